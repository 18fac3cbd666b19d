const shared = require('./webpack.shared');

/**
 * Server rendering of the browser app: one file for Node with everything in it.
 *
 * @param {unknown} _env
 * @param {{ mode?: string }} options
 * @returns {import('webpack').Configuration}
 */
module.exports = (_env, { mode }) => {
  const production = mode === 'production';
  const { fromRoot, resolve, typescript } = shared(production);
  return {
    name: 'ssr',
    mode: production ? 'production' : 'development',
    target: 'node20.19',
    entry: fromRoot('src/ssr/server.ts'),
    output: {
      path: fromRoot('dist/ssr'),
      filename: 'renderer.cjs',
      library: { type: 'commonjs2' },
      clean: true,
    },
    resolve,
    module: {
      rules: [typescript, { test: /\.css$/, type: 'asset/source' }],
      // No chunks: import() gives what is in the file already.
      parser: { javascript: { dynamicImportMode: 'eager' } },
    },
    // Readable stacks in the log are worth more than a smaller file.
    optimization: { minimize: false },
    devtool: false,
    performance: false,
    stats: production ? 'errors-warnings' : undefined,
    cache: { type: 'filesystem', buildDependencies: { config: [__filename, require.resolve('./webpack.shared')] } },
  };
};
