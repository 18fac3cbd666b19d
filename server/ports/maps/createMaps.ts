import { createBuiltInMaps } from './builtIn';
import type { MapsPort } from './port';

/** The Google key is for browsers only. */
export const createMaps = (): MapsPort => createBuiltInMaps();
