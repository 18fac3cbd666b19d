import { HEAD_SCRIPT_STORAGE, HYDRATION_ROOTS, IS_HYDRATED, PRE_HYDRATION_EVENTS } from '../../contract/constants';

/**
 * Applies the device's colour scheme where no theme is chosen. Reads the cookie, which is slow, only in a service
 * worker's cached page.
 */
const THEME_SCRIPT =
  '(d=>{d.theme=((navigator.serviceWorker||{}).controller?(/(?:^|; )theme=(light|dark)/.exec(document.cookie)||[])[1]:d.theme)||' +
  "(matchMedia('(prefers-color-scheme:dark)').matches?'dark':'light')})(document.documentElement.dataset)";

/** Makes room on Home for what a customer can buy again, for src/pages/home/BuyAgainSlot.tsx. A browser may block the storage. */
const BUY_AGAIN_SCRIPT =
  `try{localStorage.${HEAD_SCRIPT_STORAGE.token}&&localStorage.${HEAD_SCRIPT_STORAGE.buyAgain}&&` +
  "(document.documentElement.dataset.buyAgain='')}catch{}";

/** Runs before the first paint. */
export const HEAD_SCRIPT = `${THEME_SCRIPT};${BUY_AGAIN_SCRIPT}`;

/**
 * Records clicks and changes for src/lib/replayPreHydrationEvents.ts. Captures them before React, which stops events
 * that it can't handle yet; the timeout lets hydration by the same event come first.
 */
export const EVENT_RECORDER =
  "for(const type of['click','change'])document.addEventListener(type,({target})=>setTimeout(()=>{" +
  `const root=target.closest('${HYDRATION_ROOTS}'),isPress=type==='click',control=isPress?target.closest('button'):target;` +
  `if(!root||root.${IS_HYDRATED}||!control||isPress&&control.form)return;` +
  `const events=root.${PRE_HYDRATION_EVENTS}??=[];` +
  'if(!isPress)events.push({control,checked:control.checked,value:control.value});' +
  'else if(!events.some(event=>event.control===control))' +
  "events.push({control,feedback:control.animate({opacity:.6},{duration:150,fill:'forwards'})})" +
  '}),true)';

/** Longer, and the console's scripts and calls no longer wait for its first view. */
const FIRST_VIEW_WAIT_MS = 1_000;

/**
 * Shows the board's first view, which the server renders, where a staff member has logged in and opens the board. Then it
 * begins the console's first calls, for src/app/console/earlyFetch.ts: who is logged in, and the board's orders and slots.
 */
export const CONSOLE_HEAD =
  "try{const token=localStorage.getItem('staffToken');" +
  "if(token){const headers={token,'accept-language':document.documentElement.lang},calls={}," +
  'isBoard=/^\\/staff\\/?$/.test(location.pathname),' +
  'query=new URLSearchParams({search:location.search,width:innerWidth,height:innerHeight}),' +
  // Another server's page, such as a proxy's, is none.
  'show=async view=>{if(view.status!==200)return;' +
  "const page=document.createElement('template'),root=document.getElementById('root');" +
  "page.innerHTML=await view.text();const board=page.content.querySelector('[inert]');" +
  'if(!board||root.firstChild)return;' +
  "root.before(...page.content.querySelectorAll('style[data-rendered]'));root.append(board)}," +
  `shown=isBoard?Promise.race([fetch('/api/staff/first-view?'+query,{headers}).then(show).catch(()=>{}),new Promise(end=>setTimeout(end,${FIRST_VIEW_WAIT_MS}))]):null;` +
  "for(const path of isBoard?['/api/staff/me','/api/staff/orders','/api/staff/slots/load']:['/api/staff/me'])" +
  '(calls[path]=Promise.resolve(shown).then(()=>fetch(path,{headers}))).catch(()=>{});' +
  'window.earlyCalls={headers,calls,shown}}}catch{}';

/** Inserts the console's scripts once its first view is painted, which running them would delay. Without them it goes again. */
export const CONSOLE_LOADER =
  "(s=>{const fail=()=>document.querySelector('#root>[inert]')?.remove()," +
  'put=()=>{for(const src of s)' +
  "document.body.append(Object.assign(document.createElement('script'),{src,async:false,onerror:fail}))};" +
  'const {shown}=window.earlyCalls??{};' +
  'if(shown)shown.then(()=>document.hidden?put():requestAnimationFrame(()=>setTimeout(put)));else put()' +
  '})(JSON.parse(document.currentScript.dataset.paths))';

const PAINT_TIMEOUT_MS = 3_000;

/**
 * Inserts a page's scripts after first paint, which `<script defer>` would delay; in a hidden page at once. Webpack
 * would wait two minutes for a failed script's element.
 */
export const SCRIPT_LOADER =
  '(s=>{' +
  "let put=()=>{put=()=>{};for(const src of s)document.body.append(Object.assign(document.createElement('script'),{src,async:false,onerror:({target})=>target.remove()}))};" +
  'if(document.hidden)return put();' +
  `setTimeout(()=>put(),${PAINT_TIMEOUT_MS});` +
  "document.addEventListener('visibilitychange',()=>put(),{once:true});" +
  "new PerformanceObserver((l,o)=>{if(l.getEntriesByName('first-contentful-paint').length)o.disconnect(),requestAnimationFrame(()=>setTimeout(()=>put()))}).observe({type:'paint',buffered:true})" +
  "})(document.currentScript.dataset.paths.split(' '))";
