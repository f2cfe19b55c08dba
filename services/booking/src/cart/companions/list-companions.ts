import type { Companion } from '@narae/contracts';
import type { CartContext } from '../context.ts';
import { findList } from './companion.queries.ts';
import { companionsOf } from './sealed-companion.ts';

/** Everybody a member saved, by name (ORDER-19). */
export const listCompanions = async (
  { companionLists, config }: CartContext,
  mem_id: string,
): Promise<Companion[]> => {
  const list = await findList(companionLists, mem_id);
  return list ? companionsOf(list, config.documentKey) : [];
};

/** How many people a member saved. */
export const countCompanions = async (
  { companionLists }: Pick<CartContext, 'companionLists'>,
  mem_id: string,
): Promise<number> => (await findList(companionLists, mem_id))?.people.length ?? 0;
