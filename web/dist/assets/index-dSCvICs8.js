const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["./Cover-3ybAh83M.js","./disclose-version-DrsQnYrx.js","./Cover-DzrjMpEY.css","./draft-5h45h93g.js","./draft-BKUrGEZr.css","./duel-C3ZqKl4b.js","./duel-CpiMEndK.js","./Terms-yei36mw9.js","./Figure-BA-qO2i1.js","./Figure-B8kQoz1F.css","./Terms-Dnh7LRAt.css","./metrics-DvU1vOp_.js","./duel-CcwtJYzZ.css","./storyline-Cyhs7dwj.js","./storyline-ZGMDPFj3.css","./Ending-DRkflsI5.js","./Ending-CcL1BYar.css","./Lesson-8RdJf0rY.js","./Lesson-BLs3WGNM.css","./Cards-Bf0Gh09j.js","./route-C-uc6FCO.js","./Cards-DyDc6Mw4.css","./Statistics-CGKSMMT9.js","./Statistics-C9b4wqup.css"])))=>i.map(i=>d[i]);
import{$ as e,A as t,B as n,C as r,D as i,E as a,F as o,G as s,H as c,I as l,J as u,K as d,L as f,M as p,N as m,O as h,P as g,Q as _,R as v,S as y,T as b,U as x,V as S,W as C,X as w,Y as T,Z as E,_ as D,_t as O,a as k,at as A,b as j,bt as ee,ct as M,d as N,dt as P,et as F,f as I,ft as L,g as R,h as te,i as ne,it as z,j as re,k as B,l as ie,lt as ae,m as oe,n as V,nt as se,o as ce,ot as H,p as le,pt as U,q as W,rt as G,s as ue,t as de,tt as K,u as q,ut as fe,v as pe,vt as J,w as Y,x as me,xt as he,y as ge,z as X}from"./disclose-version-DrsQnYrx.js";import{n as _e,t as ve}from"./route-C-uc6FCO.js";var ye=`brickroad`;function be(){try{let e=JSON.parse(localStorage.getItem(ye)??`{}`);return De(e)?Se(e):{}}catch{return{}}}function xe(e){try{localStorage.setItem(ye,JSON.stringify({...be(),...e}))}catch{}}function Se({lang:e,game:t,seats:n,plans:r,daily:i,settings:a}){return{...e===`en`||e===`fr`?{lang:e}:{},...typeof t==`string`?{game:t}:{},...Te(n)?{seats:n}:{},...De(r)?{plans:Ce(r,we)}:{},...typeof i==`string`?{daily:i}:{},...De(a)?{settings:Ce(a,e=>typeof e==`string`)}:{}}}function Ce(e,t){return Object.fromEntries(Object.entries(e).flatMap(([e,n])=>t(n)?[[e,n]]:[]))}function we(e){return!De(e)||!Te(e.seats)||!De(e.options)?!1:Object.values(e.options).every(e=>[`boolean`,`number`,`string`].includes(typeof e))}function Te(e){return Array.isArray(e)&&e.every(Ee)}function Ee(e){if(!De(e))return!1;let{name:t,bot:n}=e;return typeof t==`string`&&(n===null||typeof n==`string`)}function De(e){return typeof e==`object`&&!!e&&!Array.isArray(e)}function Oe(e){let{daily:t,seats:n}=be();return t??n?.find(({bot:e})=>e===null)?.name??e(`you`)}function ke({game:e,day:t},n){let r=Oe(n);return xe({daily:r}),{say:`daily`,game:e,day:t,name:r}}function Ae({table:e,over:t}){return e===null?`play`:t?`daily-see`:`go-on`}function je(e,t,n){return new Intl.DateTimeFormat(e,{dateStyle:n,timeZone:`UTC`}).format(new Date(`${t}T00:00:00Z`))}function Me(e,t){let n=t.log[0]?.entry;if(e===null||n===void 0||!Fe(t,e))return t;let r=(e.log.at(-1)?.entry??0)>=n,i=e.log.filter(({entry:e})=>e<n);return!r||i.length===0?t:{...t,log:[...i,...t.log],hasEarlier:e.hasEarlier}}function Ne(e,t){let n=e.log[0]?.entry??0,r=t.lines.every(({entry:e})=>e<n);return!e.hasEarlier||!r||!Fe(e,t)?e:{...e,log:[...t.lines,...e.log],hasEarlier:t.hasEarlier}}function Pe({log:e,hasEarlier:t}){let n=e[0]?.entry;return t&&n!==void 0?{say:`log`,before:n}:null}function Fe(e,t){return e.table===t.table&&e.viewer===t.viewer&&e.lang===t.lang}function Ie(e,t,n){if(!Le(n.find,t))return e;let{find:r}=n;return r.before===void 0?{begun:ze(n,!1),past:ze(n,!0)}:e===null?e:{begun:r.over===!0?e.begun:Be(e.begun,ze(n,!1)),past:r.over===!1?e.past:Be(e.past,ze(n,!0))}}function Le(e,t){return e.words===t.words&&e.since===t.since&&e.until===t.until}function Re(e,t){let n={};e.trim()!==``&&(n.words=e.trim());let[r,i,a]=t.split(`-`).map(Number);return r!==void 0&&i!==void 0&&a!==void 0&&(n.since=new Date(r,i-1,a).getTime()/1e3,n.until=new Date(r,i-1,a+1).getTime()/1e3),n}function ze({tables:e,more:t},n){return{lines:e.filter(e=>e.over===n),more:t}}function Be(e,t){let n=new Set(e.lines.map(e=>e.id));return{lines:[...e.lines,...t.lines.filter(e=>!n.has(e.id))],more:t.more}}function Ve(e){return e?[{words:e,is_name:!1}]:[]}function Z(e){return e.map(({words:e})=>e).join(``)}function He(e,t){let n=t;return e.flatMap(({words:e,is_name:t})=>{let r=e.slice(0,n);return n-=r.length,r?[{words:r,is_name:t}]:[]})}function Ue(e,t){let n=Z(t),r=e.indexOf(n);return r<0?Ve(e):[...Ve(e.slice(0,r)),...t,...Ve(e.slice(r+n.length))]}function We(e){let t=[[]];for(let{words:n,is_name:r}of e){let[e=``,...i]=n.split(`
`);for(let[n,a]of[e,...i].entries())n>0&&t.push([]),a&&t.at(-1)?.push({words:a,is_name:r})}return t}function Ge(e){return e.flatMap((e,t)=>t>0?[...Ve(`
`),...e]:e)}function Ke(e,t){return{link:`connecting`,screen:e,lang:t,games:[],bots:[],tables:null,sought:{},position:null,lately:null,landmarks:null,shared:null,dailies:null,opening:!1,notice:``,saying:[]}}function qe(e,t){switch(t.is){case`linked`:return{...e,link:`open`};case`lost`:return{...e,link:`lost`,opening:!1};case`went`:return Je(e,t.screen);case`spoke`:return{...e,lang:t.lang};case`noticed`:return{...e,notice:t.words};case`sought`:return{...e,sought:t.sought};case`asked`:return{...e,notice:``,opening:e.opening||Ye(t.message)};case`heard`:return Xe(e,t.message);default:return t}}function Je(e,t){return t.at===`table`&&e.position?.table===t.table?{...e,screen:t}:{...e,screen:t,sought:{},position:null,lately:e.position??e.lately,opening:!1,notice:``,saying:[]}}function Ye(e){return[`create`,`lesson`,`daily`,`fork`,`import`].includes(e.say)}function Xe(e,t){switch(t.say){case`welcome`:return{...e,lang:t.lang,games:t.games,bots:t.bots};case`tables`:return{...e,tables:Ie(e.tables,e.sought,t)};case`position`:return Ze(e,t);case`log`:return{...e,position:e.position&&Ne(e.position,t)};case`landmarks`:return{...e,landmarks:t};case`shared`:return{...e,shared:e.position&&{table:e.position.table,code:t.code}};case`dailies`:return{...e,dailies:t};case`refused`:return Qe(e,t.reason);default:return t}}function Ze(e,t){let{screen:n}=e;if((n.at!==`table`||n.table!==t.table)&&!e.opening)return e;let r=e.position?.table===t.table?e.position:null;return{...e,screen:{at:`table`,table:t.table},position:Me(r,t),opening:!1,notice:r?``:e.notice,saying:$e(r,t)}}function Qe(e,t){let n=(e.screen.at===`table`||e.screen.at===`see`)&&e.position===null?{at:`lobby`}:e.screen;return{...e,screen:n,opening:!1,notice:t,saying:[t]}}function $e(e,t){if(t.passTo!==null)return[];let{heading:n}=t.scene,r=Z(t.scene.prompt);if(e===null)return[n,r];if(t.shown<t.entries||e.shown<e.entries){let e=t.log.at(-1)?.entry;return[n,...t.log.filter(({entry:t})=>t===e).map(({words:e})=>Z(e))]}let i=e.passTo===null&&e.shown<=t.shown?e.shown:t.shown,a=t.log.filter(e=>e.entry>i).map(e=>Z(e.words));return t.scene.choices.length>0||t.scene.sheet!==null||t.shown<e.shown?[...a,t.scene.sheet?.verdict??r]:a}function et(e,t){let n=e.viewer===t.viewer?e:t;return t.news.flatMap(({entry:e,fight:r})=>r?[tt(n,e,r,t)]:[])}function tt(e,t,n,r){let i=new Set(n.sides.flatMap(e=>e.cards.map(e=>e.id))),a=e.log.filter(e=>e.entry<=t),o=a.at(-1)?.entry??0,s=nt(r.news).filter(e=>e.entry>o&&e.entry<=t);return{...e,row:r.row-(r.entries-t),entries:t,shown:t,stopAfter:null,turn:`chance`,undo:`past`,passTo:null,scene:{...e.scene,prompt:[{words:n.title,is_name:!1}],zones:e.scene.zones.map(e=>({...e,cards:e.cards.filter(({id:e})=>!i.has(e))})),contest:n,choices:[]},news:[],log:[...a,...s]}}function nt(e){return e.flatMap(({entry:e,words:t,sign:n,seat:r,head:i,many:a})=>t?[{entry:e,words:t,sign:n,...r===void 0?{}:{seat:r},...i&&{head:i},...a&&{many:a}}]:[])}var rt={calm:2600,brisk:1800,instant:0},it={calm:1600,brisk:1100,instant:0},at=3,ot=class{#e;#t;#n=null;#r=[];#i;#a;#o=!1;#s=null;constructor(e,t,n){this.#e=e,this.#t=t,this.#a=n}heard(e){for(st(this.#r.at(-1)??this.#n,e)||(this.#r=[],this.#d()),this.#i===void 0?this.#c(e):this.#r.push(e);this.#r.length>at;)this.#u()}hurry(){let e=this.#r.at(-1);this.#r=[],this.#d(),e&&this.#c(e)}clear(){this.#r=[],this.#d(),this.#s=null,this.#n=null}#c(e){let t=ct(this.#n?.scene.contest??null,e.scene.contest),n=(this.#t()?it:rt)[e.pace];this.#d(),t&&n>0&&(this.#i=setTimeout(()=>this.#u(),n));let r=this.#o&&n===0&&st(this.#n,e);this.#n=e,this.#s=r?e:null,r||this.#l(e)}#l(e){this.#e(e),this.#o||(this.#o=!0,this.#a(()=>{this.#o=!1;let e=this.#s;this.#s=null,e&&this.#l(e)}))}#u(){this.#d();let e=this.#r.shift();e&&this.#c(e),this.#i===void 0&&this.#r.length>0&&this.#u()}#d(){clearTimeout(this.#i),this.#i=void 0}};function st(e,{table:t,entries:n,shown:r}){return e?.table===t&&e.shown===e.entries&&r===n&&r>e.shown}function ct(e,t){if(!t?.sides.some(e=>e.die))return!1;let n=e=>JSON.stringify([e.title,e.sides.map(({die:e,total:t})=>[e,t.value])]);return e===null||n(e)!==n(t)}var lt=`brickroad-looking`;function ut(e){try{let t=JSON.parse(sessionStorage.getItem(lt)??`{}`);return t.table===e?{entry:typeof t.entry==`number`?t.entry:null,drawer:typeof t.drawer==`string`?t.drawer:null}:{}}catch{return{}}}function dt(e,t){try{let n=sessionStorage.getItem(lt),r=JSON.stringify({...ut(e),...t,table:e});r!==n&&sessionStorage.setItem(lt,r)}catch{}}function ft({table:e,shown:t,entries:n,passTo:r}){let{entry:i=null}=ut(e);return r===null&&t===n&&i!==null&&i<n?i:null}function pt(e,t){let n=URL.createObjectURL(new Blob([t],{type:`application/x-ndjson`})),r=document.createElement(`a`);r.href=n,r.download=e,r.click(),URL.revokeObjectURL(n)}var mt={theme:[`system`,`light`,`dark`],size:[`normal`,`large`,`largest`],contrast:[`system`,`more`],motion:[`system`,`none`],sound:[`off`,`on`],notices:[`off`,`on`],keys:[`on`,`off`]};function ht(e){return mt[e]}function gt(e){let t=Object.entries(mt).map(([t,n])=>[t,n.includes(e[t])?e[t]:n[0]]);return Object.fromEntries(t)}var _t=H(gt(be().settings??{}));function vt(){return c(_t)}function yt(e,t){z(_t,gt({...c(_t),[e]:t})),xe({settings:c(_t)}),xt()}function bt(){return c(_t).motion===`none`||matchMedia(`(prefers-reduced-motion: reduce)`).matches}function xt(){let{theme:e,size:t,contrast:n}=c(_t),r=document.documentElement.dataset,i=n===`more`||matchMedia(`(prefers-contrast: more)`).matches;Ct(r,`theme`,e===`system`?null:e),Ct(r,`size`,t===`normal`?null:t),Ct(r,`contrast`,i?`more`:null),Ct(r,`motion`,bt()?`none`:null)}function St(){xt();for(let e of[`(prefers-contrast: more)`,`(prefers-reduced-motion: reduce)`])matchMedia(e).addEventListener(`change`,xt)}function Ct(e,t,n){n===null?Reflect.deleteProperty(e,t):e[t]=n}var wt=250,Tt=5e3,Et=class{#e;#t;#n=null;#r=wt;constructor(e,t){this.#e=e,this.#t=t}connect(){let e=new WebSocket(this.#e);this.#n=e,e.onopen=()=>{this.#r=wt,this.#t.linked()},e.onmessage=e=>this.#t.heard(JSON.parse(e.data)),e.onclose=()=>{this.#t.lost(),setTimeout(()=>this.connect(),this.#r),this.#r=Math.min(this.#r*2,Tt)}}say(e){this.#n?.readyState===WebSocket.OPEN&&this.#n.send(JSON.stringify(e))}};function Dt(e){return`${e.protocol===`https:`?`wss`:`ws`}://${e.host}/socket`}function Ot(e){return`./api/tables/${encodeURIComponent(e)}/record`}function kt({shown:e,entries:t,turn:n,viewer:r,passTo:i,scene:a}){let o=typeof n==`object`&&n.seat===r;return e===t&&i===null&&o&&a.choices.length>0}function At({turn:e,seats:t}){return typeof e==`object`&&t[e.seat]?.bot===null}var jt=(e,t,n=.5)=>({at:e,lasts:n,pitch:t,loud:.12}),Mt=(e,t)=>({at:e,lasts:.045,pitch:null,loud:t}),Nt={card:[{at:0,lasts:.09,pitch:null,loud:.1}],die:[Mt(0,.2),Mt(.09,.16),Mt(.16,.12),Mt(.21,.08)],turn:[jt(0,659),jt(.14,880)],end:[jt(0,523),jt(.16,659),jt(.32,784),jt(.48,1047,1)]};function Pt(e,t){if(t.shown<t.entries||t.passTo!==null||e?.table!==t.table)return[];let n=t.news.flatMap(e=>e.happened),r=e=>n.some(t=>t.is===e),i=t.scene.sheet!==null&&e.scene.sheet===null,a=kt(t)&&(!kt(e)||e.entries<t.entries);return[...r(`die`)?[`die`]:r(`move`)?[`card`]:[],...i?[`end`]:a?[`turn`]:[]]}var Ft;function It(e,t=0){if(`AudioContext`in globalThis){Ft??=new AudioContext,Ft.resume();for(let n of Nt[e])Lt(Ft,n,Ft.currentTime+t+n.at)}}function Lt(e,{lasts:t,pitch:n,loud:r},i){let a=new GainNode(e,{gain:r});a.gain.setValueAtTime(r,i),a.gain.exponentialRampToValueAtTime(1e-4,i+t),a.connect(e.destination);let o=n===null?Rt(e,t):new OscillatorNode(e,{type:`triangle`,frequency:n});o.connect(a),o.start(i),o.stop(i+t)}function Rt(e,t){let n=Math.ceil(e.sampleRate*t),r=new AudioBuffer({length:n,sampleRate:e.sampleRate}),i=r.getChannelData(0),a=0;for(let e=0;e<n;e++){let t=Math.random()*2-1;i[e]=(t-a)*.5,a=t*.6}return new AudioBufferSourceNode(e,{buffer:r})}function zt(e,t){if(e===null||!Bt(e,t))return null;let{order:n,zones:r,heading:i,prompt:a,rule:o,whyNot:s,contest:c,choices:l,sheet:u}=t,d=new Map(r.map(t=>[t.id,Vt(e,t)])),f=new Map(e.scene.zones.map(e=>[e.id,e])),p=(n??e.scene.zones.map(({id:e})=>e)).map(e=>d.has(e)?d.get(e):f.get(e));return p.every(e=>e!==void 0)?{...e,row:t.row,entries:t.entries,shown:t.entries,digest:t.digest,turn:t.turn,records:t.records,undo:t.undo,stopBefore:t.stopBefore,stopAfter:null,lesson:t.lesson,scene:{heading:i,prompt:a,rule:o,why_not:s,zones:p,contest:c,choices:l,sheet:u},news:t.news,log:[...e.log,...nt(t.news)]}:null}function Bt({table:e,viewer:t,lang:n,row:r},i){return e===i.table&&t===i.viewer&&n===i.lang&&r===i.since}function Vt({scene:e},{cards:t,...n}){let r=new Map(e.zones.flatMap(e=>e.cards).map(e=>[e.id,e])),i=t.map(e=>typeof e==`string`?r.get(e):e);return i.every(e=>e!==void 0)?{...n,cards:i}:void 0}var Ht=class{constructor(e){this.value=e}valueOf(){return this.value}},Q=class extends Ht{constructor(e=`???`){super(e)}toString(e){return`{${this.value}}`}},Ut=class extends Ht{constructor(e,t={}){super(e),this.opts=t}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return this.value.toString(10)}},Wt=class e extends Ht{static supportsValue(t){if(typeof t==`number`||t instanceof Date)return!0;if(t instanceof Ht)return e.supportsValue(t.valueOf());if(`Temporal`in globalThis){let e=globalThis.Temporal;if(t instanceof e.Instant||t instanceof e.PlainDateTime||t instanceof e.PlainDate||t instanceof e.PlainMonthDay||t instanceof e.PlainTime||t instanceof e.PlainYearMonth)return!0}return!1}constructor(t,n={}){t instanceof e?(n={...t.opts,...n},t=t.value):t instanceof Ht&&(t=t.valueOf()),typeof t==`object`&&`calendarId`in t&&n.calendar===void 0&&(n={...n,calendar:t.calendarId}),super(t),this.opts=n}[Symbol.toPrimitive](e){return e===`string`?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e==`number`)return e;if(e instanceof Date)return e.getTime();if(`epochMilliseconds`in e)return e.epochMilliseconds;if(`toZonedDateTime`in e)return e.toZonedDateTime(`UTC`).epochMilliseconds;throw TypeError(`Unwrapping a non-number value as a number`)}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return typeof this.value==`number`||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}},Gt=100,Kt=`⁨`,qt=`⁩`;function Jt(e,t,n){return n===t||n instanceof Ut&&t instanceof Ut&&n.value===t.value||t instanceof Ut&&typeof n==`string`&&n===e.memoizeIntlObject(Intl.PluralRules,t.opts).select(t.value)}function Yt(e,t,n){return t[n]?an(e,t[n].value):(e.reportError(RangeError(`No default`)),new Q)}function Xt(e,t){let n=[],r=Object.create(null);for(let i of t)i.type===`narg`?r[i.name]=Zt(e,i.value):n.push(Zt(e,i));return{positional:n,named:r}}function Zt(e,t){switch(t.type){case`str`:return t.value;case`num`:return new Ut(t.value,{minimumFractionDigits:t.precision});case`var`:return Qt(e,t);case`mesg`:return $t(e,t);case`term`:return en(e,t);case`func`:return tn(e,t);case`select`:return nn(e,t);default:return new Q}}function Qt(e,{name:t}){let n;if(e.params){if(Object.prototype.hasOwnProperty.call(e.params,t))n=e.params[t];else return new Q(`$${t}`)}else if(e.args&&Object.prototype.hasOwnProperty.call(e.args,t))n=e.args[t];else return e.reportError(ReferenceError(`Unknown variable: $${t}`)),new Q(`$${t}`);if(n instanceof Ht)return n;switch(typeof n){case`string`:return n;case`number`:return new Ut(n);case`object`:if(Wt.supportsValue(n))return new Wt(n);default:return e.reportError(TypeError(`Variable type not supported: $${t}, ${typeof n}`)),new Q(`$${t}`)}}function $t(e,{name:t,attr:n}){let r=e.bundle._messages.get(t);if(!r)return e.reportError(ReferenceError(`Unknown message: ${t}`)),new Q(t);if(n){let i=r.attributes[n];return i?an(e,i):(e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new Q(`${t}.${n}`))}return r.value?an(e,r.value):(e.reportError(ReferenceError(`No value: ${t}`)),new Q(t))}function en(e,{name:t,attr:n,args:r}){let i=`-${t}`,a=e.bundle._terms.get(i);if(!a)return e.reportError(ReferenceError(`Unknown term: ${i}`)),new Q(i);if(n){let t=a.attributes[n];if(t){e.params=Xt(e,r).named;let n=an(e,t);return e.params=null,n}return e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new Q(`${i}.${n}`)}e.params=Xt(e,r).named;let o=an(e,a.value);return e.params=null,o}function tn(e,{name:t,args:n}){let r=e.bundle._functions[t];if(!r)return e.reportError(ReferenceError(`Unknown function: ${t}()`)),new Q(`${t}()`);if(typeof r!=`function`)return e.reportError(TypeError(`Function ${t}() is not callable`)),new Q(`${t}()`);try{let t=Xt(e,n);return r(t.positional,t.named)}catch(n){return e.reportError(n),new Q(`${t}()`)}}function nn(e,{selector:t,variants:n,star:r}){let i=Zt(e,t);if(i instanceof Q)return Yt(e,n,r);for(let t of n)if(Jt(e,i,Zt(e,t.key)))return an(e,t.value);return Yt(e,n,r)}function rn(e,t){if(e.dirty.has(t))return e.reportError(RangeError(`Cyclic reference`)),new Q;e.dirty.add(t);let n=[],r=e.bundle._useIsolating&&t.length>1;for(let i of t)if(typeof i==`string`)n.push(e.bundle._transform(i));else{if(e.placeables++,e.placeables>Gt)throw e.dirty.delete(t),RangeError(`Too many placeables expanded: ${e.placeables}, max allowed is ${Gt}`);r&&n.push(Kt),n.push(Zt(e,i).toString(e)),r&&n.push(qt)}return e.dirty.delete(t),n.join(``)}function an(e,t){return typeof t==`string`?e.bundle._transform(t):rn(e,t)}var on=class{constructor(e,t,n){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=t,this.args=n}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,t){let n=this.bundle._intls.get(e);n||(n={},this.bundle._intls.set(e,n));let r=JSON.stringify(t);return n[r]||(n[r]=new e(this.bundle.locales,t)),n[r]}};function sn(e,t){let n=Object.create(null);for(let[r,i]of Object.entries(e))t.includes(r)&&(n[r]=i.valueOf());return n}var cn=[`unitDisplay`,`currencyDisplay`,`useGrouping`,`minimumIntegerDigits`,`minimumFractionDigits`,`maximumFractionDigits`,`minimumSignificantDigits`,`maximumSignificantDigits`];function ln(e,t){let n=e[0];if(n instanceof Q)return new Q(`NUMBER(${n.valueOf()})`);if(n instanceof Ut)return new Ut(n.valueOf(),{...n.opts,...sn(t,cn)});if(n instanceof Wt)return new Ut(n.toNumber(),{...sn(t,cn)});throw TypeError(`Invalid argument to NUMBER`)}var un=[`dateStyle`,`timeStyle`,`fractionalSecondDigits`,`dayPeriod`,`hour12`,`weekday`,`era`,`year`,`month`,`day`,`hour`,`minute`,`second`,`timeZoneName`];function dn(e,t){let n=e[0];if(n instanceof Q)return new Q(`DATETIME(${n.valueOf()})`);if(n instanceof Wt||n instanceof Ut)return new Wt(n,sn(t,un));throw TypeError(`Invalid argument to DATETIME`)}var fn=new Map;function pn(e){let t=Array.isArray(e)?e.join(` `):e,n=fn.get(t);return n===void 0&&(n=new Map,fn.set(t,n)),n}var mn=class{constructor(e,{functions:t,useIsolating:n=!0,transform:r=e=>e}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:ln,DATETIME:dn,...t},this._useIsolating=n,this._transform=r,this._intls=pn(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:t=!1}={}){let n=[];for(let r=0;r<e.body.length;r++){let i=e.body[r];if(i.id.startsWith(`-`)){if(t===!1&&this._terms.has(i.id)){n.push(Error(`Attempt to override an existing term: "${i.id}"`));continue}this._terms.set(i.id,i)}else{if(t===!1&&this._messages.has(i.id)){n.push(Error(`Attempt to override an existing message: "${i.id}"`));continue}this._messages.set(i.id,i)}}return n}formatPattern(e,t=null,n=null){if(typeof e==`string`)return this._transform(e);let r=new on(this,n,t);try{return rn(r,e).toString(r)}catch(e){if(r.errors&&e instanceof Error)return r.errors.push(e),new Q().toString(r);throw e}}},hn=/^(-?[a-zA-Z][\w-]*) *= */gm,gn=/\.([a-zA-Z][\w-]*) *= */y,_n=/\*?\[/y,vn=/(-?[0-9]+(?:\.([0-9]+))?)/y,yn=/([a-zA-Z][\w-]*)/y,bn=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,xn=/^[A-Z][A-Z0-9_-]*$/,Sn=/([^{}\n\r]+)/y,Cn=/([^\\"\n\r]*)/y,wn=/\\([\\"])/y,Tn=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,En=/^\n+/,Dn=/ +$/,On=/ *\r?\n/g,kn=/( *)$/,An=/{\s*/y,jn=/\s*}/y,Mn=/\[\s*/y,Nn=/\s*] */y,Pn=/\s*\(\s*/y,Fn=/\s*->\s*/y,In=/\s*:\s*/y,Ln=/\s*,?\s*/y,Rn=/\s+/y,zn=class{constructor(e){this.body=[],hn.lastIndex=0;let t=0;for(;;){let n=hn.exec(e);if(n===null)break;t=hn.lastIndex;try{this.body.push(s(n[1]))}catch(e){if(e instanceof SyntaxError)continue;throw e}}function n(n){return n.lastIndex=t,n.test(e)}function r(n,r){if(e[t]===n)return t++,!0;if(r)throw new r(`Expected ${n}`);return!1}function i(e,r){if(n(e))return t=e.lastIndex,!0;if(r)throw new r(`Expected ${e.toString()}`);return!1}function a(n){n.lastIndex=t;let r=n.exec(e);if(r===null)throw SyntaxError(`Expected ${n.toString()}`);return t=n.lastIndex,r}function o(e){return a(e)[1]}function s(e){let t=l(),n=c();if(t===null&&Object.keys(n).length===0)throw SyntaxError(`Expected message value or attributes`);return{id:e,value:t,attributes:n}}function c(){let e=Object.create(null);for(;n(gn);){let t=o(gn),n=l();if(n===null)throw SyntaxError(`Expected attribute value`);e[t]=n}return e}function l(){let r;if(n(Sn)&&(r=o(Sn)),e[t]===`{`||e[t]===`}`)return u(r?[r]:[],1/0);let i=x();return i?r?u([r,i],i.length):(i.value=S(i.value,En),u([i],i.length)):r?S(r,Dn):null}function u(r=[],i){for(;;){if(n(Sn)){r.push(o(Sn));continue}if(e[t]===`{`){r.push(d());continue}if(e[t]===`}`)throw SyntaxError(`Unbalanced closing brace`);let a=x();if(a)r.push(a),i=Math.min(i,a.length);else break}let a=r.length-1,s=r[a];typeof s==`string`&&(r[a]=S(s,Dn));let c=[];for(let e of r)e instanceof Bn&&(e=e.value.slice(0,e.value.length-i)),e&&c.push(e);return c}function d(){i(An,SyntaxError);let e=f();if(i(jn))return e;if(i(Fn)){let t=h();return i(jn,SyntaxError),{type:`select`,selector:e,...t}}throw SyntaxError(`Unclosed placeable`)}function f(){if(e[t]===`{`)return d();if(n(bn)){let[,e,t,n=null]=a(bn);if(e===`$`)return{type:`var`,name:t};if(i(Pn)){let r=p();if(e===`-`)return{type:`term`,name:t,attr:n,args:r};if(xn.test(t))return{type:`func`,name:t,args:r};throw SyntaxError(`Function names must be all upper-case`)}return e===`-`?{type:`term`,name:t,attr:n,args:[]}:{type:`mesg`,name:t,attr:n}}return _()}function p(){let n=[];for(;;){switch(e[t]){case`)`:return t++,n;case void 0:throw SyntaxError(`Unclosed argument list`)}n.push(m()),i(Ln)}}function m(){let e=f();return e.type===`mesg`&&i(In)?{type:`narg`,name:e.name,value:_()}:e}function h(){let e=[],t=0,i;for(;n(_n);){r(`*`)&&(i=t);let n=g(),a=l();if(a===null)throw SyntaxError(`Expected variant value`);e[t++]={key:n,value:a}}if(t===0)return null;if(i===void 0)throw SyntaxError(`Expected default variant`);return{variants:e,star:i}}function g(){i(Mn,SyntaxError);let e;return e=n(vn)?v():{type:`str`,value:o(yn)},i(Nn,SyntaxError),e}function _(){if(n(vn))return v();if(e[t]===`"`)return y();throw SyntaxError(`Invalid expression`)}function v(){let[,e,t=``]=a(vn),n=t.length;return{type:`num`,value:parseFloat(e),precision:n}}function y(){r(`"`,SyntaxError);let n=``;for(;;)if(n+=o(Cn),e[t]===`\\`)n+=b();else{if(r(`"`))return{type:`str`,value:n};throw SyntaxError(`Unclosed string literal`)}}function b(){if(n(wn))return o(wn);if(n(Tn)){let[,e,t]=a(Tn),n=parseInt(e||t,16);return n<=55295||57344<=n?String.fromCodePoint(n):`�`}throw SyntaxError(`Unknown escape sequence`)}function x(){let n=t;switch(i(Rn),e[t]){case`.`:case`[`:case`*`:case`}`:case void 0:return!1;case`{`:return C(e.slice(n,t))}return e[t-1]===` `&&C(e.slice(n,t))}function S(e,t){return e.replace(t,``)}function C(e){let t=e.replace(On,`
`),n=kn.exec(e)[1].length;return new Bn(t,n)}}},Bn=class{constructor(e,t){this.value=e,this.length=t}},Vn=`# The web client's own words. What happens at the table is said by the games and the server.

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
storyline-how-point = What you may do something with has a golden edge. Click or touch it: it is picked up, and all that can be done with it is listed with what it costs. An answer to a question and a card from the Library are taken at once.
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
`,Hn=`# Les mots du client web. Ce qui se passe à la table est dit par les jeux et par le serveur.

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
storyline-how-point = Ce dont vous pouvez faire quelque chose a un bord doré. Cliquez ou touchez\xA0: vous le prenez en main, et tout ce qui peut en être fait est dit avec ce que cela coûte. Une réponse à une question et une carte de la Bibliothèque se prennent aussitôt.
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
`;function Un(e){let t=Kn.get(e)??qn(e);return(e,n)=>{let r=t.getMessage(e)?.value;return r?t.formatPattern(r,n??null,[]):e}}function Wn(e){return e.map(e=>e.slice(0,2)).find(e=>e===`en`||e===`fr`)===`fr`?`fr`:`en`}var Gn={en:Vn,fr:Hn},Kn=new Map;function qn(e){let t=new mn(e,{useIsolating:!1});return t.addResource(new zn(Gn[e])),Kn.set(e,t),t}function Jn(){return`Notification`in globalThis&&Notification.permission===`granted`}async function Yn(){return`Notification`in globalThis&&await Notification.requestPermission()===`granted`}async function Xn(e,t,n){if(!document.hidden||!Jn())return;let r={body:t,tag:`table-${n}`,icon:`./icons/192.png`},i=await navigator.serviceWorker?.getRegistration();if(i?.active){await i.showNotification(e,r);return}let a=new Notification(e,r);a.onclick=()=>(focus(),a.close())}var Zn=.3,Qn=200,$n=class{#e=H(Ke({at:`lobby`},`en`));get model(){return c(this.#e)}set model(e){z(this.#e,e)}#t;#n=null;#r=new ot(e=>this.#d({is:`heard`,message:{say:`position`,...e}}),bt,er);constructor(e,t){this.model=Ke(ve(location.hash),t),this.#t=new Et(e,{linked:()=>this.#i(),lost:()=>this.#d({is:`lost`}),heard:e=>this.#c(e)}),addEventListener(`popstate`,()=>this.go(ve(location.hash)));for(let e of[`click`,`keydown`])addEventListener(e,()=>setTimeout(()=>this.#r.hurry()))}connect(){this.#t.connect()}go=e=>{let t=this.model.position!==null;this.#d({is:`went`,screen:e}),this.model.position===null&&(this.#r.clear(),t&&this.#t.say({say:`leave`}),this.#o())};ask=e=>{this.#d({is:`asked`,message:e}),this.#t.say(e),e.say===`remove`&&this.find(this.model.sought)};find=e=>{this.#d({is:`sought`,sought:e}),this.#t.say({say:`tables`,...e})};notice=e=>{this.#d({is:`noticed`,words:e})};speak=e=>{xe({lang:e}),this.#d({is:`spoke`,lang:e}),this.#a(),this.model.screen.at!==`table`&&(this.find(this.model.sought),this.#s())};#i(){this.#d({is:`linked`}),this.model.screen.at===`table`&&this.#a(),this.#o()}#a(){this.#t.say({say:`hello`,lang:this.model.lang})}#o(){let{screen:e}=this.model;e.at===`table`?this.#t.say({say:`open`,table:e.table}):e.at===`see`?(this.#a(),this.ask({say:`import`,record:e.code})):(this.#a(),this.find(this.model.sought),this.#s())}#s(){this.#t.say({say:`dailies`,name:Oe(Un(this.model.lang))})}#c(e){if(e.say===`position`||e.say===`update`){this.#l(e);return}if(e.say===`record`){pt(`brickroad-${this.#n?.game??`game`}.jsonl`,e.text);return}let t=this.model.screen;this.#d({is:`heard`,message:e}),e.say===`refused`&&this.model.screen!==t&&this.#o()}#l(e){let t=this.#n,n=e.say===`position`?e:zt(t,e);if(this.#n=n,n&&this.#u(t,n),n)for(let e of[...t?et(t,n):[],n])this.#r.heard(e);else this.#t.say({say:`again`})}#u(e,t){vt().sound===`on`&&Pt(e,t).forEach((e,t)=>It(e,t*Zn)),At(t)&&(e?.table!==t.table||!At(e)||e.entries<t.entries)&&vt().notices===`on`&&Xn(Un(this.model.lang)(`your-turn`),`${t.title} · ${t.scene.heading}`,t.table);let n=e?.table===t.table?null:ft(t);n===null?dt(t.table,{entry:t.shown<t.entries?t.shown:null}):this.#t.say({say:`step`,entry:n})}#d(e){this.model=qe(this.model,e);let t=_e(this.model.screen);t!==(location.hash||`#/`)&&history.pushState(null,``,t)}};function er(e){let t=requestAnimationFrame(r),n=setTimeout(r,Qn);function r(){cancelAnimationFrame(t),clearTimeout(n),e()}}var tr=[{name:`Lorc`,site:`https://lorcblog.blogspot.com`},{name:`Delapouite`,site:`https://delapouite.com`},{name:`John Colburn`,site:`http://ninmunanmu.com`},{name:`Felbrigg`,site:`https://blackdogofdoom.blogspot.co.uk`},{name:`John Redman`,site:`http://www.uniquedicetowers.com`},{name:`Carl Olsen`,site:`https://twitter.com/unstoppableCarl`},{name:`Sbed`,site:`https://opengameart.org/content/95-game-icons`},{name:`PriorBlue`},{name:`Willdabeast`,site:`https://wjbstories.blogspot.com`},{name:`Viscious Speed`,site:`https://viscious-speed.deviantart.com`},{name:`Lord Berandas`,site:`https://berandas.deviantart.com`},{name:`Irongamer`,site:`http://ecesisllc.wix.com/home`},{name:`HeavenlyDog`,site:`http://www.gnomosygoblins.blogspot.com`},{name:`Lucas`},{name:`Faithtoken`,site:`https://fungustoken.deviantart.com`},{name:`Skoll`},{name:`Andy Meneely`,site:`http://www.se.rit.edu/~andy/`},{name:`Cathelineau`},{name:`Kier Heyl`},{name:`Aussiesim`},{name:`Sparker`,site:`http://citizenparker.com`},{name:`Zeromancer`},{name:`Rihlsul`},{name:`Quoting`},{name:`Guard13007`,site:`https://guard13007.com`},{name:`DarkZaitzev`,site:`https://darkzaitzev.deviantart.com`},{name:`SpencerDub`},{name:`GeneralAce135`},{name:`Zajkonur`},{name:`Catsu`},{name:`Starseeker`},{name:`Pepijn Poolman`},{name:`Pierre Leducq`},{name:`Caro Asercion`}],nr=o(`<svg class="fleuron svelte-1cerjwe" viewBox="0 0 160 16" aria-hidden="true"><path d="M2 8H58M102 8H158" stroke="currentColor" stroke-width="1.5"></path><path fill="currentColor"></path></svg>`);function rr(e){var t=nr(),n=K(_(t));q(n,`d`,`M80 1L88 8L80 15L72 8ZM66 4L70 8L66 12L62 8ZM94 4L98 8L94 12L90 8Z`),J(t),p(e,t)}var ir=g(`<a rel="external noreferrer" class="svelte-1ebmn3w"> </a>`),ar=g(`<li class="svelte-1ebmn3w"><!></li>`),or=g(`<article class="sheet svelte-1ebmn3w"><h1 tabindex="-1" class="svelte-1ebmn3w"> </h1> <!> <p> </p> <h2 class="svelte-1ebmn3w"> </h2> <p class="svelte-1ebmn3w"> </p> <p class="svelte-1ebmn3w"> </p> <p class="svelte-1ebmn3w"> </p> <p class="svelte-1ebmn3w"> </p> <h2 class="svelte-1ebmn3w"> </h2> <p> </p> <ul translate="no" class="svelte-1ebmn3w"></ul> <p class="svelte-1ebmn3w"> <a href="https://creativecommons.org/licenses/by/3.0/" rel="external noreferrer">CC BY 3.0</a>. <a href="https://game-icons.net" rel="external noreferrer">game-icons.net</a></p> <p class="svelte-1ebmn3w"> </p> <h2 class="svelte-1ebmn3w"> </h2> <p> </p> <h2 class="svelte-1ebmn3w"> </h2> <p> </p></article>`);function sr(e,t){U(t,!0);var n=or(),i=_(n),o=F(i,!0),s=K(i,2);rr(s,{});var l=K(s,2),u=F(l,!0),d=K(l,2),m=F(d,!0),h=K(d,2),g=F(h,!0),v=K(h,2),y=F(v,!0),b=K(v,2),x=F(b,!0),S=K(b,2),C=F(S,!0),w=K(S,2),T=F(w,!0),E=K(w,2),D=F(E,!0),k=K(E,2);r(k,21,()=>tr,({name:e,site:t})=>e,(e,t)=>{let n=()=>c(t).name,r=()=>c(t).site;var i=ar(),o=_(i),s=e=>{var t=ir(),i=F(t,!0);W(()=>{q(t,`href`,r()),B(i,n())}),p(e,t)},l=e=>{var t=f();W(()=>B(t,n())),p(e,t)};a(o,e=>{r()?e(s):e(l,-1)}),J(i),p(e,i)}),J(k);var A=K(k,2),j=_(A);O(3),J(A);var ee=K(A,2),M=F(ee,!0),N=K(ee,2),P=F(N,!0),I=K(N,2),R=F(I,!0),te=K(I,2),ne=F(te,!0),z=K(te,2),re=F(z,!0);J(n),W((e,t,n,r,i,a,s,c,l,d,f,p,h,_,v)=>{B(o,e),B(u,t),B(m,n),B(g,r),B(y,i),B(x,a),B(C,s),B(T,c),B(D,l),B(j,`${d??``} `),B(M,f),B(P,p),B(R,h),B(ne,_),B(re,v)},[()=>t.say(`nav-about`),()=>t.say(`about-what`),()=>t.say(`about-games`),()=>t.say(`about-draft`),()=>t.say(`about-duel`),()=>t.say(`about-storyline`),()=>t.say(`about-not-ours`),()=>t.say(`about-pictures`),()=>t.say(`about-icons`),()=>t.say(`about-changed`),()=>t.say(`about-font`),()=>t.say(`about-words`),()=>t.say(`about-quotes`),()=>t.say(`about-privacy`),()=>t.say(`about-privacy-help`)]),p(e,n),L()}var cr=[`forEach`,`isDisjointFrom`,`isSubsetOf`,`isSupersetOf`],lr=[`difference`,`intersection`,`symmetricDifference`,`union`],ur=!1,dr=class e extends Set{#e=new Map;#t=H(0);#n=H(0);#r=s||-1;constructor(e){if(super(),e){for(var t of e)super.add(t);this.#n.v=super.size}ur||this.#a()}#i(e){return s===this.#r?H(e):A(e)}#a(){ur=!0;var t=e.prototype,n=Set.prototype;for(let e of cr)t[e]=function(...t){return c(this.#t),n[e].apply(this,t)};for(let r of lr)t[r]=function(...t){c(this.#t);var i=n[r].apply(this,t);return new e(i)}}has(e){var t=super.has(e),n=this.#e,r=n.get(e);if(r===void 0){if(!t)return c(this.#t),!1;r=this.#i(!0),n.set(e,r)}return c(r),t}add(e){return super.has(e)||(super.add(e),z(this.#n,super.size),G(this.#t)),this}delete(e){var t=super.delete(e),n=this.#e,r=n.get(e);return r!==void 0&&(n.delete(e),z(r,!1)),t&&(z(this.#n,super.size),G(this.#t)),t}clear(){if(super.size!==0){super.clear();var e=this.#e;for(var t of e.values())z(t,!1);e.clear(),z(this.#n,0),G(this.#t)}}keys(){return this.values()}values(){return c(this.#t),super.values()}entries(){return c(this.#t),super.entries()}[Symbol.iterator](){return this.keys()}get size(){return c(this.#n)}},fr=class extends Map{#e=new Map;#t=H(0);#n=H(0);#r=s||-1;constructor(e){if(super(),e){for(var[t,n]of e)super.set(t,n);this.#n.v=super.size}}#i(e){return s===this.#r?H(e):A(e)}has(e){var t=this.#e,n=t.get(e);if(n===void 0){if(super.has(e))n=this.#i(0),t.set(e,n);else return c(this.#t),!1}return c(n),!0}forEach(e,t){this.#a(),super.forEach(e,t)}get(e){var t=this.#e,n=t.get(e);if(n===void 0){if(super.has(e))n=this.#i(0),t.set(e,n);else{c(this.#t);return}}return c(n),super.get(e)}getOrInsert(e,t){return super.has(e)||this.set(e,t),this.get(e)}getOrInsertComputed(e,t){return super.has(e)||this.set(e,t(e)),this.get(e)}set(e,t){var n=this.#e,r=n.get(e),i=super.get(e),a=super.set(e,t),o=this.#t;if(r===void 0)r=this.#i(0),n.set(e,r),z(this.#n,super.size),G(o);else if(i!==t){G(r);var s=o.reactions===null?null:new Set(o.reactions);s!==null&&r.reactions?.every(e=>s.has(e))||G(o)}return a}delete(e){var t=this.#e,n=t.get(e),r=super.delete(e);return n!==void 0&&(t.delete(e),z(n,-1)),r&&(z(this.#n,super.size),G(this.#t)),r}clear(){if(super.size!==0){super.clear();var e=this.#e;z(this.#n,0);for(var t of e.values())z(t,-1);G(this.#t),e.clear()}}#a(){c(this.#t);var e=this.#e;if(this.#n.v!==e.size){for(var t of super.keys())if(!e.has(t)){var n=this.#i(0);e.set(t,n)}}for([,n]of this.#e)c(n)}keys(){return c(this.#t),super.keys()}values(){return this.#a(),super.values()}entries(){return this.#a(),super.entries()}[Symbol.iterator](){return this.entries()}get size(){return c(this.#n),super.size}},pr=class{#e;#t;constructor(e,t){this.#e=e,this.#t=re(t)}get current(){return this.#t(),this.#e()}},mr=/\(.+\)/,hr=new Set([`all`,`print`,`screen`,`and`,`or`,`not`,`only`]),gr=class extends pr{constructor(e,t){let n=mr.test(e)||e.split(/[\s,]+/).some(e=>hr.has(e.trim()))?e:`(${e})`,r=window.matchMedia(n);super(()=>r.matches,e=>S(r,`change`,e))}},_r=new fr(Object.entries({dorothy:`m205 29l7 22c15 13 30 20 44 20 14 0 28-6 44-20l7-22c-31 17-71 17-102 0m-14 15l-83 18-31 76c8 5 22 12 37 15 18 4 37 4 51-3-5-20-11-39-20-57l-10-20 21 7c47 16 80 31 100 48 20-17 53-32 101-48l20-7-10 20c-9 18-15 37-20 57 14 7 34 7 51 3 15-3 29-10 37-15l-31-76-83-18-5 17-2 2c-19 17-38 26-58 26s-40-10-58-26l-1-2zm-22 60c26 63 27 130 27 165h120c0-35 2-102 27-165-38 14-64 28-78 40v65h-18v-65c-14-12-40-26-78-40m20 183c-9 4-17 13-24 28-7 15-13 35-19 58-9 39-17 85-31 120h92c-9-24-9-56-12-111v-1l16-94zm40 0l-16 95c4 61 5 92 14 111h58c9-19 10-50 14-111l-16-95zm72 0l16 94v1c-3 55-3 87-12 111h92c-14-35-22-81-31-120-6-23-11-43-19-58-7-15-15-24-24-28z`,toto:`m232 16l16 120 74 21c37-11 79-18 102-44 10-10 18-25 10-38l-76 2-14-31h-75c-8-12-23-21-37-30m5 145c-47 20-110 147-112 277-34-58-24-123-2-203-68 52-118 213 10 252h213s-6-22-14-29c-13-12-48-20-48-20 28-39 33-72 38-104 5 60 41 127 58 153h76s5-16 0-22c-10-13-51-11-51-11-31-108-46-261-90-274-22-6-54-14-78-19`,lion:`m124 20c-10 1-21 4-32 6l62 65-21 1c-30 0-76 6-104 22l32 52-41 21v56l47 27-47 40v32c28-1 61 0 89-9l32-11-22 26c-18 22-29 55-50 88 31-3 63-8 96-26l16-9-9 77c26-12 52-29 71-49 23-24 36-50 33-73l0 0c-18-13-32-31-39-54-9-28-6-63 7-102-27-4-47-14-58-30-12-17-14-39-8-57s23-32 44-33c20-1 44 10 70 36 11 4 22 8 31 12 2-22-1-38-10-53-9-14-24-26-41-39l4 43-17-11c-37-24-90-50-135-47l0-1zm100 78c0 0-1 0-1 0h0c-14 1-23 10-27 22-4 12-3 27 6 40 8 12 25 23 53 24l13 1-5 12c-14 40-16 74-8 99 7 25 24 43 47 53h0l109 38c5-12 11-24 18-36a41 41 0 0 1-17 4c-22 0-40-19-40-41 0-23 18-41 40-41 21 0 38 16 41 35 10-18 22-36 33-53l-103-53-5-5c-4-14-11-24-26-34-15-10-37-19-68-30l-2-1-2-2c-23-24-42-32-56-32zm119 90c9 0 15 7 15 15 0 8-6 15-15 15-8 0-14-7-14-15 0-8 6-15 14-15z`,scarecrow:`m264 24l-8 40-28-25 10 26-42-17 42 40c-10 6-16 17-16 30 0 20 16 36 36 36s35-16 35-36c0-13-6-25-17-31l25-43-28 18-9-38zm-162 43c-6 0-12 3-16 7l-39-6-2 19 30 4-58 42 41-9-8 36 26-22 18 34 0-65a21 21 0 0 0 8 2c3 0 6-1 8-2 13 17 31 31 57 39-7 7-14 13-21 20 48 3 81 49 90 98-7 1-14 3-21 7 28 58-22 129-34 164l6 0-34 41 37-19 2 37 19-28 27 28-15-58 7 1c0-49 14-86 21-141 7 49 19 98 7 148l6-1-15 53 27-28 19 27 2-36 37 19-32-40 5 0c-8-39-40-109-19-166-7-4-13-7-21-8 13-44 46-87 86-95l-8-12c26-11 40-26 49-44 2 1 5 1 8 1 1 0 3 0 4 0l14 59 8-41 30 21-11-32 39-5-55-21 52-7-2-19-61 8c-4-6-11-9-18-9-10 0-18 6-22 14l-75 10a55 55 0 0 1 6 18l48-6c-11 8-20 19-26 33l-6-10c-9 10-18 18-26 24-10 13-26 22-43 22-18 0-35-10-44-24-7-6-14-15-20-26-6 4-11 9-16 13-8-13-18-25-30-34l56 8a55 55 0 0 1 6-18l-89-13c-4-7-11-12-19-12zm113 204q0 0 0 0l0 0 0 0z`,tinman:`m215 23l-10 15 72 46 9-13c-16-23-44-40-71-48zm-38 19c-28 35-79 105-106 145 62 26 113 70 133 120 5 12 9 25 9 38 37-9 80-37 117-70 31-28 56-59 72-88l-225-145zm241 155c-17 31-44 63-75 91-40 37-87 67-131 76a106 106 0 0 1-6 25c-9 23-26 45-53 65 65 11 135-13 196-54 64-43 117-104 139-157l-70-46zm-333 17l-68 100v143l135-194c-18-19-41-36-67-49z`,glinda:`m251 22c-58 45-81 38-101 0 17 62 11 67-44 117 67-36 96-34 130 7-34-53-30-75 15-124zm18 0l12 115-100 58 98 21c-10 9-21 19-32 30l0 0-228 226v20h32l222-219c11-11 19-20 26-28l19 88 58-100 115 11-77-86 47-105-106 46-86-77zm-242 34c34 28 35 43 31 88 19-54 28-68 64-82-39 9-56 11-95-6zm55 102c25 27 27 44 24 72 15-34 22-45 56-64-35 11-46 10-80-8m325 95c9 52-4 74-33 107 44-37 58-44 97-39-38-11-47-20-64-68zm-55 73c-19 69-46 84-108 70 54 20 56 21 53 86 25-56 47-53 96-38-42-32-46-49-41-118zm109 56c-15 18-23 18-44 9 23 19 18 34 11 60 16-19 23-25 50-13-23-21-27-30-17-56z`,witch:`m416 42c-57 1-105 26-145 65-42 41-75 98-100 156 1 4 3 9 7 13 6 6 14 13 24 18 20 11 47 20 75 25s56 6 75 3c10-1 18-4 22-7s5-4 5-6l1 0c-4-43-6-89 0-132 3-20 7-40 15-58-32 32-63 66-87 95 35-70 86-122 141-169-11-2-22-3-33-3zm-261 197a407 407 0 0 0-13 0c-23 1-44 3-62 7-24 6-40 15-49 26-8 11-10 25-1 46 33 75 117 130 208 148 91 19 186 1 242-66 14-16 16-30 10-44-5-13-19-28-40-42-15-10-33-19-53-27 1 22 3 45 5 66v0c1 11-6 21-14 28s-21 10-34 12c-26 5-60 4-93-2-34-6-66-15-90-29-13-7-23-15-29-25-7-9-10-21-7-33l0 0 0-1c8-21 17-43 26-64a634 634 0 0 0-6 0zm7 47a839 839 0 0 0-9 23c-2 6 0 11 4 18 4 6 12 12 23 19 21 12 52 21 84 27 32 5 64 6 87 2 11-2 20-6 26-9 5-4 7-7 6-12 0-7-1-14-1-21-8 4-17 6-27 7-23 4-52 2-81-3-29-5-59-14-81-27-12-6-22-13-29-21a59 59 0 0 1-2-3z`,oz:`m247 25q-1 0-2 0c-28 53-32 109-28 168 4 59 15 120 16 182h46c1-62 12-123 16-182 4-59 0-115-28-168a168 168 0 0 0-2 0v327h-18zm-24 4c-7 1-14 3-22 6l-2 3c-39 47-50 83-46 123 4 40 23 83 47 139l5 12c1 3 4 9 7 15-3-44-10-88-13-132-4-57-1-113 24-166zm66 0c25 53 28 109 24 166-3 44-10 88-13 132 3-6 6-12 7-15l5-12c24-56 43-99 47-139 4-40-7-76-46-123l-2-3c-8-3-15-5-22-6zm-121 20a190 190 0 0 0-11 7c-31 19-52 45-52 72 0 62 22 90 50 122 3 3 5 7 8 10-14-35-25-66-28-97-3-37 5-74 33-114zm177 0c27 40 35 77 32 114-3 31-14 62-28 97 3-3 5-7 8-10 28-32 50-60 50-122 0-27-21-53-52-72a189 189 0 0 0-10-7zm-121 344v37h21v-37zm43 0v37h21v-37zm-43 55v44h64v-44z`,hand:`m150 82a18 18 0 0 0-5 1l-104 39c-4 1-8 5-10 9-2 5-3 10-1 15l67 181c1 5 5 9 9 11 5 2 10 2 15 1l103-39c5-1 9-5 11-9l0 0c2-5 2-10 1-15l-67-181c-2-5-6-9-10-11l0 0c-2-1-5-1-7-2-1 0-1 0-2 0zm39 14l64 174a37 37 0 0 1-1 29 37 37 0 0 1-21 19l-28 10 60 3c5 0 10-2 14-5 3-3 6-8 6-13l9-193c0-5-2-10-5-14-3-3-8-6-13-6l-85-4zm121 33l-8 185a37 37 0 0 1-13 26 37 37 0 0 1-26 10l-27-2 70 23c4 2 10 1 14-1 4-2 8-6 9-10l62-184c1-5 1-10-1-15-3-4-7-7-11-9l-69-23zm-205 19c25 25 68 17 81 45 12 26-15 46-38 39l17 30-19 7-11-31c-10 22-43 23-54-1-13-30 24-54 24-89zm302 39l-60 178a37 37 0 0 1-18 22l-1 0a37 37 0 0 1-28 2l-20-7 43 37c4 3 9 5 14 5s9-3 12-7l126-147c3-4 5-9 5-14-1-4-3-9-7-12l-66-57z`,pointing:`m18 20v193c39 81 56 135 151 221l0 0 1 0c3 4 5 4 10 4 4 0 9-3 14-6 10-6 17-17 18-22l-56-56 13-14 63 63c1 2 3 2 7 2s9-4 14-7c10-7 20-19 23-27l-56-56 13-13 64 64c19-3 35-17 42-33l0 1-71-72 13-13 167 167c7 7 15 9 21 9 6 0 12-3 16-7 9-9 13-24-2-38l-223-223 13-13 33 33c47-4 85-18 102-34 9-8 13-15 12-22-1-6-5-14-16-22-52 22-109 19-163 3-54-17-106-48-148-82h-75z`,table:`m254 30c-10 2-18 13-18 27 0 8 2 15 6 20l5 6-7 1c-5 1-9 4-12 9-4 4-6 10-8 18-3 13-4 29-4 43h17l2 22c7 0 14-1 21-1q11 0 22 1l1-22h17c0-14 0-31-3-44-2-7-4-13-7-18s-8-7-14-8l-7-1 4-6c4-5 7-12 7-20 0-15-10-27-20-27zm-192 144c-10 2-18 13-18 27 0 8 3 15 7 20l4 6-7 1c-5 1-9 4-12 9-4 4-6 10-8 18-3 13-4 29-4 43h17l5 64c12 3 25 3 37 0l4-64h17c0-14 0-31-3-44-2-7-4-13-7-18-4-4-8-7-14-8l-7-1 5-6c3-5 6-12 6-20 0-15-10-27-20-27zm384 0c-10 2-18 13-18 27 0 8 2 15 6 20l5 6-7 1c-5 1-9 4-12 9-4 4-6 10-8 18-3 13-4 29-4 43h17l5 64c12 3 25 3 37 0l4-64h17c0-14 0-31-3-44-2-7-4-13-7-18s-8-7-14-8l-7-1 4-6c4-5 7-12 7-20 0-15-10-27-20-27zm-190 19c-37 0-70 6-93 14-12 4-21 9-27 14-5 4-7 8-7 11s2 8 7 12c6 5 15 10 27 14 23 8 56 13 93 13s70-5 93-13c12-4 21-9 26-14 6-4 8-8 8-12s-2-7-8-11c-5-5-14-10-26-14-23-8-56-14-93-14m-105 80v45h18v-39c-4-2-8-3-12-4-2-1-4-2-6-2m210 0c-2 0-4 1-6 2-4 1-8 2-12 4v39h18zm-107 19c-10 1-18 12-18 26 0 8 2 15 6 20l5 6-7 2c-5 1-9 3-13 8-3 4-5 11-7 18-3 13-4 29-4 43h17l5 65c12 2 25 2 37 0l4-65h17c0-14 0-30-3-44-2-7-4-13-8-18s-7-7-13-8l-7-1 4-6c4-5 7-12 7-20 0-15-10-26-20-26z`,book:`m150 86c-2 0-3 0-4 0-34 0-76 10-127 33v244c60-29 106-37 144-33 33 3 60 16 84 31v-243c-24-18-51-30-86-32a185 185 0 0 0-11 0zm212 0c-4 0-8 0-11 0-36 2-63 14-86 32v243c24-15 50-28 83-31 38-4 84 4 145 33v-244c-52-23-94-33-128-33-1 0-2 0-3 0zm5 261c-1 0-2 0-3 0-5 1-9 1-14 1-34 4-59 18-85 35v0c-7-2-13-2-20-1-25-16-51-30-84-34-6 0-11-1-18-1-32 1-71 10-124 36v43c60-29 106-37 144-33 18 2 35 7 50 13-5 6-10 13-14 22h117c-6-8-12-16-18-22 15-6 32-11 50-13 38-4 84 4 145 33v-43c-54-26-93-35-126-36z`,bot:`m81 21c-13 0-23 11-23 24s10 23 23 23 23-11 23-23-10-24-23-24m350 0c-13 0-23 11-23 24s10 23 23 23 23-11 23-23-10-24-23-24m-321 52a41 41 0 0 1-15 10l29 46 15-10zm292 0l-29 46 15 10 29-46a41 41 0 0 1-15-10m-243 54l-36 24 6 20c10-12 24-22 40-29 1 0 2-1 4-1zm194 0l-14 14c2 0 3 1 4 1 16 7 30 17 40 29l6-20zm-97 18c-29 0-58 4-80 14-22 9-36 22-39 38l-31 230h300l-31-230c-3-16-17-29-39-38-22-10-51-14-80-14zm-64 58c31 0 57 25 57 57s-26 57-57 57-57-26-57-57 26-57 57-57m128 0c31 0 57 25 57 57s-26 57-57 57-57-26-57-57 26-57 57-57m-129 16c-22 0-41 18-41 41s19 40 41 40 42-18 42-40-19-41-42-41m128 0c-22 0-41 18-41 41s19 40 41 40 42-18 42-40-19-41-42-41m-128 18c14 0 24 10 24 23s-10 22-24 22-23-10-23-22 10-23 23-23zm128 0c14 0 24 10 24 23s-10 22-24 22-23-10-23-22 10-23 23-23zm-111 94h96v18h-96zm-16 32h128v18h-128zm-16 32h160v18h-160zm-103 50v46h46v-46zm64 0v46h46v-46zm64 0v46h46v-46zm64 0v46h46v-46zm64 0v46h46v-46zm64 0v46h46v-46z`,ozma:`m188 59c-19 0-34 16-34 35 0 16 11 30 26 33l-36 82c16 3 28 17 28 34 0 19-15 34-34 34-19 0-34-15-34-34 0-13 8-25 19-31l-51-79c8-6 13-15 13-26 0-17-14-32-32-32-17 0-32 15-32 32 0 18 15 32 32 32 1 0 2 0 3 0l41 227h316l42-227c1 0 2 0 3 0 17 0 32-14 32-32 0-17-15-32-32-32-18 0-32 15-32 32 0 11 5 20 13 26l-51 80c11 6 18 17 18 30 0 19-15 34-34 34s-34-15-34-34c0-17 13-31 29-34l-34-81c15-4 26-18 26-34 0-19-15-35-34-35-19 0-35 16-35 35 0 15 9 27 23 32l-45 76c15 5 25 18 25 35 0 19-16 35-36 35-19 0-35-16-35-35 0-16 9-29 22-34l-44-77c13-4 23-17 23-32 0-19-16-35-35-35zm-91 326c-24 4-22 40 5 40h6l0 0h295l0 0h7c26 0 28-36 5-40h-318z`,good:`m320 20c-72 14-19 71-74 109 5-1 9-1 14-1 17 0 33 4 49 11a126 126 0 0 1 14 7c12-47-37-96-3-126zm-183 24c-41 62 37 65 24 130 18-21 41-36 67-42-25-43-94-42-91-88zm297 76c-32 1-45 46-97 36 22 18 37 41 43 67 42-25 42-94 87-91-13-9-24-12-33-12zm-178 27c-24 0-46 8-65 23l19 36-40-13a108 108 0 0 0-9 17c-9 20-11 41-8 60l45 3-34 30c10 20 28 38 51 48a108 108 0 0 0 9 4l25-39 9 44c27 0 54-10 74-29l-20-37 39 12a109 109 0 0 0 5-9c10-23 11-46 6-68l-37-1 27-25c-11-20-28-37-51-47a107 107 0 0 0-4-2l-26 40-9-47c-1 0-1 0-2 0-1 0-3 0-4 0zm-123 40c-41 0-82 34-108 5 14 72 71 19 108 74-2-21 1-43 11-63a126 126 0 0 1 7-15c-6-1-12-2-18-1zm250 53a125 125 0 0 1-10 64l0 0a126 126 0 0 1-8 14c48 12 97-37 127-3-15-72-72-19-109-75zm-246 43c-43 25-42 95-88 92 62 41 65-37 130-24-21-18-36-42-42-68zm219 49c-18 22-42 37-68 43 25 42 95 42 92 87 41-61-37-64-24-130m-163 29c-12 47 37 96 4 126 72-15 19-72 74-109-21 2-43-1-64-10a126 126 0 0 1-14-7`,evil:`m256 20c-131 0-238 107-238 238 0 132 107 238 238 238s238-106 238-238-107-238-238-238m0 19c121 0 219 98 219 219 0 26-4 51-12 74-21 9-44 13-68 13-22 0-44-4-63-11l12 45-72-13 19 52c-58 7-109-16-131-49l82 1-24-48 72-8 1 0c-17-11-32-25-44-41 31-18 66-29 103-23-44-49-96-64-140-57a188 188 0 0 1-3-35c0-46 16-87 43-119 2 0 4 0 6 0zm-117 142c1 0 1 0 2 0 20 0 38 11 49 29 16 27 6 62-21 78-28 16-63 7-79-21-16-27-7-63 21-78a57 57 0 0 1 28-8zm0 21c-20 0-37 16-37 37s17 37 37 37c20 0 37-17 37-37s-17-37-37-37zm0 19c10 0 18 8 18 18s-8 18-18 18-18-8-18-18 8-18 18-18`}));function vr(e){return _r.get(e)}function yr(e){for(let[t,n]of Object.entries(e))_r.set(t,n)}var br={dorothy:{width:12,height:12,strokes:`M0 3H12M0 6H12M3 0V12M6 0V12`,turn:0},toto:{width:14,height:10,strokes:`M2 9Q3 5 1 2M5 9Q5 5 7 3M10 9Q9 6 12 4`,turn:0},lion:{width:16,height:9,strokes:`M0 6Q4 0 8 6T16 6`,turn:90},scarecrow:{width:9,height:15,strokes:`M2 0V9M6 4V15`,turn:38},tinman:{width:18,height:10,strokes:`M0 5H18M9 0V5M0 5V10`,turn:0},glinda:{width:16,height:16,strokes:`M4 1V7M1 4H7M12 10V14M10 12H14`,turn:12},witch:{width:14,height:8,strokes:`M0 6L3.5 2L7 6L10.5 2L14 6`,turn:-18},oz:{width:14,height:20,strokes:`M0 10L7 0L14 10L7 20Z`,turn:0},ozma:{width:16,height:16,strokes:`M4 4m-2.5 0a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0M12 9V15M9 12H15`,turn:0},munchkin:{width:10,height:14,strokes:`M3 1V13M7 1V13M0 5H10`,turn:0},winkie:{width:12,height:12,strokes:`M2 2L6 6L10 2M6 6V11`,turn:0},quadling:{width:18,height:9,strokes:`M0 8Q4.5 0 9 8T18 8`,turn:0},gillikin:{width:16,height:12,strokes:`M0 10L8 2L16 10M4 10L8 6L12 10`,turn:0},emerald:{width:12,height:12,strokes:`M0 6L6 0L12 6L6 12Z`,turn:0},kansas:{width:16,height:8,strokes:`M0 4H9M12 4H16`,turn:0},nome:{width:18,height:14,strokes:`M0 4L5 7L9 3L13 8L18 5M2 12L7 10L12 13`,turn:0},neutral:{width:20,height:12,strokes:`M0 6H20M5 0V6M15 6V12`,turn:0},wild:{width:16,height:14,strokes:`M0 10Q4 2 8 10T16 10M4 6L2 3M12 13L14 10`,turn:12},forest:{width:14,height:16,strokes:`M7 1L2 8H12ZM7 6L1 13H13M7 13V16`,turn:0},field:{width:18,height:8,strokes:`M0 6Q9 1 18 6`,turn:-8},house:{width:12,height:10,strokes:`M0 0V4Q3 9 6 4V0M6 4Q9 9 12 4`,turn:0},water:{width:18,height:9,strokes:`M0 5Q4.5 0 9 5T18 5`,turn:0},good:{width:9,height:9,strokes:`M0 9L9 0`,turn:0},evil:{width:14,height:12,strokes:`M0 8H14M4 8L6 3M10 8L8 12`,turn:24}},xr=16,Sr=Array.from({length:xr},(e,t)=>{let[n,r]=[t*2*Math.PI/xr,(t+.5)*2*Math.PI/xr];return`M50 50L${Cr(Math.cos(n))} ${Cr(Math.sin(n))}L${Cr(Math.cos(r))} ${Cr(Math.sin(r))}Z`}).join(``);function Cr(e){return(50+e*90).toFixed(1)}var wr=o(`<symbol viewBox="0 0 512 512"><path fill="currentColor"></path></symbol>`),Tr=o(`<pattern patternUnits="userSpaceOnUse"><path fill="none" stroke="var(--tint)" stroke-width="1.6" stroke-linecap="round"></path></pattern>`),Er=o(`<svg width="0" height="0" class="defs svelte-10ft9ih" aria-hidden="true" focusable="false"><defs><!><!><symbol id="rays" viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice"><path fill="currentColor"></path></symbol></defs></svg>`);function Dr(e){var t=Er(),n=_(t),i=_(n);r(i,17,()=>_r,([e,t])=>e,(e,t)=>{var n=M(()=>he(c(t),2));let r=()=>c(n)[0],i=()=>c(n)[1];var a=wr(),o=F(a);W(()=>{q(a,`id`,`icon-${r()??``}`),q(o,`d`,i())}),p(e,a)});var a=K(i);r(a,17,()=>Object.entries(br),([e,{width:t,height:n,strokes:r,turn:i}])=>e,(e,t)=>{var n=M(()=>he(c(t),2));let r=()=>c(n)[0],i=()=>c(n)[1].width,a=()=>c(n)[1].height,o=()=>c(n)[1].strokes,s=()=>c(n)[1].turn;var l=Tr(),u=F(l);W(()=>{q(l,`id`,`hatch-${r()??``}`),q(l,`data-tint`,r()),q(l,`width`,i()),q(l,`height`,a()),q(l,`patternTransform`,`rotate(${s()??``})`),q(u,`d`,o())}),p(e,l)});var o=K(a),s=F(o);J(n),J(t),W(()=>q(s,`d`,Sr)),p(e,t)}var Or=(function(){let e=typeof document<`u`&&document.createElement(`link`).relList;return e&&e.supports&&e.supports(`modulepreload`)?`modulepreload`:`preload`})(),kr=function(e,t){return new URL(e,t).href},Ar={},jr=function(e){return e.pathname.endsWith(`.css`)},Mr=function(e,t,n){if(t in e)return e[t];let r=n();if(!r){e[t]=void 0;return}let i=r.then(()=>{e[t]=void 0},n=>{throw e[t]=void 0,n});return e[t]=i,i},$=function(e,t,n){let r=Promise.resolve();if(t&&t.length>0){let e,i=document.querySelector(`meta[property=csp-nonce]`),a=i?.nonce||i?.getAttribute(`nonce`);function o(e){return Promise.all(e.map(e=>Promise.resolve(e).then(e=>({status:`fulfilled`,value:e}),e=>({status:`rejected`,reason:e}))))}function s(e){return import.meta.resolve?new URL(import.meta.resolve(e)):new URL(e,import.meta.url)}r=o(t.map(t=>{t=kr(t,n);let r=s(t),i=jr(r);return Mr(Ar,r.href,()=>{if(e===void 0){e={all:new Set,styles:new Set};let t=document.getElementsByTagName(`link`);for(let n=t.length-1;n>=0;n--){let r=t[n];e.all.add(r.href),r.rel===`stylesheet`&&e.styles.add(r.href)}}if((i?e.styles:e.all).has(r.href))return;let t=document.createElement(`link`);if(t.rel=i?`stylesheet`:Or,i||(t.as=`script`),t.crossOrigin=``,t.href=r.href,a&&t.setAttribute(`nonce`,a),document.head.appendChild(t),i)return new Promise((e,n)=>{let i=a=>{t.removeEventListener(`load`,i),t.removeEventListener(`error`,i),a.type===`error`?n(Error(`Unable to preload CSS for ${r}`)):e(a)};t.addEventListener(`load`,i),t.addEventListener(`error`,i)})})}).filter(e=>e!==void 0))}function i(e){let t=new Event(`vite:preloadError`,{cancelable:!0});if(t.payload=e,window.dispatchEvent(t),!t.defaultPrevented)throw e}return r.then(t=>{for(let e of t||[])e.status===`rejected`&&i(e.reason);return e().catch(i)})};function Nr(t,n){var r=m(),a=e(r);i(a,()=>$(()=>import(`./Cover-3ybAh83M.js`),__vite__mapDeps([0,1,2]),import.meta.url),null,(t,r)=>{var i=M(()=>{var{default:e}=c(r);return{Cover:e}}),a=M(()=>c(i).Cover),o=m(),s=e(o);j(s,()=>c(a),(e,t)=>{t(e,{get game(){return n.game}})}),p(t,o)}),p(t,r)}var Pr=g(`<span class="button main svelte-1xicl3k"> </span>`),Fr=g(`<a><span class="picture svelte-1xicl3k"><!></span> <span class="said svelte-1xicl3k"><strong class="svelte-1xicl3k"> </strong> <span class="heading svelte-1xicl3k"> </span> <span class="names svelte-1xicl3k"> </span> <em class="svelte-1xicl3k"> </em></span> <!></a>`);function Ir(e,t){U(t,!0);let n=V(t,`wide`,3,!1),r=M(()=>({at:`table`,table:t.table.id})),i=M(()=>t.table.seats.filter(({bot:e})=>e===null).length),o=M(()=>{let e=t.table.turn===void 0?void 0:t.table.seats[t.table.turn];return c(i)===0?t.say(`tile-watch`):e&&(e.bot!==null||c(i)>1)?t.say(`tile-asked`,{name:e.name}):t.say(c(i)===1?`your-turn`:`tile-people`)}),s=M(()=>c(i)>0&&(t.table.turn===void 0||t.table.seats[t.table.turn]?.bot===null));var l=Fr();let u;var d=_(l);Nr(_(d),{get game(){return t.table.game}}),J(d);var f=K(d,2),m=_(f),h=F(m,!0),g=K(m,2),v=F(g,!0),y=K(g,2),b=F(y,!0),x=K(y,2),S=F(x,!0);J(f);var C=K(f,2),w=e=>{var n=Pr(),r=F(n,!0);W(e=>B(r,e),[()=>t.say(`go-on`)]),p(e,n)};a(C,e=>{n()&&e(w)}),J(l),W((e,r)=>{u=R(l,1,`tile svelte-1xicl3k`,null,u,{wide:n(),mine:c(s)}),q(l,`href`,e),B(h,t.table.title),B(v,t.table.heading),B(b,r),B(S,c(o))},[()=>_e(c(r)),()=>t.table.seats.map(({name:e})=>e).join(`, `)]),X(`click`,l,e=>(e.preventDefault(),t.go(c(r)))),p(e,l),L()}v([`click`]);function Lr(e,{seats:t},n,r,i){let a=t.findIndex(({bot:e})=>e===null),o=t.filter((e,t)=>t!==a),s=e.seatTitles[a],c=new Intl.ListFormat(r).format(o.map(({name:e})=>e));return a<0?i(`play-watch`,{names:c})+Rr(o,n):o.length===0?i(`play-alone`):(s===void 0?i(`play-against`,{names:c}):i(`play-side-against`,{side:s,names:c}))+Rr(o,n)}function Rr(e,t){let n=new Set(e.flatMap(({bot:e})=>e===null?[]:[zr(e,t)]));return n.size===1?` · ${[...n].join(``)}`:``}function zr(e,t){return t.find(t=>t.level===e)?.label??e}var Br=g(`<li><span class="picture svelte-1w6bcms"><!></span> <span class="said svelte-1w6bcms"><strong class="svelte-1w6bcms"> </strong> <span> </span></span> <button type="button"> </button></li>`),Vr=g(`<li class="svelte-1w6bcms"><a class="svelte-1w6bcms"><time> </time> <strong class="svelte-1w6bcms"> </strong> <span class="svelte-1w6bcms"> </span></a></li>`),Hr=g(`<details class="svelte-1w6bcms"><summary class="svelte-1w6bcms"> </summary> <ul class="kept svelte-1w6bcms"></ul></details>`),Ur=g(`<section class="sheet daily svelte-1w6bcms" aria-labelledby="daily"><div class="words"><h2 id="daily" class="svelte-1w6bcms"> <time class="svelte-1w6bcms"> </time></h2> <p class="svelte-1w6bcms"> </p></div> <ul class="deals svelte-1w6bcms"></ul> <!></section>`);function Wr(t,n){U(n,!0);let i=M(()=>n.model.dailies?.deals??[]),o=M(()=>n.model.dailies?.results??[]);function s(e){if(e.heading!==``)return e.heading;let t=n.model.games.find(({name:t})=>t===e.game);return t?Lr(t,{seats:e.seats,options:{}},n.model.bots,n.model.lang,n.say):``}function l(e){e.table===null?n.model.opening||n.ask(ke(e,n.say)):n.go({at:`table`,table:e.table})}function u(e,t){e.preventDefault(),l(t)}var d=m(),f=e(d),h=e=>{let t=M(()=>n.model.dailies);var d=Ur(),f=_(d),m=_(f),h=_(m),g=K(h),v=F(g,!0);J(m);var y=K(m,2),b=F(y,!0);J(f);var x=K(f,2);r(x,21,()=>c(i),e=>e.game,(e,t)=>{var r=Br();let i;var a=_(r);Nr(_(a),{get game(){return c(t).game}}),J(a);var o=K(a,2),u=_(o),d=F(u,!0),f=K(u,2),m=F(f,!0);J(o);var h=K(o,2);let g;var v=F(h,!0);J(r),W((e,a)=>{i=R(r,1,`svelte-1w6bcms`,null,i,{over:c(t).over}),q(o,`id`,`daily-${c(t).game??``}`),B(d,c(t).title),B(m,e),g=R(h,1,`button svelte-1w6bcms`,null,g,{main:!c(t).over}),q(h,`aria-disabled`,n.model.opening),q(h,`aria-describedby`,`daily-${c(t).game??``}`),B(v,a)},[()=>s(c(t)),()=>n.say(Ae(c(t)))]),X(`click`,h,()=>l(c(t))),p(e,r)}),J(x);var S=K(x,2),C=e=>{var t=Hr(),i=_(t),a=F(i,!0),s=K(i,2);r(s,21,()=>c(o),e=>`${e.day} ${e.game}`,(e,t)=>{var r=Vr(),i=_(r),a=_(i),o=F(a,!0),s=K(a,2),l=F(s,!0),d=K(s,2),f=F(d,!0);J(i),J(r),W((e,n)=>{q(i,`href`,e),q(a,`datetime`,c(t).day),B(o,n),B(l,c(t).title),B(f,c(t).heading)},[()=>_e({at:`table`,table:c(t).table??``}),()=>je(n.model.lang,c(t).day,`medium`)]),X(`click`,i,e=>u(e,c(t))),p(e,r)}),J(s),J(t),W(e=>B(a,e),[()=>n.say(`daily-results`,{count:c(o).length})]),p(e,t)};a(S,e=>{c(o).length>0&&e(C)}),J(d),W((e,n,r)=>{B(h,`${e??``} `),q(g,`datetime`,c(t).day),B(v,n),B(b,r)},[()=>n.say(`daily`),()=>je(n.model.lang,c(t).day,`long`),()=>n.say(`daily-about`)]),p(e,d)};a(f,e=>{n.model.dailies&&c(i).length>0&&e(h)}),p(t,d),L()}v([`click`]);var Gr=g(`<li><button type="button" class="button svelte-f9wjkp"> </button></li>`),Kr=g(`<section class="sheet first svelte-f9wjkp" aria-labelledby="first-game"><div class="svelte-f9wjkp"><h2 id="first-game" class="svelte-f9wjkp"> </h2> <p class="svelte-f9wjkp"> </p></div> <ul class="svelte-f9wjkp"></ul></section>`);function qr(t,n){U(n,!0);let i=M(()=>new Set(n.model.tables?.past.lines.map(({game:e})=>e))),o=M(()=>n.model.tables===null?[]:n.model.games.filter(({name:e,hasLesson:t})=>t&&!c(i).has(e))),s=M(()=>be().seats?.find(({bot:e})=>e===null)?.name??n.say(`you`));var l=m(),u=e(l),d=e=>{var t=Kr(),i=_(t),a=_(i),l=F(a,!0),u=K(a,2),d=F(u,!0);J(i);var f=K(i,2);r(f,21,()=>c(o),({name:e,title:t})=>e,(e,t)=>{let r=()=>c(t).name,i=()=>c(t).title;var a=Gr(),o=_(a),l=F(o,!0);J(a),W(e=>{o.disabled=n.model.opening,q(o,`aria-label`,e),B(l,i())},[()=>n.say(`first-game-begin`,{game:i()})]),X(`click`,o,()=>n.ask({say:`lesson`,game:r(),name:c(s)})),p(e,a)}),J(f),J(t),W((e,t)=>{B(l,e),B(d,t)},[()=>n.say(`first-game`),()=>n.say(`first-game-about`)]),p(e,t)};a(u,e=>{c(o).length>0&&e(d)}),p(t,l),L()}v([`click`]);var Jr={draft:{minutes:10,seats:3},duel:{minutes:20,seats:2},oz:{minutes:30,seats:2},epic:{minutes:40,seats:2}};function Yr(e){return Jr[e]?.minutes??null}function Xr(e){return Jr[e]?.seats??2}var Zr={library2:({seats:e})=>e>=2,library3:({seats:e})=>e>=3,library4:({seats:e})=>e>=4,roundCap:({seats:e,options:t})=>e>1&&t.mode===`standard`};function Qr(e,t){return e.filter(({name:e})=>Zr[e]?.(t)??!0)}var $r=g(`<p class="about svelte-1f6nkdl"> </p>`),ei=g(`<span class="svelte-1f6nkdl"><svg viewBox="0 0 20 20" aria-hidden="true" class="svelte-1f6nkdl"><path d="M4 2h12v2h-1v2.500L11.5 10 15 13.500V16h1v2H4v-2h1v-2.500L8.5 10 5 6.500V4H4ZM7 4v1.800h6V4ZM7 16h6v-1.500l-3-2.700-3 2.700Z" fill-rule="evenodd"></path></svg> </span>`),ti=g(`<li class="game svelte-1f6nkdl"><div class="picture svelte-1f6nkdl"><!></div> <div class="said svelte-1f6nkdl"><h3 class="svelte-1f6nkdl"> </h3> <!> <p class="facts svelte-1f6nkdl"><span class="svelte-1f6nkdl"><svg viewBox="0 0 20 20" aria-hidden="true" class="svelte-1f6nkdl"><path d="M10 2a3.4 3.4 0 0 1 2.6 5.6c2.6.5 5.4 1.6 5.4 3.4 0 1.5-2 1.6-3.6 1.3L16.6 18H11.4L10 15.4 8.6 18H3.4l2.2-5.7C4 12.6 2 12.5 2 11c0-1.8 2.8-2.9 5.4-3.400A3.4 3.4 0 0 1 10 2Z"></path></svg> </span> <!></p> <p class="against svelte-1f6nkdl"> </p></div> <div class="start svelte-1f6nkdl"><button type="button" class="button main svelte-1f6nkdl"> </button> <button type="button" class="button more svelte-1f6nkdl" aria-haspopup="dialog"><svg viewBox="0 0 24 24" aria-hidden="true" class="svelte-1f6nkdl"><path d="M3 6h10M19 6h2M3 12h3M12 12h9M3 18h11M20 18h1" fill="none"></path><circle cx="16" cy="6" r="2.6"></circle><circle cx="9" cy="12" r="2.6"></circle><circle cx="17" cy="18" r="2.6"></circle></svg></button></div></li>`);function ni(e,t){U(t,!0);let n=M(()=>Yr(t.game.name)),r=M(()=>t.game.fewestSeats<t.game.mostSeats?t.say(`seats-between`,{fewest:t.game.fewestSeats,most:t.game.mostSeats}):t.say(`seats-exactly`,{most:t.game.mostSeats}));var i=ti(),o=_(i);Nr(_(o),{get game(){return t.game.name}}),J(o);var s=K(o,2),l=_(s),u=F(l,!0),d=K(l,2),f=e=>{var n=$r(),r=F(n,!0);W(()=>B(r,t.game.about)),p(e,n)};a(d,e=>{t.game.about&&e(f)});var m=K(d,2),h=_(m),g=K(_(h),1,!0);J(h);var v=K(h,2),y=e=>{var r=ei(),i=K(_(r),1,!0);J(r),W(e=>B(i,e),[()=>t.say(`minutes`,{minutes:c(n)})]),p(e,r)};a(v,e=>{c(n)!==null&&e(y)}),J(m);var b=K(m,2),x=F(b,!0);J(s);var S=K(s,2),C=_(S),w=F(C,!0),T=K(C,2);J(S),J(i),W((e,n,a,o,s)=>{q(i,`data-game`,t.game.name),q(l,`id`,`game-${t.game.name??``}`),B(u,t.game.title),B(g,c(r)),B(x,e),q(C,`aria-disabled`,t.busy),q(C,`aria-label`,n),B(w,a),q(T,`aria-label`,o),q(T,`title`,s)},[()=>Lr(t.game,t.plan,t.bots,t.lang,t.say),()=>t.say(`play-game`,{title:t.game.title}),()=>t.say(`play`),()=>t.say(`play-options`,{title:t.game.title}),()=>t.say(`play-options`,{title:t.game.title})]),X(`click`,C,function(...e){t.onplay?.apply(this,e)}),X(`click`,T,function(...e){t.onoptions?.apply(this,e)}),p(e,i),L()}v([`click`]);var ri=40,ii=/[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\u{ad}\u{34f}\u{61c}\u{115f}\u{1160}\u{17b4}\u{17b5}\u{180b}-\u{180f}\u{200b}-\u{200f}\u{2028}-\u{202e}\u{2060}-\u{206f}\u{2800}\u{3164}\u{feff}\u{ffa0}\u{fff0}-\u{fffb}\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{e0fff}]/u,ai=/^\p{White_Space}+|\p{White_Space}+$/gu,oi=/\p{White_Space}+/gu,si=/[^\p{White_Space}\p{M}]/u,ci=/[\u{fe00}-\u{fe0f}]/gu;function li(e){let t=e.replace(ai,``);return ii.test(t)?`odd`:si.test(t)?[...fi(e)].length>ri?`long`:`fine`:`blank`}function ui(e,t){return pi(e)===pi(t)}function di(e,t,n){let r=e[t]?.name??``;switch(li(r)){case`blank`:return n(`name-blank`,{most:ri});case`long`:return n(`name-long`,{most:ri});case`odd`:return n(`name-odd`,{most:ri});case`fine`:{let i=e.findIndex((e,n)=>n!==t&&ui(e.name,r));return i<0?void 0:n(`name-same`,{seat:i+1})}}}function fi(e){return e.replace(ai,``).replace(oi,` `)}function pi(e){return fi(e).normalize(`NFKC`).replace(ci,``).toLowerCase()}var mi=[`Ojo`,`Trot`,`Scraps`,`Betsy`];function hi(e){return(e.at(-2)??e.at(-1))?.level??null}function gi(e,t,{plans:n,seats:r},i){let a=n?.[e.name],o=a?.seats.map(e=>yi(t,e.bot)?e:{...e,bot:hi(t)}),s=r?.find(({bot:e})=>e===null)?.name??i,c=o&&o.length>0?o:xi([{name:s,bot:null}],Xr(e.name),t);return{seats:xi(c,wi(e,c.length),t),options:{...Ti(e),..._i(e,a?.options??{})}}}function _i(e,t){let n=e.options.filter(e=>vi(e,t[e.name]));return Object.fromEntries(n.map(({name:e,default:n})=>[e,t[e]??n]))}function vi({kind:e},t){switch(e.type){case`flag`:return typeof t==`boolean`;case`number`:return typeof t==`number`&&t===Ei(t,e,t);case`oneOf`:return e.words.some(([e])=>e===t)}}function yi(e,t){return t===null||e.some(e=>e.level===t)}function bi(e,t){let n=Array.from({length:t.length+1},(e,t)=>`Bot ${t+1}`),r=e=>!t.some(t=>ui(t,e));return{name:[...mi,...n].find(r)??``,bot:hi(e)}}function xi(e,t,n){let r=e.slice(0,t);for(;r.length<t;)r.push(bi(n,r.map(e=>e.name)));return r}function Si(e){return[...e.slice(-1),...e.slice(0,-1)]}function Ci(e){return Array.from({length:e.mostSeats-e.fewestSeats+1},(t,n)=>e.fewestSeats+n)}function wi(e,t){return Math.min(Math.max(t,e.fewestSeats),e.mostSeats)}function Ti(e){return Object.fromEntries(e.options.map(e=>[e.name,e.default]))}function Ei(e,t,n){return Number.isNaN(e)?n:Math.min(Math.max(Math.round(e),t.least),t.most)}var Di=g(`<input type="checkbox" class="svelte-1um0722"/> <label> </label>`,1),Oi=g(`<label> <span class="range svelte-1um0722"> </span></label> <input class="field" type="number" step="1"/>`,1),ki=g(`<option> </option>`),Ai=g(`<label> </label> <select class="field"></select>`,1),ji=g(`<div><!> <p class="svelte-1um0722"> </p></div>`);function Mi(t,n){U(n,!0);let i=M(()=>`option-${n.spec.name}`),o=M(()=>n.spec.kind);var s=ji();let l;var u=_(s),d=t=>{var r=Di(),a=e(r);ie(a);var o=K(a,2),s=F(o,!0);W(()=>{q(a,`id`,c(i)),N(a,n.value===!0),q(a,`aria-describedby`,`${c(i)??``}-help`),q(o,`for`,c(i)),B(s,n.spec.label)}),X(`change`,a,e=>n.onvalue(e.currentTarget.checked)),p(t,r)},f=t=>{var r=Oi(),a=e(r),s=_(a),l=K(s),u=F(l,!0);J(a);var d=K(a,2);ie(d),W(e=>{q(a,`for`,c(i)),B(s,`${n.spec.label??``} `),B(u,e),q(d,`id`,c(i)),q(d,`min`,c(o).least),q(d,`max`,c(o).most),I(d,n.value),q(d,`aria-describedby`,`${c(i)??``}-help`)},[()=>n.say(`option-range`,{...c(o)})]),X(`change`,d,({currentTarget:e})=>{let t=Ei(e.valueAsNumber,c(o),Number(n.value));e.value=String(t),n.onvalue(t)}),p(t,r)},m=t=>{var a=Ai(),s=e(a),l=F(s,!0),u=K(s,2);r(u,21,()=>c(o).words,([e,t])=>e,(e,t)=>{var n=M(()=>he(c(t),2));let r=()=>c(n)[0],i=()=>c(n)[1];var a=ki(),o=F(a,!0),s={};W(()=>{B(o,i()),s!==(s=r())&&(a.value=(a.__value=s)??``)}),p(e,a)}),J(u);var d;le(u),W(()=>{q(s,`for`,c(i)),B(l,n.spec.label),q(u,`id`,c(i)),q(u,`aria-describedby`,`${c(i)??``}-help`),d!==(d=n.value)&&(u.value=(u.__value=d)??``,oe(u,d))}),X(`change`,u,e=>n.onvalue(e.currentTarget.value)),p(t,a)};a(u,e=>{c(o).type===`flag`?e(d):c(o).type===`number`?e(f,1):e(m,-1)});var h=K(u,2),g=F(h,!0);J(s),W(()=>{l=R(s,1,`option svelte-1um0722`,null,l,{flag:c(o).type===`flag`,number:c(o).type===`number`}),q(h,`id`,`${c(i)??``}-help`),B(g,n.spec.help)}),p(t,s),L()}v([`change`]);var Ni=g(`<dialog class="svelte-oy9g8f"><div class="panel svelte-oy9g8f"><div class="head svelte-oy9g8f"><h2 class="svelte-oy9g8f"> </h2> <button type="button" class="close svelte-oy9g8f"><svg viewBox="0 0 20 20" aria-hidden="true" class="svelte-oy9g8f"><path d="M4 4L16 16M16 4L4 16"></path></svg></button></div> <!></div></dialog>`);function Pi(e,t){let r=l();U(t,!0);let i;u(()=>(i.showModal(),()=>i.close()));var a=Ni(),o=_(a),s=_(o),c=_(s),d=F(c,!0),f=K(c,2);J(s);var m=K(s,2);y(m,()=>t.children),J(o),J(a),k(a,e=>i=e,()=>i),W(e=>{q(a,`aria-labelledby`,`${r}-title`),q(c,`id`,`${r}-title`),B(d,t.title),q(f,`aria-label`,e)},[()=>t.say(`close`)]),n(`close`,a,function(...e){t.onclose?.apply(this,e)}),X(`click`,a,e=>{e.target===i&&t.onclose()}),X(`click`,f,function(...e){t.onclose?.apply(this,e)}),p(e,a),L()}v([`click`]);var Fi=g(`<option> </option>`),Ii=g(`<p class="fault svelte-4tvv92" role="status"> </p>`),Li=g(`<li><span class="number svelte-4tvv92" aria-hidden="true"> </span> <label><span class="unseen"> </span> <input class="field" autocomplete="off"/></label> <label><span class="unseen"> </span> <select class="field"><option> </option><optgroup></optgroup></select></label> <!> <p class="svelte-4tvv92"> </p></li>`);function Ri(e,t){U(t,!0);let n=V(t,`seat`,15),i=M(()=>t.bots.find(e=>e.level===n().bot)),o=e=>t.say(e,{number:t.number})+(t.title===void 0?``:`, ${t.title}`);var s=Li();let l;var u=_(s),d=F(u,!0),f=K(u,2),m=_(f),h=F(m,!0),g=K(m,2);ie(g),J(f);var v=K(f,2),y=_(v),b=F(y,!0),x=K(y,2),S=_(x),C=F(S,!0);S.value=S.__value=``;var w=K(S);r(w,21,()=>t.bots,({level:e,label:t})=>e,(e,t,n,r)=>{let i=()=>c(t).level,a=()=>c(t).label;var o=Fi(),s=F(o,!0),l={};W(()=>{B(s,a()),l!==(l=i())&&(o.value=(o.__value=l)??``)}),p(e,o)}),J(w),J(x);var T;le(x),J(v);var E=K(v,2),D=e=>{var n=Ii(),r=F(n,!0);W(()=>{q(n,`id`,`seat-fault-${t.number??``}`),B(r,t.fault)}),p(e,n)};a(E,e=>{t.fault!==void 0&&e(D)});var O=K(E,2),k=F(O,!0);J(s),W((e,r,i,a,o)=>{l=R(s,1,`seat svelte-4tvv92`,null,l,{titled:t.title}),B(d,t.title??t.number),B(h,e),q(g,`id`,`seat-name-${t.number??``}`),q(g,`aria-invalid`,t.fault!==void 0),q(g,`aria-describedby`,t.fault===void 0?void 0:`seat-fault-${t.number}`),I(g,n().name),B(b,r),q(x,`aria-describedby`,`seat-help-${t.number??``}`),B(C,i),q(w,`label`,a),T!==(T=n().bot??``)&&(x.value=(x.__value=T)??``,oe(x,T)),q(O,`id`,`seat-help-${t.number??``}`),B(k,o)},[()=>o(`seat-name`),()=>o(`seat-who`),()=>t.say(`person`),()=>t.say(`bots`),()=>c(i)?c(i).help:t.say(`person-help`)]),X(`input`,g,e=>n({...n(),name:e.currentTarget.value})),X(`change`,x,e=>n({...n(),bot:e.currentTarget.value||null})),p(e,s),L()}v([`input`,`change`]);var zi=g(`<label class="svelte-1v6dh6z"><input type="radio" class="svelte-1v6dh6z"/> <span class="svelte-1v6dh6z"> </span></label>`),Bi=g(`<p class="svelte-1v6dh6z"> </p>`),Vi=g(`<fieldset class="svelte-1v6dh6z"><legend class="svelte-1v6dh6z"> </legend> <div class="svelte-1v6dh6z"></div> <!></fieldset>`);function Hi(e,t){let n=l();U(t,!0);let i=V(t,`help`,3,``);var o=Vi(),s=_(o),u=F(s,!0),d=K(s,2);r(d,21,()=>t.values,([e,t])=>e,(e,r)=>{var i=M(()=>he(c(r),2));let a=()=>c(i)[0],o=()=>c(i)[1];var s=zi(),l=_(s);ie(l);var u=K(l,2),d=F(u,!0);J(s),W(()=>{q(l,`name`,n),I(l,a()),N(l,a()===t.value),B(d,o())}),X(`change`,l,()=>t.onchoose(a())),p(e,s)}),J(d);var f=K(d,2),m=e=>{var t=Bi(),r=F(t,!0);W(()=>{q(t,`id`,`${n}-help`),B(r,i())}),p(e,t)};a(f,e=>{i()&&e(m)}),J(o),W(()=>{q(o,`aria-describedby`,i()?`${n}-help`:void 0),B(u,t.legend)}),p(e,o),L()}v([`change`]);var Ui=g(`<button type="button" class="turn svelte-13p36b9"><svg viewBox="0 0 26 20" aria-hidden="true" class="svelte-13p36b9"><path d="M5 19V8H1L6.5 1L12 8H8V19ZM18 1V12H14L19.5 19L25 12H21V1Z"></path></svg> </button>`),Wi=g(`<fieldset class="options svelte-13p36b9"><legend class="svelte-13p36b9"> </legend> <!></fieldset>`),Gi=g(`<form class="svelte-13p36b9"><!> <ol class="seats svelte-13p36b9"></ol> <!> <!> <div class="foot svelte-13p36b9"><button type="submit" class="button main svelte-13p36b9"> </button></div></form>`);function Ki(e,t){U(t,!0);let i=H(C(()=>t.plan.seats)),o=M(()=>t.plan.seats),s=M(()=>t.plan.options),l=M(()=>c(o).map((e,n)=>di(c(o),n,t.say))),d=M(()=>Qr(t.game.options,{seats:c(o).length,options:c(s)})),f;u(()=>void C(m));function m(){let e=c(l).findIndex(e=>e!==void 0);return e>=0&&f.querySelector(`#seat-name-${e+1}`)?.focus(),e>=0}function h(e){z(i,[...e,...c(i).slice(e.length)]),t.onchange({...t.plan,seats:e})}function g(e){e.preventDefault(),!t.busy&&!m()&&t.onbegin()}Pi(e,{get title(){return t.game.title},get say(){return t.say},get onclose(){return t.onclose},children:(e,u)=>{var m=Gi(),v=_(m),y=e=>{{let n=M(()=>t.say(`players`)),r=M(()=>Ci(t.game).map(e=>[`${e}`,`${e}`])),a=M(()=>`${c(o).length}`);Hi(e,{get legend(){return c(n)},get values(){return c(r)},get value(){return c(a)},onchoose:e=>t.onchange({...t.plan,seats:xi(c(i),Number(e),t.bots)})})}};a(v,e=>{t.game.fewestSeats<t.game.mostSeats&&e(y)});var b=K(v,2);r(b,21,()=>c(o),Y,(e,n,r)=>{var i=()=>c(n),a=e=>h(c(o).with(r,e));Ri(e,{get seat(){return i()},set seat(e){a(e)},number:r+1,get title(){return t.game.seatTitles[r]},get fault(){return c(l)[r]},get bots(){return t.bots},get say(){return t.say}})}),J(b);var x=K(b,2),S=e=>{var n=Ui(),r=K(_(n));J(n),W(e=>B(r,` ${e??``}`),[()=>t.say(`change-sides`)]),X(`click`,n,()=>h(Si(c(o)))),p(e,n)};a(x,e=>{t.game.seatTitles.length>0&&e(S)});var C=K(x,2),w=e=>{var n=Wi(),i=_(n),a=F(i,!0),o=K(i,2);r(o,17,()=>c(d),e=>e.name,(e,n)=>{{let r=M(()=>c(s)[c(n).name]??c(n).default);Mi(e,{get spec(){return c(n)},get value(){return c(r)},get say(){return t.say},onvalue:e=>t.onchange({...t.plan,options:{...c(s),[c(n).name]:e}})})}}),J(n),W(e=>B(a,e),[()=>t.say(`options`)]),p(e,n)};a(C,e=>{c(d).length>0&&e(w)});var T=K(C,2),E=_(T),D=F(E,!0);J(T),J(m),k(m,e=>f=e,()=>f),W(e=>{q(E,`aria-disabled`,t.busy),B(D,e)},[()=>t.say(`begin`)]),n(`submit`,m,g),p(e,m)},$$slots:{default:!0}}),L()}v([`click`]);var qi=g(`<p class="svelte-1kxoflb"><a class="svelte-1kxoflb"> </a> <span class="svelte-1kxoflb"> </span></p>`);function Ji(e,t){U(t,!0);let n={at:`statistics`};var r=qi(),i=_(r),a=F(i,!0),o=K(i,2),s=F(o,!0);J(r),W((e,t,n)=>{q(i,`href`,e),B(a,t),B(s,n)},[()=>_e(n),()=>t.say(`nav-statistics`),()=>t.say(`statistics-about`)]),X(`click`,i,e=>(e.preventDefault(),t.go(n))),p(e,r),L()}v([`click`]);var Yi=g(`<form role="search" class="svelte-1cvw6gx"><label class="svelte-1cvw6gx"><span class="svelte-1cvw6gx"> </span> <input type="search" maxlength="200" class="svelte-1cvw6gx"/></label> <label class="svelte-1cvw6gx"><span class="svelte-1cvw6gx"> </span> <input type="date" class="svelte-1cvw6gx"/></label></form>`);function Xi(e,t){U(t,!0);let r=H(``),i=H(``),a;function o(){clearTimeout(a),a=setTimeout(()=>t.find(Re(c(r),c(i))),250)}function s(e){e.preventDefault(),clearTimeout(a),t.find(Re(c(r),c(i)))}var l=Yi(),u=_(l),d=_(u),f=F(d,!0),m=K(d,2);ie(m),J(u);var h=K(u,2),g=_(h),v=F(g,!0),y=K(g,2);ie(y),J(h),J(l),W((e,t)=>{B(f,e),B(v,t)},[()=>t.say(`find-words`),()=>t.say(`find-day`)]),n(`submit`,l,s),X(`input`,m,o),ue(m,()=>c(r),e=>z(r,e)),X(`change`,y,o),ue(y,()=>c(i),e=>z(i,e)),p(e,l),L()}v([`input`,`change`]);var Zi=16*2**20;async function Qi(e,t){try{let n=await fetch(`./api/tables`,{method:`POST`,body:e,headers:{"Accept-Language":t}});return n.ok?await n.json():{refused:await n.text()}}catch{return{refused:``}}}var $i=g(`<section><h3 class="svelte-hp1x55"> </h3> <label class="svelte-hp1x55"><span class="svelte-hp1x55"> </span> <input type="file" accept=".jsonl,.json,.txt" class="svelte-hp1x55"/></label></section>`);function ea(e,t){U(t,!0);let n=H(!1);async function r(e){let r=e.files?.[0];if(r){if(r.size>Zi)t.notice(t.say(`import-too-long`,{most:Zi/2**20}));else{z(n,!0);let e=await Qi(r,t.lang);z(n,!1),`table`in e?t.go({at:`table`,table:e.table}):t.notice(e.refused||t.say(`import-lost`))}e.value=``}}var i=$i(),a=_(i),o=F(a,!0),s=K(a,2),l=_(s),u=F(l,!0),d=K(l,2);J(s),J(i),W((e,t)=>{B(o,e),B(u,t),d.disabled=c(n)},[()=>t.say(`import`),()=>t.say(`import-help`)]),X(`change`,d,e=>r(e.currentTarget)),p(e,i),L()}v([`change`]);function ta(e){return e<0?`−${-e}`:String(e)}var na=g(`&nbsp;<b class="svelte-1lc2e9f"> </b>`,1),ra=g(`&nbsp;<svg viewBox="-12 -12 24 24" aria-hidden="true" class="svelte-1lc2e9f"><path d="M0-11L3.2-3.6L11-3.2L4.9 1.8L7 9.5L0 5L-7 9.5L-4.9 1.8L-11-3.2L-3.2-3.6Z"></path></svg><span class="unseen"> </span>`,1),ia=g(`<span class="player"> <!><!><!></span>`);function aa(t,n){U(n,!0);let i=M(()=>n.games.find(({name:e})=>e===n.table.game)?.seatTitles??[]),o=M(()=>n.table.seats.map(({name:e},t)=>{let r=c(i)[t],a=n.table.result?.scores[t];return{words:r===void 0?e:n.say(`labelled`,{label:r,words:e}),score:a===void 0?``:ta(a),won:n.table.result?.won.includes(t)??!1}}));var s=m(),l=e(s);r(l,17,()=>c(o),Y,(t,r,i)=>{let s=()=>c(r).words,l=()=>c(r).score,u=()=>c(r).won;var d=ia(),m=_(d,!0),h=K(m),g=t=>{var n=na(),r=K(e(n)),i=F(r,!0);W(()=>B(i,l())),p(t,n)};a(h,e=>{l()&&e(g)});var v=K(h),y=t=>{var r=ra(),i=K(e(r),2),a=F(i);W(e=>B(a,`(${e??``})`),[()=>n.say(`winner`)]),p(t,r)};a(v,e=>{u()&&e(y)});var b=K(v),x=e=>{var t=f();t.nodeValue=`, `,p(e,t)};a(b,e=>{i<c(o).length-1&&e(x)}),J(d),W(()=>B(m,s())),p(t,d)}),p(t,s),L()}var oa=g(`<p class="none svelte-1ng587l"> </p>`),sa=g(`<div class="sure svelte-1ng587l" role="group"><span class="svelte-1ng587l"> </span> <button type="button" class="button danger"> </button> <button type="button" class="button"> </button></div>`),ca=g(`<button type="button" class="remove svelte-1ng587l"> </button>`),la=g(`<li class="svelte-1ng587l"><a class="svelte-1ng587l"><strong class="svelte-1ng587l"> </strong> <span class="svelte-1ng587l"><!></span> <time class="svelte-1ng587l"> </time></a> <!></li>`),ua=g(`<button type="button" class="button more svelte-1ng587l"> </button>`),da=g(`<section><h3 tabindex="-1" class="svelte-1ng587l"> </h3> <!> <ul></ul> <!></section>`);function fa(e,t){U(t,!0);let n=H(null),i,o=M(()=>new Intl.DateTimeFormat(t.model.lang,{dateStyle:`medium`,timeStyle:`short`}));function s({game:e,seats:n}){let r=t.model.games.find(t=>t.name===e)?.seatTitles??[];return n.map(({name:e},n)=>{let i=r[n];return i===void 0?e:t.say(`labelled`,{label:i,words:e})}).join(`, `)}function l(e,n){e.preventDefault(),t.go({at:`table`,table:n})}async function u(e){z(n,e,!0),await x(),document.getElementById(`keep-${e}`)?.focus()}async function d(e,r){z(n,null),r&&t.ask({say:`remove`,table:e}),await x(),r?i.focus():document.getElementById(`remove-${e}`)?.focus()}var f=da(),m=_(f),h=F(m,!0);k(m,e=>i=e,()=>i);var g=K(m,2),v=e=>{var n=oa(),r=F(n,!0);W(e=>B(r,e),[()=>t.tables===null?t.say(`connecting`):t.none]),p(e,n)};a(g,e=>{(t.tables===null||t.tables.lines.length===0&&t.tables.more===null)&&e(v)});var y=K(g,2);r(y,21,()=>t.tables?.lines??[],e=>e.id,(e,r)=>{let i=M(()=>s(c(r)));var f=la(),m=_(f),h=_(m),g=F(h,!0),v=K(h,2);aa(_(v),{get table(){return c(r)},get games(){return t.model.games},get say(){return t.say}}),J(v);var y=K(v,2),b=F(y,!0);J(m);var x=K(m,2),S=e=>{var n=sa(),i=_(n),a=F(i,!0),o=K(i,2),s=F(o,!0),l=K(o,2),u=F(l,!0);J(n),W((e,t,i,o)=>{q(n,`aria-label`,e),B(a,t),B(s,i),q(l,`id`,`keep-${c(r).id??``}`),B(u,o)},[()=>t.say(`remove-sure`),()=>t.say(`remove-sure`),()=>t.say(`remove-yes`),()=>t.say(`remove-no`)]),X(`click`,o,()=>d(c(r).id,!0)),X(`click`,l,()=>d(c(r).id,!1)),p(e,n)},C=e=>{var n=ca(),a=F(n,!0);W((e,t)=>{q(n,`id`,`remove-${c(r).id??``}`),q(n,`aria-label`,e),B(a,t)},[()=>t.say(`labelled`,{label:t.say(`remove`),words:`${c(r).title}, ${c(i)}`}),()=>t.say(`remove`)]),X(`click`,n,()=>u(c(r).id)),p(e,n)};a(x,e=>{c(n)===c(r).id?e(S):e(C,-1)}),J(f),W((e,t,n,r)=>{q(m,`href`,e),B(g,t),q(y,`datetime`,n),B(b,r)},[()=>_e({at:`table`,table:c(r).id}),()=>t.say(`labelled`,{label:c(r).title,words:c(r).heading}),()=>new Date(c(r).changed*1e3).toISOString(),()=>c(o).format(c(r).changed*1e3)]),X(`click`,m,e=>l(e,c(r).id)),p(e,f)}),J(y);var b=K(y,2),S=e=>{let n=M(()=>t.tables.more);var r=ua(),i=F(r,!0);W(e=>B(i,e),[()=>t.say(`games-more`)]),X(`click`,r,()=>t.more(c(n))),p(e,r)};a(b,e=>{t.tables!==null&&t.tables.more!==null&&e(S)}),J(f),W(()=>B(h,t.heading)),p(e,f),L()}v([`click`]);var pa=g(`<div class="records svelte-15pzipn"><h2 id="records" tabindex="-1" class="svelte-15pzipn"> </h2> <!> <!> <p class="unseen" role="status"> </p> <div class="games svelte-15pzipn"><!> <!></div> <!></div>`);function ma(e,t){U(t,!0);let n=M(()=>!Le(t.model.sought,{})),r=M(()=>(t.model.tables?.begun.lines.length??0)+(t.model.tables?.past.lines.length??0)),i=M(()=>c(n)||c(r)>0),o=e=>t.say(c(n)?`games-none-found`:e);function s(e,n){t.ask({say:`tables`,...t.model.sought,over:e,before:n})}var l=pa(),u=_(l),d=F(u,!0),f=K(u,2);Ji(f,{get say(){return t.say},get go(){return t.go}});var m=K(f,2),h=e=>{Xi(e,{get say(){return t.say},get find(){return t.find}})};a(m,e=>{c(i)&&e(h)});var g=K(m,2),v=F(g,!0),y=K(g,2),b=_(y);{let e=M(()=>t.say(`games-begun`)),n=M(()=>o(`games-begun-none`)),r=M(()=>t.model.tables?.begun??null);fa(b,{get heading(){return c(e)},get none(){return c(n)},get tables(){return c(r)},more:e=>s(!1,e),get model(){return t.model},get say(){return t.say},get go(){return t.go},get ask(){return t.ask}})}var x=K(b,2);{let e=M(()=>t.say(`games-past`)),n=M(()=>o(`games-past-none`)),r=M(()=>t.model.tables?.past??null);fa(x,{get heading(){return c(e)},get none(){return c(n)},get tables(){return c(r)},more:e=>s(!0,e),get model(){return t.model},get say(){return t.say},get go(){return t.go},get ask(){return t.ask}})}J(y),ea(K(y,2),{get lang(){return t.model.lang},get say(){return t.say},get go(){return t.go},get notice(){return t.notice}}),J(l),W((e,t)=>{B(d,e),B(v,t)},[()=>t.say(`games-all`),()=>c(n)&&t.model.tables!==null?t.say(`games-found`,{count:c(r)}):``]),p(e,l),L()}var ha=g(`<li class="svelte-15yrhrr"><a class="svelte-15yrhrr"><strong class="svelte-15yrhrr"> </strong> <span class="svelte-15yrhrr"> </span> <span class="svelte-15yrhrr"><!></span></a></li>`),ga=g(`<section class="results" aria-labelledby="results"><h2 id="results" class="svelte-15yrhrr"> </h2> <ul></ul></section>`);function _a(e,t){U(t,!0);var n=ga(),i=_(n),a=F(i,!0),o=K(i,2);r(o,21,()=>t.lines.slice(0,9),e=>e.id,(e,n)=>{let r=M(()=>c(n));var i=ha(),a=_(i),o=_(a),s=F(o,!0),l=K(o,2),u=F(l,!0),d=K(l,2);aa(_(d),{get table(){return c(n)},get games(){return t.games},get say(){return t.say}}),J(d),J(a),J(i),W(e=>{q(a,`href`,e),B(s,c(r).title),B(u,c(r).heading)},[()=>_e({at:`table`,table:c(r).id})]),X(`click`,a,e=>(e.preventDefault(),t.go({at:`table`,table:c(r).id}))),p(e,i)}),J(o),J(n),W(e=>B(a,e),[()=>t.say(`games-results`)]),p(e,n),L()}v([`click`]);var va=o(`<g fill="#17533c" stroke="#2a2118" stroke-width="3" stroke-linejoin="round"><path fill="#3a8a63" d="M216 214V166H236V214ZM364 214V166H384V214Z"></path><path d="M236 214V140L249 112L262 140V214ZM338 214V140L351 112L364 140V214Z"></path><path fill="#2a7351" d="M258 214V124H280V214ZM320 214V124H342V214Z"></path><path d="M258 124Q258 100 269 88Q280 100 280 124ZM320 124Q320 100 331 88Q342 100 342 124Z"></path><path d="M276 214V96H324V214Z"></path><path fill="#2a7351" d="M272 96Q274 62 300 34Q326 62 328 96Z"></path><path fill="none" d="M300 34V12M269 88V72M331 88V72M249 112V96M351 112V96"></path><path fill="#b32a48" d="M300 12L318 17L300 23Z"></path><path fill="#f3cf5b" d="M291 214V186Q300 172 309 186V214Z"></path><path fill="none" stroke="#f3cf5b" stroke-width="2"></path></g>`);function ya(e){var t=va(),n=K(_(t),9);q(n,`d`,`M288 112V128M300 108V128M312 112V128M288 142V158M312 142V158M300 142V158M249 150V166M351 150V166`),J(t),p(e,t)}function ba(e){let t=1-e,n=210+190*t**1.7;return{x:300+120*Math.sin(e*Math.PI*1.9+.5)*t**.55-36*t,y:n,half:5+105*t**1.9}}var xa=28;function Sa(e,t){let{x:n,y:r,half:i}=ba(e);return`${(n+t*i).toFixed(1)} ${r.toFixed(1)}`}var Ca=Array.from({length:29},(e,t)=>t/xa),wa=`M${Ca.map(e=>Sa(e,-1)).join(`L`)}L${Ca.toReversed().map(e=>Sa(e,1)).join(`L`)}Z`,Ta=Ca.slice(0,-6).map((e,t)=>{let n=Ca[t+1]??1,r=t%2==0?[-.5,0,.5]:[-.75,-.25,.25,.75];return`M${Sa(e,-1)}L${Sa(e,1)}`+r.map(t=>`M${Sa(e,t)}L${Sa(n,t)}`).join(``)}).join(``),Ea=Array.from({length:25},(e,t)=>{let n=Math.PI*(t/24-.011)+Math.PI,r=Math.PI*(t/24+.011)+Math.PI,i=e=>`${(300+520*Math.cos(e)).toFixed(0)} ${(212+520*Math.sin(e)).toFixed(0)}`;return`M300 212L${i(n)}L${i(r)}Z`}).join(``),Da=o(`<path fill="none" stroke="#2a2118"></path><circle fill="#b32a48" stroke="#2a2118"></circle><circle fill="#2a2118"></circle>`,1);function Oa(t,n){var i=m(),a=e(i);r(a,17,()=>n.places,([e,t,n])=>e,(t,r)=>{var i=M(()=>he(c(r),3));let a=()=>c(i)[0],o=()=>c(i)[1],s=()=>c(i)[2];var l=Da(),u=e(l),d=K(u),f=K(d);W(()=>{q(u,`d`,`M${a()??``} ${o()??``}q${-s()*.4} ${s()*1.6} ${s()*.3} ${s()*3}`),q(u,`stroke-width`,n.line),q(d,`cx`,a()),q(d,`cy`,o()),q(d,`r`,s()),q(d,`stroke-width`,n.line),q(f,`cx`,a()),q(f,`cy`,o()),q(f,`r`,s()*.32)}),p(t,l)}),p(t,i)}var ka=o(`<svg viewBox="0 0 1000 150" preserveAspectRatio="xMaxYMax slice" aria-hidden="true" class="svelte-1a6jjdq"><rect width="1000" height="150" fill="#f6e3b0"></rect><path fill="#edc65a" transform="translate(280 -255) scale(1.6)"></path><circle cx="760" cy="84" r="46" fill="#f3cf5b" stroke="#2a2118" stroke-width="1.6"></circle><path fill="#5d8f4e" stroke="#2a2118" stroke-width="1.6" d="M-5 118Q240 76 480 104T760 92T1005 104V155H-5Z"></path><g transform="translate(648 19) scale(0.375)"><!></g><path fill="#7aa65a" stroke="#2a2118" stroke-width="1.6" d="M-5 140Q200 108 420 128T740 118Q880 98 1005 122V155H-5Z"></path><path fill="#f0c244" stroke="#2a2118" stroke-width="1.8" stroke-linejoin="round" d="M754 99H766Q772 108 764 113T752 124Q756 136 846 155H680Q716 138 722 124T742 110T754 99Z"></path><path fill="none" stroke="#2a2118" stroke-width="1" d="M751 104H767M738 112H764M724 121H752M718 130H758M704 140H784M740 112V121M737 121V130M730 130V140M752 130L758 140M724 140L716 152M754 140L764 152"></path><!></svg>`);function Aa(e){let t=[[610,128,5],[634,112,4],[660,134,6],[862,126,5],[884,108,4],[930,132,6],[968,116,4]];var n=ka(),r=K(_(n)),i=K(r,3);ya(_(i),{}),J(i),Oa(K(i,4),{get places(){return t},line:1.4}),J(n),W(()=>q(r,`d`,Ea)),p(e,n)}var ja=g(`<p class="svelte-1kajefp"> </p>`),Ma=g(`<div class="welcome svelte-1kajefp"><div class="picture svelte-1kajefp"><!></div> <div><h1 tabindex="-1">Brickroad</h1> <!></div></div>`);function Na(t,n){U(n,!0);var r=Ma(),i=_(r);Aa(_(i),{}),J(i);var o=K(i,2);let s;var c=_(o);let l;var u=K(c,2),d=t=>{var r=m(),i=e(r);y(i,()=>n.children),p(t,r)},f=e=>{var t=ja(),r=F(t,!0);W(e=>B(r,e),[()=>n.say(`tagline`)]),p(e,t)};a(u,e=>{n.children?e(d):e(f,-1)}),J(o),J(r),W(()=>{s=R(o,1,`sheet svelte-1kajefp`,null,s,{goes:n.children}),l=R(c,1,`svelte-1kajefp`,null,l,{unseen:n.children})}),p(t,r),L()}var Pa=g(`<li class="svelte-5ud3pl"><!></li>`),Fa=g(`<ul class="svelte-5ud3pl"></ul>`),Ia=g(`<p class="svelte-5ud3pl"> </p>`),La=g(`<section class="games-to-play svelte-5ud3pl" aria-labelledby="new-game"><h2 id="new-game" class="unseen"> </h2> <ul class="svelte-5ud3pl"></ul></section> <section class="begun svelte-5ud3pl" aria-labelledby="begun"><div class="head svelte-5ud3pl"><h2 id="begun" class="svelte-5ud3pl"> </h2> <a href="#/" class="svelte-5ud3pl"> </a></div> <!></section> <!> <!>`,1),Ra=g(`<p class="connecting svelte-5ud3pl"> </p>`),za=g(`<div><!> <!> <!> <!></div> <!>`,1);function Ba(t,n){U(n,!0);let i=H(null),o=null;T(()=>{let{tables:e,sought:t}=n.model;e!==o&&Le(t,{})&&z(i,e),o=e});let s=H(!0);u(()=>{let e=setTimeout(()=>z(s,!1),1e3);return()=>clearTimeout(e)});let l=M(()=>n.model.games.length>0&&(c(i)!==null||!c(s))),d=M(()=>{let e=c(i)?.begun.lines??[],t=e.filter(({seats:e})=>e.some(({bot:e})=>e===null));return[...t,...e.filter(e=>!t.includes(e))]}),f=M(()=>c(d)[0]),h=M(()=>c(d).slice(1,6)),g=M(()=>c(i)?.past.lines??[]),v=H({}),y=C(be),b=e=>c(v)[e.name]??gi(e,n.model.bots,y,n.say(`you`)),x=H(null),S=M(()=>n.model.games.find(({name:e})=>e===c(x)));function w(e){let t=b(e);n.model.opening||(t.seats.some((e,r)=>di(t.seats,r,n.say)!==void 0)?z(x,e.name,!0):(xe({game:e.name,seats:t.seats,plans:{...be().plans,[e.name]:t}}),n.ask({say:`create`,game:e.name,options:t.options,seats:t.seats})))}function E(e){e.preventDefault();let t=document.getElementById(`records`);t?.scrollIntoView(),t?.focus({preventScroll:!0})}var D=za(),O=e(D);let k;{let t=t=>{var r=m(),i=e(r),o=e=>{Ir(e,{get table(){return c(f)},wide:!0,get model(){return n.model},get say(){return n.say},get go(){return n.go}})};a(i,e=>{c(f)&&e(o)}),p(t,r)};var A=_(O);{let e=M(()=>c(f)?t:void 0);Na(A,{get say(){return n.say},get children(){return c(e)}})}var j=K(A,2);qr(j,{get model(){return n.model},get say(){return n.say},get ask(){return n.ask}});var ee=K(j,2);Wr(ee,{get model(){return n.model},get say(){return n.say},get go(){return n.go},get ask(){return n.ask}});var N=K(ee,2),P=t=>{var i=La(),o=e(i),s=_(o),l=F(s,!0),u=K(s,2);r(u,21,()=>n.model.games,e=>e.name,(e,t)=>{{let r=M(()=>b(c(t)));ni(e,{get game(){return c(t)},get plan(){return c(r)},get bots(){return n.model.bots},get busy(){return n.model.opening},get lang(){return n.model.lang},get say(){return n.say},onplay:()=>w(c(t)),onoptions:()=>z(x,c(t).name,!0)})}}),J(u),J(o);var d=K(o,2),m=_(d),v=_(m),y=F(v,!0),S=K(v,2),C=F(S,!0);J(m);var T=K(m,2),D=e=>{var t=Fa();r(t,21,()=>c(h),e=>e.id,(e,t)=>{var r=Pa();Ir(_(r),{get table(){return c(t)},get model(){return n.model},get say(){return n.say},get go(){return n.go}}),J(r),p(e,r)}),J(t),p(e,t)},O=e=>{var t=Ia(),r=F(t,!0);W(e=>B(r,e),[()=>n.say(c(f)?`games-begun-one`:`games-begun-none`)]),p(e,t)};a(T,e=>{c(h).length>0?e(D):e(O,-1)}),J(d);var k=K(d,2),A=e=>{_a(e,{get lines(){return c(g)},get games(){return n.model.games},get say(){return n.say},get go(){return n.go}})};a(k,e=>{c(g).length>0&&e(A)}),ma(K(k,2),{get model(){return n.model},get say(){return n.say},get go(){return n.go},get ask(){return n.ask},get find(){return n.find},get notice(){return n.notice}}),W((e,t,n)=>{B(l,e),B(y,t),B(C,n)},[()=>n.say(`new-game`),()=>n.say(`games-begun`),()=>n.say(`games-all`)]),X(`click`,S,E),p(t,i)},I=e=>{var t=Ra(),r=F(t,!0);W(e=>B(r,e),[()=>n.say(`connecting`)]),p(e,t)};a(N,e=>{c(l)?e(P):e(I,-1)}),J(O)}var te=K(O,2),ne=e=>{{let t=M(()=>b(c(S)));Ki(e,{get game(){return c(S)},get plan(){return c(t)},get bots(){return n.model.bots},get busy(){return n.model.opening},get say(){return n.say},onchange:e=>z(v,{...c(v),[c(S).name]:e}),onbegin:()=>w(c(S)),onclose:()=>z(x,null)})}};a(te,e=>{c(S)&&e(ne)}),W(()=>k=R(O,1,`lobby svelte-5ud3pl`,null,k,{results:c(g).length>0})),p(t,D),L()}v([`click`]);var Va=g(`<button type="button" class="svelte-1c3iac7"> </button>`),Ha=g(`<div class="language svelte-1c3iac7" role="group"></div>`);function Ua(e,t){U(t,!0);let n=[[`en`,`EN`,`English`],[`fr`,`FR`,`Français`]];var i=Ha();r(i,21,()=>n,([e,t,n])=>e,(e,n)=>{var r=M(()=>he(c(n),3));let i=()=>c(r)[0],a=()=>c(r)[1],o=()=>c(r)[2];var s=Va(),l=F(s,!0);W(()=>{q(s,`lang`,i()),q(s,`aria-label`,`${a()??``}: ${o()??``}`),q(s,`aria-pressed`,t.lang===i()),B(l,a())}),X(`click`,s,()=>t.speak(i())),p(e,s)}),J(i),W(e=>q(i,`aria-label`,e),[()=>t.say(`language`)]),p(e,i),L()}v([`click`]);var Wa=g(`<button type="button" class="button"> </button>`),Ga=g(`<div class="settings svelte-9auuei"><!> <!></div>`),Ka=g(`<button type="button" class="gear svelte-9auuei" aria-haspopup="dialog"><svg viewBox="0 0 24 24" aria-hidden="true" class="svelte-9auuei"><path d="M10 2h4l.6 2.7 1.9.8 2.4-1.5 2.8 2.8-1.5 2.4.8 1.9L24 11.7v.6l-3 2.6-.8 1.9 1.5 2.4-2.8 2.8-2.4-1.5-1.9.8L14 24h-4l-.6-2.7-1.9-.8-2.4 1.5-2.8-2.8 1.5-2.4-.8-1.9L0 14.3v-4l2.9-.6.8-1.9-1.5-2.4 2.8-2.8 2.4 1.5 1.9-.8ZM12 8a5 5 0 1 0 .01 0Z" fill-rule="evenodd" transform="translate(1.2 -0.2) scale(0.9)"></path></svg></button> <!>`,1);function qa(t,n){U(n,!0);let i=H(!1),o=H(!1),s=[`theme`,`size`,`contrast`,`motion`,`sound`,`notices`,`keys`],l=[`notices`,`keys`];async function u(e,t){e===`notices`&&t===`on`&&(z(o,!await Yn()),c(o))||(yt(e,t),e===`sound`&&t===`on`&&It(`card`))}function d(e){return e===`notices`&&!Jn()?`off`:vt()[e]}function f(e){return e===`notices`&&c(o)?n.say(`setting-notices-refused`):l.includes(e)?n.say(`setting-${e}-help`):``}var h=Ka(),g=e(h),v=K(g,2),y=t=>{{let l=M(()=>n.say(`settings`));Pi(t,{get title(){return c(l)},get say(){return n.say},onclose:()=>z(i,!1),children:(t,l)=>{var h=Ga(),g=_(h);r(g,16,()=>s,e=>e,(t,r)=>{let i=M(()=>ht(r).map(e=>[e,n.say(`setting-${r}-${e}`)]));var a=m(),s=e(a);b(s,()=>`${c(o)}`,e=>{{let t=M(()=>n.say(`setting-${r}`)),a=M(()=>f(r)),o=M(()=>d(r));Hi(e,{get legend(){return c(t)},get help(){return c(a)},get values(){return c(i)},get value(){return c(o)},onchoose:e=>void u(r,e)})}}),p(t,a)});var v=K(g,2),y=e=>{var t=Wa(),r=F(t,!0);W(e=>B(r,e),[()=>n.say(`keys-all`)]),X(`click`,t,()=>(z(i,!1),n.onkeys())),p(e,t)};a(v,e=>{n.onkeys&&e(y)}),J(h),p(t,h)},$$slots:{default:!0}})}};a(v,e=>{c(i)&&e(y)}),W((e,t)=>{q(g,`aria-label`,e),q(g,`title`,t)},[()=>n.say(`settings`),()=>n.say(`settings`)]),X(`click`,g,()=>z(i,!0)),p(t,h),L()}v([`click`]);var Ja=g(`<li><a class="svelte-o5r1ao"> </a></li>`),Ya=g(`<header class="svelte-o5r1ao"><p class="brand svelte-o5r1ao" translate="no">Brickroad</p> <nav class="svelte-o5r1ao"><ul class="svelte-o5r1ao"></ul></nav> <!> <!></header>`);function Xa(e,t){U(t,!0);let n=[{at:`lobby`},{at:`cards`},{at:`rules`},{at:`about`}];function i(e,n){e.preventDefault(),t.go(n)}var a=Ya(),o=K(_(a),2),s=_(o);r(s,21,()=>n,e=>e.at,(e,n)=>{var r=Ja(),a=_(r),o=F(a,!0);J(r),W((e,r)=>{q(a,`href`,e),q(a,`aria-current`,t.model.screen.at===c(n).at?`page`:void 0),B(o,r)},[()=>_e(c(n)),()=>t.say(`nav-${c(n).at}`)]),X(`click`,a,e=>i(e,c(n))),p(e,r)}),J(s),J(o);var l=K(o,2);qa(l,{get say(){return t.say}}),Ua(K(l,2),{get lang(){return t.model.lang},get say(){return t.say},get speak(){return t.speak}}),J(a),W(e=>q(o,`aria-label`,e),[()=>t.say(`pages`)]),p(e,a),L()}v([`click`]);var Za=g(`<p class="notice svelte-1032131"><span> </span> <button type="button" class="svelte-1032131">×</button></p>`),Qa=g(`<div class="holder svelte-1032131" role="status"><!></div>`);function $a(e,t){U(t,!0);var n=Qa(),r=_(n),i=e=>{var n=Za(),r=_(n),i=F(r,!0),a=K(r,2);J(n),W(e=>{B(i,t.words),q(a,`aria-label`,e)},[()=>t.say(`close`)]),X(`click`,a,function(...e){t.onclose?.apply(this,e)}),p(e,n)};a(r,e=>{t.words&&e(i)}),J(n),p(e,n),L()}v([`click`]);var eo={draft:()=>$(()=>import(`./draft-5h45h93g.js`),__vite__mapDeps([3,1,4]),import.meta.url),duel:()=>$(()=>import(`./duel-C3ZqKl4b.js`),__vite__mapDeps([5,6,1,7,8,9,10,11,12]),import.meta.url),oz:()=>$(()=>import(`./storyline-Cyhs7dwj.js`),__vite__mapDeps([13,1,7,8,9,10,11,14]),import.meta.url),epic:()=>$(()=>import(`./storyline-Cyhs7dwj.js`),__vite__mapDeps([13,1,7,8,9,10,11,14]),import.meta.url)},to=new fr;function no(e){return e in eo?to.get(e):null}async function ro(e){let t=eo[e];if(!t||to.get(e))return;let n=await t().catch(()=>null);to.set(e,n?.default??null)}var io={draft:()=>$(()=>import(`./draft-C1y-xBjf.js`),[],import.meta.url),duel:()=>$(()=>import(`./duel-DsjyMA0U.js`),[],import.meta.url),oz:()=>$(()=>import(`./storyline-C96sTKRa.js`),[],import.meta.url),epic:()=>$(()=>import(`./storyline-C96sTKRa.js`),[],import.meta.url)};async function ao(e){return(await io[e]?.().catch(()=>null))?.default??null}var oo={en:()=>$(()=>import(`./en-DuZSD33J.js`),[],import.meta.url),fr:()=>$(()=>import(`./fr-dGWlB7GQ.js`),[],import.meta.url)},so={en:()=>$(()=>import(`./en-DFACJaAh.js`),[],import.meta.url),fr:()=>$(()=>import(`./fr-BTkw8XVd.js`),[],import.meta.url)},co={en:()=>$(()=>import(`./en-CLLDE7Y3.js`),[],import.meta.url),fr:()=>$(()=>import(`./fr-NRML2kE4.js`),[],import.meta.url)},lo={en:()=>$(()=>import(`./en-tW0AvPMX.js`),[],import.meta.url),fr:()=>$(()=>import(`./fr-C6ON810S.js`),[],import.meta.url)},uo={5:{scene:lo,part:`.stage`,width:700},6:{scene:lo,part:`[data-zone^="title."]`},46:{scene:lo,part:`[data-zone^="spot."]`}},fo={draft:{3:{scene:oo,part:`[data-zone="column.1"]`}},duel:{9:{scene:so,part:`.unit:has(.plate ~ .plate)`},12:{scene:co,part:`[data-zone="contest"]`}},oz:uo,epic:uo},po=g(`<figure role="img" class="svelte-1gskhw5"></figure>`);function mo(e,n){U(n,!0);let r={width:1280,height:750},i=e=>{let t=!1,n=new IntersectionObserver(r=>{r.some(({isIntersecting:e})=>e)&&(n.disconnect(),a(e,()=>t))});return n.observe(e),()=>{t=!0,n.disconnect()}};async function a(e,i){let[{default:a}]=await Promise.all([n.picture.scene[n.lang](),ro(n.game)]),s=no(n.game)?.Board;if(!s||i())return;let c=document.createElement(`div`);c.inert=!0,Object.assign(c.style,{position:`fixed`,left:`-10000px`,display:`grid`,grid:`minmax(0, 1fr) / minmax(0, 1fr)`,width:`${n.picture.width??r.width}px`,height:`${r.height}px`}),document.body.append(c);let l={prompt:me(()=>({render:()=>`<span></span>`})),words:Z(a.scene.prompt),ways:null,labels:[]},u=()=>void 0,d=h(s,{target:c,props:{position:a,say:n.say,act:u,ask:u,asked:l}});await x(),await new Promise(e=>setTimeout(e,60));let f=c.querySelector(n.picture.part);f&&!i()?o(e,c,f):e.hidden=!0,await t(d),c.remove()}function o(e,t,n){let r=t.getBoundingClientRect(),{left:i,top:a,width:o,height:s}=n.getBoundingClientRect(),c=Math.min(1,e.clientWidth/(o+12)),l=t.cloneNode(!0);for(let e of l.querySelectorAll(`[id]`))e.closest(`defs`)||e.removeAttribute(`id`);for(let e of l.querySelectorAll(`*`))for(let t of[`point`,`card`,`zone`,`at`,`choice`,`read`,`keyed`,`key`,`line`])e.removeAttribute(`data-${t}`);Object.assign(l.style,{position:`absolute`,left:`0`,transformOrigin:`0 0`,transform:`scale(${c}) translate(${r.left-i+6}px, ${r.top-a+6}px)`}),e.style.height=`${(s+12)*c}px`,e.style.maxWidth=`${(o+12)*c}px`,e.replaceChildren(l)}var s=po();pe(s,()=>i),W(()=>q(s,`aria-label`,n.label)),p(e,s),L()}var ho=g(`<p class="svelte-os1pjm"> </p>`),go=g(`<li tabindex="-1"><a class="svelte-os1pjm"> </a> <p class="svelte-os1pjm"> </p> <!></li>`),_o=g(`<section><h2> </h2> <!> <ul class="svelte-os1pjm"></ul></section>`);function vo(t,n){U(n,!0);let o=V(n,`rule`,3,null),s=M(()=>ao(n.game)),l=H(void 0);async function u(e){if(await x(),e===null)return;let t=c(l)?.querySelector(`[data-rule="${CSS.escape(e)}"]`);t?.scrollIntoView({block:`start`,behavior:`auto`}),t?.focus({preventScroll:!0})}var d=m(),f=e(d);i(f,()=>c(s),null,(t,i)=>{var s=m(),d=e(s),f=e=>{let t=M(()=>c(i)[n.lang]),s=M(()=>o()!==null&&!c(t).some(({number:e})=>e===o()));var d=_o(),f=_(d),m=F(f,!0),h=K(f,2),g=e=>{var t=ho(),r=F(t,!0);W(e=>B(r,e),[()=>n.say(`rules-unknown`,{number:o()})]),p(e,t)};a(h,e=>{c(s)&&e(g)});var v=K(h,2);r(v,21,()=>c(t),({number:e,text:t})=>e,(e,t)=>{let r=()=>c(t).number,i=()=>c(t).text,s=M(()=>fo[n.game]?.[r()]);var l=go();let u;var d=_(l),f=F(d,!0),m=K(d,2),h=F(m,!0),g=K(m,2),v=e=>{{let t=M(()=>n.say(`rules-picture`,{number:r()}));mo(e,{get game(){return n.game},get lang(){return n.lang},get picture(){return c(s)},get label(){return c(t)},get say(){return n.say}})}};a(g,e=>{c(s)&&e(v)}),J(l),W((e,t)=>{q(l,`data-rule`,r()),q(l,`aria-current`,r()===o()||void 0),u=R(l,1,`svelte-os1pjm`,null,u,{now:r()===o()}),q(d,`href`,e),q(d,`aria-label`,t),B(f,r()),B(h,i())},[()=>_e({at:`rules`,game:n.game,rule:r()}),()=>n.say(`rules-link`,{number:r()})]),p(e,l)}),J(v),J(d),k(d,e=>z(l,e),()=>c(l)),pe(d,()=>()=>void u(o())),W(e=>{q(d,`aria-labelledby`,`numbered-${n.game??``}`),q(f,`id`,`numbered-${n.game??``}`),B(m,e)},[()=>n.say(`rules-numbered`)]),p(e,d)};a(d,e=>{c(i)&&e(f)}),p(t,s)}),p(t,d),L()}var yo=g(`<p class="back svelte-ni4eyy"><a class="svelte-ni4eyy"><span aria-hidden="true">‹</span> </a></p>`),bo=g(`<li><a class="svelte-ni4eyy"><span class="picture svelte-ni4eyy"><!></span> </a></li>`),xo=g(`<nav class="svelte-ni4eyy"><ul class="svelte-ni4eyy"></ul></nav>`),So=g(`<!> <!>`,1),Co=g(`<p> </p>`),wo=g(`<div class="rules svelte-ni4eyy"><!> <!> <article class="sheet svelte-ni4eyy"><h1 tabindex="-1" class="svelte-ni4eyy"> </h1> <!> <!></article></div>`);function To(t,n){U(n,!0);let i=M(()=>n.model.games),o=M(()=>n.screen.game??c(i)[0]?.name),s=M(()=>c(o)===void 0?void 0:no(c(o))),l=M(()=>c(s)?.Rules);T(()=>{c(o)!==void 0&&ro(c(o))});function u(e,t){e.preventDefault(),n.go(t)}var d=wo(),f=_(d),m=e=>{let t=M(()=>({at:`table`,table:n.screen.table}));var r=yo(),i=_(r),a=K(_(i));J(i),J(r),W((e,t)=>{q(i,`href`,e),B(a,` ${t??``}`)},[()=>_e(c(t)),()=>n.say(`rules-back`)]),X(`click`,i,e=>u(e,c(t))),p(e,r)};a(f,e=>{n.screen.table!==void 0&&e(m)});var h=K(f,2),g=e=>{var t=xo(),a=_(t);r(a,21,()=>c(i),({name:e,title:t})=>e,(e,t)=>{let r=()=>c(t).name,i=()=>c(t).title,a=M(()=>({at:`rules`,game:r(),...n.screen.table?{table:n.screen.table}:{}}));var s=bo(),l=_(s),d=_(l);Nr(_(d),{get game(){return r()}}),J(d);var f=K(d);J(l),J(s),W(e=>{q(l,`href`,e),q(l,`aria-current`,r()===c(o)?`page`:void 0),B(f,` ${i()??``}`)},[()=>_e(c(a))]),X(`click`,l,e=>u(e,c(a))),p(e,s)}),J(a),J(t),W(e=>q(t,`aria-label`,e),[()=>n.say(`rules-games`)]),p(e,t)};a(h,e=>{c(i).length>1&&e(g)});var v=K(h,2),y=_(v),x=F(y,!0),S=K(y,2);rr(S,{});var C=K(S,2),w=t=>{var r=So(),i=e(r);j(i,()=>c(l),(e,t)=>{t(e,{get game(){return c(o)},get say(){return n.say}})});var a=K(i,2);b(a,()=>n.screen.rule,e=>{vo(e,{get game(){return c(o)},get lang(){return n.model.lang},get rule(){return n.screen.rule},get say(){return n.say}})}),p(t,r)},E=e=>{var t=Co(),r=F(t,!0);W(e=>B(r,e),[()=>n.say(`connecting`)]),p(e,t)},D=e=>{var t=Co(),r=F(t,!0);W(e=>B(r,e),[()=>n.say(`rules-none`)]),p(e,t)};a(C,e=>{c(l)&&c(o)!==void 0?e(w):c(s)===void 0?e(E,1):e(D,-1)}),J(v),J(d),W(e=>B(x,e),[()=>n.say(`nav-rules`)]),p(t,d),L()}v([`click`]);function Eo({lines:e,entries:t}){let n=[];for(let{entry:t,head:r}of e)r&&r.round!==n.at(-1)?.name&&n.push({name:r.round,from:t});let[r,...i]=n;if(!r)return[{name:``,from:0,to:Math.max(t,1)}];let a=[{name:r.name,from:0},...i];return a.map(({name:e,from:n},r)=>({name:e,from:n,to:Math.max(a[r+1]?.from??t,n+1)}))}function Do(e,t){let n=Math.max(e.findLastIndex(({from:e})=>e<=t),0),r=e[n];return r?(n+Math.min((t-r.from)/(r.to-r.from),1))/e.length:0}function Oo(e,t){let n=Math.min(Math.max(t,0),1)*e.length,r=Math.min(Math.floor(n),e.length-1),i=e[r];return i?Math.round(i.from+(n-r)*(i.to-i.from)):0}function ko({lines:e},t,n){let r=[];for(let i of e){let e=Do(t,i.entry),a=r.at(-1);i.sign!==`round`&&i.sign!==`turn`&&i.sign!==`deal`&&(a===void 0||e-a.place>=n)&&r.push({line:i,place:e})}return r}function Ao(e,t,n){let{shown:r,entries:i}=e,a=t.lines.filter(({head:e})=>e).map(({entry:e})=>e);switch(n){case`ArrowLeft`:case`ArrowDown`:return e.stopBefore??0;case`ArrowRight`:case`ArrowUp`:return e.stopAfter??i;case`PageUp`:return a.findLast(e=>e<r)??0;case`PageDown`:return a.find(e=>e>r)??i;case`Home`:return 0;case`End`:return i;default:return null}}function jo({table:e,viewer:t,lang:n,entries:r},i){return e===i.table&&t===i.viewer&&n===i.lang&&r===i.entries}function Mo(e,t){let{sheet:n}=e.scene;return!n||!t?.chronicle||!jo(t,e)?null:t.chronicle.stages.length>0?{sheet:n,overview:t,chronicle:t.chronicle}:null}function No(e){return t=>{let n=({target:n})=>{n instanceof HTMLElement&&!t.contains(n)&&requestAnimationFrame(()=>{document.activeElement===n&&Po(n,t)&&e()})};return document.addEventListener(`focusin`,n),()=>document.removeEventListener(`focusin`,n)}}function Po(e,t){let{left:n,top:r,width:i,height:a}=e.getBoundingClientRect();return[[.5,.5],[.15,.2],[.85,.2]].some(([e,o])=>t.contains(document.elementFromPoint(n+e*i,r+o*a)))}var Fo=Symbol(`piecewise`),Io=class{#e=[];#t=[];#n;draw(e){return this.#r(this.#e,e)}after(e){return this.#r(this.#t,e)}#r(e,t){return e.push(t),this.#n??=setTimeout(this.#i),()=>{let n=e.indexOf(t);n>=0&&e.splice(n,1)}}#i=()=>{let e=this.#e.length+this.#t.length>1;this.#n=e?setTimeout(this.#i):void 0,(this.#e.shift()??this.#t.shift())?.()}};function Lo(t,n){U(n,!0);let r=fe(Fo),i=H(!r);de(()=>{if(!r){n.then?.();return}let e=r.draw(()=>{z(i,!0),n.then&&(e=r.after(n.then))});return()=>e()});var o=m(),s=e(o),l=t=>{var r=m(),i=e(r);y(i,()=>n.children),p(t,r)};a(s,e=>{c(i)&&e(l)}),p(t,o),L()}var Ro=g(`<aside id="log" tabindex="-1"><!></aside>`);function zo(t,r){U(r,!0);let i=V(r,`drawn`,15),a=H(void 0);u(()=>{i()&&c(a)?.focus({preventScroll:!0})});function o(e){e.key===`Escape`&&i()&&c(a)?.contains(document.activeElement)&&(i(!1),document.querySelector(`[aria-controls="log"]`)?.focus())}var s=Ro();n(`keydown`,w,o);let l;Lo(_(s),{children:(t,n)=>{var i=m(),a=e(i);y(a,()=>r.children),p(t,i)},$$slots:{default:!0}}),J(s),k(s,e=>z(a,e),()=>c(a)),pe(s,()=>No(()=>i(!1))),W(e=>{q(s,`aria-label`,e),l=R(s,1,`svelte-vc2x3d`,null,l,{drawn:i()})},[()=>r.say(`aside`)]),p(t,s),L()}var Bo=g(`<button type="button" class="button"> </button>`),Vo=g(`<p class="back svelte-15hgbdo"><button type="button" class="button main"> </button> <!></p>`);function Ho(e,t){U(t,!0);var n=Vo(),r=_(n),i=F(r,!0),o=K(r,2),s=e=>{var n=Bo(),r=F(n,!0);W(e=>B(r,e),[()=>t.say(t.forking.words(t.position))]),X(`click`,n,()=>t.forking.fork(t.position,t.ask)),p(e,n)};a(o,e=>{t.position.records!==`redacted`&&e(s)}),J(n),W(e=>B(i,e),[()=>t.say(`step-now`)]),X(`click`,r,()=>t.ask({say:`step`,entry:null})),p(e,n),L()}v([`click`]);var Uo=o(`<svg viewBox="0 0 600 400" preserveAspectRatio="xMidYMin slice" aria-hidden="true" class="svelte-4rc6do"><rect width="600" height="400" fill="#f6e3b0"></rect><path fill="#edc65a"></path><circle cx="300" cy="200" r="78" fill="#f3cf5b" stroke="#2a2118" stroke-width="3"></circle><!><path fill="#5d8f4e" stroke="#2a2118" stroke-width="3" d="M-5 236Q80 196 190 214T420 212T605 228V405H-5Z"></path><path fill="none" stroke="#2a2118" stroke-width="1.4" opacity="0.55" d="M10 244Q80 216 170 226M30 258Q90 236 150 244M600 244Q520 222 440 228M590 262Q530 240 470 246M8 274Q60 254 100 258M596 282Q560 262 520 262"></path><path fill="#7aa65a" stroke="#2a2118" stroke-width="3" d="M-5 300Q90 246 200 268Q250 300 180 405H-5ZM605 286Q500 244 410 262Q380 300 470 405H605Z"></path><path fill="#f0c244" stroke="#2a2118" stroke-width="3.5" stroke-linejoin="round"></path><path fill="none" stroke="#2a2118" stroke-width="1.5"></path><!></svg>`);function Wo(e){let t=[[48,330,9],[92,372,11],[150,308,6],[30,285,5],[118,268,4],[520,300,6],[560,352,10],[468,276,4],[590,290,5],[500,378,12],[440,330,7],[70,302,5]];var n=Uo(),r=K(_(n)),i=K(r,2);ya(i,{});var a=K(i,4),o=K(a);Oa(K(o),{get places(){return t},line:2}),J(n),W(()=>{q(r,`d`,Ea),q(a,`d`,wa),q(o,`d`,Ta)}),p(e,n)}var Go=g(`<main id="main" tabindex="-1" class="svelte-edekh7"><section class="sheet svelte-edekh7"><div class="picture svelte-edekh7"><!></div> <h1 tabindex="-1" class="svelte-edekh7"> </h1> <!> <p> </p> <button type="button" class="button main svelte-edekh7"> </button> <a href="#/" class="svelte-edekh7"> </a></section></main>`);function Ko(e,t){U(t,!0);let n=M(()=>t.position.passTo===null?``:t.position.seats[t.position.passTo]?.name??``),r;u(()=>r.focus());var i=Go(),a=_(i),o=_(a);Wo(_(o),{}),J(o);var s=K(o,2),l=F(s,!0);k(s,e=>r=e,()=>r);var d=K(s,2);rr(d,{});var f=K(d,2),m=F(f,!0),h=K(f,2),g=F(h,!0),v=K(h,2),y=F(v,!0);J(a),J(i),W((e,t,n,r)=>{B(l,e),B(m,t),B(g,n),B(y,r)},[()=>t.say(`pass-to`,{name:c(n)}),()=>t.say(`pass-help`,{name:c(n)}),()=>t.say(`i-am`,{name:c(n)}),()=>t.say(`nav-lobby`)]),X(`click`,h,()=>{t.position.passTo!==null&&t.sit(t.position.passTo)}),X(`click`,v,e=>{e.preventDefault(),t.go({at:`lobby`})}),p(e,i),L()}v([`click`]);var qo=4e3,Jo=class{#e;get ended(){return c(this.#e)}set ended(e){z(this.#e,e)}#t;get closes(){return c(this.#t)}set closes(e){z(this.#t,e)}#n=H(null);get page(){return c(this.#n)}set page(e){z(this.#n,e)}#r;#i=H(null);#a=H(null);#o=P(Fo);constructor(e){let t=M(()=>{let{newest:t,bare:n}=e();return t?.scene.sheet&&n!==t.table?t:null});this.#r=M(()=>c(t)&&Mo(c(t),e().overview)),this.#e=M(()=>this.page?c(this.#r):null),this.#t=M(()=>c(t)!==null&&this.ended===null&&this.#o&&c(this.#i)!==c(t).table),u(()=>this.#s(e().newest))}kept(e){return this.closes?c(this.#a)===e.table?{...e,scene:{...e.scene,sheet:null}}:null:e}#s(e){if(!e?.scene.sheet){z(this.#a,e?.table??null,!0);return}let{table:t}=e;this.page===null&&(this.#o||c(this.#r))&&$(()=>import(`./Ending-DRkflsI5.js`).then(e=>this.page=e.default),__vite__mapDeps([15,1,8,9,16]),import.meta.url);let n=setTimeout(()=>z(this.#i,t,!0),qo);return()=>clearTimeout(n)}},Yo=`[data-choice]:not([data-choice="last"])`,Xo=`[data-choice]`;function Zo(e=Yo){return t=>{let n=n=>{let r=n.target instanceof HTMLElement?n.target.closest(e):null,i=r&&ts($o(t,e),r,n.key);i&&(n.preventDefault(),i.focus())},r=n=>{n.target instanceof HTMLElement&&n.target.matches(e)&&es($o(t,e),n.target)};return t.addEventListener(`keydown`,n),t.addEventListener(`focusin`,r),()=>{t.removeEventListener(`keydown`,n),t.removeEventListener(`focusin`,r)}}}function Qo(e,t){let n=$o(e,Yo),[r]=n;r&&es(n,r);let i=r??e.querySelector(Xo),a=document.activeElement;(a===t||a===document.body||a===null)&&((i??t)?.focus({preventScroll:!0}),i?.closest(`[data-card], [data-zone]`)?.scrollIntoView({block:`nearest`,behavior:`auto`}))}function $o(e,t){return[...e.querySelectorAll(t)]}function es(e,t){for(let n of e)n.tabIndex=n===t?0:-1}function ts(e,t,n){let r=e.indexOf(t);switch(n){case`Home`:return e[0];case`End`:return e.at(-1);case`ArrowLeft`:case`ArrowUp`:return ns(e,t,n)??e[(r-1+e.length)%e.length];case`ArrowRight`:case`ArrowDown`:return ns(e,t,n)??e[(r+1)%e.length];default:return}}function ns(e,t,n){let r=rs(t),i=e=>n===`ArrowLeft`?r.x-e.x:n===`ArrowRight`?e.x-r.x:n===`ArrowUp`?r.y-e.y:e.y-r.y,a=n===`ArrowLeft`||n===`ArrowRight`?`y`:`x`;return e.map(e=>({choice:e,there:rs(e)})).filter(({there:e})=>i(e)>4&&i(e)>=Math.abs(e[a]-r[a])).sort((e,t)=>i(e.there)-i(t.there))[0]?.choice}function rs(e){let{left:t,top:n,width:r,height:i}=e.getBoundingClientRect();return{x:t+r/2,y:n+i/2}}var is=class{#e=H(null);words({table:e,records:t}){return t===`revealing`&&c(this.#e)===e?`fork-reveals`:`fork`}fork({table:e,shown:t,records:n},r){(n!==`revealing`||c(this.#e)===e)&&r({say:`fork`,entry:t}),z(this.#e,e,!0)}};function as(e){let t=[];for(let n=0;n<e.length;)n+=os(t,e,n);return t.filter(({name:e,turns:t})=>e!==null||t.some(({items:e})=>e.length>0))}function os(e,t,n){let r=t[n];if(!r)return 1;let i=ss(e,r);if(r.head&&(r.sign===`round`||r.sign===`turn`))return 1;let a=ls(t,n);for(let e=0;e<a.period;e++){let r=Array.from({length:a.times},(r,i)=>t[n+i*a.period+e]);i.items.push(ds(r.filter(e=>e!==void 0)))}return a.period*a.times}function ss(e,{entry:t,head:n,seat:r}){let i=e.at(-1);(!i||n&&n.round!==i.name)&&(i={name:n?.round??null,entry:t,turns:[]},e.push(i));let a=i.turns.at(-1);return a&&n?.rank!==`turn`||(a={seat:n?.rank===`turn`?r??null:null,entry:t,items:[]},i.turns.push(a)),a}var cs=2;function ls(e,t){for(let n=1;n<=cs;n++){let r=e.slice(t,t+n).map(us);if(r.length<n||r.includes(void 0))break;let i=1;for(;r.every((r,a)=>us(e[t+i*n+a])===r);)i++;if(i>1)return{period:n,times:i}}return{period:1,times:1}}function us(e){return e?.many?.key}function ds(e){let[t,n]=[e[0],e.at(-1)];if(!t||!n)throw Error(`an item has at least one line`);let{words:r,many:i,sign:a,seat:o}=t;return{words:i&&e.length>1?[...i.before,...Ve(String(e.length)),...i.after]:r,sign:a,seat:o??null,first:t.entry,last:n.entry}}function fs(e,{only:t,words:n},r){let i=ps(n.trim());if(t===`all`&&i===``)return e;let a=e=>(t!==`mine`||e.seat===r)&&(t!==`cards`||e.words.some(({is_name:e})=>e))&&ps(Z(e.words)).includes(i);return e.flatMap(e=>{let t=e.turns.map(e=>({...e,items:e.items.filter(a)})).filter(({items:e})=>e.length>0);return t.length>0?[{...e,turns:t}]:[]})}function ps(e){return e.normalize(`NFD`).replace(/\p{Diacritic}/gu,``).toLowerCase()}function ms(e,t){let{table:n,viewer:r,lang:i,row:a,entries:o,shown:s,log:c}=t,l=[n,r,i,a-o].join(` `);if(e?.of!==l||s===o)return{of:l,lines:c};let u=(e.lines[0]?.entry??1/0)<=s?e.lines.filter(({entry:e})=>e>s):[];return{of:l,lines:[...c,...u]}}var hs=g(`<p class="svelte-3mu0r3"> </p>`);function gs(t,n){U(n,!0);let r=M(()=>n.position.daily),i=M(()=>n.position.seats.filter(({bot:e})=>e!==null).map(({name:e})=>e)),o=M(()=>{let e=c(r)?.bots??[],t=new Intl.ListFormat(n.position.lang),[a,...o]=new Set(e);return o.length===0?`${t.format(c(i))} (${a??``})`:t.format(c(i).map((t,n)=>`${t} (${e[n]??``})`))});var s=m(),l=e(s),u=e=>{var t=hs(),a=F(t,!0);W(e=>B(a,e),[()=>n.say(`daily-dealt`,{day:je(n.position.lang,c(r).day,`medium`),rules:c(r).rules,cards:c(r).cards,count:c(i).length,bots:c(o)})]),p(e,t)};a(l,e=>{c(r)&&e(u)}),p(t,s),L()}var _s=g(`<span class="kept svelte-1pp5iui"> <button data-line="" tabindex="-1" type="button" class="card-name link svelte-1pp5iui"> </button> </span>`),vs=g(`<a data-line="" tabindex="-1" class="card-name link svelte-1pp5iui"> </a>`),ys=g(`<strong class="card-name svelte-1pp5iui"> </strong>`);function bs(t,n){U(n,!0);let i=e=>n.words[e]?.is_name===!0&&n.read?.readable.has(n.words[e].words)===!0,o=e=>/^[.,;:!?)]+/.exec(n.words[e+1]?.words??``)?.[0]??``,s=e=>/(?:\(|\p{L}+’)$/u.exec(n.words[e-1]?.words??``)?.[0]??``;function l(e){let t=n.words[e]?.words??``,r=t.length-(i(e+1)?s(e+1).length:0);return t.slice(i(e-1)?o(e-1).length:0,r)}var u=m(),d=e(u);r(d,17,()=>n.words,Y,(t,r,u)=>{var d=m(),h=e(d),g=e=>{var t=_s(),i=_(t,!0),a=K(i),l=F(a,!0),d=K(a,1,!0);J(t),W((e,t)=>{B(i,e),B(l,c(r).words),B(d,t)},[()=>s(u),()=>o(u)]),X(`click`,a,()=>n.read?.read(c(r).words)),p(e,t)},v=M(()=>i(u)),y=e=>{var t=vs(),i=F(t,!0);W(e=>{q(t,`href`,e),B(i,c(r).words)},[()=>_e({at:`cards`,game:n.game,card:c(r).card})]),p(e,t)},b=e=>{var t=ys(),n=F(t,!0);W(()=>B(n,c(r).words)),p(e,t)},x=e=>{var t=f();W(e=>B(t,e),[()=>l(u)]),p(e,t)};a(h,e=>{c(v)?e(g):c(r).card!==void 0&&n.game!==void 0?e(y,1):c(r).is_name?e(b,2):e(x,-1)}),p(t,d)}),p(t,u),L()}v([`click`]);var xs=[{shape:`M0-1A1 1 0 1 1 0 1A1 1 0 1 1 0-1Z`,color:`#23588f`,pale:`#a3c0de`,dash:``},{shape:`M0-1.15L1.15 0L0 1.15L-1.15 0Z`,color:`#9c2437`,pale:`#e8aca4`,dash:`7 4`},{shape:`M0-1.1L1.1.9H-1.1Z`,color:`#17633f`,pale:`#b5d3bb`,dash:`2 4`},{shape:`M-.9-.9H.9V.9H-.9Z`,color:`#5d3a86`,pale:`#cbb9da`,dash:`10 3 2 3`}];function Ss(e){return xs[e%xs.length]??xs[0]}var Cs=o(`<svg class="mark svelte-wsqxy5" viewBox="-1.3 -1.3 2.6 2.6" aria-hidden="true"><path></path></svg>`);function ws(e,t){U(t,!0);let n=M(()=>Ss(t.seat)),r=M(()=>c(n).shape),i=M(()=>c(n).color);var a=Cs(),o=F(a);W(()=>{q(o,`d`,c(r)),q(o,`fill`,c(i))}),p(e,a),L()}var Ts=g(`<p class="whose svelte-1ygmypz"><!> <span> </span></p>`),Es=g(`<li data-item=""><button type="button" class="moment svelte-1ygmypz" data-line="" tabindex="-1"><svg viewBox="0 0 512 512" aria-hidden="true" class="svelte-1ygmypz"><use></use></svg></button> <span class="words svelte-1ygmypz"><!> <!></span></li>`),Ds=g(`<div class="turn svelte-1ygmypz"><!> <ol class="svelte-1ygmypz"></ol></div>`),Os=g(`<section class="round"><h3 class="svelte-1ygmypz"><button type="button" data-line="" tabindex="-1" class="svelte-1ygmypz"><span> </span><span class="fold svelte-1ygmypz" aria-hidden="true"> </span></button></h3> <!></section>`);function ks(t,n){U(n,!0);let i=M(()=>n.position.shown),o=M(()=>n.position.seats),s=M(()=>n.position.viewer),l=({first:e,last:t})=>e<=c(i)&&c(i)<=t;var u=Os(),d=_(u),f=_(d),h=_(f),g=F(h,!0),v=K(h),y=F(v,!0);J(f),J(d);var b=K(d,2),x=t=>{var u=m(),d=e(u);r(d,17,()=>n.round.turns,Y,(e,t)=>{var u=Ds(),d=_(u),f=e=>{var r=Ts(),i=_(r);ws(i,{get seat(){return c(t).seat}});var a=K(i,2),l=F(a,!0);J(r),W(e=>B(l,e),[()=>c(t).seat===c(s)?n.say(`log-you`,{name:c(o)[c(t).seat]?.name??``}):c(o)[c(t).seat]?.name]),p(e,r)};a(d,e=>{c(t).seat!==null&&e(f)});var m=K(d,2);r(m,21,()=>c(t).items,Y,(e,r)=>{var o=Es();let s;var u=_(o),d=_(u),f=F(d);J(u);var m=K(u,2),h=_(m),g=e=>{ws(e,{get seat(){return c(r).seat}})};a(h,e=>{c(r).seat!==null&&c(r).seat!==c(t).seat&&e(g)});var v=K(h,2);{let e=M(()=>({read:n.read,readable:n.readable}));bs(v,{get words(){return c(r).words},get read(){return c(e)},get game(){return n.position.game}})}J(m),J(o),W((e,t,n,a)=>{s=R(o,1,`svelte-1ygmypz`,null,s,{later:c(r).first>c(i),now:e}),q(u,`aria-current`,t),q(u,`aria-label`,n),q(u,`title`,a),q(f,`href`,`#icon-sign-${c(r).sign??``}`)},[()=>l(c(r)),()=>l(c(r))?`step`:void 0,()=>Z(c(r).words),()=>n.say(`log-step`)]),X(`click`,u,()=>n.step(c(r).last)),p(e,o)}),J(m),J(u),p(e,u)}),p(t,u)};a(b,e=>{n.open&&e(x)}),J(u),W(e=>{q(f,`aria-expanded`,n.open),B(g,e),B(y,n.open?`–`:`+`)},[()=>n.round.name??n.say(`log-before`)]),X(`click`,f,function(...e){n.fold?.apply(this,e)}),p(t,u),L()}v([`click`]);function As(e,t){let{face:n}=t;if(n.side===`down`||e===`draft`)return`none`;if(e===`duel`){let e=/^([GV])\d/.exec(t.id)?.[1];return e?e===`G`?`good`:`evil`:n.tint===`evil`||n.tint===`witch`?`evil`:`good`}let r=n.glyphs.find(e=>e.type===`icon`&&js.includes(e.name));return r?.type===`icon`?r.name:`neutral`}var js=[`good`,`neutral`,`evil`];function Ms(e,t){let{face:n}=t;if(n.side===`down`)return`neutral`;if(e===`draft`&&n.kind===`story`){let e=n.glyphs.find(e=>e.type===`icon`&&e.name!==`hand`&&e.name!==`table`);return e?.type===`icon`?e.name:`oz`}return e===`epic`&&js.includes(n.tint)?`epic-${n.tint}`:n.tint}function Ns(e){let{face:t}=e;if(t.side===`down`)return[];let n=[],r=Ps(t.glyphs,`cost`);r&&n.push({is:`cost`,...r,turn:null});let i=Ps(t.glyphs,`vitality`);i&&n.push(Fs({is:`vitality`,...i,turn:null},e));let[a]=t.glyphs;return a?.type===`text`&&/^[+−-]?\d+$/.test(a.text)&&n.push(Fs({is:`force`,text:a.text,label:``,turn:null},e)),n}function Ps(e,t){let n=e.findIndex(e=>e.type===`icon`&&e.name===t),[r,i]=[e[n],e[n+1]];return n>=0&&r?.type===`icon`&&i?.type===`text`?{text:i.text,label:r.label}:null}function Fs(e,t){let n=t.counters.find(({id:t})=>t===e.is);if(!n)return e;let r=Number(e.text.replace(`−`,`-`)),i=e.text.startsWith(`+`)&&n.value>=0?`+${n.value}`:String(n.value),a=n.value===r?null:n.value>r?`up`:`down`;return{...e,text:i.replace(`-`,`−`),label:n.label,turn:a}}async function Is(){let e=await fetch(`./api/cards`);if(!e.ok)throw Error(await e.text());return await e.json()}function Ls(e){return e.games.flatMap(({game:e,cards:t})=>t.map(t=>{let{text:n,face:r}=t.page,i=r.en;return{game:e,id:n.id,kind:i.side===`up`?i.kind:``,standing:As(e,{id:n.id,face:i}),card:t,found:Ws(Rs(t))}}))}function Rs({set:e,page:{text:t,face:n,terms:r}}){let i=[n.en,n.fr].flatMap(e=>[Vs(e),e.side===`up`?Z(e.text):``]),a=r.flatMap(({word:e})=>[e.en,e.fr]),o=[t.id,t.notation,t.kind.en,t.kind.fr,t.ground,e?.en??``,e?.fr??``];return[...i,Z(t.words.en),Z(t.words.fr),...o,...a].join(`
`)}function zs(e,{words:t,game:n,standings:r,kinds:i}){let a=Ws(t).split(/\s+/).filter(Boolean);return e.filter(e=>(n===null||e.game===n)&&(r.size===0||r.has(e.standing))&&(i.size===0||i.has(e.kind))&&a.every(t=>e.found.includes(t)))}function Bs(e,t){let n=new Intl.Collator(t,{ignorePunctuation:!0,numeric:!0}),r=e=>Vs(e.card.page.face[t]);return[...e].sort((e,t)=>n.compare(r(e),r(t)))}function Vs(e){return e.side===`up`?e.title:e.label}function Hs({id:e,card:t},n){let{face:r,text:i}=t.page,a=r[n];return{id:e,face:a.side===`up`&&a.text.length===0?{...a,text:i.words[n]}:a,counters:[]}}function Us(e,{game:t,id:n,card:r}){if(e?.game!==t)return[];let i=Vs(r.page.face[e.lang]),a=e=>e.face.side===`up`&&(e.id===n||t!==`draft`&&e.face.title===i)||e.under.some(a);return[...new Set(e.scene.zones.filter(e=>e.cards.some(a)).map(e=>e.label))]}function Ws(e){return e.normalize(`NFD`).replaceAll(/\p{M}/gu,``).replaceAll(`−`,`-`).replaceAll(`’`,`'`).replaceAll(`œ`,`oe`).toLowerCase()}var Gs=null;async function Ks({game:e,lang:t},n){if(n.face.side===`down`)return null;Gs??=Is().catch(()=>null);let r=await Gs;r===null&&(Gs=null);let i=r?.games.find(t=>t.game===e)?.cards??[],a=Vs(n.face);return i.find(({page:e})=>e.text.id===n.id)??i.find(({page:n})=>Vs(n.face[t])===a&&e!==`draft`)??null}var qs=g(`<div><dt class="svelte-1orzg4f"> </dt> <dd class="svelte-1orzg4f"> </dd></div>`),Js=g(`<dl class="svelte-1orzg4f"></dl>`),Ys=g(`<div class="explained svelte-1orzg4f"><!> <p><a class="svelte-1orzg4f"> </a></p></div>`);function Xs(t,n){U(n,!0);let o=M(()=>Ks(n.of,n.card));var s=m(),l=e(s);i(l,()=>c(o),null,(t,i)=>{var o=m(),s=e(o),l=e=>{var t=Ys(),o=_(t),s=e=>{var t=Js();r(t,21,()=>c(i).page.terms,({word:e,means:t})=>e.en,(e,t)=>{let r=()=>c(t).word,i=()=>c(t).means;var a=qs(),o=_(a),s=F(o,!0),l=K(o,2),u=F(l,!0);J(a),W(()=>{B(s,r()[n.of.lang]),B(u,i()[n.of.lang])}),p(e,a)}),J(t),p(e,t)};a(o,e=>{c(i).page.terms.length>0&&e(s)});var l=K(o,2),u=_(l),d=F(u,!0);J(l),J(t),W((e,t)=>{q(u,`href`,e),B(d,t)},[()=>_e({at:`cards`,game:n.of.game,card:c(i).page.text.id}),()=>n.say(`read-page`)]),p(e,t)};a(s,e=>{c(i)&&e(l)}),p(t,o)}),p(t,s),L()}var Zs=g(`<p class="svelte-mctek0"><!></p>`),Qs=g(`<div class="svelte-mctek0"><dt> </dt> <dd class="svelte-mctek0"> </dd></div>`),$s=g(`<dl class="svelte-mctek0"></dl>`),ec=g(`<blockquote class="svelte-mctek0"> </blockquote>`),tc=g(`<dialog aria-labelledby="reader-title" class="svelte-mctek0"><h2 id="reader-title" class="svelte-mctek0"> </h2> <!> <!> <!> <!> <form method="dialog" class="svelte-mctek0"><button class="button main"> </button></form></dialog>`);function nc(t,i){U(i,!0);let o=e=>e.showModal();var s=m(),l=e(s),u=e=>{var t=tc(),s=_(t),l=F(s,!0),u=K(s,2);r(u,17,()=>We(i.card.face.text),Y,(e,t)=>{var n=Zs();bs(_(n),{get words(){return c(t)}}),J(n),p(e,n)});var d=K(u,2),f=e=>{var t=$s();r(t,21,()=>i.card.counters,({id:e,label:t,value:n})=>e,(e,t)=>{let n=()=>c(t).label,r=()=>c(t).value;var i=Qs(),a=_(i),o=F(a,!0),s=K(a,2),l=F(s,!0);J(i),W(()=>{B(o,n()),B(l,r())}),p(e,i)}),J(t),p(e,t)};a(d,e=>{i.card.counters.length>0&&e(f)});var m=K(d,2),h=e=>{var t=ec(),n=F(t,!0);W(()=>B(n,i.card.face.quote)),p(e,t)};a(m,e=>{i.card.face.quote&&e(h)});var g=K(m,2);Xs(g,{get of(){return i.of},get card(){return i.card},get say(){return i.say}});var v=K(g,2),y=_(v),b=F(y,!0);J(v),J(t),pe(t,()=>o),W(e=>{B(l,i.card.face.title),B(b,e)},[()=>i.say(`close`)]),n(`close`,t,function(...e){i.close?.apply(this,e)}),p(e,t)};a(l,e=>{i.card.face.side===`up`&&e(u)}),p(t,s),L()}var rc=g(`<button type="button" class="svelte-19e4643"> </button>`),ic=g(`<input type="search" class="svelte-19e4643"/>`),ac=g(`<button type="button" class="earlier svelte-19e4643"> </button>`),oc=g(`<p class="none svelte-19e4643"> </p>`),sc=g(`<section class="log svelte-19e4643" aria-labelledby="log-heading"><div><h2 id="log-heading" class="svelte-19e4643"> </h2> <!></div> <div class="sieve svelte-19e4643" role="group"><!> <button type="button" class="svelte-19e4643"><svg viewBox="0 0 20 20" aria-hidden="true" class="svelte-19e4643"><path d="M8 1A7 7 0 1 0 12 13.7L17 19L19 17L13.7 12A7 7 0 0 0 8 1ZM8 3.6A4.4 4.4 0 1 1 8 12.4A4.4 4.4 0 1 1 8 3.6Z"></path></svg></button> <!></div> <div class="lines svelte-19e4643"><!> <!></div> <!></section>`);function cc(t,n){U(n,!0);let i=M(()=>n.position.shown),o=M(()=>n.position.entries),s=M(()=>Pe(n.position)),l=H(void 0);$(async()=>{let{default:e}=await import(`./story-Ca9TDAHk.js`);return{default:e}},[],import.meta.url).then(({default:e})=>yr(e));let u=H({of:``,lines:[]});T(()=>{z(u,ms(C(()=>c(u)),n.position))});let d=M(()=>as(c(u).lines)),f=se({only:`all`,words:``}),h=[`all`,`mine`,`cards`],g=H(!1),v=M(()=>f.only!==`all`||f.words.trim()!==``),y=M(()=>fs(c(d),f,n.position.viewer)),b=H(se({})),S=M(()=>Math.max(c(y).findLastIndex(({entry:e})=>e<=c(i)),0));function w(e,t){let n=c(b)[e.name??``];return n===void 0?c(v)?t>=c(y).length-20:t<=c(S)+1&&t>c(S)-2:n}let E=M(()=>n.position.scene.zones.flatMap(e=>e.cards)),D=M(()=>new Map(c(E).flatMap(e=>e.face.side===`up`?j(e.face.title).map(t=>[t,e]):[]))),O=M(()=>new Set(c(D).keys())),A=H(null);function j(e){let t=e.replace(/^(Le |La |Les |L’)/,``);return t===e?[e]:[e,t]}let ee={first:-1,of:``};T(()=>{let e=c(u).lines[0]?.entry??-1,t=ee.of===c(u).of&&e<ee.first&&c(l)?c(l).scrollHeight-c(l).scrollTop:null;ee={first:e,of:c(u).of},c(i),c(o),x().then(()=>N(t))});function N(e){if(!c(l))return;let t=c(i)<c(o)?[...c(l).querySelectorAll(`.now`)].at(-1):void 0;e===null?t?c(l).scrollTop+=t.getBoundingClientRect().top-c(l).getBoundingClientRect().top-c(l).clientHeight/2:c(l).scrollTop=c(l).scrollHeight:c(l).scrollTop=c(l).scrollHeight-e;let n=[...c(l).querySelectorAll(`[data-line]`)];for(let e of n)e.tabIndex=-1;let r=t?.querySelector(`[data-line]`)??n.at(-1);r&&(r.tabIndex=0)}var P=sc(),I=_(P),R=_(I),te=F(R,!0);gs(K(R,2),{get position(){return n.position},get say(){return n.say}}),J(I);var ne=K(I,2),re=_(ne);r(re,16,()=>h,e=>e,(t,r)=>{var i=m(),o=e(i),s=e=>{var t=rc(),i=F(t,!0);W(e=>{q(t,`aria-pressed`,f.only===r),B(i,e)},[()=>n.say(`log-${r}`)]),X(`click`,t,()=>f.only=r),p(e,t)};a(o,e=>{(r!==`mine`||n.position.viewer!==null)&&e(s)}),p(t,i)});var oe=K(re,2),V=K(oe,2),ce=e=>{var t=ic();ie(t),ae(t,!0),W(e=>q(t,`aria-label`,e),[()=>n.say(`log-seek`)]),ue(t,()=>f.words,e=>f.words=e),p(e,t)};a(V,e=>{c(g)&&e(ce)}),J(ne);var le=K(ne,2),G=_(le),de=e=>{var t=ac(),r=F(t,!0);W(e=>B(r,e),[()=>n.say(`log-earlier`)]),X(`click`,t,()=>n.ask(c(s))),p(e,t)};a(G,e=>{c(s)&&e(de)});var fe=K(G,2);r(fe,19,()=>c(y),e=>e.name??``,(e,t,r)=>{{let i=M(()=>w(c(t),c(r)));ks(e,{get round(){return c(t)},get position(){return n.position},get say(){return n.say},get open(){return c(i)},fold:()=>z(b,{...c(b),[c(t).name??``]:!w(c(t),c(r))},!0),step:e=>n.ask({say:`step`,entry:e>=c(o)?null:e}),read:e=>z(A,c(D).get(e)??null),get readable(){return c(O)}})}},e=>{var t=oc(),r=F(t,!0);W(e=>B(r,e),[()=>n.say(`log-none`)]),p(e,t)}),J(le),k(le,e=>z(l,e),()=>c(l)),pe(le,()=>Zo(`[data-line]`));var Y=K(le,2),me=e=>{nc(e,{get of(){return n.position},get card(){return c(A)},get say(){return n.say},close:()=>z(A,null)})};a(Y,e=>{c(A)&&e(me)}),J(P),W((e,t,n)=>{B(te,e),q(ne,`aria-label`,t),q(oe,`aria-expanded`,c(g)),q(oe,`aria-label`,n)},[()=>n.say(`log`),()=>n.say(`log-sieve`),()=>n.say(`log-seek`)]),X(`click`,oe,()=>{z(g,!c(g)),f.words=``}),p(t,P),L()}v([`click`]);function lc(e){let t=[];for(let{from:n,to:r}of uc(e,`move`)){let e=t.find(e=>e.to.card!==null&&e.to.card===n.card);e?e.to=r:t.push({from:n,to:r})}return t}function uc(e,t){return e.flatMap(({happened:e})=>e).filter(e=>e.is===t)}var dc=480,fc=360,pc=45,mc={width:34,height:46},hc=[`--story`,`--plate`,`--name`,`--text`,`--least`,`--largest`,`--token`,`--glyphs`,`--picture`,`--author`,`--pale`,`--metal`,`--ground`],gc=12;function _c(e,t){if(bt())return()=>void 0;let n=lc(t).flatMap(t=>{let n=xc(e,t.from);if(!n)return[];let r=t.from.card===null||n.dataset.card!==t.from.card;return[{flight:t,hidden:r,rect:n.getBoundingClientRect(),copy:r?Sc():Cc(n)}]});return()=>{for(let[t,r]of n.entries())vc(e,r,r.hidden?t*pc:0);for(let{at:n}of uc(t,`attack`))for(let t of n)bc(e,t)}}function vc(e,{flight:t,hidden:n,rect:r,copy:i},a){let o=xc(e,t.to),s=o?.getBoundingClientRect();if(!o||!s||r.width===0||s.width===0||Math.abs(r.left-s.left)<gc&&Math.abs(r.top-s.top)<gc)return;let c=t.to.card!==null&&o.dataset.card===t.to.card;if(n&&c){yc(o,r,s,a);return}let l=n?mc:r,[u,d]=[r.left+(r.width-l.width)/2,r.top+(r.height-l.height)/2];Object.assign(i.style,{left:`${u}px`,top:`${d}px`,width:`${l.width}px`,height:`${l.height}px`}),e.append(i);let f=Math.min(1,s.width/l.width,s.height/l.height),p=s.left+s.width/2-(u+l.width/2),m=s.top+s.height/2-(d+l.height/2),h=i.animate([{transform:`none`,opacity:1},{transform:`translate(${p}px, ${m}px) scale(${f})`,opacity:1,offset:.85},{transform:`translate(${p}px, ${m}px) scale(${f})`,opacity:0}],{duration:dc,delay:a,easing:`cubic-bezier(0.3, 0, 0.2, 1)`,fill:`backwards`});h.onfinish=h.oncancel=()=>i.remove(),c&&o.animate([{opacity:0},{opacity:0,offset:.8},{opacity:1}],dc)}function yc(e,t,n,r){let i=t.left+t.width/2-(n.left+n.width/2),a=t.top+t.height/2-(n.top+n.height/2),o=Math.min(1,t.width/Math.max(1,n.width),t.height/Math.max(1,n.height));e.animate([{transform:`translate(${i}px, ${a}px) scale(${o})`,opacity:.2},{transform:`none`,opacity:1}],{duration:dc,delay:r,easing:`cubic-bezier(0.3, 0, 0.2, 1)`,fill:`backwards`})}function bc(e,t){xc(e,{card:t,tint:null,zone:null})?.animate([{transform:`none`},{transform:`translateX(-0.35rem) rotate(-1.5deg)`},{transform:`translateX(0.3rem) rotate(1.2deg)`},{transform:`none`}],{duration:fc,delay:dc/2,easing:`ease-in-out`})}function xc(e,{card:t,zone:n,tint:r}){return(t===null?null:e.querySelector(`[data-card="${CSS.escape(t)}"]`))??(r===null||n===null?null:e.querySelector(`[data-heap="${CSS.escape(`${n}/${r}`)}"]`))??(n===null?null:e.querySelector(`[data-zone="${CSS.escape(n)}"]`))}function Sc(){let e=document.createElement(`div`);return e.className=`flying-back`,wc(e)}function Cc(e){let t=e.cloneNode(!0);for(let e of[t,...t.querySelectorAll(`*`)])for(let t of[`id`,`data-at`,`data-card`,`data-heap`,`data-zone`])e.removeAttribute(t);for(let e of t.querySelectorAll(`button`))e.remove();let n=getComputedStyle(e);for(let e of hc)t.style.setProperty(e,n.getPropertyValue(e));return wc(t)}function wc(e){return e.inert=!0,e.ariaHidden=`true`,Object.assign(e.style,{position:`fixed`,margin:`0`,listStyle:`none`,zIndex:`20`,pointerEvents:`none`}),e}var Tc=g(`<p> </p>`),Ec=g(`<p class="title"> </p> <p class="heading svelte-3tmc1p"> </p> <p class="prompt svelte-3tmc1p"><!></p>`,1),Dc=g(`<main id="main" tabindex="-1" class="svelte-3tmc1p"><!></main>`);function Oc(t,n){U(n,!0);var r=Dc(),i=_(r),o=e=>{var t=Tc(),r=F(t,!0);W(e=>B(r,e),[()=>n.say(`connecting`)]),p(e,t)},s=t=>{var r=Ec(),i=e(r),a=F(i,!0),o=K(i,2),s=F(o,!0),c=K(o,2);bs(_(c),{get words(){return n.position.scene.prompt}}),J(c),W(()=>{B(a,n.position.title),B(s,n.position.scene.heading)}),p(t,r)};a(i,e=>{n.position===null||n.position.passTo!==null?e(o):e(s,-1)}),J(r),p(t,r),L()}var kc=g(`<th scope="col" class="svelte-xli4hr"> </th>`),Ac=g(`<td class="svelte-xli4hr"> </td>`),jc=g(`<tr class="svelte-xli4hr"><th scope="row" class="svelte-xli4hr"> </th><!></tr>`),Mc=g(`<table class="svelte-xli4hr"><thead class="svelte-xli4hr"><tr><td class="svelte-xli4hr"></td><!></tr></thead><tbody class="svelte-xli4hr"></tbody><tfoot class="svelte-xli4hr"><tr><td class="svelte-xli4hr">=</td><!></tr></tfoot></table>`),Nc=g(`<p class="svelte-xli4hr"> <b class="svelte-xli4hr"> </b></p>`);function Pc(t,n){U(n,!0);let i=M(()=>[...new Set(n.counters.flatMap(({parts:e})=>e.map(({words:e})=>e)))].map(e=>({words:e,values:n.counters.map(({parts:t})=>t.find(t=>t.words===e)?.value)}))),o=M(()=>n.counters.some(({parts:e})=>e.length>1));var s=m(),l=e(s),u=e=>{var t=Mc(),a=_(t),o=_(a),s=K(_(o));r(s,17,()=>n.counters,({id:e,label:t})=>e,(e,t)=>{let n=()=>c(t).label;var r=kc(),i=F(r,!0);W(()=>B(i,n())),p(e,r)}),J(o),J(a);var l=K(a);r(l,21,()=>c(i),({words:e,values:t})=>e,(e,t)=>{let n=()=>c(t).words,i=()=>c(t).values;var a=jc(),o=_(a),s=F(o,!0),l=K(o);r(l,17,i,Y,(e,t)=>{var n=Ac(),r=F(n,!0);W(e=>B(r,e),[()=>c(t)===void 0?``:ta(c(t))]),p(e,n)}),J(a),W(()=>B(s,n())),p(e,a)}),J(l);var u=K(l),d=_(u),f=K(_(d));r(f,17,()=>n.counters,({id:e,value:t})=>e,(e,t)=>{let n=()=>c(t).value;var r=Ac(),i=F(r,!0);W(e=>B(i,e),[()=>ta(n())]),p(e,r)}),J(d),J(u),J(t),p(e,t)},d=t=>{var i=m(),a=e(i);r(a,17,()=>n.counters,({id:e,label:t,value:n})=>e,(e,t)=>{let n=()=>c(t).label,r=()=>c(t).value;var i=Nc(),a=_(i),o=K(a),s=F(o,!0);J(i),W(e=>{B(a,`${n()??``} `),B(s,e)},[()=>ta(r())]),p(e,i)}),p(t,i)};a(l,e=>{c(o)?e(u):e(d,-1)}),p(t,s),L()}var Fc=H(null);function Ic(){return c(Fc)}function Lc(e){z(Fc,{rule:e})}function Rc(){z(Fc,null)}var zc=g(`<button type="button" class="rule svelte-1i03p7v" data-rule-link=""> </button>`);function Bc(e,t){U(t,!0);var n=zc(),r=F(n,!0);W(e=>B(r,e),[()=>t.say(`rules-link`,{number:t.rule})]),X(`click`,n,()=>Lc(t.rule)),p(e,n),L()}v([`click`]);function Vc(e,t){let n=e.zones.find(e=>e.id===t);if(n)return{is:`zone`,zone:n};for(let n of e.zones){let e=Uc(n.cards,t);if(e)return{is:`card`,card:e,zone:n}}let{contest:r}=e;for(let e of r?.sides??[]){if(r&&Hc(e)===t)return{is:`total`,side:e,contest:r};let n=Uc(e.cards,t);if(n)return{is:`card`,card:n,zone:null}}}function Hc(e){return`total.${e.seat}`}function Uc(e,t){for(let n of e){let e=n.id===t?n:Uc(n.under,t);if(e)return e}}function Wc(e){return e.choices.flatMap((t,n)=>Vc(e,t.at)?[]:[n])}var Gc=[`point`,`card`,`at`,`zone`];function Kc(e,t){for(let n=t instanceof Element?t:null;n!==null;n=n.parentElement){if(n.id===`prompt`)return{is:`prompt`};if(!(n instanceof HTMLElement))continue;let t=Gc.flatMap(e=>n.dataset[e]??[]);for(let n of t){let t=Vc(e,n);if(t)return t}}return null}function qc(e){switch(e.is){case`card`:return e.card.id;case`zone`:return e.zone.id;case`total`:case`prompt`:return null}}var Jc=g(`<p><!></p>`),Yc=g(`<p class="why svelte-1psxghv"> <!></p>`),Xc=g(`<div class="svelte-1psxghv"><dt> </dt> <dd class="svelte-1psxghv"> </dd></div>`),Zc=g(`<dl class="svelte-1psxghv"></dl>`),Qc=g(`<p><i> </i></p>`),$c=g(`<span><!></span>`),el=g(`<li class="svelte-1psxghv"><strong class="svelte-1psxghv"> </strong> <!></li>`),tl=g(`<ul class="svelte-1psxghv"></ul>`),nl=g(`<blockquote class="svelte-1psxghv"> </blockquote>`),rl=g(`<!> <!>`,1),il=g(`<div class="told svelte-1psxghv"><!> <!> <!> <!> <!> <!> <!> <!></div>`);function al(t,n){U(n,!0);let i=M(()=>n.position.scene),o=H(null),s=M(()=>{switch(c(o)?.is){case`card`:{let{face:e,counters:t,links:n,under:r}=c(o).card,i=e.side===`up`;return{title:i?e.title:e.label,text:i?We(e.text):[],counters:t,links:n,cards:r}}case`zone`:{let{label:e,counters:t,links:n,cards:r}=c(o).zone;return{title:e,text:[],counters:t,links:n,cards:r}}case`total`:return{title:c(o).side.label,text:[Ve(c(o).contest.title),Ve(c(o).contest.standing)],counters:[c(o).side.total],links:[],cards:c(o).side.cards};case`prompt`:return{title:c(i).heading,text:[c(i).prompt],counters:[],links:[],cards:[]};case void 0:return null}}),l=M(()=>{let e=c(o)?qc(c(o)):null;return e===null?null:(c(o)?.is===`card`?c(o).card.why_not:null)??(c(i).choices.some(({at:t,to:n})=>t===e||n===e)?null:c(i).why_not)}),d=M(()=>c(s)?.counters.filter(({parts:e})=>e.length>0)??[]),f=M(()=>c(s)?.counters.filter(({parts:e})=>e.length===0)??[]),h=({face:e})=>e.side===`up`?e.title:e.label;u(()=>{let e=n.root;if(!e)return;let t=new AbortController,{signal:r}=t,a,s=e=>{let t=Kc(c(i),e);return t&&z(o,t),t!==null};e.addEventListener(`contextmenu`,e=>{!e.defaultPrevented&&s(e.target)&&e.preventDefault()},{signal:r}),e.addEventListener(`pointerdown`,({pointerType:e,target:t})=>{clearTimeout(a);let n=t instanceof Element&&t.closest(`.offered, .target, .aimed, .picked`);e===`touch`&&!n&&(a=setTimeout(()=>s(t),550))},{signal:r});for(let e of[`pointerup`,`pointercancel`,`pointermove`])addEventListener(e,t=>{let n=t instanceof PointerEvent&&Math.hypot(t.movementX,t.movementY)>4;(e!==`pointermove`||n)&&clearTimeout(a)},{signal:r});return()=>{clearTimeout(a),t.abort()}});var g=m(),v=e(g),y=t=>{Pi(t,{get title(){return c(s).title},get say(){return n.say},onclose:()=>z(o,null),children:(t,u)=>{var g=il(),v=_(g);r(v,17,()=>c(s).text,Y,(e,t)=>{var n=Jc();bs(_(n),{get words(){return c(t)}}),J(n),p(e,n)});var y=K(v,2),b=e=>{var t=Yc(),r=_(t);Bc(K(r),{get rule(){return c(l).rule},get say(){return n.say}}),J(t),W(()=>B(r,`${c(l).words??``} `)),p(e,t)};a(y,e=>{c(l)&&e(b)});var x=K(y,2),S=e=>{var t=Jc();Bc(_(t),{get rule(){return c(i).rule},get say(){return n.say}}),J(t),p(e,t)};a(x,e=>{c(o).is===`prompt`&&c(i).rule&&e(S)});var C=K(x,2),w=e=>{Pc(e,{get counters(){return c(d)}})};a(C,e=>{c(d).length>0&&e(w)});var T=K(C,2),E=e=>{var t=Zc();r(t,21,()=>c(f),({id:e,label:t,value:n})=>e,(e,t)=>{let n=()=>c(t).label,r=()=>c(t).value;var i=Xc(),a=_(i),o=F(a,!0),s=K(a,2),l=F(s,!0);J(i),W(()=>{B(o,n()),B(l,r())}),p(e,i)}),J(t),p(e,t)};a(T,e=>{c(f).length>0&&e(E)});var D=K(T,2);r(D,17,()=>c(s).links,Y,(t,n)=>{let r=()=>c(n).words;var i=m(),o=e(i),s=e=>{var t=Qc(),n=_(t),i=F(n,!0);J(t),W(()=>B(i,r())),p(e,t)};a(o,e=>{r()&&e(s)}),p(t,i)});var O=K(D,2),k=t=>{var n=tl();r(n,21,()=>c(s).cards,e=>e.id,(t,n)=>{var i=el(),o=_(i),s=F(o,!0),l=K(o,2),u=t=>{var i=m(),a=e(i);r(a,17,()=>We(c(n).face.text),Y,(e,t)=>{var n=$c();bs(_(n),{get words(){return c(t)}}),J(n),p(e,n)}),p(t,i)};a(l,e=>{c(n).face.side===`up`&&e(u)}),J(i),W(e=>B(s,e),[()=>h(c(n))]),p(t,i)}),J(n),p(t,n)};a(O,e=>{c(s).cards.length>0&&e(k)});var A=K(O,2),j=t=>{var r=rl(),i=e(r),s=e=>{var t=nl(),n=F(t,!0);W(()=>B(n,c(o).card.face.quote)),p(e,t)};a(i,e=>{c(o).card.face.side===`up`&&c(o).card.face.quote&&e(s)}),Xs(K(i,2),{get of(){return n.position},get card(){return c(o).card},get say(){return n.say}}),p(t,r)};a(A,e=>{c(o).is===`card`&&e(j)}),J(g),p(t,g)},$$slots:{default:!0}})};a(v,e=>{c(o)&&c(s)&&e(y)}),p(t,g),L()}async function ol(e,t){let n=await cl(e.table);if(n===null)return null;let{game:r}=e,i=e.seats.map(({name:e,bot:t})=>({name:e,bot:t}));return{say:`create`,game:r,options:n.options??{},seats:sl(t,r)?Si(i):i}}function sl(e,t){return(e.find(({name:e})=>e===t)?.seatTitles.length??0)>0}async function cl(e){try{let t=await fetch(Ot(e));if(!t.ok||t.body===null)return null;let n=t.body.pipeThrough(new TextDecoderStream).getReader(),r=``;for(;!r.includes(`
`);){let{done:e,value:t}=await n.read();if(e)break;r+=t}return await n.cancel(),JSON.parse(r.split(`
`)[0]??``)}catch{return null}}var ll=g(`<p class="rematch svelte-pwzswr"><span id="rematch-does" class="svelte-pwzswr"> </span> <button type="button" class="button main" aria-describedby="rematch-does"> </button></p>`);function ul(e,t){U(t,!0);let n=H(!1);async function r(){if(t.busy||c(n))return;z(n,!0);let e=await ol(t.position,t.games);z(n,!1),e?t.ask(e):t.notice(t.say(`rematch-lost`))}var i=ll(),a=_(i),o=F(a,!0),s=K(a,2),l=F(s,!0);J(i),W((e,r)=>{B(o,e),q(s,`aria-disabled`,t.busy||c(n)),B(l,r)},[()=>t.say(sl(t.games,t.position.game)?`rematch-sides`:`rematch-chance`),()=>t.say(`rematch`)]),X(`click`,s,()=>void r()),p(e,i),L()}v([`click`]);var dl=g(`<dialog aria-labelledby="share-title" class="svelte-wivun6"><h2 id="share-title" class="svelte-wivun6"> </h2> <p class="svelte-wivun6"> </p> <input readonly="" class="svelte-wivun6"/> <p role="status" class="svelte-wivun6"> </p> <form method="dialog" class="svelte-wivun6"><button type="button" class="button main"> </button> <button type="button" class="button"> </button> <button class="button"> </button></form></dialog>`),fl=g(`<button type="button" class="button"> </button> <!>`,1);function pl(t,r){U(r,!0);let i=H(!1),o=M(()=>r.model.shared?.table===r.position.table?r.model.shared.code:null),s=M(()=>c(o)===null?``:location.href.replace(/#.*$/,``)+_e({at:`see`,code:c(o)})),l=H(!1);function u(){z(i,!0),z(l,!1),c(o)===null&&r.ask({say:`share`})}async function d(){z(l,await navigator.clipboard.writeText(c(s)).then(()=>!0,()=>!1),!0)}let f=e=>e.showModal();var m=fl(),h=e(m),g=F(h,!0),v=K(h,2),y=e=>{var t=dl(),a=_(t),u=F(a,!0),m=K(a,2),h=F(m,!0),g=K(m,2);ie(g);var v=K(g,2),y=F(v,!0),b=K(v,2),x=_(b),S=F(x,!0),C=K(x,2),w=F(C,!0),T=K(C,2),E=F(T,!0);J(b),J(t),pe(t,()=>f),W((e,t,n,r,i,a,o)=>{B(u,e),B(h,t),q(g,`aria-label`,n),I(g,c(s)),B(y,r),B(S,i),B(w,a),B(E,o)},[()=>r.say(`share-title`),()=>r.say(`share-about`),()=>r.say(`share-link`),()=>c(l)?r.say(`share-copied`):r.say(`share-length`,{letters:c(s).length}),()=>r.say(`share-copy`),()=>r.say(`share-file`),()=>r.say(`close`)]),n(`close`,t,()=>z(i,!1)),n(`focus`,g,e=>e.currentTarget.select()),X(`click`,x,d),X(`click`,C,()=>pt(`brickroad-${r.position.game}.txt`,c(o))),p(e,t)};a(v,e=>{c(i)&&c(o)!==null&&e(y)}),W(e=>B(g,e),[()=>r.say(`share`)]),X(`click`,h,u),p(t,m),L()}v([`click`]);function ml(e,t,n){let{stages:r}=e,i=r[0]?.totals.length===2,a=i?[hl(e,t)]:vl(e),[o,s]=[Math.min(0,...a.flat()),Math.max(0,...a.flat())],c=yl(s-o),[l,u]=[Math.floor(o/c)*c,Math.max(Math.ceil(s/c)*c,c)],{width:d,height:f,text:p}=n,m=p*(.9+.55*Math.max(String(u).length,String(l).length)),[h,g,_]=[d-13-2,15,f-p*1.5],v=e=>r.length<2?h:m+(h-m)*e/(r.length-1),y=e=>_-(_-g)*(e-l)/(u-l),b=a.map(e=>e.map((e,t)=>({x:v(t),y:y(e)}))),x=y(0),[S=[]]=b,C=[];for(let e=l;e<=u;e+=c)C.push({y:y(e),words:String(Math.abs(e))});return{width:d,height:f,text:p,left:m,right:h,top:g,bottom:_,zero:x,levels:C,above:i?xl(S,x,Math.min):``,below:i?xl(S,x,Math.max):``,lines:b.map((e,n)=>({seat:i?t:n,path:bl(e),end:e.at(-1)??{x:m,y:x}})),rounds:Sl(e,v,(h-m)/(p*2)),turns:Cl(e,b,{left:m,right:h,duo:i})}}function hl({stages:e},t){return e.map(({totals:e})=>{let n=e.filter((e,n)=>n!==t);return(e[t]??0)-(n.length>0?Math.max(...n):0)})}function gl(e){let t=Math.max(...e);return e.flatMap((e,n)=>e===t?[n]:[])}function _l(e,t){return/\d+/.exec(e)?.[0]??String(t+1)}function vl({stages:e}){return(e[0]?.totals??[]).map((t,n)=>e.map(({totals:e})=>e[n]??0))}function yl(e){for(let t=1;;t*=10)for(let n of[t,2*t,5*t])if(e<=4*n)return n}function bl(e){return e.map(({x:e,y:t},n)=>`${n===0?`M`:`L`}${Tl(e)} ${Tl(t)}`).join(``)}function xl(e,t,n){let[r,i]=[e[0],e.at(-1)];if(!r||!i||r===i)return``;let a=e.flatMap((n,r)=>{let i=e[r-1];return!i||(i.y-t)*(n.y-t)>=0?[n]:[{x:i.x+(n.x-i.x)*(t-i.y)/(n.y-i.y),y:t},n]}).map(({x:e,y:r})=>({x:e,y:n(r,t)}));return`${bl([{x:r.x,y:t},...a,{x:i.x,y:t}])}Z`}function Sl({stages:e},t,n){let r=e.flatMap(({round:t},n)=>e[n+1]?.round===t?[]:[{round:t,end:n}]),i=[1,2,3,5,10,20,50,100].find(e=>r.length/e<=n)??200;return r.map(({round:e,end:n},r)=>({x:t(n),words:_l(e,r),at:r})).filter(({at:e})=>e===0||(e+1)%i===0).map(({x:e,words:t})=>({x:e,words:t}))}function Cl({stages:e,swings:t},n,{left:r,right:i,duo:a}){let o=[];for(let[s,{entry:c,seat:l}]of t.entries()){let t=e.findIndex(e=>e.entry>=c),u=n[a?0:l]?.[Math.max(t,0)];if(!u)continue;let d=Math.max(u.x,r+13);for(;o.some(e=>Math.abs(e.x-d)<26&&Math.abs(e.y-u.y)<26)&&(d=d+26>i?u.x-26:d+26,!(d<r)););o.push({x:d,y:u.y,letter:wl(s)})}return o}function wl(e){return String.fromCharCode(65+e)}function Tl(e){return Math.round(e*10)/10}var El=o(`<svg class="sign svelte-1yg8pe6" viewBox="0 0 512 512" aria-hidden="true"><title> </title><use></use></svg>`),Dl=g(`<i class="svelte-1yg8pe6"> </i>`),Ol=g(`<span><!></span>`),kl=g(`<div class="slider svelte-1yg8pe6"><div class="track svelte-1yg8pe6" role="slider" tabindex="0"><!> <div class="fields svelte-1yg8pe6" aria-hidden="true"></div> <span class="handle svelte-1yg8pe6" aria-hidden="true"></span></div> <p class="where-at svelte-1yg8pe6" aria-hidden="true"> </p></div>`);function Al(e,t){U(t,!0);let i=M(()=>t.position.shown),o=M(()=>t.position.entries),s=H(0),l=M(()=>Eo(t.overview)),u=M(()=>c(s)/c(l).length<26),d=M(()=>ko(t.overview,c(l),26/Math.max(c(s),26))),f=H(null),m=M(()=>c(f)??c(i)),h=M(()=>c(l).findLast(({from:e})=>e<=c(m))??c(l)[0]),g=M(()=>y(t.overview.chronicle?.stages.findLast(({entry:e})=>e<=c(m)))?.words),v=M(()=>t.say(`slider-where`,{round:c(h)?.name??``,shown:c(m),entries:c(o)})+(c(g)?` · ${c(g)}`:``));function y(e){if(!e||e.totals.length<2)return null;let[n=0,...r]=gl(e.totals);if(r.length>0)return{by:`even`,words:t.say(`slider-even`)};let[i=0]=hl({stages:[e]},n),a=t.say(`slider-leads`,{name:t.position.seats[n]?.name??``,count:i});return{by:n===(t.position.viewer??0)?`mine`:`other`,words:a}}function b(e){t.ask({say:`step`,entry:e>=c(o)?null:e})}function x(e){let n=Ao(t.position,t.overview,e.key);n!==null&&(e.preventDefault(),e.stopPropagation(),n!==c(i)&&b(n))}function S(e){let{left:t,width:n}=e.currentTarget.getBoundingClientRect();return Oo(c(l),(e.clientX-t)/n)}let C=null;function w(e){c(f)!==null&&(z(f,S(e),!0),(C===null||C===c(i))&&b(C=c(f)))}function T(){c(f)!==null&&c(f)!==C&&b(c(f)),z(f,C=null,!0)}let E=(e,t)=>/\d+/.exec(e)?.[0]??String(t+1);var O=kl(),k=_(O);q(k,`aria-valuemin`,0);var A=_(k);r(A,17,()=>c(d),Y,(e,t)=>{let n=()=>c(t).line,r=()=>c(t).place;var i=El();let a;var o=_(i),s=F(o,!0),l=K(o);J(i),W(e=>{a=te(i,``,a,{left:`${r()*100}%`}),B(s,e),q(l,`href`,`#icon-sign-${n().sign??``}`)},[()=>Z(n().words)]),p(e,i)});var j=K(A,2);r(j,23,()=>c(l),({name:e,from:t})=>t,(e,n,r)=>{let i=()=>c(n).name,o=()=>c(n).from,s=M(()=>t.overview.chronicle?.stages.findLast(({round:e})=>e===i()));var l=Ol(),d=_(l),f=e=>{var t=Dl(),n=F(t,!0);W(e=>B(n,e),[()=>E(i(),c(r))]),p(e,t)};a(d,e=>{c(u)&&c(r)!==0&&(c(r)+1)%5!=0||e(f)}),J(l),W(e=>R(l,1,e,`svelte-1yg8pe6`),[()=>D([y(c(s))?.by,{past:o()<=c(m),led:t.overview.chronicle}])]),p(e,l)}),J(j);var ee=K(j,2);let N;J(k);var P=K(k,2),I=F(P,!0);J(O),W((e,t,n)=>{q(k,`aria-label`,e),q(k,`aria-valuemax`,c(o)),q(k,`aria-valuenow`,c(m)),q(k,`aria-valuetext`,c(v)),q(k,`title`,t),N=te(ee,``,N,{left:n}),B(I,c(v))},[()=>t.say(`slider`),()=>t.say(`slider-keys`),()=>`${Do(c(l),c(m))*100}%`]),X(`keydown`,k,x),X(`pointerdown`,k,e=>{e.currentTarget.setPointerCapture(e.pointerId),z(f,S(e),!0),b(C=c(f))}),X(`pointermove`,k,w),X(`pointerup`,k,T),n(`pointercancel`,k,T),ce(k,`clientWidth`,e=>z(s,e)),p(e,O),L()}v([`keydown`,`pointerdown`,`pointermove`,`pointerup`]);var jl=g(`<option> </option>`),Ml=g(`<div class="ways svelte-1u4h1f9"><label class="svelte-1u4h1f9"> <select class="svelte-1u4h1f9"><!><option> </option><option> </option></select></label> <!></div>`),Nl=g(`<section class="review svelte-1u4h1f9"><!> <!></section>`);function Pl(e,t){U(t,!0);let n=M(()=>t.model.landmarks&&jo(t.model.landmarks,t.position)?t.model.landmarks:null),i=M(()=>[t.position.table,t.position.viewer,t.position.lang,t.position.entries].join(` `));u(()=>{c(i),C(()=>{c(n)===null&&t.ask({say:`landmarks`})})});let o=M(()=>t.position.records===`whole`),s=M(()=>t.position.allOpen?`all`:String(t.position.viewer??``));function l(e){e===`all`?t.ask({say:`unveil`}):t.ask({say:`sit`,seat:e===``?null:Number(e)})}var d=Nl(),f=_(d),m=e=>{Al(e,{get position(){return t.position},get overview(){return c(n)},get say(){return t.say},get ask(){return t.ask}})};a(f,e=>{c(n)&&e(m)});var h=K(f,2),g=e=>{var n=Ml(),i=_(n),a=_(i),o=K(a),u=_(o);r(u,17,()=>t.position.seats,Y,(e,t,n)=>{let r=()=>c(t).name;var i=jl(),a=F(i,!0),o={};W(e=>{B(a,r()),o!==(o=e)&&(i.value=(i.__value=o)??``)},[()=>String(n)]),p(e,i)});var d=K(u),f=F(d,!0);d.value=d.__value=`all`;var m=K(d),h=F(m,!0);m.value=m.__value=``,J(o);var g;le(o),J(i),pl(K(i,2),{get model(){return t.model},get position(){return t.position},get say(){return t.say},get ask(){return t.ask}}),J(n),W((e,t,n)=>{B(a,`${e??``} `),B(f,t),B(h,n),g!==(g=c(s))&&(o.value=(o.__value=g)??``,oe(o,g))},[()=>t.say(`eyes`),()=>t.say(`eyes-all`),()=>t.say(`eyes-nobody`)]),X(`change`,o,e=>l(e.currentTarget.value)),p(e,n)};a(h,e=>{c(o)&&e(g)}),J(d),W(e=>q(d,`aria-label`,e),[()=>t.say(`look-back`)]),p(e,d),L()}v([`change`]);var Fl=`[data-keyed] [data-choice]`,Il=`123456789abcdefghijklmnopqrstuvwxyz`;function Ll(e,t){let n=t?[...e.querySelectorAll(Fl)].slice(0,35):[];for(let t of e.querySelectorAll(`[data-key]`))n.includes(t)||Rl(t);for(let[e,t]of n.entries()){let n=Il.charAt(e);t.dataset.key!==n&&(t.dataset.key=n,t.setAttribute(`aria-keyshortcuts`,n))}}function Rl(e){delete e.dataset.key,e.removeAttribute(`aria-keyshortcuts`)}function zl(e,t){if(Vl(t)||Bl(t))return null;let n=t.key.toLowerCase();return Il.includes(n)&&n.length===1?e.querySelector(`[data-key="${n}"]`):null}function Bl(e){return(e.ctrlKey||e.metaKey||e.altKey)&&!e.getModifierState(`AltGraph`)}function Vl({target:e}){return e instanceof Element&&e.closest(`input, select, textarea, dialog`)!==null}var Hl=g(`<article class="svelte-6iwfsv"><!></article>`),Ul=g(`<aside class="drawer-of-rules svelte-6iwfsv" aria-labelledby="rules-drawer" tabindex="-1"><div class="head svelte-6iwfsv"><h2 id="rules-drawer" class="svelte-6iwfsv"> </h2> <a target="_blank" rel="noopener" class="svelte-6iwfsv"> </a> <button type="button" class="svelte-6iwfsv"><svg viewBox="0 0 20 20" aria-hidden="true" class="svelte-6iwfsv"><path d="M4 4L16 16M16 4L4 16"></path></svg></button></div> <div class="pages svelte-6iwfsv"><!> <!> <!></div></aside>`);function Wl(t,r){U(r,!0);let i=M(Ic),o=M(()=>no(r.position.game)?.Rules),s=H(void 0),l=null;u(()=>{c(i)&&(c(s)?.contains(document.activeElement)||(l=document.activeElement),c(i).rule===null&&c(s)?.focus({preventScroll:!0}))}),u(()=>Rc);function d(){Rc(),l instanceof HTMLElement&&l.isConnected&&l.focus({preventScroll:!0})}function f(e){e.key===`Escape`&&c(i)&&c(s)?.contains(document.activeElement)&&(e.stopPropagation(),d()),e.key!==`.`||Vl(e)||Bl(e)||vt().keys!==`on`||(c(i)?d():Lc(r.position.scene.rule),e.preventDefault())}var h=m();n(`keydown`,E,f,!0);var g=e(h),v=t=>{var n=Ul(),l=_(n),u=_(l),f=F(u,!0),h=K(u,2),g=F(h,!0),v=K(h,2);J(l);var y=K(l,2),x=_(y),S=t=>{var n=m(),a=e(n);b(a,()=>c(i),e=>{vo(e,{get game(){return r.position.game},get lang(){return r.position.lang},get rule(){return c(i).rule},get say(){return r.say}})}),p(t,n)};a(x,e=>{c(i).rule!==null&&e(S)});var C=K(x,2),w=e=>{var t=Hl(),n=_(t);j(n,()=>c(o),(e,t)=>{t(e,{get game(){return r.position.game},get say(){return r.say}})}),J(t),p(e,t)};a(C,e=>{c(o)&&e(w)});var T=K(C,2),E=e=>{vo(e,{get game(){return r.position.game},get lang(){return r.position.lang},get say(){return r.say}})};a(T,e=>{c(i).rule===null&&e(E)}),J(y),J(n),k(n,e=>z(s,e),()=>c(s)),pe(n,()=>No(Rc)),W((e,t,n,r)=>{B(f,e),q(h,`href`,t),B(g,n),q(v,`aria-label`,r)},[()=>r.say(`nav-rules`),()=>_e({at:`rules`,game:r.position.game,table:r.position.table}),()=>r.say(`rules-page`),()=>r.say(`close`)]),X(`click`,v,d),p(t,n)};a(g,e=>{c(i)&&e(v)}),p(t,h),L()}v([`click`]);var Gl=6,Kl=250,ql=[`card`,`point`,`zone`,`at`];function Jl({choices:e},t,n){return e.flatMap((e,r)=>e.at===t&&e.to===n?[r]:[])}function Yl({choices:e},t){return e.some(e=>e.at===t&&e.to!==null)}function Xl(e){return t=>{let n=new Ql(t,e),{signal:r,abort:i}=Zl();t.addEventListener(`pointerdown`,e=>n.press(e),{signal:r}),t.addEventListener(`dragstart`,e=>e.preventDefault(),{signal:r}),addEventListener(`pointermove`,e=>n.move(e),{signal:r}),addEventListener(`pointerup`,e=>n.release(e),{signal:r}),addEventListener(`pointercancel`,()=>n.end(),{signal:r}),addEventListener(`keydown`,e=>e.key===`Escape`&&n.end(),{signal:r});let a=e=>n.carries&&e.preventDefault();return t.addEventListener(`touchmove`,a,{signal:r,passive:!1}),t.addEventListener(`contextmenu`,a,{signal:r}),()=>(n.end(),i())}}function Zl(){let e=new AbortController;return{signal:e.signal,abort:()=>e.abort()}}var Ql=class{#e;#t;#n=null;constructor(e,t){this.#e=e,this.#t=t}get carries(){return(this.#n?.copy??null)!==null}press({target:e,button:t,isPrimary:n,pointerId:r,pointerType:i,clientX:a,clientY:o}){if(this.end(),t!==0||!n)return;let s=$l(e,e=>Yl(this.#t.scene(),e));if(!s)return;let c=i===`mouse`?void 0:setTimeout(()=>this.#r(),Kl);this.#n={...s,pointer:r,x:a,y:o,copy:null,timer:c}}move({pointerId:e,pointerType:t,clientX:n,clientY:r}){let i=this.#n;if(i?.pointer!==e)return;let a=Math.hypot(n-i.x,r-i.y)>Gl;i.copy===null&&a&&t===`mouse`?this.#r():i.copy===null&&a&&this.end(),i.copy!==null&&(i.copy.style.translate=`${n-i.x}px ${r-i.y}px`,this.#t.aim(this.#a(n,r)))}release({pointerId:e,clientX:t,clientY:n}){let r=this.#n;if(r?.pointer!==e)return;let i=r.copy===null?null:this.#a(t,n);this.#i(),r.copy!==null&&(eu(),i===null?this.#t.putBack():this.#t.drop(r.id,i))}end(){let{carries:e}=this;this.#i(),e&&this.#t.putBack()}#r(){let e=this.#n;if(!e)return;let{left:t,top:n,width:r,height:i}=e.from.getBoundingClientRect();e.copy=Cc(e.from),e.copy.classList.add(`carried`),Object.assign(e.copy.style,{left:`${t}px`,top:`${n}px`,width:`${r}px`,height:`${i}px`}),this.#e.append(e.copy),getSelection()?.removeAllRanges(),this.#t.lift(e.id)}#i(){let e=this.#n;this.#n=null,clearTimeout(e?.timer),e?.copy&&(e.copy.remove(),this.#t.aim(null))}#a(e,t){let{id:n}=this.#n??{};if(n===void 0)return null;let r=e=>Jl(this.#t.scene(),n,e).length>0;for(let n of document.elementsFromPoint(e,t)){let e=$l(n,r);if(e)return e.id}return null}};function $l(e,t){let n=null;for(let r=e instanceof Element?e:null;r!==null;r=r.parentElement){if(!(r instanceof HTMLElement))continue;let{dataset:e}=r,i=ql.map(t=>e[t]).find(e=>e!==void 0&&t(e));i!==void 0&&(n===null||n.id===i)&&(n={id:i,from:r})}return n}function eu(){let e=e=>(e.preventDefault(),e.stopPropagation());addEventListener(`click`,e,{capture:!0,once:!0}),setTimeout(()=>removeEventListener(`click`,e,{capture:!0}))}var tu=g(`<small> </small>`),nu=g(`<button type="button" class="choose svelte-igihbm"><span class="svelte-igihbm"><!></span> <!></button>`);function ru(e,t){U(t,!0);let n=V(t,`verb`,3,``),r=V(t,`hint`,3,null),i=M(()=>Z(t.words)),o=M(()=>c(i).toLowerCase().startsWith(n().toLowerCase())?c(i):`${n()}: ${c(i)}`),s=M(()=>r()===null?c(o):`${c(o)} – ${r()}`);var l=nu(),u=_(l),d=_(u),m=e=>{var t=f();W(()=>B(t,n())),p(e,t)},h=e=>{bs(e,{get words(){return t.words}})};a(d,e=>{n()?e(m):e(h,-1)}),J(u);var g=K(u,2),v=e=>{var t=tu(),n=F(t,!0);W(()=>B(n,r())),p(e,t)};a(g,e=>{r()!==null&&e(v)}),J(l),W(()=>{q(l,`data-choice`,t.order??``),q(l,`aria-label`,c(s))}),X(`click`,l,function(...e){t.onchoose?.apply(this,e)}),p(e,l),L()}v([`click`]);var iu=g(`<small class="svelte-2p5jsv"> </small>`),au=g(`<li><button type="button" class="button svelte-2p5jsv" data-choice=""><span><!></span><!></button></li>`),ou=g(`<ul data-keyed="" class="svelte-2p5jsv"></ul>`);function su(t,n){U(n,!0);let i=M(()=>n.pointing.at(n.at)),o=M(()=>he(c(i))),s=M(()=>c(o)[0]),l=M(()=>c(o).slice(1));var u=m(),d=e(u),f=e=>{{let t=M(()=>n.pointing.said(c(s)));ru(e,ne(()=>c(t),{onchoose:()=>n.pointing.take(c(s))}))}},h=e=>{var t=ou();r(t,21,()=>c(i),e=>e.choices[0],(e,t)=>{let r=M(()=>n.pointing.said(c(t)));var i=au(),o=_(i),s=_(o);bs(_(s),{get words(){return c(r).words}}),J(s);var l=K(s),u=e=>{var t=iu(),n=F(t,!0);W(()=>B(n,c(r).hint)),p(e,t)};a(l,e=>{c(r).hint&&e(u)}),J(o),J(i),X(`click`,o,()=>n.pointing.take(c(t))),p(e,i)}),J(t),p(e,t)};a(d,e=>{c(s)&&c(l).length===0?e(f):c(s)&&e(h,1)}),p(t,u),L()}v([`click`]);function cu(e){let t=[];for(let n of e){let e=t.at(-1);e&&n.type!==`points`?e.push(n):t.push([n])}return t}function lu(e){let t=e.map(e=>e.type===`icon`?1:.45+.26*e.text.length),n=.1*(e.length-1)+.2*(cu(e).length-1);return t.reduce((e,t)=>e+t,n)}var uu={dorothy:`M50 3A47 47 0 1 1 50 97A47 47 0 1 1 50 3Z`,toto:`M50 3L95 37V90Q95 96 89 96H11Q5 96 5 90V37Z`,lion:`M7 10Q30 14 50 4Q70 14 93 10V50Q93 80 50 97Q7 80 7 50Z`,scarecrow:`M50 1L99 50L50 99L1 50Z`,tinman:`M27 6H73L98 50L73 94H27L2 50Z`,glinda:`M50 3C64 3 74 13 73 27C87 26 97 36 97 50C97 64 87 74 73 73C74 87 64 97 50 97C36 97 26 87 27 73C13 74 3 64 3 50C3 36 13 26 27 27C26 13 36 3 50 3Z`,witch:`M50 2C76 18 91 42 91 70V96H9V70C9 42 24 18 50 2Z`,oz:`M30 3H70L97 30V70L70 97H30L3 70V30Z`,ozma:`M50 4L66 22L96 12V74Q96 96 50 96Q4 96 4 74V12L34 22Z`,munchkin:`M50 3Q92 8 92 56V96H8V56Q8 8 50 3Z`,winkie:`M18 5H82V18H95V82H82V95H18V82H5V18H18Z`,quadling:`M6 6H94V66L50 96L6 66Z`,gillikin:`M50 3L96 38L79 95H21L4 38Z`,emerald:`M30 3H70L97 30V70L70 97H30L3 70V30Z`,kansas:`M50 4L95 28V95H5V28Z`,nome:`M24 6L70 3L95 30L97 72L70 97L28 94L4 68L6 28Z`,neutral:`M12 96V40Q12 4 50 4Q88 4 88 40V96Z`,wild:`M50 2Q98 26 92 62Q86 96 50 98Q14 96 8 62Q2 26 50 2Z`,forest:`M50 2L74 26L92 66L84 96H16L8 66L26 26Z`,field:`M16 8H84Q98 50 84 92H16Q2 50 16 8Z`,house:`M50 3L96 32L90 38V96H10V38L4 32Z`,water:`M50 2C62 22 94 40 94 64A44 34 0 1 1 6 64C6 40 38 22 50 2Z`,good:du(12,47,41),evil:du(9,49,36)};function du(e,t,n){return`M${Array.from({length:2*e},(r,i)=>{let[a,o]=[i*Math.PI/e-Math.PI/2,i%2==0?t:n];return`${(50+o*Math.cos(a)).toFixed(1)} ${(50+o*Math.sin(a)).toFixed(1)}`}).join(`L`)}Z`}var fu=`M14 6H86Q94 6 94 14V86Q94 94 86 94H14Q6 94 6 86V14Q6 6 14 6Z`;function pu(e){return uu[e]??fu}function mu(e){return e===`toto`?{x:23,y:32,size:54}:e===`witch`?{x:21,y:31,size:58}:e===`lion`?{x:20,y:16,size:60}:e===`quadling`?{x:22,y:15,size:56}:e===`evil`?{x:27,y:27,size:46}:e===`gillikin`?{x:23,y:25,size:54}:e===`house`||e===`water`||e===`neutral`?{x:23,y:33,size:54}:e===`forest`?{x:25,y:34,size:50}:e===`ozma`||e===`kansas`||e===`munchkin`?{x:22,y:27,size:56}:e===`scarecrow`?{x:24,y:24,size:52}:{x:20,y:20,size:60}}var hu=o(`<use></use>`),gu=o(`<text x="50" y="66" text-anchor="middle" class="svelte-1ctp6og"> </text>`),_u=o(`<svg class="token svelte-1ctp6og" viewBox="-2 -2 104 104"><path class="frame svelte-1ctp6og"></path><!></svg>`);function vu(e,t){U(t,!0);let n=V(t,`label`,3,``),r=M(()=>mu(t.name));var i=_u(),o=_(i),s=K(o),l=e=>{var n=hu();W(()=>{q(n,`href`,`#icon-${t.name??``}`),q(n,`x`,c(r).x),q(n,`y`,c(r).y),q(n,`width`,c(r).size),q(n,`height`,c(r).size)}),p(e,n)},u=M(()=>vr(t.name)),d=e=>{var r=gu(),i=F(r,!0);W(e=>B(i,e),[()=>(n()||t.name).slice(0,1)]),p(e,r)};a(s,e=>{c(u)?e(l):e(d,-1)}),J(i),W(e=>{q(i,`data-tint`,t.name),q(i,`role`,n()?`img`:void 0),q(i,`aria-label`,n()||void 0),q(i,`aria-hidden`,n()?void 0:`true`),q(o,`d`,e)},[()=>pu(t.name)]),p(e,i),L()}var yu=g(`<b class="points svelte-191icyc"> </b>`),bu=g(`<span class="sign svelte-191icyc"> </span>`),xu=g(`<span class="phrase svelte-191icyc"></span>`),Su=g(`<span class="glyphs svelte-191icyc" aria-hidden="true"></span>`);function Cu(t,n){U(n,!0);var i=Su();let o;r(i,21,()=>cu(n.glyphs),Y,(t,n)=>{var i=xu();r(i,21,()=>c(n),Y,(t,n)=>{var r=m(),i=e(r),o=e=>{vu(e,{get name(){return c(n).name}})},s=e=>{var t=yu(),r=F(t,!0);W(()=>B(r,c(n).text)),p(e,t)},l=e=>{var t=bu(),r=F(t,!0);W(()=>B(r,c(n).text)),p(e,t)};a(i,e=>{c(n).type===`icon`?e(o):c(n).type===`points`?e(s,1):e(l,-1)}),p(t,r)}),J(i),p(t,i)}),J(i),W(e=>o=te(i,``,o,{"--breadth":e}),[()=>lu(n.glyphs).toFixed(2)]),p(t,i),L()}var wu=g(`<li> </li>`),Tu=g(`<ul class="ties svelte-1l15f5s"></ul>`);function Eu(t,n){U(n,!0);var i=m(),o=e(i),s=e=>{var t=Tu();r(t,21,()=>n.links,({kind:e,to:t,words:n})=>`${e} ${t}`,(e,t)=>{let n=()=>c(t).kind,r=()=>c(t).words;var i=wu(),a=F(i,!0);W(()=>{R(i,1,D(n()),`svelte-1l15f5s`),B(a,r())}),p(e,i)}),J(t),p(e,t)};a(o,e=>{n.links.length>0&&e(s)}),p(t,i),L()}var Du=g(`<button type="button" class="why svelte-pnsmxs" tabindex="-1"></button>`);function Ou(e,t){U(t,!0);var n=Du();W(()=>{q(n,`title`,t.words),q(n,`aria-label`,t.name)}),X(`click`,n,()=>t.onask(t.words)),p(e,n),L()}v([`click`]);var ku=g(`<li class="svelte-1ow9k3l"><span> </span> <b class="svelte-1ow9k3l"> </b></li>`),Au=g(`<details class="svelte-1ow9k3l"><summary class="svelte-1ow9k3l"><b class="svelte-1ow9k3l"> </b> <span> </span></summary> <ul class="parts svelte-1ow9k3l"></ul></details>`),ju=g(`<b class="svelte-1ow9k3l"> </b> <span> </span>`,1),Mu=g(`<li><!></li>`),Nu=g(`<ul class="worth svelte-1ow9k3l"></ul>`);function Pu(t,n){U(n,!0);var i=m(),o=e(i),s=t=>{var i=Nu();r(i,21,()=>n.counters,({id:e,label:t,value:n,parts:r})=>e,(t,n)=>{let i=()=>c(n).id,o=()=>c(n).label,s=()=>c(n).value,l=()=>c(n).parts;var u=Mu(),d=_(u),f=e=>{var t=Au(),n=_(t),i=_(n),a=F(i,!0),u=K(i,2),d=F(u,!0);J(n);var f=K(n,2);r(f,21,l,Y,(e,t)=>{var n=ku(),r=_(n),i=F(r,!0),a=K(r,2),o=F(a,!0);J(n),W(e=>{B(i,c(t).words),B(o,e)},[()=>ta(c(t).value)]),p(e,n)}),J(f),J(t),W(e=>{B(a,e),B(d,o())},[()=>ta(s())]),p(e,t)},m=t=>{var n=ju(),r=e(n),i=F(r,!0),a=K(r,2),c=F(a,!0);W(e=>{B(i,e),B(c,o())},[()=>ta(s())]),p(t,n)};a(d,e=>{l().length>0?e(f):e(m,-1)}),J(u),W(()=>R(u,1,D(i()),`svelte-1ow9k3l`)),p(t,u)}),J(i),p(t,i)};a(o,e=>{n.counters.length>0&&e(s)}),p(t,i),L()}var Fu=g(`<p><!></p>`),Iu=g(`<p class="quote svelte-1dudrws"> </p>`),Lu=g(`<p class="title svelte-1dudrws"> </p> <!> <!> <!>`,1),Ru=g(`<p class="back svelte-1dudrws"> </p>`),zu=g(`<ul class="under svelte-1dudrws"></ul>`),Bu=g(`<li><!> <!> <!> <!> <!></li>`);function Vu(t,n){U(n,!0);let i=M(()=>n.card.face),o=M(()=>n.pointing.at(n.card.id).length>0);var s=Bu();let l;var u=_(s),d=t=>{var n=Lu(),r=e(n),o=F(r,!0),s=K(r,2),l=e=>{Cu(e,{get glyphs(){return c(i).glyphs}})};a(s,e=>{c(i).glyphs.length>0&&e(l)});var u=K(s,2),d=e=>{var t=Fu();bs(_(t),{get words(){return c(i).text}}),J(t),p(e,t)};a(u,e=>{c(i).text.length>0&&e(d)});var f=K(u,2),m=e=>{var t=Iu(),n=F(t,!0);W(()=>B(n,c(i).quote)),p(e,t)};a(f,e=>{c(i).quote&&e(m)}),W(()=>{q(r,`data-tint`,c(i).tint),B(o,c(i).title)}),p(t,n)},f=e=>{var t=Ru(),n=F(t,!0);W(()=>B(n,c(i).label)),p(e,t)};a(u,e=>{c(i).side===`up`?e(d):e(f,-1)});var m=K(u,2);Pu(m,{get counters(){return n.card.counters}});var h=K(m,2);Eu(h,{get links(){return n.card.links}});var g=K(h,2),v=e=>{var t=zu();r(t,21,()=>n.card.under,e=>e.id,(e,t)=>{Vu(e,{get card(){return c(t)},get pointing(){return n.pointing},get ask(){return n.ask}})}),J(t),p(e,t)};a(g,e=>{n.card.under.length>0&&e(v)});var y=K(g,2),b=e=>{su(e,{get at(){return n.card.id},get pointing(){return n.pointing}})},x=e=>{{let t=M(()=>c(i).side===`up`?c(i).title:c(i).label);Ou(e,{get name(){return c(t)},get words(){return n.card.why_not.words},get onask(){return n.ask}})}};a(y,e=>{c(o)?e(b):n.card.why_not&&e(x,1)}),J(s),W(()=>{l=R(s,1,`card svelte-1dudrws`,null,l,{down:c(i).side===`down`,offered:c(o)}),q(s,`data-card`,n.card.id),q(s,`data-at`,n.card.id)}),p(t,s),L()}function Hu({choices:e}){let t=new Set(e.filter(e=>e.to!==null).map(e=>e.at)),n=[];for(let[r,{at:i}]of e.entries()){let e=t.has(i)?n.find(e=>e.at===i):void 0;e?e.choices.push(r):n.push({at:i,choices:[r]})}return n}function Uu(e,t){return t.choices.flatMap(t=>{let n=e.choices[t];return n?[{at:n.to??n.at,choices:[t]}]:[]})}function Wu(e,t){let[n=[],...r]=t.choices.map(t=>e.choices[t]?.words??[]);if(r.length===0)return n;let i=r.map(Z).reduce(Xu,Z(n)).trimEnd(),a=Ju(e,t.at);return[...i.includes(a)?[]:[{words:a,is_name:Yu(e,t.at)},...Ve(i&&` – `)],...He(n,i.length),...Ve(` … (${t.choices.length})`)]}function Gu(e,{choices:[t,...n]}){return(t===void 0||n.length>0?void 0:e.choices[t])?.hint??null}function Ku(e){let t=e.contest?.sides.flatMap(e=>e.cards)??[];return[...e.zones.flatMap(e=>e.cards),...t].flatMap(qu)}function qu(e){return[e,...e.under.flatMap(qu)]}function Ju(e,t){let n=Ku(e).find(e=>e.id===t),r=e.zones.find(e=>e.id===t);return n?n.face.side===`up`?n.face.title:n.face.label:r?.label??``}function Yu(e,t){return Ku(e).some(e=>e.id===t&&e.face.side===`up`)}function Xu(e,t){let n=t.split(/(?<= )/),r=e.split(/(?<= )/).findIndex((e,t)=>e!==n[t]);return r<0?e:e.split(/(?<= )/).slice(0,r).join(``)}var Zu=g(`<b class="die svelte-onacbb"> </b>`),Qu=g(`<section><h3 class="svelte-onacbb"> <!></h3> <p class="total"><!></p> <!> <ul class="cards svelte-onacbb"></ul></section>`),$u=g(`<section class="battle svelte-onacbb" aria-labelledby="battle"><h2 id="battle"> </h2> <p class="standing svelte-onacbb"> </p> <div class="sides svelte-onacbb"></div></section>`);function ed(e,t){U(t,!0);var n=$u(),i=_(n),o=F(i,!0),s=K(i,2),l=F(s,!0),u=K(s,2);r(u,21,()=>t.contest.sides,e=>e.seat,(e,n)=>{var i=Qu();let o;var s=_(i),l=_(s,!0),u=K(l),d=e=>{var r=f();W(e=>B(r,`: ${e??``}`),[()=>c(n).zones.map(e=>Ju(t.scene,e)).join(`, `)]),p(e,r)};a(u,e=>{c(n).zones.length>0&&e(d)}),J(s);var m=K(s,2),h=_(m),g=e=>{var t=Zu(),r=F(t);W(()=>B(r,`d${c(n).die.faces??``}: ${c(n).die.value??``}`)),p(e,t)};a(h,e=>{c(n).die&&e(g)}),J(m);var v=K(m,2);{let e=M(()=>[c(n).total]);Pu(v,{get counters(){return c(e)}})}var y=K(v,2);r(y,21,()=>c(n).cards,e=>e.id,(e,n)=>{Vu(e,{get card(){return c(n)},get pointing(){return t.pointing},get ask(){return t.ask}})}),J(y),J(i),W(()=>{q(i,`aria-labelledby`,`side-${c(n).seat??``}`),o=R(i,1,`svelte-onacbb`,null,o,{ahead:c(n).ahead}),q(s,`id`,`side-${c(n).seat??``}`),B(l,c(n).label)}),p(e,i)}),J(u),J(n),W(()=>{B(o,t.contest.title),B(l,t.contest.standing)}),p(e,n),L()}var td=class{#e;#t;#n=H(null);#r=M(()=>this.picked?Uu(this.#e(),this.picked):Hu(this.#e()));constructor(e,t){this.#e=e,this.#t=t}get picked(){return c(this.#n)?.scene===this.#e()?c(this.#n).row:null}at(e){return c(this.#r).filter(t=>t.at===e)}get loose(){let e=this.#e(),t=[...e.zones,...Ku(e)].map(({id:e})=>e);return c(this.#r).filter(e=>!t.includes(e.at))}get more(){return this.loose.length<c(this.#r).length}said(e){return{words:Wu(this.#e(),e),hint:Gu(this.#e(),e)}}take(e){let[t,...n]=e.choices;n.length>0?z(this.#n,{scene:this.#e(),row:e}):t!==void 0&&this.#t(t)}get carry(){return{scene:this.#e,lift:e=>{let t=Hu(this.#e()).find(t=>t.at===e);z(this.#n,t?{scene:this.#e(),row:t}:null)},aim:()=>void 0,drop:(e,t)=>{let[n,...r]=Jl(this.#e(),e,t);n!==void 0&&r.length===0&&this.#t(n)},putBack:()=>this.putBack()}}putBack(){z(this.#n,null)}},nd=g(`<p class="picked svelte-y2xqvx" role="status"><span><!></span> <button type="button" class="button"> </button></p>`),rd=g(`<li class="svelte-y2xqvx"><!></li>`),id=g(`<ul class="loose svelte-y2xqvx" data-keyed=""></ul>`),ad=g(`<section><h2 class="svelte-y2xqvx"> </h2> <!> <!> <ul class="cards svelte-y2xqvx"></ul> <!></section>`),od=g(`<div class="scene svelte-y2xqvx"><!> <!> <!> <!></div>`);function sd(e,t){U(t,!0);let i=new td(()=>t.scene,e=>t.act(e)),o=M(()=>i.more?`last`:void 0),s=H(void 0);u(()=>{let e=i.picked?.at;if(e!==void 0)return x().then(()=>l(`[data-choice]`)),()=>void x().then(()=>l(`[data-at="${CSS.escape(e)}"] [data-choice]`))});function l(e){let t=c(s)?.querySelector(e);c(s)&&t&&(Qo(c(s),null),t.focus())}function d(e){e.key===`Escape`&&i.putBack()}var f=od();n(`keydown`,E,d);var m=_(f),h=e=>{var n=nd(),r=_(n),a=_(r);{let e=M(()=>i.said(i.picked).words);bs(a,{get words(){return c(e)}})}J(r);var o=K(r,2),s=F(o,!0);J(n),W(e=>B(s,e),[()=>t.say(`put-back`)]),X(`click`,o,()=>i.putBack()),p(e,n)};a(m,e=>{i.picked&&e(h)});var g=K(m,2),v=e=>{var t=id();r(t,21,()=>i.loose,e=>e.choices[0],(e,t)=>{var n=rd(),r=_(n);{let e=M(()=>i.said(c(t)));ru(r,ne(()=>c(e),{get order(){return c(o)},onchoose:()=>i.take(c(t))}))}J(n),W(()=>q(n,`data-at`,c(t).at)),p(e,n)}),J(t),p(e,t)};a(g,e=>{i.loose.length>0&&e(v)});var y=K(g,2),b=e=>{ed(e,{get scene(){return t.scene},get contest(){return t.scene.contest},get pointing(){return i},get ask(){return t.ask}})};a(y,e=>{t.scene.contest&&e(b)});var S=K(y,2);r(S,17,()=>t.scene.zones,e=>e.id,(e,n)=>{let a=M(()=>i.at(c(n).id).length>0);var o=ad();let s;var l=_(o),u=F(l,!0),d=K(l,2);Eu(d,{get links(){return c(n).links}});var f=K(d,2);Pu(f,{get counters(){return c(n).counters}});var m=K(f,2);r(m,21,()=>c(n).cards,e=>e.id,(e,n)=>{Vu(e,{get card(){return c(n)},get pointing(){return i},get ask(){return t.ask}})}),J(m),su(K(m,2),{get at(){return c(n).id},get pointing(){return i}}),J(o),W(()=>{s=R(o,1,`zone ${c(n).kind??``}`,`svelte-y2xqvx`,s,{offered:c(a)}),q(o,`data-zone`,c(n).id),q(o,`data-at`,c(n).id),q(o,`aria-labelledby`,`zone-${c(n).id??``}`),q(l,`id`,`zone-${c(n).id??``}`),B(u,c(n).label)}),p(e,o)}),J(f),k(f,e=>z(s,e),()=>c(s)),pe(f,()=>Xl(i.carry)),p(e,f),L()}v([`click`]);var cd=g(`<p class="total svelte-12aagwz"><b class="svelte-12aagwz"> </b> </p>`),ld=g(`<p class="winner svelte-12aagwz"> </p>`),ud=g(`<p class="title svelte-12aagwz"><!><strong class="svelte-12aagwz"> </strong></p> <p class="text svelte-12aagwz"><!></p>`,1),dd=g(`<li class="svelte-12aagwz"><div><!> <p class="how svelte-12aagwz"> </p></div> <b class="points svelte-12aagwz"> </b></li>`),fd=g(`<ol class="svelte-12aagwz"></ol>`),pd=g(`<li class="svelte-12aagwz"><!><b class="svelte-12aagwz"> </b></li>`),md=g(`<ul class="hand svelte-12aagwz"></ul>`),hd=g(`<li class="svelte-12aagwz"> <b class="svelte-12aagwz"> </b></li>`),gd=g(`<ul class="told svelte-12aagwz"></ul>`),_d=g(`<section><header class="svelte-12aagwz"><h2 class="svelte-12aagwz"> </h2> <!> <!></header> <!> <!></section>`),vd=g(`<div tabindex="0" role="region"></div>`);function yd(t,n){U(n,!0);let i=e=>e.every(({id:e})=>vr(e)!==void 0);var o=vd();let s,l;r(o,21,()=>n.sheet.seats,e=>e.seat,(t,o)=>{var s=_d();let l;var u=_(s),d=_(u),f=F(d,!0),m=K(d,2),h=e=>{var t=cd(),r=_(t),i=F(r,!0),a=K(r);J(t),W((e,t)=>{B(i,e),B(a,` ${t??``}`)},[()=>ta(c(o).total),()=>n.say(`points`,{count:c(o).total})]),p(e,t)};a(m,e=>{c(o).total!==null&&e(h)});var g=K(m,2),v=e=>{var t=ld(),r=F(t,!0);W(e=>B(r,e),[()=>n.say(`winner`)]),p(e,t)};a(g,e=>{c(o).won&&e(v)}),J(u);var y=K(u,2),b=t=>{var n=fd();r(n,21,()=>c(o).lines,e=>e.card.id,(t,n)=>{var r=dd(),i=_(r),o=_(i),s=t=>{var r=ud(),i=e(r),a=_(i);Cu(a,{get glyphs(){return c(n).card.face.glyphs}});var o=K(a),s=F(o,!0);J(i);var l=K(i,2);bs(_(l),{get words(){return c(n).card.face.text}}),J(l),W(()=>B(s,c(n).card.face.title)),p(t,r)};a(o,e=>{c(n).card.face.side===`up`&&e(s)});var l=K(o,2),u=F(l,!0);J(i);var d=K(i,2),f=F(d,!0);J(r),W(e=>{B(u,c(n).words),B(f,e)},[()=>ta(c(n).points)]),p(t,r)}),J(n),p(t,n)};a(y,e=>{c(o).lines.length>0&&e(b)});var x=K(y,2),S=e=>{var t=md();r(t,21,()=>c(o).counters,({id:e,label:t,value:n})=>e,(e,t)=>{let n=()=>c(t).id,r=()=>c(t).label,i=()=>c(t).value;var a=pd(),o=_(a);vu(o,{get name(){return n()},get label(){return r()}});var s=K(o),l=F(s,!0);J(a),W(e=>B(l,e),[()=>ta(i())]),p(e,a)}),J(t),W(e=>q(t,`aria-label`,e),[()=>n.say(`counted`)]),p(e,t)},C=M(()=>i(c(o).counters)),w=e=>{var t=gd();r(t,21,()=>c(o).counters,({id:e,label:t,value:n})=>e,(e,t)=>{let n=()=>c(t).label,r=()=>c(t).value;var i=hd(),a=_(i),o=K(a),s=F(o,!0);J(i),W(e=>{B(a,`${n()??``} `),B(s,e)},[()=>ta(r())]),p(e,i)}),J(t),W(e=>q(t,`aria-label`,e),[()=>n.say(`counted`)]),p(e,t)};a(x,e=>{c(C)?e(S):e(w,-1)}),J(s),W(()=>{q(s,`aria-labelledby`,`score-${c(o).seat??``}`),l=R(s,1,`svelte-12aagwz`,null,l,{won:c(o).won}),q(d,`id`,`score-${c(o).seat??``}`),B(f,c(o).name)}),p(t,s)}),J(o),W(e=>{s=R(o,1,`score svelte-12aagwz`,null,s,{many:n.sheet.seats.length>3}),q(o,`aria-label`,e),l=te(o,``,l,{"--count":n.sheet.seats.length})},[()=>n.say(`score`)]),p(t,o),L()}function bd(e,t,n,r){e.undo===`may`?n({say:`undo`,at:e.row}):r(t(`undo-${e.undo}`))}var xd=g(`<dt><kbd class="svelte-mqbu41"> </kbd></dt> <dd class="svelte-mqbu41"> </dd>`,1),Sd=g(`<p class="svelte-mqbu41"> </p>`),Cd=g(`<dl class="svelte-mqbu41"></dl> <p class="svelte-mqbu41"> </p> <!>`,1);function wd(t,i){U(i,!0);let o=V(i,`open`,15),s=M(()=>vt().keys===`on`),l=[`arrows`,`enter`,`tab`,`escape`,`number`,`back`,`undo`,`rule`,`read`,`help`];u(()=>{let e=c(s);Ll(document,e);let t=new MutationObserver(()=>Ll(document,e));return t.observe(document.body,{childList:!0,subtree:!0}),()=>t.disconnect()});function d(e){i.ask({say:`step`,entry:e>=i.position.entries?null:e})}function f(e){if(e.defaultPrevented||Vl(e))return;let{shown:t,entries:n,stopBefore:r,stopAfter:a}=i.position,l=e.key.toLowerCase()===`z`&&(e.ctrlKey||e.metaKey),u=c(s)?zl(document,e):null;if(u)u.click();else if(l)bd(i.position,i.say,i.ask,i.notice);else if(!c(s)||Bl(e))return;else if(e.key===`?`)o(!0);else if(e.key===`[`&&t>0)d(r??0);else if(e.key===`]`&&t<n)d(a??n);else return;e.preventDefault()}var h=m();n(`keydown`,E,f);var g=e(h),v=t=>{{let n=M(()=>i.say(`keys`));Pi(t,{get title(){return c(n)},get say(){return i.say},onclose:()=>o(!1),children:(t,n)=>{var o=Cd(),u=e(o);r(u,20,()=>l,e=>e,(t,n)=>{var r=xd(),a=e(r),o=_(a),s=F(o,!0);J(a);var c=K(a,2),l=F(c,!0);W((e,t)=>{B(s,e),B(l,t)},[()=>i.say(`keys-${n}`),()=>i.say(`keys-${n}-does`)]),p(t,r)}),J(u);var d=K(u,2),f=F(d,!0),m=K(d,2),h=e=>{var t=Sd(),n=F(t,!0);W(e=>B(n,e),[()=>i.say(`keys-off`)]),p(e,t)};a(m,e=>{c(s)||e(h)}),W(e=>B(f,e),[()=>i.say(`keys-drag`)]),p(t,o)},$$slots:{default:!0}})}};a(g,e=>{o()&&e(v)}),p(t,h),L()}var Td=g(`<span id="undo-why" class="unseen"> </span>`),Ed=g(`<button type="button" class="undo svelte-1xhwky3"> </button> <!>`,1);function Dd(t,n){U(n,!0);let r=M(()=>n.position.undo===`may`?``:n.say(`undo-${n.position.undo}`));var i=Ed(),o=e(i),s=F(o,!0),l=K(o,2),u=e=>{var t=Td(),n=F(t,!0);W(()=>B(n,c(r))),p(e,t)};a(l,e=>{c(r)&&e(u)}),W(e=>{q(o,`aria-disabled`,c(r)!==``),q(o,`aria-describedby`,c(r)?`undo-why`:void 0),q(o,`title`,c(r)||void 0),B(s,e)},[()=>n.say(`undo`)]),X(`click`,o,()=>bd(n.position,n.say,n.ask,n.notice)),p(t,i),L()}v([`click`]);var Od=g(`<button type="button" class="pull svelte-1mjjubi" aria-controls="log"><span class="full svelte-1mjjubi"> </span><span class="short svelte-1mjjubi"> </span></button>`),kd=g(`<option class="svelte-1mjjubi"> </option>`),Ad=g(`<button type="button" class="record svelte-1mjjubi"> </button>`),jd=g(`<a class="record svelte-1mjjubi" download=""> </a>`),Md=g(`<header class="svelte-1mjjubi"><a class="home svelte-1mjjubi" href="#/"><span aria-hidden="true">‹</span> </a> <p class="name svelte-1mjjubi"> </p> <!> <!> <button type="button" class="more svelte-1mjjubi" aria-controls="tools"> </button> <div id="tools"><!> <div class="steps svelte-1mjjubi" role="group"><button type="button" class="svelte-1mjjubi"><svg viewBox="0 0 20 20" aria-hidden="true" class="svelte-1mjjubi"><path d="M3 3H6V17H3ZM17 3V17L7 10Z"></path></svg></button> <button type="button" class="svelte-1mjjubi"><svg viewBox="0 0 20 20" aria-hidden="true" class="svelte-1mjjubi"><path d="M15 3V17L5 10Z"></path></svg></button> <span class="where svelte-1mjjubi"> </span> <button type="button" class="svelte-1mjjubi"><svg viewBox="0 0 20 20" aria-hidden="true" class="svelte-1mjjubi"><path d="M5 3V17L15 10Z"></path></svg></button> <button type="button" class="svelte-1mjjubi"><svg viewBox="0 0 20 20" aria-hidden="true" class="svelte-1mjjubi"><path d="M17 3H14V17H17ZM3 3V17L13 10Z"></path></svg></button></div> <label class="pace svelte-1mjjubi"> <select class="svelte-1mjjubi"></select></label> <!> <a class="rules svelte-1mjjubi"><span class="sign svelte-1mjjubi" aria-hidden="true">?</span><span class="words svelte-1mjjubi"> </span></a> <!> <!></div></header> <!>`,1);function Nd(t,n){U(n,!0);let i=e=>{Dd(e,{get position(){return n.position},get say(){return n.say},get ask(){return n.ask},get notice(){return n.notice}})},o=M(()=>n.position.shown),s=M(()=>n.position.entries),l=H(!1),u=H(!1),d=M(()=>({at:`rules`,game:n.position.game,table:n.position.table})),f=H(null),m=M(()=>n.position.records===`revealing`),h=[`calm`,`brisk`,`instant`],g=e=>n.ask({say:`step`,entry:e>=c(s)?null:e});var v=Md(),y=e(v),b=_(y),x=K(_(b));J(b);var S=K(b,2),C=F(S,!0),w=K(S,2),T=e=>{i(e)};a(w,e=>{n.log||e(T)});var E=K(w,2),D=e=>{var t=Od(),r=_(t),i=F(r,!0),a=K(r),o=F(a,!0);J(t),W((e,r,a)=>{q(t,`aria-label`,e),q(t,`aria-expanded`,n.log.drawn),B(i,r),B(o,a)},[()=>n.say(`log`),()=>n.say(`log`),()=>n.say(`log-short`)]),X(`click`,t,function(...e){n.log.pull?.apply(this,e)}),p(e,t)};a(E,e=>{n.log&&e(D)});var O=K(E,2),k=F(O,!0),A=K(O,2);let j;var ee=_(A),N=e=>{i(e)};a(ee,e=>{n.log&&e(N)});var P=K(ee,2),I=_(P),te=K(I,2),ne=K(te,2),re=F(ne,!0),ie=K(ne,2),ae=K(ie,2);J(P);var V=K(P,2),se=_(V),ce=K(se);r(ce,20,()=>h,e=>e,(e,t)=>{var r=kd(),i=F(r,!0),a={};W(e=>{B(i,e),a!==(a=t)&&(r.value=(r.__value=a)??``)},[()=>n.say(`pace-${t}`)]),p(e,r)}),J(ce);var G;le(ce),J(V);var ue=K(V,2),de=e=>{var t=Ad(),r=F(t,!0);W(e=>B(r,e),[()=>n.say(`record-redacted`)]),X(`click`,t,()=>n.ask({say:`record`})),p(e,t)},fe=e=>{var t=jd(),r=F(t,!0);W((e,n)=>{q(t,`href`,e),B(r,n)},[()=>Ot(n.position.table),()=>n.say(c(m)&&c(f)===n.position.table?`record-reveals`:`record`)]),X(`click`,t,e=>{c(m)&&c(f)!==n.position.table&&e.preventDefault(),z(f,n.position.table,!0)}),p(e,t)};a(ue,e=>{n.position.records===`redacted`?e(de):e(fe,-1)});var pe=K(ue,2),Y=K(_(pe)),me=F(Y,!0);J(pe);var he=K(pe,2);qa(he,{get say(){return n.say},onkeys:()=>z(u,!0)}),Ua(K(he,2),{get lang(){return n.lang},get say(){return n.say},get speak(){return n.speak}}),J(A),J(y),wd(K(y,2),{get position(){return n.position},get say(){return n.say},get ask(){return n.ask},get notice(){return n.notice},get open(){return c(u)},set open(e){z(u,e,!0)}}),W((e,t,r,i,a,u,d,f,p,m,h,g)=>{B(x,` ${e??``}`),B(C,n.position.title),q(O,`aria-expanded`,c(l)),B(k,t),j=R(A,1,`svelte-1mjjubi`,null,j,{open:c(l)}),q(P,`aria-label`,r),q(I,`aria-disabled`,c(o)===0),q(I,`aria-label`,i),q(te,`aria-disabled`,c(o)===0),q(te,`aria-label`,a),B(re,u),q(ie,`aria-disabled`,c(o)===c(s)),q(ie,`aria-label`,d),q(ae,`aria-disabled`,c(o)===c(s)),q(ae,`aria-label`,f),B(se,`${p??``} `),G!==(G=n.position.pace)&&(ce.value=(ce.__value=G)??``,oe(ce,G)),q(pe,`href`,m),q(pe,`title`,h),B(me,g)},[()=>n.say(`nav-lobby`),()=>n.say(`more`),()=>n.say(`look-back`),()=>n.say(`step-first`),()=>n.say(`step-back`),()=>n.say(`step-where`,{shown:c(o),entries:c(s)}),()=>n.say(`step-on`),()=>n.say(`step-last`),()=>n.say(`pace`),()=>_e(c(d)),()=>n.say(`nav-rules`),()=>n.say(`nav-rules`)]),X(`click`,b,e=>{e.preventDefault(),n.go({at:`lobby`})}),X(`click`,O,()=>z(l,!c(l))),X(`click`,I,()=>g(0)),X(`click`,te,()=>g(n.position.stopBefore??0)),X(`click`,ie,()=>g(n.position.stopAfter??c(s))),X(`click`,ae,()=>g(c(s))),X(`change`,ce,e=>{let t=h.find(t=>t===e.currentTarget.value);t&&n.ask({say:`pace`,pace:t})}),X(`click`,pe,e=>{e.preventDefault(),Lc(n.position.scene.rule)}),p(t,v),L()}v([`click`,`change`]);var Pd=g(`<div class="rail svelte-87x23h"><!></div>`),Fd=g(`<h1 id="prompt" tabindex="-1"><span class="heading svelte-87x23h"> </span> <span class="words svelte-87x23h"><!></span></h1>`),Id=g(`<button type="button" class="button"> </button>`),Ld=g(`<!> <!>`,1),Rd=g(`<p> </p>`),zd=g(`<div class="notes svelte-87x23h" role="note"></div>`),Bd=g(`<div class="prompt svelte-87x23h"><!> <!></div>`),Vd=g(`<p class="ending-due"> </p>`),Hd=g(`<!> <!> <!>`,1),Ud=g(`<div><!> <main id="main" tabindex="-1" aria-labelledby="prompt"><!> <!> <!></main> <!> <!> <!> <!> <!></div>`);function Wd(t,n){U(n,!0);let o=M(()=>n.model.position===null?void 0:no(n.model.position.game)),s=M(()=>c(o)===void 0?null:n.model.position),l=M(()=>c(s)!==null&&c(s).shown===c(s).entries),d=H(null),f=new Jo(()=>({newest:c(l)?c(s):null,overview:n.model.landmarks,bare:c(d)})),h=M(()=>n.model.position?.game);T(()=>{c(h)!==void 0&&ro(c(h))});let g=H(void 0),v=H(void 0);function b({sheet:e,prompt:t}){return e?Ve(e.verdict):c(l)?t:Ve(n.say(`past`))}function x(e){c(s)&&n.ask({say:`act`,at:c(s).row,choice:e})}let S=new is,w=H(!1),E=M(()=>c(o)?.log===`drawer`),D=!1;function O(){D&&c(g)&&Qo(c(g),c(v)??null)}let A=null,N=!1,P=()=>void 0;T(()=>{let e=c(s);C(()=>{let t=e?.passTo===null&&A?.table===e.table&&A.passTo===null;P=c(g)&&t&&A?_c(c(g),e.news):()=>void 0,A=e})}),u(()=>{c(s)===null||c(s).passTo!==null?D=!1:C(()=>{P(),O(),c(s).scene.sheet&&!N&&scrollTo(0,0),N=c(s).scene.sheet!==null})});var I=m(),re=e(I),ie=e=>{Oc(e,{get position(){return n.model.position},get say(){return n.say}})},ae=e=>{Ko(e,{get position(){return c(s)},get say(){return n.say},get go(){return n.go},sit:e=>n.ask({say:`sit`,seat:e})})},oe=t=>{let u=(t,r=ee)=>{var a=Pd(),o=_(a);i(o,()=>$(()=>import(`./Lesson-8RdJf0rY.js`),__vite__mapDeps([17,1,18]),import.meta.url),null,(t,i)=>{var a=M(()=>{var{default:e}=c(i);return{Lesson:e}}),o=M(()=>c(a).Lesson),l=m(),u=e(l);j(u,()=>c(o),(e,t)=>{t(e,{get position(){return c(s)},get lesson(){return r()},get root(){return c(g)},get say(){return n.say},get ask(){return n.ask}})}),p(t,l)}),J(a),p(t,a)},h=e=>{var t=Fd();let n;var r=_(t),i=F(r,!0),a=K(r,2);bs(_(a),{get words(){return c(P)}}),J(a),J(t),k(t,e=>z(v,e),()=>c(v)),W(e=>{n=R(t,1,`svelte-87x23h`,null,n,{asked:c(N).scene.choices.length>0,long:e}),B(i,c(N).scene.heading)},[()=>Z(c(P)).length>75]),p(e,t)},C=e=>{Ho(e,{get position(){return c(s)},get forking(){return S},get say(){return n.say},get ask(){return n.ask}})},T=t=>{var r=Ld(),i=e(r),o=e=>{var t=Id(),r=F(t,!0);W(e=>B(r,e),[()=>n.say(`ending-page`)]),X(`click`,t,()=>z(d,null)),p(e,t)},l=M(()=>c(d)===c(s).table&&Mo(c(s),n.model.landmarks));a(i,e=>{c(l)&&e(o)}),ul(K(i,2),{get position(){return c(s)},get games(){return n.model.games},get busy(){return n.model.opening},get say(){return n.say},get ask(){return n.ask},get notice(){return n.notice}}),p(t,r)},A=M(()=>f.kept(c(s))),N=M(()=>c(A)??c(s)),P=M(()=>b(c(N).scene)),I=M(()=>c(l)?[n.say(`rematch`)]:[n.say(`step-now`),...c(s).records===`redacted`?[]:[n.say(S.words(c(s)))]]),L=M(()=>c(l)?c(N).scene.sheet?T:null:C);var re=Ud();let ie,ae;var oe=_(re);{let e=M(()=>c(E)?{drawn:c(w),pull:()=>z(w,!c(w))}:null);Nd(oe,{get position(){return c(s)},get lang(){return n.model.lang},get say(){return n.say},get go(){return n.go},get ask(){return n.ask},get notice(){return n.notice},get speak(){return n.speak},get log(){return c(e)}})}var V=K(oe,2);let se;var ce=_(V),H=e=>{var t=zd();r(t,20,()=>c(s).notices,e=>e,(e,t,n,r)=>{var i=Rd(),a=F(i,!0);W(()=>B(a,t)),p(e,i)}),J(t),p(e,t)};a(ce,e=>{c(s).notices.length>0&&e(H)});var le=K(ce,2),U=t=>{var r=Bd(),i=_(r);h(i);var l=K(i,2),u=t=>{var n=m(),r=e(n);y(r,()=>c(L)),p(t,n)},d=t=>{var r=m(),i=e(r);j(i,()=>c(o).Beside,(e,t)=>{t(e,{get position(){return c(s)},get say(){return n.say},act:x,get ask(){return n.notice}})}),p(t,r)};a(l,e=>{c(L)?e(u):c(o)?.Beside&&e(d,1)}),J(r),p(t,r)};a(le,e=>{!c(o)?.asks&&!f.ended&&e(U)}),Lo(K(le,2),{then:()=>(D=!0,O()),children:(t,r)=>{var i=m(),l=e(i),u=t=>{var r=m(),i=e(r);{let e=M(()=>c(o)?.End??yd);j(i,()=>f.page,(t,r)=>{r(t,ne({get position(){return c(s)}},()=>f.ended,{get verdict(){return h},get Score(){return c(e)},get again(){return T},table:()=>z(d,c(s).table,!0),drawn:O,get say(){return n.say},get ask(){return n.ask},get notice(){return n.notice}}))})}p(t,r)},g=e=>{var t=Vd(),r=F(t,!0);W(e=>B(r,e),[()=>n.say(`connecting`)]),p(e,t)},_=e=>{yd(e,{get sheet(){return c(N).scene.sheet},get say(){return n.say}})},v=t=>{var r=m(),i=e(r);{let e=M(()=>({prompt:h,words:Z(c(P)),ways:c(L),labels:c(I)}));j(i,()=>c(o).Board,(t,r)=>{r(t,{get position(){return c(A)},get say(){return n.say},act:x,get ask(){return n.notice},get asked(){return c(e)}})})}p(t,r)},y=e=>{sd(e,{get scene(){return c(N).scene},get say(){return n.say},act:x,get ask(){return n.notice}})};a(l,e=>{f.ended&&f.page?e(u):c(A)===null?e(g,1):c(N).scene.sheet&&!c(o)?.showsEnd?e(_,2):c(o)?e(v,3):e(y,-1)}),p(t,i)},$$slots:{default:!0}}),J(V);var G=K(V,2),ue=e=>{u(e,()=>c(s).lesson)};a(G,e=>{c(s).lesson&&c(E)&&e(ue)});var de=K(G,2);zo(de,{get say(){return n.say},get drawn(){return c(w)},set drawn(e){z(w,e,!0)},children:(t,r)=>{var i=Hd(),l=e(i),d=e=>{u(e,()=>c(s).lesson)};a(l,e=>{c(s).lesson&&!c(E)&&e(d)});var f=K(l,2),h=t=>{var r=m(),i=e(r);j(i,()=>c(o).Sides,(e,t)=>{t(e,{get position(){return c(s)},get say(){return n.say},get ask(){return n.notice}})}),p(t,r)};a(f,e=>{c(o)?.Sides&&!c(N).scene.sheet&&e(h)}),cc(K(f,2),{get position(){return c(s)},get say(){return n.say},get ask(){return n.ask}}),p(t,i)},$$slots:{default:!0}});var q=K(de,2);Wl(q,{get position(){return c(s)},get say(){return n.say}});var fe=K(q,2);al(fe,{get position(){return c(s)},get root(){return c(g)},get say(){return n.say}});var Y=K(fe,2),me=e=>{Pl(e,{get model(){return n.model},get position(){return c(s)},get say(){return n.say},get ask(){return n.ask}})};a(Y,e=>{(!c(l)||c(s).scene.sheet)&&e(me)}),J(re),k(re,e=>z(g,e),()=>c(g)),pe(re,Zo),W(()=>{ie=R(re,1,`table svelte-87x23h`,null,ie,{past:!c(l),over:c(N).scene.sheet,alone:!c(o)?.Sides,drawer:c(E),closes:f.closes,taught:c(s).lesson}),ae=te(re,``,ae,{"--aside":c(o)?.aside}),se=R(V,1,`svelte-87x23h`,null,se,{noted:c(s).notices.length>0})}),p(t,re)};a(re,e=>{c(s)===null?e(ie):c(s).passTo===null?e(oe,-1):e(ae,1)}),p(t,I),L()}v([`click`]);var Gd=g(`<h1 tabindex="-1" class="seeing"> </h1>`),Kd=g(`<!> <main id="main" tabindex="-1" class="svelte-noo32y"><!></main>`,1),qd=g(`<p> </p>`),Jd=g(`<div class="lost svelte-noo32y" role="status"> </div>`),Yd=g(`<!> <a class="skip svelte-noo32y" href="#main"> </a> <!> <!> <div class="unseen" role="status" aria-live="polite"></div> <!>`,1);function Xd(t,n){U(n,!0);let o=M(()=>n.app.model),s=M(()=>Un(c(o).lang)),l=M(()=>n.app.go),f=M(()=>n.app.ask),h=M(()=>n.app.find),g=M(()=>n.app.notice),v=M(()=>n.app.speak),y=M(()=>{let{screen:e,position:t}=c(o);return e.at===`table`&&t&&kt(t)?c(s)(`your-turn-title`):e.at===`table`&&t?`${t.scene.heading} · ${t.title} · Brickroad`:e.at===`lobby`?c(s)(`page-title`):`${c(s)(`nav-${e.at}`)} · Brickroad`}),b=M(()=>c(o).lang);u(()=>{document.documentElement.lang=c(b)});let S;u(()=>{let e=S!==void 0&&S!==c(o).screen.at;S=c(o).screen.at,e&&(scrollTo(0,0),c(o).screen.at!==`table`&&x().then(()=>document.querySelector(`h1`)?.focus({preventScroll:!0})))});var C=Yd();ge(`noo32y`,e=>{d(()=>{w.title=c(y)??``})});var T=e(C);Dr(T,{});var E=K(T,2),D=F(E,!0),O=K(E,2),k=e=>{Wd(e,{get model(){return c(o)},get say(){return c(s)},get go(){return c(l)},get ask(){return c(f)},get notice(){return c(g)},get speak(){return c(v)}})},A=t=>{var n=Kd(),r=e(n);Xa(r,{get model(){return c(o)},get say(){return c(s)},get go(){return c(l)},get speak(){return c(v)}});var u=K(r,2),d=_(u),y=e=>{To(e,{get model(){return c(o)},get screen(){return c(o).screen},get say(){return c(s)},get go(){return c(l)}})},b=t=>{let n=M(()=>c(o).screen);var r=m(),a=e(r);i(a,()=>$(()=>import(`./Cards-Bf0Gh09j.js`),__vite__mapDeps([19,1,8,9,11,20,21]),import.meta.url),null,(t,r)=>{var i=M(()=>{var{default:e}=c(r);return{Cards:e}}),a=M(()=>c(i).Cards),u=m(),d=e(u);j(d,()=>c(a),(e,t)=>{t(e,{get model(){return c(o)},get screen(){return c(n)},get say(){return c(s)},get go(){return c(l)}})}),p(t,u)}),p(t,r)},x=t=>{let n=M(()=>c(o).screen);var r=m(),a=e(r);i(a,()=>$(()=>import(`./Statistics-CGKSMMT9.js`),__vite__mapDeps([22,1,20,23]),import.meta.url),null,(t,r)=>{var i=M(()=>{var{default:e}=c(r);return{Statistics:e}}),a=M(()=>c(i).Statistics),u=m(),d=e(u);j(d,()=>c(a),(e,t)=>{t(e,{get model(){return c(o)},get screen(){return c(n)},get say(){return c(s)},get go(){return c(l)}})}),p(t,u)}),p(t,r)},S=e=>{sr(e,{get say(){return c(s)}})},C=e=>{var t=Gd(),n=F(t,!0);W(e=>B(n,e),[()=>c(s)(`see-opening`)]),p(e,t)},w=e=>{Ba(e,{get model(){return c(o)},get say(){return c(s)},get go(){return c(l)},get ask(){return c(f)},get find(){return c(h)},get notice(){return c(g)}})};a(d,e=>{c(o).screen.at===`rules`?e(y):c(o).screen.at===`cards`?e(b,1):c(o).screen.at===`statistics`?e(x,2):c(o).screen.at===`about`?e(S,3):c(o).screen.at===`see`?e(C,4):e(w,-1)}),J(u),p(t,n)};a(O,e=>{c(o).screen.at===`table`?e(k):e(A,-1)});var ee=K(O,2);$a(ee,{get words(){return c(o).notice},get say(){return c(s)},onclose:()=>c(g)(``)});var N=K(ee,2);r(N,21,()=>c(o).saying,Y,(e,t)=>{var n=qd(),r=F(n,!0);W(()=>B(r,c(t))),p(e,n)}),J(N);var P=K(N,2),I=e=>{var t=Jd(),n=F(t,!0);W(e=>B(n,e),[()=>c(s)(`link-lost`)]),p(e,t)};a(P,e=>{c(o).link===`lost`&&e(I)}),W(e=>B(D,e),[()=>c(s)(`skip`)]),X(`click`,E,e=>(e.preventDefault(),document.getElementById(`main`)?.focus())),p(t,C),L()}v([`click`]),St();var Zd=new $n(Dt(location),be().lang??Wn(navigator.languages)),Qd=document.getElementById(`app`);if(!Qd)throw Error(`the page has no place for the app`);Zd.connect(),navigator.serviceWorker?.register(`./sw.js`).catch(()=>void 0),setTimeout(()=>h(Xd,{target:Qd,props:{app:Zd},context:new Map([[Fo,new Io]])}));export{Ss as A,vr as B,Hs as C,Ns as D,Us as E,ta as F,Ge as G,fr as H,zr as I,Ue as J,We as K,$ as L,Zo as M,Lo as N,Ms as O,No as P,br as R,Is as S,Vs as T,dr as U,gr as V,rr as W,Oe as X,Z as Y,Pc as _,vu as a,Bs as b,ru as c,ml as d,wl as f,Bc as g,Hc as h,Cu as i,bs as j,As as k,Xl as l,Vc as m,Pu as n,pu as o,Wc as p,Ve as q,Ou as r,mu as s,Hu as t,Jl as u,uc as v,zs as w,Ls as x,Xs as y,yr as z};