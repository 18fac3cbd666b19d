const { existsSync, readFileSync } = require('node:fs');

/**
 * What travels, compressed as the server sends it. A page's own budget counts all scripts that it loads before anybody has touched it, in the
 * reader's language with the longest words.
 */
const client = `${__dirname}/dist/client`;
const list = `${client}/chunks.json`;
/** @type {Record<string, string[]>} */
const chunks = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : {};

/** @param {...string} names those of import()s, see scripts/webpack/chunkList.cjs */
const filesOf = (...names) => [
  ...new Set(
    ['main', 'messages-ta', 'offline', ...names].flatMap((name) => {
      const files = chunks[name];
      if (!files) throw new Error(`${list} knows no scripts of ${name}: npm run build makes it`);
      return files.map((file) => `dist/client${file}`);
    }),
  ),
];

module.exports = [
  { name: 'Home, before the first touch', path: filesOf('home', 'location-prompt'), limit: '215 kB' },
  { name: 'A category, before the first touch', path: filesOf('categories'), limit: '215 kB' },
  { name: 'A product, before the first touch', path: filesOf('product'), limit: '215 kB' },
  {
    name: 'Scripts that every page loads first',
    path: 'dist/client/assets/{runtime,vendor,main}.*.js',
    limit: '195 kB',
  },
  { name: 'All scripts together', path: 'dist/client/assets/*.js', limit: '560 kB' },
  { name: 'The service worker', path: 'dist/client/service-worker.js', limit: '10 kB' },
];
