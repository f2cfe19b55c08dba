import type { MemType, PartyCounts } from '@narae/contracts';
import { countField, leadType, memTypes, type NamedPerson, type Violation } from '@narae/rules';

/** Whatever belongs to one person of the party: a name, a document. */
interface OfPerson {
  mem_type: MemType;
  /** Person index within the category, from 1. */
  sort_order: number;
}

/** Whether the party has such a person. */
export const inParty = (party: PartyCounts, person: OfPerson): boolean =>
  person.sort_order >= 1 && person.sort_order <= party[countField[person.mem_type]];

export const samePerson = (a: OfPerson, b: OfPerson): boolean =>
  a.mem_type === b.mem_type && a.sort_order === b.sort_order;

/** In the order of the traveller screen. */
export const inTravellerOrder = (a: OfPerson, b: OfPerson): number =>
  memTypes.indexOf(a.mem_type) - memTypes.indexOf(b.mem_type) || a.sort_order - b.sort_order;

/** A list of travellers may name each person of the party once, and nobody else (ORDER-2). */
export const travellersViolation = (
  party: PartyCounts,
  travellers: readonly OfPerson[],
): Violation | null => {
  const stranger = travellers.find((person) => !inParty(party, person));
  const twice = travellers.find(
    (person, i) => travellers.findIndex((other) => samePerson(other, person)) !== i,
  );
  return stranger || twice ? { error: 'traveller_cnt_mismatch', field: 'travellers' } : null;
};

/** A person of the party as old clients name one: by its identity, its index, or as the next of its category. */
export type PlacedPerson = Omit<NamedPerson, 'sort_order'> & {
  sort_order?: number | undefined;
  rv_mem_id?: string | undefined;
};

/**
 * Gives each person an index: the one it says, the one its identity has on the order, or the first of its category that
 * nobody has. Where all have somebody it is one too many, which `travellersViolation` rejects.
 */
export const placed = (
  members: readonly PlacedPerson[],
  known: readonly (OfPerson & { rv_mem_id: string })[],
): NamedPerson[] => {
  const taken: OfPerson[] = [...known];
  return members.map(({ rv_mem_id, ...person }) => {
    const { mem_type } = person;
    const same = known.find((one) => one.rv_mem_id === rv_mem_id && one.mem_type === mem_type);
    let sort_order = person.sort_order ?? same?.sort_order ?? 1;
    const isTaken = (): boolean => taken.some((one) => samePerson(one, { mem_type, sort_order }));
    if (person.sort_order === undefined && !same) while (isTaken()) sort_order += 1;
    taken.push({ mem_type, sort_order });
    return { ...person, sort_order };
  });
};

/** Name of the lead traveller (PEOPLE-5); empty while it is missing. */
export const leadName = (
  party: PartyCounts,
  travellers: readonly (OfPerson & { mem_nm: string })[],
): string =>
  travellers.find((person) => person.mem_type === leadType(party) && person.sort_order === 1)?.mem_nm ?? '';

/** Splits what belongs to persons into what stays with a smaller party and what goes, highest index first (DOC-8). */
export const splitByParty = <Item extends OfPerson>(
  party: PartyCounts,
  items: readonly Item[],
): { kept: Item[]; removed: Item[] } => ({
  kept: items.filter((item) => inParty(party, item)),
  removed: items.filter((item) => !inParty(party, item)).sort((a, b) => inTravellerOrder(b, a)),
});
