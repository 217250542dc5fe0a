const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["./Cover-DxMu_u0W.js","./icons-Dzal3wXY.js","./Cover-DzrjMpEY.css","./draft-BT7OLet1.js","./draft-Cr8FCn0j.css","./duel-DufLnh3q.js","./Terms-GkBY-pFx.js","./Terms-CmBvDcw6.css","./duel-BCTwTf95.css","./storyline-CU-42KCP.js","./storyline-1eOPkC27.css"])))=>i.map(i=>d[i]);
import{$ as e,A as t,B as n,C as r,E as i,F as a,G as o,H as s,I as c,J as l,K as u,L as d,M as f,N as p,O as m,P as h,Q as g,R as _,S as v,T as y,U as b,V as x,W as S,X as C,Y as w,Z as T,_ as E,a as D,at as O,b as k,c as A,ct as j,d as M,et as N,f as P,ft as F,g as I,h as L,it as R,j as z,k as B,l as V,lt as H,m as ee,n as te,ot as U,p as W,q as G,r as ne,rt as K,s as re,st as ie,tt as q,u as ae,v as J,w as oe,x as se,y as Y,z as ce}from"./icons-Dzal3wXY.js";var le=`brickroad`;function ue(){try{let e=JSON.parse(localStorage.getItem(le)??`{}`);return typeof e==`object`&&e?fe(e):{}}catch{return{}}}function de(e){try{localStorage.setItem(le,JSON.stringify({...ue(),...e}))}catch{}}function fe(e){let{lang:t,game:n,seats:r}=e;return{...t===`en`||t===`fr`?{lang:t}:{},...typeof n==`string`?{game:n}:{},...Array.isArray(r)&&r.every(pe)?{seats:r}:{}}}function pe(e){if(typeof e!=`object`||!e)return!1;let{name:t,bot:n}=e;return typeof t==`string`&&(n===null||typeof n==`string`)}function me(e,t){let n=t.log[0]?.entry;if(e===null||n===void 0||!_e(t,e))return t;let r=(e.log.at(-1)?.entry??0)>=n,i=e.log.filter(({entry:e})=>e<n);return!r||i.length===0?t:{...t,log:[...i,...t.log],hasEarlier:e.hasEarlier}}function he(e,t){let n=e.log[0]?.entry??0,r=t.lines.every(({entry:e})=>e<n);return!e.hasEarlier||!r||!_e(e,t)?e:{...e,log:[...t.lines,...e.log],hasEarlier:t.hasEarlier}}function ge({log:e,hasEarlier:t}){let n=e[0]?.entry;return t&&n!==void 0?{say:`log`,before:n}:null}function _e(e,t){return e.table===t.table&&e.viewer===t.viewer&&e.lang===t.lang}function ve(e,t,n){if(!ye(n.find,t))return e;let{find:r}=n;return r.before===void 0?{begun:xe(n,!1),past:xe(n,!0)}:e===null?e:{begun:r.over===!0?e.begun:Se(e.begun,xe(n,!1)),past:r.over===!1?e.past:Se(e.past,xe(n,!0))}}function ye(e,t){return e.words===t.words&&e.since===t.since&&e.until===t.until}function be(e,t){let n={};e.trim()!==``&&(n.words=e.trim());let[r,i,a]=t.split(`-`).map(Number);return r!==void 0&&i!==void 0&&a!==void 0&&(n.since=new Date(r,i-1,a).getTime()/1e3,n.until=new Date(r,i-1,a+1).getTime()/1e3),n}function xe({tables:e,more:t},n){return{lines:e.filter(e=>e.over===n),more:t}}function Se(e,t){let n=new Set(e.lines.map(e=>e.id));return{lines:[...e.lines,...t.lines.filter(e=>!n.has(e.id))],more:t.more}}function X(e){return e?[{words:e,is_name:!1}]:[]}function Z(e){return e.map(({words:e})=>e).join(``)}function Ce(e,t){let n=t;return e.flatMap(({words:e,is_name:t})=>{let r=e.slice(0,n);return n-=r.length,r?[{words:r,is_name:t}]:[]})}function we(e,t){let n=Z(t),r=e.indexOf(n);return r<0?X(e):[...X(e.slice(0,r)),...t,...X(e.slice(r+n.length))]}function Te(e){let t=[[]];for(let{words:n,is_name:r}of e){let[e=``,...i]=n.split(`
`);for(let[n,a]of[e,...i].entries())n>0&&t.push([]),a&&t.at(-1)?.push({words:a,is_name:r})}return t}function Ee(e){return e.flatMap((e,t)=>t>0?[...X(`
`),...e]:e)}function De(e,t){return{link:`connecting`,screen:e,lang:t,games:[],bots:[],tables:null,sought:{},position:null,opening:!1,notice:``,saying:[]}}function Oe(e,t){switch(t.is){case`linked`:return{...e,link:`open`};case`lost`:return{...e,link:`lost`,opening:!1};case`went`:return ke(e,t.screen);case`spoke`:return{...e,lang:t.lang};case`noticed`:return{...e,notice:t.words};case`sought`:return{...e,sought:t.sought};case`asked`:return{...e,notice:``,opening:e.opening||Ae(t.message)};case`heard`:return je(e,t.message);default:return t}}function ke(e,t){return t.at===`table`&&e.position?.table===t.table?{...e,screen:t}:{...e,screen:t,sought:{},position:null,opening:!1,notice:``,saying:[]}}function Ae(e){return e.say===`create`||e.say===`fork`}function je(e,t){switch(t.say){case`welcome`:return{...e,lang:t.lang,games:t.games,bots:t.bots};case`tables`:return{...e,tables:ve(e.tables,e.sought,t)};case`position`:return Me(e,t);case`log`:return{...e,position:e.position&&he(e.position,t)};case`refused`:return Ne(e,t.reason);default:return t}}function Me(e,t){let{screen:n}=e;if((n.at!==`table`||n.table!==t.table)&&!e.opening)return e;let r=e.position?.table===t.table?e.position:null;return{...e,screen:{at:`table`,table:t.table},position:me(r,t),opening:!1,notice:r?``:e.notice,saying:Pe(r,t)}}function Ne(e,t){let n=e.screen.at===`table`&&e.position===null?{at:`lobby`}:e.screen;return{...e,screen:n,opening:!1,notice:t,saying:[t]}}function Pe(e,t){if(t.passTo!==null)return[];let{heading:n}=t.scene,r=Z(t.scene.prompt);if(e===null)return[n,r];if(t.shown<t.entries||e.shown<e.entries){let e=t.log.at(-1)?.entry;return[n,...t.log.filter(({entry:t})=>t===e).map(({words:e})=>Z(e))]}let i=e.passTo===null&&e.shown<=t.shown?e.shown:t.shown,a=t.log.filter(e=>e.entry>i).map(e=>Z(e.words));return t.scene.choices.length>0||t.scene.sheet!==null||t.shown<e.shown?[...a,t.scene.sheet?.verdict??r]:a}function Fe(e,t){let n=e.viewer===t.viewer?e:t;return t.news.flatMap(({entry:e,fight:r})=>r?[Ie(n,e,r,t)]:[])}function Ie(e,t,n,r){let i=new Set(n.sides.flatMap(e=>e.cards.map(e=>e.id))),a=e.log.filter(e=>e.entry<=t),o=a.at(-1)?.entry??0,s=Le(r.news).filter(e=>e.entry>o&&e.entry<=t);return{...e,row:r.row-(r.entries-t),entries:t,shown:t,stopAfter:null,turn:`chance`,canUndo:!1,passTo:null,scene:{...e.scene,prompt:[{words:n.title,is_name:!1}],zones:e.scene.zones.map(e=>({...e,cards:e.cards.filter(({id:e})=>!i.has(e))})),contest:n,choices:[]},news:[],log:[...a,...s]}}function Le(e){return e.flatMap(({entry:e,words:t})=>t?[{entry:e,words:t}]:[])}var Re={calm:2600,brisk:1800,instant:0},ze={calm:1600,brisk:1100,instant:0},Be=3,Ve=class{#e;#t;#n=null;#r=[];#i;constructor(e,t){this.#e=e,this.#t=t}heard(e){for(He(this.#r.at(-1)??this.#n,e)||(this.#r=[],this.#s()),this.#i===void 0?this.#a(e):this.#r.push(e);this.#r.length>Be;)this.#o()}hurry(){let e=this.#r.at(-1);this.#r=[],this.#s(),e&&this.#a(e)}clear(){this.#r=[],this.#s(),this.#n=null}#a(e){let t=Ue(this.#n?.scene.contest??null,e.scene.contest),n=(this.#t()?ze:Re)[e.pace];this.#s(),t&&n>0&&(this.#i=setTimeout(()=>this.#o(),n)),this.#n=e,this.#e(e)}#o(){this.#s();let e=this.#r.shift();e&&this.#a(e),this.#i===void 0&&this.#r.length>0&&this.#o()}#s(){clearTimeout(this.#i),this.#i=void 0}};function He(e,{table:t,entries:n,shown:r}){return e?.table===t&&e.shown===e.entries&&r===n&&r>e.shown}function Ue(e,t){if(!t?.sides.some(e=>e.die))return!1;let n=e=>JSON.stringify([e.title,e.sides.map(({die:e,total:t})=>[e,t.value])]);return e===null||n(e)!==n(t)}function We(e){switch(e.at){case`lobby`:return Ge(``);case`rules`:return Ge(`rules`,e.game,e.table);case`about`:return Ge(`about`);case`table`:return Ge(`table`,e.table);default:return e}}function Ge(...e){return`#/${e.filter(e=>e!==void 0).map(encodeURIComponent).join(`/`)}`}function Ke(e){let[t,n,r]=e.replace(/^#\/?/,``).split(`/`).map(qe);return t===`rules`&&n?{at:t,game:n,...r?{table:r}:{}}:t===`rules`||t===`about`?{at:t}:t===`table`&&n?{at:`table`,table:n}:{at:`lobby`}}function qe(e){try{return decodeURIComponent(e)}catch{return e}}function Je(e,t){let n=URL.createObjectURL(new Blob([t],{type:`application/x-ndjson`})),r=document.createElement(`a`);r.href=n,r.download=e,r.click(),URL.revokeObjectURL(n)}var Ye=250,Xe=5e3,Ze=class{#e;#t;#n=null;#r=Ye;constructor(e,t){this.#e=e,this.#t=t}connect(){let e=new WebSocket(this.#e);this.#n=e,e.onopen=()=>{this.#r=Ye,this.#t.linked()},e.onmessage=e=>this.#t.heard(JSON.parse(e.data)),e.onclose=()=>{this.#t.lost(),setTimeout(()=>this.connect(),this.#r),this.#r=Math.min(this.#r*2,Xe)}}say(e){this.#n?.readyState===WebSocket.OPEN&&this.#n.send(JSON.stringify(e))}};function Qe(e){return`${e.protocol===`https:`?`wss`:`ws`}://${e.host}/socket`}function $e(e){return`./api/tables/${encodeURIComponent(e)}/record`}function et(e,t){if(e===null||!tt(e,t))return null;let{order:n,zones:r,heading:i,prompt:a,contest:o,choices:s,sheet:c}=t,l=new Map(r.map(t=>[t.id,nt(e,t)])),u=new Map(e.scene.zones.map(e=>[e.id,e])),d=(n??e.scene.zones.map(({id:e})=>e)).map(e=>l.has(e)?l.get(e):u.get(e));return d.every(e=>e!==void 0)?{...e,row:t.row,entries:t.entries,shown:t.entries,digest:t.digest,turn:t.turn,records:t.records,canUndo:t.canUndo,stopBefore:t.stopBefore,stopAfter:null,scene:{heading:i,prompt:a,zones:d,contest:o,choices:s,sheet:c},news:t.news,log:[...e.log,...Le(t.news)]}:null}function tt({table:e,viewer:t,lang:n,row:r},i){return e===i.table&&t===i.viewer&&n===i.lang&&r===i.since}function nt({scene:e},{cards:t,...n}){let r=new Map(e.zones.flatMap(e=>e.cards).map(e=>[e.id,e])),i=t.map(e=>typeof e==`string`?r.get(e):e);return i.every(e=>e!==void 0)?{...n,cards:i}:void 0}var rt=class{#e=q(De({at:`lobby`},`en`));get model(){return n(this.#e)}set model(e){N(this.#e,e)}#t;#n=null;#r=new Ve(e=>this.#l({is:`heard`,message:{say:`position`,...e}}),()=>matchMedia(`(prefers-reduced-motion: reduce)`).matches);constructor(e,t){this.model=De(Ke(location.hash),t),this.#t=new Ze(e,{linked:()=>this.#i(),lost:()=>this.#l({is:`lost`}),heard:e=>this.#s(e)}),addEventListener(`popstate`,()=>this.go(Ke(location.hash)));for(let e of[`click`,`keydown`])addEventListener(e,()=>setTimeout(()=>this.#r.hurry()))}connect(){this.#t.connect()}go=e=>{let t=this.model.position!==null;this.#l({is:`went`,screen:e}),this.model.position===null&&(this.#r.clear(),t&&this.#t.say({say:`leave`}),this.#o())};ask=e=>{this.#l({is:`asked`,message:e}),this.#t.say(e),e.say===`remove`&&this.find(this.model.sought)};find=e=>{this.#l({is:`sought`,sought:e}),this.#t.say({say:`tables`,...e})};notice=e=>{this.#l({is:`noticed`,words:e})};speak=e=>{de({lang:e}),this.#l({is:`spoke`,lang:e}),this.#a(),this.model.screen.at!==`table`&&this.find(this.model.sought)};#i(){this.#l({is:`linked`}),this.model.screen.at===`table`&&this.#a(),this.#o()}#a(){this.#t.say({say:`hello`,lang:this.model.lang})}#o(){let{screen:e}=this.model;e.at===`table`?this.#t.say({say:`open`,table:e.table}):(this.#a(),this.find(this.model.sought))}#s(e){if(e.say===`position`||e.say===`update`){this.#c(e);return}if(e.say===`record`){Je(`brickroad-${this.#n?.game??`game`}.jsonl`,e.text);return}let t=this.model.screen;this.#l({is:`heard`,message:e}),e.say===`refused`&&this.model.screen!==t&&this.#o()}#c(e){let t=this.#n,n=e.say===`position`?e:et(t,e);if(this.#n=n,n)for(let e of[...t?Fe(t,n):[],n])this.#r.heard(e);else this.#t.say({say:`again`})}#l(e){this.model=Oe(this.model,e);let t=We(this.model.screen);t!==(location.hash||`#/`)&&history.pushState(null,``,t)}},it=class{constructor(e){this.value=e}valueOf(){return this.value}},Q=class extends it{constructor(e=`???`){super(e)}toString(e){return`{${this.value}}`}},$=class extends it{constructor(e,t={}){super(e),this.opts=t}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return this.value.toString(10)}},at=class e extends it{static supportsValue(t){if(typeof t==`number`||t instanceof Date)return!0;if(t instanceof it)return e.supportsValue(t.valueOf());if(`Temporal`in globalThis){let e=globalThis.Temporal;if(t instanceof e.Instant||t instanceof e.PlainDateTime||t instanceof e.PlainDate||t instanceof e.PlainMonthDay||t instanceof e.PlainTime||t instanceof e.PlainYearMonth)return!0}return!1}constructor(t,n={}){t instanceof e?(n={...t.opts,...n},t=t.value):t instanceof it&&(t=t.valueOf()),typeof t==`object`&&`calendarId`in t&&n.calendar===void 0&&(n={...n,calendar:t.calendarId}),super(t),this.opts=n}[Symbol.toPrimitive](e){return e===`string`?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e==`number`)return e;if(e instanceof Date)return e.getTime();if(`epochMilliseconds`in e)return e.epochMilliseconds;if(`toZonedDateTime`in e)return e.toZonedDateTime(`UTC`).epochMilliseconds;throw TypeError(`Unwrapping a non-number value as a number`)}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return typeof this.value==`number`||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}},ot=100,st=`⁨`,ct=`⁩`;function lt(e,t,n){return n===t||n instanceof $&&t instanceof $&&n.value===t.value||t instanceof $&&typeof n==`string`&&n===e.memoizeIntlObject(Intl.PluralRules,t.opts).select(t.value)}function ut(e,t,n){return t[n]?yt(e,t[n].value):(e.reportError(RangeError(`No default`)),new Q)}function dt(e,t){let n=[],r=Object.create(null);for(let i of t)i.type===`narg`?r[i.name]=ft(e,i.value):n.push(ft(e,i));return{positional:n,named:r}}function ft(e,t){switch(t.type){case`str`:return t.value;case`num`:return new $(t.value,{minimumFractionDigits:t.precision});case`var`:return pt(e,t);case`mesg`:return mt(e,t);case`term`:return ht(e,t);case`func`:return gt(e,t);case`select`:return _t(e,t);default:return new Q}}function pt(e,{name:t}){let n;if(e.params){if(Object.prototype.hasOwnProperty.call(e.params,t))n=e.params[t];else return new Q(`$${t}`)}else if(e.args&&Object.prototype.hasOwnProperty.call(e.args,t))n=e.args[t];else return e.reportError(ReferenceError(`Unknown variable: $${t}`)),new Q(`$${t}`);if(n instanceof it)return n;switch(typeof n){case`string`:return n;case`number`:return new $(n);case`object`:if(at.supportsValue(n))return new at(n);default:return e.reportError(TypeError(`Variable type not supported: $${t}, ${typeof n}`)),new Q(`$${t}`)}}function mt(e,{name:t,attr:n}){let r=e.bundle._messages.get(t);if(!r)return e.reportError(ReferenceError(`Unknown message: ${t}`)),new Q(t);if(n){let i=r.attributes[n];return i?yt(e,i):(e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new Q(`${t}.${n}`))}return r.value?yt(e,r.value):(e.reportError(ReferenceError(`No value: ${t}`)),new Q(t))}function ht(e,{name:t,attr:n,args:r}){let i=`-${t}`,a=e.bundle._terms.get(i);if(!a)return e.reportError(ReferenceError(`Unknown term: ${i}`)),new Q(i);if(n){let t=a.attributes[n];if(t){e.params=dt(e,r).named;let n=yt(e,t);return e.params=null,n}return e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new Q(`${i}.${n}`)}e.params=dt(e,r).named;let o=yt(e,a.value);return e.params=null,o}function gt(e,{name:t,args:n}){let r=e.bundle._functions[t];if(!r)return e.reportError(ReferenceError(`Unknown function: ${t}()`)),new Q(`${t}()`);if(typeof r!=`function`)return e.reportError(TypeError(`Function ${t}() is not callable`)),new Q(`${t}()`);try{let t=dt(e,n);return r(t.positional,t.named)}catch(n){return e.reportError(n),new Q(`${t}()`)}}function _t(e,{selector:t,variants:n,star:r}){let i=ft(e,t);if(i instanceof Q)return ut(e,n,r);for(let t of n)if(lt(e,i,ft(e,t.key)))return yt(e,t.value);return ut(e,n,r)}function vt(e,t){if(e.dirty.has(t))return e.reportError(RangeError(`Cyclic reference`)),new Q;e.dirty.add(t);let n=[],r=e.bundle._useIsolating&&t.length>1;for(let i of t)if(typeof i==`string`)n.push(e.bundle._transform(i));else{if(e.placeables++,e.placeables>ot)throw e.dirty.delete(t),RangeError(`Too many placeables expanded: ${e.placeables}, max allowed is ${ot}`);r&&n.push(st),n.push(ft(e,i).toString(e)),r&&n.push(ct)}return e.dirty.delete(t),n.join(``)}function yt(e,t){return typeof t==`string`?e.bundle._transform(t):vt(e,t)}var bt=class{constructor(e,t,n){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=t,this.args=n}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,t){let n=this.bundle._intls.get(e);n||(n={},this.bundle._intls.set(e,n));let r=JSON.stringify(t);return n[r]||(n[r]=new e(this.bundle.locales,t)),n[r]}};function xt(e,t){let n=Object.create(null);for(let[r,i]of Object.entries(e))t.includes(r)&&(n[r]=i.valueOf());return n}var St=[`unitDisplay`,`currencyDisplay`,`useGrouping`,`minimumIntegerDigits`,`minimumFractionDigits`,`maximumFractionDigits`,`minimumSignificantDigits`,`maximumSignificantDigits`];function Ct(e,t){let n=e[0];if(n instanceof Q)return new Q(`NUMBER(${n.valueOf()})`);if(n instanceof $)return new $(n.valueOf(),{...n.opts,...xt(t,St)});if(n instanceof at)return new $(n.toNumber(),{...xt(t,St)});throw TypeError(`Invalid argument to NUMBER`)}var wt=[`dateStyle`,`timeStyle`,`fractionalSecondDigits`,`dayPeriod`,`hour12`,`weekday`,`era`,`year`,`month`,`day`,`hour`,`minute`,`second`,`timeZoneName`];function Tt(e,t){let n=e[0];if(n instanceof Q)return new Q(`DATETIME(${n.valueOf()})`);if(n instanceof at||n instanceof $)return new at(n,xt(t,wt));throw TypeError(`Invalid argument to DATETIME`)}var Et=new Map;function Dt(e){let t=Array.isArray(e)?e.join(` `):e,n=Et.get(t);return n===void 0&&(n=new Map,Et.set(t,n)),n}var Ot=class{constructor(e,{functions:t,useIsolating:n=!0,transform:r=e=>e}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:Ct,DATETIME:Tt,...t},this._useIsolating=n,this._transform=r,this._intls=Dt(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:t=!1}={}){let n=[];for(let r=0;r<e.body.length;r++){let i=e.body[r];if(i.id.startsWith(`-`)){if(t===!1&&this._terms.has(i.id)){n.push(Error(`Attempt to override an existing term: "${i.id}"`));continue}this._terms.set(i.id,i)}else{if(t===!1&&this._messages.has(i.id)){n.push(Error(`Attempt to override an existing message: "${i.id}"`));continue}this._messages.set(i.id,i)}}return n}formatPattern(e,t=null,n=null){if(typeof e==`string`)return this._transform(e);let r=new bt(this,n,t);try{return vt(r,e).toString(r)}catch(e){if(r.errors&&e instanceof Error)return r.errors.push(e),new Q().toString(r);throw e}}},kt=/^(-?[a-zA-Z][\w-]*) *= */gm,At=/\.([a-zA-Z][\w-]*) *= */y,jt=/\*?\[/y,Mt=/(-?[0-9]+(?:\.([0-9]+))?)/y,Nt=/([a-zA-Z][\w-]*)/y,Pt=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,Ft=/^[A-Z][A-Z0-9_-]*$/,It=/([^{}\n\r]+)/y,Lt=/([^\\"\n\r]*)/y,Rt=/\\([\\"])/y,zt=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,Bt=/^\n+/,Vt=/ +$/,Ht=/ *\r?\n/g,Ut=/( *)$/,Wt=/{\s*/y,Gt=/\s*}/y,Kt=/\[\s*/y,qt=/\s*] */y,Jt=/\s*\(\s*/y,Yt=/\s*->\s*/y,Xt=/\s*:\s*/y,Zt=/\s*,?\s*/y,Qt=/\s+/y,$t=class{constructor(e){this.body=[],kt.lastIndex=0;let t=0;for(;;){let n=kt.exec(e);if(n===null)break;t=kt.lastIndex;try{this.body.push(s(n[1]))}catch(e){if(e instanceof SyntaxError)continue;throw e}}function n(n){return n.lastIndex=t,n.test(e)}function r(n,r){if(e[t]===n)return t++,!0;if(r)throw new r(`Expected ${n}`);return!1}function i(e,r){if(n(e))return t=e.lastIndex,!0;if(r)throw new r(`Expected ${e.toString()}`);return!1}function a(n){n.lastIndex=t;let r=n.exec(e);if(r===null)throw SyntaxError(`Expected ${n.toString()}`);return t=n.lastIndex,r}function o(e){return a(e)[1]}function s(e){let t=l(),n=c();if(t===null&&Object.keys(n).length===0)throw SyntaxError(`Expected message value or attributes`);return{id:e,value:t,attributes:n}}function c(){let e=Object.create(null);for(;n(At);){let t=o(At),n=l();if(n===null)throw SyntaxError(`Expected attribute value`);e[t]=n}return e}function l(){let r;if(n(It)&&(r=o(It)),e[t]===`{`||e[t]===`}`)return u(r?[r]:[],1/0);let i=x();return i?r?u([r,i],i.length):(i.value=S(i.value,Bt),u([i],i.length)):r?S(r,Vt):null}function u(r=[],i){for(;;){if(n(It)){r.push(o(It));continue}if(e[t]===`{`){r.push(d());continue}if(e[t]===`}`)throw SyntaxError(`Unbalanced closing brace`);let a=x();if(a)r.push(a),i=Math.min(i,a.length);else break}let a=r.length-1,s=r[a];typeof s==`string`&&(r[a]=S(s,Vt));let c=[];for(let e of r)e instanceof en&&(e=e.value.slice(0,e.value.length-i)),e&&c.push(e);return c}function d(){i(Wt,SyntaxError);let e=f();if(i(Gt))return e;if(i(Yt)){let t=h();return i(Gt,SyntaxError),{type:`select`,selector:e,...t}}throw SyntaxError(`Unclosed placeable`)}function f(){if(e[t]===`{`)return d();if(n(Pt)){let[,e,t,n=null]=a(Pt);if(e===`$`)return{type:`var`,name:t};if(i(Jt)){let r=p();if(e===`-`)return{type:`term`,name:t,attr:n,args:r};if(Ft.test(t))return{type:`func`,name:t,args:r};throw SyntaxError(`Function names must be all upper-case`)}return e===`-`?{type:`term`,name:t,attr:n,args:[]}:{type:`mesg`,name:t,attr:n}}return _()}function p(){let n=[];for(;;){switch(e[t]){case`)`:return t++,n;case void 0:throw SyntaxError(`Unclosed argument list`)}n.push(m()),i(Zt)}}function m(){let e=f();return e.type===`mesg`&&i(Xt)?{type:`narg`,name:e.name,value:_()}:e}function h(){let e=[],t=0,i;for(;n(jt);){r(`*`)&&(i=t);let n=g(),a=l();if(a===null)throw SyntaxError(`Expected variant value`);e[t++]={key:n,value:a}}if(t===0)return null;if(i===void 0)throw SyntaxError(`Expected default variant`);return{variants:e,star:i}}function g(){i(Kt,SyntaxError);let e;return e=n(Mt)?v():{type:`str`,value:o(Nt)},i(qt,SyntaxError),e}function _(){if(n(Mt))return v();if(e[t]===`"`)return y();throw SyntaxError(`Invalid expression`)}function v(){let[,e,t=``]=a(Mt),n=t.length;return{type:`num`,value:parseFloat(e),precision:n}}function y(){r(`"`,SyntaxError);let n=``;for(;;)if(n+=o(Lt),e[t]===`\\`)n+=b();else{if(r(`"`))return{type:`str`,value:n};throw SyntaxError(`Unclosed string literal`)}}function b(){if(n(Rt))return o(Rt);if(n(zt)){let[,e,t]=a(zt),n=parseInt(e||t,16);return n<=55295||57344<=n?String.fromCodePoint(n):`�`}throw SyntaxError(`Unknown escape sequence`)}function x(){let n=t;switch(i(Qt),e[t]){case`.`:case`[`:case`*`:case`}`:case void 0:return!1;case`{`:return C(e.slice(n,t))}return e[t-1]===` `&&C(e.slice(n,t))}function S(e,t){return e.replace(t,``)}function C(e){let t=e.replace(Ht,`
`),n=Ut.exec(e)[1].length;return new en(t,n)}}},en=class{constructor(e,t){this.value=e,this.length=t}},tn=`# The web client's own words. What happens at the table is said by the games and the server.

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
find-words = Look for names or games
find-day = Day
games-none-found = None fits what you look for.
games-found = { $count ->
    [0] No game fits.
    [1] One game fits.
   *[other] { $count } games fit.
}
games-more = Show more
remove = Remove
remove-sure = Remove this game for good?
remove-yes = Remove it
remove-no = Keep it
import = Open a record
import-help = A game saved as a file (JSON Lines) opens as a new table.
import-too-long = This file is too long for a record. Expected at most { $most } MiB.
import-lost = The record did not reach the server. Try again.

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
`,nn=`# Les mots du client web. Ce qui se passe à la table est dit par les jeux et par le serveur.

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
find-words = Chercher des noms ou des jeux
find-day = Jour
games-none-found = Aucune ne convient à votre recherche.
games-found = { $count ->
    [0] Aucune partie ne convient.
    [1] Une partie convient.
   *[other] { $count } parties conviennent.
}
games-more = En montrer plus
remove = Supprimer
remove-sure = Supprimer cette partie pour toujours ?
remove-yes = La supprimer
remove-no = La garder
import = Ouvrir une partie enregistrée
import-help = Une partie enregistrée dans un fichier (JSON Lines) s’ouvre comme une nouvelle table.
import-too-long = Ce fichier est trop long pour une partie. Au plus { $most } Mio attendus.
import-lost = La partie enregistrée n’est pas arrivée au serveur. Réessayez.

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
`;function rn(e){let t=sn.get(e)??cn(e);return(e,n)=>{let r=t.getMessage(e)?.value;return r?t.formatPattern(r,n??null,[]):e}}function an(e){return e.map(e=>e.slice(0,2)).find(e=>e===`en`||e===`fr`)===`fr`?`fr`:`en`}var on={en:tn,fr:nn},sn=new Map;function cn(e){let t=new Ot(e,{useIsolating:!1});return t.addResource(new $t(on[e])),sn.set(e,t),t}var ln=a(`<svg class="fleuron svelte-1cerjwe" viewBox="0 0 160 16" aria-hidden="true"><path d="M2 8H58M102 8H158" stroke="currentColor" stroke-width="1.5"></path><path fill="currentColor"></path></svg>`);function un(e){var t=ln(),n=g(w(t));W(n,`d`,`M80 1L88 8L80 15L72 8ZM66 4L70 8L66 12L62 8ZM94 4L98 8L94 12L90 8Z`),H(t),f(e,t)}var dn=h(`<article class="sheet svelte-1ebmn3w"><h1 tabindex="-1" class="svelte-1ebmn3w"> </h1> <!> <p> </p> <h2 class="svelte-1ebmn3w"> </h2> <p class="svelte-1ebmn3w"> </p> <p class="svelte-1ebmn3w"> </p> <p class="svelte-1ebmn3w"> </p> <h2 class="svelte-1ebmn3w"> </h2> <p class="svelte-1ebmn3w"> <a href="https://game-icons.net" rel="external noreferrer">game-icons.net</a>, <a href="https://creativecommons.org/licenses/by/3.0/" rel="external noreferrer">CC BY 3.0</a>.</p> <p class="svelte-1ebmn3w"> </p> <h2 class="svelte-1ebmn3w"> </h2> <p> </p> <h2 class="svelte-1ebmn3w"> </h2> <p> </p></article>`);function fn(e,t){U(t,!0);var n=dn(),r=w(n),i=T(r,!0),a=g(r,2);un(a,{});var o=g(a,2),s=T(o,!0),c=g(o,2),l=T(c,!0),u=g(c,2),d=T(u,!0),p=g(u,2),m=T(p,!0),h=g(p,2),_=T(h,!0),v=g(h,2),y=T(v,!0),b=g(v,2),x=w(b);j(4),H(b);var C=g(b,2),E=T(C,!0),D=g(C,2),k=T(D,!0),A=g(D,2),M=T(A,!0),N=g(A,2),P=T(N,!0),F=g(N,2),I=T(F,!0);H(n),S((e,t,n,r,a,o,c,u,f,p,h,g,v)=>{z(i,e),z(s,t),z(l,n),z(d,r),z(m,a),z(_,o),z(y,c),z(x,`${u??``} `),z(E,f),z(k,p),z(M,h),z(P,g),z(I,v)},[()=>t.say(`nav-about`),()=>t.say(`about-what`),()=>t.say(`about-games`),()=>t.say(`about-draft`),()=>t.say(`about-duel`),()=>t.say(`about-not-ours`),()=>t.say(`about-pictures`),()=>t.say(`about-icons`),()=>t.say(`about-font`),()=>t.say(`about-words`),()=>t.say(`about-quotes`),()=>t.say(`about-privacy`),()=>t.say(`about-privacy-help`)]),f(e,n),O()}var pn={dorothy:{width:12,height:12,strokes:`M0 3H12M0 6H12M3 0V12M6 0V12`,turn:0},toto:{width:14,height:10,strokes:`M2 9Q3 5 1 2M5 9Q5 5 7 3M10 9Q9 6 12 4`,turn:0},lion:{width:16,height:9,strokes:`M0 6Q4 0 8 6T16 6`,turn:90},scarecrow:{width:9,height:15,strokes:`M2 0V9M6 4V15`,turn:38},tinman:{width:18,height:10,strokes:`M0 5H18M9 0V5M0 5V10`,turn:0},glinda:{width:16,height:16,strokes:`M4 1V7M1 4H7M12 10V14M10 12H14`,turn:12},witch:{width:14,height:8,strokes:`M0 6L3.5 2L7 6L10.5 2L14 6`,turn:-18},oz:{width:14,height:20,strokes:`M0 10L7 0L14 10L7 20Z`,turn:0},ozma:{width:16,height:16,strokes:`M4 4m-2.5 0a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0M12 9V15M9 12H15`,turn:0},munchkin:{width:10,height:14,strokes:`M3 1V13M7 1V13M0 5H10`,turn:0},winkie:{width:12,height:12,strokes:`M2 2L6 6L10 2M6 6V11`,turn:0},quadling:{width:18,height:9,strokes:`M0 8Q4.5 0 9 8T18 8`,turn:0},gillikin:{width:16,height:12,strokes:`M0 10L8 2L16 10M4 10L8 6L12 10`,turn:0},emerald:{width:12,height:12,strokes:`M0 6L6 0L12 6L6 12Z`,turn:0},kansas:{width:16,height:8,strokes:`M0 4H9M12 4H16`,turn:0},nome:{width:18,height:14,strokes:`M0 4L5 7L9 3L13 8L18 5M2 12L7 10L12 13`,turn:0},neutral:{width:20,height:12,strokes:`M0 6H20M5 0V6M15 6V12`,turn:0},wild:{width:16,height:14,strokes:`M0 10Q4 2 8 10T16 10M4 6L2 3M12 13L14 10`,turn:12},forest:{width:14,height:16,strokes:`M7 1L2 8H12ZM7 6L1 13H13M7 13V16`,turn:0},field:{width:18,height:8,strokes:`M0 6Q9 1 18 6`,turn:-8},house:{width:12,height:10,strokes:`M0 0V4Q3 9 6 4V0M6 4Q9 9 12 4`,turn:0},water:{width:18,height:9,strokes:`M0 5Q4.5 0 9 5T18 5`,turn:0},good:{width:9,height:9,strokes:`M0 9L9 0`,turn:0},evil:{width:14,height:12,strokes:`M0 8H14M4 8L6 3M10 8L8 12`,turn:24}},mn=16,hn=Array.from({length:mn},(e,t)=>{let[n,r]=[t*2*Math.PI/mn,(t+.5)*2*Math.PI/mn];return`M50 50L${gn(Math.cos(n))} ${gn(Math.sin(n))}L${gn(Math.cos(r))} ${gn(Math.sin(r))}Z`}).join(``);function gn(e){return(50+e*90).toFixed(1)}var _n=a(`<symbol viewBox="0 0 512 512"><path fill="currentColor"></path></symbol>`),vn=a(`<pattern patternUnits="userSpaceOnUse"><path fill="none" stroke="var(--tint)" stroke-width="1.6" stroke-linecap="round"></path></pattern>`),yn=a(`<svg width="0" height="0" class="defs svelte-10ft9ih" aria-hidden="true" focusable="false"><defs><!><!><symbol id="rays" viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice"><path fill="currentColor"></path></symbol></defs></svg>`);function bn(e){var t=yn(),r=w(t),i=w(r);y(i,17,()=>ne,([e,t])=>e,(e,t)=>{var r=K(()=>F(n(t),2));let i=()=>n(r)[0],a=()=>n(r)[1];var o=_n(),s=T(o);S(()=>{W(o,`id`,`icon-${i()??``}`),W(s,`d`,a())}),f(e,o)});var a=g(i);y(a,17,()=>Object.entries(pn),([e,{width:t,height:n,strokes:r,turn:i}])=>e,(e,t)=>{var r=K(()=>F(n(t),2));let i=()=>n(r)[0],a=()=>n(r)[1].width,o=()=>n(r)[1].height,s=()=>n(r)[1].strokes,c=()=>n(r)[1].turn;var l=vn(),u=T(l);S(()=>{W(l,`id`,`hatch-${i()??``}`),W(l,`data-tint`,i()),W(l,`width`,a()),W(l,`height`,o()),W(l,`patternTransform`,`rotate(${c()??``})`),W(u,`d`,s())}),f(e,l)});var o=g(a),s=T(o);H(r),H(t),S(()=>W(s,`d`,hn)),f(e,t)}var xn=h(`<form role="search" class="svelte-1cvw6gx"><label class="svelte-1cvw6gx"><span class="svelte-1cvw6gx"> </span> <input type="search" maxlength="200" class="svelte-1cvw6gx"/></label> <label class="svelte-1cvw6gx"><span class="svelte-1cvw6gx"> </span> <input type="date" class="svelte-1cvw6gx"/></label></form>`);function Sn(e,t){U(t,!0);let r=q(``),i=q(``),a;function o(){clearTimeout(a),a=setTimeout(()=>t.find(be(n(r),n(i))),250)}function s(e){e.preventDefault(),clearTimeout(a),t.find(be(n(r),n(i)))}var c=xn(),l=w(c),u=w(l),d=T(u,!0),p=g(u,2);P(p),H(l);var m=g(l,2),h=w(m),v=T(h,!0),y=g(h,2);P(y),H(m),H(c),S((e,t)=>{z(d,e),z(v,t)},[()=>t.say(`find-words`),()=>t.say(`find-day`)]),ce(`submit`,c,s),_(`input`,p,o),M(p,()=>n(r),e=>N(r,e)),_(`change`,y,o),M(y,()=>n(i),e=>N(i,e)),f(e,c),O()}d([`input`,`change`]);function Cn(e){let t=1-e,n=210+190*t**1.7;return{x:300+120*Math.sin(e*Math.PI*1.9+.5)*t**.55-36*t,y:n,half:5+105*t**1.9}}var wn=28;function Tn(e,t){let{x:n,y:r,half:i}=Cn(e);return`${(n+t*i).toFixed(1)} ${r.toFixed(1)}`}var En=Array.from({length:29},(e,t)=>t/wn),Dn=`M${En.map(e=>Tn(e,-1)).join(`L`)}L${En.toReversed().map(e=>Tn(e,1)).join(`L`)}Z`,On=En.slice(0,-6).map((e,t)=>{let n=En[t+1]??1,r=t%2==0?[-.5,0,.5]:[-.75,-.25,.25,.75];return`M${Tn(e,-1)}L${Tn(e,1)}`+r.map(t=>`M${Tn(e,t)}L${Tn(n,t)}`).join(``)}).join(``),kn=Array.from({length:25},(e,t)=>{let n=Math.PI*(t/24-.011)+Math.PI,r=Math.PI*(t/24+.011)+Math.PI,i=e=>`${(300+520*Math.cos(e)).toFixed(0)} ${(212+520*Math.sin(e)).toFixed(0)}`;return`M300 212L${i(n)}L${i(r)}Z`}).join(``),An=a(`<path fill="none" stroke="#2a2118" stroke-width="2"></path><circle fill="#b32a48" stroke="#2a2118" stroke-width="2"></circle><circle fill="#2a2118"></circle>`,1),jn=a(`<svg viewBox="0 0 600 400" preserveAspectRatio="xMidYMin slice" aria-hidden="true" class="svelte-4rc6do"><rect width="600" height="400" fill="#f6e3b0"></rect><path fill="#edc65a"></path><circle cx="300" cy="200" r="78" fill="#f3cf5b" stroke="#2a2118" stroke-width="3"></circle><g fill="#17533c" stroke="#2a2118" stroke-width="3" stroke-linejoin="round"><path fill="#3a8a63" d="M216 214V166H236V214ZM364 214V166H384V214Z"></path><path d="M236 214V140L249 112L262 140V214ZM338 214V140L351 112L364 140V214Z"></path><path fill="#2a7351" d="M258 214V124H280V214ZM320 214V124H342V214Z"></path><path d="M258 124Q258 100 269 88Q280 100 280 124ZM320 124Q320 100 331 88Q342 100 342 124Z"></path><path d="M276 214V96H324V214Z"></path><path fill="#2a7351" d="M272 96Q274 62 300 34Q326 62 328 96Z"></path><path fill="none" d="M300 34V12M269 88V72M331 88V72M249 112V96M351 112V96"></path><path fill="#b32a48" d="M300 12L318 17L300 23Z"></path><path fill="#f3cf5b" d="M291 214V186Q300 172 309 186V214Z"></path><path fill="none" stroke="#f3cf5b" stroke-width="2" d="M288 112V128M300 108V128M312 112V128M288 142V158M312 142V158M300 142V158M249 150V166M351 150V166"></path></g><path fill="#5d8f4e" stroke="#2a2118" stroke-width="3" d="M-5 236Q80 196 190 214T420 212T605 228V405H-5Z"></path><path fill="none" stroke="#2a2118" stroke-width="1.4" opacity="0.55" d="M10 244Q80 216 170 226M30 258Q90 236 150 244M600 244Q520 222 440 228M590 262Q530 240 470 246M8 274Q60 254 100 258M596 282Q560 262 520 262"></path><path fill="#7aa65a" stroke="#2a2118" stroke-width="3" d="M-5 300Q90 246 200 268Q250 300 180 405H-5ZM605 286Q500 244 410 262Q380 300 470 405H605Z"></path><path fill="#f0c244" stroke="#2a2118" stroke-width="3.5" stroke-linejoin="round"></path><path fill="none" stroke="#2a2118" stroke-width="1.5"></path><!></svg>`);function Mn(e){let t=[[48,330,9],[92,372,11],[150,308,6],[30,285,5],[118,268,4],[520,300,6],[560,352,10],[468,276,4],[590,290,5],[500,378,12],[440,330,7],[70,302,5]];var r=jn(),i=g(w(r)),a=g(i,6),o=g(a),s=g(o);y(s,17,()=>t,([e,t,n])=>e,(e,t)=>{var r=K(()=>F(n(t),3));let i=()=>n(r)[0],a=()=>n(r)[1],o=()=>n(r)[2];var s=An(),c=C(s),l=g(c),u=g(l);S(()=>{W(c,`d`,`M${i()??``} ${a()??``}q${-o()*.4} ${o()*1.6} ${o()*.3} ${o()*3}`),W(l,`cx`,i()),W(l,`cy`,a()),W(l,`r`,o()),W(u,`cx`,i()),W(u,`cy`,a()),W(u,`r`,o()*.32)}),f(e,s)}),H(r),S(()=>{W(i,`d`,kn),W(a,`d`,Dn),W(o,`d`,On)}),f(e,r)}var Nn=16*2**20;async function Pn(e,t){try{let n=await fetch(`./api/tables`,{method:`POST`,body:e,headers:{"Accept-Language":t}});return n.ok?await n.json():{refused:await n.text()}}catch{return{refused:``}}}var Fn=h(`<section><h2 class="svelte-hp1x55"> </h2> <label class="svelte-hp1x55"><span class="svelte-hp1x55"> </span> <input type="file" accept=".jsonl,.json,.txt" class="svelte-hp1x55"/></label></section>`);function In(e,t){U(t,!0);let r=q(!1);async function i(e){let n=e.files?.[0];if(n){if(n.size>Nn)t.notice(t.say(`import-too-long`,{most:Nn/2**20}));else{N(r,!0);let e=await Pn(n,t.lang);N(r,!1),`table`in e?t.go({at:`table`,table:e.table}):t.notice(e.refused||t.say(`import-lost`))}e.value=``}}var a=Fn(),o=w(a),s=T(o,!0),c=g(o,2),l=w(c),u=T(l,!0),d=g(l,2);H(c),H(a),S((e,t)=>{z(s,e),z(u,t),d.disabled=n(r)},[()=>t.say(`import`),()=>t.say(`import-help`)]),_(`change`,d,e=>i(e.currentTarget)),f(e,a),O()}d([`change`]);var Ln=(function(){let e=typeof document<`u`&&document.createElement(`link`).relList;return e&&e.supports&&e.supports(`modulepreload`)?`modulepreload`:`preload`})(),Rn=function(e,t){return new URL(e,t).href},zn={},Bn=function(e){return e.pathname.endsWith(`.css`)},Vn=function(e,t,n){if(t in e)return e[t];let r=n();if(!r){e[t]=void 0;return}let i=r.then(()=>{e[t]=void 0},n=>{throw e[t]=void 0,n});return e[t]=i,i},Hn=function(e,t,n){let r=Promise.resolve();if(t&&t.length>0){let e,i=document.querySelector(`meta[property=csp-nonce]`),a=i?.nonce||i?.getAttribute(`nonce`);function o(e){return Promise.all(e.map(e=>Promise.resolve(e).then(e=>({status:`fulfilled`,value:e}),e=>({status:`rejected`,reason:e}))))}function s(e){return import.meta.resolve?new URL(import.meta.resolve(e)):new URL(e,import.meta.url)}r=o(t.map(t=>{t=Rn(t,n);let r=s(t),i=Bn(r);return Vn(zn,r.href,()=>{if(e===void 0){e={all:new Set,styles:new Set};let t=document.getElementsByTagName(`link`);for(let n=t.length-1;n>=0;n--){let r=t[n];e.all.add(r.href),r.rel===`stylesheet`&&e.styles.add(r.href)}}if((i?e.styles:e.all).has(r.href))return;let t=document.createElement(`link`);if(t.rel=i?`stylesheet`:Ln,i||(t.as=`script`),t.crossOrigin=``,t.href=r.href,a&&t.setAttribute(`nonce`,a),document.head.appendChild(t),i)return new Promise((e,n)=>{let i=a=>{t.removeEventListener(`load`,i),t.removeEventListener(`error`,i),a.type===`error`?n(Error(`Unable to preload CSS for ${r}`)):e(a)};t.addEventListener(`load`,i),t.addEventListener(`error`,i)})})}).filter(e=>e!==void 0))}function i(e){let t=new Event(`vite:preloadError`,{cancelable:!0});if(t.payload=e,window.dispatchEvent(t),!t.defaultPrevented)throw e}return r.then(t=>{for(let e of t||[])e.status===`rejected`&&i(e.reason);return e().catch(i)})};function Un(e,t){var i=p(),a=C(i);B(a,()=>Hn(()=>import(`./Cover-DxMu_u0W.js`),__vite__mapDeps([0,1,2]),import.meta.url),null,(e,i)=>{var a=K(()=>{var{default:e}=n(i);return{Cover:e}}),o=K(()=>n(a).Cover),s=p(),c=C(s);r(c,()=>n(o),(e,n)=>{n(e,{get game(){return t.game}})}),f(e,s)}),f(e,i)}var Wn=h(`<label class="svelte-1fz6k13"><input type="radio" name="game" class="svelte-1fz6k13"/> <span class="picture svelte-1fz6k13"><!></span> <span class="title svelte-1fz6k13"> </span> <span class="about svelte-1fz6k13"> <span class="seats svelte-1fz6k13"> </span></span></label>`),Gn=h(`<fieldset><legend class="unseen"> </legend> <div class="playbill svelte-1fz6k13"></div></fieldset>`);function Kn(e,t){U(t,!0);var r=Gn(),i=w(r),a=T(i,!0),o=g(i,2);y(o,21,()=>t.games,({name:e,title:t,about:n,fewestSeats:r,mostSeats:i})=>e,(e,r)=>{let i=()=>n(r).name,a=()=>n(r).title,o=()=>n(r).about,s=()=>n(r).fewestSeats,c=()=>n(r).mostSeats;var l=Wn(),u=w(l);P(u);var d=g(u,2);Un(w(d),{get game(){return i()}}),H(d);var p=g(d,2),m=T(p,!0),h=g(p,2),v=w(h),y=g(v),b=T(y,!0);H(h),H(l),S(e=>{L(u,i()),ee(u,i()===t.chosen),W(u,`aria-labelledby`,`game-${i()??``}`),W(u,`aria-describedby`,`game-${i()??``}-about`),W(p,`id`,`game-${i()??``}`),z(m,a()),W(h,`id`,`game-${i()??``}-about`),z(v,`${o()??``} `),z(b,e)},[()=>s()<c()?t.say(`seats-between`,{fewest:s(),most:c()}):t.say(`seats-exactly`,{most:c()})]),_(`change`,u,()=>t.choose(i())),f(e,l)}),H(o),H(r),S(e=>z(a,e),[()=>t.say(`game`)]),f(e,r),O()}d([`change`]);var qn=40,Jn=/[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\u{ad}\u{34f}\u{61c}\u{115f}\u{1160}\u{17b4}\u{17b5}\u{180b}-\u{180f}\u{200b}-\u{200f}\u{2028}-\u{202e}\u{2060}-\u{206f}\u{2800}\u{3164}\u{feff}\u{ffa0}\u{fff0}-\u{fffb}\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{e0fff}]/u,Yn=/^\p{White_Space}+|\p{White_Space}+$/gu,Xn=/\p{White_Space}+/gu,Zn=/[^\p{White_Space}\p{M}]/u,Qn=/[\u{fe00}-\u{fe0f}]/gu;function $n(e){let t=e.replace(Yn,``);return Jn.test(t)?`odd`:Zn.test(t)?[...nr(e)].length>qn?`long`:`fine`:`blank`}function er(e,t){return rr(e)===rr(t)}function tr(e,t,n){let r=e[t]?.name??``;switch($n(r)){case`blank`:return n(`name-blank`,{most:qn});case`long`:return n(`name-long`,{most:qn});case`odd`:return n(`name-odd`,{most:qn});case`fine`:{let i=e.findIndex((e,n)=>n!==t&&er(e.name,r));return i<0?void 0:n(`name-same`,{seat:i+1})}}}function nr(e){return e.replace(Yn,``).replace(Xn,` `)}function rr(e){return nr(e).normalize(`NFKC`).replace(Qn,``).toLowerCase()}var ir=[`Ojo`,`Trot`,`Scraps`,`Betsy`];function ar(e){return(e.at(-2)??e.at(-1))?.level??null}function or(e,t){return(e.find(e=>e.name===t)??e[0])?.name??``}function sr(e,t,n){return t&&t.length>0&&t.every(t=>cr(e,t.bot))?t:ur([{name:n,bot:null}],3,e)}function cr(e,t){return t===null||e.some(e=>e.level===t)}function lr(e,t){let n=Array.from({length:t.length+1},(e,t)=>`Bot ${t+1}`),r=e=>!t.some(t=>er(t,e));return{name:[...ir,...n].find(r)??``,bot:ar(e)}}function ur(e,t,n){let r=e.slice(0,t);for(;r.length<t;)r.push(lr(n,r.map(e=>e.name)));return r}function dr(e){return[...e.slice(-1),...e.slice(0,-1)]}function fr(e){return Array.from({length:e.mostSeats-e.fewestSeats+1},(t,n)=>e.fewestSeats+n)}function pr(e,t){return Math.min(Math.max(t,e.fewestSeats),e.mostSeats)}function mr(e){return Object.fromEntries(e.options.map(e=>[e.name,e.default]))}function hr(e,t,n){return Number.isNaN(e)?n:Math.min(Math.max(Math.round(e),t.least),t.most)}var gr=h(`<input type="checkbox" class="svelte-1um0722"/> <label> </label>`,1),_r=h(`<label> <span class="range svelte-1um0722"> </span></label> <input class="field" type="number" step="1"/>`,1),vr=h(`<option> </option>`),yr=h(`<label> </label> <select class="field"></select>`,1),br=h(`<div><!> <p class="svelte-1um0722"> </p></div>`);function xr(e,t){U(t,!0);let r=K(()=>`option-${t.spec.name}`),i=K(()=>t.spec.kind);var a=br();let o;var s=w(a),c=e=>{var i=gr(),a=C(i);P(a);var o=g(a,2),s=T(o,!0);S(()=>{W(a,`id`,n(r)),ee(a,t.value===!0),W(a,`aria-describedby`,`${n(r)??``}-help`),W(o,`for`,n(r)),z(s,t.spec.label)}),_(`change`,a,e=>t.onvalue(e.currentTarget.checked)),f(e,i)},l=e=>{var a=_r(),o=C(a),s=w(o),c=g(s),l=T(c,!0);H(o);var u=g(o,2);P(u),S(e=>{W(o,`for`,n(r)),z(s,`${t.spec.label??``} `),z(l,e),W(u,`id`,n(r)),W(u,`min`,n(i).least),W(u,`max`,n(i).most),L(u,t.value),W(u,`aria-describedby`,`${n(r)??``}-help`)},[()=>t.say(`option-range`,{...n(i)})]),_(`change`,u,({currentTarget:e})=>{let r=hr(e.valueAsNumber,n(i),Number(t.value));e.value=String(r),t.onvalue(r)}),f(e,a)},u=e=>{var a=yr(),o=C(a),s=T(o,!0),c=g(o,2);y(c,21,()=>n(i).words,([e,t])=>e,(e,t)=>{var r=K(()=>F(n(t),2));let i=()=>n(r)[0],a=()=>n(r)[1];var o=vr(),s=T(o,!0),c={};S(()=>{z(s,a()),c!==(c=i())&&(o.value=(o.__value=c)??``)}),f(e,o)}),H(c);var l;I(c),S(()=>{W(o,`for`,n(r)),z(s,t.spec.label),W(c,`id`,n(r)),W(c,`aria-describedby`,`${n(r)??``}-help`),l!==(l=t.value)&&(c.value=(c.__value=l)??``,E(c,l))}),_(`change`,c,e=>t.onvalue(e.currentTarget.value)),f(e,a)};m(s,e=>{n(i).type===`flag`?e(c):n(i).type===`number`?e(l,1):e(u,-1)});var d=g(s,2),p=T(d,!0);H(a),S(()=>{o=Y(a,1,`option svelte-1um0722`,null,o,{flag:n(i).type===`flag`,number:n(i).type===`number`}),W(d,`id`,`${n(r)??``}-help`),z(p,t.spec.help)}),f(e,a),O()}d([`change`]);var Sr=h(`<option> </option>`),Cr=h(`<p class="fault svelte-4tvv92" role="status"> </p>`),wr=h(`<li><span class="number svelte-4tvv92" aria-hidden="true"> </span> <label><span class="unseen"> </span> <input class="field" autocomplete="off"/></label> <label><span class="unseen"> </span> <select class="field"><option> </option><optgroup></optgroup></select></label> <!> <p class="svelte-4tvv92"> </p></li>`);function Tr(e,t){U(t,!0);let r=A(t,`seat`,15),i=K(()=>t.bots.find(e=>e.level===r().bot)),a=e=>t.say(e,{number:t.number})+(t.title===void 0?``:`, ${t.title}`);var o=wr();let s;var c=w(o),l=T(c,!0),u=g(c,2),d=w(u),p=T(d,!0),h=g(d,2);P(h),H(u);var v=g(u,2),b=w(v),x=T(b,!0),C=g(b,2),D=w(C),k=T(D,!0);D.value=D.__value=``;var j=g(D);y(j,21,()=>t.bots,({level:e,label:t})=>e,(e,t,r,i)=>{let a=()=>n(t).level,o=()=>n(t).label;var s=Sr(),c=T(s,!0),l={};S(()=>{z(c,o()),l!==(l=a())&&(s.value=(s.__value=l)??``)}),f(e,s)}),H(j),H(C);var M;I(C),H(v);var N=g(v,2),F=e=>{var n=Cr(),r=T(n,!0);S(()=>{W(n,`id`,`seat-fault-${t.number??``}`),z(r,t.fault)}),f(e,n)};m(N,e=>{t.fault!==void 0&&e(F)});var R=g(N,2),B=T(R,!0);H(o),S((e,n,i,a,c)=>{s=Y(o,1,`seat svelte-4tvv92`,null,s,{titled:t.title}),z(l,t.title??t.number),z(p,e),W(h,`id`,`seat-name-${t.number??``}`),W(h,`aria-invalid`,t.fault!==void 0),W(h,`aria-describedby`,t.fault===void 0?void 0:`seat-fault-${t.number}`),L(h,r().name),z(x,n),W(C,`aria-describedby`,`seat-help-${t.number??``}`),z(k,i),W(j,`label`,a),M!==(M=r().bot??``)&&(C.value=(C.__value=M)??``,E(C,M)),W(R,`id`,`seat-help-${t.number??``}`),z(B,c)},[()=>a(`seat-name`),()=>a(`seat-who`),()=>t.say(`person`),()=>t.say(`bots`),()=>n(i)?n(i).help:t.say(`person-help`)]),_(`input`,h,e=>r({...r(),name:e.currentTarget.value})),_(`change`,C,e=>r({...r(),bot:e.currentTarget.value||null})),f(e,o),O()}d([`input`,`change`]);var Er=h(`<p class="game svelte-170pbj9"> </p>`),Dr=h(`<label class="svelte-170pbj9"><input type="radio" name="seats" class="svelte-170pbj9"/> <span class="svelte-170pbj9"> </span></label>`),Or=h(`<fieldset class="svelte-170pbj9"><legend class="svelte-170pbj9"> </legend> <div class="counts svelte-170pbj9"></div></fieldset>`),kr=h(`<div class="row svelte-170pbj9"><!> <!></div>`),Ar=h(`<button type="button" class="turn svelte-170pbj9"><svg viewBox="0 0 26 20" aria-hidden="true" class="svelte-170pbj9"><path d="M5 19V8H1L6.5 1L12 8H8V19ZM18 1V12H14L19.5 19L25 12H21V1Z"></path></svg> </button>`),jr=h(`<details><summary class="svelte-170pbj9"> </summary> <div class="options svelte-170pbj9"></div></details>`),Mr=h(`<section class="sheet" aria-labelledby="new-game"><h2 id="new-game" class="svelte-170pbj9"> </h2> <form class="svelte-170pbj9"><!> <!> <ol class="seats svelte-170pbj9"></ol> <!> <!> <button type="submit" class="button main begin svelte-170pbj9"> </button></form></section>`);function Nr(t,r){U(r,!0);let a=q(e(s(()=>or(r.games,ue().game)))),o=K(()=>r.games.find(e=>e.name===n(a))??r.games[0]),c=q(s(()=>sr(r.bots,ue().seats,r.say(`you`)))),l=q(e(s(()=>n(c).length))),u=K(()=>n(o)?pr(n(o),n(l)):0),d=K(()=>ur(n(c),n(u),r.bots)),p=K(()=>n(c).slice(n(u))),h=K(()=>n(d).map((e,t)=>tr(n(d),t,r.say))),v=q(e({})),b=K(()=>n(o)?{...mr(n(o)),...n(v)[n(o).name]}:{});function x(e){if(e.preventDefault(),!n(o)||r.busy)return;let t=n(h).findIndex(e=>e!==void 0);t>=0?document.getElementById(`seat-name-${t+1}`)?.focus():(de({game:n(o).name,seats:[...n(d),...n(p)].slice(0,Math.max(n(l),n(u)))}),r.ask({say:`create`,game:n(o).name,options:ie(n(b)),seats:n(d)}))}var C=Mr(),E=w(C),D=T(E,!0),k=g(E,2),A=w(k),j=e=>{Kn(e,{get games(){return r.games},get chosen(){return n(a)},get say(){return r.say},choose:e=>N(a,e,!0)})};m(A,e=>{r.games.length>1&&e(j)});var M=g(A,2),F=e=>{var t=kr(),i=w(t),a=e=>{var t=Er(),r=T(t,!0);S(()=>z(r,n(o).title)),f(e,t)};m(i,e=>{r.games.length===1&&e(a)});var s=g(i,2),c=e=>{var t=Or(),i=w(t),a=T(i,!0),s=g(i,2);y(s,20,()=>fr(n(o)),e=>e,(e,t)=>{var r=Dr(),i=w(r);P(i);var a=g(i,2),o=T(a,!0);H(r),S(()=>{L(i,t),ee(i,t===n(u)),z(o,t)}),_(`change`,i,()=>N(l,t,!0)),f(e,r)}),H(s),H(t),S(e=>z(a,e),[()=>r.say(`players`)]),f(e,t)};m(s,e=>{n(o).fewestSeats<n(o).mostSeats&&e(c)}),H(t),f(e,t)};m(M,e=>{n(o)&&(r.games.length===1||n(o).fewestSeats<n(o).mostSeats)&&e(F)});var I=g(M,2);y(I,21,()=>n(d),i,(e,t,i)=>{var a=()=>n(t),s=e=>N(c,[...n(d).with(i,e),...n(p)]);{let t=K(()=>n(o)?.seatTitles[i]);Tr(e,{get seat(){return a()},set seat(e){s(e)},number:i+1,get title(){return n(t)},get fault(){return n(h)[i]},get bots(){return r.bots},get say(){return r.say}})}}),H(I);var R=g(I,2),B=e=>{var t=Ar(),i=g(w(t));H(t),S(e=>z(i,` ${e??``}`),[()=>r.say(`change-sides`)]),_(`click`,t,()=>N(c,[...dr(n(d)),...n(p)])),f(e,t)};m(R,e=>{n(o)&&n(o).seatTitles.length>0&&e(B)});var V=g(R,2),te=e=>{var t=jr(),i=w(t),a=T(i,!0),s=g(i,2);y(s,21,()=>n(o).options,e=>`${n(o).name} ${e.name}`,(e,t)=>{{let i=K(()=>n(b)[n(t).name]??n(t).default);xr(e,{get spec(){return n(t)},get value(){return n(i)},get say(){return r.say},onvalue:e=>N(v,{...n(v),[n(o).name]:{...n(v)[n(o).name],[n(t).name]:e}},!0)})}}),H(s),H(t),S(e=>z(a,e),[()=>r.say(`options`)]),f(e,t)};m(V,e=>{n(o)&&n(o).options.length>0&&e(te)});var G=g(V,2),ne=T(G,!0);H(k),H(C),S((e,t)=>{z(D,e),W(G,`aria-disabled`,r.busy),z(ne,t)},[()=>r.say(`new-game`),()=>r.say(`begin`)]),ce(`submit`,k,x),f(t,C),O()}d([`change`,`click`]);var Pr=h(`<p class="none svelte-1ng587l"> </p>`),Fr=h(`<div class="sure svelte-1ng587l" role="group"><span class="svelte-1ng587l"> </span> <button type="button" class="button danger"> </button> <button type="button" class="button"> </button></div>`),Ir=h(`<button type="button" class="remove svelte-1ng587l"> </button>`),Lr=h(`<li class="svelte-1ng587l"><a class="svelte-1ng587l"><strong class="svelte-1ng587l"> </strong> <span class="svelte-1ng587l"> </span> <time class="svelte-1ng587l"> </time></a> <!></li>`),Rr=h(`<button type="button" class="button more svelte-1ng587l"> </button>`),zr=h(`<section><h2 tabindex="-1" class="svelte-1ng587l"> </h2> <!> <ul></ul> <!></section>`);function Br(e,t){U(t,!0);let r=q(null),i,a=K(()=>new Intl.DateTimeFormat(t.model.lang,{dateStyle:`medium`,timeStyle:`short`}));function o({game:e,seats:n}){let r=t.model.games.find(t=>t.name===e)?.seatTitles??[];return n.map(({name:e},n)=>{let i=r[n];return i===void 0?e:t.say(`labelled`,{label:i,words:e})}).join(`, `)}function s(e,n){e.preventDefault(),t.go({at:`table`,table:n})}async function c(e){N(r,e,!0),await x(),document.getElementById(`keep-${e}`)?.focus()}async function l(e,n){N(r,null),n&&t.ask({say:`remove`,table:e}),await x(),n?i.focus():document.getElementById(`remove-${e}`)?.focus()}var u=zr(),d=w(u),p=T(d,!0);ae(d,e=>i=e,()=>i);var h=g(d,2),v=e=>{var n=Pr(),r=T(n,!0);S(e=>z(r,e),[()=>t.tables===null?t.say(`connecting`):t.none]),f(e,n)};m(h,e=>{(t.tables===null||t.tables.lines.length===0&&t.tables.more===null)&&e(v)});var b=g(h,2);y(b,21,()=>t.tables?.lines??[],e=>e.id,(e,i)=>{let u=K(()=>o(n(i)));var d=Lr(),p=w(d),h=w(p),v=T(h,!0),y=g(h,2),b=T(y,!0),x=g(y,2),C=T(x,!0);H(p);var E=g(p,2),D=e=>{var r=Fr(),a=w(r),o=T(a,!0),s=g(a,2),c=T(s,!0),u=g(s,2),d=T(u,!0);H(r),S((e,t,a,s)=>{W(r,`aria-label`,e),z(o,t),z(c,a),W(u,`id`,`keep-${n(i).id??``}`),z(d,s)},[()=>t.say(`remove-sure`),()=>t.say(`remove-sure`),()=>t.say(`remove-yes`),()=>t.say(`remove-no`)]),_(`click`,s,()=>l(n(i).id,!0)),_(`click`,u,()=>l(n(i).id,!1)),f(e,r)},O=e=>{var r=Ir(),a=T(r,!0);S((e,t)=>{W(r,`id`,`remove-${n(i).id??``}`),W(r,`aria-label`,e),z(a,t)},[()=>t.say(`labelled`,{label:t.say(`remove`),words:`${n(i).title}, ${n(u)}`}),()=>t.say(`remove`)]),_(`click`,r,()=>c(n(i).id)),f(e,r)};m(E,e=>{n(r)===n(i).id?e(D):e(O,-1)}),H(d),S((e,t,r,i)=>{W(p,`href`,e),z(v,t),z(b,n(u)),W(x,`datetime`,r),z(C,i)},[()=>We({at:`table`,table:n(i).id}),()=>t.say(`labelled`,{label:n(i).title,words:n(i).heading}),()=>new Date(n(i).changed*1e3).toISOString(),()=>n(a).format(n(i).changed*1e3)]),_(`click`,p,e=>s(e,n(i).id)),f(e,d)}),H(b);var C=g(b,2),E=e=>{let r=K(()=>t.tables.more);var i=Rr(),a=T(i,!0);S(e=>z(a,e),[()=>t.say(`games-more`)]),_(`click`,i,()=>t.more(n(r))),f(e,i)};m(C,e=>{t.tables!==null&&t.tables.more!==null&&e(E)}),H(u),S(()=>z(p,t.heading)),f(e,u),O()}d([`click`]);var Vr=h(`<section class="sheet waiting svelte-5ud3pl"><p> </p></section>`),Hr=h(`<div class="lobby svelte-5ud3pl"><div class="title svelte-5ud3pl"><div class="picture svelte-5ud3pl"><!></div> <h1 tabindex="-1" class="svelte-5ud3pl">Brickroad</h1> <p class="svelte-5ud3pl"> </p></div> <div class="new svelte-5ud3pl"><!></div> <div class="games svelte-5ud3pl"><!> <p class="unseen" role="status"> </p> <!> <!> <!></div></div>`);function Ur(e,t){U(t,!0);let r=K(()=>!ye(t.model.sought,{})),i=K(()=>(t.model.tables?.begun.lines.length??0)+(t.model.tables?.past.lines.length??0)),a=K(()=>n(r)||n(i)>0),o=e=>t.say(n(r)?`games-none-found`:e);function s(e,n){t.ask({say:`tables`,...t.model.sought,over:e,before:n})}var c=Hr(),l=w(c),u=w(l);Mn(w(u),{}),H(u);var d=g(u,4),p=T(d,!0);H(l);var h=g(l,2),_=w(h),v=e=>{Nr(e,{get games(){return t.model.games},get bots(){return t.model.bots},get busy(){return t.model.opening},get say(){return t.say},get ask(){return t.ask}})},y=e=>{var n=Vr(),r=w(n),i=T(r,!0);H(n),S(e=>z(i,e),[()=>t.say(`connecting`)]),f(e,n)};m(_,e=>{t.model.games.length>0?e(v):e(y,-1)}),H(h);var b=g(h,2),x=w(b),C=e=>{Sn(e,{get say(){return t.say},get find(){return t.find}})};m(x,e=>{n(a)&&e(C)});var E=g(x,2),D=T(E,!0),k=g(E,2);{let e=K(()=>t.say(`games-begun`)),r=K(()=>o(`games-begun-none`)),i=K(()=>t.model.tables?.begun??null);Br(k,{get heading(){return n(e)},get none(){return n(r)},get tables(){return n(i)},more:e=>s(!1,e),get model(){return t.model},get say(){return t.say},get go(){return t.go},get ask(){return t.ask}})}var A=g(k,2);{let e=K(()=>t.say(`games-past`)),r=K(()=>o(`games-past-none`)),i=K(()=>t.model.tables?.past??null);Br(A,{get heading(){return n(e)},get none(){return n(r)},get tables(){return n(i)},more:e=>s(!0,e),get model(){return t.model},get say(){return t.say},get go(){return t.go},get ask(){return t.ask}})}In(g(A,2),{get lang(){return t.model.lang},get say(){return t.say},get go(){return t.go},get notice(){return t.notice}}),H(b),H(c),S((e,t)=>{z(p,e),z(D,t)},[()=>t.say(`tagline`),()=>n(r)&&t.model.tables!==null?t.say(`games-found`,{count:n(i)}):``]),f(e,c),O()}var Wr=h(`<button type="button" class="svelte-1c3iac7"> </button>`),Gr=h(`<div class="language svelte-1c3iac7" role="group"></div>`);function Kr(e,t){U(t,!0);let r=[[`en`,`EN`,`English`],[`fr`,`FR`,`Français`]];var i=Gr();y(i,21,()=>r,([e,t,n])=>e,(e,r)=>{var i=K(()=>F(n(r),3));let a=()=>n(i)[0],o=()=>n(i)[1],s=()=>n(i)[2];var c=Wr(),l=T(c,!0);S(()=>{W(c,`lang`,a()),W(c,`aria-label`,`${o()??``}: ${s()??``}`),W(c,`aria-pressed`,t.lang===a()),z(l,o())}),_(`click`,c,()=>t.speak(a())),f(e,c)}),H(i),S(e=>W(i,`aria-label`,e),[()=>t.say(`language`)]),f(e,i),O()}d([`click`]);var qr=h(`<li><a class="svelte-o5r1ao"> </a></li>`),Jr=h(`<header class="svelte-o5r1ao"><nav><ul class="svelte-o5r1ao"></ul></nav> <!></header>`);function Yr(e,t){U(t,!0);let r=[{at:`lobby`},{at:`rules`},{at:`about`}];function i(e,n){e.preventDefault(),t.go(n)}var a=Jr(),o=w(a),s=w(o);y(s,21,()=>r,e=>e.at,(e,r)=>{var a=qr(),o=w(a),s=T(o,!0);H(a),S((e,i)=>{W(o,`href`,e),W(o,`aria-current`,t.model.screen.at===n(r).at?`page`:void 0),z(s,i)},[()=>We(n(r)),()=>t.say(`nav-${n(r).at}`)]),_(`click`,o,e=>i(e,n(r))),f(e,a)}),H(s),H(o),Kr(g(o,2),{get lang(){return t.model.lang},get say(){return t.say},get speak(){return t.speak}}),H(a),S(e=>W(o,`aria-label`,e),[()=>t.say(`pages`)]),f(e,a),O()}d([`click`]);var Xr=h(`<p class="notice svelte-1032131"><span> </span> <button type="button" class="svelte-1032131">×</button></p>`),Zr=h(`<div class="holder svelte-1032131" role="status"><!></div>`);function Qr(e,t){U(t,!0);var n=Zr(),r=w(n),i=e=>{var n=Xr(),r=w(n),i=T(r,!0),a=g(r,2);H(n),S(e=>{z(i,t.words),W(a,`aria-label`,e)},[()=>t.say(`close`)]),_(`click`,a,function(...e){t.onclose?.apply(this,e)}),f(e,n)};m(r,e=>{t.words&&e(i)}),H(n),f(e,n),O()}d([`click`]);var $r={draft:()=>Hn(()=>import(`./draft-BT7OLet1.js`),__vite__mapDeps([3,1,4]),import.meta.url),duel:()=>Hn(()=>import(`./duel-DufLnh3q.js`),__vite__mapDeps([5,6,1,7,8]),import.meta.url),oz:()=>Hn(()=>import(`./storyline-CU-42KCP.js`),__vite__mapDeps([9,6,1,7,10]),import.meta.url),epic:()=>Hn(()=>import(`./storyline-CU-42KCP.js`),__vite__mapDeps([9,6,1,7,10]),import.meta.url)},ei=new D;function ti(e){return e in $r?ei.get(e):null}async function ni(e){let t=$r[e];if(!t||ei.get(e))return;let n=await t().catch(()=>null);ei.set(e,n?.default??null)}var ri=h(`<p class="back svelte-ni4eyy"><a class="svelte-ni4eyy"><span aria-hidden="true">‹</span> </a></p>`),ii=h(`<li><a class="svelte-ni4eyy"><span class="picture svelte-ni4eyy"><!></span> </a></li>`),ai=h(`<nav class="svelte-ni4eyy"><ul class="svelte-ni4eyy"></ul></nav>`),oi=h(`<p> </p>`),si=h(`<div class="rules svelte-ni4eyy"><!> <!> <article class="sheet svelte-ni4eyy"><h1 tabindex="-1" class="svelte-ni4eyy"> </h1> <!> <!></article></div>`);function ci(e,t){U(t,!0);let i=K(()=>t.model.games),a=K(()=>t.screen.game??n(i)[0]?.name),o=K(()=>n(a)===void 0?void 0:ti(n(a))),s=K(()=>n(o)?.Rules);u(()=>{n(a)!==void 0&&ni(n(a))});function c(e,n){e.preventDefault(),t.go(n)}var l=si(),d=w(l),h=e=>{let r=K(()=>({at:`table`,table:t.screen.table}));var i=ri(),a=w(i),o=g(w(a));H(a),H(i),S((e,t)=>{W(a,`href`,e),z(o,` ${t??``}`)},[()=>We(n(r)),()=>t.say(`rules-back`)]),_(`click`,a,e=>c(e,n(r))),f(e,i)};m(d,e=>{t.screen.table!==void 0&&e(h)});var v=g(d,2),b=e=>{var r=ai(),o=w(r);y(o,21,()=>n(i),({name:e,title:t})=>e,(e,r)=>{let i=()=>n(r).name,o=()=>n(r).title,s=K(()=>({...t.screen,game:i()}));var l=ii(),u=w(l),d=w(u);Un(w(d),{get game(){return i()}}),H(d);var p=g(d);H(u),H(l),S(e=>{W(u,`href`,e),W(u,`aria-current`,i()===n(a)?`page`:void 0),z(p,` ${o()??``}`)},[()=>We(n(s))]),_(`click`,u,e=>c(e,n(s))),f(e,l)}),H(o),H(r),S(e=>W(r,`aria-label`,e),[()=>t.say(`rules-games`)]),f(e,r)};m(v,e=>{n(i).length>1&&e(b)});var x=g(v,2),E=w(x),D=T(E,!0),k=g(E,2);un(k,{});var A=g(k,2),j=e=>{var i=p(),o=C(i);r(o,()=>n(s),(e,r)=>{r(e,{get game(){return n(a)},get say(){return t.say}})}),f(e,i)},M=e=>{var n=oi(),r=T(n,!0);S(e=>z(r,e),[()=>t.say(`connecting`)]),f(e,n)},N=e=>{var n=oi(),r=T(n,!0);S(e=>z(r,e),[()=>t.say(`rules-none`)]),f(e,n)};m(A,e=>{n(s)&&n(a)!==void 0?e(j):n(o)===void 0?e(M,1):e(N,-1)}),H(x),H(l),S(e=>z(D,e),[()=>t.say(`nav-rules`)]),f(e,l),O()}d([`click`]);var li=h(`<main id="main" tabindex="-1" class="svelte-edekh7"><section class="sheet svelte-edekh7"><div class="picture svelte-edekh7"><!></div> <h1 tabindex="-1" class="svelte-edekh7"> </h1> <!> <p> </p> <button type="button" class="button main svelte-edekh7"> </button> <a href="#/" class="svelte-edekh7"> </a></section></main>`);function ui(e,t){U(t,!0);let r=K(()=>t.position.passTo===null?``:t.position.seats[t.position.passTo]?.name??``),i;o(()=>i.focus());var a=li(),s=w(a),c=w(s);Mn(w(c),{}),H(c);var l=g(c,2),u=T(l,!0);ae(l,e=>i=e,()=>i);var d=g(l,2);un(d,{});var p=g(d,2),m=T(p,!0),h=g(p,2),v=T(h,!0),y=g(h,2),b=T(y,!0);H(s),H(a),S((e,t,n,r)=>{z(u,e),z(m,t),z(v,n),z(b,r)},[()=>t.say(`pass-to`,{name:n(r)}),()=>t.say(`pass-help`,{name:n(r)}),()=>t.say(`i-am`,{name:n(r)}),()=>t.say(`nav-lobby`)]),_(`click`,h,()=>{t.position.passTo!==null&&t.sit(t.position.passTo)}),_(`click`,y,e=>{e.preventDefault(),t.go({at:`lobby`})}),f(e,a),O()}d([`click`]);var di=`[data-choice]:not([data-choice="last"])`,fi=`[data-choice]`;function pi(e=di){return t=>{let n=n=>{let r=n.target instanceof HTMLElement?n.target.closest(e):null,i=r&&_i(hi(t,e),r,n.key);i&&(n.preventDefault(),i.focus())},r=n=>{n.target instanceof HTMLElement&&n.target.matches(e)&&gi(hi(t,e),n.target)};return t.addEventListener(`keydown`,n),t.addEventListener(`focusin`,r),()=>{t.removeEventListener(`keydown`,n),t.removeEventListener(`focusin`,r)}}}function mi(e,t){let n=hi(e,di),[r]=n;r&&gi(n,r);let i=r??e.querySelector(fi),a=document.activeElement;(a===t||a===document.body||a===null)&&((i??t)?.focus({preventScroll:!0}),i?.closest(`[data-card], [data-zone]`)?.scrollIntoView({block:`nearest`,behavior:`auto`}))}function hi(e,t){return[...e.querySelectorAll(t)]}function gi(e,t){for(let n of e)n.tabIndex=n===t?0:-1}function _i(e,t,n){let r=e.indexOf(t);switch(n){case`Home`:return e[0];case`End`:return e.at(-1);case`ArrowLeft`:case`ArrowUp`:return vi(e,t,n)??e[(r-1+e.length)%e.length];case`ArrowRight`:case`ArrowDown`:return vi(e,t,n)??e[(r+1)%e.length];default:return}}function vi(e,t,n){let r=yi(t),i=e=>n===`ArrowLeft`?r.x-e.x:n===`ArrowRight`?e.x-r.x:n===`ArrowUp`?r.y-e.y:e.y-r.y,a=n===`ArrowLeft`||n===`ArrowRight`?`y`:`x`;return e.map(e=>({choice:e,there:yi(e)})).filter(({there:e})=>i(e)>4&&i(e)>=Math.abs(e[a]-r[a])).sort((e,t)=>i(e.there)-i(t.there))[0]?.choice}function yi(e){let{left:t,top:n,width:r,height:i}=e.getBoundingClientRect();return{x:t+r/2,y:n+i/2}}var bi=Symbol(`piecewise`);function xi(e,t){U(t,!0);let r=R(bi)??!1,i=q(!r);re(()=>{if(!r){t.then?.();return}let e=setTimeout(()=>{N(i,!0),e=setTimeout(()=>t.then?.())});return()=>clearTimeout(e)});var a=p(),o=C(a),s=e=>{var n=p(),r=C(n);oe(r,()=>t.children),f(e,n)};m(o,e=>{n(i)&&e(s)}),f(e,a),O()}var Si=h(`<strong class="card-name svelte-1pp5iui"> </strong>`);function Ci(e,t){var r=p(),a=C(r);y(a,17,()=>t.words,i,(e,t)=>{var r=p(),i=C(r),a=e=>{var r=Si(),i=T(r,!0);S(()=>z(i,n(t).words)),f(e,r)},o=e=>{var r=c();S(()=>z(r,n(t).words)),f(e,r)};m(i,e=>{n(t).is_name?e(a):e(o,-1)}),f(e,r)}),f(e,r)}var wi=h(`<li class="svelte-19e4643"><button type="button" class="earlier svelte-19e4643"> </button></li>`),Ti=h(`<li class="svelte-19e4643"><button type="button" data-line="" class="svelte-19e4643"><!></button></li>`),Ei=h(`<section class="log svelte-19e4643" aria-labelledby="log-heading"><h2 id="log-heading" class="svelte-19e4643"> </h2> <ol class="svelte-19e4643"><!> <!></ol></section>`);function Di(e,t){U(t,!0);let r=K(()=>t.position.log),a=K(()=>t.position.shown),o=K(()=>ge(t.position)),s=q(void 0),c={of:``,first:-1,last:-1};u(()=>{let e={of:`${t.position.table} ${t.position.viewer}`,first:n(r)[0]?.entry??-1,last:n(r).at(-1)?.entry??-1},i=e.of===c.of&&e.last===c.last&&e.first<c.first&&n(s)?n(s).scrollHeight-n(s).scrollTop:0;c=e,x().then(()=>{n(s)&&(n(s).scrollTop=n(s).scrollHeight-i)})});var l=Ei(),d=w(l),p=T(d,!0),h=g(d,2),v=w(h),b=e=>{var r=wi(),i=w(r),a=T(i,!0);H(r),S(e=>z(a,e),[()=>t.say(`log-earlier`)]),_(`click`,i,()=>t.ask(n(o))),f(e,r)};m(v,e=>{n(o)&&e(b)});var C=g(v,2);y(C,17,()=>n(r),i,(e,i,o)=>{let s=()=>n(i).entry,c=()=>n(i).words;var l=Ti(),u=w(l);Ci(w(u),{get words(){return c()}}),H(u),H(l),S(e=>{W(u,`tabindex`,o===n(r).length-1?0:-1),W(u,`aria-current`,s()===n(a)?`step`:void 0),W(u,`title`,e)},[()=>t.say(`log-step`)]),_(`click`,u,()=>t.ask({say:`step`,entry:s()})),f(e,l)}),H(h),ae(h,e=>N(s,e),()=>n(s)),se(h,()=>pi(`[data-line]`)),H(l),S(e=>z(p,e),[()=>t.say(`log`)]),f(e,l),O()}d([`click`]);function Oi(e){let t=[];for(let{from:n,to:r}of ki(e,`move`)){let e=t.find(e=>e.to.card!==null&&e.to.card===n.card);e?e.to=r:t.push({from:n,to:r})}return t}function ki(e,t){return e.flatMap(({happened:e})=>e).filter(e=>e.is===t)}var Ai=480,ji=360,Mi=45,Ni={width:34,height:46},Pi=[`--story`,`--plate`,`--name`,`--text`,`--least`,`--largest`,`--token`,`--glyphs`,`--picture`],Fi=12;function Ii(e,t){if(matchMedia(`(prefers-reduced-motion: reduce)`).matches)return()=>void 0;let n=Oi(t).flatMap(t=>{let n=Bi(e,t.from);if(!n)return[];let r=t.from.card===null||n.dataset.card!==t.from.card;return[{flight:t,hidden:r,rect:n.getBoundingClientRect(),copy:r?Vi():Hi(n)}]});return()=>{for(let[t,r]of n.entries())Li(e,r,r.hidden?t*Mi:0);for(let{at:n}of ki(t,`attack`))for(let t of n)zi(e,t)}}function Li(e,{flight:t,hidden:n,rect:r,copy:i},a){let o=Bi(e,t.to),s=o?.getBoundingClientRect();if(!o||!s||r.width===0||s.width===0||Math.abs(r.left-s.left)<Fi&&Math.abs(r.top-s.top)<Fi)return;let c=t.to.card!==null&&o.dataset.card===t.to.card;if(n&&c){Ri(o,r,s,a);return}let l=n?Ni:r,[u,d]=[r.left+(r.width-l.width)/2,r.top+(r.height-l.height)/2];Object.assign(i.style,{left:`${u}px`,top:`${d}px`,width:`${l.width}px`,height:`${l.height}px`}),e.append(i);let f=Math.min(1,s.width/l.width,s.height/l.height),p=s.left+s.width/2-(u+l.width/2),m=s.top+s.height/2-(d+l.height/2),h=i.animate([{transform:`none`,opacity:1},{transform:`translate(${p}px, ${m}px) scale(${f})`,opacity:1,offset:.85},{transform:`translate(${p}px, ${m}px) scale(${f})`,opacity:0}],{duration:Ai,delay:a,easing:`cubic-bezier(0.3, 0, 0.2, 1)`,fill:`backwards`});h.onfinish=h.oncancel=()=>i.remove(),c&&o.animate([{opacity:0},{opacity:0,offset:.8},{opacity:1}],Ai)}function Ri(e,t,n,r){let i=t.left+t.width/2-(n.left+n.width/2),a=t.top+t.height/2-(n.top+n.height/2),o=Math.min(1,t.width/Math.max(1,n.width),t.height/Math.max(1,n.height));e.animate([{transform:`translate(${i}px, ${a}px) scale(${o})`,opacity:.2},{transform:`none`,opacity:1}],{duration:Ai,delay:r,easing:`cubic-bezier(0.3, 0, 0.2, 1)`,fill:`backwards`})}function zi(e,t){Bi(e,{card:t,tint:null,zone:null})?.animate([{transform:`none`},{transform:`translateX(-0.35rem) rotate(-1.5deg)`},{transform:`translateX(0.3rem) rotate(1.2deg)`},{transform:`none`}],{duration:ji,delay:Ai/2,easing:`ease-in-out`})}function Bi(e,{card:t,zone:n,tint:r}){return(t===null?null:e.querySelector(`[data-card="${CSS.escape(t)}"]`))??(r===null||n===null?null:e.querySelector(`[data-heap="${CSS.escape(`${n}/${r}`)}"]`))??(n===null?null:e.querySelector(`[data-zone="${CSS.escape(n)}"]`))}function Vi(){let e=document.createElement(`div`);return e.className=`flying-back`,Ui(e)}function Hi(e){let t=e.cloneNode(!0);for(let e of[t,...t.querySelectorAll(`*`)])for(let t of[`id`,`data-card`,`data-heap`,`data-zone`])e.removeAttribute(t);for(let e of t.querySelectorAll(`button`))e.remove();let n=getComputedStyle(e);for(let e of Pi)t.style.setProperty(e,n.getPropertyValue(e));return Ui(t)}function Ui(e){return e.inert=!0,e.ariaHidden=`true`,Object.assign(e.style,{position:`fixed`,margin:`0`,listStyle:`none`,zIndex:`20`,pointerEvents:`none`}),e}var Wi=h(`<small> </small>`),Gi=h(`<button type="button" class="choose svelte-igihbm"><span class="svelte-igihbm"><!></span> <!></button>`);function Ki(e,t){U(t,!0);let r=A(t,`verb`,3,``),i=A(t,`hint`,3,null),a=K(()=>Z(t.words)),o=K(()=>n(a).toLowerCase().startsWith(r().toLowerCase())?n(a):`${r()}: ${n(a)}`),s=K(()=>i()===null?n(o):`${n(o)} – ${i()}`);var l=Gi(),u=w(l),d=w(u),p=e=>{var t=c();S(()=>z(t,r())),f(e,t)},h=e=>{Ci(e,{get words(){return t.words}})};m(d,e=>{r()?e(p):e(h,-1)}),H(u);var v=g(u,2),y=e=>{var t=Wi(),n=T(t,!0);S(()=>z(n,i())),f(e,t)};m(v,e=>{i()!==null&&e(y)}),H(l),S(()=>{W(l,`data-choice`,t.order??``),W(l,`aria-label`,n(s))}),_(`click`,l,function(...e){t.onchoose?.apply(this,e)}),f(e,l),O()}d([`click`]);var qi=h(`<small class="svelte-2p5jsv"> </small>`),Ji=h(`<li><button type="button" class="button svelte-2p5jsv" data-choice=""><span><!></span><!></button></li>`),Yi=h(`<ul class="svelte-2p5jsv"></ul>`);function Xi(e,t){U(t,!0);let r=K(()=>t.pointing.at(t.at)),i=K(()=>F(n(r))),a=K(()=>n(i)[0]),o=K(()=>n(i).slice(1));var s=p(),c=C(s),l=e=>{{let r=K(()=>t.pointing.said(n(a)));Ki(e,V(()=>n(r),{onchoose:()=>t.pointing.take(n(a))}))}},u=e=>{var i=Yi();y(i,21,()=>n(r),e=>e.choices[0],(e,r)=>{let i=K(()=>t.pointing.said(n(r)));var a=Ji(),o=w(a),s=w(o);Ci(w(s),{get words(){return n(i).words}}),H(s);var c=g(s),l=e=>{var t=qi(),r=T(t,!0);S(()=>z(r,n(i).hint)),f(e,t)};m(c,e=>{n(i).hint&&e(l)}),H(o),H(a),_(`click`,o,()=>t.pointing.take(n(r))),f(e,a)}),H(i),f(e,i)};m(c,e=>{n(a)&&n(o).length===0?e(l):n(a)&&e(u,1)}),f(e,s),O()}d([`click`]);function Zi(e){let t=[];for(let n of e){let e=t.at(-1);e&&n.type!==`points`?e.push(n):t.push([n])}return t}function Qi(e){let t=e.map(e=>e.type===`icon`?1:.45+.26*e.text.length),n=.1*(e.length-1)+.2*(Zi(e).length-1);return t.reduce((e,t)=>e+t,n)}var $i={dorothy:`M50 3A47 47 0 1 1 50 97A47 47 0 1 1 50 3Z`,toto:`M50 3L95 37V90Q95 96 89 96H11Q5 96 5 90V37Z`,lion:`M7 10Q30 14 50 4Q70 14 93 10V50Q93 80 50 97Q7 80 7 50Z`,scarecrow:`M50 1L99 50L50 99L1 50Z`,tinman:`M27 6H73L98 50L73 94H27L2 50Z`,glinda:`M50 3C64 3 74 13 73 27C87 26 97 36 97 50C97 64 87 74 73 73C74 87 64 97 50 97C36 97 26 87 27 73C13 74 3 64 3 50C3 36 13 26 27 27C26 13 36 3 50 3Z`,witch:`M50 2C76 18 91 42 91 70V96H9V70C9 42 24 18 50 2Z`,oz:`M30 3H70L97 30V70L70 97H30L3 70V30Z`,ozma:`M50 4L66 22L96 12V74Q96 96 50 96Q4 96 4 74V12L34 22Z`,munchkin:`M50 3Q92 8 92 56V96H8V56Q8 8 50 3Z`,winkie:`M18 5H82V18H95V82H82V95H18V82H5V18H18Z`,quadling:`M6 6H94V66L50 96L6 66Z`,gillikin:`M50 3L96 38L79 95H21L4 38Z`,emerald:`M30 3H70L97 30V70L70 97H30L3 70V30Z`,kansas:`M50 4L95 28V95H5V28Z`,nome:`M24 6L70 3L95 30L97 72L70 97L28 94L4 68L6 28Z`,neutral:`M12 96V40Q12 4 50 4Q88 4 88 40V96Z`,wild:`M50 2Q98 26 92 62Q86 96 50 98Q14 96 8 62Q2 26 50 2Z`,forest:`M50 2L74 26L92 66L84 96H16L8 66L26 26Z`,field:`M16 8H84Q98 50 84 92H16Q2 50 16 8Z`,house:`M50 3L96 32L90 38V96H10V38L4 32Z`,water:`M50 2C62 22 94 40 94 64A44 34 0 1 1 6 64C6 40 38 22 50 2Z`,good:ea(12,47,41),evil:ea(9,49,36)};function ea(e,t,n){return`M${Array.from({length:2*e},(r,i)=>{let[a,o]=[i*Math.PI/e-Math.PI/2,i%2==0?t:n];return`${(50+o*Math.cos(a)).toFixed(1)} ${(50+o*Math.sin(a)).toFixed(1)}`}).join(`L`)}Z`}var ta=`M14 6H86Q94 6 94 14V86Q94 94 86 94H14Q6 94 6 86V14Q6 6 14 6Z`;function na(e){return $i[e]??ta}function ra(e){return e===`toto`?{x:23,y:32,size:54}:e===`witch`?{x:21,y:31,size:58}:e===`lion`?{x:20,y:16,size:60}:e===`quadling`?{x:22,y:15,size:56}:e===`evil`?{x:27,y:27,size:46}:e===`gillikin`?{x:23,y:25,size:54}:e===`house`||e===`water`||e===`neutral`?{x:23,y:33,size:54}:e===`forest`?{x:25,y:34,size:50}:e===`ozma`||e===`kansas`||e===`munchkin`?{x:22,y:27,size:56}:e===`scarecrow`?{x:24,y:24,size:52}:{x:20,y:20,size:60}}var ia=a(`<use></use>`),aa=a(`<text x="50" y="66" text-anchor="middle" class="svelte-1ctp6og"> </text>`),oa=a(`<svg class="token svelte-1ctp6og" viewBox="-2 -2 104 104"><path class="frame svelte-1ctp6og"></path><!></svg>`);function sa(e,t){U(t,!0);let r=A(t,`label`,3,``),i=K(()=>ra(t.name));var a=oa(),o=w(a),s=g(o),c=e=>{var r=ia();S(()=>{W(r,`href`,`#icon-${t.name??``}`),W(r,`x`,n(i).x),W(r,`y`,n(i).y),W(r,`width`,n(i).size),W(r,`height`,n(i).size)}),f(e,r)},l=K(()=>te(t.name)),u=e=>{var n=aa(),i=T(n,!0);S(e=>z(i,e),[()=>(r()||t.name).slice(0,1)]),f(e,n)};m(s,e=>{n(l)?e(c):e(u,-1)}),H(a),S(e=>{W(a,`data-tint`,t.name),W(a,`role`,r()?`img`:void 0),W(a,`aria-label`,r()||void 0),W(a,`aria-hidden`,r()?void 0:`true`),W(o,`d`,e)},[()=>na(t.name)]),f(e,a),O()}var ca=h(`<b class="points svelte-191icyc"> </b>`),la=h(`<span class="sign svelte-191icyc"> </span>`),ua=h(`<span class="phrase svelte-191icyc"></span>`),da=h(`<span class="glyphs svelte-191icyc" aria-hidden="true"></span>`);function fa(e,t){U(t,!0);var r=da();let a;y(r,21,()=>Zi(t.glyphs),i,(e,t)=>{var r=ua();y(r,21,()=>n(t),i,(e,t)=>{var r=p(),i=C(r),a=e=>{sa(e,{get name(){return n(t).name}})},o=e=>{var r=ca(),i=T(r,!0);S(()=>z(i,n(t).text)),f(e,r)},s=e=>{var r=la(),i=T(r,!0);S(()=>z(i,n(t).text)),f(e,r)};m(i,e=>{n(t).type===`icon`?e(a):n(t).type===`points`?e(o,1):e(s,-1)}),f(e,r)}),H(r),f(e,r)}),H(r),S(e=>a=J(r,``,a,{"--breadth":e}),[()=>Qi(t.glyphs).toFixed(2)]),f(e,r),O()}var pa=h(`<li> </li>`),ma=h(`<ul class="ties svelte-1l15f5s"></ul>`);function ha(e,t){U(t,!0);var r=p(),i=C(r),a=e=>{var r=ma();y(r,21,()=>t.links,({kind:e,to:t,words:n})=>`${e} ${t}`,(e,t)=>{let r=()=>n(t).kind,i=()=>n(t).words;var a=pa(),o=T(a,!0);S(()=>{Y(a,1,k(r()),`svelte-1l15f5s`),z(o,i())}),f(e,a)}),H(r),f(e,r)};m(i,e=>{t.links.length>0&&e(a)}),f(e,r),O()}var ga=h(`<button type="button" class="why svelte-pnsmxs" tabindex="-1"></button>`);function _a(e,t){U(t,!0);var n=ga();S(()=>{W(n,`title`,t.words),W(n,`aria-label`,t.words)}),_(`click`,n,()=>t.onask(t.words)),f(e,n),O()}d([`click`]);function va(e){return e<0?`−${-e}`:String(e)}var ya=h(`<li class="svelte-1ow9k3l"><span> </span> <b class="svelte-1ow9k3l"> </b></li>`),ba=h(`<details class="svelte-1ow9k3l"><summary class="svelte-1ow9k3l"><b class="svelte-1ow9k3l"> </b> <span> </span></summary> <ul class="parts svelte-1ow9k3l"></ul></details>`),xa=h(`<b class="svelte-1ow9k3l"> </b> <span> </span>`,1),Sa=h(`<li><!></li>`),Ca=h(`<ul class="worth svelte-1ow9k3l"></ul>`);function wa(e,t){U(t,!0);var r=p(),a=C(r),o=e=>{var r=Ca();y(r,21,()=>t.counters,({id:e,label:t,value:n,parts:r})=>e,(e,t)=>{let r=()=>n(t).id,a=()=>n(t).label,o=()=>n(t).value,s=()=>n(t).parts;var c=Sa(),l=w(c),u=e=>{var t=ba(),r=w(t),c=w(r),l=T(c,!0),u=g(c,2),d=T(u,!0);H(r);var p=g(r,2);y(p,21,s,i,(e,t)=>{var r=ya(),i=w(r),a=T(i,!0),o=g(i,2),s=T(o,!0);H(r),S(e=>{z(a,n(t).words),z(s,e)},[()=>va(n(t).value)]),f(e,r)}),H(p),H(t),S(e=>{z(l,e),z(d,a())},[()=>va(o())]),f(e,t)},d=e=>{var t=xa(),n=C(t),r=T(n,!0),i=g(n,2),s=T(i,!0);S(e=>{z(r,e),z(s,a())},[()=>va(o())]),f(e,t)};m(l,e=>{s().length>0?e(u):e(d,-1)}),H(c),S(()=>Y(c,1,k(r()),`svelte-1ow9k3l`)),f(e,c)}),H(r),f(e,r)};m(a,e=>{t.counters.length>0&&e(o)}),f(e,r),O()}var Ta=h(`<p><!></p>`),Ea=h(`<p class="quote svelte-1dudrws"> </p>`),Da=h(`<p class="title svelte-1dudrws"> </p> <!> <!> <!>`,1),Oa=h(`<p class="back svelte-1dudrws"> </p>`),ka=h(`<ul class="under svelte-1dudrws"></ul>`),Aa=h(`<li><!> <!> <!> <!> <!></li>`);function ja(e,t){U(t,!0);let r=K(()=>t.card.face),i=K(()=>t.pointing.at(t.card.id).length>0);var a=Aa();let o;var s=w(a),c=e=>{var t=Da(),i=C(t),a=T(i,!0),o=g(i,2),s=e=>{fa(e,{get glyphs(){return n(r).glyphs}})};m(o,e=>{n(r).glyphs.length>0&&e(s)});var c=g(o,2),l=e=>{var t=Ta();Ci(w(t),{get words(){return n(r).text}}),H(t),f(e,t)};m(c,e=>{n(r).text.length>0&&e(l)});var u=g(c,2),d=e=>{var t=Ea(),i=T(t,!0);S(()=>z(i,n(r).quote)),f(e,t)};m(u,e=>{n(r).quote&&e(d)}),S(()=>{W(i,`data-tint`,n(r).tint),z(a,n(r).title)}),f(e,t)},l=e=>{var t=Oa(),i=T(t,!0);S(()=>z(i,n(r).label)),f(e,t)};m(s,e=>{n(r).side===`up`?e(c):e(l,-1)});var u=g(s,2);wa(u,{get counters(){return t.card.counters}});var d=g(u,2);ha(d,{get links(){return t.card.links}});var p=g(d,2),h=e=>{var r=ka();y(r,21,()=>t.card.under,e=>e.id,(e,r)=>{ja(e,{get card(){return n(r)},get pointing(){return t.pointing},get ask(){return t.ask}})}),H(r),f(e,r)};m(p,e=>{t.card.under.length>0&&e(h)});var _=g(p,2),v=e=>{Xi(e,{get at(){return t.card.id},get pointing(){return t.pointing}})},b=e=>{_a(e,{get words(){return t.card.why_not},get onask(){return t.ask}})};m(_,e=>{n(i)?e(v):t.card.why_not&&e(b,1)}),H(a),S(()=>{o=Y(a,1,`card svelte-1dudrws`,null,o,{down:n(r).side===`down`,offered:n(i)}),W(a,`data-card`,t.card.id),W(a,`data-at`,t.card.id)}),f(e,a),O()}function Ma({choices:e}){let t=new Set(e.filter(e=>e.to!==null).map(e=>e.at)),n=[];for(let[r,{at:i}]of e.entries()){let e=t.has(i)?n.find(e=>e.at===i):void 0;e?e.choices.push(r):n.push({at:i,choices:[r]})}return n}function Na(e,t){return t.choices.flatMap(t=>{let n=e.choices[t];return n?[{at:n.to??n.at,choices:[t]}]:[]})}function Pa(e,t){let[n=[],...r]=t.choices.map(t=>e.choices[t]?.words??[]);if(r.length===0)return n;let i=r.map(Z).reduce(Ba,Z(n)).trimEnd(),a=Ra(e,t.at);return[...i.includes(a)?[]:[{words:a,is_name:za(e,t.at)},...X(i&&` – `)],...Ce(n,i.length),...X(` … (${t.choices.length})`)]}function Fa(e,{choices:[t,...n]}){return(t===void 0||n.length>0?void 0:e.choices[t])?.hint??null}function Ia(e){let t=e.contest?.sides.flatMap(e=>e.cards)??[];return[...e.zones.flatMap(e=>e.cards),...t].flatMap(La)}function La(e){return[e,...e.under.flatMap(La)]}function Ra(e,t){let n=Ia(e).find(e=>e.id===t),r=e.zones.find(e=>e.id===t);return n?n.face.side===`up`?n.face.title:n.face.label:r?.label??``}function za(e,t){return Ia(e).some(e=>e.id===t&&e.face.side===`up`)}function Ba(e,t){let n=t.split(/(?<= )/),r=e.split(/(?<= )/).findIndex((e,t)=>e!==n[t]);return r<0?e:e.split(/(?<= )/).slice(0,r).join(``)}var Va=h(`<b class="die svelte-onacbb"> </b>`),Ha=h(`<section><h3 class="svelte-onacbb"> <!></h3> <p class="total"><!></p> <!> <ul class="cards svelte-onacbb"></ul></section>`),Ua=h(`<section class="battle svelte-onacbb" aria-labelledby="battle"><h2 id="battle"> </h2> <p class="standing svelte-onacbb"> </p> <div class="sides svelte-onacbb"></div></section>`);function Wa(e,t){U(t,!0);var r=Ua(),i=w(r),a=T(i,!0),o=g(i,2),s=T(o,!0),l=g(o,2);y(l,21,()=>t.contest.sides,e=>e.seat,(e,r)=>{var i=Ha();let a;var o=w(i),s=w(o,!0),l=g(s),u=e=>{var i=c();S(e=>z(i,`: ${e??``}`),[()=>n(r).zones.map(e=>Ra(t.scene,e)).join(`, `)]),f(e,i)};m(l,e=>{n(r).zones.length>0&&e(u)}),H(o);var d=g(o,2),p=w(d),h=e=>{var t=Va(),i=T(t);S(()=>z(i,`d${n(r).die.faces??``}: ${n(r).die.value??``}`)),f(e,t)};m(p,e=>{n(r).die&&e(h)}),H(d);var _=g(d,2);{let e=K(()=>[n(r).total]);wa(_,{get counters(){return n(e)}})}var v=g(_,2);y(v,21,()=>n(r).cards,e=>e.id,(e,r)=>{ja(e,{get card(){return n(r)},get pointing(){return t.pointing},get ask(){return t.ask}})}),H(v),H(i),S(()=>{W(i,`aria-labelledby`,`side-${n(r).seat??``}`),a=Y(i,1,`svelte-onacbb`,null,a,{ahead:n(r).ahead}),W(o,`id`,`side-${n(r).seat??``}`),z(s,n(r).label)}),f(e,i)}),H(l),H(r),S(()=>{z(a,t.contest.title),z(s,t.contest.standing)}),f(e,r),O()}var Ga=class{#e;#t;#n=q(null);#r=K(()=>this.picked?Na(this.#e(),this.picked):Ma(this.#e()));constructor(e,t){this.#e=e,this.#t=t}get picked(){return n(this.#n)?.scene===this.#e()?n(this.#n).row:null}at(e){return n(this.#r).filter(t=>t.at===e)}get loose(){let e=this.#e(),t=[...e.zones,...Ia(e)].map(({id:e})=>e);return n(this.#r).filter(e=>!t.includes(e.at))}get more(){return this.loose.length<n(this.#r).length}said(e){return{words:Pa(this.#e(),e),hint:Fa(this.#e(),e)}}take(e){let[t,...n]=e.choices;n.length>0?N(this.#n,{scene:this.#e(),row:e}):t!==void 0&&this.#t(t)}putBack(){N(this.#n,null)}},Ka=h(`<p class="picked svelte-y2xqvx" role="status"><span><!></span> <button type="button" class="button"> </button></p>`),qa=h(`<li class="svelte-y2xqvx"><!></li>`),Ja=h(`<ul class="loose svelte-y2xqvx"></ul>`),Ya=h(`<section><h2 class="svelte-y2xqvx"> </h2> <!> <!> <ul class="cards svelte-y2xqvx"></ul> <!></section>`),Xa=h(`<div class="scene svelte-y2xqvx"><!> <!> <!> <!></div>`);function Za(e,t){U(t,!0);let r=new Ga(()=>t.scene,e=>t.act(e)),i=K(()=>r.more?`last`:void 0),a=q(void 0);o(()=>{let e=r.picked?.at;if(e!==void 0)return x().then(()=>s(`[data-choice]`)),()=>void x().then(()=>s(`[data-at="${CSS.escape(e)}"] [data-choice]`))});function s(e){let t=n(a)?.querySelector(e);n(a)&&t&&(mi(n(a),null),t.focus())}function c(e){e.key===`Escape`&&r.putBack()}var u=Xa();ce(`keydown`,l,c);var d=w(u),p=e=>{var i=Ka(),a=w(i),o=w(a);{let e=K(()=>r.said(r.picked).words);Ci(o,{get words(){return n(e)}})}H(a);var s=g(a,2),c=T(s,!0);H(i),S(e=>z(c,e),[()=>t.say(`put-back`)]),_(`click`,s,()=>r.putBack()),f(e,i)};m(d,e=>{r.picked&&e(p)});var h=g(d,2),v=e=>{var t=Ja();y(t,21,()=>r.loose,e=>e.choices[0],(e,t)=>{var a=qa(),o=w(a);{let e=K(()=>r.said(n(t)));Ki(o,V(()=>n(e),{get order(){return n(i)},onchoose:()=>r.take(n(t))}))}H(a),S(()=>W(a,`data-at`,n(t).at)),f(e,a)}),H(t),f(e,t)};m(h,e=>{r.loose.length>0&&e(v)});var b=g(h,2),C=e=>{Wa(e,{get scene(){return t.scene},get contest(){return t.scene.contest},get pointing(){return r},get ask(){return t.ask}})};m(b,e=>{t.scene.contest&&e(C)});var E=g(b,2);y(E,17,()=>t.scene.zones,e=>e.id,(e,i)=>{let a=K(()=>r.at(n(i).id).length>0);var o=Ya();let s;var c=w(o),l=T(c,!0),u=g(c,2);ha(u,{get links(){return n(i).links}});var d=g(u,2);wa(d,{get counters(){return n(i).counters}});var p=g(d,2);y(p,21,()=>n(i).cards,e=>e.id,(e,i)=>{ja(e,{get card(){return n(i)},get pointing(){return r},get ask(){return t.ask}})}),H(p),Xi(g(p,2),{get at(){return n(i).id},get pointing(){return r}}),H(o),S(()=>{s=Y(o,1,`zone ${n(i).kind??``}`,`svelte-y2xqvx`,s,{offered:n(a)}),W(o,`data-zone`,n(i).id),W(o,`data-at`,n(i).id),W(o,`aria-labelledby`,`zone-${n(i).id??``}`),W(c,`id`,`zone-${n(i).id??``}`),z(l,n(i).label)}),f(e,o)}),H(u),ae(u,e=>N(a,e),()=>n(a)),f(e,u),O()}d([`click`]);var Qa=h(`<p class="total svelte-12aagwz"><b class="svelte-12aagwz"> </b> </p>`),$a=h(`<p class="winner svelte-12aagwz"> </p>`),eo=h(`<p class="title svelte-12aagwz"><!><strong class="svelte-12aagwz"> </strong></p> <p class="text svelte-12aagwz"><!></p>`,1),to=h(`<li class="svelte-12aagwz"><div><!> <p class="how svelte-12aagwz"> </p></div> <b class="points svelte-12aagwz"> </b></li>`),no=h(`<ol class="svelte-12aagwz"></ol>`),ro=h(`<li class="svelte-12aagwz"><!><b class="svelte-12aagwz"> </b></li>`),io=h(`<ul class="hand svelte-12aagwz"></ul>`),ao=h(`<li class="svelte-12aagwz"> <b class="svelte-12aagwz"> </b></li>`),oo=h(`<ul class="told svelte-12aagwz"></ul>`),so=h(`<section><header class="svelte-12aagwz"><h2 class="svelte-12aagwz"> </h2> <!> <!></header> <!> <!></section>`),co=h(`<div tabindex="0" role="region"></div>`);function lo(e,t){U(t,!0);let r=e=>e.every(({id:e})=>te(e)!==void 0);var i=co();let a,o;y(i,21,()=>t.sheet.seats,e=>e.seat,(e,i)=>{var a=so();let o;var s=w(a),c=w(s),l=T(c,!0),u=g(c,2),d=e=>{var r=Qa(),a=w(r),o=T(a,!0),s=g(a);H(r),S((e,t)=>{z(o,e),z(s,` ${t??``}`)},[()=>va(n(i).total),()=>t.say(`points`,{count:n(i).total})]),f(e,r)};m(u,e=>{n(i).total!==null&&e(d)});var p=g(u,2),h=e=>{var n=$a(),r=T(n,!0);S(e=>z(r,e),[()=>t.say(`winner`)]),f(e,n)};m(p,e=>{n(i).won&&e(h)}),H(s);var _=g(s,2),v=e=>{var t=no();y(t,21,()=>n(i).lines,e=>e.card.id,(e,t)=>{var r=to(),i=w(r),a=w(i),o=e=>{var r=eo(),i=C(r),a=w(i);fa(a,{get glyphs(){return n(t).card.face.glyphs}});var o=g(a),s=T(o,!0);H(i);var c=g(i,2);Ci(w(c),{get words(){return n(t).card.face.text}}),H(c),S(()=>z(s,n(t).card.face.title)),f(e,r)};m(a,e=>{n(t).card.face.side===`up`&&e(o)});var s=g(a,2),c=T(s,!0);H(i);var l=g(i,2),u=T(l,!0);H(r),S(e=>{z(c,n(t).words),z(u,e)},[()=>va(n(t).points)]),f(e,r)}),H(t),f(e,t)};m(_,e=>{n(i).lines.length>0&&e(v)});var b=g(_,2),x=e=>{var r=io();y(r,21,()=>n(i).counters,({id:e,label:t,value:n})=>e,(e,t)=>{let r=()=>n(t).id,i=()=>n(t).label,a=()=>n(t).value;var o=ro(),s=w(o);sa(s,{get name(){return r()},get label(){return i()}});var c=g(s),l=T(c,!0);H(o),S(e=>z(l,e),[()=>va(a())]),f(e,o)}),H(r),S(e=>W(r,`aria-label`,e),[()=>t.say(`counted`)]),f(e,r)},E=K(()=>r(n(i).counters)),D=e=>{var r=oo();y(r,21,()=>n(i).counters,({id:e,label:t,value:n})=>e,(e,t)=>{let r=()=>n(t).label,i=()=>n(t).value;var a=ao(),o=w(a),s=g(o),c=T(s,!0);H(a),S(e=>{z(o,`${r()??``} `),z(c,e)},[()=>va(i())]),f(e,a)}),H(r),S(e=>W(r,`aria-label`,e),[()=>t.say(`counted`)]),f(e,r)};m(b,e=>{n(E)?e(x):e(D,-1)}),H(a),S(()=>{W(a,`aria-labelledby`,`score-${n(i).seat??``}`),o=Y(a,1,`svelte-12aagwz`,null,o,{won:n(i).won}),W(c,`id`,`score-${n(i).seat??``}`),z(l,n(i).name)}),f(e,a)}),H(i),S(e=>{a=Y(i,1,`score svelte-12aagwz`,null,a,{many:t.sheet.seats.length>3}),W(i,`aria-label`,e),o=J(i,``,o,{"--count":t.sheet.seats.length})},[()=>t.say(`score`)]),f(e,i),O()}var uo=h(`<option class="svelte-1mjjubi"> </option>`),fo=h(`<button type="button" class="record svelte-1mjjubi"> </button>`),po=h(`<a class="record svelte-1mjjubi" download=""> </a>`),mo=h(`<header class="svelte-1mjjubi"><a class="home svelte-1mjjubi" href="#/"><span aria-hidden="true">‹</span> </a> <p class="name svelte-1mjjubi"> </p> <button type="button" class="undo svelte-1mjjubi"> </button> <button type="button" class="more svelte-1mjjubi" aria-controls="tools"> </button> <div id="tools"><div class="steps svelte-1mjjubi" role="group"><button type="button" class="svelte-1mjjubi"><svg viewBox="0 0 20 20" aria-hidden="true" class="svelte-1mjjubi"><path d="M3 3H6V17H3ZM17 3V17L7 10Z"></path></svg></button> <button type="button" class="svelte-1mjjubi"><svg viewBox="0 0 20 20" aria-hidden="true" class="svelte-1mjjubi"><path d="M15 3V17L5 10Z"></path></svg></button> <span class="where svelte-1mjjubi"> </span> <button type="button" class="svelte-1mjjubi"><svg viewBox="0 0 20 20" aria-hidden="true" class="svelte-1mjjubi"><path d="M5 3V17L15 10Z"></path></svg></button> <button type="button" class="svelte-1mjjubi"><svg viewBox="0 0 20 20" aria-hidden="true" class="svelte-1mjjubi"><path d="M17 3H14V17H17ZM3 3V17L13 10Z"></path></svg></button></div> <label class="pace svelte-1mjjubi"> <select class="svelte-1mjjubi"></select></label> <!> <a class="rules svelte-1mjjubi"><span class="sign svelte-1mjjubi" aria-hidden="true">?</span><span class="words svelte-1mjjubi"> </span></a> <!></div></header>`);function ho(e,t){U(t,!0);let r=K(()=>t.position.shown),i=K(()=>t.position.entries),a=q(!1),o=K(()=>({at:`rules`,game:t.position.game,table:t.position.table})),s=q(null),c=K(()=>t.position.records===`revealing`),l=[`calm`,`brisk`,`instant`],u=e=>t.ask({say:`step`,entry:e>=n(i)?null:e});var d=mo(),p=w(d),h=g(w(p));H(p);var v=g(p,2),b=T(v,!0),x=g(v,2),C=T(x,!0),D=g(x,2),k=T(D,!0),A=g(D,2);let j;var M=w(A),P=w(M),F=g(P,2),L=g(F,2),R=T(L,!0),B=g(L,2),V=g(B,2);H(M);var ee=g(M,2),te=w(ee),G=g(te);y(G,20,()=>l,e=>e,(e,n)=>{var r=uo(),i=T(r,!0),a={};S(e=>{z(i,e),a!==(a=n)&&(r.value=(r.__value=a)??``)},[()=>t.say(`pace-${n}`)]),f(e,r)}),H(G);var ne;I(G),H(ee);var re=g(ee,2),ie=e=>{var n=fo(),r=T(n,!0);S(e=>z(r,e),[()=>t.say(`record-redacted`)]),_(`click`,n,()=>t.ask({say:`record`})),f(e,n)},ae=e=>{var r=po(),i=T(r,!0);S((e,t)=>{W(r,`href`,e),z(i,t)},[()=>$e(t.position.table),()=>t.say(n(c)&&n(s)===t.position.table?`record-reveals`:`record`)]),_(`click`,r,e=>{n(c)&&n(s)!==t.position.table&&e.preventDefault(),N(s,t.position.table,!0)}),f(e,r)};m(re,e=>{t.position.records===`redacted`?e(ie):e(ae,-1)});var J=g(re,2),oe=g(w(J)),se=T(oe,!0);H(J),Kr(g(J,2),{get lang(){return t.lang},get say(){return t.say},get speak(){return t.speak}}),H(A),H(d),S((e,o,s,c,l,u,d,f,p,m,g,_,v)=>{z(h,` ${e??``}`),z(b,t.position.title),W(x,`aria-disabled`,!t.position.canUndo),z(C,o),W(D,`aria-expanded`,n(a)),z(k,s),j=Y(A,1,`svelte-1mjjubi`,null,j,{open:n(a)}),W(M,`aria-label`,c),W(P,`aria-disabled`,n(r)===0),W(P,`aria-label`,l),W(F,`aria-disabled`,n(r)===0),W(F,`aria-label`,u),z(R,d),W(B,`aria-disabled`,n(r)===n(i)),W(B,`aria-label`,f),W(V,`aria-disabled`,n(r)===n(i)),W(V,`aria-label`,p),z(te,`${m??``} `),ne!==(ne=t.position.pace)&&(G.value=(G.__value=ne)??``,E(G,ne)),W(J,`href`,g),W(J,`title`,_),z(se,v)},[()=>t.say(`nav-lobby`),()=>t.say(`undo`),()=>t.say(`more`),()=>t.say(`look-back`),()=>t.say(`step-first`),()=>t.say(`step-back`),()=>t.say(`step-where`,{shown:n(r),entries:n(i)}),()=>t.say(`step-on`),()=>t.say(`step-last`),()=>t.say(`pace`),()=>We(n(o)),()=>t.say(`nav-rules`),()=>t.say(`nav-rules`)]),_(`click`,p,e=>{e.preventDefault(),t.go({at:`lobby`})}),_(`click`,x,()=>{t.position.canUndo&&t.ask({say:`undo`,at:t.position.row})}),_(`click`,D,()=>N(a,!n(a))),_(`click`,P,()=>u(0)),_(`click`,F,()=>u(t.position.stopBefore??0)),_(`click`,B,()=>u(t.position.stopAfter??n(i))),_(`click`,V,()=>u(n(i))),_(`change`,G,e=>{let n=l.find(t=>t===e.currentTarget.value);n&&t.ask({say:`pace`,pace:n})}),_(`click`,J,e=>{e.preventDefault(),t.go(n(o))}),f(e,d),O()}d([`click`,`change`]);var go=h(`<main id="main" tabindex="-1" class="opening svelte-87x23h"><p> </p></main>`),_o=h(`<p> </p>`),vo=h(`<div class="notes svelte-87x23h" role="note"></div>`),yo=h(`<button type="button" class="button"> </button>`),bo=h(`<p class="back svelte-87x23h"><button type="button" class="button main"> </button> <!></p>`),xo=h(`<p class="back svelte-87x23h"><button type="button" class="button main"> </button></p>`),So=h(`<!> <!>`,1),Co=h(`<div><!> <main id="main" tabindex="-1" aria-labelledby="prompt"><!> <div class="prompt svelte-87x23h"><h1 id="prompt" tabindex="-1"><span class="heading svelte-87x23h"> </span> <span class="words svelte-87x23h"><!></span></h1> <!></div> <!></main> <aside class="svelte-87x23h"><!></aside></div>`);function wo(e,t){U(t,!0);let i=K(()=>t.model.position===null?void 0:ti(t.model.position.game)),a=K(()=>n(i)===void 0?null:t.model.position),c=K(()=>n(a)!==null&&n(a).shown===n(a).entries),l=K(()=>t.model.position?.game);u(()=>{n(l)!==void 0&&ni(n(l))});let d=q(void 0),h=q(void 0);function v({sheet:e,prompt:r}){return e?X(e.verdict):n(c)?r:X(t.say(`past`))}function b(e){n(a)&&t.ask({say:`act`,at:n(a).row,choice:e})}let x=q(null),E=K(()=>n(a)?.records===`revealing`);function D({table:e,shown:r}){n(E)&&n(x)!==e||t.ask({say:`fork`,entry:r}),N(x,e,!0)}let k=!1;function A(){k&&n(d)&&mi(n(d),n(h)??null)}let j=null,M=!1,P=()=>void 0;u(()=>{let e=n(a);s(()=>{let t=e?.passTo===null&&j?.table===e.table&&j.passTo===null;P=n(d)&&t&&j?Ii(n(d),e.news):()=>void 0,j=e})}),o(()=>{n(a)===null||n(a).passTo!==null?k=!1:s(()=>{P(),A(),n(a).scene.sheet&&!M&&scrollTo(0,0),M=n(a).scene.sheet!==null})});var F=p(),I=C(F),L=e=>{var n=go(),r=w(n),i=T(r,!0);H(n),S(e=>z(i,e),[()=>t.say(`connecting`)]),f(e,n)},R=e=>{ui(e,{get position(){return n(a)},get say(){return t.say},get go(){return t.go},sit:e=>t.ask({say:`sit`,seat:e})})},B=e=>{let o=K(()=>n(a)),s=K(()=>v(n(o).scene));var l=Co();let u,O;var j=w(l);ho(j,{get position(){return n(a)},get lang(){return t.model.lang},get say(){return t.say},get go(){return t.go},get ask(){return t.ask},get speak(){return t.speak}});var M=g(j,2);let P;var F=w(M),I=e=>{var t=vo();y(t,20,()=>n(a).notices,e=>e,(e,t,n,r)=>{var i=_o(),a=T(i,!0);S(()=>z(a,t)),f(e,i)}),H(t),f(e,t)};m(F,e=>{n(a).notices.length>0&&e(I)});var L=g(F,2),R=w(L);let B;var V=w(R),ee=T(V,!0),te=g(V,2);Ci(w(te),{get words(){return n(s)}}),H(te),H(R),ae(R,e=>N(h,e),()=>n(h));var U=g(R,2),G=e=>{var r=bo(),i=w(r),o=T(i,!0),s=g(i,2),c=e=>{var r=yo(),i=T(r,!0);S(e=>z(i,e),[()=>t.say(n(E)&&n(x)===n(a).table?`fork-reveals`:`fork`)]),_(`click`,r,()=>D(n(a))),f(e,r)};m(s,e=>{n(a).records!==`redacted`&&e(c)}),H(r),S(e=>z(o,e),[()=>t.say(`step-now`)]),_(`click`,i,()=>t.ask({say:`step`,entry:null})),f(e,r)},ne=e=>{var n=xo(),r=w(n),i=T(r,!0);H(n),S(e=>z(i,e),[()=>t.say(`another`)]),_(`click`,r,()=>t.go({at:`lobby`})),f(e,n)},re=e=>{var o=p(),s=C(o);r(s,()=>n(i).Beside,(e,r)=>{r(e,{get position(){return n(a)},get say(){return t.say},act:b,get ask(){return t.notice}})}),f(e,o)};m(U,e=>{n(c)?n(o).scene.sheet?e(ne,1):n(i)?.Beside&&e(re,2):e(G)}),H(L),xi(g(L,2),{then:()=>(k=!0,A()),children:(e,s)=>{var c=p(),l=C(c),u=e=>{lo(e,{get sheet(){return n(o).scene.sheet},get say(){return t.say}})},d=e=>{var o=p(),s=C(o);r(s,()=>n(i).Board,(e,r)=>{r(e,{get position(){return n(a)},get say(){return t.say},act:b,get ask(){return t.notice}})}),f(e,o)},h=e=>{Za(e,{get scene(){return n(o).scene},get say(){return t.say},act:b,get ask(){return t.notice}})};m(l,e=>{n(o).scene.sheet&&!n(i)?.showsEnd?e(u):n(i)?e(d,1):e(h,-1)}),f(e,c)},$$slots:{default:!0}}),H(M);var ie=g(M,2);xi(w(ie),{children:(e,s)=>{var c=So(),l=C(c),u=e=>{var o=p(),s=C(o);r(s,()=>n(i).Sides,(e,r)=>{r(e,{get position(){return n(a)},get say(){return t.say},get ask(){return t.notice}})}),f(e,o)};m(l,e=>{n(i)?.Sides&&!n(o).scene.sheet&&e(u)}),Di(g(l,2),{get position(){return n(a)},get say(){return t.say},get ask(){return t.ask}}),f(e,c)},$$slots:{default:!0}}),H(ie),H(l),ae(l,e=>N(d,e),()=>n(d)),se(l,pi),S((e,t)=>{u=Y(l,1,`table svelte-87x23h`,null,u,{past:!n(c),over:n(o).scene.sheet,alone:!n(i)?.Sides}),O=J(l,``,O,{"--aside":n(i)?.aside}),P=Y(M,1,`svelte-87x23h`,null,P,{noted:n(a).notices.length>0}),B=Y(R,1,`svelte-87x23h`,null,B,{asked:n(o).scene.choices.length>0,long:e}),z(ee,n(o).scene.heading),W(ie,`aria-label`,t)},[()=>Z(n(s)).length>75,()=>t.say(`aside`)]),f(e,l)};m(I,e=>{n(a)===null?e(L):n(a).passTo===null?e(B,-1):e(R,1)}),f(e,F),O()}d([`click`]);var To=h(`<!> <main id="main" tabindex="-1" class="svelte-noo32y"><!></main>`,1),Eo=h(`<p> </p>`),Do=h(`<div class="lost svelte-noo32y" role="status"> </div>`),Oo=h(`<!> <a class="skip svelte-noo32y" href="#main"> </a> <!> <!> <div class="unseen" role="status" aria-live="polite"></div> <!>`,1);function ko(e,t){U(t,!0);let r=K(()=>t.app.model),a=K(()=>rn(n(r).lang)),s=K(()=>t.app.go),c=K(()=>t.app.ask),l=K(()=>t.app.find),u=K(()=>t.app.notice),d=K(()=>t.app.speak),p=K(()=>{let{screen:e,position:t}=n(r);return e.at===`table`&&t?`${t.scene.heading} · ${t.title} · Brickroad`:e.at===`lobby`?n(a)(`page-title`):`${n(a)(`nav-${e.at}`)} · Brickroad`});o(()=>{document.documentElement.lang=n(r).lang});let h;o(()=>{let e=h!==void 0&&h!==n(r).screen.at;h=n(r).screen.at,e&&(scrollTo(0,0),n(r).screen.at!==`table`&&x().then(()=>document.querySelector(`h1`)?.focus({preventScroll:!0})))});var E=Oo();v(`noo32y`,e=>{b(()=>{G.title=n(p)??``})});var D=C(E);bn(D,{});var k=g(D,2),A=T(k,!0),j=g(k,2),M=e=>{wo(e,{get model(){return n(r)},get say(){return n(a)},get go(){return n(s)},get ask(){return n(c)},get notice(){return n(u)},get speak(){return n(d)}})},N=e=>{var t=To(),i=C(t);Yr(i,{get model(){return n(r)},get say(){return n(a)},get go(){return n(s)},get speak(){return n(d)}});var o=g(i,2),p=w(o),h=e=>{ci(e,{get model(){return n(r)},get screen(){return n(r).screen},get say(){return n(a)},get go(){return n(s)}})},_=e=>{fn(e,{get say(){return n(a)}})},v=e=>{Ur(e,{get model(){return n(r)},get say(){return n(a)},get go(){return n(s)},get ask(){return n(c)},get find(){return n(l)},get notice(){return n(u)}})};m(p,e=>{n(r).screen.at===`rules`?e(h):n(r).screen.at===`about`?e(_,1):e(v,-1)}),H(o),f(e,t)};m(j,e=>{n(r).screen.at===`table`?e(M):e(N,-1)});var P=g(j,2);Qr(P,{get words(){return n(r).notice},get say(){return n(a)},onclose:()=>n(u)(``)});var F=g(P,2);y(F,21,()=>n(r).saying,i,(e,t)=>{var r=Eo(),i=T(r,!0);S(()=>z(i,n(t))),f(e,r)}),H(F);var I=g(F,2),L=e=>{var t=Do(),r=T(t,!0);S(e=>z(r,e),[()=>n(a)(`link-lost`)]),f(e,t)};m(I,e=>{n(r).link===`lost`&&e(L)}),S(e=>z(A,e),[()=>n(a)(`skip`)]),_(`click`,k,e=>(e.preventDefault(),document.getElementById(`main`)?.focus())),f(e,E),O()}d([`click`]);var Ao=new rt(Qe(location),ue().lang??an(navigator.languages)),jo=document.getElementById(`app`);if(!jo)throw Error(`the page has no place for the app`);Ao.connect(),setTimeout(()=>t(ko,{target:jo,props:{app:Ao},context:new Map([[bi,!0]])}));export{we as _,sa as a,Ki as c,xi as d,pi as f,X as g,Te as h,fa as i,ki as l,Ee as m,va as n,na as o,Hn as p,_a as r,ra as s,wa as t,Ci as u,Z as v};