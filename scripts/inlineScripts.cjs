const path = require('node:path');
const { buildSync } = require('esbuild');

const BROWSERS = ['chrome110', 'edge110', 'firefox115', 'safari16.4'];

/**
 * Compiles server/pages/inline for the constant INLINE_SCRIPTS, in the server's bundle and Jest.
 * @returns {Record<string, string>} scripts by the names of their files
 */
const compileInlineScripts = () =>
  Object.fromEntries(
    buildSync({
      absWorkingDir: path.dirname(__dirname),
      entryPoints: ['server/pages/inline/*.ts'],
      outdir: 'server/pages/inline',
      write: false,
      bundle: true,
      minify: true,
      format: 'iife',
      target: BROWSERS,
      logLevel: 'warning',
    }).outputFiles.map(({ path: file, text }) => [path.basename(file, '.js'), text.trim()]),
  );

module.exports = { BROWSERS, compileInlineScripts };
