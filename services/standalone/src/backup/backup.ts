import { existsSync } from 'node:fs';
import { chmod, copyFile, cp, mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { copyDataFile } from '@narae/embedded-mongo';
import { StartupError } from '../data/startup-error.ts';
import {
  dataFile,
  documentKeyFile,
  fingerprint,
  manifestName,
  signingKeyFile,
  type Manifest,
} from './manifest.ts';

export interface BackupOptions {
  readonly dataDir: string;
  readonly mediaDir: string;
  readonly target: string;
  /** DOCUMENT_KEY is kept by the operator. */
  readonly keyElsewhere: boolean;
}

const filesBelow = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
};

const check = async ({ dataDir, target, keyElsewhere }: BackupOptions): Promise<void> => {
  if (!existsSync(path.join(dataDir, dataFile)))
    throw new StartupError(
      `There is no embedded store in ${dataDir}; set DATA_DIR to that of the site. A site on MongoDB is backed up with mongodump (docs/operations.md).`,
    );
  if (existsSync(target) && (await readdir(target)).length > 0)
    throw new StartupError(`${target} is not empty; name a new folder for the backup.`);
  if (!keyElsewhere && !existsSync(path.join(dataDir, documentKeyFile)))
    throw new StartupError(
      `${path.join(dataDir, documentKeyFile)} is missing, and without it nobody can read travellers' documents again; put it back, or set DOCUMENT_KEY to the key you keep elsewhere.`,
    );
};

/**
 * Copies a running site: the databases at one moment, keys, then pictures. The manifest comes last: without
 * it there is no backup.
 * @throws StartupError with what to do
 */
export const backUp = async (options: BackupOptions): Promise<Manifest> => {
  const { dataDir, mediaDir, target, keyElsewhere } = options;
  await check(options);
  await mkdir(target, { recursive: true, mode: 0o700 });
  await chmod(target, 0o700);
  await copyDataFile(path.join(dataDir, 'store'), path.join(target, 'store'));
  await mkdir(path.join(target, 'secrets'), { mode: 0o700 });
  for (const file of keyElsewhere ? [signingKeyFile] : [documentKeyFile, signingKeyFile])
    if (existsSync(path.join(dataDir, file)))
      await copyFile(path.join(dataDir, file), path.join(target, file));
  // After the databases, so that every named picture is there.
  if (existsSync(mediaDir)) await cp(mediaDir, path.join(target, 'media'), { recursive: true });

  const files = [];
  for (const file of await filesBelow(target))
    files.push({ file, ...(await fingerprint(path.join(target, file))) });
  const document_key = keyElsewhere ? 'elsewhere' : 'included';
  const manifest: Manifest = { format: 1, made_at: new Date().toISOString(), document_key, files };
  await writeFile(path.join(target, manifestName), JSON.stringify(manifest, null, 1), {
    mode: 0o600,
    flush: true,
  });
  return manifest;
};
