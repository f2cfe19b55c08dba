import { existsSync } from 'node:fs';
import { chmod, copyFile, mkdir, readdir, rename, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { DirectoryInUseError, lockDirectory } from '@narae/embedded-mongo/lock';
import { StartupError } from '../data/startup-error.ts';
import { checkFiles, readManifest, type Manifest } from './manifest.ts';

/** @throws StartupError when data would be overwritten */
const checkEmpty = async (dataDir: string): Promise<void> => {
  if (!existsSync(dataDir) || (await readdir(dataDir)).length === 0) return;
  for (const folder of [dataDir, path.join(dataDir, 'store')]) {
    if (!existsSync(path.join(folder, 'owner.json'))) continue;
    try {
      lockDirectory(folder)();
    } catch (error) {
      if (!(error instanceof DirectoryInUseError)) throw error;
      throw new StartupError(
        `${dataDir} is in use by process ${error.pid}; stop the site, and set DATA_DIR to a new folder.`,
      );
    }
  }
  throw new StartupError(`${dataDir} is not empty; set DATA_DIR to a new folder, or move the old one away.`);
};

/** Restores whole or not at all; files are checked first. @throws StartupError with what to do */
export const restore = async (folder: string, dataDir: string): Promise<Manifest> => {
  const manifest = await readManifest(folder);
  await checkEmpty(dataDir);
  await checkFiles(folder, manifest);
  const half = `${dataDir}.restoring`;
  await rm(half, { recursive: true, force: true });
  try {
    for (const { file } of manifest.files) {
      await mkdir(path.dirname(path.join(half, file)), { recursive: true, mode: 0o700 });
      await copyFile(path.join(folder, file), path.join(half, file));
      if (file.startsWith('secrets/')) await chmod(path.join(half, file), 0o600);
    }
    await checkFiles(half, manifest);
    if (existsSync(dataDir)) await rmdir(dataDir);
    await rename(half, dataDir);
  } finally {
    await rm(half, { recursive: true, force: true });
  }
  return manifest;
};
