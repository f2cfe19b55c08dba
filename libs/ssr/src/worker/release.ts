import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { compileFunction } from 'node:vm';
import { SSR_BUNDLE, SSR_PARTS } from '../release-files.mjs';

export type SharedModules = Readonly<Record<string, unknown>>;

export interface Release {
  readonly base: string;
  readonly files: Readonly<Record<string, readonly string[]>>;
  /** What its `ssr.cjs` exports; evaluated at the first use. */
  readonly load: () => Readonly<Record<string, unknown>>;
}

/** Opens the release in a folder. @throws when its `ssr.json` cannot be read */
export const openRelease = (app: string, folder: string, shared: SharedModules): Release => {
  let exported: Readonly<Record<string, unknown>> | undefined;
  return {
    base: `/${app}/${path.basename(folder)}/`,
    files: JSON.parse(readFileSync(path.join(folder, SSR_PARTS), 'utf8')) as Release['files'],
    load: () => (exported ??= evaluate(path.join(folder, SSR_BUNDLE), shared)),
  };
};

const evaluate = (file: string, shared: SharedModules): Readonly<Record<string, unknown>> => {
  const native = createRequire(file);
  const require = (name: string): unknown => shared[name] ?? native(name);
  const module = { exports: {} };
  const parameters = ['module', 'exports', 'require', '__dirname'];
  const run = compileFunction(readFileSync(file, 'utf8'), parameters, { filename: file });
  run(module, module.exports, require, path.dirname(file));
  return module.exports;
};
