import { demoAccounts, demoSecret, seedAccount } from '@narae/account/seed';
import { loadSigningKey } from '@narae/account/signing-key';
import { loadContent } from '@narae/catalog/seeding';
import { loadCommunity } from '@narae/community/seeding';
import { demoContent } from '@narae/demo-content';
import { demoCommunity } from '@narae/demo-content/community';
import type { Stores } from './stores.ts';

export { demoAccounts, demoSecret };

/** Fills an empty shop with demo content and people, saying how far it is; safe to interrupt and repeat. */
export const seed = async (
  stores: Stores,
  {
    mediaDir,
    signingKeyFile,
    documentKey,
  }: { readonly mediaDir: string; readonly signingKeyFile: string; readonly documentKey: Buffer },
  say: (line: string) => void,
): Promise<void> => {
  await loadContent({
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
};
