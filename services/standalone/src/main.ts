import { createLogger } from '@narae/service-kit';
import closeWithGrace from 'close-with-grace';
import { banner } from './banner.ts';
import { readConfig } from './config.ts';
import { openDataDir } from './data-dir.ts';
import { checkPort } from './ports.ts';
import { openSandbox } from './sandbox.ts';
import { demoAccounts, seed } from './seed.ts';
import { createShop } from './services.ts';
import { StartupError } from './startup-error.ts';
import { openDatabases } from './store.ts';
import { connectStores } from './stores.ts';

/** Milliseconds for requests under way when the shop is told to end. */
const DRAIN_MS = 10_000;

/** What has been opened so far, closed in the opposite order. */
const open: (() => Promise<void> | void)[] = [];
const closeAll = async (): Promise<void> => {
  for (const close of open.splice(0).reverse()) await close();
};

const start = async (): Promise<void> => {
  const config = readConfig(process.env);
  await checkPort(config.HOST, config.PORT, 'PORT');
  await checkPort(config.HOST, config.sandboxPort, 'SANDBOX_PORT');
  const data = openDataDir(config.dataDir);
  open.push(data.release);
  const log = createLogger('narae', config.LOG_LEVEL);

  const databases = await openDatabases(config, data.store);
  open.push(databases.close);
  const stores = await connectStores(databases.url);
  open.push(stores.closeAll);

  await seed(stores, data.media, console.log);
  const sandbox = await openSandbox(config, stores, log);
  open.push(sandbox.close);
  const shop = await createShop({ config, data, stores, sandbox, log });
  open.push(shop.close);
  await shop.app.listen({ host: config.HOST, port: config.PORT });

  closeWithGrace({ delay: DRAIN_MS, logger: log }, async ({ err }) => {
    if (err) log.fatal({ err }, 'the shop ends because of an error');
    await closeAll();
  });
  databases.onLost(() => {
    console.error(
      'The store has ended by itself, so the shop ends too; nothing acknowledged is lost. Start it again.',
    );
    process.exit(1);
  });
  console.log(banner(config, { member: demoAccounts.member, admin: demoAccounts.admin }));
};

try {
  await start();
} catch (error) {
  await closeAll();
  if (!(error instanceof StartupError)) throw error;
  console.error(error.message);
  process.exit(1);
}
