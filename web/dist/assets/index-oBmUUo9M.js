const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["./Cover-D1M6Y-WV.js","./icons-BpYgh5nM.js","./Cover-DzrjMpEY.css","./draft-Bd36Rati.js","./draft-Cr8FCn0j.css","./duel-CertmtNu.js","./Terms-C0zIasp3.js","./Terms-CmBvDcw6.css","./duel-BCTwTf95.css","./storyline-DCsNnowG.js","./storyline-1eOPkC27.css"])))=>i.map(i=>d[i]);
import{$ as e,A as t,B as n,C as r,D as i,E as a,F as o,G as s,H as c,I as l,J as u,K as d,L as f,M as p,N as m,O as h,P as g,Q as _,R as v,U as y,V as b,W as x,X as S,Y as C,Z as w,_ as T,a as E,at as D,b as O,c as k,d as A,f as j,g as M,h as N,it as P,j as F,k as I,l as L,lt as R,m as z,n as ee,nt as B,ot as V,p as H,q as U,r as te,rt as W,s as G,tt as K,u as ne,v as q,w as J,x as re,y as ie,z as ae}from"./icons-BpYgh5nM.js";var Y=`brickroad`;function oe(){try{let e=JSON.parse(localStorage.getItem(Y)??`{}`);return typeof e==`object`&&e?ce(e):{}}catch{return{}}}function se(e){try{localStorage.setItem(Y,JSON.stringify({...oe(),...e}))}catch{}}function ce(e){let{lang:t,game:n,seats:r}=e;return{...t===`en`||t===`fr`?{lang:t}:{},...typeof n==`string`?{game:n}:{},...Array.isArray(r)&&r.every(le)?{seats:r}:{}}}function le(e){if(typeof e!=`object`||!e)return!1;let{name:t,bot:n}=e;return typeof t==`string`&&(n===null||typeof n==`string`)}function ue(e,t){let n=t.log[0]?.entry;if(e===null||n===void 0||!pe(t,e))return t;let r=(e.log.at(-1)?.entry??0)>=n,i=e.log.filter(({entry:e})=>e<n);return!r||i.length===0?t:{...t,log:[...i,...t.log],hasEarlier:e.hasEarlier}}function de(e,t){let n=e.log[0]?.entry??0,r=t.lines.every(({entry:e})=>e<n);return!e.hasEarlier||!r||!pe(e,t)?e:{...e,log:[...t.lines,...e.log],hasEarlier:t.hasEarlier}}function fe({log:e,hasEarlier:t}){let n=e[0]?.entry;return t&&n!==void 0?{say:`log`,before:n}:null}function pe(e,t){return e.table===t.table&&e.viewer===t.viewer&&e.lang===t.lang}function X(e){return e?[{words:e,is_name:!1}]:[]}function Z(e){return e.map(({words:e})=>e).join(``)}function me(e,t){let n=t;return e.flatMap(({words:e,is_name:t})=>{let r=e.slice(0,n);return n-=r.length,r?[{words:r,is_name:t}]:[]})}function he(e,t){let n=Z(t),r=e.indexOf(n);return r<0?X(e):[...X(e.slice(0,r)),...t,...X(e.slice(r+n.length))]}function ge(e){let t=[[]];for(let{words:n,is_name:r}of e){let[e=``,...i]=n.split(`
`);for(let[n,a]of[e,...i].entries())n>0&&t.push([]),a&&t.at(-1)?.push({words:a,is_name:r})}return t}function _e(e){return e.flatMap((e,t)=>t>0?[...X(`
`),...e]:e)}function ve(e,t){return{link:`connecting`,screen:e,lang:t,games:[],bots:[],tables:null,position:null,opening:!1,notice:``,saying:[]}}function ye(e,t){switch(t.is){case`linked`:return{...e,link:`open`};case`lost`:return{...e,link:`lost`,opening:!1};case`went`:return be(e,t.screen);case`spoke`:return{...e,lang:t.lang};case`noticed`:return{...e,notice:t.words};case`asked`:return{...e,notice:``,opening:e.opening||xe(t.message)};case`heard`:return Se(e,t.message);default:return t}}function be(e,t){return t.at===`table`&&e.position?.table===t.table?{...e,screen:t}:{...e,screen:t,position:null,opening:!1,notice:``,saying:[]}}function xe(e){return e.say===`create`||e.say===`fork`||e.say===`import`}function Se(e,t){switch(t.say){case`welcome`:return{...e,lang:t.lang,games:t.games,bots:t.bots};case`tables`:return{...e,tables:t.tables};case`position`:return Ce(e,t);case`log`:return{...e,position:e.position&&de(e.position,t)};case`refused`:return we(e,t.reason);default:return t}}function Ce(e,t){let{screen:n}=e;if((n.at!==`table`||n.table!==t.table)&&!e.opening)return e;let r=e.position?.table===t.table?e.position:null;return{...e,screen:{at:`table`,table:t.table},position:ue(r,t),opening:!1,notice:r?``:e.notice,saying:Te(r,t)}}function we(e,t){let n=e.screen.at===`table`&&e.position===null?{at:`lobby`}:e.screen;return{...e,screen:n,opening:!1,notice:t,saying:[t]}}function Te(e,t){if(t.passTo!==null)return[];let{heading:n}=t.scene,r=Z(t.scene.prompt);if(e===null)return[n,r];if(t.shown<t.entries||e.shown<e.entries){let e=t.log.at(-1)?.words;return e===void 0?[n]:[n,Z(e)]}let i=e.passTo===null&&e.shown<=t.shown?e.shown:t.shown,a=t.log.filter(e=>e.entry>i).map(e=>Z(e.words));return t.scene.choices.length>0||t.scene.sheet!==null||t.shown<e.shown?[...a,t.scene.sheet?.verdict??r]:a}function Ee(e,t){let n=e.viewer===t.viewer?e:t;return t.news.flatMap(({entry:e,fight:r})=>r?[De(n,e,r,t)]:[])}function De(e,t,n,r){let i=new Set(n.sides.flatMap(e=>e.cards.map(e=>e.id))),a=e.log.filter(e=>e.entry<=t),o=a.at(-1)?.entry??0,s=Oe(r.news).filter(e=>e.entry>o&&e.entry<=t);return{...e,row:r.row-(r.entries-t),entries:t,shown:t,stopAfter:null,turn:`chance`,canUndo:!1,passTo:null,scene:{...e.scene,prompt:[{words:n.title,is_name:!1}],zones:e.scene.zones.map(e=>({...e,cards:e.cards.filter(({id:e})=>!i.has(e))})),contest:n,choices:[]},news:[],log:[...a,...s]}}function Oe(e){return e.flatMap(({entry:e,words:t})=>t?[{entry:e,words:t}]:[])}var ke={calm:2600,brisk:1800,instant:0},Ae={calm:1600,brisk:1100,instant:0},je=3,Me=class{#e;#t;#n=null;#r=[];#i;constructor(e,t){this.#e=e,this.#t=t}heard(e){for(Ne(this.#r.at(-1)??this.#n,e)||(this.#r=[],this.#s()),this.#i===void 0?this.#a(e):this.#r.push(e);this.#r.length>je;)this.#o()}hurry(){let e=this.#r.at(-1);this.#r=[],this.#s(),e&&this.#a(e)}clear(){this.#r=[],this.#s(),this.#n=null}#a(e){let t=Pe(this.#n?.scene.contest??null,e.scene.contest),n=(this.#t()?Ae:ke)[e.pace];this.#s(),t&&n>0&&(this.#i=setTimeout(()=>this.#o(),n)),this.#n=e,this.#e(e)}#o(){this.#s();let e=this.#r.shift();e&&this.#a(e),this.#i===void 0&&this.#r.length>0&&this.#o()}#s(){clearTimeout(this.#i),this.#i=void 0}};function Ne(e,{table:t,entries:n,shown:r}){return e?.table===t&&e.shown===e.entries&&r===n&&r>e.shown}function Pe(e,t){if(!t?.sides.some(e=>e.die))return!1;let n=e=>JSON.stringify([e.title,e.sides.map(({die:e,total:t})=>[e,t.value])]);return e===null||n(e)!==n(t)}function Fe(e){switch(e.at){case`lobby`:return Ie(``);case`rules`:return Ie(`rules`,e.game,e.table);case`about`:return Ie(`about`);case`table`:return Ie(`table`,e.table);default:return e}}function Ie(...e){return`#/${e.filter(e=>e!==void 0).map(encodeURIComponent).join(`/`)}`}function Le(e){let[t,n,r]=e.replace(/^#\/?/,``).split(`/`).map(Re);return t===`rules`&&n?{at:t,game:n,...r?{table:r}:{}}:t===`rules`||t===`about`?{at:t}:t===`table`&&n?{at:`table`,table:n}:{at:`lobby`}}function Re(e){try{return decodeURIComponent(e)}catch{return e}}function ze(e,t){let n=URL.createObjectURL(new Blob([t],{type:`application/x-ndjson`})),r=document.createElement(`a`);r.href=n,r.download=e,r.click(),URL.revokeObjectURL(n)}var Be=250,Ve=5e3,He=class{#e;#t;#n=null;#r=Be;constructor(e,t){this.#e=e,this.#t=t}connect(){let e=new WebSocket(this.#e);this.#n=e,e.onopen=()=>{this.#r=Be,this.#t.linked()},e.onmessage=e=>this.#t.heard(JSON.parse(e.data)),e.onclose=()=>{this.#t.lost(),setTimeout(()=>this.connect(),this.#r),this.#r=Math.min(this.#r*2,Ve)}}say(e){this.#n?.readyState===WebSocket.OPEN&&this.#n.send(JSON.stringify(e))}};function Ue(e){return`${e.protocol===`https:`?`wss`:`ws`}://${e.host}/socket`}function We(e){return`./api/tables/${encodeURIComponent(e)}/record`}function Ge(e,t){if(e===null||!Ke(e,t))return null;let{order:n,zones:r,heading:i,prompt:a,contest:o,choices:s,sheet:c}=t,l=new Map(r.map(t=>[t.id,qe(e,t)])),u=new Map(e.scene.zones.map(e=>[e.id,e])),d=(n??e.scene.zones.map(({id:e})=>e)).map(e=>l.has(e)?l.get(e):u.get(e));return d.every(e=>e!==void 0)?{...e,row:t.row,entries:t.entries,shown:t.entries,digest:t.digest,turn:t.turn,records:t.records,canUndo:t.canUndo,stopBefore:t.stopBefore,stopAfter:null,scene:{heading:i,prompt:a,zones:d,contest:o,choices:s,sheet:c},news:t.news,log:[...e.log,...Oe(t.news)]}:null}function Ke({table:e,viewer:t,lang:n,row:r},i){return e===i.table&&t===i.viewer&&n===i.lang&&r===i.since}function qe({scene:e},{cards:t,...n}){let r=new Map(e.zones.flatMap(e=>e.cards).map(e=>[e.id,e])),i=t.map(e=>typeof e==`string`?r.get(e):e);return i.every(e=>e!==void 0)?{...n,cards:i}:void 0}var Je=class{#e=e(ve({at:`lobby`},`en`));get model(){return v(this.#e)}set model(e){_(this.#e,e)}#t;#n=null;#r=new Me(e=>this.#l({is:`heard`,message:{say:`position`,...e}}),()=>matchMedia(`(prefers-reduced-motion: reduce)`).matches);constructor(e,t){this.model=ve(Le(location.hash),t),this.#t=new He(e,{linked:()=>this.#i(),lost:()=>this.#l({is:`lost`}),heard:e=>this.#s(e)}),addEventListener(`popstate`,()=>this.go(Le(location.hash)));for(let e of[`click`,`keydown`])addEventListener(e,()=>setTimeout(()=>this.#r.hurry()))}connect(){this.#t.connect()}go=e=>{let t=this.model.position!==null;this.#l({is:`went`,screen:e}),this.model.position===null&&(this.#r.clear(),t&&this.#t.say({say:`leave`}),this.#o())};ask=e=>{this.#l({is:`asked`,message:e}),this.#t.say(e)};notice=e=>{this.#l({is:`noticed`,words:e})};speak=e=>{se({lang:e}),this.#l({is:`spoke`,lang:e}),this.#a(),this.model.screen.at!==`table`&&this.#t.say({say:`tables`})};#i(){this.#l({is:`linked`}),this.model.screen.at===`table`&&this.#a(),this.#o()}#a(){this.#t.say({say:`hello`,lang:this.model.lang})}#o(){let{screen:e}=this.model;e.at===`table`?this.#t.say({say:`open`,table:e.table}):(this.#a(),this.#t.say({say:`tables`}))}#s(e){if(e.say===`position`||e.say===`update`){this.#c(e);return}if(e.say===`record`){ze(`brickroad-${this.#n?.game??`game`}.jsonl`,e.text);return}let t=this.model.screen;this.#l({is:`heard`,message:e}),e.say===`refused`&&this.model.screen!==t&&this.#o()}#c(e){let t=this.#n,n=e.say===`position`?e:Ge(t,e);if(this.#n=n,n)for(let e of[...t?Ee(t,n):[],n])this.#r.heard(e);else this.#t.say({say:`again`})}#l(e){this.model=ye(this.model,e);let t=Fe(this.model.screen);t!==(location.hash||`#/`)&&history.pushState(null,``,t)}},Ye=class{constructor(e){this.value=e}valueOf(){return this.value}},Q=class extends Ye{constructor(e=`???`){super(e)}toString(e){return`{${this.value}}`}},$=class extends Ye{constructor(e,t={}){super(e),this.opts=t}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return this.value.toString(10)}},Xe=class e extends Ye{static supportsValue(t){if(typeof t==`number`||t instanceof Date)return!0;if(t instanceof Ye)return e.supportsValue(t.valueOf());if(`Temporal`in globalThis){let e=globalThis.Temporal;if(t instanceof e.Instant||t instanceof e.PlainDateTime||t instanceof e.PlainDate||t instanceof e.PlainMonthDay||t instanceof e.PlainTime||t instanceof e.PlainYearMonth)return!0}return!1}constructor(t,n={}){t instanceof e?(n={...t.opts,...n},t=t.value):t instanceof Ye&&(t=t.valueOf()),typeof t==`object`&&`calendarId`in t&&n.calendar===void 0&&(n={...n,calendar:t.calendarId}),super(t),this.opts=n}[Symbol.toPrimitive](e){return e===`string`?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e==`number`)return e;if(e instanceof Date)return e.getTime();if(`epochMilliseconds`in e)return e.epochMilliseconds;if(`toZonedDateTime`in e)return e.toZonedDateTime(`UTC`).epochMilliseconds;throw TypeError(`Unwrapping a non-number value as a number`)}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return typeof this.value==`number`||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}},Ze=100,Qe=`⁨`,$e=`⁩`;function et(e,t,n){return n===t||n instanceof $&&t instanceof $&&n.value===t.value||t instanceof $&&typeof n==`string`&&n===e.memoizeIntlObject(Intl.PluralRules,t.opts).select(t.value)}function tt(e,t,n){return t[n]?ut(e,t[n].value):(e.reportError(RangeError(`No default`)),new Q)}function nt(e,t){let n=[],r=Object.create(null);for(let i of t)i.type===`narg`?r[i.name]=rt(e,i.value):n.push(rt(e,i));return{positional:n,named:r}}function rt(e,t){switch(t.type){case`str`:return t.value;case`num`:return new $(t.value,{minimumFractionDigits:t.precision});case`var`:return it(e,t);case`mesg`:return at(e,t);case`term`:return ot(e,t);case`func`:return st(e,t);case`select`:return ct(e,t);default:return new Q}}function it(e,{name:t}){let n;if(e.params){if(Object.prototype.hasOwnProperty.call(e.params,t))n=e.params[t];else return new Q(`$${t}`)}else if(e.args&&Object.prototype.hasOwnProperty.call(e.args,t))n=e.args[t];else return e.reportError(ReferenceError(`Unknown variable: $${t}`)),new Q(`$${t}`);if(n instanceof Ye)return n;switch(typeof n){case`string`:return n;case`number`:return new $(n);case`object`:if(Xe.supportsValue(n))return new Xe(n);default:return e.reportError(TypeError(`Variable type not supported: $${t}, ${typeof n}`)),new Q(`$${t}`)}}function at(e,{name:t,attr:n}){let r=e.bundle._messages.get(t);if(!r)return e.reportError(ReferenceError(`Unknown message: ${t}`)),new Q(t);if(n){let i=r.attributes[n];return i?ut(e,i):(e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new Q(`${t}.${n}`))}return r.value?ut(e,r.value):(e.reportError(ReferenceError(`No value: ${t}`)),new Q(t))}function ot(e,{name:t,attr:n,args:r}){let i=`-${t}`,a=e.bundle._terms.get(i);if(!a)return e.reportError(ReferenceError(`Unknown term: ${i}`)),new Q(i);if(n){let t=a.attributes[n];if(t){e.params=nt(e,r).named;let n=ut(e,t);return e.params=null,n}return e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new Q(`${i}.${n}`)}e.params=nt(e,r).named;let o=ut(e,a.value);return e.params=null,o}function st(e,{name:t,args:n}){let r=e.bundle._functions[t];if(!r)return e.reportError(ReferenceError(`Unknown function: ${t}()`)),new Q(`${t}()`);if(typeof r!=`function`)return e.reportError(TypeError(`Function ${t}() is not callable`)),new Q(`${t}()`);try{let t=nt(e,n);return r(t.positional,t.named)}catch(n){return e.reportError(n),new Q(`${t}()`)}}function ct(e,{selector:t,variants:n,star:r}){let i=rt(e,t);if(i instanceof Q)return tt(e,n,r);for(let t of n)if(et(e,i,rt(e,t.key)))return ut(e,t.value);return tt(e,n,r)}function lt(e,t){if(e.dirty.has(t))return e.reportError(RangeError(`Cyclic reference`)),new Q;e.dirty.add(t);let n=[],r=e.bundle._useIsolating&&t.length>1;for(let i of t)if(typeof i==`string`)n.push(e.bundle._transform(i));else{if(e.placeables++,e.placeables>Ze)throw e.dirty.delete(t),RangeError(`Too many placeables expanded: ${e.placeables}, max allowed is ${Ze}`);r&&n.push(Qe),n.push(rt(e,i).toString(e)),r&&n.push($e)}return e.dirty.delete(t),n.join(``)}function ut(e,t){return typeof t==`string`?e.bundle._transform(t):lt(e,t)}var dt=class{constructor(e,t,n){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=t,this.args=n}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,t){let n=this.bundle._intls.get(e);n||(n={},this.bundle._intls.set(e,n));let r=JSON.stringify(t);return n[r]||(n[r]=new e(this.bundle.locales,t)),n[r]}};function ft(e,t){let n=Object.create(null);for(let[r,i]of Object.entries(e))t.includes(r)&&(n[r]=i.valueOf());return n}var pt=[`unitDisplay`,`currencyDisplay`,`useGrouping`,`minimumIntegerDigits`,`minimumFractionDigits`,`maximumFractionDigits`,`minimumSignificantDigits`,`maximumSignificantDigits`];function mt(e,t){let n=e[0];if(n instanceof Q)return new Q(`NUMBER(${n.valueOf()})`);if(n instanceof $)return new $(n.valueOf(),{...n.opts,...ft(t,pt)});if(n instanceof Xe)return new $(n.toNumber(),{...ft(t,pt)});throw TypeError(`Invalid argument to NUMBER`)}var ht=[`dateStyle`,`timeStyle`,`fractionalSecondDigits`,`dayPeriod`,`hour12`,`weekday`,`era`,`year`,`month`,`day`,`hour`,`minute`,`second`,`timeZoneName`];function gt(e,t){let n=e[0];if(n instanceof Q)return new Q(`DATETIME(${n.valueOf()})`);if(n instanceof Xe||n instanceof $)return new Xe(n,ft(t,ht));throw TypeError(`Invalid argument to DATETIME`)}var _t=new Map;function vt(e){let t=Array.isArray(e)?e.join(` `):e,n=_t.get(t);return n===void 0&&(n=new Map,_t.set(t,n)),n}var yt=class{constructor(e,{functions:t,useIsolating:n=!0,transform:r=e=>e}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:mt,DATETIME:gt,...t},this._useIsolating=n,this._transform=r,this._intls=vt(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:t=!1}={}){let n=[];for(let r=0;r<e.body.length;r++){let i=e.body[r];if(i.id.startsWith(`-`)){if(t===!1&&this._terms.has(i.id)){n.push(Error(`Attempt to override an existing term: "${i.id}"`));continue}this._terms.set(i.id,i)}else{if(t===!1&&this._messages.has(i.id)){n.push(Error(`Attempt to override an existing message: "${i.id}"`));continue}this._messages.set(i.id,i)}}return n}formatPattern(e,t=null,n=null){if(typeof e==`string`)return this._transform(e);let r=new dt(this,n,t);try{return lt(r,e).toString(r)}catch(e){if(r.errors&&e instanceof Error)return r.errors.push(e),new Q().toString(r);throw e}}},bt=/^(-?[a-zA-Z][\w-]*) *= */gm,xt=/\.([a-zA-Z][\w-]*) *= */y,St=/\*?\[/y,Ct=/(-?[0-9]+(?:\.([0-9]+))?)/y,wt=/([a-zA-Z][\w-]*)/y,Tt=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,Et=/^[A-Z][A-Z0-9_-]*$/,Dt=/([^{}\n\r]+)/y,Ot=/([^\\"\n\r]*)/y,kt=/\\([\\"])/y,At=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,jt=/^\n+/,Mt=/ +$/,Nt=/ *\r?\n/g,Pt=/( *)$/,Ft=/{\s*/y,It=/\s*}/y,Lt=/\[\s*/y,Rt=/\s*] */y,zt=/\s*\(\s*/y,Bt=/\s*->\s*/y,Vt=/\s*:\s*/y,Ht=/\s*,?\s*/y,Ut=/\s+/y,Wt=class{constructor(e){this.body=[],bt.lastIndex=0;let t=0;for(;;){let n=bt.exec(e);if(n===null)break;t=bt.lastIndex;try{this.body.push(s(n[1]))}catch(e){if(e instanceof SyntaxError)continue;throw e}}function n(n){return n.lastIndex=t,n.test(e)}function r(n,r){if(e[t]===n)return t++,!0;if(r)throw new r(`Expected ${n}`);return!1}function i(e,r){if(n(e))return t=e.lastIndex,!0;if(r)throw new r(`Expected ${e.toString()}`);return!1}function a(n){n.lastIndex=t;let r=n.exec(e);if(r===null)throw SyntaxError(`Expected ${n.toString()}`);return t=n.lastIndex,r}function o(e){return a(e)[1]}function s(e){let t=l(),n=c();if(t===null&&Object.keys(n).length===0)throw SyntaxError(`Expected message value or attributes`);return{id:e,value:t,attributes:n}}function c(){let e=Object.create(null);for(;n(xt);){let t=o(xt),n=l();if(n===null)throw SyntaxError(`Expected attribute value`);e[t]=n}return e}function l(){let r;if(n(Dt)&&(r=o(Dt)),e[t]===`{`||e[t]===`}`)return u(r?[r]:[],1/0);let i=x();return i?r?u([r,i],i.length):(i.value=S(i.value,jt),u([i],i.length)):r?S(r,Mt):null}function u(r=[],i){for(;;){if(n(Dt)){r.push(o(Dt));continue}if(e[t]===`{`){r.push(d());continue}if(e[t]===`}`)throw SyntaxError(`Unbalanced closing brace`);let a=x();if(a)r.push(a),i=Math.min(i,a.length);else break}let a=r.length-1,s=r[a];typeof s==`string`&&(r[a]=S(s,Mt));let c=[];for(let e of r)e instanceof Gt&&(e=e.value.slice(0,e.value.length-i)),e&&c.push(e);return c}function d(){i(Ft,SyntaxError);let e=f();if(i(It))return e;if(i(Bt)){let t=h();return i(It,SyntaxError),{type:`select`,selector:e,...t}}throw SyntaxError(`Unclosed placeable`)}function f(){if(e[t]===`{`)return d();if(n(Tt)){let[,e,t,n=null]=a(Tt);if(e===`$`)return{type:`var`,name:t};if(i(zt)){let r=p();if(e===`-`)return{type:`term`,name:t,attr:n,args:r};if(Et.test(t))return{type:`func`,name:t,args:r};throw SyntaxError(`Function names must be all upper-case`)}return e===`-`?{type:`term`,name:t,attr:n,args:[]}:{type:`mesg`,name:t,attr:n}}return _()}function p(){let n=[];for(;;){switch(e[t]){case`)`:return t++,n;case void 0:throw SyntaxError(`Unclosed argument list`)}n.push(m()),i(Ht)}}function m(){let e=f();return e.type===`mesg`&&i(Vt)?{type:`narg`,name:e.name,value:_()}:e}function h(){let e=[],t=0,i;for(;n(St);){r(`*`)&&(i=t);let n=g(),a=l();if(a===null)throw SyntaxError(`Expected variant value`);e[t++]={key:n,value:a}}if(t===0)return null;if(i===void 0)throw SyntaxError(`Expected default variant`);return{variants:e,star:i}}function g(){i(Lt,SyntaxError);let e;return e=n(Ct)?v():{type:`str`,value:o(wt)},i(Rt,SyntaxError),e}function _(){if(n(Ct))return v();if(e[t]===`"`)return y();throw SyntaxError(`Invalid expression`)}function v(){let[,e,t=``]=a(Ct),n=t.length;return{type:`num`,value:parseFloat(e),precision:n}}function y(){r(`"`,SyntaxError);let n=``;for(;;)if(n+=o(Ot),e[t]===`\\`)n+=b();else{if(r(`"`))return{type:`str`,value:n};throw SyntaxError(`Unclosed string literal`)}}function b(){if(n(kt))return o(kt);if(n(At)){let[,e,t]=a(At),n=parseInt(e||t,16);return n<=55295||57344<=n?String.fromCodePoint(n):`�`}throw SyntaxError(`Unknown escape sequence`)}function x(){let n=t;switch(i(Ut),e[t]){case`.`:case`[`:case`*`:case`}`:case void 0:return!1;case`{`:return C(e.slice(n,t))}return e[t-1]===` `&&C(e.slice(n,t))}function S(e,t){return e.replace(t,``)}function C(e){let t=e.replace(Nt,`
`),n=Pt.exec(e)[1].length;return new Gt(t,n)}}},Gt=class{constructor(e,t){this.value=e,this.length=t}},Kt=`# The web client's own words. What happens at the table is said by the games and the server.

page-title = Brickroad: card games of Oz
tagline = Card games of Oz, at your own table
skip = Skip to the content
pages = Pages
language = Language
close = Close
connecting = Opening the book …
link-lost = The connection is lost. Trying again; nothing of the game is lost.
labelled = { $label }: { $words }

nav-lobby = Games
nav-rules = How to play
nav-about = About
nav-table = Table

new-game = A new game
game = Game
players = Players
you = Traveller
person = A person
person-help = Plays at this screen.
bot = Bot
bots = Bots
seat-name = Name at seat { $number }
seat-who = Who plays at seat { $number }
name-blank = This seat has no name that can be seen. Expected 1 to { $most } characters.
name-long = This name is too long. Expected 1 to { $most } characters.
name-odd = This name has a sign that cannot be seen. Expected 1 to { $most } letters, digits and the like.
name-same = Seat { $seat } has this name too. Expected names that differ in more than capital letters.
seats-between = { $fewest } to { $most } players
seats-exactly =
    { $most ->
        [one] { $most } player
       *[other] { $most } players
    }
change-sides = Change sides
option-range = from { $least } to { $most }
options = Options of this table
begin = Lay out the cards

games-begun = Games to go on with
games-begun-none = No game is waiting.
games-past = Games played
games-past-none = No game has ended yet.
remove = Remove
remove-sure = Remove this game for good?
remove-yes = Remove it
remove-no = Keep it
import = Open a record
import-help = A game saved as a file (JSON Lines) opens as a new table.
import-too-long = This file is too long for a record. Expected at most { $most } kB.

more = More
undo = Take back
look-back = Look back
step-first = To the beginning
step-back = One step back
step-on = One step on
step-last = To the newest
step-where = { $shown } of { $entries }
step-now = Back to now
past = You are looking back.
fork = Play on from here
fork-reveals = Play on, though it shows what is hidden now
pace = Bots
pace-calm = calm
pace-brisk = brisk
pace-instant = at once
record = Save record
record-reveals = Save with every hand
record-redacted = Save my log
another = Another game

aside = The others, and what happened
log = What happened
log-step = Look back to this moment
log-earlier = What happened before

pass-to = Pass the screen to { $name }
pass-help = The hands are hidden until { $name } is here.
i-am = I am { $name }

to-move = to move
cards-held =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }

draft-columns = Columns
draft-column-taken = Taken
draft-take = Take
draft-turn-down = Turn down
draft-your-hand = Your hand
draft-your-stories = Your stories
draft-turned-down =
    { $count ->
        [0] none turned down
       *[other] { $count } turned down
    }
draft-deck-left = { $characters } Characters and { $stories } Stories still to come
draft-character-dorothy = Dorothy
draft-character-toto = Toto
draft-character-lion = Lion
draft-character-scarecrow = Scarecrow
draft-character-tinman = Tin Man
draft-character-glinda = Glinda
draft-character-witch = Witch
draft-character-oz = Oz

# Any finer board.
board-several = { $words }, and { $count } more
board-read = Read: { $name }
board-put-down = Put it down
board-also = Also

duel-good = Good
duel-evil = Evil
duel-table = The table
duel-nobody = Nobody is here yet.
duel-under =
    { $count ->
        [one] { $count } card under { $name }
       *[other] { $count } cards under { $name }
    }
duel-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
duel-force-of = { $name }: Force { $force }, and how it is made up
duel-made-of = { $name }, { $label }: { $value }, and how it is made up
duel-together = { $count } together
duel-pile = { $label }: { $count }
duel-pile-hand = Hand
duel-pile-deck = Deck
duel-pile-discard = Discard
duel-pile-killed = Killed
duel-pile-exiled = Exiled
duel-kind-character = Character
duel-kind-companion = Companion
duel-kind-item = Item
duel-kind-modifier = Modifier
duel-kind-location = Location
duel-kind-attack = Attack
duel-kind-spell = Spell
duel-kind-event = Event
duel-kind-free = Free Attack
duel-declared = Declared attacks
duel-answers = What you may answer
duel-ahead = ahead
duel-die = The die: { $value }
duel-die-waits = The die is not rolled yet.

put-back = Go back

score = The score
winner = Winner
points =
    { $count ->
        [one] point
       *[other] points
    }
counted = What was counted

# How to play: for every game, and then for each.
rules-games = Games
rules-back = Back to the table
rules-none = Nothing is written here yet on how to play this game. Its table says at every step what may be done.

draft-how-aim = Gather Characters in your hand, and keep the four Stories that fit them best. Most points wins; tied players all win.
draft-how-cast = The Characters
draft-how-round = A round
draft-how-lay = Columns are laid open: two Characters above, one Story below. There is one column more than players.
draft-how-take = In turn, each player takes one whole column: the Characters into the hand, the Story open on the table.
draft-how-down = From round 5 on, whoever has five Stories turns one of them face-down, for good: any of the five.
draft-how-pass = The column nobody took is put away, and the next player to the left goes first.
draft-how-end = The end
draft-how-count = Everybody shows the hand and counts the four open Stories. A Character may count for several Stories, but only once within one Story.
draft-how-stories = The nine kinds of Story
draft-story-single = Single
draft-story-single-worth = 1 point for each of one Character.
draft-story-couple = Couple
draft-story-couple-worth = 2 points for each couple of two Characters.
draft-story-twins = Twins
draft-story-twins-worth = 3 points for each two of one Character.
draft-story-quartet = Quartet
draft-story-quartet-worth = 4 points for each set of four Characters.
draft-story-trio = Trio
draft-story-trio-worth = 2, 7 or 12 points for one, two or three sets of three Characters; more sets bring no more.
draft-story-few = Few
draft-story-few-worth = 4 points if you hold at most one of a Character.
draft-story-hand = Hand majority
draft-story-hand-worth = 5 points if no other Character is more numerous in your hand; a tie is enough.
draft-story-table = Table majority
draft-story-table-worth = 8 points if no other player holds more of a Character; a tie is enough.
draft-story-favour = Favour
draft-story-favour-worth = 3 points for each of one Character, less 1 for each of two others. It can be negative.
draft-how-seats = With two, three or four
draft-how-players = Players
draft-how-columns = Columns
draft-how-rounds = Rounds
draft-how-cards = Cards of each Character
draft-how-four = With four players, the last round uses the two Characters left and eight drawn from those put away.
draft-how-keys = Keys
draft-how-keys-help = Arrow keys move between the choices, Enter takes one. Tab goes to everything else.

duel-how-aim = One player leads the friends of Oz, the other their enemies, each with a deck of their own. Whoever has nobody left to play with loses.
duel-how-good = 52 cards, 13 of them Characters.
duel-how-evil = 48 cards, 8 of them Characters, and 7 attacks that capture.
duel-how-viable = Only viable Characters count: in play, and neither Killed, Exiled, Captured nor Incapacitated.
duel-how-turn = A turn
duel-how-adventure = Adventure
duel-how-adventure-does = Draw two cards, and more if a Character of yours says so.
duel-how-summon = Summon
duel-how-summon-does = Put down as many Characters and Locations as you like, attach cards to your Characters, form Groups.
duel-how-attack = Attack
duel-how-attack-does = Declare all your attacks, one after another. Then they are fought, in that order.
duel-how-rest = Rest
duel-how-rest-does = Keep seven cards at most, or what your cards allow. Assign your Characters and Groups to Locations of yours.
duel-how-cards = The cards
duel-how-characters = Characters
duel-how-characters-do = Lie open before you, attack and defend with their Force. Some are Spellcasters, some are Women: other cards ask for it.
duel-how-attached = Attached
duel-how-attached-do = Companions, Items and Modifiers are attached to one Character of yours, and stay there.
duel-how-locations = Locations
duel-how-locations-do = Help whoever is assigned to them.
duel-how-attacks = Attacks
duel-how-attacks-do = One for each attack: it adds its Force, and says what becomes of the target.
duel-how-spells = Spells
duel-how-spells-do = Only with a viable Spellcaster on your side. Those with a Force, and Incantation, are for battles, the others for your own turn. Enchantment and Curse, though, are attached to one Character in your Summon Phase, and stay.
duel-how-events = Events
duel-how-events-do = When the card says so: in a phase of yours, in a battle, or at any time.
duel-how-battles = Attacks and battles
duel-how-declare = Each of your Characters or Groups may attack once a turn. Choose who attacks, with which Attack card, and the target: a Character or Group of the other side, a Location, or somebody captured, as the card says.
duel-how-intervene = If the target is a Location or somebody captured, the Defender may let one Character or Group intervene and fight for it. If nobody does, the attack succeeds.
duel-how-roll = Both sides roll a die with twelve sides, and add:
duel-how-attack-total = Attack
duel-how-attack-made = the die, the Force of all who attack, of all they bear, what their Location gives, and the Force of the Attack card; less what the Location of those who are attacked takes
duel-how-defence-total = Defence
duel-how-defence-made = the die, the Force of all who defend, of all they bear, and what their Location gives
duel-how-answer = Whoever is losing may play an Event or a Spell; then again whoever is losing. It ends when the losing side passes.
duel-how-outcome = The higher total wins, and a tie is the attacker’s. If the attack has won, it does what its card says; if not, nothing comes of it.
duel-how-free = The Free Attack: once a turn, somebody who makes no other attack may attack without a card, to capture, to free one of yours who is captured, or to take back a Location of yours.
duel-how-fates = What becomes of Characters
duel-how-killed = Killed, Exiled
duel-how-killed-do = Out of the game. All that was attached is discarded.
duel-how-incapacitated = Incapacitated
duel-how-incapacitated-do = Stays with its owner and can do nothing, until a card restores it.
duel-how-controlled = Controlled
duel-how-controlled-do = Is yours, with all it bears. It goes home when whoever took it in an attack is no longer viable or changes sides.
duel-how-captured = Captured
duel-how-captured-do = Is held, and is viable for nobody; all but its Modifiers is discarded. It goes home in the same way.
duel-how-groups = Groups
duel-how-groups-do = Up to four Characters may be one Group, formed and left in your Summon Phase. They add their Force, attack and defend as one, and what an attack or a Spell does to one it does to all. Only two things hit one alone: an Event, and a Spell that stays attached to one, which is Curse.
duel-how-places = Locations
duel-how-places-do = In your Rest Phase each Character or Group goes to one of your Locations, or to none, and there it stays until another Rest Phase. What a Location gives is for those who are there.
duel-how-end = The end
duel-how-end-when = At the end of each of your turns, from the sixth on, you need a viable Character. After two such turns in a row without one you have lost. When as many turns have been played as the table allows, most viable Characters win, then most Force.
duel-how-hands = At the table
duel-how-point = What you may do something with has a golden edge. Click or touch it: what can be done in only one way is done at once.
duel-how-aim-at = If it takes a target, or can be done in several ways, it is picked up. Then click one of the targets that shine, or choose from the list that opens. Escape, or a click beside the cards, puts it down.
duel-how-read = Everything else may be read: rest the pointer on a card, or touch it, and it says all it does. Click or touch a number, and it says what it is made of.
duel-how-keys = With keys: arrows go from one thing you may do to the next, Enter takes it. Tab leads to the button that ends a phase, and to all that can be read.

about-what = Brickroad plays card games of Oz: at your own table in the browser or in a terminal, with friends or against bots.
about-games = The games
about-draft = “Oz” is a game by Emanuele Ornella, illustrated by Maliki, published by Asmodee and Ystari in 2011. Its rules are played here as published. Which cards are in the set is published only in part; the rest is our own choice.
about-duel = “Good against Evil” is played from a public text of Warp Spawn Games, the series of print-and-play games by Lloyd Krassner: the file COZ, with the rules and a hundred cards. The cards are as published there, and their French names are ours. Where the text leaves something open we have decided, and every decision is written down beside the source.
about-not-ours = The rules belong to their authors. Names are used to say which game is meant. Brickroad is not affiliated with, or endorsed by, any of them.
about-pictures = Pictures and letters
about-icons = The pictures on the cards are by Lorc, Delapouite and others, from
about-font = The letters are Sorts Mill Goudy by Barry Schwartz, under the SIL Open Font License 1.1.
about-words = The lines of the tale
about-quotes = The Stories quote “The Wonderful Wizard of Oz” by L. Frank Baum (1900), which is in the public domain.
about-privacy = Your games
about-privacy-help = Your games are kept where Brickroad runs. The page loads nothing from anywhere else.

## The board of The Card Game of Oz and of the Epic Card Game

storyline-table = The table
storyline-road = Your Storyline
storyline-wheel = The other spokes
storyline-purse = To spend and to draw from
storyline-the-end = The End
storyline-vitality = Vitality
storyline-total = { $label }: { $value }, and how it is made up
storyline-pile = { $label }: { $count }
storyline-pile-library = Library
storyline-pile-archive = Archive
storyline-pile-banished = Banished
storyline-pile-known = Known
storyline-pile-folio = Folio
storyline-enter = To enter: { $cost } Story Points
storyline-leave = To leave: { $cost } Story Points
storyline-dice = The dice of this turn
storyline-die-blue = blue die
storyline-die-gold = gold die
storyline-rolling = still rolling
storyline-how-aim = You are an Author. A row of face-down Locations, your Storyline, leads from your Title Card to The End. You roll dice for Story Points, and spend them to bring Characters into the story and to walk them along it.
storyline-how-two = When somebody brings a Prime Character to The End, the Round is finished, and the Author with the most Vitality on the road wins. The Prime that ended the story counts for nothing: end it when you are ahead.
storyline-how-one-library = All Authors draw from one Library, and what is archived goes onto one Archive. When the Library is empty, the Archive is shuffled and becomes the Library.
storyline-how-own-library = Every Author brings a Library and has an Archive beside it. When your Library is empty, your Archive is shuffled and becomes your Library. The Locations of all are put together.
storyline-how-turn = A turn
storyline-how-draw = Draw
storyline-how-draw-does = The top card of your Library, for nothing.
storyline-how-roll = Roll
storyline-how-roll-does = Four blue dice, and one gold die for each Character you have on the road, ten dice at most.
storyline-how-actions = Story Actions
storyline-how-actions-does = Spend your Story Points, in any order, for as long as they last.
storyline-how-bonus = Bonus Movement
storyline-how-bonus-does = Each of your Characters may take one step more for nothing but what Locations charge. What is not spent then is lost.
storyline-how-spend = What Story Points buy
storyline-how-cost-draw = 1: draw
storyline-how-does-draw = The top card of the Library.
storyline-how-cost-step = 1: take a step
storyline-how-does-step = One Character goes one Location on or back. Some Locations charge more for entering or leaving.
storyline-how-cost-replace = 2: replace
storyline-how-does-replace = An open Location of your Storyline goes under the Folio, and the top one of the Folio takes its place.
storyline-how-cost-play = its cost: play
storyline-how-does-play = A card from your hand, for the number in its drop of ink.
storyline-how-cost-save = its cost or more: save
storyline-how-does-save = An Event, laid face-down before you. Turn it up later for nothing, even in the turn of another.
storyline-how-cost-archive = a card: archive
storyline-how-does-archive = A card from your hand, for one gold die.
storyline-how-cards = The cards
storyline-how-character = Characters
storyline-how-character-does = Are played onto your Title Card and walk from there. Of all versions of somebody only one is in play; your own may be changed for another for nothing.
storyline-how-object = Objects
storyline-how-object-does = Are played to a Location of your Storyline or onto a Character of yours there, and go with whoever bears them.
storyline-how-effect = Effects
storyline-how-effect-does = Happen at once, or stay attached to a Character or a Location.
storyline-how-event = Events
storyline-how-event-does = Happen at once, or are saved for later. An Event that begins with a reaction answers what it names.
storyline-how-location = Locations
storyline-how-location-does = Lie face-down until somebody enters. What is written there holds for all Authors.
storyline-how-metals-oz = The edge of a card and a sign tell its moral standing: gold with scallops and a sun is Good, stone with cut stones is Neutral, rust with thorns is Evil.
storyline-how-metals-epic = The edge of a card and a sign tell its moral standing: gold with scallops and a sun is Good, silver with cut stones is Neutral, pewter with thorns is Evil. At its foot are the icon of its Set and the film or tale that it is from.
storyline-how-walk = On the road
storyline-how-walk-does = Whoever walks to a face-down Location pays for the step and turns the page. If it charges for entering, pay that too, or stay where you were and lose what you paid.
storyline-how-vitality = Vitality stands in the red gem. Texts, Objects, Effects and the Location change it; whoever has none left is archived.
storyline-how-end = The End
storyline-how-end-does = Only a Prime Character steps from the last Location onto The End. Then everybody who has not had a turn in this Round has one, and the story is counted.
storyline-how-modes = A Challenge lasts a number of Rounds instead. Whoever plays alone needs a Prime at The End when the Rounds are over, and as much Vitality as can be had.
storyline-how-many = Three and four Authors
storyline-how-many-does = The Storylines are spokes of a wheel. Yours begins at your Title Card, passes the centre, and ends at that of the Author to your right. You share each half of it with one neighbour.
storyline-how-hands = At the table
storyline-how-point = What you may do something with has a golden edge. Click or touch it: it is picked up, and all that can be done with it is listed with what it costs. An answer to a question and a card from the Library are taken at once.
storyline-how-aim-at = Each place where it may go shows what it costs. Click the place, or choose from the list. Escape, or a click beside the cards, puts it down.
storyline-how-read = Everything else may be read: rest the pointer on it, or touch it, and it says all it does and what its Vitality is made of.
storyline-how-keys = With keys: arrows go from one thing you may do to the next, Enter takes it. Tab leads to the button that ends a part of the turn, and to all that can be read.
`,qt=`# Les mots du client web. Ce qui se passe à la table est dit par les jeux et par le serveur.

page-title = Brickroad\xA0: jeux de cartes d’Oz
tagline = Les jeux de cartes d’Oz, à votre propre table
skip = Aller au contenu
pages = Pages
language = Langue
close = Fermer
connecting = Le livre s’ouvre…
link-lost = La connexion est perdue. Nouvel essai ; rien de la partie n’est perdu.
labelled = { $label }\xA0: { $words }

nav-lobby = Parties
nav-rules = Comment jouer
nav-about = À propos
nav-table = Table

new-game = Une nouvelle partie
game = Jeu
players = Joueurs
you = Voyageur
person = Une personne
person-help = Joue à cet écran.
bot = Robot joueur
bots = Robots joueurs
seat-name = Nom à la place { $number }
seat-who = Qui joue à la place { $number }
name-blank = Cette place n’a pas de nom visible. Attendu\xA0: de 1 à { $most } signes.
name-long = Ce nom est trop long. Attendu\xA0: de 1 à { $most } signes.
name-odd = Ce nom contient un signe invisible. Attendu\xA0: de 1 à { $most } lettres, chiffres ou autres signes visibles.
name-same = La place { $seat } porte aussi ce nom. Attendu\xA0: des noms qui diffèrent par autre chose que les majuscules.
seats-between = { $fewest } à { $most } joueurs
seats-exactly =
    { $most ->
        [one] { $most } joueur
       *[other] { $most } joueurs
    }
change-sides = Changer de camp
option-range = de { $least } à { $most }
options = Options de cette table
begin = Disposer les cartes

games-begun = Parties à reprendre
games-begun-none = Aucune partie n’attend.
games-past = Parties jouées
games-past-none = Aucune partie n’est encore finie.
remove = Supprimer
remove-sure = Supprimer cette partie pour toujours ?
remove-yes = La supprimer
remove-no = La garder
import = Ouvrir une partie enregistrée
import-help = Une partie enregistrée dans un fichier (JSON Lines) s’ouvre comme une nouvelle table.
import-too-long = Ce fichier est trop long pour une partie. Au plus { $most } ko attendus.

more = Plus
undo = Reprendre le coup
look-back = Revoir
step-first = Au début
step-back = Un pas en arrière
step-on = Un pas en avant
step-last = Au plus récent
step-where = { $shown } sur { $entries }
step-now = Revenir au présent
past = Vous revoyez la partie.
fork = Rejouer à partir d’ici
fork-reveals = Rejouer, même si cela montre ce qui est caché
pace = Robots
pace-calm = calmes
pace-brisk = vifs
pace-instant = immédiats
record = Enregistrer
record-reveals = Enregistrer avec toutes les mains
record-redacted = Enregistrer mon journal
another = Une autre partie

aside = Les autres, et ce qui s’est passé
log = Ce qui s’est passé
log-step = Revoir ce moment
log-earlier = Ce qui s’est passé avant

pass-to = Passez l’écran à { $name }
pass-help = Les mains restent cachées jusqu’à l’arrivée de { $name }.
i-am = Je suis { $name }

to-move = à son tour
cards-held =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }

draft-columns = Colonnes
draft-column-taken = Prise
draft-take = Prendre
draft-turn-down = Retourner
draft-your-hand = Votre main
draft-your-stories = Vos Histoires
draft-turned-down =
    { $count ->
        [0] aucune retournée
        [one] { $count } retournée
       *[other] { $count } retournées
    }
draft-deck-left = { $characters } Personnages et { $stories } Histoires à venir
draft-character-dorothy = Dorothy
draft-character-toto = Toto
draft-character-lion = Lion
draft-character-scarecrow = Épouvantail
draft-character-tinman = Robot
draft-character-glinda = Glinda
draft-character-witch = Sorcière
draft-character-oz = Oz

# Tout plateau plus fin.
board-several = { $words }, et { $count } de plus
board-read = Lire\xA0: { $name }
board-put-down = Reposer
board-also = Et aussi

duel-good = Le Bien
duel-evil = Le Mal
duel-table = La table
duel-nobody = Personne n’est encore là.
duel-under =
    { $count ->
        [one] { $count } carte sous { $name }
       *[other] { $count } cartes sous { $name }
    }
duel-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
duel-force-of = { $name }\xA0: Force { $force }, et de quoi elle est faite
duel-made-of = { $name }, { $label }\xA0: { $value }, et de quoi c’est fait
duel-together = { $count } ensemble
duel-pile = { $label }\xA0: { $count }
duel-pile-hand = Main
duel-pile-deck = Pioche
duel-pile-discard = Défausse
duel-pile-killed = Tués
duel-pile-exiled = Exilés
duel-kind-character = Personnage
duel-kind-companion = Compagnon
duel-kind-item = Objet
duel-kind-modifier = Modificateur
duel-kind-location = Lieu
duel-kind-attack = Attaque
duel-kind-spell = Sort
duel-kind-event = Événement
duel-kind-free = Attaque libre
duel-declared = Attaques annoncées
duel-answers = Ce que vous pouvez répondre
duel-ahead = en tête
duel-die = Le dé\xA0: { $value }
duel-die-waits = Le dé n’est pas encore jeté.

put-back = Revenir

score = Le décompte
winner = Gagne
points =
    { $count ->
        [one] point
       *[other] points
    }
counted = Ce qui est compté

# Comment jouer\xA0: pour tous les jeux, puis pour chacun.
rules-games = Jeux
rules-back = Retour à la table
rules-none = Rien n’est encore écrit ici sur la façon de jouer à ce jeu. Sa table dit à chaque pas ce qui peut être fait.

draft-how-aim = Réunissez des Personnages en main et gardez les quatre Histoires qui leur conviennent le mieux. Le plus de points l’emporte ; en cas d’égalité, tous les ex æquo gagnent.
draft-how-cast = Les Personnages
draft-how-round = Un tour
draft-how-lay = On dispose des colonnes, face visible\xA0: deux Personnages en haut, une Histoire en bas. Il y a une colonne de plus que de joueurs.
draft-how-take = À son tour, chacun prend une colonne entière\xA0: les Personnages en main, l’Histoire face visible devant soi.
draft-how-down = À partir du cinquième tour, qui a cinq Histoires en retourne une face cachée, pour de bon\xA0: n’importe laquelle.
draft-how-pass = La colonne que personne n’a prise est défaussée, et le joueur de gauche devient premier joueur.
draft-how-end = La fin
draft-how-count = Chacun révèle sa main et compte ses quatre Histoires visibles. Un Personnage peut compter pour plusieurs Histoires, mais une seule fois dans une même Histoire.
draft-how-stories = Les neuf types d’Histoire
draft-story-single = Simple
draft-story-single-worth = 1 point par carte d’un Personnage.
draft-story-couple = Couple
draft-story-couple-worth = 2 points par couple de deux Personnages.
draft-story-twins = Jumeaux
draft-story-twins-worth = 3 points par paire d’un même Personnage.
draft-story-quartet = Quatuor
draft-story-quartet-worth = 4 points par série de quatre Personnages.
draft-story-trio = Trio
draft-story-trio-worth = 2, 7 ou 12 points pour un, deux ou trois triplés de trois Personnages ; un de plus ne rapporte rien.
draft-story-few = Peu
draft-story-few-worth = 4 points si vous avez au plus une carte d’un Personnage.
draft-story-hand = Majorité en main
draft-story-hand-worth = 5 points si aucun autre Personnage n’est plus nombreux dans votre main ; l’égalité suffit.
draft-story-table = Majorité à table
draft-story-table-worth = 8 points si aucun autre joueur n’a plus de cartes d’un Personnage ; l’égalité suffit.
draft-story-favour = Faveur
draft-story-favour-worth = 3 points par carte d’un Personnage, moins 1 par carte de deux autres. Le total peut être négatif.
draft-how-seats = À deux, trois ou quatre
draft-how-players = Joueurs
draft-how-columns = Colonnes
draft-how-rounds = Tours
draft-how-cards = Cartes de chaque Personnage
draft-how-four = À quatre, le dernier tour utilise les deux Personnages restants et huit tirés parmi les défaussés.
draft-how-keys = Clavier
draft-how-keys-help = Les flèches passent d’un choix à l’autre, Entrée prend. Tabulation mène à tout le reste.

duel-how-aim = L’un mène les amis d’Oz, l’autre leurs ennemis, chacun avec son propre paquet. Qui n’a plus personne avec qui jouer a perdu.
duel-how-good = 52 cartes, dont 13 Personnages.
duel-how-evil = 48 cartes, dont 8 Personnages, et 7 attaques qui capturent.
duel-how-viable = Seuls comptent les Personnages viables\xA0: en jeu, et ni morts, ni exilés, ni captifs, ni hors de combat.
duel-how-turn = Un tour
duel-how-adventure = Aventure
duel-how-adventure-does = Piochez deux cartes, et davantage si l’un de vos Personnages le dit.
duel-how-summon = Appel
duel-how-summon-does = Posez autant de Personnages et de Lieux que vous voulez, attachez des cartes à vos Personnages, formez des Groupes.
duel-how-attack = Attaque
duel-how-attack-does = Déclarez toutes vos attaques, l’une après l’autre. Puis elles se jouent, dans cet ordre.
duel-how-rest = Repos
duel-how-rest-does = Gardez sept cartes au plus, ou ce que vos cartes permettent. Placez vos Personnages et vos Groupes dans vos Lieux.
duel-how-cards = Les cartes
duel-how-characters = Personnages
duel-how-characters-do = Posés devant vous, ils attaquent et défendent avec leur Force. Certains sont Magiciens, certaines sont des Femmes\xA0: d’autres cartes le demandent.
duel-how-attached = Attachées
duel-how-attached-do = Compagnons, Objets et Modificateurs sont attachés à l’un de vos Personnages, et y restent.
duel-how-locations = Lieux
duel-how-locations-do = Aident ceux qui y sont placés.
duel-how-attacks = Attaques
duel-how-attacks-do = Une pour chaque attaque\xA0: elle ajoute sa Force et dit ce que devient la cible.
duel-how-spells = Sorts
duel-how-spells-do = Seulement avec un Magicien viable de votre côté. Ceux qui ont une Force, et Incantation, sont pour les combats, les autres pour votre propre tour. Mais Enchantement et Malédiction s’attachent à un Personnage dans votre Phase d’Appel, et restent.
duel-how-events = Événements
duel-how-events-do = Quand la carte le dit\xA0: dans une de vos phases, dans un combat, ou à tout moment.
duel-how-battles = Attaques et combats
duel-how-declare = Chacun de vos Personnages ou Groupes peut attaquer une fois par tour. Choisissez qui attaque, avec quelle carte Attaque, et la cible\xA0: un Personnage ou un Groupe adverse, un Lieu ou un captif, selon la carte.
duel-how-intervene = Si la cible est un Lieu ou un captif, le défenseur peut faire intervenir un Personnage ou un Groupe, qui se bat à sa place. Si personne n’intervient, l’attaque réussit.
duel-how-roll = Les deux camps jettent un dé à douze faces, et ajoutent\xA0:
duel-how-attack-total = Attaque
duel-how-attack-made = le dé, la Force de tous ceux qui attaquent, de tout ce qu’ils portent, ce que donne leur Lieu, et la Force de la carte Attaque ; moins ce que prend le Lieu de ceux qui sont attaqués
duel-how-defence-total = Défense
duel-how-defence-made = le dé, la Force de tous ceux qui défendent, de tout ce qu’ils portent, et ce que donne leur Lieu
duel-how-answer = Qui est en train de perdre peut jouer un Événement ou un Sort ; puis de nouveau qui est en train de perdre. C’est fini quand le camp qui perd passe.
duel-how-outcome = Le plus grand total gagne, et l’égalité est à l’attaquant. Si l’attaque a gagné, elle fait ce que dit sa carte ; sinon, elle reste sans effet.
duel-how-free = L’Attaque libre\xA0: une fois par tour, qui ne fait pas d’autre attaque peut attaquer sans carte, pour capturer, pour libérer un des vôtres qui est captif, ou pour reprendre un de vos Lieux.
duel-how-fates = Ce que deviennent les Personnages
duel-how-killed = Morts, exilés
duel-how-killed-do = Hors du jeu. Tout ce qui leur était attaché est défaussé.
duel-how-incapacitated = Hors de combat
duel-how-incapacitated-do = Reste à son propriétaire et ne peut rien faire, jusqu’à ce qu’une carte le remette sur pied.
duel-how-controlled = Sous contrôle
duel-how-controlled-do = Est à vous, avec tout ce qu’il porte. Il rentre chez lui quand qui l’a pris dans une attaque n’est plus viable ou change de camp.
duel-how-captured = Captif
duel-how-captured-do = Est détenu, et n’est viable pour personne ; tout, sauf ses Modificateurs, est défaussé. Il rentre chez lui de la même façon.
duel-how-groups = Groupes
duel-how-groups-do = Jusqu’à quatre Personnages peuvent former un Groupe, qui se fait et se défait dans votre Phase d’Appel. Ils additionnent leur Force, attaquent et défendent ensemble, et ce qu’une attaque ou un Sort fait à l’un, il le fait à tous. Deux choses seulement n’en touchent qu’un\xA0: un Événement, et un Sort qui reste attaché à un seul, c’est-à-dire Malédiction.
duel-how-places = Lieux
duel-how-places-do = Dans votre Phase de Repos, chaque Personnage ou Groupe va dans un de vos Lieux, ou dans aucun, et y reste jusqu’à une autre Phase de Repos. Ce qu’un Lieu donne est pour ceux qui y sont.
duel-how-end = La fin
duel-how-end-when = À la fin de chacun de vos tours, à partir du sixième, il vous faut un Personnage viable. Après deux de ces tours de suite sans aucun, vous avez perdu. Quand la durée maximale de la table est atteinte, le plus de Personnages viables l’emporte, puis le plus de Force.
duel-how-hands = À la table
duel-how-point = Ce dont vous pouvez vous servir a un bord doré. Cliquez dessus, ou touchez-le\xA0: ce qui ne peut se faire que d’une façon est fait aussitôt.
duel-how-aim-at = S’il faut une cible, ou s’il y a plusieurs façons, la carte est prise en main. Cliquez ensuite sur l’une des cibles qui brillent, ou choisissez dans la liste qui s’ouvre. Échap, ou un clic à côté des cartes, la repose.
duel-how-read = Tout le reste se lit\xA0: arrêtez le pointeur sur une carte, ou touchez-la, et elle dit tout ce qu’elle fait. Cliquez sur un nombre, ou touchez-le, et il dit de quoi il est fait.
duel-how-keys = Au clavier\xA0: les flèches vont d’une chose à faire à la suivante, Entrée la prend. Tabulation mène au bouton qui termine une phase, et à tout ce qui se lit.

about-what = Brickroad joue aux jeux de cartes d’Oz\xA0: à votre propre table dans le navigateur ou dans un terminal, entre amis ou contre des robots.
about-games = Les jeux
about-draft = «\xA0Oz\xA0» est un jeu d’Emanuele Ornella, illustré par Maliki, publié par Asmodee et Ystari en 2011. Ses règles sont suivies ici comme publiées. La liste des cartes n’est publiée qu’en partie ; le reste est notre choix.
about-duel = «\xA0Le Bien contre le Mal\xA0» suit un texte public de Warp Spawn Games, la série de jeux à imprimer soi-même de Lloyd Krassner\xA0: le fichier COZ, avec ses règles et cent cartes. Les cartes sont telles qu’il les publie ; leurs noms français sont les nôtres. Ce que le texte laisse ouvert, nous l’avons tranché, et chaque décision est écrite à côté du code source.
about-not-ours = Les règles appartiennent à leurs auteurs. Les noms ne servent qu’à dire de quel jeu il s’agit. Brickroad n’est ni affilié à eux, ni approuvé par eux.
about-pictures = Images et lettres
about-icons = Les images des cartes sont de Lorc, Delapouite et d’autres, tirées de
about-font = Les lettres sont Sorts Mill Goudy de Barry Schwartz, sous SIL Open Font License 1.1.
about-words = Les lignes du conte
about-quotes = Les Histoires citent «\xA0Le Magicien d’Oz\xA0» de L. Frank Baum (1900), qui est dans le domaine public, dans notre traduction.
about-privacy = Vos parties
about-privacy-help = Vos parties sont gardées là où Brickroad tourne. La page ne charge rien d’ailleurs.

## Le plateau de The Card Game of Oz et de l’Epic Card Game

storyline-table = La table
storyline-road = Votre Trame
storyline-wheel = Les autres rayons
storyline-purse = De quoi payer et piocher
storyline-the-end = La Fin
storyline-vitality = de Vitalité
storyline-total = { $label }\xA0: { $value }, et de quoi cela se compose
storyline-pile = { $label }\xA0: { $count }
storyline-pile-library = Bibliothèque
storyline-pile-archive = Archives
storyline-pile-banished = Bannies
storyline-pile-known = Connues
storyline-pile-folio = Folio
storyline-enter = Pour entrer\xA0: { $cost } Points d’Histoire
storyline-leave = Pour partir\xA0: { $cost } Points d’Histoire
storyline-dice = Les dés de ce tour
storyline-die-blue = dé bleu
storyline-die-gold = dé doré
storyline-rolling = roule encore
storyline-how-aim = Vous êtes un Auteur. Une suite de Lieux face cachée, votre Trame, mène de votre Carte-Titre à La Fin. Vous lancez des dés pour obtenir des Points d’Histoire, et vous les dépensez pour faire entrer des Personnages dans l’histoire et les y faire avancer.
storyline-how-two = Quand quelqu’un mène un Personnage Vedette à La Fin, on termine la manche, et l’Auteur qui a le plus de Vitalité sur la route gagne. La Vedette qui a fini l’histoire ne compte pas\xA0: finissez-la quand vous êtes en tête.
storyline-how-one-library = Tous les Auteurs piochent dans une même Bibliothèque, et ce qui est archivé va dans les mêmes Archives. Quand la Bibliothèque est vide, on mélange les Archives, qui deviennent la Bibliothèque.
storyline-how-own-library = Chaque Auteur vient avec sa Bibliothèque, et a ses Archives à côté. Quand votre Bibliothèque est vide, on mélange vos Archives, qui deviennent votre Bibliothèque. Les Lieux de tous sont réunis.
storyline-how-turn = Un tour
storyline-how-draw = Piocher
storyline-how-draw-does = La carte du dessus de votre Bibliothèque, gratuitement.
storyline-how-roll = Lancer
storyline-how-roll-does = Quatre dés bleus, et un dé doré par Personnage que vous avez sur la route, dix dés au plus.
storyline-how-actions = Actions d’Histoire
storyline-how-actions-does = Dépensez vos Points d’Histoire, dans l’ordre que vous voulez, tant qu’il en reste.
storyline-how-bonus = Mouvement bonus
storyline-how-bonus-does = Chacun de vos Personnages peut faire un pas de plus, pour rien d’autre que ce que demandent les Lieux. Ce qui n’est pas dépensé ensuite est perdu.
storyline-how-spend = Ce qu’achètent les Points d’Histoire
storyline-how-cost-draw = 1\xA0: piocher
storyline-how-does-draw = La carte du dessus de la Bibliothèque.
storyline-how-cost-step = 1\xA0: faire un pas
storyline-how-does-step = Un Personnage avance ou recule d’un Lieu. Certains Lieux demandent davantage pour entrer ou partir.
storyline-how-cost-replace = 2\xA0: remplacer
storyline-how-does-replace = Un Lieu face visible de votre Trame passe sous le Folio, et celui du dessus du Folio prend sa place.
storyline-how-cost-play = son coût\xA0: jouer
storyline-how-does-play = Une carte de votre main, pour le nombre dans sa goutte d’encre.
storyline-how-cost-save = son coût ou plus\xA0: garder
storyline-how-does-save = Un Événement, posé face cachée devant vous. Révélez-le plus tard gratuitement, même au tour d’un autre.
storyline-how-cost-archive = une carte\xA0: archiver
storyline-how-does-archive = Une carte de votre main, pour un dé doré.
storyline-how-cards = Les cartes
storyline-how-character = Personnages
storyline-how-character-does = Se jouent sur votre Carte-Titre et partent de là. De toutes les versions de quelqu’un, une seule est en jeu ; la vôtre peut être remplacée par une autre gratuitement.
storyline-how-object = Objets
storyline-how-object-does = Se jouent dans un Lieu de votre Trame ou sur un de vos Personnages qui s’y trouve, et suivent qui les porte.
storyline-how-effect = Effets
storyline-how-effect-does = Agissent aussitôt, ou restent attachés à un Personnage ou à un Lieu.
storyline-how-event = Événements
storyline-how-event-does = Agissent aussitôt, ou sont gardés pour plus tard. Un Événement qui commence par une réaction répond à ce qu’il nomme.
storyline-how-location = Lieux
storyline-how-location-does = Restent face cachée jusqu’à ce que quelqu’un y entre. Ce qui y est écrit vaut pour tous les Auteurs.
storyline-how-metals-oz = Le bord d’une carte et un signe disent de quel côté elle est\xA0: l’or à festons et un soleil, c’est Bénéfique ; la pierre taillée, Neutre ; la rouille à épines, Maléfique.
storyline-how-metals-epic = Le bord d’une carte et un signe disent de quel côté elle est\xA0: l’or à festons et un soleil, c’est Bénéfique ; l’argent en pierres taillées, Neutre ; l’étain à épines, Maléfique. En bas sont l’icône de sa série et le film ou le conte d’où elle vient.
storyline-how-walk = Sur la route
storyline-how-walk-does = Qui va vers un Lieu face cachée paie le pas et tourne la page. Si le Lieu demande un prix pour entrer, payez-le aussi, ou restez où vous étiez et perdez ce que vous avez payé.
storyline-how-vitality = La Vitalité est dans la gemme rouge. Les textes, les Objets, les Effets et le Lieu la changent ; qui n’en a plus est archivé.
storyline-how-end = La Fin
storyline-how-end-does = Seul un Personnage Vedette passe du dernier Lieu à La Fin. Alors tous ceux qui n’ont pas eu de tour dans cette manche en ont un, et on compte l’histoire.
storyline-how-modes = Un Défi dure un nombre de manches. Qui joue seul doit avoir une Vedette à La Fin quand les manches sont passées, et le plus de Vitalité possible.
storyline-how-many = À trois et à quatre Auteurs
storyline-how-many-does = Les Trames sont les rayons d’une roue. La vôtre part de votre Carte-Titre, passe par le centre et finit à celle de l’Auteur à votre droite. Vous partagez chaque moitié avec un voisin.
storyline-how-hands = À la table
storyline-how-point = Ce dont vous pouvez faire quelque chose a un bord doré. Cliquez ou touchez\xA0: vous le prenez en main, et tout ce qui peut en être fait est dit avec ce que cela coûte. Une réponse à une question et une carte de la Bibliothèque se prennent aussitôt.
storyline-how-aim-at = Chaque endroit où cela peut aller montre ce qu’il coûte. Cliquez l’endroit, ou choisissez dans la liste. Échap, ou un clic à côté des cartes, le repose.
storyline-how-read = Tout le reste se lit\xA0: laissez-y le pointeur, ou touchez, et cela dit tout ce qu’il fait et de quoi se compose sa Vitalité.
storyline-how-keys = Au clavier\xA0: les flèches vont d’une chose possible à l’autre, Entrée la prend. Tab mène au bouton qui termine une partie du tour, et à tout ce qui se lit.
`;function Jt(e){let t=Xt[e];return(e,n)=>{let r=t.getMessage(e)?.value;return r?t.formatPattern(r,n??null,[]):e}}function Yt(e){return e.map(e=>e.slice(0,2)).find(e=>e===`en`||e===`fr`)===`fr`?`fr`:`en`}var Xt={en:Zt(`en`,Kt),fr:Zt(`fr`,qt)};function Zt(e,t){let n=new yt(e,{useIsolating:!1});return n.addResource(new Wt(t)),n}var Qt=m(`<svg class="fleuron svelte-1cerjwe" viewBox="0 0 160 16" aria-hidden="true"><path d="M2 8H58M102 8H158" stroke="currentColor" stroke-width="1.5"></path><path fill="currentColor"></path></svg>`);function $t(e){var n=Qt(),r=S(U(n));A(r,`d`,`M80 1L88 8L80 15L72 8ZM66 4L70 8L66 12L62 8ZM94 4L98 8L94 12L90 8Z`),V(n),t(e,n)}var en=p(`<article class="sheet svelte-1ebmn3w"><h1 tabindex="-1" class="svelte-1ebmn3w"> </h1> <!> <p> </p> <h2 class="svelte-1ebmn3w"> </h2> <p class="svelte-1ebmn3w"> </p> <p class="svelte-1ebmn3w"> </p> <p class="svelte-1ebmn3w"> </p> <h2 class="svelte-1ebmn3w"> </h2> <p class="svelte-1ebmn3w"> <a href="https://game-icons.net" rel="external noreferrer">game-icons.net</a>, <a href="https://creativecommons.org/licenses/by/3.0/" rel="external noreferrer">CC BY 3.0</a>.</p> <p class="svelte-1ebmn3w"> </p> <h2 class="svelte-1ebmn3w"> </h2> <p> </p> <h2 class="svelte-1ebmn3w"> </h2> <p> </p></article>`);function tn(e,n){W(n,!0);var r=en(),i=U(r),a=C(i,!0),o=S(i,2);$t(o,{});var s=S(o,2),l=C(s,!0),u=S(s,2),d=C(u,!0),f=S(u,2),p=C(f,!0),m=S(f,2),h=C(m,!0),g=S(m,2),_=C(g,!0),v=S(g,2),y=C(v,!0),b=S(v,2),x=U(b);D(4),V(b);var w=S(b,2),T=C(w,!0),E=S(w,2),O=C(E,!0),k=S(E,2),A=C(k,!0),j=S(k,2),M=C(j,!0),N=S(j,2),P=C(N,!0);V(r),c((e,t,n,r,i,o,s,c,u,f,m,g,v)=>{I(a,e),I(l,t),I(d,n),I(p,r),I(h,i),I(_,o),I(y,s),I(x,`${c??``} `),I(T,u),I(O,f),I(A,m),I(M,g),I(P,v)},[()=>n.say(`nav-about`),()=>n.say(`about-what`),()=>n.say(`about-games`),()=>n.say(`about-draft`),()=>n.say(`about-duel`),()=>n.say(`about-not-ours`),()=>n.say(`about-pictures`),()=>n.say(`about-icons`),()=>n.say(`about-font`),()=>n.say(`about-words`),()=>n.say(`about-quotes`),()=>n.say(`about-privacy`),()=>n.say(`about-privacy-help`)]),t(e,r),B()}var nn={dorothy:{width:12,height:12,strokes:`M0 3H12M0 6H12M3 0V12M6 0V12`,turn:0},toto:{width:14,height:10,strokes:`M2 9Q3 5 1 2M5 9Q5 5 7 3M10 9Q9 6 12 4`,turn:0},lion:{width:16,height:9,strokes:`M0 6Q4 0 8 6T16 6`,turn:90},scarecrow:{width:9,height:15,strokes:`M2 0V9M6 4V15`,turn:38},tinman:{width:18,height:10,strokes:`M0 5H18M9 0V5M0 5V10`,turn:0},glinda:{width:16,height:16,strokes:`M4 1V7M1 4H7M12 10V14M10 12H14`,turn:12},witch:{width:14,height:8,strokes:`M0 6L3.5 2L7 6L10.5 2L14 6`,turn:-18},oz:{width:14,height:20,strokes:`M0 10L7 0L14 10L7 20Z`,turn:0},ozma:{width:16,height:16,strokes:`M4 4m-2.5 0a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0M12 9V15M9 12H15`,turn:0},munchkin:{width:10,height:14,strokes:`M3 1V13M7 1V13M0 5H10`,turn:0},winkie:{width:12,height:12,strokes:`M2 2L6 6L10 2M6 6V11`,turn:0},quadling:{width:18,height:9,strokes:`M0 8Q4.5 0 9 8T18 8`,turn:0},gillikin:{width:16,height:12,strokes:`M0 10L8 2L16 10M4 10L8 6L12 10`,turn:0},emerald:{width:12,height:12,strokes:`M0 6L6 0L12 6L6 12Z`,turn:0},kansas:{width:16,height:8,strokes:`M0 4H9M12 4H16`,turn:0},nome:{width:18,height:14,strokes:`M0 4L5 7L9 3L13 8L18 5M2 12L7 10L12 13`,turn:0},neutral:{width:20,height:12,strokes:`M0 6H20M5 0V6M15 6V12`,turn:0},wild:{width:16,height:14,strokes:`M0 10Q4 2 8 10T16 10M4 6L2 3M12 13L14 10`,turn:12},forest:{width:14,height:16,strokes:`M7 1L2 8H12ZM7 6L1 13H13M7 13V16`,turn:0},field:{width:18,height:8,strokes:`M0 6Q9 1 18 6`,turn:-8},house:{width:12,height:10,strokes:`M0 0V4Q3 9 6 4V0M6 4Q9 9 12 4`,turn:0},water:{width:18,height:9,strokes:`M0 5Q4.5 0 9 5T18 5`,turn:0},good:{width:9,height:9,strokes:`M0 9L9 0`,turn:0},evil:{width:14,height:12,strokes:`M0 8H14M4 8L6 3M10 8L8 12`,turn:24}},rn=16,an=Array.from({length:rn},(e,t)=>{let[n,r]=[t*2*Math.PI/rn,(t+.5)*2*Math.PI/rn];return`M50 50L${on(Math.cos(n))} ${on(Math.sin(n))}L${on(Math.cos(r))} ${on(Math.sin(r))}Z`}).join(``);function on(e){return(50+e*90).toFixed(1)}var sn=m(`<symbol viewBox="0 0 512 512"><path fill="currentColor"></path></symbol>`),cn=m(`<pattern patternUnits="userSpaceOnUse"><path fill="none" stroke="var(--tint)" stroke-width="1.6" stroke-linecap="round"></path></pattern>`),ln=m(`<svg width="0" height="0" class="defs svelte-10ft9ih" aria-hidden="true" focusable="false"><defs><!><!><symbol id="rays" viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice"><path fill="currentColor"></path></symbol></defs></svg>`);function un(e){var n=ln(),i=U(n),a=U(i);r(a,17,()=>te,([e,t])=>e,(e,n)=>{var r=K(()=>R(v(n),2));let i=()=>v(r)[0],a=()=>v(r)[1];var o=sn(),s=C(o);c(()=>{A(o,`id`,`icon-${i()??``}`),A(s,`d`,a())}),t(e,o)});var o=S(a);r(o,17,()=>Object.entries(nn),([e,{width:t,height:n,strokes:r,turn:i}])=>e,(e,n)=>{var r=K(()=>R(v(n),2));let i=()=>v(r)[0],a=()=>v(r)[1].width,o=()=>v(r)[1].height,s=()=>v(r)[1].strokes,l=()=>v(r)[1].turn;var u=cn(),d=C(u);c(()=>{A(u,`id`,`hatch-${i()??``}`),A(u,`data-tint`,i()),A(u,`width`,a()),A(u,`height`,o()),A(u,`patternTransform`,`rotate(${l()??``})`),A(d,`d`,s())}),t(e,u)});var s=S(o),l=C(s);V(i),V(n),c(()=>A(l,`d`,an)),t(e,n)}function dn(e){let t=1-e,n=210+190*t**1.7;return{x:300+120*Math.sin(e*Math.PI*1.9+.5)*t**.55-36*t,y:n,half:5+105*t**1.9}}var fn=28;function pn(e,t){let{x:n,y:r,half:i}=dn(e);return`${(n+t*i).toFixed(1)} ${r.toFixed(1)}`}var mn=Array.from({length:29},(e,t)=>t/fn),hn=`M${mn.map(e=>pn(e,-1)).join(`L`)}L${mn.toReversed().map(e=>pn(e,1)).join(`L`)}Z`,gn=mn.slice(0,-6).map((e,t)=>{let n=mn[t+1]??1,r=t%2==0?[-.5,0,.5]:[-.75,-.25,.25,.75];return`M${pn(e,-1)}L${pn(e,1)}`+r.map(t=>`M${pn(e,t)}L${pn(n,t)}`).join(``)}).join(``),_n=Array.from({length:25},(e,t)=>{let n=Math.PI*(t/24-.011)+Math.PI,r=Math.PI*(t/24+.011)+Math.PI,i=e=>`${(300+520*Math.cos(e)).toFixed(0)} ${(212+520*Math.sin(e)).toFixed(0)}`;return`M300 212L${i(n)}L${i(r)}Z`}).join(``),vn=m(`<path fill="none" stroke="#2a2118" stroke-width="2"></path><circle fill="#b32a48" stroke="#2a2118" stroke-width="2"></circle><circle fill="#2a2118"></circle>`,1),yn=m(`<svg viewBox="0 0 600 400" preserveAspectRatio="xMidYMin slice" aria-hidden="true" class="svelte-4rc6do"><rect width="600" height="400" fill="#f6e3b0"></rect><path fill="#edc65a"></path><circle cx="300" cy="200" r="78" fill="#f3cf5b" stroke="#2a2118" stroke-width="3"></circle><g fill="#17533c" stroke="#2a2118" stroke-width="3" stroke-linejoin="round"><path fill="#3a8a63" d="M216 214V166H236V214ZM364 214V166H384V214Z"></path><path d="M236 214V140L249 112L262 140V214ZM338 214V140L351 112L364 140V214Z"></path><path fill="#2a7351" d="M258 214V124H280V214ZM320 214V124H342V214Z"></path><path d="M258 124Q258 100 269 88Q280 100 280 124ZM320 124Q320 100 331 88Q342 100 342 124Z"></path><path d="M276 214V96H324V214Z"></path><path fill="#2a7351" d="M272 96Q274 62 300 34Q326 62 328 96Z"></path><path fill="none" d="M300 34V12M269 88V72M331 88V72M249 112V96M351 112V96"></path><path fill="#b32a48" d="M300 12L318 17L300 23Z"></path><path fill="#f3cf5b" d="M291 214V186Q300 172 309 186V214Z"></path><path fill="none" stroke="#f3cf5b" stroke-width="2" d="M288 112V128M300 108V128M312 112V128M288 142V158M312 142V158M300 142V158M249 150V166M351 150V166"></path></g><path fill="#5d8f4e" stroke="#2a2118" stroke-width="3" d="M-5 236Q80 196 190 214T420 212T605 228V405H-5Z"></path><path fill="none" stroke="#2a2118" stroke-width="1.4" opacity="0.55" d="M10 244Q80 216 170 226M30 258Q90 236 150 244M600 244Q520 222 440 228M590 262Q530 240 470 246M8 274Q60 254 100 258M596 282Q560 262 520 262"></path><path fill="#7aa65a" stroke="#2a2118" stroke-width="3" d="M-5 300Q90 246 200 268Q250 300 180 405H-5ZM605 286Q500 244 410 262Q380 300 470 405H605Z"></path><path fill="#f0c244" stroke="#2a2118" stroke-width="3.5" stroke-linejoin="round"></path><path fill="none" stroke="#2a2118" stroke-width="1.5"></path><!></svg>`);function bn(e){let n=[[48,330,9],[92,372,11],[150,308,6],[30,285,5],[118,268,4],[520,300,6],[560,352,10],[468,276,4],[590,290,5],[500,378,12],[440,330,7],[70,302,5]];var i=yn(),a=S(U(i)),o=S(a,6),s=S(o),l=S(s);r(l,17,()=>n,([e,t,n])=>e,(e,n)=>{var r=K(()=>R(v(n),3));let i=()=>v(r)[0],a=()=>v(r)[1],o=()=>v(r)[2];var s=vn(),l=u(s),d=S(l),f=S(d);c(()=>{A(l,`d`,`M${i()??``} ${a()??``}q${-o()*.4} ${o()*1.6} ${o()*.3} ${o()*3}`),A(d,`cx`,i()),A(d,`cy`,a()),A(d,`r`,o()),A(f,`cx`,i()),A(f,`cy`,a()),A(f,`r`,o()*.32)}),t(e,s)}),V(i),c(()=>{A(a,`d`,_n),A(o,`d`,hn),A(s,`d`,gn)}),t(e,i)}var xn=p(`<section><h2 class="svelte-hp1x55"> </h2> <label class="svelte-hp1x55"><span class="svelte-hp1x55"> </span> <input type="file" accept=".jsonl,.json,.txt" class="svelte-hp1x55"/></label></section>`);function Sn(e,n){W(n,!0);async function r(e){let t=e.files?.[0];e.value=``,t&&(t.size>1e6?n.notice(n.say(`import-too-long`,{most:1e3})):n.ask({say:`import`,record:await t.text()}))}var i=xn(),a=U(i),o=C(a,!0),s=S(a,2),u=U(s),d=C(u,!0),f=S(u,2);V(s),V(i),c((e,t)=>{I(o,e),I(d,t)},[()=>n.say(`import`),()=>n.say(`import-help`)]),l(`change`,f,e=>r(e.currentTarget)),t(e,i),B()}o([`change`]);var Cn=(function(){let e=typeof document<`u`&&document.createElement(`link`).relList;return e&&e.supports&&e.supports(`modulepreload`)?`modulepreload`:`preload`})(),wn=function(e,t){return new URL(e,t).href},Tn={},En=function(e){return e.pathname.endsWith(`.css`)},Dn=function(e,t,n){if(t in e)return e[t];let r=n();if(!r){e[t]=void 0;return}let i=r.then(()=>{e[t]=void 0},n=>{throw e[t]=void 0,n});return e[t]=i,i},On=function(e,t,n){let r=Promise.resolve();if(t&&t.length>0){let e,i=document.querySelector(`meta[property=csp-nonce]`),a=i?.nonce||i?.getAttribute(`nonce`);function o(e){return Promise.all(e.map(e=>Promise.resolve(e).then(e=>({status:`fulfilled`,value:e}),e=>({status:`rejected`,reason:e}))))}function s(e){return import.meta.resolve?new URL(import.meta.resolve(e)):new URL(e,import.meta.url)}r=o(t.map(t=>{t=wn(t,n);let r=s(t),i=En(r);return Dn(Tn,r.href,()=>{if(e===void 0){e={all:new Set,styles:new Set};let t=document.getElementsByTagName(`link`);for(let n=t.length-1;n>=0;n--){let r=t[n];e.all.add(r.href),r.rel===`stylesheet`&&e.styles.add(r.href)}}if((i?e.styles:e.all).has(r.href))return;let t=document.createElement(`link`);if(t.rel=i?`stylesheet`:Cn,i||(t.as=`script`),t.crossOrigin=``,t.href=r.href,a&&t.setAttribute(`nonce`,a),document.head.appendChild(t),i)return new Promise((e,n)=>{let i=a=>{t.removeEventListener(`load`,i),t.removeEventListener(`error`,i),a.type===`error`?n(Error(`Unable to preload CSS for ${r}`)):e(a)};t.addEventListener(`load`,i),t.addEventListener(`error`,i)})})}).filter(e=>e!==void 0))}function i(e){let t=new Event(`vite:preloadError`,{cancelable:!0});if(t.payload=e,window.dispatchEvent(t),!t.defaultPrevented)throw e}return r.then(t=>{for(let e of t||[])e.status===`rejected`&&i(e.reason);return e().catch(i)})};function kn(e,n){var r=F(),a=u(r);i(a,()=>On(()=>import(`./Cover-D1M6Y-WV.js`),__vite__mapDeps([0,1,2]),import.meta.url),null,(e,r)=>{var i=K(()=>{var{default:e}=v(r);return{Cover:e}}),a=K(()=>v(i).Cover),o=F(),s=u(o);re(s,()=>v(a),(e,t)=>{t(e,{get game(){return n.game}})}),t(e,o)}),t(e,r)}var An=p(`<label class="svelte-1fz6k13"><input type="radio" name="game" class="svelte-1fz6k13"/> <span class="picture svelte-1fz6k13"><!></span> <span class="title svelte-1fz6k13"> </span> <span class="about svelte-1fz6k13"> <span class="seats svelte-1fz6k13"> </span></span></label>`),jn=p(`<fieldset><legend class="unseen"> </legend> <div class="playbill svelte-1fz6k13"></div></fieldset>`);function Mn(e,n){W(n,!0);var i=jn(),a=U(i),o=C(a,!0),s=S(a,2);r(s,21,()=>n.games,({name:e,title:t,about:n,fewestSeats:r,mostSeats:i})=>e,(e,r)=>{let i=()=>v(r).name,a=()=>v(r).title,o=()=>v(r).about,s=()=>v(r).fewestSeats,u=()=>v(r).mostSeats;var d=An(),f=U(d);ne(f);var p=S(f,2);kn(U(p),{get game(){return i()}}),V(p);var m=S(p,2),h=C(m,!0),g=S(m,2),_=U(g),y=S(_),b=C(y,!0);V(g),V(d),c(e=>{H(f,i()),j(f,i()===n.chosen),A(f,`aria-labelledby`,`game-${i()??``}`),A(f,`aria-describedby`,`game-${i()??``}-about`),A(m,`id`,`game-${i()??``}`),I(h,a()),A(g,`id`,`game-${i()??``}-about`),I(_,`${o()??``} `),I(b,e)},[()=>s()<u()?n.say(`seats-between`,{fewest:s(),most:u()}):n.say(`seats-exactly`,{most:u()})]),l(`change`,f,()=>n.choose(i())),t(e,d)}),V(s),V(i),c(e=>I(o,e),[()=>n.say(`game`)]),t(e,i),B()}o([`change`]);var Nn=40,Pn=/[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\u{ad}\u{34f}\u{61c}\u{115f}\u{1160}\u{17b4}\u{17b5}\u{180b}-\u{180f}\u{200b}-\u{200f}\u{2028}-\u{202e}\u{2060}-\u{206f}\u{2800}\u{3164}\u{feff}\u{ffa0}\u{fff0}-\u{fffb}\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{e0fff}]/u,Fn=/^\p{White_Space}+|\p{White_Space}+$/gu,In=/\p{White_Space}+/gu,Ln=/[^\p{White_Space}\p{M}]/u,Rn=/[\u{fe00}-\u{fe0f}]/gu;function zn(e){let t=e.replace(Fn,``);return Pn.test(t)?`odd`:Ln.test(t)?[...Hn(e)].length>Nn?`long`:`fine`:`blank`}function Bn(e,t){return Un(e)===Un(t)}function Vn(e,t,n){let r=e[t]?.name??``;switch(zn(r)){case`blank`:return n(`name-blank`,{most:Nn});case`long`:return n(`name-long`,{most:Nn});case`odd`:return n(`name-odd`,{most:Nn});case`fine`:{let i=e.findIndex((e,n)=>n!==t&&Bn(e.name,r));return i<0?void 0:n(`name-same`,{seat:i+1})}}}function Hn(e){return e.replace(Fn,``).replace(In,` `)}function Un(e){return Hn(e).normalize(`NFKC`).replace(Rn,``).toLowerCase()}var Wn=[`Ojo`,`Trot`,`Scraps`,`Betsy`];function Gn(e){return(e.at(-2)??e.at(-1))?.level??null}function Kn(e,t){return(e.find(e=>e.name===t)??e[0])?.name??``}function qn(e,t,n){return t&&t.length>0&&t.every(t=>Jn(e,t.bot))?t:Xn([{name:n,bot:null}],3,e)}function Jn(e,t){return t===null||e.some(e=>e.level===t)}function Yn(e,t){let n=Array.from({length:t.length+1},(e,t)=>`Bot ${t+1}`),r=e=>!t.some(t=>Bn(t,e));return{name:[...Wn,...n].find(r)??``,bot:Gn(e)}}function Xn(e,t,n){let r=e.slice(0,t);for(;r.length<t;)r.push(Yn(n,r.map(e=>e.name)));return r}function Zn(e){return[...e.slice(-1),...e.slice(0,-1)]}function Qn(e){return Array.from({length:e.mostSeats-e.fewestSeats+1},(t,n)=>e.fewestSeats+n)}function $n(e,t){return Math.min(Math.max(t,e.fewestSeats),e.mostSeats)}function er(e){return Object.fromEntries(e.options.map(e=>[e.name,e.default]))}function tr(e,t,n){return Number.isNaN(e)?n:Math.min(Math.max(Math.round(e),t.least),t.most)}var nr=p(`<input type="checkbox" class="svelte-1um0722"/> <label> </label>`,1),rr=p(`<label> <span class="range svelte-1um0722"> </span></label> <input class="field" type="number" step="1"/>`,1),ir=p(`<option> </option>`),ar=p(`<label> </label> <select class="field"></select>`,1),or=p(`<div><!> <p class="svelte-1um0722"> </p></div>`);function sr(e,n){W(n,!0);let i=K(()=>`option-${n.spec.name}`),o=K(()=>n.spec.kind);var s=or();let d;var f=U(s),p=e=>{var r=nr(),a=u(r);ne(a);var o=S(a,2),s=C(o,!0);c(()=>{A(a,`id`,v(i)),j(a,n.value===!0),A(a,`aria-describedby`,`${v(i)??``}-help`),A(o,`for`,v(i)),I(s,n.spec.label)}),l(`change`,a,e=>n.onvalue(e.currentTarget.checked)),t(e,r)},m=e=>{var r=rr(),a=u(r),s=U(a),d=S(s),f=C(d,!0);V(a);var p=S(a,2);ne(p),c(e=>{A(a,`for`,v(i)),I(s,`${n.spec.label??``} `),I(f,e),A(p,`id`,v(i)),A(p,`min`,v(o).least),A(p,`max`,v(o).most),H(p,n.value),A(p,`aria-describedby`,`${v(i)??``}-help`)},[()=>n.say(`option-range`,{...v(o)})]),l(`change`,p,({currentTarget:e})=>{let t=tr(e.valueAsNumber,v(o),Number(n.value));e.value=String(t),n.onvalue(t)}),t(e,r)},h=e=>{var a=ar(),s=u(a),d=C(s,!0),f=S(s,2);r(f,21,()=>v(o).words,([e,t])=>e,(e,n)=>{var r=K(()=>R(v(n),2));let i=()=>v(r)[0],a=()=>v(r)[1];var o=ir(),s=C(o,!0),l={};c(()=>{I(s,a()),l!==(l=i())&&(o.value=(o.__value=l)??``)}),t(e,o)}),V(f);var p;z(f),c(()=>{A(s,`for`,v(i)),I(d,n.spec.label),A(f,`id`,v(i)),A(f,`aria-describedby`,`${v(i)??``}-help`),p!==(p=n.value)&&(f.value=(f.__value=p)??``,N(f,p))}),l(`change`,f,e=>n.onvalue(e.currentTarget.value)),t(e,a)};a(f,e=>{v(o).type===`flag`?e(p):v(o).type===`number`?e(m,1):e(h,-1)});var g=S(f,2),_=C(g,!0);V(s),c(()=>{d=T(s,1,`option svelte-1um0722`,null,d,{flag:v(o).type===`flag`,number:v(o).type===`number`}),A(g,`id`,`${v(i)??``}-help`),I(_,n.spec.help)}),t(e,s),B()}o([`change`]);var cr=p(`<option> </option>`),lr=p(`<p class="fault svelte-4tvv92" role="status"> </p>`),ur=p(`<li><span class="number svelte-4tvv92" aria-hidden="true"> </span> <label><span class="unseen"> </span> <input class="field" autocomplete="off"/></label> <label><span class="unseen"> </span> <select class="field"><option> </option><optgroup></optgroup></select></label> <!> <p class="svelte-4tvv92"> </p></li>`);function dr(e,n){W(n,!0);let i=G(n,`seat`,15),o=K(()=>n.bots.find(e=>e.level===i().bot)),s=e=>n.say(e,{number:n.number})+(n.title===void 0?``:`, ${n.title}`);var u=ur();let d;var f=U(u),p=C(f,!0),m=S(f,2),h=U(m),g=C(h,!0),_=S(h,2);ne(_),V(m);var y=S(m,2),b=U(y),x=C(b,!0),w=S(b,2),E=U(w),D=C(E,!0);E.value=E.__value=``;var O=S(E);r(O,21,()=>n.bots,({level:e,label:t})=>e,(e,n,r,i)=>{let a=()=>v(n).level,o=()=>v(n).label;var s=cr(),l=C(s,!0),u={};c(()=>{I(l,o()),u!==(u=a())&&(s.value=(s.__value=u)??``)}),t(e,s)}),V(O),V(w);var k;z(w),V(y);var j=S(y,2),M=e=>{var r=lr(),i=C(r,!0);c(()=>{A(r,`id`,`seat-fault-${n.number??``}`),I(i,n.fault)}),t(e,r)};a(j,e=>{n.fault!==void 0&&e(M)});var P=S(j,2),F=C(P,!0);V(u),c((e,t,r,a,o)=>{d=T(u,1,`seat svelte-4tvv92`,null,d,{titled:n.title}),I(p,n.title??n.number),I(g,e),A(_,`id`,`seat-name-${n.number??``}`),A(_,`aria-invalid`,n.fault!==void 0),A(_,`aria-describedby`,n.fault===void 0?void 0:`seat-fault-${n.number}`),H(_,i().name),I(x,t),A(w,`aria-describedby`,`seat-help-${n.number??``}`),I(D,r),A(O,`label`,a),k!==(k=i().bot??``)&&(w.value=(w.__value=k)??``,N(w,k)),A(P,`id`,`seat-help-${n.number??``}`),I(F,o)},[()=>s(`seat-name`),()=>s(`seat-who`),()=>n.say(`person`),()=>n.say(`bots`),()=>v(o)?v(o).help:n.say(`person-help`)]),l(`input`,_,e=>i({...i(),name:e.currentTarget.value})),l(`change`,w,e=>i({...i(),bot:e.currentTarget.value||null})),t(e,u),B()}o([`input`,`change`]);var fr=p(`<p class="game svelte-170pbj9"> </p>`),pr=p(`<label class="svelte-170pbj9"><input type="radio" name="seats" class="svelte-170pbj9"/> <span class="svelte-170pbj9"> </span></label>`),mr=p(`<fieldset class="svelte-170pbj9"><legend class="svelte-170pbj9"> </legend> <div class="counts svelte-170pbj9"></div></fieldset>`),hr=p(`<div class="row svelte-170pbj9"><!> <!></div>`),gr=p(`<button type="button" class="turn svelte-170pbj9"><svg viewBox="0 0 26 20" aria-hidden="true" class="svelte-170pbj9"><path d="M5 19V8H1L6.5 1L12 8H8V19ZM18 1V12H14L19.5 19L25 12H21V1Z"></path></svg> </button>`),_r=p(`<details><summary class="svelte-170pbj9"> </summary> <div class="options svelte-170pbj9"></div></details>`),vr=p(`<section class="sheet" aria-labelledby="new-game"><h2 id="new-game" class="svelte-170pbj9"> </h2> <form class="svelte-170pbj9"><!> <!> <ol class="seats svelte-170pbj9"></ol> <!> <!> <button type="submit" class="button main begin svelte-170pbj9"> </button></form></section>`);function yr(i,o){W(o,!0);let s=e(w(n(()=>Kn(o.games,oe().game)))),u=K(()=>o.games.find(e=>e.name===v(s))??o.games[0]),d=e(n(()=>qn(o.bots,oe().seats,o.say(`you`)))),p=e(w(n(()=>v(d).length))),m=K(()=>v(u)?$n(v(u),v(p)):0),h=K(()=>Xn(v(d),v(m),o.bots)),g=K(()=>v(d).slice(v(m))),y=K(()=>v(h).map((e,t)=>Vn(v(h),t,o.say))),b=e(w({})),x=K(()=>v(u)?{...er(v(u)),...v(b)[v(u).name]}:{});function T(e){if(e.preventDefault(),!v(u)||o.busy)return;let t=v(y).findIndex(e=>e!==void 0);t>=0?document.getElementById(`seat-name-${t+1}`)?.focus():(se({game:v(u).name,seats:[...v(h),...v(g)].slice(0,Math.max(v(p),v(m)))}),o.ask({say:`create`,game:v(u).name,options:P(v(x)),seats:v(h)}))}var E=vr(),D=U(E),O=C(D,!0),k=S(D,2),M=U(k),N=e=>{Mn(e,{get games(){return o.games},get chosen(){return v(s)},get say(){return o.say},choose:e=>_(s,e,!0)})};a(M,e=>{o.games.length>1&&e(N)});var F=S(M,2),L=e=>{var n=hr(),i=U(n),s=e=>{var n=fr(),r=C(n,!0);c(()=>I(r,v(u).title)),t(e,n)};a(i,e=>{o.games.length===1&&e(s)});var d=S(i,2),f=e=>{var n=mr(),i=U(n),a=C(i,!0),s=S(i,2);r(s,20,()=>Qn(v(u)),e=>e,(e,n)=>{var r=pr(),i=U(r);ne(i);var a=S(i,2),o=C(a,!0);V(r),c(()=>{H(i,n),j(i,n===v(m)),I(o,n)}),l(`change`,i,()=>_(p,n,!0)),t(e,r)}),V(s),V(n),c(e=>I(a,e),[()=>o.say(`players`)]),t(e,n)};a(d,e=>{v(u).fewestSeats<v(u).mostSeats&&e(f)}),V(n),t(e,n)};a(F,e=>{v(u)&&(o.games.length===1||v(u).fewestSeats<v(u).mostSeats)&&e(L)});var R=S(F,2);r(R,21,()=>v(h),J,(e,t,n)=>{var r=()=>v(t),i=e=>_(d,[...v(h).with(n,e),...v(g)]);{let t=K(()=>v(u)?.seatTitles[n]);dr(e,{get seat(){return r()},set seat(e){i(e)},number:n+1,get title(){return v(t)},get fault(){return v(y)[n]},get bots(){return o.bots},get say(){return o.say}})}}),V(R);var z=S(R,2),ee=e=>{var n=gr(),r=S(U(n));V(n),c(e=>I(r,` ${e??``}`),[()=>o.say(`change-sides`)]),l(`click`,n,()=>_(d,[...Zn(v(h)),...v(g)])),t(e,n)};a(z,e=>{v(u)&&v(u).seatTitles.length>0&&e(ee)});var te=S(z,2),G=e=>{var n=_r(),i=U(n),a=C(i,!0),s=S(i,2);r(s,21,()=>v(u).options,e=>`${v(u).name} ${e.name}`,(e,t)=>{{let n=K(()=>v(x)[v(t).name]??v(t).default);sr(e,{get spec(){return v(t)},get value(){return v(n)},get say(){return o.say},onvalue:e=>_(b,{...v(b),[v(u).name]:{...v(b)[v(u).name],[v(t).name]:e}},!0)})}}),V(s),V(n),c(e=>I(a,e),[()=>o.say(`options`)]),t(e,n)};a(te,e=>{v(u)&&v(u).options.length>0&&e(G)});var q=S(te,2),re=C(q,!0);V(k),V(E),c((e,t)=>{I(O,e),A(q,`aria-disabled`,o.busy),I(re,t)},[()=>o.say(`new-game`),()=>o.say(`begin`)]),f(`submit`,k,T),t(i,E),B()}o([`change`,`click`]);var br=p(`<p class="none svelte-1ng587l"> </p>`),xr=p(`<div class="sure svelte-1ng587l" role="group"><span class="svelte-1ng587l"> </span> <button type="button" class="button danger"> </button> <button type="button" class="button"> </button></div>`),Sr=p(`<button type="button" class="remove svelte-1ng587l"> </button>`),Cr=p(`<li class="svelte-1ng587l"><a class="svelte-1ng587l"><strong class="svelte-1ng587l"> </strong> <span class="svelte-1ng587l"> </span> <time class="svelte-1ng587l"> </time></a> <!></li>`),wr=p(`<section><h2 tabindex="-1" class="svelte-1ng587l"> </h2> <!> <ul></ul></section>`);function Tr(n,i){W(i,!0);let o=e(null),s,u=K(()=>new Intl.DateTimeFormat(i.model.lang,{dateStyle:`medium`,timeStyle:`short`}));function d({game:e,seats:t}){let n=i.model.games.find(t=>t.name===e)?.seatTitles??[];return t.map(({name:e},t)=>{let r=n[t];return r===void 0?e:i.say(`labelled`,{label:r,words:e})}).join(`, `)}function f(e,t){e.preventDefault(),i.go({at:`table`,table:t})}async function p(e){_(o,e,!0),await ae(),document.getElementById(`keep-${e}`)?.focus()}async function m(e,t){_(o,null),t&&i.ask({say:`remove`,table:e}),await ae(),t?s.focus():document.getElementById(`remove-${e}`)?.focus()}var h=wr(),g=U(h),y=C(g,!0);L(g,e=>s=e,()=>s);var b=S(g,2),x=e=>{var n=br(),r=C(n,!0);c(e=>I(r,e),[()=>i.model.tables===null?i.say(`connecting`):i.none]),t(e,n)};a(b,e=>{i.tables.length===0&&e(x)});var w=S(b,2);r(w,21,()=>i.tables,e=>e.id,(e,n)=>{let r=K(()=>d(v(n)));var s=Cr(),h=U(s),g=U(h),_=C(g,!0),y=S(g,2),b=C(y,!0),x=S(y,2),w=C(x,!0);V(h);var T=S(h,2),E=e=>{var r=xr(),a=U(r),o=C(a,!0),s=S(a,2),u=C(s,!0),d=S(s,2),f=C(d,!0);V(r),c((e,t,i,a)=>{A(r,`aria-label`,e),I(o,t),I(u,i),A(d,`id`,`keep-${v(n).id??``}`),I(f,a)},[()=>i.say(`remove-sure`),()=>i.say(`remove-sure`),()=>i.say(`remove-yes`),()=>i.say(`remove-no`)]),l(`click`,s,()=>m(v(n).id,!0)),l(`click`,d,()=>m(v(n).id,!1)),t(e,r)},D=e=>{var a=Sr(),o=C(a,!0);c((e,t)=>{A(a,`id`,`remove-${v(n).id??``}`),A(a,`aria-label`,e),I(o,t)},[()=>i.say(`labelled`,{label:i.say(`remove`),words:`${v(n).title}, ${v(r)}`}),()=>i.say(`remove`)]),l(`click`,a,()=>p(v(n).id)),t(e,a)};a(T,e=>{v(o)===v(n).id?e(E):e(D,-1)}),V(s),c((e,t,n,i)=>{A(h,`href`,e),I(_,t),I(b,v(r)),A(x,`datetime`,n),I(w,i)},[()=>Fe({at:`table`,table:v(n).id}),()=>i.say(`labelled`,{label:v(n).title,words:v(n).heading}),()=>new Date(v(n).changed*1e3).toISOString(),()=>v(u).format(v(n).changed*1e3)]),l(`click`,h,e=>f(e,v(n).id)),t(e,s)}),V(w),V(h),c(()=>I(y,i.heading)),t(n,h),B()}o([`click`]);var Er=p(`<section class="sheet waiting svelte-5ud3pl"><p> </p></section>`),Dr=p(`<div class="lobby svelte-5ud3pl"><div class="title svelte-5ud3pl"><div class="picture svelte-5ud3pl"><!></div> <h1 tabindex="-1" class="svelte-5ud3pl">Brickroad</h1> <p class="svelte-5ud3pl"> </p></div> <div class="new svelte-5ud3pl"><!></div> <div class="games svelte-5ud3pl"><!> <!> <!></div></div>`);function Or(e,n){W(n,!0);let r=K(()=>n.model.tables?.filter(e=>!e.over)??[]),i=K(()=>n.model.tables?.filter(e=>e.over)??[]);var o=Dr(),s=U(o),l=U(s);bn(U(l),{}),V(l);var u=S(l,4),d=C(u,!0);V(s);var f=S(s,2),p=U(f),m=e=>{yr(e,{get games(){return n.model.games},get bots(){return n.model.bots},get busy(){return n.model.opening},get say(){return n.say},get ask(){return n.ask}})},h=e=>{var r=Er(),i=U(r),a=C(i,!0);V(r),c(e=>I(a,e),[()=>n.say(`connecting`)]),t(e,r)};a(p,e=>{n.model.games.length>0?e(m):e(h,-1)}),V(f);var g=S(f,2),_=U(g);{let e=K(()=>n.say(`games-begun`)),t=K(()=>n.say(`games-begun-none`));Tr(_,{get heading(){return v(e)},get none(){return v(t)},get tables(){return v(r)},get model(){return n.model},get say(){return n.say},get go(){return n.go},get ask(){return n.ask}})}var y=S(_,2);{let e=K(()=>n.say(`games-past`)),t=K(()=>n.say(`games-past-none`));Tr(y,{get heading(){return v(e)},get none(){return v(t)},get tables(){return v(i)},get model(){return n.model},get say(){return n.say},get go(){return n.go},get ask(){return n.ask}})}Sn(S(y,2),{get say(){return n.say},get ask(){return n.ask},get notice(){return n.notice}}),V(g),V(o),c(e=>I(d,e),[()=>n.say(`tagline`)]),t(e,o),B()}var kr=p(`<button type="button" class="svelte-1c3iac7"> </button>`),Ar=p(`<div class="language svelte-1c3iac7" role="group"></div>`);function jr(e,n){W(n,!0);let i=[[`en`,`EN`,`English`],[`fr`,`FR`,`Français`]];var a=Ar();r(a,21,()=>i,([e,t,n])=>e,(e,r)=>{var i=K(()=>R(v(r),3));let a=()=>v(i)[0],o=()=>v(i)[1],s=()=>v(i)[2];var u=kr(),d=C(u,!0);c(()=>{A(u,`lang`,a()),A(u,`aria-label`,`${o()??``}: ${s()??``}`),A(u,`aria-pressed`,n.lang===a()),I(d,o())}),l(`click`,u,()=>n.speak(a())),t(e,u)}),V(a),c(e=>A(a,`aria-label`,e),[()=>n.say(`language`)]),t(e,a),B()}o([`click`]);var Mr=p(`<li><a class="svelte-o5r1ao"> </a></li>`),Nr=p(`<header class="svelte-o5r1ao"><nav><ul class="svelte-o5r1ao"></ul></nav> <!></header>`);function Pr(e,n){W(n,!0);let i=[{at:`lobby`},{at:`rules`},{at:`about`}];function a(e,t){e.preventDefault(),n.go(t)}var o=Nr(),s=U(o),u=U(s);r(u,21,()=>i,e=>e.at,(e,r)=>{var i=Mr(),o=U(i),s=C(o,!0);V(i),c((e,t)=>{A(o,`href`,e),A(o,`aria-current`,n.model.screen.at===v(r).at?`page`:void 0),I(s,t)},[()=>Fe(v(r)),()=>n.say(`nav-${v(r).at}`)]),l(`click`,o,e=>a(e,v(r))),t(e,i)}),V(u),V(s),jr(S(s,2),{get lang(){return n.model.lang},get say(){return n.say},get speak(){return n.speak}}),V(o),c(e=>A(s,`aria-label`,e),[()=>n.say(`pages`)]),t(e,o),B()}o([`click`]);var Fr=p(`<p class="notice svelte-1032131"><span> </span> <button type="button" class="svelte-1032131">×</button></p>`),Ir=p(`<div class="holder svelte-1032131" role="status"><!></div>`);function Lr(e,n){W(n,!0);var r=Ir(),i=U(r),o=e=>{var r=Fr(),i=U(r),a=C(i,!0),o=S(i,2);V(r),c(e=>{I(a,n.words),A(o,`aria-label`,e)},[()=>n.say(`close`)]),l(`click`,o,function(...e){n.onclose?.apply(this,e)}),t(e,r)};a(i,e=>{n.words&&e(o)}),V(r),t(e,r),B()}o([`click`]);var Rr={draft:()=>On(()=>import(`./draft-Bd36Rati.js`),__vite__mapDeps([3,1,4]),import.meta.url),duel:()=>On(()=>import(`./duel-CertmtNu.js`),__vite__mapDeps([5,6,1,7,8]),import.meta.url),oz:()=>On(()=>import(`./storyline-DCsNnowG.js`),__vite__mapDeps([9,6,1,7,10]),import.meta.url),epic:()=>On(()=>import(`./storyline-DCsNnowG.js`),__vite__mapDeps([9,6,1,7,10]),import.meta.url)},zr=new E;function Br(e){return e in Rr?zr.get(e):null}async function Vr(e){let t=Rr[e];if(!t||zr.get(e))return;let n=await t().catch(()=>null);zr.set(e,n?.default??null)}var Hr=p(`<p class="back svelte-ni4eyy"><a class="svelte-ni4eyy"><span aria-hidden="true">‹</span> </a></p>`),Ur=p(`<li><a class="svelte-ni4eyy"><span class="picture svelte-ni4eyy"><!></span> </a></li>`),Wr=p(`<nav class="svelte-ni4eyy"><ul class="svelte-ni4eyy"></ul></nav>`),Gr=p(`<p> </p>`),Kr=p(`<div class="rules svelte-ni4eyy"><!> <!> <article class="sheet svelte-ni4eyy"><h1 tabindex="-1" class="svelte-ni4eyy"> </h1> <!> <!></article></div>`);function qr(e,n){W(n,!0);let i=K(()=>n.model.games),o=K(()=>n.screen.game??v(i)[0]?.name),s=K(()=>v(o)===void 0?void 0:Br(v(o))),d=K(()=>v(s)?.Rules);x(()=>{v(o)!==void 0&&Vr(v(o))});function f(e,t){e.preventDefault(),n.go(t)}var p=Kr(),m=U(p),h=e=>{let r=K(()=>({at:`table`,table:n.screen.table}));var i=Hr(),a=U(i),o=S(U(a));V(a),V(i),c((e,t)=>{A(a,`href`,e),I(o,` ${t??``}`)},[()=>Fe(v(r)),()=>n.say(`rules-back`)]),l(`click`,a,e=>f(e,v(r))),t(e,i)};a(m,e=>{n.screen.table!==void 0&&e(h)});var g=S(m,2),_=e=>{var a=Wr(),s=U(a);r(s,21,()=>v(i),({name:e,title:t})=>e,(e,r)=>{let i=()=>v(r).name,a=()=>v(r).title,s=K(()=>({...n.screen,game:i()}));var u=Ur(),d=U(u),p=U(d);kn(U(p),{get game(){return i()}}),V(p);var m=S(p);V(d),V(u),c(e=>{A(d,`href`,e),A(d,`aria-current`,i()===v(o)?`page`:void 0),I(m,` ${a()??``}`)},[()=>Fe(v(s))]),l(`click`,d,e=>f(e,v(s))),t(e,u)}),V(s),V(a),c(e=>A(a,`aria-label`,e),[()=>n.say(`rules-games`)]),t(e,a)};a(g,e=>{v(i).length>1&&e(_)});var y=S(g,2),b=U(y),w=C(b,!0),T=S(b,2);$t(T,{});var E=S(T,2),D=e=>{var r=F(),i=u(r);re(i,()=>v(d),(e,t)=>{t(e,{get game(){return v(o)},get say(){return n.say}})}),t(e,r)},O=e=>{var r=Gr(),i=C(r,!0);c(e=>I(i,e),[()=>n.say(`connecting`)]),t(e,r)},k=e=>{var r=Gr(),i=C(r,!0);c(e=>I(i,e),[()=>n.say(`rules-none`)]),t(e,r)};a(E,e=>{v(d)&&v(o)!==void 0?e(D):v(s)===void 0?e(O,1):e(k,-1)}),V(y),V(p),c(e=>I(w,e),[()=>n.say(`nav-rules`)]),t(e,p),B()}o([`click`]);var Jr=p(`<main id="main" tabindex="-1" class="svelte-edekh7"><section class="sheet svelte-edekh7"><div class="picture svelte-edekh7"><!></div> <h1 tabindex="-1" class="svelte-edekh7"> </h1> <!> <p> </p> <button type="button" class="button main svelte-edekh7"> </button> <a href="#/" class="svelte-edekh7"> </a></section></main>`);function Yr(e,n){W(n,!0);let r=K(()=>n.position.passTo===null?``:n.position.seats[n.position.passTo]?.name??``),i;y(()=>i.focus());var a=Jr(),o=U(a),s=U(o);bn(U(s),{}),V(s);var u=S(s,2),d=C(u,!0);L(u,e=>i=e,()=>i);var f=S(u,2);$t(f,{});var p=S(f,2),m=C(p,!0),h=S(p,2),g=C(h,!0),_=S(h,2),b=C(_,!0);V(o),V(a),c((e,t,n,r)=>{I(d,e),I(m,t),I(g,n),I(b,r)},[()=>n.say(`pass-to`,{name:v(r)}),()=>n.say(`pass-help`,{name:v(r)}),()=>n.say(`i-am`,{name:v(r)}),()=>n.say(`nav-lobby`)]),l(`click`,h,()=>{n.position.passTo!==null&&n.sit(n.position.passTo)}),l(`click`,_,e=>{e.preventDefault(),n.go({at:`lobby`})}),t(e,a),B()}o([`click`]);var Xr=`[data-choice]:not([data-choice="last"])`,Zr=`[data-choice]`;function Qr(e=Xr){return t=>{let n=n=>{let r=n.target instanceof HTMLElement?n.target.closest(e):null,i=r&&ni(ei(t,e),r,n.key);i&&(n.preventDefault(),i.focus())},r=n=>{n.target instanceof HTMLElement&&n.target.matches(e)&&ti(ei(t,e),n.target)};return t.addEventListener(`keydown`,n),t.addEventListener(`focusin`,r),()=>{t.removeEventListener(`keydown`,n),t.removeEventListener(`focusin`,r)}}}function $r(e,t){let n=ei(e,Xr),[r]=n;r&&ti(n,r);let i=r??e.querySelector(Zr),a=document.activeElement;(a===t||a===document.body||a===null)&&((i??t)?.focus({preventScroll:!0}),i?.closest(`[data-card], [data-zone]`)?.scrollIntoView({block:`nearest`,behavior:`auto`}))}function ei(e,t){return[...e.querySelectorAll(t)]}function ti(e,t){for(let n of e)n.tabIndex=n===t?0:-1}function ni(e,t,n){let r=e.indexOf(t);switch(n){case`Home`:return e[0];case`End`:return e.at(-1);case`ArrowLeft`:case`ArrowUp`:return ri(e,t,n)??e[(r-1+e.length)%e.length];case`ArrowRight`:case`ArrowDown`:return ri(e,t,n)??e[(r+1)%e.length];default:return}}function ri(e,t,n){let r=ii(t),i=e=>n===`ArrowLeft`?r.x-e.x:n===`ArrowRight`?e.x-r.x:n===`ArrowUp`?r.y-e.y:e.y-r.y,a=n===`ArrowLeft`||n===`ArrowRight`?`y`:`x`;return e.map(e=>({choice:e,there:ii(e)})).filter(({there:e})=>i(e)>4&&i(e)>=Math.abs(e[a]-r[a])).sort((e,t)=>i(e.there)-i(t.there))[0]?.choice}function ii(e){let{left:t,top:n,width:r,height:i}=e.getBoundingClientRect();return{x:t+r/2,y:n+i/2}}var ai=p(`<strong class="card-name svelte-1pp5iui"> </strong>`);function oi(e,n){var i=F(),o=u(i);r(o,17,()=>n.words,J,(e,n)=>{var r=F(),i=u(r),o=e=>{var r=ai(),i=C(r,!0);c(()=>I(i,v(n).words)),t(e,r)},s=e=>{var r=g();c(()=>I(r,v(n).words)),t(e,r)};a(i,e=>{v(n).is_name?e(o):e(s,-1)}),t(e,r)}),t(e,i)}var si=p(`<li class="svelte-19e4643"><button type="button" class="earlier svelte-19e4643"> </button></li>`),ci=p(`<li class="svelte-19e4643"><button type="button" data-line="" class="svelte-19e4643"><!></button></li>`),li=p(`<section class="log svelte-19e4643" aria-labelledby="log-heading"><h2 id="log-heading" class="svelte-19e4643"> </h2> <ol class="svelte-19e4643"><!> <!></ol></section>`);function ui(n,i){W(i,!0);let o=K(()=>i.position.log),s=K(()=>i.position.shown),u=K(()=>fe(i.position)),d=e(void 0),f={of:``,first:-1,last:-1};x(()=>{let e={of:`${i.position.table} ${i.position.viewer}`,first:v(o)[0]?.entry??-1,last:v(o).at(-1)?.entry??-1},t=e.of===f.of&&e.last===f.last&&e.first<f.first&&v(d)?v(d).scrollHeight-v(d).scrollTop:0;f=e,ae().then(()=>{v(d)&&(v(d).scrollTop=v(d).scrollHeight-t)})});var p=li(),m=U(p),h=C(m,!0),g=S(m,2),y=U(g),b=e=>{var n=si(),r=U(n),a=C(r,!0);V(n),c(e=>I(a,e),[()=>i.say(`log-earlier`)]),l(`click`,r,()=>i.ask(v(u))),t(e,n)};a(y,e=>{v(u)&&e(b)});var w=S(y,2);r(w,17,()=>v(o),J,(e,n,r)=>{let a=()=>v(n).entry,u=()=>v(n).words;var d=ci(),f=U(d);oi(U(f),{get words(){return u()}}),V(f),V(d),c(e=>{A(f,`tabindex`,r===v(o).length-1?0:-1),A(f,`aria-current`,a()===v(s)?`step`:void 0),A(f,`title`,e)},[()=>i.say(`log-step`)]),l(`click`,f,()=>i.ask({say:`step`,entry:a()})),t(e,d)}),V(g),L(g,e=>_(d,e),()=>v(d)),ie(g,()=>Qr(`[data-line]`)),V(p),c(e=>I(h,e),[()=>i.say(`log`)]),t(n,p),B()}o([`click`]);function di(e){let t=[];for(let{from:n,to:r}of fi(e,`move`)){let e=t.find(e=>e.to.card!==null&&e.to.card===n.card);e?e.to=r:t.push({from:n,to:r})}return t}function fi(e,t){return e.flatMap(({happened:e})=>e).filter(e=>e.is===t)}var pi=480,mi=360,hi=45,gi={width:34,height:46},_i=[`--story`,`--plate`,`--name`,`--text`,`--least`,`--largest`,`--token`,`--glyphs`,`--picture`],vi=12;function yi(e,t){if(matchMedia(`(prefers-reduced-motion: reduce)`).matches)return()=>void 0;let n=di(t).flatMap(t=>{let n=Ci(e,t.from);if(!n)return[];let r=t.from.card===null||n.dataset.card!==t.from.card;return[{flight:t,hidden:r,rect:n.getBoundingClientRect(),copy:r?wi():Ti(n)}]});return()=>{for(let[t,r]of n.entries())bi(e,r,r.hidden?t*hi:0);for(let{at:n}of fi(t,`attack`))for(let t of n)Si(e,t)}}function bi(e,{flight:t,hidden:n,rect:r,copy:i},a){let o=Ci(e,t.to),s=o?.getBoundingClientRect();if(!o||!s||r.width===0||s.width===0||Math.abs(r.left-s.left)<vi&&Math.abs(r.top-s.top)<vi)return;let c=t.to.card!==null&&o.dataset.card===t.to.card;if(n&&c){xi(o,r,s,a);return}let l=n?gi:r,[u,d]=[r.left+(r.width-l.width)/2,r.top+(r.height-l.height)/2];Object.assign(i.style,{left:`${u}px`,top:`${d}px`,width:`${l.width}px`,height:`${l.height}px`}),e.append(i);let f=Math.min(1,s.width/l.width,s.height/l.height),p=s.left+s.width/2-(u+l.width/2),m=s.top+s.height/2-(d+l.height/2),h=i.animate([{transform:`none`,opacity:1},{transform:`translate(${p}px, ${m}px) scale(${f})`,opacity:1,offset:.85},{transform:`translate(${p}px, ${m}px) scale(${f})`,opacity:0}],{duration:pi,delay:a,easing:`cubic-bezier(0.3, 0, 0.2, 1)`,fill:`backwards`});h.onfinish=h.oncancel=()=>i.remove(),c&&o.animate([{opacity:0},{opacity:0,offset:.8},{opacity:1}],pi)}function xi(e,t,n,r){let i=t.left+t.width/2-(n.left+n.width/2),a=t.top+t.height/2-(n.top+n.height/2),o=Math.min(1,t.width/Math.max(1,n.width),t.height/Math.max(1,n.height));e.animate([{transform:`translate(${i}px, ${a}px) scale(${o})`,opacity:.2},{transform:`none`,opacity:1}],{duration:pi,delay:r,easing:`cubic-bezier(0.3, 0, 0.2, 1)`,fill:`backwards`})}function Si(e,t){Ci(e,{card:t,tint:null,zone:null})?.animate([{transform:`none`},{transform:`translateX(-0.35rem) rotate(-1.5deg)`},{transform:`translateX(0.3rem) rotate(1.2deg)`},{transform:`none`}],{duration:mi,delay:pi/2,easing:`ease-in-out`})}function Ci(e,{card:t,zone:n,tint:r}){return(t===null?null:e.querySelector(`[data-card="${CSS.escape(t)}"]`))??(r===null||n===null?null:e.querySelector(`[data-heap="${CSS.escape(`${n}/${r}`)}"]`))??(n===null?null:e.querySelector(`[data-zone="${CSS.escape(n)}"]`))}function wi(){let e=document.createElement(`div`);return e.className=`flying-back`,Ei(e)}function Ti(e){let t=e.cloneNode(!0);for(let e of[t,...t.querySelectorAll(`*`)])for(let t of[`id`,`data-card`,`data-heap`,`data-zone`])e.removeAttribute(t);for(let e of t.querySelectorAll(`button`))e.remove();let n=getComputedStyle(e);for(let e of _i)t.style.setProperty(e,n.getPropertyValue(e));return Ei(t)}function Ei(e){return e.inert=!0,e.ariaHidden=`true`,Object.assign(e.style,{position:`fixed`,margin:`0`,listStyle:`none`,zIndex:`20`,pointerEvents:`none`}),e}var Di=p(`<small> </small>`),Oi=p(`<button type="button" class="choose svelte-igihbm"><span class="svelte-igihbm"><!></span> <!></button>`);function ki(e,n){W(n,!0);let r=G(n,`verb`,3,``),i=G(n,`hint`,3,null),o=K(()=>Z(n.words)),s=K(()=>v(o).toLowerCase().startsWith(r().toLowerCase())?v(o):`${r()}: ${v(o)}`),u=K(()=>i()===null?v(s):`${v(s)} – ${i()}`);var d=Oi(),f=U(d),p=U(f),m=e=>{var n=g();c(()=>I(n,r())),t(e,n)},h=e=>{oi(e,{get words(){return n.words}})};a(p,e=>{r()?e(m):e(h,-1)}),V(f);var _=S(f,2),y=e=>{var n=Di(),r=C(n,!0);c(()=>I(r,i())),t(e,n)};a(_,e=>{i()!==null&&e(y)}),V(d),c(()=>{A(d,`data-choice`,n.order??``),A(d,`aria-label`,v(u))}),l(`click`,d,function(...e){n.onchoose?.apply(this,e)}),t(e,d),B()}o([`click`]);var Ai=p(`<small class="svelte-2p5jsv"> </small>`),ji=p(`<li><button type="button" class="button svelte-2p5jsv" data-choice=""><span><!></span><!></button></li>`),Mi=p(`<ul class="svelte-2p5jsv"></ul>`);function Ni(e,n){W(n,!0);let i=K(()=>n.pointing.at(n.at)),o=K(()=>R(v(i))),s=K(()=>v(o)[0]),d=K(()=>v(o).slice(1));var f=F(),p=u(f),m=e=>{{let t=K(()=>n.pointing.said(v(s)));ki(e,k(()=>v(t),{onchoose:()=>n.pointing.take(v(s))}))}},h=e=>{var o=Mi();r(o,21,()=>v(i),e=>e.choices[0],(e,r)=>{let i=K(()=>n.pointing.said(v(r)));var o=ji(),s=U(o),u=U(s);oi(U(u),{get words(){return v(i).words}}),V(u);var d=S(u),f=e=>{var n=Ai(),r=C(n,!0);c(()=>I(r,v(i).hint)),t(e,n)};a(d,e=>{v(i).hint&&e(f)}),V(s),V(o),l(`click`,s,()=>n.pointing.take(v(r))),t(e,o)}),V(o),t(e,o)};a(p,e=>{v(s)&&v(d).length===0?e(m):v(s)&&e(h,1)}),t(e,f),B()}o([`click`]);function Pi(e){let t=[];for(let n of e){let e=t.at(-1);e&&n.type!==`points`?e.push(n):t.push([n])}return t}function Fi(e){let t=e.map(e=>e.type===`icon`?1:.45+.26*e.text.length),n=.1*(e.length-1)+.2*(Pi(e).length-1);return t.reduce((e,t)=>e+t,n)}var Ii={dorothy:`M50 3A47 47 0 1 1 50 97A47 47 0 1 1 50 3Z`,toto:`M50 3L95 37V90Q95 96 89 96H11Q5 96 5 90V37Z`,lion:`M7 10Q30 14 50 4Q70 14 93 10V50Q93 80 50 97Q7 80 7 50Z`,scarecrow:`M50 1L99 50L50 99L1 50Z`,tinman:`M27 6H73L98 50L73 94H27L2 50Z`,glinda:`M50 3C64 3 74 13 73 27C87 26 97 36 97 50C97 64 87 74 73 73C74 87 64 97 50 97C36 97 26 87 27 73C13 74 3 64 3 50C3 36 13 26 27 27C26 13 36 3 50 3Z`,witch:`M50 2C76 18 91 42 91 70V96H9V70C9 42 24 18 50 2Z`,oz:`M30 3H70L97 30V70L70 97H30L3 70V30Z`,ozma:`M50 4L66 22L96 12V74Q96 96 50 96Q4 96 4 74V12L34 22Z`,munchkin:`M50 3Q92 8 92 56V96H8V56Q8 8 50 3Z`,winkie:`M18 5H82V18H95V82H82V95H18V82H5V18H18Z`,quadling:`M6 6H94V66L50 96L6 66Z`,gillikin:`M50 3L96 38L79 95H21L4 38Z`,emerald:`M30 3H70L97 30V70L70 97H30L3 70V30Z`,kansas:`M50 4L95 28V95H5V28Z`,nome:`M24 6L70 3L95 30L97 72L70 97L28 94L4 68L6 28Z`,neutral:`M12 96V40Q12 4 50 4Q88 4 88 40V96Z`,wild:`M50 2Q98 26 92 62Q86 96 50 98Q14 96 8 62Q2 26 50 2Z`,forest:`M50 2L74 26L92 66L84 96H16L8 66L26 26Z`,field:`M16 8H84Q98 50 84 92H16Q2 50 16 8Z`,house:`M50 3L96 32L90 38V96H10V38L4 32Z`,water:`M50 2C62 22 94 40 94 64A44 34 0 1 1 6 64C6 40 38 22 50 2Z`,good:Li(12,47,41),evil:Li(9,49,36)};function Li(e,t,n){return`M${Array.from({length:2*e},(r,i)=>{let[a,o]=[i*Math.PI/e-Math.PI/2,i%2==0?t:n];return`${(50+o*Math.cos(a)).toFixed(1)} ${(50+o*Math.sin(a)).toFixed(1)}`}).join(`L`)}Z`}var Ri=`M14 6H86Q94 6 94 14V86Q94 94 86 94H14Q6 94 6 86V14Q6 6 14 6Z`;function zi(e){return Ii[e]??Ri}function Bi(e){return e===`toto`?{x:23,y:32,size:54}:e===`witch`?{x:21,y:31,size:58}:e===`lion`?{x:20,y:16,size:60}:e===`quadling`?{x:22,y:15,size:56}:e===`evil`?{x:27,y:27,size:46}:e===`gillikin`?{x:23,y:25,size:54}:e===`house`||e===`water`||e===`neutral`?{x:23,y:33,size:54}:e===`forest`?{x:25,y:34,size:50}:e===`ozma`||e===`kansas`||e===`munchkin`?{x:22,y:27,size:56}:e===`scarecrow`?{x:24,y:24,size:52}:{x:20,y:20,size:60}}var Vi=m(`<use></use>`),Hi=m(`<text x="50" y="66" text-anchor="middle" class="svelte-1ctp6og"> </text>`),Ui=m(`<svg class="token svelte-1ctp6og" viewBox="-2 -2 104 104"><path class="frame svelte-1ctp6og"></path><!></svg>`);function Wi(e,n){W(n,!0);let r=G(n,`label`,3,``),i=K(()=>Bi(n.name));var o=Ui(),s=U(o),l=S(s),u=e=>{var r=Vi();c(()=>{A(r,`href`,`#icon-${n.name??``}`),A(r,`x`,v(i).x),A(r,`y`,v(i).y),A(r,`width`,v(i).size),A(r,`height`,v(i).size)}),t(e,r)},d=K(()=>ee(n.name)),f=e=>{var i=Hi(),a=C(i,!0);c(e=>I(a,e),[()=>(r()||n.name).slice(0,1)]),t(e,i)};a(l,e=>{v(d)?e(u):e(f,-1)}),V(o),c(e=>{A(o,`data-tint`,n.name),A(o,`role`,r()?`img`:void 0),A(o,`aria-label`,r()||void 0),A(o,`aria-hidden`,r()?void 0:`true`),A(s,`d`,e)},[()=>zi(n.name)]),t(e,o),B()}var Gi=p(`<b class="points svelte-191icyc"> </b>`),Ki=p(`<span class="sign svelte-191icyc"> </span>`),qi=p(`<span class="phrase svelte-191icyc"></span>`),Ji=p(`<span class="glyphs svelte-191icyc" aria-hidden="true"></span>`);function Yi(e,n){W(n,!0);var i=Ji();let o;r(i,21,()=>Pi(n.glyphs),J,(e,n)=>{var i=qi();r(i,21,()=>v(n),J,(e,n)=>{var r=F(),i=u(r),o=e=>{Wi(e,{get name(){return v(n).name}})},s=e=>{var r=Gi(),i=C(r,!0);c(()=>I(i,v(n).text)),t(e,r)},l=e=>{var r=Ki(),i=C(r,!0);c(()=>I(i,v(n).text)),t(e,r)};a(i,e=>{v(n).type===`icon`?e(o):v(n).type===`points`?e(s,1):e(l,-1)}),t(e,r)}),V(i),t(e,i)}),V(i),c(e=>o=M(i,``,o,{"--breadth":e}),[()=>Fi(n.glyphs).toFixed(2)]),t(e,i),B()}var Xi=p(`<li> </li>`),Zi=p(`<ul class="ties svelte-1l15f5s"></ul>`);function Qi(e,n){W(n,!0);var i=F(),o=u(i),s=e=>{var i=Zi();r(i,21,()=>n.links,({kind:e,to:t,words:n})=>`${e} ${t}`,(e,n)=>{let r=()=>v(n).kind,i=()=>v(n).words;var a=Xi(),o=C(a,!0);c(()=>{T(a,1,q(r()),`svelte-1l15f5s`),I(o,i())}),t(e,a)}),V(i),t(e,i)};a(o,e=>{n.links.length>0&&e(s)}),t(e,i),B()}var $i=p(`<button type="button" class="why svelte-pnsmxs" tabindex="-1"></button>`);function ea(e,n){W(n,!0);var r=$i();c(()=>{A(r,`title`,n.words),A(r,`aria-label`,n.words)}),l(`click`,r,()=>n.onask(n.words)),t(e,r),B()}o([`click`]);function ta(e){return e<0?`−${-e}`:String(e)}var na=p(`<li class="svelte-1ow9k3l"><span> </span> <b class="svelte-1ow9k3l"> </b></li>`),ra=p(`<details class="svelte-1ow9k3l"><summary class="svelte-1ow9k3l"><b class="svelte-1ow9k3l"> </b> <span> </span></summary> <ul class="parts svelte-1ow9k3l"></ul></details>`),ia=p(`<b class="svelte-1ow9k3l"> </b> <span> </span>`,1),aa=p(`<li><!></li>`),oa=p(`<ul class="worth svelte-1ow9k3l"></ul>`);function sa(e,n){W(n,!0);var i=F(),o=u(i),s=e=>{var i=oa();r(i,21,()=>n.counters,({id:e,label:t,value:n,parts:r})=>e,(e,n)=>{let i=()=>v(n).id,o=()=>v(n).label,s=()=>v(n).value,l=()=>v(n).parts;var d=aa(),f=U(d),p=e=>{var n=ra(),i=U(n),a=U(i),u=C(a,!0),d=S(a,2),f=C(d,!0);V(i);var p=S(i,2);r(p,21,l,J,(e,n)=>{var r=na(),i=U(r),a=C(i,!0),o=S(i,2),s=C(o,!0);V(r),c(e=>{I(a,v(n).words),I(s,e)},[()=>ta(v(n).value)]),t(e,r)}),V(p),V(n),c(e=>{I(u,e),I(f,o())},[()=>ta(s())]),t(e,n)},m=e=>{var n=ia(),r=u(n),i=C(r,!0),a=S(r,2),l=C(a,!0);c(e=>{I(i,e),I(l,o())},[()=>ta(s())]),t(e,n)};a(f,e=>{l().length>0?e(p):e(m,-1)}),V(d),c(()=>T(d,1,q(i()),`svelte-1ow9k3l`)),t(e,d)}),V(i),t(e,i)};a(o,e=>{n.counters.length>0&&e(s)}),t(e,i),B()}var ca=p(`<p><!></p>`),la=p(`<p class="quote svelte-1dudrws"> </p>`),ua=p(`<p class="title svelte-1dudrws"> </p> <!> <!> <!>`,1),da=p(`<p class="back svelte-1dudrws"> </p>`),fa=p(`<ul class="under svelte-1dudrws"></ul>`),pa=p(`<li><!> <!> <!> <!> <!></li>`);function ma(e,n){W(n,!0);let i=K(()=>n.card.face),o=K(()=>n.pointing.at(n.card.id).length>0);var s=pa();let l;var d=U(s),f=e=>{var n=ua(),r=u(n),o=C(r,!0),s=S(r,2),l=e=>{Yi(e,{get glyphs(){return v(i).glyphs}})};a(s,e=>{v(i).glyphs.length>0&&e(l)});var d=S(s,2),f=e=>{var n=ca();oi(U(n),{get words(){return v(i).text}}),V(n),t(e,n)};a(d,e=>{v(i).text.length>0&&e(f)});var p=S(d,2),m=e=>{var n=la(),r=C(n,!0);c(()=>I(r,v(i).quote)),t(e,n)};a(p,e=>{v(i).quote&&e(m)}),c(()=>{A(r,`data-tint`,v(i).tint),I(o,v(i).title)}),t(e,n)},p=e=>{var n=da(),r=C(n,!0);c(()=>I(r,v(i).label)),t(e,n)};a(d,e=>{v(i).side===`up`?e(f):e(p,-1)});var m=S(d,2);sa(m,{get counters(){return n.card.counters}});var h=S(m,2);Qi(h,{get links(){return n.card.links}});var g=S(h,2),_=e=>{var i=fa();r(i,21,()=>n.card.under,e=>e.id,(e,t)=>{ma(e,{get card(){return v(t)},get pointing(){return n.pointing},get ask(){return n.ask}})}),V(i),t(e,i)};a(g,e=>{n.card.under.length>0&&e(_)});var y=S(g,2),b=e=>{Ni(e,{get at(){return n.card.id},get pointing(){return n.pointing}})},x=e=>{ea(e,{get words(){return n.card.why_not},get onask(){return n.ask}})};a(y,e=>{v(o)?e(b):n.card.why_not&&e(x,1)}),V(s),c(()=>{l=T(s,1,`card svelte-1dudrws`,null,l,{down:v(i).side===`down`,offered:v(o)}),A(s,`data-card`,n.card.id),A(s,`data-at`,n.card.id)}),t(e,s),B()}function ha({choices:e}){let t=new Set(e.filter(e=>e.to!==null).map(e=>e.at)),n=[];for(let[r,{at:i}]of e.entries()){let e=t.has(i)?n.find(e=>e.at===i):void 0;e?e.choices.push(r):n.push({at:i,choices:[r]})}return n}function ga(e,t){return t.choices.flatMap(t=>{let n=e.choices[t];return n?[{at:n.to??n.at,choices:[t]}]:[]})}function _a(e,t){let[n=[],...r]=t.choices.map(t=>e.choices[t]?.words??[]);if(r.length===0)return n;let i=r.map(Z).reduce(Ca,Z(n)).trimEnd(),a=xa(e,t.at);return[...i.includes(a)?[]:[{words:a,is_name:Sa(e,t.at)},...X(i&&` – `)],...me(n,i.length),...X(` … (${t.choices.length})`)]}function va(e,{choices:[t,...n]}){return(t===void 0||n.length>0?void 0:e.choices[t])?.hint??null}function ya(e){let t=e.contest?.sides.flatMap(e=>e.cards)??[];return[...e.zones.flatMap(e=>e.cards),...t].flatMap(ba)}function ba(e){return[e,...e.under.flatMap(ba)]}function xa(e,t){let n=ya(e).find(e=>e.id===t),r=e.zones.find(e=>e.id===t);return n?n.face.side===`up`?n.face.title:n.face.label:r?.label??``}function Sa(e,t){return ya(e).some(e=>e.id===t&&e.face.side===`up`)}function Ca(e,t){let n=t.split(/(?<= )/),r=e.split(/(?<= )/).findIndex((e,t)=>e!==n[t]);return r<0?e:e.split(/(?<= )/).slice(0,r).join(``)}var wa=p(`<b class="die svelte-onacbb"> </b>`),Ta=p(`<section><h3 class="svelte-onacbb"> <!></h3> <p class="total"><!></p> <!> <ul class="cards svelte-onacbb"></ul></section>`),Ea=p(`<section class="battle svelte-onacbb" aria-labelledby="battle"><h2 id="battle"> </h2> <p class="standing svelte-onacbb"> </p> <div class="sides svelte-onacbb"></div></section>`);function Da(e,n){W(n,!0);var i=Ea(),o=U(i),s=C(o,!0),l=S(o,2),u=C(l,!0),d=S(l,2);r(d,21,()=>n.contest.sides,e=>e.seat,(e,i)=>{var o=Ta();let s;var l=U(o),u=U(l,!0),d=S(u),f=e=>{var r=g();c(e=>I(r,`: ${e??``}`),[()=>v(i).zones.map(e=>xa(n.scene,e)).join(`, `)]),t(e,r)};a(d,e=>{v(i).zones.length>0&&e(f)}),V(l);var p=S(l,2),m=U(p),h=e=>{var n=wa(),r=C(n);c(()=>I(r,`d${v(i).die.faces??``}: ${v(i).die.value??``}`)),t(e,n)};a(m,e=>{v(i).die&&e(h)}),V(p);var _=S(p,2);{let e=K(()=>[v(i).total]);sa(_,{get counters(){return v(e)}})}var y=S(_,2);r(y,21,()=>v(i).cards,e=>e.id,(e,t)=>{ma(e,{get card(){return v(t)},get pointing(){return n.pointing},get ask(){return n.ask}})}),V(y),V(o),c(()=>{A(o,`aria-labelledby`,`side-${v(i).seat??``}`),s=T(o,1,`svelte-onacbb`,null,s,{ahead:v(i).ahead}),A(l,`id`,`side-${v(i).seat??``}`),I(u,v(i).label)}),t(e,o)}),V(d),V(i),c(()=>{I(s,n.contest.title),I(u,n.contest.standing)}),t(e,i),B()}var Oa=class{#e;#t;#n=e(null);#r=K(()=>this.picked?ga(this.#e(),this.picked):ha(this.#e()));constructor(e,t){this.#e=e,this.#t=t}get picked(){return v(this.#n)?.scene===this.#e()?v(this.#n).row:null}at(e){return v(this.#r).filter(t=>t.at===e)}get loose(){let e=this.#e(),t=[...e.zones,...ya(e)].map(({id:e})=>e);return v(this.#r).filter(e=>!t.includes(e.at))}get more(){return this.loose.length<v(this.#r).length}said(e){return{words:_a(this.#e(),e),hint:va(this.#e(),e)}}take(e){let[t,...n]=e.choices;n.length>0?_(this.#n,{scene:this.#e(),row:e}):t!==void 0&&this.#t(t)}putBack(){_(this.#n,null)}},ka=p(`<p class="picked svelte-y2xqvx" role="status"><span><!></span> <button type="button" class="button"> </button></p>`),Aa=p(`<li class="svelte-y2xqvx"><!></li>`),ja=p(`<ul class="loose svelte-y2xqvx"></ul>`),Ma=p(`<section><h2 class="svelte-y2xqvx"> </h2> <!> <!> <ul class="cards svelte-y2xqvx"></ul> <!></section>`),Na=p(`<div class="scene svelte-y2xqvx"><!> <!> <!> <!></div>`);function Pa(n,i){W(i,!0);let o=new Oa(()=>i.scene,e=>i.act(e)),s=K(()=>o.more?`last`:void 0),u=e(void 0);y(()=>{let e=o.picked?.at;if(e!==void 0)return ae().then(()=>p(`[data-choice]`)),()=>void ae().then(()=>p(`[data-at="${CSS.escape(e)}"] [data-choice]`))});function p(e){let t=v(u)?.querySelector(e);v(u)&&t&&($r(v(u),null),t.focus())}function m(e){e.key===`Escape`&&o.putBack()}var h=Na();f(`keydown`,d,m);var g=U(h),b=e=>{var n=ka(),r=U(n),a=U(r);{let e=K(()=>o.said(o.picked).words);oi(a,{get words(){return v(e)}})}V(r);var s=S(r,2),u=C(s,!0);V(n),c(e=>I(u,e),[()=>i.say(`put-back`)]),l(`click`,s,()=>o.putBack()),t(e,n)};a(g,e=>{o.picked&&e(b)});var x=S(g,2),w=e=>{var n=ja();r(n,21,()=>o.loose,e=>e.choices[0],(e,n)=>{var r=Aa(),i=U(r);{let e=K(()=>o.said(v(n)));ki(i,k(()=>v(e),{get order(){return v(s)},onchoose:()=>o.take(v(n))}))}V(r),c(()=>A(r,`data-at`,v(n).at)),t(e,r)}),V(n),t(e,n)};a(x,e=>{o.loose.length>0&&e(w)});var E=S(x,2),D=e=>{Da(e,{get scene(){return i.scene},get contest(){return i.scene.contest},get pointing(){return o},get ask(){return i.ask}})};a(E,e=>{i.scene.contest&&e(D)});var O=S(E,2);r(O,17,()=>i.scene.zones,e=>e.id,(e,n)=>{let a=K(()=>o.at(v(n).id).length>0);var s=Ma();let l;var u=U(s),d=C(u,!0),f=S(u,2);Qi(f,{get links(){return v(n).links}});var p=S(f,2);sa(p,{get counters(){return v(n).counters}});var m=S(p,2);r(m,21,()=>v(n).cards,e=>e.id,(e,t)=>{ma(e,{get card(){return v(t)},get pointing(){return o},get ask(){return i.ask}})}),V(m),Ni(S(m,2),{get at(){return v(n).id},get pointing(){return o}}),V(s),c(()=>{l=T(s,1,`zone ${v(n).kind??``}`,`svelte-y2xqvx`,l,{offered:v(a)}),A(s,`data-zone`,v(n).id),A(s,`data-at`,v(n).id),A(s,`aria-labelledby`,`zone-${v(n).id??``}`),A(u,`id`,`zone-${v(n).id??``}`),I(d,v(n).label)}),t(e,s)}),V(h),L(h,e=>_(u,e),()=>v(u)),t(n,h),B()}o([`click`]);var Fa=p(`<p class="total svelte-12aagwz"><b class="svelte-12aagwz"> </b> </p>`),Ia=p(`<p class="winner svelte-12aagwz"> </p>`),La=p(`<p class="title svelte-12aagwz"><!><strong class="svelte-12aagwz"> </strong></p> <p class="text svelte-12aagwz"><!></p>`,1),Ra=p(`<li class="svelte-12aagwz"><div><!> <p class="how svelte-12aagwz"> </p></div> <b class="points svelte-12aagwz"> </b></li>`),za=p(`<ol class="svelte-12aagwz"></ol>`),Ba=p(`<li class="svelte-12aagwz"><!><b class="svelte-12aagwz"> </b></li>`),Va=p(`<ul class="hand svelte-12aagwz"></ul>`),Ha=p(`<li class="svelte-12aagwz"> <b class="svelte-12aagwz"> </b></li>`),Ua=p(`<ul class="told svelte-12aagwz"></ul>`),Wa=p(`<section><header class="svelte-12aagwz"><h2 class="svelte-12aagwz"> </h2> <!> <!></header> <!> <!></section>`),Ga=p(`<div tabindex="0" role="region"></div>`);function Ka(e,n){W(n,!0);let i=e=>e.every(({id:e})=>ee(e)!==void 0);var o=Ga();let s,l;r(o,21,()=>n.sheet.seats,e=>e.seat,(e,o)=>{var s=Wa();let l;var d=U(s),f=U(d),p=C(f,!0),m=S(f,2),h=e=>{var r=Fa(),i=U(r),a=C(i,!0),s=S(i);V(r),c((e,t)=>{I(a,e),I(s,` ${t??``}`)},[()=>ta(v(o).total),()=>n.say(`points`,{count:v(o).total})]),t(e,r)};a(m,e=>{v(o).total!==null&&e(h)});var g=S(m,2),_=e=>{var r=Ia(),i=C(r,!0);c(e=>I(i,e),[()=>n.say(`winner`)]),t(e,r)};a(g,e=>{v(o).won&&e(_)}),V(d);var y=S(d,2),b=e=>{var n=za();r(n,21,()=>v(o).lines,e=>e.card.id,(e,n)=>{var r=Ra(),i=U(r),o=U(i),s=e=>{var r=La(),i=u(r),a=U(i);Yi(a,{get glyphs(){return v(n).card.face.glyphs}});var o=S(a),s=C(o,!0);V(i);var l=S(i,2);oi(U(l),{get words(){return v(n).card.face.text}}),V(l),c(()=>I(s,v(n).card.face.title)),t(e,r)};a(o,e=>{v(n).card.face.side===`up`&&e(s)});var l=S(o,2),d=C(l,!0);V(i);var f=S(i,2),p=C(f,!0);V(r),c(e=>{I(d,v(n).words),I(p,e)},[()=>ta(v(n).points)]),t(e,r)}),V(n),t(e,n)};a(y,e=>{v(o).lines.length>0&&e(b)});var x=S(y,2),w=e=>{var i=Va();r(i,21,()=>v(o).counters,({id:e,label:t,value:n})=>e,(e,n)=>{let r=()=>v(n).id,i=()=>v(n).label,a=()=>v(n).value;var o=Ba(),s=U(o);Wi(s,{get name(){return r()},get label(){return i()}});var l=S(s),u=C(l,!0);V(o),c(e=>I(u,e),[()=>ta(a())]),t(e,o)}),V(i),c(e=>A(i,`aria-label`,e),[()=>n.say(`counted`)]),t(e,i)},E=K(()=>i(v(o).counters)),D=e=>{var i=Ua();r(i,21,()=>v(o).counters,({id:e,label:t,value:n})=>e,(e,n)=>{let r=()=>v(n).label,i=()=>v(n).value;var a=Ha(),o=U(a),s=S(o),l=C(s,!0);V(a),c(e=>{I(o,`${r()??``} `),I(l,e)},[()=>ta(i())]),t(e,a)}),V(i),c(e=>A(i,`aria-label`,e),[()=>n.say(`counted`)]),t(e,i)};a(x,e=>{v(E)?e(w):e(D,-1)}),V(s),c(()=>{A(s,`aria-labelledby`,`score-${v(o).seat??``}`),l=T(s,1,`svelte-12aagwz`,null,l,{won:v(o).won}),A(f,`id`,`score-${v(o).seat??``}`),I(p,v(o).name)}),t(e,s)}),V(o),c(e=>{s=T(o,1,`score svelte-12aagwz`,null,s,{many:n.sheet.seats.length>3}),A(o,`aria-label`,e),l=M(o,``,l,{"--count":n.sheet.seats.length})},[()=>n.say(`score`)]),t(e,o),B()}var qa=p(`<option class="svelte-1mjjubi"> </option>`),Ja=p(`<button type="button" class="record svelte-1mjjubi"> </button>`),Ya=p(`<a class="record svelte-1mjjubi" download=""> </a>`),Xa=p(`<header class="svelte-1mjjubi"><a class="home svelte-1mjjubi" href="#/"><span aria-hidden="true">‹</span> </a> <p class="name svelte-1mjjubi"> </p> <button type="button" class="undo svelte-1mjjubi"> </button> <button type="button" class="more svelte-1mjjubi" aria-controls="tools"> </button> <div id="tools"><div class="steps svelte-1mjjubi" role="group"><button type="button" class="svelte-1mjjubi"><svg viewBox="0 0 20 20" aria-hidden="true" class="svelte-1mjjubi"><path d="M3 3H6V17H3ZM17 3V17L7 10Z"></path></svg></button> <button type="button" class="svelte-1mjjubi"><svg viewBox="0 0 20 20" aria-hidden="true" class="svelte-1mjjubi"><path d="M15 3V17L5 10Z"></path></svg></button> <span class="where svelte-1mjjubi"> </span> <button type="button" class="svelte-1mjjubi"><svg viewBox="0 0 20 20" aria-hidden="true" class="svelte-1mjjubi"><path d="M5 3V17L15 10Z"></path></svg></button> <button type="button" class="svelte-1mjjubi"><svg viewBox="0 0 20 20" aria-hidden="true" class="svelte-1mjjubi"><path d="M17 3H14V17H17ZM3 3V17L13 10Z"></path></svg></button></div> <label class="pace svelte-1mjjubi"> <select class="svelte-1mjjubi"></select></label> <!> <a class="rules svelte-1mjjubi"><span class="sign svelte-1mjjubi" aria-hidden="true">?</span><span class="words svelte-1mjjubi"> </span></a> <!></div></header>`);function Za(n,i){W(i,!0);let o=K(()=>i.position.shown),s=K(()=>i.position.entries),u=e(!1),d=K(()=>({at:`rules`,game:i.position.game,table:i.position.table})),f=e(null),p=K(()=>i.position.records===`revealing`),m=[`calm`,`brisk`,`instant`],h=e=>i.ask({say:`step`,entry:e>=v(s)?null:e});var g=Xa(),y=U(g),b=S(U(y));V(y);var x=S(y,2),w=C(x,!0),E=S(x,2),D=C(E,!0),O=S(E,2),k=C(O,!0),j=S(O,2);let M;var P=U(j),F=U(P),L=S(F,2),R=S(L,2),ee=C(R,!0),H=S(R,2),te=S(H,2);V(P);var G=S(P,2),ne=U(G),q=S(ne);r(q,20,()=>m,e=>e,(e,n)=>{var r=qa(),a=C(r,!0),o={};c(e=>{I(a,e),o!==(o=n)&&(r.value=(r.__value=o)??``)},[()=>i.say(`pace-${n}`)]),t(e,r)}),V(q);var J;z(q),V(G);var re=S(G,2),ie=e=>{var n=Ja(),r=C(n,!0);c(e=>I(r,e),[()=>i.say(`record-redacted`)]),l(`click`,n,()=>i.ask({say:`record`})),t(e,n)},ae=e=>{var n=Ya(),r=C(n,!0);c((e,t)=>{A(n,`href`,e),I(r,t)},[()=>We(i.position.table),()=>i.say(v(p)&&v(f)===i.position.table?`record-reveals`:`record`)]),l(`click`,n,e=>{v(p)&&v(f)!==i.position.table&&e.preventDefault(),_(f,i.position.table,!0)}),t(e,n)};a(re,e=>{i.position.records===`redacted`?e(ie):e(ae,-1)});var Y=S(re,2),oe=S(U(Y)),se=C(oe,!0);V(Y),jr(S(Y,2),{get lang(){return i.lang},get say(){return i.say},get speak(){return i.speak}}),V(j),V(g),c((e,t,n,r,a,c,l,d,f,p,m,h,g)=>{I(b,` ${e??``}`),I(w,i.position.title),A(E,`aria-disabled`,!i.position.canUndo),I(D,t),A(O,`aria-expanded`,v(u)),I(k,n),M=T(j,1,`svelte-1mjjubi`,null,M,{open:v(u)}),A(P,`aria-label`,r),A(F,`aria-disabled`,v(o)===0),A(F,`aria-label`,a),A(L,`aria-disabled`,v(o)===0),A(L,`aria-label`,c),I(ee,l),A(H,`aria-disabled`,v(o)===v(s)),A(H,`aria-label`,d),A(te,`aria-disabled`,v(o)===v(s)),A(te,`aria-label`,f),I(ne,`${p??``} `),J!==(J=i.position.pace)&&(q.value=(q.__value=J)??``,N(q,J)),A(Y,`href`,m),A(Y,`title`,h),I(se,g)},[()=>i.say(`nav-lobby`),()=>i.say(`undo`),()=>i.say(`more`),()=>i.say(`look-back`),()=>i.say(`step-first`),()=>i.say(`step-back`),()=>i.say(`step-where`,{shown:v(o),entries:v(s)}),()=>i.say(`step-on`),()=>i.say(`step-last`),()=>i.say(`pace`),()=>Fe(v(d)),()=>i.say(`nav-rules`),()=>i.say(`nav-rules`)]),l(`click`,y,e=>{e.preventDefault(),i.go({at:`lobby`})}),l(`click`,E,()=>{i.position.canUndo&&i.ask({say:`undo`,at:i.position.row})}),l(`click`,O,()=>_(u,!v(u))),l(`click`,F,()=>h(0)),l(`click`,L,()=>h(i.position.stopBefore??0)),l(`click`,H,()=>h(i.position.stopAfter??v(s))),l(`click`,te,()=>h(v(s))),l(`change`,q,e=>{let t=m.find(t=>t===e.currentTarget.value);t&&i.ask({say:`pace`,pace:t})}),l(`click`,Y,e=>{e.preventDefault(),i.go(v(d))}),t(n,g),B()}o([`click`,`change`]);var Qa=p(`<main id="main" tabindex="-1" class="opening svelte-87x23h"><p> </p></main>`),$a=p(`<p> </p>`),eo=p(`<div class="notes svelte-87x23h" role="note"></div>`),to=p(`<button type="button" class="button"> </button>`),no=p(`<p class="back svelte-87x23h"><button type="button" class="button main"> </button> <!></p>`),ro=p(`<p class="back svelte-87x23h"><button type="button" class="button main"> </button></p>`),io=p(`<div><!> <main id="main" tabindex="-1" aria-labelledby="prompt"><!> <div class="prompt svelte-87x23h"><h1 id="prompt" tabindex="-1"><span class="heading svelte-87x23h"> </span> <span class="words svelte-87x23h"><!></span></h1> <!></div> <!></main> <aside class="svelte-87x23h"><!> <!></aside></div>`);function ao(i,o){W(o,!0);let s=K(()=>o.model.position===null?void 0:Br(o.model.position.game)),d=K(()=>v(s)===void 0?null:o.model.position),f=K(()=>v(d)!==null&&v(d).shown===v(d).entries),p=K(()=>o.model.position?.game);x(()=>{v(p)!==void 0&&Vr(v(p))});let m=e(void 0),h=e(void 0);function g({sheet:e,prompt:t}){return e?X(e.verdict):v(f)?t:X(o.say(`past`))}function b(e){v(d)&&o.ask({say:`act`,at:v(d).row,choice:e})}let w=e(null),E=K(()=>v(d)?.records===`revealing`);function D({table:e,shown:t}){v(E)&&v(w)!==e||o.ask({say:`fork`,entry:t}),_(w,e,!0)}let O=null,k=!1,j=()=>void 0;x(()=>{let e=v(d);n(()=>{let t=e?.passTo===null&&O?.table===e.table&&O.passTo===null;j=v(m)&&t&&O?yi(v(m),e.news):()=>void 0,O=e})}),y(()=>{v(d)!==null&&v(d).passTo===null&&n(()=>{j(),v(m)&&$r(v(m),v(h)??null),v(d).scene.sheet&&!k&&scrollTo(0,0),k=v(d).scene.sheet!==null})});var N=F(),P=u(N),R=e=>{var n=Qa(),r=U(n),i=C(r,!0);V(n),c(e=>I(i,e),[()=>o.say(`connecting`)]),t(e,n)},z=e=>{Yr(e,{get position(){return v(d)},get say(){return o.say},get go(){return o.go},sit:e=>o.ask({say:`sit`,seat:e})})},ee=e=>{let n=K(()=>v(d)),i=K(()=>g(v(n).scene));var p=io();let y,x;var O=U(p);Za(O,{get position(){return v(d)},get lang(){return o.model.lang},get say(){return o.say},get go(){return o.go},get ask(){return o.ask},get speak(){return o.speak}});var k=S(O,2);let j;var N=U(k),P=e=>{var n=eo();r(n,20,()=>v(d).notices,e=>e,(e,n,r,i)=>{var a=$a(),o=C(a,!0);c(()=>I(o,n)),t(e,a)}),V(n),t(e,n)};a(N,e=>{v(d).notices.length>0&&e(P)});var R=S(N,2),z=U(R);let ee;var B=U(z),H=C(B,!0),te=S(B,2);oi(U(te),{get words(){return v(i)}}),V(te),V(z),L(z,e=>_(h,e),()=>v(h));var W=S(z,2),G=e=>{var n=no(),r=U(n),i=C(r,!0),s=S(r,2),u=e=>{var n=to(),r=C(n,!0);c(e=>I(r,e),[()=>o.say(v(E)&&v(w)===v(d).table?`fork-reveals`:`fork`)]),l(`click`,n,()=>D(v(d))),t(e,n)};a(s,e=>{v(d).records!==`redacted`&&e(u)}),V(n),c(e=>I(i,e),[()=>o.say(`step-now`)]),l(`click`,r,()=>o.ask({say:`step`,entry:null})),t(e,n)},ne=e=>{var n=ro(),r=U(n),i=C(r,!0);V(n),c(e=>I(i,e),[()=>o.say(`another`)]),l(`click`,r,()=>o.go({at:`lobby`})),t(e,n)},q=e=>{var n=F(),r=u(n);re(r,()=>v(s).Beside,(e,t)=>{t(e,{get position(){return v(d)},get say(){return o.say},act:b,get ask(){return o.notice}})}),t(e,n)};a(W,e=>{v(f)?v(n).scene.sheet?e(ne,1):v(s)?.Beside&&e(q,2):e(G)}),V(R);var J=S(R,2),ae=e=>{Ka(e,{get sheet(){return v(n).scene.sheet},get say(){return o.say}})},Y=e=>{var n=F(),r=u(n);re(r,()=>v(s).Board,(e,t)=>{t(e,{get position(){return v(d)},get say(){return o.say},act:b,get ask(){return o.notice}})}),t(e,n)},oe=e=>{Pa(e,{get scene(){return v(n).scene},get say(){return o.say},act:b,get ask(){return o.notice}})};a(J,e=>{v(n).scene.sheet&&!v(s)?.showsEnd?e(ae):v(s)?e(Y,1):e(oe,-1)}),V(k);var se=S(k,2),ce=U(se),le=e=>{var n=F(),r=u(n);re(r,()=>v(s).Sides,(e,t)=>{t(e,{get position(){return v(d)},get say(){return o.say},get ask(){return o.notice}})}),t(e,n)};a(ce,e=>{v(s)?.Sides&&!v(n).scene.sheet&&e(le)}),ui(S(ce,2),{get position(){return v(d)},get say(){return o.say},get ask(){return o.ask}}),V(se),V(p),L(p,e=>_(m,e),()=>v(m)),ie(p,Qr),c((e,t)=>{y=T(p,1,`table svelte-87x23h`,null,y,{past:!v(f),over:v(n).scene.sheet,alone:!v(s)?.Sides}),x=M(p,``,x,{"--aside":v(s)?.aside}),j=T(k,1,`svelte-87x23h`,null,j,{noted:v(d).notices.length>0}),ee=T(z,1,`svelte-87x23h`,null,ee,{asked:v(n).scene.choices.length>0,long:e}),I(H,v(n).scene.heading),A(se,`aria-label`,t)},[()=>Z(v(i)).length>75,()=>o.say(`aside`)]),t(e,p)};a(P,e=>{v(d)===null?e(R):v(d).passTo===null?e(ee,-1):e(z,1)}),t(i,N),B()}o([`click`]);var oo=p(`<!> <main id="main" tabindex="-1" class="svelte-noo32y"><!></main>`,1),so=p(`<p> </p>`),co=p(`<div class="lost svelte-noo32y" role="status"> </div>`),lo=p(`<!> <a class="skip svelte-noo32y" href="#main"> </a> <!> <!> <div class="unseen" role="status" aria-live="polite"></div> <!>`,1);function uo(e,n){W(n,!0);let i=K(()=>n.app.model),o=K(()=>Jt(v(i).lang)),d=K(()=>n.app.go),f=K(()=>n.app.ask),p=K(()=>n.app.notice),m=K(()=>n.app.speak),h=K(()=>{let{screen:e,position:t}=v(i);return e.at===`table`&&t?`${t.scene.heading} · ${t.title} · Brickroad`:e.at===`lobby`?v(o)(`page-title`):`${v(o)(`nav-${e.at}`)} · Brickroad`});y(()=>{document.documentElement.lang=v(i).lang});let g;y(()=>{let e=g!==void 0&&g!==v(i).screen.at;g=v(i).screen.at,e&&(scrollTo(0,0),v(i).screen.at!==`table`&&ae().then(()=>document.querySelector(`h1`)?.focus({preventScroll:!0})))});var _=lo();O(`noo32y`,e=>{b(()=>{s.title=v(h)??``})});var x=u(_);un(x,{});var w=S(x,2),T=C(w,!0),E=S(w,2),D=e=>{ao(e,{get model(){return v(i)},get say(){return v(o)},get go(){return v(d)},get ask(){return v(f)},get notice(){return v(p)},get speak(){return v(m)}})},k=e=>{var n=oo(),r=u(n);Pr(r,{get model(){return v(i)},get say(){return v(o)},get go(){return v(d)},get speak(){return v(m)}});var s=S(r,2),c=U(s),l=e=>{qr(e,{get model(){return v(i)},get screen(){return v(i).screen},get say(){return v(o)},get go(){return v(d)}})},h=e=>{tn(e,{get say(){return v(o)}})},g=e=>{Or(e,{get model(){return v(i)},get say(){return v(o)},get go(){return v(d)},get ask(){return v(f)},get notice(){return v(p)}})};a(c,e=>{v(i).screen.at===`rules`?e(l):v(i).screen.at===`about`?e(h,1):e(g,-1)}),V(s),t(e,n)};a(E,e=>{v(i).screen.at===`table`?e(D):e(k,-1)});var A=S(E,2);Lr(A,{get words(){return v(i).notice},get say(){return v(o)},onclose:()=>v(p)(``)});var j=S(A,2);r(j,21,()=>v(i).saying,J,(e,n)=>{var r=so(),i=C(r,!0);c(()=>I(i,v(n))),t(e,r)}),V(j);var M=S(j,2),N=e=>{var n=co(),r=C(n,!0);c(e=>I(r,e),[()=>v(o)(`link-lost`)]),t(e,n)};a(M,e=>{v(i).link===`lost`&&e(N)}),c(e=>I(T,e),[()=>v(o)(`skip`)]),l(`click`,w,e=>(e.preventDefault(),document.getElementById(`main`)?.focus())),t(e,_),B()}o([`click`]);var fo=new Je(Ue(location),oe().lang??Yt(navigator.languages)),po=document.getElementById(`app`);if(!po)throw Error(`the page has no place for the app`);h(uo,{target:po,props:{app:fo}}),fo.connect();export{Z as _,Wi as a,ki as c,Qr as d,On as f,he as g,X as h,Yi as i,fi as l,ge as m,ta as n,zi as o,_e as p,ea as r,Bi as s,sa as t,oi as u};