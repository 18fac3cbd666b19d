const path = require('node:path');

/** @param {string} file */
const fromRoot = (file) => path.resolve(__dirname, file);

/**
 * What the browser's build and the server's have in common.
 *
 * @param {boolean} production
 * @returns {{ fromRoot: typeof fromRoot, resolve: import('webpack').ResolveOptions, typescript: import('webpack').RuleSetRule }}
 */
module.exports = (production) => ({
  fromRoot,
  resolve: {
    extensions: ['.tsx', '.ts', '.mjs', '.js'],
    // React Router's package names its development build under every condition: name the other one ourselves.
    alias: production
      ? {
          'react-router$': fromRoot('node_modules/react-router/dist/production/index.mjs'),
          'react-router/dom$': fromRoot('node_modules/react-router/dist/production/dom-export.mjs'),
        }
      : {},
  },
  typescript: {
    test: /\.tsx?$/,
    exclude: /node_modules/,
    loader: 'ts-loader',
    // Types are checked by `npm run types`, once for everything.
    options: { transpileOnly: true, compilerOptions: { noEmit: false } },
  },
});
