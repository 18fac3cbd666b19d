import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';
import { PAGE_STYLES_ID } from '../../contract/constants';

const KEY = 'css';
/** How emotion marks the element of a global style, so that it finds it again. */
const MARK = 'data-emotion';
const GLOBAL_MARK = `${KEY}-global`;

/** What some of the browsers that we support (package.json) know by its prefixed name alone. */
const PREFIXED =
  /^(?:user-select|backdrop-filter|box-decoration-break|hyphens|mask(?:-[a-z]+)?|print-color-adjust|text-size-adjust|background-clip)$/;

/** Emotion's own would prefix for browsers of 2012: an eighth of a page's styles, to be sent and read by everybody. */
const prefix: StylisPlugin = (element) => {
  if (element.type !== 'decl' || typeof element.props !== 'string' || !PREFIXED.test(element.props)) return;
  element.return = `-webkit-${element.value}${element.value}`;
};

/** One list for all caches: by it Emotion remembers, on a server, what rules it has made of a style. */
const PLUGINS = [prefix];

/** A cache that keeps the styles of one rendering on a server, instead of writing them between the elements. */
export const makeServerStyleCache = (): EmotionCache => {
  const cache = createCache({ key: KEY, stylisPlugins: PLUGINS });
  cache.compat = true;
  return cache;
};

const CLASS = new RegExp(`\\b${KEY}-[\\w-]+`, 'g');

/**
 * The styles that one rendering used, as a server's cache has kept them, for each part of the page those that it is the first to wear, in
 * the order of the page. What none wears goes with the last: a part in waiting may. Global ones come first, as in a browser. Each of those
 * is named, because nothing in its rules tells which it is.
 * @param parts the page's HTML, cut where styles may stand
 * @param kept of what was drawn before the page, and stands in it
 */
export const stylesIn = (
  { inserted, registered }: EmotionCache,
  parts: readonly string[],
  kept: EmotionCache,
): string[] => {
  const rules = { ...inserted, ...kept.inserted };
  const styles = parts.map((): string[] => []);
  const worn = new Set<string>();
  parts.forEach((part, at) => {
    for (const className of new Set(part.match(CLASS))) {
      if (worn.has(className)) continue;
      worn.add(className);
      const name = className.slice(KEY.length + 1);
      if (className in registered || className in kept.registered) styles[at]?.push(String(rules[name] ?? ''));
    }
  });
  let everywhere = '';
  for (const [name, rule] of Object.entries(rules)) {
    const className = `${KEY}-${name}`;
    if (name.startsWith('animation-')) everywhere += String(rule);
    else if (className in registered) {
      if (!worn.has(className)) styles.at(-1)?.push(String(rule));
    } else if (!(className in kept.registered)) everywhere += `/*${GLOBAL_MARK} ${name}*/${String(rule)}`;
  }
  styles[0]?.unshift(everywhere);
  return styles.map((part) => part.join(''));
};

/** The style elements further down in a page that the server has drawn. */
export const furtherStylesIn = (page: Document): HTMLStyleElement[] => [
  ...page.querySelectorAll<HTMLStyleElement>('style[data-further]'),
];

const CLASS_OR_ANIMATION = new RegExp(`\\.${KEY}-([\\w-]+)|@keyframes (animation-\\w+)`, 'g');
const GLOBAL = new RegExp(`/\\*${GLOBAL_MARK} (\\w+)\\*/`, 'g');

/** The browser's cache. What the server wrote into the page counts as written, so that nothing is written, nor worked out, twice. */
export const makeBrowserStyleCache = (page: Document): EmotionCache => {
  const pageStyles = page.getElementById(PAGE_STYLES_ID);
  const cache = createCache({
    key: KEY,
    stylisPlugins: PLUGINS,
    // What is written later must come later: emotion's own place, the head, is before.
    ...(pageStyles?.parentElement && { container: pageStyles.parentElement, insertionPoint: pageStyles }),
  });
  const elements = [pageStyles, ...furtherStylesIn(page)];
  const written = elements.map((element) => element?.textContent ?? '').join('');
  for (const [, className, animation] of written.matchAll(CLASS_OR_ANIMATION)) {
    const name = className ?? animation;
    if (name !== undefined) cache.inserted[name] = true;
  }
  // Emotion looks for an element of its own: an empty one tells it that the rules are there.
  for (const [, name] of written.matchAll(GLOBAL)) {
    const element = page.createElement('style');
    element.setAttribute(MARK, `${GLOBAL_MARK} ${name}`);
    cache.sheet.container.appendChild(element);
  }
  return cache;
};
