import { connectStore } from '@narae/service-kit';

const names = ['account', 'booking', 'catalog', 'community', 'edge', 'sandbox'] as const;
type Store = Awaited<ReturnType<typeof connectStore>>;

/** One connection and one database for each part of the site. */
export type Stores = Readonly<Record<(typeof names)[number], Store>> & { closeAll: () => Promise<void> };

export const connectStores = async (url: string): Promise<Stores> => {
  const opened = await Promise.all(names.map(async (name) => [name, await connectStore(url, name)] as const));
  const stores = Object.fromEntries(opened) as Record<(typeof names)[number], Store>;
  return {
    ...stores,
    closeAll: async () => void (await Promise.all(opened.map(([, store]) => store.close()))),
  };
};
