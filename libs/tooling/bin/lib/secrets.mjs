import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The key of travellers' documents below a data directory, the one `npm start` uses too; made where there is none. */
export const documentKeyOf = (dataDir) => {
  const file = path.join(dataDir, 'secrets', 'documents.key');
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  if (!existsSync(file)) {
    // Whole or not at all: half a key would lock every document away for good.
    writeFileSync(`${file}.new`, randomBytes(32).toString('hex'), { mode: 0o600, flush: true });
    renameSync(`${file}.new`, file);
  }
  return readFileSync(file, 'utf8').trim();
};
