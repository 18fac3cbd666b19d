const { mkdirSync, renameSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const { buildSync } = require('esbuild');

const root = path.resolve(__dirname, '../..');
const folder = path.join(root, '.cache/jest-packages');

/**
 * Bundles packages of hundreds of modules into one file, because Jest reads and compiles each module again for every test file that imports it.
 *
 * @param {string[]} modules every name by which code imports from these packages, so that each package has one instance
 * @returns {Record<string, string>} for moduleNameMapper
 */
function bundlePackages(modules) {
  // A module runs when a test file first imports it.
  const entries = modules.map((name) => `'${name}': () => require('${name}')`);
  const { outputFiles } = buildSync({
    stdin: { contents: `module.exports = { ${entries.join(',\n')} };`, resolveDir: root },
    bundle: true,
    write: false,
    platform: 'node',
    logLevel: 'warning',
  });
  write('bundle', outputFiles[0]?.text ?? '');
  return Object.fromEntries(
    modules.map((name) => [
      `^${name}$`,
      write(name.replaceAll('/', '-'), `module.exports = require('./bundle.cjs')['${name}']();`),
    ]),
  );
}

/** Another run may read the file meanwhile. @param {string} name @param {string} text @returns {string} its path */
function write(name, text) {
  const file = path.join(folder, `${name}.cjs`);
  const unfinished = `${file}.${process.pid}`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(unfinished, text);
  renameSync(unfinished, file);
  return file;
}

module.exports = { bundlePackages };
