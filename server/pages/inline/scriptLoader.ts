const PAINT_TIMEOUT_MS = 3_000;

const paths = document.currentScript?.dataset.paths?.split(' ') ?? [];
let isLoading = false;

const load = (): void => {
  if (isLoading) return;
  isLoading = true;
  for (const src of paths) {
    const script = document.createElement('script');
    // They run in their order. Webpack would wait two minutes for a failed script's element.
    document.body.append(Object.assign(script, { src, async: false, onerror: () => script.remove() }));
  }
};

const loadAfterPaint: PerformanceObserverCallback = (entries, observer) => {
  if (entries.getEntriesByName('first-contentful-paint').length === 0) return;
  observer.disconnect();
  requestAnimationFrame(() => setTimeout(load));
};

// `<script defer>` would delay the first paint.
if (document.hidden) load();
else {
  setTimeout(load, PAINT_TIMEOUT_MS);
  document.addEventListener('visibilitychange', load, { once: true });
  new PerformanceObserver(loadAfterPaint).observe({ type: 'paint', buffered: true });
}
