import { changeStored } from '@narae/service-kit';
import type { CartContext } from '../context.ts';
import type { CompanionList, StoredCompanion } from './companion.model.ts';
import { findList, writeOver } from './companion.queries.ts';

/**
 * Changes a member's list in one conditional update (ARCH-4); nothing where there is no list.
 * @param decide whom it holds then; null changes nothing. It may be asked several times
 * @throws DomainError version_conflict
 */
export const changeCompanions = async (
  context: CartContext,
  mem_id: string,
  decide: (list: CompanionList, now: Date) => StoredCompanion[] | null,
  known: CompanionList | null = null,
): Promise<void> => {
  const { companionLists } = context;
  await changeStored(context, {
    known,
    find: () => findList(companionLists, mem_id),
    decide: (list, { now }) => decide(list, now),
    write: (list, people) => writeOver(companionLists, list, people),
  });
};
