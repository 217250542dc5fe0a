const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["./Cover-DTipZ-KH.js","./icons-DWIAPsNn.js","./Cover-DzrjMpEY.css","./draft-BcNvQoo8.js","./draft-Cr8FCn0j.css","./duel-D61kCe48.js","./Terms-B31aHo8x.js","./Terms-CmBvDcw6.css","./duel-BCTwTf95.css","./storyline-DL9h5HN8.js","./storyline-1eOPkC27.css"])))=>i.map(i=>d[i]);
import{$ as e,A as t,B as n,C as r,D as i,F as a,G as o,H as s,I as c,J as l,K as u,L as d,M as f,N as p,O as m,P as h,Q as g,R as _,S as v,T as y,U as b,V as x,W as S,X as C,Y as w,Z as T,_ as E,a as D,at as O,b as k,c as A,ct as j,d as M,dt as N,et as P,f as F,g as I,h as L,it as R,j as z,k as B,l as V,m as H,n as U,nt as W,ot as ee,p as te,q as G,r as ne,rt as re,s as ie,st as ae,u as K,v as q,w as J,x as oe,y as se,z as Y}from"./icons-DWIAPsNn.js";var ce=`brickroad`;function le(){try{let e=JSON.parse(localStorage.getItem(ce)??`{}`);return typeof e==`object`&&e?de(e):{}}catch{return{}}}function ue(e){try{localStorage.setItem(ce,JSON.stringify({...le(),...e}))}catch{}}function de(e){let{lang:t,game:n,seats:r}=e;return{...t===`en`||t===`fr`?{lang:t}:{},...typeof n==`string`?{game:n}:{},...Array.isArray(r)&&r.every(fe)?{seats:r}:{}}}function fe(e){if(typeof e!=`object`||!e)return!1;let{name:t,bot:n}=e;return typeof t==`string`&&(n===null||typeof n==`string`)}function pe(e,t){let n=t.log[0]?.entry;if(e===null||n===void 0||!ge(t,e))return t;let r=(e.log.at(-1)?.entry??0)>=n,i=e.log.filter(({entry:e})=>e<n);return!r||i.length===0?t:{...t,log:[...i,...t.log],hasEarlier:e.hasEarlier}}function me(e,t){let n=e.log[0]?.entry??0,r=t.lines.every(({entry:e})=>e<n);return!e.hasEarlier||!r||!ge(e,t)?e:{...e,log:[...t.lines,...e.log],hasEarlier:t.hasEarlier}}function he({log:e,hasEarlier:t}){let n=e[0]?.entry;return t&&n!==void 0?{say:`log`,before:n}:null}function ge(e,t){return e.table===t.table&&e.viewer===t.viewer&&e.lang===t.lang}function X(e){return e?[{words:e,is_name:!1}]:[]}function Z(e){return e.map(({words:e})=>e).join(``)}function _e(e,t){let n=t;return e.flatMap(({words:e,is_name:t})=>{let r=e.slice(0,n);return n-=r.length,r?[{words:r,is_name:t}]:[]})}function ve(e,t){let n=Z(t),r=e.indexOf(n);return r<0?X(e):[...X(e.slice(0,r)),...t,...X(e.slice(r+n.length))]}function ye(e){let t=[[]];for(let{words:n,is_name:r}of e){let[e=``,...i]=n.split(`
`);for(let[n,a]of[e,...i].entries())n>0&&t.push([]),a&&t.at(-1)?.push({words:a,is_name:r})}return t}function be(e){return e.flatMap((e,t)=>t>0?[...X(`
`),...e]:e)}function xe(e,t){return{link:`connecting`,screen:e,lang:t,games:[],bots:[],tables:null,position:null,opening:!1,notice:``,saying:[]}}function Se(e,t){switch(t.is){case`linked`:return{...e,link:`open`};case`lost`:return{...e,link:`lost`,opening:!1};case`went`:return Ce(e,t.screen);case`spoke`:return{...e,lang:t.lang};case`noticed`:return{...e,notice:t.words};case`asked`:return{...e,notice:``,opening:e.opening||we(t.message)};case`heard`:return Te(e,t.message);default:return t}}function Ce(e,t){return t.at===`table`&&e.position?.table===t.table?{...e,screen:t}:{...e,screen:t,position:null,opening:!1,notice:``,saying:[]}}function we(e){return e.say===`create`||e.say===`fork`||e.say===`import`}function Te(e,t){switch(t.say){case`welcome`:return{...e,lang:t.lang,games:t.games,bots:t.bots};case`tables`:return{...e,tables:t.tables};case`position`:return Ee(e,t);case`log`:return{...e,position:e.position&&me(e.position,t)};case`refused`:return De(e,t.reason);default:return t}}function Ee(e,t){let{screen:n}=e;if((n.at!==`table`||n.table!==t.table)&&!e.opening)return e;let r=e.position?.table===t.table?e.position:null;return{...e,screen:{at:`table`,table:t.table},position:pe(r,t),opening:!1,notice:r?``:e.notice,saying:Oe(r,t)}}function De(e,t){let n=e.screen.at===`table`&&e.position===null?{at:`lobby`}:e.screen;return{...e,screen:n,opening:!1,notice:t,saying:[t]}}function Oe(e,t){if(t.passTo!==null)return[];let{heading:n}=t.scene,r=Z(t.scene.prompt);if(e===null)return[n,r];if(t.shown<t.entries||e.shown<e.entries){let e=t.log.at(-1)?.entry;return[n,...t.log.filter(({entry:t})=>t===e).map(({words:e})=>Z(e))]}let i=e.passTo===null&&e.shown<=t.shown?e.shown:t.shown,a=t.log.filter(e=>e.entry>i).map(e=>Z(e.words));return t.scene.choices.length>0||t.scene.sheet!==null||t.shown<e.shown?[...a,t.scene.sheet?.verdict??r]:a}function ke(e,t){let n=e.viewer===t.viewer?e:t;return t.news.flatMap(({entry:e,fight:r})=>r?[Ae(n,e,r,t)]:[])}function Ae(e,t,n,r){let i=new Set(n.sides.flatMap(e=>e.cards.map(e=>e.id))),a=e.log.filter(e=>e.entry<=t),o=a.at(-1)?.entry??0,s=je(r.news).filter(e=>e.entry>o&&e.entry<=t);return{...e,row:r.row-(r.entries-t),entries:t,shown:t,stopAfter:null,turn:`chance`,canUndo:!1,passTo:null,scene:{...e.scene,prompt:[{words:n.title,is_name:!1}],zones:e.scene.zones.map(e=>({...e,cards:e.cards.filter(({id:e})=>!i.has(e))})),contest:n,choices:[]},news:[],log:[...a,...s]}}function je(e){return e.flatMap(({entry:e,words:t})=>t?[{entry:e,words:t}]:[])}var Me={calm:2600,brisk:1800,instant:0},Ne={calm:1600,brisk:1100,instant:0},Pe=3,Fe=class{#e;#t;#n=null;#r=[];#i;constructor(e,t){this.#e=e,this.#t=t}heard(e){for(Ie(this.#r.at(-1)??this.#n,e)||(this.#r=[],this.#s()),this.#i===void 0?this.#a(e):this.#r.push(e);this.#r.length>Pe;)this.#o()}hurry(){let e=this.#r.at(-1);this.#r=[],this.#s(),e&&this.#a(e)}clear(){this.#r=[],this.#s(),this.#n=null}#a(e){let t=Le(this.#n?.scene.contest??null,e.scene.contest),n=(this.#t()?Ne:Me)[e.pace];this.#s(),t&&n>0&&(this.#i=setTimeout(()=>this.#o(),n)),this.#n=e,this.#e(e)}#o(){this.#s();let e=this.#r.shift();e&&this.#a(e),this.#i===void 0&&this.#r.length>0&&this.#o()}#s(){clearTimeout(this.#i),this.#i=void 0}};function Ie(e,{table:t,entries:n,shown:r}){return e?.table===t&&e.shown===e.entries&&r===n&&r>e.shown}function Le(e,t){if(!t?.sides.some(e=>e.die))return!1;let n=e=>JSON.stringify([e.title,e.sides.map(({die:e,total:t})=>[e,t.value])]);return e===null||n(e)!==n(t)}function Re(e){switch(e.at){case`lobby`:return ze(``);case`rules`:return ze(`rules`,e.game,e.table);case`about`:return ze(`about`);case`table`:return ze(`table`,e.table);default:return e}}function ze(...e){return`#/${e.filter(e=>e!==void 0).map(encodeURIComponent).join(`/`)}`}function Be(e){let[t,n,r]=e.replace(/^#\/?/,``).split(`/`).map(Ve);return t===`rules`&&n?{at:t,game:n,...r?{table:r}:{}}:t===`rules`||t===`about`?{at:t}:t===`table`&&n?{at:`table`,table:n}:{at:`lobby`}}function Ve(e){try{return decodeURIComponent(e)}catch{return e}}function He(e,t){let n=URL.createObjectURL(new Blob([t],{type:`application/x-ndjson`})),r=document.createElement(`a`);r.href=n,r.download=e,r.click(),URL.revokeObjectURL(n)}var Ue=250,We=5e3,Ge=class{#e;#t;#n=null;#r=Ue;constructor(e,t){this.#e=e,this.#t=t}connect(){let e=new WebSocket(this.#e);this.#n=e,e.onopen=()=>{this.#r=Ue,this.#t.linked()},e.onmessage=e=>this.#t.heard(JSON.parse(e.data)),e.onclose=()=>{this.#t.lost(),setTimeout(()=>this.connect(),this.#r),this.#r=Math.min(this.#r*2,We)}}say(e){this.#n?.readyState===WebSocket.OPEN&&this.#n.send(JSON.stringify(e))}};function Ke(e){return`${e.protocol===`https:`?`wss`:`ws`}://${e.host}/socket`}function qe(e){return`./api/tables/${encodeURIComponent(e)}/record`}function Je(e,t){if(e===null||!Ye(e,t))return null;let{order:n,zones:r,heading:i,prompt:a,contest:o,choices:s,sheet:c}=t,l=new Map(r.map(t=>[t.id,Xe(e,t)])),u=new Map(e.scene.zones.map(e=>[e.id,e])),d=(n??e.scene.zones.map(({id:e})=>e)).map(e=>l.has(e)?l.get(e):u.get(e));return d.every(e=>e!==void 0)?{...e,row:t.row,entries:t.entries,shown:t.entries,digest:t.digest,turn:t.turn,records:t.records,canUndo:t.canUndo,stopBefore:t.stopBefore,stopAfter:null,scene:{heading:i,prompt:a,zones:d,contest:o,choices:s,sheet:c},news:t.news,log:[...e.log,...je(t.news)]}:null}function Ye({table:e,viewer:t,lang:n,row:r},i){return e===i.table&&t===i.viewer&&n===i.lang&&r===i.since}function Xe({scene:e},{cards:t,...n}){let r=new Map(e.zones.flatMap(e=>e.cards).map(e=>[e.id,e])),i=t.map(e=>typeof e==`string`?r.get(e):e);return i.every(e=>e!==void 0)?{...n,cards:i}:void 0}var Ze=class{#e=P(xe({at:`lobby`},`en`));get model(){return Y(this.#e)}set model(t){e(this.#e,t)}#t;#n=null;#r=new Fe(e=>this.#l({is:`heard`,message:{say:`position`,...e}}),()=>matchMedia(`(prefers-reduced-motion: reduce)`).matches);constructor(e,t){this.model=xe(Be(location.hash),t),this.#t=new Ge(e,{linked:()=>this.#i(),lost:()=>this.#l({is:`lost`}),heard:e=>this.#s(e)}),addEventListener(`popstate`,()=>this.go(Be(location.hash)));for(let e of[`click`,`keydown`])addEventListener(e,()=>setTimeout(()=>this.#r.hurry()))}connect(){this.#t.connect()}go=e=>{let t=this.model.position!==null;this.#l({is:`went`,screen:e}),this.model.position===null&&(this.#r.clear(),t&&this.#t.say({say:`leave`}),this.#o())};ask=e=>{this.#l({is:`asked`,message:e}),this.#t.say(e)};notice=e=>{this.#l({is:`noticed`,words:e})};speak=e=>{ue({lang:e}),this.#l({is:`spoke`,lang:e}),this.#a(),this.model.screen.at!==`table`&&this.#t.say({say:`tables`})};#i(){this.#l({is:`linked`}),this.model.screen.at===`table`&&this.#a(),this.#o()}#a(){this.#t.say({say:`hello`,lang:this.model.lang})}#o(){let{screen:e}=this.model;e.at===`table`?this.#t.say({say:`open`,table:e.table}):(this.#a(),this.#t.say({say:`tables`}))}#s(e){if(e.say===`position`||e.say===`update`){this.#c(e);return}if(e.say===`record`){He(`brickroad-${this.#n?.game??`game`}.jsonl`,e.text);return}let t=this.model.screen;this.#l({is:`heard`,message:e}),e.say===`refused`&&this.model.screen!==t&&this.#o()}#c(e){let t=this.#n,n=e.say===`position`?e:Je(t,e);if(this.#n=n,n)for(let e of[...t?ke(t,n):[],n])this.#r.heard(e);else this.#t.say({say:`again`})}#l(e){this.model=Se(this.model,e);let t=Re(this.model.screen);t!==(location.hash||`#/`)&&history.pushState(null,``,t)}},Qe=class{constructor(e){this.value=e}valueOf(){return this.value}},Q=class extends Qe{constructor(e=`???`){super(e)}toString(e){return`{${this.value}}`}},$=class extends Qe{constructor(e,t={}){super(e),this.opts=t}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return this.value.toString(10)}},$e=class e extends Qe{static supportsValue(t){if(typeof t==`number`||t instanceof Date)return!0;if(t instanceof Qe)return e.supportsValue(t.valueOf());if(`Temporal`in globalThis){let e=globalThis.Temporal;if(t instanceof e.Instant||t instanceof e.PlainDateTime||t instanceof e.PlainDate||t instanceof e.PlainMonthDay||t instanceof e.PlainTime||t instanceof e.PlainYearMonth)return!0}return!1}constructor(t,n={}){t instanceof e?(n={...t.opts,...n},t=t.value):t instanceof Qe&&(t=t.valueOf()),typeof t==`object`&&`calendarId`in t&&n.calendar===void 0&&(n={...n,calendar:t.calendarId}),super(t),this.opts=n}[Symbol.toPrimitive](e){return e===`string`?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e==`number`)return e;if(e instanceof Date)return e.getTime();if(`epochMilliseconds`in e)return e.epochMilliseconds;if(`toZonedDateTime`in e)return e.toZonedDateTime(`UTC`).epochMilliseconds;throw TypeError(`Unwrapping a non-number value as a number`)}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return typeof this.value==`number`||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}},et=100,tt=`⁨`,nt=`⁩`;function rt(e,t,n){return n===t||n instanceof $&&t instanceof $&&n.value===t.value||t instanceof $&&typeof n==`string`&&n===e.memoizeIntlObject(Intl.PluralRules,t.opts).select(t.value)}function it(e,t,n){return t[n]?pt(e,t[n].value):(e.reportError(RangeError(`No default`)),new Q)}function at(e,t){let n=[],r=Object.create(null);for(let i of t)i.type===`narg`?r[i.name]=ot(e,i.value):n.push(ot(e,i));return{positional:n,named:r}}function ot(e,t){switch(t.type){case`str`:return t.value;case`num`:return new $(t.value,{minimumFractionDigits:t.precision});case`var`:return st(e,t);case`mesg`:return ct(e,t);case`term`:return lt(e,t);case`func`:return ut(e,t);case`select`:return dt(e,t);default:return new Q}}function st(e,{name:t}){let n;if(e.params){if(Object.prototype.hasOwnProperty.call(e.params,t))n=e.params[t];else return new Q(`$${t}`)}else if(e.args&&Object.prototype.hasOwnProperty.call(e.args,t))n=e.args[t];else return e.reportError(ReferenceError(`Unknown variable: $${t}`)),new Q(`$${t}`);if(n instanceof Qe)return n;switch(typeof n){case`string`:return n;case`number`:return new $(n);case`object`:if($e.supportsValue(n))return new $e(n);default:return e.reportError(TypeError(`Variable type not supported: $${t}, ${typeof n}`)),new Q(`$${t}`)}}function ct(e,{name:t,attr:n}){let r=e.bundle._messages.get(t);if(!r)return e.reportError(ReferenceError(`Unknown message: ${t}`)),new Q(t);if(n){let i=r.attributes[n];return i?pt(e,i):(e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new Q(`${t}.${n}`))}return r.value?pt(e,r.value):(e.reportError(ReferenceError(`No value: ${t}`)),new Q(t))}function lt(e,{name:t,attr:n,args:r}){let i=`-${t}`,a=e.bundle._terms.get(i);if(!a)return e.reportError(ReferenceError(`Unknown term: ${i}`)),new Q(i);if(n){let t=a.attributes[n];if(t){e.params=at(e,r).named;let n=pt(e,t);return e.params=null,n}return e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new Q(`${i}.${n}`)}e.params=at(e,r).named;let o=pt(e,a.value);return e.params=null,o}function ut(e,{name:t,args:n}){let r=e.bundle._functions[t];if(!r)return e.reportError(ReferenceError(`Unknown function: ${t}()`)),new Q(`${t}()`);if(typeof r!=`function`)return e.reportError(TypeError(`Function ${t}() is not callable`)),new Q(`${t}()`);try{let t=at(e,n);return r(t.positional,t.named)}catch(n){return e.reportError(n),new Q(`${t}()`)}}function dt(e,{selector:t,variants:n,star:r}){let i=ot(e,t);if(i instanceof Q)return it(e,n,r);for(let t of n)if(rt(e,i,ot(e,t.key)))return pt(e,t.value);return it(e,n,r)}function ft(e,t){if(e.dirty.has(t))return e.reportError(RangeError(`Cyclic reference`)),new Q;e.dirty.add(t);let n=[],r=e.bundle._useIsolating&&t.length>1;for(let i of t)if(typeof i==`string`)n.push(e.bundle._transform(i));else{if(e.placeables++,e.placeables>et)throw e.dirty.delete(t),RangeError(`Too many placeables expanded: ${e.placeables}, max allowed is ${et}`);r&&n.push(tt),n.push(ot(e,i).toString(e)),r&&n.push(nt)}return e.dirty.delete(t),n.join(``)}function pt(e,t){return typeof t==`string`?e.bundle._transform(t):ft(e,t)}var mt=class{constructor(e,t,n){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=t,this.args=n}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,t){let n=this.bundle._intls.get(e);n||(n={},this.bundle._intls.set(e,n));let r=JSON.stringify(t);return n[r]||(n[r]=new e(this.bundle.locales,t)),n[r]}};function ht(e,t){let n=Object.create(null);for(let[r,i]of Object.entries(e))t.includes(r)&&(n[r]=i.valueOf());return n}var gt=[`unitDisplay`,`currencyDisplay`,`useGrouping`,`minimumIntegerDigits`,`minimumFractionDigits`,`maximumFractionDigits`,`minimumSignificantDigits`,`maximumSignificantDigits`];function _t(e,t){let n=e[0];if(n instanceof Q)return new Q(`NUMBER(${n.valueOf()})`);if(n instanceof $)return new $(n.valueOf(),{...n.opts,...ht(t,gt)});if(n instanceof $e)return new $(n.toNumber(),{...ht(t,gt)});throw TypeError(`Invalid argument to NUMBER`)}var vt=[`dateStyle`,`timeStyle`,`fractionalSecondDigits`,`dayPeriod`,`hour12`,`weekday`,`era`,`year`,`month`,`day`,`hour`,`minute`,`second`,`timeZoneName`];function yt(e,t){let n=e[0];if(n instanceof Q)return new Q(`DATETIME(${n.valueOf()})`);if(n instanceof $e||n instanceof $)return new $e(n,ht(t,vt));throw TypeError(`Invalid argument to DATETIME`)}var bt=new Map;function xt(e){let t=Array.isArray(e)?e.join(` `):e,n=bt.get(t);return n===void 0&&(n=new Map,bt.set(t,n)),n}var St=class{constructor(e,{functions:t,useIsolating:n=!0,transform:r=e=>e}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:_t,DATETIME:yt,...t},this._useIsolating=n,this._transform=r,this._intls=xt(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:t=!1}={}){let n=[];for(let r=0;r<e.body.length;r++){let i=e.body[r];if(i.id.startsWith(`-`)){if(t===!1&&this._terms.has(i.id)){n.push(Error(`Attempt to override an existing term: "${i.id}"`));continue}this._terms.set(i.id,i)}else{if(t===!1&&this._messages.has(i.id)){n.push(Error(`Attempt to override an existing message: "${i.id}"`));continue}this._messages.set(i.id,i)}}return n}formatPattern(e,t=null,n=null){if(typeof e==`string`)return this._transform(e);let r=new mt(this,n,t);try{return ft(r,e).toString(r)}catch(e){if(r.errors&&e instanceof Error)return r.errors.push(e),new Q().toString(r);throw e}}},Ct=/^(-?[a-zA-Z][\w-]*) *= */gm,wt=/\.([a-zA-Z][\w-]*) *= */y,Tt=/\*?\[/y,Et=/(-?[0-9]+(?:\.([0-9]+))?)/y,Dt=/([a-zA-Z][\w-]*)/y,Ot=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,kt=/^[A-Z][A-Z0-9_-]*$/,At=/([^{}\n\r]+)/y,jt=/([^\\"\n\r]*)/y,Mt=/\\([\\"])/y,Nt=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,Pt=/^\n+/,Ft=/ +$/,It=/ *\r?\n/g,Lt=/( *)$/,Rt=/{\s*/y,zt=/\s*}/y,Bt=/\[\s*/y,Vt=/\s*] */y,Ht=/\s*\(\s*/y,Ut=/\s*->\s*/y,Wt=/\s*:\s*/y,Gt=/\s*,?\s*/y,Kt=/\s+/y,qt=class{constructor(e){this.body=[],Ct.lastIndex=0;let t=0;for(;;){let n=Ct.exec(e);if(n===null)break;t=Ct.lastIndex;try{this.body.push(s(n[1]))}catch(e){if(e instanceof SyntaxError)continue;throw e}}function n(n){return n.lastIndex=t,n.test(e)}function r(n,r){if(e[t]===n)return t++,!0;if(r)throw new r(`Expected ${n}`);return!1}function i(e,r){if(n(e))return t=e.lastIndex,!0;if(r)throw new r(`Expected ${e.toString()}`);return!1}function a(n){n.lastIndex=t;let r=n.exec(e);if(r===null)throw SyntaxError(`Expected ${n.toString()}`);return t=n.lastIndex,r}function o(e){return a(e)[1]}function s(e){let t=l(),n=c();if(t===null&&Object.keys(n).length===0)throw SyntaxError(`Expected message value or attributes`);return{id:e,value:t,attributes:n}}function c(){let e=Object.create(null);for(;n(wt);){let t=o(wt),n=l();if(n===null)throw SyntaxError(`Expected attribute value`);e[t]=n}return e}function l(){let r;if(n(At)&&(r=o(At)),e[t]===`{`||e[t]===`}`)return u(r?[r]:[],1/0);let i=x();return i?r?u([r,i],i.length):(i.value=S(i.value,Pt),u([i],i.length)):r?S(r,Ft):null}function u(r=[],i){for(;;){if(n(At)){r.push(o(At));continue}if(e[t]===`{`){r.push(d());continue}if(e[t]===`}`)throw SyntaxError(`Unbalanced closing brace`);let a=x();if(a)r.push(a),i=Math.min(i,a.length);else break}let a=r.length-1,s=r[a];typeof s==`string`&&(r[a]=S(s,Ft));let c=[];for(let e of r)e instanceof Jt&&(e=e.value.slice(0,e.value.length-i)),e&&c.push(e);return c}function d(){i(Rt,SyntaxError);let e=f();if(i(zt))return e;if(i(Ut)){let t=h();return i(zt,SyntaxError),{type:`select`,selector:e,...t}}throw SyntaxError(`Unclosed placeable`)}function f(){if(e[t]===`{`)return d();if(n(Ot)){let[,e,t,n=null]=a(Ot);if(e===`$`)return{type:`var`,name:t};if(i(Ht)){let r=p();if(e===`-`)return{type:`term`,name:t,attr:n,args:r};if(kt.test(t))return{type:`func`,name:t,args:r};throw SyntaxError(`Function names must be all upper-case`)}return e===`-`?{type:`term`,name:t,attr:n,args:[]}:{type:`mesg`,name:t,attr:n}}return _()}function p(){let n=[];for(;;){switch(e[t]){case`)`:return t++,n;case void 0:throw SyntaxError(`Unclosed argument list`)}n.push(m()),i(Gt)}}function m(){let e=f();return e.type===`mesg`&&i(Wt)?{type:`narg`,name:e.name,value:_()}:e}function h(){let e=[],t=0,i;for(;n(Tt);){r(`*`)&&(i=t);let n=g(),a=l();if(a===null)throw SyntaxError(`Expected variant value`);e[t++]={key:n,value:a}}if(t===0)return null;if(i===void 0)throw SyntaxError(`Expected default variant`);return{variants:e,star:i}}function g(){i(Bt,SyntaxError);let e;return e=n(Et)?v():{type:`str`,value:o(Dt)},i(Vt,SyntaxError),e}function _(){if(n(Et))return v();if(e[t]===`"`)return y();throw SyntaxError(`Invalid expression`)}function v(){let[,e,t=``]=a(Et),n=t.length;return{type:`num`,value:parseFloat(e),precision:n}}function y(){r(`"`,SyntaxError);let n=``;for(;;)if(n+=o(jt),e[t]===`\\`)n+=b();else{if(r(`"`))return{type:`str`,value:n};throw SyntaxError(`Unclosed string literal`)}}function b(){if(n(Mt))return o(Mt);if(n(Nt)){let[,e,t]=a(Nt),n=parseInt(e||t,16);return n<=55295||57344<=n?String.fromCodePoint(n):`�`}throw SyntaxError(`Unknown escape sequence`)}function x(){let n=t;switch(i(Kt),e[t]){case`.`:case`[`:case`*`:case`}`:case void 0:return!1;case`{`:return C(e.slice(n,t))}return e[t-1]===` `&&C(e.slice(n,t))}function S(e,t){return e.replace(t,``)}function C(e){let t=e.replace(It,`
`),n=Lt.exec(e)[1].length;return new Jt(t,n)}}},Jt=class{constructor(e,t){this.value=e,this.length=t}},Yt=`# The web client's own words. What happens at the table is said by the games and the server.

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
`,Xt=`# Les mots du client web. Ce qui se passe à la table est dit par les jeux et par le serveur.

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
`;function Zt(e){let t=en.get(e)??tn(e);return(e,n)=>{let r=t.getMessage(e)?.value;return r?t.formatPattern(r,n??null,[]):e}}function Qt(e){return e.map(e=>e.slice(0,2)).find(e=>e===`en`||e===`fr`)===`fr`?`fr`:`en`}var $t={en:Yt,fr:Xt},en=new Map;function tn(e){let t=new St(e,{useIsolating:!1});return t.addResource(new qt($t[e])),en.set(e,t),t}var nn=h(`<svg class="fleuron svelte-1cerjwe" viewBox="0 0 160 16" aria-hidden="true"><path d="M2 8H58M102 8H158" stroke="currentColor" stroke-width="1.5"></path><path fill="currentColor"></path></svg>`);function rn(e){var t=nn(),n=T(l(t));F(n,`d`,`M80 1L88 8L80 15L72 8ZM66 4L70 8L66 12L62 8ZM94 4L98 8L94 12L90 8Z`),j(t),z(e,t)}var an=p(`<article class="sheet svelte-1ebmn3w"><h1 tabindex="-1" class="svelte-1ebmn3w"> </h1> <!> <p> </p> <h2 class="svelte-1ebmn3w"> </h2> <p class="svelte-1ebmn3w"> </p> <p class="svelte-1ebmn3w"> </p> <p class="svelte-1ebmn3w"> </p> <h2 class="svelte-1ebmn3w"> </h2> <p class="svelte-1ebmn3w"> <a href="https://game-icons.net" rel="external noreferrer">game-icons.net</a>, <a href="https://creativecommons.org/licenses/by/3.0/" rel="external noreferrer">CC BY 3.0</a>.</p> <p class="svelte-1ebmn3w"> </p> <h2 class="svelte-1ebmn3w"> </h2> <p> </p> <h2 class="svelte-1ebmn3w"> </h2> <p> </p></article>`);function on(e,n){O(n,!0);var r=an(),i=l(r),a=C(i,!0),o=T(i,2);rn(o,{});var s=T(o,2),c=C(s,!0),u=T(s,2),d=C(u,!0),f=T(u,2),p=C(f,!0),m=T(f,2),h=C(m,!0),g=T(m,2),_=C(g,!0),v=T(g,2),y=C(v,!0),x=T(v,2),S=l(x);ae(4),j(x);var w=T(x,2),E=C(w,!0),D=T(w,2),k=C(D,!0),A=T(D,2),M=C(A,!0),N=T(A,2),P=C(N,!0),F=T(N,2),I=C(F,!0);j(r),b((e,n,r,i,o,s,l,u,f,m,g,v,b)=>{t(a,e),t(c,n),t(d,r),t(p,i),t(h,o),t(_,s),t(y,l),t(S,`${u??``} `),t(E,f),t(k,m),t(M,g),t(P,v),t(I,b)},[()=>n.say(`nav-about`),()=>n.say(`about-what`),()=>n.say(`about-games`),()=>n.say(`about-draft`),()=>n.say(`about-duel`),()=>n.say(`about-not-ours`),()=>n.say(`about-pictures`),()=>n.say(`about-icons`),()=>n.say(`about-font`),()=>n.say(`about-words`),()=>n.say(`about-quotes`),()=>n.say(`about-privacy`),()=>n.say(`about-privacy-help`)]),z(e,r),R()}var sn={dorothy:{width:12,height:12,strokes:`M0 3H12M0 6H12M3 0V12M6 0V12`,turn:0},toto:{width:14,height:10,strokes:`M2 9Q3 5 1 2M5 9Q5 5 7 3M10 9Q9 6 12 4`,turn:0},lion:{width:16,height:9,strokes:`M0 6Q4 0 8 6T16 6`,turn:90},scarecrow:{width:9,height:15,strokes:`M2 0V9M6 4V15`,turn:38},tinman:{width:18,height:10,strokes:`M0 5H18M9 0V5M0 5V10`,turn:0},glinda:{width:16,height:16,strokes:`M4 1V7M1 4H7M12 10V14M10 12H14`,turn:12},witch:{width:14,height:8,strokes:`M0 6L3.5 2L7 6L10.5 2L14 6`,turn:-18},oz:{width:14,height:20,strokes:`M0 10L7 0L14 10L7 20Z`,turn:0},ozma:{width:16,height:16,strokes:`M4 4m-2.5 0a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0M12 9V15M9 12H15`,turn:0},munchkin:{width:10,height:14,strokes:`M3 1V13M7 1V13M0 5H10`,turn:0},winkie:{width:12,height:12,strokes:`M2 2L6 6L10 2M6 6V11`,turn:0},quadling:{width:18,height:9,strokes:`M0 8Q4.5 0 9 8T18 8`,turn:0},gillikin:{width:16,height:12,strokes:`M0 10L8 2L16 10M4 10L8 6L12 10`,turn:0},emerald:{width:12,height:12,strokes:`M0 6L6 0L12 6L6 12Z`,turn:0},kansas:{width:16,height:8,strokes:`M0 4H9M12 4H16`,turn:0},nome:{width:18,height:14,strokes:`M0 4L5 7L9 3L13 8L18 5M2 12L7 10L12 13`,turn:0},neutral:{width:20,height:12,strokes:`M0 6H20M5 0V6M15 6V12`,turn:0},wild:{width:16,height:14,strokes:`M0 10Q4 2 8 10T16 10M4 6L2 3M12 13L14 10`,turn:12},forest:{width:14,height:16,strokes:`M7 1L2 8H12ZM7 6L1 13H13M7 13V16`,turn:0},field:{width:18,height:8,strokes:`M0 6Q9 1 18 6`,turn:-8},house:{width:12,height:10,strokes:`M0 0V4Q3 9 6 4V0M6 4Q9 9 12 4`,turn:0},water:{width:18,height:9,strokes:`M0 5Q4.5 0 9 5T18 5`,turn:0},good:{width:9,height:9,strokes:`M0 9L9 0`,turn:0},evil:{width:14,height:12,strokes:`M0 8H14M4 8L6 3M10 8L8 12`,turn:24}},cn=16,ln=Array.from({length:cn},(e,t)=>{let[n,r]=[t*2*Math.PI/cn,(t+.5)*2*Math.PI/cn];return`M50 50L${un(Math.cos(n))} ${un(Math.sin(n))}L${un(Math.cos(r))} ${un(Math.sin(r))}Z`}).join(``);function un(e){return(50+e*90).toFixed(1)}var dn=h(`<symbol viewBox="0 0 512 512"><path fill="currentColor"></path></symbol>`),fn=h(`<pattern patternUnits="userSpaceOnUse"><path fill="none" stroke="var(--tint)" stroke-width="1.6" stroke-linecap="round"></path></pattern>`),pn=h(`<svg width="0" height="0" class="defs svelte-10ft9ih" aria-hidden="true" focusable="false"><defs><!><!><symbol id="rays" viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice"><path fill="currentColor"></path></symbol></defs></svg>`);function mn(e){var t=pn(),n=l(t),r=l(n);J(r,17,()=>ne,([e,t])=>e,(e,t)=>{var n=W(()=>N(Y(t),2));let r=()=>Y(n)[0],i=()=>Y(n)[1];var a=dn(),o=C(a);b(()=>{F(a,`id`,`icon-${r()??``}`),F(o,`d`,i())}),z(e,a)});var i=T(r);J(i,17,()=>Object.entries(sn),([e,{width:t,height:n,strokes:r,turn:i}])=>e,(e,t)=>{var n=W(()=>N(Y(t),2));let r=()=>Y(n)[0],i=()=>Y(n)[1].width,a=()=>Y(n)[1].height,o=()=>Y(n)[1].strokes,s=()=>Y(n)[1].turn;var c=fn(),l=C(c);b(()=>{F(c,`id`,`hatch-${r()??``}`),F(c,`data-tint`,r()),F(c,`width`,i()),F(c,`height`,a()),F(c,`patternTransform`,`rotate(${s()??``})`),F(l,`d`,o())}),z(e,c)});var a=T(i),o=C(a);j(n),j(t),b(()=>F(o,`d`,ln)),z(e,t)}function hn(e){let t=1-e,n=210+190*t**1.7;return{x:300+120*Math.sin(e*Math.PI*1.9+.5)*t**.55-36*t,y:n,half:5+105*t**1.9}}var gn=28;function _n(e,t){let{x:n,y:r,half:i}=hn(e);return`${(n+t*i).toFixed(1)} ${r.toFixed(1)}`}var vn=Array.from({length:29},(e,t)=>t/gn),yn=`M${vn.map(e=>_n(e,-1)).join(`L`)}L${vn.toReversed().map(e=>_n(e,1)).join(`L`)}Z`,bn=vn.slice(0,-6).map((e,t)=>{let n=vn[t+1]??1,r=t%2==0?[-.5,0,.5]:[-.75,-.25,.25,.75];return`M${_n(e,-1)}L${_n(e,1)}`+r.map(t=>`M${_n(e,t)}L${_n(n,t)}`).join(``)}).join(``),xn=Array.from({length:25},(e,t)=>{let n=Math.PI*(t/24-.011)+Math.PI,r=Math.PI*(t/24+.011)+Math.PI,i=e=>`${(300+520*Math.cos(e)).toFixed(0)} ${(212+520*Math.sin(e)).toFixed(0)}`;return`M300 212L${i(n)}L${i(r)}Z`}).join(``),Sn=h(`<path fill="none" stroke="#2a2118" stroke-width="2"></path><circle fill="#b32a48" stroke="#2a2118" stroke-width="2"></circle><circle fill="#2a2118"></circle>`,1),Cn=h(`<svg viewBox="0 0 600 400" preserveAspectRatio="xMidYMin slice" aria-hidden="true" class="svelte-4rc6do"><rect width="600" height="400" fill="#f6e3b0"></rect><path fill="#edc65a"></path><circle cx="300" cy="200" r="78" fill="#f3cf5b" stroke="#2a2118" stroke-width="3"></circle><g fill="#17533c" stroke="#2a2118" stroke-width="3" stroke-linejoin="round"><path fill="#3a8a63" d="M216 214V166H236V214ZM364 214V166H384V214Z"></path><path d="M236 214V140L249 112L262 140V214ZM338 214V140L351 112L364 140V214Z"></path><path fill="#2a7351" d="M258 214V124H280V214ZM320 214V124H342V214Z"></path><path d="M258 124Q258 100 269 88Q280 100 280 124ZM320 124Q320 100 331 88Q342 100 342 124Z"></path><path d="M276 214V96H324V214Z"></path><path fill="#2a7351" d="M272 96Q274 62 300 34Q326 62 328 96Z"></path><path fill="none" d="M300 34V12M269 88V72M331 88V72M249 112V96M351 112V96"></path><path fill="#b32a48" d="M300 12L318 17L300 23Z"></path><path fill="#f3cf5b" d="M291 214V186Q300 172 309 186V214Z"></path><path fill="none" stroke="#f3cf5b" stroke-width="2" d="M288 112V128M300 108V128M312 112V128M288 142V158M312 142V158M300 142V158M249 150V166M351 150V166"></path></g><path fill="#5d8f4e" stroke="#2a2118" stroke-width="3" d="M-5 236Q80 196 190 214T420 212T605 228V405H-5Z"></path><path fill="none" stroke="#2a2118" stroke-width="1.4" opacity="0.55" d="M10 244Q80 216 170 226M30 258Q90 236 150 244M600 244Q520 222 440 228M590 262Q530 240 470 246M8 274Q60 254 100 258M596 282Q560 262 520 262"></path><path fill="#7aa65a" stroke="#2a2118" stroke-width="3" d="M-5 300Q90 246 200 268Q250 300 180 405H-5ZM605 286Q500 244 410 262Q380 300 470 405H605Z"></path><path fill="#f0c244" stroke="#2a2118" stroke-width="3.5" stroke-linejoin="round"></path><path fill="none" stroke="#2a2118" stroke-width="1.5"></path><!></svg>`);function wn(e){let t=[[48,330,9],[92,372,11],[150,308,6],[30,285,5],[118,268,4],[520,300,6],[560,352,10],[468,276,4],[590,290,5],[500,378,12],[440,330,7],[70,302,5]];var n=Cn(),r=T(l(n)),i=T(r,6),a=T(i),o=T(a);J(o,17,()=>t,([e,t,n])=>e,(e,t)=>{var n=W(()=>N(Y(t),3));let r=()=>Y(n)[0],i=()=>Y(n)[1],a=()=>Y(n)[2];var o=Sn(),s=w(o),c=T(s),l=T(c);b(()=>{F(s,`d`,`M${r()??``} ${i()??``}q${-a()*.4} ${a()*1.6} ${a()*.3} ${a()*3}`),F(c,`cx`,r()),F(c,`cy`,i()),F(c,`r`,a()),F(l,`cx`,r()),F(l,`cy`,i()),F(l,`r`,a()*.32)}),z(e,o)}),j(n),b(()=>{F(r,`d`,xn),F(i,`d`,yn),F(a,`d`,bn)}),z(e,n)}var Tn=p(`<section><h2 class="svelte-hp1x55"> </h2> <label class="svelte-hp1x55"><span class="svelte-hp1x55"> </span> <input type="file" accept=".jsonl,.json,.txt" class="svelte-hp1x55"/></label></section>`);function En(e,n){O(n,!0);async function r(e){let t=e.files?.[0];e.value=``,t&&(t.size>1e6?n.notice(n.say(`import-too-long`,{most:1e3})):n.ask({say:`import`,record:await t.text()}))}var i=Tn(),a=l(i),o=C(a,!0),s=T(a,2),c=l(s),u=C(c,!0),f=T(c,2);j(s),j(i),b((e,n)=>{t(o,e),t(u,n)},[()=>n.say(`import`),()=>n.say(`import-help`)]),d(`change`,f,e=>r(e.currentTarget)),z(e,i),R()}c([`change`]);var Dn=(function(){let e=typeof document<`u`&&document.createElement(`link`).relList;return e&&e.supports&&e.supports(`modulepreload`)?`modulepreload`:`preload`})(),On=function(e,t){return new URL(e,t).href},kn={},An=function(e){return e.pathname.endsWith(`.css`)},jn=function(e,t,n){if(t in e)return e[t];let r=n();if(!r){e[t]=void 0;return}let i=r.then(()=>{e[t]=void 0},n=>{throw e[t]=void 0,n});return e[t]=i,i},Mn=function(e,t,n){let r=Promise.resolve();if(t&&t.length>0){let e,i=document.querySelector(`meta[property=csp-nonce]`),a=i?.nonce||i?.getAttribute(`nonce`);function o(e){return Promise.all(e.map(e=>Promise.resolve(e).then(e=>({status:`fulfilled`,value:e}),e=>({status:`rejected`,reason:e}))))}function s(e){return import.meta.resolve?new URL(import.meta.resolve(e)):new URL(e,import.meta.url)}r=o(t.map(t=>{t=On(t,n);let r=s(t),i=An(r);return jn(kn,r.href,()=>{if(e===void 0){e={all:new Set,styles:new Set};let t=document.getElementsByTagName(`link`);for(let n=t.length-1;n>=0;n--){let r=t[n];e.all.add(r.href),r.rel===`stylesheet`&&e.styles.add(r.href)}}if((i?e.styles:e.all).has(r.href))return;let t=document.createElement(`link`);if(t.rel=i?`stylesheet`:Dn,i||(t.as=`script`),t.crossOrigin=``,t.href=r.href,a&&t.setAttribute(`nonce`,a),document.head.appendChild(t),i)return new Promise((e,n)=>{let i=a=>{t.removeEventListener(`load`,i),t.removeEventListener(`error`,i),a.type===`error`?n(Error(`Unable to preload CSS for ${r}`)):e(a)};t.addEventListener(`load`,i),t.addEventListener(`error`,i)})})}).filter(e=>e!==void 0))}function i(e){let t=new Event(`vite:preloadError`,{cancelable:!0});if(t.payload=e,window.dispatchEvent(t),!t.defaultPrevented)throw e}return r.then(t=>{for(let e of t||[])e.status===`rejected`&&i(e.reason);return e().catch(i)})};function Nn(e,t){var n=f(),r=w(n);m(r,()=>Mn(()=>import(`./Cover-DTipZ-KH.js`),__vite__mapDeps([0,1,2]),import.meta.url),null,(e,n)=>{var r=W(()=>{var{default:e}=Y(n);return{Cover:e}}),i=W(()=>Y(r).Cover),a=f(),o=w(a);v(o,()=>Y(i),(e,n)=>{n(e,{get game(){return t.game}})}),z(e,a)}),z(e,n)}var Pn=p(`<label class="svelte-1fz6k13"><input type="radio" name="game" class="svelte-1fz6k13"/> <span class="picture svelte-1fz6k13"><!></span> <span class="title svelte-1fz6k13"> </span> <span class="about svelte-1fz6k13"> <span class="seats svelte-1fz6k13"> </span></span></label>`),Fn=p(`<fieldset><legend class="unseen"> </legend> <div class="playbill svelte-1fz6k13"></div></fieldset>`);function In(e,n){O(n,!0);var r=Fn(),i=l(r),a=C(i,!0),o=T(i,2);J(o,21,()=>n.games,({name:e,title:t,about:n,fewestSeats:r,mostSeats:i})=>e,(e,r)=>{let i=()=>Y(r).name,a=()=>Y(r).title,o=()=>Y(r).about,s=()=>Y(r).fewestSeats,c=()=>Y(r).mostSeats;var u=Pn(),f=l(u);M(f);var p=T(f,2);Nn(l(p),{get game(){return i()}}),j(p);var m=T(p,2),h=C(m,!0),g=T(m,2),_=l(g),v=T(_),y=C(v,!0);j(g),j(u),b(e=>{H(f,i()),te(f,i()===n.chosen),F(f,`aria-labelledby`,`game-${i()??``}`),F(f,`aria-describedby`,`game-${i()??``}-about`),F(m,`id`,`game-${i()??``}`),t(h,a()),F(g,`id`,`game-${i()??``}-about`),t(_,`${o()??``} `),t(y,e)},[()=>s()<c()?n.say(`seats-between`,{fewest:s(),most:c()}):n.say(`seats-exactly`,{most:c()})]),d(`change`,f,()=>n.choose(i())),z(e,u)}),j(o),j(r),b(e=>t(a,e),[()=>n.say(`game`)]),z(e,r),R()}c([`change`]);var Ln=40,Rn=/[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\u{ad}\u{34f}\u{61c}\u{115f}\u{1160}\u{17b4}\u{17b5}\u{180b}-\u{180f}\u{200b}-\u{200f}\u{2028}-\u{202e}\u{2060}-\u{206f}\u{2800}\u{3164}\u{feff}\u{ffa0}\u{fff0}-\u{fffb}\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{e0fff}]/u,zn=/^\p{White_Space}+|\p{White_Space}+$/gu,Bn=/\p{White_Space}+/gu,Vn=/[^\p{White_Space}\p{M}]/u,Hn=/[\u{fe00}-\u{fe0f}]/gu;function Un(e){let t=e.replace(zn,``);return Rn.test(t)?`odd`:Vn.test(t)?[...Kn(e)].length>Ln?`long`:`fine`:`blank`}function Wn(e,t){return qn(e)===qn(t)}function Gn(e,t,n){let r=e[t]?.name??``;switch(Un(r)){case`blank`:return n(`name-blank`,{most:Ln});case`long`:return n(`name-long`,{most:Ln});case`odd`:return n(`name-odd`,{most:Ln});case`fine`:{let i=e.findIndex((e,n)=>n!==t&&Wn(e.name,r));return i<0?void 0:n(`name-same`,{seat:i+1})}}}function Kn(e){return e.replace(zn,``).replace(Bn,` `)}function qn(e){return Kn(e).normalize(`NFKC`).replace(Hn,``).toLowerCase()}var Jn=[`Ojo`,`Trot`,`Scraps`,`Betsy`];function Yn(e){return(e.at(-2)??e.at(-1))?.level??null}function Xn(e,t){return(e.find(e=>e.name===t)??e[0])?.name??``}function Zn(e,t,n){return t&&t.length>0&&t.every(t=>Qn(e,t.bot))?t:er([{name:n,bot:null}],3,e)}function Qn(e,t){return t===null||e.some(e=>e.level===t)}function $n(e,t){let n=Array.from({length:t.length+1},(e,t)=>`Bot ${t+1}`),r=e=>!t.some(t=>Wn(t,e));return{name:[...Jn,...n].find(r)??``,bot:Yn(e)}}function er(e,t,n){let r=e.slice(0,t);for(;r.length<t;)r.push($n(n,r.map(e=>e.name)));return r}function tr(e){return[...e.slice(-1),...e.slice(0,-1)]}function nr(e){return Array.from({length:e.mostSeats-e.fewestSeats+1},(t,n)=>e.fewestSeats+n)}function rr(e,t){return Math.min(Math.max(t,e.fewestSeats),e.mostSeats)}function ir(e){return Object.fromEntries(e.options.map(e=>[e.name,e.default]))}function ar(e,t,n){return Number.isNaN(e)?n:Math.min(Math.max(Math.round(e),t.least),t.most)}var or=p(`<input type="checkbox" class="svelte-1um0722"/> <label> </label>`,1),sr=p(`<label> <span class="range svelte-1um0722"> </span></label> <input class="field" type="number" step="1"/>`,1),cr=p(`<option> </option>`),lr=p(`<label> </label> <select class="field"></select>`,1),ur=p(`<div><!> <p class="svelte-1um0722"> </p></div>`);function dr(e,n){O(n,!0);let r=W(()=>`option-${n.spec.name}`),a=W(()=>n.spec.kind);var o=ur();let s;var c=l(o),u=e=>{var i=or(),a=w(i);M(a);var o=T(a,2),s=C(o,!0);b(()=>{F(a,`id`,Y(r)),te(a,n.value===!0),F(a,`aria-describedby`,`${Y(r)??``}-help`),F(o,`for`,Y(r)),t(s,n.spec.label)}),d(`change`,a,e=>n.onvalue(e.currentTarget.checked)),z(e,i)},f=e=>{var i=sr(),o=w(i),s=l(o),c=T(s),u=C(c,!0);j(o);var f=T(o,2);M(f),b(e=>{F(o,`for`,Y(r)),t(s,`${n.spec.label??``} `),t(u,e),F(f,`id`,Y(r)),F(f,`min`,Y(a).least),F(f,`max`,Y(a).most),H(f,n.value),F(f,`aria-describedby`,`${Y(r)??``}-help`)},[()=>n.say(`option-range`,{...Y(a)})]),d(`change`,f,({currentTarget:e})=>{let t=ar(e.valueAsNumber,Y(a),Number(n.value));e.value=String(t),n.onvalue(t)}),z(e,i)},p=e=>{var i=lr(),o=w(i),s=C(o,!0),c=T(o,2);J(c,21,()=>Y(a).words,([e,t])=>e,(e,n)=>{var r=W(()=>N(Y(n),2));let i=()=>Y(r)[0],a=()=>Y(r)[1];var o=cr(),s=C(o,!0),c={};b(()=>{t(s,a()),c!==(c=i())&&(o.value=(o.__value=c)??``)}),z(e,o)}),j(c);var l;L(c),b(()=>{F(o,`for`,Y(r)),t(s,n.spec.label),F(c,`id`,Y(r)),F(c,`aria-describedby`,`${Y(r)??``}-help`),l!==(l=n.value)&&(c.value=(c.__value=l)??``,I(c,l))}),d(`change`,c,e=>n.onvalue(e.currentTarget.value)),z(e,i)};i(c,e=>{Y(a).type===`flag`?e(u):Y(a).type===`number`?e(f,1):e(p,-1)});var m=T(c,2),h=C(m,!0);j(o),b(()=>{s=q(o,1,`option svelte-1um0722`,null,s,{flag:Y(a).type===`flag`,number:Y(a).type===`number`}),F(m,`id`,`${Y(r)??``}-help`),t(h,n.spec.help)}),z(e,o),R()}c([`change`]);var fr=p(`<option> </option>`),pr=p(`<p class="fault svelte-4tvv92" role="status"> </p>`),mr=p(`<li><span class="number svelte-4tvv92" aria-hidden="true"> </span> <label><span class="unseen"> </span> <input class="field" autocomplete="off"/></label> <label><span class="unseen"> </span> <select class="field"><option> </option><optgroup></optgroup></select></label> <!> <p class="svelte-4tvv92"> </p></li>`);function hr(e,n){O(n,!0);let r=A(n,`seat`,15),a=W(()=>n.bots.find(e=>e.level===r().bot)),o=e=>n.say(e,{number:n.number})+(n.title===void 0?``:`, ${n.title}`);var s=mr();let c;var u=l(s),f=C(u,!0),p=T(u,2),m=l(p),h=C(m,!0),g=T(m,2);M(g),j(p);var _=T(p,2),v=l(_),y=C(v,!0),x=T(v,2),S=l(x),w=C(S,!0);S.value=S.__value=``;var E=T(S);J(E,21,()=>n.bots,({level:e,label:t})=>e,(e,n,r,i)=>{let a=()=>Y(n).level,o=()=>Y(n).label;var s=fr(),c=C(s,!0),l={};b(()=>{t(c,o()),l!==(l=a())&&(s.value=(s.__value=l)??``)}),z(e,s)}),j(E),j(x);var D;L(x),j(_);var k=T(_,2),N=e=>{var r=pr(),i=C(r,!0);b(()=>{F(r,`id`,`seat-fault-${n.number??``}`),t(i,n.fault)}),z(e,r)};i(k,e=>{n.fault!==void 0&&e(N)});var P=T(k,2),B=C(P,!0);j(s),b((e,i,a,o,l)=>{c=q(s,1,`seat svelte-4tvv92`,null,c,{titled:n.title}),t(f,n.title??n.number),t(h,e),F(g,`id`,`seat-name-${n.number??``}`),F(g,`aria-invalid`,n.fault!==void 0),F(g,`aria-describedby`,n.fault===void 0?void 0:`seat-fault-${n.number}`),H(g,r().name),t(y,i),F(x,`aria-describedby`,`seat-help-${n.number??``}`),t(w,a),F(E,`label`,o),D!==(D=r().bot??``)&&(x.value=(x.__value=D)??``,I(x,D)),F(P,`id`,`seat-help-${n.number??``}`),t(B,l)},[()=>o(`seat-name`),()=>o(`seat-who`),()=>n.say(`person`),()=>n.say(`bots`),()=>Y(a)?Y(a).help:n.say(`person-help`)]),d(`input`,g,e=>r({...r(),name:e.currentTarget.value})),d(`change`,x,e=>r({...r(),bot:e.currentTarget.value||null})),z(e,s),R()}c([`input`,`change`]);var gr=p(`<p class="game svelte-170pbj9"> </p>`),_r=p(`<label class="svelte-170pbj9"><input type="radio" name="seats" class="svelte-170pbj9"/> <span class="svelte-170pbj9"> </span></label>`),vr=p(`<fieldset class="svelte-170pbj9"><legend class="svelte-170pbj9"> </legend> <div class="counts svelte-170pbj9"></div></fieldset>`),yr=p(`<div class="row svelte-170pbj9"><!> <!></div>`),br=p(`<button type="button" class="turn svelte-170pbj9"><svg viewBox="0 0 26 20" aria-hidden="true" class="svelte-170pbj9"><path d="M5 19V8H1L6.5 1L12 8H8V19ZM18 1V12H14L19.5 19L25 12H21V1Z"></path></svg> </button>`),xr=p(`<details><summary class="svelte-170pbj9"> </summary> <div class="options svelte-170pbj9"></div></details>`),Sr=p(`<section class="sheet" aria-labelledby="new-game"><h2 id="new-game" class="svelte-170pbj9"> </h2> <form class="svelte-170pbj9"><!> <!> <ol class="seats svelte-170pbj9"></ol> <!> <!> <button type="submit" class="button main begin svelte-170pbj9"> </button></form></section>`);function Cr(n,r){O(r,!0);let a=P(g(x(()=>Xn(r.games,le().game)))),o=W(()=>r.games.find(e=>e.name===Y(a))??r.games[0]),s=P(x(()=>Zn(r.bots,le().seats,r.say(`you`)))),c=P(g(x(()=>Y(s).length))),u=W(()=>Y(o)?rr(Y(o),Y(c)):0),f=W(()=>er(Y(s),Y(u),r.bots)),p=W(()=>Y(s).slice(Y(u))),m=W(()=>Y(f).map((e,t)=>Gn(Y(f),t,r.say))),h=P(g({})),v=W(()=>Y(o)?{...ir(Y(o)),...Y(h)[Y(o).name]}:{});function S(e){if(e.preventDefault(),!Y(o)||r.busy)return;let t=Y(m).findIndex(e=>e!==void 0);t>=0?document.getElementById(`seat-name-${t+1}`)?.focus():(ue({game:Y(o).name,seats:[...Y(f),...Y(p)].slice(0,Math.max(Y(c),Y(u)))}),r.ask({say:`create`,game:Y(o).name,options:ee(Y(v)),seats:Y(f)}))}var w=Sr(),E=l(w),D=C(E,!0),k=T(E,2),A=l(k),N=t=>{In(t,{get games(){return r.games},get chosen(){return Y(a)},get say(){return r.say},choose:t=>e(a,t,!0)})};i(A,e=>{r.games.length>1&&e(N)});var I=T(A,2),L=n=>{var a=yr(),s=l(a),f=e=>{var n=gr(),r=C(n,!0);b(()=>t(r,Y(o).title)),z(e,n)};i(s,e=>{r.games.length===1&&e(f)});var p=T(s,2),m=n=>{var i=vr(),a=l(i),s=C(a,!0),f=T(a,2);J(f,20,()=>nr(Y(o)),e=>e,(n,r)=>{var i=_r(),a=l(i);M(a);var o=T(a,2),s=C(o,!0);j(i),b(()=>{H(a,r),te(a,r===Y(u)),t(s,r)}),d(`change`,a,()=>e(c,r,!0)),z(n,i)}),j(f),j(i),b(e=>t(s,e),[()=>r.say(`players`)]),z(n,i)};i(p,e=>{Y(o).fewestSeats<Y(o).mostSeats&&e(m)}),j(a),z(n,a)};i(I,e=>{Y(o)&&(r.games.length===1||Y(o).fewestSeats<Y(o).mostSeats)&&e(L)});var B=T(I,2);J(B,21,()=>Y(f),y,(t,n,i)=>{var a=()=>Y(n),c=t=>e(s,[...Y(f).with(i,t),...Y(p)]);{let e=W(()=>Y(o)?.seatTitles[i]);hr(t,{get seat(){return a()},set seat(e){c(e)},number:i+1,get title(){return Y(e)},get fault(){return Y(m)[i]},get bots(){return r.bots},get say(){return r.say}})}}),j(B);var V=T(B,2),U=n=>{var i=br(),a=T(l(i));j(i),b(e=>t(a,` ${e??``}`),[()=>r.say(`change-sides`)]),d(`click`,i,()=>e(s,[...tr(Y(f)),...Y(p)])),z(n,i)};i(V,e=>{Y(o)&&Y(o).seatTitles.length>0&&e(U)});var G=T(V,2),ne=n=>{var i=xr(),a=l(i),s=C(a,!0),c=T(a,2);J(c,21,()=>Y(o).options,e=>`${Y(o).name} ${e.name}`,(t,n)=>{{let i=W(()=>Y(v)[Y(n).name]??Y(n).default);dr(t,{get spec(){return Y(n)},get value(){return Y(i)},get say(){return r.say},onvalue:t=>e(h,{...Y(h),[Y(o).name]:{...Y(h)[Y(o).name],[Y(n).name]:t}},!0)})}}),j(c),j(i),b(e=>t(s,e),[()=>r.say(`options`)]),z(n,i)};i(G,e=>{Y(o)&&Y(o).options.length>0&&e(ne)});var re=T(G,2),ie=C(re,!0);j(k),j(w),b((e,n)=>{t(D,e),F(re,`aria-disabled`,r.busy),t(ie,n)},[()=>r.say(`new-game`),()=>r.say(`begin`)]),_(`submit`,k,S),z(n,w),R()}c([`change`,`click`]);var wr=p(`<p class="none svelte-1ng587l"> </p>`),Tr=p(`<div class="sure svelte-1ng587l" role="group"><span class="svelte-1ng587l"> </span> <button type="button" class="button danger"> </button> <button type="button" class="button"> </button></div>`),Er=p(`<button type="button" class="remove svelte-1ng587l"> </button>`),Dr=p(`<li class="svelte-1ng587l"><a class="svelte-1ng587l"><strong class="svelte-1ng587l"> </strong> <span class="svelte-1ng587l"> </span> <time class="svelte-1ng587l"> </time></a> <!></li>`),Or=p(`<section><h2 tabindex="-1" class="svelte-1ng587l"> </h2> <!> <ul></ul></section>`);function kr(r,a){O(a,!0);let o=P(null),s,c=W(()=>new Intl.DateTimeFormat(a.model.lang,{dateStyle:`medium`,timeStyle:`short`}));function u({game:e,seats:t}){let n=a.model.games.find(t=>t.name===e)?.seatTitles??[];return t.map(({name:e},t)=>{let r=n[t];return r===void 0?e:a.say(`labelled`,{label:r,words:e})}).join(`, `)}function f(e,t){e.preventDefault(),a.go({at:`table`,table:t})}async function p(t){e(o,t,!0),await n(),document.getElementById(`keep-${t}`)?.focus()}async function m(t,r){e(o,null),r&&a.ask({say:`remove`,table:t}),await n(),r?s.focus():document.getElementById(`remove-${t}`)?.focus()}var h=Or(),g=l(h),_=C(g,!0);K(g,e=>s=e,()=>s);var v=T(g,2),y=e=>{var n=wr(),r=C(n,!0);b(e=>t(r,e),[()=>a.model.tables===null?a.say(`connecting`):a.none]),z(e,n)};i(v,e=>{a.tables.length===0&&e(y)});var x=T(v,2);J(x,21,()=>a.tables,e=>e.id,(e,n)=>{let r=W(()=>u(Y(n)));var s=Dr(),h=l(s),g=l(h),_=C(g,!0),v=T(g,2),y=C(v,!0),x=T(v,2),S=C(x,!0);j(h);var w=T(h,2),E=e=>{var r=Tr(),i=l(r),o=C(i,!0),s=T(i,2),c=C(s,!0),u=T(s,2),f=C(u,!0);j(r),b((e,i,a,s)=>{F(r,`aria-label`,e),t(o,i),t(c,a),F(u,`id`,`keep-${Y(n).id??``}`),t(f,s)},[()=>a.say(`remove-sure`),()=>a.say(`remove-sure`),()=>a.say(`remove-yes`),()=>a.say(`remove-no`)]),d(`click`,s,()=>m(Y(n).id,!0)),d(`click`,u,()=>m(Y(n).id,!1)),z(e,r)},D=e=>{var i=Er(),o=C(i,!0);b((e,r)=>{F(i,`id`,`remove-${Y(n).id??``}`),F(i,`aria-label`,e),t(o,r)},[()=>a.say(`labelled`,{label:a.say(`remove`),words:`${Y(n).title}, ${Y(r)}`}),()=>a.say(`remove`)]),d(`click`,i,()=>p(Y(n).id)),z(e,i)};i(w,e=>{Y(o)===Y(n).id?e(E):e(D,-1)}),j(s),b((e,n,i,a)=>{F(h,`href`,e),t(_,n),t(y,Y(r)),F(x,`datetime`,i),t(S,a)},[()=>Re({at:`table`,table:Y(n).id}),()=>a.say(`labelled`,{label:Y(n).title,words:Y(n).heading}),()=>new Date(Y(n).changed*1e3).toISOString(),()=>Y(c).format(Y(n).changed*1e3)]),d(`click`,h,e=>f(e,Y(n).id)),z(e,s)}),j(x),j(h),b(()=>t(_,a.heading)),z(r,h),R()}c([`click`]);var Ar=p(`<section class="sheet waiting svelte-5ud3pl"><p> </p></section>`),jr=p(`<div class="lobby svelte-5ud3pl"><div class="title svelte-5ud3pl"><div class="picture svelte-5ud3pl"><!></div> <h1 tabindex="-1" class="svelte-5ud3pl">Brickroad</h1> <p class="svelte-5ud3pl"> </p></div> <div class="new svelte-5ud3pl"><!></div> <div class="games svelte-5ud3pl"><!> <!> <!></div></div>`);function Mr(e,n){O(n,!0);let r=W(()=>n.model.tables?.filter(e=>!e.over)??[]),a=W(()=>n.model.tables?.filter(e=>e.over)??[]);var o=jr(),s=l(o),c=l(s);wn(l(c),{}),j(c);var u=T(c,4),d=C(u,!0);j(s);var f=T(s,2),p=l(f),m=e=>{Cr(e,{get games(){return n.model.games},get bots(){return n.model.bots},get busy(){return n.model.opening},get say(){return n.say},get ask(){return n.ask}})},h=e=>{var r=Ar(),i=l(r),a=C(i,!0);j(r),b(e=>t(a,e),[()=>n.say(`connecting`)]),z(e,r)};i(p,e=>{n.model.games.length>0?e(m):e(h,-1)}),j(f);var g=T(f,2),_=l(g);{let e=W(()=>n.say(`games-begun`)),t=W(()=>n.say(`games-begun-none`));kr(_,{get heading(){return Y(e)},get none(){return Y(t)},get tables(){return Y(r)},get model(){return n.model},get say(){return n.say},get go(){return n.go},get ask(){return n.ask}})}var v=T(_,2);{let e=W(()=>n.say(`games-past`)),t=W(()=>n.say(`games-past-none`));kr(v,{get heading(){return Y(e)},get none(){return Y(t)},get tables(){return Y(a)},get model(){return n.model},get say(){return n.say},get go(){return n.go},get ask(){return n.ask}})}En(T(v,2),{get say(){return n.say},get ask(){return n.ask},get notice(){return n.notice}}),j(g),j(o),b(e=>t(d,e),[()=>n.say(`tagline`)]),z(e,o),R()}var Nr=p(`<button type="button" class="svelte-1c3iac7"> </button>`),Pr=p(`<div class="language svelte-1c3iac7" role="group"></div>`);function Fr(e,n){O(n,!0);let r=[[`en`,`EN`,`English`],[`fr`,`FR`,`Français`]];var i=Pr();J(i,21,()=>r,([e,t,n])=>e,(e,r)=>{var i=W(()=>N(Y(r),3));let a=()=>Y(i)[0],o=()=>Y(i)[1],s=()=>Y(i)[2];var c=Nr(),l=C(c,!0);b(()=>{F(c,`lang`,a()),F(c,`aria-label`,`${o()??``}: ${s()??``}`),F(c,`aria-pressed`,n.lang===a()),t(l,o())}),d(`click`,c,()=>n.speak(a())),z(e,c)}),j(i),b(e=>F(i,`aria-label`,e),[()=>n.say(`language`)]),z(e,i),R()}c([`click`]);var Ir=p(`<li><a class="svelte-o5r1ao"> </a></li>`),Lr=p(`<header class="svelte-o5r1ao"><nav><ul class="svelte-o5r1ao"></ul></nav> <!></header>`);function Rr(e,n){O(n,!0);let r=[{at:`lobby`},{at:`rules`},{at:`about`}];function i(e,t){e.preventDefault(),n.go(t)}var a=Lr(),o=l(a),s=l(o);J(s,21,()=>r,e=>e.at,(e,r)=>{var a=Ir(),o=l(a),s=C(o,!0);j(a),b((e,i)=>{F(o,`href`,e),F(o,`aria-current`,n.model.screen.at===Y(r).at?`page`:void 0),t(s,i)},[()=>Re(Y(r)),()=>n.say(`nav-${Y(r).at}`)]),d(`click`,o,e=>i(e,Y(r))),z(e,a)}),j(s),j(o),Fr(T(o,2),{get lang(){return n.model.lang},get say(){return n.say},get speak(){return n.speak}}),j(a),b(e=>F(o,`aria-label`,e),[()=>n.say(`pages`)]),z(e,a),R()}c([`click`]);var zr=p(`<p class="notice svelte-1032131"><span> </span> <button type="button" class="svelte-1032131">×</button></p>`),Br=p(`<div class="holder svelte-1032131" role="status"><!></div>`);function Vr(e,n){O(n,!0);var r=Br(),a=l(r),o=e=>{var r=zr(),i=l(r),a=C(i,!0),o=T(i,2);j(r),b(e=>{t(a,n.words),F(o,`aria-label`,e)},[()=>n.say(`close`)]),d(`click`,o,function(...e){n.onclose?.apply(this,e)}),z(e,r)};i(a,e=>{n.words&&e(o)}),j(r),z(e,r),R()}c([`click`]);var Hr={draft:()=>Mn(()=>import(`./draft-BcNvQoo8.js`),__vite__mapDeps([3,1,4]),import.meta.url),duel:()=>Mn(()=>import(`./duel-D61kCe48.js`),__vite__mapDeps([5,6,1,7,8]),import.meta.url),oz:()=>Mn(()=>import(`./storyline-DL9h5HN8.js`),__vite__mapDeps([9,6,1,7,10]),import.meta.url),epic:()=>Mn(()=>import(`./storyline-DL9h5HN8.js`),__vite__mapDeps([9,6,1,7,10]),import.meta.url)},Ur=new D;function Wr(e){return e in Hr?Ur.get(e):null}async function Gr(e){let t=Hr[e];if(!t||Ur.get(e))return;let n=await t().catch(()=>null);Ur.set(e,n?.default??null)}var Kr=p(`<p class="back svelte-ni4eyy"><a class="svelte-ni4eyy"><span aria-hidden="true">‹</span> </a></p>`),qr=p(`<li><a class="svelte-ni4eyy"><span class="picture svelte-ni4eyy"><!></span> </a></li>`),Jr=p(`<nav class="svelte-ni4eyy"><ul class="svelte-ni4eyy"></ul></nav>`),Yr=p(`<p> </p>`),Xr=p(`<div class="rules svelte-ni4eyy"><!> <!> <article class="sheet svelte-ni4eyy"><h1 tabindex="-1" class="svelte-ni4eyy"> </h1> <!> <!></article></div>`);function Zr(e,n){O(n,!0);let r=W(()=>n.model.games),a=W(()=>n.screen.game??Y(r)[0]?.name),s=W(()=>Y(a)===void 0?void 0:Wr(Y(a))),c=W(()=>Y(s)?.Rules);o(()=>{Y(a)!==void 0&&Gr(Y(a))});function u(e,t){e.preventDefault(),n.go(t)}var p=Xr(),m=l(p),h=e=>{let r=W(()=>({at:`table`,table:n.screen.table}));var i=Kr(),a=l(i),o=T(l(a));j(a),j(i),b((e,n)=>{F(a,`href`,e),t(o,` ${n??``}`)},[()=>Re(Y(r)),()=>n.say(`rules-back`)]),d(`click`,a,e=>u(e,Y(r))),z(e,i)};i(m,e=>{n.screen.table!==void 0&&e(h)});var g=T(m,2),_=e=>{var i=Jr(),o=l(i);J(o,21,()=>Y(r),({name:e,title:t})=>e,(e,r)=>{let i=()=>Y(r).name,o=()=>Y(r).title,s=W(()=>({...n.screen,game:i()}));var c=qr(),f=l(c),p=l(f);Nn(l(p),{get game(){return i()}}),j(p);var m=T(p);j(f),j(c),b(e=>{F(f,`href`,e),F(f,`aria-current`,i()===Y(a)?`page`:void 0),t(m,` ${o()??``}`)},[()=>Re(Y(s))]),d(`click`,f,e=>u(e,Y(s))),z(e,c)}),j(o),j(i),b(e=>F(i,`aria-label`,e),[()=>n.say(`rules-games`)]),z(e,i)};i(g,e=>{Y(r).length>1&&e(_)});var y=T(g,2),x=l(y),S=C(x,!0),E=T(x,2);rn(E,{});var D=T(E,2),k=e=>{var t=f(),r=w(t);v(r,()=>Y(c),(e,t)=>{t(e,{get game(){return Y(a)},get say(){return n.say}})}),z(e,t)},A=e=>{var r=Yr(),i=C(r,!0);b(e=>t(i,e),[()=>n.say(`connecting`)]),z(e,r)},M=e=>{var r=Yr(),i=C(r,!0);b(e=>t(i,e),[()=>n.say(`rules-none`)]),z(e,r)};i(D,e=>{Y(c)&&Y(a)!==void 0?e(k):Y(s)===void 0?e(A,1):e(M,-1)}),j(y),j(p),b(e=>t(S,e),[()=>n.say(`nav-rules`)]),z(e,p),R()}c([`click`]);var Qr=p(`<main id="main" tabindex="-1" class="svelte-edekh7"><section class="sheet svelte-edekh7"><div class="picture svelte-edekh7"><!></div> <h1 tabindex="-1" class="svelte-edekh7"> </h1> <!> <p> </p> <button type="button" class="button main svelte-edekh7"> </button> <a href="#/" class="svelte-edekh7"> </a></section></main>`);function $r(e,n){O(n,!0);let r=W(()=>n.position.passTo===null?``:n.position.seats[n.position.passTo]?.name??``),i;S(()=>i.focus());var a=Qr(),o=l(a),s=l(o);wn(l(s),{}),j(s);var c=T(s,2),u=C(c,!0);K(c,e=>i=e,()=>i);var f=T(c,2);rn(f,{});var p=T(f,2),m=C(p,!0),h=T(p,2),g=C(h,!0),_=T(h,2),v=C(_,!0);j(o),j(a),b((e,n,r,i)=>{t(u,e),t(m,n),t(g,r),t(v,i)},[()=>n.say(`pass-to`,{name:Y(r)}),()=>n.say(`pass-help`,{name:Y(r)}),()=>n.say(`i-am`,{name:Y(r)}),()=>n.say(`nav-lobby`)]),d(`click`,h,()=>{n.position.passTo!==null&&n.sit(n.position.passTo)}),d(`click`,_,e=>{e.preventDefault(),n.go({at:`lobby`})}),z(e,a),R()}c([`click`]);var ei=`[data-choice]:not([data-choice="last"])`,ti=`[data-choice]`;function ni(e=ei){return t=>{let n=n=>{let r=n.target instanceof HTMLElement?n.target.closest(e):null,i=r&&oi(ii(t,e),r,n.key);i&&(n.preventDefault(),i.focus())},r=n=>{n.target instanceof HTMLElement&&n.target.matches(e)&&ai(ii(t,e),n.target)};return t.addEventListener(`keydown`,n),t.addEventListener(`focusin`,r),()=>{t.removeEventListener(`keydown`,n),t.removeEventListener(`focusin`,r)}}}function ri(e,t){let n=ii(e,ei),[r]=n;r&&ai(n,r);let i=r??e.querySelector(ti),a=document.activeElement;(a===t||a===document.body||a===null)&&((i??t)?.focus({preventScroll:!0}),i?.closest(`[data-card], [data-zone]`)?.scrollIntoView({block:`nearest`,behavior:`auto`}))}function ii(e,t){return[...e.querySelectorAll(t)]}function ai(e,t){for(let n of e)n.tabIndex=n===t?0:-1}function oi(e,t,n){let r=e.indexOf(t);switch(n){case`Home`:return e[0];case`End`:return e.at(-1);case`ArrowLeft`:case`ArrowUp`:return si(e,t,n)??e[(r-1+e.length)%e.length];case`ArrowRight`:case`ArrowDown`:return si(e,t,n)??e[(r+1)%e.length];default:return}}function si(e,t,n){let r=ci(t),i=e=>n===`ArrowLeft`?r.x-e.x:n===`ArrowRight`?e.x-r.x:n===`ArrowUp`?r.y-e.y:e.y-r.y,a=n===`ArrowLeft`||n===`ArrowRight`?`y`:`x`;return e.map(e=>({choice:e,there:ci(e)})).filter(({there:e})=>i(e)>4&&i(e)>=Math.abs(e[a]-r[a])).sort((e,t)=>i(e.there)-i(t.there))[0]?.choice}function ci(e){let{left:t,top:n,width:r,height:i}=e.getBoundingClientRect();return{x:t+r/2,y:n+i/2}}var li=Symbol(`piecewise`);function ui(t,n){O(n,!0);let a=re(li)??!1,o=P(!a);ie(()=>{if(!a){n.then?.();return}let t=setTimeout(()=>{e(o,!0),t=setTimeout(()=>n.then?.())});return()=>clearTimeout(t)});var s=f(),c=w(s),l=e=>{var t=f(),i=w(t);r(i,()=>n.children),z(e,t)};i(c,e=>{Y(o)&&e(l)}),z(t,s),R()}var di=p(`<strong class="card-name svelte-1pp5iui"> </strong>`);function fi(e,n){var r=f(),o=w(r);J(o,17,()=>n.words,y,(e,n)=>{var r=f(),o=w(r),s=e=>{var r=di(),i=C(r,!0);b(()=>t(i,Y(n).words)),z(e,r)},c=e=>{var r=a();b(()=>t(r,Y(n).words)),z(e,r)};i(o,e=>{Y(n).is_name?e(s):e(c,-1)}),z(e,r)}),z(e,r)}var pi=p(`<li class="svelte-19e4643"><button type="button" class="earlier svelte-19e4643"> </button></li>`),mi=p(`<li class="svelte-19e4643"><button type="button" data-line="" class="svelte-19e4643"><!></button></li>`),hi=p(`<section class="log svelte-19e4643" aria-labelledby="log-heading"><h2 id="log-heading" class="svelte-19e4643"> </h2> <ol class="svelte-19e4643"><!> <!></ol></section>`);function gi(r,a){O(a,!0);let s=W(()=>a.position.log),c=W(()=>a.position.shown),u=W(()=>he(a.position)),f=P(void 0),p={of:``,first:-1,last:-1};o(()=>{let e={of:`${a.position.table} ${a.position.viewer}`,first:Y(s)[0]?.entry??-1,last:Y(s).at(-1)?.entry??-1},t=e.of===p.of&&e.last===p.last&&e.first<p.first&&Y(f)?Y(f).scrollHeight-Y(f).scrollTop:0;p=e,n().then(()=>{Y(f)&&(Y(f).scrollTop=Y(f).scrollHeight-t)})});var m=hi(),h=l(m),g=C(h,!0),_=T(h,2),v=l(_),x=e=>{var n=pi(),r=l(n),i=C(r,!0);j(n),b(e=>t(i,e),[()=>a.say(`log-earlier`)]),d(`click`,r,()=>a.ask(Y(u))),z(e,n)};i(v,e=>{Y(u)&&e(x)});var S=T(v,2);J(S,17,()=>Y(s),y,(e,t,n)=>{let r=()=>Y(t).entry,i=()=>Y(t).words;var o=mi(),u=l(o);fi(l(u),{get words(){return i()}}),j(u),j(o),b(e=>{F(u,`tabindex`,n===Y(s).length-1?0:-1),F(u,`aria-current`,r()===Y(c)?`step`:void 0),F(u,`title`,e)},[()=>a.say(`log-step`)]),d(`click`,u,()=>a.ask({say:`step`,entry:r()})),z(e,o)}),j(_),K(_,t=>e(f,t),()=>Y(f)),k(_,()=>ni(`[data-line]`)),j(m),b(e=>t(g,e),[()=>a.say(`log`)]),z(r,m),R()}c([`click`]);function _i(e){let t=[];for(let{from:n,to:r}of vi(e,`move`)){let e=t.find(e=>e.to.card!==null&&e.to.card===n.card);e?e.to=r:t.push({from:n,to:r})}return t}function vi(e,t){return e.flatMap(({happened:e})=>e).filter(e=>e.is===t)}var yi=480,bi=360,xi=45,Si={width:34,height:46},Ci=[`--story`,`--plate`,`--name`,`--text`,`--least`,`--largest`,`--token`,`--glyphs`,`--picture`],wi=12;function Ti(e,t){if(matchMedia(`(prefers-reduced-motion: reduce)`).matches)return()=>void 0;let n=_i(t).flatMap(t=>{let n=ki(e,t.from);if(!n)return[];let r=t.from.card===null||n.dataset.card!==t.from.card;return[{flight:t,hidden:r,rect:n.getBoundingClientRect(),copy:r?Ai():ji(n)}]});return()=>{for(let[t,r]of n.entries())Ei(e,r,r.hidden?t*xi:0);for(let{at:n}of vi(t,`attack`))for(let t of n)Oi(e,t)}}function Ei(e,{flight:t,hidden:n,rect:r,copy:i},a){let o=ki(e,t.to),s=o?.getBoundingClientRect();if(!o||!s||r.width===0||s.width===0||Math.abs(r.left-s.left)<wi&&Math.abs(r.top-s.top)<wi)return;let c=t.to.card!==null&&o.dataset.card===t.to.card;if(n&&c){Di(o,r,s,a);return}let l=n?Si:r,[u,d]=[r.left+(r.width-l.width)/2,r.top+(r.height-l.height)/2];Object.assign(i.style,{left:`${u}px`,top:`${d}px`,width:`${l.width}px`,height:`${l.height}px`}),e.append(i);let f=Math.min(1,s.width/l.width,s.height/l.height),p=s.left+s.width/2-(u+l.width/2),m=s.top+s.height/2-(d+l.height/2),h=i.animate([{transform:`none`,opacity:1},{transform:`translate(${p}px, ${m}px) scale(${f})`,opacity:1,offset:.85},{transform:`translate(${p}px, ${m}px) scale(${f})`,opacity:0}],{duration:yi,delay:a,easing:`cubic-bezier(0.3, 0, 0.2, 1)`,fill:`backwards`});h.onfinish=h.oncancel=()=>i.remove(),c&&o.animate([{opacity:0},{opacity:0,offset:.8},{opacity:1}],yi)}function Di(e,t,n,r){let i=t.left+t.width/2-(n.left+n.width/2),a=t.top+t.height/2-(n.top+n.height/2),o=Math.min(1,t.width/Math.max(1,n.width),t.height/Math.max(1,n.height));e.animate([{transform:`translate(${i}px, ${a}px) scale(${o})`,opacity:.2},{transform:`none`,opacity:1}],{duration:yi,delay:r,easing:`cubic-bezier(0.3, 0, 0.2, 1)`,fill:`backwards`})}function Oi(e,t){ki(e,{card:t,tint:null,zone:null})?.animate([{transform:`none`},{transform:`translateX(-0.35rem) rotate(-1.5deg)`},{transform:`translateX(0.3rem) rotate(1.2deg)`},{transform:`none`}],{duration:bi,delay:yi/2,easing:`ease-in-out`})}function ki(e,{card:t,zone:n,tint:r}){return(t===null?null:e.querySelector(`[data-card="${CSS.escape(t)}"]`))??(r===null||n===null?null:e.querySelector(`[data-heap="${CSS.escape(`${n}/${r}`)}"]`))??(n===null?null:e.querySelector(`[data-zone="${CSS.escape(n)}"]`))}function Ai(){let e=document.createElement(`div`);return e.className=`flying-back`,Mi(e)}function ji(e){let t=e.cloneNode(!0);for(let e of[t,...t.querySelectorAll(`*`)])for(let t of[`id`,`data-card`,`data-heap`,`data-zone`])e.removeAttribute(t);for(let e of t.querySelectorAll(`button`))e.remove();let n=getComputedStyle(e);for(let e of Ci)t.style.setProperty(e,n.getPropertyValue(e));return Mi(t)}function Mi(e){return e.inert=!0,e.ariaHidden=`true`,Object.assign(e.style,{position:`fixed`,margin:`0`,listStyle:`none`,zIndex:`20`,pointerEvents:`none`}),e}var Ni=p(`<small> </small>`),Pi=p(`<button type="button" class="choose svelte-igihbm"><span class="svelte-igihbm"><!></span> <!></button>`);function Fi(e,n){O(n,!0);let r=A(n,`verb`,3,``),o=A(n,`hint`,3,null),s=W(()=>Z(n.words)),c=W(()=>Y(s).toLowerCase().startsWith(r().toLowerCase())?Y(s):`${r()}: ${Y(s)}`),u=W(()=>o()===null?Y(c):`${Y(c)} – ${o()}`);var f=Pi(),p=l(f),m=l(p),h=e=>{var n=a();b(()=>t(n,r())),z(e,n)},g=e=>{fi(e,{get words(){return n.words}})};i(m,e=>{r()?e(h):e(g,-1)}),j(p);var _=T(p,2),v=e=>{var n=Ni(),r=C(n,!0);b(()=>t(r,o())),z(e,n)};i(_,e=>{o()!==null&&e(v)}),j(f),b(()=>{F(f,`data-choice`,n.order??``),F(f,`aria-label`,Y(u))}),d(`click`,f,function(...e){n.onchoose?.apply(this,e)}),z(e,f),R()}c([`click`]);var Ii=p(`<small class="svelte-2p5jsv"> </small>`),Li=p(`<li><button type="button" class="button svelte-2p5jsv" data-choice=""><span><!></span><!></button></li>`),Ri=p(`<ul class="svelte-2p5jsv"></ul>`);function zi(e,n){O(n,!0);let r=W(()=>n.pointing.at(n.at)),a=W(()=>N(Y(r))),o=W(()=>Y(a)[0]),s=W(()=>Y(a).slice(1));var c=f(),u=w(c),p=e=>{{let t=W(()=>n.pointing.said(Y(o)));Fi(e,V(()=>Y(t),{onchoose:()=>n.pointing.take(Y(o))}))}},m=e=>{var a=Ri();J(a,21,()=>Y(r),e=>e.choices[0],(e,r)=>{let a=W(()=>n.pointing.said(Y(r)));var o=Li(),s=l(o),c=l(s);fi(l(c),{get words(){return Y(a).words}}),j(c);var u=T(c),f=e=>{var n=Ii(),r=C(n,!0);b(()=>t(r,Y(a).hint)),z(e,n)};i(u,e=>{Y(a).hint&&e(f)}),j(s),j(o),d(`click`,s,()=>n.pointing.take(Y(r))),z(e,o)}),j(a),z(e,a)};i(u,e=>{Y(o)&&Y(s).length===0?e(p):Y(o)&&e(m,1)}),z(e,c),R()}c([`click`]);function Bi(e){let t=[];for(let n of e){let e=t.at(-1);e&&n.type!==`points`?e.push(n):t.push([n])}return t}function Vi(e){let t=e.map(e=>e.type===`icon`?1:.45+.26*e.text.length),n=.1*(e.length-1)+.2*(Bi(e).length-1);return t.reduce((e,t)=>e+t,n)}var Hi={dorothy:`M50 3A47 47 0 1 1 50 97A47 47 0 1 1 50 3Z`,toto:`M50 3L95 37V90Q95 96 89 96H11Q5 96 5 90V37Z`,lion:`M7 10Q30 14 50 4Q70 14 93 10V50Q93 80 50 97Q7 80 7 50Z`,scarecrow:`M50 1L99 50L50 99L1 50Z`,tinman:`M27 6H73L98 50L73 94H27L2 50Z`,glinda:`M50 3C64 3 74 13 73 27C87 26 97 36 97 50C97 64 87 74 73 73C74 87 64 97 50 97C36 97 26 87 27 73C13 74 3 64 3 50C3 36 13 26 27 27C26 13 36 3 50 3Z`,witch:`M50 2C76 18 91 42 91 70V96H9V70C9 42 24 18 50 2Z`,oz:`M30 3H70L97 30V70L70 97H30L3 70V30Z`,ozma:`M50 4L66 22L96 12V74Q96 96 50 96Q4 96 4 74V12L34 22Z`,munchkin:`M50 3Q92 8 92 56V96H8V56Q8 8 50 3Z`,winkie:`M18 5H82V18H95V82H82V95H18V82H5V18H18Z`,quadling:`M6 6H94V66L50 96L6 66Z`,gillikin:`M50 3L96 38L79 95H21L4 38Z`,emerald:`M30 3H70L97 30V70L70 97H30L3 70V30Z`,kansas:`M50 4L95 28V95H5V28Z`,nome:`M24 6L70 3L95 30L97 72L70 97L28 94L4 68L6 28Z`,neutral:`M12 96V40Q12 4 50 4Q88 4 88 40V96Z`,wild:`M50 2Q98 26 92 62Q86 96 50 98Q14 96 8 62Q2 26 50 2Z`,forest:`M50 2L74 26L92 66L84 96H16L8 66L26 26Z`,field:`M16 8H84Q98 50 84 92H16Q2 50 16 8Z`,house:`M50 3L96 32L90 38V96H10V38L4 32Z`,water:`M50 2C62 22 94 40 94 64A44 34 0 1 1 6 64C6 40 38 22 50 2Z`,good:Ui(12,47,41),evil:Ui(9,49,36)};function Ui(e,t,n){return`M${Array.from({length:2*e},(r,i)=>{let[a,o]=[i*Math.PI/e-Math.PI/2,i%2==0?t:n];return`${(50+o*Math.cos(a)).toFixed(1)} ${(50+o*Math.sin(a)).toFixed(1)}`}).join(`L`)}Z`}var Wi=`M14 6H86Q94 6 94 14V86Q94 94 86 94H14Q6 94 6 86V14Q6 6 14 6Z`;function Gi(e){return Hi[e]??Wi}function Ki(e){return e===`toto`?{x:23,y:32,size:54}:e===`witch`?{x:21,y:31,size:58}:e===`lion`?{x:20,y:16,size:60}:e===`quadling`?{x:22,y:15,size:56}:e===`evil`?{x:27,y:27,size:46}:e===`gillikin`?{x:23,y:25,size:54}:e===`house`||e===`water`||e===`neutral`?{x:23,y:33,size:54}:e===`forest`?{x:25,y:34,size:50}:e===`ozma`||e===`kansas`||e===`munchkin`?{x:22,y:27,size:56}:e===`scarecrow`?{x:24,y:24,size:52}:{x:20,y:20,size:60}}var qi=h(`<use></use>`),Ji=h(`<text x="50" y="66" text-anchor="middle" class="svelte-1ctp6og"> </text>`),Yi=h(`<svg class="token svelte-1ctp6og" viewBox="-2 -2 104 104"><path class="frame svelte-1ctp6og"></path><!></svg>`);function Xi(e,n){O(n,!0);let r=A(n,`label`,3,``),a=W(()=>Ki(n.name));var o=Yi(),s=l(o),c=T(s),u=e=>{var t=qi();b(()=>{F(t,`href`,`#icon-${n.name??``}`),F(t,`x`,Y(a).x),F(t,`y`,Y(a).y),F(t,`width`,Y(a).size),F(t,`height`,Y(a).size)}),z(e,t)},d=W(()=>U(n.name)),f=e=>{var i=Ji(),a=C(i,!0);b(e=>t(a,e),[()=>(r()||n.name).slice(0,1)]),z(e,i)};i(c,e=>{Y(d)?e(u):e(f,-1)}),j(o),b(e=>{F(o,`data-tint`,n.name),F(o,`role`,r()?`img`:void 0),F(o,`aria-label`,r()||void 0),F(o,`aria-hidden`,r()?void 0:`true`),F(s,`d`,e)},[()=>Gi(n.name)]),z(e,o),R()}var Zi=p(`<b class="points svelte-191icyc"> </b>`),Qi=p(`<span class="sign svelte-191icyc"> </span>`),$i=p(`<span class="phrase svelte-191icyc"></span>`),ea=p(`<span class="glyphs svelte-191icyc" aria-hidden="true"></span>`);function ta(e,n){O(n,!0);var r=ea();let a;J(r,21,()=>Bi(n.glyphs),y,(e,n)=>{var r=$i();J(r,21,()=>Y(n),y,(e,n)=>{var r=f(),a=w(r),o=e=>{Xi(e,{get name(){return Y(n).name}})},s=e=>{var r=Zi(),i=C(r,!0);b(()=>t(i,Y(n).text)),z(e,r)},c=e=>{var r=Qi(),i=C(r,!0);b(()=>t(i,Y(n).text)),z(e,r)};i(a,e=>{Y(n).type===`icon`?e(o):Y(n).type===`points`?e(s,1):e(c,-1)}),z(e,r)}),j(r),z(e,r)}),j(r),b(e=>a=E(r,``,a,{"--breadth":e}),[()=>Vi(n.glyphs).toFixed(2)]),z(e,r),R()}var na=p(`<li> </li>`),ra=p(`<ul class="ties svelte-1l15f5s"></ul>`);function ia(e,n){O(n,!0);var r=f(),a=w(r),o=e=>{var r=ra();J(r,21,()=>n.links,({kind:e,to:t,words:n})=>`${e} ${t}`,(e,n)=>{let r=()=>Y(n).kind,i=()=>Y(n).words;var a=na(),o=C(a,!0);b(()=>{q(a,1,se(r()),`svelte-1l15f5s`),t(o,i())}),z(e,a)}),j(r),z(e,r)};i(a,e=>{n.links.length>0&&e(o)}),z(e,r),R()}var aa=p(`<button type="button" class="why svelte-pnsmxs" tabindex="-1"></button>`);function oa(e,t){O(t,!0);var n=aa();b(()=>{F(n,`title`,t.words),F(n,`aria-label`,t.words)}),d(`click`,n,()=>t.onask(t.words)),z(e,n),R()}c([`click`]);function sa(e){return e<0?`−${-e}`:String(e)}var ca=p(`<li class="svelte-1ow9k3l"><span> </span> <b class="svelte-1ow9k3l"> </b></li>`),la=p(`<details class="svelte-1ow9k3l"><summary class="svelte-1ow9k3l"><b class="svelte-1ow9k3l"> </b> <span> </span></summary> <ul class="parts svelte-1ow9k3l"></ul></details>`),ua=p(`<b class="svelte-1ow9k3l"> </b> <span> </span>`,1),da=p(`<li><!></li>`),fa=p(`<ul class="worth svelte-1ow9k3l"></ul>`);function pa(e,n){O(n,!0);var r=f(),a=w(r),o=e=>{var r=fa();J(r,21,()=>n.counters,({id:e,label:t,value:n,parts:r})=>e,(e,n)=>{let r=()=>Y(n).id,a=()=>Y(n).label,o=()=>Y(n).value,s=()=>Y(n).parts;var c=da(),u=l(c),d=e=>{var n=la(),r=l(n),i=l(r),c=C(i,!0),u=T(i,2),d=C(u,!0);j(r);var f=T(r,2);J(f,21,s,y,(e,n)=>{var r=ca(),i=l(r),a=C(i,!0),o=T(i,2),s=C(o,!0);j(r),b(e=>{t(a,Y(n).words),t(s,e)},[()=>sa(Y(n).value)]),z(e,r)}),j(f),j(n),b(e=>{t(c,e),t(d,a())},[()=>sa(o())]),z(e,n)},f=e=>{var n=ua(),r=w(n),i=C(r,!0),s=T(r,2),c=C(s,!0);b(e=>{t(i,e),t(c,a())},[()=>sa(o())]),z(e,n)};i(u,e=>{s().length>0?e(d):e(f,-1)}),j(c),b(()=>q(c,1,se(r()),`svelte-1ow9k3l`)),z(e,c)}),j(r),z(e,r)};i(a,e=>{n.counters.length>0&&e(o)}),z(e,r),R()}var ma=p(`<p><!></p>`),ha=p(`<p class="quote svelte-1dudrws"> </p>`),ga=p(`<p class="title svelte-1dudrws"> </p> <!> <!> <!>`,1),_a=p(`<p class="back svelte-1dudrws"> </p>`),va=p(`<ul class="under svelte-1dudrws"></ul>`),ya=p(`<li><!> <!> <!> <!> <!></li>`);function ba(e,n){O(n,!0);let r=W(()=>n.card.face),a=W(()=>n.pointing.at(n.card.id).length>0);var o=ya();let s;var c=l(o),u=e=>{var n=ga(),a=w(n),o=C(a,!0),s=T(a,2),c=e=>{ta(e,{get glyphs(){return Y(r).glyphs}})};i(s,e=>{Y(r).glyphs.length>0&&e(c)});var u=T(s,2),d=e=>{var t=ma();fi(l(t),{get words(){return Y(r).text}}),j(t),z(e,t)};i(u,e=>{Y(r).text.length>0&&e(d)});var f=T(u,2),p=e=>{var n=ha(),i=C(n,!0);b(()=>t(i,Y(r).quote)),z(e,n)};i(f,e=>{Y(r).quote&&e(p)}),b(()=>{F(a,`data-tint`,Y(r).tint),t(o,Y(r).title)}),z(e,n)},d=e=>{var n=_a(),i=C(n,!0);b(()=>t(i,Y(r).label)),z(e,n)};i(c,e=>{Y(r).side===`up`?e(u):e(d,-1)});var f=T(c,2);pa(f,{get counters(){return n.card.counters}});var p=T(f,2);ia(p,{get links(){return n.card.links}});var m=T(p,2),h=e=>{var t=va();J(t,21,()=>n.card.under,e=>e.id,(e,t)=>{ba(e,{get card(){return Y(t)},get pointing(){return n.pointing},get ask(){return n.ask}})}),j(t),z(e,t)};i(m,e=>{n.card.under.length>0&&e(h)});var g=T(m,2),_=e=>{zi(e,{get at(){return n.card.id},get pointing(){return n.pointing}})},v=e=>{oa(e,{get words(){return n.card.why_not},get onask(){return n.ask}})};i(g,e=>{Y(a)?e(_):n.card.why_not&&e(v,1)}),j(o),b(()=>{s=q(o,1,`card svelte-1dudrws`,null,s,{down:Y(r).side===`down`,offered:Y(a)}),F(o,`data-card`,n.card.id),F(o,`data-at`,n.card.id)}),z(e,o),R()}function xa({choices:e}){let t=new Set(e.filter(e=>e.to!==null).map(e=>e.at)),n=[];for(let[r,{at:i}]of e.entries()){let e=t.has(i)?n.find(e=>e.at===i):void 0;e?e.choices.push(r):n.push({at:i,choices:[r]})}return n}function Sa(e,t){return t.choices.flatMap(t=>{let n=e.choices[t];return n?[{at:n.to??n.at,choices:[t]}]:[]})}function Ca(e,t){let[n=[],...r]=t.choices.map(t=>e.choices[t]?.words??[]);if(r.length===0)return n;let i=r.map(Z).reduce(ka,Z(n)).trimEnd(),a=Da(e,t.at);return[...i.includes(a)?[]:[{words:a,is_name:Oa(e,t.at)},...X(i&&` – `)],..._e(n,i.length),...X(` … (${t.choices.length})`)]}function wa(e,{choices:[t,...n]}){return(t===void 0||n.length>0?void 0:e.choices[t])?.hint??null}function Ta(e){let t=e.contest?.sides.flatMap(e=>e.cards)??[];return[...e.zones.flatMap(e=>e.cards),...t].flatMap(Ea)}function Ea(e){return[e,...e.under.flatMap(Ea)]}function Da(e,t){let n=Ta(e).find(e=>e.id===t),r=e.zones.find(e=>e.id===t);return n?n.face.side===`up`?n.face.title:n.face.label:r?.label??``}function Oa(e,t){return Ta(e).some(e=>e.id===t&&e.face.side===`up`)}function ka(e,t){let n=t.split(/(?<= )/),r=e.split(/(?<= )/).findIndex((e,t)=>e!==n[t]);return r<0?e:e.split(/(?<= )/).slice(0,r).join(``)}var Aa=p(`<b class="die svelte-onacbb"> </b>`),ja=p(`<section><h3 class="svelte-onacbb"> <!></h3> <p class="total"><!></p> <!> <ul class="cards svelte-onacbb"></ul></section>`),Ma=p(`<section class="battle svelte-onacbb" aria-labelledby="battle"><h2 id="battle"> </h2> <p class="standing svelte-onacbb"> </p> <div class="sides svelte-onacbb"></div></section>`);function Na(e,n){O(n,!0);var r=Ma(),o=l(r),s=C(o,!0),c=T(o,2),u=C(c,!0),d=T(c,2);J(d,21,()=>n.contest.sides,e=>e.seat,(e,r)=>{var o=ja();let s;var c=l(o),u=l(c,!0),d=T(u),f=e=>{var i=a();b(e=>t(i,`: ${e??``}`),[()=>Y(r).zones.map(e=>Da(n.scene,e)).join(`, `)]),z(e,i)};i(d,e=>{Y(r).zones.length>0&&e(f)}),j(c);var p=T(c,2),m=l(p),h=e=>{var n=Aa(),i=C(n);b(()=>t(i,`d${Y(r).die.faces??``}: ${Y(r).die.value??``}`)),z(e,n)};i(m,e=>{Y(r).die&&e(h)}),j(p);var g=T(p,2);{let e=W(()=>[Y(r).total]);pa(g,{get counters(){return Y(e)}})}var _=T(g,2);J(_,21,()=>Y(r).cards,e=>e.id,(e,t)=>{ba(e,{get card(){return Y(t)},get pointing(){return n.pointing},get ask(){return n.ask}})}),j(_),j(o),b(()=>{F(o,`aria-labelledby`,`side-${Y(r).seat??``}`),s=q(o,1,`svelte-onacbb`,null,s,{ahead:Y(r).ahead}),F(c,`id`,`side-${Y(r).seat??``}`),t(u,Y(r).label)}),z(e,o)}),j(d),j(r),b(()=>{t(s,n.contest.title),t(u,n.contest.standing)}),z(e,r),R()}var Pa=class{#e;#t;#n=P(null);#r=W(()=>this.picked?Sa(this.#e(),this.picked):xa(this.#e()));constructor(e,t){this.#e=e,this.#t=t}get picked(){return Y(this.#n)?.scene===this.#e()?Y(this.#n).row:null}at(e){return Y(this.#r).filter(t=>t.at===e)}get loose(){let e=this.#e(),t=[...e.zones,...Ta(e)].map(({id:e})=>e);return Y(this.#r).filter(e=>!t.includes(e.at))}get more(){return this.loose.length<Y(this.#r).length}said(e){return{words:Ca(this.#e(),e),hint:wa(this.#e(),e)}}take(t){let[n,...r]=t.choices;r.length>0?e(this.#n,{scene:this.#e(),row:t}):n!==void 0&&this.#t(n)}putBack(){e(this.#n,null)}},Fa=p(`<p class="picked svelte-y2xqvx" role="status"><span><!></span> <button type="button" class="button"> </button></p>`),Ia=p(`<li class="svelte-y2xqvx"><!></li>`),La=p(`<ul class="loose svelte-y2xqvx"></ul>`),Ra=p(`<section><h2 class="svelte-y2xqvx"> </h2> <!> <!> <ul class="cards svelte-y2xqvx"></ul> <!></section>`),za=p(`<div class="scene svelte-y2xqvx"><!> <!> <!> <!></div>`);function Ba(r,a){O(a,!0);let o=new Pa(()=>a.scene,e=>a.act(e)),s=W(()=>o.more?`last`:void 0),c=P(void 0);S(()=>{let e=o.picked?.at;if(e!==void 0)return n().then(()=>u(`[data-choice]`)),()=>void n().then(()=>u(`[data-at="${CSS.escape(e)}"] [data-choice]`))});function u(e){let t=Y(c)?.querySelector(e);Y(c)&&t&&(ri(Y(c),null),t.focus())}function f(e){e.key===`Escape`&&o.putBack()}var p=za();_(`keydown`,G,f);var m=l(p),h=e=>{var n=Fa(),r=l(n),i=l(r);{let e=W(()=>o.said(o.picked).words);fi(i,{get words(){return Y(e)}})}j(r);var s=T(r,2),c=C(s,!0);j(n),b(e=>t(c,e),[()=>a.say(`put-back`)]),d(`click`,s,()=>o.putBack()),z(e,n)};i(m,e=>{o.picked&&e(h)});var g=T(m,2),v=e=>{var t=La();J(t,21,()=>o.loose,e=>e.choices[0],(e,t)=>{var n=Ia(),r=l(n);{let e=W(()=>o.said(Y(t)));Fi(r,V(()=>Y(e),{get order(){return Y(s)},onchoose:()=>o.take(Y(t))}))}j(n),b(()=>F(n,`data-at`,Y(t).at)),z(e,n)}),j(t),z(e,t)};i(g,e=>{o.loose.length>0&&e(v)});var y=T(g,2),x=e=>{Na(e,{get scene(){return a.scene},get contest(){return a.scene.contest},get pointing(){return o},get ask(){return a.ask}})};i(y,e=>{a.scene.contest&&e(x)});var w=T(y,2);J(w,17,()=>a.scene.zones,e=>e.id,(e,n)=>{let r=W(()=>o.at(Y(n).id).length>0);var i=Ra();let s;var c=l(i),u=C(c,!0),d=T(c,2);ia(d,{get links(){return Y(n).links}});var f=T(d,2);pa(f,{get counters(){return Y(n).counters}});var p=T(f,2);J(p,21,()=>Y(n).cards,e=>e.id,(e,t)=>{ba(e,{get card(){return Y(t)},get pointing(){return o},get ask(){return a.ask}})}),j(p),zi(T(p,2),{get at(){return Y(n).id},get pointing(){return o}}),j(i),b(()=>{s=q(i,1,`zone ${Y(n).kind??``}`,`svelte-y2xqvx`,s,{offered:Y(r)}),F(i,`data-zone`,Y(n).id),F(i,`data-at`,Y(n).id),F(i,`aria-labelledby`,`zone-${Y(n).id??``}`),F(c,`id`,`zone-${Y(n).id??``}`),t(u,Y(n).label)}),z(e,i)}),j(p),K(p,t=>e(c,t),()=>Y(c)),z(r,p),R()}c([`click`]);var Va=p(`<p class="total svelte-12aagwz"><b class="svelte-12aagwz"> </b> </p>`),Ha=p(`<p class="winner svelte-12aagwz"> </p>`),Ua=p(`<p class="title svelte-12aagwz"><!><strong class="svelte-12aagwz"> </strong></p> <p class="text svelte-12aagwz"><!></p>`,1),Wa=p(`<li class="svelte-12aagwz"><div><!> <p class="how svelte-12aagwz"> </p></div> <b class="points svelte-12aagwz"> </b></li>`),Ga=p(`<ol class="svelte-12aagwz"></ol>`),Ka=p(`<li class="svelte-12aagwz"><!><b class="svelte-12aagwz"> </b></li>`),qa=p(`<ul class="hand svelte-12aagwz"></ul>`),Ja=p(`<li class="svelte-12aagwz"> <b class="svelte-12aagwz"> </b></li>`),Ya=p(`<ul class="told svelte-12aagwz"></ul>`),Xa=p(`<section><header class="svelte-12aagwz"><h2 class="svelte-12aagwz"> </h2> <!> <!></header> <!> <!></section>`),Za=p(`<div tabindex="0" role="region"></div>`);function Qa(e,n){O(n,!0);let r=e=>e.every(({id:e})=>U(e)!==void 0);var a=Za();let o,s;J(a,21,()=>n.sheet.seats,e=>e.seat,(e,a)=>{var o=Xa();let s;var c=l(o),u=l(c),d=C(u,!0),f=T(u,2),p=e=>{var r=Va(),i=l(r),o=C(i,!0),s=T(i);j(r),b((e,n)=>{t(o,e),t(s,` ${n??``}`)},[()=>sa(Y(a).total),()=>n.say(`points`,{count:Y(a).total})]),z(e,r)};i(f,e=>{Y(a).total!==null&&e(p)});var m=T(f,2),h=e=>{var r=Ha(),i=C(r,!0);b(e=>t(i,e),[()=>n.say(`winner`)]),z(e,r)};i(m,e=>{Y(a).won&&e(h)}),j(c);var g=T(c,2),_=e=>{var n=Ga();J(n,21,()=>Y(a).lines,e=>e.card.id,(e,n)=>{var r=Wa(),a=l(r),o=l(a),s=e=>{var r=Ua(),i=w(r),a=l(i);ta(a,{get glyphs(){return Y(n).card.face.glyphs}});var o=T(a),s=C(o,!0);j(i);var c=T(i,2);fi(l(c),{get words(){return Y(n).card.face.text}}),j(c),b(()=>t(s,Y(n).card.face.title)),z(e,r)};i(o,e=>{Y(n).card.face.side===`up`&&e(s)});var c=T(o,2),u=C(c,!0);j(a);var d=T(a,2),f=C(d,!0);j(r),b(e=>{t(u,Y(n).words),t(f,e)},[()=>sa(Y(n).points)]),z(e,r)}),j(n),z(e,n)};i(g,e=>{Y(a).lines.length>0&&e(_)});var v=T(g,2),y=e=>{var r=qa();J(r,21,()=>Y(a).counters,({id:e,label:t,value:n})=>e,(e,n)=>{let r=()=>Y(n).id,i=()=>Y(n).label,a=()=>Y(n).value;var o=Ka(),s=l(o);Xi(s,{get name(){return r()},get label(){return i()}});var c=T(s),u=C(c,!0);j(o),b(e=>t(u,e),[()=>sa(a())]),z(e,o)}),j(r),b(e=>F(r,`aria-label`,e),[()=>n.say(`counted`)]),z(e,r)},x=W(()=>r(Y(a).counters)),S=e=>{var r=Ya();J(r,21,()=>Y(a).counters,({id:e,label:t,value:n})=>e,(e,n)=>{let r=()=>Y(n).label,i=()=>Y(n).value;var a=Ja(),o=l(a),s=T(o),c=C(s,!0);j(a),b(e=>{t(o,`${r()??``} `),t(c,e)},[()=>sa(i())]),z(e,a)}),j(r),b(e=>F(r,`aria-label`,e),[()=>n.say(`counted`)]),z(e,r)};i(v,e=>{Y(x)?e(y):e(S,-1)}),j(o),b(()=>{F(o,`aria-labelledby`,`score-${Y(a).seat??``}`),s=q(o,1,`svelte-12aagwz`,null,s,{won:Y(a).won}),F(u,`id`,`score-${Y(a).seat??``}`),t(d,Y(a).name)}),z(e,o)}),j(a),b(e=>{o=q(a,1,`score svelte-12aagwz`,null,o,{many:n.sheet.seats.length>3}),F(a,`aria-label`,e),s=E(a,``,s,{"--count":n.sheet.seats.length})},[()=>n.say(`score`)]),z(e,a),R()}var $a=p(`<option class="svelte-1mjjubi"> </option>`),eo=p(`<button type="button" class="record svelte-1mjjubi"> </button>`),to=p(`<a class="record svelte-1mjjubi" download=""> </a>`),no=p(`<header class="svelte-1mjjubi"><a class="home svelte-1mjjubi" href="#/"><span aria-hidden="true">‹</span> </a> <p class="name svelte-1mjjubi"> </p> <button type="button" class="undo svelte-1mjjubi"> </button> <button type="button" class="more svelte-1mjjubi" aria-controls="tools"> </button> <div id="tools"><div class="steps svelte-1mjjubi" role="group"><button type="button" class="svelte-1mjjubi"><svg viewBox="0 0 20 20" aria-hidden="true" class="svelte-1mjjubi"><path d="M3 3H6V17H3ZM17 3V17L7 10Z"></path></svg></button> <button type="button" class="svelte-1mjjubi"><svg viewBox="0 0 20 20" aria-hidden="true" class="svelte-1mjjubi"><path d="M15 3V17L5 10Z"></path></svg></button> <span class="where svelte-1mjjubi"> </span> <button type="button" class="svelte-1mjjubi"><svg viewBox="0 0 20 20" aria-hidden="true" class="svelte-1mjjubi"><path d="M5 3V17L15 10Z"></path></svg></button> <button type="button" class="svelte-1mjjubi"><svg viewBox="0 0 20 20" aria-hidden="true" class="svelte-1mjjubi"><path d="M17 3H14V17H17ZM3 3V17L13 10Z"></path></svg></button></div> <label class="pace svelte-1mjjubi"> <select class="svelte-1mjjubi"></select></label> <!> <a class="rules svelte-1mjjubi"><span class="sign svelte-1mjjubi" aria-hidden="true">?</span><span class="words svelte-1mjjubi"> </span></a> <!></div></header>`);function ro(n,r){O(r,!0);let a=W(()=>r.position.shown),o=W(()=>r.position.entries),s=P(!1),c=W(()=>({at:`rules`,game:r.position.game,table:r.position.table})),u=P(null),f=W(()=>r.position.records===`revealing`),p=[`calm`,`brisk`,`instant`],m=e=>r.ask({say:`step`,entry:e>=Y(o)?null:e});var h=no(),g=l(h),_=T(l(g));j(g);var v=T(g,2),y=C(v,!0),x=T(v,2),S=C(x,!0),w=T(x,2),E=C(w,!0),D=T(w,2);let k;var A=l(D),M=l(A),N=T(M,2),B=T(N,2),V=C(B,!0),H=T(B,2),U=T(H,2);j(A);var ee=T(A,2),te=l(ee),G=T(te);J(G,20,()=>p,e=>e,(e,n)=>{var i=$a(),a=C(i,!0),o={};b(e=>{t(a,e),o!==(o=n)&&(i.value=(i.__value=o)??``)},[()=>r.say(`pace-${n}`)]),z(e,i)}),j(G);var ne;L(G),j(ee);var re=T(ee,2),ie=e=>{var n=eo(),i=C(n,!0);b(e=>t(i,e),[()=>r.say(`record-redacted`)]),d(`click`,n,()=>r.ask({say:`record`})),z(e,n)},ae=n=>{var i=to(),a=C(i,!0);b((e,n)=>{F(i,`href`,e),t(a,n)},[()=>qe(r.position.table),()=>r.say(Y(f)&&Y(u)===r.position.table?`record-reveals`:`record`)]),d(`click`,i,t=>{Y(f)&&Y(u)!==r.position.table&&t.preventDefault(),e(u,r.position.table,!0)}),z(n,i)};i(re,e=>{r.position.records===`redacted`?e(ie):e(ae,-1)});var K=T(re,2),oe=T(l(K)),se=C(oe,!0);j(K),Fr(T(K,2),{get lang(){return r.lang},get say(){return r.say},get speak(){return r.speak}}),j(D),j(h),b((e,n,i,c,l,u,d,f,p,m,h,g,v)=>{t(_,` ${e??``}`),t(y,r.position.title),F(x,`aria-disabled`,!r.position.canUndo),t(S,n),F(w,`aria-expanded`,Y(s)),t(E,i),k=q(D,1,`svelte-1mjjubi`,null,k,{open:Y(s)}),F(A,`aria-label`,c),F(M,`aria-disabled`,Y(a)===0),F(M,`aria-label`,l),F(N,`aria-disabled`,Y(a)===0),F(N,`aria-label`,u),t(V,d),F(H,`aria-disabled`,Y(a)===Y(o)),F(H,`aria-label`,f),F(U,`aria-disabled`,Y(a)===Y(o)),F(U,`aria-label`,p),t(te,`${m??``} `),ne!==(ne=r.position.pace)&&(G.value=(G.__value=ne)??``,I(G,ne)),F(K,`href`,h),F(K,`title`,g),t(se,v)},[()=>r.say(`nav-lobby`),()=>r.say(`undo`),()=>r.say(`more`),()=>r.say(`look-back`),()=>r.say(`step-first`),()=>r.say(`step-back`),()=>r.say(`step-where`,{shown:Y(a),entries:Y(o)}),()=>r.say(`step-on`),()=>r.say(`step-last`),()=>r.say(`pace`),()=>Re(Y(c)),()=>r.say(`nav-rules`),()=>r.say(`nav-rules`)]),d(`click`,g,e=>{e.preventDefault(),r.go({at:`lobby`})}),d(`click`,x,()=>{r.position.canUndo&&r.ask({say:`undo`,at:r.position.row})}),d(`click`,w,()=>e(s,!Y(s))),d(`click`,M,()=>m(0)),d(`click`,N,()=>m(r.position.stopBefore??0)),d(`click`,H,()=>m(r.position.stopAfter??Y(o))),d(`click`,U,()=>m(Y(o))),d(`change`,G,e=>{let t=p.find(t=>t===e.currentTarget.value);t&&r.ask({say:`pace`,pace:t})}),d(`click`,K,e=>{e.preventDefault(),r.go(Y(c))}),z(n,h),R()}c([`click`,`change`]);var io=p(`<main id="main" tabindex="-1" class="opening svelte-87x23h"><p> </p></main>`),ao=p(`<p> </p>`),oo=p(`<div class="notes svelte-87x23h" role="note"></div>`),so=p(`<button type="button" class="button"> </button>`),co=p(`<p class="back svelte-87x23h"><button type="button" class="button main"> </button> <!></p>`),lo=p(`<p class="back svelte-87x23h"><button type="button" class="button main"> </button></p>`),uo=p(`<!> <!>`,1),fo=p(`<div><!> <main id="main" tabindex="-1" aria-labelledby="prompt"><!> <div class="prompt svelte-87x23h"><h1 id="prompt" tabindex="-1"><span class="heading svelte-87x23h"> </span> <span class="words svelte-87x23h"><!></span></h1> <!></div> <!></main> <aside class="svelte-87x23h"><!></aside></div>`);function po(n,r){O(r,!0);let a=W(()=>r.model.position===null?void 0:Wr(r.model.position.game)),s=W(()=>Y(a)===void 0?null:r.model.position),c=W(()=>Y(s)!==null&&Y(s).shown===Y(s).entries),u=W(()=>r.model.position?.game);o(()=>{Y(u)!==void 0&&Gr(Y(u))});let p=P(void 0),m=P(void 0);function h({sheet:e,prompt:t}){return e?X(e.verdict):Y(c)?t:X(r.say(`past`))}function g(e){Y(s)&&r.ask({say:`act`,at:Y(s).row,choice:e})}let _=P(null),y=W(()=>Y(s)?.records===`revealing`);function D({table:t,shown:n}){Y(y)&&Y(_)!==t||r.ask({say:`fork`,entry:n}),e(_,t,!0)}let A=!1;function M(){A&&Y(p)&&ri(Y(p),Y(m)??null)}let N=null,I=!1,L=()=>void 0;o(()=>{let e=Y(s);x(()=>{let t=e?.passTo===null&&N?.table===e.table&&N.passTo===null;L=Y(p)&&t&&N?Ti(Y(p),e.news):()=>void 0,N=e})}),S(()=>{Y(s)===null||Y(s).passTo!==null?A=!1:x(()=>{L(),M(),Y(s).scene.sheet&&!I&&scrollTo(0,0),I=Y(s).scene.sheet!==null})});var B=f(),V=w(B),H=e=>{var n=io(),i=l(n),a=C(i,!0);j(n),b(e=>t(a,e),[()=>r.say(`connecting`)]),z(e,n)},U=e=>{$r(e,{get position(){return Y(s)},get say(){return r.say},get go(){return r.go},sit:e=>r.ask({say:`sit`,seat:e})})},ee=n=>{let o=W(()=>Y(s)),u=W(()=>h(Y(o).scene));var x=fo();let S,O;var N=l(x);ro(N,{get position(){return Y(s)},get lang(){return r.model.lang},get say(){return r.say},get go(){return r.go},get ask(){return r.ask},get speak(){return r.speak}});var P=T(N,2);let I;var L=l(P),R=e=>{var n=oo();J(n,20,()=>Y(s).notices,e=>e,(e,n,r,i)=>{var a=ao(),o=C(a,!0);b(()=>t(o,n)),z(e,a)}),j(n),z(e,n)};i(L,e=>{Y(s).notices.length>0&&e(R)});var B=T(L,2),V=l(B);let H;var U=l(V),ee=C(U,!0),te=T(U,2);fi(l(te),{get words(){return Y(u)}}),j(te),j(V),K(V,t=>e(m,t),()=>Y(m));var G=T(V,2),ne=e=>{var n=co(),a=l(n),o=C(a,!0),c=T(a,2),u=e=>{var n=so(),i=C(n,!0);b(e=>t(i,e),[()=>r.say(Y(y)&&Y(_)===Y(s).table?`fork-reveals`:`fork`)]),d(`click`,n,()=>D(Y(s))),z(e,n)};i(c,e=>{Y(s).records!==`redacted`&&e(u)}),j(n),b(e=>t(o,e),[()=>r.say(`step-now`)]),d(`click`,a,()=>r.ask({say:`step`,entry:null})),z(e,n)},re=e=>{var n=lo(),i=l(n),a=C(i,!0);j(n),b(e=>t(a,e),[()=>r.say(`another`)]),d(`click`,i,()=>r.go({at:`lobby`})),z(e,n)},ie=e=>{var t=f(),n=w(t);v(n,()=>Y(a).Beside,(e,t)=>{t(e,{get position(){return Y(s)},get say(){return r.say},act:g,get ask(){return r.notice}})}),z(e,t)};i(G,e=>{Y(c)?Y(o).scene.sheet?e(re,1):Y(a)?.Beside&&e(ie,2):e(ne)}),j(B),ui(T(B,2),{then:()=>(A=!0,M()),children:(e,t)=>{var n=f(),c=w(n),l=e=>{Qa(e,{get sheet(){return Y(o).scene.sheet},get say(){return r.say}})},u=e=>{var t=f(),n=w(t);v(n,()=>Y(a).Board,(e,t)=>{t(e,{get position(){return Y(s)},get say(){return r.say},act:g,get ask(){return r.notice}})}),z(e,t)},d=e=>{Ba(e,{get scene(){return Y(o).scene},get say(){return r.say},act:g,get ask(){return r.notice}})};i(c,e=>{Y(o).scene.sheet&&!Y(a)?.showsEnd?e(l):Y(a)?e(u,1):e(d,-1)}),z(e,n)},$$slots:{default:!0}}),j(P);var ae=T(P,2);ui(l(ae),{children:(e,t)=>{var n=uo(),c=w(n),l=e=>{var t=f(),n=w(t);v(n,()=>Y(a).Sides,(e,t)=>{t(e,{get position(){return Y(s)},get say(){return r.say},get ask(){return r.notice}})}),z(e,t)};i(c,e=>{Y(a)?.Sides&&!Y(o).scene.sheet&&e(l)}),gi(T(c,2),{get position(){return Y(s)},get say(){return r.say},get ask(){return r.ask}}),z(e,n)},$$slots:{default:!0}}),j(ae),j(x),K(x,t=>e(p,t),()=>Y(p)),k(x,ni),b((e,n)=>{S=q(x,1,`table svelte-87x23h`,null,S,{past:!Y(c),over:Y(o).scene.sheet,alone:!Y(a)?.Sides}),O=E(x,``,O,{"--aside":Y(a)?.aside}),I=q(P,1,`svelte-87x23h`,null,I,{noted:Y(s).notices.length>0}),H=q(V,1,`svelte-87x23h`,null,H,{asked:Y(o).scene.choices.length>0,long:e}),t(ee,Y(o).scene.heading),F(ae,`aria-label`,n)},[()=>Z(Y(u)).length>75,()=>r.say(`aside`)]),z(n,x)};i(V,e=>{Y(s)===null?e(H):Y(s).passTo===null?e(ee,-1):e(U,1)}),z(n,B),R()}c([`click`]);var mo=p(`<!> <main id="main" tabindex="-1" class="svelte-noo32y"><!></main>`,1),ho=p(`<p> </p>`),go=p(`<div class="lost svelte-noo32y" role="status"> </div>`),_o=p(`<!> <a class="skip svelte-noo32y" href="#main"> </a> <!> <!> <div class="unseen" role="status" aria-live="polite"></div> <!>`,1);function vo(e,r){O(r,!0);let a=W(()=>r.app.model),o=W(()=>Zt(Y(a).lang)),c=W(()=>r.app.go),f=W(()=>r.app.ask),p=W(()=>r.app.notice),m=W(()=>r.app.speak),h=W(()=>{let{screen:e,position:t}=Y(a);return e.at===`table`&&t?`${t.scene.heading} · ${t.title} · Brickroad`:e.at===`lobby`?Y(o)(`page-title`):`${Y(o)(`nav-${e.at}`)} · Brickroad`});S(()=>{document.documentElement.lang=Y(a).lang});let g;S(()=>{let e=g!==void 0&&g!==Y(a).screen.at;g=Y(a).screen.at,e&&(scrollTo(0,0),Y(a).screen.at!==`table`&&n().then(()=>document.querySelector(`h1`)?.focus({preventScroll:!0})))});var _=_o();oe(`noo32y`,e=>{s(()=>{u.title=Y(h)??``})});var v=w(_);mn(v,{});var x=T(v,2),E=C(x,!0),D=T(x,2),k=e=>{po(e,{get model(){return Y(a)},get say(){return Y(o)},get go(){return Y(c)},get ask(){return Y(f)},get notice(){return Y(p)},get speak(){return Y(m)}})},A=e=>{var t=mo(),n=w(t);Rr(n,{get model(){return Y(a)},get say(){return Y(o)},get go(){return Y(c)},get speak(){return Y(m)}});var r=T(n,2),s=l(r),u=e=>{Zr(e,{get model(){return Y(a)},get screen(){return Y(a).screen},get say(){return Y(o)},get go(){return Y(c)}})},d=e=>{on(e,{get say(){return Y(o)}})},h=e=>{Mr(e,{get model(){return Y(a)},get say(){return Y(o)},get go(){return Y(c)},get ask(){return Y(f)},get notice(){return Y(p)}})};i(s,e=>{Y(a).screen.at===`rules`?e(u):Y(a).screen.at===`about`?e(d,1):e(h,-1)}),j(r),z(e,t)};i(D,e=>{Y(a).screen.at===`table`?e(k):e(A,-1)});var M=T(D,2);Vr(M,{get words(){return Y(a).notice},get say(){return Y(o)},onclose:()=>Y(p)(``)});var N=T(M,2);J(N,21,()=>Y(a).saying,y,(e,n)=>{var r=ho(),i=C(r,!0);b(()=>t(i,Y(n))),z(e,r)}),j(N);var P=T(N,2),F=e=>{var n=go(),r=C(n,!0);b(e=>t(r,e),[()=>Y(o)(`link-lost`)]),z(e,n)};i(P,e=>{Y(a).link===`lost`&&e(F)}),b(e=>t(E,e),[()=>Y(o)(`skip`)]),d(`click`,x,e=>(e.preventDefault(),document.getElementById(`main`)?.focus())),z(e,_),R()}c([`click`]);var yo=new Ze(Ke(location),le().lang??Qt(navigator.languages)),bo=document.getElementById(`app`);if(!bo)throw Error(`the page has no place for the app`);yo.connect(),setTimeout(()=>B(vo,{target:bo,props:{app:yo},context:new Map([[li,!0]])}));export{ve as _,Xi as a,Fi as c,ui as d,ni as f,X as g,ye as h,ta as i,vi as l,be as m,sa as n,Gi as o,Mn as p,oa as r,Ki as s,pa as t,fi as u,Z as v};