import { MAX_COMPANIONS } from '@narae/contracts';
import { nameKey } from '@narae/rules';
import type { Joined } from '@narae/service-kit';
import type { CartContext } from '../context.ts';
import { changeCompanions } from './change-companions.ts';
import type { StoredCompanion } from './companion.model.ts';
import { beginList, deleteList, findList } from './companion.queries.ts';
import { companionView, sealCompanion } from './sealed-companion.ts';

/**
 * Puts the saved people of a joined account on the other one's list, encrypted for it; nobody stands there twice, and of more than a
 * list holds those used last stay (ACCOUNT-36, ORDER-19).
 */
export const moveCompanions = async (context: CartContext, { from, into }: Joined): Promise<void> => {
  const { documentKey } = context.config;
  const { companionLists } = context;
  const moved = await findList(companionLists, from);
  if (!moved) return;
  const known = await beginList(companionLists, into);
  const identityOf = (mem_id: string, person: StoredCompanion): string => {
    const { mem_nm, birth_day } = companionView(mem_id, person, documentKey);
    return `${nameKey(mem_nm)} ${birth_day}`;
  };
  const forOther = (person: StoredCompanion): StoredCompanion => {
    const { companion_id, version: _, ...facts } = companionView(from, person, documentKey);
    return { ...person, sealed: sealCompanion(facts, { mem_id: into, companion_id }, documentKey) };
  };
  const decide = ({ people }: { readonly people: StoredCompanion[] }): StoredCompanion[] | null => {
    const there = new Set(people.map((person) => identityOf(into, person)));
    const fresh = moved.people.filter((person) => !there.has(identityOf(from, person)));
    if (fresh.length === 0) return null;
    return [...people, ...fresh.map(forOther)]
      .sort((a, b) => b.used_at.getTime() - a.used_at.getTime())
      .slice(0, MAX_COMPANIONS);
  };
  await changeCompanions(context, into, decide, known);
  await deleteList(companionLists, from);
};
