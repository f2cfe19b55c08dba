import { openGentleDrawing } from '@narae/catalog/drawing';
import { createLogger, logLimitsOf } from '@narae/service-kit';
import closeWithGrace from 'close-with-grace';
import { drawingEntry, readConfig, rejectInProduction, type StandaloneConfig } from '../config.ts';
import { openDataDir, type DataDir } from '../data/data-dir.ts';
import { checkBroker, checkPort } from './checks.ts';
import { openSandbox } from './sandbox.ts';
import { demoAccounts, demoSecret } from '@narae/account/seed';
import type { Filling } from '@narae/catalog/seeding';
import { createShop } from './services.ts';
import { StartupError } from '../data/startup-error.ts';
import { type BegunStore, openEmbeddedStore } from '../data/embedded-store.ts';
import { connectStores, seed, type Stores } from './stores.ts';

/** Milliseconds for requests in progress at the end. */
const DRAIN_MS = 10_000;

/** Closed in the opposite order. */
const open: (() => Promise<void> | void)[] = [];
let closing: Promise<void> | undefined;
const closeAll = (): Promise<void> => {
  closing ??= (async () => {
    for (const close of open.splice(0).reverse()) await close();
  })();
  return closing;
};

/** Checks all that can fail first, so that a rejected start leaves nothing behind. */
const check = async (config: StandaloneConfig): Promise<void> => {
  rejectInProduction(config);
  await checkPort(config.HOST, config.PORT, 'PORT');
  await checkPort(config.HOST, config.sandboxPort, 'SANDBOX_PORT');
  if (config.NATS_URL) await checkBroker(config.NATS_URL);
};

const openEmbedded = async (data: DataDir, begun: BegunStore | null): Promise<Stores> => {
  const embedded = await (begun?.store ?? openEmbeddedStore(data.openStore()));
  open.push(embedded.close);
  embedded.onLost(() => {
    console.error(
      'The store has ended by itself, so the shop ends too; nothing acknowledged is lost. Start it again.',
    );
    process.exit(1);
  });
  const stores = await connectStores(embedded.url);
  open.push(stores.closeAll);
  return stores;
};

const start = async (built: Promise<void>, begun: BegunStore | null): Promise<StandaloneConfig> => {
  if (begun) open.push(begun.abandon);
  const config = readConfig(process.env);
  await check(config);
  const elsewhere = config.MONGO_URL ? await connectStores(config.MONGO_URL) : null;
  if (elsewhere) open.push(elsewhere.closeAll);
  const data = begun?.data ?? openDataDir(config.dataDir);
  if (!begun) open.push(data.release);
  const log = createLogger('narae', config.LOG_LEVEL, undefined, logLimitsOf(config));
  // Ctrl-C closes what is open by then; a second one ends at once.
  closeWithGrace({ delay: DRAIN_MS, logger: log }, async ({ err }) => {
    if (err) log.fatal({ err }, 'the shop ends because of an error');
    await closeAll();
  });

  const stores = elsewhere ?? (await openEmbedded(data, begun));
  const filling = await seed(
    stores,
    { mediaDir: config.mediaDir, signingKeyFile: data.signingKeyFile, documentKey: data.documentKey },
    console.log,
  );
  if (config.PICTURES === 'first') await filling?.finish({ atOnce: 2 });
  await built;
  const sandbox = await openSandbox(config, stores, log);
  open.push(sandbox.close);
  const shop = await createShop({
    config,
    data,
    stores,
    sandbox,
    log,
    missingPictures: filling?.missing,
  });
  open.push(shop.close);
  await shop.app.listen({ host: config.HOST, port: config.PORT });
  console.log(banner(config, { member: demoAccounts.member, admin: demoAccounts.admin, secret: demoSecret }));
  if (filling && config.PICTURES === 'beside') drawBeside(filling, config.mediaDir);
  return config;
};

/** Draws pictures of an open shop in a low-priority process; requested ones at once, in this one. */
const drawBeside = ({ finish }: Filling, mediaDir: string): void => {
  const stopping = new AbortController();
  const drawing = openGentleDrawing(drawingEntry, mediaDir);
  const drawn = finish({ atOnce: 1, render: drawing.render, signal: stopping.signal })
    .then(
      () => console.log('  All pictures are drawn.'),
      (error: unknown) => {
        if (stopping.signal.aborted) return;
        console.error('  Not all pictures could be drawn; the next start goes on with them.', error);
      },
    )
    .then(drawing.close);
  open.push(async () => {
    stopping.abort();
    await drawing.close();
    await drawn;
  });
};

export interface OpenSite {
  readonly releasesDir: string | undefined;
}

export interface SiteOptions {
  /** Resolves when the browsers' files are there. */
  readonly built?: Promise<void>;
}

/** @param begun the store to use, if one has been begun */
export const openShop = async (
  { built = Promise.resolve() }: SiteOptions,
  begun: BegunStore | null,
): Promise<OpenSite> => {
  try {
    const { releasesDir } = await start(built, begun);
    return { releasesDir };
  } catch (error) {
    const toldToEnd = closing !== undefined;
    await closeAll();
    // Asked to end while starting: failures of that are not reported.
    if (toldToEnd) return new Promise(() => {});
    if (!(error instanceof StartupError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
};

interface Account {
  mem_email: string;
  mem_password: string;
}

/** The block a newcomer reads once everything answers. */
const banner = (
  config: StandaloneConfig,
  accounts: { member: Account; admin: Account; secret: string },
): string => {
  const lines = [
    ['Narae is open', config.origin],
    ['Member', `${accounts.member.mem_email} / ${accounts.member.mem_password}`],
    ['Administrator', `${accounts.admin.mem_email} / ${accounts.admin.mem_password}`],
    ['Second factor', `${accounts.secret}  (code: npm run totp)`],
    ['Sandbox', `${config.sandboxOrigin}  (payments, ${config.sandboxOrigin}/mailbox)`],
    ['Data', config.dataDir],
    ['Stop', 'Ctrl-C'],
  ] as const;
  const width = Math.max(...lines.map(([label]) => label.length));
  const rule = '─'.repeat(64);
  return [rule, ...lines.map(([label, text]) => `  ${label.padEnd(width)}  ${text}`), rule].join('\n');
};
