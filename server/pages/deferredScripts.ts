const PAINT_TIMEOUT_MS = 3_000;

/**
 * Inserts a page's scripts after its first paint; `<script defer>` would delay it. A hidden page is never painted, so it gets them at once.
 * Webpack would wait two minutes for the element of a failed script.
 */
export const SCRIPT_LOADER =
  '(s=>{' +
  "let put=()=>{put=()=>{};for(const src of s)document.body.append(Object.assign(document.createElement('script'),{src,async:false,onerror:({target})=>target.remove()}))};" +
  'if(document.hidden)return put();' +
  `setTimeout(()=>put(),${PAINT_TIMEOUT_MS});` +
  "document.addEventListener('visibilitychange',()=>put(),{once:true});" +
  "new PerformanceObserver((l,o)=>{if(l.getEntriesByName('first-contentful-paint').length)o.disconnect(),requestAnimationFrame(()=>setTimeout(()=>put()))}).observe({type:'paint',buffered:true})" +
  "})(document.currentScript.dataset.paths.split(' '))";

export const deferredScripts = (paths: readonly string[]): string =>
  `<script data-paths="${paths.join(' ')}">${SCRIPT_LOADER}</script>`;
