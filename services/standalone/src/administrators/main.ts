import { runAdministratorsCommand } from '@narae/account/administrators';
import { connectStore, findStoreUrl } from '@narae/service-kit';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { readConfig } from '../config.ts';
import { openDataDir } from '../data/data-dir.ts';
import { StartupError } from '../data/startup-error.ts';
import { openEmbeddedStore } from '../data/embedded-store.ts';

/**
 * Lists, gives and takes administrators' roles (ACCOUNT-13), in the store of MONGO_URL, of a running
 * start:distributed, or of a stopped site.
 */
const withStoreUrl = async (work: (url: string) => Promise<string>): Promise<string> => {
  const url = findStoreUrl();
  if (url !== undefined) return work(url);
  const { dataDir } = readConfig(process.env);
  if (!existsSync(path.join(dataDir, 'store')))
    throw new StartupError(`There is no site in ${dataDir}; set DATA_DIR to that of the site, or MONGO_URL.`);
  const data = openDataDir(dataDir);
  try {
    const embedded = await openEmbeddedStore(data.openStore());
    try {
      return await work(embedded.url);
    } finally {
      await embedded.close();
    }
  } finally {
    data.release();
  }
};

try {
  const said = await withStoreUrl(async (url) => {
    const store = await connectStore(url, 'account');
    try {
      return await runAdministratorsCommand(
        store,
        process.argv.slice(2),
        () => readConfig(process.env).origin,
      );
    } finally {
      await store.close();
    }
  });
  console.log(said);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
