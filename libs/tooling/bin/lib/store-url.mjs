import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Where the embedded store of a directory lets its owner in: it has written its credentials there before it listens. */
export const storeUrl = (folder, port) => {
  const credentials = readFileSync(path.join(folder, 'credentials'), 'utf8').trim();
  return `mongodb://${credentials}@127.0.0.1:${port}`;
};
