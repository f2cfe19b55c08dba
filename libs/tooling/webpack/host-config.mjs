import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import webpack from 'webpack';
import { bundleHost } from '@narae/ssr/bundle';
import { baseConfig } from './base-config.mjs';
import { ReleasePlugin } from './release-plugin.mjs';
import { hostShared } from './shared-modules.mjs';
import { StartScriptPlugin } from './start-script.mjs';

const require = createRequire(import.meta.url);
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');

/** The plugin that hands the federation runtime to the remotes; its .cjs build would bundle the runtime a second time. */
const injectRuntime = path.join(
  path.dirname(require.resolve('@module-federation/inject-external-runtime-core-plugin')),
  'index.js',
);

const disabledSnapshots = path.join(
  path.dirname(require.resolve('@module-federation/runtime-core')),
  'plugins/snapshot/disabled.js',
);
const noSnapshots = fileURLToPath(new URL('no-snapshots.mjs', import.meta.url));
const devReload = fileURLToPath(new URL('dev-reload.mjs', import.meta.url));
const noPreload = fileURLToPath(new URL('no-preload.mjs', import.meta.url));

/** What a page that consumes remotes needs besides the base: shared modules, one runtime, React in a script of its own. */
export function federatedHost({ name, base }) {
  return {
    resolve: {
      ...base.resolve,
      alias: {
        ...base.resolve.alias,
        [injectRuntime.replace(/\.js$/, '.cjs')]: injectRuntime,
        'federation-without-snapshots$': disabledSnapshots,
      },
    },
    optimization: {
      ...base.optimization,
      splitChunks: {
        cacheGroups: {
          react: {
            test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/,
            name: 'react',
            chunks: 'initial',
            enforce: true,
          },
        },
      },
    },
    plugins: [
      ...base.plugins,
      new StartScriptPlugin(),
      new webpack.NormalModuleReplacementPlugin(/\/plugins\/snapshot\/SnapshotHandler\.js$/, noSnapshots),
      new webpack.NormalModuleReplacementPlugin(
        /runtime-core[\\/]dist[\\/]utils[\\/]preload\.js$/,
        noPreload,
      ),
      new ModuleFederationPlugin({
        name,
        shared: hostShared,
        shareStrategy: 'loaded-first',
        dts: false,
        dev: false,
        manifest: false,
        experiments: {
          provideExternalRuntime: true,
          asyncStartup: false,
          optimization: { disableSnapshot: true, target: 'web' },
        },
      }),
    ],
  };
}

/**
 * The webpack configuration of the shell: `dist/<version>/…` plus `dist/index.html`, in which
 * `<!--styles-->` and `<!--scripts-->` become absolute links, because every route answers the same page.
 * `styles`: style sheets that come first, in this order.
 */
export function hostConfig({ name, dir, styles, entry, template, serverEntry }) {
  return (env = {}) => {
    const production = env.WEBPACK_WATCH !== true;
    const base = baseConfig({ dir, uniqueName: name, production });
    const federation = federatedHost({ name, base });
    return {
      ...base,
      ...federation,
      name,
      // Before the entry: modules that it imports eagerly would come before style sheets that it imports itself.
      entry: { main: [...styles, ...(production ? [] : [devReload]), entry] },
      plugins: [
        ...federation.plugins,
        new ReleasePlugin({
          compress: production && env.copies !== 'later',
          describe: describeHost({ name, template }),
          // Another page is another release, also where its scripts are the same.
          also: { 'page.html': template },
          // Only a production build is rendered by the edge: others change while one looks.
          bundleSsr: production
            ? (emitted) =>
                bundleHost({ app: name, dir, entry: serverEntry, emitted, alias: base.resolve.alias })
            : undefined,
        }),
      ],
    };
  };
}

function describeHost({ name, template }) {
  return async ({ version, compilation }) => {
    const html = fillPage(await readFile(template, 'utf8'), compilation, `/${name}/`);
    return { 'index.html': html, 'host.json': `${JSON.stringify({ name, version }, null, 2)}\n` };
  };
}

/**
 * Puts the entry's styles, scripts and the icon into a page, as absolute links below `base`. The scripts are only
 * announced: the start script has them run when the page can be seen.
 */
export function fillPage(page, compilation, base) {
  const files = compilation.entrypoints.get('main').getFiles();
  const urls = (ending) => files.filter((file) => file.endsWith(ending)).map((file) => base + file);
  const asset = (name) => Object.keys(compilation.assets).find((file) => name.test(file));
  const icon = asset(/(^|\/)icon\.\w+\.svg$/);
  const styles = urls('.css').map((url) => `<link rel="stylesheet" href="${url}">`);
  const scripts = [
    `<script async src="${base}${asset(/(^|\/)start\.\w+\.js$/)}" data-scripts="${urls('.js').join(' ')}"></script>`,
    ...urls('.js').map((url) => `<link rel="preload" as="script" fetchpriority="low" href="${url}">`),
  ];
  return page
    .replace('<!--styles-->', styles.join(''))
    .replace('<!--scripts-->', scripts.join(''))
    .replace('<!--icon-->', icon ? base + icon : 'data:,');
}
