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

export const deferredScripts = (paths: readonly string[]): string =>
  `<script data-paths="${paths.join(' ')}">${SCRIPT_LOADER}</script>`;
