const { existsSync, readFileSync } = require('node:fs');

/**
 * Transfer sizes, compressed as the server sends them. A page's budget counts all scripts loaded before the first interaction, with the messages
 * of the language whose texts are longest.
 */
const client = `${__dirname}/dist/client`;

/** @param {string} list of chunks named by import(), see scripts/webpack/chunkList.cjs @param {...string} names */
const filesIn = (list, ...names) => {
  const path = `${client}/${list}`;
  /** @type {Record<string, string[]>} */
  const chunks = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
  return [
    ...new Set(
      names.flatMap((name) => {
        const files = chunks[name];
        if (!files) throw new Error(`${path} lists no scripts of ${name}: run npm run build`);
        return files.map((file) => `dist/client${file}`);
      }),
    ),
  ];
};

/** @param {...string} names */
const filesOf = (...names) => filesIn('chunks.json', 'main', 'messages-ta', 'offline', ...names);

module.exports = [
  { name: 'Home, before the first interaction', path: filesOf('home', 'location-prompt'), limit: '213 kB' },
  { name: 'A category, before the first interaction', path: filesOf('categories'), limit: '214 kB' },
  { name: 'A product, before the first interaction', path: filesOf('product'), limit: '214 kB' },
  {
    name: 'Scripts that every page loads first',
    path: 'dist/client/assets/{runtime,vendor,main}.*.js',
    limit: '193 kB',
  },
  {
    name: 'All scripts of the shop together',
    path: filesIn('chunks.json', 'all'),
    limit: '690 kB',
  },
  {
    name: 'The order board of the staff area, until its first cards',
    path: filesIn('staff-chunks.json', 'main', 'messages-first-ta'),
    limit: '209 kB',
  },
  { name: 'The service worker', path: 'dist/client/service-worker.js', limit: '10.2 kB' },
];
