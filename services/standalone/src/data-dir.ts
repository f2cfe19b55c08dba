import { randomBytes } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { StartupError } from './startup-error.ts';

/** The folders and secrets below DATA_DIR. */
export interface DataDir {
  root: string;
  store: string;
  media: string;
  /** Encrypts travellers' documents at rest; 32 bytes. */
  documentKey: Buffer;
  signingKeyFile: string;
  release: () => void;
}

const alive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** One process per folder: a lock of a process that died is taken over, a living one is respected. */
const lock = (file: string, root: string): (() => void) => {
  for (let attempt = 0; attempt < 2; attempt += 1) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' });
      return () => rmSync(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const owner = Number(readFileSync(file, 'utf8'));
      if (owner && owner !== process.pid && alive(owner)) {
        throw new StartupError(
          `The data directory ${root} is in use by process ${owner}; stop that one or set DATA_DIR to another folder.`,
        );
      }
      rmSync(file, { force: true });
    }
  }
  throw new StartupError(`The data directory ${root} is being taken by another start; try again.`);
};

const secretOf = (file: string): Buffer => {
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600 });
  return Buffer.from(readFileSync(file, 'utf8').trim(), 'hex');
};

/** Opens DATA_DIR for this process alone. @throws StartupError when it cannot be written or is in use */
export const openDataDir = (root: string): DataDir => {
  const at = (...parts: string[]): string => path.join(root, ...parts);
  try {
    for (const folder of ['store', 'media', 'secrets'])
      mkdirSync(at(folder), { recursive: true, mode: 0o700 });
    accessSync(root, constants.W_OK);
  } catch (error) {
    throw new StartupError(
      `The data directory ${root} cannot be written (${(error as NodeJS.ErrnoException).code}); allow it or set DATA_DIR to another folder.`,
    );
  }
  const release = lock(at('lock'), root);
  return {
    root,
    store: at('store'),
    media: at('media'),
    documentKey: secretOf(at('secrets', 'documents.key')),
    signingKeyFile: at('secrets', 'signing-key.json'),
    release,
  };
};
