import { HEAD_SCRIPT_STORAGE, HYDRATION_ROOTS, IS_HYDRATED, PRE_HYDRATION_EVENTS } from '../../contract/constants';

/** Of the console's first view. */
export const FIRST_VIEW_PATH = '/staff/first-view';

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

/**
 * Begins the first calls of the console beside its scripts, for src/app/console/earlyFetch.ts: who is logged in, and where
 * the board is opened its orders and slots. The board's first view, rendered by the server, is shown until React has its own.
 */
export const EARLY_CALLS =
  "try{const token=localStorage.getItem('staffToken');" +
  "if(token){const headers={token,'accept-language':document.documentElement.lang},calls={}," +
  'begin=path=>{const call=fetch(path,{headers});call.catch(()=>{});return call};' +
  "calls['/api/staff/me']=begin('/api/staff/me');" +
  'if(/^\\/staff\\/?$/.test(location.pathname)){' +
  `begin('${FIRST_VIEW_PATH}?'+new URLSearchParams({search:location.search,width:innerWidth,height:innerHeight}))` +
  ".then(async view=>{const html=view.status===200&&await view.text(),root=document.getElementById('root');" +
  'html&&root&&!root.firstChild&&(root.innerHTML=html)}).catch(()=>{});' +
  "for(const path of['/api/staff/orders','/api/staff/slots/load'])calls[path]=begin(path)}" +
  'window.earlyCalls={headers,calls}}}catch{}';

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
