import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The release of the files in `root`, which an upgrade may have replaced since the start. */
export const readVersion = (root: string): string =>
  (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }).version;
