const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["./Cover-C1XtElHf.js","./icons-yM7VeGXC.js","./Cover-DzrjMpEY.css","./draft-BDDOcJNA.js","./draft-Cr8FCn0j.css","./duel-BFS7Ir6J.js","./duel-B7AX_xIL.js","./Terms-CwjsBTTx.js","./Terms-C-iNhLI3.css","./metrics-COrAlRUa.js","./duel-D-vf-s0k.css","./storyline-DZHBfrNq.js","./storyline-DsXqSBl7.css","./Cards-BpY__3S0.js","./Cards-ChGUaHRg.css"])))=>i.map(i=>d[i]);
import{$ as e,A as t,B as n,C as r,D as i,E as a,F as o,G as s,H as c,I as l,J as u,K as d,L as f,M as p,N as m,O as h,P as g,Q as _,R as v,S as y,T as b,U as x,V as S,W as C,X as w,Y as T,Z as E,_ as D,_t as O,a as k,at as A,b as j,c as M,ct as N,d as P,dt as F,et as I,f as L,g as R,gt as ee,h as z,it as B,j as V,k as H,lt as U,m as W,mt as G,n as K,nt as q,p as te,pt as ne,q as J,r as re,rt as ie,s as ae,st as Y,t as oe,tt as X,u as se,ut as Z,v as ce,w as le,x as ue,y as de,z as fe}from"./icons-yM7VeGXC.js";var pe=`brickroad`;function me(){try{let e=JSON.parse(localStorage.getItem(pe)??`{}`);return xe(e)?ge(e):{}}catch{return{}}}function he(e){try{localStorage.setItem(pe,JSON.stringify({...me(),...e}))}catch{}}function ge({lang:e,game:t,seats:n,plans:r,settings:i}){return{...e===`en`||e===`fr`?{lang:e}:{},...typeof t==`string`?{game:t}:{},...ye(n)?{seats:n}:{},...xe(r)?{plans:_e(r,ve)}:{},...xe(i)?{settings:_e(i,e=>typeof e==`string`)}:{}}}function _e(e,t){return Object.fromEntries(Object.entries(e).flatMap(([e,n])=>t(n)?[[e,n]]:[]))}function ve(e){return!xe(e)||!ye(e.seats)||!xe(e.options)?!1:Object.values(e.options).every(e=>[`boolean`,`number`,`string`].includes(typeof e))}function ye(e){return Array.isArray(e)&&e.every(be)}function be(e){if(!xe(e))return!1;let{name:t,bot:n}=e;return typeof t==`string`&&(n===null||typeof n==`string`)}function xe(e){return typeof e==`object`&&!!e&&!Array.isArray(e)}function Se(e,t){let n=t.log[0]?.entry;if(e===null||n===void 0||!Te(t,e))return t;let r=(e.log.at(-1)?.entry??0)>=n,i=e.log.filter(({entry:e})=>e<n);return!r||i.length===0?t:{...t,log:[...i,...t.log],hasEarlier:e.hasEarlier}}function Ce(e,t){let n=e.log[0]?.entry??0,r=t.lines.every(({entry:e})=>e<n);return!e.hasEarlier||!r||!Te(e,t)?e:{...e,log:[...t.lines,...e.log],hasEarlier:t.hasEarlier}}function we({log:e,hasEarlier:t}){let n=e[0]?.entry;return t&&n!==void 0?{say:`log`,before:n}:null}function Te(e,t){return e.table===t.table&&e.viewer===t.viewer&&e.lang===t.lang}function Ee(e,t,n){if(!De(n.find,t))return e;let{find:r}=n;return r.before===void 0?{begun:ke(n,!1),past:ke(n,!0)}:e===null?e:{begun:r.over===!0?e.begun:Ae(e.begun,ke(n,!1)),past:r.over===!1?e.past:Ae(e.past,ke(n,!0))}}function De(e,t){return e.words===t.words&&e.since===t.since&&e.until===t.until}function Oe(e,t){let n={};e.trim()!==``&&(n.words=e.trim());let[r,i,a]=t.split(`-`).map(Number);return r!==void 0&&i!==void 0&&a!==void 0&&(n.since=new Date(r,i-1,a).getTime()/1e3,n.until=new Date(r,i-1,a+1).getTime()/1e3),n}function ke({tables:e,more:t},n){return{lines:e.filter(e=>e.over===n),more:t}}function Ae(e,t){let n=new Set(e.lines.map(e=>e.id));return{lines:[...e.lines,...t.lines.filter(e=>!n.has(e.id))],more:t.more}}function je(e){return e?[{words:e,is_name:!1}]:[]}function Q(e){return e.map(({words:e})=>e).join(``)}function Me(e,t){let n=t;return e.flatMap(({words:e,is_name:t})=>{let r=e.slice(0,n);return n-=r.length,r?[{words:r,is_name:t}]:[]})}function Ne(e,t){let n=Q(t),r=e.indexOf(n);return r<0?je(e):[...je(e.slice(0,r)),...t,...je(e.slice(r+n.length))]}function Pe(e){let t=[[]];for(let{words:n,is_name:r}of e){let[e=``,...i]=n.split(`
`);for(let[n,a]of[e,...i].entries())n>0&&t.push([]),a&&t.at(-1)?.push({words:a,is_name:r})}return t}function Fe(e){return e.flatMap((e,t)=>t>0?[...je(`
`),...e]:e)}function Ie(e,t){return{link:`connecting`,screen:e,lang:t,games:[],bots:[],tables:null,sought:{},position:null,lately:null,landmarks:null,shared:null,opening:!1,notice:``,saying:[]}}function Le(e,t){switch(t.is){case`linked`:return{...e,link:`open`};case`lost`:return{...e,link:`lost`,opening:!1};case`went`:return Re(e,t.screen);case`spoke`:return{...e,lang:t.lang};case`noticed`:return{...e,notice:t.words};case`sought`:return{...e,sought:t.sought};case`asked`:return{...e,notice:``,opening:e.opening||ze(t.message)};case`heard`:return Be(e,t.message);default:return t}}function Re(e,t){return t.at===`table`&&e.position?.table===t.table?{...e,screen:t}:{...e,screen:t,sought:{},position:null,lately:e.position??e.lately,opening:!1,notice:``,saying:[]}}function ze(e){return[`create`,`lesson`,`fork`,`import`].includes(e.say)}function Be(e,t){switch(t.say){case`welcome`:return{...e,lang:t.lang,games:t.games,bots:t.bots};case`tables`:return{...e,tables:Ee(e.tables,e.sought,t)};case`position`:return Ve(e,t);case`log`:return{...e,position:e.position&&Ce(e.position,t)};case`landmarks`:return{...e,landmarks:t};case`shared`:return{...e,shared:e.position&&{table:e.position.table,code:t.code}};case`refused`:return He(e,t.reason);default:return t}}function Ve(e,t){let{screen:n}=e;if((n.at!==`table`||n.table!==t.table)&&!e.opening)return e;let r=e.position?.table===t.table?e.position:null;return{...e,screen:{at:`table`,table:t.table},position:Se(r,t),opening:!1,notice:r?``:e.notice,saying:Ue(r,t)}}function He(e,t){let n=(e.screen.at===`table`||e.screen.at===`see`)&&e.position===null?{at:`lobby`}:e.screen;return{...e,screen:n,opening:!1,notice:t,saying:[t]}}function Ue(e,t){if(t.passTo!==null)return[];let{heading:n}=t.scene,r=Q(t.scene.prompt);if(e===null)return[n,r];if(t.shown<t.entries||e.shown<e.entries){let e=t.log.at(-1)?.entry;return[n,...t.log.filter(({entry:t})=>t===e).map(({words:e})=>Q(e))]}let i=e.passTo===null&&e.shown<=t.shown?e.shown:t.shown,a=t.log.filter(e=>e.entry>i).map(e=>Q(e.words));return t.scene.choices.length>0||t.scene.sheet!==null||t.shown<e.shown?[...a,t.scene.sheet?.verdict??r]:a}function We(e,t){let n=e.viewer===t.viewer?e:t;return t.news.flatMap(({entry:e,fight:r})=>r?[Ge(n,e,r,t)]:[])}function Ge(e,t,n,r){let i=new Set(n.sides.flatMap(e=>e.cards.map(e=>e.id))),a=e.log.filter(e=>e.entry<=t),o=a.at(-1)?.entry??0,s=Ke(r.news).filter(e=>e.entry>o&&e.entry<=t);return{...e,row:r.row-(r.entries-t),entries:t,shown:t,stopAfter:null,turn:`chance`,undo:`past`,passTo:null,scene:{...e.scene,prompt:[{words:n.title,is_name:!1}],zones:e.scene.zones.map(e=>({...e,cards:e.cards.filter(({id:e})=>!i.has(e))})),contest:n,choices:[]},news:[],log:[...a,...s]}}function Ke(e){return e.flatMap(({entry:e,words:t,sign:n,seat:r,head:i,many:a})=>t?[{entry:e,words:t,sign:n,...r===void 0?{}:{seat:r},...i&&{head:i},...a&&{many:a}}]:[])}var qe={calm:2600,brisk:1800,instant:0},Je={calm:1600,brisk:1100,instant:0},Ye=3,Xe=class{#e;#t;#n=null;#r=[];#i;constructor(e,t){this.#e=e,this.#t=t}heard(e){for(Ze(this.#r.at(-1)??this.#n,e)||(this.#r=[],this.#s()),this.#i===void 0?this.#a(e):this.#r.push(e);this.#r.length>Ye;)this.#o()}hurry(){let e=this.#r.at(-1);this.#r=[],this.#s(),e&&this.#a(e)}clear(){this.#r=[],this.#s(),this.#n=null}#a(e){let t=Qe(this.#n?.scene.contest??null,e.scene.contest),n=(this.#t()?Je:qe)[e.pace];this.#s(),t&&n>0&&(this.#i=setTimeout(()=>this.#o(),n)),this.#n=e,this.#e(e)}#o(){this.#s();let e=this.#r.shift();e&&this.#a(e),this.#i===void 0&&this.#r.length>0&&this.#o()}#s(){clearTimeout(this.#i),this.#i=void 0}};function Ze(e,{table:t,entries:n,shown:r}){return e?.table===t&&e.shown===e.entries&&r===n&&r>e.shown}function Qe(e,t){if(!t?.sides.some(e=>e.die))return!1;let n=e=>JSON.stringify([e.title,e.sides.map(({die:e,total:t})=>[e,t.value])]);return e===null||n(e)!==n(t)}function $e(e){switch(e.at){case`lobby`:return et(``);case`rules`:return et(`rules`,e.game,e.table);case`cards`:return et(`cards`,e.game,e.card);case`about`:return et(`about`);case`see`:return et(`see`,e.code);case`table`:return et(`table`,e.table);default:return e}}function et(...e){return`#/${e.filter(e=>e!==void 0).map(encodeURIComponent).join(`/`)}`}function tt(e){let[t,n,r]=e.replace(/^#\/?/,``).split(`/`).map(nt);return t===`rules`&&n?{at:t,game:n,...r?{table:r}:{}}:t===`cards`?n&&r?{at:t,game:n,card:r}:{at:t}:t===`rules`||t===`about`?{at:t}:t===`see`&&n?{at:`see`,code:n}:t===`table`&&n?{at:`table`,table:n}:{at:`lobby`}}function nt(e){try{return decodeURIComponent(e)}catch{return e}}var rt=`brickroad-looking`;function it(e){try{let t=JSON.parse(sessionStorage.getItem(rt)??`{}`);return t.table===e?{entry:typeof t.entry==`number`?t.entry:null,drawer:typeof t.drawer==`string`?t.drawer:null}:{}}catch{return{}}}function at(e,t){try{sessionStorage.setItem(rt,JSON.stringify({...it(e),...t,table:e}))}catch{}}function ot({table:e,shown:t,entries:n,passTo:r}){let{entry:i=null}=it(e);return r===null&&t===n&&i!==null&&i<n?i:null}function st(e,t){let n=URL.createObjectURL(new Blob([t],{type:`application/x-ndjson`})),r=document.createElement(`a`);r.href=n,r.download=e,r.click(),URL.revokeObjectURL(n)}var ct={theme:[`system`,`light`,`dark`],size:[`normal`,`large`,`largest`],contrast:[`system`,`more`],motion:[`system`,`none`],sound:[`off`,`on`],notices:[`off`,`on`],keys:[`on`,`off`]};function lt(e){return ct[e]}function ut(e){let t=Object.entries(ct).map(([t,n])=>[t,n.includes(e[t])?e[t]:n[0]]);return Object.fromEntries(t)}var dt=A(ut(me().settings??{}));function ft(){return C(dt)}function pt(e,t){B(dt,ut({...C(dt),[e]:t})),he({settings:C(dt)}),ht()}function mt(){return C(dt).motion===`none`||matchMedia(`(prefers-reduced-motion: reduce)`).matches}function ht(){let{theme:e,size:t,contrast:n}=C(dt),r=document.documentElement.dataset,i=n===`more`||matchMedia(`(prefers-contrast: more)`).matches;_t(r,`theme`,e===`system`?null:e),_t(r,`size`,t===`normal`?null:t),_t(r,`contrast`,i?`more`:null),_t(r,`motion`,mt()?`none`:null)}function gt(){ht();for(let e of[`(prefers-contrast: more)`,`(prefers-reduced-motion: reduce)`])matchMedia(e).addEventListener(`change`,ht)}function _t(e,t,n){n===null?Reflect.deleteProperty(e,t):e[t]=n}var vt=250,yt=5e3,bt=class{#e;#t;#n=null;#r=vt;constructor(e,t){this.#e=e,this.#t=t}connect(){let e=new WebSocket(this.#e);this.#n=e,e.onopen=()=>{this.#r=vt,this.#t.linked()},e.onmessage=e=>this.#t.heard(JSON.parse(e.data)),e.onclose=()=>{this.#t.lost(),setTimeout(()=>this.connect(),this.#r),this.#r=Math.min(this.#r*2,yt)}}say(e){this.#n?.readyState===WebSocket.OPEN&&this.#n.send(JSON.stringify(e))}};function xt(e){return`${e.protocol===`https:`?`wss`:`ws`}://${e.host}/socket`}function St(e){return`./api/tables/${encodeURIComponent(e)}/record`}function Ct({shown:e,entries:t,turn:n,viewer:r,passTo:i,scene:a}){let o=typeof n==`object`&&n.seat===r;return e===t&&i===null&&o&&a.choices.length>0}function wt({turn:e,seats:t}){return typeof e==`object`&&t[e.seat]?.bot===null}var Tt=(e,t,n=.5)=>({at:e,lasts:n,pitch:t,loud:.12}),Et=(e,t)=>({at:e,lasts:.045,pitch:null,loud:t}),Dt={card:[{at:0,lasts:.09,pitch:null,loud:.1}],die:[Et(0,.2),Et(.09,.16),Et(.16,.12),Et(.21,.08)],turn:[Tt(0,659),Tt(.14,880)],end:[Tt(0,523),Tt(.16,659),Tt(.32,784),Tt(.48,1047,1)]};function Ot(e,t){if(t.shown<t.entries||t.passTo!==null||e?.table!==t.table)return[];let n=t.news.flatMap(e=>e.happened),r=e=>n.some(t=>t.is===e),i=t.scene.sheet!==null&&e.scene.sheet===null,a=Ct(t)&&(!Ct(e)||e.entries<t.entries);return[...r(`die`)?[`die`]:r(`move`)?[`card`]:[],...i?[`end`]:a?[`turn`]:[]]}var kt;function At(e,t=0){if(`AudioContext`in globalThis){kt??=new AudioContext,kt.resume();for(let n of Dt[e])jt(kt,n,kt.currentTime+t+n.at)}}function jt(e,{lasts:t,pitch:n,loud:r},i){let a=new GainNode(e,{gain:r});a.gain.setValueAtTime(r,i),a.gain.exponentialRampToValueAtTime(1e-4,i+t),a.connect(e.destination);let o=n===null?Mt(e,t):new OscillatorNode(e,{type:`triangle`,frequency:n});o.connect(a),o.start(i),o.stop(i+t)}function Mt(e,t){let n=Math.ceil(e.sampleRate*t),r=new AudioBuffer({length:n,sampleRate:e.sampleRate}),i=r.getChannelData(0),a=0;for(let e=0;e<n;e++){let t=Math.random()*2-1;i[e]=(t-a)*.5,a=t*.6}return new AudioBufferSourceNode(e,{buffer:r})}function Nt(e,t){if(e===null||!Pt(e,t))return null;let{order:n,zones:r,heading:i,prompt:a,contest:o,choices:s,sheet:c}=t,l=new Map(r.map(t=>[t.id,Ft(e,t)])),u=new Map(e.scene.zones.map(e=>[e.id,e])),d=(n??e.scene.zones.map(({id:e})=>e)).map(e=>l.has(e)?l.get(e):u.get(e));return d.every(e=>e!==void 0)?{...e,row:t.row,entries:t.entries,shown:t.entries,digest:t.digest,turn:t.turn,records:t.records,undo:t.undo,stopBefore:t.stopBefore,stopAfter:null,lesson:t.lesson,scene:{heading:i,prompt:a,zones:d,contest:o,choices:s,sheet:c},news:t.news,log:[...e.log,...Ke(t.news)]}:null}function Pt({table:e,viewer:t,lang:n,row:r},i){return e===i.table&&t===i.viewer&&n===i.lang&&r===i.since}function Ft({scene:e},{cards:t,...n}){let r=new Map(e.zones.flatMap(e=>e.cards).map(e=>[e.id,e])),i=t.map(e=>typeof e==`string`?r.get(e):e);return i.every(e=>e!==void 0)?{...n,cards:i}:void 0}var It=class{constructor(e){this.value=e}valueOf(){return this.value}},$=class extends It{constructor(e=`???`){super(e)}toString(e){return`{${this.value}}`}},Lt=class extends It{constructor(e,t={}){super(e),this.opts=t}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return this.value.toString(10)}},Rt=class e extends It{static supportsValue(t){if(typeof t==`number`||t instanceof Date)return!0;if(t instanceof It)return e.supportsValue(t.valueOf());if(`Temporal`in globalThis){let e=globalThis.Temporal;if(t instanceof e.Instant||t instanceof e.PlainDateTime||t instanceof e.PlainDate||t instanceof e.PlainMonthDay||t instanceof e.PlainTime||t instanceof e.PlainYearMonth)return!0}return!1}constructor(t,n={}){t instanceof e?(n={...t.opts,...n},t=t.value):t instanceof It&&(t=t.valueOf()),typeof t==`object`&&`calendarId`in t&&n.calendar===void 0&&(n={...n,calendar:t.calendarId}),super(t),this.opts=n}[Symbol.toPrimitive](e){return e===`string`?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e==`number`)return e;if(e instanceof Date)return e.getTime();if(`epochMilliseconds`in e)return e.epochMilliseconds;if(`toZonedDateTime`in e)return e.toZonedDateTime(`UTC`).epochMilliseconds;throw TypeError(`Unwrapping a non-number value as a number`)}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return typeof this.value==`number`||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}},zt=100,Bt=`⁨`,Vt=`⁩`;function Ht(e,t,n){return n===t||n instanceof Lt&&t instanceof Lt&&n.value===t.value||t instanceof Lt&&typeof n==`string`&&n===e.memoizeIntlObject(Intl.PluralRules,t.opts).select(t.value)}function Ut(e,t,n){return t[n]?Qt(e,t[n].value):(e.reportError(RangeError(`No default`)),new $)}function Wt(e,t){let n=[],r=Object.create(null);for(let i of t)i.type===`narg`?r[i.name]=Gt(e,i.value):n.push(Gt(e,i));return{positional:n,named:r}}function Gt(e,t){switch(t.type){case`str`:return t.value;case`num`:return new Lt(t.value,{minimumFractionDigits:t.precision});case`var`:return Kt(e,t);case`mesg`:return qt(e,t);case`term`:return Jt(e,t);case`func`:return Yt(e,t);case`select`:return Xt(e,t);default:return new $}}function Kt(e,{name:t}){let n;if(e.params){if(Object.prototype.hasOwnProperty.call(e.params,t))n=e.params[t];else return new $(`$${t}`)}else if(e.args&&Object.prototype.hasOwnProperty.call(e.args,t))n=e.args[t];else return e.reportError(ReferenceError(`Unknown variable: $${t}`)),new $(`$${t}`);if(n instanceof It)return n;switch(typeof n){case`string`:return n;case`number`:return new Lt(n);case`object`:if(Rt.supportsValue(n))return new Rt(n);default:return e.reportError(TypeError(`Variable type not supported: $${t}, ${typeof n}`)),new $(`$${t}`)}}function qt(e,{name:t,attr:n}){let r=e.bundle._messages.get(t);if(!r)return e.reportError(ReferenceError(`Unknown message: ${t}`)),new $(t);if(n){let i=r.attributes[n];return i?Qt(e,i):(e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new $(`${t}.${n}`))}return r.value?Qt(e,r.value):(e.reportError(ReferenceError(`No value: ${t}`)),new $(t))}function Jt(e,{name:t,attr:n,args:r}){let i=`-${t}`,a=e.bundle._terms.get(i);if(!a)return e.reportError(ReferenceError(`Unknown term: ${i}`)),new $(i);if(n){let t=a.attributes[n];if(t){e.params=Wt(e,r).named;let n=Qt(e,t);return e.params=null,n}return e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new $(`${i}.${n}`)}e.params=Wt(e,r).named;let o=Qt(e,a.value);return e.params=null,o}function Yt(e,{name:t,args:n}){let r=e.bundle._functions[t];if(!r)return e.reportError(ReferenceError(`Unknown function: ${t}()`)),new $(`${t}()`);if(typeof r!=`function`)return e.reportError(TypeError(`Function ${t}() is not callable`)),new $(`${t}()`);try{let t=Wt(e,n);return r(t.positional,t.named)}catch(n){return e.reportError(n),new $(`${t}()`)}}function Xt(e,{selector:t,variants:n,star:r}){let i=Gt(e,t);if(i instanceof $)return Ut(e,n,r);for(let t of n)if(Ht(e,i,Gt(e,t.key)))return Qt(e,t.value);return Ut(e,n,r)}function Zt(e,t){if(e.dirty.has(t))return e.reportError(RangeError(`Cyclic reference`)),new $;e.dirty.add(t);let n=[],r=e.bundle._useIsolating&&t.length>1;for(let i of t)if(typeof i==`string`)n.push(e.bundle._transform(i));else{if(e.placeables++,e.placeables>zt)throw e.dirty.delete(t),RangeError(`Too many placeables expanded: ${e.placeables}, max allowed is ${zt}`);r&&n.push(Bt),n.push(Gt(e,i).toString(e)),r&&n.push(Vt)}return e.dirty.delete(t),n.join(``)}function Qt(e,t){return typeof t==`string`?e.bundle._transform(t):Zt(e,t)}var $t=class{constructor(e,t,n){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=t,this.args=n}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,t){let n=this.bundle._intls.get(e);n||(n={},this.bundle._intls.set(e,n));let r=JSON.stringify(t);return n[r]||(n[r]=new e(this.bundle.locales,t)),n[r]}};function en(e,t){let n=Object.create(null);for(let[r,i]of Object.entries(e))t.includes(r)&&(n[r]=i.valueOf());return n}var tn=[`unitDisplay`,`currencyDisplay`,`useGrouping`,`minimumIntegerDigits`,`minimumFractionDigits`,`maximumFractionDigits`,`minimumSignificantDigits`,`maximumSignificantDigits`];function nn(e,t){let n=e[0];if(n instanceof $)return new $(`NUMBER(${n.valueOf()})`);if(n instanceof Lt)return new Lt(n.valueOf(),{...n.opts,...en(t,tn)});if(n instanceof Rt)return new Lt(n.toNumber(),{...en(t,tn)});throw TypeError(`Invalid argument to NUMBER`)}var rn=[`dateStyle`,`timeStyle`,`fractionalSecondDigits`,`dayPeriod`,`hour12`,`weekday`,`era`,`year`,`month`,`day`,`hour`,`minute`,`second`,`timeZoneName`];function an(e,t){let n=e[0];if(n instanceof $)return new $(`DATETIME(${n.valueOf()})`);if(n instanceof Rt||n instanceof Lt)return new Rt(n,en(t,rn));throw TypeError(`Invalid argument to DATETIME`)}var on=new Map;function sn(e){let t=Array.isArray(e)?e.join(` `):e,n=on.get(t);return n===void 0&&(n=new Map,on.set(t,n)),n}var cn=class{constructor(e,{functions:t,useIsolating:n=!0,transform:r=e=>e}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:nn,DATETIME:an,...t},this._useIsolating=n,this._transform=r,this._intls=sn(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:t=!1}={}){let n=[];for(let r=0;r<e.body.length;r++){let i=e.body[r];if(i.id.startsWith(`-`)){if(t===!1&&this._terms.has(i.id)){n.push(Error(`Attempt to override an existing term: "${i.id}"`));continue}this._terms.set(i.id,i)}else{if(t===!1&&this._messages.has(i.id)){n.push(Error(`Attempt to override an existing message: "${i.id}"`));continue}this._messages.set(i.id,i)}}return n}formatPattern(e,t=null,n=null){if(typeof e==`string`)return this._transform(e);let r=new $t(this,n,t);try{return Zt(r,e).toString(r)}catch(e){if(r.errors&&e instanceof Error)return r.errors.push(e),new $().toString(r);throw e}}},ln=/^(-?[a-zA-Z][\w-]*) *= */gm,un=/\.([a-zA-Z][\w-]*) *= */y,dn=/\*?\[/y,fn=/(-?[0-9]+(?:\.([0-9]+))?)/y,pn=/([a-zA-Z][\w-]*)/y,mn=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,hn=/^[A-Z][A-Z0-9_-]*$/,gn=/([^{}\n\r]+)/y,_n=/([^\\"\n\r]*)/y,vn=/\\([\\"])/y,yn=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,bn=/^\n+/,xn=/ +$/,Sn=/ *\r?\n/g,Cn=/( *)$/,wn=/{\s*/y,Tn=/\s*}/y,En=/\[\s*/y,Dn=/\s*] */y,On=/\s*\(\s*/y,kn=/\s*->\s*/y,An=/\s*:\s*/y,jn=/\s*,?\s*/y,Mn=/\s+/y,Nn=class{constructor(e){this.body=[],ln.lastIndex=0;let t=0;for(;;){let n=ln.exec(e);if(n===null)break;t=ln.lastIndex;try{this.body.push(s(n[1]))}catch(e){if(e instanceof SyntaxError)continue;throw e}}function n(n){return n.lastIndex=t,n.test(e)}function r(n,r){if(e[t]===n)return t++,!0;if(r)throw new r(`Expected ${n}`);return!1}function i(e,r){if(n(e))return t=e.lastIndex,!0;if(r)throw new r(`Expected ${e.toString()}`);return!1}function a(n){n.lastIndex=t;let r=n.exec(e);if(r===null)throw SyntaxError(`Expected ${n.toString()}`);return t=n.lastIndex,r}function o(e){return a(e)[1]}function s(e){let t=l(),n=c();if(t===null&&Object.keys(n).length===0)throw SyntaxError(`Expected message value or attributes`);return{id:e,value:t,attributes:n}}function c(){let e=Object.create(null);for(;n(un);){let t=o(un),n=l();if(n===null)throw SyntaxError(`Expected attribute value`);e[t]=n}return e}function l(){let r;if(n(gn)&&(r=o(gn)),e[t]===`{`||e[t]===`}`)return u(r?[r]:[],1/0);let i=x();return i?r?u([r,i],i.length):(i.value=S(i.value,bn),u([i],i.length)):r?S(r,xn):null}function u(r=[],i){for(;;){if(n(gn)){r.push(o(gn));continue}if(e[t]===`{`){r.push(d());continue}if(e[t]===`}`)throw SyntaxError(`Unbalanced closing brace`);let a=x();if(a)r.push(a),i=Math.min(i,a.length);else break}let a=r.length-1,s=r[a];typeof s==`string`&&(r[a]=S(s,xn));let c=[];for(let e of r)e instanceof Pn&&(e=e.value.slice(0,e.value.length-i)),e&&c.push(e);return c}function d(){i(wn,SyntaxError);let e=f();if(i(Tn))return e;if(i(kn)){let t=h();return i(Tn,SyntaxError),{type:`select`,selector:e,...t}}throw SyntaxError(`Unclosed placeable`)}function f(){if(e[t]===`{`)return d();if(n(mn)){let[,e,t,n=null]=a(mn);if(e===`$`)return{type:`var`,name:t};if(i(On)){let r=p();if(e===`-`)return{type:`term`,name:t,attr:n,args:r};if(hn.test(t))return{type:`func`,name:t,args:r};throw SyntaxError(`Function names must be all upper-case`)}return e===`-`?{type:`term`,name:t,attr:n,args:[]}:{type:`mesg`,name:t,attr:n}}return _()}function p(){let n=[];for(;;){switch(e[t]){case`)`:return t++,n;case void 0:throw SyntaxError(`Unclosed argument list`)}n.push(m()),i(jn)}}function m(){let e=f();return e.type===`mesg`&&i(An)?{type:`narg`,name:e.name,value:_()}:e}function h(){let e=[],t=0,i;for(;n(dn);){r(`*`)&&(i=t);let n=g(),a=l();if(a===null)throw SyntaxError(`Expected variant value`);e[t++]={key:n,value:a}}if(t===0)return null;if(i===void 0)throw SyntaxError(`Expected default variant`);return{variants:e,star:i}}function g(){i(En,SyntaxError);let e;return e=n(fn)?v():{type:`str`,value:o(pn)},i(Dn,SyntaxError),e}function _(){if(n(fn))return v();if(e[t]===`"`)return y();throw SyntaxError(`Invalid expression`)}function v(){let[,e,t=``]=a(fn),n=t.length;return{type:`num`,value:parseFloat(e),precision:n}}function y(){r(`"`,SyntaxError);let n=``;for(;;)if(n+=o(_n),e[t]===`\\`)n+=b();else{if(r(`"`))return{type:`str`,value:n};throw SyntaxError(`Unclosed string literal`)}}function b(){if(n(vn))return o(vn);if(n(yn)){let[,e,t]=a(yn),n=parseInt(e||t,16);return n<=55295||57344<=n?String.fromCodePoint(n):`�`}throw SyntaxError(`Unknown escape sequence`)}function x(){let n=t;switch(i(Mn),e[t]){case`.`:case`[`:case`*`:case`}`:case void 0:return!1;case`{`:return C(e.slice(n,t))}return e[t-1]===` `&&C(e.slice(n,t))}function S(e,t){return e.replace(t,``)}function C(e){let t=e.replace(Sn,`
`),n=Cn.exec(e)[1].length;return new Pn(t,n)}}},Pn=class{constructor(e,t){this.value=e,this.length=t}},Fn=`# The web client's own words. What happens at the table is said by the games and the server.

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
nav-cards = Cards
nav-rules = How to play
nav-about = About
nav-table = Table

first-game = Your first game
first-game-about = A game that teaches itself while you play it, in about five minutes.
first-game-begin = Learn { $game }
lesson = Lesson
lesson-by = { $name } shows you { $game }
lesson-step = Step { $step } of { $count }
lesson-show = Show { $number } on the table
lesson-back = Back
lesson-next = Next
lesson-leave = Leave the lesson
lesson-wait = The lesson goes on when it is your turn.
lesson-past = You have done this already.

new-game = A new game
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
play = Play
play-game = Play { $title }
play-options = { $title }: seats and options
play-against = against { $names }
play-side-against = { $side }, against { $names }
play-alone = alone
play-watch = { $names } play, you watch
minutes = { $minutes } min

settings = Settings
setting-theme = Light and dark
setting-theme-system = as the system
setting-theme-light = light
setting-theme-dark = dark
setting-size = Size of text
setting-size-normal = normal
setting-size-large = large
setting-size-largest = largest
setting-contrast = Contrast
setting-contrast-system = as the system
setting-contrast-more = high
setting-motion = Motion
setting-motion-system = as the system
setting-motion-none = none
setting-sound = Sounds
setting-sound-off = off
setting-sound-on = on
setting-notices = Tell me when it is my turn and this page is out of sight
setting-notices-off = no
setting-notices-on = yes
setting-notices-help = The browser asks whether the page may do so.
setting-notices-refused = The browser does not allow it. Its own settings for this page can change that.
setting-keys = Choose with numbers and letters
setting-keys-on = yes
setting-keys-off = no
setting-keys-help = At the table, ? lists all keys.

your-turn = Your turn
your-turn-title = ● Your turn – Brickroad
tile-watch = Watch it
tile-people = Several people at this screen
go-on = Go on

games-begun = Games to go on with
games-begun-none = No game is waiting.
games-begun-one = No other game is waiting.
games-all = All games and records
games-results = Last results
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
undo-nothing = There is nothing of yours to take back.
undo-others = This cannot be taken back: somebody else has acted since.
undo-shown = This cannot be taken back: cards or dice have shown something new since.
undo-past = You are looking back. Only at the newest moment something can be taken back.
undo-closed = This table is closed, because its record is full.
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
rematch = Rematch
rematch-chance = Same players, same options. Who begins is up to chance.
rematch-sides = Same players, same options, sides changed. Who begins is up to chance.
rematch-lost = The record of this game did not arrive, so nothing was begun. Try again.

keys = Keys
keys-all = All keys at the table
keys-arrows = Arrow keys
keys-arrows-does = From choice to choice
keys-enter = Enter
keys-enter-does = Make the choice
keys-tab = Tab
keys-tab-does = To the button that ends a part of the turn, and to everything else
keys-escape = Escape
keys-escape-does = Put down a card, close a list
keys-number = 1 to 9, then a, b …
keys-number-does = Make a choice of a list. Each shows its sign.
keys-back = [ and ]
keys-back-does = One step back, one step on
keys-undo = Ctrl + Z
keys-undo-does = Take back
keys-help = ?
keys-help-does = This list
keys-drag = A card can also be dragged to where it may go.
keys-off = Numbers and letters are switched off in the settings.

aside = The others, and what happened
log = What happened
log-short = Log
log-step = Look back to this moment
log-sieve = What to show
log-all = All
log-mine = Mine
log-cards = Cards
log-seek = Search the log
log-before = Before
log-none = Nothing like this has happened.
log-you = { $name } (you)
slider = Moment of the game
slider-keys = Arrow keys: one moment. Page up and down: one turn. Home and End: the beginning and the end.
slider-where = { $round } · { $shown } of { $entries }
eyes = Seen by
eyes-all = All hands open
eyes-nobody = A spectator
share = Share
share-title = Share this game
share-about = The whole game is in this link. Whoever has a Brickroad can open it and look back at every moment, with every hand.
share-link = The link
share-length = { $letters } characters
share-copy = Copy the link
share-copied = The link is copied.
share-file = Save as a file
see-opening = The shared game is being opened.
nav-see = A shared game
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
duel-ahead-by = ahead by { $by }
duel-behind-by = still behind by { $by }
duel-tie-won = a tie, which wins
duel-tie-lost = a tie, which loses
duel-figures = { $name }: Attack { $attack }, Defence { $defence }, and how they are made up
duel-hand =
    { $count ->
        [one] 1 card in hand
       *[other] { $count } cards in hand
    }
duel-hand-playable = { $count } to play
duel-hand-open = open the hand
duel-listed = What you may choose
duel-listed-count =
    { $count ->
        [one] 1 more choice
       *[other] { $count } more choices
    }
duel-more = and { $count } more
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
about-storyline = “The Card Game of Oz” and “The Magical World of Disney Epic Card Game” were designed by James C. O’Connor of Orion’s Bell. The art of the first is by Yoann Boissonnet and Dann May, its graphic design by James C. O’Connor and Cody Jones. Nothing of their art is used here. Their rules are played as published; what they leave open is our own, and where each card is from is written beside it in the source.
about-not-ours = The rules belong to their authors. Names are used to say which game is meant. Brickroad is not affiliated with, or endorsed by, any of them.
about-pictures = Pictures and letters
about-icons = The pictures on the cards are cut from icons of game-icons.net, made by:
about-changed = Our frames, colours and outlines are added to them. The collection is under
about-font = The letters are Sorts Mill Goudy by Barry Schwartz, under the SIL Open Font License 1.1.
about-words = The lines of the tale
about-quotes = The Stories quote “The Wonderful Wizard of Oz” by L. Frank Baum (1900), which is in the public domain.
about-privacy = Your games
about-privacy-help = Your games are kept where Brickroad runs. The page loads nothing from anywhere else.

## The board of The Card Game of Oz and of the Epic Card Game

storyline-table = The table
storyline-road = The road
storyline-more = And more.
storyline-waiting = Waiting
storyline-shut = Face-down
storyline-toll-enter = Enter { $cost }
storyline-toll-leave = Leave { $cost }
storyline-level = level
storyline-behind = { $count } behind
storyline-ahead = { $count } ahead
storyline-front = Bring { $name } to the front
storyline-alike = All alike
storyline-open = { $asked ->
    [0] { $name }: { $count } more
    [one] { $name }: { $count } more, and 1 can be chosen
   *[other] { $name }: { $count } more, and { $asked } can be chosen
}
storyline-up = { $count ->
    [0] Further up the road
   *[other] Further up the road: { $count } to choose
}
storyline-down = { $count ->
    [0] Further down the road
   *[other] Further down the road: { $count } to choose
}
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

# The book of cards
cards-game = Game
cards-search = Look for a card
cards-search-hint = Name, word or sign: witch, +3, Sorcery …
cards-by-name = By name
cards-games = Games
cards-all-games = All games
cards-marks = Standing and kind
cards-found =
    { $count ->
        [0] No card is like that.
        [one] { $count } card.
       *[other] { $count } cards.
    }
cards-more = { $count } more
cards-failed = The cards could not be read from the server.
cards-again = Try again
cards-back = Card before
cards-next = Next card
cards-standing-good = Good
cards-standing-neutral = Neutral
cards-standing-evil = Evil
cards-kind = Kind
cards-kind-character = Character
cards-kind-companion = Companion
cards-kind-item = Item
cards-kind-object = Object
cards-kind-spell = Spell
cards-kind-effect = Effect
cards-kind-event = Event
cards-kind-attack = Attack
cards-kind-modifier = Modifier
cards-kind-location = Location
cards-kind-story = Story
cards-in-play = In the open game
cards-to-table = Back to the table
cards-terms = In other words
cards-about = About this card
cards-ground = Source
cards-ground-seed = A card of the published rules
cards-ground-own = Our own, of a published kind
cards-ground-own-title = Our own title
cards-ground-own-design = Our own design
cards-ground-published-title = A published title
cards-ground-published-name = A published name
cards-sign = Sign
cards-notation = Notation
cards-in-en = In English
cards-in-fr = In French
cards-rulings = Rules that name it
`,In=`# Les mots du client web. Ce qui se passe à la table est dit par les jeux et par le serveur.

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
nav-cards = Cartes
nav-rules = Comment jouer
nav-about = À propos
nav-table = Table

first-game = Votre première partie
first-game-about = Une partie qui s’explique pendant que vous la jouez, en cinq minutes environ.
first-game-begin = Apprendre { $game }
lesson = Leçon
lesson-by = { $name } vous montre { $game }
lesson-step = Étape { $step } sur { $count }
lesson-show = Montrer { $number } sur la table
lesson-back = Retour
lesson-next = Suite
lesson-leave = Quitter la leçon
lesson-wait = La leçon reprend quand c’est à vous.
lesson-past = Vous avez déjà fait cela.

new-game = Une nouvelle partie
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
play = Jouer
play-game = Jouer\xA0: { $title }
play-options = { $title }\xA0: places et options
play-against = contre { $names }
play-side-against = { $side }, contre { $names }
play-alone = en solitaire
play-watch = { $names } jouent, vous regardez
minutes = { $minutes } min

settings = Réglages
setting-theme = Clair et sombre
setting-theme-system = comme le système
setting-theme-light = clair
setting-theme-dark = sombre
setting-size = Taille du texte
setting-size-normal = normale
setting-size-large = grande
setting-size-largest = très grande
setting-contrast = Contraste
setting-contrast-system = comme le système
setting-contrast-more = élevé
setting-motion = Mouvement
setting-motion-system = comme le système
setting-motion-none = aucun
setting-sound = Sons
setting-sound-off = non
setting-sound-on = oui
setting-notices = Me prévenir quand c’est mon tour et que la page n’est pas visible
setting-notices-off = non
setting-notices-on = oui
setting-notices-help = Le navigateur demande si la page en a le droit.
setting-notices-refused = Le navigateur ne le permet pas. Ses propres réglages pour cette page peuvent changer cela.
setting-keys = Choisir avec des chiffres et des lettres
setting-keys-on = oui
setting-keys-off = non
setting-keys-help = À la table, la touche ? montre la liste des touches.

your-turn = À vous de jouer
your-turn-title = ● À vous de jouer – Brickroad
tile-watch = À regarder
tile-people = Plusieurs personnes à cet écran
go-on = Reprendre

games-begun = Parties à reprendre
games-begun-none = Aucune partie n’attend.
games-begun-one = Aucune autre partie n’attend.
games-all = Toutes les parties
games-results = Derniers résultats
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
undo-nothing = Vous n’avez aucun coup à reprendre.
undo-others = Ce coup ne peut pas être repris\xA0: quelqu’un d’autre a joué depuis.
undo-shown = Ce coup ne peut pas être repris\xA0: des cartes ou des dés ont montré du nouveau depuis.
undo-past = Vous revoyez la partie. Un coup ne se reprend qu’au moment le plus récent.
undo-closed = Cette table est fermée, car son enregistrement est plein.
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
rematch = Revanche
rematch-chance = Mêmes joueurs, mêmes options. Le hasard décide qui commence.
rematch-sides = Mêmes joueurs, mêmes options, camps échangés. Le hasard décide qui commence.
rematch-lost = L’enregistrement de cette partie n’est pas arrivé, donc rien n’a commencé. Réessayez.

keys = Touches
keys-all = Toutes les touches à la table
keys-arrows = Flèches
keys-arrows-does = D’un choix à l’autre
keys-enter = Entrée
keys-enter-does = Faire ce choix
keys-tab = Tab
keys-tab-does = Au bouton qui termine une partie du tour, et à tout le reste
keys-escape = Échap
keys-escape-does = Reposer une carte, fermer une liste
keys-number = 1 à 9, puis a, b…
keys-number-does = Faire un choix d’une liste. Chacun montre son signe.
keys-back = [ et ]
keys-back-does = Un pas en arrière, un pas en avant
keys-undo = Ctrl + Z
keys-undo-does = Reprendre le coup
keys-help = ?
keys-help-does = Cette liste
keys-drag = Une carte peut aussi être glissée là où elle peut aller.
keys-off = Les chiffres et les lettres sont désactivés dans les réglages.

aside = Les autres, et ce qui s’est passé
log = Ce qui s’est passé
log-short = Récit
log-step = Revoir ce moment
log-sieve = Ce qui est montré
log-all = Tout
log-mine = Le mien
log-cards = Cartes
log-seek = Chercher dans le journal
log-before = Avant
log-none = Rien de tel ne s’est passé.
log-you = { $name } (vous)
slider = Moment de la partie
slider-keys = Flèches\xA0: un moment. Page précédente et suivante\xA0: un tour. Début et Fin\xA0: le début et la fin.
slider-where = { $round } · { $shown } sur { $entries }
eyes = Vu par
eyes-all = Toutes les mains
eyes-nobody = Un spectateur
share = Partager
share-title = Partager cette partie
share-about = Toute la partie est dans ce lien. Avec un Brickroad, chacun peut l’ouvrir et en revoir chaque moment, avec toutes les mains.
share-link = Le lien
share-length = { $letters } caractères
share-copy = Copier le lien
share-copied = Le lien est copié.
share-file = Enregistrer en fichier
see-opening = La partie partagée s’ouvre.
nav-see = Une partie partagée
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
duel-ahead-by = { $by } d’avance
duel-behind-by = encore { $by } de retard
duel-tie-won = égalité, qui gagne
duel-tie-lost = égalité, qui perd
duel-figures = { $name }\xA0: attaque { $attack }, défense { $defence }, et le détail
duel-hand =
    { $count ->
        [one] 1 carte en main
       *[other] { $count } cartes en main
    }
duel-hand-playable =
    { $count ->
        [one] 1 jouable
       *[other] { $count } jouables
    }
duel-hand-open = ouvrir la main
duel-listed = Ce que vous pouvez choisir
duel-listed-count =
    { $count ->
        [one] 1 autre choix
       *[other] { $count } autres choix
    }
duel-more = et { $count } de plus
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
about-storyline = «\xA0The Card Game of Oz\xA0» et «\xA0The Magical World of Disney Epic Card Game\xA0» sont de James C. O’Connor, d’Orion’s Bell. Les images du premier sont de Yoann Boissonnet et de Dann May, sa maquette de James C. O’Connor et de Cody Jones. Rien de leurs images ne sert ici. Leurs règles sont suivies comme publiées ; ce qu’elles laissent ouvert est de nous, et l’origine de chaque carte est écrite à côté d’elle dans le code source.
about-not-ours = Les règles appartiennent à leurs auteurs. Les noms ne servent qu’à dire de quel jeu il s’agit. Brickroad n’est ni affilié à eux, ni approuvé par eux.
about-pictures = Images et lettres
about-icons = Les images des cartes sont tirées des icônes de game-icons.net, faites par\xA0:
about-changed = Nos cadres, nos couleurs et nos contours y sont ajoutés. La collection est sous licence
about-font = Les lettres sont Sorts Mill Goudy de Barry Schwartz, sous SIL Open Font License 1.1.
about-words = Les lignes du conte
about-quotes = Les Histoires citent «\xA0Le Magicien d’Oz\xA0» de L. Frank Baum (1900), qui est dans le domaine public, dans notre traduction.
about-privacy = Vos parties
about-privacy-help = Vos parties sont gardées là où Brickroad tourne. La page ne charge rien d’ailleurs.

## Le plateau de The Card Game of Oz et de l’Epic Card Game

storyline-table = La table
storyline-road = La route
storyline-more = Et plus.
storyline-waiting = En attente
storyline-shut = Face cachée
storyline-toll-enter = Entrer\xA0: { $cost }
storyline-toll-leave = Partir\xA0: { $cost }
storyline-level = à égalité
storyline-behind = { $count } de retard
storyline-ahead = { $count } d’avance
storyline-front = Mettre { $name } au premier plan
storyline-alike = Tous à la même distance
storyline-open = { $asked ->
    [0] { $name }\xA0: { $count } de plus
    [one] { $name }\xA0: { $count } de plus, dont 1 peut être choisie
   *[other] { $name }\xA0: { $count } de plus, dont { $asked } peuvent être choisies
}
storyline-up = { $count ->
    [0] Plus haut sur la route
   *[other] Plus haut sur la route\xA0: { $count } à choisir
}
storyline-down = { $count ->
    [0] Plus bas sur la route
   *[other] Plus bas sur la route\xA0: { $count } à choisir
}
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

# Le livre des cartes
cards-game = Jeu
cards-search = Chercher une carte
cards-search-hint = Nom, mot ou signe\xA0: sorcière, +3…
cards-by-name = Par nom
cards-games = Jeux
cards-all-games = Tous les jeux
cards-marks = Moralité et genre
cards-found =
    { $count ->
        [0] Aucune carte ne répond à cela.
        [one] { $count } carte.
       *[other] { $count } cartes.
    }
cards-more = Encore { $count }
cards-failed = Le serveur n’a pas pu donner les cartes.
cards-again = Essayer encore
cards-back = Carte d’avant
cards-next = Carte suivante
cards-standing-good = Bénéfique
cards-standing-neutral = Neutre
cards-standing-evil = Maléfique
cards-kind = Genre
cards-kind-character = Personnage
cards-kind-companion = Compagnon
cards-kind-item = Objet (duel)
cards-kind-object = Objet
cards-kind-spell = Sort
cards-kind-effect = Effet
cards-kind-event = Événement
cards-kind-attack = Attaque
cards-kind-modifier = Modificateur
cards-kind-location = Lieu
cards-kind-story = Histoire
cards-in-play = Dans la partie ouverte
cards-to-table = Retour à la table
cards-terms = En d’autres mots
cards-about = À propos de cette carte
cards-ground = Source
cards-ground-seed = Une carte des règles publiées
cards-ground-own = De nous, d’un genre publié
cards-ground-own-title = Un titre à nous
cards-ground-own-design = Une carte à nous
cards-ground-published-title = Un titre publié
cards-ground-published-name = Un nom publié
cards-sign = Repère
cards-notation = Notation
cards-in-en = En anglais
cards-in-fr = En français
cards-rulings = Règles qui la nomment (en anglais)
`;function Ln(e){let t=Bn.get(e)??Vn(e);return(e,n)=>{let r=t.getMessage(e)?.value;return r?t.formatPattern(r,n??null,[]):e}}function Rn(e){return e.map(e=>e.slice(0,2)).find(e=>e===`en`||e===`fr`)===`fr`?`fr`:`en`}var zn={en:Fn,fr:In},Bn=new Map;function Vn(e){let t=new cn(e,{useIsolating:!1});return t.addResource(new Nn(zn[e])),Bn.set(e,t),t}function Hn(){return`Notification`in globalThis&&Notification.permission===`granted`}async function Un(){return`Notification`in globalThis&&await Notification.requestPermission()===`granted`}async function Wn(e,t,n){if(!document.hidden||!Hn())return;let r={body:t,tag:`table-${n}`,icon:`./icons/192.png`},i=await navigator.serviceWorker?.getRegistration();if(i?.active){await i.showNotification(e,r);return}let a=new Notification(e,r);a.onclick=()=>(focus(),a.close())}var Gn=.3,Kn=class{#e=A(Ie({at:`lobby`},`en`));get model(){return C(this.#e)}set model(e){B(this.#e,e)}#t;#n=null;#r=new Xe(e=>this.#u({is:`heard`,message:{say:`position`,...e}}),mt);constructor(e,t){this.model=Ie(tt(location.hash),t),this.#t=new bt(e,{linked:()=>this.#i(),lost:()=>this.#u({is:`lost`}),heard:e=>this.#s(e)}),addEventListener(`popstate`,()=>this.go(tt(location.hash)));for(let e of[`click`,`keydown`])addEventListener(e,()=>setTimeout(()=>this.#r.hurry()))}connect(){this.#t.connect()}go=e=>{let t=this.model.position!==null;this.#u({is:`went`,screen:e}),this.model.position===null&&(this.#r.clear(),t&&this.#t.say({say:`leave`}),this.#o())};ask=e=>{this.#u({is:`asked`,message:e}),this.#t.say(e),e.say===`remove`&&this.find(this.model.sought)};find=e=>{this.#u({is:`sought`,sought:e}),this.#t.say({say:`tables`,...e})};notice=e=>{this.#u({is:`noticed`,words:e})};speak=e=>{he({lang:e}),this.#u({is:`spoke`,lang:e}),this.#a(),this.model.screen.at!==`table`&&this.find(this.model.sought)};#i(){this.#u({is:`linked`}),this.model.screen.at===`table`&&this.#a(),this.#o()}#a(){this.#t.say({say:`hello`,lang:this.model.lang})}#o(){let{screen:e}=this.model;e.at===`table`?this.#t.say({say:`open`,table:e.table}):e.at===`see`?(this.#a(),this.ask({say:`import`,record:e.code})):(this.#a(),this.find(this.model.sought))}#s(e){if(e.say===`position`||e.say===`update`){this.#c(e);return}if(e.say===`record`){st(`brickroad-${this.#n?.game??`game`}.jsonl`,e.text);return}let t=this.model.screen;this.#u({is:`heard`,message:e}),e.say===`refused`&&this.model.screen!==t&&this.#o()}#c(e){let t=this.#n,n=e.say===`position`?e:Nt(t,e);if(this.#n=n,n&&this.#l(t,n),n)for(let e of[...t?We(t,n):[],n])this.#r.heard(e);else this.#t.say({say:`again`})}#l(e,t){ft().sound===`on`&&Ot(e,t).forEach((e,t)=>At(e,t*Gn)),wt(t)&&(e?.table!==t.table||!wt(e)||e.entries<t.entries)&&ft().notices===`on`&&Wn(Ln(this.model.lang)(`your-turn`),`${t.title} · ${t.scene.heading}`,t.table);let n=e?.table===t.table?null:ot(t);n===null?at(t.table,{entry:t.shown<t.entries?t.shown:null}):this.#t.say({say:`step`,entry:n})}#u(e){this.model=Le(this.model,e);let t=$e(this.model.screen);t!==(location.hash||`#/`)&&history.pushState(null,``,t)}},qn=[{name:`Lorc`,site:`https://lorcblog.blogspot.com`},{name:`Delapouite`,site:`https://delapouite.com`},{name:`John Colburn`,site:`http://ninmunanmu.com`},{name:`Felbrigg`,site:`https://blackdogofdoom.blogspot.co.uk`},{name:`John Redman`,site:`http://www.uniquedicetowers.com`},{name:`Carl Olsen`,site:`https://twitter.com/unstoppableCarl`},{name:`Sbed`,site:`https://opengameart.org/content/95-game-icons`},{name:`PriorBlue`},{name:`Willdabeast`,site:`https://wjbstories.blogspot.com`},{name:`Viscious Speed`,site:`https://viscious-speed.deviantart.com`},{name:`Lord Berandas`,site:`https://berandas.deviantart.com`},{name:`Irongamer`,site:`http://ecesisllc.wix.com/home`},{name:`HeavenlyDog`,site:`http://www.gnomosygoblins.blogspot.com`},{name:`Lucas`},{name:`Faithtoken`,site:`https://fungustoken.deviantart.com`},{name:`Skoll`},{name:`Andy Meneely`,site:`http://www.se.rit.edu/~andy/`},{name:`Cathelineau`},{name:`Kier Heyl`},{name:`Aussiesim`},{name:`Sparker`,site:`http://citizenparker.com`},{name:`Zeromancer`},{name:`Rihlsul`},{name:`Quoting`},{name:`Guard13007`,site:`https://guard13007.com`},{name:`DarkZaitzev`,site:`https://darkzaitzev.deviantart.com`},{name:`SpencerDub`},{name:`GeneralAce135`},{name:`Zajkonur`},{name:`Catsu`},{name:`Starseeker`},{name:`Pepijn Poolman`},{name:`Pierre Leducq`},{name:`Caro Asercion`}],Jn=v(`<svg class="fleuron svelte-1cerjwe" viewBox="0 0 160 16" aria-hidden="true"><path d="M2 8H58M102 8H158" stroke="currentColor" stroke-width="1.5"></path><path fill="currentColor"></path></svg>`);function Yn(t){var n=Jn(),r=q(e(n));R(r,`d`,`M80 1L88 8L80 15L72 8ZM66 4L70 8L66 12L62 8ZM94 4L98 8L94 12L90 8Z`),G(n),o(t,n)}var Xn=f(`<a rel="external noreferrer" class="svelte-1ebmn3w"> </a>`),Zn=f(`<li class="svelte-1ebmn3w"><!></li>`),Qn=f(`<article class="sheet svelte-1ebmn3w"><h1 tabindex="-1" class="svelte-1ebmn3w"> </h1> <!> <p> </p> <h2 class="svelte-1ebmn3w"> </h2> <p class="svelte-1ebmn3w"> </p> <p class="svelte-1ebmn3w"> </p> <p class="svelte-1ebmn3w"> </p> <p class="svelte-1ebmn3w"> </p> <h2 class="svelte-1ebmn3w"> </h2> <p> </p> <ul translate="no" class="svelte-1ebmn3w"></ul> <p class="svelte-1ebmn3w"> <a href="https://creativecommons.org/licenses/by/3.0/" rel="external noreferrer">CC BY 3.0</a>. <a href="https://game-icons.net" rel="external noreferrer">game-icons.net</a></p> <p class="svelte-1ebmn3w"> </p> <h2 class="svelte-1ebmn3w"> </h2> <p> </p> <h2 class="svelte-1ebmn3w"> </h2> <p> </p></article>`);function $n(t,r){F(r,!0);var i=Qn(),a=e(i),s=X(a,!0),c=q(a,2);Yn(c,{});var l=q(c,2),d=X(l,!0),f=q(l,2),p=X(f,!0),m=q(f,2),_=X(m,!0),v=q(m,2),y=X(v,!0),b=q(v,2),x=X(b,!0),S=q(b,2),w=X(S,!0),T=q(S,2),E=X(T,!0),D=q(T,2),O=X(D,!0),k=q(D,2);h(k,21,()=>qn,({name:e,site:t})=>e,(t,r)=>{let i=()=>C(r).name,a=()=>C(r).site;var s=Zn(),c=e(s),l=e=>{var t=Xn(),n=X(t,!0);u(()=>{R(t,`href`,a()),g(n,i())}),o(e,t)},d=e=>{var t=n();u(()=>g(t,i())),o(e,t)};V(c,e=>{a()?e(l):e(d,-1)}),G(s),o(t,s)}),G(k);var A=q(k,2),j=e(A);ne(3),G(A);var M=q(A,2),N=X(M,!0),P=q(M,2),I=X(P,!0),L=q(P,2),ee=X(L,!0),z=q(L,2),B=X(z,!0),H=q(z,2),U=X(H,!0);G(i),u((e,t,n,r,i,a,o,c,l,u,f,m,h,v,b)=>{g(s,e),g(d,t),g(p,n),g(_,r),g(y,i),g(x,a),g(w,o),g(E,c),g(O,l),g(j,`${u??``} `),g(N,f),g(I,m),g(ee,h),g(B,v),g(U,b)},[()=>r.say(`nav-about`),()=>r.say(`about-what`),()=>r.say(`about-games`),()=>r.say(`about-draft`),()=>r.say(`about-duel`),()=>r.say(`about-storyline`),()=>r.say(`about-not-ours`),()=>r.say(`about-pictures`),()=>r.say(`about-icons`),()=>r.say(`about-changed`),()=>r.say(`about-font`),()=>r.say(`about-words`),()=>r.say(`about-quotes`),()=>r.say(`about-privacy`),()=>r.say(`about-privacy-help`)]),o(t,i),Z()}var er={dorothy:{width:12,height:12,strokes:`M0 3H12M0 6H12M3 0V12M6 0V12`,turn:0},toto:{width:14,height:10,strokes:`M2 9Q3 5 1 2M5 9Q5 5 7 3M10 9Q9 6 12 4`,turn:0},lion:{width:16,height:9,strokes:`M0 6Q4 0 8 6T16 6`,turn:90},scarecrow:{width:9,height:15,strokes:`M2 0V9M6 4V15`,turn:38},tinman:{width:18,height:10,strokes:`M0 5H18M9 0V5M0 5V10`,turn:0},glinda:{width:16,height:16,strokes:`M4 1V7M1 4H7M12 10V14M10 12H14`,turn:12},witch:{width:14,height:8,strokes:`M0 6L3.5 2L7 6L10.5 2L14 6`,turn:-18},oz:{width:14,height:20,strokes:`M0 10L7 0L14 10L7 20Z`,turn:0},ozma:{width:16,height:16,strokes:`M4 4m-2.5 0a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0M12 9V15M9 12H15`,turn:0},munchkin:{width:10,height:14,strokes:`M3 1V13M7 1V13M0 5H10`,turn:0},winkie:{width:12,height:12,strokes:`M2 2L6 6L10 2M6 6V11`,turn:0},quadling:{width:18,height:9,strokes:`M0 8Q4.5 0 9 8T18 8`,turn:0},gillikin:{width:16,height:12,strokes:`M0 10L8 2L16 10M4 10L8 6L12 10`,turn:0},emerald:{width:12,height:12,strokes:`M0 6L6 0L12 6L6 12Z`,turn:0},kansas:{width:16,height:8,strokes:`M0 4H9M12 4H16`,turn:0},nome:{width:18,height:14,strokes:`M0 4L5 7L9 3L13 8L18 5M2 12L7 10L12 13`,turn:0},neutral:{width:20,height:12,strokes:`M0 6H20M5 0V6M15 6V12`,turn:0},wild:{width:16,height:14,strokes:`M0 10Q4 2 8 10T16 10M4 6L2 3M12 13L14 10`,turn:12},forest:{width:14,height:16,strokes:`M7 1L2 8H12ZM7 6L1 13H13M7 13V16`,turn:0},field:{width:18,height:8,strokes:`M0 6Q9 1 18 6`,turn:-8},house:{width:12,height:10,strokes:`M0 0V4Q3 9 6 4V0M6 4Q9 9 12 4`,turn:0},water:{width:18,height:9,strokes:`M0 5Q4.5 0 9 5T18 5`,turn:0},good:{width:9,height:9,strokes:`M0 9L9 0`,turn:0},evil:{width:14,height:12,strokes:`M0 8H14M4 8L6 3M10 8L8 12`,turn:24}},tr=16,nr=Array.from({length:tr},(e,t)=>{let[n,r]=[t*2*Math.PI/tr,(t+.5)*2*Math.PI/tr];return`M50 50L${rr(Math.cos(n))} ${rr(Math.sin(n))}L${rr(Math.cos(r))} ${rr(Math.sin(r))}Z`}).join(``);function rr(e){return(50+e*90).toFixed(1)}var ir=v(`<symbol viewBox="0 0 512 512"><path fill="currentColor"></path></symbol>`),ar=v(`<pattern patternUnits="userSpaceOnUse"><path fill="none" stroke="var(--tint)" stroke-width="1.6" stroke-linecap="round"></path></pattern>`),or=v(`<svg width="0" height="0" class="defs svelte-10ft9ih" aria-hidden="true" focusable="false"><defs><!><!><symbol id="rays" viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice"><path fill="currentColor"></path></symbol></defs></svg>`);function sr(t){var n=or(),r=e(n),i=e(r);h(i,17,()=>re,([e,t])=>e,(e,t)=>{var n=Y(()=>O(C(t),2));let r=()=>C(n)[0],i=()=>C(n)[1];var a=ir(),s=X(a);u(()=>{R(a,`id`,`icon-${r()??``}`),R(s,`d`,i())}),o(e,a)});var a=q(i);h(a,17,()=>Object.entries(er),([e,{width:t,height:n,strokes:r,turn:i}])=>e,(e,t)=>{var n=Y(()=>O(C(t),2));let r=()=>C(n)[0],i=()=>C(n)[1].width,a=()=>C(n)[1].height,s=()=>C(n)[1].strokes,c=()=>C(n)[1].turn;var l=ar(),d=X(l);u(()=>{R(l,`id`,`hatch-${r()??``}`),R(l,`data-tint`,r()),R(l,`width`,i()),R(l,`height`,a()),R(l,`patternTransform`,`rotate(${c()??``})`),R(d,`d`,s())}),o(e,l)});var s=q(a),c=X(s);G(r),G(n),u(()=>R(c,`d`,nr)),o(t,n)}var cr=(function(){let e=typeof document<`u`&&document.createElement(`link`).relList;return e&&e.supports&&e.supports(`modulepreload`)?`modulepreload`:`preload`})(),lr=function(e,t){return new URL(e,t).href},ur={},dr=function(e){return e.pathname.endsWith(`.css`)},fr=function(e,t,n){if(t in e)return e[t];let r=n();if(!r){e[t]=void 0;return}let i=r.then(()=>{e[t]=void 0},n=>{throw e[t]=void 0,n});return e[t]=i,i},pr=function(e,t,n){let r=Promise.resolve();if(t&&t.length>0){let e,i=document.querySelector(`meta[property=csp-nonce]`),a=i?.nonce||i?.getAttribute(`nonce`);function o(e){return Promise.all(e.map(e=>Promise.resolve(e).then(e=>({status:`fulfilled`,value:e}),e=>({status:`rejected`,reason:e}))))}function s(e){return import.meta.resolve?new URL(import.meta.resolve(e)):new URL(e,import.meta.url)}r=o(t.map(t=>{t=lr(t,n);let r=s(t),i=dr(r);return fr(ur,r.href,()=>{if(e===void 0){e={all:new Set,styles:new Set};let t=document.getElementsByTagName(`link`);for(let n=t.length-1;n>=0;n--){let r=t[n];e.all.add(r.href),r.rel===`stylesheet`&&e.styles.add(r.href)}}if((i?e.styles:e.all).has(r.href))return;let t=document.createElement(`link`);if(t.rel=i?`stylesheet`:cr,i||(t.as=`script`),t.crossOrigin=``,t.href=r.href,a&&t.setAttribute(`nonce`,a),document.head.appendChild(t),i)return new Promise((e,n)=>{let i=a=>{t.removeEventListener(`load`,i),t.removeEventListener(`error`,i),a.type===`error`?n(Error(`Unable to preload CSS for ${r}`)):e(a)};t.addEventListener(`load`,i),t.addEventListener(`error`,i)})})}).filter(e=>e!==void 0))}function i(e){let t=new Event(`vite:preloadError`,{cancelable:!0});if(t.payload=e,window.dispatchEvent(t),!t.defaultPrevented)throw e}return r.then(t=>{for(let e of t||[])e.status===`rejected`&&i(e.reason);return e().catch(i)})};function mr(e,t){var n=l(),r=I(n);p(r,()=>pr(()=>import(`./Cover-C1XtElHf.js`),__vite__mapDeps([0,1,2]),import.meta.url),null,(e,n)=>{var r=Y(()=>{var{default:e}=C(n);return{Cover:e}}),i=Y(()=>C(r).Cover),s=l(),c=I(s);a(c,()=>C(i),(e,n)=>{n(e,{get game(){return t.game}})}),o(e,s)}),o(e,n)}var hr=f(`<span class="button main svelte-1xicl3k"> </span>`),gr=f(`<a><span class="picture svelte-1xicl3k"><!></span> <span class="said svelte-1xicl3k"><strong class="svelte-1xicl3k"> </strong> <span class="heading svelte-1xicl3k"> </span> <span class="names svelte-1xicl3k"> </span> <em class="svelte-1xicl3k"> </em></span> <!></a>`);function _r(t,n){F(n,!0);let r=M(n,`wide`,3,!1),i=Y(()=>({at:`table`,table:n.table.id})),a=Y(()=>n.table.seats.filter(({bot:e})=>e===null).length),s=Y(()=>C(a)===0?`tile-watch`:C(a)===1?`your-turn`:`tile-people`);var l=gr();let d;var f=e(l);mr(e(f),{get game(){return n.table.game}}),G(f);var p=q(f,2),m=e(p),h=X(m,!0),_=q(m,2),v=X(_,!0),b=q(_,2),x=X(b,!0),S=q(b,2),w=X(S,!0);G(p);var T=q(p,2),E=e=>{var t=hr(),r=X(t,!0);u(e=>g(r,e),[()=>n.say(`go-on`)]),o(e,t)};V(T,e=>{r()&&e(E)}),G(l),u((e,t,i)=>{d=y(l,1,`tile svelte-1xicl3k`,null,d,{wide:r(),mine:C(a)>0}),R(l,`href`,e),g(h,n.table.title),g(v,n.table.heading),g(x,t),g(w,i)},[()=>$e(C(i)),()=>n.table.seats.map(({name:e})=>e).join(`, `),()=>n.say(C(s))]),c(`click`,l,e=>(e.preventDefault(),n.go(C(i)))),o(t,l),Z()}S([`click`]);var vr=f(`<li><button type="button" class="button svelte-f9wjkp"> </button></li>`),yr=f(`<section class="sheet first svelte-f9wjkp" aria-labelledby="first-game"><div class="svelte-f9wjkp"><h2 id="first-game" class="svelte-f9wjkp"> </h2> <p class="svelte-f9wjkp"> </p></div> <ul class="svelte-f9wjkp"></ul></section>`);function br(t,n){F(n,!0);let r=Y(()=>new Set(n.model.tables?.past.lines.map(({game:e})=>e))),i=Y(()=>n.model.tables===null?[]:n.model.games.filter(({name:e,hasLesson:t})=>t&&!C(r).has(e))),a=Y(()=>me().seats?.find(({bot:e})=>e===null)?.name??n.say(`you`));var s=l(),d=I(s),f=t=>{var r=yr(),s=e(r),l=e(s),d=X(l,!0),f=q(l,2),p=X(f,!0);G(s);var m=q(s,2);h(m,21,()=>C(i),({name:e,title:t})=>e,(t,r)=>{let i=()=>C(r).name,s=()=>C(r).title;var l=vr(),d=e(l),f=X(d,!0);G(l),u(e=>{d.disabled=n.model.opening,R(d,`aria-label`,e),g(f,s())},[()=>n.say(`first-game-begin`,{game:s()})]),c(`click`,d,()=>n.ask({say:`lesson`,game:i(),name:C(a)})),o(t,l)}),G(m),G(r),u((e,t)=>{g(d,e),g(p,t)},[()=>n.say(`first-game`),()=>n.say(`first-game-about`)]),o(t,r)};V(d,e=>{C(i).length>0&&e(f)}),o(t,s),Z()}S([`click`]);var xr={draft:{minutes:10,seats:3},duel:{minutes:20,seats:2},oz:{minutes:30,seats:2},epic:{minutes:40,seats:2}};function Sr(e){return xr[e]?.minutes??null}function Cr(e){return xr[e]?.seats??2}var wr={library2:({seats:e})=>e>=2,library3:({seats:e})=>e>=3,library4:({seats:e})=>e>=4,roundCap:({seats:e,options:t})=>e>1&&t.mode===`standard`};function Tr(e,t){return e.filter(({name:e})=>wr[e]?.(t)??!0)}function Er(e,{seats:t},n,r,i){let a=t.findIndex(({bot:e})=>e===null),o=t.filter((e,t)=>t!==a),s=e.seatTitles[a],c=new Intl.ListFormat(r).format(o.map(({name:e})=>e));return a<0?i(`play-watch`,{names:c})+Dr(o,n):o.length===0?i(`play-alone`):(s===void 0?i(`play-against`,{names:c}):i(`play-side-against`,{side:s,names:c}))+Dr(o,n)}function Dr(e,t){let n=new Set(e.flatMap(({bot:e})=>e===null?[]:[Or(e,t)]));return n.size===1?` · ${[...n].join(``)}`:``}function Or(e,t){return t.find(t=>t.level===e)?.label??e}var kr=f(`<p class="about svelte-1f6nkdl"> </p>`),Ar=f(`<span class="svelte-1f6nkdl"><svg viewBox="0 0 20 20" aria-hidden="true" class="svelte-1f6nkdl"><path d="M4 2h12v2h-1v2.500L11.5 10 15 13.500V16h1v2H4v-2h1v-2.500L8.5 10 5 6.500V4H4ZM7 4v1.800h6V4ZM7 16h6v-1.500l-3-2.700-3 2.700Z" fill-rule="evenodd"></path></svg> </span>`),jr=f(`<li class="game svelte-1f6nkdl"><div class="picture svelte-1f6nkdl"><!></div> <div class="said svelte-1f6nkdl"><h3 class="svelte-1f6nkdl"> </h3> <!> <p class="facts svelte-1f6nkdl"><span class="svelte-1f6nkdl"><svg viewBox="0 0 20 20" aria-hidden="true" class="svelte-1f6nkdl"><path d="M10 2a3.4 3.4 0 0 1 2.6 5.6c2.6.5 5.4 1.6 5.4 3.4 0 1.5-2 1.6-3.6 1.3L16.6 18H11.4L10 15.4 8.6 18H3.4l2.2-5.7C4 12.6 2 12.5 2 11c0-1.8 2.8-2.9 5.4-3.400A3.4 3.4 0 0 1 10 2Z"></path></svg> </span> <!></p> <p class="against svelte-1f6nkdl"> </p></div> <div class="start svelte-1f6nkdl"><button type="button" class="button main svelte-1f6nkdl"> </button> <button type="button" class="button more svelte-1f6nkdl" aria-haspopup="dialog"><svg viewBox="0 0 24 24" aria-hidden="true" class="svelte-1f6nkdl"><path d="M3 6h10M19 6h2M3 12h3M12 12h9M3 18h11M20 18h1" fill="none"></path><circle cx="16" cy="6" r="2.6"></circle><circle cx="9" cy="12" r="2.6"></circle><circle cx="17" cy="18" r="2.6"></circle></svg></button></div></li>`);function Mr(t,n){F(n,!0);let r=Y(()=>Sr(n.game.name)),i=Y(()=>n.game.fewestSeats<n.game.mostSeats?n.say(`seats-between`,{fewest:n.game.fewestSeats,most:n.game.mostSeats}):n.say(`seats-exactly`,{most:n.game.mostSeats}));var a=jr(),s=e(a);mr(e(s),{get game(){return n.game.name}}),G(s);var l=q(s,2),d=e(l),f=X(d,!0),p=q(d,2),m=e=>{var t=kr(),r=X(t,!0);u(()=>g(r,n.game.about)),o(e,t)};V(p,e=>{n.game.about&&e(m)});var h=q(p,2),_=e(h),v=q(e(_),1,!0);G(_);var y=q(_,2),b=t=>{var i=Ar(),a=q(e(i),1,!0);G(i),u(e=>g(a,e),[()=>n.say(`minutes`,{minutes:C(r)})]),o(t,i)};V(y,e=>{C(r)!==null&&e(b)}),G(h);var x=q(h,2),S=X(x,!0);G(l);var w=q(l,2),T=e(w),E=X(T,!0),D=q(T,2);G(w),G(a),u((e,t,r,o,s)=>{R(a,`data-game`,n.game.name),R(d,`id`,`game-${n.game.name??``}`),g(f,n.game.title),g(v,C(i)),g(S,e),R(T,`aria-disabled`,n.busy),R(T,`aria-label`,t),g(E,r),R(D,`aria-label`,o),R(D,`title`,s)},[()=>Er(n.game,n.plan,n.bots,n.lang,n.say),()=>n.say(`play-game`,{title:n.game.title}),()=>n.say(`play`),()=>n.say(`play-options`,{title:n.game.title}),()=>n.say(`play-options`,{title:n.game.title})]),c(`click`,T,function(...e){n.onplay?.apply(this,e)}),c(`click`,D,function(...e){n.onoptions?.apply(this,e)}),o(t,a),Z()}S([`click`]);var Nr=40,Pr=/[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\u{ad}\u{34f}\u{61c}\u{115f}\u{1160}\u{17b4}\u{17b5}\u{180b}-\u{180f}\u{200b}-\u{200f}\u{2028}-\u{202e}\u{2060}-\u{206f}\u{2800}\u{3164}\u{feff}\u{ffa0}\u{fff0}-\u{fffb}\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{e0fff}]/u,Fr=/^\p{White_Space}+|\p{White_Space}+$/gu,Ir=/\p{White_Space}+/gu,Lr=/[^\p{White_Space}\p{M}]/u,Rr=/[\u{fe00}-\u{fe0f}]/gu;function zr(e){let t=e.replace(Fr,``);return Pr.test(t)?`odd`:Lr.test(t)?[...Hr(e)].length>Nr?`long`:`fine`:`blank`}function Br(e,t){return Ur(e)===Ur(t)}function Vr(e,t,n){let r=e[t]?.name??``;switch(zr(r)){case`blank`:return n(`name-blank`,{most:Nr});case`long`:return n(`name-long`,{most:Nr});case`odd`:return n(`name-odd`,{most:Nr});case`fine`:{let i=e.findIndex((e,n)=>n!==t&&Br(e.name,r));return i<0?void 0:n(`name-same`,{seat:i+1})}}}function Hr(e){return e.replace(Fr,``).replace(Ir,` `)}function Ur(e){return Hr(e).normalize(`NFKC`).replace(Rr,``).toLowerCase()}var Wr=[`Ojo`,`Trot`,`Scraps`,`Betsy`];function Gr(e){return(e.at(-2)??e.at(-1))?.level??null}function Kr(e,t,{plans:n,seats:r},i){let a=n?.[e.name],o=a?.seats.map(e=>Yr(t,e.bot)?e:{...e,bot:Gr(t)}),s=r?.find(({bot:e})=>e===null)?.name??i,c=o&&o.length>0?o:Zr([{name:s,bot:null}],Cr(e.name),t);return{seats:Zr(c,ei(e,c.length),t),options:{...ti(e),...qr(e,a?.options??{})}}}function qr(e,t){let n=e.options.filter(e=>Jr(e,t[e.name]));return Object.fromEntries(n.map(({name:e,default:n})=>[e,t[e]??n]))}function Jr({kind:e},t){switch(e.type){case`flag`:return typeof t==`boolean`;case`number`:return typeof t==`number`&&t===ni(t,e,t);case`oneOf`:return e.words.some(([e])=>e===t)}}function Yr(e,t){return t===null||e.some(e=>e.level===t)}function Xr(e,t){let n=Array.from({length:t.length+1},(e,t)=>`Bot ${t+1}`),r=e=>!t.some(t=>Br(t,e));return{name:[...Wr,...n].find(r)??``,bot:Gr(e)}}function Zr(e,t,n){let r=e.slice(0,t);for(;r.length<t;)r.push(Xr(n,r.map(e=>e.name)));return r}function Qr(e){return[...e.slice(-1),...e.slice(0,-1)]}function $r(e){return Array.from({length:e.mostSeats-e.fewestSeats+1},(t,n)=>e.fewestSeats+n)}function ei(e,t){return Math.min(Math.max(t,e.fewestSeats),e.mostSeats)}function ti(e){return Object.fromEntries(e.options.map(e=>[e.name,e.default]))}function ni(e,t,n){return Number.isNaN(e)?n:Math.min(Math.max(Math.round(e),t.least),t.most)}var ri=f(`<input type="checkbox" class="svelte-1um0722"/> <label> </label>`,1),ii=f(`<label> <span class="range svelte-1um0722"> </span></label> <input class="field" type="number" step="1"/>`,1),ai=f(`<option> </option>`),oi=f(`<label> </label> <select class="field"></select>`,1),si=f(`<div><!> <p class="svelte-1um0722"> </p></div>`);function ci(t,n){F(n,!0);let r=Y(()=>`option-${n.spec.name}`),i=Y(()=>n.spec.kind);var a=si();let s;var l=e(a),d=e=>{var t=ri(),i=I(t);z(i);var a=q(i,2),s=X(a,!0);u(()=>{R(i,`id`,C(r)),D(i,n.value===!0),R(i,`aria-describedby`,`${C(r)??``}-help`),R(a,`for`,C(r)),g(s,n.spec.label)}),c(`change`,i,e=>n.onvalue(e.currentTarget.checked)),o(e,t)},f=t=>{var a=ii(),s=I(a),l=e(s),d=q(l),f=X(d,!0);G(s);var p=q(s,2);z(p),u(e=>{R(s,`for`,C(r)),g(l,`${n.spec.label??``} `),g(f,e),R(p,`id`,C(r)),R(p,`min`,C(i).least),R(p,`max`,C(i).most),ce(p,n.value),R(p,`aria-describedby`,`${C(r)??``}-help`)},[()=>n.say(`option-range`,{...C(i)})]),c(`change`,p,({currentTarget:e})=>{let t=ni(e.valueAsNumber,C(i),Number(n.value));e.value=String(t),n.onvalue(t)}),o(t,a)},p=e=>{var t=oi(),a=I(t),s=X(a,!0),l=q(a,2);h(l,21,()=>C(i).words,([e,t])=>e,(e,t)=>{var n=Y(()=>O(C(t),2));let r=()=>C(n)[0],i=()=>C(n)[1];var a=ai(),s=X(a,!0),c={};u(()=>{g(s,i()),c!==(c=r())&&(a.value=(a.__value=c)??``)}),o(e,a)}),G(l);var d;de(l),u(()=>{R(a,`for`,C(r)),g(s,n.spec.label),R(l,`id`,C(r)),R(l,`aria-describedby`,`${C(r)??``}-help`),d!==(d=n.value)&&(l.value=(l.__value=d)??``,j(l,d))}),c(`change`,l,e=>n.onvalue(e.currentTarget.value)),o(e,t)};V(l,e=>{C(i).type===`flag`?e(d):C(i).type===`number`?e(f,1):e(p,-1)});var m=q(l,2),_=X(m,!0);G(a),u(()=>{s=y(a,1,`option svelte-1um0722`,null,s,{flag:C(i).type===`flag`,number:C(i).type===`number`}),R(m,`id`,`${C(r)??``}-help`),g(_,n.spec.help)}),o(t,a),Z()}S([`change`]);var li=f(`<dialog class="svelte-oy9g8f"><div class="panel svelte-oy9g8f"><div class="head svelte-oy9g8f"><h2 class="svelte-oy9g8f"> </h2> <button type="button" class="close svelte-oy9g8f"><svg viewBox="0 0 20 20" aria-hidden="true" class="svelte-oy9g8f"><path d="M4 4L16 16M16 4L4 16"></path></svg></button></div> <!></div></dialog>`);function ui(t,n){let r=fe();F(n,!0);let a;T(()=>(a.showModal(),()=>a.close()));var s=li(),l=e(s),d=e(l),f=e(d),p=X(f,!0),m=q(f,2);G(d);var h=q(d,2);i(h,()=>n.children),G(l),G(s),P(s,e=>a=e,()=>a),u(e=>{R(s,`aria-labelledby`,`${r}-title`),R(f,`id`,`${r}-title`),g(p,n.title),R(m,`aria-label`,e)},[()=>n.say(`close`)]),x(`close`,s,function(...e){n.onclose?.apply(this,e)}),c(`click`,s,e=>{e.target===a&&n.onclose()}),c(`click`,m,function(...e){n.onclose?.apply(this,e)}),o(t,s),Z()}S([`click`]);var di=f(`<option> </option>`),fi=f(`<p class="fault svelte-4tvv92" role="status"> </p>`),pi=f(`<li><span class="number svelte-4tvv92" aria-hidden="true"> </span> <label><span class="unseen"> </span> <input class="field" autocomplete="off"/></label> <label><span class="unseen"> </span> <select class="field"><option> </option><optgroup></optgroup></select></label> <!> <p class="svelte-4tvv92"> </p></li>`);function mi(t,n){F(n,!0);let r=M(n,`seat`,15),i=Y(()=>n.bots.find(e=>e.level===r().bot)),a=e=>n.say(e,{number:n.number})+(n.title===void 0?``:`, ${n.title}`);var s=pi();let l;var d=e(s),f=X(d,!0),p=q(d,2),m=e(p),_=X(m,!0),v=q(m,2);z(v),G(p);var b=q(p,2),x=e(b),S=X(x,!0),w=q(x,2),T=e(w),E=X(T,!0);T.value=T.__value=``;var D=q(T);h(D,21,()=>n.bots,({level:e,label:t})=>e,(e,t,n,r)=>{let i=()=>C(t).level,a=()=>C(t).label;var s=di(),c=X(s,!0),l={};u(()=>{g(c,a()),l!==(l=i())&&(s.value=(s.__value=l)??``)}),o(e,s)}),G(D),G(w);var O;de(w),G(b);var k=q(b,2),A=e=>{var t=fi(),r=X(t,!0);u(()=>{R(t,`id`,`seat-fault-${n.number??``}`),g(r,n.fault)}),o(e,t)};V(k,e=>{n.fault!==void 0&&e(A)});var N=q(k,2),P=X(N,!0);G(s),u((e,t,i,a,o)=>{l=y(s,1,`seat svelte-4tvv92`,null,l,{titled:n.title}),g(f,n.title??n.number),g(_,e),R(v,`id`,`seat-name-${n.number??``}`),R(v,`aria-invalid`,n.fault!==void 0),R(v,`aria-describedby`,n.fault===void 0?void 0:`seat-fault-${n.number}`),ce(v,r().name),g(S,t),R(w,`aria-describedby`,`seat-help-${n.number??``}`),g(E,i),R(D,`label`,a),O!==(O=r().bot??``)&&(w.value=(w.__value=O)??``,j(w,O)),R(N,`id`,`seat-help-${n.number??``}`),g(P,o)},[()=>a(`seat-name`),()=>a(`seat-who`),()=>n.say(`person`),()=>n.say(`bots`),()=>C(i)?C(i).help:n.say(`person-help`)]),c(`input`,v,e=>r({...r(),name:e.currentTarget.value})),c(`change`,w,e=>r({...r(),bot:e.currentTarget.value||null})),o(t,s),Z()}S([`input`,`change`]);var hi=f(`<label class="svelte-1v6dh6z"><input type="radio" class="svelte-1v6dh6z"/> <span class="svelte-1v6dh6z"> </span></label>`),gi=f(`<p class="svelte-1v6dh6z"> </p>`),_i=f(`<fieldset class="svelte-1v6dh6z"><legend class="svelte-1v6dh6z"> </legend> <div class="svelte-1v6dh6z"></div> <!></fieldset>`);function vi(t,n){let r=fe();F(n,!0);let i=M(n,`help`,3,``);var a=_i(),s=e(a),l=X(s,!0),d=q(s,2);h(d,21,()=>n.values,([e,t])=>e,(t,i)=>{var a=Y(()=>O(C(i),2));let s=()=>C(a)[0],l=()=>C(a)[1];var d=hi(),f=e(d);z(f);var p=q(f,2),m=X(p,!0);G(d),u(()=>{R(f,`name`,r),ce(f,s()),D(f,s()===n.value),g(m,l())}),c(`change`,f,()=>n.onchoose(s())),o(t,d)}),G(d);var f=q(d,2),p=e=>{var t=gi(),n=X(t,!0);u(()=>{R(t,`id`,`${r}-help`),g(n,i())}),o(e,t)};V(f,e=>{i()&&e(p)}),G(a),u(()=>{R(a,`aria-describedby`,i()?`${r}-help`:void 0),g(l,n.legend)}),o(t,a),Z()}S([`change`]);var yi=f(`<button type="button" class="turn svelte-13p36b9"><svg viewBox="0 0 26 20" aria-hidden="true" class="svelte-13p36b9"><path d="M5 19V8H1L6.5 1L12 8H8V19ZM18 1V12H14L19.5 19L25 12H21V1Z"></path></svg> </button>`),bi=f(`<fieldset class="options svelte-13p36b9"><legend class="svelte-13p36b9"> </legend> <!></fieldset>`),xi=f(`<form class="svelte-13p36b9"><!> <ol class="seats svelte-13p36b9"></ol> <!> <!> <div class="foot svelte-13p36b9"><button type="submit" class="button main svelte-13p36b9"> </button></div></form>`);function Si(t,n){F(n,!0);let r=A(d(()=>n.plan.seats)),i=Y(()=>n.plan.seats),a=Y(()=>n.plan.options),s=Y(()=>C(i).map((e,t)=>Vr(C(i),t,n.say))),l=Y(()=>Tr(n.game.options,{seats:C(i).length,options:C(a)})),f;T(()=>void d(p));function p(){let e=C(s).findIndex(e=>e!==void 0);return e>=0&&f.querySelector(`#seat-name-${e+1}`)?.focus(),e>=0}function m(e){B(r,[...e,...C(r).slice(e.length)]),n.onchange({...n.plan,seats:e})}function _(e){e.preventDefault(),!n.busy&&!p()&&n.onbegin()}ui(t,{get title(){return n.game.title},get say(){return n.say},get onclose(){return n.onclose},children:(t,d)=>{var p=xi(),v=e(p),y=e=>{{let t=Y(()=>n.say(`players`)),a=Y(()=>$r(n.game).map(e=>[`${e}`,`${e}`])),o=Y(()=>`${C(i).length}`);vi(e,{get legend(){return C(t)},get values(){return C(a)},get value(){return C(o)},onchoose:e=>n.onchange({...n.plan,seats:Zr(C(r),Number(e),n.bots)})})}};V(v,e=>{n.game.fewestSeats<n.game.mostSeats&&e(y)});var b=q(v,2);h(b,21,()=>C(i),H,(e,t,r)=>{var a=()=>C(t),o=e=>m(C(i).with(r,e));mi(e,{get seat(){return a()},set seat(e){o(e)},number:r+1,get title(){return n.game.seatTitles[r]},get fault(){return C(s)[r]},get bots(){return n.bots},get say(){return n.say}})}),G(b);var S=q(b,2),w=t=>{var r=yi(),a=q(e(r));G(r),u(e=>g(a,` ${e??``}`),[()=>n.say(`change-sides`)]),c(`click`,r,()=>m(Qr(C(i)))),o(t,r)};V(S,e=>{n.game.seatTitles.length>0&&e(w)});var T=q(S,2),E=t=>{var r=bi(),i=e(r),s=X(i,!0),c=q(i,2);h(c,17,()=>C(l),e=>e.name,(e,t)=>{{let r=Y(()=>C(a)[C(t).name]??C(t).default);ci(e,{get spec(){return C(t)},get value(){return C(r)},get say(){return n.say},onvalue:e=>n.onchange({...n.plan,options:{...C(a),[C(t).name]:e}})})}}),G(r),u(e=>g(s,e),[()=>n.say(`options`)]),o(t,r)};V(T,e=>{C(l).length>0&&e(E)});var D=q(T,2),O=e(D),k=X(O,!0);G(D),G(p),P(p,e=>f=e,()=>f),u(e=>{R(O,`aria-disabled`,n.busy),g(k,e)},[()=>n.say(`begin`)]),x(`submit`,p,_),o(t,p)},$$slots:{default:!0}}),Z()}S([`click`]);var Ci=f(`<form role="search" class="svelte-1cvw6gx"><label class="svelte-1cvw6gx"><span class="svelte-1cvw6gx"> </span> <input type="search" maxlength="200" class="svelte-1cvw6gx"/></label> <label class="svelte-1cvw6gx"><span class="svelte-1cvw6gx"> </span> <input type="date" class="svelte-1cvw6gx"/></label></form>`);function wi(t,n){F(n,!0);let r=A(``),i=A(``),a;function s(){clearTimeout(a),a=setTimeout(()=>n.find(Oe(C(r),C(i))),250)}function l(e){e.preventDefault(),clearTimeout(a),n.find(Oe(C(r),C(i)))}var d=Ci(),f=e(d),p=e(f),m=X(p,!0),h=q(p,2);z(h),G(f);var _=q(f,2),v=e(_),y=X(v,!0),b=q(v,2);z(b),G(_),G(d),u((e,t)=>{g(m,e),g(y,t)},[()=>n.say(`find-words`),()=>n.say(`find-day`)]),x(`submit`,d,l),c(`input`,h,s),te(h,()=>C(r),e=>B(r,e)),c(`change`,b,s),te(b,()=>C(i),e=>B(i,e)),o(t,d),Z()}S([`input`,`change`]);var Ti=16*2**20;async function Ei(e,t){try{let n=await fetch(`./api/tables`,{method:`POST`,body:e,headers:{"Accept-Language":t}});return n.ok?await n.json():{refused:await n.text()}}catch{return{refused:``}}}var Di=f(`<section><h3 class="svelte-hp1x55"> </h3> <label class="svelte-hp1x55"><span class="svelte-hp1x55"> </span> <input type="file" accept=".jsonl,.json,.txt" class="svelte-hp1x55"/></label></section>`);function Oi(t,n){F(n,!0);let r=A(!1);async function i(e){let t=e.files?.[0];if(t){if(t.size>Ti)n.notice(n.say(`import-too-long`,{most:Ti/2**20}));else{B(r,!0);let e=await Ei(t,n.lang);B(r,!1),`table`in e?n.go({at:`table`,table:e.table}):n.notice(e.refused||n.say(`import-lost`))}e.value=``}}var a=Di(),s=e(a),l=X(s,!0),d=q(s,2),f=e(d),p=X(f,!0),m=q(f,2);G(d),G(a),u((e,t)=>{g(l,e),g(p,t),m.disabled=C(r)},[()=>n.say(`import`),()=>n.say(`import-help`)]),c(`change`,m,e=>i(e.currentTarget)),o(t,a),Z()}S([`change`]);var ki=f(`<p class="none svelte-1ng587l"> </p>`),Ai=f(`<div class="sure svelte-1ng587l" role="group"><span class="svelte-1ng587l"> </span> <button type="button" class="button danger"> </button> <button type="button" class="button"> </button></div>`),ji=f(`<button type="button" class="remove svelte-1ng587l"> </button>`),Mi=f(`<li class="svelte-1ng587l"><a class="svelte-1ng587l"><strong class="svelte-1ng587l"> </strong> <span class="svelte-1ng587l"> </span> <time class="svelte-1ng587l"> </time></a> <!></li>`),Ni=f(`<button type="button" class="button more svelte-1ng587l"> </button>`),Pi=f(`<section><h3 tabindex="-1" class="svelte-1ng587l"> </h3> <!> <ul></ul> <!></section>`);function Fi(t,n){F(n,!0);let r=A(null),i,a=Y(()=>new Intl.DateTimeFormat(n.model.lang,{dateStyle:`medium`,timeStyle:`short`}));function l({game:e,seats:t}){let r=n.model.games.find(t=>t.name===e)?.seatTitles??[];return t.map(({name:e},t)=>{let i=r[t];return i===void 0?e:n.say(`labelled`,{label:i,words:e})}).join(`, `)}function d(e,t){e.preventDefault(),n.go({at:`table`,table:t})}async function f(e){B(r,e,!0),await s(),document.getElementById(`keep-${e}`)?.focus()}async function p(e,t){B(r,null),t&&n.ask({say:`remove`,table:e}),await s(),t?i.focus():document.getElementById(`remove-${e}`)?.focus()}var m=Pi(),_=e(m),v=X(_,!0);P(_,e=>i=e,()=>i);var y=q(_,2),b=e=>{var t=ki(),r=X(t,!0);u(e=>g(r,e),[()=>n.tables===null?n.say(`connecting`):n.none]),o(e,t)};V(y,e=>{(n.tables===null||n.tables.lines.length===0&&n.tables.more===null)&&e(b)});var x=q(y,2);h(x,21,()=>n.tables?.lines??[],e=>e.id,(t,i)=>{let s=Y(()=>l(C(i)));var m=Mi(),h=e(m),_=e(h),v=X(_,!0),y=q(_,2),b=X(y,!0),x=q(y,2),S=X(x,!0);G(h);var w=q(h,2),T=t=>{var r=Ai(),a=e(r),s=X(a,!0),l=q(a,2),d=X(l,!0),f=q(l,2),m=X(f,!0);G(r),u((e,t,n,a)=>{R(r,`aria-label`,e),g(s,t),g(d,n),R(f,`id`,`keep-${C(i).id??``}`),g(m,a)},[()=>n.say(`remove-sure`),()=>n.say(`remove-sure`),()=>n.say(`remove-yes`),()=>n.say(`remove-no`)]),c(`click`,l,()=>p(C(i).id,!0)),c(`click`,f,()=>p(C(i).id,!1)),o(t,r)},E=e=>{var t=ji(),r=X(t,!0);u((e,n)=>{R(t,`id`,`remove-${C(i).id??``}`),R(t,`aria-label`,e),g(r,n)},[()=>n.say(`labelled`,{label:n.say(`remove`),words:`${C(i).title}, ${C(s)}`}),()=>n.say(`remove`)]),c(`click`,t,()=>f(C(i).id)),o(e,t)};V(w,e=>{C(r)===C(i).id?e(T):e(E,-1)}),G(m),u((e,t,n,r)=>{R(h,`href`,e),g(v,t),g(b,C(s)),R(x,`datetime`,n),g(S,r)},[()=>$e({at:`table`,table:C(i).id}),()=>n.say(`labelled`,{label:C(i).title,words:C(i).heading}),()=>new Date(C(i).changed*1e3).toISOString(),()=>C(a).format(C(i).changed*1e3)]),c(`click`,h,e=>d(e,C(i).id)),o(t,m)}),G(x);var S=q(x,2),w=e=>{let t=Y(()=>n.tables.more);var r=Ni(),i=X(r,!0);u(e=>g(i,e),[()=>n.say(`games-more`)]),c(`click`,r,()=>n.more(C(t))),o(e,r)};V(S,e=>{n.tables!==null&&n.tables.more!==null&&e(w)}),G(m),u(()=>g(v,n.heading)),o(t,m),Z()}S([`click`]);var Ii=f(`<div class="records svelte-15pzipn"><h2 id="records" tabindex="-1" class="svelte-15pzipn"> </h2> <!> <p class="unseen" role="status"> </p> <div class="games svelte-15pzipn"><!> <!></div> <!></div>`);function Li(t,n){F(n,!0);let r=Y(()=>!De(n.model.sought,{})),i=Y(()=>(n.model.tables?.begun.lines.length??0)+(n.model.tables?.past.lines.length??0)),a=Y(()=>C(r)||C(i)>0),s=e=>n.say(C(r)?`games-none-found`:e);function c(e,t){n.ask({say:`tables`,...n.model.sought,over:e,before:t})}var l=Ii(),d=e(l),f=X(d,!0),p=q(d,2),m=e=>{wi(e,{get say(){return n.say},get find(){return n.find}})};V(p,e=>{C(a)&&e(m)});var h=q(p,2),_=X(h,!0),v=q(h,2),y=e(v);{let e=Y(()=>n.say(`games-begun`)),t=Y(()=>s(`games-begun-none`)),r=Y(()=>n.model.tables?.begun??null);Fi(y,{get heading(){return C(e)},get none(){return C(t)},get tables(){return C(r)},more:e=>c(!1,e),get model(){return n.model},get say(){return n.say},get go(){return n.go},get ask(){return n.ask}})}var b=q(y,2);{let e=Y(()=>n.say(`games-past`)),t=Y(()=>s(`games-past-none`)),r=Y(()=>n.model.tables?.past??null);Fi(b,{get heading(){return C(e)},get none(){return C(t)},get tables(){return C(r)},more:e=>c(!0,e),get model(){return n.model},get say(){return n.say},get go(){return n.go},get ask(){return n.ask}})}G(v),Oi(q(v,2),{get lang(){return n.model.lang},get say(){return n.say},get go(){return n.go},get notice(){return n.notice}}),G(l),u((e,t)=>{g(f,e),g(_,t)},[()=>n.say(`games-all`),()=>C(r)&&n.model.tables!==null?n.say(`games-found`,{count:C(i)}):``]),o(t,l),Z()}var Ri=f(`<li class="svelte-15yrhrr"><a class="svelte-15yrhrr"><strong class="svelte-15yrhrr"> </strong> <span class="svelte-15yrhrr"> </span></a></li>`),zi=f(`<section class="results" aria-labelledby="results"><h2 id="results" class="svelte-15yrhrr"> </h2> <ul></ul></section>`);function Bi(t,n){F(n,!0);var r=zi(),i=e(r),a=X(i,!0),s=q(i,2);h(s,21,()=>n.lines.slice(0,9),({id:e,title:t,heading:n})=>e,(t,r)=>{let i=()=>C(r).id,a=()=>C(r).title,s=()=>C(r).heading;var l=Ri(),d=e(l),f=e(d),p=X(f,!0),m=q(f,2),h=X(m,!0);G(d),G(l),u(e=>{R(d,`href`,e),g(p,a()),g(h,s())},[()=>$e({at:`table`,table:i()})]),c(`click`,d,e=>(e.preventDefault(),n.go({at:`table`,table:i()}))),o(t,l)}),G(s),G(r),u(e=>g(a,e),[()=>n.say(`games-results`)]),o(t,r),Z()}S([`click`]);var Vi=v(`<g fill="#17533c" stroke="#2a2118" stroke-width="3" stroke-linejoin="round"><path fill="#3a8a63" d="M216 214V166H236V214ZM364 214V166H384V214Z"></path><path d="M236 214V140L249 112L262 140V214ZM338 214V140L351 112L364 140V214Z"></path><path fill="#2a7351" d="M258 214V124H280V214ZM320 214V124H342V214Z"></path><path d="M258 124Q258 100 269 88Q280 100 280 124ZM320 124Q320 100 331 88Q342 100 342 124Z"></path><path d="M276 214V96H324V214Z"></path><path fill="#2a7351" d="M272 96Q274 62 300 34Q326 62 328 96Z"></path><path fill="none" d="M300 34V12M269 88V72M331 88V72M249 112V96M351 112V96"></path><path fill="#b32a48" d="M300 12L318 17L300 23Z"></path><path fill="#f3cf5b" d="M291 214V186Q300 172 309 186V214Z"></path><path fill="none" stroke="#f3cf5b" stroke-width="2"></path></g>`);function Hi(t){var n=Vi(),r=q(e(n),9);R(r,`d`,`M288 112V128M300 108V128M312 112V128M288 142V158M312 142V158M300 142V158M249 150V166M351 150V166`),G(n),o(t,n)}function Ui(e){let t=1-e,n=210+190*t**1.7;return{x:300+120*Math.sin(e*Math.PI*1.9+.5)*t**.55-36*t,y:n,half:5+105*t**1.9}}var Wi=28;function Gi(e,t){let{x:n,y:r,half:i}=Ui(e);return`${(n+t*i).toFixed(1)} ${r.toFixed(1)}`}var Ki=Array.from({length:29},(e,t)=>t/Wi),qi=`M${Ki.map(e=>Gi(e,-1)).join(`L`)}L${Ki.toReversed().map(e=>Gi(e,1)).join(`L`)}Z`,Ji=Ki.slice(0,-6).map((e,t)=>{let n=Ki[t+1]??1,r=t%2==0?[-.5,0,.5]:[-.75,-.25,.25,.75];return`M${Gi(e,-1)}L${Gi(e,1)}`+r.map(t=>`M${Gi(e,t)}L${Gi(n,t)}`).join(``)}).join(``),Yi=Array.from({length:25},(e,t)=>{let n=Math.PI*(t/24-.011)+Math.PI,r=Math.PI*(t/24+.011)+Math.PI,i=e=>`${(300+520*Math.cos(e)).toFixed(0)} ${(212+520*Math.sin(e)).toFixed(0)}`;return`M300 212L${i(n)}L${i(r)}Z`}).join(``),Xi=v(`<path fill="none" stroke="#2a2118"></path><circle fill="#b32a48" stroke="#2a2118"></circle><circle fill="#2a2118"></circle>`,1);function Zi(e,t){var n=l(),r=I(n);h(r,17,()=>t.places,([e,t,n])=>e,(e,n)=>{var r=Y(()=>O(C(n),3));let i=()=>C(r)[0],a=()=>C(r)[1],s=()=>C(r)[2];var c=Xi(),l=I(c),d=q(l),f=q(d);u(()=>{R(l,`d`,`M${i()??``} ${a()??``}q${-s()*.4} ${s()*1.6} ${s()*.3} ${s()*3}`),R(l,`stroke-width`,t.line),R(d,`cx`,i()),R(d,`cy`,a()),R(d,`r`,s()),R(d,`stroke-width`,t.line),R(f,`cx`,i()),R(f,`cy`,a()),R(f,`r`,s()*.32)}),o(e,c)}),o(e,n)}var Qi=v(`<svg viewBox="0 0 1000 150" preserveAspectRatio="xMaxYMax slice" aria-hidden="true" class="svelte-1a6jjdq"><rect width="1000" height="150" fill="#f6e3b0"></rect><path fill="#edc65a" transform="translate(280 -255) scale(1.6)"></path><circle cx="760" cy="84" r="46" fill="#f3cf5b" stroke="#2a2118" stroke-width="1.6"></circle><path fill="#5d8f4e" stroke="#2a2118" stroke-width="1.6" d="M-5 118Q240 76 480 104T760 92T1005 104V155H-5Z"></path><g transform="translate(648 19) scale(0.375)"><!></g><path fill="#7aa65a" stroke="#2a2118" stroke-width="1.6" d="M-5 140Q200 108 420 128T740 118Q880 98 1005 122V155H-5Z"></path><path fill="#f0c244" stroke="#2a2118" stroke-width="1.8" stroke-linejoin="round" d="M754 99H766Q772 108 764 113T752 124Q756 136 846 155H680Q716 138 722 124T742 110T754 99Z"></path><path fill="none" stroke="#2a2118" stroke-width="1" d="M751 104H767M738 112H764M724 121H752M718 130H758M704 140H784M740 112V121M737 121V130M730 130V140M752 130L758 140M724 140L716 152M754 140L764 152"></path><!></svg>`);function $i(t){let n=[[610,128,5],[634,112,4],[660,134,6],[862,126,5],[884,108,4],[930,132,6],[968,116,4]];var r=Qi(),i=q(e(r)),a=q(i,3);Hi(e(a),{}),G(a),Zi(q(a,4),{get places(){return n},line:1.4}),G(r),u(()=>R(i,`d`,Yi)),o(t,r)}var ea=f(`<p class="svelte-1kajefp"> </p>`),ta=f(`<div class="welcome svelte-1kajefp"><div class="picture svelte-1kajefp"><!></div> <div><h1 tabindex="-1">Brickroad</h1> <!></div></div>`);function na(t,n){F(n,!0);var r=ta(),a=e(r);$i(e(a),{}),G(a);var s=q(a,2);let c;var d=e(s);let f;var p=q(d,2),m=e=>{var t=l(),r=I(t);i(r,()=>n.children),o(e,t)},h=e=>{var t=ea(),r=X(t,!0);u(e=>g(r,e),[()=>n.say(`tagline`)]),o(e,t)};V(p,e=>{n.children?e(m):e(h,-1)}),G(s),G(r),u(()=>{c=y(s,1,`sheet svelte-1kajefp`,null,c,{goes:n.children}),f=y(d,1,`svelte-1kajefp`,null,f,{unseen:n.children})}),o(t,r),Z()}var ra=f(`<ul class="svelte-5ud3pl"></ul>`),ia=f(`<p class="connecting svelte-5ud3pl"> </p>`),aa=f(`<li class="svelte-5ud3pl"><!></li>`),oa=f(`<p class="svelte-5ud3pl"> </p>`),sa=f(`<div><!> <!> <section class="games-to-play svelte-5ud3pl" aria-labelledby="new-game"><h2 id="new-game" class="unseen"> </h2> <!></section> <section class="begun svelte-5ud3pl" aria-labelledby="begun"><div class="head svelte-5ud3pl"><h2 id="begun" class="svelte-5ud3pl"> </h2> <a href="#/" class="svelte-5ud3pl"> </a></div> <!></section> <!> <!></div> <!>`,1);function ca(t,n){F(n,!0);let r=A(null),i=null;w(()=>{let{tables:e,sought:t}=n.model;e!==i&&De(t,{})&&B(r,e),i=e});let a=Y(()=>{let e=C(r)?.begun.lines??[],t=e.filter(({seats:e})=>e.some(({bot:e})=>e===null));return[...t,...e.filter(e=>!t.includes(e))]}),s=Y(()=>C(a)[0]),f=Y(()=>C(a).slice(1,6)),p=Y(()=>C(r)?.past.lines??[]),m=A({}),_=d(me),v=e=>C(m)[e.name]??Kr(e,n.model.bots,_,n.say(`you`)),b=A(null),x=Y(()=>n.model.games.find(({name:e})=>e===C(b)));function S(e){let t=v(e);n.model.opening||(t.seats.some((e,r)=>Vr(t.seats,r,n.say)!==void 0)?B(b,e.name,!0):(he({game:e.name,seats:t.seats,plans:{...me().plans,[e.name]:t}}),n.ask({say:`create`,game:e.name,options:t.options,seats:t.seats})))}function T(e){e.preventDefault();let t=document.getElementById(`records`);t?.scrollIntoView(),t?.focus({preventScroll:!0})}var E=sa(),D=I(E);let O;{let t=e=>{var t=l(),r=I(t),i=e=>{_r(e,{get table(){return C(s)},wide:!0,get model(){return n.model},get say(){return n.say},get go(){return n.go}})};V(r,e=>{C(s)&&e(i)}),o(e,t)};var k=e(D);{let e=Y(()=>C(s)?t:void 0);na(k,{get say(){return n.say},get children(){return C(e)}})}var j=q(k,2);br(j,{get model(){return n.model},get say(){return n.say},get ask(){return n.ask}});var M=q(j,2),N=e(M),P=X(N,!0),L=q(N,2),R=e=>{var t=ra();h(t,21,()=>n.model.games,e=>e.name,(e,t)=>{{let r=Y(()=>v(C(t)));Mr(e,{get game(){return C(t)},get plan(){return C(r)},get bots(){return n.model.bots},get busy(){return n.model.opening},get lang(){return n.model.lang},get say(){return n.say},onplay:()=>S(C(t)),onoptions:()=>B(b,C(t).name,!0)})}}),G(t),o(e,t)},ee=e=>{var t=ia(),r=X(t,!0);u(e=>g(r,e),[()=>n.say(`connecting`)]),o(e,t)};V(L,e=>{n.model.games.length>0?e(R):e(ee,-1)}),G(M);var z=q(M,2),H=e(z),U=e(H),W=X(U,!0),K=q(U,2),te=X(K,!0);G(H);var ne=q(H,2),J=t=>{var r=ra();h(r,21,()=>C(f),e=>e.id,(t,r)=>{var i=aa();_r(e(i),{get table(){return C(r)},get model(){return n.model},get say(){return n.say},get go(){return n.go}}),G(i),o(t,i)}),G(r),o(t,r)},re=e=>{var t=oa(),r=X(t,!0);u(e=>g(r,e),[()=>n.say(C(s)?`games-begun-one`:`games-begun-none`)]),o(e,t)};V(ne,e=>{C(f).length>0?e(J):e(re,-1)}),G(z);var ie=q(z,2),ae=e=>{Bi(e,{get lines(){return C(p)},get say(){return n.say},get go(){return n.go}})};V(ie,e=>{C(p).length>0&&e(ae)}),Li(q(ie,2),{get model(){return n.model},get say(){return n.say},get go(){return n.go},get ask(){return n.ask},get find(){return n.find},get notice(){return n.notice}}),G(D),u((e,t,n)=>{g(P,e),g(W,t),g(te,n)},[()=>n.say(`new-game`),()=>n.say(`games-begun`),()=>n.say(`games-all`)]),c(`click`,K,T)}var oe=q(D,2),se=e=>{{let t=Y(()=>v(C(x)));Si(e,{get game(){return C(x)},get plan(){return C(t)},get bots(){return n.model.bots},get busy(){return n.model.opening},get say(){return n.say},onchange:e=>B(m,{...C(m),[C(x).name]:e}),onbegin:()=>S(C(x)),onclose:()=>B(b,null)})}};V(oe,e=>{C(x)&&e(se)}),u((e,t,n)=>O=y(D,1,`lobby svelte-5ud3pl`,null,O,{results:C(p).length>0}),[()=>n.say(`new-game`),()=>n.say(`games-begun`),()=>n.say(`games-all`)]),o(t,E),Z()}S([`click`]);var la=f(`<button type="button" class="svelte-1c3iac7"> </button>`),ua=f(`<div class="language svelte-1c3iac7" role="group"></div>`);function da(e,t){F(t,!0);let n=[[`en`,`EN`,`English`],[`fr`,`FR`,`Français`]];var r=ua();h(r,21,()=>n,([e,t,n])=>e,(e,n)=>{var r=Y(()=>O(C(n),3));let i=()=>C(r)[0],a=()=>C(r)[1],s=()=>C(r)[2];var l=la(),d=X(l,!0);u(()=>{R(l,`lang`,i()),R(l,`aria-label`,`${a()??``}: ${s()??``}`),R(l,`aria-pressed`,t.lang===i()),g(d,a())}),c(`click`,l,()=>t.speak(i())),o(e,l)}),G(r),u(e=>R(r,`aria-label`,e),[()=>t.say(`language`)]),o(e,r),Z()}S([`click`]);var fa=f(`<button type="button" class="button"> </button>`),pa=f(`<div class="settings svelte-9auuei"><!> <!></div>`),ma=f(`<button type="button" class="gear svelte-9auuei" aria-haspopup="dialog"><svg viewBox="0 0 24 24" aria-hidden="true" class="svelte-9auuei"><path d="M10 2h4l.6 2.7 1.9.8 2.4-1.5 2.8 2.8-1.5 2.4.8 1.9L24 11.7v.6l-3 2.6-.8 1.9 1.5 2.4-2.8 2.8-2.4-1.5-1.9.8L14 24h-4l-.6-2.7-1.9-.8-2.4 1.5-2.8-2.8 1.5-2.4-.8-1.9L0 14.3v-4l2.9-.6.8-1.9-1.5-2.4 2.8-2.8 2.4 1.5 1.9-.8ZM12 8a5 5 0 1 0 .01 0Z" fill-rule="evenodd" transform="translate(1.2 -0.2) scale(0.9)"></path></svg></button> <!>`,1);function ha(n,r){F(r,!0);let i=A(!1),a=A(!1),s=[`theme`,`size`,`contrast`,`motion`,`sound`,`notices`,`keys`],d=[`notices`,`keys`];async function f(e,t){e===`notices`&&t===`on`&&(B(a,!await Un()),C(a))||(pt(e,t),e===`sound`&&t===`on`&&At(`card`))}function p(e){return e===`notices`&&!Hn()?`off`:ft()[e]}function m(e){return e===`notices`&&C(a)?r.say(`setting-notices-refused`):d.includes(e)?r.say(`setting-${e}-help`):``}var _=ma(),v=I(_),y=q(v,2),b=n=>{{let d=Y(()=>r.say(`settings`));ui(n,{get title(){return C(d)},get say(){return r.say},onclose:()=>B(i,!1),children:(n,d)=>{var _=pa(),v=e(_);h(v,16,()=>s,e=>e,(e,n)=>{let i=Y(()=>lt(n).map(e=>[e,r.say(`setting-${n}-${e}`)]));var s=l(),c=I(s);t(c,()=>`${C(a)}`,e=>{{let t=Y(()=>r.say(`setting-${n}`)),a=Y(()=>m(n)),o=Y(()=>p(n));vi(e,{get legend(){return C(t)},get help(){return C(a)},get values(){return C(i)},get value(){return C(o)},onchoose:e=>void f(n,e)})}}),o(e,s)});var y=q(v,2),b=e=>{var t=fa(),n=X(t,!0);u(e=>g(n,e),[()=>r.say(`keys-all`)]),c(`click`,t,()=>(B(i,!1),r.onkeys())),o(e,t)};V(y,e=>{r.onkeys&&e(b)}),G(_),o(n,_)},$$slots:{default:!0}})}};V(y,e=>{C(i)&&e(b)}),u((e,t)=>{R(v,`aria-label`,e),R(v,`title`,t)},[()=>r.say(`settings`),()=>r.say(`settings`)]),c(`click`,v,()=>B(i,!0)),o(n,_),Z()}S([`click`]);var ga=f(`<li><a class="svelte-o5r1ao"> </a></li>`),_a=f(`<header class="svelte-o5r1ao"><p class="brand svelte-o5r1ao" translate="no">Brickroad</p> <nav class="svelte-o5r1ao"><ul class="svelte-o5r1ao"></ul></nav> <!> <!></header>`);function va(t,n){F(n,!0);let r=[{at:`lobby`},{at:`cards`},{at:`rules`},{at:`about`}];function i(e,t){e.preventDefault(),n.go(t)}var a=_a(),s=q(e(a),2),l=e(s);h(l,21,()=>r,e=>e.at,(t,r)=>{var a=ga(),s=e(a),l=X(s,!0);G(a),u((e,t)=>{R(s,`href`,e),R(s,`aria-current`,n.model.screen.at===C(r).at?`page`:void 0),g(l,t)},[()=>$e(C(r)),()=>n.say(`nav-${C(r).at}`)]),c(`click`,s,e=>i(e,C(r))),o(t,a)}),G(l),G(s);var d=q(s,2);ha(d,{get say(){return n.say}}),da(q(d,2),{get lang(){return n.model.lang},get say(){return n.say},get speak(){return n.speak}}),G(a),u(e=>R(s,`aria-label`,e),[()=>n.say(`pages`)]),o(t,a),Z()}S([`click`]);var ya=f(`<p class="notice svelte-1032131"><span> </span> <button type="button" class="svelte-1032131">×</button></p>`),ba=f(`<div class="holder svelte-1032131" role="status"><!></div>`);function xa(t,n){F(n,!0);var r=ba(),i=e(r),a=t=>{var r=ya(),i=e(r),a=X(i,!0),s=q(i,2);G(r),u(e=>{g(a,n.words),R(s,`aria-label`,e)},[()=>n.say(`close`)]),c(`click`,s,function(...e){n.onclose?.apply(this,e)}),o(t,r)};V(i,e=>{n.words&&e(a)}),G(r),o(t,r),Z()}S([`click`]);var Sa={draft:()=>pr(()=>import(`./draft-BDDOcJNA.js`),__vite__mapDeps([3,1,4]),import.meta.url),duel:()=>pr(()=>import(`./duel-BFS7Ir6J.js`),__vite__mapDeps([5,6,1,7,8,9,10]),import.meta.url),oz:()=>pr(()=>import(`./storyline-DZHBfrNq.js`),__vite__mapDeps([11,1,7,8,9,12]),import.meta.url),epic:()=>pr(()=>import(`./storyline-DZHBfrNq.js`),__vite__mapDeps([11,1,7,8,9,12]),import.meta.url)},Ca=new k;function wa(e){return e in Sa?Ca.get(e):null}async function Ta(e){let t=Sa[e];if(!t||Ca.get(e))return;let n=await t().catch(()=>null);Ca.set(e,n?.default??null)}var Ea=f(`<p class="back svelte-ni4eyy"><a class="svelte-ni4eyy"><span aria-hidden="true">‹</span> </a></p>`),Da=f(`<li><a class="svelte-ni4eyy"><span class="picture svelte-ni4eyy"><!></span> </a></li>`),Oa=f(`<nav class="svelte-ni4eyy"><ul class="svelte-ni4eyy"></ul></nav>`),ka=f(`<p> </p>`),Aa=f(`<div class="rules svelte-ni4eyy"><!> <!> <article class="sheet svelte-ni4eyy"><h1 tabindex="-1" class="svelte-ni4eyy"> </h1> <!> <!></article></div>`);function ja(t,n){F(n,!0);let r=Y(()=>n.model.games),i=Y(()=>n.screen.game??C(r)[0]?.name),s=Y(()=>C(i)===void 0?void 0:wa(C(i))),d=Y(()=>C(s)?.Rules);w(()=>{C(i)!==void 0&&Ta(C(i))});function f(e,t){e.preventDefault(),n.go(t)}var p=Aa(),m=e(p),_=t=>{let r=Y(()=>({at:`table`,table:n.screen.table}));var i=Ea(),a=e(i),s=q(e(a));G(a),G(i),u((e,t)=>{R(a,`href`,e),g(s,` ${t??``}`)},[()=>$e(C(r)),()=>n.say(`rules-back`)]),c(`click`,a,e=>f(e,C(r))),o(t,i)};V(m,e=>{n.screen.table!==void 0&&e(_)});var v=q(m,2),y=t=>{var a=Oa(),s=e(a);h(s,21,()=>C(r),({name:e,title:t})=>e,(t,r)=>{let a=()=>C(r).name,s=()=>C(r).title,l=Y(()=>({...n.screen,game:a()}));var d=Da(),p=e(d),m=e(p);mr(e(m),{get game(){return a()}}),G(m);var h=q(m);G(p),G(d),u(e=>{R(p,`href`,e),R(p,`aria-current`,a()===C(i)?`page`:void 0),g(h,` ${s()??``}`)},[()=>$e(C(l))]),c(`click`,p,e=>f(e,C(l))),o(t,d)}),G(s),G(a),u(e=>R(a,`aria-label`,e),[()=>n.say(`rules-games`)]),o(t,a)};V(v,e=>{C(r).length>1&&e(y)});var b=q(v,2),x=e(b),S=X(x,!0),T=q(x,2);Yn(T,{});var E=q(T,2),D=e=>{var t=l(),r=I(t);a(r,()=>C(d),(e,t)=>{t(e,{get game(){return C(i)},get say(){return n.say}})}),o(e,t)},O=e=>{var t=ka(),r=X(t,!0);u(e=>g(r,e),[()=>n.say(`connecting`)]),o(e,t)},k=e=>{var t=ka(),r=X(t,!0);u(e=>g(r,e),[()=>n.say(`rules-none`)]),o(e,t)};V(E,e=>{C(d)&&C(i)!==void 0?e(D):C(s)===void 0?e(O,1):e(k,-1)}),G(b),G(p),u(e=>g(S,e),[()=>n.say(`nav-rules`)]),o(t,p),Z()}S([`click`]);var Ma=Symbol(`piecewise`);function Na(e,t){F(t,!0);let n=U(Ma)??!1,r=A(!n);ae(()=>{if(!n){t.then?.();return}let e=setTimeout(()=>{B(r,!0),e=setTimeout(()=>t.then?.())});return()=>clearTimeout(e)});var a=l(),s=I(a),c=e=>{var n=l(),r=I(n);i(r,()=>t.children),o(e,n)};V(s,e=>{C(r)&&e(c)}),o(e,a),Z()}var Pa=f(`<aside id="log" tabindex="-1"><!></aside>`);function Fa(t,n){F(n,!0);let r=M(n,`drawn`,15),a=A(void 0);T(()=>{r()&&C(a)?.focus({preventScroll:!0})});function s(e){e.key===`Escape`&&r()&&C(a)?.contains(document.activeElement)&&(r(!1),document.querySelector(`[aria-controls="log"]`)?.focus())}var c=Pa();x(`keydown`,E,s);let d;Na(e(c),{children:(e,t)=>{var r=l(),a=I(r);i(a,()=>n.children),o(e,r)},$$slots:{default:!0}}),G(c),P(c,e=>B(a,e),()=>C(a)),u(e=>{R(c,`aria-label`,e),d=y(c,1,`svelte-vc2x3d`,null,d,{drawn:r()})},[()=>n.say(`aside`)]),o(t,c),Z()}var Ia=v(`<svg viewBox="0 0 600 400" preserveAspectRatio="xMidYMin slice" aria-hidden="true" class="svelte-4rc6do"><rect width="600" height="400" fill="#f6e3b0"></rect><path fill="#edc65a"></path><circle cx="300" cy="200" r="78" fill="#f3cf5b" stroke="#2a2118" stroke-width="3"></circle><!><path fill="#5d8f4e" stroke="#2a2118" stroke-width="3" d="M-5 236Q80 196 190 214T420 212T605 228V405H-5Z"></path><path fill="none" stroke="#2a2118" stroke-width="1.4" opacity="0.55" d="M10 244Q80 216 170 226M30 258Q90 236 150 244M600 244Q520 222 440 228M590 262Q530 240 470 246M8 274Q60 254 100 258M596 282Q560 262 520 262"></path><path fill="#7aa65a" stroke="#2a2118" stroke-width="3" d="M-5 300Q90 246 200 268Q250 300 180 405H-5ZM605 286Q500 244 410 262Q380 300 470 405H605Z"></path><path fill="#f0c244" stroke="#2a2118" stroke-width="3.5" stroke-linejoin="round"></path><path fill="none" stroke="#2a2118" stroke-width="1.5"></path><!></svg>`);function La(t){let n=[[48,330,9],[92,372,11],[150,308,6],[30,285,5],[118,268,4],[520,300,6],[560,352,10],[468,276,4],[590,290,5],[500,378,12],[440,330,7],[70,302,5]];var r=Ia(),i=q(e(r)),a=q(i,2);Hi(a,{});var s=q(a,4),c=q(s);Zi(q(c),{get places(){return n},line:2}),G(r),u(()=>{R(i,`d`,Yi),R(s,`d`,qi),R(c,`d`,Ji)}),o(t,r)}var Ra=f(`<main id="main" tabindex="-1" class="svelte-edekh7"><section class="sheet svelte-edekh7"><div class="picture svelte-edekh7"><!></div> <h1 tabindex="-1" class="svelte-edekh7"> </h1> <!> <p> </p> <button type="button" class="button main svelte-edekh7"> </button> <a href="#/" class="svelte-edekh7"> </a></section></main>`);function za(t,n){F(n,!0);let r=Y(()=>n.position.passTo===null?``:n.position.seats[n.position.passTo]?.name??``),i;T(()=>i.focus());var a=Ra(),s=e(a),l=e(s);La(e(l),{}),G(l);var d=q(l,2),f=X(d,!0);P(d,e=>i=e,()=>i);var p=q(d,2);Yn(p,{});var m=q(p,2),h=X(m,!0),_=q(m,2),v=X(_,!0),y=q(_,2),b=X(y,!0);G(s),G(a),u((e,t,n,r)=>{g(f,e),g(h,t),g(v,n),g(b,r)},[()=>n.say(`pass-to`,{name:C(r)}),()=>n.say(`pass-help`,{name:C(r)}),()=>n.say(`i-am`,{name:C(r)}),()=>n.say(`nav-lobby`)]),c(`click`,_,()=>{n.position.passTo!==null&&n.sit(n.position.passTo)}),c(`click`,y,e=>{e.preventDefault(),n.go({at:`lobby`})}),o(t,a),Z()}S([`click`]);var Ba=`[data-choice]:not([data-choice="last"])`,Va=`[data-choice]`;function Ha(e=Ba){return t=>{let n=n=>{let r=n.target instanceof HTMLElement?n.target.closest(e):null,i=r&&Ka(Wa(t,e),r,n.key);i&&(n.preventDefault(),i.focus())},r=n=>{n.target instanceof HTMLElement&&n.target.matches(e)&&Ga(Wa(t,e),n.target)};return t.addEventListener(`keydown`,n),t.addEventListener(`focusin`,r),()=>{t.removeEventListener(`keydown`,n),t.removeEventListener(`focusin`,r)}}}function Ua(e,t){let n=Wa(e,Ba),[r]=n;r&&Ga(n,r);let i=r??e.querySelector(Va),a=document.activeElement;(a===t||a===document.body||a===null)&&((i??t)?.focus({preventScroll:!0}),i?.closest(`[data-card], [data-zone]`)?.scrollIntoView({block:`nearest`,behavior:`auto`}))}function Wa(e,t){return[...e.querySelectorAll(t)]}function Ga(e,t){for(let n of e)n.tabIndex=n===t?0:-1}function Ka(e,t,n){let r=e.indexOf(t);switch(n){case`Home`:return e[0];case`End`:return e.at(-1);case`ArrowLeft`:case`ArrowUp`:return qa(e,t,n)??e[(r-1+e.length)%e.length];case`ArrowRight`:case`ArrowDown`:return qa(e,t,n)??e[(r+1)%e.length];default:return}}function qa(e,t,n){let r=Ja(t),i=e=>n===`ArrowLeft`?r.x-e.x:n===`ArrowRight`?e.x-r.x:n===`ArrowUp`?r.y-e.y:e.y-r.y,a=n===`ArrowLeft`||n===`ArrowRight`?`y`:`x`;return e.map(e=>({choice:e,there:Ja(e)})).filter(({there:e})=>i(e)>4&&i(e)>=Math.abs(e[a]-r[a])).sort((e,t)=>i(e.there)-i(t.there))[0]?.choice}function Ja(e){let{left:t,top:n,width:r,height:i}=e.getBoundingClientRect();return{x:t+r/2,y:n+i/2}}function Ya(e,t,n){let r=t.zones.find(({cards:e})=>e.some(e=>eo(e,n)))?.id;return $a(e,n)??(r===void 0?null:$a(e,r))}function Xa(e,t,{at:n,to:r,words:i}){let a=Ya(e,t,n),o=Za(e,Q(i),a);return o?[o]:[a,r===null?null:Ya(e,t,r)].filter(e=>e!==null)}function Za(e,t,n){let r=[...e.querySelectorAll(`[data-choice]:not([data-point])`)],i=e=>e.replace(/\s+/g,` `),a=e=>i(e.ariaLabel??e.textContent).includes(i(t));return r.find(e=>n?.contains(e)!==!0&&a(e))??null}var Qa=[`card`,`zone`,`at`,`point`];function $a(e,t){return Qa.flatMap(n=>[...e.querySelectorAll(`[data-${n}="${CSS.escape(t)}"]`)]).find(e=>e.offsetWidth>0&&e.offsetHeight>0)??null}function eo(e,t){return e.id===t||e.under.some(e=>eo(e,t))}var to=v(`<rect></rect>`),no=v(`<g class="disc"><circle r="15" class="svelte-1hzkmq3"></circle><text y="6" text-anchor="middle" class="svelte-1hzkmq3"> </text></g>`),ro=v(`<mask id="lesson-things"><path fill="#fff"></path><!></mask><clipPath id="lesson-sight"><path></path></clipPath><g clip-path="url(#lesson-sight)"><path class="veil svelte-1hzkmq3" mask="url(#lesson-things)"></path><!><!></g>`,1),io=v(`<rect></rect><svg class="hand svelte-1hzkmq3" viewBox="0 0 512 512" width="34" height="34"><path></path></svg>`,1),ao=v(`<svg class="pointers svelte-1hzkmq3" aria-hidden="true"><!></svg><svg class="pointers above svelte-1hzkmq3" aria-hidden="true"><g clip-path="url(#lesson-sight)"></g></svg>`,1);function oo(t,n){F(n,!0);let r=A({x:0,y:0,width:0,height:0}),i=A([]),a=A([]),s=[];function c(){let e=n.root.querySelector(`main`)?.getBoundingClientRect(),t=n.root.getBoundingClientRect(),o=Math.max(e?.top??0,t.top,0),c=Math.min(t.bottom,innerHeight),u=({y:e,height:t})=>e+t>o&&e<c,d=n.points.map((e,t)=>({number:t+1,box:l(Ya(n.root,n.scene,e))})),f=n.awaited?Xa(n.root,n.scene,n.awaited):[];for(let e of f.toReversed())s.includes(e)||e.scrollIntoView({block:`nearest`,behavior:`auto`});s=f;let p={veil:{x:0,y:o,width:innerWidth,height:Math.max(0,c-o)},boxes:d.flatMap(({number:e,box:t})=>t&&u(t)?[{number:e,box:t}]:[]),hands:f.flatMap(e=>l(e)??[])};JSON.stringify(p)!==JSON.stringify({veil:C(r),boxes:C(i),hands:C(a)})&&(B(r,p.veil),B(i,p.boxes),B(a,p.hands))}function l(e){if(!e)return null;let{left:t,top:n,width:r,height:i}=e.getBoundingClientRect();return{x:t-5,y:n-5,width:r+10,height:i+10}}function f({target:e}){let[t,n]=s;e instanceof Node&&t?.contains(e)&&n?.scrollIntoView({block:`nearest`,behavior:`auto`})}T(()=>{n.scene,n.points,n.awaited;let e=0,t=()=>{cancelAnimationFrame(e),e=requestAnimationFrame(c)},r=new MutationObserver(t);r.observe(n.root,{subtree:!0,childList:!0,attributes:!0,attributeFilter:[`class`,`style`,`hidden`]});let i=new ResizeObserver(t);i.observe(n.root);for(let e of[`scroll`,`transitionend`,`animationend`])addEventListener(e,t,!0);return addEventListener(`resize`,t),n.root.addEventListener(`click`,f),d(c),()=>{cancelAnimationFrame(e),r.disconnect(),i.disconnect();for(let e of[`scroll`,`transitionend`,`animationend`])removeEventListener(e,t,!0);removeEventListener(`resize`,t),n.root.removeEventListener(`click`,f)}}),T(()=>{for(let e of n.points.toReversed())Ya(n.root,n.scene,e)?.scrollIntoView({block:`nearest`,behavior:`auto`});s=[]});let p=({x:e,y:t,width:n,height:r})=>`M${e} ${t}h${n}v${r}h${-n}Z`;var m=ao(),_=I(m),v=e(_),y=t=>{var n=ro(),s=I(n),c=e(s),l=q(c);h(l,17,()=>[...C(i).map(({box:e})=>e),...C(a)],H,(e,t)=>{var n=to();W(n,()=>({fill:`#000`,...C(t)}),void 0,void 0,void 0,`svelte-1hzkmq3`),o(e,n)}),G(s);var d=q(s),f=X(d),m=q(d),_=e(m),v=q(_);h(v,17,()=>C(i),({number:e,box:t})=>e,(e,t)=>{let n=()=>C(t).box;var r=to();W(r,()=>({class:`edge`,...n()}),void 0,void 0,void 0,`svelte-1hzkmq3`),o(e,r)});var y=q(v);h(y,17,()=>C(i),({number:e,box:t})=>e,(t,n)=>{let i=()=>C(n).number,a=()=>C(n).box;var s=no(),c=q(e(s)),l=X(c,!0);G(s),u((e,t)=>{R(s,`transform`,`translate(${e??``} ${t??``})`),g(l,i())},[()=>Math.max(a().x,16),()=>Math.max(a().y,C(r).y+16)]),o(t,s)}),G(m),u((e,t,n)=>{R(c,`d`,e),R(f,`d`,t),R(_,`d`,n)},[()=>p(C(r)),()=>p(C(r)),()=>p(C(r))]),o(t,n)};V(v,e=>{C(r).height>0&&e(y)}),G(_);var b=q(_),x=e(b);h(x,21,()=>C(a),H,(e,t,n)=>{var r=io(),i=I(r);W(i,()=>({class:`press`,"data-press":n+1,...C(t)}),void 0,void 0,void 0,`svelte-1hzkmq3`);var a=q(i),s=X(a);u(e=>{R(a,`x`,C(t).x+C(t).width-30),R(a,`y`,C(t).y+C(t).height-26),R(s,`d`,e)},[()=>K(`pointing`)]),o(e,r)}),G(x),G(b),o(t,m),Z()}var so=f(`<button type="button" class="number svelte-846rft"> </button>`),co=f(`<p class="line svelte-846rft"><!> </p>`),lo=f(`<p class="due svelte-846rft"><svg viewBox="0 0 512 512" aria-hidden="true" class="svelte-846rft"><path></path></svg> <span> </span></p>`),uo=f(`<p class="line done svelte-846rft"> </p>`),fo=f(`<h2 class="svelte-846rft"> </h2> <!> <!>`,1),po=f(`<i></i>`),mo=f(`<button type="button" class="button main svelte-846rft"> </button>`),ho=f(`<section class="lesson svelte-846rft"><div class="words svelte-846rft"><p class="by svelte-846rft"> </p> <!></div> <div class="way svelte-846rft"><p class="count svelte-846rft"> </p> <div class="bricks svelte-846rft" aria-hidden="true"></div> <div class="buttons svelte-846rft"><button type="button" class="button svelte-846rft"> </button> <button type="button" class="button svelte-846rft"> </button> <!></div></div> <p class="unseen" role="status"> </p></section> <!>`,1);function go(t,n){F(n,!0);let r=Y(()=>n.lesson.steps),i=Y(()=>n.position.shown<n.position.entries),a=A(ie({shown:-1,at:0})),s=Y(()=>C(a).shown===n.position.shown?Math.min(C(a).at,C(r).length-1):0),l=Y(()=>C(r)[C(s)]),d=Y(()=>C(s)>=C(r).length-1),f=Y(()=>Math.min(n.lesson.first+Math.max(C(s),0),n.lesson.count)),p=Y(()=>Array.from({length:n.lesson.count},(e,t)=>t+1)),m=Y(()=>n.position.seats.find(({bot:e})=>e!==null)?.name??``),_=Y(()=>C(s)>0||n.lesson.before!==null),v=Y(()=>C(l)!==void 0&&(!C(d)||C(i)));function b(){C(s)>0?B(a,{shown:n.position.shown,at:C(s)-1},!0):n.lesson.before!==null&&(B(a,{shown:n.lesson.before,at:1/0},!0),n.ask({say:`step`,entry:n.lesson.before}))}function x(){if(!C(d))B(a,{shown:n.position.shown,at:C(s)+1},!0);else if(C(i)){let{after:e}=n.lesson;n.ask({say:`step`,entry:e===null||e>=n.position.entries?null:e})}}function S(e){let t=C(l)?.points[e-1];n.root&&t!==void 0&&Ya(n.root,n.position.scene,t)?.scrollIntoView({block:`nearest`,behavior:`auto`})}let w=A(0);T(()=>(n.root?.style.setProperty(`--sheet`,`${C(w)}px`),()=>n.root?.style.removeProperty(`--sheet`)));let E=Y(()=>C(d)&&C(l)!==void 0&&!C(i)?n.lesson.waits:``),D=Y(()=>C(E)?n.position.scene.choices[n.lesson.choices[0]??-1]:void 0),O=Y(()=>[C(l)?.title,...(C(l)?.lines??[]).map(({words:e})=>e),C(E)].join(` `));var k=ho(),j=I(k),M=e(j),N=e(M),P=X(N,!0),ee=q(N,2),z=t=>{var r=fo(),a=I(r),s=X(a,!0),f=q(a,2);h(f,17,()=>C(l).lines,H,(t,r)=>{let i=()=>C(r).point,a=()=>C(r).words;var s=co(),l=e(s),d=e=>{var t=so(),r=X(t,!0);u(e=>{R(t,`aria-label`,e),g(r,i())},[()=>n.say(`lesson-show`,{number:i()})]),c(`click`,t,()=>S(i())),o(e,t)};V(l,e=>{i()!==null&&e(d)});var f=q(l,1,!0);G(s),u(()=>g(f,a())),o(t,s)});var p=q(f,2),m=t=>{var n=lo(),r=e(n),i=X(r),a=q(r,2),s=X(a,!0);G(n),u(e=>{R(i,`d`,e),g(s,C(E))},[()=>K(`pointing`)]),o(t,n)},_=e=>{var t=uo(),r=X(t,!0);u(e=>g(r,e),[()=>n.say(`lesson-past`)]),o(e,t)};V(p,e=>{C(E)?e(m):C(i)&&C(d)&&e(_,1)}),u(()=>g(s,C(l).title)),o(t,r)},U=e=>{var t=uo(),r=X(t,!0);u(e=>g(r,e),[()=>n.say(`lesson-wait`)]),o(e,t)};V(ee,e=>{C(l)?e(z):e(U,-1)}),G(M);var W=q(M,2),te=e(W),ne=X(te,!0),J=q(te,2);let re;h(J,20,()=>C(p),e=>e,(e,t)=>{var n=po();let r;u(()=>r=y(n,1,`svelte-846rft`,null,r,{done:t<C(f),now:t===C(f)})),o(e,n)}),G(J);var ae=q(J,2),oe=e(ae),se=X(oe,!0),ce=q(oe,2),le=X(ce,!0),de=q(ce,2),fe=e=>{var t=mo(),r=X(t,!0);u(e=>g(r,e),[()=>n.say(`lesson-next`)]),c(`click`,t,x),o(e,t)};V(de,e=>{C(v)&&e(fe)}),G(ae),G(W);var pe=q(W,2),me=X(pe,!0);G(j);var he=q(j,2),ge=e=>{oo(e,{get root(){return n.root},get scene(){return n.position.scene},get points(){return C(l).points},get awaited(){return C(D)}})};V(he,e=>{n.root&&C(l)&&e(ge)}),u((e,t,r,i,a)=>{R(j,`aria-label`,e),g(P,t),g(ne,r),re=ue(J,``,re,{"--count":n.lesson.count}),R(oe,`aria-disabled`,!C(_)),g(se,i),g(le,a),g(me,C(O))},[()=>n.say(`lesson`),()=>n.say(`lesson-by`,{name:C(m),game:n.position.title}),()=>n.say(`lesson-step`,{step:C(f),count:n.lesson.count}),()=>n.say(`lesson-back`),()=>n.say(`lesson-leave`)]),c(`click`,oe,b),c(`click`,ce,()=>n.ask({say:`endLesson`})),L(j,`offsetHeight`,e=>B(w,e)),o(t,k),Z()}S([`click`]);function _o(e){let t=[];for(let n=0;n<e.length;)n+=vo(t,e,n);return t.filter(({name:e,turns:t})=>e!==null||t.some(({items:e})=>e.length>0))}function vo(e,t,n){let r=t[n];if(!r)return 1;let i=yo(e,r);if(r.head&&(r.sign===`round`||r.sign===`turn`))return 1;let a=xo(t,n);for(let e=0;e<a.period;e++){let r=Array.from({length:a.times},(r,i)=>t[n+i*a.period+e]);i.items.push(Co(r.filter(e=>e!==void 0)))}return a.period*a.times}function yo(e,{entry:t,head:n,seat:r}){let i=e.at(-1);(!i||n&&n.round!==i.name)&&(i={name:n?.round??null,entry:t,turns:[]},e.push(i));let a=i.turns.at(-1);return a&&n?.rank!==`turn`||(a={seat:n?.rank===`turn`?r??null:null,entry:t,items:[]},i.turns.push(a)),a}var bo=2;function xo(e,t){for(let n=1;n<=bo;n++){let r=e.slice(t,t+n).map(So);if(r.length<n||r.includes(void 0))break;let i=1;for(;r.every((r,a)=>So(e[t+i*n+a])===r);)i++;if(i>1)return{period:n,times:i}}return{period:1,times:1}}function So(e){return e?.many?.key}function Co(e){let[t,n]=[e[0],e.at(-1)];if(!t||!n)throw Error(`an item has at least one line`);let{words:r,many:i,sign:a,seat:o}=t;return{words:i&&e.length>1?[...i.before,...je(String(e.length)),...i.after]:r,sign:a,seat:o??null,first:t.entry,last:n.entry}}function wo(e,{only:t,words:n},r){let i=To(n.trim());if(t===`all`&&i===``)return e;let a=e=>(t!==`mine`||e.seat===r)&&(t!==`cards`||e.words.some(({is_name:e})=>e))&&To(Q(e.words)).includes(i);return e.flatMap(e=>{let t=e.turns.map(e=>({...e,items:e.items.filter(a)})).filter(({items:e})=>e.length>0);return t.length>0?[{...e,turns:t}]:[]})}function To(e){return e.normalize(`NFD`).replace(/\p{Diacritic}/gu,``).toLowerCase()}function Eo(e,t){let{table:n,viewer:r,lang:i,row:a,entries:o,shown:s,log:c}=t,l=[n,r,i,a-o].join(` `);if(e?.of!==l||s===o)return{of:l,lines:c};let u=(e.lines[0]?.entry??1/0)<=s?e.lines.filter(({entry:e})=>e>s):[];return{of:l,lines:[...c,...u]}}var Do=f(`<button data-line="" tabindex="-1" type="button" class="card-name link svelte-1pp5iui"> </button>`),Oo=f(`<strong class="card-name svelte-1pp5iui"> </strong>`);function ko(e,t){F(t,!0);var r=l(),i=I(r);h(i,17,()=>t.words,H,(e,r)=>{var i=l(),a=I(i),s=e=>{var n=Do(),i=X(n,!0);u(()=>g(i,C(r).words)),c(`click`,n,()=>t.read.read(C(r).words)),o(e,n)},d=Y(()=>C(r).is_name&&t.read?.readable.has(C(r).words)),f=e=>{var t=Oo(),n=X(t,!0);u(()=>g(n,C(r).words)),o(e,t)},p=e=>{var t=n();u(()=>g(t,C(r).words)),o(e,t)};V(a,e=>{C(d)?e(s):C(r).is_name?e(f,1):e(p,-1)}),o(e,i)}),o(e,r),Z()}S([`click`]);var Ao=v(`<svg viewBox="-1 -1 22 22" aria-hidden="true"><path></path></svg>`);function jo(e,t){let n=[`M2 2H18V18H2Z`,`M10 1A9 9 0 1 1 10 19A9 9 0 1 1 10 1Z`,`M10 0L20 10L10 20L0 10Z`,`M10 1L20 19H0Z`];var r=Ao(),i=X(r);u(()=>{y(r,0,`mark seat-${t.seat??``}`,`svelte-wsqxy5`),R(i,`d`,n[t.seat]??n[0])}),o(e,r)}var Mo=f(`<p class="whose svelte-1ygmypz"><!> <span> </span></p>`),No=f(`<li data-item=""><button type="button" class="moment svelte-1ygmypz" data-line="" tabindex="-1"><svg viewBox="0 0 512 512" aria-hidden="true" class="svelte-1ygmypz"><use></use></svg></button> <span class="words svelte-1ygmypz"><!> <!></span></li>`),Po=f(`<div class="turn svelte-1ygmypz"><!> <ol class="svelte-1ygmypz"></ol></div>`),Fo=f(`<section class="round"><h3 class="svelte-1ygmypz"><button type="button" data-line="" tabindex="-1" class="svelte-1ygmypz"><span> </span><span class="fold svelte-1ygmypz" aria-hidden="true"> </span></button></h3> <!></section>`);function Io(t,n){F(n,!0);let r=Y(()=>n.position.shown),i=Y(()=>n.position.seats),a=Y(()=>n.position.viewer),s=({first:e,last:t})=>e<=C(r)&&C(r)<=t;var d=Fo(),f=e(d),p=e(f),m=e(p),_=X(m,!0),v=q(m),b=X(v,!0);G(p),G(f);var x=q(f,2),S=t=>{var d=l(),f=I(d);h(f,17,()=>n.round.turns,H,(t,l)=>{var d=Po(),f=e(d),p=t=>{var r=Mo(),s=e(r);jo(s,{get seat(){return C(l).seat}});var c=q(s,2),d=X(c,!0);G(r),u(e=>g(d,e),[()=>C(l).seat===C(a)?n.say(`log-you`,{name:C(i)[C(l).seat]?.name??``}):C(i)[C(l).seat]?.name]),o(t,r)};V(f,e=>{C(l).seat!==null&&e(p)});var m=q(f,2);h(m,21,()=>C(l).items,H,(t,i)=>{var a=No();let d;var f=e(a),p=e(f),m=X(p);G(f);var h=q(f,2),g=e(h),_=e=>{jo(e,{get seat(){return C(i).seat}})};V(g,e=>{C(i).seat!==null&&C(i).seat!==C(l).seat&&e(_)});var v=q(g,2);{let e=Y(()=>({read:n.read,readable:n.readable}));ko(v,{get words(){return C(i).words},get read(){return C(e)}})}G(h),G(a),u((e,t,n,o)=>{d=y(a,1,`svelte-1ygmypz`,null,d,{later:C(i).first>C(r),now:e}),R(f,`aria-current`,t),R(f,`aria-label`,n),R(f,`title`,o),R(m,`href`,`#icon-sign-${C(i).sign??``}`)},[()=>s(C(i)),()=>s(C(i))?`step`:void 0,()=>Q(C(i).words),()=>n.say(`log-step`)]),c(`click`,f,()=>n.step(C(i).last)),o(t,a)}),G(m),G(d),o(t,d)}),o(t,d)};V(x,e=>{n.open&&e(S)}),G(d),u(e=>{R(p,`aria-expanded`,n.open),g(_,e),g(b,n.open?`–`:`+`)},[()=>n.round.name??n.say(`log-before`)]),c(`click`,p,function(...e){n.fold?.apply(this,e)}),o(t,d),Z()}S([`click`]);var Lo=f(`<p class="svelte-mctek0"><!></p>`),Ro=f(`<div class="svelte-mctek0"><dt> </dt> <dd class="svelte-mctek0"> </dd></div>`),zo=f(`<dl class="svelte-mctek0"></dl>`),Bo=f(`<blockquote class="svelte-mctek0"> </blockquote>`),Vo=f(`<dialog aria-labelledby="reader-title" class="svelte-mctek0"><h2 id="reader-title" class="svelte-mctek0"> </h2> <!> <!> <!> <form method="dialog" class="svelte-mctek0"><button class="button main"> </button></form></dialog>`);function Ho(t,n){F(n,!0);let r=e=>e.showModal();var i=l(),a=I(i),s=t=>{var i=Vo(),a=e(i),s=X(a,!0),c=q(a,2);h(c,17,()=>Pe(n.card.face.text),H,(t,n)=>{var r=Lo();ko(e(r),{get words(){return C(n)}}),G(r),o(t,r)});var l=q(c,2),d=t=>{var r=zo();h(r,21,()=>n.card.counters,({id:e,label:t,value:n})=>e,(t,n)=>{let r=()=>C(n).label,i=()=>C(n).value;var a=Ro(),s=e(a),c=X(s,!0),l=q(s,2),d=X(l,!0);G(a),u(()=>{g(c,r()),g(d,i())}),o(t,a)}),G(r),o(t,r)};V(l,e=>{n.card.counters.length>0&&e(d)});var f=q(l,2),p=e=>{var t=Bo(),r=X(t,!0);u(()=>g(r,n.card.face.quote)),o(e,t)};V(f,e=>{n.card.face.quote&&e(p)});var m=q(f,2),_=e(m),v=X(_,!0);G(m),G(i),le(i,()=>r),u(e=>{g(s,n.card.face.title),g(v,e)},[()=>n.say(`close`)]),x(`close`,i,function(...e){n.close?.apply(this,e)}),o(t,i)};V(a,e=>{n.card.face.side===`up`&&e(s)}),o(t,i),Z()}var Uo=f(`<button type="button" class="svelte-19e4643"> </button>`),Wo=f(`<input type="search" class="svelte-19e4643"/>`),Go=f(`<button type="button" class="earlier svelte-19e4643"> </button>`),Ko=f(`<p class="none svelte-19e4643"> </p>`),qo=f(`<section class="log svelte-19e4643" aria-labelledby="log-heading"><h2 id="log-heading" class="svelte-19e4643"> </h2> <div class="sieve svelte-19e4643" role="group"><!> <button type="button" class="svelte-19e4643"><svg viewBox="0 0 20 20" aria-hidden="true" class="svelte-19e4643"><path d="M8 1A7 7 0 1 0 12 13.7L17 19L19 17L13.7 12A7 7 0 0 0 8 1ZM8 3.6A4.4 4.4 0 1 1 8 12.4A4.4 4.4 0 1 1 8 3.6Z"></path></svg></button> <!></div> <div class="lines svelte-19e4643"><!> <!></div> <!></section>`);function Jo(t,n){F(n,!0);let r=Y(()=>n.position.shown),i=Y(()=>n.position.entries),a=Y(()=>we(n.position)),f=A(void 0);pr(async()=>{let{default:e}=await import(`./story-Ca9TDAHk.js`);return{default:e}},[],import.meta.url).then(({default:e})=>oe(e));let p=A({of:``,lines:[]});w(()=>{B(p,Eo(d(()=>C(p)),n.position))});let m=Y(()=>_o(C(p).lines)),_=ie({only:`all`,words:``}),v=[`all`,`mine`,`cards`],y=A(!1),b=Y(()=>_.only!==`all`||_.words.trim()!==``),x=Y(()=>wo(C(m),_,n.position.viewer)),S=A(ie({})),T=Y(()=>Math.max(C(x).findLastIndex(({entry:e})=>e<=C(r)),0));function E(e,t){let n=C(S)[e.name??``];return n===void 0?C(b)?t>=C(x).length-20:t<=C(T)+1&&t>C(T)-2:n}let D=Y(()=>n.position.scene.zones.flatMap(e=>e.cards)),O=Y(()=>new Map(C(D).flatMap(e=>e.face.side===`up`?M(e.face.title).map(t=>[t,e]):[]))),k=Y(()=>new Set(C(O).keys())),j=A(null);function M(e){let t=e.replace(/^(Le |La |Les |L’)/,``);return t===e?[e]:[e,t]}let L={first:-1,of:``};w(()=>{let e=C(p).lines[0]?.entry??-1,t=L.of===C(p).of&&e<L.first&&C(f)?C(f).scrollHeight-C(f).scrollTop:null;L={first:e,of:C(p).of},C(r),C(i),s().then(()=>ee(t))});function ee(e){if(!C(f))return;let t=C(r)<C(i)?[...C(f).querySelectorAll(`.now`)].at(-1):void 0;e===null?t?C(f).scrollTop+=t.getBoundingClientRect().top-C(f).getBoundingClientRect().top-C(f).clientHeight/2:C(f).scrollTop=C(f).scrollHeight:C(f).scrollTop=C(f).scrollHeight-e;let n=[...C(f).querySelectorAll(`[data-line]`)];for(let e of n)e.tabIndex=-1;let a=t?.querySelector(`[data-line]`)??n.at(-1);a&&(a.tabIndex=0)}var H=qo(),U=e(H),W=X(U,!0),K=q(U,2),ne=e(K);h(ne,16,()=>v,e=>e,(e,t)=>{var r=l(),i=I(r),a=e=>{var r=Uo(),i=X(r,!0);u(e=>{R(r,`aria-pressed`,_.only===t),g(i,e)},[()=>n.say(`log-${t}`)]),c(`click`,r,()=>_.only=t),o(e,r)};V(i,e=>{(t!==`mine`||n.position.viewer!==null)&&e(a)}),o(e,r)});var J=q(ne,2),re=q(J,2),ae=e=>{var t=Wo();z(t),N(t,!0),u(e=>R(t,`aria-label`,e),[()=>n.say(`log-seek`)]),te(t,()=>_.words,e=>_.words=e),o(e,t)};V(re,e=>{C(y)&&e(ae)}),G(K);var se=q(K,2),ce=e(se),ue=e=>{var t=Go(),r=X(t,!0);u(e=>g(r,e),[()=>n.say(`log-earlier`)]),c(`click`,t,()=>n.ask(C(a))),o(e,t)};V(ce,e=>{C(a)&&e(ue)});var de=q(ce,2);h(de,19,()=>C(x),e=>e.name??``,(e,t,r)=>{{let a=Y(()=>E(C(t),C(r)));Io(e,{get round(){return C(t)},get position(){return n.position},get say(){return n.say},get open(){return C(a)},fold:()=>B(S,{...C(S),[C(t).name??``]:!E(C(t),C(r))},!0),step:e=>n.ask({say:`step`,entry:e>=C(i)?null:e}),read:e=>B(j,C(O).get(e)??null),get readable(){return C(k)}})}},e=>{var t=Ko(),r=X(t,!0);u(e=>g(r,e),[()=>n.say(`log-none`)]),o(e,t)}),G(se),P(se,e=>B(f,e),()=>C(f)),le(se,()=>Ha(`[data-line]`));var fe=q(se,2),pe=e=>{Ho(e,{get card(){return C(j)},get say(){return n.say},close:()=>B(j,null)})};V(fe,e=>{C(j)&&e(pe)}),G(H),u((e,t,n)=>{g(W,e),R(K,`aria-label`,t),R(J,`aria-expanded`,C(y)),R(J,`aria-label`,n)},[()=>n.say(`log`),()=>n.say(`log-sieve`),()=>n.say(`log-seek`)]),c(`click`,J,()=>{B(y,!C(y)),_.words=``}),o(t,H),Z()}S([`click`]);function Yo(e){let t=[];for(let{from:n,to:r}of Xo(e,`move`)){let e=t.find(e=>e.to.card!==null&&e.to.card===n.card);e?e.to=r:t.push({from:n,to:r})}return t}function Xo(e,t){return e.flatMap(({happened:e})=>e).filter(e=>e.is===t)}var Zo=480,Qo=360,$o=45,es={width:34,height:46},ts=[`--story`,`--plate`,`--name`,`--text`,`--least`,`--largest`,`--token`,`--glyphs`,`--picture`,`--author`,`--pale`,`--metal`,`--ground`],ns=12;function rs(e,t){if(mt())return()=>void 0;let n=Yo(t).flatMap(t=>{let n=ss(e,t.from);if(!n)return[];let r=t.from.card===null||n.dataset.card!==t.from.card;return[{flight:t,hidden:r,rect:n.getBoundingClientRect(),copy:r?cs():ls(n)}]});return()=>{for(let[t,r]of n.entries())is(e,r,r.hidden?t*$o:0);for(let{at:n}of Xo(t,`attack`))for(let t of n)os(e,t)}}function is(e,{flight:t,hidden:n,rect:r,copy:i},a){let o=ss(e,t.to),s=o?.getBoundingClientRect();if(!o||!s||r.width===0||s.width===0||Math.abs(r.left-s.left)<ns&&Math.abs(r.top-s.top)<ns)return;let c=t.to.card!==null&&o.dataset.card===t.to.card;if(n&&c){as(o,r,s,a);return}let l=n?es:r,[u,d]=[r.left+(r.width-l.width)/2,r.top+(r.height-l.height)/2];Object.assign(i.style,{left:`${u}px`,top:`${d}px`,width:`${l.width}px`,height:`${l.height}px`}),e.append(i);let f=Math.min(1,s.width/l.width,s.height/l.height),p=s.left+s.width/2-(u+l.width/2),m=s.top+s.height/2-(d+l.height/2),h=i.animate([{transform:`none`,opacity:1},{transform:`translate(${p}px, ${m}px) scale(${f})`,opacity:1,offset:.85},{transform:`translate(${p}px, ${m}px) scale(${f})`,opacity:0}],{duration:Zo,delay:a,easing:`cubic-bezier(0.3, 0, 0.2, 1)`,fill:`backwards`});h.onfinish=h.oncancel=()=>i.remove(),c&&o.animate([{opacity:0},{opacity:0,offset:.8},{opacity:1}],Zo)}function as(e,t,n,r){let i=t.left+t.width/2-(n.left+n.width/2),a=t.top+t.height/2-(n.top+n.height/2),o=Math.min(1,t.width/Math.max(1,n.width),t.height/Math.max(1,n.height));e.animate([{transform:`translate(${i}px, ${a}px) scale(${o})`,opacity:.2},{transform:`none`,opacity:1}],{duration:Zo,delay:r,easing:`cubic-bezier(0.3, 0, 0.2, 1)`,fill:`backwards`})}function os(e,t){ss(e,{card:t,tint:null,zone:null})?.animate([{transform:`none`},{transform:`translateX(-0.35rem) rotate(-1.5deg)`},{transform:`translateX(0.3rem) rotate(1.2deg)`},{transform:`none`}],{duration:Qo,delay:Zo/2,easing:`ease-in-out`})}function ss(e,{card:t,zone:n,tint:r}){return(t===null?null:e.querySelector(`[data-card="${CSS.escape(t)}"]`))??(r===null||n===null?null:e.querySelector(`[data-heap="${CSS.escape(`${n}/${r}`)}"]`))??(n===null?null:e.querySelector(`[data-zone="${CSS.escape(n)}"]`))}function cs(){let e=document.createElement(`div`);return e.className=`flying-back`,us(e)}function ls(e){let t=e.cloneNode(!0);for(let e of[t,...t.querySelectorAll(`*`)])for(let t of[`id`,`data-at`,`data-card`,`data-heap`,`data-zone`])e.removeAttribute(t);for(let e of t.querySelectorAll(`button`))e.remove();let n=getComputedStyle(e);for(let e of ts)t.style.setProperty(e,n.getPropertyValue(e));return us(t)}function us(e){return e.inert=!0,e.ariaHidden=`true`,Object.assign(e.style,{position:`fixed`,margin:`0`,listStyle:`none`,zIndex:`20`,pointerEvents:`none`}),e}async function ds(e,t){let n=await ps(e.table);if(n===null)return null;let{game:r}=e,i=e.seats.map(({name:e,bot:t})=>({name:e,bot:t}));return{say:`create`,game:r,options:n.options??{},seats:fs(t,r)?Qr(i):i}}function fs(e,t){return(e.find(({name:e})=>e===t)?.seatTitles.length??0)>0}async function ps(e){try{let t=await fetch(St(e));if(!t.ok||t.body===null)return null;let n=t.body.pipeThrough(new TextDecoderStream).getReader(),r=``;for(;!r.includes(`
`);){let{done:e,value:t}=await n.read();if(e)break;r+=t}return await n.cancel(),JSON.parse(r.split(`
`)[0]??``)}catch{return null}}var ms=f(`<p class="rematch svelte-pwzswr"><span id="rematch-does" class="svelte-pwzswr"> </span> <button type="button" class="button main" aria-describedby="rematch-does"> </button></p>`);function hs(t,n){F(n,!0);let r=A(!1);async function i(){if(n.busy||C(r))return;B(r,!0);let e=await ds(n.position,n.games);B(r,!1),e?n.ask(e):n.notice(n.say(`rematch-lost`))}var a=ms(),s=e(a),l=X(s,!0),d=q(s,2),f=X(d,!0);G(a),u((e,t)=>{g(l,e),R(d,`aria-disabled`,n.busy||C(r)),g(f,t)},[()=>n.say(fs(n.games,n.position.game)?`rematch-sides`:`rematch-chance`),()=>n.say(`rematch`)]),c(`click`,d,()=>void i()),o(t,a),Z()}S([`click`]);function gs({lines:e,entries:t}){let n=[];for(let{entry:t,head:r}of e)r&&r.round!==n.at(-1)?.name&&n.push({name:r.round,from:t});let[r,...i]=n;if(!r)return[{name:``,from:0,to:Math.max(t,1)}];let a=[{name:r.name,from:0},...i];return a.map(({name:e,from:n},r)=>({name:e,from:n,to:Math.max(a[r+1]?.from??t,n+1)}))}function _s(e,t){let n=Math.max(e.findLastIndex(({from:e})=>e<=t),0),r=e[n];return r?(n+Math.min((t-r.from)/(r.to-r.from),1))/e.length:0}function vs(e,t){let n=Math.min(Math.max(t,0),1)*e.length,r=Math.min(Math.floor(n),e.length-1),i=e[r];return i?Math.round(i.from+(n-r)*(i.to-i.from)):0}function ys({lines:e},t,n){let r=[];for(let i of e){let e=_s(t,i.entry),a=r.at(-1);i.sign!==`round`&&i.sign!==`turn`&&i.sign!==`deal`&&(a===void 0||e-a.place>=n)&&r.push({line:i,place:e})}return r}function bs(e,t,n){let{shown:r,entries:i}=e,a=t.lines.filter(({head:e})=>e).map(({entry:e})=>e);switch(n){case`ArrowLeft`:case`ArrowDown`:return e.stopBefore??0;case`ArrowRight`:case`ArrowUp`:return e.stopAfter??i;case`PageUp`:return a.findLast(e=>e<r)??0;case`PageDown`:return a.find(e=>e>r)??i;case`Home`:return 0;case`End`:return i;default:return null}}function xs({table:e,viewer:t,lang:n,entries:r},i){return e===i.table&&t===i.viewer&&n===i.lang&&r===i.entries}var Ss=f(`<dialog aria-labelledby="share-title" class="svelte-wivun6"><h2 id="share-title" class="svelte-wivun6"> </h2> <p class="svelte-wivun6"> </p> <input readonly="" class="svelte-wivun6"/> <p role="status" class="svelte-wivun6"> </p> <form method="dialog" class="svelte-wivun6"><button type="button" class="button main"> </button> <button type="button" class="button"> </button> <button class="button"> </button></form></dialog>`),Cs=f(`<button type="button" class="button"> </button> <!>`,1);function ws(t,n){F(n,!0);let r=A(!1),i=Y(()=>n.model.shared?.table===n.position.table?n.model.shared.code:null),a=Y(()=>C(i)===null?``:location.href.replace(/#.*$/,``)+$e({at:`see`,code:C(i)})),s=A(!1);function l(){B(r,!0),B(s,!1),C(i)===null&&n.ask({say:`share`})}async function d(){B(s,await navigator.clipboard.writeText(C(a)).then(()=>!0,()=>!1),!0)}let f=e=>e.showModal();var p=Cs(),m=I(p),h=X(m,!0),_=q(m,2),v=t=>{var l=Ss(),p=e(l),m=X(p,!0),h=q(p,2),_=X(h,!0),v=q(h,2);z(v);var y=q(v,2),b=X(y,!0),S=q(y,2),w=e(S),T=X(w,!0),E=q(w,2),D=X(E,!0),O=q(E,2),k=X(O,!0);G(S),G(l),le(l,()=>f),u((e,t,n,r,i,o,s)=>{g(m,e),g(_,t),R(v,`aria-label`,n),ce(v,C(a)),g(b,r),g(T,i),g(D,o),g(k,s)},[()=>n.say(`share-title`),()=>n.say(`share-about`),()=>n.say(`share-link`),()=>C(s)?n.say(`share-copied`):n.say(`share-length`,{letters:C(a).length}),()=>n.say(`share-copy`),()=>n.say(`share-file`),()=>n.say(`close`)]),x(`close`,l,()=>B(r,!1)),x(`focus`,v,e=>e.currentTarget.select()),c(`click`,w,d),c(`click`,E,()=>st(`brickroad-${n.position.game}.txt`,C(i))),o(t,l)};V(_,e=>{C(r)&&C(i)!==null&&e(v)}),u(e=>g(h,e),[()=>n.say(`share`)]),c(`click`,m,l),o(t,p),Z()}S([`click`]);var Ts=v(`<svg class="sign svelte-1yg8pe6" viewBox="0 0 512 512" aria-hidden="true"><title> </title><use></use></svg>`),Es=f(`<i class="svelte-1yg8pe6"> </i>`),Ds=f(`<span><!></span>`),Os=f(`<div class="slider svelte-1yg8pe6"><div class="track svelte-1yg8pe6" role="slider" tabindex="0"><!> <div class="fields svelte-1yg8pe6" aria-hidden="true"></div> <span class="handle svelte-1yg8pe6" aria-hidden="true"></span></div> <p class="where-at svelte-1yg8pe6" aria-hidden="true"> </p></div>`);function ks(t,n){F(n,!0);let r=Y(()=>n.position.shown),i=Y(()=>n.position.entries),a=A(0),s=Y(()=>gs(n.overview)),l=Y(()=>C(a)/C(s).length<26),d=Y(()=>ys(n.overview,C(s),26/Math.max(C(a),26))),f=A(null),p=Y(()=>C(f)??C(r)),m=Y(()=>C(s).findLast(({from:e})=>e<=C(p))??C(s)[0]),_=Y(()=>n.say(`slider-where`,{round:C(m)?.name??``,shown:C(p),entries:C(i)}));function v(e){n.ask({say:`step`,entry:e>=C(i)?null:e})}function b(e){let t=bs(n.position,n.overview,e.key);t!==null&&(e.preventDefault(),e.stopPropagation(),t!==C(r)&&v(t))}function S(e){let{left:t,width:n}=e.currentTarget.getBoundingClientRect();return vs(C(s),(e.clientX-t)/n)}let w=null;function T(e){C(f)!==null&&(B(f,S(e),!0),(w===null||w===C(r))&&v(w=C(f)))}function E(){C(f)!==null&&C(f)!==w&&v(C(f)),B(f,w=null,!0)}let D=(e,t)=>/\d+/.exec(e)?.[0]??String(t+1);var O=Os(),k=e(O);R(k,`aria-valuemin`,0);var j=e(k);h(j,17,()=>C(d),H,(t,n)=>{let r=()=>C(n).line,i=()=>C(n).place;var a=Ts();let s;var c=e(a),l=X(c,!0),d=q(c);G(a),u(e=>{s=ue(a,``,s,{left:`${i()*100}%`}),g(l,e),R(d,`href`,`#icon-sign-${r().sign??``}`)},[()=>Q(r().words)]),o(t,a)});var M=q(j,2);h(M,23,()=>C(s),({name:e,from:t})=>t,(t,n,r)=>{let i=()=>C(n).name,a=()=>C(n).from;var s=Ds();let c;var d=e(s),f=e=>{var t=Es(),n=X(t,!0);u(e=>g(n,e),[()=>D(i(),C(r))]),o(e,t)};V(d,e=>{C(l)&&C(r)!==0&&(C(r)+1)%5!=0||e(f)}),G(s),u(()=>c=y(s,1,`svelte-1yg8pe6`,null,c,{past:a()<=C(p),odd:C(r)%2})),o(t,s)}),G(M);var N=q(M,2);let P;G(k);var I=q(k,2),ee=X(I,!0);G(O),u((e,t,n)=>{R(k,`aria-label`,e),R(k,`aria-valuemax`,C(i)),R(k,`aria-valuenow`,C(p)),R(k,`aria-valuetext`,C(_)),R(k,`title`,t),P=ue(N,``,P,{left:n}),g(ee,C(_))},[()=>n.say(`slider`),()=>n.say(`slider-keys`),()=>`${_s(C(s),C(p))*100}%`]),c(`keydown`,k,b),c(`pointerdown`,k,e=>{e.currentTarget.setPointerCapture(e.pointerId),B(f,S(e),!0),v(w=C(f))}),c(`pointermove`,k,T),c(`pointerup`,k,E),x(`pointercancel`,k,E),L(k,`clientWidth`,e=>B(a,e)),o(t,O),Z()}S([`keydown`,`pointerdown`,`pointermove`,`pointerup`]);var As=f(`<option> </option>`),js=f(`<div class="ways svelte-1u4h1f9"><label class="svelte-1u4h1f9"> <select class="svelte-1u4h1f9"><!><option> </option><option> </option></select></label> <!></div>`),Ms=f(`<section class="review svelte-1u4h1f9"><!> <!></section>`);function Ns(t,n){F(n,!0);let r=Y(()=>n.model.landmarks&&xs(n.model.landmarks,n.position)?n.model.landmarks:null),i=Y(()=>[n.position.table,n.position.viewer,n.position.lang,n.position.entries].join(` `));T(()=>{C(i),d(()=>{C(r)===null&&n.ask({say:`landmarks`})})});let a=Y(()=>n.position.records===`whole`),s=Y(()=>n.position.allOpen?`all`:String(n.position.viewer??``));function l(e){e===`all`?n.ask({say:`unveil`}):n.ask({say:`sit`,seat:e===``?null:Number(e)})}var f=Ms(),p=e(f),m=e=>{ks(e,{get position(){return n.position},get overview(){return C(r)},get say(){return n.say},get ask(){return n.ask}})};V(p,e=>{C(r)&&e(m)});var _=q(p,2),v=t=>{var r=js(),i=e(r),a=e(i),d=q(a),f=e(d);h(f,17,()=>n.position.seats,H,(e,t,n)=>{let r=()=>C(t).name;var i=As(),a=X(i,!0),s={};u(e=>{g(a,r()),s!==(s=e)&&(i.value=(i.__value=s)??``)},[()=>String(n)]),o(e,i)});var p=q(f),m=X(p,!0);p.value=p.__value=`all`;var _=q(p),v=X(_,!0);_.value=_.__value=``,G(d);var y;de(d),G(i),ws(q(i,2),{get model(){return n.model},get position(){return n.position},get say(){return n.say},get ask(){return n.ask}}),G(r),u((e,t,n)=>{g(a,`${e??``} `),g(m,t),g(v,n),y!==(y=C(s))&&(d.value=(d.__value=y)??``,j(d,y))},[()=>n.say(`eyes`),()=>n.say(`eyes-all`),()=>n.say(`eyes-nobody`)]),c(`change`,d,e=>l(e.currentTarget.value)),o(t,r)};V(_,e=>{C(a)&&e(v)}),G(f),u(e=>R(f,`aria-label`,e),[()=>n.say(`look-back`)]),o(t,f),Z()}S([`change`]);var Ps=6,Fs=250,Is=[`card`,`point`,`zone`,`at`];function Ls({choices:e},t,n){return e.flatMap((e,r)=>e.at===t&&e.to===n?[r]:[])}function Rs({choices:e},t){return e.some(e=>e.at===t&&e.to!==null)}function zs(e){return t=>{let n=new Vs(t,e),{signal:r,abort:i}=Bs();t.addEventListener(`pointerdown`,e=>n.press(e),{signal:r}),t.addEventListener(`dragstart`,e=>e.preventDefault(),{signal:r}),addEventListener(`pointermove`,e=>n.move(e),{signal:r}),addEventListener(`pointerup`,e=>n.release(e),{signal:r}),addEventListener(`pointercancel`,()=>n.end(),{signal:r}),addEventListener(`keydown`,e=>e.key===`Escape`&&n.end(),{signal:r});let a=e=>n.carries&&e.preventDefault();return t.addEventListener(`touchmove`,a,{signal:r,passive:!1}),t.addEventListener(`contextmenu`,a,{signal:r}),()=>(n.end(),i())}}function Bs(){let e=new AbortController;return{signal:e.signal,abort:()=>e.abort()}}var Vs=class{#e;#t;#n=null;constructor(e,t){this.#e=e,this.#t=t}get carries(){return(this.#n?.copy??null)!==null}press({target:e,button:t,isPrimary:n,pointerId:r,pointerType:i,clientX:a,clientY:o}){if(this.end(),t!==0||!n)return;let s=Hs(e,e=>Rs(this.#t.scene(),e));if(!s)return;let c=i===`mouse`?void 0:setTimeout(()=>this.#r(),Fs);this.#n={...s,pointer:r,x:a,y:o,copy:null,timer:c}}move({pointerId:e,pointerType:t,clientX:n,clientY:r}){let i=this.#n;if(i?.pointer!==e)return;let a=Math.hypot(n-i.x,r-i.y)>Ps;i.copy===null&&a&&t===`mouse`?this.#r():i.copy===null&&a&&this.end(),i.copy!==null&&(i.copy.style.translate=`${n-i.x}px ${r-i.y}px`,this.#t.aim(this.#a(n,r)))}release({pointerId:e,clientX:t,clientY:n}){let r=this.#n;if(r?.pointer!==e)return;let i=r.copy===null?null:this.#a(t,n);this.#i(),r.copy!==null&&(Us(),i===null?this.#t.putBack():this.#t.drop(r.id,i))}end(){let{carries:e}=this;this.#i(),e&&this.#t.putBack()}#r(){let e=this.#n;if(!e)return;let{left:t,top:n,width:r,height:i}=e.from.getBoundingClientRect();e.copy=ls(e.from),e.copy.classList.add(`carried`),Object.assign(e.copy.style,{left:`${t}px`,top:`${n}px`,width:`${r}px`,height:`${i}px`}),this.#e.append(e.copy),getSelection()?.removeAllRanges(),this.#t.lift(e.id)}#i(){let e=this.#n;this.#n=null,clearTimeout(e?.timer),e?.copy&&(e.copy.remove(),this.#t.aim(null))}#a(e,t){let{id:n}=this.#n??{};if(n===void 0)return null;let r=e=>Ls(this.#t.scene(),n,e).length>0;for(let n of document.elementsFromPoint(e,t)){let e=Hs(n,r);if(e)return e.id}return null}};function Hs(e,t){let n=null;for(let r=e instanceof Element?e:null;r!==null;r=r.parentElement){if(!(r instanceof HTMLElement))continue;let{dataset:e}=r,i=Is.map(t=>e[t]).find(e=>e!==void 0&&t(e));i!==void 0&&(n===null||n.id===i)&&(n={id:i,from:r})}return n}function Us(){let e=e=>(e.preventDefault(),e.stopPropagation());addEventListener(`click`,e,{capture:!0,once:!0}),setTimeout(()=>removeEventListener(`click`,e,{capture:!0}))}var Ws=f(`<small> </small>`),Gs=f(`<button type="button" class="choose svelte-igihbm"><span class="svelte-igihbm"><!></span> <!></button>`);function Ks(t,r){F(r,!0);let i=M(r,`verb`,3,``),a=M(r,`hint`,3,null),s=Y(()=>Q(r.words)),l=Y(()=>C(s).toLowerCase().startsWith(i().toLowerCase())?C(s):`${i()}: ${C(s)}`),d=Y(()=>a()===null?C(l):`${C(l)} – ${a()}`);var f=Gs(),p=e(f),m=e(p),h=e=>{var t=n();u(()=>g(t,i())),o(e,t)},_=e=>{ko(e,{get words(){return r.words}})};V(m,e=>{i()?e(h):e(_,-1)}),G(p);var v=q(p,2),y=e=>{var t=Ws(),n=X(t,!0);u(()=>g(n,a())),o(e,t)};V(v,e=>{a()!==null&&e(y)}),G(f),u(()=>{R(f,`data-choice`,r.order??``),R(f,`aria-label`,C(d))}),c(`click`,f,function(...e){r.onchoose?.apply(this,e)}),o(t,f),Z()}S([`click`]);var qs=f(`<small class="svelte-2p5jsv"> </small>`),Js=f(`<li><button type="button" class="button svelte-2p5jsv" data-choice=""><span><!></span><!></button></li>`),Ys=f(`<ul data-keyed="" class="svelte-2p5jsv"></ul>`);function Xs(t,n){F(n,!0);let r=Y(()=>n.pointing.at(n.at)),i=Y(()=>O(C(r))),a=Y(()=>C(i)[0]),s=Y(()=>C(i).slice(1));var d=l(),f=I(d),p=e=>{{let t=Y(()=>n.pointing.said(C(a)));Ks(e,se(()=>C(t),{onchoose:()=>n.pointing.take(C(a))}))}},m=t=>{var i=Ys();h(i,21,()=>C(r),e=>e.choices[0],(t,r)=>{let i=Y(()=>n.pointing.said(C(r)));var a=Js(),s=e(a),l=e(s);ko(e(l),{get words(){return C(i).words}}),G(l);var d=q(l),f=e=>{var t=qs(),n=X(t,!0);u(()=>g(n,C(i).hint)),o(e,t)};V(d,e=>{C(i).hint&&e(f)}),G(s),G(a),c(`click`,s,()=>n.pointing.take(C(r))),o(t,a)}),G(i),o(t,i)};V(f,e=>{C(a)&&C(s).length===0?e(p):C(a)&&e(m,1)}),o(t,d),Z()}S([`click`]);function Zs(e){let t=[];for(let n of e){let e=t.at(-1);e&&n.type!==`points`?e.push(n):t.push([n])}return t}function Qs(e){let t=e.map(e=>e.type===`icon`?1:.45+.26*e.text.length),n=.1*(e.length-1)+.2*(Zs(e).length-1);return t.reduce((e,t)=>e+t,n)}var $s={dorothy:`M50 3A47 47 0 1 1 50 97A47 47 0 1 1 50 3Z`,toto:`M50 3L95 37V90Q95 96 89 96H11Q5 96 5 90V37Z`,lion:`M7 10Q30 14 50 4Q70 14 93 10V50Q93 80 50 97Q7 80 7 50Z`,scarecrow:`M50 1L99 50L50 99L1 50Z`,tinman:`M27 6H73L98 50L73 94H27L2 50Z`,glinda:`M50 3C64 3 74 13 73 27C87 26 97 36 97 50C97 64 87 74 73 73C74 87 64 97 50 97C36 97 26 87 27 73C13 74 3 64 3 50C3 36 13 26 27 27C26 13 36 3 50 3Z`,witch:`M50 2C76 18 91 42 91 70V96H9V70C9 42 24 18 50 2Z`,oz:`M30 3H70L97 30V70L70 97H30L3 70V30Z`,ozma:`M50 4L66 22L96 12V74Q96 96 50 96Q4 96 4 74V12L34 22Z`,munchkin:`M50 3Q92 8 92 56V96H8V56Q8 8 50 3Z`,winkie:`M18 5H82V18H95V82H82V95H18V82H5V18H18Z`,quadling:`M6 6H94V66L50 96L6 66Z`,gillikin:`M50 3L96 38L79 95H21L4 38Z`,emerald:`M30 3H70L97 30V70L70 97H30L3 70V30Z`,kansas:`M50 4L95 28V95H5V28Z`,nome:`M24 6L70 3L95 30L97 72L70 97L28 94L4 68L6 28Z`,neutral:`M12 96V40Q12 4 50 4Q88 4 88 40V96Z`,wild:`M50 2Q98 26 92 62Q86 96 50 98Q14 96 8 62Q2 26 50 2Z`,forest:`M50 2L74 26L92 66L84 96H16L8 66L26 26Z`,field:`M16 8H84Q98 50 84 92H16Q2 50 16 8Z`,house:`M50 3L96 32L90 38V96H10V38L4 32Z`,water:`M50 2C62 22 94 40 94 64A44 34 0 1 1 6 64C6 40 38 22 50 2Z`,good:ec(12,47,41),evil:ec(9,49,36)};function ec(e,t,n){return`M${Array.from({length:2*e},(r,i)=>{let[a,o]=[i*Math.PI/e-Math.PI/2,i%2==0?t:n];return`${(50+o*Math.cos(a)).toFixed(1)} ${(50+o*Math.sin(a)).toFixed(1)}`}).join(`L`)}Z`}var tc=`M14 6H86Q94 6 94 14V86Q94 94 86 94H14Q6 94 6 86V14Q6 6 14 6Z`;function nc(e){return $s[e]??tc}function rc(e){return e===`toto`?{x:23,y:32,size:54}:e===`witch`?{x:21,y:31,size:58}:e===`lion`?{x:20,y:16,size:60}:e===`quadling`?{x:22,y:15,size:56}:e===`evil`?{x:27,y:27,size:46}:e===`gillikin`?{x:23,y:25,size:54}:e===`house`||e===`water`||e===`neutral`?{x:23,y:33,size:54}:e===`forest`?{x:25,y:34,size:50}:e===`ozma`||e===`kansas`||e===`munchkin`?{x:22,y:27,size:56}:e===`scarecrow`?{x:24,y:24,size:52}:{x:20,y:20,size:60}}var ic=v(`<use></use>`),ac=v(`<text x="50" y="66" text-anchor="middle" class="svelte-1ctp6og"> </text>`),oc=v(`<svg class="token svelte-1ctp6og" viewBox="-2 -2 104 104"><path class="frame svelte-1ctp6og"></path><!></svg>`);function sc(t,n){F(n,!0);let r=M(n,`label`,3,``),i=Y(()=>rc(n.name));var a=oc(),s=e(a),c=q(s),l=e=>{var t=ic();u(()=>{R(t,`href`,`#icon-${n.name??``}`),R(t,`x`,C(i).x),R(t,`y`,C(i).y),R(t,`width`,C(i).size),R(t,`height`,C(i).size)}),o(e,t)},d=Y(()=>K(n.name)),f=e=>{var t=ac(),i=X(t,!0);u(e=>g(i,e),[()=>(r()||n.name).slice(0,1)]),o(e,t)};V(c,e=>{C(d)?e(l):e(f,-1)}),G(a),u(e=>{R(a,`data-tint`,n.name),R(a,`role`,r()?`img`:void 0),R(a,`aria-label`,r()||void 0),R(a,`aria-hidden`,r()?void 0:`true`),R(s,`d`,e)},[()=>nc(n.name)]),o(t,a),Z()}var cc=f(`<b class="points svelte-191icyc"> </b>`),lc=f(`<span class="sign svelte-191icyc"> </span>`),uc=f(`<span class="phrase svelte-191icyc"></span>`),dc=f(`<span class="glyphs svelte-191icyc" aria-hidden="true"></span>`);function fc(e,t){F(t,!0);var n=dc();let r;h(n,21,()=>Zs(t.glyphs),H,(e,t)=>{var n=uc();h(n,21,()=>C(t),H,(e,t)=>{var n=l(),r=I(n),i=e=>{sc(e,{get name(){return C(t).name}})},a=e=>{var n=cc(),r=X(n,!0);u(()=>g(r,C(t).text)),o(e,n)},s=e=>{var n=lc(),r=X(n,!0);u(()=>g(r,C(t).text)),o(e,n)};V(r,e=>{C(t).type===`icon`?e(i):C(t).type===`points`?e(a,1):e(s,-1)}),o(e,n)}),G(n),o(e,n)}),G(n),u(e=>r=ue(n,``,r,{"--breadth":e}),[()=>Qs(t.glyphs).toFixed(2)]),o(e,n),Z()}var pc=f(`<li> </li>`),mc=f(`<ul class="ties svelte-1l15f5s"></ul>`);function hc(e,t){F(t,!0);var n=l(),i=I(n),a=e=>{var n=mc();h(n,21,()=>t.links,({kind:e,to:t,words:n})=>`${e} ${t}`,(e,t)=>{let n=()=>C(t).kind,i=()=>C(t).words;var a=pc(),s=X(a,!0);u(()=>{y(a,1,r(n()),`svelte-1l15f5s`),g(s,i())}),o(e,a)}),G(n),o(e,n)};V(i,e=>{t.links.length>0&&e(a)}),o(e,n),Z()}var gc=f(`<button type="button" class="why svelte-pnsmxs" tabindex="-1"></button>`);function _c(e,t){F(t,!0);var n=gc();u(()=>{R(n,`title`,t.words),R(n,`aria-label`,t.words)}),c(`click`,n,()=>t.onask(t.words)),o(e,n),Z()}S([`click`]);function vc(e){return e<0?`−${-e}`:String(e)}var yc=f(`<li class="svelte-1ow9k3l"><span> </span> <b class="svelte-1ow9k3l"> </b></li>`),bc=f(`<details class="svelte-1ow9k3l"><summary class="svelte-1ow9k3l"><b class="svelte-1ow9k3l"> </b> <span> </span></summary> <ul class="parts svelte-1ow9k3l"></ul></details>`),xc=f(`<b class="svelte-1ow9k3l"> </b> <span> </span>`,1),Sc=f(`<li><!></li>`),Cc=f(`<ul class="worth svelte-1ow9k3l"></ul>`);function wc(t,n){F(n,!0);var i=l(),a=I(i),s=t=>{var i=Cc();h(i,21,()=>n.counters,({id:e,label:t,value:n,parts:r})=>e,(t,n)=>{let i=()=>C(n).id,a=()=>C(n).label,s=()=>C(n).value,c=()=>C(n).parts;var l=Sc(),d=e(l),f=t=>{var n=bc(),r=e(n),i=e(r),l=X(i,!0),d=q(i,2),f=X(d,!0);G(r);var p=q(r,2);h(p,21,c,H,(t,n)=>{var r=yc(),i=e(r),a=X(i,!0),s=q(i,2),c=X(s,!0);G(r),u(e=>{g(a,C(n).words),g(c,e)},[()=>vc(C(n).value)]),o(t,r)}),G(p),G(n),u(e=>{g(l,e),g(f,a())},[()=>vc(s())]),o(t,n)},p=e=>{var t=xc(),n=I(t),r=X(n,!0),i=q(n,2),c=X(i,!0);u(e=>{g(r,e),g(c,a())},[()=>vc(s())]),o(e,t)};V(d,e=>{c().length>0?e(f):e(p,-1)}),G(l),u(()=>y(l,1,r(i()),`svelte-1ow9k3l`)),o(t,l)}),G(i),o(t,i)};V(a,e=>{n.counters.length>0&&e(s)}),o(t,i),Z()}var Tc=f(`<p><!></p>`),Ec=f(`<p class="quote svelte-1dudrws"> </p>`),Dc=f(`<p class="title svelte-1dudrws"> </p> <!> <!> <!>`,1),Oc=f(`<p class="back svelte-1dudrws"> </p>`),kc=f(`<ul class="under svelte-1dudrws"></ul>`),Ac=f(`<li><!> <!> <!> <!> <!></li>`);function jc(t,n){F(n,!0);let r=Y(()=>n.card.face),i=Y(()=>n.pointing.at(n.card.id).length>0);var a=Ac();let s;var c=e(a),l=t=>{var n=Dc(),i=I(n),a=X(i,!0),s=q(i,2),c=e=>{fc(e,{get glyphs(){return C(r).glyphs}})};V(s,e=>{C(r).glyphs.length>0&&e(c)});var l=q(s,2),d=t=>{var n=Tc();ko(e(n),{get words(){return C(r).text}}),G(n),o(t,n)};V(l,e=>{C(r).text.length>0&&e(d)});var f=q(l,2),p=e=>{var t=Ec(),n=X(t,!0);u(()=>g(n,C(r).quote)),o(e,t)};V(f,e=>{C(r).quote&&e(p)}),u(()=>{R(i,`data-tint`,C(r).tint),g(a,C(r).title)}),o(t,n)},d=e=>{var t=Oc(),n=X(t,!0);u(()=>g(n,C(r).label)),o(e,t)};V(c,e=>{C(r).side===`up`?e(l):e(d,-1)});var f=q(c,2);wc(f,{get counters(){return n.card.counters}});var p=q(f,2);hc(p,{get links(){return n.card.links}});var m=q(p,2),_=e=>{var t=kc();h(t,21,()=>n.card.under,e=>e.id,(e,t)=>{jc(e,{get card(){return C(t)},get pointing(){return n.pointing},get ask(){return n.ask}})}),G(t),o(e,t)};V(m,e=>{n.card.under.length>0&&e(_)});var v=q(m,2),b=e=>{Xs(e,{get at(){return n.card.id},get pointing(){return n.pointing}})},x=e=>{_c(e,{get words(){return n.card.why_not},get onask(){return n.ask}})};V(v,e=>{C(i)?e(b):n.card.why_not&&e(x,1)}),G(a),u(()=>{s=y(a,1,`card svelte-1dudrws`,null,s,{down:C(r).side===`down`,offered:C(i)}),R(a,`data-card`,n.card.id),R(a,`data-at`,n.card.id)}),o(t,a),Z()}function Mc({choices:e}){let t=new Set(e.filter(e=>e.to!==null).map(e=>e.at)),n=[];for(let[r,{at:i}]of e.entries()){let e=t.has(i)?n.find(e=>e.at===i):void 0;e?e.choices.push(r):n.push({at:i,choices:[r]})}return n}function Nc(e,t){return t.choices.flatMap(t=>{let n=e.choices[t];return n?[{at:n.to??n.at,choices:[t]}]:[]})}function Pc(e,t){let[n=[],...r]=t.choices.map(t=>e.choices[t]?.words??[]);if(r.length===0)return n;let i=r.map(Q).reduce(Bc,Q(n)).trimEnd(),a=Rc(e,t.at);return[...i.includes(a)?[]:[{words:a,is_name:zc(e,t.at)},...je(i&&` – `)],...Me(n,i.length),...je(` … (${t.choices.length})`)]}function Fc(e,{choices:[t,...n]}){return(t===void 0||n.length>0?void 0:e.choices[t])?.hint??null}function Ic(e){let t=e.contest?.sides.flatMap(e=>e.cards)??[];return[...e.zones.flatMap(e=>e.cards),...t].flatMap(Lc)}function Lc(e){return[e,...e.under.flatMap(Lc)]}function Rc(e,t){let n=Ic(e).find(e=>e.id===t),r=e.zones.find(e=>e.id===t);return n?n.face.side===`up`?n.face.title:n.face.label:r?.label??``}function zc(e,t){return Ic(e).some(e=>e.id===t&&e.face.side===`up`)}function Bc(e,t){let n=t.split(/(?<= )/),r=e.split(/(?<= )/).findIndex((e,t)=>e!==n[t]);return r<0?e:e.split(/(?<= )/).slice(0,r).join(``)}var Vc=f(`<b class="die svelte-onacbb"> </b>`),Hc=f(`<section><h3 class="svelte-onacbb"> <!></h3> <p class="total"><!></p> <!> <ul class="cards svelte-onacbb"></ul></section>`),Uc=f(`<section class="battle svelte-onacbb" aria-labelledby="battle"><h2 id="battle"> </h2> <p class="standing svelte-onacbb"> </p> <div class="sides svelte-onacbb"></div></section>`);function Wc(t,r){F(r,!0);var i=Uc(),a=e(i),s=X(a,!0),c=q(a,2),l=X(c,!0),d=q(c,2);h(d,21,()=>r.contest.sides,e=>e.seat,(t,i)=>{var a=Hc();let s;var c=e(a),l=e(c,!0),d=q(l),f=e=>{var t=n();u(e=>g(t,`: ${e??``}`),[()=>C(i).zones.map(e=>Rc(r.scene,e)).join(`, `)]),o(e,t)};V(d,e=>{C(i).zones.length>0&&e(f)}),G(c);var p=q(c,2),m=e(p),_=e=>{var t=Vc(),n=X(t);u(()=>g(n,`d${C(i).die.faces??``}: ${C(i).die.value??``}`)),o(e,t)};V(m,e=>{C(i).die&&e(_)}),G(p);var v=q(p,2);{let e=Y(()=>[C(i).total]);wc(v,{get counters(){return C(e)}})}var b=q(v,2);h(b,21,()=>C(i).cards,e=>e.id,(e,t)=>{jc(e,{get card(){return C(t)},get pointing(){return r.pointing},get ask(){return r.ask}})}),G(b),G(a),u(()=>{R(a,`aria-labelledby`,`side-${C(i).seat??``}`),s=y(a,1,`svelte-onacbb`,null,s,{ahead:C(i).ahead}),R(c,`id`,`side-${C(i).seat??``}`),g(l,C(i).label)}),o(t,a)}),G(d),G(i),u(()=>{g(s,r.contest.title),g(l,r.contest.standing)}),o(t,i),Z()}var Gc=class{#e;#t;#n=A(null);#r=Y(()=>this.picked?Nc(this.#e(),this.picked):Mc(this.#e()));constructor(e,t){this.#e=e,this.#t=t}get picked(){return C(this.#n)?.scene===this.#e()?C(this.#n).row:null}at(e){return C(this.#r).filter(t=>t.at===e)}get loose(){let e=this.#e(),t=[...e.zones,...Ic(e)].map(({id:e})=>e);return C(this.#r).filter(e=>!t.includes(e.at))}get more(){return this.loose.length<C(this.#r).length}said(e){return{words:Pc(this.#e(),e),hint:Fc(this.#e(),e)}}take(e){let[t,...n]=e.choices;n.length>0?B(this.#n,{scene:this.#e(),row:e}):t!==void 0&&this.#t(t)}get carry(){return{scene:this.#e,lift:e=>{let t=Mc(this.#e()).find(t=>t.at===e);B(this.#n,t?{scene:this.#e(),row:t}:null)},aim:()=>void 0,drop:(e,t)=>{let[n,...r]=Ls(this.#e(),e,t);n!==void 0&&r.length===0&&this.#t(n)},putBack:()=>this.putBack()}}putBack(){B(this.#n,null)}},Kc=f(`<p class="picked svelte-y2xqvx" role="status"><span><!></span> <button type="button" class="button"> </button></p>`),qc=f(`<li class="svelte-y2xqvx"><!></li>`),Jc=f(`<ul class="loose svelte-y2xqvx" data-keyed=""></ul>`),Yc=f(`<section><h2 class="svelte-y2xqvx"> </h2> <!> <!> <ul class="cards svelte-y2xqvx"></ul> <!></section>`),Xc=f(`<div class="scene svelte-y2xqvx"><!> <!> <!> <!></div>`);function Zc(t,n){F(n,!0);let r=new Gc(()=>n.scene,e=>n.act(e)),i=Y(()=>r.more?`last`:void 0),a=A(void 0);T(()=>{let e=r.picked?.at;if(e!==void 0)return s().then(()=>l(`[data-choice]`)),()=>void s().then(()=>l(`[data-at="${CSS.escape(e)}"] [data-choice]`))});function l(e){let t=C(a)?.querySelector(e);C(a)&&t&&(Ua(C(a),null),t.focus())}function d(e){e.key===`Escape`&&r.putBack()}var f=Xc();x(`keydown`,_,d);var p=e(f),m=t=>{var i=Kc(),a=e(i),s=e(a);{let e=Y(()=>r.said(r.picked).words);ko(s,{get words(){return C(e)}})}G(a);var l=q(a,2),d=X(l,!0);G(i),u(e=>g(d,e),[()=>n.say(`put-back`)]),c(`click`,l,()=>r.putBack()),o(t,i)};V(p,e=>{r.picked&&e(m)});var v=q(p,2),b=t=>{var n=Jc();h(n,21,()=>r.loose,e=>e.choices[0],(t,n)=>{var a=qc(),s=e(a);{let e=Y(()=>r.said(C(n)));Ks(s,se(()=>C(e),{get order(){return C(i)},onchoose:()=>r.take(C(n))}))}G(a),u(()=>R(a,`data-at`,C(n).at)),o(t,a)}),G(n),o(t,n)};V(v,e=>{r.loose.length>0&&e(b)});var S=q(v,2),w=e=>{Wc(e,{get scene(){return n.scene},get contest(){return n.scene.contest},get pointing(){return r},get ask(){return n.ask}})};V(S,e=>{n.scene.contest&&e(w)});var E=q(S,2);h(E,17,()=>n.scene.zones,e=>e.id,(t,i)=>{let a=Y(()=>r.at(C(i).id).length>0);var s=Yc();let c;var l=e(s),d=X(l,!0),f=q(l,2);hc(f,{get links(){return C(i).links}});var p=q(f,2);wc(p,{get counters(){return C(i).counters}});var m=q(p,2);h(m,21,()=>C(i).cards,e=>e.id,(e,t)=>{jc(e,{get card(){return C(t)},get pointing(){return r},get ask(){return n.ask}})}),G(m),Xs(q(m,2),{get at(){return C(i).id},get pointing(){return r}}),G(s),u(()=>{c=y(s,1,`zone ${C(i).kind??``}`,`svelte-y2xqvx`,c,{offered:C(a)}),R(s,`data-zone`,C(i).id),R(s,`data-at`,C(i).id),R(s,`aria-labelledby`,`zone-${C(i).id??``}`),R(l,`id`,`zone-${C(i).id??``}`),g(d,C(i).label)}),o(t,s)}),G(f),P(f,e=>B(a,e),()=>C(a)),le(f,()=>zs(r.carry)),o(t,f),Z()}S([`click`]);var Qc=f(`<p class="total svelte-12aagwz"><b class="svelte-12aagwz"> </b> </p>`),$c=f(`<p class="winner svelte-12aagwz"> </p>`),el=f(`<p class="title svelte-12aagwz"><!><strong class="svelte-12aagwz"> </strong></p> <p class="text svelte-12aagwz"><!></p>`,1),tl=f(`<li class="svelte-12aagwz"><div><!> <p class="how svelte-12aagwz"> </p></div> <b class="points svelte-12aagwz"> </b></li>`),nl=f(`<ol class="svelte-12aagwz"></ol>`),rl=f(`<li class="svelte-12aagwz"><!><b class="svelte-12aagwz"> </b></li>`),il=f(`<ul class="hand svelte-12aagwz"></ul>`),al=f(`<li class="svelte-12aagwz"> <b class="svelte-12aagwz"> </b></li>`),ol=f(`<ul class="told svelte-12aagwz"></ul>`),sl=f(`<section><header class="svelte-12aagwz"><h2 class="svelte-12aagwz"> </h2> <!> <!></header> <!> <!></section>`),cl=f(`<div tabindex="0" role="region"></div>`);function ll(t,n){F(n,!0);let r=e=>e.every(({id:e})=>K(e)!==void 0);var i=cl();let a,s;h(i,21,()=>n.sheet.seats,e=>e.seat,(t,i)=>{var a=sl();let s;var c=e(a),l=e(c),d=X(l,!0),f=q(l,2),p=t=>{var r=Qc(),a=e(r),s=X(a,!0),c=q(a);G(r),u((e,t)=>{g(s,e),g(c,` ${t??``}`)},[()=>vc(C(i).total),()=>n.say(`points`,{count:C(i).total})]),o(t,r)};V(f,e=>{C(i).total!==null&&e(p)});var m=q(f,2),_=e=>{var t=$c(),r=X(t,!0);u(e=>g(r,e),[()=>n.say(`winner`)]),o(e,t)};V(m,e=>{C(i).won&&e(_)}),G(c);var v=q(c,2),b=t=>{var n=nl();h(n,21,()=>C(i).lines,e=>e.card.id,(t,n)=>{var r=tl(),i=e(r),a=e(i),s=t=>{var r=el(),i=I(r),a=e(i);fc(a,{get glyphs(){return C(n).card.face.glyphs}});var s=q(a),c=X(s,!0);G(i);var l=q(i,2);ko(e(l),{get words(){return C(n).card.face.text}}),G(l),u(()=>g(c,C(n).card.face.title)),o(t,r)};V(a,e=>{C(n).card.face.side===`up`&&e(s)});var c=q(a,2),l=X(c,!0);G(i);var d=q(i,2),f=X(d,!0);G(r),u(e=>{g(l,C(n).words),g(f,e)},[()=>vc(C(n).points)]),o(t,r)}),G(n),o(t,n)};V(v,e=>{C(i).lines.length>0&&e(b)});var x=q(v,2),S=t=>{var r=il();h(r,21,()=>C(i).counters,({id:e,label:t,value:n})=>e,(t,n)=>{let r=()=>C(n).id,i=()=>C(n).label,a=()=>C(n).value;var s=rl(),c=e(s);sc(c,{get name(){return r()},get label(){return i()}});var l=q(c),d=X(l,!0);G(s),u(e=>g(d,e),[()=>vc(a())]),o(t,s)}),G(r),u(e=>R(r,`aria-label`,e),[()=>n.say(`counted`)]),o(t,r)},w=Y(()=>r(C(i).counters)),T=t=>{var r=ol();h(r,21,()=>C(i).counters,({id:e,label:t,value:n})=>e,(t,n)=>{let r=()=>C(n).label,i=()=>C(n).value;var a=al(),s=e(a),c=q(s),l=X(c,!0);G(a),u(e=>{g(s,`${r()??``} `),g(l,e)},[()=>vc(i())]),o(t,a)}),G(r),u(e=>R(r,`aria-label`,e),[()=>n.say(`counted`)]),o(t,r)};V(x,e=>{C(w)?e(S):e(T,-1)}),G(a),u(()=>{R(a,`aria-labelledby`,`score-${C(i).seat??``}`),s=y(a,1,`svelte-12aagwz`,null,s,{won:C(i).won}),R(l,`id`,`score-${C(i).seat??``}`),g(d,C(i).name)}),o(t,a)}),G(i),u(e=>{a=y(i,1,`score svelte-12aagwz`,null,a,{many:n.sheet.seats.length>3}),R(i,`aria-label`,e),s=ue(i,``,s,{"--count":n.sheet.seats.length})},[()=>n.say(`score`)]),o(t,i),Z()}var ul=`[data-keyed] [data-choice]`,dl=`123456789abcdefghijklmnopqrstuvwxyz`;function fl(e,t){let n=t?[...e.querySelectorAll(ul)].slice(0,35):[];for(let t of e.querySelectorAll(`[data-key]`))n.includes(t)||pl(t);for(let[e,t]of n.entries()){let n=dl.charAt(e);t.dataset.key!==n&&(t.dataset.key=n,t.setAttribute(`aria-keyshortcuts`,n))}}function pl(e){delete e.dataset.key,e.removeAttribute(`aria-keyshortcuts`)}function ml(e,t){if(gl(t)||hl(t))return null;let n=t.key.toLowerCase();return dl.includes(n)&&n.length===1?e.querySelector(`[data-key="${n}"]`):null}function hl(e){return(e.ctrlKey||e.metaKey||e.altKey)&&!e.getModifierState(`AltGraph`)}function gl({target:e}){return e instanceof Element&&e.closest(`input, select, textarea, dialog`)!==null}function _l(e,t,n,r){e.undo===`may`?n({say:`undo`,at:e.row}):r(t(`undo-${e.undo}`))}var vl=f(`<dt><kbd class="svelte-mqbu41"> </kbd></dt> <dd class="svelte-mqbu41"> </dd>`,1),yl=f(`<p class="svelte-mqbu41"> </p>`),bl=f(`<dl class="svelte-mqbu41"></dl> <p class="svelte-mqbu41"> </p> <!>`,1);function xl(t,n){F(n,!0);let r=M(n,`open`,15),i=Y(()=>ft().keys===`on`),a=[`arrows`,`enter`,`tab`,`escape`,`number`,`back`,`undo`,`help`];T(()=>{let e=C(i);fl(document,e);let t=new MutationObserver(()=>fl(document,e));return t.observe(document.body,{childList:!0,subtree:!0}),()=>t.disconnect()});function s(e){n.ask({say:`step`,entry:e>=n.position.entries?null:e})}function c(e){if(e.defaultPrevented||gl(e))return;let{shown:t,entries:a,stopBefore:o,stopAfter:c}=n.position,l=e.key.toLowerCase()===`z`&&(e.ctrlKey||e.metaKey),u=C(i)?ml(document,e):null;if(u)u.click();else if(l)_l(n.position,n.say,n.ask,n.notice);else if(!C(i)||hl(e))return;else if(e.key===`?`)r(!0);else if(e.key===`[`&&t>0)s(o??0);else if(e.key===`]`&&t<a)s(c??a);else return;e.preventDefault()}var d=l();x(`keydown`,_,c);var f=I(d),p=t=>{{let s=Y(()=>n.say(`keys`));ui(t,{get title(){return C(s)},get say(){return n.say},onclose:()=>r(!1),children:(t,r)=>{var s=bl(),c=I(s);h(c,20,()=>a,e=>e,(t,r)=>{var i=vl(),a=I(i),s=e(a),c=X(s,!0);G(a);var l=q(a,2),d=X(l,!0);u((e,t)=>{g(c,e),g(d,t)},[()=>n.say(`keys-${r}`),()=>n.say(`keys-${r}-does`)]),o(t,i)}),G(c);var l=q(c,2),d=X(l,!0),f=q(l,2),p=e=>{var t=yl(),r=X(t,!0);u(e=>g(r,e),[()=>n.say(`keys-off`)]),o(e,t)};V(f,e=>{C(i)||e(p)}),u(e=>g(d,e),[()=>n.say(`keys-drag`)]),o(t,s)},$$slots:{default:!0}})}};V(f,e=>{r()&&e(p)}),o(t,d),Z()}var Sl=f(`<span id="undo-why" class="unseen"> </span>`),Cl=f(`<button type="button" class="undo svelte-1xhwky3"> </button> <!>`,1);function wl(e,t){F(t,!0);let n=Y(()=>t.position.undo===`may`?``:t.say(`undo-${t.position.undo}`));var r=Cl(),i=I(r),a=X(i,!0),s=q(i,2),l=e=>{var t=Sl(),r=X(t,!0);u(()=>g(r,C(n))),o(e,t)};V(s,e=>{C(n)&&e(l)}),u(e=>{R(i,`aria-disabled`,C(n)!==``),R(i,`aria-describedby`,C(n)?`undo-why`:void 0),R(i,`title`,C(n)||void 0),g(a,e)},[()=>t.say(`undo`)]),c(`click`,i,()=>_l(t.position,t.say,t.ask,t.notice)),o(e,r),Z()}S([`click`]);var Tl=f(`<button type="button" class="pull svelte-1mjjubi" aria-controls="log"><span class="full svelte-1mjjubi"> </span><span class="short svelte-1mjjubi"> </span></button>`),El=f(`<option class="svelte-1mjjubi"> </option>`),Dl=f(`<button type="button" class="record svelte-1mjjubi"> </button>`),Ol=f(`<a class="record svelte-1mjjubi" download=""> </a>`),kl=f(`<header class="svelte-1mjjubi"><a class="home svelte-1mjjubi" href="#/"><span aria-hidden="true">‹</span> </a> <p class="name svelte-1mjjubi"> </p> <!> <!> <button type="button" class="more svelte-1mjjubi" aria-controls="tools"> </button> <div id="tools"><!> <div class="steps svelte-1mjjubi" role="group"><button type="button" class="svelte-1mjjubi"><svg viewBox="0 0 20 20" aria-hidden="true" class="svelte-1mjjubi"><path d="M3 3H6V17H3ZM17 3V17L7 10Z"></path></svg></button> <button type="button" class="svelte-1mjjubi"><svg viewBox="0 0 20 20" aria-hidden="true" class="svelte-1mjjubi"><path d="M15 3V17L5 10Z"></path></svg></button> <span class="where svelte-1mjjubi"> </span> <button type="button" class="svelte-1mjjubi"><svg viewBox="0 0 20 20" aria-hidden="true" class="svelte-1mjjubi"><path d="M5 3V17L15 10Z"></path></svg></button> <button type="button" class="svelte-1mjjubi"><svg viewBox="0 0 20 20" aria-hidden="true" class="svelte-1mjjubi"><path d="M17 3H14V17H17ZM3 3V17L13 10Z"></path></svg></button></div> <label class="pace svelte-1mjjubi"> <select class="svelte-1mjjubi"></select></label> <!> <a class="rules svelte-1mjjubi"><span class="sign svelte-1mjjubi" aria-hidden="true">?</span><span class="words svelte-1mjjubi"> </span></a> <!> <!></div></header> <!>`,1);function Al(t,n){F(n,!0);let r=e=>{wl(e,{get position(){return n.position},get say(){return n.say},get ask(){return n.ask},get notice(){return n.notice}})},i=Y(()=>n.position.shown),a=Y(()=>n.position.entries),s=A(!1),l=A(!1),d=Y(()=>({at:`rules`,game:n.position.game,table:n.position.table})),f=A(null),p=Y(()=>n.position.records===`revealing`),m=[`calm`,`brisk`,`instant`],_=e=>n.ask({say:`step`,entry:e>=C(a)?null:e});var v=kl(),b=I(v),x=e(b),S=q(e(x));G(x);var w=q(x,2),T=X(w,!0),E=q(w,2),D=e=>{r(e)};V(E,e=>{n.log||e(D)});var O=q(E,2),k=t=>{var r=Tl(),i=e(r),a=X(i,!0),s=q(i),l=X(s,!0);G(r),u((e,t,i)=>{R(r,`aria-label`,e),R(r,`aria-expanded`,n.log.drawn),g(a,t),g(l,i)},[()=>n.say(`log`),()=>n.say(`log`),()=>n.say(`log-short`)]),c(`click`,r,function(...e){n.log.pull?.apply(this,e)}),o(t,r)};V(O,e=>{n.log&&e(k)});var M=q(O,2),N=X(M,!0),P=q(M,2);let L;var ee=e(P),z=e=>{r(e)};V(ee,e=>{n.log&&e(z)});var H=q(ee,2),U=e(H),W=q(U,2),K=q(W,2),te=X(K,!0),ne=q(K,2),J=q(ne,2);G(H);var re=q(H,2),ie=e(re),ae=q(ie);h(ae,20,()=>m,e=>e,(e,t)=>{var r=El(),i=X(r,!0),a={};u(e=>{g(i,e),a!==(a=t)&&(r.value=(r.__value=a)??``)},[()=>n.say(`pace-${t}`)]),o(e,r)}),G(ae);var oe;de(ae),G(re);var se=q(re,2),ce=e=>{var t=Dl(),r=X(t,!0);u(e=>g(r,e),[()=>n.say(`record-redacted`)]),c(`click`,t,()=>n.ask({say:`record`})),o(e,t)},le=e=>{var t=Ol(),r=X(t,!0);u((e,n)=>{R(t,`href`,e),g(r,n)},[()=>St(n.position.table),()=>n.say(C(p)&&C(f)===n.position.table?`record-reveals`:`record`)]),c(`click`,t,e=>{C(p)&&C(f)!==n.position.table&&e.preventDefault(),B(f,n.position.table,!0)}),o(e,t)};V(se,e=>{n.position.records===`redacted`?e(ce):e(le,-1)});var ue=q(se,2),fe=q(e(ue)),pe=X(fe,!0);G(ue);var me=q(ue,2);ha(me,{get say(){return n.say},onkeys:()=>B(l,!0)}),da(q(me,2),{get lang(){return n.lang},get say(){return n.say},get speak(){return n.speak}}),G(P),G(b),xl(q(b,2),{get position(){return n.position},get say(){return n.say},get ask(){return n.ask},get notice(){return n.notice},get open(){return C(l)},set open(e){B(l,e,!0)}}),u((e,t,r,o,c,l,u,d,f,p,m,h)=>{g(S,` ${e??``}`),g(T,n.position.title),R(M,`aria-expanded`,C(s)),g(N,t),L=y(P,1,`svelte-1mjjubi`,null,L,{open:C(s)}),R(H,`aria-label`,r),R(U,`aria-disabled`,C(i)===0),R(U,`aria-label`,o),R(W,`aria-disabled`,C(i)===0),R(W,`aria-label`,c),g(te,l),R(ne,`aria-disabled`,C(i)===C(a)),R(ne,`aria-label`,u),R(J,`aria-disabled`,C(i)===C(a)),R(J,`aria-label`,d),g(ie,`${f??``} `),oe!==(oe=n.position.pace)&&(ae.value=(ae.__value=oe)??``,j(ae,oe)),R(ue,`href`,p),R(ue,`title`,m),g(pe,h)},[()=>n.say(`nav-lobby`),()=>n.say(`more`),()=>n.say(`look-back`),()=>n.say(`step-first`),()=>n.say(`step-back`),()=>n.say(`step-where`,{shown:C(i),entries:C(a)}),()=>n.say(`step-on`),()=>n.say(`step-last`),()=>n.say(`pace`),()=>$e(C(d)),()=>n.say(`nav-rules`),()=>n.say(`nav-rules`)]),c(`click`,x,e=>{e.preventDefault(),n.go({at:`lobby`})}),c(`click`,M,()=>B(s,!C(s))),c(`click`,U,()=>_(0)),c(`click`,W,()=>_(n.position.stopBefore??0)),c(`click`,ne,()=>_(n.position.stopAfter??C(a))),c(`click`,J,()=>_(C(a))),c(`change`,ae,e=>{let t=m.find(t=>t===e.currentTarget.value);t&&n.ask({say:`pace`,pace:t})}),c(`click`,ue,e=>{e.preventDefault(),n.go(C(d))}),o(t,v),Z()}S([`click`,`change`]);var jl=f(`<main id="main" tabindex="-1" class="opening svelte-87x23h"><p> </p></main>`),Ml=f(`<div class="rail svelte-87x23h"><!></div>`),Nl=f(`<h1 id="prompt" tabindex="-1"><span class="heading svelte-87x23h"> </span> <span class="words svelte-87x23h"><!></span></h1>`),Pl=f(`<button type="button" class="button"> </button>`),Fl=f(`<p class="back svelte-87x23h"><button type="button" class="button main"> </button> <!></p>`),Il=f(`<p> </p>`),Ll=f(`<div class="notes svelte-87x23h" role="note"></div>`),Rl=f(`<div class="prompt svelte-87x23h"><!> <!></div>`),zl=f(`<!> <!> <!>`,1),Bl=f(`<div><!> <main id="main" tabindex="-1" aria-labelledby="prompt"><!> <!> <!></main> <!> <!> <!></div>`);function Vl(t,n){F(n,!0);let r=Y(()=>n.model.position===null?void 0:wa(n.model.position.game)),s=Y(()=>C(r)===void 0?null:n.model.position),f=Y(()=>C(s)!==null&&C(s).shown===C(s).entries),p=Y(()=>n.model.position?.game);w(()=>{C(p)!==void 0&&Ta(C(p))});let m=A(void 0),_=A(void 0);function v({sheet:e,prompt:t}){return e?je(e.verdict):C(f)?t:je(n.say(`past`))}function b(e){C(s)&&n.ask({say:`act`,at:C(s).row,choice:e})}let x=A(null),S=Y(()=>C(s)?.records===`revealing`),E=Y(()=>C(S)&&C(x)===C(s)?.table?`fork-reveals`:`fork`);function D({table:e,shown:t}){C(S)&&C(x)!==e||n.ask({say:`fork`,entry:t}),B(x,e,!0)}let O=A(!1),k=Y(()=>C(r)?.log===`drawer`),j=!1;function M(){j&&C(m)&&Ua(C(m),C(_)??null)}let N=null,L=!1,R=()=>void 0;w(()=>{let e=C(s);d(()=>{let t=e?.passTo===null&&N?.table===e.table&&N.passTo===null;R=C(m)&&t&&N?rs(C(m),e.news):()=>void 0,N=e})}),T(()=>{C(s)===null||C(s).passTo!==null?j=!1:d(()=>{R(),M(),C(s).scene.sheet&&!L&&scrollTo(0,0),L=C(s).scene.sheet!==null})});var z=l(),H=I(z),U=t=>{var r=jl(),i=e(r),a=X(i,!0);G(r),u(e=>g(a,e),[()=>n.say(`connecting`)]),o(t,r)},W=e=>{za(e,{get position(){return C(s)},get say(){return n.say},get go(){return n.go},sit:e=>n.ask({say:`sit`,seat:e})})},K=t=>{let d=(t,r=ee)=>{var i=Ml();go(e(i),{get position(){return C(s)},get lesson(){return r()},get root(){return C(m)},get say(){return n.say},get ask(){return n.ask}}),G(i),o(t,i)},p=t=>{var n=Nl();let r;var i=e(n),a=X(i,!0),s=q(i,2);ko(e(s),{get words(){return C(T)}}),G(s),G(n),P(n,e=>B(_,e),()=>C(_)),u(e=>{r=y(n,1,`svelte-87x23h`,null,r,{asked:C(w).scene.choices.length>0,long:e}),g(a,C(w).scene.heading)},[()=>Q(C(T)).length>75]),o(t,n)},x=t=>{var r=Fl(),i=e(r),a=X(i,!0),l=q(i,2),d=e=>{var t=Pl(),r=X(t,!0);u(e=>g(r,e),[()=>n.say(C(E))]),c(`click`,t,()=>D(C(s))),o(e,t)};V(l,e=>{C(s).records!==`redacted`&&e(d)}),G(r),u(e=>g(a,e),[()=>n.say(`step-now`)]),c(`click`,i,()=>n.ask({say:`step`,entry:null})),o(t,r)},S=e=>{hs(e,{get position(){return C(s)},get games(){return n.model.games},get busy(){return n.model.opening},get say(){return n.say},get ask(){return n.ask},get notice(){return n.notice}})},w=Y(()=>C(s)),T=Y(()=>v(C(w).scene)),A=Y(()=>C(f)?[n.say(`rematch`)]:[n.say(`step-now`),...C(s).records===`redacted`?[]:[n.say(C(E))]]),N=Y(()=>C(f)?C(w).scene.sheet?S:null:x);var F=Bl();let L,R;var z=e(F);{let e=Y(()=>C(k)?{drawn:C(O),pull:()=>B(O,!C(O))}:null);Al(z,{get position(){return C(s)},get lang(){return n.model.lang},get say(){return n.say},get go(){return n.go},get ask(){return n.ask},get notice(){return n.notice},get speak(){return n.speak},get log(){return C(e)}})}var H=q(z,2);let U;var W=e(H),K=e=>{var t=Ll();h(t,20,()=>C(s).notices,e=>e,(e,t,n,r)=>{var i=Il(),a=X(i,!0);u(()=>g(a,t)),o(e,i)}),G(t),o(e,t)};V(W,e=>{C(s).notices.length>0&&e(K)});var te=q(W,2),ne=t=>{var c=Rl(),u=e(c);p(u);var d=q(u,2),f=e=>{var t=l(),n=I(t);i(n,()=>C(N)),o(e,t)},m=e=>{var t=l(),i=I(t);a(i,()=>C(r).Beside,(e,t)=>{t(e,{get position(){return C(s)},get say(){return n.say},act:b,get ask(){return n.notice}})}),o(e,t)};V(d,e=>{C(N)?e(f):C(r)?.Beside&&e(m,1)}),G(c),o(t,c)};V(te,e=>{C(r)?.asks||e(ne)}),Na(q(te,2),{then:()=>(j=!0,M()),children:(e,t)=>{var i=l(),c=I(i),u=e=>{ll(e,{get sheet(){return C(w).scene.sheet},get say(){return n.say}})},d=e=>{var t=l(),i=I(t);{let e=Y(()=>({prompt:p,words:Q(C(T)),ways:C(N),labels:C(A)}));a(i,()=>C(r).Board,(t,r)=>{r(t,{get position(){return C(s)},get say(){return n.say},act:b,get ask(){return n.notice},get asked(){return C(e)}})})}o(e,t)},f=e=>{Zc(e,{get scene(){return C(w).scene},get say(){return n.say},act:b,get ask(){return n.notice}})};V(c,e=>{C(w).scene.sheet&&!C(r)?.showsEnd?e(u):C(r)?e(d,1):e(f,-1)}),o(e,i)},$$slots:{default:!0}}),G(H);var J=q(H,2),re=e=>{d(e,()=>C(s).lesson)};V(J,e=>{C(s).lesson&&C(k)&&e(re)});var ie=q(J,2);Fa(ie,{get say(){return n.say},get drawn(){return C(O)},set drawn(e){B(O,e,!0)},children:(e,t)=>{var i=zl(),c=I(i),u=e=>{d(e,()=>C(s).lesson)};V(c,e=>{C(s).lesson&&!C(k)&&e(u)});var f=q(c,2),p=e=>{var t=l(),i=I(t);a(i,()=>C(r).Sides,(e,t)=>{t(e,{get position(){return C(s)},get say(){return n.say},get ask(){return n.notice}})}),o(e,t)};V(f,e=>{C(r)?.Sides&&!C(w).scene.sheet&&e(p)}),Jo(q(f,2),{get position(){return C(s)},get say(){return n.say},get ask(){return n.ask}}),o(e,i)},$$slots:{default:!0}});var ae=q(ie,2),oe=e=>{Ns(e,{get model(){return n.model},get position(){return C(s)},get say(){return n.say},get ask(){return n.ask}})};V(ae,e=>{(!C(f)||C(w).scene.sheet)&&e(oe)}),G(F),P(F,e=>B(m,e),()=>C(m)),le(F,Ha),u(()=>{L=y(F,1,`table svelte-87x23h`,null,L,{past:!C(f),over:C(w).scene.sheet,alone:!C(r)?.Sides,drawer:C(k),taught:C(s).lesson}),R=ue(F,``,R,{"--aside":C(r)?.aside}),U=y(H,1,`svelte-87x23h`,null,U,{noted:C(s).notices.length>0})}),o(t,F)};V(H,e=>{C(s)===null?e(U):C(s).passTo===null?e(K,-1):e(W,1)}),o(t,z),Z()}S([`click`]);var Hl=f(`<h1 tabindex="-1" class="seeing"> </h1>`),Ul=f(`<!> <main id="main" tabindex="-1" class="svelte-noo32y"><!></main>`,1),Wl=f(`<p> </p>`),Gl=f(`<div class="lost svelte-noo32y" role="status"> </div>`),Kl=f(`<!> <a class="skip svelte-noo32y" href="#main"> </a> <!> <!> <div class="unseen" role="status" aria-live="polite"></div> <!>`,1);function ql(t,n){F(n,!0);let r=Y(()=>n.app.model),i=Y(()=>Ln(C(r).lang)),d=Y(()=>n.app.go),f=Y(()=>n.app.ask),m=Y(()=>n.app.find),_=Y(()=>n.app.notice),v=Y(()=>n.app.speak),y=Y(()=>{let{screen:e,position:t}=C(r);return e.at===`table`&&t&&Ct(t)?C(i)(`your-turn-title`):e.at===`table`&&t?`${t.scene.heading} · ${t.title} · Brickroad`:e.at===`lobby`?C(i)(`page-title`):`${C(i)(`nav-${e.at}`)} · Brickroad`});T(()=>{document.documentElement.lang=C(r).lang});let x;T(()=>{let e=x!==void 0&&x!==C(r).screen.at;x=C(r).screen.at,e&&(scrollTo(0,0),C(r).screen.at!==`table`&&s().then(()=>document.querySelector(`h1`)?.focus({preventScroll:!0})))});var S=Kl();b(`noo32y`,e=>{J(()=>{E.title=C(y)??``})});var w=I(S);sr(w,{});var D=q(w,2),O=X(D,!0),k=q(D,2),A=e=>{Vl(e,{get model(){return C(r)},get say(){return C(i)},get go(){return C(d)},get ask(){return C(f)},get notice(){return C(_)},get speak(){return C(v)}})},j=t=>{var n=Ul(),s=I(n);va(s,{get model(){return C(r)},get say(){return C(i)},get go(){return C(d)},get speak(){return C(v)}});var c=q(s,2),h=e(c),y=e=>{ja(e,{get model(){return C(r)},get screen(){return C(r).screen},get say(){return C(i)},get go(){return C(d)}})},b=e=>{let t=Y(()=>C(r).screen);var n=l(),s=I(n);p(s,()=>pr(()=>import(`./Cards-BpY__3S0.js`),__vite__mapDeps([13,1,9,14]),import.meta.url),null,(e,n)=>{var s=Y(()=>{var{default:e}=C(n);return{Cards:e}}),c=Y(()=>C(s).Cards),u=l(),f=I(u);a(f,()=>C(c),(e,n)=>{n(e,{get model(){return C(r)},get screen(){return C(t)},get say(){return C(i)},get go(){return C(d)}})}),o(e,u)}),o(e,n)},x=e=>{$n(e,{get say(){return C(i)}})},S=e=>{var t=Hl(),n=X(t,!0);u(e=>g(n,e),[()=>C(i)(`see-opening`)]),o(e,t)},w=e=>{ca(e,{get model(){return C(r)},get say(){return C(i)},get go(){return C(d)},get ask(){return C(f)},get find(){return C(m)},get notice(){return C(_)}})};V(h,e=>{C(r).screen.at===`rules`?e(y):C(r).screen.at===`cards`?e(b,1):C(r).screen.at===`about`?e(x,2):C(r).screen.at===`see`?e(S,3):e(w,-1)}),G(c),o(t,n)};V(k,e=>{C(r).screen.at===`table`?e(A):e(j,-1)});var M=q(k,2);xa(M,{get words(){return C(r).notice},get say(){return C(i)},onclose:()=>C(_)(``)});var N=q(M,2);h(N,21,()=>C(r).saying,H,(e,t)=>{var n=Wl(),r=X(n,!0);u(()=>g(r,C(t))),o(e,n)}),G(N);var P=q(N,2),L=e=>{var t=Gl(),n=X(t,!0);u(e=>g(n,e),[()=>C(i)(`link-lost`)]),o(e,t)};V(P,e=>{C(r).link===`lost`&&e(L)}),u(e=>g(O,e),[()=>C(i)(`skip`)]),c(`click`,D,e=>(e.preventDefault(),document.getElementById(`main`)?.focus())),o(t,S),Z()}S([`click`]),gt();var Jl=new Kn(xt(location),me().lang??Rn(navigator.languages)),Yl=document.getElementById(`app`);if(!Yl)throw Error(`the page has no place for the app`);Jl.connect(),navigator.serviceWorker?.register(`./sw.js`).catch(()=>void 0),setTimeout(()=>m(ql,{target:Yl,props:{app:Jl},context:new Map([[Ma,!0]])}));export{Q as S,$e as _,fc as a,je as b,rc as c,Ls as d,Xo as f,er as g,pr as h,_c as i,Ks as l,Ha as m,wc as n,sc as o,ko as p,vc as r,nc as s,Mc as t,zs as u,Fe as v,Ne as x,Pe as y};