function e(e){return e?[{words:e,is_name:!1}]:[]}function t(e){return e.map(({words:e})=>e).join(``)}function n(e){let t=[[]];for(let{words:n,is_name:r}of e){let[e=``,...i]=n.split(`
`);for(let[n,a]of[e,...i].entries())n>0&&t.push([]),a&&t.at(-1)?.push({words:a,is_name:r})}return t}function r(t){return t.flatMap((t,n)=>n>0?[...e(`
`),...t]:t)}export{t as i,n,e as r,r as t};