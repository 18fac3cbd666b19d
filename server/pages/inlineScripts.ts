import { HEAD_SCRIPT_STORAGE, HYDRATION_ROOTS, IS_HYDRATED, PRE_HYDRATION_EVENTS } from '../../contract/constants';

/**
 * The device's scheme unless a theme is chosen. Only a service worker's cached page needs the cookie, which is slow to
 * read.
 */
const THEME_SCRIPT =
  '(d=>{d.theme=((navigator.serviceWorker||{}).controller?(/(?:^|; )theme=(light|dark)/.exec(document.cookie)||[])[1]:d.theme)||' +
  "(matchMedia('(prefers-color-scheme:dark)').matches?'dark':'light')})(document.documentElement.dataset)";

/** Reserves space for src/pages/home/BuyAgainSlot.tsx. Browsers may block the storage. */
const BUY_AGAIN_SCRIPT =
  `try{localStorage.${HEAD_SCRIPT_STORAGE.token}&&localStorage.${HEAD_SCRIPT_STORAGE.buyAgain}&&` +
  "(document.documentElement.dataset.buyAgain='')}catch{}";

/** Runs before first paint. */
export const HEAD_SCRIPT = `${THEME_SCRIPT};${BUY_AGAIN_SCRIPT}`;

/**
 * For src/lib/replayPreHydrationEvents.ts. React would stop events it can't handle yet; the timeout lets hydration by
 * the same event come first.
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

/** The console's scripts and calls wait at most this long. */
const FIRST_VIEW_WAIT_MS = 1_000;

/** Shows the board's first view, then begins the console's calls for src/app/staff/earlyFetch.ts. */
export const STAFF_HEAD =
  "try{const token=localStorage.getItem('staffToken');" +
  "if(token){const headers={token,'accept-language':document.documentElement.lang},calls={}," +
  'isBoard=/^\\/staff\\/?$/.test(location.pathname),' +
  'query=new URLSearchParams({search:location.search,width:innerWidth,height:innerHeight}),' +
  // Ignores another server's page, such as a proxy's.
  'show=async view=>{if(view.status!==200)return;' +
  "const page=document.createElement('template'),root=document.getElementById('root');" +
  "page.innerHTML=await view.text();const board=page.content.querySelector('[inert]');" +
  'if(!board||root.firstChild)return;' +
  "root.before(...page.content.querySelectorAll('style[data-rendered]'));root.append(board)}," +
  `shown=isBoard?Promise.race([fetch('/api/staff/first-view?'+query,{headers}).then(show).catch(()=>{}),new Promise(end=>setTimeout(end,${FIRST_VIEW_WAIT_MS}))]):null;` +
  "for(const path of isBoard?['/api/staff/me','/api/staff/orders','/api/staff/slots/load']:['/api/staff/me'])" +
  '(calls[path]=Promise.resolve(shown).then(()=>fetch(path,{headers}))).catch(()=>{});' +
  'window.earlyCalls={headers,calls,shown}}}catch{}';

/** Running the scripts would delay the first view's paint. Removes the view when they fail to load. */
export const STAFF_LOADER =
  "(s=>{const fail=()=>document.querySelector('#root>[inert]')?.remove()," +
  'put=()=>{for(const src of s)' +
  "document.body.append(Object.assign(document.createElement('script'),{src,async:false,onerror:fail}))};" +
  'const {shown}=window.earlyCalls??{};' +
  'if(shown)shown.then(()=>document.hidden?put():requestAnimationFrame(()=>setTimeout(put)));else put()' +
  '})(JSON.parse(document.currentScript.dataset.paths))';

const PAINT_TIMEOUT_MS = 3_000;

/** `<script defer>` would delay first paint. Webpack would wait two minutes for a failed script's element. */
export const SCRIPT_LOADER =
  '(s=>{' +
  "let put=()=>{put=()=>{};for(const src of s)document.body.append(Object.assign(document.createElement('script'),{src,async:false,onerror:({target})=>target.remove()}))};" +
  'if(document.hidden)return put();' +
  `setTimeout(()=>put(),${PAINT_TIMEOUT_MS});` +
  "document.addEventListener('visibilitychange',()=>put(),{once:true});" +
  "new PerformanceObserver((l,o)=>{if(l.getEntriesByName('first-contentful-paint').length)o.disconnect(),requestAnimationFrame(()=>setTimeout(()=>put()))}).observe({type:'paint',buffered:true})" +
  "})(document.currentScript.dataset.paths.split(' '))";
