import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { renderToStaticMarkup } from 'react-dom/server';
import { createServerStyleCache } from '../app/theme/styleCache';
import { GlobalStyles } from '../app/theme/GlobalStyles';
import { ShopTheme } from '../app/theme/ShopTheme';
import { AssetsUrlContext } from '../components/AssetsUrlContext';

/** The `<style>` elements that rendered HTML needs, named apart from the browser's own: see `createBrowserStyleCache`. */
export const styleTags = (cache: EmotionCache, html: string): string => {
  const emotion = createEmotionServer(cache);
  return emotion
    .constructStyleTagsFromChunks(emotion.extractCriticalToChunks(html))
    .replaceAll('<style data-emotion=', '<style data-rendered=');
};

/**
 * Those that all pages need. To render them with each page takes a thirtieth of its time. They lack `data-rendered`, because the browser
 * renders none of them that `createBrowserStyleCache` could adopt.
 * @param assetsUrl origin of hashed files, or ''
 */
export const globalStyleTags = (assetsUrl: string): string => {
  const cache = createServerStyleCache();
  renderToStaticMarkup(
    <CacheProvider value={cache}>
      <AssetsUrlContext value={assetsUrl}>
        <ShopTheme>
          <GlobalStyles />
        </ShopTheme>
      </AssetsUrlContext>
    </CacheProvider>,
  );
  return styleTags(cache, '').replaceAll(/<style data-rendered="[^"]*">/g, '<style>');
};
