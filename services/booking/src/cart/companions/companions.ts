import type { Companion, CompanionForm } from '@narae/contracts';
import { MAX_COMPANIONS, COMPANION_MONTHS } from '@narae/contracts/companion-limits';
import { sealText, unsealText, DomainError, nextId, changeStored, type Joined } from '@narae/service-kit';
import { companionViolation, nameKey, seoulDay, addMonths } from '@narae/rules';
import type { CompanionList, StoredCompanion } from './companion.model.ts';
import type { CartContext } from '../context.ts';
import { findList, beginList, writeOverList, deleteList, deleteUnused } from './companion.queries.ts';
import { assertRule } from '../../kernel/index.ts';

type CompanionFacts = Omit<Companion, 'companion_id' | 'version'>;

/** Binds the ciphertext to one member and entry. */
const placeOf = (mem_id: string, companion_id: string): string => `${mem_id}/${companion_id}`;

const sealCompanion = (
  facts: CompanionFacts,
  { mem_id, companion_id }: { readonly mem_id: string; readonly companion_id: string },
  key: Buffer,
): string => sealText(JSON.stringify(facts), key, placeOf(mem_id, companion_id));

const companionView = (
  mem_id: string,
  { companion_id, version, sealed }: StoredCompanion,
  key: Buffer,
): Companion => ({
  companion_id,
  version,
  ...(JSON.parse(unsealText(sealed, key, placeOf(mem_id, companion_id))) as CompanionFacts),
});

const companionsOf = ({ mem_id, people }: CompanionList, key: Buffer): Companion[] =>
  people
    .map((person) => companionView(mem_id, person, key))
    .sort((a, b) => a.mem_nm.localeCompare(b.mem_nm, 'en') || a.birth_day.localeCompare(b.birth_day));

export const listCompanions = async (
  { companionLists, config }: CartContext,
  mem_id: string,
): Promise<Companion[]> => {
  const list = await findList(companionLists, mem_id);
  return list ? companionsOf(list, config.documentKey) : [];
};

export const countCompanions = async (
  { companionLists }: Pick<CartContext, 'companionLists'>,
  mem_id: string,
): Promise<number> => (await findList(companionLists, mem_id))?.people.length ?? 0;

type Identity = Pick<Companion, 'mem_nm' | 'birth_day'>;
const isSame = (a: Identity, b: Identity): boolean =>
  nameKey(a.mem_nm) === nameKey(b.mem_nm) && a.birth_day === b.birth_day;

/** Merges a form into the known facts: an absent field stays, an empty text clears it. */
const merged = (existing: Companion | undefined, form: CompanionForm): CompanionFacts => ({
  mem_nm: form.mem_nm,
  birth_day: form.birth_day,
  passport_no: form.passport_no ?? existing?.passport_no ?? '',
  passport_expiry: form.passport_expiry ?? existing?.passport_expiry ?? '',
  visa_no: form.visa_no ?? existing?.visa_no ?? '',
  city: form.city ?? existing?.city ?? '',
});

/** The person a form changes. @throws DomainError companion_not_found, version_conflict, companion_twice */
const changedBy = (form: CompanionForm, people: readonly Companion[]): Companion | undefined => {
  const same = people.find((person) => isSame(person, form));
  if (!form.companion_id) return same;
  const named = people.find(({ companion_id }) => companion_id === form.companion_id);
  if (!named) throw new DomainError('companion_not_found', { field: 'companion_id' });
  if (named.version !== form.version) throw new DomainError('version_conflict');
  if (same && same !== named) throw new DomainError('companion_twice', { field: 'mem_nm' });
  return named;
};

/**
 * Saves or changes a person for later orders (ORDER-19). Without `companion_id`, an entry with the same name and day of
 * birth is changed.
 * @returns companion_id
 * @throws DomainError companion_birth_input, traveller_name_input, …, companion_not_found, companion_twice, companions_most,
 *   version_conflict (the person is not as `version` says), rate_limited
 */
export const saveCompanion = async (
  context: CartContext,
  form: CompanionForm,
  mem_id: string,
): Promise<string> => {
  await context.limiter.count('companions', mem_id);
  assertRule(companionViolation(form, seoulDay(context.now())));
  const { documentKey } = context.config;
  const list = await beginList(context.companionLists, mem_id);
  const fresh = await nextId(context.store, 'COMPANION');
  let saved = '';
  await changeCompanions(
    context,
    mem_id,
    (stored, now) => {
      const existing = changedBy(form, companionsOf(stored, documentKey));
      if (!existing && stored.people.length >= MAX_COMPANIONS)
        throw new DomainError('companions_most', { params: { count: MAX_COMPANIONS } });
      const companion_id = existing?.companion_id ?? fresh;
      saved = companion_id;
      const person = {
        companion_id,
        sealed: sealCompanion(merged(existing, form), { mem_id, companion_id }, documentKey),
        version: (existing?.version ?? 0) + 1,
        used_at: now,
      };
      return [...stored.people.filter((item) => item.companion_id !== companion_id), person];
    },
    list,
  );
  return saved;
};

/** One conditional update (ARCH-4); `decide` may be called again. @throws DomainError version_conflict */
const changeCompanions = async (
  context: CartContext,
  mem_id: string,
  decide: (list: CompanionList, now: Date) => StoredCompanion[] | null,
  existing: CompanionList | null = null,
): Promise<void> => {
  const { companionLists } = context;
  await changeStored(context, {
    known: existing,
    find: () => findList(companionLists, mem_id),
    decide: (list, { now }) => decide(list, now),
    write: (list, people) => writeOverList(companionLists, list, people),
  });
};

/** Restarts the 24 months of saved people with these names. @throws DomainError version_conflict */
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

/** Joins two accounts' saved people without duplicates; the last used stay (ACCOUNT-36, ORDER-19). */
export const moveCompanions = async (context: CartContext, { from, into }: Joined): Promise<void> => {
  const { documentKey } = context.config;
  const { companionLists } = context;
  const moved = await findList(companionLists, from);
  if (!moved) return;
  const existing = await beginList(companionLists, into);
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
  await changeCompanions(context, into, decide, existing);
  await deleteList(companionLists, from);
};

/** Deletes a saved person; repeatable. @throws DomainError version_conflict */
export const deleteCompanion = (context: CartContext, companion_id: string, mem_id: string): Promise<void> =>
  changeCompanions(context, mem_id, ({ people }) => {
    const left = people.filter((person) => person.companion_id !== companion_id);
    return left.length === people.length ? null : left;
  });

/** Erases everybody a member saved (ACCOUNT-11); repeatable. */
export const forgetCompanions = (
  { companionLists }: Pick<CartContext, 'companionLists'>,
  mem_id: string,
): Promise<void> => deleteList(companionLists, mem_id);

/** Deletes people not used for 24 months (ORDER-19). @returns number of members affected */
export const deleteUnusedCompanions = ({
  companionLists,
  now,
}: Pick<CartContext, 'companionLists' | 'now'>): Promise<number> => {
  const day = addMonths(seoulDay(now()), -COMPANION_MONTHS);
  return deleteUnused(companionLists, new Date(`${day}T00:00:00+09:00`));
};
