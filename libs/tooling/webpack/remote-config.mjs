import { createRequire } from 'node:module';
import { bundleRemote } from '@narae/ssr/bundle';
import { baseConfig } from './base-config.mjs';
import { fakeShellConfig } from './fake-shell-config.mjs';
import { ReleasePlugin } from './release-plugin.mjs';
import { remoteShared } from './shared-modules.mjs';

const { ModuleFederationPlugin } = createRequire(import.meta.url)('@module-federation/enhanced/webpack');

/** Federation keeps a container under a global name, which must be an identifier: `mfe-booking` → `mfe_booking`. */
function containerName(name) {
  return name.replaceAll('-', '_');
}

/**
 * The webpack configuration of one remote: no entry of its own, only what it exposes (ARCH-7).
 * `dist/remote.json` names the build, for the edge that starts with it and for `npm run deploy`.
 * `ssr`: the edge renders its pages before the browser has its scripts.
 * With `webpack serve` the remote runs alone behind the fake shell, on `port`.
 */
export function remoteConfig({ name, dir, port, exposes, ssr = false }) {
  return (env = {}) => {
    const serving = env.WEBPACK_SERVE === true;
    const production = !serving && env.WEBPACK_WATCH !== true;
    const base = baseConfig({ dir, uniqueName: containerName(name), production });
    const remote = {
      ...base,
      name,
      entry: {},
      plugins: [
        ...base.plugins,
        new ModuleFederationPlugin({
          name: containerName(name),
          filename: 'remoteEntry.js',
          exposes,
          shared: remoteShared,
          shareStrategy: 'loaded-first',
          dts: false,
          dev: false,
          manifest: false,
          experiments: {
            externalRuntime: true,
            asyncStartup: false,
            optimization: { disableSnapshot: true, target: 'web' },
          },
        }),
        ...(serving
          ? []
          : [
              new ReleasePlugin({
                compress: production && env.copies !== 'later',
                describe: describeRemote(name),
                bundleSsr:
                  ssr && production
                    ? (emitted) =>
                        bundleRemote({ app: name, dir, exposes, emitted, alias: base.resolve.alias })
                    : undefined,
              }),
            ]),
      ],
    };
    if (!serving) return remote;
    remote.output = { ...remote.output, publicPath: `/${name}/dev/` };
    return [remote, fakeShellConfig({ name, port })];
  };
}

function describeRemote(name) {
  return ({ version }) => ({
    'remote.json': `${JSON.stringify({ name, version, entry: `/${name}/${version}/remoteEntry.js` }, null, 2)}\n`,
  });
}
