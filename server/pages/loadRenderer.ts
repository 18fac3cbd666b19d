import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { PageRenderer } from '../../contract/rendering';

/** The app's server build; null where it isn't built. */
export function loadRenderer(root: string): PageRenderer | null {
  const file = join(root, 'dist', 'ssr', 'renderer.cjs');
  if (!existsSync(file)) return null;
  const { createPageRenderer } = createRequire(file)(file) as { createPageRenderer: () => PageRenderer };
  return createPageRenderer();
}

/** @param list of the shop's scripts, or the console's */
export function readChunks(
  clientDir: string,
  list: 'chunks.json' | 'staff-chunks.json',
): Readonly<Record<string, readonly string[]>> {
  const file = join(clientDir, list);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string[]>) : {};
}
