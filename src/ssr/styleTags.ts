import type { EmotionCache } from '@emotion/cache';
import createEmotionServer from '@emotion/server/create-instance';

/** The `<style>` elements that rendered HTML needs, named apart from the browser's own: see `createBrowserStyleCache`. */
export const styleTags = (cache: EmotionCache, html: string): string => {
  const emotion = createEmotionServer(cache);
  return emotion
    .constructStyleTagsFromChunks(emotion.extractCriticalToChunks(html))
    .replaceAll('<style data-emotion=', '<style data-rendered=');
};
