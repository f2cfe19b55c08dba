import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);

/** The installed version of a package; federation singletons are pinned to it (ARCH-7). */
function versionOf(name) {
  return require(`${name}/package.json`).version;
}

const react = versionOf('react');
const reactDom = versionOf('react-dom');
const workspace = '0.1.0';

/** The shell fetches it by its file, together with what gives pages their query client. */
const query = fileURLToPath(new URL('../../shell-sdk/src/query/query.ts', import.meta.url));

const form = fileURLToPath(new URL('../../shell-sdk/src/form/form.ts', import.meta.url));

/**
 * What the shell and the remotes have one copy of. A key that ends in a slash covers every module under it.
 * `lazy` modules stay off the first visit: the shell provides them, from `file`, in a chunk of their own.
 */
const sharedModules = {
  react: { version: react },
  'react/': { version: react },
  'react-dom': { version: reactDom },
  'react-dom/': { version: reactDom },
  '@narae/shell-sdk': { version: workspace },
  '@narae/i18n': { version: workspace },
  '@narae/shell-sdk/query': { version: workspace, lazy: true, file: query },
  '@narae/shell-sdk/form': { version: workspace, lazy: true, file: form },
};

const entries = Object.entries(sharedModules);

/** The shell carries the shared modules in its first scripts, so that it needs no asynchronous bootstrap. */
export const hostShared = Object.fromEntries(
  entries.map(([name, { version, lazy, file }]) => [
    name,
    {
      singleton: true,
      version,
      requiredVersion: version,
      eager: lazy !== true,
      ...(file && { import: file }),
    },
  ]),
);

/** A remote never brings a copy of its own (`import: false`): two Reacts on one page are a broken page. */
export const remoteShared = Object.fromEntries(
  entries.map(([name, { version }]) => [
    name,
    { singleton: true, requiredVersion: version, strictVersion: false, import: false },
  ]),
);
