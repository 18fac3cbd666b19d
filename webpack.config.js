const CompressionPlugin = require('compression-webpack-plugin');
const CopyPlugin = require('copy-webpack-plugin');
const HtmlWebpackPlugin = require('html-webpack-plugin');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const TerserPlugin = require('terser-webpack-plugin');
const { DefinePlugin } = require('webpack');
const { InjectManifest } = require('workbox-webpack-plugin');
const { ChunkList } = require('./scripts/webpack/chunkList.cjs');
const shared = require('./webpack.shared');

const apiPort = process.env.API_PORT ?? 3001;

/** Texts that travel: source maps are read by nobody's phone, and the page itself is put together by the server. */
const COMPRESSED = /\.(?:js|css|svg|json|txt|webmanifest)$/;

/**
 * @param {unknown} _env
 * @param {{ mode?: string }} options
 * @returns {import('webpack').Configuration & { devServer: import('webpack-dev-server').Configuration }}
 */
module.exports = (_env, { mode }) => {
  const production = mode === 'production';
  const { fromRoot, resolve, typescript } = shared(production);
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
    resolve,
    module: {
      rules: [
        typescript,
        { test: /\.css$/, use: [production ? MiniCssExtractPlugin.loader : 'style-loader', 'css-loader'] },
        { test: /\.(png|jpe?g|webp|svg|woff2)$/, type: 'asset/resource' },
      ],
    },
    plugins: [
      // At the end: beside the page's own bytes the scripts would take most of a slow line.
      new HtmlWebpackPlugin({ template: fromRoot('public/index.html'), inject: 'body' }),
      new CopyPlugin({
        patterns: [
          { from: fromRoot('public'), globOptions: { ignore: ['**/index.html', '**/pictures/manifest.json'] } },
        ],
      }),
      production && new ChunkList(),
      production && new MiniCssExtractPlugin({ filename: 'assets/[name].[contenthash:10].css' }),
      production &&
        new InjectManifest({
          swSrc: fromRoot('src/worker/serviceWorker.ts'),
          swDest: 'service-worker.js',
          // What every page loads first; all else comes to be kept when somebody sees it.
          include: [/^assets\/(?:runtime|vendor|main)\.\w+\.(?:js|css)$/],
          dontCacheBustURLsMatching: /\.[0-9a-f]{10}\./,
          webpackCompilationPlugins: [new DefinePlugin({ 'process.env.NODE_ENV': '"production"' })],
        }),
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
        // What every page needs of others' code stays in one file, and in caches while only ours changes. Two would compress worse.
        cacheGroups: {
          vendor: { test: /[\\/]node_modules[\\/]/, name: 'vendor', chunks: 'initial' },
        },
      },
    },
    devtool: production ? 'source-map' : 'eval-source-map',
    cache: { type: 'filesystem', buildDependencies: { config: [__filename, require.resolve('./webpack.shared')] } },
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
