import { demoAccounts, demoSecret, seedAccount } from '@narae/account/seed';
import { loadSigningKey } from '@narae/account/signing-key';
import { fillContent, type Filling } from '@narae/catalog/seeding';
import { loadCommunity } from '@narae/community/seeding';
import { demoContent } from '@narae/demo-content';
import { demoCommunity } from '@narae/demo-content/community';
import type { Stores } from './stores.ts';

export { demoAccounts, demoSecret, type Filling };

/**
 * Fills an empty shop with demo content and people, saying how far it is; safe to interrupt and repeat.
 * @returns what draws the catalogue's pictures, null where they are all there
 */
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
