import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { open } from 'lmdb';

/**
 * Copies the data file of a directory as it stands at one moment, whether its store is running or not: everything
 * acknowledged by then is in it, nothing of what is half done. @throws Error when there is no data file
 */
export async function copyDataFile(dataDir: string, targetDir: string): Promise<void> {
  if (!existsSync(join(dataDir, 'data.mdb'))) throw new Error(`There is no data file in ${dataDir}.`);
  mkdirSync(targetDir, { recursive: true, mode: 0o700 });
  const db = open({ path: dataDir, keyEncoding: 'binary', encoding: 'binary', readOnly: true });
  try {
    await db.backup(targetDir, true);
  } finally {
    await db.close();
  }
}
