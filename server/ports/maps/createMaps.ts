import { createBuiltInMaps } from './builtIn';
import type { MapsPort } from './port';

/** The server's maps. The Google key of the settings is the browser's: names and ways are made here without a service. */
export const createMaps = (): MapsPort => createBuiltInMaps();
