import { StaticRouter } from 'react-router-dom';
import type { FirstViewRenderer } from '../../contract/rendering';
import { ROUTES } from '../../contract/routes';
import { AppProviders } from '../app/AppProviders';
import { createServerStyleCache } from '../app/theme/styleCache';
import { loadFirstNamespaces } from '../locales/staffNamespaces';
import { StaffFrame } from '../staff/layout/StaffFrame';
import { ViewportContext } from '../staff/lib/ViewportContext';
import { BoardPage } from '../staff/pages/board/BoardPage';
import { loadBoard } from '../staff/store/loadFirstView';
import { staffSlices } from '../staff/store/staffSlices';
import { staffTokenRead } from '../staff/store/staffSessionSlice';
import { i18nByLanguage } from './i18nByLanguage';
import { makeRenderStore } from './renderStore';
import { renderToHtml } from './renderToHtml';
import { styleTags } from './styleTags';

const i18nIn = i18nByLanguage(loadFirstNamespaces);

/** The first view of the staff area: see contract/rendering.ts. */
export const renderFirstView: FirstViewRenderer = async ({
  token,
  search,
  language,
  publicUrl,
  assetsUrl,
  fetch,
  viewport,
}) => {
  const i18n = await i18nIn(language);
  const store = makeRenderStore(i18n, `${publicUrl}/api/web`, fetch, staffSlices);
  store.dispatch(staffTokenRead(token));
  const [{ data: me }, { data: board }] = await loadBoard(store);
  if (!me || !board) return null;
  const styleCache = createServerStyleCache();
  const { html } = await renderToHtml(
    <AppProviders store={store} i18n={i18n} styleCache={styleCache} assetsUrl={assetsUrl}>
      <ViewportContext value={viewport}>
        <StaticRouter location={`${ROUTES.staff.path.replace('/*', '')}${search}`}>
          <StaffFrame me={me} preferences={null}>
            <BoardPage />
          </StaffFrame>
        </StaticRouter>
      </ViewportContext>
    </AppProviders>,
  );
  // Its buttons work once the scripts have run, which render all of it again with these styles.
  return `${styleTags(styleCache, html)}<div inert>${html}</div>`;
};
