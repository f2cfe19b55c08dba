import { demoAccounts, seedAccount } from '@narae/account/seed';
import { loadContent } from '@narae/catalog/seeding';
import { demoContent } from '@narae/demo-content';
import type { Stores } from './stores.ts';

export { demoAccounts };

/** Fills an empty shop with demo content and people, saying how far it is; safe to interrupt and repeat. */
export const seed = async (stores: Stores, mediaDir: string, say: (line: string) => void): Promise<void> => {
  await loadContent({
    store: stores.catalog,
    mediaDir,
    source: demoContent,
    progress: (line) => say(`  Filling the shop: ${line}`),
  });
  await seedAccount({ store: stores.account });
};
