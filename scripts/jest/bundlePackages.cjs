const { createHash } = require('node:crypto');
const { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const { buildSync } = require('esbuild');

const root = path.resolve(__dirname, '../..');

/**
 * Jest would compile each module again for every test file.
 * @param {string} name of the bundle
 * @param {string[]} modules every name by which other code imports them, so that each package has one instance
 * @param {string[]} [external] what stays outside
 * @returns {Record<string, string>} for moduleNameMapper
 */
function bundlePackages(name, modules, external = []) {
  const key = createHash('sha256')
    .update(readFileSync(path.join(root, 'node_modules/.package-lock.json')))
    .update(readFileSync(__filename))
    .update(JSON.stringify([modules, external]));
  const folder = path.join(root, '.cache/jest-packages', `${name}-${key.digest('hex').slice(0, 12)}`);
  const fileOf = (/** @type {string} */ each) => path.join(folder, `${each.replaceAll('/', '-')}.cjs`);
  const mapped = Object.fromEntries(modules.map((each) => [`^${each}$`, fileOf(each)]));
  if (existsSync(folder)) return mapped;
  const entries = modules.map((each) => `'${each}': () => require('${each}')`);
  const { outputFiles } = buildSync({
    stdin: { contents: `module.exports = { ${entries.join(',\n')} };`, resolveDir: root },
    bundle: true,
    write: false,
    platform: 'node',
    // Fastify searches that for the name of each plugin's file, and Jest's is slow.
    define: { 'require.cache': 'undefined' },
    external,
    logLevel: 'warning',
  });
  // Another run may make the same one.
  const unfinished = `${folder}.${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  writeFileSync(path.join(unfinished, 'bundle.cjs'), outputFiles[0]?.text ?? '');
  for (const each of modules) {
    const text = `module.exports = require('./bundle.cjs')['${each}']();`;
    writeFileSync(path.join(unfinished, path.basename(fileOf(each))), text);
  }
  if (existsSync(folder)) rmSync(unfinished, { recursive: true });
  else renameSync(unfinished, folder);
  return mapped;
}

module.exports = { bundlePackages };
