//# allFunctionsCalledOnLoad
function e({rating:e,interval:t}){return{rating:String(e),interval:String(t)}}export{e as t};