import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** The folder of the repository. */
export const root = path.join(import.meta.dirname, '../../../../..');

/** Files of the repository's workspaces that match, as paths from its root. */
export const filesThat = async (matches: RegExp): Promise<string[]> => {
  const top = await readdir(root);
  const folders = top.filter((name) => /^(mfe-.*|shell|services|libs)$/.test(name));
  const found = await Promise.all(
    folders.map(async (folder) =>
      (await readdir(path.join(root, folder), { recursive: true })).map((file) => path.join(folder, file)),
    ),
  );
  return found
    .flat()
    .filter((file) => matches.test(file) && !/(^|\/)(node_modules|dist|\.cache|\.turbo)\//.test(file))
    .sort();
};

const keysOf = (pack: object, path = ''): string[] =>
  Object.entries(pack).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null ? keysOf(value as object, `${path}${key}.`) : [path + key],
  );

/** Every text key, with the workspace and the name of its pack. What the demo shop says is content. */
export const listedTexts = async (): Promise<string[]> => {
  const found = await filesThat(/\/locales\/(ENG\.json|ENG\/[^/]+\.json)$/);
  const packs = found.filter((file) => !file.startsWith('libs/demo-content/'));
  const lines = await Promise.all(
    packs.map(async (file) => {
      const pack = JSON.parse(await readFile(path.join(root, file), 'utf8')) as object;
      const [owner = ''] = /^(services|libs)\//.test(file) ? file.split('/').slice(1) : file.split('/');
      return keysOf(pack).map((key) => `${owner} ${path.basename(file, '.json')} ${key}`);
    }),
  );
  return lines.flat().sort();
};

export const isTest = /\.(test|spec)\.tsx?$|(^|\/)(test|e2e|bench|testing|test-kit)\//;

/** Environment variables by the workspace that reads them: settings of a config.ts, and names read from `process.env`. */
export const listedSettings = async (): Promise<string[]> => {
  const files = (await filesThat(/\.(m?ts|tsx|mjs)$/)).filter((file) => !isTest.test(file));
  const lines = await Promise.all(
    files.map(async (file) => {
      const text = await readFile(path.join(root, file), 'utf8');
      const declared = /(^|[/-])config\.ts$/.test(file) ? [...text.matchAll(/^\s+([A-Z][A-Z0-9_]+):/gm)] : [];
      const read = [...text.matchAll(/\bprocess\.env(?:\.|\[')([A-Z][A-Z0-9_]+)/g)];
      const owner = file.split('/').slice(0, /^(services|libs)\//.test(file) ? 2 : 1);
      return [...declared, ...read].map(([, name = '']) => `${owner.at(-1)} ${name}`);
    }),
  );
  return [...new Set(lines.flat())].sort();
};
