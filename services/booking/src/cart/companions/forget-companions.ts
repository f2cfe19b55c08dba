import { COMPANION_MONTHS } from '@narae/contracts';
import { addMonths, seoulDay } from '@narae/rules';
import type { CartContext } from '../context.ts';
import { changeCompanions } from './change-companions.ts';
import { deleteList, deleteUnused } from './companion.queries.ts';

/** Deletes a saved person (ORDER-19); one that is gone already is no error. @throws DomainError version_conflict */
export const deleteCompanion = (context: CartContext, companion_id: string, mem_id: string): Promise<void> =>
  changeCompanions(context, mem_id, ({ people }) => {
    const left = people.filter((person) => person.companion_id !== companion_id);
    return left.length === people.length ? null : left;
  });

/** Erases everybody a member saved (ACCOUNT-11). A repeat finds nothing left to do. */
export const forgetCompanions = (
  { companionLists }: Pick<CartContext, 'companionLists'>,
  mem_id: string,
): Promise<void> => deleteList(companionLists, mem_id);

/** Deletes whoever was not used for 24 months (ORDER-19). @returns how many members had somebody deleted */
export const deleteUnusedCompanions = ({
  companionLists,
  now,
}: Pick<CartContext, 'companionLists' | 'now'>): Promise<number> => {
  const day = addMonths(seoulDay(now()), -COMPANION_MONTHS);
  return deleteUnused(companionLists, new Date(`${day}T00:00:00+09:00`));
};
