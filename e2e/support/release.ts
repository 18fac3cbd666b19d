import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const project = path.resolve(__dirname, '../..');

/** Copies the built shop into `folder`, with client files that a test may change. */
export function copyRelease(folder: string): void {
  mkdirSync(path.join(folder, 'dist'), { recursive: true });
  cpSync(path.join(project, 'dist/client'), path.join(folder, 'dist/client'), { recursive: true });
  for (const part of ['dist/server', 'dist/ssr', 'server', 'node_modules']) {
    symlinkSync(path.join(project, part), path.join(folder, part));
  }
}

/** Turns the copy into a new release: its main script gets a new hash, and the old one is deleted. */
export function renewRelease(folder: string): void {
  const client = path.join(folder, 'dist/client');
  const assets = path.join(client, 'assets');
  const [, hash = ''] = /main\.(\w{8})\.js/.exec(readdirSync(assets).join(' ')) ?? [];
  const renewed = `${hash.slice(5)}${hash.slice(0, 5)}`;
  for (const file of readdirSync(assets).filter((name) => name.startsWith(`main.${hash}.js`))) {
    renameSync(path.join(assets, file), path.join(assets, file.replace(hash, renewed)));
  }
  for (const file of ['index.html', 'chunks.json', 'service-worker.js']) {
    const text = readFileSync(path.join(client, file), 'utf8');
    writeFileSync(path.join(client, file), text.replaceAll(hash, renewed));
    for (const compressed of ['.br', '.gz']) rmSync(path.join(client, file + compressed), { force: true });
  }
}
