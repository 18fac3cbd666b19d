import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';

/** Properties that some supported browsers (package.json) know by the prefixed name only. */
const PREFIXED =
  /^(?:user-select|backdrop-filter|box-decoration-break|hyphens|mask(?:-[a-z]+)?|print-color-adjust|text-size-adjust|background-clip)$/;

/** Replaces Emotion's own prefixer, whose prefixes for the browsers of 2012 are an eighth of a page's styles. */
const prefixer: StylisPlugin = (element) => {
  if (element.type !== 'decl' || typeof element.props !== 'string' || !PREFIXED.test(element.props)) return;
  element.return = `-webkit-${element.value}${element.value}`;
};

/** On the server Emotion shares compiled rules between caches with the same list. */
const stylisPlugins = [prefixer];

const KEY = 'mui';

/** Collects the styles of one server rendering. */
export const createServerStyleCache = (): EmotionCache =>
  // Without `compat` Emotion would write them between the elements.
  Object.assign(createCache({ key: KEY, stylisPlugins }), { compat: true });

/**
 * Adopts the `style[data-rendered]` elements of a server-rendered page where they are. Emotion's own hydration moves each of them, and every
 * move restyles the whole page. Only global styles of components, which are keyframes alone, are inserted again.
 */
export const createBrowserStyleCache = (page: Document): EmotionCache => {
  const rendered = [...page.querySelectorAll<HTMLStyleElement>('style[data-rendered]')];
  const last = rendered.at(-1);
  // New rules must come after the rendered ones.
  const placement = last?.parentElement && { container: last.parentElement, insertionPoint: last };
  const cache = createCache({ key: KEY, stylisPlugins, ...placement });
  for (const { dataset } of rendered) {
    const [, ...ids] = dataset.rendered?.split(' ') ?? [];
    for (const id of ids) cache.inserted[id] = true;
  }
  return cache;
};
