import { assetsUrl } from '../../lib/assetsUrl';
import { cacheablePageKey } from '../../lib/cacheablePages';
import { whenIdle } from '../../lib/whenIdle';
import { postToWorker } from '../../lib/workerMessages';
import type { OfflineOptions } from './OfflineOptions';

export const loadedFiles = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => [window.location.origin, assetsUrl()].includes(new URL(name).origin));

const savesData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Caches what the worker didn't serve: files loaded before it, and documents of pages reached inside the app. */
export const cacheVisited = (router: OfflineOptions['router'], options: { includesCurrent: boolean }): void => {
  const sent = new Set<string>();
  const currentKey = () => cacheablePageKey(new URL(window.location.href));
  const send = (files: string[]): void => {
    const page = currentKey();
    const isNew = page !== null && !sent.has(page) && navigator.onLine && !savesData();
    if (isNew) sent.add(page);
    if (!isNew && files.length === 0) return;
    postToWorker(navigator.serviceWorker.controller, { type: 'cacheVisited', files, ...(isNew && { page }) });
  };
  const own = currentKey();
  if (!options.includesCurrent && own !== null) sent.add(own);
  send(loadedFiles());
  router.subscribe(({ navigation }) => {
    if (navigation.state === 'idle') whenIdle(() => send([]));
  });
};
