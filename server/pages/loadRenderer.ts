import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { PageRenderer } from '../../contract/rendering';

/** The server build of the browser app; null where it isn't built. */
export function loadRenderer(root: string): PageRenderer | null {
  const file = join(root, 'dist', 'ssr', 'renderer.cjs');
  if (!existsSync(file)) return null;
  const { createPageRenderer } = createRequire(file)(file) as { createPageRenderer: () => PageRenderer };
  return createPageRenderer();
}

/** The script files of each named chunk. */
export function readChunks(clientDir: string): Readonly<Record<string, readonly string[]>> {
  const file = join(clientDir, 'chunks.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string[]>) : {};
}
