const path = require('node:path');
const CompressionPlugin = require('compression-webpack-plugin');
const CopyPlugin = require('copy-webpack-plugin');
const HtmlWebpackPlugin = require('html-webpack-plugin');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const TerserPlugin = require('terser-webpack-plugin');

/** @param {string} file */
const fromRoot = (file) => path.resolve(__dirname, file);
const apiPort = process.env.API_PORT ?? 3001;

/** Texts that travel: source maps are read by nobody's phone, and the page itself is put together by the server. */
const COMPRESSED = /\.(?:js|css|svg|json|txt|webmanifest)$/;

/**
 * Writes assets/chunks.json: for each module that is fetched by import(), under its name
 * (`pages/home/HomePage`, `en/first`), the files it takes beside the
 * entry's; and the entry's own under `main`. The server puts them into its pages, and the budgets are counted by it.
 */
class ChunkList {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('ChunkList', (compilation) => {
      // After all names have got their hashes, and before what is emitted gets compressed.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
      compilation.hooks.processAssets.tap({ name: 'ChunkList', stage }, () => {
        /** @param {string[]} files */
        const toUrls = (files) => files.filter((file) => file.endsWith('.js')).map((file) => `/${file}`);
        const entryFiles = [...compilation.entrypoints.values()].flatMap((entry) => entry.getFiles());
        /** @type {Record<string, string[]>} */
        const chunks = { main: toUrls(entryFiles) };
        for (const group of compilation.chunkGroups) {
          if (group.isInitial()) continue;
          const files = toUrls(group.getFiles().filter((file) => !entryFiles.includes(file)));
          for (const { request } of group.origins) {
            const name = request.replace(/^[./]+/, '');
            chunks[name] = [...new Set([...(chunks[name] ?? []), ...files])];
          }
        }
        compilation.emitAsset('assets/chunks.json', new sources.RawSource(JSON.stringify(chunks, null, 1)));
      });
    });
  }
}

/**
 * @param {unknown} _env
 * @param {{ mode?: string }} options
 * @returns {import('webpack').Configuration & { devServer: import('webpack-dev-server').Configuration }}
 */
module.exports = (_env, { mode }) => {
  const production = mode === 'production';
  return {
    mode: production ? 'production' : 'development',
    target: 'browserslist',
    entry: fromRoot('src/app/client.tsx'),
    output: {
      path: fromRoot('dist/client'),
      publicPath: '/',
      filename: production ? 'assets/[name].[contenthash:10].js' : 'assets/[name].js',
      assetModuleFilename: 'assets/[name].[contenthash:10][ext]',
      clean: true,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      alias: production
        ? {
            // React Router's package names its development build under every condition: name the other one ourselves.
            'react-router$': fromRoot('node_modules/react-router/dist/production/index.mjs'),
            'react-router/dom$': fromRoot('node_modules/react-router/dist/production/dom-export.mjs'),
            // The theme turns ripples off.
            [fromRoot('node_modules/@mui/material/ButtonBase/TouchRipple.mjs')]: false,
          }
        : {},
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          loader: 'ts-loader',
          // Types are checked by `npm run types`, once for everything.
          options: { transpileOnly: true, compilerOptions: { noEmit: false } },
        },
        // emotion and Material UI import them, and nothing of ours uses what for.
        { test: /[\\/]node_modules[\\/](?:hoist-non-react-statics|react-is)[\\/]/, sideEffects: false },
        { test: /\.css$/, use: [production ? MiniCssExtractPlugin.loader : 'style-loader', 'css-loader'] },
        { test: /\.(png|jpe?g|webp|svg|woff2)$/, type: 'asset/resource' },
      ],
    },
    plugins: [
      new HtmlWebpackPlugin({ template: fromRoot('public/index.html') }),
      new CopyPlugin({ patterns: [{ from: fromRoot('public'), globOptions: { ignore: ['**/index.html'] } }] }),
      new ChunkList(),
      production && new MiniCssExtractPlugin({ filename: 'assets/[name].[contenthash:10].css' }),
      // Compressed once, as well as it goes, instead of at every request.
      production &&
        new CompressionPlugin({
          test: COMPRESSED,
          threshold: 1024,
          filename: '[path][base].br',
          algorithm: 'brotliCompress',
        }),
      production && new CompressionPlugin({ test: COMPRESSED, threshold: 1024, algorithm: 'gzip' }),
    ],
    optimization: {
      // swc's minifier gives what terser gives in a fraction of the time.
      minimizer: [new TerserPlugin({ minify: TerserPlugin.swcMinify, terserOptions: { compress: { passes: 2 } } })],
      splitChunks: {
        chunks: 'all',
        // One file of what every page needs of others' code stays in caches while ours changes. Two of them would compress worse.
        cacheGroups: {
          vendor: { test: /[\\/]node_modules[\\/]/, name: 'vendor', chunks: 'initial' },
        },
      },
    },
    devtool: production ? 'source-map' : 'eval-source-map',
    cache: { type: 'filesystem', buildDependencies: { config: [__filename] } },
    // size-limit measures what travels, compressed: see `npm run bundle`.
    performance: false,
    stats: production ? 'errors-warnings' : undefined,
    devServer: {
      port: Number(process.env.PORT ?? 3000),
      historyApiFallback: true,
      static: false,
      client: { overlay: { warnings: false } },
      proxy: [{ context: ['/api', '/pay', '/healthz', '/readyz'], target: `http://127.0.0.1:${apiPort}` }],
    },
  };
};
