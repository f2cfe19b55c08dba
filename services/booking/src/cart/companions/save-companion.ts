import { MAX_COMPANIONS, type Companion, type CompanionForm } from '@narae/contracts';
import { companionViolation, nameKey, seoulDay } from '@narae/rules';
import { DomainError, nextId } from '@narae/service-kit';
import type { CartContext } from '../context.ts';
import { assertRule } from '../../kernel/index.ts';
import { changeCompanions } from './change-companions.ts';
import { beginList } from './companion.queries.ts';
import { companionsOf, sealCompanion, type CompanionFacts } from './sealed-companion.ts';

type Identity = Pick<Companion, 'mem_nm' | 'birth_day'>;
const isSame = (a: Identity, b: Identity): boolean =>
  nameKey(a.mem_nm) === nameKey(b.mem_nm) && a.birth_day === b.birth_day;

/** What is known of a person with what the form says: what it leaves out stays, an empty text takes it back. */
const merged = (known: Companion | undefined, form: CompanionForm): CompanionFacts => ({
  mem_nm: form.mem_nm,
  birth_day: form.birth_day,
  passport_no: form.passport_no ?? known?.passport_no ?? '',
  passport_expiry: form.passport_expiry ?? known?.passport_expiry ?? '',
  visa_no: form.visa_no ?? known?.visa_no ?? '',
  city: form.city ?? known?.city ?? '',
});

/** Whom a form changes; undefined for somebody new. @throws DomainError companion_not_found, version_conflict, companion_twice */
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
 * Saves a person for later orders, or changes one (ORDER-19): without `companion_id` whoever has this name and day of birth
 * is changed, and nobody is saved twice.
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
      const known = changedBy(form, companionsOf(stored, documentKey));
      if (!known && stored.people.length >= MAX_COMPANIONS)
        throw new DomainError('companions_most', { params: { count: MAX_COMPANIONS } });
      const companion_id = known?.companion_id ?? fresh;
      saved = companion_id;
      const person = {
        companion_id,
        sealed: sealCompanion(merged(known, form), { mem_id, companion_id }, documentKey),
        version: (known?.version ?? 0) + 1,
        used_at: now,
      };
      return [...stored.people.filter((one) => one.companion_id !== companion_id), person];
    },
    list,
  );
  return saved;
};
