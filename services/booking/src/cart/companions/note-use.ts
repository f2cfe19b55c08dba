import { nameKey } from '@narae/rules';
import type { CartContext } from '../context.ts';
import { changeCompanions } from './change-companions.ts';
import { companionView } from './sealed-companion.ts';

/** Notes that saved people of these names travel: their 24 months begin anew (ORDER-19). @throws DomainError version_conflict */
export const noteUse = (context: CartContext, names: readonly string[], mem_id: string): Promise<void> => {
  const keys = new Set(names.map(nameKey));
  return changeCompanions(context, mem_id, ({ people }, now) => {
    const isUsed = people.map((person) =>
      keys.has(nameKey(companionView(mem_id, person, context.config.documentKey).mem_nm)),
    );
    return isUsed.includes(true)
      ? people.map((person, i) => (isUsed[i] ? { ...person, used_at: now } : person))
      : null;
  });
};
