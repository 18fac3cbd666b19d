import { postToWorker } from '../../lib/workerMessages';
import { loadedFiles } from '../offline/cacheVisited';
import type { OfflineOptions } from '../offline/OfflineOptions';
import { retryPictures } from '../offline/retryPictures';
import { offerReleases } from './offerReleases';

const HASHED = /\/(?:assets|fonts)\//;

/** Makes the staff area open without network: stores what this first visit has loaded before the worker was there. */
export const startOffline = async (options: Pick<OfflineOptions, 'i18n' | 'toasts'>): Promise<void> => {
  retryPictures();
  offerReleases(options);
  const { serviceWorker } = navigator;
  await serviceWorker.register('/staff-worker.js', { scope: '/staff' });
  const { active } = await serviceWorker.ready;
  postToWorker(active, { type: 'cacheVisited', files: loadedFiles().filter((file) => HASHED.test(file)) });
};
