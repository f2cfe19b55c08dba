import type { App } from '@narae/releases';
import { currentOf, readState, releaseFolder } from '@narae/releases';
import { writeBuild } from '@narae/tooling/write-build';
import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The build of an app as it would be with another text: the current release with that text changed, under its new name. */
export const changedBuild = async (
  { releasesDir, app }: { releasesDir: string; app: App },
  text: { readonly from: string; readonly to: string },
): Promise<{ dist: string; version: string }> => {
  const current = currentOf(await readState(releasesDir, app));
  if (!current) throw new Error(`${app} has no release in ${releasesDir}`);
  const folder = releaseFolder(releasesDir, app, current);
  const names = (await readdir(folder)).filter((name) => !/\.(br|gz)$/.test(name));
  const read = async (name: string) => [name, await readFile(path.join(folder, name))] as const;
  const files = await Promise.all(names.map(read));
  const changed = files.map(([name, bytes]) => {
    const source = bytes.toString();
    return [name, source.includes(text.from) ? source.replaceAll(text.from, text.to) : bytes] as const;
  });
  if (changed.every(([, content]) => typeof content !== 'string'))
    throw new Error(`no file of ${app} says ${text.from}`);
  const dist = await mkdtemp(path.join(tmpdir(), `narae-changed-${app}-`));
  return { dist, version: await writeBuild(dist, app, Object.fromEntries(changed)) };
};
