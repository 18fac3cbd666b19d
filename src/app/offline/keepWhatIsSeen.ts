import { keptPageName } from '../../lib/keptPages';
import { whenIdle } from '../../lib/whenIdle';
import { tellWorker } from '../../lib/workerMessages';
import type { OfflineOptions } from './OfflineOptions';

/** Files that this page has loaded; of others' the worker keeps none. */
const loadedFiles = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${window.location.origin}/`));

/** Whoever pays by the megabyte asks their browser to save. */
const savesData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * Has the worker keep what is read: pages that were reached inside the app never were a document, and what came before the worker passed it
 * by. Files come from the browser's own cache; a page costs its document once.
 */
export const keepWhatIsSeen = (router: OfflineOptions['router'], { withThisPage }: { withThisPage: boolean }): void => {
  const told = new Set<string>();
  const tell = (files: string[]): void => {
    const url = new URL(window.location.href);
    const name = keptPageName(url);
    const isNew = name !== null && !told.has(name) && navigator.onLine && !savesData();
    if (isNew) told.add(name);
    if (!isNew && files.length === 0) return;
    tellWorker(navigator.serviceWorker.controller, { type: 'seen', files, ...(isNew && { page: name }) });
  };
  const own = keptPageName(new URL(window.location.href));
  // The worker has seen the document of a page that it controls from the beginning.
  if (!withThisPage && own !== null) told.add(own);
  tell(loadedFiles());
  router.subscribe(({ navigation }) => {
    if (navigation.state === 'idle') whenIdle(() => tell([]));
  });
};
