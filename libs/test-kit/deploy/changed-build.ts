import type { App } from '@narae/releases';
import { currentOf, readState, releaseFolder } from '@narae/releases';
import { writeBuild } from '@narae/tooling/write-build';
import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

interface TextChange {
  readonly key: string;
  readonly from: string;
  readonly to: string;
}

/** A text of a catalogue as each bundler writes it: for browsers, and in ASCII for server rendering. */
const written = (key: string, text: string): string[] => [
  `"${key}":"${text}"`,
  `${key}:"${text.replaceAll(/[^\x20-\x7e]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`)}"`,
];

/** The build of an app as it would be with another text: the current release with that text changed, under its new name. */
export const changedBuild = async (
  { releasesDir, app }: { releasesDir: string; app: App },
  { key, from, to }: TextChange,
): Promise<{ dist: string; version: string }> => {
  const current = currentOf(await readState(releasesDir, app));
  if (!current) throw new Error(`${app} has no release in ${releasesDir}`);
  const folder = releaseFolder(releasesDir, app, current);
  const names = (await readdir(folder)).filter((name) => !/\.(br|gz)$/.test(name));
  const read = async (name: string) => [name, await readFile(path.join(folder, name))] as const;
  const files = await Promise.all(names.map(read));
  const changed = files.map(([name, bytes]) => {
    const source = bytes.toString();
    const old = written(key, from);
    const fresh = written(key, to);
    const now = old.reduce((text, one, at) => text.replaceAll(one, () => fresh[at] ?? ''), source);
    return [name, now === source ? bytes : now] as const;
  });
  if (changed.every(([, content]) => typeof content !== 'string'))
    throw new Error(`no file of ${app} says ${from}`);
  const dist = await mkdtemp(path.join(tmpdir(), `narae-changed-${app}-`));
  return { dist, version: await writeBuild(dist, app, Object.fromEntries(changed)) };
};
