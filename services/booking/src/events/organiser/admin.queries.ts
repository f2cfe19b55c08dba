import type { PapersState } from '@narae/contracts';
import type { Reservation, reservationModel } from '../domain/event-reservation.model.ts';
import { typedPattern } from '../../kernel/index.ts';

type Reservations = ReturnType<typeof reservationModel>;

const matching = (search: string) => {
  const part = { $regex: typedPattern(search), $options: 'i' };
  return { $or: [{ event_rv_id: search.toUpperCase() }, { 'people.mem_nm': part }, { email: part }] };
};

/** Candidates for a state, which also depends on what the event asks for and is decided afterwards. */
const likely: Readonly<Partial<Record<PapersState, object>>> = {
  'to-check': { people: { $elemMatch: { check: null } }, files: { $ne: [] } },
  missing: { people: { $elemMatch: { check: null } } },
  accepted: { 'people.check.outcome': 'accepted' },
  rejected: { 'people.check.outcome': 'rejected' },
};

export interface ReservationsPage {
  readonly event_id: string;
  readonly after?: string | undefined;
  readonly search?: string | undefined;
  readonly papers?: PapersState | undefined;
  readonly size: number;
}

export const findReservationsPage = (
  reservations: Reservations,
  { event_id, after, search, papers, size }: ReservationsPage,
): Promise<Reservation[]> =>
  reservations
    .find({
      event_id,
      state: 'reserved',
      ...(after !== undefined && { event_rv_id: { $gt: after } }),
      $and: [search ? matching(search) : {}, (papers && likely[papers]) ?? {}],
    })
    .sort({ event_rv_id: 1 })
    .limit(size)
    .lean<Reservation[]>()
    .exec();

export type CheckableReservation = Pick<Reservation, 'event_id' | 'people' | 'files'>;

export const reservationsToCheck = (
  reservations: Reservations,
  event_ids: readonly string[],
): AsyncIterable<CheckableReservation> =>
  reservations
    .find(
      { event_id: { $in: event_ids }, state: 'reserved', ...likely['to-check'] },
      { event_id: 1, 'people.check': 1, 'files.sort_order': 1, 'files.file_type': 1 },
    )
    .lean<CheckableReservation[]>()
    .cursor();
