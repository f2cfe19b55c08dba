import type { AccountContext } from '../../context.ts';
import { changeExport, exportsOf, findExport, removeExport } from './member-export.queries.ts';
import type { StoredExport } from './member-export.model.ts';

type Context = Pick<AccountContext, 'exports' | 'vault'>;

const deleteParts = async ({ vault }: Context, parts: readonly string[]): Promise<void> => {
  for (const part of parts) await vault.delete(part);
};

/** Deletes what is stored of a file, so that it can be made anew. @returns null where somebody was faster */
export const emptyExport = async (
  context: Context,
  one: StoredExport,
  set: Partial<StoredExport> = {},
): Promise<StoredExport | null> => {
  const { parts = [] } = (await findExport(context.exports, one.export_id)) ?? {};
  await deleteParts(context, parts);
  return changeExport(context.exports, one, { ...set, parts: [], size: 0 });
};

/** Deletes an export with its file. */
export const dropExport = async (
  context: Context,
  { export_id }: Pick<StoredExport, 'export_id'>,
): Promise<void> => {
  const found = await findExport(context.exports, export_id);
  await deleteParts(context, found?.parts ?? []);
  await removeExport(context.exports, export_id);
};

/** Deletes every export of a member who left (ACCOUNT-11). */
export const forgetExports = async (context: Context, mem_id: string): Promise<void> => {
  for (const one of await exportsOf(context.exports, mem_id)) await dropExport(context, one);
};
