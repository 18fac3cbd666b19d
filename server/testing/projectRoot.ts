import { resolve } from 'node:path';

/** Where package.json and the migrations stand. */
export const projectRoot = resolve(__dirname, '..', '..');
