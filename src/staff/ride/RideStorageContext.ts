import { createContext } from 'react';
import { makeRideStorage, type RideStorage } from './rideStorage';

let ofBrowser: RideStorage | undefined;

/** The browser's, opened once. */
export const rideStorage = (): RideStorage => (ofBrowser ??= makeRideStorage());

/** Tests and stories provide their own. */
export const RideStorageContext = createContext<RideStorage | null>(null);
