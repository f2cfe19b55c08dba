import { hkdfSync, randomBytes } from 'node:crypto';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { DirectoryInUseError, lockDirectory } from '@narae/embedded-mongo/lock';
import { StartupError } from './startup-error.ts';

export const usualDataDir = '.data';

export interface DataDir {
  root: string;
  /** Encrypts travellers' documents; 32 bytes. */
  documentKey: Buffer;
  /** Signs links that stop mails; 32 bytes, derived from the documents' key. */
  mailLinkKey: Buffer;
  signingKeyFile: string;
  openStore: () => string;
  release: () => void;
}

const owned = { recursive: true, mode: 0o700 } as const;

/** Written whole or not at all: half a key would lock all documents away. */
const secretOf = (file: string): Buffer => {
  if (!existsSync(file)) {
    const fresh = `${file}.new`;
    writeFileSync(fresh, randomBytes(32).toString('hex'), { mode: 0o600, flush: true });
    renameSync(fresh, file);
  }
  const secret = Buffer.from(readFileSync(file, 'utf8').trim(), 'hex');
  if (secret.length === 32) return secret;
  throw new StartupError(
    `${file} does not hold the key it should; put the file back from a backup, or set DATA_DIR to another folder.`,
  );
};

/** A new key would lock old documents away for good. */
const documentKeyOf = (root: string): Buffer => {
  const file = path.join(root, 'secrets', 'documents.key');
  if (!existsSync(file) && existsSync(path.join(root, 'store', 'data.mdb')))
    throw new StartupError(
      `${file} is missing, and without it nobody can read the documents in the store; put it back from a backup.`,
    );
  return secretOf(file);
};

const lock = (root: string): (() => void) => {
  try {
    return lockDirectory(root);
  } catch (error) {
    if (!(error instanceof DirectoryInUseError)) throw error;
    throw new StartupError(
      `The data directory ${root} is in use by process ${error.pid}; stop that one or set DATA_DIR to another folder.`,
    );
  }
};

const writable = <Result>(root: string, work: () => Result): Result => {
  try {
    return work();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (error instanceof StartupError || code === undefined) throw error;
    throw new StartupError(
      `The data directory ${root} cannot be written (${code}); allow it or set DATA_DIR to another folder.`,
    );
  }
};

/** Locks DATA_DIR for this process. @throws StartupError if it cannot be written or is in use */
export const openDataDir = (root: string): DataDir => {
  const at = (...parts: string[]): string => path.join(root, ...parts);
  return writable(root, () => {
    mkdirSync(root, owned);
    accessSync(root, constants.W_OK);
    const release = lock(root);
    try {
      mkdirSync(at('secrets'), owned);
      const documentKey = documentKeyOf(root);
      return {
        root,
        documentKey,
        mailLinkKey: Buffer.from(hkdfSync('sha256', documentKey, '', 'narae mail links', 32)),
        signingKeyFile: at('secrets', 'signing-key.json'),
        openStore: () => {
          mkdirSync(at('store'), owned);
          return at('store');
        },
        release,
      };
    } catch (error) {
      release();
      throw error;
    }
  });
};
