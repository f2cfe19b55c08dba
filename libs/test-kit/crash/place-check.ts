export interface ReservationRow {
  event_rv_id: string;
  event_id: string;
  mem_id: string;
  state: 'draft' | 'reserved' | 'deleted';
  open: boolean;
  people: unknown[];
}
export interface PlacesRow {
  event_id: string;
  capacity: number;
  remaining: number;
  /** Of reservations, and of offers to those who wait. */
  claims: { key: string; count: number; settled: boolean; offered_to?: string; expires_at?: Date }[];
}
interface PlaceRows {
  readonly reservations: readonly ReservationRow[];
  readonly places: readonly PlacesRow[];
}

/** Places that were gone before the ledger began. */
const elsewhere = 'elsewhere';

const peopleOf = ({ state, people }: ReservationRow): number => (state === 'reserved' ? people.length : 0);

/** Every place is either left or claimed, and every claim is for as many people as its reservation says (EVENT-7). */
const checkClaims = (
  { event_id, capacity, remaining, claims }: PlacesRow,
  reservations: readonly ReservationRow[],
): string[] => {
  const found: string[] = [];
  const taken = claims.reduce((sum, { count }) => sum + count, 0);
  if (remaining < 0 || remaining + taken !== capacity)
    found.push(`${event_id}: ${remaining} left and ${taken} claimed of ${capacity}`);
  if (new Set(claims.map(({ key }) => key)).size !== claims.length)
    found.push(`${event_id}: two claims under one key`);
  for (const { key, count, settled, offered_to, expires_at } of claims) {
    if (key === elsewhere) continue;
    if (offered_to !== undefined) {
      if (expires_at === undefined) found.push(`${event_id}: ${key} is offered without an end`);
      continue;
    }
    const reservation = reservations.find(({ event_rv_id }) => event_rv_id === key);
    const people = reservation?.event_id === event_id ? peopleOf(reservation) : 0;
    // What a kill left between two steps is marked, has too many rather than too few, and is settled by a job.
    if (settled ? count !== people : count < people)
      found.push(`${event_id}: ${count} places are claimed for ${key}, which is for ${people}`);
  }
  return found;
};

/** Every inconsistency between reservations and places, one sentence each. */
export const checkPlaces = ({ reservations, places }: PlaceRows): string[] => {
  const found = places.flatMap((ledger) => checkClaims(ledger, reservations));
  for (const reservation of reservations) {
    const { event_rv_id, event_id } = reservation;
    const claims = places.find((ledger) => ledger.event_id === event_id)?.claims ?? [];
    if (peopleOf(reservation) > 0 && !claims.some(({ key }) => key === event_rv_id))
      found.push(`${event_rv_id} is for ${peopleOf(reservation)} and has no places`);
  }
  const open = reservations.filter((one) => one.open).map(({ mem_id, event_id }) => `${mem_id} ${event_id}`);
  for (const twice of new Set(open.filter((one, at) => open.indexOf(one) !== at)))
    found.push(`reserved twice: ${twice}`);
  return found;
};
