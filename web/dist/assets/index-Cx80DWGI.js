const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["./Cover-_tWcUOII.js","./disclose-version-DrsQnYrx.js","./Cover-DzrjMpEY.css","./draft-BDXodEWu.js","./draft-Bvc6Msa6.css","./duel-XeCXKjjd.js","./duel-CpiMEndK.js","./Terms-D0yilIEz.js","./Figure-BOtBrTWR.js","./Figure-B8kQoz1F.css","./Terms-Dnh7LRAt.css","./metrics-BFR9gGy1.js","./duel-CcwtJYzZ.css","./storyline-Di7ZhZb_.js","./storyline-DOBBd-Wz.css","./Ending-o__wNK7X.js","./chart-dsNTZaMZ.js","./Ending-VVxTspjX.css","./Lesson-FcdcpJDg.js","./Lesson-huFywSHz.css","./Review-bnSMeu1B.js","./route-C-uc6FCO.js","./Review-D7V4RB9l.css","./Cards-CCNuhJI2.js","./Cards-DyDc6Mw4.css","./Statistics-BqZJnQvm.js","./Statistics-C9b4wqup.css","./About-CwG15rHS.js","./About-YM54le95.css"])))=>i.map(i=>d[i]);
import{$ as e,A as t,B as n,C as r,D as i,E as a,F as o,G as s,H as c,I as l,J as u,K as d,L as f,M as p,N as m,O as h,P as g,Q as _,R as v,S as y,T as b,U as x,V as S,W as C,X as w,Y as T,Z as E,_ as D,a as O,at as k,b as A,bt as ee,ct as j,d as M,dt as N,et as P,f as F,ft as I,g as L,h as te,i as ne,it as R,j as re,k as z,l as B,lt as ie,m as ae,n as V,nt as oe,ot as H,p as se,pt as U,q as W,rt as ce,s as le,t as ue,tt as G,u as K,ut as de,v as fe,vt as q,w as J,x as pe,xt as me,y as he,z as Y}from"./disclose-version-DrsQnYrx.js";import{n as X,t as ge}from"./route-C-uc6FCO.js";var _e=`brickroad`;function ve(){try{let e=JSON.parse(localStorage.getItem(_e)??`{}`);return Te(e)?be(e):{}}catch{return{}}}function ye(e){try{localStorage.setItem(_e,JSON.stringify({...ve(),...e}))}catch{}}function be({lang:e,game:t,seats:n,plans:r,daily:i,settings:a}){return{...e===`en`||e===`fr`?{lang:e}:{},...typeof t==`string`?{game:t}:{},...Ce(n)?{seats:n}:{},...Te(r)?{plans:xe(r,Se)}:{},...typeof i==`string`?{daily:i}:{},...Te(a)?{settings:xe(a,e=>typeof e==`string`)}:{}}}function xe(e,t){return Object.fromEntries(Object.entries(e).flatMap(([e,n])=>t(n)?[[e,n]]:[]))}function Se(e){return!Te(e)||!Ce(e.seats)||!Te(e.options)?!1:Object.values(e.options).every(e=>[`boolean`,`number`,`string`].includes(typeof e))}function Ce(e){return Array.isArray(e)&&e.every(we)}function we(e){if(!Te(e))return!1;let{name:t,bot:n}=e;return typeof t==`string`&&(n===null||typeof n==`string`)}function Te(e){return typeof e==`object`&&!!e&&!Array.isArray(e)}function Ee(e){let{daily:t,seats:n}=ve();return t??n?.find(({bot:e})=>e===null)?.name??e(`you`)}function De({game:e,day:t},n){let r=Ee(n);return ye({daily:r}),{say:`daily`,game:e,day:t,name:r}}function Oe({table:e,over:t}){return e===null?`play`:t?`daily-see`:`go-on`}function ke(e,t,n){return new Intl.DateTimeFormat(e,{dateStyle:n,timeZone:`UTC`}).format(new Date(`${t}T00:00:00Z`))}function Ae(e,t){let n=t.log[0]?.entry;if(e===null||n===void 0||!Ne(t,e))return t;let r=(e.log.at(-1)?.entry??0)>=n,i=e.log.filter(({entry:e})=>e<n);return!r||i.length===0?t:{...t,log:[...i,...t.log],hasEarlier:e.hasEarlier}}function je(e,t){let n=e.log[0]?.entry??0,r=t.lines.every(({entry:e})=>e<n);return!e.hasEarlier||!r||!Ne(e,t)?e:{...e,log:[...t.lines,...e.log],hasEarlier:t.hasEarlier}}function Me({log:e,hasEarlier:t}){let n=e[0]?.entry;return t&&n!==void 0?{say:`log`,before:n}:null}function Ne(e,t){return e.table===t.table&&e.viewer===t.viewer&&e.lang===t.lang}function Pe(e,t,n){if(!Fe(n.find,t))return e;let{find:r}=n;return r.before===void 0?{begun:Le(n,!1),past:Le(n,!0)}:e===null?e:{begun:r.over===!0?e.begun:Re(e.begun,Le(n,!1)),past:r.over===!1?e.past:Re(e.past,Le(n,!0))}}function Fe(e,t){return e.words===t.words&&e.since===t.since&&e.until===t.until}function Ie(e,t){let n={};e.trim()!==``&&(n.words=e.trim());let[r,i,a]=t.split(`-`).map(Number);return r!==void 0&&i!==void 0&&a!==void 0&&(n.since=new Date(r,i-1,a).getTime()/1e3,n.until=new Date(r,i-1,a+1).getTime()/1e3),n}function Le({tables:e,more:t},n){return{lines:e.filter(e=>e.over===n),more:t}}function Re(e,t){let n=new Set(e.lines.map(e=>e.id));return{lines:[...e.lines,...t.lines.filter(e=>!n.has(e.id))],more:t.more}}function ze(e){return e?[{words:e,is_name:!1}]:[]}function Z(e){return e.map(({words:e})=>e).join(``)}function Be(e,t){let n=t;return e.flatMap(({words:e,is_name:t})=>{let r=e.slice(0,n);return n-=r.length,r?[{words:r,is_name:t}]:[]})}function Ve(e,t){let n=Z(t),r=e.indexOf(n);return r<0?ze(e):[...ze(e.slice(0,r)),...t,...ze(e.slice(r+n.length))]}function He(e){let t=[[]];for(let{words:n,is_name:r}of e){let[e=``,...i]=n.split(`
`);for(let[n,a]of[e,...i].entries())n>0&&t.push([]),a&&t.at(-1)?.push({words:a,is_name:r})}return t}function Ue(e){return e.flatMap((e,t)=>t>0?[...ze(`
`),...e]:e)}function We(e,t){return{link:`connecting`,screen:e,lang:t,games:[],bots:[],tables:null,sought:{},position:null,lately:null,landmarks:null,shared:null,dailies:null,opening:!1,notice:``,saying:[]}}function Ge(e,t){switch(t.is){case`linked`:return{...e,link:`open`};case`lost`:return{...e,link:`lost`,opening:!1};case`went`:return Ke(e,t.screen);case`spoke`:return{...e,lang:t.lang};case`noticed`:return{...e,notice:t.words};case`sought`:return{...e,sought:t.sought};case`asked`:return{...e,notice:``,opening:e.opening||qe(t.message)};case`heard`:return Je(e,t.message);default:return t}}function Ke(e,t){return t.at===`table`&&e.position?.table===t.table?{...e,screen:t}:{...e,screen:t,sought:{},position:null,lately:e.position??e.lately,opening:!1,notice:``,saying:[]}}function qe(e){return[`create`,`lesson`,`daily`,`fork`,`import`].includes(e.say)}function Je(e,t){switch(t.say){case`welcome`:return{...e,lang:t.lang,games:t.games,bots:t.bots};case`tables`:return{...e,tables:Pe(e.tables,e.sought,t)};case`position`:return Ye(e,t);case`log`:return{...e,position:e.position&&je(e.position,t)};case`landmarks`:return{...e,landmarks:t};case`shared`:return{...e,shared:e.position&&{table:e.position.table,code:t.code}};case`dailies`:return{...e,dailies:t};case`refused`:return Xe(e,t.reason);default:return t}}function Ye(e,t){let{screen:n}=e;if((n.at!==`table`||n.table!==t.table)&&!e.opening)return e;let r=e.position?.table===t.table?e.position:null;return{...e,screen:{at:`table`,table:t.table},position:Ae(r,t),opening:!1,notice:r?``:e.notice,saying:Ze(r,t)}}function Xe(e,t){let n=(e.screen.at===`table`||e.screen.at===`see`)&&e.position===null?{at:`lobby`}:e.screen;return{...e,screen:n,opening:!1,notice:t,saying:[t]}}function Ze(e,t){if(t.passTo!==null)return[];let{heading:n}=t.scene,r=Z(t.scene.prompt);if(e===null)return[n,r];if(t.shown<t.entries||e.shown<e.entries){let e=t.log.at(-1)?.entry;return[n,...t.log.filter(({entry:t})=>t===e).map(({words:e})=>Z(e))]}let i=e.passTo===null&&e.shown<=t.shown?e.shown:t.shown,a=t.log.filter(e=>e.entry>i).map(e=>Z(e.words));return t.scene.choices.length>0||t.scene.sheet!==null||t.shown<e.shown?[...a,t.scene.sheet?.verdict??r]:a}function Qe(e,t){let n=e.viewer===t.viewer?e:t;return t.news.flatMap(({entry:e,fight:r})=>r?[$e(n,e,r,t)]:[])}function $e(e,t,n,r){let i=new Set(n.sides.flatMap(e=>e.cards.map(e=>e.id))),a=e.log.filter(e=>e.entry<=t),o=a.at(-1)?.entry??0,s=et(r.news).filter(e=>e.entry>o&&e.entry<=t);return{...e,row:r.row-(r.entries-t),entries:t,shown:t,stopAfter:null,turn:`chance`,undo:`past`,passTo:null,scene:{...e.scene,prompt:[{words:n.title,is_name:!1}],zones:e.scene.zones.map(e=>({...e,cards:e.cards.filter(({id:e})=>!i.has(e))})),contest:n,choices:[]},news:[],log:[...a,...s]}}function et(e){return e.flatMap(({entry:e,words:t,sign:n,seat:r,head:i,many:a})=>t?[{entry:e,words:t,sign:n,...r===void 0?{}:{seat:r},...i&&{head:i},...a&&{many:a}}]:[])}var tt={calm:2600,brisk:1800,instant:0},nt={calm:1600,brisk:1100,instant:0},rt=3,it=class{#e;#t;#n=null;#r=[];#i;#a;#o=!1;#s=null;constructor(e,t,n){this.#e=e,this.#t=t,this.#a=n}heard(e){for(at(this.#r.at(-1)??this.#n,e)||(this.#r=[],this.#d()),this.#i===void 0?this.#c(e):this.#r.push(e);this.#r.length>rt;)this.#u()}hurry(){let e=this.#r.at(-1);this.#r=[],this.#d(),e&&this.#c(e)}clear(){this.#r=[],this.#d(),this.#s=null,this.#n=null}#c(e){let t=ot(this.#n?.scene.contest??null,e.scene.contest),n=(this.#t()?nt:tt)[e.pace];this.#d(),t&&n>0&&(this.#i=setTimeout(()=>this.#u(),n));let r=this.#o&&n===0&&at(this.#n,e);this.#n=e,this.#s=r?e:null,r||this.#l(e)}#l(e){this.#e(e),this.#o||(this.#o=!0,this.#a(()=>{this.#o=!1;let e=this.#s;this.#s=null,e&&this.#l(e)}))}#u(){this.#d();let e=this.#r.shift();e&&this.#c(e),this.#i===void 0&&this.#r.length>0&&this.#u()}#d(){clearTimeout(this.#i),this.#i=void 0}};function at(e,{table:t,entries:n,shown:r}){return e?.table===t&&e.shown===e.entries&&r===n&&r>e.shown}function ot(e,t){if(!t?.sides.some(e=>e.die))return!1;let n=e=>JSON.stringify([e.title,e.sides.map(({die:e,total:t})=>[e,t.value])]);return e===null||n(e)!==n(t)}var st=`brickroad-looking`;function ct(e){try{let t=JSON.parse(sessionStorage.getItem(st)??`{}`);return t.table===e?{entry:typeof t.entry==`number`?t.entry:null,drawer:typeof t.drawer==`string`?t.drawer:null}:{}}catch{return{}}}function lt(e,t){try{let n=sessionStorage.getItem(st),r=JSON.stringify({...ct(e),...t,table:e});r!==n&&sessionStorage.setItem(st,r)}catch{}}function ut({table:e,shown:t,entries:n,passTo:r}){let{entry:i=null}=ct(e);return r===null&&t===n&&i!==null&&i<n?i:null}function dt(e,t){let n=URL.createObjectURL(new Blob([t],{type:`application/x-ndjson`})),r=document.createElement(`a`);r.href=n,r.download=e,r.click(),URL.revokeObjectURL(n)}var ft={theme:[`system`,`light`,`dark`],size:[`normal`,`large`,`largest`],contrast:[`system`,`more`],motion:[`system`,`none`],sound:[`off`,`on`],notices:[`off`,`on`],keys:[`on`,`off`]};function pt(e){return ft[e]}function mt(e){let t=Object.entries(ft).map(([t,n])=>[t,n.includes(e[t])?e[t]:n[0]]);return Object.fromEntries(t)}var ht=H(mt(ve().settings??{}));function gt(){return c(ht)}function _t(e,t){R(ht,mt({...c(ht),[e]:t})),ye({settings:c(ht)}),yt()}function vt(){return c(ht).motion===`none`||matchMedia(`(prefers-reduced-motion: reduce)`).matches}function yt(){let{theme:e,size:t,contrast:n}=c(ht),r=document.documentElement.dataset,i=n===`more`||matchMedia(`(prefers-contrast: more)`).matches;xt(r,`theme`,e===`system`?null:e),xt(r,`size`,t===`normal`?null:t),xt(r,`contrast`,i?`more`:null),xt(r,`motion`,vt()?`none`:null)}function bt(){yt();for(let e of[`(prefers-contrast: more)`,`(prefers-reduced-motion: reduce)`])matchMedia(e).addEventListener(`change`,yt)}function xt(e,t,n){n===null?Reflect.deleteProperty(e,t):e[t]=n}var St=250,Ct=5e3,wt=class{#e;#t;#n=null;#r=St;constructor(e,t){this.#e=e,this.#t=t}connect(){let e=new WebSocket(this.#e);this.#n=e,e.onopen=()=>{this.#r=St,this.#t.linked()},e.onmessage=e=>this.#t.heard(JSON.parse(e.data)),e.onclose=()=>{this.#t.lost(),setTimeout(()=>this.connect(),this.#r),this.#r=Math.min(this.#r*2,Ct)}}say(e){this.#n?.readyState===WebSocket.OPEN&&this.#n.send(JSON.stringify(e))}};function Tt(e){return`${e.protocol===`https:`?`wss`:`ws`}://${e.host}/socket`}function Et(e){return`./api/tables/${encodeURIComponent(e)}/record`}function Dt({shown:e,entries:t,turn:n,viewer:r,passTo:i,scene:a}){let o=typeof n==`object`&&n.seat===r;return e===t&&i===null&&o&&a.choices.length>0}function Ot({turn:e,seats:t}){return typeof e==`object`&&t[e.seat]?.bot===null}var kt=(e,t,n=.5)=>({at:e,lasts:n,pitch:t,loud:.12}),At=(e,t)=>({at:e,lasts:.045,pitch:null,loud:t}),jt={card:[{at:0,lasts:.09,pitch:null,loud:.1}],die:[At(0,.2),At(.09,.16),At(.16,.12),At(.21,.08)],turn:[kt(0,659),kt(.14,880)],end:[kt(0,523),kt(.16,659),kt(.32,784),kt(.48,1047,1)]};function Mt(e,t){if(t.shown<t.entries||t.passTo!==null||e?.table!==t.table)return[];let n=t.news.flatMap(e=>e.happened),r=e=>n.some(t=>t.is===e),i=t.scene.sheet!==null&&e.scene.sheet===null,a=Dt(t)&&(!Dt(e)||e.entries<t.entries);return[...r(`die`)?[`die`]:r(`move`)?[`card`]:[],...i?[`end`]:a?[`turn`]:[]]}var Nt;function Pt(e,t=0){if(`AudioContext`in globalThis){Nt??=new AudioContext,Nt.resume();for(let n of jt[e])Ft(Nt,n,Nt.currentTime+t+n.at)}}function Ft(e,{lasts:t,pitch:n,loud:r},i){let a=new GainNode(e,{gain:r});a.gain.setValueAtTime(r,i),a.gain.exponentialRampToValueAtTime(1e-4,i+t),a.connect(e.destination);let o=n===null?It(e,t):new OscillatorNode(e,{type:`triangle`,frequency:n});o.connect(a),o.start(i),o.stop(i+t)}function It(e,t){let n=Math.ceil(e.sampleRate*t),r=new AudioBuffer({length:n,sampleRate:e.sampleRate}),i=r.getChannelData(0),a=0;for(let e=0;e<n;e++){let t=Math.random()*2-1;i[e]=(t-a)*.5,a=t*.6}return new AudioBufferSourceNode(e,{buffer:r})}function Lt(e,t){if(e===null||!Rt(e,t))return null;let{order:n,zones:r,heading:i,prompt:a,rule:o,whyNot:s,contest:c,choices:l,sheet:u}=t,d=new Map(r.map(t=>[t.id,zt(e,t)])),f=new Map(e.scene.zones.map(e=>[e.id,e])),p=(n??e.scene.zones.map(({id:e})=>e)).map(e=>d.has(e)?d.get(e):f.get(e));return p.every(e=>e!==void 0)?{...e,row:t.row,entries:t.entries,shown:t.entries,digest:t.digest,turn:t.turn,records:t.records,undo:t.undo,stopBefore:t.stopBefore,stopAfter:null,lesson:t.lesson,scene:{heading:i,prompt:a,rule:o,why_not:s,zones:p,contest:c,choices:l,sheet:u},news:t.news,log:[...e.log,...et(t.news)]}:null}function Rt({table:e,viewer:t,lang:n,row:r},i){return e===i.table&&t===i.viewer&&n===i.lang&&r===i.since}function zt({scene:e},{cards:t,...n}){let r=new Map(e.zones.flatMap(e=>e.cards).map(e=>[e.id,e])),i=t.map(e=>typeof e==`string`?r.get(e):e);return i.every(e=>e!==void 0)?{...n,cards:i}:void 0}var Bt=class{constructor(e){this.value=e}valueOf(){return this.value}},Q=class extends Bt{constructor(e=`???`){super(e)}toString(e){return`{${this.value}}`}},Vt=class extends Bt{constructor(e,t={}){super(e),this.opts=t}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return this.value.toString(10)}},Ht=class e extends Bt{static supportsValue(t){if(typeof t==`number`||t instanceof Date)return!0;if(t instanceof Bt)return e.supportsValue(t.valueOf());if(`Temporal`in globalThis){let e=globalThis.Temporal;if(t instanceof e.Instant||t instanceof e.PlainDateTime||t instanceof e.PlainDate||t instanceof e.PlainMonthDay||t instanceof e.PlainTime||t instanceof e.PlainYearMonth)return!0}return!1}constructor(t,n={}){t instanceof e?(n={...t.opts,...n},t=t.value):t instanceof Bt&&(t=t.valueOf()),typeof t==`object`&&`calendarId`in t&&n.calendar===void 0&&(n={...n,calendar:t.calendarId}),super(t),this.opts=n}[Symbol.toPrimitive](e){return e===`string`?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e==`number`)return e;if(e instanceof Date)return e.getTime();if(`epochMilliseconds`in e)return e.epochMilliseconds;if(`toZonedDateTime`in e)return e.toZonedDateTime(`UTC`).epochMilliseconds;throw TypeError(`Unwrapping a non-number value as a number`)}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return typeof this.value==`number`||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}},Ut=100,Wt=`⁨`,Gt=`⁩`;function Kt(e,t,n){return n===t||n instanceof Vt&&t instanceof Vt&&n.value===t.value||t instanceof Vt&&typeof n==`string`&&n===e.memoizeIntlObject(Intl.PluralRules,t.opts).select(t.value)}function qt(e,t,n){return t[n]?nn(e,t[n].value):(e.reportError(RangeError(`No default`)),new Q)}function Jt(e,t){let n=[],r=Object.create(null);for(let i of t)i.type===`narg`?r[i.name]=Yt(e,i.value):n.push(Yt(e,i));return{positional:n,named:r}}function Yt(e,t){switch(t.type){case`str`:return t.value;case`num`:return new Vt(t.value,{minimumFractionDigits:t.precision});case`var`:return Xt(e,t);case`mesg`:return Zt(e,t);case`term`:return Qt(e,t);case`func`:return $t(e,t);case`select`:return en(e,t);default:return new Q}}function Xt(e,{name:t}){let n;if(e.params){if(Object.prototype.hasOwnProperty.call(e.params,t))n=e.params[t];else return new Q(`$${t}`)}else if(e.args&&Object.prototype.hasOwnProperty.call(e.args,t))n=e.args[t];else return e.reportError(ReferenceError(`Unknown variable: $${t}`)),new Q(`$${t}`);if(n instanceof Bt)return n;switch(typeof n){case`string`:return n;case`number`:return new Vt(n);case`object`:if(Ht.supportsValue(n))return new Ht(n);default:return e.reportError(TypeError(`Variable type not supported: $${t}, ${typeof n}`)),new Q(`$${t}`)}}function Zt(e,{name:t,attr:n}){let r=e.bundle._messages.get(t);if(!r)return e.reportError(ReferenceError(`Unknown message: ${t}`)),new Q(t);if(n){let i=r.attributes[n];return i?nn(e,i):(e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new Q(`${t}.${n}`))}return r.value?nn(e,r.value):(e.reportError(ReferenceError(`No value: ${t}`)),new Q(t))}function Qt(e,{name:t,attr:n,args:r}){let i=`-${t}`,a=e.bundle._terms.get(i);if(!a)return e.reportError(ReferenceError(`Unknown term: ${i}`)),new Q(i);if(n){let t=a.attributes[n];if(t){e.params=Jt(e,r).named;let n=nn(e,t);return e.params=null,n}return e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new Q(`${i}.${n}`)}e.params=Jt(e,r).named;let o=nn(e,a.value);return e.params=null,o}function $t(e,{name:t,args:n}){let r=e.bundle._functions[t];if(!r)return e.reportError(ReferenceError(`Unknown function: ${t}()`)),new Q(`${t}()`);if(typeof r!=`function`)return e.reportError(TypeError(`Function ${t}() is not callable`)),new Q(`${t}()`);try{let t=Jt(e,n);return r(t.positional,t.named)}catch(n){return e.reportError(n),new Q(`${t}()`)}}function en(e,{selector:t,variants:n,star:r}){let i=Yt(e,t);if(i instanceof Q)return qt(e,n,r);for(let t of n)if(Kt(e,i,Yt(e,t.key)))return nn(e,t.value);return qt(e,n,r)}function tn(e,t){if(e.dirty.has(t))return e.reportError(RangeError(`Cyclic reference`)),new Q;e.dirty.add(t);let n=[],r=e.bundle._useIsolating&&t.length>1;for(let i of t)if(typeof i==`string`)n.push(e.bundle._transform(i));else{if(e.placeables++,e.placeables>Ut)throw e.dirty.delete(t),RangeError(`Too many placeables expanded: ${e.placeables}, max allowed is ${Ut}`);r&&n.push(Wt),n.push(Yt(e,i).toString(e)),r&&n.push(Gt)}return e.dirty.delete(t),n.join(``)}function nn(e,t){return typeof t==`string`?e.bundle._transform(t):tn(e,t)}var rn=class{constructor(e,t,n){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=t,this.args=n}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,t){let n=this.bundle._intls.get(e);n||(n={},this.bundle._intls.set(e,n));let r=JSON.stringify(t);return n[r]||(n[r]=new e(this.bundle.locales,t)),n[r]}};function an(e,t){let n=Object.create(null);for(let[r,i]of Object.entries(e))t.includes(r)&&(n[r]=i.valueOf());return n}var on=[`unitDisplay`,`currencyDisplay`,`useGrouping`,`minimumIntegerDigits`,`minimumFractionDigits`,`maximumFractionDigits`,`minimumSignificantDigits`,`maximumSignificantDigits`];function sn(e,t){let n=e[0];if(n instanceof Q)return new Q(`NUMBER(${n.valueOf()})`);if(n instanceof Vt)return new Vt(n.valueOf(),{...n.opts,...an(t,on)});if(n instanceof Ht)return new Vt(n.toNumber(),{...an(t,on)});throw TypeError(`Invalid argument to NUMBER`)}var cn=[`dateStyle`,`timeStyle`,`fractionalSecondDigits`,`dayPeriod`,`hour12`,`weekday`,`era`,`year`,`month`,`day`,`hour`,`minute`,`second`,`timeZoneName`];function ln(e,t){let n=e[0];if(n instanceof Q)return new Q(`DATETIME(${n.valueOf()})`);if(n instanceof Ht||n instanceof Vt)return new Ht(n,an(t,cn));throw TypeError(`Invalid argument to DATETIME`)}var un=new Map;function dn(e){let t=Array.isArray(e)?e.join(` `):e,n=un.get(t);return n===void 0&&(n=new Map,un.set(t,n)),n}var fn=class{constructor(e,{functions:t,useIsolating:n=!0,transform:r=e=>e}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:sn,DATETIME:ln,...t},this._useIsolating=n,this._transform=r,this._intls=dn(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:t=!1}={}){let n=[];for(let r=0;r<e.body.length;r++){let i=e.body[r];if(i.id.startsWith(`-`)){if(t===!1&&this._terms.has(i.id)){n.push(Error(`Attempt to override an existing term: "${i.id}"`));continue}this._terms.set(i.id,i)}else{if(t===!1&&this._messages.has(i.id)){n.push(Error(`Attempt to override an existing message: "${i.id}"`));continue}this._messages.set(i.id,i)}}return n}formatPattern(e,t=null,n=null){if(typeof e==`string`)return this._transform(e);let r=new rn(this,n,t);try{return tn(r,e).toString(r)}catch(e){if(r.errors&&e instanceof Error)return r.errors.push(e),new Q().toString(r);throw e}}},pn=/^(-?[a-zA-Z][\w-]*) *= */gm,mn=/\.([a-zA-Z][\w-]*) *= */y,hn=/\*?\[/y,gn=/(-?[0-9]+(?:\.([0-9]+))?)/y,_n=/([a-zA-Z][\w-]*)/y,vn=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,yn=/^[A-Z][A-Z0-9_-]*$/,bn=/([^{}\n\r]+)/y,xn=/([^\\"\n\r]*)/y,Sn=/\\([\\"])/y,Cn=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,wn=/^\n+/,Tn=/ +$/,En=/ *\r?\n/g,Dn=/( *)$/,On=/{\s*/y,kn=/\s*}/y,An=/\[\s*/y,jn=/\s*] */y,Mn=/\s*\(\s*/y,Nn=/\s*->\s*/y,Pn=/\s*:\s*/y,Fn=/\s*,?\s*/y,In=/\s+/y,Ln=class{constructor(e){this.body=[],pn.lastIndex=0;let t=0;for(;;){let n=pn.exec(e);if(n===null)break;t=pn.lastIndex;try{this.body.push(s(n[1]))}catch(e){if(e instanceof SyntaxError)continue;throw e}}function n(n){return n.lastIndex=t,n.test(e)}function r(n,r){if(e[t]===n)return t++,!0;if(r)throw new r(`Expected ${n}`);return!1}function i(e,r){if(n(e))return t=e.lastIndex,!0;if(r)throw new r(`Expected ${e.toString()}`);return!1}function a(n){n.lastIndex=t;let r=n.exec(e);if(r===null)throw SyntaxError(`Expected ${n.toString()}`);return t=n.lastIndex,r}function o(e){return a(e)[1]}function s(e){let t=l(),n=c();if(t===null&&Object.keys(n).length===0)throw SyntaxError(`Expected message value or attributes`);return{id:e,value:t,attributes:n}}function c(){let e=Object.create(null);for(;n(mn);){let t=o(mn),n=l();if(n===null)throw SyntaxError(`Expected attribute value`);e[t]=n}return e}function l(){let r;if(n(bn)&&(r=o(bn)),e[t]===`{`||e[t]===`}`)return u(r?[r]:[],1/0);let i=x();return i?r?u([r,i],i.length):(i.value=S(i.value,wn),u([i],i.length)):r?S(r,Tn):null}function u(r=[],i){for(;;){if(n(bn)){r.push(o(bn));continue}if(e[t]===`{`){r.push(d());continue}if(e[t]===`}`)throw SyntaxError(`Unbalanced closing brace`);let a=x();if(a)r.push(a),i=Math.min(i,a.length);else break}let a=r.length-1,s=r[a];typeof s==`string`&&(r[a]=S(s,Tn));let c=[];for(let e of r)e instanceof Rn&&(e=e.value.slice(0,e.value.length-i)),e&&c.push(e);return c}function d(){i(On,SyntaxError);let e=f();if(i(kn))return e;if(i(Nn)){let t=h();return i(kn,SyntaxError),{type:`select`,selector:e,...t}}throw SyntaxError(`Unclosed placeable`)}function f(){if(e[t]===`{`)return d();if(n(vn)){let[,e,t,n=null]=a(vn);if(e===`$`)return{type:`var`,name:t};if(i(Mn)){let r=p();if(e===`-`)return{type:`term`,name:t,attr:n,args:r};if(yn.test(t))return{type:`func`,name:t,args:r};throw SyntaxError(`Function names must be all upper-case`)}return e===`-`?{type:`term`,name:t,attr:n,args:[]}:{type:`mesg`,name:t,attr:n}}return _()}function p(){let n=[];for(;;){switch(e[t]){case`)`:return t++,n;case void 0:throw SyntaxError(`Unclosed argument list`)}n.push(m()),i(Fn)}}function m(){let e=f();return e.type===`mesg`&&i(Pn)?{type:`narg`,name:e.name,value:_()}:e}function h(){let e=[],t=0,i;for(;n(hn);){r(`*`)&&(i=t);let n=g(),a=l();if(a===null)throw SyntaxError(`Expected variant value`);e[t++]={key:n,value:a}}if(t===0)return null;if(i===void 0)throw SyntaxError(`Expected default variant`);return{variants:e,star:i}}function g(){i(An,SyntaxError);let e;return e=n(gn)?v():{type:`str`,value:o(_n)},i(jn,SyntaxError),e}function _(){if(n(gn))return v();if(e[t]===`"`)return y();throw SyntaxError(`Invalid expression`)}function v(){let[,e,t=``]=a(gn),n=t.length;return{type:`num`,value:parseFloat(e),precision:n}}function y(){r(`"`,SyntaxError);let n=``;for(;;)if(n+=o(xn),e[t]===`\\`)n+=b();else{if(r(`"`))return{type:`str`,value:n};throw SyntaxError(`Unclosed string literal`)}}function b(){if(n(Sn))return o(Sn);if(n(Cn)){let[,e,t]=a(Cn),n=parseInt(e||t,16);return n<=55295||57344<=n?String.fromCodePoint(n):`�`}throw SyntaxError(`Unknown escape sequence`)}function x(){let n=t;switch(i(In),e[t]){case`.`:case`[`:case`*`:case`}`:case void 0:return!1;case`{`:return C(e.slice(n,t))}return e[t-1]===` `&&C(e.slice(n,t))}function S(e,t){return e.replace(t,``)}function C(e){let t=e.replace(En,`
`),n=Dn.exec(e)[1].length;return new Rn(t,n)}}},Rn=class{constructor(e,t){this.value=e,this.length=t}},zn=`# The web client's own words. What happens at the table is said by the games and the server.

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
daily-dealt = Deal of the day, { $day }: rules { $rules }, cards { $cards }, { $count ->
    [0] no bots.
   *[other] against { $bots }.
}
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
lesson-up = further up
lesson-down = further down

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
log-empty = Nothing has happened yet.
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
draft-column-empty = Not dealt yet
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
storyline-danger = Danger
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
storyline-total = { $name }, { $label }: { $value }, and how it is made up
storyline-pile = { $label }: { $count }
storyline-pile-library = Library
storyline-pile-archive = Archive
storyline-pile-banished = Banished
storyline-pile-known = Known
storyline-pile-folio = Folio
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
storyline-how-point = What you may do something with has a golden edge. Click or touch it: it is picked up, and all that can be done with it is listed with what it costs. An answer to a question and a card from the Library are taken at once. Under a finger, an answer that tells its outcome is shown first, with a button that takes it.
storyline-how-aim-at = Each place where it may go shows what it costs. Click the place, or choose from the list. Escape, or a click beside the cards, puts it down.
storyline-how-read = Everything else may be read: rest the pointer on it, or touch it, and it says all it does and what its Vitality is made of.
storyline-how-keys = With keys: arrows go from one thing you may do to the next, Enter takes it. Tab leads to the button that ends a part of the turn, and to all that can be read.

# Statistics
nav-statistics = Statistics
statistics-about = What was won and lost, against whom, and when
statistics-whose = Games of
statistics-everybody = everybody
statistics-whose-one = The finished games in which { $name } held a seat. People are told apart by their names alone.
statistics-whose-all = Every seat that a person held in a finished game. A game between two people counts for both.
statistics-games = Games to count
statistics-sum =
    { $count ->
        [one] 1 game
       *[other] { $count } games
    }
statistics-sum-won = { $count } won
statistics-sum-drawn = { $count } level with others
statistics-sum-lost = { $count } lost
statistics-rate = { $percent } won
statistics-course = Over time
statistics-by-week = by week
statistics-by-month = by month
statistics-by-year = by year
statistics-week = Week
statistics-month = Month
statistics-year = Year
statistics-played = Played
statistics-won = Won
statistics-drawn = Level
statistics-lost = Lost
statistics-by-game = By game
statistics-game = Game
statistics-by-opponent = By opponent
statistics-opponent = Opponent
statistics-alone = Nobody: played alone
statistics-bot = bot
statistics-person = person
statistics-several = A game against several opponents counts for each of them.
statistics-by-side = By side
statistics-side = Side
statistics-by-start = By who begins
statistics-start = Beginning
statistics-first = Decides first
statistics-later = Another decides first
statistics-start-unknown = Not known
statistics-none = No game has ended yet
statistics-none-about = Once somebody here has finished a game, this page tells
statistics-none-game = how many games of each kind were won and lost,
statistics-none-opponent = against which bots and which people,
statistics-none-start = from which side, and who began,
statistics-none-course = and how it went over the weeks and months.
statistics-play = To the games
statistics-none-in = { $name } has not finished a game of { $game } yet.
statistics-none-in-all = Nobody has finished a game of { $game } yet.
statistics-more = There are very many games here. Only the newest are counted.
statistics-failed = The statistics could not be read from the server.

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
`,Bn=`# Les mots du client web. Ce qui se passe à la table est dit par les jeux et par le serveur.

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
daily-dealt = Donne du jour, { $day }\xA0: règles { $rules }, cartes { $cards }, { $count ->
    [0] sans robot.
   *[other] contre { $bots }.
}
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
lesson-up = plus haut
lesson-down = plus bas

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
log-empty = Il ne s’est encore rien passé.
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
draft-column-empty = Pas encore distribuée
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
storyline-danger = Danger
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
storyline-total = { $name }, { $label }\xA0: { $value }, et de quoi cela se compose
storyline-pile = { $label }\xA0: { $count }
storyline-pile-library = Bibliothèque
storyline-pile-archive = Archives
storyline-pile-banished = Bannies
storyline-pile-known = Connues
storyline-pile-folio = Folio
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
storyline-how-point = Ce dont vous pouvez faire quelque chose a un bord doré. Cliquez ou touchez\xA0: vous le prenez en main, et tout ce qui peut en être fait est dit avec ce que cela coûte. Une réponse à une question et une carte de la Bibliothèque se prennent aussitôt. Au doigt, une réponse qui dit son issue se montre d’abord, avec un bouton qui la prend.
storyline-how-aim-at = Chaque endroit où cela peut aller montre ce qu’il coûte. Cliquez l’endroit, ou choisissez dans la liste. Échap, ou un clic à côté des cartes, le repose.
storyline-how-read = Tout le reste se lit\xA0: laissez-y le pointeur, ou touchez, et cela dit tout ce qu’il fait et de quoi se compose sa Vitalité.
storyline-how-keys = Au clavier\xA0: les flèches vont d’une chose possible à l’autre, Entrée la prend. Tab mène au bouton qui termine une partie du tour, et à tout ce qui se lit.

# Statistiques
nav-statistics = Statistiques
statistics-about = Les victoires et les défaites, contre qui et quand
statistics-whose = Parties de
statistics-everybody = tout le monde
statistics-whose-one = Les parties finies où { $name } tenait une place. Seuls les noms distinguent les personnes.
statistics-whose-all = Chaque place tenue par une personne dans une partie finie. Une partie entre deux personnes compte pour les deux.
statistics-games = Jeux à compter
statistics-sum =
    { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
statistics-sum-won =
    { $count ->
        [one] { $count } gagnée
       *[other] { $count } gagnées
    }
statistics-sum-drawn = { $count } à égalité
statistics-sum-lost =
    { $count ->
        [one] { $count } perdue
       *[other] { $count } perdues
    }
statistics-rate = { $percent } de victoires
statistics-course = Au fil du temps
statistics-by-week = par semaine
statistics-by-month = par mois
statistics-by-year = par année
statistics-week = Semaine
statistics-month = Mois
statistics-year = Année
statistics-played = Jouées
statistics-won = Gagnées
statistics-drawn = Égalité
statistics-lost = Perdues
statistics-by-game = Par jeu
statistics-game = Jeu
statistics-by-opponent = Par adversaire
statistics-opponent = Adversaire
statistics-alone = Personne\xA0: en solitaire
statistics-bot = robot
statistics-person = personne
statistics-several = Une partie contre plusieurs adversaires compte pour chacun d’eux.
statistics-by-side = Par camp
statistics-side = Camp
statistics-by-start = Selon qui commence
statistics-start = Début
statistics-first = Décide en premier
statistics-later = Un autre décide en premier
statistics-start-unknown = Inconnu
statistics-none = Aucune partie n’est encore finie
statistics-none-about = Dès que quelqu’un aura fini une partie ici, cette page dira
statistics-none-game = combien de parties de chaque jeu ont été gagnées et perdues,
statistics-none-opponent = contre quels robots et quelles personnes,
statistics-none-start = de quel camp, et qui a commencé,
statistics-none-course = et comment cela s’est passé au fil des semaines et des mois.
statistics-play = Vers les parties
statistics-none-in = { $name } n’a encore fini aucune partie du jeu «\xA0{ $game }\xA0».
statistics-none-in-all = Personne n’a encore fini une partie du jeu «\xA0{ $game }\xA0».
statistics-more = Il y a ici de très nombreuses parties. Seules les plus récentes sont comptées.
statistics-failed = Le serveur n’a pas pu donner les statistiques.

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
`;function Vn(e){let t=Wn.get(e)??Gn(e);return(e,n)=>{let r=t.getMessage(e)?.value;return r?t.formatPattern(r,n??null,[]):e}}function Hn(e){return e.map(e=>e.slice(0,2)).find(e=>e===`en`||e===`fr`)===`fr`?`fr`:`en`}var Un={en:zn,fr:Bn},Wn=new Map;function Gn(e){let t=new fn(e,{useIsolating:!1});return t.addResource(new Ln(Un[e])),Wn.set(e,t),t}function Kn(){return`Notification`in globalThis&&Notification.permission===`granted`}async function qn(){return`Notification`in globalThis&&await Notification.requestPermission()===`granted`}async function Jn(e,t,n){if(!document.hidden||!Kn())return;let r={body:t,tag:`table-${n}`,icon:`./icons/192.png`},i=await navigator.serviceWorker?.getRegistration();if(i?.active){await i.showNotification(e,r);return}let a=new Notification(e,r);a.onclick=()=>(focus(),a.close())}var Yn=.3,Xn=200,Zn=class{#e=H(We({at:`lobby`},`en`));get model(){return c(this.#e)}set model(e){R(this.#e,e)}#t;#n=null;#r=new it(e=>this.#d({is:`heard`,message:{say:`position`,...e}}),vt,Qn);constructor(e,t){this.model=We(ge(location.hash),t),this.#t=new wt(e,{linked:()=>this.#i(),lost:()=>this.#d({is:`lost`}),heard:e=>this.#c(e)}),addEventListener(`popstate`,()=>this.go(ge(location.hash)));for(let e of[`click`,`keydown`])addEventListener(e,()=>setTimeout(()=>this.#r.hurry()))}connect(){this.#t.connect()}go=e=>{let t=this.model.position!==null;this.#d({is:`went`,screen:e}),this.model.position===null&&(this.#r.clear(),t&&this.#t.say({say:`leave`}),this.#o())};ask=e=>{this.#d({is:`asked`,message:e}),this.#t.say(e),e.say===`remove`&&this.find(this.model.sought)};find=e=>{this.#d({is:`sought`,sought:e}),this.#t.say({say:`tables`,...e})};notice=e=>{this.#d({is:`noticed`,words:e})};speak=e=>{ye({lang:e}),this.#d({is:`spoke`,lang:e}),this.#a(),this.model.screen.at!==`table`&&(this.find(this.model.sought),this.#s())};#i(){this.#d({is:`linked`}),this.model.screen.at===`table`&&this.#a(),this.#o()}#a(){this.#t.say({say:`hello`,lang:this.model.lang})}#o(){let{screen:e}=this.model;e.at===`table`?this.#t.say({say:`open`,table:e.table}):e.at===`see`?(this.#a(),this.ask({say:`import`,record:e.code})):(this.#a(),this.find(this.model.sought),this.#s())}#s(){this.#t.say({say:`dailies`,name:Ee(Vn(this.model.lang))})}#c(e){if(e.say===`position`||e.say===`update`){this.#l(e);return}if(e.say===`record`){dt(`brickroad-${this.#n?.game??`game`}.jsonl`,e.text);return}let t=this.model.screen;this.#d({is:`heard`,message:e}),e.say===`refused`&&this.model.screen!==t&&this.#o()}#l(e){let t=this.#n,n=e.say===`position`?e:Lt(t,e);if(this.#n=n,n&&this.#u(t,n),n)for(let e of[...t?Qe(t,n):[],n])this.#r.heard(e);else this.#t.say({say:`again`})}#u(e,t){gt().sound===`on`&&Mt(e,t).forEach((e,t)=>Pt(e,t*Yn)),Ot(t)&&(e?.table!==t.table||!Ot(e)||e.entries<t.entries)&&gt().notices===`on`&&Jn(Vn(this.model.lang)(`your-turn`),`${t.title} · ${t.scene.heading}`,t.table);let n=e?.table===t.table?null:ut(t);n===null?lt(t.table,{entry:t.shown<t.entries?t.shown:null}):this.#t.say({say:`step`,entry:n})}#d(e){this.model=Ge(this.model,e);let t=X(this.model.screen);t!==(location.hash||`#/`)&&history.pushState(null,``,t)}};function Qn(e){let t=requestAnimationFrame(r),n=setTimeout(r,Xn);function r(){cancelAnimationFrame(t),clearTimeout(n),e()}}var $n=[`forEach`,`isDisjointFrom`,`isSubsetOf`,`isSupersetOf`],er=[`difference`,`intersection`,`symmetricDifference`,`union`],tr=!1,nr=class e extends Set{#e=new Map;#t=H(0);#n=H(0);#r=s||-1;constructor(e){if(super(),e){for(var t of e)super.add(t);this.#n.v=super.size}tr||this.#a()}#i(e){return s===this.#r?H(e):k(e)}#a(){tr=!0;var t=e.prototype,n=Set.prototype;for(let e of $n)t[e]=function(...t){return c(this.#t),n[e].apply(this,t)};for(let r of er)t[r]=function(...t){c(this.#t);var i=n[r].apply(this,t);return new e(i)}}has(e){var t=super.has(e),n=this.#e,r=n.get(e);if(r===void 0){if(!t)return c(this.#t),!1;r=this.#i(!0),n.set(e,r)}return c(r),t}add(e){return super.has(e)||(super.add(e),R(this.#n,super.size),ce(this.#t)),this}delete(e){var t=super.delete(e),n=this.#e,r=n.get(e);return r!==void 0&&(n.delete(e),R(r,!1)),t&&(R(this.#n,super.size),ce(this.#t)),t}clear(){if(super.size!==0){super.clear();var e=this.#e;for(var t of e.values())R(t,!1);e.clear(),R(this.#n,0),ce(this.#t)}}keys(){return this.values()}values(){return c(this.#t),super.values()}entries(){return c(this.#t),super.entries()}[Symbol.iterator](){return this.keys()}get size(){return c(this.#n)}},rr=class extends Map{#e=new Map;#t=H(0);#n=H(0);#r=s||-1;constructor(e){if(super(),e){for(var[t,n]of e)super.set(t,n);this.#n.v=super.size}}#i(e){return s===this.#r?H(e):k(e)}has(e){var t=this.#e,n=t.get(e);if(n===void 0){if(super.has(e))n=this.#i(0),t.set(e,n);else return c(this.#t),!1}return c(n),!0}forEach(e,t){this.#a(),super.forEach(e,t)}get(e){var t=this.#e,n=t.get(e);if(n===void 0){if(super.has(e))n=this.#i(0),t.set(e,n);else{c(this.#t);return}}return c(n),super.get(e)}getOrInsert(e,t){return super.has(e)||this.set(e,t),this.get(e)}getOrInsertComputed(e,t){return super.has(e)||this.set(e,t(e)),this.get(e)}set(e,t){var n=this.#e,r=n.get(e),i=super.get(e),a=super.set(e,t),o=this.#t;if(r===void 0)r=this.#i(0),n.set(e,r),R(this.#n,super.size),ce(o);else if(i!==t){ce(r);var s=o.reactions===null?null:new Set(o.reactions);s!==null&&r.reactions?.every(e=>s.has(e))||ce(o)}return a}delete(e){var t=this.#e,n=t.get(e),r=super.delete(e);return n!==void 0&&(t.delete(e),R(n,-1)),r&&(R(this.#n,super.size),ce(this.#t)),r}clear(){if(super.size!==0){super.clear();var e=this.#e;R(this.#n,0);for(var t of e.values())R(t,-1);ce(this.#t),e.clear()}}#a(){c(this.#t);var e=this.#e;if(this.#n.v!==e.size){for(var t of super.keys())if(!e.has(t)){var n=this.#i(0);e.set(t,n)}}for([,n]of this.#e)c(n)}keys(){return c(this.#t),super.keys()}values(){return this.#a(),super.values()}entries(){return this.#a(),super.entries()}[Symbol.iterator](){return this.entries()}get size(){return c(this.#n),super.size}},ir=class{#e;#t;constructor(e,t){this.#e=e,this.#t=re(t)}get current(){return this.#t(),this.#e()}},ar=/\(.+\)/,or=new Set([`all`,`print`,`screen`,`and`,`or`,`not`,`only`]),sr=class extends ir{constructor(e,t){let n=ar.test(e)||e.split(/[\s,]+/).some(e=>or.has(e.trim()))?e:`(${e})`,r=window.matchMedia(n);super(()=>r.matches,e=>S(r,`change`,e))}},cr=new rr(Object.entries({dorothy:`m205 29l7 22c15 13 30 20 44 20 14 0 28-6 44-20l7-22c-31 17-71 17-102 0m-14 15l-83 18-31 76c8 5 22 12 37 15 18 4 37 4 51-3-5-20-11-39-20-57l-10-20 21 7c47 16 80 31 100 48 20-17 53-32 101-48l20-7-10 20c-9 18-15 37-20 57 14 7 34 7 51 3 15-3 29-10 37-15l-31-76-83-18-5 17-2 2c-19 17-38 26-58 26s-40-10-58-26l-1-2zm-22 60c26 63 27 130 27 165h120c0-35 2-102 27-165-38 14-64 28-78 40v65h-18v-65c-14-12-40-26-78-40m20 183c-9 4-17 13-24 28-7 15-13 35-19 58-9 39-17 85-31 120h92c-9-24-9-56-12-111v-1l16-94zm40 0l-16 95c4 61 5 92 14 111h58c9-19 10-50 14-111l-16-95zm72 0l16 94v1c-3 55-3 87-12 111h92c-14-35-22-81-31-120-6-23-11-43-19-58-7-15-15-24-24-28z`,toto:`m232 16l16 120 74 21c37-11 79-18 102-44 10-10 18-25 10-38l-76 2-14-31h-75c-8-12-23-21-37-30m5 145c-47 20-110 147-112 277-34-58-24-123-2-203-68 52-118 213 10 252h213s-6-22-14-29c-13-12-48-20-48-20 28-39 33-72 38-104 5 60 41 127 58 153h76s5-16 0-22c-10-13-51-11-51-11-31-108-46-261-90-274-22-6-54-14-78-19`,lion:`m124 20c-10 1-21 4-32 6l62 65-21 1c-30 0-76 6-104 22l32 52-41 21v56l47 27-47 40v32c28-1 61 0 89-9l32-11-22 26c-18 22-29 55-50 88 31-3 63-8 96-26l16-9-9 77c26-12 52-29 71-49 23-24 36-50 33-73l0 0c-18-13-32-31-39-54-9-28-6-63 7-102-27-4-47-14-58-30-12-17-14-39-8-57s23-32 44-33c20-1 44 10 70 36 11 4 22 8 31 12 2-22-1-38-10-53-9-14-24-26-41-39l4 43-17-11c-37-24-90-50-135-47l0-1zm100 78c0 0-1 0-1 0h0c-14 1-23 10-27 22-4 12-3 27 6 40 8 12 25 23 53 24l13 1-5 12c-14 40-16 74-8 99 7 25 24 43 47 53h0l109 38c5-12 11-24 18-36a41 41 0 0 1-17 4c-22 0-40-19-40-41 0-23 18-41 40-41 21 0 38 16 41 35 10-18 22-36 33-53l-103-53-5-5c-4-14-11-24-26-34-15-10-37-19-68-30l-2-1-2-2c-23-24-42-32-56-32zm119 90c9 0 15 7 15 15 0 8-6 15-15 15-8 0-14-7-14-15 0-8 6-15 14-15z`,scarecrow:`m264 24l-8 40-28-25 10 26-42-17 42 40c-10 6-16 17-16 30 0 20 16 36 36 36s35-16 35-36c0-13-6-25-17-31l25-43-28 18-9-38zm-162 43c-6 0-12 3-16 7l-39-6-2 19 30 4-58 42 41-9-8 36 26-22 18 34 0-65a21 21 0 0 0 8 2c3 0 6-1 8-2 13 17 31 31 57 39-7 7-14 13-21 20 48 3 81 49 90 98-7 1-14 3-21 7 28 58-22 129-34 164l6 0-34 41 37-19 2 37 19-28 27 28-15-58 7 1c0-49 14-86 21-141 7 49 19 98 7 148l6-1-15 53 27-28 19 27 2-36 37 19-32-40 5 0c-8-39-40-109-19-166-7-4-13-7-21-8 13-44 46-87 86-95l-8-12c26-11 40-26 49-44 2 1 5 1 8 1 1 0 3 0 4 0l14 59 8-41 30 21-11-32 39-5-55-21 52-7-2-19-61 8c-4-6-11-9-18-9-10 0-18 6-22 14l-75 10a55 55 0 0 1 6 18l48-6c-11 8-20 19-26 33l-6-10c-9 10-18 18-26 24-10 13-26 22-43 22-18 0-35-10-44-24-7-6-14-15-20-26-6 4-11 9-16 13-8-13-18-25-30-34l56 8a55 55 0 0 1 6-18l-89-13c-4-7-11-12-19-12zm113 204q0 0 0 0l0 0 0 0z`,tinman:`m215 23l-10 15 72 46 9-13c-16-23-44-40-71-48zm-38 19c-28 35-79 105-106 145 62 26 113 70 133 120 5 12 9 25 9 38 37-9 80-37 117-70 31-28 56-59 72-88l-225-145zm241 155c-17 31-44 63-75 91-40 37-87 67-131 76a106 106 0 0 1-6 25c-9 23-26 45-53 65 65 11 135-13 196-54 64-43 117-104 139-157l-70-46zm-333 17l-68 100v143l135-194c-18-19-41-36-67-49z`,glinda:`m251 22c-58 45-81 38-101 0 17 62 11 67-44 117 67-36 96-34 130 7-34-53-30-75 15-124zm18 0l12 115-100 58 98 21c-10 9-21 19-32 30l0 0-228 226v20h32l222-219c11-11 19-20 26-28l19 88 58-100 115 11-77-86 47-105-106 46-86-77zm-242 34c34 28 35 43 31 88 19-54 28-68 64-82-39 9-56 11-95-6zm55 102c25 27 27 44 24 72 15-34 22-45 56-64-35 11-46 10-80-8m325 95c9 52-4 74-33 107 44-37 58-44 97-39-38-11-47-20-64-68zm-55 73c-19 69-46 84-108 70 54 20 56 21 53 86 25-56 47-53 96-38-42-32-46-49-41-118zm109 56c-15 18-23 18-44 9 23 19 18 34 11 60 16-19 23-25 50-13-23-21-27-30-17-56z`,witch:`m416 42c-57 1-105 26-145 65-42 41-75 98-100 156 1 4 3 9 7 13 6 6 14 13 24 18 20 11 47 20 75 25s56 6 75 3c10-1 18-4 22-7s5-4 5-6l1 0c-4-43-6-89 0-132 3-20 7-40 15-58-32 32-63 66-87 95 35-70 86-122 141-169-11-2-22-3-33-3zm-261 197a407 407 0 0 0-13 0c-23 1-44 3-62 7-24 6-40 15-49 26-8 11-10 25-1 46 33 75 117 130 208 148 91 19 186 1 242-66 14-16 16-30 10-44-5-13-19-28-40-42-15-10-33-19-53-27 1 22 3 45 5 66v0c1 11-6 21-14 28s-21 10-34 12c-26 5-60 4-93-2-34-6-66-15-90-29-13-7-23-15-29-25-7-9-10-21-7-33l0 0 0-1c8-21 17-43 26-64a634 634 0 0 0-6 0zm7 47a839 839 0 0 0-9 23c-2 6 0 11 4 18 4 6 12 12 23 19 21 12 52 21 84 27 32 5 64 6 87 2 11-2 20-6 26-9 5-4 7-7 6-12 0-7-1-14-1-21-8 4-17 6-27 7-23 4-52 2-81-3-29-5-59-14-81-27-12-6-22-13-29-21a59 59 0 0 1-2-3z`,oz:`m247 25q-1 0-2 0c-28 53-32 109-28 168 4 59 15 120 16 182h46c1-62 12-123 16-182 4-59 0-115-28-168a168 168 0 0 0-2 0v327h-18zm-24 4c-7 1-14 3-22 6l-2 3c-39 47-50 83-46 123 4 40 23 83 47 139l5 12c1 3 4 9 7 15-3-44-10-88-13-132-4-57-1-113 24-166zm66 0c25 53 28 109 24 166-3 44-10 88-13 132 3-6 6-12 7-15l5-12c24-56 43-99 47-139 4-40-7-76-46-123l-2-3c-8-3-15-5-22-6zm-121 20a190 190 0 0 0-11 7c-31 19-52 45-52 72 0 62 22 90 50 122 3 3 5 7 8 10-14-35-25-66-28-97-3-37 5-74 33-114zm177 0c27 40 35 77 32 114-3 31-14 62-28 97 3-3 5-7 8-10 28-32 50-60 50-122 0-27-21-53-52-72a189 189 0 0 0-10-7zm-121 344v37h21v-37zm43 0v37h21v-37zm-43 55v44h64v-44z`,hand:`m150 82a18 18 0 0 0-5 1l-104 39c-4 1-8 5-10 9-2 5-3 10-1 15l67 181c1 5 5 9 9 11 5 2 10 2 15 1l103-39c5-1 9-5 11-9l0 0c2-5 2-10 1-15l-67-181c-2-5-6-9-10-11l0 0c-2-1-5-1-7-2-1 0-1 0-2 0zm39 14l64 174a37 37 0 0 1-1 29 37 37 0 0 1-21 19l-28 10 60 3c5 0 10-2 14-5 3-3 6-8 6-13l9-193c0-5-2-10-5-14-3-3-8-6-13-6l-85-4zm121 33l-8 185a37 37 0 0 1-13 26 37 37 0 0 1-26 10l-27-2 70 23c4 2 10 1 14-1 4-2 8-6 9-10l62-184c1-5 1-10-1-15-3-4-7-7-11-9l-69-23zm-205 19c25 25 68 17 81 45 12 26-15 46-38 39l17 30-19 7-11-31c-10 22-43 23-54-1-13-30 24-54 24-89zm302 39l-60 178a37 37 0 0 1-18 22l-1 0a37 37 0 0 1-28 2l-20-7 43 37c4 3 9 5 14 5s9-3 12-7l126-147c3-4 5-9 5-14-1-4-3-9-7-12l-66-57z`,pointing:`m18 20v193c39 81 56 135 151 221l0 0 1 0c3 4 5 4 10 4 4 0 9-3 14-6 10-6 17-17 18-22l-56-56 13-14 63 63c1 2 3 2 7 2s9-4 14-7c10-7 20-19 23-27l-56-56 13-13 64 64c19-3 35-17 42-33l0 1-71-72 13-13 167 167c7 7 15 9 21 9 6 0 12-3 16-7 9-9 13-24-2-38l-223-223 13-13 33 33c47-4 85-18 102-34 9-8 13-15 12-22-1-6-5-14-16-22-52 22-109 19-163 3-54-17-106-48-148-82h-75z`,table:`m254 30c-10 2-18 13-18 27 0 8 2 15 6 20l5 6-7 1c-5 1-9 4-12 9-4 4-6 10-8 18-3 13-4 29-4 43h17l2 22c7 0 14-1 21-1q11 0 22 1l1-22h17c0-14 0-31-3-44-2-7-4-13-7-18s-8-7-14-8l-7-1 4-6c4-5 7-12 7-20 0-15-10-27-20-27zm-192 144c-10 2-18 13-18 27 0 8 3 15 7 20l4 6-7 1c-5 1-9 4-12 9-4 4-6 10-8 18-3 13-4 29-4 43h17l5 64c12 3 25 3 37 0l4-64h17c0-14 0-31-3-44-2-7-4-13-7-18-4-4-8-7-14-8l-7-1 5-6c3-5 6-12 6-20 0-15-10-27-20-27zm384 0c-10 2-18 13-18 27 0 8 2 15 6 20l5 6-7 1c-5 1-9 4-12 9-4 4-6 10-8 18-3 13-4 29-4 43h17l5 64c12 3 25 3 37 0l4-64h17c0-14 0-31-3-44-2-7-4-13-7-18s-8-7-14-8l-7-1 4-6c4-5 7-12 7-20 0-15-10-27-20-27zm-190 19c-37 0-70 6-93 14-12 4-21 9-27 14-5 4-7 8-7 11s2 8 7 12c6 5 15 10 27 14 23 8 56 13 93 13s70-5 93-13c12-4 21-9 26-14 6-4 8-8 8-12s-2-7-8-11c-5-5-14-10-26-14-23-8-56-14-93-14m-105 80v45h18v-39c-4-2-8-3-12-4-2-1-4-2-6-2m210 0c-2 0-4 1-6 2-4 1-8 2-12 4v39h18zm-107 19c-10 1-18 12-18 26 0 8 2 15 6 20l5 6-7 2c-5 1-9 3-13 8-3 4-5 11-7 18-3 13-4 29-4 43h17l5 65c12 2 25 2 37 0l4-65h17c0-14 0-30-3-44-2-7-4-13-8-18s-7-7-13-8l-7-1 4-6c4-5 7-12 7-20 0-15-10-26-20-26z`,book:`m150 86c-2 0-3 0-4 0-34 0-76 10-127 33v244c60-29 106-37 144-33 33 3 60 16 84 31v-243c-24-18-51-30-86-32a185 185 0 0 0-11 0zm212 0c-4 0-8 0-11 0-36 2-63 14-86 32v243c24-15 50-28 83-31 38-4 84 4 145 33v-244c-52-23-94-33-128-33-1 0-2 0-3 0zm5 261c-1 0-2 0-3 0-5 1-9 1-14 1-34 4-59 18-85 35v0c-7-2-13-2-20-1-25-16-51-30-84-34-6 0-11-1-18-1-32 1-71 10-124 36v43c60-29 106-37 144-33 18 2 35 7 50 13-5 6-10 13-14 22h117c-6-8-12-16-18-22 15-6 32-11 50-13 38-4 84 4 145 33v-43c-54-26-93-35-126-36z`,bot:`m81 21c-13 0-23 11-23 24s10 23 23 23 23-11 23-23-10-24-23-24m350 0c-13 0-23 11-23 24s10 23 23 23 23-11 23-23-10-24-23-24m-321 52a41 41 0 0 1-15 10l29 46 15-10zm292 0l-29 46 15 10 29-46a41 41 0 0 1-15-10m-243 54l-36 24 6 20c10-12 24-22 40-29 1 0 2-1 4-1zm194 0l-14 14c2 0 3 1 4 1 16 7 30 17 40 29l6-20zm-97 18c-29 0-58 4-80 14-22 9-36 22-39 38l-31 230h300l-31-230c-3-16-17-29-39-38-22-10-51-14-80-14zm-64 58c31 0 57 25 57 57s-26 57-57 57-57-26-57-57 26-57 57-57m128 0c31 0 57 25 57 57s-26 57-57 57-57-26-57-57 26-57 57-57m-129 16c-22 0-41 18-41 41s19 40 41 40 42-18 42-40-19-41-42-41m128 0c-22 0-41 18-41 41s19 40 41 40 42-18 42-40-19-41-42-41m-128 18c14 0 24 10 24 23s-10 22-24 22-23-10-23-22 10-23 23-23zm128 0c14 0 24 10 24 23s-10 22-24 22-23-10-23-22 10-23 23-23zm-111 94h96v18h-96zm-16 32h128v18h-128zm-16 32h160v18h-160zm-103 50v46h46v-46zm64 0v46h46v-46zm64 0v46h46v-46zm64 0v46h46v-46zm64 0v46h46v-46zm64 0v46h46v-46z`,ozma:`m188 59c-19 0-34 16-34 35 0 16 11 30 26 33l-36 82c16 3 28 17 28 34 0 19-15 34-34 34-19 0-34-15-34-34 0-13 8-25 19-31l-51-79c8-6 13-15 13-26 0-17-14-32-32-32-17 0-32 15-32 32 0 18 15 32 32 32 1 0 2 0 3 0l41 227h316l42-227c1 0 2 0 3 0 17 0 32-14 32-32 0-17-15-32-32-32-18 0-32 15-32 32 0 11 5 20 13 26l-51 80c11 6 18 17 18 30 0 19-15 34-34 34s-34-15-34-34c0-17 13-31 29-34l-34-81c15-4 26-18 26-34 0-19-15-35-34-35-19 0-35 16-35 35 0 15 9 27 23 32l-45 76c15 5 25 18 25 35 0 19-16 35-36 35-19 0-35-16-35-35 0-16 9-29 22-34l-44-77c13-4 23-17 23-32 0-19-16-35-35-35zm-91 326c-24 4-22 40 5 40h6l0 0h295l0 0h7c26 0 28-36 5-40h-318z`,good:`m320 20c-72 14-19 71-74 109 5-1 9-1 14-1 17 0 33 4 49 11a126 126 0 0 1 14 7c12-47-37-96-3-126zm-183 24c-41 62 37 65 24 130 18-21 41-36 67-42-25-43-94-42-91-88zm297 76c-32 1-45 46-97 36 22 18 37 41 43 67 42-25 42-94 87-91-13-9-24-12-33-12zm-178 27c-24 0-46 8-65 23l19 36-40-13a108 108 0 0 0-9 17c-9 20-11 41-8 60l45 3-34 30c10 20 28 38 51 48a108 108 0 0 0 9 4l25-39 9 44c27 0 54-10 74-29l-20-37 39 12a109 109 0 0 0 5-9c10-23 11-46 6-68l-37-1 27-25c-11-20-28-37-51-47a107 107 0 0 0-4-2l-26 40-9-47c-1 0-1 0-2 0-1 0-3 0-4 0zm-123 40c-41 0-82 34-108 5 14 72 71 19 108 74-2-21 1-43 11-63a126 126 0 0 1 7-15c-6-1-12-2-18-1zm250 53a125 125 0 0 1-10 64l0 0a126 126 0 0 1-8 14c48 12 97-37 127-3-15-72-72-19-109-75zm-246 43c-43 25-42 95-88 92 62 41 65-37 130-24-21-18-36-42-42-68zm219 49c-18 22-42 37-68 43 25 42 95 42 92 87 41-61-37-64-24-130m-163 29c-12 47 37 96 4 126 72-15 19-72 74-109-21 2-43-1-64-10a126 126 0 0 1-14-7`,evil:`m256 20c-131 0-238 107-238 238 0 132 107 238 238 238s238-106 238-238-107-238-238-238m0 19c121 0 219 98 219 219 0 26-4 51-12 74-21 9-44 13-68 13-22 0-44-4-63-11l12 45-72-13 19 52c-58 7-109-16-131-49l82 1-24-48 72-8 1 0c-17-11-32-25-44-41 31-18 66-29 103-23-44-49-96-64-140-57a188 188 0 0 1-3-35c0-46 16-87 43-119 2 0 4 0 6 0zm-117 142c1 0 1 0 2 0 20 0 38 11 49 29 16 27 6 62-21 78-28 16-63 7-79-21-16-27-7-63 21-78a57 57 0 0 1 28-8zm0 21c-20 0-37 16-37 37s17 37 37 37c20 0 37-17 37-37s-17-37-37-37zm0 19c10 0 18 8 18 18s-8 18-18 18-18-8-18-18 8-18 18-18`}));function lr(e){return cr.get(e)}function ur(e){for(let[t,n]of Object.entries(e))cr.set(t,n)}var dr={dorothy:{width:12,height:12,strokes:`M0 3H12M0 6H12M3 0V12M6 0V12`,turn:0},toto:{width:14,height:10,strokes:`M2 9Q3 5 1 2M5 9Q5 5 7 3M10 9Q9 6 12 4`,turn:0},lion:{width:16,height:9,strokes:`M0 6Q4 0 8 6T16 6`,turn:90},scarecrow:{width:9,height:15,strokes:`M2 0V9M6 4V15`,turn:38},tinman:{width:18,height:10,strokes:`M0 5H18M9 0V5M0 5V10`,turn:0},glinda:{width:16,height:16,strokes:`M4 1V7M1 4H7M12 10V14M10 12H14`,turn:12},witch:{width:14,height:8,strokes:`M0 6L3.5 2L7 6L10.5 2L14 6`,turn:-18},oz:{width:14,height:20,strokes:`M0 10L7 0L14 10L7 20Z`,turn:0},ozma:{width:16,height:16,strokes:`M4 4m-2.5 0a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0M12 9V15M9 12H15`,turn:0},munchkin:{width:10,height:14,strokes:`M3 1V13M7 1V13M0 5H10`,turn:0},winkie:{width:12,height:12,strokes:`M2 2L6 6L10 2M6 6V11`,turn:0},quadling:{width:18,height:9,strokes:`M0 8Q4.5 0 9 8T18 8`,turn:0},gillikin:{width:16,height:12,strokes:`M0 10L8 2L16 10M4 10L8 6L12 10`,turn:0},emerald:{width:12,height:12,strokes:`M0 6L6 0L12 6L6 12Z`,turn:0},kansas:{width:16,height:8,strokes:`M0 4H9M12 4H16`,turn:0},nome:{width:18,height:14,strokes:`M0 4L5 7L9 3L13 8L18 5M2 12L7 10L12 13`,turn:0},neutral:{width:20,height:12,strokes:`M0 6H20M5 0V6M15 6V12`,turn:0},wild:{width:16,height:14,strokes:`M0 10Q4 2 8 10T16 10M4 6L2 3M12 13L14 10`,turn:12},forest:{width:14,height:16,strokes:`M7 1L2 8H12ZM7 6L1 13H13M7 13V16`,turn:0},field:{width:18,height:8,strokes:`M0 6Q9 1 18 6`,turn:-8},house:{width:12,height:10,strokes:`M0 0V4Q3 9 6 4V0M6 4Q9 9 12 4`,turn:0},water:{width:18,height:9,strokes:`M0 5Q4.5 0 9 5T18 5`,turn:0},good:{width:9,height:9,strokes:`M0 9L9 0`,turn:0},evil:{width:14,height:12,strokes:`M0 8H14M4 8L6 3M10 8L8 12`,turn:24}},fr=16,pr=Array.from({length:fr},(e,t)=>{let[n,r]=[t*2*Math.PI/fr,(t+.5)*2*Math.PI/fr];return`M50 50L${mr(Math.cos(n))} ${mr(Math.sin(n))}L${mr(Math.cos(r))} ${mr(Math.sin(r))}Z`}).join(``);function mr(e){return(50+e*90).toFixed(1)}var hr=o(`<symbol viewBox="0 0 512 512"><path fill="currentColor"></path></symbol>`),gr=o(`<pattern patternUnits="userSpaceOnUse"><path fill="none" stroke="var(--tint)" stroke-width="1.6" stroke-linecap="round"></path></pattern>`),_r=o(`<svg width="0" height="0" class="defs svelte-10ft9ih" aria-hidden="true" focusable="false"><defs><!><!><symbol id="rays" viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice"><path fill="currentColor"></path></symbol></defs></svg>`);function vr(e){var t=_r(),n=_(t),i=_(n);r(i,17,()=>cr,([e,t])=>e,(e,t)=>{var n=j(()=>me(c(t),2));let r=()=>c(n)[0],i=()=>c(n)[1];var a=hr(),o=P(a);W(()=>{K(a,`id`,`icon-${r()??``}`),K(o,`d`,i())}),p(e,a)});var a=G(i);r(a,17,()=>Object.entries(dr),([e,{width:t,height:n,strokes:r,turn:i}])=>e,(e,t)=>{var n=j(()=>me(c(t),2));let r=()=>c(n)[0],i=()=>c(n)[1].width,a=()=>c(n)[1].height,o=()=>c(n)[1].strokes,s=()=>c(n)[1].turn;var l=gr(),u=P(l);W(()=>{K(l,`id`,`hatch-${r()??``}`),K(l,`data-tint`,r()),K(l,`width`,i()),K(l,`height`,a()),K(l,`patternTransform`,`rotate(${s()??``})`),K(u,`d`,o())}),p(e,l)});var o=G(a),s=P(o);q(n),q(t),W(()=>K(s,`d`,pr)),p(e,t)}var yr=Symbol(`piecewise`),br=class{#e=[];#t=[];#n;draw(e){return this.#r(this.#e,e)}after(e){return this.#r(this.#t,e)}#r(e,t){return e.push(t),this.#n??=setTimeout(this.#i),()=>{let n=e.indexOf(t);n>=0&&e.splice(n,1)}}#i=()=>{let e=this.#e.length+this.#t.length>1;this.#n=e?setTimeout(this.#i):void 0,(this.#e.shift()??this.#t.shift())?.()}};function xr(t,n){U(n,!0);let r=de(yr),i=H(!r);ue(()=>{if(!r){n.then?.();return}let e=r.draw(()=>{R(i,!0),n.then&&(e=r.after(n.then))});return()=>e()});var o=m(),s=e(o),l=t=>{var r=m(),i=e(r);y(i,()=>n.children),p(t,r)};a(s,e=>{c(i)&&e(l)}),p(t,o),I()}var Sr=(function(){let e=typeof document<`u`&&document.createElement(`link`).relList;return e&&e.supports&&e.supports(`modulepreload`)?`modulepreload`:`preload`})(),Cr=function(e,t){return new URL(e,t).href},wr={},Tr=function(e){return e.pathname.endsWith(`.css`)},Er=function(e,t,n){if(t in e)return e[t];let r=n();if(!r){e[t]=void 0;return}let i=r.then(()=>{e[t]=void 0},n=>{throw e[t]=void 0,n});return e[t]=i,i},$=function(e,t,n){let r=Promise.resolve();if(t&&t.length>0){let e,i=document.querySelector(`meta[property=csp-nonce]`),a=i?.nonce||i?.getAttribute(`nonce`);function o(e){return Promise.all(e.map(e=>Promise.resolve(e).then(e=>({status:`fulfilled`,value:e}),e=>({status:`rejected`,reason:e}))))}function s(e){return import.meta.resolve?new URL(import.meta.resolve(e)):new URL(e,import.meta.url)}r=o(t.map(t=>{t=Cr(t,n);let r=s(t),i=Tr(r);return Er(wr,r.href,()=>{if(e===void 0){e={all:new Set,styles:new Set};let t=document.getElementsByTagName(`link`);for(let n=t.length-1;n>=0;n--){let r=t[n];e.all.add(r.href),r.rel===`stylesheet`&&e.styles.add(r.href)}}if((i?e.styles:e.all).has(r.href))return;let t=document.createElement(`link`);if(t.rel=i?`stylesheet`:Sr,i||(t.as=`script`),t.crossOrigin=``,t.href=r.href,a&&t.setAttribute(`nonce`,a),document.head.appendChild(t),i)return new Promise((e,n)=>{let i=a=>{t.removeEventListener(`load`,i),t.removeEventListener(`error`,i),a.type===`error`?n(Error(`Unable to preload CSS for ${r}`)):e(a)};t.addEventListener(`load`,i),t.addEventListener(`error`,i)})})}).filter(e=>e!==void 0))}function i(e){let t=new Event(`vite:preloadError`,{cancelable:!0});if(t.payload=e,window.dispatchEvent(t),!t.defaultPrevented)throw e}return r.then(t=>{for(let e of t||[])e.status===`rejected`&&i(e.reason);return e().catch(i)})};function Dr(t,n){var r=m(),a=e(r);i(a,()=>$(()=>import(`./Cover-_tWcUOII.js`),__vite__mapDeps([0,1,2]),import.meta.url),null,(t,r)=>{var i=j(()=>{var{default:e}=c(r);return{Cover:e}}),a=j(()=>c(i).Cover),o=m(),s=e(o);A(s,()=>c(a),(e,t)=>{t(e,{get game(){return n.game}})}),p(t,o)}),p(t,r)}var Or=g(`<span class="button main svelte-1xicl3k"> </span>`),kr=g(`<a><span class="picture svelte-1xicl3k"><!></span> <span class="said svelte-1xicl3k"><strong class="svelte-1xicl3k"> </strong> <span class="heading svelte-1xicl3k"> </span> <span class="names svelte-1xicl3k"> </span> <em class="svelte-1xicl3k"> </em></span> <!></a>`);function Ar(e,t){U(t,!0);let n=V(t,`wide`,3,!1),r=j(()=>({at:`table`,table:t.table.id})),i=j(()=>t.table.seats.filter(({bot:e})=>e===null).length),o=j(()=>{let e=t.table.turn===void 0?void 0:t.table.seats[t.table.turn];return c(i)===0?t.say(`tile-watch`):e&&(e.bot!==null||c(i)>1)?t.say(`tile-asked`,{name:e.name}):t.say(c(i)===1?`your-turn`:`tile-people`)}),s=j(()=>c(i)>0&&(t.table.turn===void 0||t.table.seats[t.table.turn]?.bot===null));var l=kr();let u;var d=_(l);Dr(_(d),{get game(){return t.table.game}}),q(d);var f=G(d,2),m=_(f),h=P(m,!0),g=G(m,2),v=P(g,!0),y=G(g,2),b=P(y,!0),x=G(y,2),S=P(x,!0);q(f);var C=G(f,2),w=e=>{var n=Or(),r=P(n,!0);W(e=>z(r,e),[()=>t.say(`go-on`)]),p(e,n)};a(C,e=>{n()&&e(w)}),q(l),W((e,r)=>{u=L(l,1,`tile svelte-1xicl3k`,null,u,{wide:n(),mine:c(s)}),K(l,`href`,e),z(h,t.table.title),z(v,t.table.heading),z(b,r),z(S,c(o))},[()=>X(c(r)),()=>t.table.seats.map(({name:e})=>e).join(`, `)]),Y(`click`,l,e=>(e.preventDefault(),t.go(c(r)))),p(e,l),I()}v([`click`]);function jr(e,{seats:t},n,r,i){let a=t.findIndex(({bot:e})=>e===null),o=t.filter((e,t)=>t!==a),s=e.seatTitles[a],c=new Intl.ListFormat(r).format(o.map(({name:e})=>e));return a<0?i(`play-watch`,{names:c})+Mr(o,n):o.length===0?i(`play-alone`):(s===void 0?i(`play-against`,{names:c}):i(`play-side-against`,{side:s,names:c}))+Mr(o,n)}function Mr(e,t){let n=new Set(e.flatMap(({bot:e})=>e===null?[]:[Nr(e,t)]));return n.size===1?` · ${[...n].join(``)}`:``}function Nr(e,t){return t.find(t=>t.level===e)?.label??e}var Pr=g(`<li><span class="picture svelte-1w6bcms"><!></span> <span class="said svelte-1w6bcms"><strong class="svelte-1w6bcms"> </strong> <span> </span></span> <button type="button"> </button></li>`),Fr=g(`<li class="svelte-1w6bcms"><a class="svelte-1w6bcms"><time> </time> <strong class="svelte-1w6bcms"> </strong> <span class="svelte-1w6bcms"> </span></a></li>`),Ir=g(`<details class="svelte-1w6bcms"><summary class="svelte-1w6bcms"> </summary> <ul class="kept svelte-1w6bcms"></ul></details>`),Lr=g(`<section class="sheet daily svelte-1w6bcms" aria-labelledby="daily"><div class="words"><h2 id="daily" class="svelte-1w6bcms"> <time class="svelte-1w6bcms"> </time></h2> <p class="svelte-1w6bcms"> </p></div> <ul class="deals svelte-1w6bcms"></ul> <!></section>`);function Rr(t,n){U(n,!0);let i=j(()=>n.model.dailies?.deals??[]),o=j(()=>n.model.dailies?.results??[]);function s(e){if(e.heading!==``)return e.heading;let t=n.model.games.find(({name:t})=>t===e.game);return t?jr(t,{seats:e.seats,options:{}},n.model.bots,n.model.lang,n.say):``}function l(e){e.table===null?n.model.opening||n.ask(De(e,n.say)):n.go({at:`table`,table:e.table})}function u(e,t){e.preventDefault(),l(t)}var d=m(),f=e(d),h=e=>{let t=j(()=>n.model.dailies);var d=Lr(),f=_(d),m=_(f),h=_(m),g=G(h),v=P(g,!0);q(m);var y=G(m,2),b=P(y,!0);q(f);var x=G(f,2);r(x,21,()=>c(i),e=>e.game,(e,t)=>{var r=Pr();let i;var a=_(r);Dr(_(a),{get game(){return c(t).game}}),q(a);var o=G(a,2),u=_(o),d=P(u,!0),f=G(u,2),m=P(f,!0);q(o);var h=G(o,2);let g;var v=P(h,!0);q(r),W((e,a)=>{i=L(r,1,`svelte-1w6bcms`,null,i,{over:c(t).over}),K(o,`id`,`daily-${c(t).game??``}`),z(d,c(t).title),z(m,e),g=L(h,1,`button svelte-1w6bcms`,null,g,{main:!c(t).over}),K(h,`aria-disabled`,n.model.opening),K(h,`aria-describedby`,`daily-${c(t).game??``}`),z(v,a)},[()=>s(c(t)),()=>n.say(Oe(c(t)))]),Y(`click`,h,()=>l(c(t))),p(e,r)}),q(x);var S=G(x,2),C=e=>{var t=Ir(),i=_(t),a=P(i,!0),s=G(i,2);r(s,21,()=>c(o),e=>`${e.day} ${e.game}`,(e,t)=>{var r=Fr(),i=_(r),a=_(i),o=P(a,!0),s=G(a,2),l=P(s,!0),d=G(s,2),f=P(d,!0);q(i),q(r),W((e,n)=>{K(i,`href`,e),K(a,`datetime`,c(t).day),z(o,n),z(l,c(t).title),z(f,c(t).heading)},[()=>X({at:`table`,table:c(t).table??``}),()=>ke(n.model.lang,c(t).day,`medium`)]),Y(`click`,i,e=>u(e,c(t))),p(e,r)}),q(s),q(t),W(e=>z(a,e),[()=>n.say(`daily-results`,{count:c(o).length})]),p(e,t)};a(S,e=>{c(o).length>0&&e(C)}),q(d),W((e,n,r)=>{z(h,`${e??``} `),K(g,`datetime`,c(t).day),z(v,n),z(b,r)},[()=>n.say(`daily`),()=>ke(n.model.lang,c(t).day,`long`),()=>n.say(`daily-about`)]),p(e,d)};a(f,e=>{n.model.dailies&&c(i).length>0&&e(h)}),p(t,d),I()}v([`click`]);var zr=g(`<li><button type="button" class="button svelte-f9wjkp"> </button></li>`),Br=g(`<section class="sheet first svelte-f9wjkp" aria-labelledby="first-game"><div class="svelte-f9wjkp"><h2 id="first-game" class="svelte-f9wjkp"> </h2> <p class="svelte-f9wjkp"> </p></div> <ul class="svelte-f9wjkp"></ul></section>`);function Vr(t,n){U(n,!0);let i=j(()=>new Set(n.model.tables?.past.lines.map(({game:e})=>e))),o=j(()=>n.model.tables===null?[]:n.model.games.filter(({name:e,hasLesson:t})=>t&&!c(i).has(e))),s=j(()=>ve().seats?.find(({bot:e})=>e===null)?.name??n.say(`you`));var l=m(),u=e(l),d=e=>{var t=Br(),i=_(t),a=_(i),l=P(a,!0),u=G(a,2),d=P(u,!0);q(i);var f=G(i,2);r(f,21,()=>c(o),({name:e,title:t})=>e,(e,t)=>{let r=()=>c(t).name,i=()=>c(t).title;var a=zr(),o=_(a),l=P(o,!0);q(a),W(e=>{o.disabled=n.model.opening,K(o,`aria-label`,e),z(l,i())},[()=>n.say(`first-game-begin`,{game:i()})]),Y(`click`,o,()=>n.ask({say:`lesson`,game:r(),name:c(s)})),p(e,a)}),q(f),q(t),W((e,t)=>{z(l,e),z(d,t)},[()=>n.say(`first-game`),()=>n.say(`first-game-about`)]),p(e,t)};a(u,e=>{c(o).length>0&&e(d)}),p(t,l),I()}v([`click`]);var Hr={draft:{minutes:10,seats:3},duel:{minutes:20,seats:2},oz:{minutes:30,seats:2},epic:{minutes:40,seats:2}};function Ur(e){return Hr[e]?.minutes??null}function Wr(e){return Hr[e]?.seats??2}var Gr={library2:({seats:e})=>e>=2,library3:({seats:e})=>e>=3,library4:({seats:e})=>e>=4,roundCap:({seats:e,options:t})=>e>1&&t.mode===`standard`};function Kr(e,t){return e.filter(({name:e})=>Gr[e]?.(t)??!0)}var qr=g(`<p class="about svelte-1f6nkdl"> </p>`),Jr=g(`<span class="svelte-1f6nkdl"><svg viewBox="0 0 20 20" aria-hidden="true" class="svelte-1f6nkdl"><path d="M4 2h12v2h-1v2.500L11.5 10 15 13.500V16h1v2H4v-2h1v-2.500L8.5 10 5 6.500V4H4ZM7 4v1.800h6V4ZM7 16h6v-1.500l-3-2.700-3 2.700Z" fill-rule="evenodd"></path></svg> </span>`),Yr=g(`<li class="game svelte-1f6nkdl"><div class="picture svelte-1f6nkdl"><!></div> <div class="said svelte-1f6nkdl"><h3 class="svelte-1f6nkdl"> </h3> <!> <p class="facts svelte-1f6nkdl"><span class="svelte-1f6nkdl"><svg viewBox="0 0 20 20" aria-hidden="true" class="svelte-1f6nkdl"><path d="M10 2a3.4 3.4 0 0 1 2.6 5.6c2.6.5 5.4 1.6 5.4 3.4 0 1.5-2 1.6-3.6 1.3L16.6 18H11.4L10 15.4 8.6 18H3.4l2.2-5.7C4 12.6 2 12.5 2 11c0-1.8 2.8-2.9 5.4-3.400A3.4 3.4 0 0 1 10 2Z"></path></svg> </span> <!></p> <p class="against svelte-1f6nkdl"> </p></div> <div class="start svelte-1f6nkdl"><button type="button" class="button main svelte-1f6nkdl"> </button> <button type="button" class="button more svelte-1f6nkdl" aria-haspopup="dialog"><svg viewBox="0 0 24 24" aria-hidden="true" class="svelte-1f6nkdl"><path d="M3 6h10M19 6h2M3 12h3M12 12h9M3 18h11M20 18h1" fill="none"></path><circle cx="16" cy="6" r="2.6"></circle><circle cx="9" cy="12" r="2.6"></circle><circle cx="17" cy="18" r="2.6"></circle></svg></button></div></li>`);function Xr(e,t){U(t,!0);let n=j(()=>Ur(t.game.name)),r=j(()=>t.game.fewestSeats<t.game.mostSeats?t.say(`seats-between`,{fewest:t.game.fewestSeats,most:t.game.mostSeats}):t.say(`seats-exactly`,{most:t.game.mostSeats}));var i=Yr(),o=_(i);Dr(_(o),{get game(){return t.game.name}}),q(o);var s=G(o,2),l=_(s),u=P(l,!0),d=G(l,2),f=e=>{var n=qr(),r=P(n,!0);W(()=>z(r,t.game.about)),p(e,n)};a(d,e=>{t.game.about&&e(f)});var m=G(d,2),h=_(m),g=G(_(h),1,!0);q(h);var v=G(h,2),y=e=>{var r=Jr(),i=G(_(r),1,!0);q(r),W(e=>z(i,e),[()=>t.say(`minutes`,{minutes:c(n)})]),p(e,r)};a(v,e=>{c(n)!==null&&e(y)}),q(m);var b=G(m,2),x=P(b,!0);q(s);var S=G(s,2),C=_(S),w=P(C,!0),T=G(C,2);q(S),q(i),W((e,n,a,o,s)=>{K(i,`data-game`,t.game.name),K(l,`id`,`game-${t.game.name??``}`),z(u,t.game.title),z(g,c(r)),z(x,e),K(C,`aria-disabled`,t.busy),K(C,`aria-label`,n),z(w,a),K(T,`aria-label`,o),K(T,`title`,s)},[()=>jr(t.game,t.plan,t.bots,t.lang,t.say),()=>t.say(`play-game`,{title:t.game.title}),()=>t.say(`play`),()=>t.say(`play-options`,{title:t.game.title}),()=>t.say(`play-options`,{title:t.game.title})]),Y(`click`,C,function(...e){t.onplay?.apply(this,e)}),Y(`click`,T,function(...e){t.onoptions?.apply(this,e)}),p(e,i),I()}v([`click`]);var Zr=40,Qr=/[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\u{ad}\u{34f}\u{61c}\u{115f}\u{1160}\u{17b4}\u{17b5}\u{180b}-\u{180f}\u{200b}-\u{200f}\u{2028}-\u{202e}\u{2060}-\u{206f}\u{2800}\u{3164}\u{feff}\u{ffa0}\u{fff0}-\u{fffb}\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{e0fff}]/u,$r=/^\p{White_Space}+|\p{White_Space}+$/gu,ei=/\p{White_Space}+/gu,ti=/[^\p{White_Space}\p{M}]/u,ni=/[\u{fe00}-\u{fe0f}]/gu;function ri(e){let t=e.replace($r,``);return Qr.test(t)?`odd`:ti.test(t)?[...oi(e)].length>Zr?`long`:`fine`:`blank`}function ii(e,t){return si(e)===si(t)}function ai(e,t,n){let r=e[t]?.name??``;switch(ri(r)){case`blank`:return n(`name-blank`,{most:Zr});case`long`:return n(`name-long`,{most:Zr});case`odd`:return n(`name-odd`,{most:Zr});case`fine`:{let i=e.findIndex((e,n)=>n!==t&&ii(e.name,r));return i<0?void 0:n(`name-same`,{seat:i+1})}}}function oi(e){return e.replace($r,``).replace(ei,` `)}function si(e){return oi(e).normalize(`NFKC`).replace(ni,``).toLowerCase()}var ci=[`Ojo`,`Trot`,`Scraps`,`Betsy`];function li(e){return(e.at(-2)??e.at(-1))?.level??null}function ui(e,t,{plans:n,seats:r},i){let a=n?.[e.name],o=a?.seats.map(e=>pi(t,e.bot)?e:{...e,bot:li(t)}),s=r?.find(({bot:e})=>e===null)?.name??i,c=o&&o.length>0?o:hi([{name:s,bot:null}],Wr(e.name),t);return{seats:hi(c,vi(e,c.length),t),options:{...yi(e),...di(e,a?.options??{})}}}function di(e,t){let n=e.options.filter(e=>fi(e,t[e.name]));return Object.fromEntries(n.map(({name:e,default:n})=>[e,t[e]??n]))}function fi({kind:e},t){switch(e.type){case`flag`:return typeof t==`boolean`;case`number`:return typeof t==`number`&&t===bi(t,e,t);case`oneOf`:return e.words.some(([e])=>e===t)}}function pi(e,t){return t===null||e.some(e=>e.level===t)}function mi(e,t){let n=Array.from({length:t.length+1},(e,t)=>`Bot ${t+1}`),r=e=>!t.some(t=>ii(t,e));return{name:[...ci,...n].find(r)??``,bot:li(e)}}function hi(e,t,n){let r=e.slice(0,t);for(;r.length<t;)r.push(mi(n,r.map(e=>e.name)));return r}function gi(e){return[...e.slice(-1),...e.slice(0,-1)]}function _i(e){return Array.from({length:e.mostSeats-e.fewestSeats+1},(t,n)=>e.fewestSeats+n)}function vi(e,t){return Math.min(Math.max(t,e.fewestSeats),e.mostSeats)}function yi(e){return Object.fromEntries(e.options.map(e=>[e.name,e.default]))}function bi(e,t,n){return Number.isNaN(e)?n:Math.min(Math.max(Math.round(e),t.least),t.most)}var xi=g(`<input type="checkbox" class="svelte-1um0722"/> <label> </label>`,1),Si=g(`<label> <span class="range svelte-1um0722"> </span></label> <input class="field" type="number" step="1"/>`,1),Ci=g(`<option> </option>`),wi=g(`<label> </label> <select class="field"></select>`,1),Ti=g(`<div><!> <p class="svelte-1um0722"> </p></div>`);function Ei(t,n){U(n,!0);let i=j(()=>`option-${n.spec.name}`),o=j(()=>n.spec.kind);var s=Ti();let l;var u=_(s),d=t=>{var r=xi(),a=e(r);B(a);var o=G(a,2),s=P(o,!0);W(()=>{K(a,`id`,c(i)),M(a,n.value===!0),K(a,`aria-describedby`,`${c(i)??``}-help`),K(o,`for`,c(i)),z(s,n.spec.label)}),Y(`change`,a,e=>n.onvalue(e.currentTarget.checked)),p(t,r)},f=t=>{var r=Si(),a=e(r),s=_(a),l=G(s),u=P(l,!0);q(a);var d=G(a,2);B(d),W(e=>{K(a,`for`,c(i)),z(s,`${n.spec.label??``} `),z(u,e),K(d,`id`,c(i)),K(d,`min`,c(o).least),K(d,`max`,c(o).most),F(d,n.value),K(d,`aria-describedby`,`${c(i)??``}-help`)},[()=>n.say(`option-range`,{...c(o)})]),Y(`change`,d,({currentTarget:e})=>{let t=bi(e.valueAsNumber,c(o),Number(n.value));e.value=String(t),n.onvalue(t)}),p(t,r)},m=t=>{var a=wi(),s=e(a),l=P(s,!0),u=G(s,2);r(u,21,()=>c(o).words,([e,t])=>e,(e,t)=>{var n=j(()=>me(c(t),2));let r=()=>c(n)[0],i=()=>c(n)[1];var a=Ci(),o=P(a,!0),s={};W(()=>{z(o,i()),s!==(s=r())&&(a.value=(a.__value=s)??``)}),p(e,a)}),q(u);var d;se(u),W(()=>{K(s,`for`,c(i)),z(l,n.spec.label),K(u,`id`,c(i)),K(u,`aria-describedby`,`${c(i)??``}-help`),d!==(d=n.value)&&(u.value=(u.__value=d)??``,ae(u,d))}),Y(`change`,u,e=>n.onvalue(e.currentTarget.value)),p(t,a)};a(u,e=>{c(o).type===`flag`?e(d):c(o).type===`number`?e(f,1):e(m,-1)});var h=G(u,2),g=P(h,!0);q(s),W(()=>{l=L(s,1,`option svelte-1um0722`,null,l,{flag:c(o).type===`flag`,number:c(o).type===`number`}),K(h,`id`,`${c(i)??``}-help`),z(g,n.spec.help)}),p(t,s),I()}v([`change`]);var Di=g(`<dialog class="svelte-oy9g8f"><div class="panel svelte-oy9g8f"><div class="head svelte-oy9g8f"><h2 class="svelte-oy9g8f"> </h2> <button type="button" class="close svelte-oy9g8f"><svg viewBox="0 0 20 20" aria-hidden="true" class="svelte-oy9g8f"><path d="M4 4L16 16M16 4L4 16"></path></svg></button></div> <!></div></dialog>`);function Oi(e,t){let r=l();U(t,!0);let i;u(()=>(i.showModal(),()=>i.close()));var a=Di(),o=_(a),s=_(o),c=_(s),d=P(c,!0),f=G(c,2);q(s);var m=G(s,2);y(m,()=>t.children),q(o),q(a),O(a,e=>i=e,()=>i),W(e=>{K(a,`aria-labelledby`,`${r}-title`),K(c,`id`,`${r}-title`),z(d,t.title),K(f,`aria-label`,e)},[()=>t.say(`close`)]),n(`close`,a,function(...e){t.onclose?.apply(this,e)}),Y(`click`,a,e=>{e.target===i&&t.onclose()}),Y(`click`,f,function(...e){t.onclose?.apply(this,e)}),p(e,a),I()}v([`click`]);var ki=g(`<option> </option>`),Ai=g(`<p class="fault svelte-4tvv92" role="status"> </p>`),ji=g(`<li><span class="number svelte-4tvv92" aria-hidden="true"> </span> <label><span class="unseen"> </span> <input class="field" autocomplete="off"/></label> <label><span class="unseen"> </span> <select class="field"><option> </option><optgroup></optgroup></select></label> <!> <p class="svelte-4tvv92"> </p></li>`);function Mi(e,t){U(t,!0);let n=V(t,`seat`,15),i=j(()=>t.bots.find(e=>e.level===n().bot)),o=e=>t.say(e,{number:t.number})+(t.title===void 0?``:`, ${t.title}`);var s=ji();let l;var u=_(s),d=P(u,!0),f=G(u,2),m=_(f),h=P(m,!0),g=G(m,2);B(g),q(f);var v=G(f,2),y=_(v),b=P(y,!0),x=G(y,2),S=_(x),C=P(S,!0);S.value=S.__value=``;var w=G(S);r(w,21,()=>t.bots,({level:e,label:t})=>e,(e,t,n,r)=>{let i=()=>c(t).level,a=()=>c(t).label;var o=ki(),s=P(o,!0),l={};W(()=>{z(s,a()),l!==(l=i())&&(o.value=(o.__value=l)??``)}),p(e,o)}),q(w),q(x);var T;se(x),q(v);var E=G(v,2),D=e=>{var n=Ai(),r=P(n,!0);W(()=>{K(n,`id`,`seat-fault-${t.number??``}`),z(r,t.fault)}),p(e,n)};a(E,e=>{t.fault!==void 0&&e(D)});var O=G(E,2),k=P(O,!0);q(s),W((e,r,i,a,o)=>{l=L(s,1,`seat svelte-4tvv92`,null,l,{titled:t.title}),z(d,t.title??t.number),z(h,e),K(g,`id`,`seat-name-${t.number??``}`),K(g,`aria-invalid`,t.fault!==void 0),K(g,`aria-describedby`,t.fault===void 0?void 0:`seat-fault-${t.number}`),F(g,n().name),z(b,r),K(x,`aria-describedby`,`seat-help-${t.number??``}`),z(C,i),K(w,`label`,a),T!==(T=n().bot??``)&&(x.value=(x.__value=T)??``,ae(x,T)),K(O,`id`,`seat-help-${t.number??``}`),z(k,o)},[()=>o(`seat-name`),()=>o(`seat-who`),()=>t.say(`person`),()=>t.say(`bots`),()=>c(i)?c(i).help:t.say(`person-help`)]),Y(`input`,g,e=>n({...n(),name:e.currentTarget.value})),Y(`change`,x,e=>n({...n(),bot:e.currentTarget.value||null})),p(e,s),I()}v([`input`,`change`]);var Ni=g(`<label class="svelte-1v6dh6z"><input type="radio" class="svelte-1v6dh6z"/> <span class="svelte-1v6dh6z"> </span></label>`),Pi=g(`<p class="svelte-1v6dh6z"> </p>`),Fi=g(`<fieldset class="svelte-1v6dh6z"><legend class="svelte-1v6dh6z"> </legend> <div class="svelte-1v6dh6z"></div> <!></fieldset>`);function Ii(e,t){let n=l();U(t,!0);let i=V(t,`help`,3,``);var o=Fi(),s=_(o),u=P(s,!0),d=G(s,2);r(d,21,()=>t.values,([e,t])=>e,(e,r)=>{var i=j(()=>me(c(r),2));let a=()=>c(i)[0],o=()=>c(i)[1];var s=Ni(),l=_(s);B(l);var u=G(l,2),d=P(u,!0);q(s),W(()=>{K(l,`name`,n),F(l,a()),M(l,a()===t.value),z(d,o())}),Y(`change`,l,()=>t.onchoose(a())),p(e,s)}),q(d);var f=G(d,2),m=e=>{var t=Pi(),r=P(t,!0);W(()=>{K(t,`id`,`${n}-help`),z(r,i())}),p(e,t)};a(f,e=>{i()&&e(m)}),q(o),W(()=>{K(o,`aria-describedby`,i()?`${n}-help`:void 0),z(u,t.legend)}),p(e,o),I()}v([`change`]);var Li=g(`<button type="button" class="turn svelte-13p36b9"><svg viewBox="0 0 26 20" aria-hidden="true" class="svelte-13p36b9"><path d="M5 19V8H1L6.5 1L12 8H8V19ZM18 1V12H14L19.5 19L25 12H21V1Z"></path></svg> </button>`),Ri=g(`<fieldset class="options svelte-13p36b9"><legend class="svelte-13p36b9"> </legend> <!></fieldset>`),zi=g(`<form class="svelte-13p36b9"><!> <ol class="seats svelte-13p36b9"></ol> <!> <!> <div class="foot svelte-13p36b9"><button type="submit" class="button main svelte-13p36b9"> </button></div></form>`);function Bi(e,t){U(t,!0);let i=H(C(()=>t.plan.seats)),o=j(()=>t.plan.seats),s=j(()=>t.plan.options),l=j(()=>c(o).map((e,n)=>ai(c(o),n,t.say))),d=j(()=>Kr(t.game.options,{seats:c(o).length,options:c(s)})),f;u(()=>void C(m));function m(){let e=c(l).findIndex(e=>e!==void 0);return e>=0&&f.querySelector(`#seat-name-${e+1}`)?.focus(),e>=0}function h(e){R(i,[...e,...c(i).slice(e.length)]),t.onchange({...t.plan,seats:e})}function g(e){e.preventDefault(),!t.busy&&!m()&&t.onbegin()}Oi(e,{get title(){return t.game.title},get say(){return t.say},get onclose(){return t.onclose},children:(e,u)=>{var m=zi(),v=_(m),y=e=>{{let n=j(()=>t.say(`players`)),r=j(()=>_i(t.game).map(e=>[`${e}`,`${e}`])),a=j(()=>`${c(o).length}`);Ii(e,{get legend(){return c(n)},get values(){return c(r)},get value(){return c(a)},onchoose:e=>t.onchange({...t.plan,seats:hi(c(i),Number(e),t.bots)})})}};a(v,e=>{t.game.fewestSeats<t.game.mostSeats&&e(y)});var b=G(v,2);r(b,21,()=>c(o),J,(e,n,r)=>{var i=()=>c(n),a=e=>h(c(o).with(r,e));Mi(e,{get seat(){return i()},set seat(e){a(e)},number:r+1,get title(){return t.game.seatTitles[r]},get fault(){return c(l)[r]},get bots(){return t.bots},get say(){return t.say}})}),q(b);var x=G(b,2),S=e=>{var n=Li(),r=G(_(n));q(n),W(e=>z(r,` ${e??``}`),[()=>t.say(`change-sides`)]),Y(`click`,n,()=>h(gi(c(o)))),p(e,n)};a(x,e=>{t.game.seatTitles.length>0&&e(S)});var C=G(x,2),w=e=>{var n=Ri(),i=_(n),a=P(i,!0),o=G(i,2);r(o,17,()=>c(d),e=>e.name,(e,n)=>{{let r=j(()=>c(s)[c(n).name]??c(n).default);Ei(e,{get spec(){return c(n)},get value(){return c(r)},get say(){return t.say},onvalue:e=>t.onchange({...t.plan,options:{...c(s),[c(n).name]:e}})})}}),q(n),W(e=>z(a,e),[()=>t.say(`options`)]),p(e,n)};a(C,e=>{c(d).length>0&&e(w)});var T=G(C,2),E=_(T),D=P(E,!0);q(T),q(m),O(m,e=>f=e,()=>f),W(e=>{K(E,`aria-disabled`,t.busy),z(D,e)},[()=>t.say(`begin`)]),n(`submit`,m,g),p(e,m)},$$slots:{default:!0}}),I()}v([`click`]);var Vi=g(`<p class="svelte-1kxoflb"><a class="svelte-1kxoflb"> </a> <span class="svelte-1kxoflb"> </span></p>`);function Hi(e,t){U(t,!0);let n={at:`statistics`};var r=Vi(),i=_(r),a=P(i,!0),o=G(i,2),s=P(o,!0);q(r),W((e,t,n)=>{K(i,`href`,e),z(a,t),z(s,n)},[()=>X(n),()=>t.say(`nav-statistics`),()=>t.say(`statistics-about`)]),Y(`click`,i,e=>(e.preventDefault(),t.go(n))),p(e,r),I()}v([`click`]);var Ui=g(`<form role="search" class="svelte-1cvw6gx"><label class="svelte-1cvw6gx"><span class="svelte-1cvw6gx"> </span> <input type="search" maxlength="200" class="svelte-1cvw6gx"/></label> <label class="svelte-1cvw6gx"><span class="svelte-1cvw6gx"> </span> <input type="date" class="svelte-1cvw6gx"/></label></form>`);function Wi(e,t){U(t,!0);let r=H(``),i=H(``),a;function o(){clearTimeout(a),a=setTimeout(()=>t.find(Ie(c(r),c(i))),250)}function s(e){e.preventDefault(),clearTimeout(a),t.find(Ie(c(r),c(i)))}var l=Ui(),u=_(l),d=_(u),f=P(d,!0),m=G(d,2);B(m),q(u);var h=G(u,2),g=_(h),v=P(g,!0),y=G(g,2);B(y),q(h),q(l),W((e,t)=>{z(f,e),z(v,t)},[()=>t.say(`find-words`),()=>t.say(`find-day`)]),n(`submit`,l,s),Y(`input`,m,o),le(m,()=>c(r),e=>R(r,e)),Y(`change`,y,o),le(y,()=>c(i),e=>R(i,e)),p(e,l),I()}v([`input`,`change`]);var Gi=16*2**20;async function Ki(e,t){try{let n=await fetch(`./api/tables`,{method:`POST`,body:e,headers:{"Accept-Language":t}});return n.ok?await n.json():{refused:await n.text()}}catch{return{refused:``}}}var qi=g(`<section><h3 class="svelte-hp1x55"> </h3> <label class="svelte-hp1x55"><span class="svelte-hp1x55"> </span> <input type="file" accept=".jsonl,.json,.txt" class="svelte-hp1x55"/></label></section>`);function Ji(e,t){U(t,!0);let n=H(!1);async function r(e){let r=e.files?.[0];if(r){if(r.size>Gi)t.notice(t.say(`import-too-long`,{most:Gi/2**20}));else{R(n,!0);let e=await Ki(r,t.lang);R(n,!1),`table`in e?t.go({at:`table`,table:e.table}):t.notice(e.refused||t.say(`import-lost`))}e.value=``}}var i=qi(),a=_(i),o=P(a,!0),s=G(a,2),l=_(s),u=P(l,!0),d=G(l,2);q(s),q(i),W((e,t)=>{z(o,e),z(u,t),d.disabled=c(n)},[()=>t.say(`import`),()=>t.say(`import-help`)]),Y(`change`,d,e=>r(e.currentTarget)),p(e,i),I()}v([`change`]);function Yi(e){return e<0?`−${-e}`:String(e)}var Xi=g(`&nbsp;<b class="svelte-1lc2e9f"> </b>`,1),Zi=g(`&nbsp;<svg viewBox="-12 -12 24 24" aria-hidden="true" class="svelte-1lc2e9f"><path d="M0-11L3.2-3.6L11-3.2L4.9 1.8L7 9.5L0 5L-7 9.5L-4.9 1.8L-11-3.2L-3.2-3.6Z"></path></svg><span class="unseen"> </span>`,1),Qi=g(`<span class="player"> <!><!><!></span>`);function $i(t,n){U(n,!0);let i=j(()=>n.games.find(({name:e})=>e===n.table.game)?.seatTitles??[]),o=j(()=>n.table.seats.map(({name:e},t)=>{let r=c(i)[t],a=n.table.result?.scores[t];return{words:r===void 0?e:n.say(`labelled`,{label:r,words:e}),score:a===void 0?``:Yi(a),won:n.table.result?.won.includes(t)??!1}}));var s=m(),l=e(s);r(l,17,()=>c(o),J,(t,r,i)=>{let s=()=>c(r).words,l=()=>c(r).score,u=()=>c(r).won;var d=Qi(),m=_(d,!0),h=G(m),g=t=>{var n=Xi(),r=G(e(n)),i=P(r,!0);W(()=>z(i,l())),p(t,n)};a(h,e=>{l()&&e(g)});var v=G(h),y=t=>{var r=Zi(),i=G(e(r),2),a=P(i);W(e=>z(a,`(${e??``})`),[()=>n.say(`winner`)]),p(t,r)};a(v,e=>{u()&&e(y)});var b=G(v),x=e=>{var t=f();t.nodeValue=`, `,p(e,t)};a(b,e=>{i<c(o).length-1&&e(x)}),q(d),W(()=>z(m,s())),p(t,d)}),p(t,s),I()}var ea=g(`<p class="none svelte-1ng587l"> </p>`),ta=g(`<div class="sure svelte-1ng587l" role="group"><span class="svelte-1ng587l"> </span> <button type="button" class="button danger"> </button> <button type="button" class="button"> </button></div>`),na=g(`<button type="button" class="remove svelte-1ng587l"> </button>`),ra=g(`<li class="svelte-1ng587l"><a class="svelte-1ng587l"><strong class="svelte-1ng587l"> </strong> <span class="svelte-1ng587l"><!></span> <time class="svelte-1ng587l"> </time></a> <!></li>`),ia=g(`<button type="button" class="button more svelte-1ng587l"> </button>`),aa=g(`<section><h3 tabindex="-1" class="svelte-1ng587l"> </h3> <!> <ul></ul> <!></section>`);function oa(e,t){U(t,!0);let n=H(null),i,o=j(()=>new Intl.DateTimeFormat(t.model.lang,{dateStyle:`medium`,timeStyle:`short`}));function s({game:e,seats:n}){let r=t.model.games.find(t=>t.name===e)?.seatTitles??[];return n.map(({name:e},n)=>{let i=r[n];return i===void 0?e:t.say(`labelled`,{label:i,words:e})}).join(`, `)}function l(e,n){e.preventDefault(),t.go({at:`table`,table:n})}async function u(e){R(n,e,!0),await x(),document.getElementById(`keep-${e}`)?.focus()}async function d(e,r){R(n,null),r&&t.ask({say:`remove`,table:e}),await x(),r?i.focus():document.getElementById(`remove-${e}`)?.focus()}var f=aa(),m=_(f),h=P(m,!0);O(m,e=>i=e,()=>i);var g=G(m,2),v=e=>{var n=ea(),r=P(n,!0);W(e=>z(r,e),[()=>t.tables===null?t.say(`connecting`):t.none]),p(e,n)};a(g,e=>{(t.tables===null||t.tables.lines.length===0&&t.tables.more===null)&&e(v)});var y=G(g,2);r(y,21,()=>t.tables?.lines??[],e=>e.id,(e,r)=>{let i=j(()=>s(c(r)));var f=ra(),m=_(f),h=_(m),g=P(h,!0),v=G(h,2);$i(_(v),{get table(){return c(r)},get games(){return t.model.games},get say(){return t.say}}),q(v);var y=G(v,2),b=P(y,!0);q(m);var x=G(m,2),S=e=>{var n=ta(),i=_(n),a=P(i,!0),o=G(i,2),s=P(o,!0),l=G(o,2),u=P(l,!0);q(n),W((e,t,i,o)=>{K(n,`aria-label`,e),z(a,t),z(s,i),K(l,`id`,`keep-${c(r).id??``}`),z(u,o)},[()=>t.say(`remove-sure`),()=>t.say(`remove-sure`),()=>t.say(`remove-yes`),()=>t.say(`remove-no`)]),Y(`click`,o,()=>d(c(r).id,!0)),Y(`click`,l,()=>d(c(r).id,!1)),p(e,n)},C=e=>{var n=na(),a=P(n,!0);W((e,t)=>{K(n,`id`,`remove-${c(r).id??``}`),K(n,`aria-label`,e),z(a,t)},[()=>t.say(`labelled`,{label:t.say(`remove`),words:`${c(r).title}, ${c(i)}`}),()=>t.say(`remove`)]),Y(`click`,n,()=>u(c(r).id)),p(e,n)};a(x,e=>{c(n)===c(r).id?e(S):e(C,-1)}),q(f),W((e,t,n,r)=>{K(m,`href`,e),z(g,t),K(y,`datetime`,n),z(b,r)},[()=>X({at:`table`,table:c(r).id}),()=>t.say(`labelled`,{label:c(r).title,words:c(r).heading}),()=>new Date(c(r).changed*1e3).toISOString(),()=>c(o).format(c(r).changed*1e3)]),Y(`click`,m,e=>l(e,c(r).id)),p(e,f)}),q(y);var b=G(y,2),S=e=>{let n=j(()=>t.tables.more);var r=ia(),i=P(r,!0);W(e=>z(i,e),[()=>t.say(`games-more`)]),Y(`click`,r,()=>t.more(c(n))),p(e,r)};a(b,e=>{t.tables!==null&&t.tables.more!==null&&e(S)}),q(f),W(()=>z(h,t.heading)),p(e,f),I()}v([`click`]);var sa=g(`<div class="records svelte-15pzipn"><h2 id="records" tabindex="-1" class="svelte-15pzipn"> </h2> <!> <!> <p class="unseen" role="status"> </p> <div class="games svelte-15pzipn"><!> <!></div> <!></div>`);function ca(e,t){U(t,!0);let n=j(()=>!Fe(t.model.sought,{})),r=j(()=>(t.model.tables?.begun.lines.length??0)+(t.model.tables?.past.lines.length??0)),i=j(()=>c(n)||c(r)>0),o=e=>t.say(c(n)?`games-none-found`:e);function s(e,n){t.ask({say:`tables`,...t.model.sought,over:e,before:n})}var l=sa(),u=_(l),d=P(u,!0),f=G(u,2);Hi(f,{get say(){return t.say},get go(){return t.go}});var m=G(f,2),h=e=>{Wi(e,{get say(){return t.say},get find(){return t.find}})};a(m,e=>{c(i)&&e(h)});var g=G(m,2),v=P(g,!0),y=G(g,2),b=_(y);{let e=j(()=>t.say(`games-begun`)),n=j(()=>o(`games-begun-none`)),r=j(()=>t.model.tables?.begun??null);oa(b,{get heading(){return c(e)},get none(){return c(n)},get tables(){return c(r)},more:e=>s(!1,e),get model(){return t.model},get say(){return t.say},get go(){return t.go},get ask(){return t.ask}})}var x=G(b,2);{let e=j(()=>t.say(`games-past`)),n=j(()=>o(`games-past-none`)),r=j(()=>t.model.tables?.past??null);oa(x,{get heading(){return c(e)},get none(){return c(n)},get tables(){return c(r)},more:e=>s(!0,e),get model(){return t.model},get say(){return t.say},get go(){return t.go},get ask(){return t.ask}})}q(y),Ji(G(y,2),{get lang(){return t.model.lang},get say(){return t.say},get go(){return t.go},get notice(){return t.notice}}),q(l),W((e,t)=>{z(d,e),z(v,t)},[()=>t.say(`games-all`),()=>c(n)&&t.model.tables!==null?t.say(`games-found`,{count:c(r)}):``]),p(e,l),I()}var la=g(`<li class="svelte-15yrhrr"><a class="svelte-15yrhrr"><strong class="svelte-15yrhrr"> </strong> <span class="svelte-15yrhrr"> </span> <span class="svelte-15yrhrr"><!></span></a></li>`),ua=g(`<section class="results" aria-labelledby="results"><h2 id="results" class="svelte-15yrhrr"> </h2> <ul></ul></section>`);function da(e,t){U(t,!0);var n=ua(),i=_(n),a=P(i,!0),o=G(i,2);r(o,21,()=>t.lines.slice(0,9),e=>e.id,(e,n)=>{let r=j(()=>c(n));var i=la(),a=_(i),o=_(a),s=P(o,!0),l=G(o,2),u=P(l,!0),d=G(l,2);$i(_(d),{get table(){return c(n)},get games(){return t.games},get say(){return t.say}}),q(d),q(a),q(i),W(e=>{K(a,`href`,e),z(s,c(r).title),z(u,c(r).heading)},[()=>X({at:`table`,table:c(r).id})]),Y(`click`,a,e=>(e.preventDefault(),t.go({at:`table`,table:c(r).id}))),p(e,i)}),q(o),q(n),W(e=>z(a,e),[()=>t.say(`games-results`)]),p(e,n),I()}v([`click`]);var fa=o(`<g fill="#17533c" stroke="#2a2118" stroke-width="3" stroke-linejoin="round"><path fill="#3a8a63" d="M216 214V166H236V214ZM364 214V166H384V214Z"></path><path d="M236 214V140L249 112L262 140V214ZM338 214V140L351 112L364 140V214Z"></path><path fill="#2a7351" d="M258 214V124H280V214ZM320 214V124H342V214Z"></path><path d="M258 124Q258 100 269 88Q280 100 280 124ZM320 124Q320 100 331 88Q342 100 342 124Z"></path><path d="M276 214V96H324V214Z"></path><path fill="#2a7351" d="M272 96Q274 62 300 34Q326 62 328 96Z"></path><path fill="none" d="M300 34V12M269 88V72M331 88V72M249 112V96M351 112V96"></path><path fill="#b32a48" d="M300 12L318 17L300 23Z"></path><path fill="#f3cf5b" d="M291 214V186Q300 172 309 186V214Z"></path><path fill="none" stroke="#f3cf5b" stroke-width="2"></path></g>`);function pa(e){var t=fa(),n=G(_(t),9);K(n,`d`,`M288 112V128M300 108V128M312 112V128M288 142V158M312 142V158M300 142V158M249 150V166M351 150V166`),q(t),p(e,t)}function ma(e){let t=1-e,n=210+190*t**1.7;return{x:300+120*Math.sin(e*Math.PI*1.9+.5)*t**.55-36*t,y:n,half:5+105*t**1.9}}var ha=28;function ga(e,t){let{x:n,y:r,half:i}=ma(e);return`${(n+t*i).toFixed(1)} ${r.toFixed(1)}`}var _a=Array.from({length:29},(e,t)=>t/ha),va=`M${_a.map(e=>ga(e,-1)).join(`L`)}L${_a.toReversed().map(e=>ga(e,1)).join(`L`)}Z`,ya=_a.slice(0,-6).map((e,t)=>{let n=_a[t+1]??1,r=t%2==0?[-.5,0,.5]:[-.75,-.25,.25,.75];return`M${ga(e,-1)}L${ga(e,1)}`+r.map(t=>`M${ga(e,t)}L${ga(n,t)}`).join(``)}).join(``),ba=Array.from({length:25},(e,t)=>{let n=Math.PI*(t/24-.011)+Math.PI,r=Math.PI*(t/24+.011)+Math.PI,i=e=>`${(300+520*Math.cos(e)).toFixed(0)} ${(212+520*Math.sin(e)).toFixed(0)}`;return`M300 212L${i(n)}L${i(r)}Z`}).join(``),xa=o(`<path fill="none" stroke="#2a2118"></path><circle fill="#b32a48" stroke="#2a2118"></circle><circle fill="#2a2118"></circle>`,1);function Sa(t,n){var i=m(),a=e(i);r(a,17,()=>n.places,([e,t,n])=>e,(t,r)=>{var i=j(()=>me(c(r),3));let a=()=>c(i)[0],o=()=>c(i)[1],s=()=>c(i)[2];var l=xa(),u=e(l),d=G(u),f=G(d);W(()=>{K(u,`d`,`M${a()??``} ${o()??``}q${-s()*.4} ${s()*1.6} ${s()*.3} ${s()*3}`),K(u,`stroke-width`,n.line),K(d,`cx`,a()),K(d,`cy`,o()),K(d,`r`,s()),K(d,`stroke-width`,n.line),K(f,`cx`,a()),K(f,`cy`,o()),K(f,`r`,s()*.32)}),p(t,l)}),p(t,i)}var Ca=o(`<svg viewBox="0 0 1000 150" preserveAspectRatio="xMaxYMax slice" aria-hidden="true" class="svelte-1a6jjdq"><rect width="1000" height="150" fill="#f6e3b0"></rect><path fill="#edc65a" transform="translate(280 -255) scale(1.6)"></path><circle cx="760" cy="84" r="46" fill="#f3cf5b" stroke="#2a2118" stroke-width="1.6"></circle><path fill="#5d8f4e" stroke="#2a2118" stroke-width="1.6" d="M-5 118Q240 76 480 104T760 92T1005 104V155H-5Z"></path><g transform="translate(648 19) scale(0.375)"><!></g><path fill="#7aa65a" stroke="#2a2118" stroke-width="1.6" d="M-5 140Q200 108 420 128T740 118Q880 98 1005 122V155H-5Z"></path><path fill="#f0c244" stroke="#2a2118" stroke-width="1.8" stroke-linejoin="round" d="M754 99H766Q772 108 764 113T752 124Q756 136 846 155H680Q716 138 722 124T742 110T754 99Z"></path><path fill="none" stroke="#2a2118" stroke-width="1" d="M751 104H767M738 112H764M724 121H752M718 130H758M704 140H784M740 112V121M737 121V130M730 130V140M752 130L758 140M724 140L716 152M754 140L764 152"></path><!></svg>`);function wa(e){let t=[[610,128,5],[634,112,4],[660,134,6],[862,126,5],[884,108,4],[930,132,6],[968,116,4]];var n=Ca(),r=G(_(n)),i=G(r,3);pa(_(i),{}),q(i),Sa(G(i,4),{get places(){return t},line:1.4}),q(n),W(()=>K(r,`d`,ba)),p(e,n)}var Ta=g(`<p class="svelte-1kajefp"> </p>`),Ea=g(`<div class="welcome svelte-1kajefp"><div class="picture svelte-1kajefp"><!></div> <div><h1 tabindex="-1">Brickroad</h1> <!></div></div>`);function Da(t,n){U(n,!0);var r=Ea(),i=_(r);wa(_(i),{}),q(i);var o=G(i,2);let s;var c=_(o);let l;var u=G(c,2),d=t=>{var r=m(),i=e(r);y(i,()=>n.children),p(t,r)},f=e=>{var t=Ta(),r=P(t,!0);W(e=>z(r,e),[()=>n.say(`tagline`)]),p(e,t)};a(u,e=>{n.children?e(d):e(f,-1)}),q(o),q(r),W(()=>{s=L(o,1,`sheet svelte-1kajefp`,null,s,{goes:n.children}),l=L(c,1,`svelte-1kajefp`,null,l,{unseen:n.children})}),p(t,r),I()}var Oa=g(`<li class="svelte-5ud3pl"><!></li>`),ka=g(`<ul class="svelte-5ud3pl"></ul>`),Aa=g(`<p class="svelte-5ud3pl"> </p>`),ja=g(`<section class="games-to-play svelte-5ud3pl" aria-labelledby="new-game"><h2 id="new-game" class="unseen"> </h2> <ul class="svelte-5ud3pl"></ul></section> <section class="begun svelte-5ud3pl" aria-labelledby="begun"><div class="head svelte-5ud3pl"><h2 id="begun" class="svelte-5ud3pl"> </h2> <a href="#/" class="svelte-5ud3pl"> </a></div> <!></section> <!> <!>`,1),Ma=g(`<p class="connecting svelte-5ud3pl"> </p>`),Na=g(`<div><!> <!> <!> <!></div> <!>`,1);function Pa(t,n){U(n,!0);let i=H(null),o=null;T(()=>{let{tables:e,sought:t}=n.model;e!==o&&Fe(t,{})&&R(i,e),o=e});let s=H(!0);u(()=>{let e=setTimeout(()=>R(s,!1),1e3);return()=>clearTimeout(e)});let l=j(()=>n.model.games.length>0&&(c(i)!==null||!c(s))),d=j(()=>{let e=c(i)?.begun.lines??[],t=e.filter(({seats:e})=>e.some(({bot:e})=>e===null));return[...t,...e.filter(e=>!t.includes(e))]}),f=j(()=>c(d)[0]),h=j(()=>c(d).slice(1,6)),g=j(()=>c(i)?.past.lines??[]),v=H({}),y=C(ve),b=e=>c(v)[e.name]??ui(e,n.model.bots,y,n.say(`you`)),x=H(null),S=j(()=>n.model.games.find(({name:e})=>e===c(x)));function w(e){let t=b(e);n.model.opening||(t.seats.some((e,r)=>ai(t.seats,r,n.say)!==void 0)?R(x,e.name,!0):(ye({game:e.name,seats:t.seats,plans:{...ve().plans,[e.name]:t}}),n.ask({say:`create`,game:e.name,options:t.options,seats:t.seats})))}function E(e){e.preventDefault();let t=document.getElementById(`records`);t?.scrollIntoView(),t?.focus({preventScroll:!0})}var D=Na(),O=e(D);let k;{let t=t=>{var r=m(),i=e(r),o=e=>{Ar(e,{get table(){return c(f)},wide:!0,get model(){return n.model},get say(){return n.say},get go(){return n.go}})};a(i,e=>{c(f)&&e(o)}),p(t,r)};var A=_(O);{let e=j(()=>c(f)?t:void 0);Da(A,{get say(){return n.say},get children(){return c(e)}})}var ee=G(A,2);Vr(ee,{get model(){return n.model},get say(){return n.say},get ask(){return n.ask}});var M=G(ee,2);Rr(M,{get model(){return n.model},get say(){return n.say},get go(){return n.go},get ask(){return n.ask}});var N=G(M,2),F=t=>{var i=ja(),o=e(i),s=_(o),l=P(s,!0),u=G(s,2);r(u,21,()=>n.model.games,e=>e.name,(e,t)=>{{let r=j(()=>b(c(t)));Xr(e,{get game(){return c(t)},get plan(){return c(r)},get bots(){return n.model.bots},get busy(){return n.model.opening},get lang(){return n.model.lang},get say(){return n.say},onplay:()=>w(c(t)),onoptions:()=>R(x,c(t).name,!0)})}}),q(u),q(o);var d=G(o,2),m=_(d),v=_(m),y=P(v,!0),S=G(v,2),C=P(S,!0);q(m);var T=G(m,2),D=e=>{var t=ka();r(t,21,()=>c(h),e=>e.id,(e,t)=>{var r=Oa();Ar(_(r),{get table(){return c(t)},get model(){return n.model},get say(){return n.say},get go(){return n.go}}),q(r),p(e,r)}),q(t),p(e,t)},O=e=>{var t=Aa(),r=P(t,!0);W(e=>z(r,e),[()=>n.say(c(f)?`games-begun-one`:`games-begun-none`)]),p(e,t)};a(T,e=>{c(h).length>0?e(D):e(O,-1)}),q(d);var k=G(d,2),A=e=>{da(e,{get lines(){return c(g)},get games(){return n.model.games},get say(){return n.say},get go(){return n.go}})};a(k,e=>{c(g).length>0&&e(A)}),ca(G(k,2),{get model(){return n.model},get say(){return n.say},get go(){return n.go},get ask(){return n.ask},get find(){return n.find},get notice(){return n.notice}}),W((e,t,n)=>{z(l,e),z(y,t),z(C,n)},[()=>n.say(`new-game`),()=>n.say(`games-begun`),()=>n.say(`games-all`)]),Y(`click`,S,E),p(t,i)},te=e=>{var t=Ma(),r=P(t,!0);W(e=>z(r,e),[()=>n.say(`connecting`)]),p(e,t)};a(N,e=>{c(l)?e(F):e(te,-1)}),q(O)}var ne=G(O,2),re=e=>{{let t=j(()=>b(c(S)));Bi(e,{get game(){return c(S)},get plan(){return c(t)},get bots(){return n.model.bots},get busy(){return n.model.opening},get say(){return n.say},onchange:e=>R(v,{...c(v),[c(S).name]:e}),onbegin:()=>w(c(S)),onclose:()=>R(x,null)})}};a(ne,e=>{c(S)&&e(re)}),W(()=>k=L(O,1,`lobby svelte-5ud3pl`,null,k,{results:c(g).length>0})),p(t,D),I()}v([`click`]);var Fa=g(`<button type="button" class="svelte-1c3iac7"> </button>`),Ia=g(`<div class="language svelte-1c3iac7" role="group"></div>`);function La(e,t){U(t,!0);let n=[[`en`,`EN`,`English`],[`fr`,`FR`,`Français`]];var i=Ia();r(i,21,()=>n,([e,t,n])=>e,(e,n)=>{var r=j(()=>me(c(n),3));let i=()=>c(r)[0],a=()=>c(r)[1],o=()=>c(r)[2];var s=Fa(),l=P(s,!0);W(()=>{K(s,`lang`,i()),K(s,`aria-label`,`${a()??``}: ${o()??``}`),K(s,`aria-pressed`,t.lang===i()),z(l,a())}),Y(`click`,s,()=>t.speak(i())),p(e,s)}),q(i),W(e=>K(i,`aria-label`,e),[()=>t.say(`language`)]),p(e,i),I()}v([`click`]);var Ra=g(`<button type="button" class="button"> </button>`),za=g(`<div class="settings svelte-9auuei"><!> <!></div>`),Ba=g(`<button type="button" class="gear svelte-9auuei" aria-haspopup="dialog"><svg viewBox="0 0 24 24" aria-hidden="true" class="svelte-9auuei"><path d="M10 2h4l.6 2.7 1.9.8 2.4-1.5 2.8 2.8-1.5 2.4.8 1.9L24 11.7v.6l-3 2.6-.8 1.9 1.5 2.4-2.8 2.8-2.4-1.5-1.9.8L14 24h-4l-.6-2.7-1.9-.8-2.4 1.5-2.8-2.8 1.5-2.4-.8-1.9L0 14.3v-4l2.9-.6.8-1.9-1.5-2.4 2.8-2.8 2.4 1.5 1.9-.8ZM12 8a5 5 0 1 0 .01 0Z" fill-rule="evenodd" transform="translate(1.2 -0.2) scale(0.9)"></path></svg></button> <!>`,1);function Va(t,n){U(n,!0);let i=H(!1),o=H(!1),s=[`theme`,`size`,`contrast`,`motion`,`sound`,`notices`,`keys`],l=[`notices`,`keys`];async function u(e,t){e===`notices`&&t===`on`&&(R(o,!await qn()),c(o))||(_t(e,t),e===`sound`&&t===`on`&&Pt(`card`))}function d(e){return e===`notices`&&!Kn()?`off`:gt()[e]}function f(e){return e===`notices`&&c(o)?n.say(`setting-notices-refused`):l.includes(e)?n.say(`setting-${e}-help`):``}var h=Ba(),g=e(h),v=G(g,2),y=t=>{{let l=j(()=>n.say(`settings`));Oi(t,{get title(){return c(l)},get say(){return n.say},onclose:()=>R(i,!1),children:(t,l)=>{var h=za(),g=_(h);r(g,16,()=>s,e=>e,(t,r)=>{let i=j(()=>pt(r).map(e=>[e,n.say(`setting-${r}-${e}`)]));var a=m(),s=e(a);b(s,()=>`${c(o)}`,e=>{{let t=j(()=>n.say(`setting-${r}`)),a=j(()=>f(r)),o=j(()=>d(r));Ii(e,{get legend(){return c(t)},get help(){return c(a)},get values(){return c(i)},get value(){return c(o)},onchoose:e=>void u(r,e)})}}),p(t,a)});var v=G(g,2),y=e=>{var t=Ra(),r=P(t,!0);W(e=>z(r,e),[()=>n.say(`keys-all`)]),Y(`click`,t,()=>(R(i,!1),n.onkeys())),p(e,t)};a(v,e=>{n.onkeys&&e(y)}),q(h),p(t,h)},$$slots:{default:!0}})}};a(v,e=>{c(i)&&e(y)}),W((e,t)=>{K(g,`aria-label`,e),K(g,`title`,t)},[()=>n.say(`settings`),()=>n.say(`settings`)]),Y(`click`,g,()=>R(i,!0)),p(t,h),I()}v([`click`]);var Ha=g(`<li><a class="svelte-o5r1ao"> </a></li>`),Ua=g(`<header class="svelte-o5r1ao"><p class="brand svelte-o5r1ao" translate="no">Brickroad</p> <nav class="svelte-o5r1ao"><ul class="svelte-o5r1ao"></ul></nav> <!> <!></header>`);function Wa(e,t){U(t,!0);let n=[{at:`lobby`},{at:`cards`},{at:`rules`},{at:`about`}];function i(e,n){e.preventDefault(),t.go(n)}var a=Ua(),o=G(_(a),2),s=_(o);r(s,21,()=>n,e=>e.at,(e,n)=>{var r=Ha(),a=_(r),o=P(a,!0);q(r),W((e,r)=>{K(a,`href`,e),K(a,`aria-current`,t.model.screen.at===c(n).at?`page`:void 0),z(o,r)},[()=>X(c(n)),()=>t.say(`nav-${c(n).at}`)]),Y(`click`,a,e=>i(e,c(n))),p(e,r)}),q(s),q(o);var l=G(o,2);Va(l,{get say(){return t.say}}),La(G(l,2),{get lang(){return t.model.lang},get say(){return t.say},get speak(){return t.speak}}),q(a),W(e=>K(o,`aria-label`,e),[()=>t.say(`pages`)]),p(e,a),I()}v([`click`]);var Ga=g(`<p class="notice svelte-1032131"><span> </span> <button type="button" class="svelte-1032131">×</button></p>`),Ka=g(`<div class="holder svelte-1032131" role="status"><!></div>`);function qa(e,t){U(t,!0);var n=Ka(),r=_(n),i=e=>{var n=Ga(),r=_(n),i=P(r,!0),a=G(r,2);q(n),W(e=>{z(i,t.words),K(a,`aria-label`,e)},[()=>t.say(`close`)]),Y(`click`,a,function(...e){t.onclose?.apply(this,e)}),p(e,n)};a(r,e=>{t.words&&e(i)}),q(n),p(e,n),I()}v([`click`]);var Ja={draft:()=>$(()=>import(`./draft-BDXodEWu.js`),__vite__mapDeps([3,1,4]),import.meta.url),duel:()=>$(()=>import(`./duel-XeCXKjjd.js`),__vite__mapDeps([5,6,1,7,8,9,10,11,12]),import.meta.url),oz:()=>$(()=>import(`./storyline-Di7ZhZb_.js`),__vite__mapDeps([13,1,7,8,9,10,11,14]),import.meta.url),epic:()=>$(()=>import(`./storyline-Di7ZhZb_.js`),__vite__mapDeps([13,1,7,8,9,10,11,14]),import.meta.url)},Ya=new rr;function Xa(e){return e in Ja?Ya.get(e):null}async function Za(e){let t=Ja[e];if(!t||Ya.get(e))return;let n=await t().catch(()=>null);Ya.set(e,n?.default??null)}var Qa=o(`<svg class="fleuron svelte-1cerjwe" viewBox="0 0 160 16" aria-hidden="true"><path d="M2 8H58M102 8H158" stroke="currentColor" stroke-width="1.5"></path><path fill="currentColor"></path></svg>`);function $a(e){var t=Qa(),n=G(_(t));K(n,`d`,`M80 1L88 8L80 15L72 8ZM66 4L70 8L66 12L62 8ZM94 4L98 8L94 12L90 8Z`),q(t),p(e,t)}var eo={draft:()=>$(()=>import(`./draft-C1y-xBjf.js`),[],import.meta.url),duel:()=>$(()=>import(`./duel-DsjyMA0U.js`),[],import.meta.url),oz:()=>$(()=>import(`./storyline-C96sTKRa.js`),[],import.meta.url),epic:()=>$(()=>import(`./storyline-C96sTKRa.js`),[],import.meta.url)};async function to(e){return(await eo[e]?.().catch(()=>null))?.default??null}var no={en:()=>$(()=>import(`./en-DuZSD33J.js`),[],import.meta.url),fr:()=>$(()=>import(`./fr-dGWlB7GQ.js`),[],import.meta.url)},ro={en:()=>$(()=>import(`./en-DFACJaAh.js`),[],import.meta.url),fr:()=>$(()=>import(`./fr-BTkw8XVd.js`),[],import.meta.url)},io={en:()=>$(()=>import(`./en-CLLDE7Y3.js`),[],import.meta.url),fr:()=>$(()=>import(`./fr-NRML2kE4.js`),[],import.meta.url)},ao={en:()=>$(()=>import(`./en-Lcz1cilk.js`),[],import.meta.url),fr:()=>$(()=>import(`./fr-B4oeM5g2.js`),[],import.meta.url)},oo={5:{scene:ao,part:`.stage`,width:700},6:{scene:ao,part:`[data-zone^="title."]`},46:{scene:ao,part:`[data-zone^="spot."]`}},so={draft:{3:{scene:no,part:`[data-zone="column.1"]`}},duel:{9:{scene:ro,part:`.unit:has(.plate ~ .plate)`},12:{scene:io,part:`[data-zone="contest"]`}},oz:oo,epic:oo},co=g(`<figure role="img" class="svelte-1gskhw5"></figure>`);function lo(e,n){U(n,!0);let r={width:1280,height:750},i=e=>{let t=!1,n=new IntersectionObserver(r=>{r.some(({isIntersecting:e})=>e)&&(n.disconnect(),a(e,()=>t))});return n.observe(e),()=>{t=!0,n.disconnect()}};async function a(e,i){let[{default:a}]=await Promise.all([n.picture.scene[n.lang](),Za(n.game)]),s=Xa(n.game)?.Board;if(!s||i())return;let c=document.createElement(`div`);c.inert=!0,Object.assign(c.style,{position:`fixed`,left:`-10000px`,display:`grid`,grid:`minmax(0, 1fr) / minmax(0, 1fr)`,width:`${n.picture.width??r.width}px`,height:`${r.height}px`}),document.body.append(c);let l={prompt:pe(()=>({render:()=>`<span></span>`})),words:Z(a.scene.prompt),ways:null,labels:[]},u=()=>void 0,d=h(s,{target:c,props:{position:a,say:n.say,act:u,ask:u,asked:l}});await x(),await new Promise(e=>setTimeout(e,60));let f=c.querySelector(n.picture.part);f&&!i()?o(e,c,f):e.hidden=!0,await t(d),c.remove()}function o(e,t,n){let r=t.getBoundingClientRect(),{left:i,top:a,width:o,height:s}=n.getBoundingClientRect(),c=Math.min(1,e.clientWidth/(o+12)),l=t.cloneNode(!0);for(let e of l.querySelectorAll(`[id]`))e.closest(`defs`)||e.removeAttribute(`id`);for(let e of l.querySelectorAll(`*`))for(let t of[`point`,`card`,`zone`,`at`,`choice`,`read`,`keyed`,`key`,`line`])e.removeAttribute(`data-${t}`);Object.assign(l.style,{position:`absolute`,left:`0`,transformOrigin:`0 0`,transform:`scale(${c}) translate(${r.left-i+6}px, ${r.top-a+6}px)`}),e.style.height=`${(s+12)*c}px`,e.style.maxWidth=`${(o+12)*c}px`,e.replaceChildren(l)}var s=co();fe(s,()=>i),W(()=>K(s,`aria-label`,n.label)),p(e,s),I()}var uo=g(`<p class="svelte-os1pjm"> </p>`),fo=g(`<li tabindex="-1"><a class="svelte-os1pjm"> </a> <p class="svelte-os1pjm"> </p> <!></li>`),po=g(`<section><h2> </h2> <!> <ul class="svelte-os1pjm"></ul></section>`);function mo(t,n){U(n,!0);let o=V(n,`rule`,3,null),s=j(()=>to(n.game)),l=H(void 0);async function u(e){if(await x(),e===null)return;let t=c(l)?.querySelector(`[data-rule="${CSS.escape(e)}"]`);t?.scrollIntoView({block:`start`,behavior:`auto`}),t?.focus({preventScroll:!0})}var d=m(),f=e(d);i(f,()=>c(s),null,(t,i)=>{var s=m(),d=e(s),f=e=>{let t=j(()=>c(i)[n.lang]),s=j(()=>o()!==null&&!c(t).some(({number:e})=>e===o()));var d=po(),f=_(d),m=P(f,!0),h=G(f,2),g=e=>{var t=uo(),r=P(t,!0);W(e=>z(r,e),[()=>n.say(`rules-unknown`,{number:o()})]),p(e,t)};a(h,e=>{c(s)&&e(g)});var v=G(h,2);r(v,21,()=>c(t),({number:e,text:t})=>e,(e,t)=>{let r=()=>c(t).number,i=()=>c(t).text,s=j(()=>so[n.game]?.[r()]);var l=fo();let u;var d=_(l),f=P(d,!0),m=G(d,2),h=P(m,!0),g=G(m,2),v=e=>{{let t=j(()=>n.say(`rules-picture`,{number:r()}));lo(e,{get game(){return n.game},get lang(){return n.lang},get picture(){return c(s)},get label(){return c(t)},get say(){return n.say}})}};a(g,e=>{c(s)&&e(v)}),q(l),W((e,t)=>{K(l,`data-rule`,r()),K(l,`aria-current`,r()===o()||void 0),u=L(l,1,`svelte-os1pjm`,null,u,{now:r()===o()}),K(d,`href`,e),K(d,`aria-label`,t),z(f,r()),z(h,i())},[()=>X({at:`rules`,game:n.game,rule:r()}),()=>n.say(`rules-link`,{number:r()})]),p(e,l)}),q(v),q(d),O(d,e=>R(l,e),()=>c(l)),fe(d,()=>()=>void u(o())),W(e=>{K(d,`aria-labelledby`,`numbered-${n.game??``}`),K(f,`id`,`numbered-${n.game??``}`),z(m,e)},[()=>n.say(`rules-numbered`)]),p(e,d)};a(d,e=>{c(i)&&e(f)}),p(t,s)}),p(t,d),I()}var ho=g(`<p class="back svelte-ni4eyy"><a class="svelte-ni4eyy"><span aria-hidden="true">‹</span> </a></p>`),go=g(`<li><a class="svelte-ni4eyy"><span class="picture svelte-ni4eyy"><!></span> </a></li>`),_o=g(`<nav class="svelte-ni4eyy"><ul class="svelte-ni4eyy"></ul></nav>`),vo=g(`<!> <!>`,1),yo=g(`<p> </p>`),bo=g(`<div class="rules svelte-ni4eyy"><!> <!> <article class="sheet svelte-ni4eyy"><h1 tabindex="-1" class="svelte-ni4eyy"> </h1> <!> <!></article></div>`);function xo(t,n){U(n,!0);let i=j(()=>n.model.games),o=j(()=>n.screen.game??c(i)[0]?.name),s=j(()=>c(o)===void 0?void 0:Xa(c(o))),l=j(()=>c(s)?.Rules);T(()=>{c(o)!==void 0&&Za(c(o))});function u(e,t){e.preventDefault(),n.go(t)}var d=bo(),f=_(d),m=e=>{let t=j(()=>({at:`table`,table:n.screen.table}));var r=ho(),i=_(r),a=G(_(i));q(i),q(r),W((e,t)=>{K(i,`href`,e),z(a,` ${t??``}`)},[()=>X(c(t)),()=>n.say(`rules-back`)]),Y(`click`,i,e=>u(e,c(t))),p(e,r)};a(f,e=>{n.screen.table!==void 0&&e(m)});var h=G(f,2),g=e=>{var t=_o(),a=_(t);r(a,21,()=>c(i),({name:e,title:t})=>e,(e,t)=>{let r=()=>c(t).name,i=()=>c(t).title,a=j(()=>({at:`rules`,game:r(),...n.screen.table?{table:n.screen.table}:{}}));var s=go(),l=_(s),d=_(l);Dr(_(d),{get game(){return r()}}),q(d);var f=G(d);q(l),q(s),W(e=>{K(l,`href`,e),K(l,`aria-current`,r()===c(o)?`page`:void 0),z(f,` ${i()??``}`)},[()=>X(c(a))]),Y(`click`,l,e=>u(e,c(a))),p(e,s)}),q(a),q(t),W(e=>K(t,`aria-label`,e),[()=>n.say(`rules-games`)]),p(e,t)};a(h,e=>{c(i).length>1&&e(g)});var v=G(h,2),y=_(v),x=P(y,!0),S=G(y,2);$a(S,{});var C=G(S,2),w=t=>{var r=vo(),i=e(r);A(i,()=>c(l),(e,t)=>{t(e,{get game(){return c(o)},get say(){return n.say}})});var a=G(i,2);b(a,()=>n.screen.rule,e=>{mo(e,{get game(){return c(o)},get lang(){return n.model.lang},get rule(){return n.screen.rule},get say(){return n.say}})}),p(t,r)},E=e=>{var t=yo(),r=P(t,!0);W(e=>z(r,e),[()=>n.say(`connecting`)]),p(e,t)},D=e=>{var t=yo(),r=P(t,!0);W(e=>z(r,e),[()=>n.say(`rules-none`)]),p(e,t)};a(C,e=>{c(l)&&c(o)!==void 0?e(w):c(s)===void 0?e(E,1):e(D,-1)}),q(v),q(d),W(e=>z(x,e),[()=>n.say(`nav-rules`)]),p(t,d),I()}v([`click`]);function So({lines:e,entries:t}){let n=[];for(let{entry:t,head:r}of e)r&&r.round!==n.at(-1)?.name&&n.push({name:r.round,from:t});let[r,...i]=n;if(!r)return[{name:``,from:0,to:Math.max(t,1)}];let a=[{name:r.name,from:0},...i];return a.map(({name:e,from:n},r)=>({name:e,from:n,to:Math.max(a[r+1]?.from??t,n+1)}))}function Co(e,t){let n=Math.max(e.findLastIndex(({from:e})=>e<=t),0),r=e[n];return r?(n+Math.min((t-r.from)/(r.to-r.from),1))/e.length:0}function wo(e,t){let n=Math.min(Math.max(t,0),1)*e.length,r=Math.min(Math.floor(n),e.length-1),i=e[r];return i?Math.round(i.from+(n-r)*(i.to-i.from)):0}function To({lines:e},t,n){let r=[];for(let i of e){let e=Co(t,i.entry),a=r.at(-1);i.sign!==`round`&&i.sign!==`turn`&&i.sign!==`deal`&&(a===void 0||e-a.place>=n)&&r.push({line:i,place:e})}return r}function Eo(e,t,n){let{shown:r,entries:i}=e,a=t.lines.filter(({head:e})=>e).map(({entry:e})=>e);switch(n){case`ArrowLeft`:case`ArrowDown`:return e.stopBefore??0;case`ArrowRight`:case`ArrowUp`:return e.stopAfter??i;case`PageUp`:return a.findLast(e=>e<r)??0;case`PageDown`:return a.find(e=>e>r)??i;case`Home`:return 0;case`End`:return i;default:return null}}function Do({table:e,viewer:t,lang:n,entries:r},i){return e===i.table&&t===i.viewer&&n===i.lang&&r===i.entries}function Oo(e,t){let{sheet:n}=e.scene;return!n||!t?.chronicle||!Do(t,e)?null:t.chronicle.stages.length>0?{sheet:n,overview:t,chronicle:t.chronicle}:null}function ko(e){return t=>{let n=({target:n})=>{n instanceof HTMLElement&&!t.contains(n)&&requestAnimationFrame(()=>{document.activeElement===n&&Ao(n,t)&&e()})};return document.addEventListener(`focusin`,n),()=>document.removeEventListener(`focusin`,n)}}function Ao(e,t){let{left:n,top:r,width:i,height:a}=e.getBoundingClientRect();return[[.5,.5],[.15,.2],[.85,.2]].some(([e,o])=>t.contains(document.elementFromPoint(n+e*i,r+o*a)))}var jo=g(`<aside id="log" tabindex="-1"><!></aside>`);function Mo(t,r){U(r,!0);let i=V(r,`drawn`,15),a=H(void 0);u(()=>{i()&&c(a)?.focus({preventScroll:!0})});function o(e){e.key===`Escape`&&i()&&c(a)?.contains(document.activeElement)&&(i(!1),document.querySelector(`[aria-controls="log"]`)?.focus())}var s=jo();n(`keydown`,w,o);let l;xr(_(s),{children:(t,n)=>{var i=m(),a=e(i);y(a,()=>r.children),p(t,i)},$$slots:{default:!0}}),q(s),O(s,e=>R(a,e),()=>c(a)),fe(s,()=>ko(()=>i(!1))),W(e=>{K(s,`aria-label`,e),l=L(s,1,`svelte-vc2x3d`,null,l,{drawn:i()})},[()=>r.say(`aside`)]),p(t,s),I()}var No=g(`<button type="button" class="button"> </button>`),Po=g(`<p class="back svelte-15hgbdo"><button type="button" class="button main"> </button> <!></p>`);function Fo(e,t){U(t,!0);var n=Po(),r=_(n),i=P(r,!0),o=G(r,2),s=e=>{var n=No(),r=P(n,!0);W(e=>z(r,e),[()=>t.say(t.forking.words(t.position))]),Y(`click`,n,()=>t.forking.fork(t.position,t.ask)),p(e,n)};a(o,e=>{t.position.records!==`redacted`&&e(s)}),q(n),W(e=>z(i,e),[()=>t.say(`step-now`)]),Y(`click`,r,()=>t.ask({say:`step`,entry:null})),p(e,n),I()}v([`click`]);var Io=o(`<svg viewBox="0 0 600 400" preserveAspectRatio="xMidYMin slice" aria-hidden="true" class="svelte-4rc6do"><rect width="600" height="400" fill="#f6e3b0"></rect><path fill="#edc65a"></path><circle cx="300" cy="200" r="78" fill="#f3cf5b" stroke="#2a2118" stroke-width="3"></circle><!><path fill="#5d8f4e" stroke="#2a2118" stroke-width="3" d="M-5 236Q80 196 190 214T420 212T605 228V405H-5Z"></path><path fill="none" stroke="#2a2118" stroke-width="1.4" opacity="0.55" d="M10 244Q80 216 170 226M30 258Q90 236 150 244M600 244Q520 222 440 228M590 262Q530 240 470 246M8 274Q60 254 100 258M596 282Q560 262 520 262"></path><path fill="#7aa65a" stroke="#2a2118" stroke-width="3" d="M-5 300Q90 246 200 268Q250 300 180 405H-5ZM605 286Q500 244 410 262Q380 300 470 405H605Z"></path><path fill="#f0c244" stroke="#2a2118" stroke-width="3.5" stroke-linejoin="round"></path><path fill="none" stroke="#2a2118" stroke-width="1.5"></path><!></svg>`);function Lo(e){let t=[[48,330,9],[92,372,11],[150,308,6],[30,285,5],[118,268,4],[520,300,6],[560,352,10],[468,276,4],[590,290,5],[500,378,12],[440,330,7],[70,302,5]];var n=Io(),r=G(_(n)),i=G(r,2);pa(i,{});var a=G(i,4),o=G(a);Sa(G(o),{get places(){return t},line:2}),q(n),W(()=>{K(r,`d`,ba),K(a,`d`,va),K(o,`d`,ya)}),p(e,n)}var Ro=g(`<main id="main" tabindex="-1" class="svelte-edekh7"><section class="sheet svelte-edekh7"><div class="picture svelte-edekh7"><!></div> <h1 tabindex="-1" class="svelte-edekh7"> </h1> <!> <p> </p> <button type="button" class="button main svelte-edekh7"> </button> <a href="#/" class="svelte-edekh7"> </a></section></main>`);function zo(e,t){U(t,!0);let n=j(()=>t.position.passTo===null?``:t.position.seats[t.position.passTo]?.name??``),r;u(()=>r.focus());var i=Ro(),a=_(i),o=_(a);Lo(_(o),{}),q(o);var s=G(o,2),l=P(s,!0);O(s,e=>r=e,()=>r);var d=G(s,2);$a(d,{});var f=G(d,2),m=P(f,!0),h=G(f,2),g=P(h,!0),v=G(h,2),y=P(v,!0);q(a),q(i),W((e,t,n,r)=>{z(l,e),z(m,t),z(g,n),z(y,r)},[()=>t.say(`pass-to`,{name:c(n)}),()=>t.say(`pass-help`,{name:c(n)}),()=>t.say(`i-am`,{name:c(n)}),()=>t.say(`nav-lobby`)]),Y(`click`,h,()=>{t.position.passTo!==null&&t.sit(t.position.passTo)}),Y(`click`,v,e=>{e.preventDefault(),t.go({at:`lobby`})}),p(e,i),I()}v([`click`]);var Bo=4e3,Vo=class{#e;get ended(){return c(this.#e)}set ended(e){R(this.#e,e)}#t;get closes(){return c(this.#t)}set closes(e){R(this.#t,e)}#n=H(null);get page(){return c(this.#n)}set page(e){R(this.#n,e)}#r;#i=H(null);#a=H(null);#o=N(yr);constructor(e){let t=j(()=>{let{newest:t,bare:n}=e();return t?.scene.sheet&&n!==t.table?t:null});this.#r=j(()=>c(t)&&Oo(c(t),e().overview)),this.#e=j(()=>this.page?c(this.#r):null),this.#t=j(()=>c(t)!==null&&this.ended===null&&this.#o&&c(this.#i)!==c(t).table),u(()=>this.#s(e().newest))}kept(e){return this.closes?c(this.#a)===e.table?{...e,scene:{...e.scene,sheet:null}}:null:e}#s(e){if(!e?.scene.sheet){R(this.#a,e?.table??null,!0);return}let{table:t}=e;this.page===null&&(this.#o||c(this.#r))&&$(()=>import(`./Ending-o__wNK7X.js`).then(e=>this.page=e.default),__vite__mapDeps([15,1,8,9,16,17]),import.meta.url);let n=setTimeout(()=>R(this.#i,t,!0),Bo);return()=>clearTimeout(n)}},Ho=`[data-choice]:not([data-choice="last"])`,Uo=`[data-choice]`;function Wo(e=Ho){return t=>{let n=n=>{let r=n.target instanceof HTMLElement?n.target.closest(e):null,i=r&&Jo(Ko(t,e),r,n.key);i&&(n.preventDefault(),i.focus())},r=n=>{n.target instanceof HTMLElement&&n.target.matches(e)&&qo(Ko(t,e),n.target)};return t.addEventListener(`keydown`,n),t.addEventListener(`focusin`,r),()=>{t.removeEventListener(`keydown`,n),t.removeEventListener(`focusin`,r)}}}function Go(e,t){let n=Ko(e,Ho),[r]=n;r&&qo(n,r);let i=r??e.querySelector(Uo),a=document.activeElement;(a===t||a===document.body||a===null)&&((i??t)?.focus({preventScroll:!0}),i?.closest(`[data-card], [data-zone]`)?.scrollIntoView({block:`nearest`,behavior:`auto`}))}function Ko(e,t){return[...e.querySelectorAll(t)]}function qo(e,t){for(let n of e)n.tabIndex=n===t?0:-1}function Jo(e,t,n){let r=e.indexOf(t);switch(n){case`Home`:return e[0];case`End`:return e.at(-1);case`ArrowLeft`:case`ArrowUp`:return Yo(e,t,n)??e[(r-1+e.length)%e.length];case`ArrowRight`:case`ArrowDown`:return Yo(e,t,n)??e[(r+1)%e.length];default:return}}function Yo(e,t,n){let r=Xo(t),i=e=>n===`ArrowLeft`?r.x-e.x:n===`ArrowRight`?e.x-r.x:n===`ArrowUp`?r.y-e.y:e.y-r.y,a=n===`ArrowLeft`||n===`ArrowRight`?`y`:`x`;return e.map(e=>({choice:e,there:Xo(e)})).filter(({there:e})=>i(e)>4&&i(e)>=Math.abs(e[a]-r[a])).sort((e,t)=>i(e.there)-i(t.there))[0]?.choice}function Xo(e){let{left:t,top:n,width:r,height:i}=e.getBoundingClientRect();return{x:t+r/2,y:n+i/2}}var Zo=class{#e=H(null);words({table:e,records:t}){return t===`revealing`&&c(this.#e)===e?`fork-reveals`:`fork`}fork({table:e,shown:t,records:n},r){(n!==`revealing`||c(this.#e)===e)&&r({say:`fork`,entry:t}),R(this.#e,e,!0)}};function Qo(e){let t=[];for(let n=0;n<e.length;)n+=$o(t,e,n);return t.filter(({name:e,turns:t})=>e!==null||t.some(({items:e})=>e.length>0))}function $o(e,t,n){let r=t[n];if(!r)return 1;let i=es(e,r);if(r.head&&(r.sign===`round`||r.sign===`turn`))return 1;let a=ns(t,n);for(let e=0;e<a.period;e++){let r=Array.from({length:a.times},(r,i)=>t[n+i*a.period+e]);i.items.push(is(r.filter(e=>e!==void 0)))}return a.period*a.times}function es(e,{entry:t,head:n,seat:r}){let i=e.at(-1);(!i||n&&n.round!==i.name)&&(i={name:n?.round??null,entry:t,turns:[]},e.push(i));let a=i.turns.at(-1);return a&&n?.rank!==`turn`||(a={seat:n?.rank===`turn`?r??null:null,entry:t,items:[]},i.turns.push(a)),a}var ts=2;function ns(e,t){for(let n=1;n<=ts;n++){let r=e.slice(t,t+n).map(rs);if(r.length<n||r.includes(void 0))break;let i=1;for(;r.every((r,a)=>rs(e[t+i*n+a])===r);)i++;if(i>1)return{period:n,times:i}}return{period:1,times:1}}function rs(e){return e?.many?.key}function is(e){let[t,n]=[e[0],e.at(-1)];if(!t||!n)throw Error(`an item has at least one line`);let{words:r,many:i,sign:a,seat:o}=t;return{words:i&&e.length>1?[...i.before,...ze(String(e.length)),...i.after]:r,sign:a,seat:o??null,first:t.entry,last:n.entry}}function as(e,{only:t,words:n},r){let i=os(n.trim());if(t===`all`&&i===``)return e;let a=e=>(t!==`mine`||e.seat===r)&&(t!==`cards`||e.words.some(({is_name:e})=>e))&&os(Z(e.words)).includes(i);return e.flatMap(e=>{let t=e.turns.map(e=>({...e,items:e.items.filter(a)})).filter(({items:e})=>e.length>0);return t.length>0?[{...e,turns:t}]:[]})}function os(e){return e.normalize(`NFD`).replace(/\p{Diacritic}/gu,``).toLowerCase()}function ss(e,t){let{table:n,viewer:r,lang:i,row:a,entries:o,shown:s,log:c}=t,l=[n,r,i,a-o].join(` `);if(e?.of!==l||s===o)return{of:l,lines:c};let u=(e.lines[0]?.entry??1/0)<=s?e.lines.filter(({entry:e})=>e>s):[];return{of:l,lines:[...c,...u]}}var cs=g(`<p class="svelte-3mu0r3"> </p>`);function ls(t,n){U(n,!0);let r=j(()=>n.position.daily),i=j(()=>n.position.seats.filter(({bot:e})=>e!==null).map(({name:e})=>e)),o=j(()=>{let e=c(r)?.bots??[],t=new Intl.ListFormat(n.position.lang),[a,...o]=new Set(e);return o.length===0?`${t.format(c(i))} (${a??``})`:t.format(c(i).map((t,n)=>`${t} (${e[n]??``})`))});var s=m(),l=e(s),u=e=>{var t=cs(),a=P(t,!0);W(e=>z(a,e),[()=>n.say(`daily-dealt`,{day:ke(n.position.lang,c(r).day,`medium`),rules:c(r).rules,cards:c(r).cards,count:c(i).length,bots:c(o)})]),p(e,t)};a(l,e=>{c(r)&&e(u)}),p(t,s),I()}var us=g(`<span class="kept svelte-1pp5iui"> <button data-line="" tabindex="-1" type="button" class="card-name link svelte-1pp5iui"> </button> </span>`),ds=g(`<a data-line="" tabindex="-1" class="card-name link svelte-1pp5iui"> </a>`),fs=g(`<strong class="card-name svelte-1pp5iui"> </strong>`);function ps(t,n){U(n,!0);let i=e=>n.words[e]?.is_name===!0&&n.read?.readable.has(n.words[e].words)===!0,o=e=>/^[.,;:!?)]+/.exec(n.words[e+1]?.words??``)?.[0]??``,s=e=>/(?:\(|\p{L}+’)$/u.exec(n.words[e-1]?.words??``)?.[0]??``;function l(e){let t=n.words[e]?.words??``,r=t.length-(i(e+1)?s(e+1).length:0);return t.slice(i(e-1)?o(e-1).length:0,r)}var u=m(),d=e(u);r(d,17,()=>n.words,J,(t,r,u)=>{var d=m(),h=e(d),g=e=>{var t=us(),i=_(t,!0),a=G(i),l=P(a,!0),d=G(a,1,!0);q(t),W((e,t)=>{z(i,e),z(l,c(r).words),z(d,t)},[()=>s(u),()=>o(u)]),Y(`click`,a,()=>n.read?.read(c(r).words)),p(e,t)},v=j(()=>i(u)),y=e=>{var t=ds(),i=P(t,!0);W(e=>{K(t,`href`,e),z(i,c(r).words)},[()=>X({at:`cards`,game:n.game,card:c(r).card})]),p(e,t)},b=e=>{var t=fs(),n=P(t,!0);W(()=>z(n,c(r).words)),p(e,t)},x=e=>{var t=f();W(e=>z(t,e),[()=>l(u)]),p(e,t)};a(h,e=>{c(v)?e(g):c(r).card!==void 0&&n.game!==void 0?e(y,1):c(r).is_name?e(b,2):e(x,-1)}),p(t,d)}),p(t,u),I()}v([`click`]);var ms=[{shape:`M0-1A1 1 0 1 1 0 1A1 1 0 1 1 0-1Z`,color:`#23588f`,pale:`#a3c0de`,dash:``},{shape:`M0-1.15L1.15 0L0 1.15L-1.15 0Z`,color:`#9c2437`,pale:`#e8aca4`,dash:`7 4`},{shape:`M0-1.1L1.1.9H-1.1Z`,color:`#17633f`,pale:`#b5d3bb`,dash:`2 4`},{shape:`M-.9-.9H.9V.9H-.9Z`,color:`#5d3a86`,pale:`#cbb9da`,dash:`10 3 2 3`}];function hs(e){return ms[e%ms.length]??ms[0]}var gs=o(`<svg class="mark svelte-wsqxy5" viewBox="-1.3 -1.3 2.6 2.6" aria-hidden="true"><path></path></svg>`);function _s(e,t){U(t,!0);let n=j(()=>hs(t.seat)),r=j(()=>c(n).shape),i=j(()=>c(n).color);var a=gs(),o=P(a);W(()=>{K(o,`d`,c(r)),K(o,`fill`,c(i))}),p(e,a),I()}var vs=g(`<p class="whose svelte-1ygmypz"><!> <span> </span></p>`),ys=g(`<li data-item=""><button type="button" class="moment svelte-1ygmypz" data-line="" tabindex="-1"><svg viewBox="0 0 512 512" aria-hidden="true" class="svelte-1ygmypz"><use></use></svg></button> <span class="words svelte-1ygmypz"><!> <!></span></li>`),bs=g(`<div class="turn svelte-1ygmypz"><!> <ol class="svelte-1ygmypz"></ol></div>`),xs=g(`<section class="round"><h3 class="svelte-1ygmypz"><button type="button" data-line="" tabindex="-1" class="svelte-1ygmypz"><span> </span><span class="fold svelte-1ygmypz" aria-hidden="true"> </span></button></h3> <!></section>`);function Ss(t,n){U(n,!0);let i=j(()=>n.position.shown),o=j(()=>n.position.seats),s=j(()=>n.position.viewer),l=({first:e,last:t})=>e<=c(i)&&c(i)<=t;var u=xs(),d=_(u),f=_(d),h=_(f),g=P(h,!0),v=G(h),y=P(v,!0);q(f),q(d);var b=G(d,2),x=t=>{var u=m(),d=e(u);r(d,17,()=>n.round.turns,J,(e,t)=>{var u=bs(),d=_(u),f=e=>{var r=vs(),i=_(r);_s(i,{get seat(){return c(t).seat}});var a=G(i,2),l=P(a,!0);q(r),W(e=>z(l,e),[()=>c(t).seat===c(s)?n.say(`log-you`,{name:c(o)[c(t).seat]?.name??``}):c(o)[c(t).seat]?.name]),p(e,r)};a(d,e=>{c(t).seat!==null&&e(f)});var m=G(d,2);r(m,21,()=>c(t).items,J,(e,r)=>{var o=ys();let s;var u=_(o),d=_(u),f=P(d);q(u);var m=G(u,2),h=_(m),g=e=>{_s(e,{get seat(){return c(r).seat}})};a(h,e=>{c(r).seat!==null&&c(r).seat!==c(t).seat&&e(g)});var v=G(h,2);{let e=j(()=>({read:n.read,readable:n.readable}));ps(v,{get words(){return c(r).words},get read(){return c(e)},get game(){return n.position.game}})}q(m),q(o),W((e,t,n,a)=>{s=L(o,1,`svelte-1ygmypz`,null,s,{later:c(r).first>c(i),now:e}),K(u,`aria-current`,t),K(u,`aria-label`,n),K(u,`title`,a),K(f,`href`,`#icon-sign-${c(r).sign??``}`)},[()=>l(c(r)),()=>l(c(r))?`step`:void 0,()=>Z(c(r).words),()=>n.say(`log-step`)]),Y(`click`,u,()=>n.step(c(r).last)),p(e,o)}),q(m),q(u),p(e,u)}),p(t,u)};a(b,e=>{n.open&&e(x)}),q(u),W(e=>{K(f,`aria-expanded`,n.open),z(g,e),z(y,n.open?`–`:`+`)},[()=>n.round.name??n.say(`log-before`)]),Y(`click`,f,function(...e){n.fold?.apply(this,e)}),p(t,u),I()}v([`click`]);function Cs(e,t){let{face:n}=t;if(n.side===`down`||e===`draft`)return`none`;if(e===`duel`){let e=/^([GV])\d/.exec(t.id)?.[1];return e?e===`G`?`good`:`evil`:n.tint===`evil`||n.tint===`witch`?`evil`:`good`}let r=n.glyphs.find(e=>e.type===`icon`&&ws.includes(e.name));return r?.type===`icon`?r.name:`neutral`}var ws=[`good`,`neutral`,`evil`];function Ts(e,t){let{face:n}=t;if(n.side===`down`)return`neutral`;if(e===`draft`&&n.kind===`story`){let e=n.glyphs.find(e=>e.type===`icon`&&e.name!==`hand`&&e.name!==`table`);return e?.type===`icon`?e.name:`oz`}return e===`epic`&&ws.includes(n.tint)?`epic-${n.tint}`:n.tint}function Es(e){let{face:t}=e;if(t.side===`down`)return[];let n=[],r=Ds(t.glyphs,`cost`);r&&n.push({is:`cost`,...r,turn:null});let i=Ds(t.glyphs,`vitality`);i&&n.push(Os({is:`vitality`,...i,turn:null},e));let[a]=t.glyphs;return a?.type===`text`&&/^[+−-]?\d+$/.test(a.text)&&n.push(Os({is:`force`,text:a.text,label:``,turn:null},e)),n}function Ds(e,t){let n=e.findIndex(e=>e.type===`icon`&&e.name===t),[r,i]=[e[n],e[n+1]];return n>=0&&r?.type===`icon`&&i?.type===`text`?{text:i.text,label:r.label}:null}function Os(e,t){let n=t.counters.find(({id:t})=>t===e.is);if(!n)return e;let r=Number(e.text.replace(`−`,`-`)),i=e.text.startsWith(`+`)&&n.value>=0?`+${n.value}`:String(n.value),a=n.value===r?null:n.value>r?`up`:`down`;return{...e,text:i.replace(`-`,`−`),label:n.label,turn:a}}async function ks(){let e=await fetch(`./api/cards`);if(!e.ok)throw Error(await e.text());return await e.json()}function As(e){return e.games.flatMap(({game:e,cards:t})=>t.map(t=>{let{text:n,face:r}=t.page,i=r.en;return{game:e,id:n.id,kind:i.side===`up`?i.kind:``,standing:Cs(e,{id:n.id,face:i}),card:t,found:Ls(js(t))}}))}function js({set:e,page:{text:t,face:n,terms:r}}){let i=[n.en,n.fr].flatMap(e=>[Ps(e),e.side===`up`?Z(e.text):``]),a=r.flatMap(({word:e})=>[e.en,e.fr]),o=[t.id,t.notation,t.kind.en,t.kind.fr,t.ground,e?.en??``,e?.fr??``];return[...i,Z(t.words.en),Z(t.words.fr),...o,...a].join(`
`)}function Ms(e,{words:t,game:n,standings:r,kinds:i}){let a=Ls(t).split(/\s+/).filter(Boolean);return e.filter(e=>(n===null||e.game===n)&&(r.size===0||r.has(e.standing))&&(i.size===0||i.has(e.kind))&&a.every(t=>e.found.includes(t)))}function Ns(e,t){let n=new Intl.Collator(t,{ignorePunctuation:!0,numeric:!0}),r=e=>Ps(e.card.page.face[t]);return[...e].sort((e,t)=>n.compare(r(e),r(t)))}function Ps(e){return e.side===`up`?e.title:e.label}function Fs({id:e,card:t},n){let{face:r,text:i}=t.page,a=r[n];return{id:e,face:a.side===`up`&&a.text.length===0?{...a,text:i.words[n]}:a,counters:[]}}function Is(e,{game:t,id:n,card:r}){if(e?.game!==t)return[];let i=Ps(r.page.face[e.lang]),a=e=>e.face.side===`up`&&(e.id===n||t!==`draft`&&e.face.title===i)||e.under.some(a);return[...new Set(e.scene.zones.filter(e=>e.cards.some(a)).map(e=>e.label))]}function Ls(e){return e.normalize(`NFD`).replaceAll(/\p{M}/gu,``).replaceAll(`−`,`-`).replaceAll(`’`,`'`).replaceAll(`œ`,`oe`).toLowerCase()}var Rs=null;async function zs({game:e,lang:t},n){if(n.face.side===`down`)return null;Rs??=ks().catch(()=>null);let r=await Rs;r===null&&(Rs=null);let i=r?.games.find(t=>t.game===e)?.cards??[],a=Ps(n.face);return i.find(({page:e})=>e.text.id===n.id)??i.find(({page:n})=>Ps(n.face[t])===a&&e!==`draft`)??null}var Bs=g(`<div><dt class="svelte-1orzg4f"> </dt> <dd class="svelte-1orzg4f"> </dd></div>`),Vs=g(`<dl class="svelte-1orzg4f"></dl>`),Hs=g(`<div class="explained svelte-1orzg4f"><!> <p><a class="svelte-1orzg4f"> </a></p></div>`);function Us(t,n){U(n,!0);let o=j(()=>zs(n.of,n.card));var s=m(),l=e(s);i(l,()=>c(o),null,(t,i)=>{var o=m(),s=e(o),l=e=>{var t=Hs(),o=_(t),s=e=>{var t=Vs();r(t,21,()=>c(i).page.terms,({word:e,means:t})=>e.en,(e,t)=>{let r=()=>c(t).word,i=()=>c(t).means;var a=Bs(),o=_(a),s=P(o,!0),l=G(o,2),u=P(l,!0);q(a),W(()=>{z(s,r()[n.of.lang]),z(u,i()[n.of.lang])}),p(e,a)}),q(t),p(e,t)};a(o,e=>{c(i).page.terms.length>0&&e(s)});var l=G(o,2),u=_(l),d=P(u,!0);q(l),q(t),W((e,t)=>{K(u,`href`,e),z(d,t)},[()=>X({at:`cards`,game:n.of.game,card:c(i).page.text.id}),()=>n.say(`read-page`)]),p(e,t)};a(s,e=>{c(i)&&e(l)}),p(t,o)}),p(t,s),I()}var Ws=g(`<p class="svelte-mctek0"><!></p>`),Gs=g(`<div class="svelte-mctek0"><dt> </dt> <dd class="svelte-mctek0"> </dd></div>`),Ks=g(`<dl class="svelte-mctek0"></dl>`),qs=g(`<blockquote class="svelte-mctek0"> </blockquote>`),Js=g(`<dialog aria-labelledby="reader-title" class="svelte-mctek0"><h2 id="reader-title" class="svelte-mctek0"> </h2> <!> <!> <!> <!> <form method="dialog" class="svelte-mctek0"><button class="button main"> </button></form></dialog>`);function Ys(t,i){U(i,!0);let o=e=>e.showModal();var s=m(),l=e(s),u=e=>{var t=Js(),s=_(t),l=P(s,!0),u=G(s,2);r(u,17,()=>He(i.card.face.text),J,(e,t)=>{var n=Ws();ps(_(n),{get words(){return c(t)}}),q(n),p(e,n)});var d=G(u,2),f=e=>{var t=Ks();r(t,21,()=>i.card.counters,({id:e,label:t,value:n})=>e,(e,t)=>{let n=()=>c(t).label,r=()=>c(t).value;var i=Gs(),a=_(i),o=P(a,!0),s=G(a,2),l=P(s,!0);q(i),W(()=>{z(o,n()),z(l,r())}),p(e,i)}),q(t),p(e,t)};a(d,e=>{i.card.counters.length>0&&e(f)});var m=G(d,2),h=e=>{var t=qs(),n=P(t,!0);W(()=>z(n,i.card.face.quote)),p(e,t)};a(m,e=>{i.card.face.quote&&e(h)});var g=G(m,2);Us(g,{get of(){return i.of},get card(){return i.card},get say(){return i.say}});var v=G(g,2),y=_(v),b=P(y,!0);q(v),q(t),fe(t,()=>o),W(e=>{z(l,i.card.face.title),z(b,e)},[()=>i.say(`close`)]),n(`close`,t,function(...e){i.close?.apply(this,e)}),p(e,t)};a(l,e=>{i.card.face.side===`up`&&e(u)}),p(t,s),I()}var Xs=g(`<button type="button" class="svelte-19e4643"> </button>`),Zs=g(`<input type="search" class="svelte-19e4643"/>`),Qs=g(`<button type="button" class="earlier svelte-19e4643"> </button>`),$s=g(`<p class="none svelte-19e4643"> </p>`),ec=g(`<section class="log svelte-19e4643" aria-labelledby="log-heading"><div><h2 id="log-heading" class="svelte-19e4643"> </h2> <!></div> <div class="sieve svelte-19e4643" role="group"><!> <button type="button" class="svelte-19e4643"><svg viewBox="0 0 20 20" aria-hidden="true" class="svelte-19e4643"><path d="M8 1A7 7 0 1 0 12 13.7L17 19L19 17L13.7 12A7 7 0 0 0 8 1ZM8 3.6A4.4 4.4 0 1 1 8 12.4A4.4 4.4 0 1 1 8 3.6Z"></path></svg></button> <!></div> <div class="lines svelte-19e4643"><!> <!></div> <!></section>`);function tc(t,n){U(n,!0);let i=j(()=>n.position.shown),o=j(()=>n.position.entries),s=j(()=>Me(n.position)),l=H(void 0);$(async()=>{let{default:e}=await import(`./story-Ca9TDAHk.js`);return{default:e}},[],import.meta.url).then(({default:e})=>ur(e));let d=H({of:``,lines:[]});T(()=>{R(d,ss(C(()=>c(d)),n.position))});let f=j(()=>Qo(c(d).lines)),h=oe({only:`all`,words:``}),g=[`all`,`mine`,`cards`],v=H(!1),y=j(()=>h.only!==`all`||h.words.trim()!==``),b=j(()=>as(c(f),h,n.position.viewer)),S=H(oe({})),w=j(()=>Math.max(c(b).findLastIndex(({entry:e})=>e<=c(i)),0));function E(e,t){let n=c(S)[e.name??``];return n===void 0?c(y)?t>=c(b).length-20:t<=c(w)+1&&t>c(w)-2:n}let D=j(()=>n.position.scene.zones.flatMap(e=>e.cards)),k=j(()=>new Map(c(D).flatMap(e=>e.face.side===`up`?M(e.face.title).map(t=>[t,e]):[]))),A=j(()=>new Set(c(k).keys())),ee=H(null);function M(e){let t=e.replace(/^(Le |La |Les |L’)/,``);return t===e?[e]:[e,t]}let N={first:-1,of:``};T(()=>{let e=c(d).lines[0]?.entry??-1,t=N.of===c(d).of&&e<N.first&&c(l)?c(l).scrollHeight-c(l).scrollTop:null;N={first:e,of:c(d).of},c(i),c(o),x().then(()=>F(t))}),u(()=>{if(!c(l))return;let e=c(l).clientHeight===0,t=new ResizeObserver(()=>{let t=c(l)?.clientHeight===0;e&&!t&&F(null),e=t});return t.observe(c(l)),()=>t.disconnect()});function F(e){if(!c(l))return;let t=c(i)<c(o)?[...c(l).querySelectorAll(`.now`)].at(-1):void 0;e===null?t?c(l).scrollTop+=t.getBoundingClientRect().top-c(l).getBoundingClientRect().top-c(l).clientHeight/2:c(l).scrollTop=c(l).scrollHeight:c(l).scrollTop=c(l).scrollHeight-e;let n=[...c(l).querySelectorAll(`[data-line]`)];for(let e of n)e.tabIndex=-1;let r=t?.querySelector(`[data-line]`)??n.at(-1);r&&(r.tabIndex=0)}var L=ec(),te=_(L),ne=_(te),re=P(ne,!0);ls(G(ne,2),{get position(){return n.position},get say(){return n.say}}),q(te);var ae=G(te,2),V=_(ae);r(V,16,()=>g,e=>e,(t,r)=>{var i=m(),o=e(i),s=e=>{var t=Xs(),i=P(t,!0);W(e=>{K(t,`aria-pressed`,h.only===r),z(i,e)},[()=>n.say(`log-${r}`)]),Y(`click`,t,()=>h.only=r),p(e,t)};a(o,e=>{(r!==`mine`||n.position.viewer!==null)&&e(s)}),p(t,i)});var se=G(V,2),ce=G(se,2),ue=e=>{var t=Zs();B(t),ie(t,!0),W(e=>K(t,`aria-label`,e),[()=>n.say(`log-seek`)]),le(t,()=>h.words,e=>h.words=e),p(e,t)};a(ce,e=>{c(v)&&e(ue)}),q(ae);var de=G(ae,2),J=_(de),pe=e=>{var t=Qs(),r=P(t,!0);W(e=>z(r,e),[()=>n.say(`log-earlier`)]),Y(`click`,t,()=>n.ask(c(s))),p(e,t)};a(J,e=>{c(s)&&e(pe)});var me=G(J,2);r(me,19,()=>c(b),e=>e.name??``,(e,t,r)=>{{let i=j(()=>E(c(t),c(r)));Ss(e,{get round(){return c(t)},get position(){return n.position},get say(){return n.say},get open(){return c(i)},fold:()=>R(S,{...c(S),[c(t).name??``]:!E(c(t),c(r))},!0),step:e=>n.ask({say:`step`,entry:e>=c(o)?null:e}),read:e=>R(ee,c(k).get(e)??null),get readable(){return c(A)}})}},e=>{var t=$s(),r=P(t,!0);W(e=>z(r,e),[()=>n.say(c(f).length===0?`log-empty`:`log-none`)]),p(e,t)}),q(de),O(de,e=>R(l,e),()=>c(l)),fe(de,()=>Wo(`[data-line]`));var he=G(de,2),X=e=>{Ys(e,{get of(){return n.position},get card(){return c(ee)},get say(){return n.say},close:()=>R(ee,null)})};a(he,e=>{c(ee)&&e(X)}),q(L),W((e,t,n)=>{z(re,e),K(ae,`aria-label`,t),K(se,`aria-expanded`,c(v)),K(se,`aria-label`,n)},[()=>n.say(`log`),()=>n.say(`log-sieve`),()=>n.say(`log-seek`)]),Y(`click`,se,()=>{R(v,!c(v)),h.words=``}),p(t,L),I()}v([`click`]);function nc(e){let t=[];for(let{from:n,to:r}of rc(e,`move`)){let e=t.find(e=>e.to.card!==null&&e.to.card===n.card);e?e.to=r:t.push({from:n,to:r})}return t}function rc(e,t){return e.flatMap(({happened:e})=>e).filter(e=>e.is===t)}var ic=[`display`,`group`,`stack`],ac=class{#e;#t=[];constructor(e){this.#e=e}follow(e,t){e.scene.choices.length>0&&(this.#t=[]);let n=t.shown===t.entries?oc(e,t):[];n.length!==0&&(this.#t.push(...n),this.#e(this.#t.join(` `)))}};function oc(e,t){let{viewer:n}=t,r=typeof e.turn==`object`&&e.turn.seat===n&&e.scene.contest===null;if(n===null||r)return[];let i=new Set(cc(e,n));return t.news.filter(e=>e.words&&sc(e,t,{mine:i,viewer:n})).flatMap(e=>{let r=t.news.findLast(({words:t,seat:r,entry:i})=>t&&r!==void 0&&r!==n&&i===e.entry);return[...new Set([r,e])].flatMap(e=>e?.words?[Z(e.words)]:[])})}function sc(e,{scene:t},{mine:n,viewer:r}){return rc([e],`move`).some(({from:e,to:i})=>{let a=t.zones.find(({id:e})=>e===i.zone);return(a?.kind===`discard`||a?.kind!==`hand`&&(a?.owner??r)!==r)&&[e.card,i.card].some(e=>e!==null&&n.has(e))})}function cc({scene:e},t){let n=e.zones.filter(({owner:e})=>e===t).map(({id:e})=>e),r=e=>e.links.some(({kind:e,to:t})=>e===`author`&&n.includes(t)),i=e=>e.flatMap(e=>[e,...i(e.under)]);return e.zones.filter(({kind:e})=>ic.includes(e)).flatMap(({owner:e,cards:n})=>i(n).filter(n=>e===t||r(n))).map(({id:e})=>e)}var lc=480,uc=360,dc=45,fc={width:34,height:46},pc=[`--story`,`--plate`,`--name`,`--text`,`--least`,`--largest`,`--token`,`--glyphs`,`--picture`,`--author`,`--pale`,`--metal`,`--ground`],mc=12;function hc(e,t){if(vt())return()=>void 0;let n=nc(t).flatMap(t=>{let n=yc(e,t.from);if(!n)return[];let r=t.from.card===null||n.dataset.card!==t.from.card;return[{flight:t,hidden:r,rect:n.getBoundingClientRect(),copy:r?bc():xc(n)}]});return()=>{for(let[t,r]of n.entries())gc(e,r,r.hidden?t*dc:0);for(let{at:n}of rc(t,`attack`))for(let t of n)vc(e,t)}}function gc(e,{flight:t,hidden:n,rect:r,copy:i},a){let o=yc(e,t.to),s=o?.getBoundingClientRect();if(!o||!s||r.width===0||s.width===0||Math.abs(r.left-s.left)<mc&&Math.abs(r.top-s.top)<mc)return;let c=t.to.card!==null&&o.dataset.card===t.to.card;if(n&&c){_c(o,r,s,a);return}let l=n?fc:r,[u,d]=[r.left+(r.width-l.width)/2,r.top+(r.height-l.height)/2];Object.assign(i.style,{left:`${u}px`,top:`${d}px`,width:`${l.width}px`,height:`${l.height}px`}),e.append(i);let f=Math.min(1,s.width/l.width,s.height/l.height),p=s.left+s.width/2-(u+l.width/2),m=s.top+s.height/2-(d+l.height/2),h=i.animate([{transform:`none`,opacity:1},{transform:`translate(${p}px, ${m}px) scale(${f})`,opacity:1,offset:.85},{transform:`translate(${p}px, ${m}px) scale(${f})`,opacity:0}],{duration:lc,delay:a,easing:`cubic-bezier(0.3, 0, 0.2, 1)`,fill:`backwards`});h.onfinish=h.oncancel=()=>i.remove(),c&&o.animate([{opacity:0},{opacity:0,offset:.8},{opacity:1}],lc)}function _c(e,t,n,r){let i=t.left+t.width/2-(n.left+n.width/2),a=t.top+t.height/2-(n.top+n.height/2),o=Math.min(1,t.width/Math.max(1,n.width),t.height/Math.max(1,n.height));e.animate([{transform:`translate(${i}px, ${a}px) scale(${o})`,opacity:.2},{transform:`none`,opacity:1}],{duration:lc,delay:r,easing:`cubic-bezier(0.3, 0, 0.2, 1)`,fill:`backwards`})}function vc(e,t){yc(e,{card:t,tint:null,zone:null})?.animate([{transform:`none`},{transform:`translateX(-0.35rem) rotate(-1.5deg)`},{transform:`translateX(0.3rem) rotate(1.2deg)`},{transform:`none`}],{duration:uc,delay:lc/2,easing:`ease-in-out`})}function yc(e,{card:t,zone:n,tint:r}){return(t===null?null:e.querySelector(`[data-card="${CSS.escape(t)}"]`))??(r===null||n===null?null:e.querySelector(`[data-heap="${CSS.escape(`${n}/${r}`)}"]`))??(n===null?null:e.querySelector(`[data-zone="${CSS.escape(n)}"]`))}function bc(){let e=document.createElement(`div`);return e.className=`flying-back`,Sc(e)}function xc(e){let t=e.cloneNode(!0);for(let e of[t,...t.querySelectorAll(`*`)])for(let t of[`id`,`data-at`,`data-card`,`data-heap`,`data-zone`])e.removeAttribute(t);for(let e of t.querySelectorAll(`button`))e.remove();let n=getComputedStyle(e);for(let e of pc)t.style.setProperty(e,n.getPropertyValue(e));return Sc(t)}function Sc(e){return e.inert=!0,e.ariaHidden=`true`,Object.assign(e.style,{position:`fixed`,margin:`0`,listStyle:`none`,zIndex:`20`,pointerEvents:`none`}),e}var Cc=g(`<p> </p>`),wc=g(`<p class="title"> </p> <p class="heading svelte-3tmc1p"> </p> <p class="prompt svelte-3tmc1p"><!></p>`,1),Tc=g(`<main id="main" tabindex="-1" class="svelte-3tmc1p"><!></main>`);function Ec(t,n){U(n,!0);var r=Tc(),i=_(r),o=e=>{var t=Cc(),r=P(t,!0);W(e=>z(r,e),[()=>n.say(`connecting`)]),p(e,t)},s=t=>{var r=wc(),i=e(r),a=P(i,!0),o=G(i,2),s=P(o,!0),c=G(o,2);ps(_(c),{get words(){return n.position.scene.prompt}}),q(c),W(()=>{z(a,n.position.title),z(s,n.position.scene.heading)}),p(t,r)};a(i,e=>{n.position===null||n.position.passTo!==null?e(o):e(s,-1)}),q(r),p(t,r),I()}var Dc=g(`<th scope="col" class="svelte-xli4hr"> </th>`),Oc=g(`<td class="svelte-xli4hr"> </td>`),kc=g(`<tr class="svelte-xli4hr"><th scope="row" class="svelte-xli4hr"> </th><!></tr>`),Ac=g(`<table class="svelte-xli4hr"><thead class="svelte-xli4hr"><tr><td class="svelte-xli4hr"></td><!></tr></thead><tbody class="svelte-xli4hr"></tbody><tfoot class="svelte-xli4hr"><tr><td class="svelte-xli4hr">=</td><!></tr></tfoot></table>`),jc=g(`<p class="svelte-xli4hr"> <b class="svelte-xli4hr"> </b></p>`);function Mc(t,n){U(n,!0);let i=j(()=>[...new Set(n.counters.flatMap(({parts:e})=>e.map(({words:e})=>e)))].map(e=>({words:e,values:n.counters.map(({parts:t})=>t.find(t=>t.words===e)?.value)}))),o=j(()=>n.counters.some(({parts:e})=>e.length>1));var s=m(),l=e(s),u=e=>{var t=Ac(),a=_(t),o=_(a),s=G(_(o));r(s,17,()=>n.counters,({id:e,label:t})=>e,(e,t)=>{let n=()=>c(t).label;var r=Dc(),i=P(r,!0);W(()=>z(i,n())),p(e,r)}),q(o),q(a);var l=G(a);r(l,21,()=>c(i),({words:e,values:t})=>e,(e,t)=>{let n=()=>c(t).words,i=()=>c(t).values;var a=kc(),o=_(a),s=P(o,!0),l=G(o);r(l,17,i,J,(e,t)=>{var n=Oc(),r=P(n,!0);W(e=>z(r,e),[()=>c(t)===void 0?``:Yi(c(t))]),p(e,n)}),q(a),W(()=>z(s,n())),p(e,a)}),q(l);var u=G(l),d=_(u),f=G(_(d));r(f,17,()=>n.counters,({id:e,value:t})=>e,(e,t)=>{let n=()=>c(t).value;var r=Oc(),i=P(r,!0);W(e=>z(i,e),[()=>Yi(n())]),p(e,r)}),q(d),q(u),q(t),p(e,t)},d=t=>{var i=m(),a=e(i);r(a,17,()=>n.counters,({id:e,label:t,value:n})=>e,(e,t)=>{let n=()=>c(t).label,r=()=>c(t).value;var i=jc(),a=_(i),o=G(a),s=P(o,!0);q(i),W(e=>{z(a,`${n()??``} `),z(s,e)},[()=>Yi(r())]),p(e,i)}),p(t,i)};a(l,e=>{c(o)?e(u):e(d,-1)}),p(t,s),I()}var Nc=H(null);function Pc(){return c(Nc)}function Fc(e){R(Nc,{rule:e})}function Ic(){R(Nc,null)}var Lc=g(`<button type="button" class="rule svelte-1i03p7v" data-rule-link=""> </button>`);function Rc(e,t){U(t,!0);var n=Lc(),r=P(n,!0);W(e=>z(r,e),[()=>t.say(`rules-link`,{number:t.rule})]),Y(`click`,n,()=>Fc(t.rule)),p(e,n),I()}v([`click`]);function zc(e,t){let n=e.zones.find(e=>e.id===t);if(n)return{is:`zone`,zone:n};for(let n of e.zones){let e=Vc(n.cards,t);if(e)return{is:`card`,card:e,zone:n}}let{contest:r}=e;for(let e of r?.sides??[]){if(r&&Bc(e)===t)return{is:`total`,side:e,contest:r};let n=Vc(e.cards,t);if(n)return{is:`card`,card:n,zone:null}}}function Bc(e){return`total.${e.seat}`}function Vc(e,t){for(let n of e){let e=n.id===t?n:Vc(n.under,t);if(e)return e}}function Hc(e){return e.choices.flatMap((t,n)=>zc(e,t.at)?[]:[n])}var Uc=[`point`,`card`,`at`,`zone`];function Wc(e,t){for(let n=t instanceof Element?t:null;n!==null;n=n.parentElement){if(n.id===`prompt`)return{is:`prompt`};if(!(n instanceof HTMLElement))continue;let t=Uc.flatMap(e=>n.dataset[e]??[]);for(let n of t){let t=zc(e,n);if(t)return t}}return null}function Gc(e){switch(e.is){case`card`:return e.card.id;case`zone`:return e.zone.id;case`total`:case`prompt`:return null}}var Kc=g(`<p><!></p>`),qc=g(`<p class="why svelte-1psxghv"> <!></p>`),Jc=g(`<div class="svelte-1psxghv"><dt> </dt> <dd class="svelte-1psxghv"> </dd></div>`),Yc=g(`<dl class="svelte-1psxghv"></dl>`),Xc=g(`<p><i> </i></p>`),Zc=g(`<span><!></span>`),Qc=g(`<li class="svelte-1psxghv"><strong class="svelte-1psxghv"> </strong> <!></li>`),$c=g(`<ul class="svelte-1psxghv"></ul>`),el=g(`<blockquote class="svelte-1psxghv"> </blockquote>`),tl=g(`<!> <!>`,1),nl=g(`<div class="told svelte-1psxghv"><!> <!> <!> <!> <!> <!> <!> <!></div>`);function rl(t,n){U(n,!0);let i=j(()=>n.position.scene),o=H(null),s=j(()=>{switch(c(o)?.is){case`card`:{let{face:e,counters:t,links:n,under:r}=c(o).card,i=e.side===`up`;return{title:i?e.title:e.label,text:i?He(e.text):[],counters:t,links:n,cards:r}}case`zone`:{let{label:e,counters:t,links:n,cards:r}=c(o).zone;return{title:e,text:[],counters:t,links:n,cards:r}}case`total`:return{title:c(o).side.label,text:[ze(c(o).contest.title),ze(c(o).contest.standing)],counters:[c(o).side.total],links:[],cards:c(o).side.cards};case`prompt`:return{title:c(i).heading,text:[c(i).prompt],counters:[],links:[],cards:[]};case void 0:return null}}),l=j(()=>{let e=c(o)?Gc(c(o)):null;return e===null?null:(c(o)?.is===`card`?c(o).card.why_not:null)??(c(i).choices.some(({at:t,to:n})=>t===e||n===e)?null:c(i).why_not)}),d=j(()=>c(s)?.counters.filter(({parts:e})=>e.length>0)??[]),f=j(()=>c(s)?.counters.filter(({parts:e})=>e.length===0)??[]),h=({face:e})=>e.side===`up`?e.title:e.label;u(()=>{let e=n.root;if(!e)return;let t=new AbortController,{signal:r}=t,a,s=e=>{let t=Wc(c(i),e);return t&&R(o,t),t!==null};e.addEventListener(`contextmenu`,e=>{!e.defaultPrevented&&s(e.target)&&e.preventDefault()},{signal:r}),e.addEventListener(`pointerdown`,({pointerType:e,target:t})=>{clearTimeout(a);let n=t instanceof Element&&t.closest(`.offered, .target, .aimed, .picked`);e===`touch`&&!n&&(a=setTimeout(()=>s(t),550))},{signal:r});for(let e of[`pointerup`,`pointercancel`,`pointermove`])addEventListener(e,t=>{let n=t instanceof PointerEvent&&Math.hypot(t.movementX,t.movementY)>4;(e!==`pointermove`||n)&&clearTimeout(a)},{signal:r});return()=>{clearTimeout(a),t.abort()}});var g=m(),v=e(g),y=t=>{Oi(t,{get title(){return c(s).title},get say(){return n.say},onclose:()=>R(o,null),children:(t,u)=>{var g=nl(),v=_(g);r(v,17,()=>c(s).text,J,(e,t)=>{var n=Kc();ps(_(n),{get words(){return c(t)}}),q(n),p(e,n)});var y=G(v,2),b=e=>{var t=qc(),r=_(t);Rc(G(r),{get rule(){return c(l).rule},get say(){return n.say}}),q(t),W(()=>z(r,`${c(l).words??``} `)),p(e,t)};a(y,e=>{c(l)&&e(b)});var x=G(y,2),S=e=>{var t=Kc();Rc(_(t),{get rule(){return c(i).rule},get say(){return n.say}}),q(t),p(e,t)};a(x,e=>{c(o).is===`prompt`&&c(i).rule&&e(S)});var C=G(x,2),w=e=>{Mc(e,{get counters(){return c(d)}})};a(C,e=>{c(d).length>0&&e(w)});var T=G(C,2),E=e=>{var t=Yc();r(t,21,()=>c(f),({id:e,label:t,value:n})=>e,(e,t)=>{let n=()=>c(t).label,r=()=>c(t).value;var i=Jc(),a=_(i),o=P(a,!0),s=G(a,2),l=P(s,!0);q(i),W(()=>{z(o,n()),z(l,r())}),p(e,i)}),q(t),p(e,t)};a(T,e=>{c(f).length>0&&e(E)});var D=G(T,2);r(D,17,()=>c(s).links,J,(t,n)=>{let r=()=>c(n).words;var i=m(),o=e(i),s=e=>{var t=Xc(),n=_(t),i=P(n,!0);q(t),W(()=>z(i,r())),p(e,t)};a(o,e=>{r()&&e(s)}),p(t,i)});var O=G(D,2),k=t=>{var n=$c();r(n,21,()=>c(s).cards,e=>e.id,(t,n)=>{var i=Qc(),o=_(i),s=P(o,!0),l=G(o,2),u=t=>{var i=m(),a=e(i);r(a,17,()=>He(c(n).face.text),J,(e,t)=>{var n=Zc();ps(_(n),{get words(){return c(t)}}),q(n),p(e,n)}),p(t,i)};a(l,e=>{c(n).face.side===`up`&&e(u)}),q(i),W(e=>z(s,e),[()=>h(c(n))]),p(t,i)}),q(n),p(t,n)};a(O,e=>{c(s).cards.length>0&&e(k)});var A=G(O,2),ee=t=>{var r=tl(),i=e(r),s=e=>{var t=el(),n=P(t,!0);W(()=>z(n,c(o).card.face.quote)),p(e,t)};a(i,e=>{c(o).card.face.side===`up`&&c(o).card.face.quote&&e(s)}),Us(G(i,2),{get of(){return n.position},get card(){return c(o).card},get say(){return n.say}}),p(t,r)};a(A,e=>{c(o).is===`card`&&e(ee)}),q(g),p(t,g)},$$slots:{default:!0}})};a(v,e=>{c(o)&&c(s)&&e(y)}),p(t,g),I()}async function il(e,t){let n=await ol(e.table);if(n===null)return null;let{game:r}=e,i=e.seats.map(({name:e,bot:t})=>({name:e,bot:t}));return{say:`create`,game:r,options:n.options??{},seats:al(t,r)?gi(i):i}}function al(e,t){return(e.find(({name:e})=>e===t)?.seatTitles.length??0)>0}async function ol(e){try{let t=await fetch(Et(e));if(!t.ok||t.body===null)return null;let n=t.body.pipeThrough(new TextDecoderStream).getReader(),r=``;for(;!r.includes(`
`);){let{done:e,value:t}=await n.read();if(e)break;r+=t}return await n.cancel(),JSON.parse(r.split(`
`)[0]??``)}catch{return null}}var sl=g(`<p class="rematch svelte-pwzswr"><span id="rematch-does" class="svelte-pwzswr"> </span> <button type="button" class="button main" aria-describedby="rematch-does"> </button></p>`);function cl(e,t){U(t,!0);let n=H(!1);async function r(){if(t.busy||c(n))return;R(n,!0);let e=await il(t.position,t.games);R(n,!1),e?t.ask(e):t.notice(t.say(`rematch-lost`))}var i=sl(),a=_(i),o=P(a,!0),s=G(a,2),l=P(s,!0);q(i),W((e,r)=>{z(o,e),K(s,`aria-disabled`,t.busy||c(n)),z(l,r)},[()=>t.say(al(t.games,t.position.game)?`rematch-sides`:`rematch-chance`),()=>t.say(`rematch`)]),Y(`click`,s,()=>void r()),p(e,i),I()}v([`click`]);var ll=`[data-keyed] [data-choice]`,ul=`123456789abcdefghijklmnopqrstuvwxyz`;function dl(e,t){let n=t?[...e.querySelectorAll(ll)].slice(0,35):[];for(let t of e.querySelectorAll(`[data-key]`))n.includes(t)||fl(t);for(let[e,t]of n.entries()){let n=ul.charAt(e);t.dataset.key!==n&&(t.dataset.key=n,t.setAttribute(`aria-keyshortcuts`,n))}}function fl(e){delete e.dataset.key,e.removeAttribute(`aria-keyshortcuts`)}function pl(e,t){if(hl(t)||ml(t))return null;let n=t.key.toLowerCase();return ul.includes(n)&&n.length===1?e.querySelector(`[data-key="${n}"]`):null}function ml(e){return(e.ctrlKey||e.metaKey||e.altKey)&&!e.getModifierState(`AltGraph`)}function hl({target:e}){return e instanceof Element&&e.closest(`input, select, textarea, dialog`)!==null}var gl=g(`<article class="svelte-6iwfsv"><!></article>`),_l=g(`<aside class="drawer-of-rules svelte-6iwfsv" aria-labelledby="rules-drawer" tabindex="-1"><div class="head svelte-6iwfsv"><h2 id="rules-drawer" class="svelte-6iwfsv"> </h2> <a target="_blank" rel="noopener" class="svelte-6iwfsv"> </a> <button type="button" class="svelte-6iwfsv"><svg viewBox="0 0 20 20" aria-hidden="true" class="svelte-6iwfsv"><path d="M4 4L16 16M16 4L4 16"></path></svg></button></div> <div class="pages svelte-6iwfsv"><!> <!> <!></div></aside>`);function vl(t,r){U(r,!0);let i=j(Pc),o=j(()=>Xa(r.position.game)?.Rules),s=H(void 0),l=null;u(()=>{c(i)&&(c(s)?.contains(document.activeElement)||(l=document.activeElement),c(i).rule===null&&c(s)?.focus({preventScroll:!0}))}),u(()=>Ic);function d(){Ic(),l instanceof HTMLElement&&l.isConnected&&l.focus({preventScroll:!0})}function f(e){e.key===`Escape`&&c(i)&&c(s)?.contains(document.activeElement)&&(e.stopPropagation(),d()),e.key!==`.`||hl(e)||ml(e)||gt().keys!==`on`||(c(i)?d():Fc(r.position.scene.rule),e.preventDefault())}var h=m();n(`keydown`,E,f,!0);var g=e(h),v=t=>{var n=_l(),l=_(n),u=_(l),f=P(u,!0),h=G(u,2),g=P(h,!0),v=G(h,2);q(l);var y=G(l,2),x=_(y),S=t=>{var n=m(),a=e(n);b(a,()=>c(i),e=>{mo(e,{get game(){return r.position.game},get lang(){return r.position.lang},get rule(){return c(i).rule},get say(){return r.say}})}),p(t,n)};a(x,e=>{c(i).rule!==null&&e(S)});var C=G(x,2),w=e=>{var t=gl(),n=_(t);A(n,()=>c(o),(e,t)=>{t(e,{get game(){return r.position.game},get say(){return r.say}})}),q(t),p(e,t)};a(C,e=>{c(o)&&e(w)});var T=G(C,2),E=e=>{mo(e,{get game(){return r.position.game},get lang(){return r.position.lang},get say(){return r.say}})};a(T,e=>{c(i).rule===null&&e(E)}),q(y),q(n),O(n,e=>R(s,e),()=>c(s)),fe(n,()=>ko(Ic)),W((e,t,n,r)=>{z(f,e),K(h,`href`,t),z(g,n),K(v,`aria-label`,r)},[()=>r.say(`nav-rules`),()=>X({at:`rules`,game:r.position.game,table:r.position.table}),()=>r.say(`rules-page`),()=>r.say(`close`)]),Y(`click`,v,d),p(t,n)};a(g,e=>{c(i)&&e(v)}),p(t,h),I()}v([`click`]);var yl=6,bl=250,xl=[`card`,`point`,`zone`,`at`];function Sl({choices:e},t,n){return e.flatMap((e,r)=>e.at===t&&e.to===n?[r]:[])}function Cl({choices:e},t){return e.some(e=>e.at===t&&e.to!==null)}function wl(e){return t=>{let n=new El(t,e),{signal:r,abort:i}=Tl();t.addEventListener(`pointerdown`,e=>n.press(e),{signal:r}),t.addEventListener(`dragstart`,e=>e.preventDefault(),{signal:r}),addEventListener(`pointermove`,e=>n.move(e),{signal:r}),addEventListener(`pointerup`,e=>n.release(e),{signal:r}),addEventListener(`pointercancel`,()=>n.end(),{signal:r}),addEventListener(`keydown`,e=>e.key===`Escape`&&n.end(),{signal:r});let a=e=>n.carries&&e.preventDefault();return t.addEventListener(`touchmove`,a,{signal:r,passive:!1}),t.addEventListener(`contextmenu`,a,{signal:r}),()=>(n.end(),i())}}function Tl(){let e=new AbortController;return{signal:e.signal,abort:()=>e.abort()}}var El=class{#e;#t;#n=null;constructor(e,t){this.#e=e,this.#t=t}get carries(){return(this.#n?.copy??null)!==null}press({target:e,button:t,isPrimary:n,pointerId:r,pointerType:i,clientX:a,clientY:o}){if(this.end(),t!==0||!n)return;let s=Dl(e,e=>Cl(this.#t.scene(),e));if(!s)return;let c=i===`mouse`?void 0:setTimeout(()=>this.#r(),bl);this.#n={...s,pointer:r,x:a,y:o,copy:null,timer:c}}move({pointerId:e,pointerType:t,clientX:n,clientY:r}){let i=this.#n;if(i?.pointer!==e)return;let a=Math.hypot(n-i.x,r-i.y)>yl;i.copy===null&&a&&t===`mouse`?this.#r():i.copy===null&&a&&this.end(),i.copy!==null&&(i.copy.style.translate=`${n-i.x}px ${r-i.y}px`,this.#t.aim(this.#a(n,r)))}release({pointerId:e,clientX:t,clientY:n}){let r=this.#n;if(r?.pointer!==e)return;let i=r.copy===null?null:this.#a(t,n);this.#i(),r.copy!==null&&(Ol(),i===null?this.#t.putBack():this.#t.drop(r.id,i))}end(){let{carries:e}=this;this.#i(),e&&this.#t.putBack()}#r(){let e=this.#n;if(!e)return;let{left:t,top:n,width:r,height:i}=e.from.getBoundingClientRect();e.copy=xc(e.from),e.copy.classList.add(`carried`),Object.assign(e.copy.style,{left:`${t}px`,top:`${n}px`,width:`${r}px`,height:`${i}px`}),this.#e.append(e.copy),getSelection()?.removeAllRanges(),this.#t.lift(e.id)}#i(){let e=this.#n;this.#n=null,clearTimeout(e?.timer),e?.copy&&(e.copy.remove(),this.#t.aim(null))}#a(e,t){let{id:n}=this.#n??{};if(n===void 0)return null;let r=e=>Sl(this.#t.scene(),n,e).length>0;for(let n of document.elementsFromPoint(e,t)){let e=Dl(n,r);if(e)return e.id}return null}};function Dl(e,t){let n=null;for(let r=e instanceof Element?e:null;r!==null;r=r.parentElement){if(!(r instanceof HTMLElement))continue;let{dataset:e}=r,i=xl.map(t=>e[t]).find(e=>e!==void 0&&t(e));i!==void 0&&(n===null||n.id===i)&&(n={id:i,from:r})}return n}function Ol(){let e=e=>(e.preventDefault(),e.stopPropagation());addEventListener(`click`,e,{capture:!0,once:!0}),setTimeout(()=>removeEventListener(`click`,e,{capture:!0}))}var kl=g(`<small> </small>`),Al=g(`<button type="button" class="choose svelte-igihbm"><span class="svelte-igihbm"><!></span> <!></button>`);function jl(e,t){U(t,!0);let n=V(t,`verb`,3,``),r=V(t,`hint`,3,null),i=j(()=>Z(t.words)),o=j(()=>c(i).toLowerCase().startsWith(n().toLowerCase())?c(i):`${n()}: ${c(i)}`),s=j(()=>r()===null?c(o):`${c(o)} – ${r()}`);var l=Al(),u=_(l),d=_(u),m=e=>{var t=f();W(()=>z(t,n())),p(e,t)},h=e=>{ps(e,{get words(){return t.words}})};a(d,e=>{n()?e(m):e(h,-1)}),q(u);var g=G(u,2),v=e=>{var t=kl(),n=P(t,!0);W(()=>z(n,r())),p(e,t)};a(g,e=>{r()!==null&&e(v)}),q(l),W(()=>{K(l,`data-choice`,t.order??``),K(l,`aria-label`,c(s))}),Y(`click`,l,function(...e){t.onchoose?.apply(this,e)}),p(e,l),I()}v([`click`]);var Ml=g(`<small class="svelte-2p5jsv"> </small>`),Nl=g(`<li><button type="button" class="button svelte-2p5jsv" data-choice=""><span><!></span><!></button></li>`),Pl=g(`<ul data-keyed="" class="svelte-2p5jsv"></ul>`);function Fl(t,n){U(n,!0);let i=j(()=>n.pointing.at(n.at)),o=j(()=>me(c(i))),s=j(()=>c(o)[0]),l=j(()=>c(o).slice(1));var u=m(),d=e(u),f=e=>{{let t=j(()=>n.pointing.said(c(s)));jl(e,ne(()=>c(t),{onchoose:()=>n.pointing.take(c(s))}))}},h=e=>{var t=Pl();r(t,21,()=>c(i),e=>e.choices[0],(e,t)=>{let r=j(()=>n.pointing.said(c(t)));var i=Nl(),o=_(i),s=_(o);ps(_(s),{get words(){return c(r).words}}),q(s);var l=G(s),u=e=>{var t=Ml(),n=P(t,!0);W(()=>z(n,c(r).hint)),p(e,t)};a(l,e=>{c(r).hint&&e(u)}),q(o),q(i),Y(`click`,o,()=>n.pointing.take(c(t))),p(e,i)}),q(t),p(e,t)};a(d,e=>{c(s)&&c(l).length===0?e(f):c(s)&&e(h,1)}),p(t,u),I()}v([`click`]);function Il(e){let t=[];for(let n of e){let e=t.at(-1);e&&n.type!==`points`?e.push(n):t.push([n])}return t}function Ll(e){let t=e.map(e=>e.type===`icon`?1:.45+.26*e.text.length),n=.1*(e.length-1)+.2*(Il(e).length-1);return t.reduce((e,t)=>e+t,n)}var Rl={dorothy:`M50 3A47 47 0 1 1 50 97A47 47 0 1 1 50 3Z`,toto:`M50 3L95 37V90Q95 96 89 96H11Q5 96 5 90V37Z`,lion:`M7 10Q30 14 50 4Q70 14 93 10V50Q93 80 50 97Q7 80 7 50Z`,scarecrow:`M50 1L99 50L50 99L1 50Z`,tinman:`M27 6H73L98 50L73 94H27L2 50Z`,glinda:`M50 3C64 3 74 13 73 27C87 26 97 36 97 50C97 64 87 74 73 73C74 87 64 97 50 97C36 97 26 87 27 73C13 74 3 64 3 50C3 36 13 26 27 27C26 13 36 3 50 3Z`,witch:`M50 2C76 18 91 42 91 70V96H9V70C9 42 24 18 50 2Z`,oz:`M30 3H70L97 30V70L70 97H30L3 70V30Z`,ozma:`M50 4L66 22L96 12V74Q96 96 50 96Q4 96 4 74V12L34 22Z`,munchkin:`M50 3Q92 8 92 56V96H8V56Q8 8 50 3Z`,winkie:`M18 5H82V18H95V82H82V95H18V82H5V18H18Z`,quadling:`M6 6H94V66L50 96L6 66Z`,gillikin:`M50 3L96 38L79 95H21L4 38Z`,emerald:`M30 3H70L97 30V70L70 97H30L3 70V30Z`,kansas:`M50 4L95 28V95H5V28Z`,nome:`M24 6L70 3L95 30L97 72L70 97L28 94L4 68L6 28Z`,neutral:`M12 96V40Q12 4 50 4Q88 4 88 40V96Z`,wild:`M50 2Q98 26 92 62Q86 96 50 98Q14 96 8 62Q2 26 50 2Z`,forest:`M50 2L74 26L92 66L84 96H16L8 66L26 26Z`,field:`M16 8H84Q98 50 84 92H16Q2 50 16 8Z`,house:`M50 3L96 32L90 38V96H10V38L4 32Z`,water:`M50 2C62 22 94 40 94 64A44 34 0 1 1 6 64C6 40 38 22 50 2Z`,good:zl(12,47,41),evil:zl(9,49,36)};function zl(e,t,n){return`M${Array.from({length:2*e},(r,i)=>{let[a,o]=[i*Math.PI/e-Math.PI/2,i%2==0?t:n];return`${(50+o*Math.cos(a)).toFixed(1)} ${(50+o*Math.sin(a)).toFixed(1)}`}).join(`L`)}Z`}var Bl=`M14 6H86Q94 6 94 14V86Q94 94 86 94H14Q6 94 6 86V14Q6 6 14 6Z`;function Vl(e){return Rl[e]??Bl}function Hl(e){return e===`toto`?{x:23,y:32,size:54}:e===`witch`?{x:21,y:31,size:58}:e===`lion`?{x:20,y:16,size:60}:e===`quadling`?{x:22,y:15,size:56}:e===`evil`?{x:27,y:27,size:46}:e===`gillikin`?{x:23,y:25,size:54}:e===`house`||e===`water`||e===`neutral`?{x:23,y:33,size:54}:e===`forest`?{x:25,y:34,size:50}:e===`ozma`||e===`kansas`||e===`munchkin`?{x:22,y:27,size:56}:e===`scarecrow`?{x:24,y:24,size:52}:{x:20,y:20,size:60}}var Ul=o(`<use></use>`),Wl=o(`<text x="50" y="66" text-anchor="middle" class="svelte-1ctp6og"> </text>`),Gl=o(`<svg class="token svelte-1ctp6og" viewBox="-2 -2 104 104"><path class="frame svelte-1ctp6og"></path><!></svg>`);function Kl(e,t){U(t,!0);let n=V(t,`label`,3,``),r=j(()=>Hl(t.name));var i=Gl(),o=_(i),s=G(o),l=e=>{var n=Ul();W(()=>{K(n,`href`,`#icon-${t.name??``}`),K(n,`x`,c(r).x),K(n,`y`,c(r).y),K(n,`width`,c(r).size),K(n,`height`,c(r).size)}),p(e,n)},u=j(()=>lr(t.name)),d=e=>{var r=Wl(),i=P(r,!0);W(e=>z(i,e),[()=>(n()||t.name).slice(0,1)]),p(e,r)};a(s,e=>{c(u)?e(l):e(d,-1)}),q(i),W(e=>{K(i,`data-tint`,t.name),K(i,`role`,n()?`img`:void 0),K(i,`aria-label`,n()||void 0),K(i,`aria-hidden`,n()?void 0:`true`),K(o,`d`,e)},[()=>Vl(t.name)]),p(e,i),I()}var ql=g(`<b class="points svelte-191icyc"> </b>`),Jl=g(`<span class="sign svelte-191icyc"> </span>`),Yl=g(`<span class="phrase svelte-191icyc"></span>`),Xl=g(`<span class="glyphs svelte-191icyc" aria-hidden="true"></span>`);function Zl(t,n){U(n,!0);var i=Xl();let o;r(i,21,()=>Il(n.glyphs),J,(t,n)=>{var i=Yl();r(i,21,()=>c(n),J,(t,n)=>{var r=m(),i=e(r),o=e=>{Kl(e,{get name(){return c(n).name}})},s=e=>{var t=ql(),r=P(t,!0);W(()=>z(r,c(n).text)),p(e,t)},l=e=>{var t=Jl(),r=P(t,!0);W(()=>z(r,c(n).text)),p(e,t)};a(i,e=>{c(n).type===`icon`?e(o):c(n).type===`points`?e(s,1):e(l,-1)}),p(t,r)}),q(i),p(t,i)}),q(i),W(e=>o=te(i,``,o,{"--breadth":e}),[()=>Ll(n.glyphs).toFixed(2)]),p(t,i),I()}var Ql=g(`<li> </li>`),$l=g(`<ul class="ties svelte-1l15f5s"></ul>`);function eu(t,n){U(n,!0);var i=m(),o=e(i),s=e=>{var t=$l();r(t,21,()=>n.links,({kind:e,to:t,words:n})=>`${e} ${t}`,(e,t)=>{let n=()=>c(t).kind,r=()=>c(t).words;var i=Ql(),a=P(i,!0);W(()=>{L(i,1,D(n()),`svelte-1l15f5s`),z(a,r())}),p(e,i)}),q(t),p(e,t)};a(o,e=>{n.links.length>0&&e(s)}),p(t,i),I()}var tu=g(`<button type="button" class="why svelte-pnsmxs" tabindex="-1"></button>`);function nu(e,t){U(t,!0);var n=tu();W(()=>{K(n,`title`,t.words),K(n,`aria-label`,t.name)}),Y(`click`,n,()=>t.onask(t.words)),p(e,n),I()}v([`click`]);var ru=g(`<li class="svelte-1ow9k3l"><span> </span> <b class="svelte-1ow9k3l"> </b></li>`),iu=g(`<details class="svelte-1ow9k3l"><summary class="svelte-1ow9k3l"><b class="svelte-1ow9k3l"> </b> <span> </span></summary> <ul class="parts svelte-1ow9k3l"></ul></details>`),au=g(`<b class="svelte-1ow9k3l"> </b> <span> </span>`,1),ou=g(`<li><!></li>`),su=g(`<ul class="worth svelte-1ow9k3l"></ul>`);function cu(t,n){U(n,!0);var i=m(),o=e(i),s=t=>{var i=su();r(i,21,()=>n.counters,({id:e,label:t,value:n,parts:r})=>e,(t,n)=>{let i=()=>c(n).id,o=()=>c(n).label,s=()=>c(n).value,l=()=>c(n).parts;var u=ou(),d=_(u),f=e=>{var t=iu(),n=_(t),i=_(n),a=P(i,!0),u=G(i,2),d=P(u,!0);q(n);var f=G(n,2);r(f,21,l,J,(e,t)=>{var n=ru(),r=_(n),i=P(r,!0),a=G(r,2),o=P(a,!0);q(n),W(e=>{z(i,c(t).words),z(o,e)},[()=>Yi(c(t).value)]),p(e,n)}),q(f),q(t),W(e=>{z(a,e),z(d,o())},[()=>Yi(s())]),p(e,t)},m=t=>{var n=au(),r=e(n),i=P(r,!0),a=G(r,2),c=P(a,!0);W(e=>{z(i,e),z(c,o())},[()=>Yi(s())]),p(t,n)};a(d,e=>{l().length>0?e(f):e(m,-1)}),q(u),W(()=>L(u,1,D(i()),`svelte-1ow9k3l`)),p(t,u)}),q(i),p(t,i)};a(o,e=>{n.counters.length>0&&e(s)}),p(t,i),I()}var lu=g(`<p><!></p>`),uu=g(`<p class="quote svelte-1dudrws"> </p>`),du=g(`<p class="title svelte-1dudrws"> </p> <!> <!> <!>`,1),fu=g(`<p class="back svelte-1dudrws"> </p>`),pu=g(`<ul class="under svelte-1dudrws"></ul>`),mu=g(`<li><!> <!> <!> <!> <!></li>`);function hu(t,n){U(n,!0);let i=j(()=>n.card.face),o=j(()=>n.pointing.at(n.card.id).length>0);var s=mu();let l;var u=_(s),d=t=>{var n=du(),r=e(n),o=P(r,!0),s=G(r,2),l=e=>{Zl(e,{get glyphs(){return c(i).glyphs}})};a(s,e=>{c(i).glyphs.length>0&&e(l)});var u=G(s,2),d=e=>{var t=lu();ps(_(t),{get words(){return c(i).text}}),q(t),p(e,t)};a(u,e=>{c(i).text.length>0&&e(d)});var f=G(u,2),m=e=>{var t=uu(),n=P(t,!0);W(()=>z(n,c(i).quote)),p(e,t)};a(f,e=>{c(i).quote&&e(m)}),W(()=>{K(r,`data-tint`,c(i).tint),z(o,c(i).title)}),p(t,n)},f=e=>{var t=fu(),n=P(t,!0);W(()=>z(n,c(i).label)),p(e,t)};a(u,e=>{c(i).side===`up`?e(d):e(f,-1)});var m=G(u,2);cu(m,{get counters(){return n.card.counters}});var h=G(m,2);eu(h,{get links(){return n.card.links}});var g=G(h,2),v=e=>{var t=pu();r(t,21,()=>n.card.under,e=>e.id,(e,t)=>{hu(e,{get card(){return c(t)},get pointing(){return n.pointing},get ask(){return n.ask}})}),q(t),p(e,t)};a(g,e=>{n.card.under.length>0&&e(v)});var y=G(g,2),b=e=>{Fl(e,{get at(){return n.card.id},get pointing(){return n.pointing}})},x=e=>{{let t=j(()=>c(i).side===`up`?c(i).title:c(i).label);nu(e,{get name(){return c(t)},get words(){return n.card.why_not.words},get onask(){return n.ask}})}};a(y,e=>{c(o)?e(b):n.card.why_not&&e(x,1)}),q(s),W(()=>{l=L(s,1,`card svelte-1dudrws`,null,l,{down:c(i).side===`down`,offered:c(o)}),K(s,`data-card`,n.card.id),K(s,`data-at`,n.card.id)}),p(t,s),I()}function gu({choices:e}){let t=new Set(e.filter(e=>e.to!==null).map(e=>e.at)),n=[];for(let[r,{at:i}]of e.entries()){let e=t.has(i)?n.find(e=>e.at===i):void 0;e?e.choices.push(r):n.push({at:i,choices:[r]})}return n}function _u(e,t){return t.choices.flatMap(t=>{let n=e.choices[t];return n?[{at:n.to??n.at,choices:[t]}]:[]})}function vu(e,t){let[n=[],...r]=t.choices.map(t=>e.choices[t]?.words??[]);if(r.length===0)return n;let i=r.map(Z).reduce(wu,Z(n)).trimEnd(),a=Su(e,t.at);return[...i.includes(a)?[]:[{words:a,is_name:Cu(e,t.at)},...ze(i&&` – `)],...Be(n,i.length),...ze(` … (${t.choices.length})`)]}function yu(e,{choices:[t,...n]}){return(t===void 0||n.length>0?void 0:e.choices[t])?.hint??null}function bu(e){let t=e.contest?.sides.flatMap(e=>e.cards)??[];return[...e.zones.flatMap(e=>e.cards),...t].flatMap(xu)}function xu(e){return[e,...e.under.flatMap(xu)]}function Su(e,t){let n=bu(e).find(e=>e.id===t),r=e.zones.find(e=>e.id===t);return n?n.face.side===`up`?n.face.title:n.face.label:r?.label??``}function Cu(e,t){return bu(e).some(e=>e.id===t&&e.face.side===`up`)}function wu(e,t){let n=t.split(/(?<= )/),r=e.split(/(?<= )/).findIndex((e,t)=>e!==n[t]);return r<0?e:e.split(/(?<= )/).slice(0,r).join(``)}var Tu=g(`<b class="die svelte-onacbb"> </b>`),Eu=g(`<section><h3 class="svelte-onacbb"> <!></h3> <p class="total"><!></p> <!> <ul class="cards svelte-onacbb"></ul></section>`),Du=g(`<section class="battle svelte-onacbb" aria-labelledby="battle"><h2 id="battle"> </h2> <p class="standing svelte-onacbb"> </p> <div class="sides svelte-onacbb"></div></section>`);function Ou(e,t){U(t,!0);var n=Du(),i=_(n),o=P(i,!0),s=G(i,2),l=P(s,!0),u=G(s,2);r(u,21,()=>t.contest.sides,e=>e.seat,(e,n)=>{var i=Eu();let o;var s=_(i),l=_(s,!0),u=G(l),d=e=>{var r=f();W(e=>z(r,`: ${e??``}`),[()=>c(n).zones.map(e=>Su(t.scene,e)).join(`, `)]),p(e,r)};a(u,e=>{c(n).zones.length>0&&e(d)}),q(s);var m=G(s,2),h=_(m),g=e=>{var t=Tu(),r=P(t);W(()=>z(r,`d${c(n).die.faces??``}: ${c(n).die.value??``}`)),p(e,t)};a(h,e=>{c(n).die&&e(g)}),q(m);var v=G(m,2);{let e=j(()=>[c(n).total]);cu(v,{get counters(){return c(e)}})}var y=G(v,2);r(y,21,()=>c(n).cards,e=>e.id,(e,n)=>{hu(e,{get card(){return c(n)},get pointing(){return t.pointing},get ask(){return t.ask}})}),q(y),q(i),W(()=>{K(i,`aria-labelledby`,`side-${c(n).seat??``}`),o=L(i,1,`svelte-onacbb`,null,o,{ahead:c(n).ahead}),K(s,`id`,`side-${c(n).seat??``}`),z(l,c(n).label)}),p(e,i)}),q(u),q(n),W(()=>{z(o,t.contest.title),z(l,t.contest.standing)}),p(e,n),I()}var ku=class{#e;#t;#n=H(null);#r=j(()=>this.picked?_u(this.#e(),this.picked):gu(this.#e()));constructor(e,t){this.#e=e,this.#t=t}get picked(){return c(this.#n)?.scene===this.#e()?c(this.#n).row:null}at(e){return c(this.#r).filter(t=>t.at===e)}get loose(){let e=this.#e(),t=[...e.zones,...bu(e)].map(({id:e})=>e);return c(this.#r).filter(e=>!t.includes(e.at))}get more(){return this.loose.length<c(this.#r).length}said(e){return{words:vu(this.#e(),e),hint:yu(this.#e(),e)}}take(e){let[t,...n]=e.choices;n.length>0?R(this.#n,{scene:this.#e(),row:e}):t!==void 0&&this.#t(t)}get carry(){return{scene:this.#e,lift:e=>{let t=gu(this.#e()).find(t=>t.at===e);R(this.#n,t?{scene:this.#e(),row:t}:null)},aim:()=>void 0,drop:(e,t)=>{let[n,...r]=Sl(this.#e(),e,t);n!==void 0&&r.length===0&&this.#t(n)},putBack:()=>this.putBack()}}putBack(){R(this.#n,null)}},Au=g(`<p class="picked svelte-y2xqvx" role="status"><span><!></span> <button type="button" class="button"> </button></p>`),ju=g(`<li class="svelte-y2xqvx"><!></li>`),Mu=g(`<ul class="loose svelte-y2xqvx" data-keyed=""></ul>`),Nu=g(`<section><h2 class="svelte-y2xqvx"> </h2> <!> <!> <ul class="cards svelte-y2xqvx"></ul> <!></section>`),Pu=g(`<div class="scene svelte-y2xqvx"><!> <!> <!> <!></div>`);function Fu(e,t){U(t,!0);let i=new ku(()=>t.scene,e=>t.act(e)),o=j(()=>i.more?`last`:void 0),s=H(void 0);u(()=>{let e=i.picked?.at;if(e!==void 0)return x().then(()=>l(`[data-choice]`)),()=>void x().then(()=>l(`[data-at="${CSS.escape(e)}"] [data-choice]`))});function l(e){let t=c(s)?.querySelector(e);c(s)&&t&&(Go(c(s),null),t.focus())}function d(e){e.key===`Escape`&&i.putBack()}var f=Pu();n(`keydown`,E,d);var m=_(f),h=e=>{var n=Au(),r=_(n),a=_(r);{let e=j(()=>i.said(i.picked).words);ps(a,{get words(){return c(e)}})}q(r);var o=G(r,2),s=P(o,!0);q(n),W(e=>z(s,e),[()=>t.say(`put-back`)]),Y(`click`,o,()=>i.putBack()),p(e,n)};a(m,e=>{i.picked&&e(h)});var g=G(m,2),v=e=>{var t=Mu();r(t,21,()=>i.loose,e=>e.choices[0],(e,t)=>{var n=ju(),r=_(n);{let e=j(()=>i.said(c(t)));jl(r,ne(()=>c(e),{get order(){return c(o)},onchoose:()=>i.take(c(t))}))}q(n),W(()=>K(n,`data-at`,c(t).at)),p(e,n)}),q(t),p(e,t)};a(g,e=>{i.loose.length>0&&e(v)});var y=G(g,2),b=e=>{Ou(e,{get scene(){return t.scene},get contest(){return t.scene.contest},get pointing(){return i},get ask(){return t.ask}})};a(y,e=>{t.scene.contest&&e(b)});var S=G(y,2);r(S,17,()=>t.scene.zones,e=>e.id,(e,n)=>{let a=j(()=>i.at(c(n).id).length>0);var o=Nu();let s;var l=_(o),u=P(l,!0),d=G(l,2);eu(d,{get links(){return c(n).links}});var f=G(d,2);cu(f,{get counters(){return c(n).counters}});var m=G(f,2);r(m,21,()=>c(n).cards,e=>e.id,(e,n)=>{hu(e,{get card(){return c(n)},get pointing(){return i},get ask(){return t.ask}})}),q(m),Fl(G(m,2),{get at(){return c(n).id},get pointing(){return i}}),q(o),W(()=>{s=L(o,1,`zone ${c(n).kind??``}`,`svelte-y2xqvx`,s,{offered:c(a)}),K(o,`data-zone`,c(n).id),K(o,`data-at`,c(n).id),K(o,`aria-labelledby`,`zone-${c(n).id??``}`),K(l,`id`,`zone-${c(n).id??``}`),z(u,c(n).label)}),p(e,o)}),q(f),O(f,e=>R(s,e),()=>c(s)),fe(f,()=>wl(i.carry)),p(e,f),I()}v([`click`]);var Iu=g(`<p class="total svelte-12aagwz"><b class="svelte-12aagwz"> </b> </p>`),Lu=g(`<p class="winner svelte-12aagwz"> </p>`),Ru=g(`<p class="title svelte-12aagwz"><!><strong class="svelte-12aagwz"> </strong></p> <p class="text svelte-12aagwz"><!></p>`,1),zu=g(`<li class="svelte-12aagwz"><div><!> <p class="how svelte-12aagwz"> </p></div> <b class="points svelte-12aagwz"> </b></li>`),Bu=g(`<ol class="svelte-12aagwz"></ol>`),Vu=g(`<li class="svelte-12aagwz"><!><b class="svelte-12aagwz"> </b></li>`),Hu=g(`<ul class="hand svelte-12aagwz"></ul>`),Uu=g(`<li class="svelte-12aagwz"> <b class="svelte-12aagwz"> </b></li>`),Wu=g(`<ul class="told svelte-12aagwz"></ul>`),Gu=g(`<section><header class="svelte-12aagwz"><h2 class="svelte-12aagwz"> </h2> <!> <!></header> <!> <!></section>`),Ku=g(`<div tabindex="0" role="region"></div>`);function qu(t,n){U(n,!0);let i=e=>e.every(({id:e})=>lr(e)!==void 0);var o=Ku();let s,l;r(o,21,()=>n.sheet.seats,e=>e.seat,(t,o)=>{var s=Gu();let l;var u=_(s),d=_(u),f=P(d,!0),m=G(d,2),h=e=>{var t=Iu(),r=_(t),i=P(r,!0),a=G(r);q(t),W((e,t)=>{z(i,e),z(a,` ${t??``}`)},[()=>Yi(c(o).total),()=>n.say(`points`,{count:c(o).total})]),p(e,t)};a(m,e=>{c(o).total!==null&&e(h)});var g=G(m,2),v=e=>{var t=Lu(),r=P(t,!0);W(e=>z(r,e),[()=>n.say(`winner`)]),p(e,t)};a(g,e=>{c(o).won&&e(v)}),q(u);var y=G(u,2),b=t=>{var n=Bu();r(n,21,()=>c(o).lines,e=>e.card.id,(t,n)=>{var r=zu(),i=_(r),o=_(i),s=t=>{var r=Ru(),i=e(r),a=_(i);Zl(a,{get glyphs(){return c(n).card.face.glyphs}});var o=G(a),s=P(o,!0);q(i);var l=G(i,2);ps(_(l),{get words(){return c(n).card.face.text}}),q(l),W(()=>z(s,c(n).card.face.title)),p(t,r)};a(o,e=>{c(n).card.face.side===`up`&&e(s)});var l=G(o,2),u=P(l,!0);q(i);var d=G(i,2),f=P(d,!0);q(r),W(e=>{z(u,c(n).words),z(f,e)},[()=>Yi(c(n).points)]),p(t,r)}),q(n),p(t,n)};a(y,e=>{c(o).lines.length>0&&e(b)});var x=G(y,2),S=e=>{var t=Hu();r(t,21,()=>c(o).counters,({id:e,label:t,value:n})=>e,(e,t)=>{let n=()=>c(t).id,r=()=>c(t).label,i=()=>c(t).value;var a=Vu(),o=_(a);Kl(o,{get name(){return n()},get label(){return r()}});var s=G(o),l=P(s,!0);q(a),W(e=>z(l,e),[()=>Yi(i())]),p(e,a)}),q(t),W(e=>K(t,`aria-label`,e),[()=>n.say(`counted`)]),p(e,t)},C=j(()=>i(c(o).counters)),w=e=>{var t=Wu();r(t,21,()=>c(o).counters,({id:e,label:t,value:n})=>e,(e,t)=>{let n=()=>c(t).label,r=()=>c(t).value;var i=Uu(),a=_(i),o=G(a),s=P(o,!0);q(i),W(e=>{z(a,`${n()??``} `),z(s,e)},[()=>Yi(r())]),p(e,i)}),q(t),W(e=>K(t,`aria-label`,e),[()=>n.say(`counted`)]),p(e,t)};a(x,e=>{c(C)?e(S):e(w,-1)}),q(s),W(()=>{K(s,`aria-labelledby`,`score-${c(o).seat??``}`),l=L(s,1,`svelte-12aagwz`,null,l,{won:c(o).won}),K(d,`id`,`score-${c(o).seat??``}`),z(f,c(o).name)}),p(t,s)}),q(o),W(e=>{s=L(o,1,`score svelte-12aagwz`,null,s,{many:n.sheet.seats.length>3}),K(o,`aria-label`,e),l=te(o,``,l,{"--count":n.sheet.seats.length})},[()=>n.say(`score`)]),p(t,o),I()}function Ju(e,t,n,r){e.undo===`may`?n({say:`undo`,at:e.row}):r(t(`undo-${e.undo}`))}var Yu=g(`<dt><kbd class="svelte-mqbu41"> </kbd></dt> <dd class="svelte-mqbu41"> </dd>`,1),Xu=g(`<p class="svelte-mqbu41"> </p>`),Zu=g(`<dl class="svelte-mqbu41"></dl> <p class="svelte-mqbu41"> </p> <!>`,1);function Qu(t,i){U(i,!0);let o=V(i,`open`,15),s=j(()=>gt().keys===`on`),l=[`arrows`,`enter`,`tab`,`escape`,`number`,`back`,`undo`,`rule`,`read`,`help`];u(()=>{let e=c(s);dl(document,e);let t=new MutationObserver(()=>dl(document,e));return t.observe(document.body,{childList:!0,subtree:!0}),()=>t.disconnect()});function d(e){i.ask({say:`step`,entry:e>=i.position.entries?null:e})}function f(e){if(e.defaultPrevented||hl(e))return;let{shown:t,entries:n,stopBefore:r,stopAfter:a}=i.position,l=e.key.toLowerCase()===`z`&&(e.ctrlKey||e.metaKey),u=c(s)?pl(document,e):null;if(u)u.click();else if(l)Ju(i.position,i.say,i.ask,i.notice);else if(!c(s)||ml(e))return;else if(e.key===`?`)o(!0);else if(e.key===`[`&&t>0)d(r??0);else if(e.key===`]`&&t<n)d(a??n);else return;e.preventDefault()}var h=m();n(`keydown`,E,f);var g=e(h),v=t=>{{let n=j(()=>i.say(`keys`));Oi(t,{get title(){return c(n)},get say(){return i.say},onclose:()=>o(!1),children:(t,n)=>{var o=Zu(),u=e(o);r(u,20,()=>l,e=>e,(t,n)=>{var r=Yu(),a=e(r),o=_(a),s=P(o,!0);q(a);var c=G(a,2),l=P(c,!0);W((e,t)=>{z(s,e),z(l,t)},[()=>i.say(`keys-${n}`),()=>i.say(`keys-${n}-does`)]),p(t,r)}),q(u);var d=G(u,2),f=P(d,!0),m=G(d,2),h=e=>{var t=Xu(),n=P(t,!0);W(e=>z(n,e),[()=>i.say(`keys-off`)]),p(e,t)};a(m,e=>{c(s)||e(h)}),W(e=>z(f,e),[()=>i.say(`keys-drag`)]),p(t,o)},$$slots:{default:!0}})}};a(g,e=>{o()&&e(v)}),p(t,h),I()}var $u=g(`<span id="undo-why" class="unseen"> </span>`),ed=g(`<button type="button" class="undo svelte-1xhwky3"> </button> <!>`,1);function td(t,n){U(n,!0);let r=j(()=>n.position.undo===`may`?``:n.say(`undo-${n.position.undo}`));var i=ed(),o=e(i),s=P(o,!0),l=G(o,2),u=e=>{var t=$u(),n=P(t,!0);W(()=>z(n,c(r))),p(e,t)};a(l,e=>{c(r)&&e(u)}),W(e=>{K(o,`aria-disabled`,c(r)!==``),K(o,`aria-describedby`,c(r)?`undo-why`:void 0),K(o,`title`,c(r)||void 0),z(s,e)},[()=>n.say(`undo`)]),Y(`click`,o,()=>Ju(n.position,n.say,n.ask,n.notice)),p(t,i),I()}v([`click`]);var nd=g(`<button type="button" class="pull svelte-1mjjubi" aria-controls="log"><span class="full svelte-1mjjubi"> </span><span class="short svelte-1mjjubi"> </span></button>`),rd=g(`<option class="svelte-1mjjubi"> </option>`),id=g(`<button type="button" class="record svelte-1mjjubi"> </button>`),ad=g(`<a class="record svelte-1mjjubi" download=""> </a>`),od=g(`<header class="svelte-1mjjubi"><a class="home svelte-1mjjubi" href="#/"><span aria-hidden="true">‹</span> </a> <p class="name svelte-1mjjubi"> </p> <!> <!> <button type="button" class="more svelte-1mjjubi" aria-controls="tools"> </button> <div id="tools"><!> <div class="steps svelte-1mjjubi" role="group"><button type="button" class="svelte-1mjjubi"><svg viewBox="0 0 20 20" aria-hidden="true" class="svelte-1mjjubi"><path d="M3 3H6V17H3ZM17 3V17L7 10Z"></path></svg></button> <button type="button" class="svelte-1mjjubi"><svg viewBox="0 0 20 20" aria-hidden="true" class="svelte-1mjjubi"><path d="M15 3V17L5 10Z"></path></svg></button> <span class="where svelte-1mjjubi"> </span> <button type="button" class="svelte-1mjjubi"><svg viewBox="0 0 20 20" aria-hidden="true" class="svelte-1mjjubi"><path d="M5 3V17L15 10Z"></path></svg></button> <button type="button" class="svelte-1mjjubi"><svg viewBox="0 0 20 20" aria-hidden="true" class="svelte-1mjjubi"><path d="M17 3H14V17H17ZM3 3V17L13 10Z"></path></svg></button></div> <label class="pace svelte-1mjjubi"> <select class="svelte-1mjjubi"></select></label> <!> <a class="rules svelte-1mjjubi"><span class="sign svelte-1mjjubi" aria-hidden="true">?</span><span class="words svelte-1mjjubi"> </span></a> <!> <!></div></header> <!>`,1);function sd(t,n){U(n,!0);let i=e=>{td(e,{get position(){return n.position},get say(){return n.say},get ask(){return n.ask},get notice(){return n.notice}})},o=j(()=>n.position.shown),s=j(()=>n.position.entries),l=H(!1),u=H(!1),d=j(()=>({at:`rules`,game:n.position.game,table:n.position.table})),f=H(null),m=j(()=>n.position.records===`revealing`),h=[`calm`,`brisk`,`instant`],g=e=>n.ask({say:`step`,entry:e>=c(s)?null:e});var v=od(),y=e(v),b=_(y),x=G(_(b));q(b);var S=G(b,2),C=P(S,!0),w=G(S,2),T=e=>{i(e)};a(w,e=>{n.log||e(T)});var E=G(w,2),D=e=>{var t=nd(),r=_(t),i=P(r,!0),a=G(r),o=P(a,!0);q(t),W((e,r,a)=>{K(t,`aria-label`,e),K(t,`aria-expanded`,n.log.drawn),z(i,r),z(o,a)},[()=>n.say(`log`),()=>n.say(`log`),()=>n.say(`log-short`)]),Y(`click`,t,function(...e){n.log.pull?.apply(this,e)}),p(e,t)};a(E,e=>{n.log&&e(D)});var O=G(E,2),k=P(O,!0),A=G(O,2);let ee;var M=_(A),N=e=>{i(e)};a(M,e=>{n.log&&e(N)});var F=G(M,2),te=_(F),ne=G(te,2),re=G(ne,2),B=P(re,!0),ie=G(re,2),V=G(ie,2);q(F);var oe=G(F,2),ce=_(oe),le=G(ce);r(le,20,()=>h,e=>e,(e,t)=>{var r=rd(),i=P(r,!0),a={};W(e=>{z(i,e),a!==(a=t)&&(r.value=(r.__value=a)??``)},[()=>n.say(`pace-${t}`)]),p(e,r)}),q(le);var ue;se(le),q(oe);var de=G(oe,2),fe=e=>{var t=id(),r=P(t,!0);W(e=>z(r,e),[()=>n.say(`record-redacted`)]),Y(`click`,t,()=>n.ask({say:`record`})),p(e,t)},J=e=>{var t=ad(),r=P(t,!0);W((e,n)=>{K(t,`href`,e),z(r,n)},[()=>Et(n.position.table),()=>n.say(c(m)&&c(f)===n.position.table?`record-reveals`:`record`)]),Y(`click`,t,e=>{c(m)&&c(f)!==n.position.table&&e.preventDefault(),R(f,n.position.table,!0)}),p(e,t)};a(de,e=>{n.position.records===`redacted`?e(fe):e(J,-1)});var pe=G(de,2),me=G(_(pe)),he=P(me,!0);q(pe);var ge=G(pe,2);Va(ge,{get say(){return n.say},onkeys:()=>R(u,!0)}),La(G(ge,2),{get lang(){return n.lang},get say(){return n.say},get speak(){return n.speak}}),q(A),q(y),Qu(G(y,2),{get position(){return n.position},get say(){return n.say},get ask(){return n.ask},get notice(){return n.notice},get open(){return c(u)},set open(e){R(u,e,!0)}}),W((e,t,r,i,a,u,d,f,p,m,h,g)=>{z(x,` ${e??``}`),z(C,n.position.title),K(O,`aria-expanded`,c(l)),z(k,t),ee=L(A,1,`svelte-1mjjubi`,null,ee,{open:c(l)}),K(F,`aria-label`,r),K(te,`aria-disabled`,c(o)===0),K(te,`aria-label`,i),K(ne,`aria-disabled`,c(o)===0),K(ne,`aria-label`,a),z(B,u),K(ie,`aria-disabled`,c(o)===c(s)),K(ie,`aria-label`,d),K(V,`aria-disabled`,c(o)===c(s)),K(V,`aria-label`,f),z(ce,`${p??``} `),ue!==(ue=n.position.pace)&&(le.value=(le.__value=ue)??``,ae(le,ue)),K(pe,`href`,m),K(pe,`title`,h),z(he,g)},[()=>n.say(`nav-lobby`),()=>n.say(`more`),()=>n.say(`look-back`),()=>n.say(`step-first`),()=>n.say(`step-back`),()=>n.say(`step-where`,{shown:c(o),entries:c(s)}),()=>n.say(`step-on`),()=>n.say(`step-last`),()=>n.say(`pace`),()=>X(c(d)),()=>n.say(`nav-rules`),()=>n.say(`nav-rules`)]),Y(`click`,b,e=>{e.preventDefault(),n.go({at:`lobby`})}),Y(`click`,O,()=>R(l,!c(l))),Y(`click`,te,()=>g(0)),Y(`click`,ne,()=>g(n.position.stopBefore??0)),Y(`click`,ie,()=>g(n.position.stopAfter??c(s))),Y(`click`,V,()=>g(c(s))),Y(`change`,le,e=>{let t=h.find(t=>t===e.currentTarget.value);t&&n.ask({say:`pace`,pace:t})}),Y(`click`,pe,e=>{e.preventDefault(),Fc(n.position.scene.rule)}),p(t,v),I()}v([`click`,`change`]);var cd=g(`<div class="rail svelte-87x23h"><!></div>`),ld=g(`<h1 id="prompt" tabindex="-1"><span class="heading svelte-87x23h"> </span> <span class="words svelte-87x23h"><!></span></h1>`),ud=g(`<button type="button" class="button"> </button>`),dd=g(`<!> <!>`,1),fd=g(`<p> </p>`),pd=g(`<div class="notes svelte-87x23h" role="note"></div>`),md=g(`<div class="prompt svelte-87x23h"><!> <!></div>`),hd=g(`<p class="ending-due"> </p>`),gd=g(`<!> <!> <!>`,1),_d=g(`<div><!> <main id="main" tabindex="-1" aria-labelledby="prompt"><!> <!> <!></main> <!> <!> <!> <!> <!></div>`);function vd(t,n){U(n,!0);let o=j(()=>n.model.position===null?void 0:Xa(n.model.position.game)),s=j(()=>c(o)===void 0?null:n.model.position),l=j(()=>c(s)!==null&&c(s).shown===c(s).entries),d=H(null),f=new Vo(()=>({newest:c(l)?c(s):null,overview:n.model.landmarks,bare:c(d)}));T(()=>{n.model.position&&Za(n.model.position.game)});let h=H(void 0),g=H(void 0);function v({sheet:e,prompt:t}){return e?ze(e.verdict):c(l)?t:ze(n.say(`past`))}function b(e){c(s)&&n.ask({say:`act`,at:c(s).row,choice:e})}let x=new Zo,S=H(!1),w=j(()=>c(o)?.log===`drawer`),E=!1;function D(){E&&c(h)&&Go(c(h),c(g)??null)}let k=null,M=!1,N=()=>void 0,F=new ac(e=>n.notice(e));T(()=>{let e=c(s);C(()=>{let t=e?.passTo===null&&k?.table===e.table&&k.passTo===null;N=c(h)&&t&&k?hc(c(h),e.news):()=>void 0,t&&k&&F.follow(k,e),k=e})}),u(()=>{c(s)===null||c(s).passTo!==null?E=!1:C(()=>{N(),D(),c(s).scene.sheet&&!M&&scrollTo(0,0),M=c(s).scene.sheet!==null})});var re=m(),B=e(re),ie=e=>{Ec(e,{get position(){return n.model.position},get say(){return n.say}})},ae=e=>{zo(e,{get position(){return c(s)},get say(){return n.say},get go(){return n.go},sit:e=>n.ask({say:`sit`,seat:e})})},V=t=>{let u=(t,r=ee)=>{var a=cd(),o=_(a);i(o,()=>$(()=>import(`./Lesson-FcdcpJDg.js`),__vite__mapDeps([18,1,19]),import.meta.url),null,(t,i)=>{var a=j(()=>{var{default:e}=c(i);return{Lesson:e}}),o=j(()=>c(a).Lesson),l=m(),u=e(l);A(u,()=>c(o),(e,t)=>{t(e,{get position(){return c(s)},get lesson(){return r()},get root(){return c(h)},get say(){return n.say},get ask(){return n.ask}})}),p(t,l)}),q(a),p(t,a)},C=e=>{var t=ld();let n;var r=_(t),i=P(r,!0),a=G(r,2);ps(_(a),{get words(){return c(F)}}),q(a),q(t),O(t,e=>R(g,e),()=>c(g)),W(e=>{n=L(t,1,`svelte-87x23h`,null,n,{asked:c(N).scene.choices.length>0,long:e}),z(i,c(N).scene.heading)},[()=>Z(c(F)).length>75]),p(e,t)},T=e=>{Fo(e,{get position(){return c(s)},get forking(){return x},get say(){return n.say},get ask(){return n.ask}})},k=t=>{var r=dd(),i=e(r),o=e=>{var t=ud(),r=P(t,!0);W(e=>z(r,e),[()=>n.say(`ending-page`)]),Y(`click`,t,()=>R(d,null)),p(e,t)},l=j(()=>c(d)===c(s).table&&Oo(c(s),n.model.landmarks));a(i,e=>{c(l)&&e(o)}),cl(G(i,2),{get position(){return c(s)},get games(){return n.model.games},get busy(){return n.model.opening},get say(){return n.say},get ask(){return n.ask},get notice(){return n.notice}}),p(t,r)},M=j(()=>f.kept(c(s))),N=j(()=>c(M)??c(s)),F=j(()=>v(c(N).scene)),I=j(()=>c(l)?[n.say(`rematch`)]:[n.say(`step-now`),...c(s).records===`redacted`?[]:[n.say(x.words(c(s)))]]),re=j(()=>c(l)?c(N).scene.sheet?k:null:T);var B=_d();let ie,ae;var V=_(B);{let e=j(()=>c(w)?{drawn:c(S),pull:()=>R(S,!c(S))}:null);sd(V,{get position(){return c(s)},get lang(){return n.model.lang},get say(){return n.say},get go(){return n.go},get ask(){return n.ask},get notice(){return n.notice},get speak(){return n.speak},get log(){return c(e)}})}var oe=G(V,2);let H;var se=_(oe),U=e=>{var t=pd();r(t,20,()=>c(s).notices,e=>e,(e,t,n,r)=>{var i=fd(),a=P(i,!0);W(()=>z(a,t)),p(e,i)}),q(t),p(e,t)};a(se,e=>{c(s).notices.length>0&&e(U)});var ce=G(se,2),le=t=>{var r=md(),i=_(r);C(i);var l=G(i,2),u=t=>{var n=m(),r=e(n);y(r,()=>c(re)),p(t,n)},d=t=>{var r=m(),i=e(r);A(i,()=>c(o).Beside,(e,t)=>{t(e,{get position(){return c(s)},get say(){return n.say},act:b,get ask(){return n.notice}})}),p(t,r)};a(l,e=>{c(re)?e(u):c(o)?.Beside&&e(d,1)}),q(r),p(t,r)};a(ce,e=>{!c(o)?.asks&&!f.ended&&e(le)}),xr(G(ce,2),{then:()=>(E=!0,D()),children:(t,r)=>{var i=m(),l=e(i),u=t=>{var r=m(),i=e(r);{let e=j(()=>c(o)?.End??qu);A(i,()=>f.page,(t,r)=>{r(t,ne({get position(){return c(s)}},()=>f.ended,{get verdict(){return C},get Score(){return c(e)},get again(){return k},table:()=>R(d,c(s).table,!0),drawn:D,get say(){return n.say},get ask(){return n.ask},get notice(){return n.notice}}))})}p(t,r)},h=e=>{var t=hd(),r=P(t,!0);W(e=>z(r,e),[()=>n.say(`connecting`)]),p(e,t)},g=e=>{qu(e,{get sheet(){return c(N).scene.sheet},get say(){return n.say}})},_=t=>{var r=m(),i=e(r);{let e=j(()=>({prompt:C,words:Z(c(F)),ways:c(re),labels:c(I)}));A(i,()=>c(o).Board,(t,r)=>{r(t,{get position(){return c(M)},get say(){return n.say},act:b,get ask(){return n.notice},get asked(){return c(e)}})})}p(t,r)},v=e=>{Fu(e,{get scene(){return c(N).scene},get say(){return n.say},act:b,get ask(){return n.notice}})};a(l,e=>{f.ended&&f.page?e(u):c(M)===null?e(h,1):c(N).scene.sheet&&!c(o)?.showsEnd?e(g,2):c(o)?e(_,3):e(v,-1)}),p(t,i)},$$slots:{default:!0}}),q(oe);var ue=G(oe,2),K=e=>{u(e,()=>c(s).lesson)};a(ue,e=>{c(s).lesson&&c(w)&&e(K)});var de=G(ue,2);Mo(de,{get say(){return n.say},get drawn(){return c(S)},set drawn(e){R(S,e,!0)},children:(t,r)=>{var i=gd(),l=e(i),d=e=>{u(e,()=>c(s).lesson)};a(l,e=>{c(s).lesson&&!c(w)&&e(d)});var f=G(l,2),h=t=>{var r=m(),i=e(r);A(i,()=>c(o).Sides,(e,t)=>{t(e,{get position(){return c(s)},get say(){return n.say},get ask(){return n.notice}})}),p(t,r)};a(f,e=>{c(o)?.Sides&&!c(N).scene.sheet&&e(h)}),tc(G(f,2),{get position(){return c(s)},get say(){return n.say},get ask(){return n.ask}}),p(t,i)},$$slots:{default:!0}});var J=G(de,2);vl(J,{get position(){return c(s)},get say(){return n.say}});var pe=G(J,2);rl(pe,{get position(){return c(s)},get root(){return c(h)},get say(){return n.say}});var me=G(pe,2),he=t=>{var r=m(),a=e(r);i(a,()=>$(()=>import(`./Review-bnSMeu1B.js`),__vite__mapDeps([20,1,21,16,22]),import.meta.url),null,(t,r)=>{var i=j(()=>{var{default:e}=c(r);return{Review:e}}),a=j(()=>c(i).Review),o=m(),l=e(o);A(l,()=>c(a),(e,t)=>{t(e,{get model(){return n.model},get position(){return c(s)},get say(){return n.say},get ask(){return n.ask}})}),p(t,o)}),p(t,r)};a(me,e=>{(!c(l)||c(s).scene.sheet)&&e(he)}),q(B),O(B,e=>R(h,e),()=>c(h)),fe(B,Wo),W(()=>{ie=L(B,1,`table svelte-87x23h`,null,ie,{past:!c(l),over:c(N).scene.sheet,alone:!c(o)?.Sides,drawer:c(w),closes:f.closes,taught:c(s).lesson}),ae=te(B,``,ae,{"--aside":c(o)?.aside}),H=L(oe,1,`svelte-87x23h`,null,H,{noted:c(s).notices.length>0})}),p(t,B)};a(B,e=>{c(s)===null?e(ie):c(s).passTo===null?e(V,-1):e(ae,1)}),p(t,re),I()}v([`click`]);var yd=g(`<h1 tabindex="-1" class="seeing"> </h1>`),bd=g(`<!> <main id="main" tabindex="-1" class="svelte-noo32y"><!></main>`,1),xd=g(`<p> </p>`),Sd=g(`<div class="lost svelte-noo32y" role="status"> </div>`),Cd=g(`<!> <a class="skip svelte-noo32y" href="#main"> </a> <!> <!> <div class="unseen" role="status" aria-live="polite"></div> <!>`,1);function wd(t,n){U(n,!0);let o=j(()=>n.app.model),s=j(()=>Vn(c(o).lang)),l=j(()=>n.app.go),f=j(()=>n.app.ask),h=j(()=>n.app.find),g=j(()=>n.app.notice),v=j(()=>n.app.speak),y=j(()=>{let{screen:e,position:t}=c(o);return e.at===`table`&&t&&Dt(t)?c(s)(`your-turn-title`):e.at===`table`&&t?`${t.scene.heading} · ${t.title} · Brickroad`:e.at===`lobby`?c(s)(`page-title`):`${c(s)(`nav-${e.at}`)} · Brickroad`}),b=j(()=>c(o).lang);u(()=>{document.documentElement.lang=c(b)});let S,C=!1;u(()=>{S!==c(o).screen.at&&(C=S!==void 0,S=c(o).screen.at,C&&(scrollTo(0,0),x().then(T)))});function T(){C&&S!==`table`&&document.querySelector(`h1`)?.focus({preventScroll:!0})}var E=Cd();he(`noo32y`,e=>{d(()=>{w.title=c(y)??``})});var D=e(E);vr(D,{});var O=G(D,2),k=P(O,!0),ee=G(O,2),M=e=>{vd(e,{get model(){return c(o)},get say(){return c(s)},get go(){return c(l)},get ask(){return c(f)},get notice(){return c(g)},get speak(){return c(v)}})},N=t=>{var n=bd(),r=e(n);Wa(r,{get model(){return c(o)},get say(){return c(s)},get go(){return c(l)},get speak(){return c(v)}});var u=G(r,2),d=_(u),y=e=>{xo(e,{get model(){return c(o)},get screen(){return c(o).screen},get say(){return c(s)},get go(){return c(l)}})},b=t=>{let n=j(()=>c(o).screen);var r=m(),a=e(r);i(a,()=>$(()=>import(`./Cards-CCNuhJI2.js`),__vite__mapDeps([23,1,8,9,11,21,24]),import.meta.url),null,(t,r)=>{var i=j(()=>{var{default:e}=c(r);return{Cards:e}}),a=j(()=>c(i).Cards);xr(t,{then:T,children:(t,r)=>{var i=m(),u=e(i);A(u,()=>c(a),(e,t)=>{t(e,{get model(){return c(o)},get screen(){return c(n)},get say(){return c(s)},get go(){return c(l)}})}),p(t,i)},$$slots:{default:!0}})}),p(t,r)},x=t=>{let n=j(()=>c(o).screen);var r=m(),a=e(r);i(a,()=>$(()=>import(`./Statistics-BqZJnQvm.js`),__vite__mapDeps([25,1,21,26]),import.meta.url),null,(t,r)=>{var i=j(()=>{var{default:e}=c(r);return{Statistics:e}}),a=j(()=>c(i).Statistics);xr(t,{then:T,children:(t,r)=>{var i=m(),u=e(i);A(u,()=>c(a),(e,t)=>{t(e,{get model(){return c(o)},get screen(){return c(n)},get say(){return c(s)},get go(){return c(l)}})}),p(t,i)},$$slots:{default:!0}})}),p(t,r)},S=t=>{var n=m(),r=e(n);i(r,()=>$(()=>import(`./About-CwG15rHS.js`),__vite__mapDeps([27,1,28]),import.meta.url),null,(t,n)=>{var r=j(()=>{var{default:e}=c(n);return{About:e}}),i=j(()=>c(r).About);xr(t,{then:T,children:(t,n)=>{var r=m(),a=e(r);A(a,()=>c(i),(e,t)=>{t(e,{get say(){return c(s)}})}),p(t,r)},$$slots:{default:!0}})}),p(t,n)},C=e=>{var t=yd(),n=P(t,!0);W(e=>z(n,e),[()=>c(s)(`see-opening`)]),p(e,t)},w=e=>{Pa(e,{get model(){return c(o)},get say(){return c(s)},get go(){return c(l)},get ask(){return c(f)},get find(){return c(h)},get notice(){return c(g)}})};a(d,e=>{c(o).screen.at===`rules`?e(y):c(o).screen.at===`cards`?e(b,1):c(o).screen.at===`statistics`?e(x,2):c(o).screen.at===`about`?e(S,3):c(o).screen.at===`see`?e(C,4):e(w,-1)}),q(u),p(t,n)};a(ee,e=>{c(o).screen.at===`table`?e(M):e(N,-1)});var F=G(ee,2);qa(F,{get words(){return c(o).notice},get say(){return c(s)},onclose:()=>c(g)(``)});var L=G(F,2);r(L,21,()=>c(o).saying,J,(e,t)=>{var n=xd(),r=P(n,!0);W(()=>z(r,c(t))),p(e,n)}),q(L);var te=G(L,2),ne=e=>{var t=Sd(),n=P(t,!0);W(e=>z(n,e),[()=>c(s)(`link-lost`)]),p(e,t)};a(te,e=>{c(o).link===`lost`&&e(ne)}),W(e=>z(k,e),[()=>c(s)(`skip`)]),Y(`click`,O,e=>(e.preventDefault(),document.getElementById(`main`)?.focus())),p(t,E),I()}v([`click`]),bt();var Td=new Zn(Tt(location),ve().lang??Hn(navigator.languages)),Ed=document.getElementById(`app`);if(!Ed)throw Error(`the page has no place for the app`);Td.connect(),navigator.serviceWorker?.register(`./sw.js`).catch(()=>void 0),setTimeout(()=>h(wd,{target:Ed,props:{app:Td},context:new Map([[yr,new br]])}));export{Ve as $,Wo as A,Nr as B,Ps as C,Cs as D,Ts as E,Eo as F,lr as G,xr as H,Do as I,nr as J,sr as K,Co as L,So as M,To as N,hs as O,wo as P,ze as Q,$a as R,Ms as S,Es as T,dr as U,$ as V,ur as W,Ue as X,dt as Y,He as Z,Us as _,Kl as a,ks as b,jl as c,Hc as d,Z as et,zc as f,rc as g,Mc as h,Zl as i,ko as j,ps as k,wl as l,Rc as m,cu as n,Vl as o,Bc as p,rr as q,nu as r,Hl as s,gu as t,Ee as tt,Sl as u,Ns as v,Is as w,Fs as x,As as y,Yi as z};