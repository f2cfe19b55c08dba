import { builtVersion, nameFile, type App } from '@narae/releases';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { hasCopies } from '../webpack/compressed-copies.mjs';
import { versionOf } from '../webpack/version-of.mjs';
import { DeployError } from './deploy-error.ts';

const unpack = { br: promisify(brotliDecompress), gz: promisify(gunzip) } as const;

const filesOf = async (folder: string): Promise<Map<string, Buffer>> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
  const read = async (name: string) => [name, await readFile(path.join(folder, name))] as const;
  return new Map(await Promise.all(names.map(read)));
};

/** What is wrong with the files of a release, or null: they must add up to its name, and the copies to the files. */
export const faultIn = async (folder: string, app: App, version: string): Promise<string | null> => {
  const files = await filesOf(folder).catch(() => new Map<string, Buffer>());
  if (files.size === 0) return `there are no files in ${folder}`;
  const entry = app === 'shell' ? null : 'remoteEntry.js';
  if (entry && !files.has(entry)) return `${entry} is missing`;
  if (versionOf(files) !== version)
    return `its files do not add up to ${version}: one is missing, cut short or changed`;
  for (const [name, bytes] of files) {
    if (name.endsWith('.map') || name === 'index.html' || !hasCopies(name, bytes.length)) continue;
    for (const kind of ['br', 'gz'] as const) {
      const copy = files.get(`${name}.${kind}`);
      if (!copy) return `${name}.${kind} is missing`;
      const same = await unpack[kind](copy).then(
        (text) => text.equals(bytes),
        () => false,
      );
      if (!same) return `${name}.${kind} is not a copy of ${name}`;
    }
  }
  return null;
};

/** Makes sure a folder holds a whole build of an app, and answers its version. @throws DeployError */
export const checkBuild = async (dist: string, app: App): Promise<string> => {
  const build = await builtVersion(dist, app).catch(() => {
    throw new DeployError(`${path.join(dist, nameFile(app))} is not what a build writes.`);
  });
  if (!build) throw new DeployError(`There is no build in ${dist}: ${nameFile(app)} is missing.`);
  const { name, version } = build;
  if (name !== app) throw new DeployError(`The build in ${dist} is one of ${name}, not of ${app}.`);
  const page = app === 'shell' && (await readFile(path.join(dist, 'index.html')).catch(() => null)) === null;
  const fault = page ? 'index.html is missing' : await faultIn(path.join(dist, version), app, version);
  if (fault) throw new DeployError(`The build ${version} of ${app} is not whole: ${fault}.`);
  return version;
};
