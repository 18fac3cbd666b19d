import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { PageRenderer } from '../../contract/rendering';

interface ServerBuild {
  createPageRenderer: (assetsUrl: string) => PageRenderer;
}

/** @param assetsUrl origin of hashed files, or '' */
export const loadRenderer = (root: string, assetsUrl: string): PageRenderer | null => {
  const file = join(root, 'dist', 'ssr', 'renderer.cjs');
  return existsSync(file) ? (createRequire(file)(file) as ServerBuild).createPageRenderer(assetsUrl) : null;
};

export function readChunks(
  clientDir: string,
  list: 'chunks.json' | 'staff-chunks.json',
): Readonly<Record<string, readonly string[]>> {
  const file = join(clientDir, list);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string[]>) : {};
}
