import type { resources } from './en';

/** English defines the keys. */
export type Resources = typeof resources;
