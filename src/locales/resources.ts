import type { resources } from './en';

/** All words of one language by namespace. English is the measure: the other languages have the same keys. */
export type Resources = typeof resources;
