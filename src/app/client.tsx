import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { makeToasts } from '../components/makeToasts';
import { makeI18n } from '../lib/i18n';
import { chooseLanguage } from '../lib/language';
import { loadFirstWords } from '../locales';
import { makeStore } from '../store/makeStore';
import { addMoreWords } from './addMoreWords';
import { App } from './App';
import { makeBrowserServices } from './makeBrowserServices';
import { makeRoutes } from './routes';

/** Brings the shop to life in the browser. */
const start = async (root: HTMLElement): Promise<void> => {
  const language = chooseLanguage(document.cookie, navigator.languages);
  const i18n = makeI18n(language, await loadFirstWords(language));

  const router = createBrowserRouter(makeRoutes(() => addMoreWords(i18n)));
  const toasts = makeToasts();
  const store = makeStore({ services: makeBrowserServices(i18n, toasts, () => void router.navigate('/')) });
  createRoot(root).render(<App store={store} i18n={i18n} toasts={toasts} router={router} />);
};

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root".');
void start(root);
