const { existsSync, readFileSync } = require('node:fs');

/**
 * Transfer sizes, compressed as the server sends them. A page's budget counts all scripts loaded before the first interaction, with the messages
 * of the language whose texts are longest.
 */
const client = `${__dirname}/dist/client`;
const list = `${client}/chunks.json`;
/** @type {Record<string, string[]>} */
const chunks = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : {};

/** @param {...string} names chunks named by import(), see scripts/webpack/chunkList.cjs */
const filesOf = (...names) => [
  ...new Set(
    ['main', 'messages-ta', 'offline', ...names].flatMap((name) => {
      const files = chunks[name];
      if (!files) throw new Error(`${list} lists no scripts of ${name}: run npm run build`);
      return files.map((file) => `dist/client${file}`);
    }),
  ),
];

module.exports = [
  { name: 'Home, before the first interaction', path: filesOf('home', 'location-prompt'), limit: '215 kB' },
  { name: 'A category, before the first interaction', path: filesOf('categories'), limit: '215 kB' },
  { name: 'A product, before the first interaction', path: filesOf('product'), limit: '215 kB' },
  {
    name: 'Scripts that every page loads first',
    path: 'dist/client/assets/{runtime,vendor,main}.*.js',
    limit: '196 kB',
  },
  {
    name: 'All scripts of the shop together',
    path: (chunks.shop ?? []).map((file) => `dist/client${file}`),
    limit: '640 kB',
  },
  { name: 'The service worker', path: 'dist/client/service-worker.js', limit: '10 kB' },
];
