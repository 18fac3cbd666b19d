import createCache, { type EmotionCache } from '@emotion/cache';
import { PAGE_STYLES_ID } from '../../contract/constants';

const KEY = 'css';
/** How emotion marks the element of a global style, so that it finds it again. */
const MARK = 'data-emotion';
const GLOBAL_MARK = `${KEY}-global`;

/** A cache that keeps the styles of one rendering on a server, instead of writing them between the elements. */
export const makeServerStyleCache = (): EmotionCache => {
  const cache = createCache({ key: KEY });
  cache.compat = true;
  return cache;
};

/**
 * The styles that one rendering used, as a server's cache has kept them: global ones first, as in a browser. Each of those is
 * named, because nothing in its rules tells which it is.
 */
export const stylesIn = ({ inserted, registered }: EmotionCache): string => {
  const globals: string[] = [];
  const others: string[] = [];
  for (const [name, rules] of Object.entries(inserted)) {
    const isGlobal = !(`${KEY}-${name}` in registered) && !name.startsWith('animation-');
    if (isGlobal) globals.push(`/*${GLOBAL_MARK} ${name}*/${String(rules)}`);
    else others.push(String(rules));
  }
  return [...globals, ...others].join('');
};

const CLASS_OR_ANIMATION = new RegExp(`\\.${KEY}-([\\w-]+)|@keyframes (animation-\\w+)`, 'g');
const GLOBAL = new RegExp(`/\\*${GLOBAL_MARK} (\\w+)\\*/`, 'g');

/**
 * The browser's cache. What the server wrote into the page counts as written, so that nothing is written, nor worked out, twice.
 * @param nonce allows the style elements that are made later, under a strict policy
 */
export const makeBrowserStyleCache = (page: Document, nonce: string | undefined): EmotionCache => {
  const cache = createCache({ key: KEY, ...(nonce !== undefined && { nonce }) });
  const written = page.getElementById(PAGE_STYLES_ID)?.textContent ?? '';
  for (const [, className, animation] of written.matchAll(CLASS_OR_ANIMATION)) {
    const name = className ?? animation;
    if (name !== undefined) cache.inserted[name] = true;
  }
  // Emotion looks for an element of its own: an empty one tells it that the rules are there.
  for (const [, name] of written.matchAll(GLOBAL)) {
    const element = page.createElement('style');
    element.setAttribute(MARK, `${GLOBAL_MARK} ${name}`);
    if (nonce !== undefined) element.nonce = nonce;
    page.head.append(element);
  }
  return cache;
};
