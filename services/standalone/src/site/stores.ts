import { seedAccount } from '@narae/account/seed';
import { loadSigningKey } from '@narae/account/signing-key';
import { fillContent, type Filling } from '@narae/catalog/seeding';
import { loadCommunity } from '@narae/community/seeding';
import { demoContent } from '@narae/demo-content';
import { demoCommunity } from '@narae/demo-content/community';
import { connectStore } from '@narae/service-kit';
import { StartupError } from '../data/startup-error.ts';

const names = ['account', 'booking', 'catalog', 'community', 'edge', 'sandbox'] as const;
type Store = Awaited<ReturnType<typeof connectStore>>;

/** One connection and database per part. */
export type Stores = Readonly<Record<(typeof names)[number], Store>> & { closeAll: () => Promise<void> };

const rejected = (error: unknown): StartupError => {
  // The driver's message may contain the address with its password.
  const reason = error instanceof Error ? error.name : 'unknown reason';
  return new StartupError(
    `The database at MONGO_URL cannot be used (${reason}); start it or correct the address, or unset MONGO_URL to use the embedded store.`,
  );
};

/** @throws StartupError when nobody answers, or not to us */
export const connectStores = async (url: string): Promise<Stores> => {
  const opened = await Promise.all(
    names.map(async (name) => [name, await connectStore(url, name)] as const),
  ).catch((error: unknown) => {
    throw rejected(error);
  });
  const stores = Object.fromEntries(opened) as Record<(typeof names)[number], Store>;
  return {
    ...stores,
    closeAll: async () => void (await Promise.all(opened.map(([, store]) => store.close()))),
  };
};

/** Fills an empty shop; repeatable. @returns what draws the catalogue's pictures, null if all are there */
export const seed = async (
  stores: Stores,
  {
    mediaDir,
    signingKeyFile,
    documentKey,
  }: { readonly mediaDir: string; readonly signingKeyFile: string; readonly documentKey: Buffer },
  say: (line: string) => void,
): Promise<Filling | null> => {
  const filling = await fillContent({
    store: stores.catalog,
    mediaDir,
    source: demoContent,
    progress: (line) => say(`  Filling the shop: ${line}`),
  });
  await loadCommunity({
    store: stores.community,
    content: demoCommunity,
    documentKey,
    progress: (line) => say(`  Filling the shop: ${line}`),
  });
  const signingKey = await loadSigningKey({ jwk: null, file: signingKeyFile });
  await seedAccount({ store: stores.account, signingKey });
  return filling;
};
