import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StaffHealth } from '../../../contract/staffHealth';

/** Of CHANGELOG.md, what a release brings, or the newest part that says anything. */
export function readChanges(root: string, version: string): StaffHealth['changes'] {
  const path = join(root, 'CHANGELOG.md');
  if (!existsSync(path)) return [];
  const releases = readFileSync(path, 'utf8').split(/^## /m).slice(1);
  const own = releases.find((release) => release.startsWith(`[${version}]`));
  const newest = own ?? releases.find((release) => release.includes('\n- ')) ?? '';
  return newest
    .split(/^### /m)
    .slice(1)
    .map((area) => {
      const [title = '', ...rest] = area.split('\n');
      const lines = rest
        .join('\n')
        .split(/^- /m)
        .slice(1)
        .map((line) => line.replace(/\s+/g, ' ').replaceAll('`', '').trim());
      return { title, lines };
    });
}
