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

/** In a server-rendered page it adopts the page's `style[data-emotion]` elements; with the key `css` Emotion would also move them. */
export const createStyleCache = (): EmotionCache => createCache({ key: 'mui', stylisPlugins });
