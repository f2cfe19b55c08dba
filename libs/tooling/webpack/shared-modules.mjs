import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** The installed version of a package; federation singletons are pinned to it (design §5). */
function versionOf(name) {
  return require(`${name}/package.json`).version;
}

const react = versionOf('react');
const reactDom = versionOf('react-dom');
const query = versionOf('@tanstack/react-query');
const workspace = '0.1.0';

/**
 * What the shell and the remotes have one copy of. A key that ends in a slash covers every module under it.
 * `lazy` modules stay off the first visit: the shell provides them in a chunk of their own.
 */
const sharedModules = {
  react: { version: react },
  'react/': { version: react },
  'react-dom': { version: reactDom },
  'react-dom/': { version: reactDom },
  '@narae/shell-sdk': { version: workspace },
  '@narae/i18n': { version: workspace },
  '@tanstack/react-query': { version: query, lazy: true },
};

const entries = Object.entries(sharedModules);

/** The shell carries the shared modules in its first scripts, so that it needs no asynchronous bootstrap. */
export const hostShared = Object.fromEntries(
  entries.map(([name, { version, lazy }]) => [
    name,
    { singleton: true, version, requiredVersion: version, eager: lazy !== true },
  ]),
);

/** A remote never brings a copy of its own (`import: false`): two Reacts on one page are a broken page. */
export const remoteShared = Object.fromEntries(
  entries.map(([name, { version }]) => [
    name,
    { singleton: true, requiredVersion: version, strictVersion: false, import: false },
  ]),
);
