const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["./Cover-Cr1cBEST.js","./icons-B25qMVIG.js","./Cover-DzrjMpEY.css","./draft-z37GsCIP.js","./draft-BLZ5q7gM.css","./duel-B_XyONfy.js","./duel-CpiMEndK.js","./Terms-CB9Mo_q6.js","./Figure-CzMYBfF0.js","./Figure-B8kQoz1F.css","./Terms-CLjSbDHU.css","./metrics-DvU1vOp_.js","./duel-PUk-mRrw.css","./storyline-BI2cHCDw.js","./storyline-oxtoZW3o.css","./Ending-CwHLSeHa.js","./Ending-CcL1BYar.css","./Cards-ShakRpQD.js","./Cards-DyDc6Mw4.css"])))=>i.map(i=>d[i]);
import{$ as e,A as t,B as n,C as r,D as i,E as a,F as o,G as s,H as c,I as l,J as u,K as d,L as f,M as p,N as m,O as h,P as g,Q as _,R as v,S as y,T as b,U as x,V as S,W as C,X as w,Y as T,Z as E,_ as D,a as O,at as k,b as A,c as j,d as M,dt as N,et as P,f as ee,ft as F,g as I,gt as L,h as R,ht as te,it as z,j as B,k as V,lt as H,m as ne,n as re,nt as U,ot as W,p as ie,pt as G,q as ae,r as oe,rt as K,s as se,st as q,t as ce,tt as J,u as Y,ut as le,v as ue,vt as de,w as fe,x as pe,y as me,yt as he,z as X}from"./icons-B25qMVIG.js";var ge=`brickroad`;function _e(){try{let e=JSON.parse(localStorage.getItem(ge)??`{}`);return we(e)?ye(e):{}}catch{return{}}}function ve(e){try{localStorage.setItem(ge,JSON.stringify({..._e(),...e}))}catch{}}function ye({lang:e,game:t,seats:n,plans:r,daily:i,settings:a}){return{...e===`en`||e===`fr`?{lang:e}:{},...typeof t==`string`?{game:t}:{},...Se(n)?{seats:n}:{},...we(r)?{plans:be(r,xe)}:{},...typeof i==`string`?{daily:i}:{},...we(a)?{settings:be(a,e=>typeof e==`string`)}:{}}}function be(e,t){return Object.fromEntries(Object.entries(e).flatMap(([e,n])=>t(n)?[[e,n]]:[]))}function xe(e){return!we(e)||!Se(e.seats)||!we(e.options)?!1:Object.values(e.options).every(e=>[`boolean`,`number`,`string`].includes(typeof e))}function Se(e){return Array.isArray(e)&&e.every(Ce)}function Ce(e){if(!we(e))return!1;let{name:t,bot:n}=e;return typeof t==`string`&&(n===null||typeof n==`string`)}function we(e){return typeof e==`object`&&!!e&&!Array.isArray(e)}function Te(e){let{daily:t,seats:n}=_e();return t??n?.find(({bot:e})=>e===null)?.name??e(`you`)}function Ee({game:e,day:t},n){let r=Te(n);return ve({daily:r}),{say:`daily`,game:e,day:t,name:r}}function De({table:e,over:t}){return e===null?`play`:t?`daily-see`:`go-on`}function Oe(e,t,n){return new Intl.DateTimeFormat(e,{dateStyle:n,timeZone:`UTC`}).format(new Date(`${t}T00:00:00Z`))}function ke(e,t){let n=t.log[0]?.entry;if(e===null||n===void 0||!Me(t,e))return t;let r=(e.log.at(-1)?.entry??0)>=n,i=e.log.filter(({entry:e})=>e<n);return!r||i.length===0?t:{...t,log:[...i,...t.log],hasEarlier:e.hasEarlier}}function Ae(e,t){let n=e.log[0]?.entry??0,r=t.lines.every(({entry:e})=>e<n);return!e.hasEarlier||!r||!Me(e,t)?e:{...e,log:[...t.lines,...e.log],hasEarlier:t.hasEarlier}}function je({log:e,hasEarlier:t}){let n=e[0]?.entry;return t&&n!==void 0?{say:`log`,before:n}:null}function Me(e,t){return e.table===t.table&&e.viewer===t.viewer&&e.lang===t.lang}function Ne(e,t,n){if(!Pe(n.find,t))return e;let{find:r}=n;return r.before===void 0?{begun:Ie(n,!1),past:Ie(n,!0)}:e===null?e:{begun:r.over===!0?e.begun:Le(e.begun,Ie(n,!1)),past:r.over===!1?e.past:Le(e.past,Ie(n,!0))}}function Pe(e,t){return e.words===t.words&&e.since===t.since&&e.until===t.until}function Fe(e,t){let n={};e.trim()!==``&&(n.words=e.trim());let[r,i,a]=t.split(`-`).map(Number);return r!==void 0&&i!==void 0&&a!==void 0&&(n.since=new Date(r,i-1,a).getTime()/1e3,n.until=new Date(r,i-1,a+1).getTime()/1e3),n}function Ie({tables:e,more:t},n){return{lines:e.filter(e=>e.over===n),more:t}}function Le(e,t){let n=new Set(e.lines.map(e=>e.id));return{lines:[...e.lines,...t.lines.filter(e=>!n.has(e.id))],more:t.more}}function Re(e){return e?[{words:e,is_name:!1}]:[]}function Z(e){return e.map(({words:e})=>e).join(``)}function ze(e,t){let n=t;return e.flatMap(({words:e,is_name:t})=>{let r=e.slice(0,n);return n-=r.length,r?[{words:r,is_name:t}]:[]})}function Be(e,t){let n=Z(t),r=e.indexOf(n);return r<0?Re(e):[...Re(e.slice(0,r)),...t,...Re(e.slice(r+n.length))]}function Ve(e){let t=[[]];for(let{words:n,is_name:r}of e){let[e=``,...i]=n.split(`
`);for(let[n,a]of[e,...i].entries())n>0&&t.push([]),a&&t.at(-1)?.push({words:a,is_name:r})}return t}function He(e){return e.flatMap((e,t)=>t>0?[...Re(`
`),...e]:e)}function Ue(e,t){return{link:`connecting`,screen:e,lang:t,games:[],bots:[],tables:null,sought:{},position:null,lately:null,landmarks:null,shared:null,dailies:null,opening:!1,notice:``,saying:[]}}function We(e,t){switch(t.is){case`linked`:return{...e,link:`open`};case`lost`:return{...e,link:`lost`,opening:!1};case`went`:return Ge(e,t.screen);case`spoke`:return{...e,lang:t.lang};case`noticed`:return{...e,notice:t.words};case`sought`:return{...e,sought:t.sought};case`asked`:return{...e,notice:``,opening:e.opening||Ke(t.message)};case`heard`:return qe(e,t.message);default:return t}}function Ge(e,t){return t.at===`table`&&e.position?.table===t.table?{...e,screen:t}:{...e,screen:t,sought:{},position:null,lately:e.position??e.lately,opening:!1,notice:``,saying:[]}}function Ke(e){return[`create`,`lesson`,`daily`,`fork`,`import`].includes(e.say)}function qe(e,t){switch(t.say){case`welcome`:return{...e,lang:t.lang,games:t.games,bots:t.bots};case`tables`:return{...e,tables:Ne(e.tables,e.sought,t)};case`position`:return Je(e,t);case`log`:return{...e,position:e.position&&Ae(e.position,t)};case`landmarks`:return{...e,landmarks:t};case`shared`:return{...e,shared:e.position&&{table:e.position.table,code:t.code}};case`dailies`:return{...e,dailies:t};case`refused`:return Ye(e,t.reason);default:return t}}function Je(e,t){let{screen:n}=e;if((n.at!==`table`||n.table!==t.table)&&!e.opening)return e;let r=e.position?.table===t.table?e.position:null;return{...e,screen:{at:`table`,table:t.table},position:ke(r,t),opening:!1,notice:r?``:e.notice,saying:Xe(r,t)}}function Ye(e,t){let n=(e.screen.at===`table`||e.screen.at===`see`)&&e.position===null?{at:`lobby`}:e.screen;return{...e,screen:n,opening:!1,notice:t,saying:[t]}}function Xe(e,t){if(t.passTo!==null)return[];let{heading:n}=t.scene,r=Z(t.scene.prompt);if(e===null)return[n,r];if(t.shown<t.entries||e.shown<e.entries){let e=t.log.at(-1)?.entry;return[n,...t.log.filter(({entry:t})=>t===e).map(({words:e})=>Z(e))]}let i=e.passTo===null&&e.shown<=t.shown?e.shown:t.shown,a=t.log.filter(e=>e.entry>i).map(e=>Z(e.words));return t.scene.choices.length>0||t.scene.sheet!==null||t.shown<e.shown?[...a,t.scene.sheet?.verdict??r]:a}function Ze(e,t){let n=e.viewer===t.viewer?e:t;return t.news.flatMap(({entry:e,fight:r})=>r?[Qe(n,e,r,t)]:[])}function Qe(e,t,n,r){let i=new Set(n.sides.flatMap(e=>e.cards.map(e=>e.id))),a=e.log.filter(e=>e.entry<=t),o=a.at(-1)?.entry??0,s=$e(r.news).filter(e=>e.entry>o&&e.entry<=t);return{...e,row:r.row-(r.entries-t),entries:t,shown:t,stopAfter:null,turn:`chance`,undo:`past`,passTo:null,scene:{...e.scene,prompt:[{words:n.title,is_name:!1}],zones:e.scene.zones.map(e=>({...e,cards:e.cards.filter(({id:e})=>!i.has(e))})),contest:n,choices:[]},news:[],log:[...a,...s]}}function $e(e){return e.flatMap(({entry:e,words:t,sign:n,seat:r,head:i,many:a})=>t?[{entry:e,words:t,sign:n,...r===void 0?{}:{seat:r},...i&&{head:i},...a&&{many:a}}]:[])}var et={calm:2600,brisk:1800,instant:0},tt={calm:1600,brisk:1100,instant:0},nt=3,rt=class{#e;#t;#n=null;#r=[];#i;constructor(e,t){this.#e=e,this.#t=t}heard(e){for(it(this.#r.at(-1)??this.#n,e)||(this.#r=[],this.#s()),this.#i===void 0?this.#a(e):this.#r.push(e);this.#r.length>nt;)this.#o()}hurry(){let e=this.#r.at(-1);this.#r=[],this.#s(),e&&this.#a(e)}clear(){this.#r=[],this.#s(),this.#n=null}#a(e){let t=at(this.#n?.scene.contest??null,e.scene.contest),n=(this.#t()?tt:et)[e.pace];this.#s(),t&&n>0&&(this.#i=setTimeout(()=>this.#o(),n)),this.#n=e,this.#e(e)}#o(){this.#s();let e=this.#r.shift();e&&this.#a(e),this.#i===void 0&&this.#r.length>0&&this.#o()}#s(){clearTimeout(this.#i),this.#i=void 0}};function it(e,{table:t,entries:n,shown:r}){return e?.table===t&&e.shown===e.entries&&r===n&&r>e.shown}function at(e,t){if(!t?.sides.some(e=>e.die))return!1;let n=e=>JSON.stringify([e.title,e.sides.map(({die:e,total:t})=>[e,t.value])]);return e===null||n(e)!==n(t)}function ot(e){switch(e.at){case`lobby`:return st(``);case`rules`:return st(`rules`,e.game,e.rule??e.table);case`cards`:return st(`cards`,e.game,e.card);case`about`:return st(`about`);case`see`:return st(`see`,e.code);case`table`:return st(`table`,e.table);default:return e}}function st(...e){return`#/${e.filter(e=>e!==void 0).map(encodeURIComponent).join(`/`)}`}var ct=/^[A-Z]?\d{1,3}$/;function lt(e){let[t,n,r]=e.replace(/^#\/?/,``).split(`/`).map(ut);return t===`rules`&&n&&r&&ct.test(r)?{at:t,game:n,rule:r}:t===`rules`&&n?{at:t,game:n,...r?{table:r}:{}}:t===`cards`?n&&r?{at:t,game:n,card:r}:{at:t}:t===`rules`||t===`about`?{at:t}:t===`see`&&n?{at:`see`,code:n}:t===`table`&&n?{at:`table`,table:n}:{at:`lobby`}}function ut(e){try{return decodeURIComponent(e)}catch{return e}}var dt=`brickroad-looking`;function ft(e){try{let t=JSON.parse(sessionStorage.getItem(dt)??`{}`);return t.table===e?{entry:typeof t.entry==`number`?t.entry:null,drawer:typeof t.drawer==`string`?t.drawer:null}:{}}catch{return{}}}function pt(e,t){try{sessionStorage.setItem(dt,JSON.stringify({...ft(e),...t,table:e}))}catch{}}function mt({table:e,shown:t,entries:n,passTo:r}){let{entry:i=null}=ft(e);return r===null&&t===n&&i!==null&&i<n?i:null}function ht(e,t){let n=URL.createObjectURL(new Blob([t],{type:`application/x-ndjson`})),r=document.createElement(`a`);r.href=n,r.download=e,r.click(),URL.revokeObjectURL(n)}var gt={theme:[`system`,`light`,`dark`],size:[`normal`,`large`,`largest`],contrast:[`system`,`more`],motion:[`system`,`none`],sound:[`off`,`on`],notices:[`off`,`on`],keys:[`on`,`off`]};function _t(e){return gt[e]}function vt(e){let t=Object.entries(gt).map(([t,n])=>[t,n.includes(e[t])?e[t]:n[0]]);return Object.fromEntries(t)}var yt=q(vt(_e().settings??{}));function bt(){return d(yt)}function xt(e,t){W(yt,vt({...d(yt),[e]:t})),ve({settings:d(yt)}),Ct()}function St(){return d(yt).motion===`none`||matchMedia(`(prefers-reduced-motion: reduce)`).matches}function Ct(){let{theme:e,size:t,contrast:n}=d(yt),r=document.documentElement.dataset,i=n===`more`||matchMedia(`(prefers-contrast: more)`).matches;Tt(r,`theme`,e===`system`?null:e),Tt(r,`size`,t===`normal`?null:t),Tt(r,`contrast`,i?`more`:null),Tt(r,`motion`,St()?`none`:null)}function wt(){Ct();for(let e of[`(prefers-contrast: more)`,`(prefers-reduced-motion: reduce)`])matchMedia(e).addEventListener(`change`,Ct)}function Tt(e,t,n){n===null?Reflect.deleteProperty(e,t):e[t]=n}var Et=250,Dt=5e3,Ot=class{#e;#t;#n=null;#r=Et;constructor(e,t){this.#e=e,this.#t=t}connect(){let e=new WebSocket(this.#e);this.#n=e,e.onopen=()=>{this.#r=Et,this.#t.linked()},e.onmessage=e=>this.#t.heard(JSON.parse(e.data)),e.onclose=()=>{this.#t.lost(),setTimeout(()=>this.connect(),this.#r),this.#r=Math.min(this.#r*2,Dt)}}say(e){this.#n?.readyState===WebSocket.OPEN&&this.#n.send(JSON.stringify(e))}};function kt(e){return`${e.protocol===`https:`?`wss`:`ws`}://${e.host}/socket`}function At(e){return`./api/tables/${encodeURIComponent(e)}/record`}function jt({shown:e,entries:t,turn:n,viewer:r,passTo:i,scene:a}){let o=typeof n==`object`&&n.seat===r;return e===t&&i===null&&o&&a.choices.length>0}function Mt({turn:e,seats:t}){return typeof e==`object`&&t[e.seat]?.bot===null}var Nt=(e,t,n=.5)=>({at:e,lasts:n,pitch:t,loud:.12}),Pt=(e,t)=>({at:e,lasts:.045,pitch:null,loud:t}),Ft={card:[{at:0,lasts:.09,pitch:null,loud:.1}],die:[Pt(0,.2),Pt(.09,.16),Pt(.16,.12),Pt(.21,.08)],turn:[Nt(0,659),Nt(.14,880)],end:[Nt(0,523),Nt(.16,659),Nt(.32,784),Nt(.48,1047,1)]};function It(e,t){if(t.shown<t.entries||t.passTo!==null||e?.table!==t.table)return[];let n=t.news.flatMap(e=>e.happened),r=e=>n.some(t=>t.is===e),i=t.scene.sheet!==null&&e.scene.sheet===null,a=jt(t)&&(!jt(e)||e.entries<t.entries);return[...r(`die`)?[`die`]:r(`move`)?[`card`]:[],...i?[`end`]:a?[`turn`]:[]]}var Lt;function Rt(e,t=0){if(`AudioContext`in globalThis){Lt??=new AudioContext,Lt.resume();for(let n of Ft[e])zt(Lt,n,Lt.currentTime+t+n.at)}}function zt(e,{lasts:t,pitch:n,loud:r},i){let a=new GainNode(e,{gain:r});a.gain.setValueAtTime(r,i),a.gain.exponentialRampToValueAtTime(1e-4,i+t),a.connect(e.destination);let o=n===null?Bt(e,t):new OscillatorNode(e,{type:`triangle`,frequency:n});o.connect(a),o.start(i),o.stop(i+t)}function Bt(e,t){let n=Math.ceil(e.sampleRate*t),r=new AudioBuffer({length:n,sampleRate:e.sampleRate}),i=r.getChannelData(0),a=0;for(let e=0;e<n;e++){let t=Math.random()*2-1;i[e]=(t-a)*.5,a=t*.6}return new AudioBufferSourceNode(e,{buffer:r})}function Vt(e,t){if(e===null||!Ht(e,t))return null;let{order:n,zones:r,heading:i,prompt:a,rule:o,whyNot:s,contest:c,choices:l,sheet:u}=t,d=new Map(r.map(t=>[t.id,Ut(e,t)])),f=new Map(e.scene.zones.map(e=>[e.id,e])),p=(n??e.scene.zones.map(({id:e})=>e)).map(e=>d.has(e)?d.get(e):f.get(e));return p.every(e=>e!==void 0)?{...e,row:t.row,entries:t.entries,shown:t.entries,digest:t.digest,turn:t.turn,records:t.records,undo:t.undo,stopBefore:t.stopBefore,stopAfter:null,lesson:t.lesson,scene:{heading:i,prompt:a,rule:o,why_not:s,zones:p,contest:c,choices:l,sheet:u},news:t.news,log:[...e.log,...$e(t.news)]}:null}function Ht({table:e,viewer:t,lang:n,row:r},i){return e===i.table&&t===i.viewer&&n===i.lang&&r===i.since}function Ut({scene:e},{cards:t,...n}){let r=new Map(e.zones.flatMap(e=>e.cards).map(e=>[e.id,e])),i=t.map(e=>typeof e==`string`?r.get(e):e);return i.every(e=>e!==void 0)?{...n,cards:i}:void 0}var Wt=class{constructor(e){this.value=e}valueOf(){return this.value}},Q=class extends Wt{constructor(e=`???`){super(e)}toString(e){return`{${this.value}}`}},Gt=class extends Wt{constructor(e,t={}){super(e),this.opts=t}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return this.value.toString(10)}},Kt=class e extends Wt{static supportsValue(t){if(typeof t==`number`||t instanceof Date)return!0;if(t instanceof Wt)return e.supportsValue(t.valueOf());if(`Temporal`in globalThis){let e=globalThis.Temporal;if(t instanceof e.Instant||t instanceof e.PlainDateTime||t instanceof e.PlainDate||t instanceof e.PlainMonthDay||t instanceof e.PlainTime||t instanceof e.PlainYearMonth)return!0}return!1}constructor(t,n={}){t instanceof e?(n={...t.opts,...n},t=t.value):t instanceof Wt&&(t=t.valueOf()),typeof t==`object`&&`calendarId`in t&&n.calendar===void 0&&(n={...n,calendar:t.calendarId}),super(t),this.opts=n}[Symbol.toPrimitive](e){return e===`string`?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e==`number`)return e;if(e instanceof Date)return e.getTime();if(`epochMilliseconds`in e)return e.epochMilliseconds;if(`toZonedDateTime`in e)return e.toZonedDateTime(`UTC`).epochMilliseconds;throw TypeError(`Unwrapping a non-number value as a number`)}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return typeof this.value==`number`||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}},qt=100,Jt=`⁨`,Yt=`⁩`;function Xt(e,t,n){return n===t||n instanceof Gt&&t instanceof Gt&&n.value===t.value||t instanceof Gt&&typeof n==`string`&&n===e.memoizeIntlObject(Intl.PluralRules,t.opts).select(t.value)}function Zt(e,t,n){return t[n]?sn(e,t[n].value):(e.reportError(RangeError(`No default`)),new Q)}function Qt(e,t){let n=[],r=Object.create(null);for(let i of t)i.type===`narg`?r[i.name]=$t(e,i.value):n.push($t(e,i));return{positional:n,named:r}}function $t(e,t){switch(t.type){case`str`:return t.value;case`num`:return new Gt(t.value,{minimumFractionDigits:t.precision});case`var`:return en(e,t);case`mesg`:return tn(e,t);case`term`:return nn(e,t);case`func`:return rn(e,t);case`select`:return an(e,t);default:return new Q}}function en(e,{name:t}){let n;if(e.params){if(Object.prototype.hasOwnProperty.call(e.params,t))n=e.params[t];else return new Q(`$${t}`)}else if(e.args&&Object.prototype.hasOwnProperty.call(e.args,t))n=e.args[t];else return e.reportError(ReferenceError(`Unknown variable: $${t}`)),new Q(`$${t}`);if(n instanceof Wt)return n;switch(typeof n){case`string`:return n;case`number`:return new Gt(n);case`object`:if(Kt.supportsValue(n))return new Kt(n);default:return e.reportError(TypeError(`Variable type not supported: $${t}, ${typeof n}`)),new Q(`$${t}`)}}function tn(e,{name:t,attr:n}){let r=e.bundle._messages.get(t);if(!r)return e.reportError(ReferenceError(`Unknown message: ${t}`)),new Q(t);if(n){let i=r.attributes[n];return i?sn(e,i):(e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new Q(`${t}.${n}`))}return r.value?sn(e,r.value):(e.reportError(ReferenceError(`No value: ${t}`)),new Q(t))}function nn(e,{name:t,attr:n,args:r}){let i=`-${t}`,a=e.bundle._terms.get(i);if(!a)return e.reportError(ReferenceError(`Unknown term: ${i}`)),new Q(i);if(n){let t=a.attributes[n];if(t){e.params=Qt(e,r).named;let n=sn(e,t);return e.params=null,n}return e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new Q(`${i}.${n}`)}e.params=Qt(e,r).named;let o=sn(e,a.value);return e.params=null,o}function rn(e,{name:t,args:n}){let r=e.bundle._functions[t];if(!r)return e.reportError(ReferenceError(`Unknown function: ${t}()`)),new Q(`${t}()`);if(typeof r!=`function`)return e.reportError(TypeError(`Function ${t}() is not callable`)),new Q(`${t}()`);try{let t=Qt(e,n);return r(t.positional,t.named)}catch(n){return e.reportError(n),new Q(`${t}()`)}}function an(e,{selector:t,variants:n,star:r}){let i=$t(e,t);if(i instanceof Q)return Zt(e,n,r);for(let t of n)if(Xt(e,i,$t(e,t.key)))return sn(e,t.value);return Zt(e,n,r)}function on(e,t){if(e.dirty.has(t))return e.reportError(RangeError(`Cyclic reference`)),new Q;e.dirty.add(t);let n=[],r=e.bundle._useIsolating&&t.length>1;for(let i of t)if(typeof i==`string`)n.push(e.bundle._transform(i));else{if(e.placeables++,e.placeables>qt)throw e.dirty.delete(t),RangeError(`Too many placeables expanded: ${e.placeables}, max allowed is ${qt}`);r&&n.push(Jt),n.push($t(e,i).toString(e)),r&&n.push(Yt)}return e.dirty.delete(t),n.join(``)}function sn(e,t){return typeof t==`string`?e.bundle._transform(t):on(e,t)}var cn=class{constructor(e,t,n){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=t,this.args=n}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,t){let n=this.bundle._intls.get(e);n||(n={},this.bundle._intls.set(e,n));let r=JSON.stringify(t);return n[r]||(n[r]=new e(this.bundle.locales,t)),n[r]}};function ln(e,t){let n=Object.create(null);for(let[r,i]of Object.entries(e))t.includes(r)&&(n[r]=i.valueOf());return n}var un=[`unitDisplay`,`currencyDisplay`,`useGrouping`,`minimumIntegerDigits`,`minimumFractionDigits`,`maximumFractionDigits`,`minimumSignificantDigits`,`maximumSignificantDigits`];function dn(e,t){let n=e[0];if(n instanceof Q)return new Q(`NUMBER(${n.valueOf()})`);if(n instanceof Gt)return new Gt(n.valueOf(),{...n.opts,...ln(t,un)});if(n instanceof Kt)return new Gt(n.toNumber(),{...ln(t,un)});throw TypeError(`Invalid argument to NUMBER`)}var fn=[`dateStyle`,`timeStyle`,`fractionalSecondDigits`,`dayPeriod`,`hour12`,`weekday`,`era`,`year`,`month`,`day`,`hour`,`minute`,`second`,`timeZoneName`];function pn(e,t){let n=e[0];if(n instanceof Q)return new Q(`DATETIME(${n.valueOf()})`);if(n instanceof Kt||n instanceof Gt)return new Kt(n,ln(t,fn));throw TypeError(`Invalid argument to DATETIME`)}var mn=new Map;function hn(e){let t=Array.isArray(e)?e.join(` `):e,n=mn.get(t);return n===void 0&&(n=new Map,mn.set(t,n)),n}var gn=class{constructor(e,{functions:t,useIsolating:n=!0,transform:r=e=>e}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:dn,DATETIME:pn,...t},this._useIsolating=n,this._transform=r,this._intls=hn(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:t=!1}={}){let n=[];for(let r=0;r<e.body.length;r++){let i=e.body[r];if(i.id.startsWith(`-`)){if(t===!1&&this._terms.has(i.id)){n.push(Error(`Attempt to override an existing term: "${i.id}"`));continue}this._terms.set(i.id,i)}else{if(t===!1&&this._messages.has(i.id)){n.push(Error(`Attempt to override an existing message: "${i.id}"`));continue}this._messages.set(i.id,i)}}return n}formatPattern(e,t=null,n=null){if(typeof e==`string`)return this._transform(e);let r=new cn(this,n,t);try{return on(r,e).toString(r)}catch(e){if(r.errors&&e instanceof Error)return r.errors.push(e),new Q().toString(r);throw e}}},_n=/^(-?[a-zA-Z][\w-]*) *= */gm,vn=/\.([a-zA-Z][\w-]*) *= */y,yn=/\*?\[/y,bn=/(-?[0-9]+(?:\.([0-9]+))?)/y,xn=/([a-zA-Z][\w-]*)/y,Sn=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,Cn=/^[A-Z][A-Z0-9_-]*$/,wn=/([^{}\n\r]+)/y,Tn=/([^\\"\n\r]*)/y,En=/\\([\\"])/y,Dn=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,On=/^\n+/,kn=/ +$/,An=/ *\r?\n/g,jn=/( *)$/,Mn=/{\s*/y,Nn=/\s*}/y,Pn=/\[\s*/y,Fn=/\s*] */y,In=/\s*\(\s*/y,Ln=/\s*->\s*/y,Rn=/\s*:\s*/y,zn=/\s*,?\s*/y,Bn=/\s+/y,Vn=class{constructor(e){this.body=[],_n.lastIndex=0;let t=0;for(;;){let n=_n.exec(e);if(n===null)break;t=_n.lastIndex;try{this.body.push(s(n[1]))}catch(e){if(e instanceof SyntaxError)continue;throw e}}function n(n){return n.lastIndex=t,n.test(e)}function r(n,r){if(e[t]===n)return t++,!0;if(r)throw new r(`Expected ${n}`);return!1}function i(e,r){if(n(e))return t=e.lastIndex,!0;if(r)throw new r(`Expected ${e.toString()}`);return!1}function a(n){n.lastIndex=t;let r=n.exec(e);if(r===null)throw SyntaxError(`Expected ${n.toString()}`);return t=n.lastIndex,r}function o(e){return a(e)[1]}function s(e){let t=l(),n=c();if(t===null&&Object.keys(n).length===0)throw SyntaxError(`Expected message value or attributes`);return{id:e,value:t,attributes:n}}function c(){let e=Object.create(null);for(;n(vn);){let t=o(vn),n=l();if(n===null)throw SyntaxError(`Expected attribute value`);e[t]=n}return e}function l(){let r;if(n(wn)&&(r=o(wn)),e[t]===`{`||e[t]===`}`)return u(r?[r]:[],1/0);let i=x();return i?r?u([r,i],i.length):(i.value=S(i.value,On),u([i],i.length)):r?S(r,kn):null}function u(r=[],i){for(;;){if(n(wn)){r.push(o(wn));continue}if(e[t]===`{`){r.push(d());continue}if(e[t]===`}`)throw SyntaxError(`Unbalanced closing brace`);let a=x();if(a)r.push(a),i=Math.min(i,a.length);else break}let a=r.length-1,s=r[a];typeof s==`string`&&(r[a]=S(s,kn));let c=[];for(let e of r)e instanceof Hn&&(e=e.value.slice(0,e.value.length-i)),e&&c.push(e);return c}function d(){i(Mn,SyntaxError);let e=f();if(i(Nn))return e;if(i(Ln)){let t=h();return i(Nn,SyntaxError),{type:`select`,selector:e,...t}}throw SyntaxError(`Unclosed placeable`)}function f(){if(e[t]===`{`)return d();if(n(Sn)){let[,e,t,n=null]=a(Sn);if(e===`$`)return{type:`var`,name:t};if(i(In)){let r=p();if(e===`-`)return{type:`term`,name:t,attr:n,args:r};if(Cn.test(t))return{type:`func`,name:t,args:r};throw SyntaxError(`Function names must be all upper-case`)}return e===`-`?{type:`term`,name:t,attr:n,args:[]}:{type:`mesg`,name:t,attr:n}}return _()}function p(){let n=[];for(;;){switch(e[t]){case`)`:return t++,n;case void 0:throw SyntaxError(`Unclosed argument list`)}n.push(m()),i(zn)}}function m(){let e=f();return e.type===`mesg`&&i(Rn)?{type:`narg`,name:e.name,value:_()}:e}function h(){let e=[],t=0,i;for(;n(yn);){r(`*`)&&(i=t);let n=g(),a=l();if(a===null)throw SyntaxError(`Expected variant value`);e[t++]={key:n,value:a}}if(t===0)return null;if(i===void 0)throw SyntaxError(`Expected default variant`);return{variants:e,star:i}}function g(){i(Pn,SyntaxError);let e;return e=n(bn)?v():{type:`str`,value:o(xn)},i(Fn,SyntaxError),e}function _(){if(n(bn))return v();if(e[t]===`"`)return y();throw SyntaxError(`Invalid expression`)}function v(){let[,e,t=``]=a(bn),n=t.length;return{type:`num`,value:parseFloat(e),precision:n}}function y(){r(`"`,SyntaxError);let n=``;for(;;)if(n+=o(Tn),e[t]===`\\`)n+=b();else{if(r(`"`))return{type:`str`,value:n};throw SyntaxError(`Unclosed string literal`)}}function b(){if(n(En))return o(En);if(n(Dn)){let[,e,t]=a(Dn),n=parseInt(e||t,16);return n<=55295||57344<=n?String.fromCodePoint(n):`�`}throw SyntaxError(`Unknown escape sequence`)}function x(){let n=t;switch(i(Bn),e[t]){case`.`:case`[`:case`*`:case`}`:case void 0:return!1;case`{`:return C(e.slice(n,t))}return e[t-1]===` `&&C(e.slice(n,t))}function S(e,t){return e.replace(t,``)}function C(e){let t=e.replace(An,`
`),n=jn.exec(e)[1].length;return new Hn(t,n)}}},Hn=class{constructor(e,t){this.value=e,this.length=t}},Un=`# The web client's own words. What happens at the table is said by the games and the server.

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
daily = Deal of the day
daily-about = The same luck for everybody, whatever anybody decides.
daily-see = See the result
daily-results = { $count ->
    [one] Your result
   *[other] Your { $count } results
}
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
tile-asked = { $name } decides
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
ending = The end of the game
ending-round = Moment
ending-lead = The lead through the game
ending-course = The course of the game
ending-above = { $name } ahead, above
ending-below = { $name } ahead, below
ending-turns = The greatest turns. Each leads to its moment.
ending-swing = { $name }’s lead: { $before } before the turn, { $after } after it.
ending-growth = { $before } before the turn, { $after } after it.
ending-best = The cards that did most
ending-ways = Ways on from here
ending-back = from the first moment
ending-on = Play on
ending-on-from = from the start of the last turn
ending-picture = Save picture
ending-picture-of = of this page
ending-picture-lost = The browser cannot draw the picture.
ending-table = The table
ending-table-as = as it stands
ending-page = The End
ending-full = The score in full

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
keys-rule = . (full stop)
keys-rule-does = The rule that matters now, beside the table
keys-read = Menu key, or right mouse button
keys-read-does = Read what is under the pointer or the focus
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
slider-leads = { $name } leads by { $count }
slider-even = Nobody leads
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
read-page = All about this card
rules-numbered = The numbered rules
rules-link = Rule { $number }
rules-unknown = There is no rule { $number } here in your language.
rules-picture = A picture of rule { $number }
rules-page = As a page
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
`,Wn=`# Les mots du client web. Ce qui se passe à la table est dit par les jeux et par le serveur.

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
daily = La donne du jour
daily-about = Le même hasard pour tout le monde, quoi que chacun décide.
daily-see = Voir le résultat
daily-results = { $count ->
    [one] Votre résultat
   *[other] Vos { $count } résultats
}
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
tile-asked = { $name } décide
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
ending = La fin de la partie
ending-round = Moment
ending-lead = L’avance au fil de la partie
ending-course = Le cours de la partie
ending-above = { $name } mène, en haut
ending-below = { $name } mène, en bas
ending-turns = Les plus grands tournants. Chacun mène à son moment.
ending-swing = Avance de { $name }\xA0: { $before } avant le tour, { $after } après.
ending-growth = { $before } avant le tour, { $after } après.
ending-best = Les cartes qui ont le plus compté
ending-ways = Ce qui peut suivre
ending-back = depuis le premier moment
ending-on = Rejouer la fin
ending-on-from = depuis le début du dernier tour
ending-picture = Enregistrer l’image
ending-picture-of = de cette page
ending-picture-lost = Le navigateur ne peut pas dessiner l’image.
ending-table = La table
ending-table-as = telle qu’elle est
ending-page = La Fin
ending-full = Le décompte entier

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
keys-rule = . (point)
keys-rule-does = La règle du moment, à côté de la table
keys-read = Touche Menu, ou bouton droit de la souris
keys-read-does = Lire ce qui est sous le pointeur ou le curseur
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
slider-leads = { $name } mène de { $count }
slider-even = Personne ne mène
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
read-page = Tout sur cette carte
rules-numbered = Les règles numérotées
rules-link = Règle { $number }
rules-unknown = La règle { $number } n’existe pas ici en français.
rules-picture = Une image de la règle { $number }
rules-page = En page
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
`;function Gn(e){let t=Jn.get(e)??Yn(e);return(e,n)=>{let r=t.getMessage(e)?.value;return r?t.formatPattern(r,n??null,[]):e}}function Kn(e){return e.map(e=>e.slice(0,2)).find(e=>e===`en`||e===`fr`)===`fr`?`fr`:`en`}var qn={en:Un,fr:Wn},Jn=new Map;function Yn(e){let t=new gn(e,{useIsolating:!1});return t.addResource(new Vn(qn[e])),Jn.set(e,t),t}function Xn(){return`Notification`in globalThis&&Notification.permission===`granted`}async function Zn(){return`Notification`in globalThis&&await Notification.requestPermission()===`granted`}async function Qn(e,t,n){if(!document.hidden||!Xn())return;let r={body:t,tag:`table-${n}`,icon:`./icons/192.png`},i=await navigator.serviceWorker?.getRegistration();if(i?.active){await i.showNotification(e,r);return}let a=new Notification(e,r);a.onclick=()=>(focus(),a.close())}var $n=.3,er=class{#e=q(Ue({at:`lobby`},`en`));get model(){return d(this.#e)}set model(e){W(this.#e,e)}#t;#n=null;#r=new rt(e=>this.#d({is:`heard`,message:{say:`position`,...e}}),St);constructor(e,t){this.model=Ue(lt(location.hash),t),this.#t=new Ot(e,{linked:()=>this.#i(),lost:()=>this.#d({is:`lost`}),heard:e=>this.#c(e)}),addEventListener(`popstate`,()=>this.go(lt(location.hash)));for(let e of[`click`,`keydown`])addEventListener(e,()=>setTimeout(()=>this.#r.hurry()))}connect(){this.#t.connect()}go=e=>{let t=this.model.position!==null;this.#d({is:`went`,screen:e}),this.model.position===null&&(this.#r.clear(),t&&this.#t.say({say:`leave`}),this.#o())};ask=e=>{this.#d({is:`asked`,message:e}),this.#t.say(e),e.say===`remove`&&this.find(this.model.sought)};find=e=>{this.#d({is:`sought`,sought:e}),this.#t.say({say:`tables`,...e})};notice=e=>{this.#d({is:`noticed`,words:e})};speak=e=>{ve({lang:e}),this.#d({is:`spoke`,lang:e}),this.#a(),this.model.screen.at!==`table`&&(this.find(this.model.sought),this.#s())};#i(){this.#d({is:`linked`}),this.model.screen.at===`table`&&this.#a(),this.#o()}#a(){this.#t.say({say:`hello`,lang:this.model.lang})}#o(){let{screen:e}=this.model;e.at===`table`?this.#t.say({say:`open`,table:e.table}):e.at===`see`?(this.#a(),this.ask({say:`import`,record:e.code})):(this.#a(),this.find(this.model.sought),this.#s())}#s(){this.#t.say({say:`dailies`,name:Te(Gn(this.model.lang))})}#c(e){if(e.say===`position`||e.say===`update`){this.#l(e);return}if(e.say===`record`){ht(`brickroad-${this.#n?.game??`game`}.jsonl`,e.text);return}let t=this.model.screen;this.#d({is:`heard`,message:e}),e.say===`refused`&&this.model.screen!==t&&this.#o()}#l(e){let t=this.#n,n=e.say===`position`?e:Vt(t,e);if(this.#n=n,n&&this.#u(t,n),n)for(let e of[...t?Ze(t,n):[],n])this.#r.heard(e);else this.#t.say({say:`again`})}#u(e,t){bt().sound===`on`&&It(e,t).forEach((e,t)=>Rt(e,t*$n)),Mt(t)&&(e?.table!==t.table||!Mt(e)||e.entries<t.entries)&&bt().notices===`on`&&Qn(Gn(this.model.lang)(`your-turn`),`${t.title} · ${t.scene.heading}`,t.table);let n=e?.table===t.table?null:mt(t);n===null?pt(t.table,{entry:t.shown<t.entries?t.shown:null}):this.#t.say({say:`step`,entry:n})}#d(e){this.model=We(this.model,e);let t=ot(this.model.screen);t!==(location.hash||`#/`)&&history.pushState(null,``,t)}},tr=[{name:`Lorc`,site:`https://lorcblog.blogspot.com`},{name:`Delapouite`,site:`https://delapouite.com`},{name:`John Colburn`,site:`http://ninmunanmu.com`},{name:`Felbrigg`,site:`https://blackdogofdoom.blogspot.co.uk`},{name:`John Redman`,site:`http://www.uniquedicetowers.com`},{name:`Carl Olsen`,site:`https://twitter.com/unstoppableCarl`},{name:`Sbed`,site:`https://opengameart.org/content/95-game-icons`},{name:`PriorBlue`},{name:`Willdabeast`,site:`https://wjbstories.blogspot.com`},{name:`Viscious Speed`,site:`https://viscious-speed.deviantart.com`},{name:`Lord Berandas`,site:`https://berandas.deviantart.com`},{name:`Irongamer`,site:`http://ecesisllc.wix.com/home`},{name:`HeavenlyDog`,site:`http://www.gnomosygoblins.blogspot.com`},{name:`Lucas`},{name:`Faithtoken`,site:`https://fungustoken.deviantart.com`},{name:`Skoll`},{name:`Andy Meneely`,site:`http://www.se.rit.edu/~andy/`},{name:`Cathelineau`},{name:`Kier Heyl`},{name:`Aussiesim`},{name:`Sparker`,site:`http://citizenparker.com`},{name:`Zeromancer`},{name:`Rihlsul`},{name:`Quoting`},{name:`Guard13007`,site:`https://guard13007.com`},{name:`DarkZaitzev`,site:`https://darkzaitzev.deviantart.com`},{name:`SpencerDub`},{name:`GeneralAce135`},{name:`Zajkonur`},{name:`Catsu`},{name:`Starseeker`},{name:`Pepijn Poolman`},{name:`Pierre Leducq`},{name:`Caro Asercion`}],nr=n(`<svg class="fleuron svelte-1cerjwe" viewBox="0 0 160 16" aria-hidden="true"><path d="M2 8H58M102 8H158" stroke="currentColor" stroke-width="1.5"></path><path fill="currentColor"></path></svg>`);function rr(e){var t=nr(),n=z(J(t));I(n,`d`,`M80 1L88 8L80 15L72 8ZM66 4L70 8L66 12L62 8ZM94 4L98 8L94 12L90 8Z`),L(t),f(e,t)}var ir=X(`<a rel="external noreferrer" class="svelte-1ebmn3w"> </a>`),ar=X(`<li class="svelte-1ebmn3w"><!></li>`),or=X(`<article class="sheet svelte-1ebmn3w"><h1 tabindex="-1" class="svelte-1ebmn3w"> </h1> <!> <p> </p> <h2 class="svelte-1ebmn3w"> </h2> <p class="svelte-1ebmn3w"> </p> <p class="svelte-1ebmn3w"> </p> <p class="svelte-1ebmn3w"> </p> <p class="svelte-1ebmn3w"> </p> <h2 class="svelte-1ebmn3w"> </h2> <p> </p> <ul translate="no" class="svelte-1ebmn3w"></ul> <p class="svelte-1ebmn3w"> <a href="https://creativecommons.org/licenses/by/3.0/" rel="external noreferrer">CC BY 3.0</a>. <a href="https://game-icons.net" rel="external noreferrer">game-icons.net</a></p> <p class="svelte-1ebmn3w"> </p> <h2 class="svelte-1ebmn3w"> </h2> <p> </p> <h2 class="svelte-1ebmn3w"> </h2> <p> </p></article>`);function sr(e,t){G(t,!0);var n=or(),r=J(n),i=K(r,!0),a=z(r,2);rr(a,{});var s=z(a,2),l=K(s,!0),u=z(s,2),m=K(u,!0),h=z(u,2),g=K(h,!0),_=z(h,2),v=K(_,!0),y=z(_,2),b=K(y,!0),x=z(y,2),S=K(x,!0),C=z(x,2),T=K(C,!0),E=z(C,2),D=K(E,!0),O=z(E,2);V(O,21,()=>tr,({name:e,site:t})=>e,(e,t)=>{let n=()=>d(t).name,r=()=>d(t).site;var i=ar(),a=J(i),s=e=>{var t=ir(),i=K(t,!0);w(()=>{I(t,`href`,r()),o(i,n())}),f(e,t)},l=e=>{var t=c();w(()=>o(t,n())),f(e,t)};p(a,e=>{r()?e(s):e(l,-1)}),L(i),f(e,i)}),L(O);var k=z(O,2),A=J(k);te(3),L(k);var j=z(k,2),M=K(j,!0),N=z(j,2),P=K(N,!0),ee=z(N,2),R=K(ee,!0),B=z(ee,2),H=K(B,!0),ne=z(B,2),re=K(ne,!0);L(n),w((e,t,n,r,a,s,c,u,d,f,p,h,_,y,x)=>{o(i,e),o(l,t),o(m,n),o(g,r),o(v,a),o(b,s),o(S,c),o(T,u),o(D,d),o(A,`${f??``} `),o(M,p),o(P,h),o(R,_),o(H,y),o(re,x)},[()=>t.say(`nav-about`),()=>t.say(`about-what`),()=>t.say(`about-games`),()=>t.say(`about-draft`),()=>t.say(`about-duel`),()=>t.say(`about-storyline`),()=>t.say(`about-not-ours`),()=>t.say(`about-pictures`),()=>t.say(`about-icons`),()=>t.say(`about-changed`),()=>t.say(`about-font`),()=>t.say(`about-words`),()=>t.say(`about-quotes`),()=>t.say(`about-privacy`),()=>t.say(`about-privacy-help`)]),f(e,n),F()}var cr={dorothy:{width:12,height:12,strokes:`M0 3H12M0 6H12M3 0V12M6 0V12`,turn:0},toto:{width:14,height:10,strokes:`M2 9Q3 5 1 2M5 9Q5 5 7 3M10 9Q9 6 12 4`,turn:0},lion:{width:16,height:9,strokes:`M0 6Q4 0 8 6T16 6`,turn:90},scarecrow:{width:9,height:15,strokes:`M2 0V9M6 4V15`,turn:38},tinman:{width:18,height:10,strokes:`M0 5H18M9 0V5M0 5V10`,turn:0},glinda:{width:16,height:16,strokes:`M4 1V7M1 4H7M12 10V14M10 12H14`,turn:12},witch:{width:14,height:8,strokes:`M0 6L3.5 2L7 6L10.5 2L14 6`,turn:-18},oz:{width:14,height:20,strokes:`M0 10L7 0L14 10L7 20Z`,turn:0},ozma:{width:16,height:16,strokes:`M4 4m-2.5 0a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0M12 9V15M9 12H15`,turn:0},munchkin:{width:10,height:14,strokes:`M3 1V13M7 1V13M0 5H10`,turn:0},winkie:{width:12,height:12,strokes:`M2 2L6 6L10 2M6 6V11`,turn:0},quadling:{width:18,height:9,strokes:`M0 8Q4.5 0 9 8T18 8`,turn:0},gillikin:{width:16,height:12,strokes:`M0 10L8 2L16 10M4 10L8 6L12 10`,turn:0},emerald:{width:12,height:12,strokes:`M0 6L6 0L12 6L6 12Z`,turn:0},kansas:{width:16,height:8,strokes:`M0 4H9M12 4H16`,turn:0},nome:{width:18,height:14,strokes:`M0 4L5 7L9 3L13 8L18 5M2 12L7 10L12 13`,turn:0},neutral:{width:20,height:12,strokes:`M0 6H20M5 0V6M15 6V12`,turn:0},wild:{width:16,height:14,strokes:`M0 10Q4 2 8 10T16 10M4 6L2 3M12 13L14 10`,turn:12},forest:{width:14,height:16,strokes:`M7 1L2 8H12ZM7 6L1 13H13M7 13V16`,turn:0},field:{width:18,height:8,strokes:`M0 6Q9 1 18 6`,turn:-8},house:{width:12,height:10,strokes:`M0 0V4Q3 9 6 4V0M6 4Q9 9 12 4`,turn:0},water:{width:18,height:9,strokes:`M0 5Q4.5 0 9 5T18 5`,turn:0},good:{width:9,height:9,strokes:`M0 9L9 0`,turn:0},evil:{width:14,height:12,strokes:`M0 8H14M4 8L6 3M10 8L8 12`,turn:24}},lr=16,ur=Array.from({length:lr},(e,t)=>{let[n,r]=[t*2*Math.PI/lr,(t+.5)*2*Math.PI/lr];return`M50 50L${dr(Math.cos(n))} ${dr(Math.sin(n))}L${dr(Math.cos(r))} ${dr(Math.sin(r))}Z`}).join(``);function dr(e){return(50+e*90).toFixed(1)}var fr=n(`<symbol viewBox="0 0 512 512"><path fill="currentColor"></path></symbol>`),pr=n(`<pattern patternUnits="userSpaceOnUse"><path fill="none" stroke="var(--tint)" stroke-width="1.6" stroke-linecap="round"></path></pattern>`),mr=n(`<svg width="0" height="0" class="defs svelte-10ft9ih" aria-hidden="true" focusable="false"><defs><!><!><symbol id="rays" viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice"><path fill="currentColor"></path></symbol></defs></svg>`);function hr(e){var t=mr(),n=J(t),r=J(n);V(r,17,()=>oe,([e,t])=>e,(e,t)=>{var n=H(()=>he(d(t),2));let r=()=>d(n)[0],i=()=>d(n)[1];var a=fr(),o=K(a);w(()=>{I(a,`id`,`icon-${r()??``}`),I(o,`d`,i())}),f(e,a)});var i=z(r);V(i,17,()=>Object.entries(cr),([e,{width:t,height:n,strokes:r,turn:i}])=>e,(e,t)=>{var n=H(()=>he(d(t),2));let r=()=>d(n)[0],i=()=>d(n)[1].width,a=()=>d(n)[1].height,o=()=>d(n)[1].strokes,s=()=>d(n)[1].turn;var c=pr(),l=K(c);w(()=>{I(c,`id`,`hatch-${r()??``}`),I(c,`data-tint`,r()),I(c,`width`,i()),I(c,`height`,a()),I(c,`patternTransform`,`rotate(${s()??``})`),I(l,`d`,o())}),f(e,c)});var a=z(i),o=K(a);L(n),L(t),w(()=>I(o,`d`,ur)),f(e,t)}var gr=(function(){let e=typeof document<`u`&&document.createElement(`link`).relList;return e&&e.supports&&e.supports(`modulepreload`)?`modulepreload`:`preload`})(),_r=function(e,t){return new URL(e,t).href},vr={},yr=function(e){return e.pathname.endsWith(`.css`)},br=function(e,t,n){if(t in e)return e[t];let r=n();if(!r){e[t]=void 0;return}let i=r.then(()=>{e[t]=void 0},n=>{throw e[t]=void 0,n});return e[t]=i,i},$=function(e,t,n){let r=Promise.resolve();if(t&&t.length>0){let e,i=document.querySelector(`meta[property=csp-nonce]`),a=i?.nonce||i?.getAttribute(`nonce`);function o(e){return Promise.all(e.map(e=>Promise.resolve(e).then(e=>({status:`fulfilled`,value:e}),e=>({status:`rejected`,reason:e}))))}function s(e){return import.meta.resolve?new URL(import.meta.resolve(e)):new URL(e,import.meta.url)}r=o(t.map(t=>{t=_r(t,n);let r=s(t),i=yr(r);return br(vr,r.href,()=>{if(e===void 0){e={all:new Set,styles:new Set};let t=document.getElementsByTagName(`link`);for(let n=t.length-1;n>=0;n--){let r=t[n];e.all.add(r.href),r.rel===`stylesheet`&&e.styles.add(r.href)}}if((i?e.styles:e.all).has(r.href))return;let t=document.createElement(`link`);if(t.rel=i?`stylesheet`:gr,i||(t.as=`script`),t.crossOrigin=``,t.href=r.href,a&&t.setAttribute(`nonce`,a),document.head.appendChild(t),i)return new Promise((e,n)=>{let i=a=>{t.removeEventListener(`load`,i),t.removeEventListener(`error`,i),a.type===`error`?n(Error(`Unable to preload CSS for ${r}`)):e(a)};t.addEventListener(`load`,i),t.addEventListener(`error`,i)})})}).filter(e=>e!==void 0))}function i(e){let t=new Event(`vite:preloadError`,{cancelable:!0});if(t.payload=e,window.dispatchEvent(t),!t.defaultPrevented)throw e}return r.then(t=>{for(let e of t||[])e.status===`rejected`&&i(e.reason);return e().catch(i)})};function xr(e,t){var n=v(),r=U(n);m(r,()=>$(()=>import(`./Cover-Cr1cBEST.js`),__vite__mapDeps([0,1,2]),import.meta.url),null,(e,n)=>{var r=H(()=>{var{default:e}=d(n);return{Cover:e}}),i=H(()=>d(r).Cover),o=v(),s=U(o);a(s,()=>d(i),(e,n)=>{n(e,{get game(){return t.game}})}),f(e,o)}),f(e,n)}var Sr=X(`<span class="button main svelte-1xicl3k"> </span>`),Cr=X(`<a><span class="picture svelte-1xicl3k"><!></span> <span class="said svelte-1xicl3k"><strong class="svelte-1xicl3k"> </strong> <span class="heading svelte-1xicl3k"> </span> <span class="names svelte-1xicl3k"> </span> <em class="svelte-1xicl3k"> </em></span> <!></a>`);function wr(e,t){G(t,!0);let n=j(t,`wide`,3,!1),r=H(()=>({at:`table`,table:t.table.id})),i=H(()=>t.table.seats.filter(({bot:e})=>e===null).length),a=H(()=>{let e=t.table.turn===void 0?void 0:t.table.seats[t.table.turn];return d(i)===0?t.say(`tile-watch`):e&&(e.bot!==null||d(i)>1)?t.say(`tile-asked`,{name:e.name}):t.say(d(i)===1?`your-turn`:`tile-people`)}),s=H(()=>d(i)>0&&(t.table.turn===void 0||t.table.seats[t.table.turn]?.bot===null));var c=Cr();let l;var u=J(c);xr(J(u),{get game(){return t.table.game}}),L(u);var m=z(u,2),h=J(m),g=K(h,!0),_=z(h,2),v=K(_,!0),b=z(_,2),x=K(b,!0),S=z(b,2),T=K(S,!0);L(m);var E=z(m,2),D=e=>{var n=Sr(),r=K(n,!0);w(e=>o(r,e),[()=>t.say(`go-on`)]),f(e,n)};p(E,e=>{n()&&e(D)}),L(c),w((e,r)=>{l=y(c,1,`tile svelte-1xicl3k`,null,l,{wide:n(),mine:d(s)}),I(c,`href`,e),o(g,t.table.title),o(v,t.table.heading),o(x,r),o(T,d(a))},[()=>ot(d(r)),()=>t.table.seats.map(({name:e})=>e).join(`, `)]),C(`click`,c,e=>(e.preventDefault(),t.go(d(r)))),f(e,c),F()}x([`click`]);function Tr(e,{seats:t},n,r,i){let a=t.findIndex(({bot:e})=>e===null),o=t.filter((e,t)=>t!==a),s=e.seatTitles[a],c=new Intl.ListFormat(r).format(o.map(({name:e})=>e));return a<0?i(`play-watch`,{names:c})+Er(o,n):o.length===0?i(`play-alone`):(s===void 0?i(`play-against`,{names:c}):i(`play-side-against`,{side:s,names:c}))+Er(o,n)}function Er(e,t){let n=new Set(e.flatMap(({bot:e})=>e===null?[]:[Dr(e,t)]));return n.size===1?` · ${[...n].join(``)}`:``}function Dr(e,t){return t.find(t=>t.level===e)?.label??e}var Or=X(`<li><span class="picture svelte-1w6bcms"><!></span> <span class="said svelte-1w6bcms"><strong class="svelte-1w6bcms"> </strong> <span> </span></span> <button type="button"> </button></li>`),kr=X(`<li class="svelte-1w6bcms"><a class="svelte-1w6bcms"><time> </time> <strong class="svelte-1w6bcms"> </strong> <span class="svelte-1w6bcms"> </span></a></li>`),Ar=X(`<details class="svelte-1w6bcms"><summary class="svelte-1w6bcms"> </summary> <ul class="kept svelte-1w6bcms"></ul></details>`),jr=X(`<section class="sheet daily svelte-1w6bcms" aria-labelledby="daily"><div class="words"><h2 id="daily" class="svelte-1w6bcms"> <time class="svelte-1w6bcms"> </time></h2> <p class="svelte-1w6bcms"> </p></div> <ul class="deals svelte-1w6bcms"></ul> <!></section>`);function Mr(e,t){G(t,!0);let n=H(()=>t.model.dailies?.deals??[]),r=H(()=>t.model.dailies?.results??[]);function i(e){if(e.heading!==``)return e.heading;let n=t.model.games.find(({name:t})=>t===e.game);return n?Tr(n,{seats:e.seats,options:{}},t.model.bots,t.model.lang,t.say):``}function a(e){e.table===null?t.model.opening||t.ask(Ee(e,t.say)):t.go({at:`table`,table:e.table})}function s(e,t){e.preventDefault(),a(t)}var c=v(),l=U(c),u=e=>{let c=H(()=>t.model.dailies);var l=jr(),u=J(l),m=J(u),h=J(m),g=z(h),_=K(g,!0);L(m);var v=z(m,2),b=K(v,!0);L(u);var x=z(u,2);V(x,21,()=>d(n),e=>e.game,(e,n)=>{var r=Or();let s;var c=J(r);xr(J(c),{get game(){return d(n).game}}),L(c);var l=z(c,2),u=J(l),p=K(u,!0),m=z(u,2),h=K(m,!0);L(l);var g=z(l,2);let _;var v=K(g,!0);L(r),w((e,i)=>{s=y(r,1,`svelte-1w6bcms`,null,s,{over:d(n).over}),I(l,`id`,`daily-${d(n).game??``}`),o(p,d(n).title),o(h,e),_=y(g,1,`button svelte-1w6bcms`,null,_,{main:!d(n).over}),I(g,`aria-disabled`,t.model.opening),I(g,`aria-describedby`,`daily-${d(n).game??``}`),o(v,i)},[()=>i(d(n)),()=>t.say(De(d(n)))]),C(`click`,g,()=>a(d(n))),f(e,r)}),L(x);var S=z(x,2),T=e=>{var n=Ar(),i=J(n),a=K(i,!0),c=z(i,2);V(c,21,()=>d(r),e=>`${e.day} ${e.game}`,(e,n)=>{var r=kr(),i=J(r),a=J(i),c=K(a,!0),l=z(a,2),u=K(l,!0),p=z(l,2),m=K(p,!0);L(i),L(r),w((e,t)=>{I(i,`href`,e),I(a,`datetime`,d(n).day),o(c,t),o(u,d(n).title),o(m,d(n).heading)},[()=>ot({at:`table`,table:d(n).table??``}),()=>Oe(t.model.lang,d(n).day,`medium`)]),C(`click`,i,e=>s(e,d(n))),f(e,r)}),L(c),L(n),w(e=>o(a,e),[()=>t.say(`daily-results`,{count:d(r).length})]),f(e,n)};p(S,e=>{d(r).length>0&&e(T)}),L(l),w((e,t,n)=>{o(h,`${e??``} `),I(g,`datetime`,d(c).day),o(_,t),o(b,n)},[()=>t.say(`daily`),()=>Oe(t.model.lang,d(c).day,`long`),()=>t.say(`daily-about`)]),f(e,l)};p(l,e=>{t.model.dailies&&d(n).length>0&&e(u)}),f(e,c),F()}x([`click`]);var Nr=X(`<li><button type="button" class="button svelte-f9wjkp"> </button></li>`),Pr=X(`<section class="sheet first svelte-f9wjkp" aria-labelledby="first-game"><div class="svelte-f9wjkp"><h2 id="first-game" class="svelte-f9wjkp"> </h2> <p class="svelte-f9wjkp"> </p></div> <ul class="svelte-f9wjkp"></ul></section>`);function Fr(e,t){G(t,!0);let n=H(()=>new Set(t.model.tables?.past.lines.map(({game:e})=>e))),r=H(()=>t.model.tables===null?[]:t.model.games.filter(({name:e,hasLesson:t})=>t&&!d(n).has(e))),i=H(()=>_e().seats?.find(({bot:e})=>e===null)?.name??t.say(`you`));var a=v(),s=U(a),c=e=>{var n=Pr(),a=J(n),s=J(a),c=K(s,!0),l=z(s,2),u=K(l,!0);L(a);var p=z(a,2);V(p,21,()=>d(r),({name:e,title:t})=>e,(e,n)=>{let r=()=>d(n).name,a=()=>d(n).title;var s=Nr(),c=J(s),l=K(c,!0);L(s),w(e=>{c.disabled=t.model.opening,I(c,`aria-label`,e),o(l,a())},[()=>t.say(`first-game-begin`,{game:a()})]),C(`click`,c,()=>t.ask({say:`lesson`,game:r(),name:d(i)})),f(e,s)}),L(p),L(n),w((e,t)=>{o(c,e),o(u,t)},[()=>t.say(`first-game`),()=>t.say(`first-game-about`)]),f(e,n)};p(s,e=>{d(r).length>0&&e(c)}),f(e,a),F()}x([`click`]);var Ir={draft:{minutes:10,seats:3},duel:{minutes:20,seats:2},oz:{minutes:30,seats:2},epic:{minutes:40,seats:2}};function Lr(e){return Ir[e]?.minutes??null}function Rr(e){return Ir[e]?.seats??2}var zr={library2:({seats:e})=>e>=2,library3:({seats:e})=>e>=3,library4:({seats:e})=>e>=4,roundCap:({seats:e,options:t})=>e>1&&t.mode===`standard`};function Br(e,t){return e.filter(({name:e})=>zr[e]?.(t)??!0)}var Vr=X(`<p class="about svelte-1f6nkdl"> </p>`),Hr=X(`<span class="svelte-1f6nkdl"><svg viewBox="0 0 20 20" aria-hidden="true" class="svelte-1f6nkdl"><path d="M4 2h12v2h-1v2.500L11.5 10 15 13.500V16h1v2H4v-2h1v-2.500L8.5 10 5 6.500V4H4ZM7 4v1.800h6V4ZM7 16h6v-1.500l-3-2.700-3 2.700Z" fill-rule="evenodd"></path></svg> </span>`),Ur=X(`<li class="game svelte-1f6nkdl"><div class="picture svelte-1f6nkdl"><!></div> <div class="said svelte-1f6nkdl"><h3 class="svelte-1f6nkdl"> </h3> <!> <p class="facts svelte-1f6nkdl"><span class="svelte-1f6nkdl"><svg viewBox="0 0 20 20" aria-hidden="true" class="svelte-1f6nkdl"><path d="M10 2a3.4 3.4 0 0 1 2.6 5.6c2.6.5 5.4 1.6 5.4 3.4 0 1.5-2 1.6-3.6 1.3L16.6 18H11.4L10 15.4 8.6 18H3.4l2.2-5.7C4 12.6 2 12.5 2 11c0-1.8 2.8-2.9 5.4-3.400A3.4 3.4 0 0 1 10 2Z"></path></svg> </span> <!></p> <p class="against svelte-1f6nkdl"> </p></div> <div class="start svelte-1f6nkdl"><button type="button" class="button main svelte-1f6nkdl"> </button> <button type="button" class="button more svelte-1f6nkdl" aria-haspopup="dialog"><svg viewBox="0 0 24 24" aria-hidden="true" class="svelte-1f6nkdl"><path d="M3 6h10M19 6h2M3 12h3M12 12h9M3 18h11M20 18h1" fill="none"></path><circle cx="16" cy="6" r="2.6"></circle><circle cx="9" cy="12" r="2.6"></circle><circle cx="17" cy="18" r="2.6"></circle></svg></button></div></li>`);function Wr(e,t){G(t,!0);let n=H(()=>Lr(t.game.name)),r=H(()=>t.game.fewestSeats<t.game.mostSeats?t.say(`seats-between`,{fewest:t.game.fewestSeats,most:t.game.mostSeats}):t.say(`seats-exactly`,{most:t.game.mostSeats}));var i=Ur(),a=J(i);xr(J(a),{get game(){return t.game.name}}),L(a);var s=z(a,2),c=J(s),l=K(c,!0),u=z(c,2),m=e=>{var n=Vr(),r=K(n,!0);w(()=>o(r,t.game.about)),f(e,n)};p(u,e=>{t.game.about&&e(m)});var h=z(u,2),g=J(h),_=z(J(g),1,!0);L(g);var v=z(g,2),y=e=>{var r=Hr(),i=z(J(r),1,!0);L(r),w(e=>o(i,e),[()=>t.say(`minutes`,{minutes:d(n)})]),f(e,r)};p(v,e=>{d(n)!==null&&e(y)}),L(h);var b=z(h,2),x=K(b,!0);L(s);var S=z(s,2),T=J(S),E=K(T,!0),D=z(T,2);L(S),L(i),w((e,n,a,s,u)=>{I(i,`data-game`,t.game.name),I(c,`id`,`game-${t.game.name??``}`),o(l,t.game.title),o(_,d(r)),o(x,e),I(T,`aria-disabled`,t.busy),I(T,`aria-label`,n),o(E,a),I(D,`aria-label`,s),I(D,`title`,u)},[()=>Tr(t.game,t.plan,t.bots,t.lang,t.say),()=>t.say(`play-game`,{title:t.game.title}),()=>t.say(`play`),()=>t.say(`play-options`,{title:t.game.title}),()=>t.say(`play-options`,{title:t.game.title})]),C(`click`,T,function(...e){t.onplay?.apply(this,e)}),C(`click`,D,function(...e){t.onoptions?.apply(this,e)}),f(e,i),F()}x([`click`]);var Gr=40,Kr=/[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\u{ad}\u{34f}\u{61c}\u{115f}\u{1160}\u{17b4}\u{17b5}\u{180b}-\u{180f}\u{200b}-\u{200f}\u{2028}-\u{202e}\u{2060}-\u{206f}\u{2800}\u{3164}\u{feff}\u{ffa0}\u{fff0}-\u{fffb}\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{e0fff}]/u,qr=/^\p{White_Space}+|\p{White_Space}+$/gu,Jr=/\p{White_Space}+/gu,Yr=/[^\p{White_Space}\p{M}]/u,Xr=/[\u{fe00}-\u{fe0f}]/gu;function Zr(e){let t=e.replace(qr,``);return Kr.test(t)?`odd`:Yr.test(t)?[...ei(e)].length>Gr?`long`:`fine`:`blank`}function Qr(e,t){return ti(e)===ti(t)}function $r(e,t,n){let r=e[t]?.name??``;switch(Zr(r)){case`blank`:return n(`name-blank`,{most:Gr});case`long`:return n(`name-long`,{most:Gr});case`odd`:return n(`name-odd`,{most:Gr});case`fine`:{let i=e.findIndex((e,n)=>n!==t&&Qr(e.name,r));return i<0?void 0:n(`name-same`,{seat:i+1})}}}function ei(e){return e.replace(qr,``).replace(Jr,` `)}function ti(e){return ei(e).normalize(`NFKC`).replace(Xr,``).toLowerCase()}var ni=[`Ojo`,`Trot`,`Scraps`,`Betsy`];function ri(e){return(e.at(-2)??e.at(-1))?.level??null}function ii(e,t,{plans:n,seats:r},i){let a=n?.[e.name],o=a?.seats.map(e=>si(t,e.bot)?e:{...e,bot:ri(t)}),s=r?.find(({bot:e})=>e===null)?.name??i,c=o&&o.length>0?o:li([{name:s,bot:null}],Rr(e.name),t);return{seats:li(c,fi(e,c.length),t),options:{...pi(e),...ai(e,a?.options??{})}}}function ai(e,t){let n=e.options.filter(e=>oi(e,t[e.name]));return Object.fromEntries(n.map(({name:e,default:n})=>[e,t[e]??n]))}function oi({kind:e},t){switch(e.type){case`flag`:return typeof t==`boolean`;case`number`:return typeof t==`number`&&t===mi(t,e,t);case`oneOf`:return e.words.some(([e])=>e===t)}}function si(e,t){return t===null||e.some(e=>e.level===t)}function ci(e,t){let n=Array.from({length:t.length+1},(e,t)=>`Bot ${t+1}`),r=e=>!t.some(t=>Qr(t,e));return{name:[...ni,...n].find(r)??``,bot:ri(e)}}function li(e,t,n){let r=e.slice(0,t);for(;r.length<t;)r.push(ci(n,r.map(e=>e.name)));return r}function ui(e){return[...e.slice(-1),...e.slice(0,-1)]}function di(e){return Array.from({length:e.mostSeats-e.fewestSeats+1},(t,n)=>e.fewestSeats+n)}function fi(e,t){return Math.min(Math.max(t,e.fewestSeats),e.mostSeats)}function pi(e){return Object.fromEntries(e.options.map(e=>[e.name,e.default]))}function mi(e,t,n){return Number.isNaN(e)?n:Math.min(Math.max(Math.round(e),t.least),t.most)}var hi=X(`<input type="checkbox" class="svelte-1um0722"/> <label> </label>`,1),gi=X(`<label> <span class="range svelte-1um0722"> </span></label> <input class="field" type="number" step="1"/>`,1),_i=X(`<option> </option>`),vi=X(`<label> </label> <select class="field"></select>`,1),yi=X(`<div><!> <p class="svelte-1um0722"> </p></div>`);function bi(e,t){G(t,!0);let n=H(()=>`option-${t.spec.name}`),r=H(()=>t.spec.kind);var i=yi();let a;var s=J(i),c=e=>{var r=hi(),i=U(r);R(i);var a=z(i,2),s=K(a,!0);w(()=>{I(i,`id`,d(n)),D(i,t.value===!0),I(i,`aria-describedby`,`${d(n)??``}-help`),I(a,`for`,d(n)),o(s,t.spec.label)}),C(`change`,i,e=>t.onvalue(e.currentTarget.checked)),f(e,r)},l=e=>{var i=gi(),a=U(i),s=J(a),c=z(s),l=K(c,!0);L(a);var u=z(a,2);R(u),w(e=>{I(a,`for`,d(n)),o(s,`${t.spec.label??``} `),o(l,e),I(u,`id`,d(n)),I(u,`min`,d(r).least),I(u,`max`,d(r).most),ue(u,t.value),I(u,`aria-describedby`,`${d(n)??``}-help`)},[()=>t.say(`option-range`,{...d(r)})]),C(`change`,u,({currentTarget:e})=>{let n=mi(e.valueAsNumber,d(r),Number(t.value));e.value=String(n),t.onvalue(n)}),f(e,i)},u=e=>{var i=vi(),a=U(i),s=K(a,!0),c=z(a,2);V(c,21,()=>d(r).words,([e,t])=>e,(e,t)=>{var n=H(()=>he(d(t),2));let r=()=>d(n)[0],i=()=>d(n)[1];var a=_i(),s=K(a,!0),c={};w(()=>{o(s,i()),c!==(c=r())&&(a.value=(a.__value=c)??``)}),f(e,a)}),L(c);var l;me(c),w(()=>{I(a,`for`,d(n)),o(s,t.spec.label),I(c,`id`,d(n)),I(c,`aria-describedby`,`${d(n)??``}-help`),l!==(l=t.value)&&(c.value=(c.__value=l)??``,A(c,l))}),C(`change`,c,e=>t.onvalue(e.currentTarget.value)),f(e,i)};p(s,e=>{d(r).type===`flag`?e(c):d(r).type===`number`?e(l,1):e(u,-1)});var m=z(s,2),h=K(m,!0);L(i),w(()=>{a=y(i,1,`option svelte-1um0722`,null,a,{flag:d(r).type===`flag`,number:d(r).type===`number`}),I(m,`id`,`${d(n)??``}-help`),o(h,t.spec.help)}),f(e,i),F()}x([`change`]);var xi=X(`<dialog class="svelte-oy9g8f"><div class="panel svelte-oy9g8f"><div class="head svelte-oy9g8f"><h2 class="svelte-oy9g8f"> </h2> <button type="button" class="close svelte-oy9g8f"><svg viewBox="0 0 20 20" aria-hidden="true" class="svelte-oy9g8f"><path d="M4 4L16 16M16 4L4 16"></path></svg></button></div> <!></div></dialog>`);function Si(e,t){let n=S();G(t,!0);let r;E(()=>(r.showModal(),()=>r.close()));var i=xi(),a=J(i),c=J(a),l=J(c),u=K(l,!0),d=z(l,2);L(c);var p=z(c,2);h(p,()=>t.children),L(a),L(i),M(i,e=>r=e,()=>r),w(e=>{I(i,`aria-labelledby`,`${n}-title`),I(l,`id`,`${n}-title`),o(u,t.title),I(d,`aria-label`,e)},[()=>t.say(`close`)]),s(`close`,i,function(...e){t.onclose?.apply(this,e)}),C(`click`,i,e=>{e.target===r&&t.onclose()}),C(`click`,d,function(...e){t.onclose?.apply(this,e)}),f(e,i),F()}x([`click`]);var Ci=X(`<option> </option>`),wi=X(`<p class="fault svelte-4tvv92" role="status"> </p>`),Ti=X(`<li><span class="number svelte-4tvv92" aria-hidden="true"> </span> <label><span class="unseen"> </span> <input class="field" autocomplete="off"/></label> <label><span class="unseen"> </span> <select class="field"><option> </option><optgroup></optgroup></select></label> <!> <p class="svelte-4tvv92"> </p></li>`);function Ei(e,t){G(t,!0);let n=j(t,`seat`,15),r=H(()=>t.bots.find(e=>e.level===n().bot)),i=e=>t.say(e,{number:t.number})+(t.title===void 0?``:`, ${t.title}`);var a=Ti();let s;var c=J(a),l=K(c,!0),u=z(c,2),m=J(u),h=K(m,!0),g=z(m,2);R(g),L(u);var _=z(u,2),v=J(_),b=K(v,!0),x=z(v,2),S=J(x),T=K(S,!0);S.value=S.__value=``;var E=z(S);V(E,21,()=>t.bots,({level:e,label:t})=>e,(e,t,n,r)=>{let i=()=>d(t).level,a=()=>d(t).label;var s=Ci(),c=K(s,!0),l={};w(()=>{o(c,a()),l!==(l=i())&&(s.value=(s.__value=l)??``)}),f(e,s)}),L(E),L(x);var D;me(x),L(_);var O=z(_,2),k=e=>{var n=wi(),r=K(n,!0);w(()=>{I(n,`id`,`seat-fault-${t.number??``}`),o(r,t.fault)}),f(e,n)};p(O,e=>{t.fault!==void 0&&e(k)});var M=z(O,2),N=K(M,!0);L(a),w((e,r,i,c,u)=>{s=y(a,1,`seat svelte-4tvv92`,null,s,{titled:t.title}),o(l,t.title??t.number),o(h,e),I(g,`id`,`seat-name-${t.number??``}`),I(g,`aria-invalid`,t.fault!==void 0),I(g,`aria-describedby`,t.fault===void 0?void 0:`seat-fault-${t.number}`),ue(g,n().name),o(b,r),I(x,`aria-describedby`,`seat-help-${t.number??``}`),o(T,i),I(E,`label`,c),D!==(D=n().bot??``)&&(x.value=(x.__value=D)??``,A(x,D)),I(M,`id`,`seat-help-${t.number??``}`),o(N,u)},[()=>i(`seat-name`),()=>i(`seat-who`),()=>t.say(`person`),()=>t.say(`bots`),()=>d(r)?d(r).help:t.say(`person-help`)]),C(`input`,g,e=>n({...n(),name:e.currentTarget.value})),C(`change`,x,e=>n({...n(),bot:e.currentTarget.value||null})),f(e,a),F()}x([`input`,`change`]);var Di=X(`<label class="svelte-1v6dh6z"><input type="radio" class="svelte-1v6dh6z"/> <span class="svelte-1v6dh6z"> </span></label>`),Oi=X(`<p class="svelte-1v6dh6z"> </p>`),ki=X(`<fieldset class="svelte-1v6dh6z"><legend class="svelte-1v6dh6z"> </legend> <div class="svelte-1v6dh6z"></div> <!></fieldset>`);function Ai(e,t){let n=S();G(t,!0);let r=j(t,`help`,3,``);var i=ki(),a=J(i),s=K(a,!0),c=z(a,2);V(c,21,()=>t.values,([e,t])=>e,(e,r)=>{var i=H(()=>he(d(r),2));let a=()=>d(i)[0],s=()=>d(i)[1];var c=Di(),l=J(c);R(l);var u=z(l,2),p=K(u,!0);L(c),w(()=>{I(l,`name`,n),ue(l,a()),D(l,a()===t.value),o(p,s())}),C(`change`,l,()=>t.onchoose(a())),f(e,c)}),L(c);var l=z(c,2),u=e=>{var t=Oi(),i=K(t,!0);w(()=>{I(t,`id`,`${n}-help`),o(i,r())}),f(e,t)};p(l,e=>{r()&&e(u)}),L(i),w(()=>{I(i,`aria-describedby`,r()?`${n}-help`:void 0),o(s,t.legend)}),f(e,i),F()}x([`change`]);var ji=X(`<button type="button" class="turn svelte-13p36b9"><svg viewBox="0 0 26 20" aria-hidden="true" class="svelte-13p36b9"><path d="M5 19V8H1L6.5 1L12 8H8V19ZM18 1V12H14L19.5 19L25 12H21V1Z"></path></svg> </button>`),Mi=X(`<fieldset class="options svelte-13p36b9"><legend class="svelte-13p36b9"> </legend> <!></fieldset>`),Ni=X(`<form class="svelte-13p36b9"><!> <ol class="seats svelte-13p36b9"></ol> <!> <!> <div class="foot svelte-13p36b9"><button type="submit" class="button main svelte-13p36b9"> </button></div></form>`);function Pi(e,n){G(n,!0);let r=q(u(()=>n.plan.seats)),i=H(()=>n.plan.seats),a=H(()=>n.plan.options),c=H(()=>d(i).map((e,t)=>$r(d(i),t,n.say))),l=H(()=>Br(n.game.options,{seats:d(i).length,options:d(a)})),m;E(()=>void u(h));function h(){let e=d(c).findIndex(e=>e!==void 0);return e>=0&&m.querySelector(`#seat-name-${e+1}`)?.focus(),e>=0}function g(e){W(r,[...e,...d(r).slice(e.length)]),n.onchange({...n.plan,seats:e})}function _(e){e.preventDefault(),!n.busy&&!h()&&n.onbegin()}Si(e,{get title(){return n.game.title},get say(){return n.say},get onclose(){return n.onclose},children:(e,u)=>{var h=Ni(),v=J(h),y=e=>{{let t=H(()=>n.say(`players`)),a=H(()=>di(n.game).map(e=>[`${e}`,`${e}`])),o=H(()=>`${d(i).length}`);Ai(e,{get legend(){return d(t)},get values(){return d(a)},get value(){return d(o)},onchoose:e=>n.onchange({...n.plan,seats:li(d(r),Number(e),n.bots)})})}};p(v,e=>{n.game.fewestSeats<n.game.mostSeats&&e(y)});var b=z(v,2);V(b,21,()=>d(i),t,(e,t,r)=>{var a=()=>d(t),o=e=>g(d(i).with(r,e));Ei(e,{get seat(){return a()},set seat(e){o(e)},number:r+1,get title(){return n.game.seatTitles[r]},get fault(){return d(c)[r]},get bots(){return n.bots},get say(){return n.say}})}),L(b);var x=z(b,2),S=e=>{var t=ji(),r=z(J(t));L(t),w(e=>o(r,` ${e??``}`),[()=>n.say(`change-sides`)]),C(`click`,t,()=>g(ui(d(i)))),f(e,t)};p(x,e=>{n.game.seatTitles.length>0&&e(S)});var T=z(x,2),E=e=>{var t=Mi(),r=J(t),i=K(r,!0),s=z(r,2);V(s,17,()=>d(l),e=>e.name,(e,t)=>{{let r=H(()=>d(a)[d(t).name]??d(t).default);bi(e,{get spec(){return d(t)},get value(){return d(r)},get say(){return n.say},onvalue:e=>n.onchange({...n.plan,options:{...d(a),[d(t).name]:e}})})}}),L(t),w(e=>o(i,e),[()=>n.say(`options`)]),f(e,t)};p(T,e=>{d(l).length>0&&e(E)});var D=z(T,2),O=J(D),k=K(O,!0);L(D),L(h),M(h,e=>m=e,()=>m),w(e=>{I(O,`aria-disabled`,n.busy),o(k,e)},[()=>n.say(`begin`)]),s(`submit`,h,_),f(e,h)},$$slots:{default:!0}}),F()}x([`click`]);var Fi=X(`<form role="search" class="svelte-1cvw6gx"><label class="svelte-1cvw6gx"><span class="svelte-1cvw6gx"> </span> <input type="search" maxlength="200" class="svelte-1cvw6gx"/></label> <label class="svelte-1cvw6gx"><span class="svelte-1cvw6gx"> </span> <input type="date" class="svelte-1cvw6gx"/></label></form>`);function Ii(e,t){G(t,!0);let n=q(``),r=q(``),i;function a(){clearTimeout(i),i=setTimeout(()=>t.find(Fe(d(n),d(r))),250)}function c(e){e.preventDefault(),clearTimeout(i),t.find(Fe(d(n),d(r)))}var l=Fi(),u=J(l),p=J(u),m=K(p,!0),h=z(p,2);R(h),L(u);var g=z(u,2),_=J(g),v=K(_,!0),y=z(_,2);R(y),L(g),L(l),w((e,t)=>{o(m,e),o(v,t)},[()=>t.say(`find-words`),()=>t.say(`find-day`)]),s(`submit`,l,c),C(`input`,h,a),ie(h,()=>d(n),e=>W(n,e)),C(`change`,y,a),ie(y,()=>d(r),e=>W(r,e)),f(e,l),F()}x([`input`,`change`]);var Li=16*2**20;async function Ri(e,t){try{let n=await fetch(`./api/tables`,{method:`POST`,body:e,headers:{"Accept-Language":t}});return n.ok?await n.json():{refused:await n.text()}}catch{return{refused:``}}}var zi=X(`<section><h3 class="svelte-hp1x55"> </h3> <label class="svelte-hp1x55"><span class="svelte-hp1x55"> </span> <input type="file" accept=".jsonl,.json,.txt" class="svelte-hp1x55"/></label></section>`);function Bi(e,t){G(t,!0);let n=q(!1);async function r(e){let r=e.files?.[0];if(r){if(r.size>Li)t.notice(t.say(`import-too-long`,{most:Li/2**20}));else{W(n,!0);let e=await Ri(r,t.lang);W(n,!1),`table`in e?t.go({at:`table`,table:e.table}):t.notice(e.refused||t.say(`import-lost`))}e.value=``}}var i=zi(),a=J(i),s=K(a,!0),c=z(a,2),l=J(c),u=K(l,!0),p=z(l,2);L(c),L(i),w((e,t)=>{o(s,e),o(u,t),p.disabled=d(n)},[()=>t.say(`import`),()=>t.say(`import-help`)]),C(`change`,p,e=>r(e.currentTarget)),f(e,i),F()}x([`change`]);var Vi=X(`<p class="none svelte-1ng587l"> </p>`),Hi=X(`<div class="sure svelte-1ng587l" role="group"><span class="svelte-1ng587l"> </span> <button type="button" class="button danger"> </button> <button type="button" class="button"> </button></div>`),Ui=X(`<button type="button" class="remove svelte-1ng587l"> </button>`),Wi=X(`<li class="svelte-1ng587l"><a class="svelte-1ng587l"><strong class="svelte-1ng587l"> </strong> <span class="svelte-1ng587l"> </span> <time class="svelte-1ng587l"> </time></a> <!></li>`),Gi=X(`<button type="button" class="button more svelte-1ng587l"> </button>`),Ki=X(`<section><h3 tabindex="-1" class="svelte-1ng587l"> </h3> <!> <ul></ul> <!></section>`);function qi(e,t){G(t,!0);let n=q(null),r,i=H(()=>new Intl.DateTimeFormat(t.model.lang,{dateStyle:`medium`,timeStyle:`short`}));function a({game:e,seats:n}){let r=t.model.games.find(t=>t.name===e)?.seatTitles??[];return n.map(({name:e},n)=>{let i=r[n];return i===void 0?e:t.say(`labelled`,{label:i,words:e})}).join(`, `)}function s(e,n){e.preventDefault(),t.go({at:`table`,table:n})}async function c(e){W(n,e,!0),await ae(),document.getElementById(`keep-${e}`)?.focus()}async function l(e,i){W(n,null),i&&t.ask({say:`remove`,table:e}),await ae(),i?r.focus():document.getElementById(`remove-${e}`)?.focus()}var u=Ki(),m=J(u),h=K(m,!0);M(m,e=>r=e,()=>r);var g=z(m,2),_=e=>{var n=Vi(),r=K(n,!0);w(e=>o(r,e),[()=>t.tables===null?t.say(`connecting`):t.none]),f(e,n)};p(g,e=>{(t.tables===null||t.tables.lines.length===0&&t.tables.more===null)&&e(_)});var v=z(g,2);V(v,21,()=>t.tables?.lines??[],e=>e.id,(e,r)=>{let u=H(()=>a(d(r)));var m=Wi(),h=J(m),g=J(h),_=K(g,!0),v=z(g,2),y=K(v,!0),b=z(v,2),x=K(b,!0);L(h);var S=z(h,2),T=e=>{var n=Hi(),i=J(n),a=K(i,!0),s=z(i,2),c=K(s,!0),u=z(s,2),p=K(u,!0);L(n),w((e,t,i,s)=>{I(n,`aria-label`,e),o(a,t),o(c,i),I(u,`id`,`keep-${d(r).id??``}`),o(p,s)},[()=>t.say(`remove-sure`),()=>t.say(`remove-sure`),()=>t.say(`remove-yes`),()=>t.say(`remove-no`)]),C(`click`,s,()=>l(d(r).id,!0)),C(`click`,u,()=>l(d(r).id,!1)),f(e,n)},E=e=>{var n=Ui(),i=K(n,!0);w((e,t)=>{I(n,`id`,`remove-${d(r).id??``}`),I(n,`aria-label`,e),o(i,t)},[()=>t.say(`labelled`,{label:t.say(`remove`),words:`${d(r).title}, ${d(u)}`}),()=>t.say(`remove`)]),C(`click`,n,()=>c(d(r).id)),f(e,n)};p(S,e=>{d(n)===d(r).id?e(T):e(E,-1)}),L(m),w((e,t,n,r)=>{I(h,`href`,e),o(_,t),o(y,d(u)),I(b,`datetime`,n),o(x,r)},[()=>ot({at:`table`,table:d(r).id}),()=>t.say(`labelled`,{label:d(r).title,words:d(r).heading}),()=>new Date(d(r).changed*1e3).toISOString(),()=>d(i).format(d(r).changed*1e3)]),C(`click`,h,e=>s(e,d(r).id)),f(e,m)}),L(v);var y=z(v,2),b=e=>{let n=H(()=>t.tables.more);var r=Gi(),i=K(r,!0);w(e=>o(i,e),[()=>t.say(`games-more`)]),C(`click`,r,()=>t.more(d(n))),f(e,r)};p(y,e=>{t.tables!==null&&t.tables.more!==null&&e(b)}),L(u),w(()=>o(h,t.heading)),f(e,u),F()}x([`click`]);var Ji=X(`<div class="records svelte-15pzipn"><h2 id="records" tabindex="-1" class="svelte-15pzipn"> </h2> <!> <p class="unseen" role="status"> </p> <div class="games svelte-15pzipn"><!> <!></div> <!></div>`);function Yi(e,t){G(t,!0);let n=H(()=>!Pe(t.model.sought,{})),r=H(()=>(t.model.tables?.begun.lines.length??0)+(t.model.tables?.past.lines.length??0)),i=H(()=>d(n)||d(r)>0),a=e=>t.say(d(n)?`games-none-found`:e);function s(e,n){t.ask({say:`tables`,...t.model.sought,over:e,before:n})}var c=Ji(),l=J(c),u=K(l,!0),m=z(l,2),h=e=>{Ii(e,{get say(){return t.say},get find(){return t.find}})};p(m,e=>{d(i)&&e(h)});var g=z(m,2),_=K(g,!0),v=z(g,2),y=J(v);{let e=H(()=>t.say(`games-begun`)),n=H(()=>a(`games-begun-none`)),r=H(()=>t.model.tables?.begun??null);qi(y,{get heading(){return d(e)},get none(){return d(n)},get tables(){return d(r)},more:e=>s(!1,e),get model(){return t.model},get say(){return t.say},get go(){return t.go},get ask(){return t.ask}})}var b=z(y,2);{let e=H(()=>t.say(`games-past`)),n=H(()=>a(`games-past-none`)),r=H(()=>t.model.tables?.past??null);qi(b,{get heading(){return d(e)},get none(){return d(n)},get tables(){return d(r)},more:e=>s(!0,e),get model(){return t.model},get say(){return t.say},get go(){return t.go},get ask(){return t.ask}})}L(v),Bi(z(v,2),{get lang(){return t.model.lang},get say(){return t.say},get go(){return t.go},get notice(){return t.notice}}),L(c),w((e,t)=>{o(u,e),o(_,t)},[()=>t.say(`games-all`),()=>d(n)&&t.model.tables!==null?t.say(`games-found`,{count:d(r)}):``]),f(e,c),F()}var Xi=X(`<li class="svelte-15yrhrr"><a class="svelte-15yrhrr"><strong class="svelte-15yrhrr"> </strong> <span class="svelte-15yrhrr"> </span></a></li>`),Zi=X(`<section class="results" aria-labelledby="results"><h2 id="results" class="svelte-15yrhrr"> </h2> <ul></ul></section>`);function Qi(e,t){G(t,!0);var n=Zi(),r=J(n),i=K(r,!0),a=z(r,2);V(a,21,()=>t.lines.slice(0,9),({id:e,title:t,heading:n})=>e,(e,n)=>{let r=()=>d(n).id,i=()=>d(n).title,a=()=>d(n).heading;var s=Xi(),c=J(s),l=J(c),u=K(l,!0),p=z(l,2),m=K(p,!0);L(c),L(s),w(e=>{I(c,`href`,e),o(u,i()),o(m,a())},[()=>ot({at:`table`,table:r()})]),C(`click`,c,e=>(e.preventDefault(),t.go({at:`table`,table:r()}))),f(e,s)}),L(a),L(n),w(e=>o(i,e),[()=>t.say(`games-results`)]),f(e,n),F()}x([`click`]);var $i=n(`<g fill="#17533c" stroke="#2a2118" stroke-width="3" stroke-linejoin="round"><path fill="#3a8a63" d="M216 214V166H236V214ZM364 214V166H384V214Z"></path><path d="M236 214V140L249 112L262 140V214ZM338 214V140L351 112L364 140V214Z"></path><path fill="#2a7351" d="M258 214V124H280V214ZM320 214V124H342V214Z"></path><path d="M258 124Q258 100 269 88Q280 100 280 124ZM320 124Q320 100 331 88Q342 100 342 124Z"></path><path d="M276 214V96H324V214Z"></path><path fill="#2a7351" d="M272 96Q274 62 300 34Q326 62 328 96Z"></path><path fill="none" d="M300 34V12M269 88V72M331 88V72M249 112V96M351 112V96"></path><path fill="#b32a48" d="M300 12L318 17L300 23Z"></path><path fill="#f3cf5b" d="M291 214V186Q300 172 309 186V214Z"></path><path fill="none" stroke="#f3cf5b" stroke-width="2"></path></g>`);function ea(e){var t=$i(),n=z(J(t),9);I(n,`d`,`M288 112V128M300 108V128M312 112V128M288 142V158M312 142V158M300 142V158M249 150V166M351 150V166`),L(t),f(e,t)}function ta(e){let t=1-e,n=210+190*t**1.7;return{x:300+120*Math.sin(e*Math.PI*1.9+.5)*t**.55-36*t,y:n,half:5+105*t**1.9}}var na=28;function ra(e,t){let{x:n,y:r,half:i}=ta(e);return`${(n+t*i).toFixed(1)} ${r.toFixed(1)}`}var ia=Array.from({length:29},(e,t)=>t/na),aa=`M${ia.map(e=>ra(e,-1)).join(`L`)}L${ia.toReversed().map(e=>ra(e,1)).join(`L`)}Z`,oa=ia.slice(0,-6).map((e,t)=>{let n=ia[t+1]??1,r=t%2==0?[-.5,0,.5]:[-.75,-.25,.25,.75];return`M${ra(e,-1)}L${ra(e,1)}`+r.map(t=>`M${ra(e,t)}L${ra(n,t)}`).join(``)}).join(``),sa=Array.from({length:25},(e,t)=>{let n=Math.PI*(t/24-.011)+Math.PI,r=Math.PI*(t/24+.011)+Math.PI,i=e=>`${(300+520*Math.cos(e)).toFixed(0)} ${(212+520*Math.sin(e)).toFixed(0)}`;return`M300 212L${i(n)}L${i(r)}Z`}).join(``),ca=n(`<path fill="none" stroke="#2a2118"></path><circle fill="#b32a48" stroke="#2a2118"></circle><circle fill="#2a2118"></circle>`,1);function la(e,t){var n=v(),r=U(n);V(r,17,()=>t.places,([e,t,n])=>e,(e,n)=>{var r=H(()=>he(d(n),3));let i=()=>d(r)[0],a=()=>d(r)[1],o=()=>d(r)[2];var s=ca(),c=U(s),l=z(c),u=z(l);w(()=>{I(c,`d`,`M${i()??``} ${a()??``}q${-o()*.4} ${o()*1.6} ${o()*.3} ${o()*3}`),I(c,`stroke-width`,t.line),I(l,`cx`,i()),I(l,`cy`,a()),I(l,`r`,o()),I(l,`stroke-width`,t.line),I(u,`cx`,i()),I(u,`cy`,a()),I(u,`r`,o()*.32)}),f(e,s)}),f(e,n)}var ua=n(`<svg viewBox="0 0 1000 150" preserveAspectRatio="xMaxYMax slice" aria-hidden="true" class="svelte-1a6jjdq"><rect width="1000" height="150" fill="#f6e3b0"></rect><path fill="#edc65a" transform="translate(280 -255) scale(1.6)"></path><circle cx="760" cy="84" r="46" fill="#f3cf5b" stroke="#2a2118" stroke-width="1.6"></circle><path fill="#5d8f4e" stroke="#2a2118" stroke-width="1.6" d="M-5 118Q240 76 480 104T760 92T1005 104V155H-5Z"></path><g transform="translate(648 19) scale(0.375)"><!></g><path fill="#7aa65a" stroke="#2a2118" stroke-width="1.6" d="M-5 140Q200 108 420 128T740 118Q880 98 1005 122V155H-5Z"></path><path fill="#f0c244" stroke="#2a2118" stroke-width="1.8" stroke-linejoin="round" d="M754 99H766Q772 108 764 113T752 124Q756 136 846 155H680Q716 138 722 124T742 110T754 99Z"></path><path fill="none" stroke="#2a2118" stroke-width="1" d="M751 104H767M738 112H764M724 121H752M718 130H758M704 140H784M740 112V121M737 121V130M730 130V140M752 130L758 140M724 140L716 152M754 140L764 152"></path><!></svg>`);function da(e){let t=[[610,128,5],[634,112,4],[660,134,6],[862,126,5],[884,108,4],[930,132,6],[968,116,4]];var n=ua(),r=z(J(n)),i=z(r,3);ea(J(i),{}),L(i),la(z(i,4),{get places(){return t},line:1.4}),L(n),w(()=>I(r,`d`,sa)),f(e,n)}var fa=X(`<p class="svelte-1kajefp"> </p>`),pa=X(`<div class="welcome svelte-1kajefp"><div class="picture svelte-1kajefp"><!></div> <div><h1 tabindex="-1">Brickroad</h1> <!></div></div>`);function ma(e,t){G(t,!0);var n=pa(),r=J(n);da(J(r),{}),L(r);var i=z(r,2);let a;var s=J(i);let c;var l=z(s,2),u=e=>{var n=v(),r=U(n);h(r,()=>t.children),f(e,n)},d=e=>{var n=fa(),r=K(n,!0);w(e=>o(r,e),[()=>t.say(`tagline`)]),f(e,n)};p(l,e=>{t.children?e(u):e(d,-1)}),L(i),L(n),w(()=>{a=y(i,1,`sheet svelte-1kajefp`,null,a,{goes:t.children}),c=y(s,1,`svelte-1kajefp`,null,c,{unseen:t.children})}),f(e,n),F()}var ha=X(`<li class="svelte-5ud3pl"><!></li>`),ga=X(`<ul class="svelte-5ud3pl"></ul>`),_a=X(`<p class="svelte-5ud3pl"> </p>`),va=X(`<section class="games-to-play svelte-5ud3pl" aria-labelledby="new-game"><h2 id="new-game" class="unseen"> </h2> <ul class="svelte-5ud3pl"></ul></section> <section class="begun svelte-5ud3pl" aria-labelledby="begun"><div class="head svelte-5ud3pl"><h2 id="begun" class="svelte-5ud3pl"> </h2> <a href="#/" class="svelte-5ud3pl"> </a></div> <!></section> <!> <!>`,1),ya=X(`<p class="connecting svelte-5ud3pl"> </p>`),ba=X(`<div><!> <!> <!> <!></div> <!>`,1);function xa(e,t){G(t,!0);let n=q(null),r=null;_(()=>{let{tables:e,sought:i}=t.model;e!==r&&Pe(i,{})&&W(n,e),r=e});let i=q(!0);E(()=>{let e=setTimeout(()=>W(i,!1),1e3);return()=>clearTimeout(e)});let a=H(()=>t.model.games.length>0&&(d(n)!==null||!d(i))),s=H(()=>{let e=d(n)?.begun.lines??[],t=e.filter(({seats:e})=>e.some(({bot:e})=>e===null));return[...t,...e.filter(e=>!t.includes(e))]}),c=H(()=>d(s)[0]),l=H(()=>d(s).slice(1,6)),m=H(()=>d(n)?.past.lines??[]),h=q({}),g=u(_e),b=e=>d(h)[e.name]??ii(e,t.model.bots,g,t.say(`you`)),x=q(null),S=H(()=>t.model.games.find(({name:e})=>e===d(x)));function T(e){let n=b(e);t.model.opening||(n.seats.some((e,r)=>$r(n.seats,r,t.say)!==void 0)?W(x,e.name,!0):(ve({game:e.name,seats:n.seats,plans:{..._e().plans,[e.name]:n}}),t.ask({say:`create`,game:e.name,options:n.options,seats:n.seats})))}function D(e){e.preventDefault();let t=document.getElementById(`records`);t?.scrollIntoView(),t?.focus({preventScroll:!0})}var O=ba(),k=U(O);let A;{let e=e=>{var n=v(),r=U(n),i=e=>{wr(e,{get table(){return d(c)},wide:!0,get model(){return t.model},get say(){return t.say},get go(){return t.go}})};p(r,e=>{d(c)&&e(i)}),f(e,n)};var j=J(k);{let n=H(()=>d(c)?e:void 0);ma(j,{get say(){return t.say},get children(){return d(n)}})}var M=z(j,2);Fr(M,{get model(){return t.model},get say(){return t.say},get ask(){return t.ask}});var N=z(M,2);Mr(N,{get model(){return t.model},get say(){return t.say},get go(){return t.go},get ask(){return t.ask}});var P=z(N,2),ee=e=>{var n=va(),r=U(n),i=J(r),a=K(i,!0),s=z(i,2);V(s,21,()=>t.model.games,e=>e.name,(e,n)=>{{let r=H(()=>b(d(n)));Wr(e,{get game(){return d(n)},get plan(){return d(r)},get bots(){return t.model.bots},get busy(){return t.model.opening},get lang(){return t.model.lang},get say(){return t.say},onplay:()=>T(d(n)),onoptions:()=>W(x,d(n).name,!0)})}}),L(s),L(r);var u=z(r,2),h=J(u),g=J(h),_=K(g,!0),v=z(g,2),y=K(v,!0);L(h);var S=z(h,2),E=e=>{var n=ga();V(n,21,()=>d(l),e=>e.id,(e,n)=>{var r=ha();wr(J(r),{get table(){return d(n)},get model(){return t.model},get say(){return t.say},get go(){return t.go}}),L(r),f(e,r)}),L(n),f(e,n)},O=e=>{var n=_a(),r=K(n,!0);w(e=>o(r,e),[()=>t.say(d(c)?`games-begun-one`:`games-begun-none`)]),f(e,n)};p(S,e=>{d(l).length>0?e(E):e(O,-1)}),L(u);var k=z(u,2),A=e=>{Qi(e,{get lines(){return d(m)},get say(){return t.say},get go(){return t.go}})};p(k,e=>{d(m).length>0&&e(A)}),Yi(z(k,2),{get model(){return t.model},get say(){return t.say},get go(){return t.go},get ask(){return t.ask},get find(){return t.find},get notice(){return t.notice}}),w((e,t,n)=>{o(a,e),o(_,t),o(y,n)},[()=>t.say(`new-game`),()=>t.say(`games-begun`),()=>t.say(`games-all`)]),C(`click`,v,D),f(e,n)},I=e=>{var n=ya(),r=K(n,!0);w(e=>o(r,e),[()=>t.say(`connecting`)]),f(e,n)};p(P,e=>{d(a)?e(ee):e(I,-1)}),L(k)}var R=z(k,2),te=e=>{{let n=H(()=>b(d(S)));Pi(e,{get game(){return d(S)},get plan(){return d(n)},get bots(){return t.model.bots},get busy(){return t.model.opening},get say(){return t.say},onchange:e=>W(h,{...d(h),[d(S).name]:e}),onbegin:()=>T(d(S)),onclose:()=>W(x,null)})}};p(R,e=>{d(S)&&e(te)}),w(()=>A=y(k,1,`lobby svelte-5ud3pl`,null,A,{results:d(m).length>0})),f(e,O),F()}x([`click`]);var Sa=X(`<button type="button" class="svelte-1c3iac7"> </button>`),Ca=X(`<div class="language svelte-1c3iac7" role="group"></div>`);function wa(e,t){G(t,!0);let n=[[`en`,`EN`,`English`],[`fr`,`FR`,`Français`]];var r=Ca();V(r,21,()=>n,([e,t,n])=>e,(e,n)=>{var r=H(()=>he(d(n),3));let i=()=>d(r)[0],a=()=>d(r)[1],s=()=>d(r)[2];var c=Sa(),l=K(c,!0);w(()=>{I(c,`lang`,i()),I(c,`aria-label`,`${a()??``}: ${s()??``}`),I(c,`aria-pressed`,t.lang===i()),o(l,a())}),C(`click`,c,()=>t.speak(i())),f(e,c)}),L(r),w(e=>I(r,`aria-label`,e),[()=>t.say(`language`)]),f(e,r),F()}x([`click`]);var Ta=X(`<button type="button" class="button"> </button>`),Ea=X(`<div class="settings svelte-9auuei"><!> <!></div>`),Da=X(`<button type="button" class="gear svelte-9auuei" aria-haspopup="dialog"><svg viewBox="0 0 24 24" aria-hidden="true" class="svelte-9auuei"><path d="M10 2h4l.6 2.7 1.9.8 2.4-1.5 2.8 2.8-1.5 2.4.8 1.9L24 11.7v.6l-3 2.6-.8 1.9 1.5 2.4-2.8 2.8-2.4-1.5-1.9.8L14 24h-4l-.6-2.7-1.9-.8-2.4 1.5-2.8-2.8 1.5-2.4-.8-1.9L0 14.3v-4l2.9-.6.8-1.9-1.5-2.4 2.8-2.8 2.4 1.5 1.9-.8ZM12 8a5 5 0 1 0 .01 0Z" fill-rule="evenodd" transform="translate(1.2 -0.2) scale(0.9)"></path></svg></button> <!>`,1);function Oa(e,t){G(t,!0);let n=q(!1),r=q(!1),i=[`theme`,`size`,`contrast`,`motion`,`sound`,`notices`,`keys`],a=[`notices`,`keys`];async function s(e,t){e===`notices`&&t===`on`&&(W(r,!await Zn()),d(r))||(xt(e,t),e===`sound`&&t===`on`&&Rt(`card`))}function c(e){return e===`notices`&&!Xn()?`off`:bt()[e]}function l(e){return e===`notices`&&d(r)?t.say(`setting-notices-refused`):a.includes(e)?t.say(`setting-${e}-help`):``}var u=Da(),m=U(u),h=z(m,2),g=e=>{{let a=H(()=>t.say(`settings`));Si(e,{get title(){return d(a)},get say(){return t.say},onclose:()=>W(n,!1),children:(e,a)=>{var u=Ea(),m=J(u);V(m,16,()=>i,e=>e,(e,n)=>{let i=H(()=>_t(n).map(e=>[e,t.say(`setting-${n}-${e}`)]));var a=v(),o=U(a);B(o,()=>`${d(r)}`,e=>{{let r=H(()=>t.say(`setting-${n}`)),a=H(()=>l(n)),o=H(()=>c(n));Ai(e,{get legend(){return d(r)},get help(){return d(a)},get values(){return d(i)},get value(){return d(o)},onchoose:e=>void s(n,e)})}}),f(e,a)});var h=z(m,2),g=e=>{var r=Ta(),i=K(r,!0);w(e=>o(i,e),[()=>t.say(`keys-all`)]),C(`click`,r,()=>(W(n,!1),t.onkeys())),f(e,r)};p(h,e=>{t.onkeys&&e(g)}),L(u),f(e,u)},$$slots:{default:!0}})}};p(h,e=>{d(n)&&e(g)}),w((e,t)=>{I(m,`aria-label`,e),I(m,`title`,t)},[()=>t.say(`settings`),()=>t.say(`settings`)]),C(`click`,m,()=>W(n,!0)),f(e,u),F()}x([`click`]);var ka=X(`<li><a class="svelte-o5r1ao"> </a></li>`),Aa=X(`<header class="svelte-o5r1ao"><p class="brand svelte-o5r1ao" translate="no">Brickroad</p> <nav class="svelte-o5r1ao"><ul class="svelte-o5r1ao"></ul></nav> <!> <!></header>`);function ja(e,t){G(t,!0);let n=[{at:`lobby`},{at:`cards`},{at:`rules`},{at:`about`}];function r(e,n){e.preventDefault(),t.go(n)}var i=Aa(),a=z(J(i),2),s=J(a);V(s,21,()=>n,e=>e.at,(e,n)=>{var i=ka(),a=J(i),s=K(a,!0);L(i),w((e,r)=>{I(a,`href`,e),I(a,`aria-current`,t.model.screen.at===d(n).at?`page`:void 0),o(s,r)},[()=>ot(d(n)),()=>t.say(`nav-${d(n).at}`)]),C(`click`,a,e=>r(e,d(n))),f(e,i)}),L(s),L(a);var c=z(a,2);Oa(c,{get say(){return t.say}}),wa(z(c,2),{get lang(){return t.model.lang},get say(){return t.say},get speak(){return t.speak}}),L(i),w(e=>I(a,`aria-label`,e),[()=>t.say(`pages`)]),f(e,i),F()}x([`click`]);var Ma=X(`<p class="notice svelte-1032131"><span> </span> <button type="button" class="svelte-1032131">×</button></p>`),Na=X(`<div class="holder svelte-1032131" role="status"><!></div>`);function Pa(e,t){G(t,!0);var n=Na(),r=J(n),i=e=>{var n=Ma(),r=J(n),i=K(r,!0),a=z(r,2);L(n),w(e=>{o(i,t.words),I(a,`aria-label`,e)},[()=>t.say(`close`)]),C(`click`,a,function(...e){t.onclose?.apply(this,e)}),f(e,n)};p(r,e=>{t.words&&e(i)}),L(n),f(e,n),F()}x([`click`]);var Fa={draft:()=>$(()=>import(`./draft-z37GsCIP.js`),__vite__mapDeps([3,1,4]),import.meta.url),duel:()=>$(()=>import(`./duel-B_XyONfy.js`),__vite__mapDeps([5,6,1,7,8,9,10,11,12]),import.meta.url),oz:()=>$(()=>import(`./storyline-BI2cHCDw.js`),__vite__mapDeps([13,1,7,8,9,10,11,14]),import.meta.url),epic:()=>$(()=>import(`./storyline-BI2cHCDw.js`),__vite__mapDeps([13,1,7,8,9,10,11,14]),import.meta.url)},Ia=new O;function La(e){return e in Fa?Ia.get(e):null}async function Ra(e){let t=Fa[e];if(!t||Ia.get(e))return;let n=await t().catch(()=>null);Ia.set(e,n?.default??null)}var za={draft:()=>$(()=>import(`./draft-C1y-xBjf.js`),[],import.meta.url),duel:()=>$(()=>import(`./duel-DsjyMA0U.js`),[],import.meta.url),oz:()=>$(()=>import(`./storyline-D1dLzWKs.js`),[],import.meta.url),epic:()=>$(()=>import(`./storyline-D1dLzWKs.js`),[],import.meta.url)};async function Ba(e){return(await za[e]?.().catch(()=>null))?.default??null}var Va={en:()=>$(()=>import(`./en-DuZSD33J.js`),[],import.meta.url),fr:()=>$(()=>import(`./fr-dGWlB7GQ.js`),[],import.meta.url)},Ha={en:()=>$(()=>import(`./en-DFACJaAh.js`),[],import.meta.url),fr:()=>$(()=>import(`./fr-BTkw8XVd.js`),[],import.meta.url)},Ua={en:()=>$(()=>import(`./en-CLLDE7Y3.js`),[],import.meta.url),fr:()=>$(()=>import(`./fr-NRML2kE4.js`),[],import.meta.url)},Wa={en:()=>$(()=>import(`./en-CXumUJ0I.js`),[],import.meta.url),fr:()=>$(()=>import(`./fr-D33KrSbB.js`),[],import.meta.url)},Ga={5:{scene:Wa,part:`.stage`,width:700},6:{scene:Wa,part:`[data-zone^="title."]`},46:{scene:Wa,part:`[data-zone^="spot."]`}},Ka={draft:{3:{scene:Va,part:`[data-zone="column.1"]`}},duel:{9:{scene:Ha,part:`.unit:has(.plate ~ .plate)`},12:{scene:Ua,part:`[data-zone="contest"]`}},oz:Ga,epic:Ga},qa=X(`<figure role="img" class="svelte-1gskhw5"></figure>`);function Ja(e,t){G(t,!0);let n={width:1280,height:750},r=e=>{let t=!1,n=new IntersectionObserver(r=>{r.some(({isIntersecting:e})=>e)&&(n.disconnect(),a(e,()=>t))});return n.observe(e),()=>{t=!0,n.disconnect()}};async function a(e,r){let[{default:a}]=await Promise.all([t.picture.scene[t.lang](),Ra(t.game)]),s=La(t.game)?.Board;if(!s||r())return;let c=document.createElement(`div`);c.inert=!0,Object.assign(c.style,{position:`fixed`,left:`-10000px`,display:`grid`,grid:`minmax(0, 1fr) / minmax(0, 1fr)`,width:`${t.picture.width??n.width}px`,height:`${n.height}px`}),document.body.append(c);let u={prompt:i(()=>({render:()=>`<span></span>`})),words:Z(a.scene.prompt),ways:null,labels:[]},d=()=>void 0,f=g(s,{target:c,props:{position:a,say:t.say,act:d,ask:d,asked:u}});await ae(),await new Promise(e=>setTimeout(e,60));let p=c.querySelector(t.picture.part);p&&!r()?o(e,c,p):e.hidden=!0,await l(f),c.remove()}function o(e,t,n){let r=t.getBoundingClientRect(),{left:i,top:a,width:o,height:s}=n.getBoundingClientRect(),c=Math.min(1,e.clientWidth/(o+12)),l=t.cloneNode(!0);for(let e of l.querySelectorAll(`[id]`))e.closest(`defs`)||e.removeAttribute(`id`);for(let e of l.querySelectorAll(`*`))for(let t of[`point`,`card`,`zone`,`at`,`choice`,`read`,`keyed`,`key`,`line`])e.removeAttribute(`data-${t}`);Object.assign(l.style,{position:`absolute`,left:`0`,transformOrigin:`0 0`,transform:`scale(${c}) translate(${r.left-i+6}px, ${r.top-a+6}px)`}),e.style.height=`${(s+12)*c}px`,e.style.maxWidth=`${(o+12)*c}px`,e.replaceChildren(l)}var s=qa();fe(s,()=>r),w(()=>I(s,`aria-label`,t.label)),f(e,s),F()}var Ya=X(`<p class="svelte-os1pjm"> </p>`),Xa=X(`<li tabindex="-1"><a class="svelte-os1pjm"> </a> <p class="svelte-os1pjm"> </p> <!></li>`),Za=X(`<section><h2> </h2> <!> <ul class="svelte-os1pjm"></ul></section>`);function Qa(e,t){G(t,!0);let n=j(t,`rule`,3,null),r=H(()=>Ba(t.game)),i=q(void 0);async function a(e){if(await ae(),e===null)return;let t=d(i)?.querySelector(`[data-rule="${CSS.escape(e)}"]`);t?.scrollIntoView({block:`start`,behavior:`auto`}),t?.focus({preventScroll:!0})}var s=v(),c=U(s);m(c,()=>d(r),null,(e,r)=>{var s=v(),c=U(s),l=e=>{let s=H(()=>d(r)[t.lang]),c=H(()=>n()!==null&&!d(s).some(({number:e})=>e===n()));var l=Za(),u=J(l),m=K(u,!0),h=z(u,2),g=e=>{var r=Ya(),i=K(r,!0);w(e=>o(i,e),[()=>t.say(`rules-unknown`,{number:n()})]),f(e,r)};p(h,e=>{d(c)&&e(g)});var _=z(h,2);V(_,21,()=>d(s),({number:e,text:t})=>e,(e,r)=>{let i=()=>d(r).number,a=()=>d(r).text,s=H(()=>Ka[t.game]?.[i()]);var c=Xa();let l;var u=J(c),m=K(u,!0),h=z(u,2),g=K(h,!0),_=z(h,2),v=e=>{{let n=H(()=>t.say(`rules-picture`,{number:i()}));Ja(e,{get game(){return t.game},get lang(){return t.lang},get picture(){return d(s)},get label(){return d(n)},get say(){return t.say}})}};p(_,e=>{d(s)&&e(v)}),L(c),w((e,t)=>{I(c,`data-rule`,i()),I(c,`aria-current`,i()===n()||void 0),l=y(c,1,`svelte-os1pjm`,null,l,{now:i()===n()}),I(u,`href`,e),I(u,`aria-label`,t),o(m,i()),o(g,a())},[()=>ot({at:`rules`,game:t.game,rule:i()}),()=>t.say(`rules-link`,{number:i()})]),f(e,c)}),L(_),L(l),M(l,e=>W(i,e),()=>d(i)),fe(l,()=>()=>void a(n())),w(e=>{I(l,`aria-labelledby`,`numbered-${t.game??``}`),I(u,`id`,`numbered-${t.game??``}`),o(m,e)},[()=>t.say(`rules-numbered`)]),f(e,l)};p(c,e=>{d(r)&&e(l)}),f(e,s)}),f(e,s),F()}var $a=X(`<p class="back svelte-ni4eyy"><a class="svelte-ni4eyy"><span aria-hidden="true">‹</span> </a></p>`),eo=X(`<li><a class="svelte-ni4eyy"><span class="picture svelte-ni4eyy"><!></span> </a></li>`),to=X(`<nav class="svelte-ni4eyy"><ul class="svelte-ni4eyy"></ul></nav>`),no=X(`<!> <!>`,1),ro=X(`<p> </p>`),io=X(`<div class="rules svelte-ni4eyy"><!> <!> <article class="sheet svelte-ni4eyy"><h1 tabindex="-1" class="svelte-ni4eyy"> </h1> <!> <!></article></div>`);function ao(e,t){G(t,!0);let n=H(()=>t.model.games),r=H(()=>t.screen.game??d(n)[0]?.name),i=H(()=>d(r)===void 0?void 0:La(d(r))),s=H(()=>d(i)?.Rules);_(()=>{d(r)!==void 0&&Ra(d(r))});function c(e,n){e.preventDefault(),t.go(n)}var l=io(),u=J(l),m=e=>{let n=H(()=>({at:`table`,table:t.screen.table}));var r=$a(),i=J(r),a=z(J(i));L(i),L(r),w((e,t)=>{I(i,`href`,e),o(a,` ${t??``}`)},[()=>ot(d(n)),()=>t.say(`rules-back`)]),C(`click`,i,e=>c(e,d(n))),f(e,r)};p(u,e=>{t.screen.table!==void 0&&e(m)});var h=z(u,2),g=e=>{var i=to(),a=J(i);V(a,21,()=>d(n),({name:e,title:t})=>e,(e,n)=>{let i=()=>d(n).name,a=()=>d(n).title,s=H(()=>({at:`rules`,game:i(),...t.screen.table?{table:t.screen.table}:{}}));var l=eo(),u=J(l),p=J(u);xr(J(p),{get game(){return i()}}),L(p);var m=z(p);L(u),L(l),w(e=>{I(u,`href`,e),I(u,`aria-current`,i()===d(r)?`page`:void 0),o(m,` ${a()??``}`)},[()=>ot(d(s))]),C(`click`,u,e=>c(e,d(s))),f(e,l)}),L(a),L(i),w(e=>I(i,`aria-label`,e),[()=>t.say(`rules-games`)]),f(e,i)};p(h,e=>{d(n).length>1&&e(g)});var v=z(h,2),y=J(v),b=K(y,!0),x=z(y,2);rr(x,{});var S=z(x,2),T=e=>{var n=no(),i=U(n);a(i,()=>d(s),(e,n)=>{n(e,{get game(){return d(r)},get say(){return t.say}})});var o=z(i,2);B(o,()=>t.screen.rule,e=>{Qa(e,{get game(){return d(r)},get lang(){return t.model.lang},get rule(){return t.screen.rule},get say(){return t.say}})}),f(e,n)},E=e=>{var n=ro(),r=K(n,!0);w(e=>o(r,e),[()=>t.say(`connecting`)]),f(e,n)},D=e=>{var n=ro(),r=K(n,!0);w(e=>o(r,e),[()=>t.say(`rules-none`)]),f(e,n)};p(S,e=>{d(s)&&d(r)!==void 0?e(T):d(i)===void 0?e(E,1):e(D,-1)}),L(v),L(l),w(e=>o(b,e),[()=>t.say(`nav-rules`)]),f(e,l),F()}x([`click`]);function oo({lines:e,entries:t}){let n=[];for(let{entry:t,head:r}of e)r&&r.round!==n.at(-1)?.name&&n.push({name:r.round,from:t});let[r,...i]=n;if(!r)return[{name:``,from:0,to:Math.max(t,1)}];let a=[{name:r.name,from:0},...i];return a.map(({name:e,from:n},r)=>({name:e,from:n,to:Math.max(a[r+1]?.from??t,n+1)}))}function so(e,t){let n=Math.max(e.findLastIndex(({from:e})=>e<=t),0),r=e[n];return r?(n+Math.min((t-r.from)/(r.to-r.from),1))/e.length:0}function co(e,t){let n=Math.min(Math.max(t,0),1)*e.length,r=Math.min(Math.floor(n),e.length-1),i=e[r];return i?Math.round(i.from+(n-r)*(i.to-i.from)):0}function lo({lines:e},t,n){let r=[];for(let i of e){let e=so(t,i.entry),a=r.at(-1);i.sign!==`round`&&i.sign!==`turn`&&i.sign!==`deal`&&(a===void 0||e-a.place>=n)&&r.push({line:i,place:e})}return r}function uo(e,t,n){let{shown:r,entries:i}=e,a=t.lines.filter(({head:e})=>e).map(({entry:e})=>e);switch(n){case`ArrowLeft`:case`ArrowDown`:return e.stopBefore??0;case`ArrowRight`:case`ArrowUp`:return e.stopAfter??i;case`PageUp`:return a.findLast(e=>e<r)??0;case`PageDown`:return a.find(e=>e>r)??i;case`Home`:return 0;case`End`:return i;default:return null}}function fo({table:e,viewer:t,lang:n,entries:r},i){return e===i.table&&t===i.viewer&&n===i.lang&&r===i.entries}function po(e,t){let{sheet:n}=e.scene;return!n||!t?.chronicle||!fo(t,e)?null:t.chronicle.stages.length>0?{sheet:n,overview:t,chronicle:t.chronicle}:null}var mo=Symbol(`piecewise`);function ho(e,t){G(t,!0);let n=N(mo)??!1,r=q(!n);se(()=>{if(!n){t.then?.();return}let e=setTimeout(()=>{W(r,!0),e=setTimeout(()=>t.then?.())});return()=>clearTimeout(e)});var i=v(),a=U(i),o=e=>{var n=v(),r=U(n);h(r,()=>t.children),f(e,n)};p(a,e=>{d(r)&&e(o)}),f(e,i),F()}var go=X(`<aside id="log" tabindex="-1"><!></aside>`);function _o(t,n){G(n,!0);let r=j(n,`drawn`,15),i=q(void 0);E(()=>{r()&&d(i)?.focus({preventScroll:!0})});function a(e){e.key===`Escape`&&r()&&d(i)?.contains(document.activeElement)&&(r(!1),document.querySelector(`[aria-controls="log"]`)?.focus())}var o=go();s(`keydown`,e,a);let c;ho(J(o),{children:(e,t)=>{var r=v(),i=U(r);h(i,()=>n.children),f(e,r)},$$slots:{default:!0}}),L(o),M(o,e=>W(i,e),()=>d(i)),w(e=>{I(o,`aria-label`,e),c=y(o,1,`svelte-vc2x3d`,null,c,{drawn:r()})},[()=>n.say(`aside`)]),f(t,o),F()}var vo=X(`<button type="button" class="button"> </button>`),yo=X(`<p class="back svelte-15hgbdo"><button type="button" class="button main"> </button> <!></p>`);function bo(e,t){G(t,!0);var n=yo(),r=J(n),i=K(r,!0),a=z(r,2),s=e=>{var n=vo(),r=K(n,!0);w(e=>o(r,e),[()=>t.say(t.forking.words(t.position))]),C(`click`,n,()=>t.forking.fork(t.position,t.ask)),f(e,n)};p(a,e=>{t.position.records!==`redacted`&&e(s)}),L(n),w(e=>o(i,e),[()=>t.say(`step-now`)]),C(`click`,r,()=>t.ask({say:`step`,entry:null})),f(e,n),F()}x([`click`]);var xo=n(`<svg viewBox="0 0 600 400" preserveAspectRatio="xMidYMin slice" aria-hidden="true" class="svelte-4rc6do"><rect width="600" height="400" fill="#f6e3b0"></rect><path fill="#edc65a"></path><circle cx="300" cy="200" r="78" fill="#f3cf5b" stroke="#2a2118" stroke-width="3"></circle><!><path fill="#5d8f4e" stroke="#2a2118" stroke-width="3" d="M-5 236Q80 196 190 214T420 212T605 228V405H-5Z"></path><path fill="none" stroke="#2a2118" stroke-width="1.4" opacity="0.55" d="M10 244Q80 216 170 226M30 258Q90 236 150 244M600 244Q520 222 440 228M590 262Q530 240 470 246M8 274Q60 254 100 258M596 282Q560 262 520 262"></path><path fill="#7aa65a" stroke="#2a2118" stroke-width="3" d="M-5 300Q90 246 200 268Q250 300 180 405H-5ZM605 286Q500 244 410 262Q380 300 470 405H605Z"></path><path fill="#f0c244" stroke="#2a2118" stroke-width="3.5" stroke-linejoin="round"></path><path fill="none" stroke="#2a2118" stroke-width="1.5"></path><!></svg>`);function So(e){let t=[[48,330,9],[92,372,11],[150,308,6],[30,285,5],[118,268,4],[520,300,6],[560,352,10],[468,276,4],[590,290,5],[500,378,12],[440,330,7],[70,302,5]];var n=xo(),r=z(J(n)),i=z(r,2);ea(i,{});var a=z(i,4),o=z(a);la(z(o),{get places(){return t},line:2}),L(n),w(()=>{I(r,`d`,sa),I(a,`d`,aa),I(o,`d`,oa)}),f(e,n)}var Co=X(`<main id="main" tabindex="-1" class="svelte-edekh7"><section class="sheet svelte-edekh7"><div class="picture svelte-edekh7"><!></div> <h1 tabindex="-1" class="svelte-edekh7"> </h1> <!> <p> </p> <button type="button" class="button main svelte-edekh7"> </button> <a href="#/" class="svelte-edekh7"> </a></section></main>`);function wo(e,t){G(t,!0);let n=H(()=>t.position.passTo===null?``:t.position.seats[t.position.passTo]?.name??``),r;E(()=>r.focus());var i=Co(),a=J(i),s=J(a);So(J(s),{}),L(s);var c=z(s,2),l=K(c,!0);M(c,e=>r=e,()=>r);var u=z(c,2);rr(u,{});var p=z(u,2),m=K(p,!0),h=z(p,2),g=K(h,!0),_=z(h,2),v=K(_,!0);L(a),L(i),w((e,t,n,r)=>{o(l,e),o(m,t),o(g,n),o(v,r)},[()=>t.say(`pass-to`,{name:d(n)}),()=>t.say(`pass-help`,{name:d(n)}),()=>t.say(`i-am`,{name:d(n)}),()=>t.say(`nav-lobby`)]),C(`click`,h,()=>{t.position.passTo!==null&&t.sit(t.position.passTo)}),C(`click`,_,e=>{e.preventDefault(),t.go({at:`lobby`})}),f(e,i),F()}x([`click`]);var To=`[data-choice]:not([data-choice="last"])`,Eo=`[data-choice]`;function Do(e=To){return t=>{let n=n=>{let r=n.target instanceof HTMLElement?n.target.closest(e):null,i=r&&jo(ko(t,e),r,n.key);i&&(n.preventDefault(),i.focus())},r=n=>{n.target instanceof HTMLElement&&n.target.matches(e)&&Ao(ko(t,e),n.target)};return t.addEventListener(`keydown`,n),t.addEventListener(`focusin`,r),()=>{t.removeEventListener(`keydown`,n),t.removeEventListener(`focusin`,r)}}}function Oo(e,t){let n=ko(e,To),[r]=n;r&&Ao(n,r);let i=r??e.querySelector(Eo),a=document.activeElement;(a===t||a===document.body||a===null)&&((i??t)?.focus({preventScroll:!0}),i?.closest(`[data-card], [data-zone]`)?.scrollIntoView({block:`nearest`,behavior:`auto`}))}function ko(e,t){return[...e.querySelectorAll(t)]}function Ao(e,t){for(let n of e)n.tabIndex=n===t?0:-1}function jo(e,t,n){let r=e.indexOf(t);switch(n){case`Home`:return e[0];case`End`:return e.at(-1);case`ArrowLeft`:case`ArrowUp`:return Mo(e,t,n)??e[(r-1+e.length)%e.length];case`ArrowRight`:case`ArrowDown`:return Mo(e,t,n)??e[(r+1)%e.length];default:return}}function Mo(e,t,n){let r=No(t),i=e=>n===`ArrowLeft`?r.x-e.x:n===`ArrowRight`?e.x-r.x:n===`ArrowUp`?r.y-e.y:e.y-r.y,a=n===`ArrowLeft`||n===`ArrowRight`?`y`:`x`;return e.map(e=>({choice:e,there:No(e)})).filter(({there:e})=>i(e)>4&&i(e)>=Math.abs(e[a]-r[a])).sort((e,t)=>i(e.there)-i(t.there))[0]?.choice}function No(e){let{left:t,top:n,width:r,height:i}=e.getBoundingClientRect();return{x:t+r/2,y:n+i/2}}var Po=class{#e=q(null);words({table:e,records:t}){return t===`revealing`&&d(this.#e)===e?`fork-reveals`:`fork`}fork({table:e,shown:t,records:n},r){(n!==`revealing`||d(this.#e)===e)&&r({say:`fork`,entry:t}),W(this.#e,e,!0)}};function Fo(e,t,n){let r=t.zones.find(({cards:e})=>e.some(e=>Bo(e,n)))?.id;return zo(e,n)??(r===void 0?null:zo(e,r))}function Io(e,t,{at:n,to:r,words:i}){let a=Fo(e,t,n),o=Lo(e,Z(i),a);return o?[o]:[a,r===null?null:Fo(e,t,r)].filter(e=>e!==null)}function Lo(e,t,n){let r=[...e.querySelectorAll(`[data-choice]:not([data-point])`)],i=e=>e.replace(/\s+/g,` `),a=e=>i(e.ariaLabel??e.textContent).includes(i(t));return r.find(e=>n?.contains(e)!==!0&&a(e))??null}var Ro=[`card`,`zone`,`at`,`point`];function zo(e,t){return Ro.flatMap(n=>[...e.querySelectorAll(`[data-${n}="${CSS.escape(t)}"]`)]).find(e=>e.offsetWidth>0&&e.offsetHeight>0)??null}function Bo(e,t){return e.id===t||e.under.some(e=>Bo(e,t))}var Vo=n(`<rect></rect>`),Ho=n(`<g class="disc"><circle r="15" class="svelte-1hzkmq3"></circle><text y="6" text-anchor="middle" class="svelte-1hzkmq3"> </text></g>`),Uo=n(`<mask id="lesson-things"><path fill="#fff"></path><!></mask><clipPath id="lesson-sight"><path></path></clipPath><g clip-path="url(#lesson-sight)"><path class="veil svelte-1hzkmq3" mask="url(#lesson-things)"></path><!><!></g>`,1),Wo=n(`<rect></rect><svg class="hand svelte-1hzkmq3" viewBox="0 0 512 512" width="34" height="34"><path></path></svg>`,1),Go=n(`<svg class="pointers svelte-1hzkmq3" aria-hidden="true"><!></svg><svg class="pointers above svelte-1hzkmq3" aria-hidden="true"><g clip-path="url(#lesson-sight)"></g></svg>`,1);function Ko(e,n){G(n,!0);let r=q({x:0,y:0,width:0,height:0}),i=q([]),a=q([]),s=[];function c(){let e=n.root.querySelector(`main`)?.getBoundingClientRect(),t=n.root.getBoundingClientRect(),o=Math.max(e?.top??0,t.top,0),c=Math.min(t.bottom,innerHeight),u=({y:e,height:t})=>e+t>o&&e<c,f=n.points.map((e,t)=>({number:t+1,box:l(Fo(n.root,n.scene,e))})),p=n.awaited?Io(n.root,n.scene,n.awaited):[];for(let e of p.toReversed())s.includes(e)||e.scrollIntoView({block:`nearest`,behavior:`auto`});s=p;let m={veil:{x:0,y:o,width:innerWidth,height:Math.max(0,c-o)},boxes:f.flatMap(({number:e,box:t})=>t&&u(t)?[{number:e,box:t}]:[]),hands:p.flatMap(e=>l(e)??[])};JSON.stringify(m)!==JSON.stringify({veil:d(r),boxes:d(i),hands:d(a)})&&(W(r,m.veil),W(i,m.boxes),W(a,m.hands))}function l(e){if(!e)return null;let{left:t,top:n,width:r,height:i}=e.getBoundingClientRect();return{x:t-5,y:n-5,width:r+10,height:i+10}}function m({target:e}){let[t,n]=s;e instanceof Node&&t?.contains(e)&&n?.scrollIntoView({block:`nearest`,behavior:`auto`})}E(()=>{n.scene,n.points,n.awaited;let e=0,t=()=>{cancelAnimationFrame(e),e=requestAnimationFrame(c)},r=new MutationObserver(t);r.observe(n.root,{subtree:!0,childList:!0,attributes:!0,attributeFilter:[`class`,`style`,`hidden`]});let i=new ResizeObserver(t);i.observe(n.root);for(let e of[`scroll`,`transitionend`,`animationend`])addEventListener(e,t,!0);return addEventListener(`resize`,t),n.root.addEventListener(`click`,m),u(c),()=>{cancelAnimationFrame(e),r.disconnect(),i.disconnect();for(let e of[`scroll`,`transitionend`,`animationend`])removeEventListener(e,t,!0);removeEventListener(`resize`,t),n.root.removeEventListener(`click`,m)}}),E(()=>{for(let e of n.points.toReversed())Fo(n.root,n.scene,e)?.scrollIntoView({block:`nearest`,behavior:`auto`});s=[]});let h=({x:e,y:t,width:n,height:r})=>`M${e} ${t}h${n}v${r}h${-n}Z`;var g=Go(),_=U(g),v=J(_),y=e=>{var n=Uo(),s=U(n),c=J(s),l=z(c);V(l,17,()=>[...d(i).map(({box:e})=>e),...d(a)],t,(e,t)=>{var n=Vo();ne(n,()=>({fill:`#000`,...d(t)}),void 0,void 0,void 0,`svelte-1hzkmq3`),f(e,n)}),L(s);var u=z(s),p=K(u),m=z(u),g=J(m),_=z(g);V(_,17,()=>d(i),({number:e,box:t})=>e,(e,t)=>{let n=()=>d(t).box;var r=Vo();ne(r,()=>({class:`edge`,...n()}),void 0,void 0,void 0,`svelte-1hzkmq3`),f(e,r)});var v=z(_);V(v,17,()=>d(i),({number:e,box:t})=>e,(e,t)=>{let n=()=>d(t).number,i=()=>d(t).box;var a=Ho(),s=z(J(a)),c=K(s,!0);L(a),w((e,t)=>{I(a,`transform`,`translate(${e??``} ${t??``})`),o(c,n())},[()=>Math.max(i().x,16),()=>Math.max(i().y,d(r).y+16)]),f(e,a)}),L(m),w((e,t,n)=>{I(c,`d`,e),I(p,`d`,t),I(g,`d`,n)},[()=>h(d(r)),()=>h(d(r)),()=>h(d(r))]),f(e,n)};p(v,e=>{d(r).height>0&&e(y)}),L(_);var b=z(_),x=J(b);V(x,21,()=>d(a),t,(e,t,n)=>{var r=Wo(),i=U(r);ne(i,()=>({class:`press`,"data-press":n+1,...d(t)}),void 0,void 0,void 0,`svelte-1hzkmq3`);var a=z(i),o=K(a);w(e=>{I(a,`x`,d(t).x+d(t).width-30),I(a,`y`,d(t).y+d(t).height-26),I(o,`d`,e)},[()=>re(`pointing`)]),f(e,r)}),L(x),L(b),f(e,g),F()}var qo=X(`<button type="button" class="number svelte-846rft"> </button>`),Jo=X(`<p class="line svelte-846rft"><!> </p>`),Yo=X(`<p class="due svelte-846rft"><svg viewBox="0 0 512 512" aria-hidden="true" class="svelte-846rft"><path></path></svg> <span> </span></p>`),Xo=X(`<p class="line done svelte-846rft"> </p>`),Zo=X(`<h2 class="svelte-846rft"> </h2> <!> <!>`,1),Qo=X(`<i></i>`),$o=X(`<button type="button" class="button main svelte-846rft"> </button>`),es=X(`<section class="lesson svelte-846rft"><div class="words svelte-846rft"><p class="by svelte-846rft"> </p> <!></div> <div class="way svelte-846rft"><p class="count svelte-846rft"> </p> <div class="bricks svelte-846rft" aria-hidden="true"></div> <div class="buttons svelte-846rft"><button type="button" class="button svelte-846rft"> </button> <button type="button" class="button svelte-846rft"> </button> <!></div></div> <p class="unseen" role="status"> </p></section> <!>`,1);function ts(e,n){G(n,!0);let r=H(()=>n.lesson.steps),i=H(()=>n.position.shown<n.position.entries),a=q(k({shown:-1,at:0})),s=H(()=>d(a).shown===n.position.shown?Math.min(d(a).at,d(r).length-1):0),c=H(()=>d(r)[d(s)]),l=H(()=>d(s)>=d(r).length-1),u=H(()=>Math.min(n.lesson.first+Math.max(d(s),0),n.lesson.count)),m=H(()=>Array.from({length:n.lesson.count},(e,t)=>t+1)),h=H(()=>n.position.seats.find(({bot:e})=>e!==null)?.name??``),g=H(()=>d(s)>0||n.lesson.before!==null),_=H(()=>d(c)!==void 0&&(!d(l)||d(i)));function v(){d(s)>0?W(a,{shown:n.position.shown,at:d(s)-1},!0):n.lesson.before!==null&&(W(a,{shown:n.lesson.before,at:1/0},!0),n.ask({say:`step`,entry:n.lesson.before}))}function b(){if(!d(l))W(a,{shown:n.position.shown,at:d(s)+1},!0);else if(d(i)){let{after:e}=n.lesson;n.ask({say:`step`,entry:e===null||e>=n.position.entries?null:e})}}function x(e){let t=d(c)?.points[e-1];n.root&&t!==void 0&&Fo(n.root,n.position.scene,t)?.scrollIntoView({block:`nearest`,behavior:`auto`})}let S=q(0);E(()=>(n.root?.style.setProperty(`--sheet`,`${d(S)}px`),()=>n.root?.style.removeProperty(`--sheet`)));let T=H(()=>d(l)&&d(c)!==void 0&&!d(i)?n.lesson.waits:``),D=H(()=>d(T)?n.position.scene.choices[n.lesson.choices[0]??-1]:void 0),O=H(()=>[d(c)?.title,...(d(c)?.lines??[]).map(({words:e})=>e),d(T)].join(` `));var A=es(),j=U(A),M=J(j),N=J(M),P=K(N,!0),R=z(N,2),te=e=>{var r=Zo(),a=U(r),s=K(a,!0),u=z(a,2);V(u,17,()=>d(c).lines,t,(e,t)=>{let r=()=>d(t).point,i=()=>d(t).words;var a=Jo(),s=J(a),c=e=>{var t=qo(),i=K(t,!0);w(e=>{I(t,`aria-label`,e),o(i,r())},[()=>n.say(`lesson-show`,{number:r()})]),C(`click`,t,()=>x(r())),f(e,t)};p(s,e=>{r()!==null&&e(c)});var l=z(s,1,!0);L(a),w(()=>o(l,i())),f(e,a)});var m=z(u,2),h=e=>{var t=Yo(),n=J(t),r=K(n),i=z(n,2),a=K(i,!0);L(t),w(e=>{I(r,`d`,e),o(a,d(T))},[()=>re(`pointing`)]),f(e,t)},g=e=>{var t=Xo(),r=K(t,!0);w(e=>o(r,e),[()=>n.say(`lesson-past`)]),f(e,t)};p(m,e=>{d(T)?e(h):d(i)&&d(l)&&e(g,1)}),w(()=>o(s,d(c).title)),f(e,r)},B=e=>{var t=Xo(),r=K(t,!0);w(e=>o(r,e),[()=>n.say(`lesson-wait`)]),f(e,t)};p(R,e=>{d(c)?e(te):e(B,-1)}),L(M);var ne=z(M,2),ie=J(ne),ae=K(ie,!0),oe=z(ie,2);let se;V(oe,20,()=>d(m),e=>e,(e,t)=>{var n=Qo();let r;w(()=>r=y(n,1,`svelte-846rft`,null,r,{done:t<d(u),now:t===d(u)})),f(e,n)}),L(oe);var ce=z(oe,2),Y=J(ce),le=K(Y,!0),ue=z(Y,2),de=K(ue,!0),fe=z(ue,2),me=e=>{var t=$o(),r=K(t,!0);w(e=>o(r,e),[()=>n.say(`lesson-next`)]),C(`click`,t,b),f(e,t)};p(fe,e=>{d(_)&&e(me)}),L(ce),L(ne);var he=z(ne,2),X=K(he,!0);L(j);var ge=z(j,2),_e=e=>{Ko(e,{get root(){return n.root},get scene(){return n.position.scene},get points(){return d(c).points},get awaited(){return d(D)}})};p(ge,e=>{n.root&&d(c)&&e(_e)}),w((e,t,r,i,a)=>{I(j,`aria-label`,e),o(P,t),o(ae,r),se=pe(oe,``,se,{"--count":n.lesson.count}),I(Y,`aria-disabled`,!d(g)),o(le,i),o(de,a),o(X,d(O))},[()=>n.say(`lesson`),()=>n.say(`lesson-by`,{name:d(h),game:n.position.title}),()=>n.say(`lesson-step`,{step:d(u),count:n.lesson.count}),()=>n.say(`lesson-back`),()=>n.say(`lesson-leave`)]),C(`click`,Y,v),C(`click`,ue,()=>n.ask({say:`endLesson`})),ee(j,`offsetHeight`,e=>W(S,e)),f(e,A),F()}x([`click`]);function ns(e){let t=[];for(let n=0;n<e.length;)n+=rs(t,e,n);return t.filter(({name:e,turns:t})=>e!==null||t.some(({items:e})=>e.length>0))}function rs(e,t,n){let r=t[n];if(!r)return 1;let i=is(e,r);if(r.head&&(r.sign===`round`||r.sign===`turn`))return 1;let a=os(t,n);for(let e=0;e<a.period;e++){let r=Array.from({length:a.times},(r,i)=>t[n+i*a.period+e]);i.items.push(cs(r.filter(e=>e!==void 0)))}return a.period*a.times}function is(e,{entry:t,head:n,seat:r}){let i=e.at(-1);(!i||n&&n.round!==i.name)&&(i={name:n?.round??null,entry:t,turns:[]},e.push(i));let a=i.turns.at(-1);return a&&n?.rank!==`turn`||(a={seat:n?.rank===`turn`?r??null:null,entry:t,items:[]},i.turns.push(a)),a}var as=2;function os(e,t){for(let n=1;n<=as;n++){let r=e.slice(t,t+n).map(ss);if(r.length<n||r.includes(void 0))break;let i=1;for(;r.every((r,a)=>ss(e[t+i*n+a])===r);)i++;if(i>1)return{period:n,times:i}}return{period:1,times:1}}function ss(e){return e?.many?.key}function cs(e){let[t,n]=[e[0],e.at(-1)];if(!t||!n)throw Error(`an item has at least one line`);let{words:r,many:i,sign:a,seat:o}=t;return{words:i&&e.length>1?[...i.before,...Re(String(e.length)),...i.after]:r,sign:a,seat:o??null,first:t.entry,last:n.entry}}function ls(e,{only:t,words:n},r){let i=us(n.trim());if(t===`all`&&i===``)return e;let a=e=>(t!==`mine`||e.seat===r)&&(t!==`cards`||e.words.some(({is_name:e})=>e))&&us(Z(e.words)).includes(i);return e.flatMap(e=>{let t=e.turns.map(e=>({...e,items:e.items.filter(a)})).filter(({items:e})=>e.length>0);return t.length>0?[{...e,turns:t}]:[]})}function us(e){return e.normalize(`NFD`).replace(/\p{Diacritic}/gu,``).toLowerCase()}function ds(e,t){let{table:n,viewer:r,lang:i,row:a,entries:o,shown:s,log:c}=t,l=[n,r,i,a-o].join(` `);if(e?.of!==l||s===o)return{of:l,lines:c};let u=(e.lines[0]?.entry??1/0)<=s?e.lines.filter(({entry:e})=>e>s):[];return{of:l,lines:[...c,...u]}}var fs=X(`<button data-line="" tabindex="-1" type="button" class="card-name link svelte-1pp5iui"> </button>`),ps=X(`<a data-line="" tabindex="-1" class="card-name link svelte-1pp5iui"> </a>`),ms=X(`<strong class="card-name svelte-1pp5iui"> </strong>`);function hs(e,n){G(n,!0);var r=v(),i=U(r);V(i,17,()=>n.words,t,(e,t)=>{var r=v(),i=U(r),a=e=>{var r=fs(),i=K(r,!0);w(()=>o(i,d(t).words)),C(`click`,r,()=>n.read.read(d(t).words)),f(e,r)},s=H(()=>d(t).is_name&&n.read?.readable.has(d(t).words)),l=e=>{var r=ps(),i=K(r,!0);w(e=>{I(r,`href`,e),o(i,d(t).words)},[()=>ot({at:`cards`,game:n.game,card:d(t).card})]),f(e,r)},u=e=>{var n=ms(),r=K(n,!0);w(()=>o(r,d(t).words)),f(e,n)},m=e=>{var n=c();w(()=>o(n,d(t).words)),f(e,n)};p(i,e=>{d(s)?e(a):d(t).card!==void 0&&n.game!==void 0?e(l,1):d(t).is_name?e(u,2):e(m,-1)}),f(e,r)}),f(e,r),F()}x([`click`]);var gs=n(`<svg viewBox="-1 -1 22 22" aria-hidden="true"><path></path></svg>`);function _s(e,t){let n=[`M2 2H18V18H2Z`,`M10 1A9 9 0 1 1 10 19A9 9 0 1 1 10 1Z`,`M10 0L20 10L10 20L0 10Z`,`M10 1L20 19H0Z`];var r=gs(),i=K(r);w(()=>{y(r,0,`mark seat-${t.seat??``}`,`svelte-wsqxy5`),I(i,`d`,n[t.seat]??n[0])}),f(e,r)}var vs=X(`<p class="whose svelte-1ygmypz"><!> <span> </span></p>`),ys=X(`<li data-item=""><button type="button" class="moment svelte-1ygmypz" data-line="" tabindex="-1"><svg viewBox="0 0 512 512" aria-hidden="true" class="svelte-1ygmypz"><use></use></svg></button> <span class="words svelte-1ygmypz"><!> <!></span></li>`),bs=X(`<div class="turn svelte-1ygmypz"><!> <ol class="svelte-1ygmypz"></ol></div>`),xs=X(`<section class="round"><h3 class="svelte-1ygmypz"><button type="button" data-line="" tabindex="-1" class="svelte-1ygmypz"><span> </span><span class="fold svelte-1ygmypz" aria-hidden="true"> </span></button></h3> <!></section>`);function Ss(e,n){G(n,!0);let r=H(()=>n.position.shown),i=H(()=>n.position.seats),a=H(()=>n.position.viewer),s=({first:e,last:t})=>e<=d(r)&&d(r)<=t;var c=xs(),l=J(c),u=J(l),m=J(u),h=K(m,!0),g=z(m),_=K(g,!0);L(u),L(l);var b=z(l,2),x=e=>{var c=v(),l=U(c);V(l,17,()=>n.round.turns,t,(e,c)=>{var l=bs(),u=J(l),m=e=>{var t=vs(),r=J(t);_s(r,{get seat(){return d(c).seat}});var s=z(r,2),l=K(s,!0);L(t),w(e=>o(l,e),[()=>d(c).seat===d(a)?n.say(`log-you`,{name:d(i)[d(c).seat]?.name??``}):d(i)[d(c).seat]?.name]),f(e,t)};p(u,e=>{d(c).seat!==null&&e(m)});var h=z(u,2);V(h,21,()=>d(c).items,t,(e,t)=>{var i=ys();let a;var o=J(i),l=J(o),u=K(l);L(o);var m=z(o,2),h=J(m),g=e=>{_s(e,{get seat(){return d(t).seat}})};p(h,e=>{d(t).seat!==null&&d(t).seat!==d(c).seat&&e(g)});var _=z(h,2);{let e=H(()=>({read:n.read,readable:n.readable}));hs(_,{get words(){return d(t).words},get read(){return d(e)},get game(){return n.position.game}})}L(m),L(i),w((e,n,s,c)=>{a=y(i,1,`svelte-1ygmypz`,null,a,{later:d(t).first>d(r),now:e}),I(o,`aria-current`,n),I(o,`aria-label`,s),I(o,`title`,c),I(u,`href`,`#icon-sign-${d(t).sign??``}`)},[()=>s(d(t)),()=>s(d(t))?`step`:void 0,()=>Z(d(t).words),()=>n.say(`log-step`)]),C(`click`,o,()=>n.step(d(t).last)),f(e,i)}),L(h),L(l),f(e,l)}),f(e,c)};p(b,e=>{n.open&&e(x)}),L(c),w(e=>{I(u,`aria-expanded`,n.open),o(h,e),o(_,n.open?`–`:`+`)},[()=>n.round.name??n.say(`log-before`)]),C(`click`,u,function(...e){n.fold?.apply(this,e)}),f(e,c),F()}x([`click`]);function Cs(e,t){let{face:n}=t;if(n.side===`down`||e===`draft`)return`none`;if(e===`duel`){let e=/^([GV])\d/.exec(t.id)?.[1];return e?e===`G`?`good`:`evil`:n.tint===`evil`||n.tint===`witch`?`evil`:`good`}let r=n.glyphs.find(e=>e.type===`icon`&&ws.includes(e.name));return r?.type===`icon`?r.name:`neutral`}var ws=[`good`,`neutral`,`evil`];function Ts(e,t){let{face:n}=t;if(n.side===`down`)return`neutral`;if(e===`draft`&&n.kind===`story`){let e=n.glyphs.find(e=>e.type===`icon`&&e.name!==`hand`&&e.name!==`table`);return e?.type===`icon`?e.name:`oz`}return e===`epic`&&ws.includes(n.tint)?`epic-${n.tint}`:n.tint}function Es(e){let{face:t}=e;if(t.side===`down`)return[];let n=[],r=Ds(t.glyphs,`cost`);r&&n.push({is:`cost`,...r,turn:null});let i=Ds(t.glyphs,`vitality`);i&&n.push(Os({is:`vitality`,...i,turn:null},e));let[a]=t.glyphs;return a?.type===`text`&&/^[+−-]?\d+$/.test(a.text)&&n.push(Os({is:`force`,text:a.text,label:``,turn:null},e)),n}function Ds(e,t){let n=e.findIndex(e=>e.type===`icon`&&e.name===t),[r,i]=[e[n],e[n+1]];return n>=0&&r?.type===`icon`&&i?.type===`text`?{text:i.text,label:r.label}:null}function Os(e,t){let n=t.counters.find(({id:t})=>t===e.is);if(!n)return e;let r=Number(e.text.replace(`−`,`-`)),i=e.text.startsWith(`+`)&&n.value>=0?`+${n.value}`:String(n.value),a=n.value===r?null:n.value>r?`up`:`down`;return{...e,text:i.replace(`-`,`−`),label:n.label,turn:a}}async function ks(){let e=await fetch(`./api/cards`);if(!e.ok)throw Error(await e.text());return await e.json()}function As(e){return e.games.flatMap(({game:e,cards:t})=>t.map(t=>{let{text:n,face:r}=t.page,i=r.en;return{game:e,id:n.id,kind:i.side===`up`?i.kind:``,standing:Cs(e,{id:n.id,face:i}),card:t,found:Ls(js(t))}}))}function js({set:e,page:{text:t,face:n,terms:r}}){let i=[n.en,n.fr].flatMap(e=>[Ps(e),e.side===`up`?Z(e.text):``]),a=r.flatMap(({word:e})=>[e.en,e.fr]),o=[t.id,t.notation,t.kind.en,t.kind.fr,t.ground,e?.en??``,e?.fr??``];return[...i,Z(t.words.en),Z(t.words.fr),...o,...a].join(`
`)}function Ms(e,{words:t,game:n,standings:r,kinds:i}){let a=Ls(t).split(/\s+/).filter(Boolean);return e.filter(e=>(n===null||e.game===n)&&(r.size===0||r.has(e.standing))&&(i.size===0||i.has(e.kind))&&a.every(t=>e.found.includes(t)))}function Ns(e,t){let n=new Intl.Collator(t,{ignorePunctuation:!0,numeric:!0}),r=e=>Ps(e.card.page.face[t]);return[...e].sort((e,t)=>n.compare(r(e),r(t)))}function Ps(e){return e.side===`up`?e.title:e.label}function Fs({id:e,card:t},n){let{face:r,text:i}=t.page,a=r[n];return{id:e,face:a.side===`up`&&a.text.length===0?{...a,text:i.words[n]}:a,counters:[]}}function Is(e,{game:t,id:n,card:r}){if(e?.game!==t)return[];let i=Ps(r.page.face[e.lang]),a=e=>e.face.side===`up`&&(e.id===n||t!==`draft`&&e.face.title===i)||e.under.some(a);return[...new Set(e.scene.zones.filter(e=>e.cards.some(a)).map(e=>e.label))]}function Ls(e){return e.normalize(`NFD`).replaceAll(/\p{M}/gu,``).replaceAll(`−`,`-`).replaceAll(`’`,`'`).replaceAll(`œ`,`oe`).toLowerCase()}var Rs=null;async function zs({game:e,lang:t},n){if(n.face.side===`down`)return null;Rs??=ks().catch(()=>null);let r=await Rs;r===null&&(Rs=null);let i=r?.games.find(t=>t.game===e)?.cards??[],a=Ps(n.face);return i.find(({page:e})=>e.text.id===n.id)??i.find(({page:n})=>Ps(n.face[t])===a&&e!==`draft`)??null}var Bs=X(`<div><dt class="svelte-1orzg4f"> </dt> <dd class="svelte-1orzg4f"> </dd></div>`),Vs=X(`<dl class="svelte-1orzg4f"></dl>`),Hs=X(`<div class="explained svelte-1orzg4f"><!> <p><a class="svelte-1orzg4f"> </a></p></div>`);function Us(e,t){G(t,!0);let n=H(()=>zs(t.of,t.card));var r=v(),i=U(r);m(i,()=>d(n),null,(e,n)=>{var r=v(),i=U(r),a=e=>{var r=Hs(),i=J(r),a=e=>{var r=Vs();V(r,21,()=>d(n).page.terms,({word:e,means:t})=>e.en,(e,n)=>{let r=()=>d(n).word,i=()=>d(n).means;var a=Bs(),s=J(a),c=K(s,!0),l=z(s,2),u=K(l,!0);L(a),w(()=>{o(c,r()[t.of.lang]),o(u,i()[t.of.lang])}),f(e,a)}),L(r),f(e,r)};p(i,e=>{d(n).page.terms.length>0&&e(a)});var s=z(i,2),c=J(s),l=K(c,!0);L(s),L(r),w((e,t)=>{I(c,`href`,e),o(l,t)},[()=>ot({at:`cards`,game:t.of.game,card:d(n).page.text.id}),()=>t.say(`read-page`)]),f(e,r)};p(i,e=>{d(n)&&e(a)}),f(e,r)}),f(e,r),F()}var Ws=X(`<p class="svelte-mctek0"><!></p>`),Gs=X(`<div class="svelte-mctek0"><dt> </dt> <dd class="svelte-mctek0"> </dd></div>`),Ks=X(`<dl class="svelte-mctek0"></dl>`),qs=X(`<blockquote class="svelte-mctek0"> </blockquote>`),Js=X(`<dialog aria-labelledby="reader-title" class="svelte-mctek0"><h2 id="reader-title" class="svelte-mctek0"> </h2> <!> <!> <!> <!> <form method="dialog" class="svelte-mctek0"><button class="button main"> </button></form></dialog>`);function Ys(e,n){G(n,!0);let r=e=>e.showModal();var i=v(),a=U(i),c=e=>{var i=Js(),a=J(i),c=K(a,!0),l=z(a,2);V(l,17,()=>Ve(n.card.face.text),t,(e,t)=>{var n=Ws();hs(J(n),{get words(){return d(t)}}),L(n),f(e,n)});var u=z(l,2),m=e=>{var t=Ks();V(t,21,()=>n.card.counters,({id:e,label:t,value:n})=>e,(e,t)=>{let n=()=>d(t).label,r=()=>d(t).value;var i=Gs(),a=J(i),s=K(a,!0),c=z(a,2),l=K(c,!0);L(i),w(()=>{o(s,n()),o(l,r())}),f(e,i)}),L(t),f(e,t)};p(u,e=>{n.card.counters.length>0&&e(m)});var h=z(u,2),g=e=>{var t=qs(),r=K(t,!0);w(()=>o(r,n.card.face.quote)),f(e,t)};p(h,e=>{n.card.face.quote&&e(g)});var _=z(h,2);Us(_,{get of(){return n.of},get card(){return n.card},get say(){return n.say}});var v=z(_,2),y=J(v),b=K(y,!0);L(v),L(i),fe(i,()=>r),w(e=>{o(c,n.card.face.title),o(b,e)},[()=>n.say(`close`)]),s(`close`,i,function(...e){n.close?.apply(this,e)}),f(e,i)};p(a,e=>{n.card.face.side===`up`&&e(c)}),f(e,i),F()}var Xs=X(`<button type="button" class="svelte-19e4643"> </button>`),Zs=X(`<input type="search" class="svelte-19e4643"/>`),Qs=X(`<button type="button" class="earlier svelte-19e4643"> </button>`),$s=X(`<p class="none svelte-19e4643"> </p>`),ec=X(`<section class="log svelte-19e4643" aria-labelledby="log-heading"><h2 id="log-heading" class="svelte-19e4643"> </h2> <div class="sieve svelte-19e4643" role="group"><!> <button type="button" class="svelte-19e4643"><svg viewBox="0 0 20 20" aria-hidden="true" class="svelte-19e4643"><path d="M8 1A7 7 0 1 0 12 13.7L17 19L19 17L13.7 12A7 7 0 0 0 8 1ZM8 3.6A4.4 4.4 0 1 1 8 12.4A4.4 4.4 0 1 1 8 3.6Z"></path></svg></button> <!></div> <div class="lines svelte-19e4643"><!> <!></div> <!></section>`);function tc(e,t){G(t,!0);let n=H(()=>t.position.shown),r=H(()=>t.position.entries),i=H(()=>je(t.position)),a=q(void 0);$(async()=>{let{default:e}=await import(`./story-Ca9TDAHk.js`);return{default:e}},[],import.meta.url).then(({default:e})=>ce(e));let s=q({of:``,lines:[]});_(()=>{W(s,ds(u(()=>d(s)),t.position))});let c=H(()=>ns(d(s).lines)),l=k({only:`all`,words:``}),m=[`all`,`mine`,`cards`],h=q(!1),g=H(()=>l.only!==`all`||l.words.trim()!==``),y=H(()=>ls(d(c),l,t.position.viewer)),b=q(k({})),x=H(()=>Math.max(d(y).findLastIndex(({entry:e})=>e<=d(n)),0));function S(e,t){let n=d(b)[e.name??``];return n===void 0?d(g)?t>=d(y).length-20:t<=d(x)+1&&t>d(x)-2:n}let T=H(()=>t.position.scene.zones.flatMap(e=>e.cards)),E=H(()=>new Map(d(T).flatMap(e=>e.face.side===`up`?A(e.face.title).map(t=>[t,e]):[]))),D=H(()=>new Set(d(E).keys())),O=q(null);function A(e){let t=e.replace(/^(Le |La |Les |L’)/,``);return t===e?[e]:[e,t]}let j={first:-1,of:``};_(()=>{let e=d(s).lines[0]?.entry??-1,t=j.of===d(s).of&&e<j.first&&d(a)?d(a).scrollHeight-d(a).scrollTop:null;j={first:e,of:d(s).of},d(n),d(r),ae().then(()=>N(t))});function N(e){if(!d(a))return;let t=d(n)<d(r)?[...d(a).querySelectorAll(`.now`)].at(-1):void 0;e===null?t?d(a).scrollTop+=t.getBoundingClientRect().top-d(a).getBoundingClientRect().top-d(a).clientHeight/2:d(a).scrollTop=d(a).scrollHeight:d(a).scrollTop=d(a).scrollHeight-e;let i=[...d(a).querySelectorAll(`[data-line]`)];for(let e of i)e.tabIndex=-1;let o=t?.querySelector(`[data-line]`)??i.at(-1);o&&(o.tabIndex=0)}var P=ec(),ee=J(P),te=K(ee,!0),B=z(ee,2),ne=J(B);V(ne,16,()=>m,e=>e,(e,n)=>{var r=v(),i=U(r),a=e=>{var r=Xs(),i=K(r,!0);w(e=>{I(r,`aria-pressed`,l.only===n),o(i,e)},[()=>t.say(`log-${n}`)]),C(`click`,r,()=>l.only=n),f(e,r)};p(i,e=>{(n!==`mine`||t.position.viewer!==null)&&e(a)}),f(e,r)});var re=z(ne,2),oe=z(re,2),se=e=>{var n=Zs();R(n),le(n,!0),w(e=>I(n,`aria-label`,e),[()=>t.say(`log-seek`)]),ie(n,()=>l.words,e=>l.words=e),f(e,n)};p(oe,e=>{d(h)&&e(se)}),L(B);var Y=z(B,2),ue=J(Y),de=e=>{var n=Qs(),r=K(n,!0);w(e=>o(r,e),[()=>t.say(`log-earlier`)]),C(`click`,n,()=>t.ask(d(i))),f(e,n)};p(ue,e=>{d(i)&&e(de)});var pe=z(ue,2);V(pe,19,()=>d(y),e=>e.name??``,(e,n,i)=>{{let a=H(()=>S(d(n),d(i)));Ss(e,{get round(){return d(n)},get position(){return t.position},get say(){return t.say},get open(){return d(a)},fold:()=>W(b,{...d(b),[d(n).name??``]:!S(d(n),d(i))},!0),step:e=>t.ask({say:`step`,entry:e>=d(r)?null:e}),read:e=>W(O,d(E).get(e)??null),get readable(){return d(D)}})}},e=>{var n=$s(),r=K(n,!0);w(e=>o(r,e),[()=>t.say(`log-none`)]),f(e,n)}),L(Y),M(Y,e=>W(a,e),()=>d(a)),fe(Y,()=>Do(`[data-line]`));var me=z(Y,2),he=e=>{Ys(e,{get of(){return t.position},get card(){return d(O)},get say(){return t.say},close:()=>W(O,null)})};p(me,e=>{d(O)&&e(he)}),L(P),w((e,t,n)=>{o(te,e),I(B,`aria-label`,t),I(re,`aria-expanded`,d(h)),I(re,`aria-label`,n)},[()=>t.say(`log`),()=>t.say(`log-sieve`),()=>t.say(`log-seek`)]),C(`click`,re,()=>{W(h,!d(h)),l.words=``}),f(e,P),F()}x([`click`]);function nc(e){let t=[];for(let{from:n,to:r}of rc(e,`move`)){let e=t.find(e=>e.to.card!==null&&e.to.card===n.card);e?e.to=r:t.push({from:n,to:r})}return t}function rc(e,t){return e.flatMap(({happened:e})=>e).filter(e=>e.is===t)}var ic=480,ac=360,oc=45,sc={width:34,height:46},cc=[`--story`,`--plate`,`--name`,`--text`,`--least`,`--largest`,`--token`,`--glyphs`,`--picture`,`--author`,`--pale`,`--metal`,`--ground`],lc=12;function uc(e,t){if(St())return()=>void 0;let n=nc(t).flatMap(t=>{let n=mc(e,t.from);if(!n)return[];let r=t.from.card===null||n.dataset.card!==t.from.card;return[{flight:t,hidden:r,rect:n.getBoundingClientRect(),copy:r?hc():gc(n)}]});return()=>{for(let[t,r]of n.entries())dc(e,r,r.hidden?t*oc:0);for(let{at:n}of rc(t,`attack`))for(let t of n)pc(e,t)}}function dc(e,{flight:t,hidden:n,rect:r,copy:i},a){let o=mc(e,t.to),s=o?.getBoundingClientRect();if(!o||!s||r.width===0||s.width===0||Math.abs(r.left-s.left)<lc&&Math.abs(r.top-s.top)<lc)return;let c=t.to.card!==null&&o.dataset.card===t.to.card;if(n&&c){fc(o,r,s,a);return}let l=n?sc:r,[u,d]=[r.left+(r.width-l.width)/2,r.top+(r.height-l.height)/2];Object.assign(i.style,{left:`${u}px`,top:`${d}px`,width:`${l.width}px`,height:`${l.height}px`}),e.append(i);let f=Math.min(1,s.width/l.width,s.height/l.height),p=s.left+s.width/2-(u+l.width/2),m=s.top+s.height/2-(d+l.height/2),h=i.animate([{transform:`none`,opacity:1},{transform:`translate(${p}px, ${m}px) scale(${f})`,opacity:1,offset:.85},{transform:`translate(${p}px, ${m}px) scale(${f})`,opacity:0}],{duration:ic,delay:a,easing:`cubic-bezier(0.3, 0, 0.2, 1)`,fill:`backwards`});h.onfinish=h.oncancel=()=>i.remove(),c&&o.animate([{opacity:0},{opacity:0,offset:.8},{opacity:1}],ic)}function fc(e,t,n,r){let i=t.left+t.width/2-(n.left+n.width/2),a=t.top+t.height/2-(n.top+n.height/2),o=Math.min(1,t.width/Math.max(1,n.width),t.height/Math.max(1,n.height));e.animate([{transform:`translate(${i}px, ${a}px) scale(${o})`,opacity:.2},{transform:`none`,opacity:1}],{duration:ic,delay:r,easing:`cubic-bezier(0.3, 0, 0.2, 1)`,fill:`backwards`})}function pc(e,t){mc(e,{card:t,tint:null,zone:null})?.animate([{transform:`none`},{transform:`translateX(-0.35rem) rotate(-1.5deg)`},{transform:`translateX(0.3rem) rotate(1.2deg)`},{transform:`none`}],{duration:ac,delay:ic/2,easing:`ease-in-out`})}function mc(e,{card:t,zone:n,tint:r}){return(t===null?null:e.querySelector(`[data-card="${CSS.escape(t)}"]`))??(r===null||n===null?null:e.querySelector(`[data-heap="${CSS.escape(`${n}/${r}`)}"]`))??(n===null?null:e.querySelector(`[data-zone="${CSS.escape(n)}"]`))}function hc(){let e=document.createElement(`div`);return e.className=`flying-back`,_c(e)}function gc(e){let t=e.cloneNode(!0);for(let e of[t,...t.querySelectorAll(`*`)])for(let t of[`id`,`data-at`,`data-card`,`data-heap`,`data-zone`])e.removeAttribute(t);for(let e of t.querySelectorAll(`button`))e.remove();let n=getComputedStyle(e);for(let e of cc)t.style.setProperty(e,n.getPropertyValue(e));return _c(t)}function _c(e){return e.inert=!0,e.ariaHidden=`true`,Object.assign(e.style,{position:`fixed`,margin:`0`,listStyle:`none`,zIndex:`20`,pointerEvents:`none`}),e}function vc(e){return e<0?`−${-e}`:String(e)}var yc=X(`<th scope="col" class="svelte-xli4hr"> </th>`),bc=X(`<td class="svelte-xli4hr"> </td>`),xc=X(`<tr class="svelte-xli4hr"><th scope="row" class="svelte-xli4hr"> </th><!></tr>`),Sc=X(`<table class="svelte-xli4hr"><thead class="svelte-xli4hr"><tr><td class="svelte-xli4hr"></td><!></tr></thead><tbody class="svelte-xli4hr"></tbody><tfoot class="svelte-xli4hr"><tr><td class="svelte-xli4hr">=</td><!></tr></tfoot></table>`),Cc=X(`<p class="svelte-xli4hr"> <b class="svelte-xli4hr"> </b></p>`);function wc(e,n){G(n,!0);let r=H(()=>[...new Set(n.counters.flatMap(({parts:e})=>e.map(({words:e})=>e)))].map(e=>({words:e,values:n.counters.map(({parts:t})=>t.find(t=>t.words===e)?.value)}))),i=H(()=>n.counters.some(({parts:e})=>e.length>1));var a=v(),s=U(a),c=e=>{var i=Sc(),a=J(i),s=J(a),c=z(J(s));V(c,17,()=>n.counters,({id:e,label:t})=>e,(e,t)=>{let n=()=>d(t).label;var r=yc(),i=K(r,!0);w(()=>o(i,n())),f(e,r)}),L(s),L(a);var l=z(a);V(l,21,()=>d(r),({words:e,values:t})=>e,(e,n)=>{let r=()=>d(n).words,i=()=>d(n).values;var a=xc(),s=J(a),c=K(s,!0),l=z(s);V(l,17,i,t,(e,t)=>{var n=bc(),r=K(n,!0);w(e=>o(r,e),[()=>d(t)===void 0?``:vc(d(t))]),f(e,n)}),L(a),w(()=>o(c,r())),f(e,a)}),L(l);var u=z(l),p=J(u),m=z(J(p));V(m,17,()=>n.counters,({id:e,value:t})=>e,(e,t)=>{let n=()=>d(t).value;var r=bc(),i=K(r,!0);w(e=>o(i,e),[()=>vc(n())]),f(e,r)}),L(p),L(u),L(i),f(e,i)},l=e=>{var t=v(),r=U(t);V(r,17,()=>n.counters,({id:e,label:t,value:n})=>e,(e,t)=>{let n=()=>d(t).label,r=()=>d(t).value;var i=Cc(),a=J(i),s=z(a),c=K(s,!0);L(i),w(e=>{o(a,`${n()??``} `),o(c,e)},[()=>vc(r())]),f(e,i)}),f(e,t)};p(s,e=>{d(i)?e(c):e(l,-1)}),f(e,a),F()}var Tc=q(null);function Ec(){return d(Tc)}function Dc(e){W(Tc,{rule:e})}function Oc(){W(Tc,null)}var kc=X(`<button type="button" class="rule svelte-1i03p7v" data-rule-link=""> </button>`);function Ac(e,t){G(t,!0);var n=kc(),r=K(n,!0);w(e=>o(r,e),[()=>t.say(`rules-link`,{number:t.rule})]),C(`click`,n,()=>Dc(t.rule)),f(e,n),F()}x([`click`]);function jc(e,t){let n=e.zones.find(e=>e.id===t);if(n)return{is:`zone`,zone:n};for(let n of e.zones){let e=Nc(n.cards,t);if(e)return{is:`card`,card:e,zone:n}}let{contest:r}=e;for(let e of r?.sides??[]){if(r&&Mc(e)===t)return{is:`total`,side:e,contest:r};let n=Nc(e.cards,t);if(n)return{is:`card`,card:n,zone:null}}}function Mc(e){return`total.${e.seat}`}function Nc(e,t){for(let n of e){let e=n.id===t?n:Nc(n.under,t);if(e)return e}}function Pc(e){return e.choices.flatMap((t,n)=>jc(e,t.at)?[]:[n])}var Fc=[`point`,`card`,`at`,`zone`];function Ic(e,t){for(let n=t instanceof Element?t:null;n!==null;n=n.parentElement){if(n.id===`prompt`)return{is:`prompt`};if(!(n instanceof HTMLElement))continue;let t=Fc.flatMap(e=>n.dataset[e]??[]);for(let n of t){let t=jc(e,n);if(t)return t}}return null}function Lc(e){switch(e.is){case`card`:return e.card.id;case`zone`:return e.zone.id;case`total`:case`prompt`:return null}}var Rc=X(`<p><!></p>`),zc=X(`<p class="why svelte-1psxghv"> <!></p>`),Bc=X(`<div class="svelte-1psxghv"><dt> </dt> <dd class="svelte-1psxghv"> </dd></div>`),Vc=X(`<dl class="svelte-1psxghv"></dl>`),Hc=X(`<p><i> </i></p>`),Uc=X(`<span><!></span>`),Wc=X(`<li class="svelte-1psxghv"><strong class="svelte-1psxghv"> </strong> <!></li>`),Gc=X(`<ul class="svelte-1psxghv"></ul>`),Kc=X(`<blockquote class="svelte-1psxghv"> </blockquote>`),qc=X(`<!> <!>`,1),Jc=X(`<div class="told svelte-1psxghv"><!> <!> <!> <!> <!> <!> <!> <!></div>`);function Yc(e,n){G(n,!0);let r=H(()=>n.position.scene),i=q(null),a=H(()=>{switch(d(i)?.is){case`card`:{let{face:e,counters:t,links:n,under:r}=d(i).card,a=e.side===`up`;return{title:a?e.title:e.label,text:a?Ve(e.text):[],counters:t,links:n,cards:r}}case`zone`:{let{label:e,counters:t,links:n,cards:r}=d(i).zone;return{title:e,text:[],counters:t,links:n,cards:r}}case`total`:return{title:d(i).side.label,text:[Re(d(i).contest.title),Re(d(i).contest.standing)],counters:[d(i).side.total],links:[],cards:d(i).side.cards};case`prompt`:return{title:d(r).heading,text:[d(r).prompt],counters:[],links:[],cards:[]};case void 0:return null}}),s=H(()=>{let e=d(i)?Lc(d(i)):null;return e===null||d(r).choices.some(({at:t,to:n})=>t===e||n===e)?null:(d(i)?.is===`card`?d(i).card.why_not:null)??d(r).why_not}),c=H(()=>d(a)?.counters.filter(({parts:e})=>e.length>0)??[]),l=H(()=>d(a)?.counters.filter(({parts:e})=>e.length===0)??[]),u=({face:e})=>e.side===`up`?e.title:e.label;E(()=>{let e=n.root;if(!e)return;let t=new AbortController,{signal:a}=t,o,s=e=>{let t=Ic(d(r),e);return t&&W(i,t),t!==null};e.addEventListener(`contextmenu`,e=>{!e.defaultPrevented&&s(e.target)&&e.preventDefault()},{signal:a}),e.addEventListener(`pointerdown`,({pointerType:e,target:t})=>{clearTimeout(o);let n=t instanceof Element&&t.closest(`.offered, .target, .aimed, .picked`);e===`touch`&&!n&&(o=setTimeout(()=>s(t),550))},{signal:a});for(let e of[`pointerup`,`pointercancel`,`pointermove`])addEventListener(e,t=>{let n=t instanceof PointerEvent&&Math.hypot(t.movementX,t.movementY)>4;(e!==`pointermove`||n)&&clearTimeout(o)},{signal:a});return()=>{clearTimeout(o),t.abort()}});var m=v(),h=U(m),g=e=>{Si(e,{get title(){return d(a).title},get say(){return n.say},onclose:()=>W(i,null),children:(e,m)=>{var h=Jc(),g=J(h);V(g,17,()=>d(a).text,t,(e,t)=>{var n=Rc();hs(J(n),{get words(){return d(t)}}),L(n),f(e,n)});var _=z(g,2),y=e=>{var t=zc(),r=J(t);Ac(z(r),{get rule(){return d(s).rule},get say(){return n.say}}),L(t),w(()=>o(r,`${d(s).words??``} `)),f(e,t)};p(_,e=>{d(s)&&e(y)});var b=z(_,2),x=e=>{var t=Rc();Ac(J(t),{get rule(){return d(r).rule},get say(){return n.say}}),L(t),f(e,t)};p(b,e=>{d(i).is===`prompt`&&d(r).rule&&e(x)});var S=z(b,2),C=e=>{wc(e,{get counters(){return d(c)}})};p(S,e=>{d(c).length>0&&e(C)});var T=z(S,2),E=e=>{var t=Vc();V(t,21,()=>d(l),({id:e,label:t,value:n})=>e,(e,t)=>{let n=()=>d(t).label,r=()=>d(t).value;var i=Bc(),a=J(i),s=K(a,!0),c=z(a,2),l=K(c,!0);L(i),w(()=>{o(s,n()),o(l,r())}),f(e,i)}),L(t),f(e,t)};p(T,e=>{d(l).length>0&&e(E)});var D=z(T,2);V(D,17,()=>d(a).links,t,(e,t)=>{let n=()=>d(t).words;var r=v(),i=U(r),a=e=>{var t=Hc(),r=J(t),i=K(r,!0);L(t),w(()=>o(i,n())),f(e,t)};p(i,e=>{n()&&e(a)}),f(e,r)});var O=z(D,2),k=e=>{var n=Gc();V(n,21,()=>d(a).cards,e=>e.id,(e,n)=>{var r=Wc(),i=J(r),a=K(i,!0),s=z(i,2),c=e=>{var r=v(),i=U(r);V(i,17,()=>Ve(d(n).face.text),t,(e,t)=>{var n=Uc();hs(J(n),{get words(){return d(t)}}),L(n),f(e,n)}),f(e,r)};p(s,e=>{d(n).face.side===`up`&&e(c)}),L(r),w(e=>o(a,e),[()=>u(d(n))]),f(e,r)}),L(n),f(e,n)};p(O,e=>{d(a).cards.length>0&&e(k)});var A=z(O,2),j=e=>{var t=qc(),r=U(t),a=e=>{var t=Kc(),n=K(t,!0);w(()=>o(n,d(i).card.face.quote)),f(e,t)};p(r,e=>{d(i).card.face.side===`up`&&d(i).card.face.quote&&e(a)}),Us(z(r,2),{get of(){return n.position},get card(){return d(i).card},get say(){return n.say}}),f(e,t)};p(A,e=>{d(i).is===`card`&&e(j)}),L(h),f(e,h)},$$slots:{default:!0}})};p(h,e=>{d(i)&&d(a)&&e(g)}),f(e,m),F()}async function Xc(e,t){let n=await Qc(e.table);if(n===null)return null;let{game:r}=e,i=e.seats.map(({name:e,bot:t})=>({name:e,bot:t}));return{say:`create`,game:r,options:n.options??{},seats:Zc(t,r)?ui(i):i}}function Zc(e,t){return(e.find(({name:e})=>e===t)?.seatTitles.length??0)>0}async function Qc(e){try{let t=await fetch(At(e));if(!t.ok||t.body===null)return null;let n=t.body.pipeThrough(new TextDecoderStream).getReader(),r=``;for(;!r.includes(`
`);){let{done:e,value:t}=await n.read();if(e)break;r+=t}return await n.cancel(),JSON.parse(r.split(`
`)[0]??``)}catch{return null}}var $c=X(`<p class="rematch svelte-pwzswr"><span id="rematch-does" class="svelte-pwzswr"> </span> <button type="button" class="button main" aria-describedby="rematch-does"> </button></p>`);function el(e,t){G(t,!0);let n=q(!1);async function r(){if(t.busy||d(n))return;W(n,!0);let e=await Xc(t.position,t.games);W(n,!1),e?t.ask(e):t.notice(t.say(`rematch-lost`))}var i=$c(),a=J(i),s=K(a,!0),c=z(a,2),l=K(c,!0);L(i),w((e,r)=>{o(s,e),I(c,`aria-disabled`,t.busy||d(n)),o(l,r)},[()=>t.say(Zc(t.games,t.position.game)?`rematch-sides`:`rematch-chance`),()=>t.say(`rematch`)]),C(`click`,c,()=>void r()),f(e,i),F()}x([`click`]);var tl=X(`<dialog aria-labelledby="share-title" class="svelte-wivun6"><h2 id="share-title" class="svelte-wivun6"> </h2> <p class="svelte-wivun6"> </p> <input readonly="" class="svelte-wivun6"/> <p role="status" class="svelte-wivun6"> </p> <form method="dialog" class="svelte-wivun6"><button type="button" class="button main"> </button> <button type="button" class="button"> </button> <button class="button"> </button></form></dialog>`),nl=X(`<button type="button" class="button"> </button> <!>`,1);function rl(e,t){G(t,!0);let n=q(!1),r=H(()=>t.model.shared?.table===t.position.table?t.model.shared.code:null),i=H(()=>d(r)===null?``:location.href.replace(/#.*$/,``)+ot({at:`see`,code:d(r)})),a=q(!1);function c(){W(n,!0),W(a,!1),d(r)===null&&t.ask({say:`share`})}async function l(){W(a,await navigator.clipboard.writeText(d(i)).then(()=>!0,()=>!1),!0)}let u=e=>e.showModal();var m=nl(),h=U(m),g=K(h,!0),_=z(h,2),v=e=>{var c=tl(),p=J(c),m=K(p,!0),h=z(p,2),g=K(h,!0),_=z(h,2);R(_);var v=z(_,2),y=K(v,!0),b=z(v,2),x=J(b),S=K(x,!0),T=z(x,2),E=K(T,!0),D=z(T,2),O=K(D,!0);L(b),L(c),fe(c,()=>u),w((e,t,n,r,a,s,c)=>{o(m,e),o(g,t),I(_,`aria-label`,n),ue(_,d(i)),o(y,r),o(S,a),o(E,s),o(O,c)},[()=>t.say(`share-title`),()=>t.say(`share-about`),()=>t.say(`share-link`),()=>d(a)?t.say(`share-copied`):t.say(`share-length`,{letters:d(i).length}),()=>t.say(`share-copy`),()=>t.say(`share-file`),()=>t.say(`close`)]),s(`close`,c,()=>W(n,!1)),s(`focus`,_,e=>e.currentTarget.select()),C(`click`,x,l),C(`click`,T,()=>ht(`brickroad-${t.position.game}.txt`,d(r))),f(e,c)};p(_,e=>{d(n)&&d(r)!==null&&e(v)}),w(e=>o(g,e),[()=>t.say(`share`)]),C(`click`,h,c),f(e,m),F()}x([`click`]);function il(e,t,n){let{stages:r}=e,i=r[0]?.totals.length===2,a=i?[al(e,t)]:cl(e),[o,s]=[Math.min(0,...a.flat()),Math.max(0,...a.flat())],c=ll(s-o),[l,u]=[Math.floor(o/c)*c,Math.max(Math.ceil(s/c)*c,c)],{width:d,height:f,text:p}=n,m=p*(.9+.55*Math.max(String(u).length,String(l).length)),[h,g,_]=[d-13-2,15,f-p*1.5],v=e=>r.length<2?h:m+(h-m)*e/(r.length-1),y=e=>_-(_-g)*(e-l)/(u-l),b=a.map(e=>e.map((e,t)=>({x:v(t),y:y(e)}))),x=y(0),[S=[]]=b,C=[];for(let e=l;e<=u;e+=c)C.push({y:y(e),words:String(Math.abs(e))});return{width:d,height:f,text:p,left:m,right:h,top:g,bottom:_,zero:x,levels:C,above:i?dl(S,x,Math.min):``,below:i?dl(S,x,Math.max):``,lines:b.map((e,n)=>({seat:i?t:n,path:ul(e),end:e.at(-1)??{x:m,y:x}})),rounds:fl(e,v,(h-m)/(p*2)),turns:pl(e,b,{left:m,right:h,duo:i})}}function al({stages:e},t){return e.map(({totals:e})=>{let n=e.filter((e,n)=>n!==t);return(e[t]??0)-(n.length>0?Math.max(...n):0)})}function ol(e){let t=Math.max(...e);return e.flatMap((e,n)=>e===t?[n]:[])}function sl(e,t){return/\d+/.exec(e)?.[0]??String(t+1)}function cl({stages:e}){return(e[0]?.totals??[]).map((t,n)=>e.map(({totals:e})=>e[n]??0))}function ll(e){for(let t=1;;t*=10)for(let n of[t,2*t,5*t])if(e<=4*n)return n}function ul(e){return e.map(({x:e,y:t},n)=>`${n===0?`M`:`L`}${hl(e)} ${hl(t)}`).join(``)}function dl(e,t,n){let[r,i]=[e[0],e.at(-1)];if(!r||!i||r===i)return``;let a=e.flatMap((n,r)=>{let i=e[r-1];return!i||(i.y-t)*(n.y-t)>=0?[n]:[{x:i.x+(n.x-i.x)*(t-i.y)/(n.y-i.y),y:t},n]}).map(({x:e,y:r})=>({x:e,y:n(r,t)}));return`${ul([{x:r.x,y:t},...a,{x:i.x,y:t}])}Z`}function fl({stages:e},t,n){let r=[1,2,3,5,10,20,50,100].find(t=>e.length/t<=n)??200;return e.map(({round:e},n)=>({x:t(n),words:sl(e,n),at:n})).filter(({at:e})=>e===0||(e+1)%r===0).map(({x:e,words:t})=>({x:e,words:t}))}function pl({stages:e,swings:t},n,{left:r,right:i,duo:a}){let o=[];for(let[s,{round:c,seat:l}]of t.entries()){let t=e.findIndex(e=>e.round===c),u=n[a?0:l]?.[Math.max(t,0)];if(!u)continue;let d=Math.max(u.x,r+13);for(;o.some(e=>Math.abs(e.x-d)<26&&Math.abs(e.y-u.y)<26)&&(d=d+26>i?u.x-26:d+26,!(d<r)););o.push({x:d,y:u.y,letter:ml(s)})}return o}function ml(e){return String.fromCharCode(65+e)}function hl(e){return Math.round(e*10)/10}var gl=n(`<svg class="sign svelte-1yg8pe6" viewBox="0 0 512 512" aria-hidden="true"><title> </title><use></use></svg>`),_l=X(`<i class="svelte-1yg8pe6"> </i>`),vl=X(`<span><!></span>`),yl=X(`<div class="slider svelte-1yg8pe6"><div class="track svelte-1yg8pe6" role="slider" tabindex="0"><!> <div class="fields svelte-1yg8pe6" aria-hidden="true"></div> <span class="handle svelte-1yg8pe6" aria-hidden="true"></span></div> <p class="where-at svelte-1yg8pe6" aria-hidden="true"> </p></div>`);function bl(e,n){G(n,!0);let i=H(()=>n.position.shown),a=H(()=>n.position.entries),c=q(0),l=H(()=>oo(n.overview)),u=H(()=>d(c)/d(l).length<26),m=H(()=>lo(n.overview,d(l),26/Math.max(d(c),26))),h=q(null),g=H(()=>d(h)??d(i)),_=H(()=>d(l).findLast(({from:e})=>e<=d(g))??d(l)[0]),v=H(()=>x(d(_)?.name??``)?.words),b=H(()=>n.say(`slider-where`,{round:d(_)?.name??``,shown:d(g),entries:d(a)})+(d(v)?` · ${d(v)}`:``));function x(e){let t=n.overview.chronicle?.stages.find(({round:t})=>t===e)?.totals;if(!t||t.length<2)return null;let[r=0,...i]=ol(t);if(i.length>0)return{by:`even`,words:n.say(`slider-even`)};let[a=0]=al({stages:[{round:e,entry:0,totals:t}]},r),o=n.say(`slider-leads`,{name:n.position.seats[r]?.name??``,count:a});return{by:r===(n.position.viewer??0)?`mine`:`other`,words:o}}function S(e){n.ask({say:`step`,entry:e>=d(a)?null:e})}function T(e){let t=uo(n.position,n.overview,e.key);t!==null&&(e.preventDefault(),e.stopPropagation(),t!==d(i)&&S(t))}function E(e){let{left:t,width:n}=e.currentTarget.getBoundingClientRect();return co(d(l),(e.clientX-t)/n)}let D=null;function O(e){d(h)!==null&&(W(h,E(e),!0),(D===null||D===d(i))&&S(D=d(h)))}function k(){d(h)!==null&&d(h)!==D&&S(d(h)),W(h,D=null,!0)}let A=(e,t)=>/\d+/.exec(e)?.[0]??String(t+1);var j=yl(),M=J(j);I(M,`aria-valuemin`,0);var N=J(M);V(N,17,()=>d(m),t,(e,t)=>{let n=()=>d(t).line,r=()=>d(t).place;var i=gl();let a;var s=J(i),c=K(s,!0),l=z(s);L(i),w(e=>{a=pe(i,``,a,{left:`${r()*100}%`}),o(c,e),I(l,`href`,`#icon-sign-${n().sign??``}`)},[()=>Z(n().words)]),f(e,i)});var P=z(N,2);V(P,23,()=>d(l),({name:e,from:t})=>t,(e,t,i)=>{let a=()=>d(t).name,s=()=>d(t).from;var c=vl(),l=J(c),m=e=>{var t=_l(),n=K(t,!0);w(e=>o(n,e),[()=>A(a(),d(i))]),f(e,t)};p(l,e=>{d(u)&&d(i)!==0&&(d(i)+1)%5!=0||e(m)}),L(c),w(e=>y(c,1,e,`svelte-1yg8pe6`),[()=>r([x(a())?.by,{past:s()<=d(g),led:n.overview.chronicle}])]),f(e,c)}),L(P);var R=z(P,2);let te;L(M);var B=z(M,2),ne=K(B,!0);L(j),w((e,t,n)=>{I(M,`aria-label`,e),I(M,`aria-valuemax`,d(a)),I(M,`aria-valuenow`,d(g)),I(M,`aria-valuetext`,d(b)),I(M,`title`,t),te=pe(R,``,te,{left:n}),o(ne,d(b))},[()=>n.say(`slider`),()=>n.say(`slider-keys`),()=>`${so(d(l),d(g))*100}%`]),C(`keydown`,M,T),C(`pointerdown`,M,e=>{e.currentTarget.setPointerCapture(e.pointerId),W(h,E(e),!0),S(D=d(h))}),C(`pointermove`,M,O),C(`pointerup`,M,k),s(`pointercancel`,M,k),ee(M,`clientWidth`,e=>W(c,e)),f(e,j),F()}x([`keydown`,`pointerdown`,`pointermove`,`pointerup`]);var xl=X(`<option> </option>`),Sl=X(`<div class="ways svelte-1u4h1f9"><label class="svelte-1u4h1f9"> <select class="svelte-1u4h1f9"><!><option> </option><option> </option></select></label> <!></div>`),Cl=X(`<section class="review svelte-1u4h1f9"><!> <!></section>`);function wl(e,n){G(n,!0);let r=H(()=>n.model.landmarks&&fo(n.model.landmarks,n.position)?n.model.landmarks:null),i=H(()=>[n.position.table,n.position.viewer,n.position.lang,n.position.entries].join(` `));E(()=>{d(i),u(()=>{d(r)===null&&n.ask({say:`landmarks`})})});let a=H(()=>n.position.records===`whole`),s=H(()=>n.position.allOpen?`all`:String(n.position.viewer??``));function c(e){e===`all`?n.ask({say:`unveil`}):n.ask({say:`sit`,seat:e===``?null:Number(e)})}var l=Cl(),m=J(l),h=e=>{bl(e,{get position(){return n.position},get overview(){return d(r)},get say(){return n.say},get ask(){return n.ask}})};p(m,e=>{d(r)&&e(h)});var g=z(m,2),_=e=>{var r=Sl(),i=J(r),a=J(i),l=z(a),u=J(l);V(u,17,()=>n.position.seats,t,(e,t,n)=>{let r=()=>d(t).name;var i=xl(),a=K(i,!0),s={};w(e=>{o(a,r()),s!==(s=e)&&(i.value=(i.__value=s)??``)},[()=>String(n)]),f(e,i)});var p=z(u),m=K(p,!0);p.value=p.__value=`all`;var h=z(p),g=K(h,!0);h.value=h.__value=``,L(l);var _;me(l),L(i),rl(z(i,2),{get model(){return n.model},get position(){return n.position},get say(){return n.say},get ask(){return n.ask}}),L(r),w((e,t,n)=>{o(a,`${e??``} `),o(m,t),o(g,n),_!==(_=d(s))&&(l.value=(l.__value=_)??``,A(l,_))},[()=>n.say(`eyes`),()=>n.say(`eyes-all`),()=>n.say(`eyes-nobody`)]),C(`change`,l,e=>c(e.currentTarget.value)),f(e,r)};p(g,e=>{d(a)&&e(_)}),L(l),w(e=>I(l,`aria-label`,e),[()=>n.say(`look-back`)]),f(e,l),F()}x([`change`]);var Tl=`[data-keyed] [data-choice]`,El=`123456789abcdefghijklmnopqrstuvwxyz`;function Dl(e,t){let n=t?[...e.querySelectorAll(Tl)].slice(0,35):[];for(let t of e.querySelectorAll(`[data-key]`))n.includes(t)||Ol(t);for(let[e,t]of n.entries()){let n=El.charAt(e);t.dataset.key!==n&&(t.dataset.key=n,t.setAttribute(`aria-keyshortcuts`,n))}}function Ol(e){delete e.dataset.key,e.removeAttribute(`aria-keyshortcuts`)}function kl(e,t){if(jl(t)||Al(t))return null;let n=t.key.toLowerCase();return El.includes(n)&&n.length===1?e.querySelector(`[data-key="${n}"]`):null}function Al(e){return(e.ctrlKey||e.metaKey||e.altKey)&&!e.getModifierState(`AltGraph`)}function jl({target:e}){return e instanceof Element&&e.closest(`input, select, textarea, dialog`)!==null}var Ml=X(`<article class="svelte-6iwfsv"><!></article>`),Nl=X(`<aside class="drawer-of-rules svelte-6iwfsv" aria-labelledby="rules-drawer" tabindex="-1"><div class="head svelte-6iwfsv"><h2 id="rules-drawer" class="svelte-6iwfsv"> </h2> <a target="_blank" rel="noopener" class="svelte-6iwfsv"> </a> <button type="button" class="svelte-6iwfsv"><svg viewBox="0 0 20 20" aria-hidden="true" class="svelte-6iwfsv"><path d="M4 4L16 16M16 4L4 16"></path></svg></button></div> <div class="pages svelte-6iwfsv"><!> <!> <!></div></aside>`);function Pl(e,t){G(t,!0);let n=H(Ec),r=H(()=>La(t.position.game)?.Rules),i=q(void 0),c=null;E(()=>{d(n)&&(d(i)?.contains(document.activeElement)||(c=document.activeElement),d(n).rule===null&&d(i)?.focus({preventScroll:!0}))}),E(()=>Oc);function l(){Oc(),c instanceof HTMLElement&&c.isConnected&&c.focus({preventScroll:!0})}function u(e){e.key===`Escape`&&d(n)&&d(i)?.contains(document.activeElement)&&(e.stopPropagation(),l()),e.key!==`.`||jl(e)||Al(e)||bt().keys!==`on`||(d(n)?l():Dc(t.position.scene.rule),e.preventDefault())}var m=v();s(`keydown`,P,u,!0);var h=U(m),g=e=>{var s=Nl(),c=J(s),u=J(c),m=K(u,!0),h=z(u,2),g=K(h,!0),_=z(h,2);L(c);var y=z(c,2),b=J(y),x=e=>{var r=v(),i=U(r);B(i,()=>d(n),e=>{Qa(e,{get game(){return t.position.game},get lang(){return t.position.lang},get rule(){return d(n).rule},get say(){return t.say}})}),f(e,r)};p(b,e=>{d(n).rule!==null&&e(x)});var S=z(b,2),T=e=>{var n=Ml(),i=J(n);a(i,()=>d(r),(e,n)=>{n(e,{get game(){return t.position.game},get say(){return t.say}})}),L(n),f(e,n)};p(S,e=>{d(r)&&e(T)});var E=z(S,2),D=e=>{Qa(e,{get game(){return t.position.game},get lang(){return t.position.lang},get say(){return t.say}})};p(E,e=>{d(n).rule===null&&e(D)}),L(y),L(s),M(s,e=>W(i,e),()=>d(i)),w((e,t,n,r)=>{o(m,e),I(h,`href`,t),o(g,n),I(_,`aria-label`,r)},[()=>t.say(`nav-rules`),()=>ot({at:`rules`,game:t.position.game,table:t.position.table}),()=>t.say(`rules-page`),()=>t.say(`close`)]),C(`click`,_,l),f(e,s)};p(h,e=>{d(n)&&e(g)}),f(e,m),F()}x([`click`]);var Fl=6,Il=250,Ll=[`card`,`point`,`zone`,`at`];function Rl({choices:e},t,n){return e.flatMap((e,r)=>e.at===t&&e.to===n?[r]:[])}function zl({choices:e},t){return e.some(e=>e.at===t&&e.to!==null)}function Bl(e){return t=>{let n=new Hl(t,e),{signal:r,abort:i}=Vl();t.addEventListener(`pointerdown`,e=>n.press(e),{signal:r}),t.addEventListener(`dragstart`,e=>e.preventDefault(),{signal:r}),addEventListener(`pointermove`,e=>n.move(e),{signal:r}),addEventListener(`pointerup`,e=>n.release(e),{signal:r}),addEventListener(`pointercancel`,()=>n.end(),{signal:r}),addEventListener(`keydown`,e=>e.key===`Escape`&&n.end(),{signal:r});let a=e=>n.carries&&e.preventDefault();return t.addEventListener(`touchmove`,a,{signal:r,passive:!1}),t.addEventListener(`contextmenu`,a,{signal:r}),()=>(n.end(),i())}}function Vl(){let e=new AbortController;return{signal:e.signal,abort:()=>e.abort()}}var Hl=class{#e;#t;#n=null;constructor(e,t){this.#e=e,this.#t=t}get carries(){return(this.#n?.copy??null)!==null}press({target:e,button:t,isPrimary:n,pointerId:r,pointerType:i,clientX:a,clientY:o}){if(this.end(),t!==0||!n)return;let s=Ul(e,e=>zl(this.#t.scene(),e));if(!s)return;let c=i===`mouse`?void 0:setTimeout(()=>this.#r(),Il);this.#n={...s,pointer:r,x:a,y:o,copy:null,timer:c}}move({pointerId:e,pointerType:t,clientX:n,clientY:r}){let i=this.#n;if(i?.pointer!==e)return;let a=Math.hypot(n-i.x,r-i.y)>Fl;i.copy===null&&a&&t===`mouse`?this.#r():i.copy===null&&a&&this.end(),i.copy!==null&&(i.copy.style.translate=`${n-i.x}px ${r-i.y}px`,this.#t.aim(this.#a(n,r)))}release({pointerId:e,clientX:t,clientY:n}){let r=this.#n;if(r?.pointer!==e)return;let i=r.copy===null?null:this.#a(t,n);this.#i(),r.copy!==null&&(Wl(),i===null?this.#t.putBack():this.#t.drop(r.id,i))}end(){let{carries:e}=this;this.#i(),e&&this.#t.putBack()}#r(){let e=this.#n;if(!e)return;let{left:t,top:n,width:r,height:i}=e.from.getBoundingClientRect();e.copy=gc(e.from),e.copy.classList.add(`carried`),Object.assign(e.copy.style,{left:`${t}px`,top:`${n}px`,width:`${r}px`,height:`${i}px`}),this.#e.append(e.copy),getSelection()?.removeAllRanges(),this.#t.lift(e.id)}#i(){let e=this.#n;this.#n=null,clearTimeout(e?.timer),e?.copy&&(e.copy.remove(),this.#t.aim(null))}#a(e,t){let{id:n}=this.#n??{};if(n===void 0)return null;let r=e=>Rl(this.#t.scene(),n,e).length>0;for(let n of document.elementsFromPoint(e,t)){let e=Ul(n,r);if(e)return e.id}return null}};function Ul(e,t){let n=null;for(let r=e instanceof Element?e:null;r!==null;r=r.parentElement){if(!(r instanceof HTMLElement))continue;let{dataset:e}=r,i=Ll.map(t=>e[t]).find(e=>e!==void 0&&t(e));i!==void 0&&(n===null||n.id===i)&&(n={id:i,from:r})}return n}function Wl(){let e=e=>(e.preventDefault(),e.stopPropagation());addEventListener(`click`,e,{capture:!0,once:!0}),setTimeout(()=>removeEventListener(`click`,e,{capture:!0}))}var Gl=X(`<small> </small>`),Kl=X(`<button type="button" class="choose svelte-igihbm"><span class="svelte-igihbm"><!></span> <!></button>`);function ql(e,t){G(t,!0);let n=j(t,`verb`,3,``),r=j(t,`hint`,3,null),i=H(()=>Z(t.words)),a=H(()=>d(i).toLowerCase().startsWith(n().toLowerCase())?d(i):`${n()}: ${d(i)}`),s=H(()=>r()===null?d(a):`${d(a)} – ${r()}`);var l=Kl(),u=J(l),m=J(u),h=e=>{var t=c();w(()=>o(t,n())),f(e,t)},g=e=>{hs(e,{get words(){return t.words}})};p(m,e=>{n()?e(h):e(g,-1)}),L(u);var _=z(u,2),v=e=>{var t=Gl(),n=K(t,!0);w(()=>o(n,r())),f(e,t)};p(_,e=>{r()!==null&&e(v)}),L(l),w(()=>{I(l,`data-choice`,t.order??``),I(l,`aria-label`,d(s))}),C(`click`,l,function(...e){t.onchoose?.apply(this,e)}),f(e,l),F()}x([`click`]);var Jl=X(`<small class="svelte-2p5jsv"> </small>`),Yl=X(`<li><button type="button" class="button svelte-2p5jsv" data-choice=""><span><!></span><!></button></li>`),Xl=X(`<ul data-keyed="" class="svelte-2p5jsv"></ul>`);function Zl(e,t){G(t,!0);let n=H(()=>t.pointing.at(t.at)),r=H(()=>he(d(n))),i=H(()=>d(r)[0]),a=H(()=>d(r).slice(1));var s=v(),c=U(s),l=e=>{{let n=H(()=>t.pointing.said(d(i)));ql(e,Y(()=>d(n),{onchoose:()=>t.pointing.take(d(i))}))}},u=e=>{var r=Xl();V(r,21,()=>d(n),e=>e.choices[0],(e,n)=>{let r=H(()=>t.pointing.said(d(n)));var i=Yl(),a=J(i),s=J(a);hs(J(s),{get words(){return d(r).words}}),L(s);var c=z(s),l=e=>{var t=Jl(),n=K(t,!0);w(()=>o(n,d(r).hint)),f(e,t)};p(c,e=>{d(r).hint&&e(l)}),L(a),L(i),C(`click`,a,()=>t.pointing.take(d(n))),f(e,i)}),L(r),f(e,r)};p(c,e=>{d(i)&&d(a).length===0?e(l):d(i)&&e(u,1)}),f(e,s),F()}x([`click`]);function Ql(e){let t=[];for(let n of e){let e=t.at(-1);e&&n.type!==`points`?e.push(n):t.push([n])}return t}function $l(e){let t=e.map(e=>e.type===`icon`?1:.45+.26*e.text.length),n=.1*(e.length-1)+.2*(Ql(e).length-1);return t.reduce((e,t)=>e+t,n)}var eu={dorothy:`M50 3A47 47 0 1 1 50 97A47 47 0 1 1 50 3Z`,toto:`M50 3L95 37V90Q95 96 89 96H11Q5 96 5 90V37Z`,lion:`M7 10Q30 14 50 4Q70 14 93 10V50Q93 80 50 97Q7 80 7 50Z`,scarecrow:`M50 1L99 50L50 99L1 50Z`,tinman:`M27 6H73L98 50L73 94H27L2 50Z`,glinda:`M50 3C64 3 74 13 73 27C87 26 97 36 97 50C97 64 87 74 73 73C74 87 64 97 50 97C36 97 26 87 27 73C13 74 3 64 3 50C3 36 13 26 27 27C26 13 36 3 50 3Z`,witch:`M50 2C76 18 91 42 91 70V96H9V70C9 42 24 18 50 2Z`,oz:`M30 3H70L97 30V70L70 97H30L3 70V30Z`,ozma:`M50 4L66 22L96 12V74Q96 96 50 96Q4 96 4 74V12L34 22Z`,munchkin:`M50 3Q92 8 92 56V96H8V56Q8 8 50 3Z`,winkie:`M18 5H82V18H95V82H82V95H18V82H5V18H18Z`,quadling:`M6 6H94V66L50 96L6 66Z`,gillikin:`M50 3L96 38L79 95H21L4 38Z`,emerald:`M30 3H70L97 30V70L70 97H30L3 70V30Z`,kansas:`M50 4L95 28V95H5V28Z`,nome:`M24 6L70 3L95 30L97 72L70 97L28 94L4 68L6 28Z`,neutral:`M12 96V40Q12 4 50 4Q88 4 88 40V96Z`,wild:`M50 2Q98 26 92 62Q86 96 50 98Q14 96 8 62Q2 26 50 2Z`,forest:`M50 2L74 26L92 66L84 96H16L8 66L26 26Z`,field:`M16 8H84Q98 50 84 92H16Q2 50 16 8Z`,house:`M50 3L96 32L90 38V96H10V38L4 32Z`,water:`M50 2C62 22 94 40 94 64A44 34 0 1 1 6 64C6 40 38 22 50 2Z`,good:tu(12,47,41),evil:tu(9,49,36)};function tu(e,t,n){return`M${Array.from({length:2*e},(r,i)=>{let[a,o]=[i*Math.PI/e-Math.PI/2,i%2==0?t:n];return`${(50+o*Math.cos(a)).toFixed(1)} ${(50+o*Math.sin(a)).toFixed(1)}`}).join(`L`)}Z`}var nu=`M14 6H86Q94 6 94 14V86Q94 94 86 94H14Q6 94 6 86V14Q6 6 14 6Z`;function ru(e){return eu[e]??nu}function iu(e){return e===`toto`?{x:23,y:32,size:54}:e===`witch`?{x:21,y:31,size:58}:e===`lion`?{x:20,y:16,size:60}:e===`quadling`?{x:22,y:15,size:56}:e===`evil`?{x:27,y:27,size:46}:e===`gillikin`?{x:23,y:25,size:54}:e===`house`||e===`water`||e===`neutral`?{x:23,y:33,size:54}:e===`forest`?{x:25,y:34,size:50}:e===`ozma`||e===`kansas`||e===`munchkin`?{x:22,y:27,size:56}:e===`scarecrow`?{x:24,y:24,size:52}:{x:20,y:20,size:60}}var au=n(`<use></use>`),ou=n(`<text x="50" y="66" text-anchor="middle" class="svelte-1ctp6og"> </text>`),su=n(`<svg class="token svelte-1ctp6og" viewBox="-2 -2 104 104"><path class="frame svelte-1ctp6og"></path><!></svg>`);function cu(e,t){G(t,!0);let n=j(t,`label`,3,``),r=H(()=>iu(t.name));var i=su(),a=J(i),s=z(a),c=e=>{var n=au();w(()=>{I(n,`href`,`#icon-${t.name??``}`),I(n,`x`,d(r).x),I(n,`y`,d(r).y),I(n,`width`,d(r).size),I(n,`height`,d(r).size)}),f(e,n)},l=H(()=>re(t.name)),u=e=>{var r=ou(),i=K(r,!0);w(e=>o(i,e),[()=>(n()||t.name).slice(0,1)]),f(e,r)};p(s,e=>{d(l)?e(c):e(u,-1)}),L(i),w(e=>{I(i,`data-tint`,t.name),I(i,`role`,n()?`img`:void 0),I(i,`aria-label`,n()||void 0),I(i,`aria-hidden`,n()?void 0:`true`),I(a,`d`,e)},[()=>ru(t.name)]),f(e,i),F()}var lu=X(`<b class="points svelte-191icyc"> </b>`),uu=X(`<span class="sign svelte-191icyc"> </span>`),du=X(`<span class="phrase svelte-191icyc"></span>`),fu=X(`<span class="glyphs svelte-191icyc" aria-hidden="true"></span>`);function pu(e,n){G(n,!0);var r=fu();let i;V(r,21,()=>Ql(n.glyphs),t,(e,n)=>{var r=du();V(r,21,()=>d(n),t,(e,t)=>{var n=v(),r=U(n),i=e=>{cu(e,{get name(){return d(t).name}})},a=e=>{var n=lu(),r=K(n,!0);w(()=>o(r,d(t).text)),f(e,n)},s=e=>{var n=uu(),r=K(n,!0);w(()=>o(r,d(t).text)),f(e,n)};p(r,e=>{d(t).type===`icon`?e(i):d(t).type===`points`?e(a,1):e(s,-1)}),f(e,n)}),L(r),f(e,r)}),L(r),w(e=>i=pe(r,``,i,{"--breadth":e}),[()=>$l(n.glyphs).toFixed(2)]),f(e,r),F()}var mu=X(`<li> </li>`),hu=X(`<ul class="ties svelte-1l15f5s"></ul>`);function gu(e,t){G(t,!0);var n=v(),i=U(n),a=e=>{var n=hu();V(n,21,()=>t.links,({kind:e,to:t,words:n})=>`${e} ${t}`,(e,t)=>{let n=()=>d(t).kind,i=()=>d(t).words;var a=mu(),s=K(a,!0);w(()=>{y(a,1,r(n()),`svelte-1l15f5s`),o(s,i())}),f(e,a)}),L(n),f(e,n)};p(i,e=>{t.links.length>0&&e(a)}),f(e,n),F()}var _u=X(`<button type="button" class="why svelte-pnsmxs" tabindex="-1"></button>`);function vu(e,t){G(t,!0);var n=_u();w(()=>{I(n,`title`,t.words),I(n,`aria-label`,t.words)}),C(`click`,n,()=>t.onask(t.words)),f(e,n),F()}x([`click`]);var yu=X(`<li class="svelte-1ow9k3l"><span> </span> <b class="svelte-1ow9k3l"> </b></li>`),bu=X(`<details class="svelte-1ow9k3l"><summary class="svelte-1ow9k3l"><b class="svelte-1ow9k3l"> </b> <span> </span></summary> <ul class="parts svelte-1ow9k3l"></ul></details>`),xu=X(`<b class="svelte-1ow9k3l"> </b> <span> </span>`,1),Su=X(`<li><!></li>`),Cu=X(`<ul class="worth svelte-1ow9k3l"></ul>`);function wu(e,n){G(n,!0);var i=v(),a=U(i),s=e=>{var i=Cu();V(i,21,()=>n.counters,({id:e,label:t,value:n,parts:r})=>e,(e,n)=>{let i=()=>d(n).id,a=()=>d(n).label,s=()=>d(n).value,c=()=>d(n).parts;var l=Su(),u=J(l),m=e=>{var n=bu(),r=J(n),i=J(r),l=K(i,!0),u=z(i,2),p=K(u,!0);L(r);var m=z(r,2);V(m,21,c,t,(e,t)=>{var n=yu(),r=J(n),i=K(r,!0),a=z(r,2),s=K(a,!0);L(n),w(e=>{o(i,d(t).words),o(s,e)},[()=>vc(d(t).value)]),f(e,n)}),L(m),L(n),w(e=>{o(l,e),o(p,a())},[()=>vc(s())]),f(e,n)},h=e=>{var t=xu(),n=U(t),r=K(n,!0),i=z(n,2),c=K(i,!0);w(e=>{o(r,e),o(c,a())},[()=>vc(s())]),f(e,t)};p(u,e=>{c().length>0?e(m):e(h,-1)}),L(l),w(()=>y(l,1,r(i()),`svelte-1ow9k3l`)),f(e,l)}),L(i),f(e,i)};p(a,e=>{n.counters.length>0&&e(s)}),f(e,i),F()}var Tu=X(`<p><!></p>`),Eu=X(`<p class="quote svelte-1dudrws"> </p>`),Du=X(`<p class="title svelte-1dudrws"> </p> <!> <!> <!>`,1),Ou=X(`<p class="back svelte-1dudrws"> </p>`),ku=X(`<ul class="under svelte-1dudrws"></ul>`),Au=X(`<li><!> <!> <!> <!> <!></li>`);function ju(e,t){G(t,!0);let n=H(()=>t.card.face),r=H(()=>t.pointing.at(t.card.id).length>0);var i=Au();let a;var s=J(i),c=e=>{var t=Du(),r=U(t),i=K(r,!0),a=z(r,2),s=e=>{pu(e,{get glyphs(){return d(n).glyphs}})};p(a,e=>{d(n).glyphs.length>0&&e(s)});var c=z(a,2),l=e=>{var t=Tu();hs(J(t),{get words(){return d(n).text}}),L(t),f(e,t)};p(c,e=>{d(n).text.length>0&&e(l)});var u=z(c,2),m=e=>{var t=Eu(),r=K(t,!0);w(()=>o(r,d(n).quote)),f(e,t)};p(u,e=>{d(n).quote&&e(m)}),w(()=>{I(r,`data-tint`,d(n).tint),o(i,d(n).title)}),f(e,t)},l=e=>{var t=Ou(),r=K(t,!0);w(()=>o(r,d(n).label)),f(e,t)};p(s,e=>{d(n).side===`up`?e(c):e(l,-1)});var u=z(s,2);wu(u,{get counters(){return t.card.counters}});var m=z(u,2);gu(m,{get links(){return t.card.links}});var h=z(m,2),g=e=>{var n=ku();V(n,21,()=>t.card.under,e=>e.id,(e,n)=>{ju(e,{get card(){return d(n)},get pointing(){return t.pointing},get ask(){return t.ask}})}),L(n),f(e,n)};p(h,e=>{t.card.under.length>0&&e(g)});var _=z(h,2),v=e=>{Zl(e,{get at(){return t.card.id},get pointing(){return t.pointing}})},b=e=>{vu(e,{get words(){return t.card.why_not.words},get onask(){return t.ask}})};p(_,e=>{d(r)?e(v):t.card.why_not&&e(b,1)}),L(i),w(()=>{a=y(i,1,`card svelte-1dudrws`,null,a,{down:d(n).side===`down`,offered:d(r)}),I(i,`data-card`,t.card.id),I(i,`data-at`,t.card.id)}),f(e,i),F()}function Mu({choices:e}){let t=new Set(e.filter(e=>e.to!==null).map(e=>e.at)),n=[];for(let[r,{at:i}]of e.entries()){let e=t.has(i)?n.find(e=>e.at===i):void 0;e?e.choices.push(r):n.push({at:i,choices:[r]})}return n}function Nu(e,t){return t.choices.flatMap(t=>{let n=e.choices[t];return n?[{at:n.to??n.at,choices:[t]}]:[]})}function Pu(e,t){let[n=[],...r]=t.choices.map(t=>e.choices[t]?.words??[]);if(r.length===0)return n;let i=r.map(Z).reduce(Bu,Z(n)).trimEnd(),a=Ru(e,t.at);return[...i.includes(a)?[]:[{words:a,is_name:zu(e,t.at)},...Re(i&&` – `)],...ze(n,i.length),...Re(` … (${t.choices.length})`)]}function Fu(e,{choices:[t,...n]}){return(t===void 0||n.length>0?void 0:e.choices[t])?.hint??null}function Iu(e){let t=e.contest?.sides.flatMap(e=>e.cards)??[];return[...e.zones.flatMap(e=>e.cards),...t].flatMap(Lu)}function Lu(e){return[e,...e.under.flatMap(Lu)]}function Ru(e,t){let n=Iu(e).find(e=>e.id===t),r=e.zones.find(e=>e.id===t);return n?n.face.side===`up`?n.face.title:n.face.label:r?.label??``}function zu(e,t){return Iu(e).some(e=>e.id===t&&e.face.side===`up`)}function Bu(e,t){let n=t.split(/(?<= )/),r=e.split(/(?<= )/).findIndex((e,t)=>e!==n[t]);return r<0?e:e.split(/(?<= )/).slice(0,r).join(``)}var Vu=X(`<b class="die svelte-onacbb"> </b>`),Hu=X(`<section><h3 class="svelte-onacbb"> <!></h3> <p class="total"><!></p> <!> <ul class="cards svelte-onacbb"></ul></section>`),Uu=X(`<section class="battle svelte-onacbb" aria-labelledby="battle"><h2 id="battle"> </h2> <p class="standing svelte-onacbb"> </p> <div class="sides svelte-onacbb"></div></section>`);function Wu(e,t){G(t,!0);var n=Uu(),r=J(n),i=K(r,!0),a=z(r,2),s=K(a,!0),l=z(a,2);V(l,21,()=>t.contest.sides,e=>e.seat,(e,n)=>{var r=Hu();let i;var a=J(r),s=J(a,!0),l=z(s),u=e=>{var r=c();w(e=>o(r,`: ${e??``}`),[()=>d(n).zones.map(e=>Ru(t.scene,e)).join(`, `)]),f(e,r)};p(l,e=>{d(n).zones.length>0&&e(u)}),L(a);var m=z(a,2),h=J(m),g=e=>{var t=Vu(),r=K(t);w(()=>o(r,`d${d(n).die.faces??``}: ${d(n).die.value??``}`)),f(e,t)};p(h,e=>{d(n).die&&e(g)}),L(m);var _=z(m,2);{let e=H(()=>[d(n).total]);wu(_,{get counters(){return d(e)}})}var v=z(_,2);V(v,21,()=>d(n).cards,e=>e.id,(e,n)=>{ju(e,{get card(){return d(n)},get pointing(){return t.pointing},get ask(){return t.ask}})}),L(v),L(r),w(()=>{I(r,`aria-labelledby`,`side-${d(n).seat??``}`),i=y(r,1,`svelte-onacbb`,null,i,{ahead:d(n).ahead}),I(a,`id`,`side-${d(n).seat??``}`),o(s,d(n).label)}),f(e,r)}),L(l),L(n),w(()=>{o(i,t.contest.title),o(s,t.contest.standing)}),f(e,n),F()}var Gu=class{#e;#t;#n=q(null);#r=H(()=>this.picked?Nu(this.#e(),this.picked):Mu(this.#e()));constructor(e,t){this.#e=e,this.#t=t}get picked(){return d(this.#n)?.scene===this.#e()?d(this.#n).row:null}at(e){return d(this.#r).filter(t=>t.at===e)}get loose(){let e=this.#e(),t=[...e.zones,...Iu(e)].map(({id:e})=>e);return d(this.#r).filter(e=>!t.includes(e.at))}get more(){return this.loose.length<d(this.#r).length}said(e){return{words:Pu(this.#e(),e),hint:Fu(this.#e(),e)}}take(e){let[t,...n]=e.choices;n.length>0?W(this.#n,{scene:this.#e(),row:e}):t!==void 0&&this.#t(t)}get carry(){return{scene:this.#e,lift:e=>{let t=Mu(this.#e()).find(t=>t.at===e);W(this.#n,t?{scene:this.#e(),row:t}:null)},aim:()=>void 0,drop:(e,t)=>{let[n,...r]=Rl(this.#e(),e,t);n!==void 0&&r.length===0&&this.#t(n)},putBack:()=>this.putBack()}}putBack(){W(this.#n,null)}},Ku=X(`<p class="picked svelte-y2xqvx" role="status"><span><!></span> <button type="button" class="button"> </button></p>`),qu=X(`<li class="svelte-y2xqvx"><!></li>`),Ju=X(`<ul class="loose svelte-y2xqvx" data-keyed=""></ul>`),Yu=X(`<section><h2 class="svelte-y2xqvx"> </h2> <!> <!> <ul class="cards svelte-y2xqvx"></ul> <!></section>`),Xu=X(`<div class="scene svelte-y2xqvx"><!> <!> <!> <!></div>`);function Zu(e,t){G(t,!0);let n=new Gu(()=>t.scene,e=>t.act(e)),r=H(()=>n.more?`last`:void 0),i=q(void 0);E(()=>{let e=n.picked?.at;if(e!==void 0)return ae().then(()=>a(`[data-choice]`)),()=>void ae().then(()=>a(`[data-at="${CSS.escape(e)}"] [data-choice]`))});function a(e){let t=d(i)?.querySelector(e);d(i)&&t&&(Oo(d(i),null),t.focus())}function c(e){e.key===`Escape`&&n.putBack()}var l=Xu();s(`keydown`,P,c);var u=J(l),m=e=>{var r=Ku(),i=J(r),a=J(i);{let e=H(()=>n.said(n.picked).words);hs(a,{get words(){return d(e)}})}L(i);var s=z(i,2),c=K(s,!0);L(r),w(e=>o(c,e),[()=>t.say(`put-back`)]),C(`click`,s,()=>n.putBack()),f(e,r)};p(u,e=>{n.picked&&e(m)});var h=z(u,2),g=e=>{var t=Ju();V(t,21,()=>n.loose,e=>e.choices[0],(e,t)=>{var i=qu(),a=J(i);{let e=H(()=>n.said(d(t)));ql(a,Y(()=>d(e),{get order(){return d(r)},onchoose:()=>n.take(d(t))}))}L(i),w(()=>I(i,`data-at`,d(t).at)),f(e,i)}),L(t),f(e,t)};p(h,e=>{n.loose.length>0&&e(g)});var _=z(h,2),v=e=>{Wu(e,{get scene(){return t.scene},get contest(){return t.scene.contest},get pointing(){return n},get ask(){return t.ask}})};p(_,e=>{t.scene.contest&&e(v)});var b=z(_,2);V(b,17,()=>t.scene.zones,e=>e.id,(e,r)=>{let i=H(()=>n.at(d(r).id).length>0);var a=Yu();let s;var c=J(a),l=K(c,!0),u=z(c,2);gu(u,{get links(){return d(r).links}});var p=z(u,2);wu(p,{get counters(){return d(r).counters}});var m=z(p,2);V(m,21,()=>d(r).cards,e=>e.id,(e,r)=>{ju(e,{get card(){return d(r)},get pointing(){return n},get ask(){return t.ask}})}),L(m),Zl(z(m,2),{get at(){return d(r).id},get pointing(){return n}}),L(a),w(()=>{s=y(a,1,`zone ${d(r).kind??``}`,`svelte-y2xqvx`,s,{offered:d(i)}),I(a,`data-zone`,d(r).id),I(a,`data-at`,d(r).id),I(a,`aria-labelledby`,`zone-${d(r).id??``}`),I(c,`id`,`zone-${d(r).id??``}`),o(l,d(r).label)}),f(e,a)}),L(l),M(l,e=>W(i,e),()=>d(i)),fe(l,()=>Bl(n.carry)),f(e,l),F()}x([`click`]);var Qu=X(`<p class="total svelte-12aagwz"><b class="svelte-12aagwz"> </b> </p>`),$u=X(`<p class="winner svelte-12aagwz"> </p>`),ed=X(`<p class="title svelte-12aagwz"><!><strong class="svelte-12aagwz"> </strong></p> <p class="text svelte-12aagwz"><!></p>`,1),td=X(`<li class="svelte-12aagwz"><div><!> <p class="how svelte-12aagwz"> </p></div> <b class="points svelte-12aagwz"> </b></li>`),nd=X(`<ol class="svelte-12aagwz"></ol>`),rd=X(`<li class="svelte-12aagwz"><!><b class="svelte-12aagwz"> </b></li>`),id=X(`<ul class="hand svelte-12aagwz"></ul>`),ad=X(`<li class="svelte-12aagwz"> <b class="svelte-12aagwz"> </b></li>`),od=X(`<ul class="told svelte-12aagwz"></ul>`),sd=X(`<section><header class="svelte-12aagwz"><h2 class="svelte-12aagwz"> </h2> <!> <!></header> <!> <!></section>`),cd=X(`<div tabindex="0" role="region"></div>`);function ld(e,t){G(t,!0);let n=e=>e.every(({id:e})=>re(e)!==void 0);var r=cd();let i,a;V(r,21,()=>t.sheet.seats,e=>e.seat,(e,r)=>{var i=sd();let a;var s=J(i),c=J(s),l=K(c,!0),u=z(c,2),m=e=>{var n=Qu(),i=J(n),a=K(i,!0),s=z(i);L(n),w((e,t)=>{o(a,e),o(s,` ${t??``}`)},[()=>vc(d(r).total),()=>t.say(`points`,{count:d(r).total})]),f(e,n)};p(u,e=>{d(r).total!==null&&e(m)});var h=z(u,2),g=e=>{var n=$u(),r=K(n,!0);w(e=>o(r,e),[()=>t.say(`winner`)]),f(e,n)};p(h,e=>{d(r).won&&e(g)}),L(s);var _=z(s,2),v=e=>{var t=nd();V(t,21,()=>d(r).lines,e=>e.card.id,(e,t)=>{var n=td(),r=J(n),i=J(r),a=e=>{var n=ed(),r=U(n),i=J(r);pu(i,{get glyphs(){return d(t).card.face.glyphs}});var a=z(i),s=K(a,!0);L(r);var c=z(r,2);hs(J(c),{get words(){return d(t).card.face.text}}),L(c),w(()=>o(s,d(t).card.face.title)),f(e,n)};p(i,e=>{d(t).card.face.side===`up`&&e(a)});var s=z(i,2),c=K(s,!0);L(r);var l=z(r,2),u=K(l,!0);L(n),w(e=>{o(c,d(t).words),o(u,e)},[()=>vc(d(t).points)]),f(e,n)}),L(t),f(e,t)};p(_,e=>{d(r).lines.length>0&&e(v)});var b=z(_,2),x=e=>{var n=id();V(n,21,()=>d(r).counters,({id:e,label:t,value:n})=>e,(e,t)=>{let n=()=>d(t).id,r=()=>d(t).label,i=()=>d(t).value;var a=rd(),s=J(a);cu(s,{get name(){return n()},get label(){return r()}});var c=z(s),l=K(c,!0);L(a),w(e=>o(l,e),[()=>vc(i())]),f(e,a)}),L(n),w(e=>I(n,`aria-label`,e),[()=>t.say(`counted`)]),f(e,n)},S=H(()=>n(d(r).counters)),C=e=>{var n=od();V(n,21,()=>d(r).counters,({id:e,label:t,value:n})=>e,(e,t)=>{let n=()=>d(t).label,r=()=>d(t).value;var i=ad(),a=J(i),s=z(a),c=K(s,!0);L(i),w(e=>{o(a,`${n()??``} `),o(c,e)},[()=>vc(r())]),f(e,i)}),L(n),w(e=>I(n,`aria-label`,e),[()=>t.say(`counted`)]),f(e,n)};p(b,e=>{d(S)?e(x):e(C,-1)}),L(i),w(()=>{I(i,`aria-labelledby`,`score-${d(r).seat??``}`),a=y(i,1,`svelte-12aagwz`,null,a,{won:d(r).won}),I(c,`id`,`score-${d(r).seat??``}`),o(l,d(r).name)}),f(e,i)}),L(r),w(e=>{i=y(r,1,`score svelte-12aagwz`,null,i,{many:t.sheet.seats.length>3}),I(r,`aria-label`,e),a=pe(r,``,a,{"--count":t.sheet.seats.length})},[()=>t.say(`score`)]),f(e,r),F()}function ud(e,t,n,r){e.undo===`may`?n({say:`undo`,at:e.row}):r(t(`undo-${e.undo}`))}var dd=X(`<dt><kbd class="svelte-mqbu41"> </kbd></dt> <dd class="svelte-mqbu41"> </dd>`,1),fd=X(`<p class="svelte-mqbu41"> </p>`),pd=X(`<dl class="svelte-mqbu41"></dl> <p class="svelte-mqbu41"> </p> <!>`,1);function md(e,t){G(t,!0);let n=j(t,`open`,15),r=H(()=>bt().keys===`on`),i=[`arrows`,`enter`,`tab`,`escape`,`number`,`back`,`undo`,`rule`,`read`,`help`];E(()=>{let e=d(r);Dl(document,e);let t=new MutationObserver(()=>Dl(document,e));return t.observe(document.body,{childList:!0,subtree:!0}),()=>t.disconnect()});function a(e){t.ask({say:`step`,entry:e>=t.position.entries?null:e})}function c(e){if(e.defaultPrevented||jl(e))return;let{shown:i,entries:o,stopBefore:s,stopAfter:c}=t.position,l=e.key.toLowerCase()===`z`&&(e.ctrlKey||e.metaKey),u=d(r)?kl(document,e):null;if(u)u.click();else if(l)ud(t.position,t.say,t.ask,t.notice);else if(!d(r)||Al(e))return;else if(e.key===`?`)n(!0);else if(e.key===`[`&&i>0)a(s??0);else if(e.key===`]`&&i<o)a(c??o);else return;e.preventDefault()}var l=v();s(`keydown`,P,c);var u=U(l),m=e=>{{let a=H(()=>t.say(`keys`));Si(e,{get title(){return d(a)},get say(){return t.say},onclose:()=>n(!1),children:(e,n)=>{var a=pd(),s=U(a);V(s,20,()=>i,e=>e,(e,n)=>{var r=dd(),i=U(r),a=J(i),s=K(a,!0);L(i);var c=z(i,2),l=K(c,!0);w((e,t)=>{o(s,e),o(l,t)},[()=>t.say(`keys-${n}`),()=>t.say(`keys-${n}-does`)]),f(e,r)}),L(s);var c=z(s,2),l=K(c,!0),u=z(c,2),m=e=>{var n=fd(),r=K(n,!0);w(e=>o(r,e),[()=>t.say(`keys-off`)]),f(e,n)};p(u,e=>{d(r)||e(m)}),w(e=>o(l,e),[()=>t.say(`keys-drag`)]),f(e,a)},$$slots:{default:!0}})}};p(u,e=>{n()&&e(m)}),f(e,l),F()}var hd=X(`<span id="undo-why" class="unseen"> </span>`),gd=X(`<button type="button" class="undo svelte-1xhwky3"> </button> <!>`,1);function _d(e,t){G(t,!0);let n=H(()=>t.position.undo===`may`?``:t.say(`undo-${t.position.undo}`));var r=gd(),i=U(r),a=K(i,!0),s=z(i,2),c=e=>{var t=hd(),r=K(t,!0);w(()=>o(r,d(n))),f(e,t)};p(s,e=>{d(n)&&e(c)}),w(e=>{I(i,`aria-disabled`,d(n)!==``),I(i,`aria-describedby`,d(n)?`undo-why`:void 0),I(i,`title`,d(n)||void 0),o(a,e)},[()=>t.say(`undo`)]),C(`click`,i,()=>ud(t.position,t.say,t.ask,t.notice)),f(e,r),F()}x([`click`]);var vd=X(`<button type="button" class="pull svelte-1mjjubi" aria-controls="log"><span class="full svelte-1mjjubi"> </span><span class="short svelte-1mjjubi"> </span></button>`),yd=X(`<option class="svelte-1mjjubi"> </option>`),bd=X(`<button type="button" class="record svelte-1mjjubi"> </button>`),xd=X(`<a class="record svelte-1mjjubi" download=""> </a>`),Sd=X(`<header class="svelte-1mjjubi"><a class="home svelte-1mjjubi" href="#/"><span aria-hidden="true">‹</span> </a> <p class="name svelte-1mjjubi"> </p> <!> <!> <button type="button" class="more svelte-1mjjubi" aria-controls="tools"> </button> <div id="tools"><!> <div class="steps svelte-1mjjubi" role="group"><button type="button" class="svelte-1mjjubi"><svg viewBox="0 0 20 20" aria-hidden="true" class="svelte-1mjjubi"><path d="M3 3H6V17H3ZM17 3V17L7 10Z"></path></svg></button> <button type="button" class="svelte-1mjjubi"><svg viewBox="0 0 20 20" aria-hidden="true" class="svelte-1mjjubi"><path d="M15 3V17L5 10Z"></path></svg></button> <span class="where svelte-1mjjubi"> </span> <button type="button" class="svelte-1mjjubi"><svg viewBox="0 0 20 20" aria-hidden="true" class="svelte-1mjjubi"><path d="M5 3V17L15 10Z"></path></svg></button> <button type="button" class="svelte-1mjjubi"><svg viewBox="0 0 20 20" aria-hidden="true" class="svelte-1mjjubi"><path d="M17 3H14V17H17ZM3 3V17L13 10Z"></path></svg></button></div> <label class="pace svelte-1mjjubi"> <select class="svelte-1mjjubi"></select></label> <!> <a class="rules svelte-1mjjubi"><span class="sign svelte-1mjjubi" aria-hidden="true">?</span><span class="words svelte-1mjjubi"> </span></a> <!> <!></div></header> <!>`,1);function Cd(e,t){G(t,!0);let n=e=>{_d(e,{get position(){return t.position},get say(){return t.say},get ask(){return t.ask},get notice(){return t.notice}})},r=H(()=>t.position.shown),i=H(()=>t.position.entries),a=q(!1),s=q(!1),c=H(()=>({at:`rules`,game:t.position.game,table:t.position.table})),l=q(null),u=H(()=>t.position.records===`revealing`),m=[`calm`,`brisk`,`instant`],h=e=>t.ask({say:`step`,entry:e>=d(i)?null:e});var g=Sd(),_=U(g),v=J(_),b=z(J(v));L(v);var x=z(v,2),S=K(x,!0),T=z(x,2),E=e=>{n(e)};p(T,e=>{t.log||e(E)});var D=z(T,2),O=e=>{var n=vd(),r=J(n),i=K(r,!0),a=z(r),s=K(a,!0);L(n),w((e,r,a)=>{I(n,`aria-label`,e),I(n,`aria-expanded`,t.log.drawn),o(i,r),o(s,a)},[()=>t.say(`log`),()=>t.say(`log`),()=>t.say(`log-short`)]),C(`click`,n,function(...e){t.log.pull?.apply(this,e)}),f(e,n)};p(D,e=>{t.log&&e(O)});var k=z(D,2),j=K(k,!0),M=z(k,2);let N;var P=J(M),ee=e=>{n(e)};p(P,e=>{t.log&&e(ee)});var R=z(P,2),te=J(R),B=z(te,2),ne=z(B,2),re=K(ne,!0),ie=z(ne,2),ae=z(ie,2);L(R);var oe=z(R,2),se=J(oe),ce=z(se);V(ce,20,()=>m,e=>e,(e,n)=>{var r=yd(),i=K(r,!0),a={};w(e=>{o(i,e),a!==(a=n)&&(r.value=(r.__value=a)??``)},[()=>t.say(`pace-${n}`)]),f(e,r)}),L(ce);var Y;me(ce),L(oe);var le=z(oe,2),ue=e=>{var n=bd(),r=K(n,!0);w(e=>o(r,e),[()=>t.say(`record-redacted`)]),C(`click`,n,()=>t.ask({say:`record`})),f(e,n)},de=e=>{var n=xd(),r=K(n,!0);w((e,t)=>{I(n,`href`,e),o(r,t)},[()=>At(t.position.table),()=>t.say(d(u)&&d(l)===t.position.table?`record-reveals`:`record`)]),C(`click`,n,e=>{d(u)&&d(l)!==t.position.table&&e.preventDefault(),W(l,t.position.table,!0)}),f(e,n)};p(le,e=>{t.position.records===`redacted`?e(ue):e(de,-1)});var fe=z(le,2),pe=z(J(fe)),he=K(pe,!0);L(fe);var X=z(fe,2);Oa(X,{get say(){return t.say},onkeys:()=>W(s,!0)}),wa(z(X,2),{get lang(){return t.lang},get say(){return t.say},get speak(){return t.speak}}),L(M),L(_),md(z(_,2),{get position(){return t.position},get say(){return t.say},get ask(){return t.ask},get notice(){return t.notice},get open(){return d(s)},set open(e){W(s,e,!0)}}),w((e,n,s,c,l,u,f,p,m,h,g,_)=>{o(b,` ${e??``}`),o(S,t.position.title),I(k,`aria-expanded`,d(a)),o(j,n),N=y(M,1,`svelte-1mjjubi`,null,N,{open:d(a)}),I(R,`aria-label`,s),I(te,`aria-disabled`,d(r)===0),I(te,`aria-label`,c),I(B,`aria-disabled`,d(r)===0),I(B,`aria-label`,l),o(re,u),I(ie,`aria-disabled`,d(r)===d(i)),I(ie,`aria-label`,f),I(ae,`aria-disabled`,d(r)===d(i)),I(ae,`aria-label`,p),o(se,`${m??``} `),Y!==(Y=t.position.pace)&&(ce.value=(ce.__value=Y)??``,A(ce,Y)),I(fe,`href`,h),I(fe,`title`,g),o(he,_)},[()=>t.say(`nav-lobby`),()=>t.say(`more`),()=>t.say(`look-back`),()=>t.say(`step-first`),()=>t.say(`step-back`),()=>t.say(`step-where`,{shown:d(r),entries:d(i)}),()=>t.say(`step-on`),()=>t.say(`step-last`),()=>t.say(`pace`),()=>ot(d(c)),()=>t.say(`nav-rules`),()=>t.say(`nav-rules`)]),C(`click`,v,e=>{e.preventDefault(),t.go({at:`lobby`})}),C(`click`,k,()=>W(a,!d(a))),C(`click`,te,()=>h(0)),C(`click`,B,()=>h(t.position.stopBefore??0)),C(`click`,ie,()=>h(t.position.stopAfter??d(i))),C(`click`,ae,()=>h(d(i))),C(`change`,ce,e=>{let n=m.find(t=>t===e.currentTarget.value);n&&t.ask({say:`pace`,pace:n})}),C(`click`,fe,e=>{e.preventDefault(),Dc(t.position.scene.rule)}),f(e,g),F()}x([`click`,`change`]);var wd=X(`<main id="main" tabindex="-1" class="opening svelte-87x23h"><p> </p></main>`),Td=X(`<div class="rail svelte-87x23h"><!></div>`),Ed=X(`<h1 id="prompt" tabindex="-1"><span class="heading svelte-87x23h"> </span> <span class="words svelte-87x23h"><!></span></h1>`),Dd=X(`<button type="button" class="button"> </button>`),Od=X(`<!> <!>`,1),kd=X(`<p> </p>`),Ad=X(`<div class="notes svelte-87x23h" role="note"></div>`),jd=X(`<div class="prompt svelte-87x23h"><!> <!></div>`),Md=X(`<!> <!> <!>`,1),Nd=X(`<div><!> <main id="main" tabindex="-1" aria-labelledby="prompt"><!> <!> <!></main> <!> <!> <!> <!> <!></div>`);function Pd(e,t){G(t,!0);let n=H(()=>t.model.position===null?void 0:La(t.model.position.game)),r=H(()=>d(n)===void 0?null:t.model.position),i=H(()=>d(r)!==null&&d(r).shown===d(r).entries),s=q(null),c=H(()=>d(r)&&d(i)&&d(s)!==d(r).table?po(d(r),t.model.landmarks):null),l=H(()=>t.model.position?.game);_(()=>{d(l)!==void 0&&Ra(d(l))});let g=q(void 0),b=q(void 0);function x({sheet:e,prompt:n}){return e?Re(e.verdict):d(i)?n:Re(t.say(`past`))}function S(e){d(r)&&t.ask({say:`act`,at:d(r).row,choice:e})}let T=new Po,D=q(!1),O=H(()=>d(n)?.log===`drawer`),k=!1;function A(){k&&d(g)&&Oo(d(g),d(b)??null)}let j=null,N=!1,P=()=>void 0;_(()=>{let e=d(r);u(()=>{let t=e?.passTo===null&&j?.table===e.table&&j.passTo===null;P=d(g)&&t&&j?uc(d(g),e.news):()=>void 0,j=e})}),E(()=>{d(r)===null||d(r).passTo!==null?k=!1:u(()=>{P(),A(),d(r).scene.sheet&&!N&&scrollTo(0,0),N=d(r).scene.sheet!==null})});var ee=v(),I=U(ee),R=e=>{var n=wd(),r=J(n),i=K(r,!0);L(n),w(e=>o(i,e),[()=>t.say(`connecting`)]),f(e,n)},te=e=>{wo(e,{get position(){return d(r)},get say(){return t.say},get go(){return t.go},sit:e=>t.ask({say:`sit`,seat:e})})},B=e=>{let l=(e,n=de)=>{var i=Td();ts(J(i),{get position(){return d(r)},get lesson(){return n()},get root(){return d(g)},get say(){return t.say},get ask(){return t.ask}}),L(i),f(e,i)},u=e=>{var t=Ed();let n;var r=J(t),i=K(r,!0),a=z(r,2);hs(J(a),{get words(){return d(N)}}),L(a),L(t),M(t,e=>W(b,e),()=>d(b)),w(e=>{n=y(t,1,`svelte-87x23h`,null,n,{asked:d(j).scene.choices.length>0,long:e}),o(i,d(j).scene.heading)},[()=>Z(d(N)).length>75]),f(e,t)},_=e=>{bo(e,{get position(){return d(r)},get forking(){return T},get say(){return t.say},get ask(){return t.ask}})},E=e=>{var n=Od(),i=U(n),a=e=>{var n=Dd(),r=K(n,!0);w(e=>o(r,e),[()=>t.say(`ending-page`)]),C(`click`,n,()=>W(s,null)),f(e,n)},c=H(()=>d(s)===d(r).table&&po(d(r),t.model.landmarks));p(i,e=>{d(c)&&e(a)}),el(z(i,2),{get position(){return d(r)},get games(){return t.model.games},get busy(){return t.model.opening},get say(){return t.say},get ask(){return t.ask},get notice(){return t.notice}}),f(e,n)},j=H(()=>d(r)),N=H(()=>x(d(j).scene)),P=H(()=>d(i)?[t.say(`rematch`)]:[t.say(`step-now`),...d(r).records===`redacted`?[]:[t.say(T.words(d(r)))]]),ee=H(()=>d(i)?d(j).scene.sheet?E:null:_);var F=Nd();let I,R;var te=J(F);{let e=H(()=>d(O)?{drawn:d(D),pull:()=>W(D,!d(D))}:null);Cd(te,{get position(){return d(r)},get lang(){return t.model.lang},get say(){return t.say},get go(){return t.go},get ask(){return t.ask},get notice(){return t.notice},get speak(){return t.speak},get log(){return d(e)}})}var B=z(te,2);let ne;var re=J(B),ie=e=>{var t=Ad();V(t,20,()=>d(r).notices,e=>e,(e,t,n,r)=>{var i=kd(),a=K(i,!0);w(()=>o(a,t)),f(e,i)}),L(t),f(e,t)};p(re,e=>{d(r).notices.length>0&&e(ie)});var G=z(re,2),ae=e=>{var i=jd(),o=J(i);u(o);var s=z(o,2),c=e=>{var t=v(),n=U(t);h(n,()=>d(ee)),f(e,t)},l=e=>{var i=v(),o=U(i);a(o,()=>d(n).Beside,(e,n)=>{n(e,{get position(){return d(r)},get say(){return t.say},act:S,get ask(){return t.notice}})}),f(e,i)};p(s,e=>{d(ee)?e(c):d(n)?.Beside&&e(l,1)}),L(i),f(e,i)};p(G,e=>{!d(n)?.asks&&!d(c)&&e(ae)}),ho(z(G,2),{then:()=>(k=!0,A()),children:(e,i)=>{var o=v(),l=U(o),h=e=>{var i=v(),o=U(i);m(o,()=>$(()=>import(`./Ending-CwHLSeHa.js`),__vite__mapDeps([15,1,8,9,16]),import.meta.url),null,(e,i)=>{var o=H(()=>{var{default:e}=d(i);return{Ending:e}}),l=H(()=>d(o).Ending),p=v(),m=U(p);{let e=H(()=>d(n)?.End??ld);a(m,()=>d(l),(n,i)=>{i(n,Y({get position(){return d(r)}},()=>d(c),{get verdict(){return u},get Score(){return d(e)},get again(){return E},table:()=>W(s,d(r).table,!0),drawn:A,get say(){return t.say},get ask(){return t.ask},get notice(){return t.notice}}))})}f(e,p)}),f(e,i)},g=e=>{ld(e,{get sheet(){return d(j).scene.sheet},get say(){return t.say}})},_=e=>{var i=v(),o=U(i);{let e=H(()=>({prompt:u,words:Z(d(N)),ways:d(ee),labels:d(P)}));a(o,()=>d(n).Board,(n,i)=>{i(n,{get position(){return d(r)},get say(){return t.say},act:S,get ask(){return t.notice},get asked(){return d(e)}})})}f(e,i)},y=e=>{Zu(e,{get scene(){return d(j).scene},get say(){return t.say},act:S,get ask(){return t.notice}})};p(l,e=>{d(c)?e(h):d(j).scene.sheet&&!d(n)?.showsEnd?e(g,1):d(n)?e(_,2):e(y,-1)}),f(e,o)},$$slots:{default:!0}}),L(B);var oe=z(B,2),se=e=>{l(e,()=>d(r).lesson)};p(oe,e=>{d(r).lesson&&d(O)&&e(se)});var q=z(oe,2);_o(q,{get say(){return t.say},get drawn(){return d(D)},set drawn(e){W(D,e,!0)},children:(e,i)=>{var o=Md(),s=U(o),c=e=>{l(e,()=>d(r).lesson)};p(s,e=>{d(r).lesson&&!d(O)&&e(c)});var u=z(s,2),m=e=>{var i=v(),o=U(i);a(o,()=>d(n).Sides,(e,n)=>{n(e,{get position(){return d(r)},get say(){return t.say},get ask(){return t.notice}})}),f(e,i)};p(u,e=>{d(n)?.Sides&&!d(j).scene.sheet&&e(m)}),tc(z(u,2),{get position(){return d(r)},get say(){return t.say},get ask(){return t.ask}}),f(e,o)},$$slots:{default:!0}});var ce=z(q,2);Pl(ce,{get position(){return d(r)},get say(){return t.say}});var le=z(ce,2);Yc(le,{get position(){return d(r)},get root(){return d(g)},get say(){return t.say}});var ue=z(le,2),me=e=>{wl(e,{get model(){return t.model},get position(){return d(r)},get say(){return t.say},get ask(){return t.ask}})};p(ue,e=>{(!d(i)||d(j).scene.sheet)&&e(me)}),L(F),M(F,e=>W(g,e),()=>d(g)),fe(F,Do),w(()=>{I=y(F,1,`table svelte-87x23h`,null,I,{past:!d(i),over:d(j).scene.sheet,alone:!d(n)?.Sides,drawer:d(O),taught:d(r).lesson}),R=pe(F,``,R,{"--aside":d(n)?.aside}),ne=y(B,1,`svelte-87x23h`,null,ne,{noted:d(r).notices.length>0})}),f(e,F)};p(I,e=>{d(r)===null?e(R):d(r).passTo===null?e(B,-1):e(te,1)}),f(e,ee),F()}x([`click`]);var Fd=X(`<h1 tabindex="-1" class="seeing"> </h1>`),Id=X(`<!> <main id="main" tabindex="-1" class="svelte-noo32y"><!></main>`,1),Ld=X(`<p> </p>`),Rd=X(`<div class="lost svelte-noo32y" role="status"> </div>`),zd=X(`<!> <a class="skip svelte-noo32y" href="#main"> </a> <!> <!> <div class="unseen" role="status" aria-live="polite"></div> <!>`,1);function Bd(n,r){G(r,!0);let i=H(()=>r.app.model),s=H(()=>Gn(d(i).lang)),c=H(()=>r.app.go),l=H(()=>r.app.ask),u=H(()=>r.app.find),h=H(()=>r.app.notice),g=H(()=>r.app.speak),_=H(()=>{let{screen:e,position:t}=d(i);return e.at===`table`&&t&&jt(t)?d(s)(`your-turn-title`):e.at===`table`&&t?`${t.scene.heading} · ${t.title} · Brickroad`:e.at===`lobby`?d(s)(`page-title`):`${d(s)(`nav-${e.at}`)} · Brickroad`});E(()=>{document.documentElement.lang=d(i).lang});let y;E(()=>{let e=y!==void 0&&y!==d(i).screen.at;y=d(i).screen.at,e&&(scrollTo(0,0),d(i).screen.at!==`table`&&ae().then(()=>document.querySelector(`h1`)?.focus({preventScroll:!0})))});var x=zd();b(`noo32y`,t=>{T(()=>{e.title=d(_)??``})});var S=U(x);hr(S,{});var D=z(S,2),O=K(D,!0),k=z(D,2),A=e=>{Pd(e,{get model(){return d(i)},get say(){return d(s)},get go(){return d(c)},get ask(){return d(l)},get notice(){return d(h)},get speak(){return d(g)}})},j=e=>{var t=Id(),n=U(t);ja(n,{get model(){return d(i)},get say(){return d(s)},get go(){return d(c)},get speak(){return d(g)}});var r=z(n,2),_=J(r),y=e=>{ao(e,{get model(){return d(i)},get screen(){return d(i).screen},get say(){return d(s)},get go(){return d(c)}})},b=e=>{let t=H(()=>d(i).screen);var n=v(),r=U(n);m(r,()=>$(()=>import(`./Cards-ShakRpQD.js`),__vite__mapDeps([17,1,8,9,11,18]),import.meta.url),null,(e,n)=>{var r=H(()=>{var{default:e}=d(n);return{Cards:e}}),o=H(()=>d(r).Cards),l=v(),u=U(l);a(u,()=>d(o),(e,n)=>{n(e,{get model(){return d(i)},get screen(){return d(t)},get say(){return d(s)},get go(){return d(c)}})}),f(e,l)}),f(e,n)},x=e=>{sr(e,{get say(){return d(s)}})},S=e=>{var t=Fd(),n=K(t,!0);w(e=>o(n,e),[()=>d(s)(`see-opening`)]),f(e,t)},C=e=>{xa(e,{get model(){return d(i)},get say(){return d(s)},get go(){return d(c)},get ask(){return d(l)},get find(){return d(u)},get notice(){return d(h)}})};p(_,e=>{d(i).screen.at===`rules`?e(y):d(i).screen.at===`cards`?e(b,1):d(i).screen.at===`about`?e(x,2):d(i).screen.at===`see`?e(S,3):e(C,-1)}),L(r),f(e,t)};p(k,e=>{d(i).screen.at===`table`?e(A):e(j,-1)});var M=z(k,2);Pa(M,{get words(){return d(i).notice},get say(){return d(s)},onclose:()=>d(h)(``)});var N=z(M,2);V(N,21,()=>d(i).saying,t,(e,t)=>{var n=Ld(),r=K(n,!0);w(()=>o(r,d(t))),f(e,n)}),L(N);var P=z(N,2),ee=e=>{var t=Rd(),n=K(t,!0);w(e=>o(n,e),[()=>d(s)(`link-lost`)]),f(e,t)};p(P,e=>{d(i).link===`lost`&&e(ee)}),w(e=>o(O,e),[()=>d(s)(`skip`)]),C(`click`,D,e=>(e.preventDefault(),document.getElementById(`main`)?.focus())),f(n,x),F()}x([`click`]),wt();var Vd=new er(kt(location),_e().lang??Kn(navigator.languages)),Hd=document.getElementById(`app`);if(!Hd)throw Error(`the page has no place for the app`);Vd.connect(),navigator.serviceWorker?.register(`./sw.js`).catch(()=>void 0),setTimeout(()=>g(Bd,{target:Hd,props:{app:Vd},context:new Map([[mo,!0]])}));export{Cs as A,Z as B,ks as C,Is as D,Ps as E,ot as F,He as I,Ve as L,Do as M,$ as N,Es as O,cr as P,Re as R,As as S,Ms as T,wc as _,cu as a,Us as b,ql as c,il as d,ml as f,Ac as g,Mc as h,pu as i,hs as j,Ts as k,Bl as l,jc as m,wu as n,ru as o,Pc as p,vu as r,iu as s,Mu as t,Rl as u,vc as v,Fs as w,Ns as x,rc as y,Be as z};