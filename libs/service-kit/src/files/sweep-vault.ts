import type { Connection } from 'mongoose';
import type { Logger } from '../base/logger.ts';
import type { Vault } from './vault.ts';
import { vaultPage } from './vault-files.queries.ts';

/** Younger files may be on their way from the vault to what names them. */
const graceMs = 60 * 60 * 1000;
const pageSize = 200;

type Emptied = { readonly vault: Pick<Vault, 'delete'>; readonly log: Pick<Logger, 'warn'> };

/**
 * Deletes files of a vault that nothing names any more, in the given order. What cannot be deleted is left for the sweep, so failing
 * here loses nothing but time.
 */
export const deleteFromVault = async ({ vault, log }: Emptied, ids: readonly string[]): Promise<void> => {
  for (const vault_id of ids) {
    try {
      await vault.delete(vault_id);
    } catch (error) {
      log.warn({ err: error, vault_id }, 'file left for the sweep');
    }
  }
};

/**
 * Deletes files of a vault that nothing names: what a crash left between the vault and a document, on the way in or on the way out.
 * @param unnamed gives those of some ids that no document names
 * @returns how many
 */
export const sweepVault = async (
  { store, vault, log }: Emptied & { readonly store: Connection },
  {
    bucket,
    now,
    unnamed,
  }: {
    readonly bucket: string;
    readonly now: Date;
    readonly unnamed: (ids: readonly string[]) => Promise<readonly string[]>;
  },
): Promise<number> => {
  const before = new Date(now.getTime() - graceMs);
  let swept = 0;
  for (let after = ''; ;) {
    const page = await vaultPage(store, bucket, { before, after, size: pageSize });
    const last = page.at(-1);
    if (last === undefined) return swept;
    const orphans = await unnamed(page);
    await deleteFromVault({ vault, log }, orphans);
    swept += orphans.length;
    after = last;
  }
};
