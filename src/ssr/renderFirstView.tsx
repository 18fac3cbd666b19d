import type { i18n as I18n } from 'i18next';
import { StaticRouter } from 'react-router-dom';
import type { Language } from '../../contract/constants';
import type { FirstViewRenderer } from '../../contract/rendering';
import { ROUTES } from '../../contract/routes';
import { AppProviders } from '../app/AppProviders';
import { createServerStyleCache } from '../app/theme/styleCache';
import { makeI18n } from '../lib/i18n';
import { loadFirstNamespaces } from '../locales/staffNamespaces';
import { StaffFrame } from '../staff/layout/StaffFrame';
import { ViewportContext } from '../staff/lib/ViewportContext';
import { BoardPage } from '../staff/pages/board/BoardPage';
import { slotsApi } from '../staff/store/slotsApi';
import { staffApi } from '../staff/store/staffApi';
import { staffOrdersApi } from '../staff/store/staffOrdersApi';
import { staffSessionSlice, staffTokenRead } from '../staff/store/staffSessionSlice';
import { makeRenderStore } from './renderStore';
import { renderToHtml } from './renderToHtml';
import { styleTags } from './styleTags';

const instances = new Map<Language, Promise<I18n>>();
const instanceIn = (language: Language): Promise<I18n> => {
  const loading =
    instances.get(language) ?? loadFirstNamespaces(language).then((messages) => makeI18n(language, messages));
  instances.set(language, loading);
  return loading;
};

/** The first view of the console: see contract/rendering.ts. */
export const renderFirstView: FirstViewRenderer = async ({ token, search, language, publicUrl, fetch, viewport }) => {
  const i18n = await instanceIn(language);
  const store = makeRenderStore(i18n, `${publicUrl}/api/web`, fetch);
  store.inject(staffSessionSlice, staffApi);
  store.dispatch(staffTokenRead(token));
  const [{ data: me }, { data: board }] = await Promise.all([
    store.dispatch(staffApi.endpoints.getStaffMe.initiate(undefined)),
    store.dispatch(staffOrdersApi.endpoints.getBoard.initiate(undefined)),
    store.dispatch(slotsApi.endpoints.getSlotLoad.initiate(undefined)),
  ]);
  if (!me || !board) return null;
  const styleCache = createServerStyleCache();
  const { html } = await renderToHtml(
    <AppProviders store={store} i18n={i18n} styleCache={styleCache}>
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
