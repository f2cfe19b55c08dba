import type { Companion } from '@narae/contracts';
import { sealText, unsealText } from '@narae/service-kit';
import type { CompanionList, StoredCompanion } from './companion.model.ts';

/** What is encrypted of a person. */
export type CompanionFacts = Omit<Companion, 'companion_id' | 'version'>;

/** Member and entry: what was encrypted for one opens nowhere else. */
const placeOf = (mem_id: string, companion_id: string): string => `${mem_id}/${companion_id}`;

/** The facts of a person, encrypted. @param key encrypts travellers' documents */
export const sealCompanion = (
  facts: CompanionFacts,
  { mem_id, companion_id }: { readonly mem_id: string; readonly companion_id: string },
  key: Buffer,
): string => sealText(JSON.stringify(facts), key, placeOf(mem_id, companion_id));

/** A stored person, decrypted. */
export const companionView = (
  mem_id: string,
  { companion_id, version, sealed }: StoredCompanion,
  key: Buffer,
): Companion => ({
  companion_id,
  version,
  ...(JSON.parse(unsealText(sealed, key, placeOf(mem_id, companion_id))) as CompanionFacts),
});

/** Everybody of a list, decrypted, by name. */
export const companionsOf = ({ mem_id, people }: CompanionList, key: Buffer): Companion[] =>
  people
    .map((person) => companionView(mem_id, person, key))
    .sort((a, b) => a.mem_nm.localeCompare(b.mem_nm, 'en') || a.birth_day.localeCompare(b.birth_day));
