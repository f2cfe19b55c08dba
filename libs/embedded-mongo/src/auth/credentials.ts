import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Credentials {
  readonly user: string;
  readonly password: string;
}

const USER = 'narae';
const OF_OTHERS = 0o077;
const SHAPE = new RegExp(`^${USER}:([0-9a-f]{64})$`);

const fileOf = (dataDir: string): string => join(dataDir, 'credentials');

function kept(file: string): Credentials | undefined {
  // A password that others could read is no secret any more.
  if (!existsSync(file) || statSync(file).mode & OF_OTHERS) return undefined;
  const password = SHAPE.exec(readFileSync(file, 'utf8').trim())?.[1];
  return password === undefined ? undefined : { user: USER, password };
}

/**
 * The user in the file `credentials` (`user:password`, for its owner alone): made at the first start, and
 * anew where the file is damaged or open to others, for nothing is encrypted with it. Lock the directory
 * first.
 */
export function credentialsOf(dataDir: string): Credentials {
  const file = fileOf(dataDir);
  const found = kept(file);
  if (found) return found;
  const made = { user: USER, password: randomBytes(32).toString('hex') };
  writeFileSync(`${file}.new`, `${made.user}:${made.password}\n`, { mode: 0o600, flag: 'w', flush: true });
  renameSync(`${file}.new`, file);
  return made;
}
