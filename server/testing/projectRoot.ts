import { resolve } from 'node:path';

export const projectRoot = resolve(__dirname, '..', '..');
