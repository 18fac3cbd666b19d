import { createContext } from 'react';
import { makeOfflineStorage, type OfflineStorage } from './offlineStorage';

let ofBrowser: OfflineStorage | undefined;

/** The browser's, opened once. */
export const offlineStorage = (): OfflineStorage => (ofBrowser ??= makeOfflineStorage());

/** Tests and stories provide their own. */
export const OfflineStorageContext = createContext<OfflineStorage | null>(null);
