import { HEAD_SCRIPT_STORAGE } from '../../../contract/inlineScripts';

const { dataset } = document.documentElement;

/** Reading the cookie is slow, and only a page that a service worker has cached needs it. */
const isCachedPage = Boolean((navigator.serviceWorker as ServiceWorkerContainer | undefined)?.controller);
const chosenTheme = isCachedPage ? /(?:^|; )theme=(light|dark)/.exec(document.cookie)?.[1] : dataset.theme;
dataset.theme = chosenTheme ?? (matchMedia('(prefers-color-scheme:dark)').matches ? 'dark' : 'light');

// Reserves space for src/pages/home/BuyAgainSlot.tsx.
try {
  if (localStorage[HEAD_SCRIPT_STORAGE.token] && localStorage[HEAD_SCRIPT_STORAGE.buyAgain]) dataset.buyAgain = '';
} catch {
  // Browsers may block the storage.
}
