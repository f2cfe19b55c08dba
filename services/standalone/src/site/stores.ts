import { connectStore } from '@narae/service-kit';
import { StartupError } from '../data/startup-error.ts';

const names = ['account', 'booking', 'catalog', 'community', 'edge', 'sandbox'] as const;
type Store = Awaited<ReturnType<typeof connectStore>>;

/** One connection and one database for each part of the site. */
export type Stores = Readonly<Record<(typeof names)[number], Store>> & { closeAll: () => Promise<void> };

const rejected = (error: unknown): StartupError => {
  // The driver's message may repeat the whole address, and with it a password.
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
