import { hkdfSync, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fail } from './run.mjs';

/** The key of travellers' documents below a data directory, the one `npm start` uses too; made where there is none. */
export const documentKeyOf = (dataDir) => {
  const file = path.join(dataDir, 'secrets', 'documents.key');
  if (!existsSync(file) && existsSync(path.join(dataDir, 'store', 'data.mdb')))
    fail(
      `${file} is missing, and without it nobody can read the documents in the store; put it back from a backup, or set DOCUMENT_KEY.`,
    );
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  if (!existsSync(file)) {
    // Whole or not at all: half a key would lock every document away for good.
    writeFileSync(`${file}.new`, randomBytes(32).toString('hex'), { mode: 0o600, flush: true });
    renameSync(`${file}.new`, file);
  }
  return readFileSync(file, 'utf8').trim();
};

/** The key of links that stop mails, as `npm start` makes it from the documents' key; both in hexadecimal digits. */
export const mailLinkKeyOf = (documentKey) =>
  Buffer.from(hkdfSync('sha256', Buffer.from(documentKey, 'hex'), '', 'narae mail links', 32)).toString(
    'hex',
  );
