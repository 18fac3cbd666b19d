import { build } from 'esbuild';
import { writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { serverBundle } from './serverBundle.mjs';

const [, ...programs] = await Promise.all([
  buildRenderer(),
  build({ ...serverBundle, outfile: 'dist/server/main.mjs' }),
  build({ ...serverBundle, entryPoints: ['server/seedCommand.ts'], outfile: 'dist/server/seed.mjs' }),
  build({ ...serverBundle, entryPoints: ['server/backupCommand.ts'], outfile: 'dist/server/backup.mjs' }),
]);

const imported = programs
  .flatMap(({ metafile }) => Object.values(metafile.outputs).flatMap(({ imports }) => imports))
  .map(({ path: name }) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name)
  .filter((name) => !isBuiltin(name));
// Read by scripts/release.mjs.
writeFileSync('dist/server/packages.json', JSON.stringify([...new Set(imported)].sort()));

function buildRenderer() {
  return build({
    entryPoints: ['src/ssr/renderer.tsx'],
    outfile: 'dist/ssr/renderer.cjs',
    bundle: true,
    platform: 'node',
    target: 'node20.19',
    format: 'cjs',
    define: { 'process.env.NODE_ENV': '"production"' },
    // React Router's package names its development build under every condition.
    alias: {
      'react-router/dom': './node_modules/react-router/dist/production/dom-export.mjs',
      'react-router': './node_modules/react-router/dist/production/index.mjs',
    },
    loader: { '.css': 'empty' },
    logLevel: 'warning',
    logOverride: { 'ignored-bare-import': 'silent' },
  });
}
