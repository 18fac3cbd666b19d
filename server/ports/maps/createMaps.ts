import { createBuiltInMaps } from './builtIn';
import type { MapsPort } from './port';

/** The Google key is for the browser only; geocoding here is built in. */
export const createMaps = (): MapsPort => createBuiltInMaps();
