const path = require('node:path');
const CopyPlugin = require('copy-webpack-plugin');
const HtmlWebpackPlugin = require('html-webpack-plugin');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const TerserPlugin = require('terser-webpack-plugin');
const { BannerPlugin, Compilation } = require('webpack');
const { ChunkList } = require('./scripts/webpack/chunkList.cjs');

/** @param {string} file */
const fromRoot = (file) => path.resolve(__dirname, file);

const apiPort = process.env.API_PORT ?? 3001;

/** Two apps of one source: what customers load has nothing of the staff area, and the staff area nothing of the shop's frame. */
const APPS = {
  shop: { entry: 'src/app/entry/client.tsx', html: 'index.html', chunks: 'chunks.json', assets: 'assets' },
  staff: {
    entry: 'src/app/staff/staff.tsx',
    html: 'staff.html',
    chunks: 'staff-chunks.json',
    assets: 'assets/staff',
  },
};

/** @typedef {import('webpack').Configuration & { devServer: import('webpack-dev-server').Configuration }} Config */

/**
 * @param {unknown} _env
 * @param {{ mode?: string }} options
 * @returns {Config[]}
 */
module.exports = (_env, { mode }) => [configOf('shop', mode), configOf('staff', mode)];

/**
 * @param {keyof typeof APPS} name @param {string | undefined} mode
 * @returns {Config}
 */
function configOf(name, mode) {
  const production = mode === 'production';
  const { entry, html, chunks, assets } = APPS[name];
  const isShop = name === 'shop';
  return {
    name,
    mode: production ? 'production' : 'development',
    target: 'browserslist',
    entry: fromRoot(entry),
    output: {
      path: fromRoot('dist/client'),
      publicPath: '/',
      // Short: a main script names some sixty chunks, and a hash doesn't compress.
      filename: production ? `${assets}/[name].[contenthash:6].js` : `${assets}/[name].js`,
      assetModuleFilename: `${assets}/[name].[contenthash:10][ext]`,
      // Each app leaves the files of the other.
      clean: { keep: (file) => /^(?:assets\/)?staff/.test(file) === isShop },
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      // React Router's package names its development build under every condition.
      alias: production
        ? {
            'react-router$': fromRoot('node_modules/react-router/dist/production/index.mjs'),
            'react-router/dom$': fromRoot('node_modules/react-router/dist/production/dom-export.mjs'),
            // The theme turns ripples off; with them the product page is over its budget.
            [fromRoot('node_modules/@mui/material/ButtonBase/TouchRipple.mjs')]: false,
            // React exports `useSyncExternalStore` since version 18.
            'use-sync-external-store/shim$': 'react',
          }
        : {},
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          loader: 'ts-loader',
          options: {
            // `npm run types` checks them, once for everything.
            transpileOnly: true,
            compilerOptions: { noEmit: false },
            ...(!production && {
              getCustomTransformers: () => ({ before: [require('react-refresh-typescript').default()] }),
            }),
          },
        },
        // Emotion imports it for a function that is never called here, and the package doesn't say that its import has no effect.
        { test: /[\\/]hoist-non-react-statics[\\/]|[\\/]emotion-react-_isolated-hnrs/, sideEffects: false },
        { test: /\.css$/, use: [production ? MiniCssExtractPlugin.loader : 'style-loader', 'css-loader'] },
        { test: /\.(png|jpe?g|webp|svg|woff2)$/, type: 'asset/resource' },
      ],
    },
    plugins: [
      // Scripts come at the end: beside the page's own bytes they would take most of a slow line.
      new HtmlWebpackPlugin({ template: fromRoot(`public/${html}`), filename: html, inject: 'body' }),
      isShop &&
        new CopyPlugin({
          patterns: [{ from: fromRoot('public'), globOptions: { ignore: ['**/*.html', '**/pictures/manifest.json'] } }],
        }),
      production && new ChunkList(chunks),
      // V8 compiles what every page runs off the main thread (https://v8.dev/blog/explicit-compile-hints): 140 ms of a
      // desktop's CPU. It runs after the minimizer, which strips comments.
      production &&
        new BannerPlugin({
          banner: '//# allFunctionsCalledOnLoad',
          raw: true,
          test: /^assets\/(?:staff\/)?(?:vendor|main)\.\w+\.js$/,
          stage: Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING - 1,
        }),
      !production && new (require('@pmmmwh/react-refresh-webpack-plugin'))({ overlay: false }),
      production && new MiniCssExtractPlugin({ filename: `${assets}/[name].[contenthash:10].css` }),
    ],
    optimization: {
      // swc's minifier gives what terser gives in a fraction of the time.
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          terserOptions: { ecma: 2022, compress: { passes: 3, ecma: 2022 } },
        }),
      ],
      splitChunks: {
        chunks: 'all',
        // What every page needs of others' code stays in one file, and in caches while only ours changes. Two would compress worse.
        cacheGroups: {
          vendor: { test: /[\\/]node_modules[\\/]/, name: 'vendor', chunks: 'initial' },
          // Too small for a file by webpack's measure, they would be copied into each chunk with a dialog. On the board, naming the file costs more.
          ...(isShop && {
            dialogs: {
              test: /[\\/]src[\\/](?:hooks[\\/]useDialogInHistory|components[\\/](?:Confirm|Panel|Sheet)Dialog)\./,
              name: 'dialogs',
              chunks: 'async',
              enforce: true,
            },
          }),
        },
      },
    },
    devtool: production ? 'source-map' : 'eval-source-map',
    cache: { type: 'filesystem', buildDependencies: { config: [__filename] } },
    // size-limit measures what travels, compressed: see `npm run bundle`.
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
    devServer: {
      // A demo gives away login codes.
      host: process.env.HOST || '127.0.0.1',
      port: Number(process.env.PORT ?? 3000),
      historyApiFallback: { rewrites: [{ from: /^\/staff(?:\/|$)/, to: '/staff.html' }] },
      static: false,
      client: { logging: 'warn', overlay: { warnings: false } },
      proxy: [
        {
          context: ['/api', '/pay', '/photos', '/healthz', '/readyz'],
          target: `http://127.0.0.1:${apiPort}`,
          xfwd: true,
        },
      ],
    },
  };
}
