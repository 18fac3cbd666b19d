// The staff area's entry.
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { assetsUrl } from '../../lib/assetsUrl';
import { getStorage } from '../../lib/browserStorage';
import { chooseLanguage } from '../../lib/language';
import { makeToasts } from '../../lib/makeToasts';
import { scrollFocusIntoView } from '../../lib/scrollFocusIntoView';
import { afterLoadIdle } from '../../lib/whenIdle';
import { loadFirstNamespaces } from '../../locales/staffNamespaces';
import { followStaffToken } from '../../staff/store/followStaffToken';
import { loadFirstView } from '../../staff/store/loadFirstView';
import { staffSlices } from '../../staff/store/staffSlices';
import { makeFactorPrompt } from '../../store/factorPrompt';
import { makeStore } from '../../store/makeStore';
import { loadI18n } from '../entry/loadI18n';
import { makeBrowserServices } from '../entry/makeBrowserServices';
import { passDialogEntries } from '../entry/passDialogEntries';
import { showStartError } from '../entry/showStartError';
import { followDeviceColours } from '../theme/colourMode';
import { GlobalStyles } from '../theme/GlobalStyles';
import { createBrowserStyleCache } from '../theme/styleCache';
import { StaffApp } from './StaffApp';
import { makeStaffRoutes } from './staffRoutes';
import { makeEarlyFetch } from './earlyFetch';

__webpack_public_path__ = `${assetsUrl()}/`;

const start = async (root: HTMLElement): Promise<void> => {
  const language = chooseLanguage(document.cookie, navigator.languages, window.location.search);
  const i18n = await loadI18n(language, loadFirstNamespaces);
  followDeviceColours();
  scrollFocusIntoView();
  const toasts = makeToasts();
  const services = {
    ...makeBrowserServices(i18n, toasts, () => window.location.assign('/')),
    fetch: makeEarlyFetch(window.earlyCalls),
    factorPrompt: makeFactorPrompt(),
  };
  const store = makeStore({ services, slices: staffSlices });
  followStaffToken(store, getStorage('localStorage'));
  await loadFirstView(store, getStorage('localStorage'), window.location.pathname);
  const router = createBrowserRouter(makeStaffRoutes());
  passDialogEntries(router);
  createRoot(root).render(
    <StaffApp
      store={store}
      i18n={i18n}
      toasts={toasts}
      router={router}
      styleCache={createBrowserStyleCache(document)}
      assetsUrl={assetsUrl()}
      globalStyles={process.env.NODE_ENV !== 'production' && <GlobalStyles />}
    />,
  );
  if (process.env.NODE_ENV === 'production' && 'serviceWorker' in navigator) {
    afterLoadIdle(() => {
      import(/* webpackChunkName: "offline" */ './startOffline')
        .then(({ startOffline }) => startOffline({ i18n, toasts }))
        .catch(() => undefined);
    });
  }
};

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root".');
start(root).catch((error: unknown) => {
  showStartError(root);
  reportError(error);
});
