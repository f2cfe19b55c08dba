import type { EventPerson } from './event-reservation.ts';

/** A person of a reservation as old clients name one: by its identity, or by name alone. */
export interface PersonRecord {
  readonly event_rv_mem_id?: string | undefined;
  readonly mem_nm: string;
}

/** Which person a record is about: an index of the people known so far, or -1 for a further one. */
const placeOf = (record: PersonRecord, known: readonly EventPerson[], taken: ReadonlySet<number>): number =>
  known.findIndex((person, i) =>
    record.event_rv_mem_id === undefined
      ? person.mem_nm === record.mem_nm && !taken.has(i)
      : person.event_rv_mem_id === record.event_rv_mem_id,
  );

/**
 * The names of a reservation once old clients' records are in: known people are renamed, the others join at the end. A
 * record without an identity is whoever has that name already, so that a repeat adds nobody.
 * @returns the names, and at which places the records stand
 */
export const withRecords = (
  known: readonly EventPerson[],
  records: readonly PersonRecord[],
): { names: string[]; places: number[] } => {
  const names = known.map(({ mem_nm }) => mem_nm);
  const taken = new Set<number>();
  const places = records.map((record) => {
    const found = placeOf(record, known, taken);
    const place = found === -1 ? names.length : found;
    taken.add(place);
    names[place] = record.mem_nm;
    return place;
  });
  return { names, places };
};
