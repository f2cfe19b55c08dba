import type { EventPerson } from './event-reservation.model.ts';

export interface GuestRecord {
  readonly event_rv_mem_id?: string | undefined;
  readonly mem_nm: string;
}

/** Index of a known person, or -1 for a new one. */
const placeOf = (record: GuestRecord, existing: readonly EventPerson[], taken: ReadonlySet<number>): number =>
  existing.findIndex((guest, i) =>
    record.event_rv_mem_id === undefined
      ? guest.mem_nm === record.mem_nm && !taken.has(i)
      : guest.event_rv_mem_id === record.event_rv_mem_id,
  );

/**
 * Applies old clients' records: known people are renamed, others are added at the end. Without an identity a record
 * matches by name, so that a repeat adds nobody. @returns the names, and the places of the records
 */
export const withRecords = (
  existing: readonly EventPerson[],
  records: readonly GuestRecord[],
): { names: string[]; places: number[] } => {
  const names = existing.map(({ mem_nm }) => mem_nm);
  const taken = new Set<number>();
  const places = records.map((record) => {
    const found = placeOf(record, existing, taken);
    const place = found === -1 ? names.length : found;
    taken.add(place);
    names[place] = record.mem_nm;
    return place;
  });
  return { names, places };
};
