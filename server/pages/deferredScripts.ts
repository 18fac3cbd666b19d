import { sourceHash } from '../lib/sourceHash';

/** Longest that a page waits to be painted, in milliseconds: where a browser tells of none, or draws no frames, it gets the scripts all the same. */
const PATIENCE_MS = 3_000;

/**
 * Puts a page's scripts in after its first paint, and after the frame that shows the page itself: the first shows the shop's name alone
 * (src/app/rendering/firstSight.ts). Written as `<script defer>` they are fetched beside the page's own bytes and run as soon
 * as it is parsed, before anything is seen of it. A page that nobody looks at, or no longer, is not painted: it gets them at once. Of one
 * that fails the element must go: the bundler would take it for a script that is still on its way, and wait for two minutes.
 */
const LOADER =
  '(s=>{' +
  "let put=()=>{put=()=>{};for(const src of s)document.body.append(Object.assign(document.createElement('script'),{src,async:false,onerror:({target})=>target.remove()}))};" +
  'if(document.hidden)return put();' +
  `setTimeout(()=>put(),${PATIENCE_MS});` +
  "document.addEventListener('visibilitychange',()=>put(),{once:true});" +
  "new PerformanceObserver((l,o)=>{if(l.getEntriesByName('first-contentful-paint').length)o.disconnect(),requestAnimationFrame(()=>setTimeout(()=>put()))}).observe({type:'paint',buffered:true})" +
  "})(document.currentScript.dataset.paths.split(' '))";

/** Of the same page in each answer, so that it can't carry the nonce: the policy of pages names it by what it holds. */
export const LATE_SCRIPTS_HASH = sourceHash(LOADER);

/** The element at the end of a drawn page that has these scripts run in this order, once there is something to see. */
export const lateScripts = (paths: readonly string[]): string =>
  `<script data-paths="${paths.join(' ')}">${LOADER}</script>`;
