import path from 'node:path';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import { bringsPacks, classNameOf } from '@narae/ssr/bundle';

const require = createRequire(import.meta.url);
const repositoryRoot = fileURLToPath(new URL('../../../', import.meta.url));

/** Where a package without a `production` export condition keeps its production build. */
function productionBuildOfRouter(file) {
  return path.join(path.dirname(require.resolve('react-router/package.json')), 'dist/production', file);
}

const swc = {
  loader: require.resolve('swc-loader'),
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      target: 'es2022',
      // One JSX runtime in every mode, so that a remote in watch mode runs in a production shell.
      transform: { react: { runtime: 'automatic', development: false } },
    },
  },
};

const languagePacks = fileURLToPath(new URL('language-packs.mjs', import.meta.url));

function cssRule(production) {
  return {
    test: /\.css$/,
    sideEffects: true,
    use: [
      MiniCssExtractPlugin.loader,
      {
        loader: require.resolve('css-loader'),
        options: {
          modules: {
            auto: /\.module\.css$/,
            namedExport: false,
            exportLocalsConvention: 'as-is',
            getLocalIdent: ({ resourcePath }, _pattern, local) =>
              classNameOf(resourcePath, local, production),
          },
        },
      },
    ],
  };
}

/**
 * What every browser bundle of the site has in common: swc for TypeScript, CSS in files (the CSP allows no
 * inline style), file names by content, and public paths found out at run time.
 */
export function baseConfig({ dir, uniqueName, production }) {
  return {
    context: dir,
    mode: production ? 'production' : 'development',
    target: ['web', 'es2022'],
    devtool: production ? false : 'source-map',
    output: {
      path: path.join(dir, 'dist'),
      publicPath: 'auto',
      uniqueName,
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      hashDigestLength: 16,
      chunkLoadTimeout: 120_000,
      crossOriginLoading: 'anonymous',
    },
    resolve: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      alias: production
        ? {
            'react-router$': productionBuildOfRouter('index.mjs'),
            'react-router/dom$': productionBuildOfRouter('dom-export.mjs'),
          }
        : {},
    },
    module: {
      rules: [
        { test: /\.tsx?$/, exclude: /node_modules/, use: swc },
        { test: bringsPacks, exclude: /node_modules/, enforce: 'pre', use: languagePacks },
        {
          test: /[\\/]react-router[\\/]dist[\\/]production[\\/].*\.mjs$/,
          use: fileURLToPath(new URL('droppable-components.mjs', import.meta.url)),
        },
        cssRule(production),
        { test: /\.(svg|png|jpe?g|webp|avif|woff2)$/, type: 'asset/resource' },
      ],
    },
    optimization: {
      // Names stand in the runtime of every first visit; numbers are shorter.
      chunkIds: production ? 'deterministic' : 'named',
      // Bytes of source: a smaller script of its own costs a first visit more than it saves the page after it.
      splitChunks: { minSize: 30_000 },
      // Both work in threads of this process: other processes cost more than they take off it.
      minimizer: [
        new MinimizerPlugin({
          minify: MinimizerPlugin.swcMinify,
          minimizerOptions: { compress: { passes: 2 } },
          parallel: false,
        }),
        new MinimizerPlugin({
          test: /\.css$/,
          minify: MinimizerPlugin.lightningCssMinify,
          parallel: false,
        }),
      ],
    },
    plugins: [
      // Styles are CSS modules, so their order between files decides nothing.
      new MiniCssExtractPlugin({
        filename: '[name].[contenthash:8].css',
        chunkFilename: '[name].[contenthash:8].css',
        ignoreOrder: true,
      }),
    ],
    cache: {
      type: 'filesystem',
      name: `${uniqueName}-${production ? 'production' : 'development'}`,
      cacheDirectory: path.join(repositoryRoot, '.cache/webpack'),
      // A single build stores its cache when it is closed, not while the other apps are still being built.
      ...(production && { idleTimeout: 600_000, idleTimeoutForInitialStore: 600_000 }),
      buildDependencies: {
        config: [
          fileURLToPath(import.meta.url),
          fileURLToPath(new URL('../../ssr/src/bundle/class-name.mjs', import.meta.url)),
          fileURLToPath(new URL('../../ssr/src/bundle/expand-packs.mjs', import.meta.url)),
          languagePacks,
          fileURLToPath(new URL('droppable-components.mjs', import.meta.url)),
          path.join(repositoryRoot, 'package-lock.json'),
        ],
      },
    },
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}
