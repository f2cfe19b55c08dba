import path from 'node:path';
import { readBackupConfig } from '../config.ts';
import { StartupError } from '../data/startup-error.ts';
import { backUp } from './backup.ts';
import { restore } from './restore.ts';

const usage = `Usage:
  npm run backup -- <new folder>       copies the site in DATA_DIR, running or not
  npm run restore -- <backup>         puts a copy into DATA_DIR, which must be empty`;

const [command, folder] = process.argv.slice(2);

const work = async (): Promise<string> => {
  if (!folder || (command !== 'backup' && command !== 'restore')) throw new StartupError(usage);
  const { dataDir, mediaDir, keyElsewhere } = readBackupConfig(process.env);
  const target = path.resolve(folder);
  if (command === 'backup') {
    const { files } = await backUp({ dataDir, mediaDir, target, keyElsewhere });
    const megabytes = Math.ceil(files.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000_000);
    const keys = keyElsewhere
      ? 'The key of the documents, DOCUMENT_KEY, is not in it: keep it safe elsewhere.'
      : 'It holds the keys of the site: keep it as safe as the site.';
    return `${files.length} files, ${megabytes} MB, in ${target}. ${keys}`;
  }
  const { made_at, document_key } = await restore(target, dataDir);
  const key = document_key === 'elsewhere' ? ' Start it with the DOCUMENT_KEY it had.' : '';
  return `${dataDir} is as the site was at ${made_at}.${key}`;
};

try {
  console.log(await work());
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
