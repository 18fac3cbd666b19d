// Bundles what runs in Node: the server, whose packages stay outside, and the page renderer with everything in one file.
import { build } from 'esbuild';

/** @type {import('esbuild').BuildOptions} */
const common = { bundle: true, platform: 'node', target: 'node20.19', logLevel: 'warning' };

await Promise.all([
  // SQL and seed data are read from the project at start.
  build({
    ...common,
    entryPoints: ['server/main.ts'],
    outfile: 'dist/server/main.mjs',
    packages: 'external',
    format: 'esm',
    sourcemap: true,
  }),
  build({
    ...common,
    entryPoints: ['src/app/server.ts'],
    outfile: 'dist/ssr/renderer.cjs',
    format: 'cjs',
    define: { 'process.env.NODE_ENV': '"production"' },
    // React Router's package names its development build under every condition.
    alias: {
      'react-router/dom': './node_modules/react-router/dist/production/dom-export.mjs',
      'react-router': './node_modules/react-router/dist/production/index.mjs',
    },
    // Only the browser has style sheets.
    loader: { '.css': 'empty' },
    logOverride: { 'ignored-bare-import': 'silent' },
  }),
]);
