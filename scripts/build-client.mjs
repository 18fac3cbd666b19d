// Builds webpack's bundles, a service worker of each and compressed copies into dist/client.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { build } from 'esbuild';
import webpack from 'webpack';
import webpackConfig from '../webpack.config.js';
import { BROWSERS } from './inlineScripts.cjs';
import { root } from './prepare.mjs';

/** The server renders index.html itself; only developer tools load source maps. */
const COMPRESSIBLE = /\.(?:js|css|svg|json|txt|webmanifest)$/;
const MIN_BYTES = 1024;

const clientDir = path.join(root, 'dist/client');
const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

const entryFiles = await runWebpack();
await buildWorker('serviceWorker.ts', 'service-worker.js', entryFiles);
await buildWorker('staffWorker.ts', 'staff-worker.js');
await compressFiles();

/** @returns {Promise<string[]>} the scripts and style sheets of the shop's entry, from the site's root */
function runWebpack() {
  const compiler = webpack(webpackConfig({}, { mode: 'production' }));
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error || !stats) return reject(error ?? new Error('webpack gave no result'));
      compiler.close(() => {
        if (stats.hasErrors() || stats.hasWarnings()) console.error(stats.toString('errors-warnings'));
        if (stats.hasErrors()) process.exit(1);
        const { children = [] } = stats.toJson({ all: false, entrypoints: true });
        const assets = children.find(({ name }) => name === 'shop')?.entrypoints?.main?.assets ?? [];
        resolve(assets.map(({ name }) => `/${name}`).filter((url) => /\.(?:js|css)$/.test(url)));
      });
    });
  });
}

/**
 * @param {string} source @param {string} outfile
 * @param {string[]} [urls] what the worker precaches
 */
async function buildWorker(source, outfile, urls = []) {
  await build({
    entryPoints: [path.join(root, 'src/worker', source)],
    outfile: path.join(clientDir, outfile),
    bundle: true,
    minify: true,
    sourcemap: true,
    target: BROWSERS,
    define: {
      'process.env.NODE_ENV': '"production"',
      'self.__WB_MANIFEST': JSON.stringify(urls),
    },
    logLevel: 'warning',
  });
}

async function compressFiles() {
  const files = readdirSync(clientDir, { recursive: true, encoding: 'utf8' }).filter((file) => COMPRESSIBLE.test(file));
  await Promise.all(
    files.map(async (file) => {
      const content = readFileSync(path.join(clientDir, file));
      if (content.length < MIN_BYTES) return;
      writeFileSync(path.join(clientDir, `${file}.br`), await brotli(content));
      writeFileSync(path.join(clientDir, `${file}.gz`), await gzip(content, { level: 9 }));
    }),
  );
}
