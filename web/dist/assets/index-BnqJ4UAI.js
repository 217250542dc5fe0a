const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["./Cover-DdfWANVK.js","./icons-CaaugC87.js","./Cover-DzrjMpEY.css","./draft-DbPicI37.js","./draft-Cr8FCn0j.css","./duel-DE6Llf-Q.js","./duel-B7AX_xIL.js","./Terms-DfJJ-Fhu.js","./Terms-B7nQe9ku.css","./metrics-COrAlRUa.js","./duel-D-vf-s0k.css","./storyline-bYxAQzFB.js","./storyline-DsXqSBl7.css","./Cards--RbmSPDG.js","./Cards-ChGUaHRg.css"])))=>i.map(i=>d[i]);
import{$ as e,A as t,B as n,C as r,D as i,E as a,F as o,G as s,H as c,I as l,J as u,K as d,L as f,M as p,N as m,O as h,P as g,Q as _,R as v,S as y,T as b,U as x,V as S,W as C,X as w,Y as T,Z as E,_ as D,a as O,b as k,c as A,ct as j,d as M,dt as N,et as P,f as F,ft as I,g as L,h as R,ht as z,it as B,j as V,k as H,l as ee,lt as U,m as W,mt as te,n as ne,nt as re,ot as G,p as ie,q as K,r as q,rt as J,s as ae,st as oe,t as se,tt as Y,u as ce,ut as X,v as le,w as ue,x as Z,y as de,z as fe}from"./icons-CaaugC87.js";var pe=`brickroad`;function me(){try{let e=JSON.parse(localStorage.getItem(pe)??`{}`);return xe(e)?ge(e):{}}catch{return{}}}function he(e){try{localStorage.setItem(pe,JSON.stringify({...me(),...e}))}catch{}}function ge({lang:e,game:t,seats:n,plans:r,settings:i}){return{...e===`en`||e===`fr`?{lang:e}:{},...typeof t==`string`?{game:t}:{},...ye(n)?{seats:n}:{},...xe(r)?{plans:_e(r,ve)}:{},...xe(i)?{settings:_e(i,e=>typeof e==`string`)}:{}}}function _e(e,t){return Object.fromEntries(Object.entries(e).flatMap(([e,n])=>t(n)?[[e,n]]:[]))}function ve(e){return!xe(e)||!ye(e.seats)||!xe(e.options)?!1:Object.values(e.options).every(e=>[`boolean`,`number`,`string`].includes(typeof e))}function ye(e){return Array.isArray(e)&&e.every(be)}function be(e){if(!xe(e))return!1;let{name:t,bot:n}=e;return typeof t==`string`&&(n===null||typeof n==`string`)}function xe(e){return typeof e==`object`&&!!e&&!Array.isArray(e)}function Se(e,t){let n=t.log[0]?.entry;if(e===null||n===void 0||!Te(t,e))return t;let r=(e.log.at(-1)?.entry??0)>=n,i=e.log.filter(({entry:e})=>e<n);return!r||i.length===0?t:{...t,log:[...i,...t.log],hasEarlier:e.hasEarlier}}function Ce(e,t){let n=e.log[0]?.entry??0,r=t.lines.every(({entry:e})=>e<n);return!e.hasEarlier||!r||!Te(e,t)?e:{...e,log:[...t.lines,...e.log],hasEarlier:t.hasEarlier}}function we({log:e,hasEarlier:t}){let n=e[0]?.entry;return t&&n!==void 0?{say:`log`,before:n}:null}function Te(e,t){return e.table===t.table&&e.viewer===t.viewer&&e.lang===t.lang}function Ee(e,t,n){if(!De(n.find,t))return e;let{find:r}=n;return r.before===void 0?{begun:ke(n,!1),past:ke(n,!0)}:e===null?e:{begun:r.over===!0?e.begun:Ae(e.begun,ke(n,!1)),past:r.over===!1?e.past:Ae(e.past,ke(n,!0))}}function De(e,t){return e.words===t.words&&e.since===t.since&&e.until===t.until}function Oe(e,t){let n={};e.trim()!==``&&(n.words=e.trim());let[r,i,a]=t.split(`-`).map(Number);return r!==void 0&&i!==void 0&&a!==void 0&&(n.since=new Date(r,i-1,a).getTime()/1e3,n.until=new Date(r,i-1,a+1).getTime()/1e3),n}function ke({tables:e,more:t},n){return{lines:e.filter(e=>e.over===n),more:t}}function Ae(e,t){let n=new Set(e.lines.map(e=>e.id));return{lines:[...e.lines,...t.lines.filter(e=>!n.has(e.id))],more:t.more}}function je(e){return e?[{words:e,is_name:!1}]:[]}function Q(e){return e.map(({words:e})=>e).join(``)}function Me(e,t){let n=t;return e.flatMap(({words:e,is_name:t})=>{let r=e.slice(0,n);return n-=r.length,r?[{words:r,is_name:t}]:[]})}function Ne(e,t){let n=Q(t),r=e.indexOf(n);return r<0?je(e):[...je(e.slice(0,r)),...t,...je(e.slice(r+n.length))]}function Pe(e){let t=[[]];for(let{words:n,is_name:r}of e){let[e=``,...i]=n.split(`
`);for(let[n,a]of[e,...i].entries())n>0&&t.push([]),a&&t.at(-1)?.push({words:a,is_name:r})}return t}function Fe(e){return e.flatMap((e,t)=>t>0?[...je(`
`),...e]:e)}function Ie(e,t){return{link:`connecting`,screen:e,lang:t,games:[],bots:[],tables:null,sought:{},position:null,lately:null,landmarks:null,shared:null,opening:!1,notice:``,saying:[]}}function Le(e,t){switch(t.is){case`linked`:return{...e,link:`open`};case`lost`:return{...e,link:`lost`,opening:!1};case`went`:return Re(e,t.screen);case`spoke`:return{...e,lang:t.lang};case`noticed`:return{...e,notice:t.words};case`sought`:return{...e,sought:t.sought};case`asked`:return{...e,notice:``,opening:e.opening||ze(t.message)};case`heard`:return Be(e,t.message);default:return t}}function Re(e,t){return t.at===`table`&&e.position?.table===t.table?{...e,screen:t}:{...e,screen:t,sought:{},position:null,lately:e.position??e.lately,opening:!1,notice:``,saying:[]}}function ze(e){return[`create`,`lesson`,`fork`,`import`].includes(e.say)}function Be(e,t){switch(t.say){case`welcome`:return{...e,lang:t.lang,games:t.games,bots:t.bots};case`tables`:return{...e,tables:Ee(e.tables,e.sought,t)};case`position`:return Ve(e,t);case`log`:return{...e,position:e.position&&Ce(e.position,t)};case`landmarks`:return{...e,landmarks:t};case`shared`:return{...e,shared:e.position&&{table:e.position.table,code:t.code}};case`refused`:return He(e,t.reason);default:return t}}function Ve(e,t){let{screen:n}=e;if((n.at!==`table`||n.table!==t.table)&&!e.opening)return e;let r=e.position?.table===t.table?e.position:null;return{...e,screen:{at:`table`,table:t.table},position:Se(r,t),opening:!1,notice:r?``:e.notice,saying:Ue(r,t)}}function He(e,t){let n=(e.screen.at===`table`||e.screen.at===`see`)&&e.position===null?{at:`lobby`}:e.screen;return{...e,screen:n,opening:!1,notice:t,saying:[t]}}function Ue(e,t){if(t.passTo!==null)return[];let{heading:n}=t.scene,r=Q(t.scene.prompt);if(e===null)return[n,r];if(t.shown<t.entries||e.shown<e.entries){let e=t.log.at(-1)?.entry;return[n,...t.log.filter(({entry:t})=>t===e).map(({words:e})=>Q(e))]}let i=e.passTo===null&&e.shown<=t.shown?e.shown:t.shown,a=t.log.filter(e=>e.entry>i).map(e=>Q(e.words));return t.scene.choices.length>0||t.scene.sheet!==null||t.shown<e.shown?[...a,t.scene.sheet?.verdict??r]:a}function We(e,t){let n=e.viewer===t.viewer?e:t;return t.news.flatMap(({entry:e,fight:r})=>r?[Ge(n,e,r,t)]:[])}function Ge(e,t,n,r){let i=new Set(n.sides.flatMap(e=>e.cards.map(e=>e.id))),a=e.log.filter(e=>e.entry<=t),o=a.at(-1)?.entry??0,s=Ke(r.news).filter(e=>e.entry>o&&e.entry<=t);return{...e,row:r.row-(r.entries-t),entries:t,shown:t,stopAfter:null,turn:`chance`,undo:`past`,passTo:null,scene:{...e.scene,prompt:[{words:n.title,is_name:!1}],zones:e.scene.zones.map(e=>({...e,cards:e.cards.filter(({id:e})=>!i.has(e))})),contest:n,choices:[]},news:[],log:[...a,...s]}}function Ke(e){return e.flatMap(({entry:e,words:t,sign:n,seat:r,head:i,many:a})=>t?[{entry:e,words:t,sign:n,...r===void 0?{}:{seat:r},...i&&{head:i},...a&&{many:a}}]:[])}var qe={calm:2600,brisk:1800,instant:0},Je={calm:1600,brisk:1100,instant:0},Ye=3,Xe=class{#e;#t;#n=null;#r=[];#i;constructor(e,t){this.#e=e,this.#t=t}heard(e){for(Ze(this.#r.at(-1)??this.#n,e)||(this.#r=[],this.#s()),this.#i===void 0?this.#a(e):this.#r.push(e);this.#r.length>Ye;)this.#o()}hurry(){let e=this.#r.at(-1);this.#r=[],this.#s(),e&&this.#a(e)}clear(){this.#r=[],this.#s(),this.#n=null}#a(e){let t=Qe(this.#n?.scene.contest??null,e.scene.contest),n=(this.#t()?Je:qe)[e.pace];this.#s(),t&&n>0&&(this.#i=setTimeout(()=>this.#o(),n)),this.#n=e,this.#e(e)}#o(){this.#s();let e=this.#r.shift();e&&this.#a(e),this.#i===void 0&&this.#r.length>0&&this.#o()}#s(){clearTimeout(this.#i),this.#i=void 0}};function Ze(e,{table:t,entries:n,shown:r}){return e?.table===t&&e.shown===e.entries&&r===n&&r>e.shown}function Qe(e,t){if(!t?.sides.some(e=>e.die))return!1;let n=e=>JSON.stringify([e.title,e.sides.map(({die:e,total:t})=>[e,t.value])]);return e===null||n(e)!==n(t)}function $e(e){switch(e.at){case`lobby`:return et(``);case`rules`:return et(`rules`,e.game,e.table);case`cards`:return et(`cards`,e.game,e.card);case`about`:return et(`about`);case`see`:return et(`see`,e.code);case`table`:return et(`table`,e.table);default:return e}}function et(...e){return`#/${e.filter(e=>e!==void 0).map(encodeURIComponent).join(`/`)}`}function tt(e){let[t,n,r]=e.replace(/^#\/?/,``).split(`/`).map(nt);return t===`rules`&&n?{at:t,game:n,...r?{table:r}:{}}:t===`cards`?n&&r?{at:t,game:n,card:r}:{at:t}:t===`rules`||t===`about`?{at:t}:t===`see`&&n?{at:`see`,code:n}:t===`table`&&n?{at:`table`,table:n}:{at:`lobby`}}function nt(e){try{return decodeURIComponent(e)}catch{return e}}var rt=`brickroad-looking`;function it(e){try{let t=JSON.parse(sessionStorage.getItem(rt)??`{}`);return t.table===e?{entry:typeof t.entry==`number`?t.entry:null,drawer:typeof t.drawer==`string`?t.drawer:null}:{}}catch{return{}}}function at(e,t){try{sessionStorage.setItem(rt,JSON.stringify({...it(e),...t,table:e}))}catch{}}function ot({table:e,shown:t,entries:n,passTo:r}){let{entry:i=null}=it(e);return r===null&&t===n&&i!==null&&i<n?i:null}function st(e,t){let n=URL.createObjectURL(new Blob([t],{type:`application/x-ndjson`})),r=document.createElement(`a`);r.href=n,r.download=e,r.click(),URL.revokeObjectURL(n)}var ct={theme:[`system`,`light`,`dark`],size:[`normal`,`large`,`largest`],contrast:[`system`,`more`],motion:[`system`,`none`],sound:[`off`,`on`],notices:[`off`,`on`],keys:[`on`,`off`]};function lt(e){return ct[e]}function ut(e){let t=Object.entries(ct).map(([t,n])=>[t,n.includes(e[t])?e[t]:n[0]]);return Object.fromEntries(t)}var dt=B(ut(me().settings??{}));function ft(){return x(dt)}function pt(e,t){J(dt,ut({...x(dt),[e]:t})),he({settings:x(dt)}),ht()}function mt(){return x(dt).motion===`none`||matchMedia(`(prefers-reduced-motion: reduce)`).matches}function ht(){let{theme:e,size:t,contrast:n}=x(dt),r=document.documentElement.dataset,i=n===`more`||matchMedia(`(prefers-contrast: more)`).matches;_t(r,`theme`,e===`system`?null:e),_t(r,`size`,t===`normal`?null:t),_t(r,`contrast`,i?`more`:null),_t(r,`motion`,mt()?`none`:null)}function gt(){ht();for(let e of[`(prefers-contrast: more)`,`(prefers-reduced-motion: reduce)`])matchMedia(e).addEventListener(`change`,ht)}function _t(e,t,n){n===null?Reflect.deleteProperty(e,t):e[t]=n}var vt=250,yt=5e3,bt=class{#e;#t;#n=null;#r=vt;constructor(e,t){this.#e=e,this.#t=t}connect(){let e=new WebSocket(this.#e);this.#n=e,e.onopen=()=>{this.#r=vt,this.#t.linked()},e.onmessage=e=>this.#t.heard(JSON.parse(e.data)),e.onclose=()=>{this.#t.lost(),setTimeout(()=>this.connect(),this.#r),this.#r=Math.min(this.#r*2,yt)}}say(e){this.#n?.readyState===WebSocket.OPEN&&this.#n.send(JSON.stringify(e))}};function xt(e){return`${e.protocol===`https:`?`wss`:`ws`}://${e.host}/socket`}function St(e){return`./api/tables/${encodeURIComponent(e)}/record`}function Ct({shown:e,entries:t,turn:n,viewer:r,passTo:i,scene:a}){let o=typeof n==`object`&&n.seat===r;return e===t&&i===null&&o&&a.choices.length>0}function wt({turn:e,seats:t}){return typeof e==`object`&&t[e.seat]?.bot===null}var Tt=(e,t,n=.5)=>({at:e,lasts:n,pitch:t,loud:.12}),Et=(e,t)=>({at:e,lasts:.045,pitch:null,loud:t}),Dt={card:[{at:0,lasts:.09,pitch:null,loud:.1}],die:[Et(0,.2),Et(.09,.16),Et(.16,.12),Et(.21,.08)],turn:[Tt(0,659),Tt(.14,880)],end:[Tt(0,523),Tt(.16,659),Tt(.32,784),Tt(.48,1047,1)]};function Ot(e,t){if(t.shown<t.entries||t.passTo!==null||e?.table!==t.table)return[];let n=t.news.flatMap(e=>e.happened),r=e=>n.some(t=>t.is===e),i=t.scene.sheet!==null&&e.scene.sheet===null,a=Ct(t)&&(!Ct(e)||e.entries<t.entries);return[...r(`die`)?[`die`]:r(`move`)?[`card`]:[],...i?[`end`]:a?[`turn`]:[]]}var kt;function At(e,t=0){if(`AudioContext`in globalThis){kt??=new AudioContext,kt.resume();for(let n of Dt[e])jt(kt,n,kt.currentTime+t+n.at)}}function jt(e,{lasts:t,pitch:n,loud:r},i){let a=new GainNode(e,{gain:r});a.gain.setValueAtTime(r,i),a.gain.exponentialRampToValueAtTime(1e-4,i+t),a.connect(e.destination);let o=n===null?Mt(e,t):new OscillatorNode(e,{type:`triangle`,frequency:n});o.connect(a),o.start(i),o.stop(i+t)}function Mt(e,t){let n=Math.ceil(e.sampleRate*t),r=new AudioBuffer({length:n,sampleRate:e.sampleRate}),i=r.getChannelData(0),a=0;for(let e=0;e<n;e++){let t=Math.random()*2-1;i[e]=(t-a)*.5,a=t*.6}return new AudioBufferSourceNode(e,{buffer:r})}function Nt(e,t){if(e===null||!Pt(e,t))return null;let{order:n,zones:r,heading:i,prompt:a,contest:o,choices:s,sheet:c}=t,l=new Map(r.map(t=>[t.id,Ft(e,t)])),u=new Map(e.scene.zones.map(e=>[e.id,e])),d=(n??e.scene.zones.map(({id:e})=>e)).map(e=>l.has(e)?l.get(e):u.get(e));return d.every(e=>e!==void 0)?{...e,row:t.row,entries:t.entries,shown:t.entries,digest:t.digest,turn:t.turn,records:t.records,undo:t.undo,stopBefore:t.stopBefore,stopAfter:null,lesson:t.lesson,scene:{heading:i,prompt:a,zones:d,contest:o,choices:s,sheet:c},news:t.news,log:[...e.log,...Ke(t.news)]}:null}function Pt({table:e,viewer:t,lang:n,row:r},i){return e===i.table&&t===i.viewer&&n===i.lang&&r===i.since}function Ft({scene:e},{cards:t,...n}){let r=new Map(e.zones.flatMap(e=>e.cards).map(e=>[e.id,e])),i=t.map(e=>typeof e==`string`?r.get(e):e);return i.every(e=>e!==void 0)?{...n,cards:i}:void 0}var It=class{constructor(e){this.value=e}valueOf(){return this.value}},$=class extends It{constructor(e=`???`){super(e)}toString(e){return`{${this.value}}`}},Lt=class extends It{constructor(e,t={}){super(e),this.opts=t}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return this.value.toString(10)}},Rt=class e extends It{static supportsValue(t){if(typeof t==`number`||t instanceof Date)return!0;if(t instanceof It)return e.supportsValue(t.valueOf());if(`Temporal`in globalThis){let e=globalThis.Temporal;if(t instanceof e.Instant||t instanceof e.PlainDateTime||t instanceof e.PlainDate||t instanceof e.PlainMonthDay||t instanceof e.PlainTime||t instanceof e.PlainYearMonth)return!0}return!1}constructor(t,n={}){t instanceof e?(n={...t.opts,...n},t=t.value):t instanceof It&&(t=t.valueOf()),typeof t==`object`&&`calendarId`in t&&n.calendar===void 0&&(n={...n,calendar:t.calendarId}),super(t),this.opts=n}[Symbol.toPrimitive](e){return e===`string`?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e==`number`)return e;if(e instanceof Date)return e.getTime();if(`epochMilliseconds`in e)return e.epochMilliseconds;if(`toZonedDateTime`in e)return e.toZonedDateTime(`UTC`).epochMilliseconds;throw TypeError(`Unwrapping a non-number value as a number`)}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return typeof this.value==`number`||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}},zt=100,Bt=`⁨`,Vt=`⁩`;function Ht(e,t,n){return n===t||n instanceof Lt&&t instanceof Lt&&n.value===t.value||t instanceof Lt&&typeof n==`string`&&n===e.memoizeIntlObject(Intl.PluralRules,t.opts).select(t.value)}function Ut(e,t,n){return t[n]?Qt(e,t[n].value):(e.reportError(RangeError(`No default`)),new $)}function Wt(e,t){let n=[],r=Object.create(null);for(let i of t)i.type===`narg`?r[i.name]=Gt(e,i.value):n.push(Gt(e,i));return{positional:n,named:r}}function Gt(e,t){switch(t.type){case`str`:return t.value;case`num`:return new Lt(t.value,{minimumFractionDigits:t.precision});case`var`:return Kt(e,t);case`mesg`:return qt(e,t);case`term`:return Jt(e,t);case`func`:return Yt(e,t);case`select`:return Xt(e,t);default:return new $}}function Kt(e,{name:t}){let n;if(e.params){if(Object.prototype.hasOwnProperty.call(e.params,t))n=e.params[t];else return new $(`$${t}`)}else if(e.args&&Object.prototype.hasOwnProperty.call(e.args,t))n=e.args[t];else return e.reportError(ReferenceError(`Unknown variable: $${t}`)),new $(`$${t}`);if(n instanceof It)return n;switch(typeof n){case`string`:return n;case`number`:return new Lt(n);case`object`:if(Rt.supportsValue(n))return new Rt(n);default:return e.reportError(TypeError(`Variable type not supported: $${t}, ${typeof n}`)),new $(`$${t}`)}}function qt(e,{name:t,attr:n}){let r=e.bundle._messages.get(t);if(!r)return e.reportError(ReferenceError(`Unknown message: ${t}`)),new $(t);if(n){let i=r.attributes[n];return i?Qt(e,i):(e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new $(`${t}.${n}`))}return r.value?Qt(e,r.value):(e.reportError(ReferenceError(`No value: ${t}`)),new $(t))}function Jt(e,{name:t,attr:n,args:r}){let i=`-${t}`,a=e.bundle._terms.get(i);if(!a)return e.reportError(ReferenceError(`Unknown term: ${i}`)),new $(i);if(n){let t=a.attributes[n];if(t){e.params=Wt(e,r).named;let n=Qt(e,t);return e.params=null,n}return e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new $(`${i}.${n}`)}e.params=Wt(e,r).named;let o=Qt(e,a.value);return e.params=null,o}function Yt(e,{name:t,args:n}){let r=e.bundle._functions[t];if(!r)return e.reportError(ReferenceError(`Unknown function: ${t}()`)),new $(`${t}()`);if(typeof r!=`function`)return e.reportError(TypeError(`Function ${t}() is not callable`)),new $(`${t}()`);try{let t=Wt(e,n);return r(t.positional,t.named)}catch(n){return e.reportError(n),new $(`${t}()`)}}function Xt(e,{selector:t,variants:n,star:r}){let i=Gt(e,t);if(i instanceof $)return Ut(e,n,r);for(let t of n)if(Ht(e,i,Gt(e,t.key)))return Qt(e,t.value);return Ut(e,n,r)}function Zt(e,t){if(e.dirty.has(t))return e.reportError(RangeError(`Cyclic reference`)),new $;e.dirty.add(t);let n=[],r=e.bundle._useIsolating&&t.length>1;for(let i of t)if(typeof i==`string`)n.push(e.bundle._transform(i));else{if(e.placeables++,e.placeables>zt)throw e.dirty.delete(t),RangeError(`Too many placeables expanded: ${e.placeables}, max allowed is ${zt}`);r&&n.push(Bt),n.push(Gt(e,i).toString(e)),r&&n.push(Vt)}return e.dirty.delete(t),n.join(``)}function Qt(e,t){return typeof t==`string`?e.bundle._transform(t):Zt(e,t)}var $t=class{constructor(e,t,n){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=t,this.args=n}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,t){let n=this.bundle._intls.get(e);n||(n={},this.bundle._intls.set(e,n));let r=JSON.stringify(t);return n[r]||(n[r]=new e(this.bundle.locales,t)),n[r]}};function en(e,t){let n=Object.create(null);for(let[r,i]of Object.entries(e))t.includes(r)&&(n[r]=i.valueOf());return n}var tn=[`unitDisplay`,`currencyDisplay`,`useGrouping`,`minimumIntegerDigits`,`minimumFractionDigits`,`maximumFractionDigits`,`minimumSignificantDigits`,`maximumSignificantDigits`];function nn(e,t){let n=e[0];if(n instanceof $)return new $(`NUMBER(${n.valueOf()})`);if(n instanceof Lt)return new Lt(n.valueOf(),{...n.opts,...en(t,tn)});if(n instanceof Rt)return new Lt(n.toNumber(),{...en(t,tn)});throw TypeError(`Invalid argument to NUMBER`)}var rn=[`dateStyle`,`timeStyle`,`fractionalSecondDigits`,`dayPeriod`,`hour12`,`weekday`,`era`,`year`,`month`,`day`,`hour`,`minute`,`second`,`timeZoneName`];function an(e,t){let n=e[0];if(n instanceof $)return new $(`DATETIME(${n.valueOf()})`);if(n instanceof Rt||n instanceof Lt)return new Rt(n,en(t,rn));throw TypeError(`Invalid argument to DATETIME`)}var on=new Map;function sn(e){let t=Array.isArray(e)?e.join(` `):e,n=on.get(t);return n===void 0&&(n=new Map,on.set(t,n)),n}var cn=class{constructor(e,{functions:t,useIsolating:n=!0,transform:r=e=>e}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:nn,DATETIME:an,...t},this._useIsolating=n,this._transform=r,this._intls=sn(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:t=!1}={}){let n=[];for(let r=0;r<e.body.length;r++){let i=e.body[r];if(i.id.startsWith(`-`)){if(t===!1&&this._terms.has(i.id)){n.push(Error(`Attempt to override an existing term: "${i.id}"`));continue}this._terms.set(i.id,i)}else{if(t===!1&&this._messages.has(i.id)){n.push(Error(`Attempt to override an existing message: "${i.id}"`));continue}this._messages.set(i.id,i)}}return n}formatPattern(e,t=null,n=null){if(typeof e==`string`)return this._transform(e);let r=new $t(this,n,t);try{return Zt(r,e).toString(r)}catch(e){if(r.errors&&e instanceof Error)return r.errors.push(e),new $().toString(r);throw e}}},ln=/^(-?[a-zA-Z][\w-]*) *= */gm,un=/\.([a-zA-Z][\w-]*) *= */y,dn=/\*?\[/y,fn=/(-?[0-9]+(?:\.([0-9]+))?)/y,pn=/([a-zA-Z][\w-]*)/y,mn=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,hn=/^[A-Z][A-Z0-9_-]*$/,gn=/([^{}\n\r]+)/y,_n=/([^\\"\n\r]*)/y,vn=/\\([\\"])/y,yn=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,bn=/^\n+/,xn=/ +$/,Sn=/ *\r?\n/g,Cn=/( *)$/,wn=/{\s*/y,Tn=/\s*}/y,En=/\[\s*/y,Dn=/\s*] */y,On=/\s*\(\s*/y,kn=/\s*->\s*/y,An=/\s*:\s*/y,jn=/\s*,?\s*/y,Mn=/\s+/y,Nn=class{constructor(e){this.body=[],ln.lastIndex=0;let t=0;for(;;){let n=ln.exec(e);if(n===null)break;t=ln.lastIndex;try{this.body.push(s(n[1]))}catch(e){if(e instanceof SyntaxError)continue;throw e}}function n(n){return n.lastIndex=t,n.test(e)}function r(n,r){if(e[t]===n)return t++,!0;if(r)throw new r(`Expected ${n}`);return!1}function i(e,r){if(n(e))return t=e.lastIndex,!0;if(r)throw new r(`Expected ${e.toString()}`);return!1}function a(n){n.lastIndex=t;let r=n.exec(e);if(r===null)throw SyntaxError(`Expected ${n.toString()}`);return t=n.lastIndex,r}function o(e){return a(e)[1]}function s(e){let t=l(),n=c();if(t===null&&Object.keys(n).length===0)throw SyntaxError(`Expected message value or attributes`);return{id:e,value:t,attributes:n}}function c(){let e=Object.create(null);for(;n(un);){let t=o(un),n=l();if(n===null)throw SyntaxError(`Expected attribute value`);e[t]=n}return e}function l(){let r;if(n(gn)&&(r=o(gn)),e[t]===`{`||e[t]===`}`)return u(r?[r]:[],1/0);let i=x();return i?r?u([r,i],i.length):(i.value=S(i.value,bn),u([i],i.length)):r?S(r,xn):null}function u(r=[],i){for(;;){if(n(gn)){r.push(o(gn));continue}if(e[t]===`{`){r.push(d());continue}if(e[t]===`}`)throw SyntaxError(`Unbalanced closing brace`);let a=x();if(a)r.push(a),i=Math.min(i,a.length);else break}let a=r.length-1,s=r[a];typeof s==`string`&&(r[a]=S(s,xn));let c=[];for(let e of r)e instanceof Pn&&(e=e.value.slice(0,e.value.length-i)),e&&c.push(e);return c}function d(){i(wn,SyntaxError);let e=f();if(i(Tn))return e;if(i(kn)){let t=h();return i(Tn,SyntaxError),{type:`select`,selector:e,...t}}throw SyntaxError(`Unclosed placeable`)}function f(){if(e[t]===`{`)return d();if(n(mn)){let[,e,t,n=null]=a(mn);if(e===`$`)return{type:`var`,name:t};if(i(On)){let r=p();if(e===`-`)return{type:`term`,name:t,attr:n,args:r};if(hn.test(t))return{type:`func`,name:t,args:r};throw SyntaxError(`Function names must be all upper-case`)}return e===`-`?{type:`term`,name:t,attr:n,args:[]}:{type:`mesg`,name:t,attr:n}}return _()}function p(){let n=[];for(;;){switch(e[t]){case`)`:return t++,n;case void 0:throw SyntaxError(`Unclosed argument list`)}n.push(m()),i(jn)}}function m(){let e=f();return e.type===`mesg`&&i(An)?{type:`narg`,name:e.name,value:_()}:e}function h(){let e=[],t=0,i;for(;n(dn);){r(`*`)&&(i=t);let n=g(),a=l();if(a===null)throw SyntaxError(`Expected variant value`);e[t++]={key:n,value:a}}if(t===0)return null;if(i===void 0)throw SyntaxError(`Expected default variant`);return{variants:e,star:i}}function g(){i(En,SyntaxError);let e;return e=n(fn)?v():{type:`str`,value:o(pn)},i(Dn,SyntaxError),e}function _(){if(n(fn))return v();if(e[t]===`"`)return y();throw SyntaxError(`Invalid expression`)}function v(){let[,e,t=``]=a(fn),n=t.length;return{type:`num`,value:parseFloat(e),precision:n}}function y(){r(`"`,SyntaxError);let n=``;for(;;)if(n+=o(_n),e[t]===`\\`)n+=b();else{if(r(`"`))return{type:`str`,value:n};throw SyntaxError(`Unclosed string literal`)}}function b(){if(n(vn))return o(vn);if(n(yn)){let[,e,t]=a(yn),n=parseInt(e||t,16);return n<=55295||57344<=n?String.fromCodePoint(n):`�`}throw SyntaxError(`Unknown escape sequence`)}function x(){let n=t;switch(i(Mn),e[t]){case`.`:case`[`:case`*`:case`}`:case void 0:return!1;case`{`:return C(e.slice(n,t))}return e[t-1]===` `&&C(e.slice(n,t))}function S(e,t){return e.replace(t,``)}function C(e){let t=e.replace(Sn,`
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
`;function Ln(e){let t=Bn.get(e)??Vn(e);return(e,n)=>{let r=t.getMessage(e)?.value;return r?t.formatPattern(r,n??null,[]):e}}function Rn(e){return e.map(e=>e.slice(0,2)).find(e=>e===`en`||e===`fr`)===`fr`?`fr`:`en`}var zn={en:Fn,fr:In},Bn=new Map;function Vn(e){let t=new cn(e,{useIsolating:!1});return t.addResource(new Nn(zn[e])),Bn.set(e,t),t}function Hn(){return`Notification`in globalThis&&Notification.permission===`granted`}async function Un(){return`Notification`in globalThis&&await Notification.requestPermission()===`granted`}async function Wn(e,t,n){if(!document.hidden||!Hn())return;let r={body:t,tag:`table-${n}`,icon:`./icons/192.png`},i=await navigator.serviceWorker?.getRegistration();if(i?.active){await i.showNotification(e,r);return}let a=new Notification(e,r);a.onclick=()=>(focus(),a.close())}var Gn=.3,Kn=class{#e=B(Ie({at:`lobby`},`en`));get model(){return x(this.#e)}set model(e){J(this.#e,e)}#t;#n=null;#r=new Xe(e=>this.#u({is:`heard`,message:{say:`position`,...e}}),mt);constructor(e,t){this.model=Ie(tt(location.hash),t),this.#t=new bt(e,{linked:()=>this.#i(),lost:()=>this.#u({is:`lost`}),heard:e=>this.#s(e)}),addEventListener(`popstate`,()=>this.go(tt(location.hash)));for(let e of[`click`,`keydown`])addEventListener(e,()=>setTimeout(()=>this.#r.hurry()))}connect(){this.#t.connect()}go=e=>{let t=this.model.position!==null;this.#u({is:`went`,screen:e}),this.model.position===null&&(this.#r.clear(),t&&this.#t.say({say:`leave`}),this.#o())};ask=e=>{this.#u({is:`asked`,message:e}),this.#t.say(e),e.say===`remove`&&this.find(this.model.sought)};find=e=>{this.#u({is:`sought`,sought:e}),this.#t.say({say:`tables`,...e})};notice=e=>{this.#u({is:`noticed`,words:e})};speak=e=>{he({lang:e}),this.#u({is:`spoke`,lang:e}),this.#a(),this.model.screen.at!==`table`&&this.find(this.model.sought)};#i(){this.#u({is:`linked`}),this.model.screen.at===`table`&&this.#a(),this.#o()}#a(){this.#t.say({say:`hello`,lang:this.model.lang})}#o(){let{screen:e}=this.model;e.at===`table`?this.#t.say({say:`open`,table:e.table}):e.at===`see`?(this.#a(),this.ask({say:`import`,record:e.code})):(this.#a(),this.find(this.model.sought))}#s(e){if(e.say===`position`||e.say===`update`){this.#c(e);return}if(e.say===`record`){st(`brickroad-${this.#n?.game??`game`}.jsonl`,e.text);return}let t=this.model.screen;this.#u({is:`heard`,message:e}),e.say===`refused`&&this.model.screen!==t&&this.#o()}#c(e){let t=this.#n,n=e.say===`position`?e:Nt(t,e);if(this.#n=n,n&&this.#l(t,n),n)for(let e of[...t?We(t,n):[],n])this.#r.heard(e);else this.#t.say({say:`again`})}#l(e,t){ft().sound===`on`&&Ot(e,t).forEach((e,t)=>At(e,t*Gn)),wt(t)&&(e?.table!==t.table||!wt(e)||e.entries<t.entries)&&ft().notices===`on`&&Wn(Ln(this.model.lang)(`your-turn`),`${t.title} · ${t.scene.heading}`,t.table);let n=e?.table===t.table?null:ot(t);n===null?at(t.table,{entry:t.shown<t.entries?t.shown:null}):this.#t.say({say:`step`,entry:n})}#u(e){this.model=Le(this.model,e);let t=$e(this.model.screen);t!==(location.hash||`#/`)&&history.pushState(null,``,t)}},qn=[{name:`Lorc`,site:`https://lorcblog.blogspot.com`},{name:`Delapouite`,site:`https://delapouite.com`},{name:`John Colburn`,site:`http://ninmunanmu.com`},{name:`Felbrigg`,site:`https://blackdogofdoom.blogspot.co.uk`},{name:`John Redman`,site:`http://www.uniquedicetowers.com`},{name:`Carl Olsen`,site:`https://twitter.com/unstoppableCarl`},{name:`Sbed`,site:`https://opengameart.org/content/95-game-icons`},{name:`PriorBlue`},{name:`Willdabeast`,site:`https://wjbstories.blogspot.com`},{name:`Viscious Speed`,site:`https://viscious-speed.deviantart.com`},{name:`Lord Berandas`,site:`https://berandas.deviantart.com`},{name:`Irongamer`,site:`http://ecesisllc.wix.com/home`},{name:`HeavenlyDog`,site:`http://www.gnomosygoblins.blogspot.com`},{name:`Lucas`},{name:`Faithtoken`,site:`https://fungustoken.deviantart.com`},{name:`Skoll`},{name:`Andy Meneely`,site:`http://www.se.rit.edu/~andy/`},{name:`Cathelineau`},{name:`Kier Heyl`},{name:`Aussiesim`},{name:`Sparker`,site:`http://citizenparker.com`},{name:`Zeromancer`},{name:`Rihlsul`},{name:`Quoting`},{name:`Guard13007`,site:`https://guard13007.com`},{name:`DarkZaitzev`,site:`https://darkzaitzev.deviantart.com`},{name:`SpencerDub`},{name:`GeneralAce135`},{name:`Zajkonur`},{name:`Catsu`},{name:`Starseeker`},{name:`Pepijn Poolman`},{name:`Pierre Leducq`},{name:`Caro Asercion`}],Jn=f(`<svg class="fleuron svelte-1cerjwe" viewBox="0 0 160 16" aria-hidden="true"><path d="M2 8H58M102 8H158" stroke="currentColor" stroke-width="1.5"></path><path fill="currentColor"></path></svg>`);function Yn(e){var t=Jn(),n=Y(_(t));R(n,`d`,`M80 1L88 8L80 15L72 8ZM66 4L70 8L66 12L62 8ZM94 4L98 8L94 12L90 8Z`),I(t),g(e,t)}var Xn=l(`<a rel="external noreferrer" class="svelte-1ebmn3w"> </a>`),Zn=l(`<li class="svelte-1ebmn3w"><!></li>`),Qn=l(`<article class="sheet svelte-1ebmn3w"><h1 tabindex="-1" class="svelte-1ebmn3w"> </h1> <!> <p> </p> <h2 class="svelte-1ebmn3w"> </h2> <p class="svelte-1ebmn3w"> </p> <p class="svelte-1ebmn3w"> </p> <p class="svelte-1ebmn3w"> </p> <p class="svelte-1ebmn3w"> </p> <h2 class="svelte-1ebmn3w"> </h2> <p> </p> <ul translate="no" class="svelte-1ebmn3w"></ul> <p class="svelte-1ebmn3w"> <a href="https://creativecommons.org/licenses/by/3.0/" rel="external noreferrer">CC BY 3.0</a>. <a href="https://game-icons.net" rel="external noreferrer">game-icons.net</a></p> <p class="svelte-1ebmn3w"> </p> <h2 class="svelte-1ebmn3w"> </h2> <p> </p> <h2 class="svelte-1ebmn3w"> </h2> <p> </p></article>`);function $n(e,n){X(n,!0);var r=Qn(),a=_(r),o=P(a,!0),s=Y(a,2);Yn(s,{});var c=Y(s,2),l=P(c,!0),u=Y(c,2),d=P(u,!0),f=Y(u,2),p=P(f,!0),h=Y(f,2),v=P(h,!0),y=Y(h,2),b=P(y,!0),S=Y(y,2),C=P(S,!0),w=Y(S,2),T=P(w,!0),E=Y(w,2),D=P(E,!0),O=Y(E,2);i(O,21,()=>qn,({name:e,site:t})=>e,(e,n)=>{let r=()=>x(n).name,i=()=>x(n).site;var a=Zn(),o=_(a),s=e=>{var t=Xn(),n=P(t,!0);K(()=>{R(t,`href`,i()),m(n,r())}),g(e,t)},c=e=>{var t=fe();K(()=>m(t,r())),g(e,t)};t(o,e=>{i()?e(s):e(c,-1)}),I(a),g(e,a)}),I(O);var k=Y(O,2),A=_(k);N(3),I(k);var j=Y(k,2),M=P(j,!0),F=Y(j,2),L=P(F,!0),z=Y(F,2),B=P(z,!0),V=Y(z,2),H=P(V,!0),ee=Y(V,2),W=P(ee,!0);I(r),K((e,t,n,r,i,a,s,c,u,f,h,g,_,y,x)=>{m(o,e),m(l,t),m(d,n),m(p,r),m(v,i),m(b,a),m(C,s),m(T,c),m(D,u),m(A,`${f??``} `),m(M,h),m(L,g),m(B,_),m(H,y),m(W,x)},[()=>n.say(`nav-about`),()=>n.say(`about-what`),()=>n.say(`about-games`),()=>n.say(`about-draft`),()=>n.say(`about-duel`),()=>n.say(`about-storyline`),()=>n.say(`about-not-ours`),()=>n.say(`about-pictures`),()=>n.say(`about-icons`),()=>n.say(`about-changed`),()=>n.say(`about-font`),()=>n.say(`about-words`),()=>n.say(`about-quotes`),()=>n.say(`about-privacy`),()=>n.say(`about-privacy-help`)]),g(e,r),U()}var er={dorothy:{width:12,height:12,strokes:`M0 3H12M0 6H12M3 0V12M6 0V12`,turn:0},toto:{width:14,height:10,strokes:`M2 9Q3 5 1 2M5 9Q5 5 7 3M10 9Q9 6 12 4`,turn:0},lion:{width:16,height:9,strokes:`M0 6Q4 0 8 6T16 6`,turn:90},scarecrow:{width:9,height:15,strokes:`M2 0V9M6 4V15`,turn:38},tinman:{width:18,height:10,strokes:`M0 5H18M9 0V5M0 5V10`,turn:0},glinda:{width:16,height:16,strokes:`M4 1V7M1 4H7M12 10V14M10 12H14`,turn:12},witch:{width:14,height:8,strokes:`M0 6L3.5 2L7 6L10.5 2L14 6`,turn:-18},oz:{width:14,height:20,strokes:`M0 10L7 0L14 10L7 20Z`,turn:0},ozma:{width:16,height:16,strokes:`M4 4m-2.5 0a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0M12 9V15M9 12H15`,turn:0},munchkin:{width:10,height:14,strokes:`M3 1V13M7 1V13M0 5H10`,turn:0},winkie:{width:12,height:12,strokes:`M2 2L6 6L10 2M6 6V11`,turn:0},quadling:{width:18,height:9,strokes:`M0 8Q4.5 0 9 8T18 8`,turn:0},gillikin:{width:16,height:12,strokes:`M0 10L8 2L16 10M4 10L8 6L12 10`,turn:0},emerald:{width:12,height:12,strokes:`M0 6L6 0L12 6L6 12Z`,turn:0},kansas:{width:16,height:8,strokes:`M0 4H9M12 4H16`,turn:0},nome:{width:18,height:14,strokes:`M0 4L5 7L9 3L13 8L18 5M2 12L7 10L12 13`,turn:0},neutral:{width:20,height:12,strokes:`M0 6H20M5 0V6M15 6V12`,turn:0},wild:{width:16,height:14,strokes:`M0 10Q4 2 8 10T16 10M4 6L2 3M12 13L14 10`,turn:12},forest:{width:14,height:16,strokes:`M7 1L2 8H12ZM7 6L1 13H13M7 13V16`,turn:0},field:{width:18,height:8,strokes:`M0 6Q9 1 18 6`,turn:-8},house:{width:12,height:10,strokes:`M0 0V4Q3 9 6 4V0M6 4Q9 9 12 4`,turn:0},water:{width:18,height:9,strokes:`M0 5Q4.5 0 9 5T18 5`,turn:0},good:{width:9,height:9,strokes:`M0 9L9 0`,turn:0},evil:{width:14,height:12,strokes:`M0 8H14M4 8L6 3M10 8L8 12`,turn:24}},tr=16,nr=Array.from({length:tr},(e,t)=>{let[n,r]=[t*2*Math.PI/tr,(t+.5)*2*Math.PI/tr];return`M50 50L${rr(Math.cos(n))} ${rr(Math.sin(n))}L${rr(Math.cos(r))} ${rr(Math.sin(r))}Z`}).join(``);function rr(e){return(50+e*90).toFixed(1)}var ir=f(`<symbol viewBox="0 0 512 512"><path fill="currentColor"></path></symbol>`),ar=f(`<pattern patternUnits="userSpaceOnUse"><path fill="none" stroke="var(--tint)" stroke-width="1.6" stroke-linecap="round"></path></pattern>`),or=f(`<svg width="0" height="0" class="defs svelte-10ft9ih" aria-hidden="true" focusable="false"><defs><!><!><symbol id="rays" viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice"><path fill="currentColor"></path></symbol></defs></svg>`);function sr(e){var t=or(),n=_(t),r=_(n);i(r,17,()=>q,([e,t])=>e,(e,t)=>{var n=G(()=>z(x(t),2));let r=()=>x(n)[0],i=()=>x(n)[1];var a=ir(),o=P(a);K(()=>{R(a,`id`,`icon-${r()??``}`),R(o,`d`,i())}),g(e,a)});var a=Y(r);i(a,17,()=>Object.entries(er),([e,{width:t,height:n,strokes:r,turn:i}])=>e,(e,t)=>{var n=G(()=>z(x(t),2));let r=()=>x(n)[0],i=()=>x(n)[1].width,a=()=>x(n)[1].height,o=()=>x(n)[1].strokes,s=()=>x(n)[1].turn;var c=ar(),l=P(c);K(()=>{R(c,`id`,`hatch-${r()??``}`),R(c,`data-tint`,r()),R(c,`width`,i()),R(c,`height`,a()),R(c,`patternTransform`,`rotate(${s()??``})`),R(l,`d`,o())}),g(e,c)});var o=Y(a),s=P(o);I(n),I(t),K(()=>R(s,`d`,nr)),g(e,t)}var cr=(function(){let e=typeof document<`u`&&document.createElement(`link`).relList;return e&&e.supports&&e.supports(`modulepreload`)?`modulepreload`:`preload`})(),lr=function(e,t){return new URL(e,t).href},ur={},dr=function(e){return e.pathname.endsWith(`.css`)},fr=function(e,t,n){if(t in e)return e[t];let r=n();if(!r){e[t]=void 0;return}let i=r.then(()=>{e[t]=void 0},n=>{throw e[t]=void 0,n});return e[t]=i,i},pr=function(e,t,n){let r=Promise.resolve();if(t&&t.length>0){let e,i=document.querySelector(`meta[property=csp-nonce]`),a=i?.nonce||i?.getAttribute(`nonce`);function o(e){return Promise.all(e.map(e=>Promise.resolve(e).then(e=>({status:`fulfilled`,value:e}),e=>({status:`rejected`,reason:e}))))}function s(e){return import.meta.resolve?new URL(import.meta.resolve(e)):new URL(e,import.meta.url)}r=o(t.map(t=>{t=lr(t,n);let r=s(t),i=dr(r);return fr(ur,r.href,()=>{if(e===void 0){e={all:new Set,styles:new Set};let t=document.getElementsByTagName(`link`);for(let n=t.length-1;n>=0;n--){let r=t[n];e.all.add(r.href),r.rel===`stylesheet`&&e.styles.add(r.href)}}if((i?e.styles:e.all).has(r.href))return;let t=document.createElement(`link`);if(t.rel=i?`stylesheet`:cr,i||(t.as=`script`),t.crossOrigin=``,t.href=r.href,a&&t.setAttribute(`nonce`,a),document.head.appendChild(t),i)return new Promise((e,n)=>{let i=a=>{t.removeEventListener(`load`,i),t.removeEventListener(`error`,i),a.type===`error`?n(Error(`Unable to preload CSS for ${r}`)):e(a)};t.addEventListener(`load`,i),t.addEventListener(`error`,i)})})}).filter(e=>e!==void 0))}function i(e){let t=new Event(`vite:preloadError`,{cancelable:!0});if(t.payload=e,window.dispatchEvent(t),!t.defaultPrevented)throw e}return r.then(t=>{for(let e of t||[])e.status===`rejected`&&i(e.reason);return e().catch(i)})};function mr(t,n){var r=o(),i=e(r);V(i,()=>pr(()=>import(`./Cover-DdfWANVK.js`),__vite__mapDeps([0,1,2]),import.meta.url),null,(t,r)=>{var i=G(()=>{var{default:e}=x(r);return{Cover:e}}),a=G(()=>x(i).Cover),s=o(),c=e(s);b(c,()=>x(a),(e,t)=>{t(e,{get game(){return n.game}})}),g(t,s)}),g(t,r)}var hr=l(`<span class="button main svelte-1xicl3k"> </span>`),gr=l(`<a><span class="picture svelte-1xicl3k"><!></span> <span class="said svelte-1xicl3k"><strong class="svelte-1xicl3k"> </strong> <span class="heading svelte-1xicl3k"> </span> <span class="names svelte-1xicl3k"> </span> <em class="svelte-1xicl3k"> </em></span> <!></a>`);function _r(e,n){X(n,!0);let r=A(n,`wide`,3,!1),i=G(()=>({at:`table`,table:n.table.id})),a=G(()=>n.table.seats.filter(({bot:e})=>e===null).length),o=G(()=>x(a)===0?`tile-watch`:x(a)===1?`your-turn`:`tile-people`);var s=gr();let c;var l=_(s);mr(_(l),{get game(){return n.table.game}}),I(l);var u=Y(l,2),d=_(u),f=P(d,!0),p=Y(d,2),h=P(p,!0),v=Y(p,2),y=P(v,!0),b=Y(v,2),C=P(b,!0);I(u);var w=Y(u,2),T=e=>{var t=hr(),r=P(t,!0);K(e=>m(r,e),[()=>n.say(`go-on`)]),g(e,t)};t(w,e=>{r()&&e(T)}),I(s),K((e,t,i)=>{c=Z(s,1,`tile svelte-1xicl3k`,null,c,{wide:r(),mine:x(a)>0}),R(s,`href`,e),m(f,n.table.title),m(h,n.table.heading),m(y,t),m(C,i)},[()=>$e(x(i)),()=>n.table.seats.map(({name:e})=>e).join(`, `),()=>n.say(x(o))]),S(`click`,s,e=>(e.preventDefault(),n.go(x(i)))),g(e,s),U()}n([`click`]);var vr=l(`<li><button type="button" class="button svelte-f9wjkp"> </button></li>`),yr=l(`<section class="sheet first svelte-f9wjkp" aria-labelledby="first-game"><div class="svelte-f9wjkp"><h2 id="first-game" class="svelte-f9wjkp"> </h2> <p class="svelte-f9wjkp"> </p></div> <ul class="svelte-f9wjkp"></ul></section>`);function br(n,r){X(r,!0);let a=G(()=>new Set(r.model.tables?.past.lines.map(({game:e})=>e))),s=G(()=>r.model.tables===null?[]:r.model.games.filter(({name:e,hasLesson:t})=>t&&!x(a).has(e))),c=G(()=>me().seats?.find(({bot:e})=>e===null)?.name??r.say(`you`));var l=o(),u=e(l),d=e=>{var t=yr(),n=_(t),a=_(n),o=P(a,!0),l=Y(a,2),u=P(l,!0);I(n);var d=Y(n,2);i(d,21,()=>x(s),({name:e,title:t})=>e,(e,t)=>{let n=()=>x(t).name,i=()=>x(t).title;var a=vr(),o=_(a),s=P(o,!0);I(a),K(e=>{o.disabled=r.model.opening,R(o,`aria-label`,e),m(s,i())},[()=>r.say(`first-game-begin`,{game:i()})]),S(`click`,o,()=>r.ask({say:`lesson`,game:n(),name:x(c)})),g(e,a)}),I(d),I(t),K((e,t)=>{m(o,e),m(u,t)},[()=>r.say(`first-game`),()=>r.say(`first-game-about`)]),g(e,t)};t(u,e=>{x(s).length>0&&e(d)}),g(n,l),U()}n([`click`]);var xr={draft:{minutes:10,seats:3},duel:{minutes:20,seats:2},oz:{minutes:30,seats:2},epic:{minutes:40,seats:2}};function Sr(e){return xr[e]?.minutes??null}function Cr(e){return xr[e]?.seats??2}var wr={library2:({seats:e})=>e>=2,library3:({seats:e})=>e>=3,library4:({seats:e})=>e>=4,roundCap:({seats:e,options:t})=>e>1&&t.mode===`standard`};function Tr(e,t){return e.filter(({name:e})=>wr[e]?.(t)??!0)}function Er(e,{seats:t},n,r,i){let a=t.findIndex(({bot:e})=>e===null),o=t.filter((e,t)=>t!==a),s=e.seatTitles[a],c=new Intl.ListFormat(r).format(o.map(({name:e})=>e));return a<0?i(`play-watch`,{names:c})+Dr(o,n):o.length===0?i(`play-alone`):(s===void 0?i(`play-against`,{names:c}):i(`play-side-against`,{side:s,names:c}))+Dr(o,n)}function Dr(e,t){let n=new Set(e.flatMap(({bot:e})=>e===null?[]:[Or(e,t)]));return n.size===1?` · ${[...n].join(``)}`:``}function Or(e,t){return t.find(t=>t.level===e)?.label??e}var kr=l(`<p class="about svelte-1f6nkdl"> </p>`),Ar=l(`<span class="svelte-1f6nkdl"><svg viewBox="0 0 20 20" aria-hidden="true" class="svelte-1f6nkdl"><path d="M4 2h12v2h-1v2.500L11.5 10 15 13.500V16h1v2H4v-2h1v-2.500L8.5 10 5 6.500V4H4ZM7 4v1.800h6V4ZM7 16h6v-1.500l-3-2.700-3 2.700Z" fill-rule="evenodd"></path></svg> </span>`),jr=l(`<li class="game svelte-1f6nkdl"><div class="picture svelte-1f6nkdl"><!></div> <div class="said svelte-1f6nkdl"><h3 class="svelte-1f6nkdl"> </h3> <!> <p class="facts svelte-1f6nkdl"><span class="svelte-1f6nkdl"><svg viewBox="0 0 20 20" aria-hidden="true" class="svelte-1f6nkdl"><path d="M10 2a3.4 3.4 0 0 1 2.6 5.6c2.6.5 5.4 1.6 5.4 3.4 0 1.5-2 1.6-3.6 1.3L16.6 18H11.4L10 15.4 8.6 18H3.4l2.2-5.7C4 12.6 2 12.5 2 11c0-1.8 2.8-2.9 5.4-3.400A3.4 3.4 0 0 1 10 2Z"></path></svg> </span> <!></p> <p class="against svelte-1f6nkdl"> </p></div> <div class="start svelte-1f6nkdl"><button type="button" class="button main svelte-1f6nkdl"> </button> <button type="button" class="button more svelte-1f6nkdl" aria-haspopup="dialog"><svg viewBox="0 0 24 24" aria-hidden="true" class="svelte-1f6nkdl"><path d="M3 6h10M19 6h2M3 12h3M12 12h9M3 18h11M20 18h1" fill="none"></path><circle cx="16" cy="6" r="2.6"></circle><circle cx="9" cy="12" r="2.6"></circle><circle cx="17" cy="18" r="2.6"></circle></svg></button></div></li>`);function Mr(e,n){X(n,!0);let r=G(()=>Sr(n.game.name)),i=G(()=>n.game.fewestSeats<n.game.mostSeats?n.say(`seats-between`,{fewest:n.game.fewestSeats,most:n.game.mostSeats}):n.say(`seats-exactly`,{most:n.game.mostSeats}));var a=jr(),o=_(a);mr(_(o),{get game(){return n.game.name}}),I(o);var s=Y(o,2),c=_(s),l=P(c,!0),u=Y(c,2),d=e=>{var t=kr(),r=P(t,!0);K(()=>m(r,n.game.about)),g(e,t)};t(u,e=>{n.game.about&&e(d)});var f=Y(u,2),p=_(f),h=Y(_(p),1,!0);I(p);var v=Y(p,2),y=e=>{var t=Ar(),i=Y(_(t),1,!0);I(t),K(e=>m(i,e),[()=>n.say(`minutes`,{minutes:x(r)})]),g(e,t)};t(v,e=>{x(r)!==null&&e(y)}),I(f);var b=Y(f,2),C=P(b,!0);I(s);var w=Y(s,2),T=_(w),E=P(T,!0),D=Y(T,2);I(w),I(a),K((e,t,r,o,s)=>{R(a,`data-game`,n.game.name),R(c,`id`,`game-${n.game.name??``}`),m(l,n.game.title),m(h,x(i)),m(C,e),R(T,`aria-disabled`,n.busy),R(T,`aria-label`,t),m(E,r),R(D,`aria-label`,o),R(D,`title`,s)},[()=>Er(n.game,n.plan,n.bots,n.lang,n.say),()=>n.say(`play-game`,{title:n.game.title}),()=>n.say(`play`),()=>n.say(`play-options`,{title:n.game.title}),()=>n.say(`play-options`,{title:n.game.title})]),S(`click`,T,function(...e){n.onplay?.apply(this,e)}),S(`click`,D,function(...e){n.onoptions?.apply(this,e)}),g(e,a),U()}n([`click`]);var Nr=40,Pr=/[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\u{ad}\u{34f}\u{61c}\u{115f}\u{1160}\u{17b4}\u{17b5}\u{180b}-\u{180f}\u{200b}-\u{200f}\u{2028}-\u{202e}\u{2060}-\u{206f}\u{2800}\u{3164}\u{feff}\u{ffa0}\u{fff0}-\u{fffb}\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{e0fff}]/u,Fr=/^\p{White_Space}+|\p{White_Space}+$/gu,Ir=/\p{White_Space}+/gu,Lr=/[^\p{White_Space}\p{M}]/u,Rr=/[\u{fe00}-\u{fe0f}]/gu;function zr(e){let t=e.replace(Fr,``);return Pr.test(t)?`odd`:Lr.test(t)?[...Hr(e)].length>Nr?`long`:`fine`:`blank`}function Br(e,t){return Ur(e)===Ur(t)}function Vr(e,t,n){let r=e[t]?.name??``;switch(zr(r)){case`blank`:return n(`name-blank`,{most:Nr});case`long`:return n(`name-long`,{most:Nr});case`odd`:return n(`name-odd`,{most:Nr});case`fine`:{let i=e.findIndex((e,n)=>n!==t&&Br(e.name,r));return i<0?void 0:n(`name-same`,{seat:i+1})}}}function Hr(e){return e.replace(Fr,``).replace(Ir,` `)}function Ur(e){return Hr(e).normalize(`NFKC`).replace(Rr,``).toLowerCase()}var Wr=[`Ojo`,`Trot`,`Scraps`,`Betsy`];function Gr(e){return(e.at(-2)??e.at(-1))?.level??null}function Kr(e,t,{plans:n,seats:r},i){let a=n?.[e.name],o=a?.seats.map(e=>Yr(t,e.bot)?e:{...e,bot:Gr(t)}),s=r?.find(({bot:e})=>e===null)?.name??i,c=o&&o.length>0?o:Zr([{name:s,bot:null}],Cr(e.name),t);return{seats:Zr(c,ei(e,c.length),t),options:{...ti(e),...qr(e,a?.options??{})}}}function qr(e,t){let n=e.options.filter(e=>Jr(e,t[e.name]));return Object.fromEntries(n.map(({name:e,default:n})=>[e,t[e]??n]))}function Jr({kind:e},t){switch(e.type){case`flag`:return typeof t==`boolean`;case`number`:return typeof t==`number`&&t===ni(t,e,t);case`oneOf`:return e.words.some(([e])=>e===t)}}function Yr(e,t){return t===null||e.some(e=>e.level===t)}function Xr(e,t){let n=Array.from({length:t.length+1},(e,t)=>`Bot ${t+1}`),r=e=>!t.some(t=>Br(t,e));return{name:[...Wr,...n].find(r)??``,bot:Gr(e)}}function Zr(e,t,n){let r=e.slice(0,t);for(;r.length<t;)r.push(Xr(n,r.map(e=>e.name)));return r}function Qr(e){return[...e.slice(-1),...e.slice(0,-1)]}function $r(e){return Array.from({length:e.mostSeats-e.fewestSeats+1},(t,n)=>e.fewestSeats+n)}function ei(e,t){return Math.min(Math.max(t,e.fewestSeats),e.mostSeats)}function ti(e){return Object.fromEntries(e.options.map(e=>[e.name,e.default]))}function ni(e,t,n){return Number.isNaN(e)?n:Math.min(Math.max(Math.round(e),t.least),t.most)}var ri=l(`<input type="checkbox" class="svelte-1um0722"/> <label> </label>`,1),ii=l(`<label> <span class="range svelte-1um0722"> </span></label> <input class="field" type="number" step="1"/>`,1),ai=l(`<option> </option>`),oi=l(`<label> </label> <select class="field"></select>`,1),si=l(`<div><!> <p class="svelte-1um0722"> </p></div>`);function ci(n,r){X(r,!0);let a=G(()=>`option-${r.spec.name}`),o=G(()=>r.spec.kind);var s=si();let c;var l=_(s),u=t=>{var n=ri(),i=e(n);W(i);var o=Y(i,2),s=P(o,!0);K(()=>{R(i,`id`,x(a)),L(i,r.value===!0),R(i,`aria-describedby`,`${x(a)??``}-help`),R(o,`for`,x(a)),m(s,r.spec.label)}),S(`change`,i,e=>r.onvalue(e.currentTarget.checked)),g(t,n)},d=t=>{var n=ii(),i=e(n),s=_(i),c=Y(s),l=P(c,!0);I(i);var u=Y(i,2);W(u),K(e=>{R(i,`for`,x(a)),m(s,`${r.spec.label??``} `),m(l,e),R(u,`id`,x(a)),R(u,`min`,x(o).least),R(u,`max`,x(o).most),D(u,r.value),R(u,`aria-describedby`,`${x(a)??``}-help`)},[()=>r.say(`option-range`,{...x(o)})]),S(`change`,u,({currentTarget:e})=>{let t=ni(e.valueAsNumber,x(o),Number(r.value));e.value=String(t),r.onvalue(t)}),g(t,n)},f=t=>{var n=oi(),s=e(n),c=P(s,!0),l=Y(s,2);i(l,21,()=>x(o).words,([e,t])=>e,(e,t)=>{var n=G(()=>z(x(t),2));let r=()=>x(n)[0],i=()=>x(n)[1];var a=ai(),o=P(a,!0),s={};K(()=>{m(o,i()),s!==(s=r())&&(a.value=(a.__value=s)??``)}),g(e,a)}),I(l);var u;le(l),K(()=>{R(s,`for`,x(a)),m(c,r.spec.label),R(l,`id`,x(a)),R(l,`aria-describedby`,`${x(a)??``}-help`),u!==(u=r.value)&&(l.value=(l.__value=u)??``,de(l,u))}),S(`change`,l,e=>r.onvalue(e.currentTarget.value)),g(t,n)};t(l,e=>{x(o).type===`flag`?e(u):x(o).type===`number`?e(d,1):e(f,-1)});var p=Y(l,2),h=P(p,!0);I(s),K(()=>{c=Z(s,1,`option svelte-1um0722`,null,c,{flag:x(o).type===`flag`,number:x(o).type===`number`}),R(p,`id`,`${x(a)??``}-help`),m(h,r.spec.help)}),g(n,s),U()}n([`change`]);var li=l(`<dialog class="svelte-oy9g8f"><div class="panel svelte-oy9g8f"><div class="head svelte-oy9g8f"><h2 class="svelte-oy9g8f"> </h2> <button type="button" class="close svelte-oy9g8f"><svg viewBox="0 0 20 20" aria-hidden="true" class="svelte-oy9g8f"><path d="M4 4L16 16M16 4L4 16"></path></svg></button></div> <!></div></dialog>`);function ui(e,t){let n=v();X(t,!0);let r;u(()=>(r.showModal(),()=>r.close()));var i=li(),o=_(i),s=_(o),l=_(s),d=P(l,!0),f=Y(l,2);I(s);var p=Y(s,2);a(p,()=>t.children),I(o),I(i),ce(i,e=>r=e,()=>r),K(e=>{R(i,`aria-labelledby`,`${n}-title`),R(l,`id`,`${n}-title`),m(d,t.title),R(f,`aria-label`,e)},[()=>t.say(`close`)]),c(`close`,i,function(...e){t.onclose?.apply(this,e)}),S(`click`,i,e=>{e.target===r&&t.onclose()}),S(`click`,f,function(...e){t.onclose?.apply(this,e)}),g(e,i),U()}n([`click`]);var di=l(`<option> </option>`),fi=l(`<p class="fault svelte-4tvv92" role="status"> </p>`),pi=l(`<li><span class="number svelte-4tvv92" aria-hidden="true"> </span> <label><span class="unseen"> </span> <input class="field" autocomplete="off"/></label> <label><span class="unseen"> </span> <select class="field"><option> </option><optgroup></optgroup></select></label> <!> <p class="svelte-4tvv92"> </p></li>`);function mi(e,n){X(n,!0);let r=A(n,`seat`,15),a=G(()=>n.bots.find(e=>e.level===r().bot)),o=e=>n.say(e,{number:n.number})+(n.title===void 0?``:`, ${n.title}`);var s=pi();let c;var l=_(s),u=P(l,!0),d=Y(l,2),f=_(d),p=P(f,!0),h=Y(f,2);W(h),I(d);var v=Y(d,2),y=_(v),b=P(y,!0),C=Y(y,2),w=_(C),T=P(w,!0);w.value=w.__value=``;var E=Y(w);i(E,21,()=>n.bots,({level:e,label:t})=>e,(e,t,n,r)=>{let i=()=>x(t).level,a=()=>x(t).label;var o=di(),s=P(o,!0),c={};K(()=>{m(s,a()),c!==(c=i())&&(o.value=(o.__value=c)??``)}),g(e,o)}),I(E),I(C);var O;le(C),I(v);var k=Y(v,2),j=e=>{var t=fi(),r=P(t,!0);K(()=>{R(t,`id`,`seat-fault-${n.number??``}`),m(r,n.fault)}),g(e,t)};t(k,e=>{n.fault!==void 0&&e(j)});var M=Y(k,2),N=P(M,!0);I(s),K((e,t,i,a,o)=>{c=Z(s,1,`seat svelte-4tvv92`,null,c,{titled:n.title}),m(u,n.title??n.number),m(p,e),R(h,`id`,`seat-name-${n.number??``}`),R(h,`aria-invalid`,n.fault!==void 0),R(h,`aria-describedby`,n.fault===void 0?void 0:`seat-fault-${n.number}`),D(h,r().name),m(b,t),R(C,`aria-describedby`,`seat-help-${n.number??``}`),m(T,i),R(E,`label`,a),O!==(O=r().bot??``)&&(C.value=(C.__value=O)??``,de(C,O)),R(M,`id`,`seat-help-${n.number??``}`),m(N,o)},[()=>o(`seat-name`),()=>o(`seat-who`),()=>n.say(`person`),()=>n.say(`bots`),()=>x(a)?x(a).help:n.say(`person-help`)]),S(`input`,h,e=>r({...r(),name:e.currentTarget.value})),S(`change`,C,e=>r({...r(),bot:e.currentTarget.value||null})),g(e,s),U()}n([`input`,`change`]);var hi=l(`<label class="svelte-1v6dh6z"><input type="radio" class="svelte-1v6dh6z"/> <span class="svelte-1v6dh6z"> </span></label>`),gi=l(`<p class="svelte-1v6dh6z"> </p>`),_i=l(`<fieldset class="svelte-1v6dh6z"><legend class="svelte-1v6dh6z"> </legend> <div class="svelte-1v6dh6z"></div> <!></fieldset>`);function vi(e,n){let r=v();X(n,!0);let a=A(n,`help`,3,``);var o=_i(),s=_(o),c=P(s,!0),l=Y(s,2);i(l,21,()=>n.values,([e,t])=>e,(e,t)=>{var i=G(()=>z(x(t),2));let a=()=>x(i)[0],o=()=>x(i)[1];var s=hi(),c=_(s);W(c);var l=Y(c,2),u=P(l,!0);I(s),K(()=>{R(c,`name`,r),D(c,a()),L(c,a()===n.value),m(u,o())}),S(`change`,c,()=>n.onchoose(a())),g(e,s)}),I(l);var u=Y(l,2),d=e=>{var t=gi(),n=P(t,!0);K(()=>{R(t,`id`,`${r}-help`),m(n,a())}),g(e,t)};t(u,e=>{a()&&e(d)}),I(o),K(()=>{R(o,`aria-describedby`,a()?`${r}-help`:void 0),m(c,n.legend)}),g(e,o),U()}n([`change`]);var yi=l(`<button type="button" class="turn svelte-13p36b9"><svg viewBox="0 0 26 20" aria-hidden="true" class="svelte-13p36b9"><path d="M5 19V8H1L6.5 1L12 8H8V19ZM18 1V12H14L19.5 19L25 12H21V1Z"></path></svg> </button>`),bi=l(`<fieldset class="options svelte-13p36b9"><legend class="svelte-13p36b9"> </legend> <!></fieldset>`),xi=l(`<form class="svelte-13p36b9"><!> <ol class="seats svelte-13p36b9"></ol> <!> <!> <div class="foot svelte-13p36b9"><button type="submit" class="button main svelte-13p36b9"> </button></div></form>`);function Si(e,n){X(n,!0);let r=B(s(()=>n.plan.seats)),a=G(()=>n.plan.seats),o=G(()=>n.plan.options),l=G(()=>x(a).map((e,t)=>Vr(x(a),t,n.say))),d=G(()=>Tr(n.game.options,{seats:x(a).length,options:x(o)})),f;u(()=>void s(p));function p(){let e=x(l).findIndex(e=>e!==void 0);return e>=0&&f.querySelector(`#seat-name-${e+1}`)?.focus(),e>=0}function v(e){J(r,[...e,...x(r).slice(e.length)]),n.onchange({...n.plan,seats:e})}function y(e){e.preventDefault(),!n.busy&&!p()&&n.onbegin()}ui(e,{get title(){return n.game.title},get say(){return n.say},get onclose(){return n.onclose},children:(e,s)=>{var u=xi(),p=_(u),b=e=>{{let t=G(()=>n.say(`players`)),i=G(()=>$r(n.game).map(e=>[`${e}`,`${e}`])),o=G(()=>`${x(a).length}`);vi(e,{get legend(){return x(t)},get values(){return x(i)},get value(){return x(o)},onchoose:e=>n.onchange({...n.plan,seats:Zr(x(r),Number(e),n.bots)})})}};t(p,e=>{n.game.fewestSeats<n.game.mostSeats&&e(b)});var C=Y(p,2);i(C,21,()=>x(a),h,(e,t,r)=>{var i=()=>x(t),o=e=>v(x(a).with(r,e));mi(e,{get seat(){return i()},set seat(e){o(e)},number:r+1,get title(){return n.game.seatTitles[r]},get fault(){return x(l)[r]},get bots(){return n.bots},get say(){return n.say}})}),I(C);var w=Y(C,2),T=e=>{var t=yi(),r=Y(_(t));I(t),K(e=>m(r,` ${e??``}`),[()=>n.say(`change-sides`)]),S(`click`,t,()=>v(Qr(x(a)))),g(e,t)};t(w,e=>{n.game.seatTitles.length>0&&e(T)});var E=Y(w,2),D=e=>{var t=bi(),r=_(t),a=P(r,!0),s=Y(r,2);i(s,17,()=>x(d),e=>e.name,(e,t)=>{{let r=G(()=>x(o)[x(t).name]??x(t).default);ci(e,{get spec(){return x(t)},get value(){return x(r)},get say(){return n.say},onvalue:e=>n.onchange({...n.plan,options:{...x(o),[x(t).name]:e}})})}}),I(t),K(e=>m(a,e),[()=>n.say(`options`)]),g(e,t)};t(E,e=>{x(d).length>0&&e(D)});var O=Y(E,2),k=_(O),A=P(k,!0);I(O),I(u),ce(u,e=>f=e,()=>f),K(e=>{R(k,`aria-disabled`,n.busy),m(A,e)},[()=>n.say(`begin`)]),c(`submit`,u,y),g(e,u)},$$slots:{default:!0}}),U()}n([`click`]);var Ci=l(`<form role="search" class="svelte-1cvw6gx"><label class="svelte-1cvw6gx"><span class="svelte-1cvw6gx"> </span> <input type="search" maxlength="200" class="svelte-1cvw6gx"/></label> <label class="svelte-1cvw6gx"><span class="svelte-1cvw6gx"> </span> <input type="date" class="svelte-1cvw6gx"/></label></form>`);function wi(e,t){X(t,!0);let n=B(``),r=B(``),i;function a(){clearTimeout(i),i=setTimeout(()=>t.find(Oe(x(n),x(r))),250)}function o(e){e.preventDefault(),clearTimeout(i),t.find(Oe(x(n),x(r)))}var s=Ci(),l=_(s),u=_(l),d=P(u,!0),f=Y(u,2);W(f),I(l);var p=Y(l,2),h=_(p),v=P(h,!0),y=Y(h,2);W(y),I(p),I(s),K((e,t)=>{m(d,e),m(v,t)},[()=>t.say(`find-words`),()=>t.say(`find-day`)]),c(`submit`,s,o),S(`input`,f,a),F(f,()=>x(n),e=>J(n,e)),S(`change`,y,a),F(y,()=>x(r),e=>J(r,e)),g(e,s),U()}n([`input`,`change`]);var Ti=16*2**20;async function Ei(e,t){try{let n=await fetch(`./api/tables`,{method:`POST`,body:e,headers:{"Accept-Language":t}});return n.ok?await n.json():{refused:await n.text()}}catch{return{refused:``}}}var Di=l(`<section><h3 class="svelte-hp1x55"> </h3> <label class="svelte-hp1x55"><span class="svelte-hp1x55"> </span> <input type="file" accept=".jsonl,.json,.txt" class="svelte-hp1x55"/></label></section>`);function Oi(e,t){X(t,!0);let n=B(!1);async function r(e){let r=e.files?.[0];if(r){if(r.size>Ti)t.notice(t.say(`import-too-long`,{most:Ti/2**20}));else{J(n,!0);let e=await Ei(r,t.lang);J(n,!1),`table`in e?t.go({at:`table`,table:e.table}):t.notice(e.refused||t.say(`import-lost`))}e.value=``}}var i=Di(),a=_(i),o=P(a,!0),s=Y(a,2),c=_(s),l=P(c,!0),u=Y(c,2);I(s),I(i),K((e,t)=>{m(o,e),m(l,t),u.disabled=x(n)},[()=>t.say(`import`),()=>t.say(`import-help`)]),S(`change`,u,e=>r(e.currentTarget)),g(e,i),U()}n([`change`]);var ki=l(`<p class="none svelte-1ng587l"> </p>`),Ai=l(`<div class="sure svelte-1ng587l" role="group"><span class="svelte-1ng587l"> </span> <button type="button" class="button danger"> </button> <button type="button" class="button"> </button></div>`),ji=l(`<button type="button" class="remove svelte-1ng587l"> </button>`),Mi=l(`<li class="svelte-1ng587l"><a class="svelte-1ng587l"><strong class="svelte-1ng587l"> </strong> <span class="svelte-1ng587l"> </span> <time class="svelte-1ng587l"> </time></a> <!></li>`),Ni=l(`<button type="button" class="button more svelte-1ng587l"> </button>`),Pi=l(`<section><h3 tabindex="-1" class="svelte-1ng587l"> </h3> <!> <ul></ul> <!></section>`);function Fi(e,n){X(n,!0);let r=B(null),a,o=G(()=>new Intl.DateTimeFormat(n.model.lang,{dateStyle:`medium`,timeStyle:`short`}));function s({game:e,seats:t}){let r=n.model.games.find(t=>t.name===e)?.seatTitles??[];return t.map(({name:e},t)=>{let i=r[t];return i===void 0?e:n.say(`labelled`,{label:i,words:e})}).join(`, `)}function c(e,t){e.preventDefault(),n.go({at:`table`,table:t})}async function l(e){J(r,e,!0),await C(),document.getElementById(`keep-${e}`)?.focus()}async function u(e,t){J(r,null),t&&n.ask({say:`remove`,table:e}),await C(),t?a.focus():document.getElementById(`remove-${e}`)?.focus()}var d=Pi(),f=_(d),p=P(f,!0);ce(f,e=>a=e,()=>a);var h=Y(f,2),v=e=>{var t=ki(),r=P(t,!0);K(e=>m(r,e),[()=>n.tables===null?n.say(`connecting`):n.none]),g(e,t)};t(h,e=>{(n.tables===null||n.tables.lines.length===0&&n.tables.more===null)&&e(v)});var y=Y(h,2);i(y,21,()=>n.tables?.lines??[],e=>e.id,(e,i)=>{let a=G(()=>s(x(i)));var d=Mi(),f=_(d),p=_(f),h=P(p,!0),v=Y(p,2),y=P(v,!0),b=Y(v,2),C=P(b,!0);I(f);var w=Y(f,2),T=e=>{var t=Ai(),r=_(t),a=P(r,!0),o=Y(r,2),s=P(o,!0),c=Y(o,2),l=P(c,!0);I(t),K((e,n,r,o)=>{R(t,`aria-label`,e),m(a,n),m(s,r),R(c,`id`,`keep-${x(i).id??``}`),m(l,o)},[()=>n.say(`remove-sure`),()=>n.say(`remove-sure`),()=>n.say(`remove-yes`),()=>n.say(`remove-no`)]),S(`click`,o,()=>u(x(i).id,!0)),S(`click`,c,()=>u(x(i).id,!1)),g(e,t)},E=e=>{var t=ji(),r=P(t,!0);K((e,n)=>{R(t,`id`,`remove-${x(i).id??``}`),R(t,`aria-label`,e),m(r,n)},[()=>n.say(`labelled`,{label:n.say(`remove`),words:`${x(i).title}, ${x(a)}`}),()=>n.say(`remove`)]),S(`click`,t,()=>l(x(i).id)),g(e,t)};t(w,e=>{x(r)===x(i).id?e(T):e(E,-1)}),I(d),K((e,t,n,r)=>{R(f,`href`,e),m(h,t),m(y,x(a)),R(b,`datetime`,n),m(C,r)},[()=>$e({at:`table`,table:x(i).id}),()=>n.say(`labelled`,{label:x(i).title,words:x(i).heading}),()=>new Date(x(i).changed*1e3).toISOString(),()=>x(o).format(x(i).changed*1e3)]),S(`click`,f,e=>c(e,x(i).id)),g(e,d)}),I(y);var b=Y(y,2),w=e=>{let t=G(()=>n.tables.more);var r=Ni(),i=P(r,!0);K(e=>m(i,e),[()=>n.say(`games-more`)]),S(`click`,r,()=>n.more(x(t))),g(e,r)};t(b,e=>{n.tables!==null&&n.tables.more!==null&&e(w)}),I(d),K(()=>m(p,n.heading)),g(e,d),U()}n([`click`]);var Ii=l(`<div class="records svelte-15pzipn"><h2 id="records" tabindex="-1" class="svelte-15pzipn"> </h2> <!> <p class="unseen" role="status"> </p> <div class="games svelte-15pzipn"><!> <!></div> <!></div>`);function Li(e,n){X(n,!0);let r=G(()=>!De(n.model.sought,{})),i=G(()=>(n.model.tables?.begun.lines.length??0)+(n.model.tables?.past.lines.length??0)),a=G(()=>x(r)||x(i)>0),o=e=>n.say(x(r)?`games-none-found`:e);function s(e,t){n.ask({say:`tables`,...n.model.sought,over:e,before:t})}var c=Ii(),l=_(c),u=P(l,!0),d=Y(l,2),f=e=>{wi(e,{get say(){return n.say},get find(){return n.find}})};t(d,e=>{x(a)&&e(f)});var p=Y(d,2),h=P(p,!0),v=Y(p,2),y=_(v);{let e=G(()=>n.say(`games-begun`)),t=G(()=>o(`games-begun-none`)),r=G(()=>n.model.tables?.begun??null);Fi(y,{get heading(){return x(e)},get none(){return x(t)},get tables(){return x(r)},more:e=>s(!1,e),get model(){return n.model},get say(){return n.say},get go(){return n.go},get ask(){return n.ask}})}var b=Y(y,2);{let e=G(()=>n.say(`games-past`)),t=G(()=>o(`games-past-none`)),r=G(()=>n.model.tables?.past??null);Fi(b,{get heading(){return x(e)},get none(){return x(t)},get tables(){return x(r)},more:e=>s(!0,e),get model(){return n.model},get say(){return n.say},get go(){return n.go},get ask(){return n.ask}})}I(v),Oi(Y(v,2),{get lang(){return n.model.lang},get say(){return n.say},get go(){return n.go},get notice(){return n.notice}}),I(c),K((e,t)=>{m(u,e),m(h,t)},[()=>n.say(`games-all`),()=>x(r)&&n.model.tables!==null?n.say(`games-found`,{count:x(i)}):``]),g(e,c),U()}var Ri=l(`<li class="svelte-15yrhrr"><a class="svelte-15yrhrr"><strong class="svelte-15yrhrr"> </strong> <span class="svelte-15yrhrr"> </span></a></li>`),zi=l(`<section class="results" aria-labelledby="results"><h2 id="results" class="svelte-15yrhrr"> </h2> <ul></ul></section>`);function Bi(e,t){X(t,!0);var n=zi(),r=_(n),a=P(r,!0),o=Y(r,2);i(o,21,()=>t.lines.slice(0,9),({id:e,title:t,heading:n})=>e,(e,n)=>{let r=()=>x(n).id,i=()=>x(n).title,a=()=>x(n).heading;var o=Ri(),s=_(o),c=_(s),l=P(c,!0),u=Y(c,2),d=P(u,!0);I(s),I(o),K(e=>{R(s,`href`,e),m(l,i()),m(d,a())},[()=>$e({at:`table`,table:r()})]),S(`click`,s,e=>(e.preventDefault(),t.go({at:`table`,table:r()}))),g(e,o)}),I(o),I(n),K(e=>m(a,e),[()=>t.say(`games-results`)]),g(e,n),U()}n([`click`]);var Vi=f(`<g fill="#17533c" stroke="#2a2118" stroke-width="3" stroke-linejoin="round"><path fill="#3a8a63" d="M216 214V166H236V214ZM364 214V166H384V214Z"></path><path d="M236 214V140L249 112L262 140V214ZM338 214V140L351 112L364 140V214Z"></path><path fill="#2a7351" d="M258 214V124H280V214ZM320 214V124H342V214Z"></path><path d="M258 124Q258 100 269 88Q280 100 280 124ZM320 124Q320 100 331 88Q342 100 342 124Z"></path><path d="M276 214V96H324V214Z"></path><path fill="#2a7351" d="M272 96Q274 62 300 34Q326 62 328 96Z"></path><path fill="none" d="M300 34V12M269 88V72M331 88V72M249 112V96M351 112V96"></path><path fill="#b32a48" d="M300 12L318 17L300 23Z"></path><path fill="#f3cf5b" d="M291 214V186Q300 172 309 186V214Z"></path><path fill="none" stroke="#f3cf5b" stroke-width="2"></path></g>`);function Hi(e){var t=Vi(),n=Y(_(t),9);R(n,`d`,`M288 112V128M300 108V128M312 112V128M288 142V158M312 142V158M300 142V158M249 150V166M351 150V166`),I(t),g(e,t)}function Ui(e){let t=1-e,n=210+190*t**1.7;return{x:300+120*Math.sin(e*Math.PI*1.9+.5)*t**.55-36*t,y:n,half:5+105*t**1.9}}var Wi=28;function Gi(e,t){let{x:n,y:r,half:i}=Ui(e);return`${(n+t*i).toFixed(1)} ${r.toFixed(1)}`}var Ki=Array.from({length:29},(e,t)=>t/Wi),qi=`M${Ki.map(e=>Gi(e,-1)).join(`L`)}L${Ki.toReversed().map(e=>Gi(e,1)).join(`L`)}Z`,Ji=Ki.slice(0,-6).map((e,t)=>{let n=Ki[t+1]??1,r=t%2==0?[-.5,0,.5]:[-.75,-.25,.25,.75];return`M${Gi(e,-1)}L${Gi(e,1)}`+r.map(t=>`M${Gi(e,t)}L${Gi(n,t)}`).join(``)}).join(``),Yi=Array.from({length:25},(e,t)=>{let n=Math.PI*(t/24-.011)+Math.PI,r=Math.PI*(t/24+.011)+Math.PI,i=e=>`${(300+520*Math.cos(e)).toFixed(0)} ${(212+520*Math.sin(e)).toFixed(0)}`;return`M300 212L${i(n)}L${i(r)}Z`}).join(``),Xi=f(`<path fill="none" stroke="#2a2118" stroke-width="1.4"></path><circle fill="#b32a48" stroke="#2a2118" stroke-width="1.4"></circle><circle fill="#2a2118"></circle>`,1),Zi=f(`<svg viewBox="0 0 1000 150" preserveAspectRatio="xMaxYMax slice" aria-hidden="true" class="svelte-1a6jjdq"><rect width="1000" height="150" fill="#f6e3b0"></rect><path fill="#edc65a" transform="translate(280 -255) scale(1.6)"></path><circle cx="760" cy="84" r="46" fill="#f3cf5b" stroke="#2a2118" stroke-width="1.6"></circle><path fill="#5d8f4e" stroke="#2a2118" stroke-width="1.6" d="M-5 118Q240 76 480 104T760 92T1005 104V155H-5Z"></path><g transform="translate(648 19) scale(0.375)"><!></g><path fill="#7aa65a" stroke="#2a2118" stroke-width="1.6" d="M-5 140Q200 108 420 128T740 118Q880 98 1005 122V155H-5Z"></path><path fill="#f0c244" stroke="#2a2118" stroke-width="1.8" stroke-linejoin="round" d="M754 99H766Q772 108 764 113T752 124Q756 136 846 155H680Q716 138 722 124T742 110T754 99Z"></path><path fill="none" stroke="#2a2118" stroke-width="1" d="M751 104H767M738 112H764M724 121H752M718 130H758M704 140H784M740 112V121M737 121V130M730 130V140M752 130L758 140M724 140L716 152M754 140L764 152"></path><!></svg>`);function Qi(t){let n=[[610,128,5],[634,112,4],[660,134,6],[862,126,5],[884,108,4],[930,132,6],[968,116,4]];var r=Zi(),a=Y(_(r)),o=Y(a,3);Hi(_(o),{}),I(o);var s=Y(o,4);i(s,17,()=>n,([e,t,n])=>e,(t,n)=>{var r=G(()=>z(x(n),3));let i=()=>x(r)[0],a=()=>x(r)[1],o=()=>x(r)[2];var s=Xi(),c=e(s),l=Y(c),u=Y(l);K(()=>{R(c,`d`,`M${i()??``} ${a()??``}q${-o()*.4} ${o()*1.6} ${o()*.3} ${o()*3}`),R(l,`cx`,i()),R(l,`cy`,a()),R(l,`r`,o()),R(u,`cx`,i()),R(u,`cy`,a()),R(u,`r`,o()*.32)}),g(t,s)}),I(r),K(()=>R(a,`d`,Yi)),g(t,r)}var $i=l(`<p class="svelte-1kajefp"> </p>`),ea=l(`<div class="welcome svelte-1kajefp"><div class="picture svelte-1kajefp"><!></div> <div><h1 tabindex="-1">Brickroad</h1> <!></div></div>`);function ta(n,r){X(r,!0);var i=ea(),s=_(i);Qi(_(s),{}),I(s);var c=Y(s,2);let l;var u=_(c);let d;var f=Y(u,2),p=t=>{var n=o(),i=e(n);a(i,()=>r.children),g(t,n)},h=e=>{var t=$i(),n=P(t,!0);K(e=>m(n,e),[()=>r.say(`tagline`)]),g(e,t)};t(f,e=>{r.children?e(p):e(h,-1)}),I(c),I(i),K(()=>{l=Z(c,1,`sheet svelte-1kajefp`,null,l,{goes:r.children}),d=Z(u,1,`svelte-1kajefp`,null,d,{unseen:r.children})}),g(n,i),U()}var na=l(`<ul class="svelte-5ud3pl"></ul>`),ra=l(`<p class="connecting svelte-5ud3pl"> </p>`),ia=l(`<li class="svelte-5ud3pl"><!></li>`),aa=l(`<p class="svelte-5ud3pl"> </p>`),oa=l(`<div><!> <!> <section class="games-to-play svelte-5ud3pl" aria-labelledby="new-game"><h2 id="new-game" class="unseen"> </h2> <!></section> <section class="begun svelte-5ud3pl" aria-labelledby="begun"><div class="head svelte-5ud3pl"><h2 id="begun" class="svelte-5ud3pl"> </h2> <a href="#/" class="svelte-5ud3pl"> </a></div> <!></section> <!> <!></div> <!>`,1);function sa(n,r){X(r,!0);let a=B(null),c=null;T(()=>{let{tables:e,sought:t}=r.model;e!==c&&De(t,{})&&J(a,e),c=e});let l=G(()=>{let e=x(a)?.begun.lines??[],t=e.filter(({seats:e})=>e.some(({bot:e})=>e===null));return[...t,...e.filter(e=>!t.includes(e))]}),u=G(()=>x(l)[0]),d=G(()=>x(l).slice(1,6)),f=G(()=>x(a)?.past.lines??[]),p=B({}),h=s(me),v=e=>x(p)[e.name]??Kr(e,r.model.bots,h,r.say(`you`)),y=B(null),b=G(()=>r.model.games.find(({name:e})=>e===x(y)));function C(e){let t=v(e);r.model.opening||(t.seats.some((e,n)=>Vr(t.seats,n,r.say)!==void 0)?J(y,e.name,!0):(he({game:e.name,seats:t.seats,plans:{...me().plans,[e.name]:t}}),r.ask({say:`create`,game:e.name,options:t.options,seats:t.seats})))}function w(e){e.preventDefault();let t=document.getElementById(`records`);t?.scrollIntoView(),t?.focus({preventScroll:!0})}var E=oa(),D=e(E);let O;{let n=n=>{var i=o(),a=e(i),s=e=>{_r(e,{get table(){return x(u)},wide:!0,get model(){return r.model},get say(){return r.say},get go(){return r.go}})};t(a,e=>{x(u)&&e(s)}),g(n,i)};var k=_(D);{let e=G(()=>x(u)?n:void 0);ta(k,{get say(){return r.say},get children(){return x(e)}})}var A=Y(k,2);br(A,{get model(){return r.model},get say(){return r.say},get ask(){return r.ask}});var j=Y(A,2),M=_(j),N=P(M,!0),F=Y(M,2),L=e=>{var t=na();i(t,21,()=>r.model.games,e=>e.name,(e,t)=>{{let n=G(()=>v(x(t)));Mr(e,{get game(){return x(t)},get plan(){return x(n)},get bots(){return r.model.bots},get busy(){return r.model.opening},get lang(){return r.model.lang},get say(){return r.say},onplay:()=>C(x(t)),onoptions:()=>J(y,x(t).name,!0)})}}),I(t),g(e,t)},R=e=>{var t=ra(),n=P(t,!0);K(e=>m(n,e),[()=>r.say(`connecting`)]),g(e,t)};t(F,e=>{r.model.games.length>0?e(L):e(R,-1)}),I(j);var z=Y(j,2),V=_(z),H=_(V),ee=P(H,!0),W=Y(H,2),te=P(W,!0);I(V);var ne=Y(V,2),re=e=>{var t=na();i(t,21,()=>x(d),e=>e.id,(e,t)=>{var n=ia();_r(_(n),{get table(){return x(t)},get model(){return r.model},get say(){return r.say},get go(){return r.go}}),I(n),g(e,n)}),I(t),g(e,t)},ie=e=>{var t=aa(),n=P(t,!0);K(e=>m(n,e),[()=>r.say(x(u)?`games-begun-one`:`games-begun-none`)]),g(e,t)};t(ne,e=>{x(d).length>0?e(re):e(ie,-1)}),I(z);var q=Y(z,2),ae=e=>{Bi(e,{get lines(){return x(f)},get say(){return r.say},get go(){return r.go}})};t(q,e=>{x(f).length>0&&e(ae)}),Li(Y(q,2),{get model(){return r.model},get say(){return r.say},get go(){return r.go},get ask(){return r.ask},get find(){return r.find},get notice(){return r.notice}}),I(D),K((e,t,n)=>{m(N,e),m(ee,t),m(te,n)},[()=>r.say(`new-game`),()=>r.say(`games-begun`),()=>r.say(`games-all`)]),S(`click`,W,w)}var oe=Y(D,2),se=e=>{{let t=G(()=>v(x(b)));Si(e,{get game(){return x(b)},get plan(){return x(t)},get bots(){return r.model.bots},get busy(){return r.model.opening},get say(){return r.say},onchange:e=>J(p,{...x(p),[x(b).name]:e}),onbegin:()=>C(x(b)),onclose:()=>J(y,null)})}};t(oe,e=>{x(b)&&e(se)}),K((e,t,n)=>O=Z(D,1,`lobby svelte-5ud3pl`,null,O,{results:x(f).length>0}),[()=>r.say(`new-game`),()=>r.say(`games-begun`),()=>r.say(`games-all`)]),g(n,E),U()}n([`click`]);var ca=l(`<button type="button" class="svelte-1c3iac7"> </button>`),la=l(`<div class="language svelte-1c3iac7" role="group"></div>`);function ua(e,t){X(t,!0);let n=[[`en`,`EN`,`English`],[`fr`,`FR`,`Français`]];var r=la();i(r,21,()=>n,([e,t,n])=>e,(e,n)=>{var r=G(()=>z(x(n),3));let i=()=>x(r)[0],a=()=>x(r)[1],o=()=>x(r)[2];var s=ca(),c=P(s,!0);K(()=>{R(s,`lang`,i()),R(s,`aria-label`,`${a()??``}: ${o()??``}`),R(s,`aria-pressed`,t.lang===i()),m(c,a())}),S(`click`,s,()=>t.speak(i())),g(e,s)}),I(r),K(e=>R(r,`aria-label`,e),[()=>t.say(`language`)]),g(e,r),U()}n([`click`]);var da=l(`<button type="button" class="button"> </button>`),fa=l(`<div class="settings svelte-9auuei"><!> <!></div>`),pa=l(`<button type="button" class="gear svelte-9auuei" aria-haspopup="dialog"><svg viewBox="0 0 24 24" aria-hidden="true" class="svelte-9auuei"><path d="M10 2h4l.6 2.7 1.9.8 2.4-1.5 2.8 2.8-1.5 2.4.8 1.9L24 11.7v.6l-3 2.6-.8 1.9 1.5 2.4-2.8 2.8-2.4-1.5-1.9.8L14 24h-4l-.6-2.7-1.9-.8-2.4 1.5-2.8-2.8 1.5-2.4-.8-1.9L0 14.3v-4l2.9-.6.8-1.9-1.5-2.4 2.8-2.8 2.4 1.5 1.9-.8ZM12 8a5 5 0 1 0 .01 0Z" fill-rule="evenodd" transform="translate(1.2 -0.2) scale(0.9)"></path></svg></button> <!>`,1);function ma(n,r){X(r,!0);let a=B(!1),s=B(!1),c=[`theme`,`size`,`contrast`,`motion`,`sound`,`notices`,`keys`],l=[`notices`,`keys`];async function u(e,t){e===`notices`&&t===`on`&&(J(s,!await Un()),x(s))||(pt(e,t),e===`sound`&&t===`on`&&At(`card`))}function d(e){return e===`notices`&&!Hn()?`off`:ft()[e]}function f(e){return e===`notices`&&x(s)?r.say(`setting-notices-refused`):l.includes(e)?r.say(`setting-${e}-help`):``}var p=pa(),h=e(p),v=Y(h,2),y=n=>{{let l=G(()=>r.say(`settings`));ui(n,{get title(){return x(l)},get say(){return r.say},onclose:()=>J(a,!1),children:(n,l)=>{var p=fa(),h=_(p);i(h,16,()=>c,e=>e,(t,n)=>{let i=G(()=>lt(n).map(e=>[e,r.say(`setting-${n}-${e}`)]));var a=o(),c=e(a);H(c,()=>`${x(s)}`,e=>{{let t=G(()=>r.say(`setting-${n}`)),a=G(()=>f(n)),o=G(()=>d(n));vi(e,{get legend(){return x(t)},get help(){return x(a)},get values(){return x(i)},get value(){return x(o)},onchoose:e=>void u(n,e)})}}),g(t,a)});var v=Y(h,2),y=e=>{var t=da(),n=P(t,!0);K(e=>m(n,e),[()=>r.say(`keys-all`)]),S(`click`,t,()=>(J(a,!1),r.onkeys())),g(e,t)};t(v,e=>{r.onkeys&&e(y)}),I(p),g(n,p)},$$slots:{default:!0}})}};t(v,e=>{x(a)&&e(y)}),K((e,t)=>{R(h,`aria-label`,e),R(h,`title`,t)},[()=>r.say(`settings`),()=>r.say(`settings`)]),S(`click`,h,()=>J(a,!0)),g(n,p),U()}n([`click`]);var ha=l(`<li><a class="svelte-o5r1ao"> </a></li>`),ga=l(`<header class="svelte-o5r1ao"><p class="brand svelte-o5r1ao" translate="no">Brickroad</p> <nav class="svelte-o5r1ao"><ul class="svelte-o5r1ao"></ul></nav> <!> <!></header>`);function _a(e,t){X(t,!0);let n=[{at:`lobby`},{at:`cards`},{at:`rules`},{at:`about`}];function r(e,n){e.preventDefault(),t.go(n)}var a=ga(),o=Y(_(a),2),s=_(o);i(s,21,()=>n,e=>e.at,(e,n)=>{var i=ha(),a=_(i),o=P(a,!0);I(i),K((e,r)=>{R(a,`href`,e),R(a,`aria-current`,t.model.screen.at===x(n).at?`page`:void 0),m(o,r)},[()=>$e(x(n)),()=>t.say(`nav-${x(n).at}`)]),S(`click`,a,e=>r(e,x(n))),g(e,i)}),I(s),I(o);var c=Y(o,2);ma(c,{get say(){return t.say}}),ua(Y(c,2),{get lang(){return t.model.lang},get say(){return t.say},get speak(){return t.speak}}),I(a),K(e=>R(o,`aria-label`,e),[()=>t.say(`pages`)]),g(e,a),U()}n([`click`]);var va=l(`<p class="notice svelte-1032131"><span> </span> <button type="button" class="svelte-1032131">×</button></p>`),ya=l(`<div class="holder svelte-1032131" role="status"><!></div>`);function ba(e,n){X(n,!0);var r=ya(),i=_(r),a=e=>{var t=va(),r=_(t),i=P(r,!0),a=Y(r,2);I(t),K(e=>{m(i,n.words),R(a,`aria-label`,e)},[()=>n.say(`close`)]),S(`click`,a,function(...e){n.onclose?.apply(this,e)}),g(e,t)};t(i,e=>{n.words&&e(a)}),I(r),g(e,r),U()}n([`click`]);var xa={draft:()=>pr(()=>import(`./draft-DbPicI37.js`),__vite__mapDeps([3,1,4]),import.meta.url),duel:()=>pr(()=>import(`./duel-DE6Llf-Q.js`),__vite__mapDeps([5,6,1,7,8,9,10]),import.meta.url),oz:()=>pr(()=>import(`./storyline-bYxAQzFB.js`),__vite__mapDeps([11,1,7,8,9,12]),import.meta.url),epic:()=>pr(()=>import(`./storyline-bYxAQzFB.js`),__vite__mapDeps([11,1,7,8,9,12]),import.meta.url)},Sa=new O;function Ca(e){return e in xa?Sa.get(e):null}async function wa(e){let t=xa[e];if(!t||Sa.get(e))return;let n=await t().catch(()=>null);Sa.set(e,n?.default??null)}var Ta=l(`<p class="back svelte-ni4eyy"><a class="svelte-ni4eyy"><span aria-hidden="true">‹</span> </a></p>`),Ea=l(`<li><a class="svelte-ni4eyy"><span class="picture svelte-ni4eyy"><!></span> </a></li>`),Da=l(`<nav class="svelte-ni4eyy"><ul class="svelte-ni4eyy"></ul></nav>`),Oa=l(`<p> </p>`),ka=l(`<div class="rules svelte-ni4eyy"><!> <!> <article class="sheet svelte-ni4eyy"><h1 tabindex="-1" class="svelte-ni4eyy"> </h1> <!> <!></article></div>`);function Aa(n,r){X(r,!0);let a=G(()=>r.model.games),s=G(()=>r.screen.game??x(a)[0]?.name),c=G(()=>x(s)===void 0?void 0:Ca(x(s))),l=G(()=>x(c)?.Rules);T(()=>{x(s)!==void 0&&wa(x(s))});function u(e,t){e.preventDefault(),r.go(t)}var d=ka(),f=_(d),p=e=>{let t=G(()=>({at:`table`,table:r.screen.table}));var n=Ta(),i=_(n),a=Y(_(i));I(i),I(n),K((e,t)=>{R(i,`href`,e),m(a,` ${t??``}`)},[()=>$e(x(t)),()=>r.say(`rules-back`)]),S(`click`,i,e=>u(e,x(t))),g(e,n)};t(f,e=>{r.screen.table!==void 0&&e(p)});var h=Y(f,2),v=e=>{var t=Da(),n=_(t);i(n,21,()=>x(a),({name:e,title:t})=>e,(e,t)=>{let n=()=>x(t).name,i=()=>x(t).title,a=G(()=>({...r.screen,game:n()}));var o=Ea(),c=_(o),l=_(c);mr(_(l),{get game(){return n()}}),I(l);var d=Y(l);I(c),I(o),K(e=>{R(c,`href`,e),R(c,`aria-current`,n()===x(s)?`page`:void 0),m(d,` ${i()??``}`)},[()=>$e(x(a))]),S(`click`,c,e=>u(e,x(a))),g(e,o)}),I(n),I(t),K(e=>R(t,`aria-label`,e),[()=>r.say(`rules-games`)]),g(e,t)};t(h,e=>{x(a).length>1&&e(v)});var y=Y(h,2),C=_(y),w=P(C,!0),E=Y(C,2);Yn(E,{});var D=Y(E,2),O=t=>{var n=o(),i=e(n);b(i,()=>x(l),(e,t)=>{t(e,{get game(){return x(s)},get say(){return r.say}})}),g(t,n)},k=e=>{var t=Oa(),n=P(t,!0);K(e=>m(n,e),[()=>r.say(`connecting`)]),g(e,t)},A=e=>{var t=Oa(),n=P(t,!0);K(e=>m(n,e),[()=>r.say(`rules-none`)]),g(e,t)};t(D,e=>{x(l)&&x(s)!==void 0?e(O):x(c)===void 0?e(k,1):e(A,-1)}),I(y),I(d),K(e=>m(w,e),[()=>r.say(`nav-rules`)]),g(n,d),U()}n([`click`]);var ja=Symbol(`piecewise`);function Ma(n,r){X(r,!0);let i=j(ja)??!1,s=B(!i);ae(()=>{if(!i){r.then?.();return}let e=setTimeout(()=>{J(s,!0),e=setTimeout(()=>r.then?.())});return()=>clearTimeout(e)});var c=o(),l=e(c),u=t=>{var n=o(),i=e(n);a(i,()=>r.children),g(t,n)};t(l,e=>{x(s)&&e(u)}),g(n,c),U()}var Na=l(`<aside id="log" tabindex="-1"><!></aside>`);function Pa(t,n){X(n,!0);let r=A(n,`drawn`,15),i=B(void 0);u(()=>{r()&&x(i)?.focus({preventScroll:!0})});function s(e){e.key===`Escape`&&r()&&x(i)?.contains(document.activeElement)&&(r(!1),document.querySelector(`[aria-controls="log"]`)?.focus())}var l=Na();c(`keydown`,w,s);let d;Ma(_(l),{children:(t,r)=>{var i=o(),s=e(i);a(s,()=>n.children),g(t,i)},$$slots:{default:!0}}),I(l),ce(l,e=>J(i,e),()=>x(i)),K(e=>{R(l,`aria-label`,e),d=Z(l,1,`svelte-vc2x3d`,null,d,{drawn:r()})},[()=>n.say(`aside`)]),g(t,l),U()}var Fa=f(`<path fill="none" stroke="#2a2118" stroke-width="2"></path><circle fill="#b32a48" stroke="#2a2118" stroke-width="2"></circle><circle fill="#2a2118"></circle>`,1),Ia=f(`<svg viewBox="0 0 600 400" preserveAspectRatio="xMidYMin slice" aria-hidden="true" class="svelte-4rc6do"><rect width="600" height="400" fill="#f6e3b0"></rect><path fill="#edc65a"></path><circle cx="300" cy="200" r="78" fill="#f3cf5b" stroke="#2a2118" stroke-width="3"></circle><!><path fill="#5d8f4e" stroke="#2a2118" stroke-width="3" d="M-5 236Q80 196 190 214T420 212T605 228V405H-5Z"></path><path fill="none" stroke="#2a2118" stroke-width="1.4" opacity="0.55" d="M10 244Q80 216 170 226M30 258Q90 236 150 244M600 244Q520 222 440 228M590 262Q530 240 470 246M8 274Q60 254 100 258M596 282Q560 262 520 262"></path><path fill="#7aa65a" stroke="#2a2118" stroke-width="3" d="M-5 300Q90 246 200 268Q250 300 180 405H-5ZM605 286Q500 244 410 262Q380 300 470 405H605Z"></path><path fill="#f0c244" stroke="#2a2118" stroke-width="3.5" stroke-linejoin="round"></path><path fill="none" stroke="#2a2118" stroke-width="1.5"></path><!></svg>`);function La(t){let n=[[48,330,9],[92,372,11],[150,308,6],[30,285,5],[118,268,4],[520,300,6],[560,352,10],[468,276,4],[590,290,5],[500,378,12],[440,330,7],[70,302,5]];var r=Ia(),a=Y(_(r)),o=Y(a,2);Hi(o,{});var s=Y(o,4),c=Y(s),l=Y(c);i(l,17,()=>n,([e,t,n])=>e,(t,n)=>{var r=G(()=>z(x(n),3));let i=()=>x(r)[0],a=()=>x(r)[1],o=()=>x(r)[2];var s=Fa(),c=e(s),l=Y(c),u=Y(l);K(()=>{R(c,`d`,`M${i()??``} ${a()??``}q${-o()*.4} ${o()*1.6} ${o()*.3} ${o()*3}`),R(l,`cx`,i()),R(l,`cy`,a()),R(l,`r`,o()),R(u,`cx`,i()),R(u,`cy`,a()),R(u,`r`,o()*.32)}),g(t,s)}),I(r),K(()=>{R(a,`d`,Yi),R(s,`d`,qi),R(c,`d`,Ji)}),g(t,r)}var Ra=l(`<main id="main" tabindex="-1" class="svelte-edekh7"><section class="sheet svelte-edekh7"><div class="picture svelte-edekh7"><!></div> <h1 tabindex="-1" class="svelte-edekh7"> </h1> <!> <p> </p> <button type="button" class="button main svelte-edekh7"> </button> <a href="#/" class="svelte-edekh7"> </a></section></main>`);function za(e,t){X(t,!0);let n=G(()=>t.position.passTo===null?``:t.position.seats[t.position.passTo]?.name??``),r;u(()=>r.focus());var i=Ra(),a=_(i),o=_(a);La(_(o),{}),I(o);var s=Y(o,2),c=P(s,!0);ce(s,e=>r=e,()=>r);var l=Y(s,2);Yn(l,{});var d=Y(l,2),f=P(d,!0),p=Y(d,2),h=P(p,!0),v=Y(p,2),y=P(v,!0);I(a),I(i),K((e,t,n,r)=>{m(c,e),m(f,t),m(h,n),m(y,r)},[()=>t.say(`pass-to`,{name:x(n)}),()=>t.say(`pass-help`,{name:x(n)}),()=>t.say(`i-am`,{name:x(n)}),()=>t.say(`nav-lobby`)]),S(`click`,p,()=>{t.position.passTo!==null&&t.sit(t.position.passTo)}),S(`click`,v,e=>{e.preventDefault(),t.go({at:`lobby`})}),g(e,i),U()}n([`click`]);var Ba=`[data-choice]:not([data-choice="last"])`,Va=`[data-choice]`;function Ha(e=Ba){return t=>{let n=n=>{let r=n.target instanceof HTMLElement?n.target.closest(e):null,i=r&&Ka(Wa(t,e),r,n.key);i&&(n.preventDefault(),i.focus())},r=n=>{n.target instanceof HTMLElement&&n.target.matches(e)&&Ga(Wa(t,e),n.target)};return t.addEventListener(`keydown`,n),t.addEventListener(`focusin`,r),()=>{t.removeEventListener(`keydown`,n),t.removeEventListener(`focusin`,r)}}}function Ua(e,t){let n=Wa(e,Ba),[r]=n;r&&Ga(n,r);let i=r??e.querySelector(Va),a=document.activeElement;(a===t||a===document.body||a===null)&&((i??t)?.focus({preventScroll:!0}),i?.closest(`[data-card], [data-zone]`)?.scrollIntoView({block:`nearest`,behavior:`auto`}))}function Wa(e,t){return[...e.querySelectorAll(t)]}function Ga(e,t){for(let n of e)n.tabIndex=n===t?0:-1}function Ka(e,t,n){let r=e.indexOf(t);switch(n){case`Home`:return e[0];case`End`:return e.at(-1);case`ArrowLeft`:case`ArrowUp`:return qa(e,t,n)??e[(r-1+e.length)%e.length];case`ArrowRight`:case`ArrowDown`:return qa(e,t,n)??e[(r+1)%e.length];default:return}}function qa(e,t,n){let r=Ja(t),i=e=>n===`ArrowLeft`?r.x-e.x:n===`ArrowRight`?e.x-r.x:n===`ArrowUp`?r.y-e.y:e.y-r.y,a=n===`ArrowLeft`||n===`ArrowRight`?`y`:`x`;return e.map(e=>({choice:e,there:Ja(e)})).filter(({there:e})=>i(e)>4&&i(e)>=Math.abs(e[a]-r[a])).sort((e,t)=>i(e.there)-i(t.there))[0]?.choice}function Ja(e){let{left:t,top:n,width:r,height:i}=e.getBoundingClientRect();return{x:t+r/2,y:n+i/2}}function Ya(e,t,n){let r=t.zones.find(({cards:e})=>e.some(e=>eo(e,n)))?.id;return $a(e,n)??(r===void 0?null:$a(e,r))}function Xa(e,t,{at:n,to:r,words:i}){let a=Ya(e,t,n),o=Za(e,Q(i),a);return o?[o]:[a,r===null?null:Ya(e,t,r)].filter(e=>e!==null)}function Za(e,t,n){let r=[...e.querySelectorAll(`[data-choice]:not([data-point])`)],i=e=>e.replace(/\s+/g,` `),a=e=>i(e.ariaLabel??e.textContent).includes(i(t));return r.find(e=>n?.contains(e)!==!0&&a(e))??null}var Qa=[`card`,`zone`,`at`,`point`];function $a(e,t){return Qa.flatMap(n=>[...e.querySelectorAll(`[data-${n}="${CSS.escape(t)}"]`)]).find(e=>e.offsetWidth>0&&e.offsetHeight>0)??null}function eo(e,t){return e.id===t||e.under.some(e=>eo(e,t))}var to=f(`<rect></rect>`),no=f(`<g class="disc"><circle r="15" class="svelte-1hzkmq3"></circle><text y="6" text-anchor="middle" class="svelte-1hzkmq3"> </text></g>`),ro=f(`<mask id="lesson-things"><path fill="#fff"></path><!></mask><clipPath id="lesson-sight"><path></path></clipPath><g clip-path="url(#lesson-sight)"><path class="veil svelte-1hzkmq3" mask="url(#lesson-things)"></path><!><!></g>`,1),io=f(`<rect></rect><svg class="hand svelte-1hzkmq3" viewBox="0 0 512 512" width="34" height="34"><path></path></svg>`,1),ao=f(`<svg class="pointers svelte-1hzkmq3" aria-hidden="true"><!></svg><svg class="pointers above svelte-1hzkmq3" aria-hidden="true"><g clip-path="url(#lesson-sight)"></g></svg>`,1);function oo(n,r){X(r,!0);let a=B({x:0,y:0,width:0,height:0}),o=B([]),c=B([]),l=[];function d(){let e=r.root.querySelector(`main`)?.getBoundingClientRect(),t=r.root.getBoundingClientRect(),n=Math.max(e?.top??0,t.top,0),i=Math.min(t.bottom,innerHeight),s=({y:e,height:t})=>e+t>n&&e<i,u=r.points.map((e,t)=>({number:t+1,box:f(Ya(r.root,r.scene,e))})),d=r.awaited?Xa(r.root,r.scene,r.awaited):[];for(let e of d.toReversed())l.includes(e)||e.scrollIntoView({block:`nearest`,behavior:`auto`});l=d;let p={veil:{x:0,y:n,width:innerWidth,height:Math.max(0,i-n)},boxes:u.flatMap(({number:e,box:t})=>t&&s(t)?[{number:e,box:t}]:[]),hands:d.flatMap(e=>f(e)??[])};JSON.stringify(p)!==JSON.stringify({veil:x(a),boxes:x(o),hands:x(c)})&&(J(a,p.veil),J(o,p.boxes),J(c,p.hands))}function f(e){if(!e)return null;let{left:t,top:n,width:r,height:i}=e.getBoundingClientRect();return{x:t-5,y:n-5,width:r+10,height:i+10}}function p({target:e}){let[t,n]=l;e instanceof Node&&t?.contains(e)&&n?.scrollIntoView({block:`nearest`,behavior:`auto`})}u(()=>{r.scene,r.points,r.awaited;let e=0,t=()=>{cancelAnimationFrame(e),e=requestAnimationFrame(d)},n=new MutationObserver(t);n.observe(r.root,{subtree:!0,childList:!0,attributes:!0,attributeFilter:[`class`,`style`,`hidden`]});let i=new ResizeObserver(t);i.observe(r.root);for(let e of[`scroll`,`transitionend`,`animationend`])addEventListener(e,t,!0);return addEventListener(`resize`,t),r.root.addEventListener(`click`,p),s(d),()=>{cancelAnimationFrame(e),n.disconnect(),i.disconnect();for(let e of[`scroll`,`transitionend`,`animationend`])removeEventListener(e,t,!0);removeEventListener(`resize`,t),r.root.removeEventListener(`click`,p)}}),u(()=>{for(let e of r.points.toReversed())Ya(r.root,r.scene,e)?.scrollIntoView({block:`nearest`,behavior:`auto`});l=[]});let v=({x:e,y:t,width:n,height:r})=>`M${e} ${t}h${n}v${r}h${-n}Z`;var y=ao(),b=e(y),S=_(b),C=t=>{var n=ro(),r=e(n),s=_(r),l=Y(s);i(l,17,()=>[...x(o).map(({box:e})=>e),...x(c)],h,(e,t)=>{var n=to();ie(n,()=>({fill:`#000`,...x(t)}),void 0,void 0,void 0,`svelte-1hzkmq3`),g(e,n)}),I(r);var u=Y(r),d=P(u),f=Y(u),p=_(f),y=Y(p);i(y,17,()=>x(o),({number:e,box:t})=>e,(e,t)=>{let n=()=>x(t).box;var r=to();ie(r,()=>({class:`edge`,...n()}),void 0,void 0,void 0,`svelte-1hzkmq3`),g(e,r)});var b=Y(y);i(b,17,()=>x(o),({number:e,box:t})=>e,(e,t)=>{let n=()=>x(t).number,r=()=>x(t).box;var i=no(),o=Y(_(i)),s=P(o,!0);I(i),K((e,t)=>{R(i,`transform`,`translate(${e??``} ${t??``})`),m(s,n())},[()=>Math.max(r().x,16),()=>Math.max(r().y,x(a).y+16)]),g(e,i)}),I(f),K((e,t,n)=>{R(s,`d`,e),R(d,`d`,t),R(p,`d`,n)},[()=>v(x(a)),()=>v(x(a)),()=>v(x(a))]),g(t,n)};t(S,e=>{x(a).height>0&&e(C)}),I(b);var w=Y(b),T=_(w);i(T,21,()=>x(c),h,(t,n,r)=>{var i=io(),a=e(i);ie(a,()=>({class:`press`,"data-press":r+1,...x(n)}),void 0,void 0,void 0,`svelte-1hzkmq3`);var o=Y(a),s=P(o);K(e=>{R(o,`x`,x(n).x+x(n).width-30),R(o,`y`,x(n).y+x(n).height-26),R(s,`d`,e)},[()=>ne(`pointing`)]),g(t,i)}),I(T),I(w),g(n,y),U()}var so=l(`<button type="button" class="number svelte-846rft"> </button>`),co=l(`<p class="line svelte-846rft"><!> </p>`),lo=l(`<p class="due svelte-846rft"><svg viewBox="0 0 512 512" aria-hidden="true" class="svelte-846rft"><path></path></svg> <span> </span></p>`),uo=l(`<p class="line done svelte-846rft"> </p>`),fo=l(`<h2 class="svelte-846rft"> </h2> <!> <!>`,1),po=l(`<i></i>`),mo=l(`<button type="button" class="button main svelte-846rft"> </button>`),ho=l(`<section class="lesson svelte-846rft"><div class="words svelte-846rft"><p class="by svelte-846rft"> </p> <!></div> <div class="way svelte-846rft"><p class="count svelte-846rft"> </p> <div class="bricks svelte-846rft" aria-hidden="true"></div> <div class="buttons svelte-846rft"><button type="button" class="button svelte-846rft"> </button> <button type="button" class="button svelte-846rft"> </button> <!></div></div> <p class="unseen" role="status"> </p></section> <!>`,1);function go(n,r){X(r,!0);let a=G(()=>r.lesson.steps),o=G(()=>r.position.shown<r.position.entries),s=B(re({shown:-1,at:0})),c=G(()=>x(s).shown===r.position.shown?Math.min(x(s).at,x(a).length-1):0),l=G(()=>x(a)[x(c)]),d=G(()=>x(c)>=x(a).length-1),f=G(()=>Math.min(r.lesson.first+Math.max(x(c),0),r.lesson.count)),p=G(()=>Array.from({length:r.lesson.count},(e,t)=>t+1)),v=G(()=>r.position.seats.find(({bot:e})=>e!==null)?.name??``),y=G(()=>x(c)>0||r.lesson.before!==null),b=G(()=>x(l)!==void 0&&(!x(d)||x(o)));function C(){x(c)>0?J(s,{shown:r.position.shown,at:x(c)-1},!0):r.lesson.before!==null&&(J(s,{shown:r.lesson.before,at:1/0},!0),r.ask({say:`step`,entry:r.lesson.before}))}function w(){if(!x(d))J(s,{shown:r.position.shown,at:x(c)+1},!0);else if(x(o)){let{after:e}=r.lesson;r.ask({say:`step`,entry:e===null||e>=r.position.entries?null:e})}}function T(e){let t=x(l)?.points[e-1];r.root&&t!==void 0&&Ya(r.root,r.position.scene,t)?.scrollIntoView({block:`nearest`,behavior:`auto`})}let E=B(0);u(()=>(r.root?.style.setProperty(`--sheet`,`${x(E)}px`),()=>r.root?.style.removeProperty(`--sheet`)));let D=G(()=>x(d)&&x(l)!==void 0&&!x(o)?r.lesson.waits:``),O=G(()=>x(D)?r.position.scene.choices[r.lesson.choices[0]??-1]:void 0),A=G(()=>[x(l)?.title,...(x(l)?.lines??[]).map(({words:e})=>e),x(D)].join(` `));var j=ho(),N=e(j),F=_(N),L=_(F),z=P(L,!0),V=Y(L,2),H=n=>{var a=fo(),s=e(a),c=P(s,!0),u=Y(s,2);i(u,17,()=>x(l).lines,h,(e,n)=>{let i=()=>x(n).point,a=()=>x(n).words;var o=co(),s=_(o),c=e=>{var t=so(),n=P(t,!0);K(e=>{R(t,`aria-label`,e),m(n,i())},[()=>r.say(`lesson-show`,{number:i()})]),S(`click`,t,()=>T(i())),g(e,t)};t(s,e=>{i()!==null&&e(c)});var l=Y(s,1,!0);I(o),K(()=>m(l,a())),g(e,o)});var f=Y(u,2),p=e=>{var t=lo(),n=_(t),r=P(n),i=Y(n,2),a=P(i,!0);I(t),K(e=>{R(r,`d`,e),m(a,x(D))},[()=>ne(`pointing`)]),g(e,t)},v=e=>{var t=uo(),n=P(t,!0);K(e=>m(n,e),[()=>r.say(`lesson-past`)]),g(e,t)};t(f,e=>{x(D)?e(p):x(o)&&x(d)&&e(v,1)}),K(()=>m(c,x(l).title)),g(n,a)},ee=e=>{var t=uo(),n=P(t,!0);K(e=>m(n,e),[()=>r.say(`lesson-wait`)]),g(e,t)};t(V,e=>{x(l)?e(H):e(ee,-1)}),I(F);var W=Y(F,2),te=_(W),ie=P(te,!0),q=Y(te,2);let ae;i(q,20,()=>x(p),e=>e,(e,t)=>{var n=po();let r;K(()=>r=Z(n,1,`svelte-846rft`,null,r,{done:t<x(f),now:t===x(f)})),g(e,n)}),I(q);var oe=Y(q,2),se=_(oe),ce=P(se,!0),le=Y(se,2),ue=P(le,!0),de=Y(le,2),fe=e=>{var t=mo(),n=P(t,!0);K(e=>m(n,e),[()=>r.say(`lesson-next`)]),S(`click`,t,w),g(e,t)};t(de,e=>{x(b)&&e(fe)}),I(oe),I(W);var pe=Y(W,2),me=P(pe,!0);I(N);var he=Y(N,2),ge=e=>{oo(e,{get root(){return r.root},get scene(){return r.position.scene},get points(){return x(l).points},get awaited(){return x(O)}})};t(he,e=>{r.root&&x(l)&&e(ge)}),K((e,t,n,i,a)=>{R(N,`aria-label`,e),m(z,t),m(ie,n),ae=k(q,``,ae,{"--count":r.lesson.count}),R(se,`aria-disabled`,!x(y)),m(ce,i),m(ue,a),m(me,x(A))},[()=>r.say(`lesson`),()=>r.say(`lesson-by`,{name:x(v),game:r.position.title}),()=>r.say(`lesson-step`,{step:x(f),count:r.lesson.count}),()=>r.say(`lesson-back`),()=>r.say(`lesson-leave`)]),S(`click`,se,C),S(`click`,le,()=>r.ask({say:`endLesson`})),M(N,`offsetHeight`,e=>J(E,e)),g(n,j),U()}n([`click`]);function _o(e){let t=[];for(let n=0;n<e.length;)n+=vo(t,e,n);return t.filter(({name:e,turns:t})=>e!==null||t.some(({items:e})=>e.length>0))}function vo(e,t,n){let r=t[n];if(!r)return 1;let i=yo(e,r);if(r.head&&(r.sign===`round`||r.sign===`turn`))return 1;let a=xo(t,n);for(let e=0;e<a.period;e++){let r=Array.from({length:a.times},(r,i)=>t[n+i*a.period+e]);i.items.push(Co(r.filter(e=>e!==void 0)))}return a.period*a.times}function yo(e,{entry:t,head:n,seat:r}){let i=e.at(-1);(!i||n&&n.round!==i.name)&&(i={name:n?.round??null,entry:t,turns:[]},e.push(i));let a=i.turns.at(-1);return a&&n?.rank!==`turn`||(a={seat:n?.rank===`turn`?r??null:null,entry:t,items:[]},i.turns.push(a)),a}var bo=2;function xo(e,t){for(let n=1;n<=bo;n++){let r=e.slice(t,t+n).map(So);if(r.length<n||r.includes(void 0))break;let i=1;for(;r.every((r,a)=>So(e[t+i*n+a])===r);)i++;if(i>1)return{period:n,times:i}}return{period:1,times:1}}function So(e){return e?.many?.key}function Co(e){let[t,n]=[e[0],e.at(-1)];if(!t||!n)throw Error(`an item has at least one line`);let{words:r,many:i,sign:a,seat:o}=t;return{words:i&&e.length>1?[...i.before,...je(String(e.length)),...i.after]:r,sign:a,seat:o??null,first:t.entry,last:n.entry}}function wo(e,{only:t,words:n},r){let i=To(n.trim());if(t===`all`&&i===``)return e;let a=e=>(t!==`mine`||e.seat===r)&&(t!==`cards`||e.words.some(({is_name:e})=>e))&&To(Q(e.words)).includes(i);return e.flatMap(e=>{let t=e.turns.map(e=>({...e,items:e.items.filter(a)})).filter(({items:e})=>e.length>0);return t.length>0?[{...e,turns:t}]:[]})}function To(e){return e.normalize(`NFD`).replace(/\p{Diacritic}/gu,``).toLowerCase()}function Eo(e,t){let{table:n,viewer:r,lang:i,row:a,entries:o,shown:s,log:c}=t,l=[n,r,i,a-o].join(` `);if(e?.of!==l||s===o)return{of:l,lines:c};let u=(e.lines[0]?.entry??1/0)<=s?e.lines.filter(({entry:e})=>e>s):[];return{of:l,lines:[...c,...u]}}var Do=l(`<button data-line="" tabindex="-1" type="button" class="card-name link svelte-1pp5iui"> </button>`),Oo=l(`<strong class="card-name svelte-1pp5iui"> </strong>`);function ko(n,r){X(r,!0);var a=o(),s=e(a);i(s,17,()=>r.words,h,(n,i)=>{var a=o(),s=e(a),c=e=>{var t=Do(),n=P(t,!0);K(()=>m(n,x(i).words)),S(`click`,t,()=>r.read.read(x(i).words)),g(e,t)},l=G(()=>x(i).is_name&&r.read?.readable.has(x(i).words)),u=e=>{var t=Oo(),n=P(t,!0);K(()=>m(n,x(i).words)),g(e,t)},d=e=>{var t=fe();K(()=>m(t,x(i).words)),g(e,t)};t(s,e=>{x(l)?e(c):x(i).is_name?e(u,1):e(d,-1)}),g(n,a)}),g(n,a),U()}n([`click`]);var Ao=f(`<svg viewBox="-1 -1 22 22" aria-hidden="true"><path></path></svg>`);function jo(e,t){let n=[`M2 2H18V18H2Z`,`M10 1A9 9 0 1 1 10 19A9 9 0 1 1 10 1Z`,`M10 0L20 10L10 20L0 10Z`,`M10 1L20 19H0Z`];var r=Ao(),i=P(r);K(()=>{Z(r,0,`mark seat-${t.seat??``}`,`svelte-wsqxy5`),R(i,`d`,n[t.seat]??n[0])}),g(e,r)}var Mo=l(`<p class="whose svelte-1ygmypz"><!> <span> </span></p>`),No=l(`<li data-item=""><button type="button" class="moment svelte-1ygmypz" data-line="" tabindex="-1"><svg viewBox="0 0 512 512" aria-hidden="true" class="svelte-1ygmypz"><use></use></svg></button> <span class="words svelte-1ygmypz"><!> <!></span></li>`),Po=l(`<div class="turn svelte-1ygmypz"><!> <ol class="svelte-1ygmypz"></ol></div>`),Fo=l(`<section class="round"><h3 class="svelte-1ygmypz"><button type="button" data-line="" tabindex="-1" class="svelte-1ygmypz"><span> </span><span class="fold svelte-1ygmypz" aria-hidden="true"> </span></button></h3> <!></section>`);function Io(n,r){X(r,!0);let a=G(()=>r.position.shown),s=G(()=>r.position.seats),c=G(()=>r.position.viewer),l=({first:e,last:t})=>e<=x(a)&&x(a)<=t;var u=Fo(),d=_(u),f=_(d),p=_(f),v=P(p,!0),y=Y(p),b=P(y,!0);I(f),I(d);var C=Y(d,2),w=n=>{var u=o(),d=e(u);i(d,17,()=>r.round.turns,h,(e,n)=>{var o=Po(),u=_(o),d=e=>{var t=Mo(),i=_(t);jo(i,{get seat(){return x(n).seat}});var a=Y(i,2),o=P(a,!0);I(t),K(e=>m(o,e),[()=>x(n).seat===x(c)?r.say(`log-you`,{name:x(s)[x(n).seat]?.name??``}):x(s)[x(n).seat]?.name]),g(e,t)};t(u,e=>{x(n).seat!==null&&e(d)});var f=Y(u,2);i(f,21,()=>x(n).items,h,(e,i)=>{var o=No();let s;var c=_(o),u=_(c),d=P(u);I(c);var f=Y(c,2),p=_(f),m=e=>{jo(e,{get seat(){return x(i).seat}})};t(p,e=>{x(i).seat!==null&&x(i).seat!==x(n).seat&&e(m)});var h=Y(p,2);{let e=G(()=>({read:r.read,readable:r.readable}));ko(h,{get words(){return x(i).words},get read(){return x(e)}})}I(f),I(o),K((e,t,n,r)=>{s=Z(o,1,`svelte-1ygmypz`,null,s,{later:x(i).first>x(a),now:e}),R(c,`aria-current`,t),R(c,`aria-label`,n),R(c,`title`,r),R(d,`href`,`#icon-sign-${x(i).sign??``}`)},[()=>l(x(i)),()=>l(x(i))?`step`:void 0,()=>Q(x(i).words),()=>r.say(`log-step`)]),S(`click`,c,()=>r.step(x(i).last)),g(e,o)}),I(f),I(o),g(e,o)}),g(n,u)};t(C,e=>{r.open&&e(w)}),I(u),K(e=>{R(f,`aria-expanded`,r.open),m(v,e),m(b,r.open?`–`:`+`)},[()=>r.round.name??r.say(`log-before`)]),S(`click`,f,function(...e){r.fold?.apply(this,e)}),g(n,u),U()}n([`click`]);var Lo=l(`<p class="svelte-mctek0"><!></p>`),Ro=l(`<div class="svelte-mctek0"><dt> </dt> <dd class="svelte-mctek0"> </dd></div>`),zo=l(`<dl class="svelte-mctek0"></dl>`),Bo=l(`<blockquote class="svelte-mctek0"> </blockquote>`),Vo=l(`<dialog aria-labelledby="reader-title" class="svelte-mctek0"><h2 id="reader-title" class="svelte-mctek0"> </h2> <!> <!> <!> <form method="dialog" class="svelte-mctek0"><button class="button main"> </button></form></dialog>`);function Ho(n,a){X(a,!0);let s=e=>e.showModal();var l=o(),u=e(l),d=e=>{var n=Vo(),o=_(n),l=P(o,!0),u=Y(o,2);i(u,17,()=>Pe(a.card.face.text),h,(e,t)=>{var n=Lo();ko(_(n),{get words(){return x(t)}}),I(n),g(e,n)});var d=Y(u,2),f=e=>{var t=zo();i(t,21,()=>a.card.counters,({id:e,label:t,value:n})=>e,(e,t)=>{let n=()=>x(t).label,r=()=>x(t).value;var i=Ro(),a=_(i),o=P(a,!0),s=Y(a,2),c=P(s,!0);I(i),K(()=>{m(o,n()),m(c,r())}),g(e,i)}),I(t),g(e,t)};t(d,e=>{a.card.counters.length>0&&e(f)});var p=Y(d,2),v=e=>{var t=Bo(),n=P(t,!0);K(()=>m(n,a.card.face.quote)),g(e,t)};t(p,e=>{a.card.face.quote&&e(v)});var y=Y(p,2),b=_(y),S=P(b,!0);I(y),I(n),r(n,()=>s),K(e=>{m(l,a.card.face.title),m(S,e)},[()=>a.say(`close`)]),c(`close`,n,function(...e){a.close?.apply(this,e)}),g(e,n)};t(u,e=>{a.card.face.side===`up`&&e(d)}),g(n,l),U()}var Uo=l(`<button type="button" class="svelte-19e4643"> </button>`),Wo=l(`<input type="search" class="svelte-19e4643"/>`),Go=l(`<button type="button" class="earlier svelte-19e4643"> </button>`),Ko=l(`<p class="none svelte-19e4643"> </p>`),qo=l(`<section class="log svelte-19e4643" aria-labelledby="log-heading"><h2 id="log-heading" class="svelte-19e4643"> </h2> <div class="sieve svelte-19e4643" role="group"><!> <button type="button" class="svelte-19e4643"><svg viewBox="0 0 20 20" aria-hidden="true" class="svelte-19e4643"><path d="M8 1A7 7 0 1 0 12 13.7L17 19L19 17L13.7 12A7 7 0 0 0 8 1ZM8 3.6A4.4 4.4 0 1 1 8 12.4A4.4 4.4 0 1 1 8 3.6Z"></path></svg></button> <!></div> <div class="lines svelte-19e4643"><!> <!></div> <!></section>`);function Jo(n,a){X(a,!0);let c=G(()=>a.position.shown),l=G(()=>a.position.entries),u=G(()=>we(a.position)),d=B(void 0);pr(async()=>{let{default:e}=await import(`./story-Ca9TDAHk.js`);return{default:e}},[],import.meta.url).then(({default:e})=>se(e));let f=B({of:``,lines:[]});T(()=>{J(f,Eo(s(()=>x(f)),a.position))});let p=G(()=>_o(x(f).lines)),h=re({only:`all`,words:``}),v=[`all`,`mine`,`cards`],y=B(!1),b=G(()=>h.only!==`all`||h.words.trim()!==``),w=G(()=>wo(x(p),h,a.position.viewer)),E=B(re({})),D=G(()=>Math.max(x(w).findLastIndex(({entry:e})=>e<=x(c)),0));function O(e,t){let n=x(E)[e.name??``];return n===void 0?x(b)?t>=x(w).length-20:t<=x(D)+1&&t>x(D)-2:n}let k=G(()=>a.position.scene.zones.flatMap(e=>e.cards)),A=G(()=>new Map(x(k).flatMap(e=>e.face.side===`up`?N(e.face.title).map(t=>[t,e]):[]))),j=G(()=>new Set(x(A).keys())),M=B(null);function N(e){let t=e.replace(/^(Le |La |Les |L’)/,``);return t===e?[e]:[e,t]}let L={first:-1,of:``};T(()=>{let e=x(f).lines[0]?.entry??-1,t=L.of===x(f).of&&e<L.first&&x(d)?x(d).scrollHeight-x(d).scrollTop:null;L={first:e,of:x(f).of},x(c),x(l),C().then(()=>z(t))});function z(e){if(!x(d))return;let t=x(c)<x(l)?[...x(d).querySelectorAll(`.now`)].at(-1):void 0;e===null?t?x(d).scrollTop+=t.getBoundingClientRect().top-x(d).getBoundingClientRect().top-x(d).clientHeight/2:x(d).scrollTop=x(d).scrollHeight:x(d).scrollTop=x(d).scrollHeight-e;let n=[...x(d).querySelectorAll(`[data-line]`)];for(let e of n)e.tabIndex=-1;let r=t?.querySelector(`[data-line]`)??n.at(-1);r&&(r.tabIndex=0)}var V=qo(),H=_(V),ee=P(H,!0),te=Y(H,2),ne=_(te);i(ne,16,()=>v,e=>e,(n,r)=>{var i=o(),s=e(i),c=e=>{var t=Uo(),n=P(t,!0);K(e=>{R(t,`aria-pressed`,h.only===r),m(n,e)},[()=>a.say(`log-${r}`)]),S(`click`,t,()=>h.only=r),g(e,t)};t(s,e=>{(r!==`mine`||a.position.viewer!==null)&&e(c)}),g(n,i)});var ie=Y(ne,2),q=Y(ie,2),ae=e=>{var t=Wo();W(t),oe(t,!0),K(e=>R(t,`aria-label`,e),[()=>a.say(`log-seek`)]),F(t,()=>h.words,e=>h.words=e),g(e,t)};t(q,e=>{x(y)&&e(ae)}),I(te);var le=Y(te,2),ue=_(le),Z=e=>{var t=Go(),n=P(t,!0);K(e=>m(n,e),[()=>a.say(`log-earlier`)]),S(`click`,t,()=>a.ask(x(u))),g(e,t)};t(ue,e=>{x(u)&&e(Z)});var de=Y(ue,2);i(de,19,()=>x(w),e=>e.name??``,(e,t,n)=>{{let r=G(()=>O(x(t),x(n)));Io(e,{get round(){return x(t)},get position(){return a.position},get say(){return a.say},get open(){return x(r)},fold:()=>J(E,{...x(E),[x(t).name??``]:!O(x(t),x(n))},!0),step:e=>a.ask({say:`step`,entry:e>=x(l)?null:e}),read:e=>J(M,x(A).get(e)??null),get readable(){return x(j)}})}},e=>{var t=Ko(),n=P(t,!0);K(e=>m(n,e),[()=>a.say(`log-none`)]),g(e,t)}),I(le),ce(le,e=>J(d,e),()=>x(d)),r(le,()=>Ha(`[data-line]`));var fe=Y(le,2),pe=e=>{Ho(e,{get card(){return x(M)},get say(){return a.say},close:()=>J(M,null)})};t(fe,e=>{x(M)&&e(pe)}),I(V),K((e,t,n)=>{m(ee,e),R(te,`aria-label`,t),R(ie,`aria-expanded`,x(y)),R(ie,`aria-label`,n)},[()=>a.say(`log`),()=>a.say(`log-sieve`),()=>a.say(`log-seek`)]),S(`click`,ie,()=>{J(y,!x(y)),h.words=``}),g(n,V),U()}n([`click`]);function Yo(e){let t=[];for(let{from:n,to:r}of Xo(e,`move`)){let e=t.find(e=>e.to.card!==null&&e.to.card===n.card);e?e.to=r:t.push({from:n,to:r})}return t}function Xo(e,t){return e.flatMap(({happened:e})=>e).filter(e=>e.is===t)}var Zo=480,Qo=360,$o=45,es={width:34,height:46},ts=[`--story`,`--plate`,`--name`,`--text`,`--least`,`--largest`,`--token`,`--glyphs`,`--picture`,`--author`,`--pale`,`--metal`,`--ground`],ns=12;function rs(e,t){if(mt())return()=>void 0;let n=Yo(t).flatMap(t=>{let n=ss(e,t.from);if(!n)return[];let r=t.from.card===null||n.dataset.card!==t.from.card;return[{flight:t,hidden:r,rect:n.getBoundingClientRect(),copy:r?cs():ls(n)}]});return()=>{for(let[t,r]of n.entries())is(e,r,r.hidden?t*$o:0);for(let{at:n}of Xo(t,`attack`))for(let t of n)os(e,t)}}function is(e,{flight:t,hidden:n,rect:r,copy:i},a){let o=ss(e,t.to),s=o?.getBoundingClientRect();if(!o||!s||r.width===0||s.width===0||Math.abs(r.left-s.left)<ns&&Math.abs(r.top-s.top)<ns)return;let c=t.to.card!==null&&o.dataset.card===t.to.card;if(n&&c){as(o,r,s,a);return}let l=n?es:r,[u,d]=[r.left+(r.width-l.width)/2,r.top+(r.height-l.height)/2];Object.assign(i.style,{left:`${u}px`,top:`${d}px`,width:`${l.width}px`,height:`${l.height}px`}),e.append(i);let f=Math.min(1,s.width/l.width,s.height/l.height),p=s.left+s.width/2-(u+l.width/2),m=s.top+s.height/2-(d+l.height/2),h=i.animate([{transform:`none`,opacity:1},{transform:`translate(${p}px, ${m}px) scale(${f})`,opacity:1,offset:.85},{transform:`translate(${p}px, ${m}px) scale(${f})`,opacity:0}],{duration:Zo,delay:a,easing:`cubic-bezier(0.3, 0, 0.2, 1)`,fill:`backwards`});h.onfinish=h.oncancel=()=>i.remove(),c&&o.animate([{opacity:0},{opacity:0,offset:.8},{opacity:1}],Zo)}function as(e,t,n,r){let i=t.left+t.width/2-(n.left+n.width/2),a=t.top+t.height/2-(n.top+n.height/2),o=Math.min(1,t.width/Math.max(1,n.width),t.height/Math.max(1,n.height));e.animate([{transform:`translate(${i}px, ${a}px) scale(${o})`,opacity:.2},{transform:`none`,opacity:1}],{duration:Zo,delay:r,easing:`cubic-bezier(0.3, 0, 0.2, 1)`,fill:`backwards`})}function os(e,t){ss(e,{card:t,tint:null,zone:null})?.animate([{transform:`none`},{transform:`translateX(-0.35rem) rotate(-1.5deg)`},{transform:`translateX(0.3rem) rotate(1.2deg)`},{transform:`none`}],{duration:Qo,delay:Zo/2,easing:`ease-in-out`})}function ss(e,{card:t,zone:n,tint:r}){return(t===null?null:e.querySelector(`[data-card="${CSS.escape(t)}"]`))??(r===null||n===null?null:e.querySelector(`[data-heap="${CSS.escape(`${n}/${r}`)}"]`))??(n===null?null:e.querySelector(`[data-zone="${CSS.escape(n)}"]`))}function cs(){let e=document.createElement(`div`);return e.className=`flying-back`,us(e)}function ls(e){let t=e.cloneNode(!0);for(let e of[t,...t.querySelectorAll(`*`)])for(let t of[`id`,`data-at`,`data-card`,`data-heap`,`data-zone`])e.removeAttribute(t);for(let e of t.querySelectorAll(`button`))e.remove();let n=getComputedStyle(e);for(let e of ts)t.style.setProperty(e,n.getPropertyValue(e));return us(t)}function us(e){return e.inert=!0,e.ariaHidden=`true`,Object.assign(e.style,{position:`fixed`,margin:`0`,listStyle:`none`,zIndex:`20`,pointerEvents:`none`}),e}async function ds(e,t){let n=await ps(e.table);if(n===null)return null;let{game:r}=e,i=e.seats.map(({name:e,bot:t})=>({name:e,bot:t}));return{say:`create`,game:r,options:n.options??{},seats:fs(t,r)?Qr(i):i}}function fs(e,t){return(e.find(({name:e})=>e===t)?.seatTitles.length??0)>0}async function ps(e){try{let t=await fetch(St(e));if(!t.ok||t.body===null)return null;let n=t.body.pipeThrough(new TextDecoderStream).getReader(),r=``;for(;!r.includes(`
`);){let{done:e,value:t}=await n.read();if(e)break;r+=t}return await n.cancel(),JSON.parse(r.split(`
`)[0]??``)}catch{return null}}var ms=l(`<p class="rematch svelte-pwzswr"><span id="rematch-does" class="svelte-pwzswr"> </span> <button type="button" class="button main" aria-describedby="rematch-does"> </button></p>`);function hs(e,t){X(t,!0);let n=B(!1);async function r(){if(t.busy||x(n))return;J(n,!0);let e=await ds(t.position,t.games);J(n,!1),e?t.ask(e):t.notice(t.say(`rematch-lost`))}var i=ms(),a=_(i),o=P(a,!0),s=Y(a,2),c=P(s,!0);I(i),K((e,r)=>{m(o,e),R(s,`aria-disabled`,t.busy||x(n)),m(c,r)},[()=>t.say(fs(t.games,t.position.game)?`rematch-sides`:`rematch-chance`),()=>t.say(`rematch`)]),S(`click`,s,()=>void r()),g(e,i),U()}n([`click`]);function gs({lines:e,entries:t}){let n=[];for(let{entry:t,head:r}of e)r&&r.round!==n.at(-1)?.name&&n.push({name:r.round,from:t});let[r,...i]=n;if(!r)return[{name:``,from:0,to:Math.max(t,1)}];let a=[{name:r.name,from:0},...i];return a.map(({name:e,from:n},r)=>({name:e,from:n,to:Math.max(a[r+1]?.from??t,n+1)}))}function _s(e,t){let n=Math.max(e.findLastIndex(({from:e})=>e<=t),0),r=e[n];return r?(n+Math.min((t-r.from)/(r.to-r.from),1))/e.length:0}function vs(e,t){let n=Math.min(Math.max(t,0),1)*e.length,r=Math.min(Math.floor(n),e.length-1),i=e[r];return i?Math.round(i.from+(n-r)*(i.to-i.from)):0}function ys({lines:e},t,n){let r=[];for(let i of e){let e=_s(t,i.entry),a=r.at(-1);i.sign!==`round`&&i.sign!==`turn`&&i.sign!==`deal`&&(a===void 0||e-a.place>=n)&&r.push({line:i,place:e})}return r}function bs(e,t,n){let{shown:r,entries:i}=e,a=t.lines.filter(({head:e})=>e).map(({entry:e})=>e);switch(n){case`ArrowLeft`:case`ArrowDown`:return e.stopBefore??0;case`ArrowRight`:case`ArrowUp`:return e.stopAfter??i;case`PageUp`:return a.findLast(e=>e<r)??0;case`PageDown`:return a.find(e=>e>r)??i;case`Home`:return 0;case`End`:return i;default:return null}}function xs({table:e,viewer:t,lang:n,entries:r},i){return e===i.table&&t===i.viewer&&n===i.lang&&r===i.entries}var Ss=l(`<dialog aria-labelledby="share-title" class="svelte-wivun6"><h2 id="share-title" class="svelte-wivun6"> </h2> <p class="svelte-wivun6"> </p> <input readonly="" class="svelte-wivun6"/> <p role="status" class="svelte-wivun6"> </p> <form method="dialog" class="svelte-wivun6"><button type="button" class="button main"> </button> <button type="button" class="button"> </button> <button class="button"> </button></form></dialog>`),Cs=l(`<button type="button" class="button"> </button> <!>`,1);function ws(n,i){X(i,!0);let a=B(!1),o=G(()=>i.model.shared?.table===i.position.table?i.model.shared.code:null),s=G(()=>x(o)===null?``:location.href.replace(/#.*$/,``)+$e({at:`see`,code:x(o)})),l=B(!1);function u(){J(a,!0),J(l,!1),x(o)===null&&i.ask({say:`share`})}async function d(){J(l,await navigator.clipboard.writeText(x(s)).then(()=>!0,()=>!1),!0)}let f=e=>e.showModal();var p=Cs(),h=e(p),v=P(h,!0),y=Y(h,2),b=e=>{var t=Ss(),n=_(t),u=P(n,!0),p=Y(n,2),h=P(p,!0),v=Y(p,2);W(v);var y=Y(v,2),b=P(y,!0),C=Y(y,2),w=_(C),T=P(w,!0),E=Y(w,2),O=P(E,!0),k=Y(E,2),A=P(k,!0);I(C),I(t),r(t,()=>f),K((e,t,n,r,i,a,o)=>{m(u,e),m(h,t),R(v,`aria-label`,n),D(v,x(s)),m(b,r),m(T,i),m(O,a),m(A,o)},[()=>i.say(`share-title`),()=>i.say(`share-about`),()=>i.say(`share-link`),()=>x(l)?i.say(`share-copied`):i.say(`share-length`,{letters:x(s).length}),()=>i.say(`share-copy`),()=>i.say(`share-file`),()=>i.say(`close`)]),c(`close`,t,()=>J(a,!1)),c(`focus`,v,e=>e.currentTarget.select()),S(`click`,w,d),S(`click`,E,()=>st(`brickroad-${i.position.game}.txt`,x(o))),g(e,t)};t(y,e=>{x(a)&&x(o)!==null&&e(b)}),K(e=>m(v,e),[()=>i.say(`share`)]),S(`click`,h,u),g(n,p),U()}n([`click`]);var Ts=f(`<svg class="sign svelte-1yg8pe6" viewBox="0 0 512 512" aria-hidden="true"><title> </title><use></use></svg>`),Es=l(`<i class="svelte-1yg8pe6"> </i>`),Ds=l(`<span><!></span>`),Os=l(`<div class="slider svelte-1yg8pe6"><div class="track svelte-1yg8pe6" role="slider" tabindex="0"><!> <div class="fields svelte-1yg8pe6" aria-hidden="true"></div> <span class="handle svelte-1yg8pe6" aria-hidden="true"></span></div> <p class="where-at svelte-1yg8pe6" aria-hidden="true"> </p></div>`);function ks(e,n){X(n,!0);let r=G(()=>n.position.shown),a=G(()=>n.position.entries),o=B(0),s=G(()=>gs(n.overview)),l=G(()=>x(o)/x(s).length<26),u=G(()=>ys(n.overview,x(s),26/Math.max(x(o),26))),d=B(null),f=G(()=>x(d)??x(r)),p=G(()=>x(s).findLast(({from:e})=>e<=x(f))??x(s)[0]),v=G(()=>n.say(`slider-where`,{round:x(p)?.name??``,shown:x(f),entries:x(a)}));function y(e){n.ask({say:`step`,entry:e>=x(a)?null:e})}function b(e){let t=bs(n.position,n.overview,e.key);t!==null&&(e.preventDefault(),e.stopPropagation(),t!==x(r)&&y(t))}function C(e){let{left:t,width:n}=e.currentTarget.getBoundingClientRect();return vs(x(s),(e.clientX-t)/n)}let w=null;function T(e){x(d)!==null&&(J(d,C(e),!0),(w===null||w===x(r))&&y(w=x(d)))}function E(){x(d)!==null&&x(d)!==w&&y(x(d)),J(d,w=null,!0)}let D=(e,t)=>/\d+/.exec(e)?.[0]??String(t+1);var O=Os(),A=_(O);R(A,`aria-valuemin`,0);var j=_(A);i(j,17,()=>x(u),h,(e,t)=>{let n=()=>x(t).line,r=()=>x(t).place;var i=Ts();let a;var o=_(i),s=P(o,!0),c=Y(o);I(i),K(e=>{a=k(i,``,a,{left:`${r()*100}%`}),m(s,e),R(c,`href`,`#icon-sign-${n().sign??``}`)},[()=>Q(n().words)]),g(e,i)});var N=Y(j,2);i(N,23,()=>x(s),({name:e,from:t})=>t,(e,n,r)=>{let i=()=>x(n).name,a=()=>x(n).from;var o=Ds();let s;var c=_(o),u=e=>{var t=Es(),n=P(t,!0);K(e=>m(n,e),[()=>D(i(),x(r))]),g(e,t)};t(c,e=>{x(l)&&x(r)!==0&&(x(r)+1)%5!=0||e(u)}),I(o),K(()=>s=Z(o,1,`svelte-1yg8pe6`,null,s,{past:a()<=x(f),odd:x(r)%2})),g(e,o)}),I(N);var F=Y(N,2);let L;I(A);var z=Y(A,2),V=P(z,!0);I(O),K((e,t,n)=>{R(A,`aria-label`,e),R(A,`aria-valuemax`,x(a)),R(A,`aria-valuenow`,x(f)),R(A,`aria-valuetext`,x(v)),R(A,`title`,t),L=k(F,``,L,{left:n}),m(V,x(v))},[()=>n.say(`slider`),()=>n.say(`slider-keys`),()=>`${_s(x(s),x(f))*100}%`]),S(`keydown`,A,b),S(`pointerdown`,A,e=>{e.currentTarget.setPointerCapture(e.pointerId),J(d,C(e),!0),y(w=x(d))}),S(`pointermove`,A,T),S(`pointerup`,A,E),c(`pointercancel`,A,E),M(A,`clientWidth`,e=>J(o,e)),g(e,O),U()}n([`keydown`,`pointerdown`,`pointermove`,`pointerup`]);var As=l(`<option> </option>`),js=l(`<div class="ways svelte-1u4h1f9"><label class="svelte-1u4h1f9"> <select class="svelte-1u4h1f9"><!><option> </option><option> </option></select></label> <!></div>`),Ms=l(`<section class="review svelte-1u4h1f9"><!> <!></section>`);function Ns(e,n){X(n,!0);let r=G(()=>n.model.landmarks&&xs(n.model.landmarks,n.position)?n.model.landmarks:null),a=G(()=>[n.position.table,n.position.viewer,n.position.lang,n.position.entries].join(` `));u(()=>{x(a),s(()=>{x(r)===null&&n.ask({say:`landmarks`})})});let o=G(()=>n.position.records===`whole`),c=G(()=>n.position.allOpen?`all`:String(n.position.viewer??``));function l(e){e===`all`?n.ask({say:`unveil`}):n.ask({say:`sit`,seat:e===``?null:Number(e)})}var d=Ms(),f=_(d),p=e=>{ks(e,{get position(){return n.position},get overview(){return x(r)},get say(){return n.say},get ask(){return n.ask}})};t(f,e=>{x(r)&&e(p)});var v=Y(f,2),y=e=>{var t=js(),r=_(t),a=_(r),o=Y(a),s=_(o);i(s,17,()=>n.position.seats,h,(e,t,n)=>{let r=()=>x(t).name;var i=As(),a=P(i,!0),o={};K(e=>{m(a,r()),o!==(o=e)&&(i.value=(i.__value=o)??``)},[()=>String(n)]),g(e,i)});var u=Y(s),d=P(u,!0);u.value=u.__value=`all`;var f=Y(u),p=P(f,!0);f.value=f.__value=``,I(o);var v;le(o),I(r),ws(Y(r,2),{get model(){return n.model},get position(){return n.position},get say(){return n.say},get ask(){return n.ask}}),I(t),K((e,t,n)=>{m(a,`${e??``} `),m(d,t),m(p,n),v!==(v=x(c))&&(o.value=(o.__value=v)??``,de(o,v))},[()=>n.say(`eyes`),()=>n.say(`eyes-all`),()=>n.say(`eyes-nobody`)]),S(`change`,o,e=>l(e.currentTarget.value)),g(e,t)};t(v,e=>{x(o)&&e(y)}),I(d),K(e=>R(d,`aria-label`,e),[()=>n.say(`look-back`)]),g(e,d),U()}n([`change`]);var Ps=6,Fs=250,Is=[`card`,`point`,`zone`,`at`];function Ls({choices:e},t,n){return e.flatMap((e,r)=>e.at===t&&e.to===n?[r]:[])}function Rs({choices:e},t){return e.some(e=>e.at===t&&e.to!==null)}function zs(e){return t=>{let n=new Vs(t,e),{signal:r,abort:i}=Bs();t.addEventListener(`pointerdown`,e=>n.press(e),{signal:r}),t.addEventListener(`dragstart`,e=>e.preventDefault(),{signal:r}),addEventListener(`pointermove`,e=>n.move(e),{signal:r}),addEventListener(`pointerup`,e=>n.release(e),{signal:r}),addEventListener(`pointercancel`,()=>n.end(),{signal:r}),addEventListener(`keydown`,e=>e.key===`Escape`&&n.end(),{signal:r});let a=e=>n.carries&&e.preventDefault();return t.addEventListener(`touchmove`,a,{signal:r,passive:!1}),t.addEventListener(`contextmenu`,a,{signal:r}),()=>(n.end(),i())}}function Bs(){let e=new AbortController;return{signal:e.signal,abort:()=>e.abort()}}var Vs=class{#e;#t;#n=null;constructor(e,t){this.#e=e,this.#t=t}get carries(){return(this.#n?.copy??null)!==null}press({target:e,button:t,isPrimary:n,pointerId:r,pointerType:i,clientX:a,clientY:o}){if(this.end(),t!==0||!n)return;let s=Hs(e,e=>Rs(this.#t.scene(),e));if(!s)return;let c=i===`mouse`?void 0:setTimeout(()=>this.#r(),Fs);this.#n={...s,pointer:r,x:a,y:o,copy:null,timer:c}}move({pointerId:e,pointerType:t,clientX:n,clientY:r}){let i=this.#n;if(i?.pointer!==e)return;let a=Math.hypot(n-i.x,r-i.y)>Ps;i.copy===null&&a&&t===`mouse`?this.#r():i.copy===null&&a&&this.end(),i.copy!==null&&(i.copy.style.translate=`${n-i.x}px ${r-i.y}px`,this.#t.aim(this.#a(n,r)))}release({pointerId:e,clientX:t,clientY:n}){let r=this.#n;if(r?.pointer!==e)return;let i=r.copy===null?null:this.#a(t,n);this.#i(),r.copy!==null&&(Us(),i===null?this.#t.putBack():this.#t.drop(r.id,i))}end(){let{carries:e}=this;this.#i(),e&&this.#t.putBack()}#r(){let e=this.#n;if(!e)return;let{left:t,top:n,width:r,height:i}=e.from.getBoundingClientRect();e.copy=ls(e.from),e.copy.classList.add(`carried`),Object.assign(e.copy.style,{left:`${t}px`,top:`${n}px`,width:`${r}px`,height:`${i}px`}),this.#e.append(e.copy),getSelection()?.removeAllRanges(),this.#t.lift(e.id)}#i(){let e=this.#n;this.#n=null,clearTimeout(e?.timer),e?.copy&&(e.copy.remove(),this.#t.aim(null))}#a(e,t){let{id:n}=this.#n??{};if(n===void 0)return null;let r=e=>Ls(this.#t.scene(),n,e).length>0;for(let n of document.elementsFromPoint(e,t)){let e=Hs(n,r);if(e)return e.id}return null}};function Hs(e,t){let n=null;for(let r=e instanceof Element?e:null;r!==null;r=r.parentElement){if(!(r instanceof HTMLElement))continue;let{dataset:e}=r,i=Is.map(t=>e[t]).find(e=>e!==void 0&&t(e));i!==void 0&&(n===null||n.id===i)&&(n={id:i,from:r})}return n}function Us(){let e=e=>(e.preventDefault(),e.stopPropagation());addEventListener(`click`,e,{capture:!0,once:!0}),setTimeout(()=>removeEventListener(`click`,e,{capture:!0}))}var Ws=l(`<small> </small>`),Gs=l(`<button type="button" class="choose svelte-igihbm"><span class="svelte-igihbm"><!></span> <!></button>`);function Ks(e,n){X(n,!0);let r=A(n,`verb`,3,``),i=A(n,`hint`,3,null),a=G(()=>Q(n.words)),o=G(()=>x(a).toLowerCase().startsWith(r().toLowerCase())?x(a):`${r()}: ${x(a)}`),s=G(()=>i()===null?x(o):`${x(o)} – ${i()}`);var c=Gs(),l=_(c),u=_(l),d=e=>{var t=fe();K(()=>m(t,r())),g(e,t)},f=e=>{ko(e,{get words(){return n.words}})};t(u,e=>{r()?e(d):e(f,-1)}),I(l);var p=Y(l,2),h=e=>{var t=Ws(),n=P(t,!0);K(()=>m(n,i())),g(e,t)};t(p,e=>{i()!==null&&e(h)}),I(c),K(()=>{R(c,`data-choice`,n.order??``),R(c,`aria-label`,x(s))}),S(`click`,c,function(...e){n.onchoose?.apply(this,e)}),g(e,c),U()}n([`click`]);var qs=l(`<small class="svelte-2p5jsv"> </small>`),Js=l(`<li><button type="button" class="button svelte-2p5jsv" data-choice=""><span><!></span><!></button></li>`),Ys=l(`<ul data-keyed="" class="svelte-2p5jsv"></ul>`);function Xs(n,r){X(r,!0);let a=G(()=>r.pointing.at(r.at)),s=G(()=>z(x(a))),c=G(()=>x(s)[0]),l=G(()=>x(s).slice(1));var u=o(),d=e(u),f=e=>{{let t=G(()=>r.pointing.said(x(c)));Ks(e,ee(()=>x(t),{onchoose:()=>r.pointing.take(x(c))}))}},p=e=>{var n=Ys();i(n,21,()=>x(a),e=>e.choices[0],(e,n)=>{let i=G(()=>r.pointing.said(x(n)));var a=Js(),o=_(a),s=_(o);ko(_(s),{get words(){return x(i).words}}),I(s);var c=Y(s),l=e=>{var t=qs(),n=P(t,!0);K(()=>m(n,x(i).hint)),g(e,t)};t(c,e=>{x(i).hint&&e(l)}),I(o),I(a),S(`click`,o,()=>r.pointing.take(x(n))),g(e,a)}),I(n),g(e,n)};t(d,e=>{x(c)&&x(l).length===0?e(f):x(c)&&e(p,1)}),g(n,u),U()}n([`click`]);function Zs(e){let t=[];for(let n of e){let e=t.at(-1);e&&n.type!==`points`?e.push(n):t.push([n])}return t}function Qs(e){let t=e.map(e=>e.type===`icon`?1:.45+.26*e.text.length),n=.1*(e.length-1)+.2*(Zs(e).length-1);return t.reduce((e,t)=>e+t,n)}var $s={dorothy:`M50 3A47 47 0 1 1 50 97A47 47 0 1 1 50 3Z`,toto:`M50 3L95 37V90Q95 96 89 96H11Q5 96 5 90V37Z`,lion:`M7 10Q30 14 50 4Q70 14 93 10V50Q93 80 50 97Q7 80 7 50Z`,scarecrow:`M50 1L99 50L50 99L1 50Z`,tinman:`M27 6H73L98 50L73 94H27L2 50Z`,glinda:`M50 3C64 3 74 13 73 27C87 26 97 36 97 50C97 64 87 74 73 73C74 87 64 97 50 97C36 97 26 87 27 73C13 74 3 64 3 50C3 36 13 26 27 27C26 13 36 3 50 3Z`,witch:`M50 2C76 18 91 42 91 70V96H9V70C9 42 24 18 50 2Z`,oz:`M30 3H70L97 30V70L70 97H30L3 70V30Z`,ozma:`M50 4L66 22L96 12V74Q96 96 50 96Q4 96 4 74V12L34 22Z`,munchkin:`M50 3Q92 8 92 56V96H8V56Q8 8 50 3Z`,winkie:`M18 5H82V18H95V82H82V95H18V82H5V18H18Z`,quadling:`M6 6H94V66L50 96L6 66Z`,gillikin:`M50 3L96 38L79 95H21L4 38Z`,emerald:`M30 3H70L97 30V70L70 97H30L3 70V30Z`,kansas:`M50 4L95 28V95H5V28Z`,nome:`M24 6L70 3L95 30L97 72L70 97L28 94L4 68L6 28Z`,neutral:`M12 96V40Q12 4 50 4Q88 4 88 40V96Z`,wild:`M50 2Q98 26 92 62Q86 96 50 98Q14 96 8 62Q2 26 50 2Z`,forest:`M50 2L74 26L92 66L84 96H16L8 66L26 26Z`,field:`M16 8H84Q98 50 84 92H16Q2 50 16 8Z`,house:`M50 3L96 32L90 38V96H10V38L4 32Z`,water:`M50 2C62 22 94 40 94 64A44 34 0 1 1 6 64C6 40 38 22 50 2Z`,good:ec(12,47,41),evil:ec(9,49,36)};function ec(e,t,n){return`M${Array.from({length:2*e},(r,i)=>{let[a,o]=[i*Math.PI/e-Math.PI/2,i%2==0?t:n];return`${(50+o*Math.cos(a)).toFixed(1)} ${(50+o*Math.sin(a)).toFixed(1)}`}).join(`L`)}Z`}var tc=`M14 6H86Q94 6 94 14V86Q94 94 86 94H14Q6 94 6 86V14Q6 6 14 6Z`;function nc(e){return $s[e]??tc}function rc(e){return e===`toto`?{x:23,y:32,size:54}:e===`witch`?{x:21,y:31,size:58}:e===`lion`?{x:20,y:16,size:60}:e===`quadling`?{x:22,y:15,size:56}:e===`evil`?{x:27,y:27,size:46}:e===`gillikin`?{x:23,y:25,size:54}:e===`house`||e===`water`||e===`neutral`?{x:23,y:33,size:54}:e===`forest`?{x:25,y:34,size:50}:e===`ozma`||e===`kansas`||e===`munchkin`?{x:22,y:27,size:56}:e===`scarecrow`?{x:24,y:24,size:52}:{x:20,y:20,size:60}}var ic=f(`<use></use>`),ac=f(`<text x="50" y="66" text-anchor="middle" class="svelte-1ctp6og"> </text>`),oc=f(`<svg class="token svelte-1ctp6og" viewBox="-2 -2 104 104"><path class="frame svelte-1ctp6og"></path><!></svg>`);function sc(e,n){X(n,!0);let r=A(n,`label`,3,``),i=G(()=>rc(n.name));var a=oc(),o=_(a),s=Y(o),c=e=>{var t=ic();K(()=>{R(t,`href`,`#icon-${n.name??``}`),R(t,`x`,x(i).x),R(t,`y`,x(i).y),R(t,`width`,x(i).size),R(t,`height`,x(i).size)}),g(e,t)},l=G(()=>ne(n.name)),u=e=>{var t=ac(),i=P(t,!0);K(e=>m(i,e),[()=>(r()||n.name).slice(0,1)]),g(e,t)};t(s,e=>{x(l)?e(c):e(u,-1)}),I(a),K(e=>{R(a,`data-tint`,n.name),R(a,`role`,r()?`img`:void 0),R(a,`aria-label`,r()||void 0),R(a,`aria-hidden`,r()?void 0:`true`),R(o,`d`,e)},[()=>nc(n.name)]),g(e,a),U()}var cc=l(`<b class="points svelte-191icyc"> </b>`),lc=l(`<span class="sign svelte-191icyc"> </span>`),uc=l(`<span class="phrase svelte-191icyc"></span>`),dc=l(`<span class="glyphs svelte-191icyc" aria-hidden="true"></span>`);function fc(n,r){X(r,!0);var a=dc();let s;i(a,21,()=>Zs(r.glyphs),h,(n,r)=>{var a=uc();i(a,21,()=>x(r),h,(n,r)=>{var i=o(),a=e(i),s=e=>{sc(e,{get name(){return x(r).name}})},c=e=>{var t=cc(),n=P(t,!0);K(()=>m(n,x(r).text)),g(e,t)},l=e=>{var t=lc(),n=P(t,!0);K(()=>m(n,x(r).text)),g(e,t)};t(a,e=>{x(r).type===`icon`?e(s):x(r).type===`points`?e(c,1):e(l,-1)}),g(n,i)}),I(a),g(n,a)}),I(a),K(e=>s=k(a,``,s,{"--breadth":e}),[()=>Qs(r.glyphs).toFixed(2)]),g(n,a),U()}var pc=l(`<li> </li>`),mc=l(`<ul class="ties svelte-1l15f5s"></ul>`);function hc(n,r){X(r,!0);var a=o(),s=e(a),c=e=>{var t=mc();i(t,21,()=>r.links,({kind:e,to:t,words:n})=>`${e} ${t}`,(e,t)=>{let n=()=>x(t).kind,r=()=>x(t).words;var i=pc(),a=P(i,!0);K(()=>{Z(i,1,y(n()),`svelte-1l15f5s`),m(a,r())}),g(e,i)}),I(t),g(e,t)};t(s,e=>{r.links.length>0&&e(c)}),g(n,a),U()}var gc=l(`<button type="button" class="why svelte-pnsmxs" tabindex="-1"></button>`);function _c(e,t){X(t,!0);var n=gc();K(()=>{R(n,`title`,t.words),R(n,`aria-label`,t.words)}),S(`click`,n,()=>t.onask(t.words)),g(e,n),U()}n([`click`]);function vc(e){return e<0?`−${-e}`:String(e)}var yc=l(`<li class="svelte-1ow9k3l"><span> </span> <b class="svelte-1ow9k3l"> </b></li>`),bc=l(`<details class="svelte-1ow9k3l"><summary class="svelte-1ow9k3l"><b class="svelte-1ow9k3l"> </b> <span> </span></summary> <ul class="parts svelte-1ow9k3l"></ul></details>`),xc=l(`<b class="svelte-1ow9k3l"> </b> <span> </span>`,1),Sc=l(`<li><!></li>`),Cc=l(`<ul class="worth svelte-1ow9k3l"></ul>`);function wc(n,r){X(r,!0);var a=o(),s=e(a),c=n=>{var a=Cc();i(a,21,()=>r.counters,({id:e,label:t,value:n,parts:r})=>e,(n,r)=>{let a=()=>x(r).id,o=()=>x(r).label,s=()=>x(r).value,c=()=>x(r).parts;var l=Sc(),u=_(l),d=e=>{var t=bc(),n=_(t),r=_(n),a=P(r,!0),l=Y(r,2),u=P(l,!0);I(n);var d=Y(n,2);i(d,21,c,h,(e,t)=>{var n=yc(),r=_(n),i=P(r,!0),a=Y(r,2),o=P(a,!0);I(n),K(e=>{m(i,x(t).words),m(o,e)},[()=>vc(x(t).value)]),g(e,n)}),I(d),I(t),K(e=>{m(a,e),m(u,o())},[()=>vc(s())]),g(e,t)},f=t=>{var n=xc(),r=e(n),i=P(r,!0),a=Y(r,2),c=P(a,!0);K(e=>{m(i,e),m(c,o())},[()=>vc(s())]),g(t,n)};t(u,e=>{c().length>0?e(d):e(f,-1)}),I(l),K(()=>Z(l,1,y(a()),`svelte-1ow9k3l`)),g(n,l)}),I(a),g(n,a)};t(s,e=>{r.counters.length>0&&e(c)}),g(n,a),U()}var Tc=l(`<p><!></p>`),Ec=l(`<p class="quote svelte-1dudrws"> </p>`),Dc=l(`<p class="title svelte-1dudrws"> </p> <!> <!> <!>`,1),Oc=l(`<p class="back svelte-1dudrws"> </p>`),kc=l(`<ul class="under svelte-1dudrws"></ul>`),Ac=l(`<li><!> <!> <!> <!> <!></li>`);function jc(n,r){X(r,!0);let a=G(()=>r.card.face),o=G(()=>r.pointing.at(r.card.id).length>0);var s=Ac();let c;var l=_(s),u=n=>{var r=Dc(),i=e(r),o=P(i,!0),s=Y(i,2),c=e=>{fc(e,{get glyphs(){return x(a).glyphs}})};t(s,e=>{x(a).glyphs.length>0&&e(c)});var l=Y(s,2),u=e=>{var t=Tc();ko(_(t),{get words(){return x(a).text}}),I(t),g(e,t)};t(l,e=>{x(a).text.length>0&&e(u)});var d=Y(l,2),f=e=>{var t=Ec(),n=P(t,!0);K(()=>m(n,x(a).quote)),g(e,t)};t(d,e=>{x(a).quote&&e(f)}),K(()=>{R(i,`data-tint`,x(a).tint),m(o,x(a).title)}),g(n,r)},d=e=>{var t=Oc(),n=P(t,!0);K(()=>m(n,x(a).label)),g(e,t)};t(l,e=>{x(a).side===`up`?e(u):e(d,-1)});var f=Y(l,2);wc(f,{get counters(){return r.card.counters}});var p=Y(f,2);hc(p,{get links(){return r.card.links}});var h=Y(p,2),v=e=>{var t=kc();i(t,21,()=>r.card.under,e=>e.id,(e,t)=>{jc(e,{get card(){return x(t)},get pointing(){return r.pointing},get ask(){return r.ask}})}),I(t),g(e,t)};t(h,e=>{r.card.under.length>0&&e(v)});var y=Y(h,2),b=e=>{Xs(e,{get at(){return r.card.id},get pointing(){return r.pointing}})},S=e=>{_c(e,{get words(){return r.card.why_not},get onask(){return r.ask}})};t(y,e=>{x(o)?e(b):r.card.why_not&&e(S,1)}),I(s),K(()=>{c=Z(s,1,`card svelte-1dudrws`,null,c,{down:x(a).side===`down`,offered:x(o)}),R(s,`data-card`,r.card.id),R(s,`data-at`,r.card.id)}),g(n,s),U()}function Mc({choices:e}){let t=new Set(e.filter(e=>e.to!==null).map(e=>e.at)),n=[];for(let[r,{at:i}]of e.entries()){let e=t.has(i)?n.find(e=>e.at===i):void 0;e?e.choices.push(r):n.push({at:i,choices:[r]})}return n}function Nc(e,t){return t.choices.flatMap(t=>{let n=e.choices[t];return n?[{at:n.to??n.at,choices:[t]}]:[]})}function Pc(e,t){let[n=[],...r]=t.choices.map(t=>e.choices[t]?.words??[]);if(r.length===0)return n;let i=r.map(Q).reduce(Bc,Q(n)).trimEnd(),a=Rc(e,t.at);return[...i.includes(a)?[]:[{words:a,is_name:zc(e,t.at)},...je(i&&` – `)],...Me(n,i.length),...je(` … (${t.choices.length})`)]}function Fc(e,{choices:[t,...n]}){return(t===void 0||n.length>0?void 0:e.choices[t])?.hint??null}function Ic(e){let t=e.contest?.sides.flatMap(e=>e.cards)??[];return[...e.zones.flatMap(e=>e.cards),...t].flatMap(Lc)}function Lc(e){return[e,...e.under.flatMap(Lc)]}function Rc(e,t){let n=Ic(e).find(e=>e.id===t),r=e.zones.find(e=>e.id===t);return n?n.face.side===`up`?n.face.title:n.face.label:r?.label??``}function zc(e,t){return Ic(e).some(e=>e.id===t&&e.face.side===`up`)}function Bc(e,t){let n=t.split(/(?<= )/),r=e.split(/(?<= )/).findIndex((e,t)=>e!==n[t]);return r<0?e:e.split(/(?<= )/).slice(0,r).join(``)}var Vc=l(`<b class="die svelte-onacbb"> </b>`),Hc=l(`<section><h3 class="svelte-onacbb"> <!></h3> <p class="total"><!></p> <!> <ul class="cards svelte-onacbb"></ul></section>`),Uc=l(`<section class="battle svelte-onacbb" aria-labelledby="battle"><h2 id="battle"> </h2> <p class="standing svelte-onacbb"> </p> <div class="sides svelte-onacbb"></div></section>`);function Wc(e,n){X(n,!0);var r=Uc(),a=_(r),o=P(a,!0),s=Y(a,2),c=P(s,!0),l=Y(s,2);i(l,21,()=>n.contest.sides,e=>e.seat,(e,r)=>{var a=Hc();let o;var s=_(a),c=_(s,!0),l=Y(c),u=e=>{var t=fe();K(e=>m(t,`: ${e??``}`),[()=>x(r).zones.map(e=>Rc(n.scene,e)).join(`, `)]),g(e,t)};t(l,e=>{x(r).zones.length>0&&e(u)}),I(s);var d=Y(s,2),f=_(d),p=e=>{var t=Vc(),n=P(t);K(()=>m(n,`d${x(r).die.faces??``}: ${x(r).die.value??``}`)),g(e,t)};t(f,e=>{x(r).die&&e(p)}),I(d);var h=Y(d,2);{let e=G(()=>[x(r).total]);wc(h,{get counters(){return x(e)}})}var v=Y(h,2);i(v,21,()=>x(r).cards,e=>e.id,(e,t)=>{jc(e,{get card(){return x(t)},get pointing(){return n.pointing},get ask(){return n.ask}})}),I(v),I(a),K(()=>{R(a,`aria-labelledby`,`side-${x(r).seat??``}`),o=Z(a,1,`svelte-onacbb`,null,o,{ahead:x(r).ahead}),R(s,`id`,`side-${x(r).seat??``}`),m(c,x(r).label)}),g(e,a)}),I(l),I(r),K(()=>{m(o,n.contest.title),m(c,n.contest.standing)}),g(e,r),U()}var Gc=class{#e;#t;#n=B(null);#r=G(()=>this.picked?Nc(this.#e(),this.picked):Mc(this.#e()));constructor(e,t){this.#e=e,this.#t=t}get picked(){return x(this.#n)?.scene===this.#e()?x(this.#n).row:null}at(e){return x(this.#r).filter(t=>t.at===e)}get loose(){let e=this.#e(),t=[...e.zones,...Ic(e)].map(({id:e})=>e);return x(this.#r).filter(e=>!t.includes(e.at))}get more(){return this.loose.length<x(this.#r).length}said(e){return{words:Pc(this.#e(),e),hint:Fc(this.#e(),e)}}take(e){let[t,...n]=e.choices;n.length>0?J(this.#n,{scene:this.#e(),row:e}):t!==void 0&&this.#t(t)}get carry(){return{scene:this.#e,lift:e=>{let t=Mc(this.#e()).find(t=>t.at===e);J(this.#n,t?{scene:this.#e(),row:t}:null)},aim:()=>void 0,drop:(e,t)=>{let[n,...r]=Ls(this.#e(),e,t);n!==void 0&&r.length===0&&this.#t(n)},putBack:()=>this.putBack()}}putBack(){J(this.#n,null)}},Kc=l(`<p class="picked svelte-y2xqvx" role="status"><span><!></span> <button type="button" class="button"> </button></p>`),qc=l(`<li class="svelte-y2xqvx"><!></li>`),Jc=l(`<ul class="loose svelte-y2xqvx" data-keyed=""></ul>`),Yc=l(`<section><h2 class="svelte-y2xqvx"> </h2> <!> <!> <ul class="cards svelte-y2xqvx"></ul> <!></section>`),Xc=l(`<div class="scene svelte-y2xqvx"><!> <!> <!> <!></div>`);function Zc(e,n){X(n,!0);let a=new Gc(()=>n.scene,e=>n.act(e)),o=G(()=>a.more?`last`:void 0),s=B(void 0);u(()=>{let e=a.picked?.at;if(e!==void 0)return C().then(()=>l(`[data-choice]`)),()=>void C().then(()=>l(`[data-at="${CSS.escape(e)}"] [data-choice]`))});function l(e){let t=x(s)?.querySelector(e);x(s)&&t&&(Ua(x(s),null),t.focus())}function d(e){e.key===`Escape`&&a.putBack()}var f=Xc();c(`keydown`,E,d);var p=_(f),h=e=>{var t=Kc(),r=_(t),i=_(r);{let e=G(()=>a.said(a.picked).words);ko(i,{get words(){return x(e)}})}I(r);var o=Y(r,2),s=P(o,!0);I(t),K(e=>m(s,e),[()=>n.say(`put-back`)]),S(`click`,o,()=>a.putBack()),g(e,t)};t(p,e=>{a.picked&&e(h)});var v=Y(p,2),y=e=>{var t=Jc();i(t,21,()=>a.loose,e=>e.choices[0],(e,t)=>{var n=qc(),r=_(n);{let e=G(()=>a.said(x(t)));Ks(r,ee(()=>x(e),{get order(){return x(o)},onchoose:()=>a.take(x(t))}))}I(n),K(()=>R(n,`data-at`,x(t).at)),g(e,n)}),I(t),g(e,t)};t(v,e=>{a.loose.length>0&&e(y)});var b=Y(v,2),w=e=>{Wc(e,{get scene(){return n.scene},get contest(){return n.scene.contest},get pointing(){return a},get ask(){return n.ask}})};t(b,e=>{n.scene.contest&&e(w)});var T=Y(b,2);i(T,17,()=>n.scene.zones,e=>e.id,(e,t)=>{let r=G(()=>a.at(x(t).id).length>0);var o=Yc();let s;var c=_(o),l=P(c,!0),u=Y(c,2);hc(u,{get links(){return x(t).links}});var d=Y(u,2);wc(d,{get counters(){return x(t).counters}});var f=Y(d,2);i(f,21,()=>x(t).cards,e=>e.id,(e,t)=>{jc(e,{get card(){return x(t)},get pointing(){return a},get ask(){return n.ask}})}),I(f),Xs(Y(f,2),{get at(){return x(t).id},get pointing(){return a}}),I(o),K(()=>{s=Z(o,1,`zone ${x(t).kind??``}`,`svelte-y2xqvx`,s,{offered:x(r)}),R(o,`data-zone`,x(t).id),R(o,`data-at`,x(t).id),R(o,`aria-labelledby`,`zone-${x(t).id??``}`),R(c,`id`,`zone-${x(t).id??``}`),m(l,x(t).label)}),g(e,o)}),I(f),ce(f,e=>J(s,e),()=>x(s)),r(f,()=>zs(a.carry)),g(e,f),U()}n([`click`]);var Qc=l(`<p class="total svelte-12aagwz"><b class="svelte-12aagwz"> </b> </p>`),$c=l(`<p class="winner svelte-12aagwz"> </p>`),el=l(`<p class="title svelte-12aagwz"><!><strong class="svelte-12aagwz"> </strong></p> <p class="text svelte-12aagwz"><!></p>`,1),tl=l(`<li class="svelte-12aagwz"><div><!> <p class="how svelte-12aagwz"> </p></div> <b class="points svelte-12aagwz"> </b></li>`),nl=l(`<ol class="svelte-12aagwz"></ol>`),rl=l(`<li class="svelte-12aagwz"><!><b class="svelte-12aagwz"> </b></li>`),il=l(`<ul class="hand svelte-12aagwz"></ul>`),al=l(`<li class="svelte-12aagwz"> <b class="svelte-12aagwz"> </b></li>`),ol=l(`<ul class="told svelte-12aagwz"></ul>`),sl=l(`<section><header class="svelte-12aagwz"><h2 class="svelte-12aagwz"> </h2> <!> <!></header> <!> <!></section>`),cl=l(`<div tabindex="0" role="region"></div>`);function ll(n,r){X(r,!0);let a=e=>e.every(({id:e})=>ne(e)!==void 0);var o=cl();let s,c;i(o,21,()=>r.sheet.seats,e=>e.seat,(n,o)=>{var s=sl();let c;var l=_(s),u=_(l),d=P(u,!0),f=Y(u,2),p=e=>{var t=Qc(),n=_(t),i=P(n,!0),a=Y(n);I(t),K((e,t)=>{m(i,e),m(a,` ${t??``}`)},[()=>vc(x(o).total),()=>r.say(`points`,{count:x(o).total})]),g(e,t)};t(f,e=>{x(o).total!==null&&e(p)});var h=Y(f,2),v=e=>{var t=$c(),n=P(t,!0);K(e=>m(n,e),[()=>r.say(`winner`)]),g(e,t)};t(h,e=>{x(o).won&&e(v)}),I(l);var y=Y(l,2),b=n=>{var r=nl();i(r,21,()=>x(o).lines,e=>e.card.id,(n,r)=>{var i=tl(),a=_(i),o=_(a),s=t=>{var n=el(),i=e(n),a=_(i);fc(a,{get glyphs(){return x(r).card.face.glyphs}});var o=Y(a),s=P(o,!0);I(i);var c=Y(i,2);ko(_(c),{get words(){return x(r).card.face.text}}),I(c),K(()=>m(s,x(r).card.face.title)),g(t,n)};t(o,e=>{x(r).card.face.side===`up`&&e(s)});var c=Y(o,2),l=P(c,!0);I(a);var u=Y(a,2),d=P(u,!0);I(i),K(e=>{m(l,x(r).words),m(d,e)},[()=>vc(x(r).points)]),g(n,i)}),I(r),g(n,r)};t(y,e=>{x(o).lines.length>0&&e(b)});var S=Y(y,2),C=e=>{var t=il();i(t,21,()=>x(o).counters,({id:e,label:t,value:n})=>e,(e,t)=>{let n=()=>x(t).id,r=()=>x(t).label,i=()=>x(t).value;var a=rl(),o=_(a);sc(o,{get name(){return n()},get label(){return r()}});var s=Y(o),c=P(s,!0);I(a),K(e=>m(c,e),[()=>vc(i())]),g(e,a)}),I(t),K(e=>R(t,`aria-label`,e),[()=>r.say(`counted`)]),g(e,t)},w=G(()=>a(x(o).counters)),T=e=>{var t=ol();i(t,21,()=>x(o).counters,({id:e,label:t,value:n})=>e,(e,t)=>{let n=()=>x(t).label,r=()=>x(t).value;var i=al(),a=_(i),o=Y(a),s=P(o,!0);I(i),K(e=>{m(a,`${n()??``} `),m(s,e)},[()=>vc(r())]),g(e,i)}),I(t),K(e=>R(t,`aria-label`,e),[()=>r.say(`counted`)]),g(e,t)};t(S,e=>{x(w)?e(C):e(T,-1)}),I(s),K(()=>{R(s,`aria-labelledby`,`score-${x(o).seat??``}`),c=Z(s,1,`svelte-12aagwz`,null,c,{won:x(o).won}),R(u,`id`,`score-${x(o).seat??``}`),m(d,x(o).name)}),g(n,s)}),I(o),K(e=>{s=Z(o,1,`score svelte-12aagwz`,null,s,{many:r.sheet.seats.length>3}),R(o,`aria-label`,e),c=k(o,``,c,{"--count":r.sheet.seats.length})},[()=>r.say(`score`)]),g(n,o),U()}var ul=`[data-keyed] [data-choice]`,dl=`123456789abcdefghijklmnopqrstuvwxyz`;function fl(e,t){let n=t?[...e.querySelectorAll(ul)].slice(0,35):[];for(let t of e.querySelectorAll(`[data-key]`))n.includes(t)||pl(t);for(let[e,t]of n.entries()){let n=dl.charAt(e);t.dataset.key!==n&&(t.dataset.key=n,t.setAttribute(`aria-keyshortcuts`,n))}}function pl(e){delete e.dataset.key,e.removeAttribute(`aria-keyshortcuts`)}function ml(e,t){if(gl(t)||hl(t))return null;let n=t.key.toLowerCase();return dl.includes(n)&&n.length===1?e.querySelector(`[data-key="${n}"]`):null}function hl(e){return(e.ctrlKey||e.metaKey||e.altKey)&&!e.getModifierState(`AltGraph`)}function gl({target:e}){return e instanceof Element&&e.closest(`input, select, textarea, dialog`)!==null}function _l(e,t,n,r){e.undo===`may`?n({say:`undo`,at:e.row}):r(t(`undo-${e.undo}`))}var vl=l(`<dt><kbd class="svelte-mqbu41"> </kbd></dt> <dd class="svelte-mqbu41"> </dd>`,1),yl=l(`<p class="svelte-mqbu41"> </p>`),bl=l(`<dl class="svelte-mqbu41"></dl> <p class="svelte-mqbu41"> </p> <!>`,1);function xl(n,r){X(r,!0);let a=A(r,`open`,15),s=G(()=>ft().keys===`on`),l=[`arrows`,`enter`,`tab`,`escape`,`number`,`back`,`undo`,`help`];u(()=>{let e=x(s);fl(document,e);let t=new MutationObserver(()=>fl(document,e));return t.observe(document.body,{childList:!0,subtree:!0}),()=>t.disconnect()});function d(e){r.ask({say:`step`,entry:e>=r.position.entries?null:e})}function f(e){if(e.defaultPrevented||gl(e))return;let{shown:t,entries:n,stopBefore:i,stopAfter:o}=r.position,c=e.key.toLowerCase()===`z`&&(e.ctrlKey||e.metaKey),l=x(s)?ml(document,e):null;if(l)l.click();else if(c)_l(r.position,r.say,r.ask,r.notice);else if(!x(s)||hl(e))return;else if(e.key===`?`)a(!0);else if(e.key===`[`&&t>0)d(i??0);else if(e.key===`]`&&t<n)d(o??n);else return;e.preventDefault()}var p=o();c(`keydown`,E,f);var h=e(p),v=n=>{{let o=G(()=>r.say(`keys`));ui(n,{get title(){return x(o)},get say(){return r.say},onclose:()=>a(!1),children:(n,a)=>{var o=bl(),c=e(o);i(c,20,()=>l,e=>e,(t,n)=>{var i=vl(),a=e(i),o=_(a),s=P(o,!0);I(a);var c=Y(a,2),l=P(c,!0);K((e,t)=>{m(s,e),m(l,t)},[()=>r.say(`keys-${n}`),()=>r.say(`keys-${n}-does`)]),g(t,i)}),I(c);var u=Y(c,2),d=P(u,!0),f=Y(u,2),p=e=>{var t=yl(),n=P(t,!0);K(e=>m(n,e),[()=>r.say(`keys-off`)]),g(e,t)};t(f,e=>{x(s)||e(p)}),K(e=>m(d,e),[()=>r.say(`keys-drag`)]),g(n,o)},$$slots:{default:!0}})}};t(h,e=>{a()&&e(v)}),g(n,p),U()}var Sl=l(`<span id="undo-why" class="unseen"> </span>`),Cl=l(`<button type="button" class="undo svelte-1xhwky3"> </button> <!>`,1);function wl(n,r){X(r,!0);let i=G(()=>r.position.undo===`may`?``:r.say(`undo-${r.position.undo}`));var a=Cl(),o=e(a),s=P(o,!0),c=Y(o,2),l=e=>{var t=Sl(),n=P(t,!0);K(()=>m(n,x(i))),g(e,t)};t(c,e=>{x(i)&&e(l)}),K(e=>{R(o,`aria-disabled`,x(i)!==``),R(o,`aria-describedby`,x(i)?`undo-why`:void 0),R(o,`title`,x(i)||void 0),m(s,e)},[()=>r.say(`undo`)]),S(`click`,o,()=>_l(r.position,r.say,r.ask,r.notice)),g(n,a),U()}n([`click`]);var Tl=l(`<button type="button" class="pull svelte-1mjjubi" aria-controls="log"><span class="full svelte-1mjjubi"> </span><span class="short svelte-1mjjubi"> </span></button>`),El=l(`<option class="svelte-1mjjubi"> </option>`),Dl=l(`<button type="button" class="record svelte-1mjjubi"> </button>`),Ol=l(`<a class="record svelte-1mjjubi" download=""> </a>`),kl=l(`<header class="svelte-1mjjubi"><a class="home svelte-1mjjubi" href="#/"><span aria-hidden="true">‹</span> </a> <p class="name svelte-1mjjubi"> </p> <!> <!> <button type="button" class="more svelte-1mjjubi" aria-controls="tools"> </button> <div id="tools"><!> <div class="steps svelte-1mjjubi" role="group"><button type="button" class="svelte-1mjjubi"><svg viewBox="0 0 20 20" aria-hidden="true" class="svelte-1mjjubi"><path d="M3 3H6V17H3ZM17 3V17L7 10Z"></path></svg></button> <button type="button" class="svelte-1mjjubi"><svg viewBox="0 0 20 20" aria-hidden="true" class="svelte-1mjjubi"><path d="M15 3V17L5 10Z"></path></svg></button> <span class="where svelte-1mjjubi"> </span> <button type="button" class="svelte-1mjjubi"><svg viewBox="0 0 20 20" aria-hidden="true" class="svelte-1mjjubi"><path d="M5 3V17L15 10Z"></path></svg></button> <button type="button" class="svelte-1mjjubi"><svg viewBox="0 0 20 20" aria-hidden="true" class="svelte-1mjjubi"><path d="M17 3H14V17H17ZM3 3V17L13 10Z"></path></svg></button></div> <label class="pace svelte-1mjjubi"> <select class="svelte-1mjjubi"></select></label> <!> <a class="rules svelte-1mjjubi"><span class="sign svelte-1mjjubi" aria-hidden="true">?</span><span class="words svelte-1mjjubi"> </span></a> <!> <!></div></header> <!>`,1);function Al(n,r){X(r,!0);let a=e=>{wl(e,{get position(){return r.position},get say(){return r.say},get ask(){return r.ask},get notice(){return r.notice}})},o=G(()=>r.position.shown),s=G(()=>r.position.entries),c=B(!1),l=B(!1),u=G(()=>({at:`rules`,game:r.position.game,table:r.position.table})),d=B(null),f=G(()=>r.position.records===`revealing`),p=[`calm`,`brisk`,`instant`],h=e=>r.ask({say:`step`,entry:e>=x(s)?null:e});var v=kl(),y=e(v),b=_(y),C=Y(_(b));I(b);var w=Y(b,2),T=P(w,!0),E=Y(w,2),D=e=>{a(e)};t(E,e=>{r.log||e(D)});var O=Y(E,2),k=e=>{var t=Tl(),n=_(t),i=P(n,!0),a=Y(n),o=P(a,!0);I(t),K((e,n,a)=>{R(t,`aria-label`,e),R(t,`aria-expanded`,r.log.drawn),m(i,n),m(o,a)},[()=>r.say(`log`),()=>r.say(`log`),()=>r.say(`log-short`)]),S(`click`,t,function(...e){r.log.pull?.apply(this,e)}),g(e,t)};t(O,e=>{r.log&&e(k)});var A=Y(O,2),j=P(A,!0),M=Y(A,2);let N;var F=_(M),L=e=>{a(e)};t(F,e=>{r.log&&e(L)});var z=Y(F,2),V=_(z),H=Y(V,2),ee=Y(H,2),W=P(ee,!0),te=Y(ee,2),ne=Y(te,2);I(z);var re=Y(z,2),ie=_(re),q=Y(ie);i(q,20,()=>p,e=>e,(e,t)=>{var n=El(),i=P(n,!0),a={};K(e=>{m(i,e),a!==(a=t)&&(n.value=(n.__value=a)??``)},[()=>r.say(`pace-${t}`)]),g(e,n)}),I(q);var ae;le(q),I(re);var oe=Y(re,2),se=e=>{var t=Dl(),n=P(t,!0);K(e=>m(n,e),[()=>r.say(`record-redacted`)]),S(`click`,t,()=>r.ask({say:`record`})),g(e,t)},ce=e=>{var t=Ol(),n=P(t,!0);K((e,r)=>{R(t,`href`,e),m(n,r)},[()=>St(r.position.table),()=>r.say(x(f)&&x(d)===r.position.table?`record-reveals`:`record`)]),S(`click`,t,e=>{x(f)&&x(d)!==r.position.table&&e.preventDefault(),J(d,r.position.table,!0)}),g(e,t)};t(oe,e=>{r.position.records===`redacted`?e(se):e(ce,-1)});var ue=Y(oe,2),fe=Y(_(ue)),pe=P(fe,!0);I(ue);var me=Y(ue,2);ma(me,{get say(){return r.say},onkeys:()=>J(l,!0)}),ua(Y(me,2),{get lang(){return r.lang},get say(){return r.say},get speak(){return r.speak}}),I(M),I(y),xl(Y(y,2),{get position(){return r.position},get say(){return r.say},get ask(){return r.ask},get notice(){return r.notice},get open(){return x(l)},set open(e){J(l,e,!0)}}),K((e,t,n,i,a,l,u,d,f,p,h,g)=>{m(C,` ${e??``}`),m(T,r.position.title),R(A,`aria-expanded`,x(c)),m(j,t),N=Z(M,1,`svelte-1mjjubi`,null,N,{open:x(c)}),R(z,`aria-label`,n),R(V,`aria-disabled`,x(o)===0),R(V,`aria-label`,i),R(H,`aria-disabled`,x(o)===0),R(H,`aria-label`,a),m(W,l),R(te,`aria-disabled`,x(o)===x(s)),R(te,`aria-label`,u),R(ne,`aria-disabled`,x(o)===x(s)),R(ne,`aria-label`,d),m(ie,`${f??``} `),ae!==(ae=r.position.pace)&&(q.value=(q.__value=ae)??``,de(q,ae)),R(ue,`href`,p),R(ue,`title`,h),m(pe,g)},[()=>r.say(`nav-lobby`),()=>r.say(`more`),()=>r.say(`look-back`),()=>r.say(`step-first`),()=>r.say(`step-back`),()=>r.say(`step-where`,{shown:x(o),entries:x(s)}),()=>r.say(`step-on`),()=>r.say(`step-last`),()=>r.say(`pace`),()=>$e(x(u)),()=>r.say(`nav-rules`),()=>r.say(`nav-rules`)]),S(`click`,b,e=>{e.preventDefault(),r.go({at:`lobby`})}),S(`click`,A,()=>J(c,!x(c))),S(`click`,V,()=>h(0)),S(`click`,H,()=>h(r.position.stopBefore??0)),S(`click`,te,()=>h(r.position.stopAfter??x(s))),S(`click`,ne,()=>h(x(s))),S(`change`,q,e=>{let t=p.find(t=>t===e.currentTarget.value);t&&r.ask({say:`pace`,pace:t})}),S(`click`,ue,e=>{e.preventDefault(),r.go(x(u))}),g(n,v),U()}n([`click`,`change`]);var jl=l(`<main id="main" tabindex="-1" class="opening svelte-87x23h"><p> </p></main>`),Ml=l(`<div class="rail svelte-87x23h"><!></div>`),Nl=l(`<h1 id="prompt" tabindex="-1"><span class="heading svelte-87x23h"> </span> <span class="words svelte-87x23h"><!></span></h1>`),Pl=l(`<button type="button" class="button"> </button>`),Fl=l(`<p class="back svelte-87x23h"><button type="button" class="button main"> </button> <!></p>`),Il=l(`<p> </p>`),Ll=l(`<div class="notes svelte-87x23h" role="note"></div>`),Rl=l(`<div class="prompt svelte-87x23h"><!> <!></div>`),zl=l(`<!> <!> <!>`,1),Bl=l(`<div><!> <main id="main" tabindex="-1" aria-labelledby="prompt"><!> <!> <!></main> <!> <!> <!></div>`);function Vl(n,c){X(c,!0);let l=G(()=>c.model.position===null?void 0:Ca(c.model.position.game)),d=G(()=>x(l)===void 0?null:c.model.position),f=G(()=>x(d)!==null&&x(d).shown===x(d).entries),p=G(()=>c.model.position?.game);T(()=>{x(p)!==void 0&&wa(x(p))});let h=B(void 0),v=B(void 0);function y({sheet:e,prompt:t}){return e?je(e.verdict):x(f)?t:je(c.say(`past`))}function C(e){x(d)&&c.ask({say:`act`,at:x(d).row,choice:e})}let w=B(null),E=G(()=>x(d)?.records===`revealing`),D=G(()=>x(E)&&x(w)===x(d)?.table?`fork-reveals`:`fork`);function O({table:e,shown:t}){x(E)&&x(w)!==e||c.ask({say:`fork`,entry:t}),J(w,e,!0)}let A=B(!1),j=G(()=>x(l)?.log===`drawer`),M=!1;function N(){M&&x(h)&&Ua(x(h),x(v)??null)}let F=null,L=!1,R=()=>void 0;T(()=>{let e=x(d);s(()=>{let t=e?.passTo===null&&F?.table===e.table&&F.passTo===null;R=x(h)&&t&&F?rs(x(h),e.news):()=>void 0,F=e})}),u(()=>{x(d)===null||x(d).passTo!==null?M=!1:s(()=>{R(),N(),x(d).scene.sheet&&!L&&scrollTo(0,0),L=x(d).scene.sheet!==null})});var z=o(),V=e(z),H=e=>{var t=jl(),n=_(t),r=P(n,!0);I(t),K(e=>m(r,e),[()=>c.say(`connecting`)]),g(e,t)},ee=e=>{za(e,{get position(){return x(d)},get say(){return c.say},get go(){return c.go},sit:e=>c.ask({say:`sit`,seat:e})})},W=n=>{let s=(e,t=te)=>{var n=Ml();go(_(n),{get position(){return x(d)},get lesson(){return t()},get root(){return x(h)},get say(){return c.say},get ask(){return c.ask}}),I(n),g(e,n)},u=e=>{var t=Nl();let n;var r=_(t),i=P(r,!0),a=Y(r,2);ko(_(a),{get words(){return x(E)}}),I(a),I(t),ce(t,e=>J(v,e),()=>x(v)),K(e=>{n=Z(t,1,`svelte-87x23h`,null,n,{asked:x(T).scene.choices.length>0,long:e}),m(i,x(T).scene.heading)},[()=>Q(x(E)).length>75]),g(e,t)},p=e=>{var n=Fl(),r=_(n),i=P(r,!0),a=Y(r,2),o=e=>{var t=Pl(),n=P(t,!0);K(e=>m(n,e),[()=>c.say(x(D))]),S(`click`,t,()=>O(x(d))),g(e,t)};t(a,e=>{x(d).records!==`redacted`&&e(o)}),I(n),K(e=>m(i,e),[()=>c.say(`step-now`)]),S(`click`,r,()=>c.ask({say:`step`,entry:null})),g(e,n)},w=e=>{hs(e,{get position(){return x(d)},get games(){return c.model.games},get busy(){return c.model.opening},get say(){return c.say},get ask(){return c.ask},get notice(){return c.notice}})},T=G(()=>x(d)),E=G(()=>y(x(T).scene)),F=G(()=>x(f)?[c.say(`rematch`)]:[c.say(`step-now`),...x(d).records===`redacted`?[]:[c.say(x(D))]]),L=G(()=>x(f)?x(T).scene.sheet?w:null:p);var R=Bl();let z,B;var V=_(R);{let e=G(()=>x(j)?{drawn:x(A),pull:()=>J(A,!x(A))}:null);Al(V,{get position(){return x(d)},get lang(){return c.model.lang},get say(){return c.say},get go(){return c.go},get ask(){return c.ask},get notice(){return c.notice},get speak(){return c.speak},get log(){return x(e)}})}var H=Y(V,2);let ee;var U=_(H),W=e=>{var t=Ll();i(t,20,()=>x(d).notices,e=>e,(e,t,n,r)=>{var i=Il(),a=P(i,!0);K(()=>m(a,t)),g(e,i)}),I(t),g(e,t)};t(U,e=>{x(d).notices.length>0&&e(W)});var ne=Y(U,2),re=n=>{var r=Rl(),i=_(r);u(i);var s=Y(i,2),f=t=>{var n=o(),r=e(n);a(r,()=>x(L)),g(t,n)},p=t=>{var n=o(),r=e(n);b(r,()=>x(l).Beside,(e,t)=>{t(e,{get position(){return x(d)},get say(){return c.say},act:C,get ask(){return c.notice}})}),g(t,n)};t(s,e=>{x(L)?e(f):x(l)?.Beside&&e(p,1)}),I(r),g(n,r)};t(ne,e=>{x(l)?.asks||e(re)}),Ma(Y(ne,2),{then:()=>(M=!0,N()),children:(n,r)=>{var i=o(),a=e(i),s=e=>{ll(e,{get sheet(){return x(T).scene.sheet},get say(){return c.say}})},f=t=>{var n=o(),r=e(n);{let e=G(()=>({prompt:u,words:Q(x(E)),ways:x(L),labels:x(F)}));b(r,()=>x(l).Board,(t,n)=>{n(t,{get position(){return x(d)},get say(){return c.say},act:C,get ask(){return c.notice},get asked(){return x(e)}})})}g(t,n)},p=e=>{Zc(e,{get scene(){return x(T).scene},get say(){return c.say},act:C,get ask(){return c.notice}})};t(a,e=>{x(T).scene.sheet&&!x(l)?.showsEnd?e(s):x(l)?e(f,1):e(p,-1)}),g(n,i)},$$slots:{default:!0}}),I(H);var ie=Y(H,2),q=e=>{s(e,()=>x(d).lesson)};t(ie,e=>{x(d).lesson&&x(j)&&e(q)});var ae=Y(ie,2);Pa(ae,{get say(){return c.say},get drawn(){return x(A)},set drawn(e){J(A,e,!0)},children:(n,r)=>{var i=zl(),a=e(i),u=e=>{s(e,()=>x(d).lesson)};t(a,e=>{x(d).lesson&&!x(j)&&e(u)});var f=Y(a,2),p=t=>{var n=o(),r=e(n);b(r,()=>x(l).Sides,(e,t)=>{t(e,{get position(){return x(d)},get say(){return c.say},get ask(){return c.notice}})}),g(t,n)};t(f,e=>{x(l)?.Sides&&!x(T).scene.sheet&&e(p)}),Jo(Y(f,2),{get position(){return x(d)},get say(){return c.say},get ask(){return c.ask}}),g(n,i)},$$slots:{default:!0}});var oe=Y(ae,2),se=e=>{Ns(e,{get model(){return c.model},get position(){return x(d)},get say(){return c.say},get ask(){return c.ask}})};t(oe,e=>{(!x(f)||x(T).scene.sheet)&&e(se)}),I(R),ce(R,e=>J(h,e),()=>x(h)),r(R,Ha),K(()=>{z=Z(R,1,`table svelte-87x23h`,null,z,{past:!x(f),over:x(T).scene.sheet,alone:!x(l)?.Sides,drawer:x(j),taught:x(d).lesson}),B=k(R,``,B,{"--aside":x(l)?.aside}),ee=Z(H,1,`svelte-87x23h`,null,ee,{noted:x(d).notices.length>0})}),g(n,R)};t(V,e=>{x(d)===null?e(H):x(d).passTo===null?e(W,-1):e(ee,1)}),g(n,z),U()}n([`click`]);var Hl=l(`<h1 tabindex="-1" class="seeing"> </h1>`),Ul=l(`<!> <main id="main" tabindex="-1" class="svelte-noo32y"><!></main>`,1),Wl=l(`<p> </p>`),Gl=l(`<div class="lost svelte-noo32y" role="status"> </div>`),Kl=l(`<!> <a class="skip svelte-noo32y" href="#main"> </a> <!> <!> <div class="unseen" role="status" aria-live="polite"></div> <!>`,1);function ql(n,r){X(r,!0);let a=G(()=>r.app.model),s=G(()=>Ln(x(a).lang)),c=G(()=>r.app.go),l=G(()=>r.app.ask),f=G(()=>r.app.find),p=G(()=>r.app.notice),v=G(()=>r.app.speak),y=G(()=>{let{screen:e,position:t}=x(a);return e.at===`table`&&t&&Ct(t)?x(s)(`your-turn-title`):e.at===`table`&&t?`${t.scene.heading} · ${t.title} · Brickroad`:e.at===`lobby`?x(s)(`page-title`):`${x(s)(`nav-${e.at}`)} · Brickroad`});u(()=>{document.documentElement.lang=x(a).lang});let T;u(()=>{let e=T!==void 0&&T!==x(a).screen.at;T=x(a).screen.at,e&&(scrollTo(0,0),x(a).screen.at!==`table`&&C().then(()=>document.querySelector(`h1`)?.focus({preventScroll:!0})))});var E=Kl();ue(`noo32y`,e=>{d(()=>{w.title=x(y)??``})});var D=e(E);sr(D,{});var O=Y(D,2),k=P(O,!0),A=Y(O,2),j=e=>{Vl(e,{get model(){return x(a)},get say(){return x(s)},get go(){return x(c)},get ask(){return x(l)},get notice(){return x(p)},get speak(){return x(v)}})},M=n=>{var r=Ul(),i=e(r);_a(i,{get model(){return x(a)},get say(){return x(s)},get go(){return x(c)},get speak(){return x(v)}});var u=Y(i,2),d=_(u),h=e=>{Aa(e,{get model(){return x(a)},get screen(){return x(a).screen},get say(){return x(s)},get go(){return x(c)}})},y=t=>{let n=G(()=>x(a).screen);var r=o(),i=e(r);V(i,()=>pr(()=>import(`./Cards--RbmSPDG.js`),__vite__mapDeps([13,1,9,14]),import.meta.url),null,(t,r)=>{var i=G(()=>{var{default:e}=x(r);return{Cards:e}}),l=G(()=>x(i).Cards),u=o(),d=e(u);b(d,()=>x(l),(e,t)=>{t(e,{get model(){return x(a)},get screen(){return x(n)},get say(){return x(s)},get go(){return x(c)}})}),g(t,u)}),g(t,r)},S=e=>{$n(e,{get say(){return x(s)}})},C=e=>{var t=Hl(),n=P(t,!0);K(e=>m(n,e),[()=>x(s)(`see-opening`)]),g(e,t)},w=e=>{sa(e,{get model(){return x(a)},get say(){return x(s)},get go(){return x(c)},get ask(){return x(l)},get find(){return x(f)},get notice(){return x(p)}})};t(d,e=>{x(a).screen.at===`rules`?e(h):x(a).screen.at===`cards`?e(y,1):x(a).screen.at===`about`?e(S,2):x(a).screen.at===`see`?e(C,3):e(w,-1)}),I(u),g(n,r)};t(A,e=>{x(a).screen.at===`table`?e(j):e(M,-1)});var N=Y(A,2);ba(N,{get words(){return x(a).notice},get say(){return x(s)},onclose:()=>x(p)(``)});var F=Y(N,2);i(F,21,()=>x(a).saying,h,(e,t)=>{var n=Wl(),r=P(n,!0);K(()=>m(r,x(t))),g(e,n)}),I(F);var L=Y(F,2),R=e=>{var t=Gl(),n=P(t,!0);K(e=>m(n,e),[()=>x(s)(`link-lost`)]),g(e,t)};t(L,e=>{x(a).link===`lost`&&e(R)}),K(e=>m(k,e),[()=>x(s)(`skip`)]),S(`click`,O,e=>(e.preventDefault(),document.getElementById(`main`)?.focus())),g(n,E),U()}n([`click`]),gt();var Jl=new Kn(xt(location),me().lang??Rn(navigator.languages)),Yl=document.getElementById(`app`);if(!Yl)throw Error(`the page has no place for the app`);Jl.connect(),navigator.serviceWorker?.register(`./sw.js`).catch(()=>void 0),setTimeout(()=>p(ql,{target:Yl,props:{app:Jl},context:new Map([[ja,!0]])}));export{Q as S,$e as _,fc as a,je as b,rc as c,Ls as d,Xo as f,er as g,pr as h,_c as i,Ks as l,Ha as m,wc as n,sc as o,ko as p,vc as r,nc as s,Mc as t,zs as u,Fe as v,Ne as x,Pe as y};