import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from './run.mjs';

const isApp = (name) => name.startsWith('mfe-') && existsSync(path.join(root, name, 'webpack.config.mjs'));

/** What is built in the browser's name: the shell, and every folder `mfe-*` with a build of its own. */
export const apps = ['shell', ...readdirSync(root).filter(isApp).sort()];

/**
 * The texts of an app, one pack for each folder `locales`: `mfe-x/src/locales` is the namespace `x`, and
 * `mfe-x/src/shared/my-order/locales` is `xMyOrder`.
 */
function packsOf(app) {
  const own = app.replace(/^mfe-/, '');
  const shared = path.join(root, app, 'src/shared');
  const parts = existsSync(shared) ? readdirSync(shared) : [];
  return [
    { app, namespace: own, folder: `${app}/src/locales` },
    ...parts.map((part) => ({
      app,
      namespace: `${own}${part.replace(/(?:^|-)([a-z])/g, (_all, letter) => letter.toUpperCase())}`,
      folder: `${app}/src/shared/${part}/locales`,
    })),
  ].filter(({ folder }) => existsSync(path.join(root, folder)));
}

/** Texts that several apps bring, each in chunks of its own. */
export const sharedPacks = [
  { app: 'libs/shell-sdk', namespace: 'admin', folder: 'libs/shell-sdk/src/admin/locales' },
];

/** The text packs of all apps; each folder has one `<lan_tp>.json` for each language. */
export const textPacks = apps.flatMap(packsOf);
