import type { PapersState } from '@narae/contracts';
import type { Reservation, reservationModel } from '../domain/event-reservation.model.ts';
import { typedPattern } from '../../kernel/index.ts';

type Reservations = ReturnType<typeof reservationModel>;

/** By part of a name or an address, or by the whole number. */
const matching = (search: string) => {
  const part = { $regex: typedPattern(search), $options: 'i' };
  return { $or: [{ event_rv_id: search.toUpperCase() }, { 'people.mem_nm': part }, { email: part }] };
};

/** What the store can say of a state that also depends on what the event asks for; the rest is looked at afterwards. */
const likely: Readonly<Partial<Record<PapersState, object>>> = {
  'to-check': { people: { $elemMatch: { check: null } }, files: { $ne: [] } },
  missing: { people: { $elemMatch: { check: null } } },
  accepted: { 'people.check.outcome': 'accepted' },
  rejected: { 'people.check.outcome': 'rejected' },
};

/** Which reservations of an event: those that stand, after a number, in the order of their numbers. */
export interface ReservationsPage {
  readonly event_id: string;
  readonly after?: string | undefined;
  readonly search?: string | undefined;
  readonly papers?: PapersState | undefined;
  readonly size: number;
}

/** A page of an event's reservations. */
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

/** What counting papers needs of a reservation. */
export type PapersAtHand = Pick<Reservation, 'event_id' | 'people' | 'files'>;

/** Reservations of the named events with somebody whose papers may wait for the organiser, one after the other. */
export const reservationsToCheck = (
  reservations: Reservations,
  event_ids: readonly string[],
): AsyncIterable<PapersAtHand> =>
  reservations
    .find(
      { event_id: { $in: event_ids }, state: 'reserved', ...likely['to-check'] },
      { event_id: 1, 'people.check': 1, 'files.sort_order': 1, 'files.file_type': 1 },
    )
    .lean<PapersAtHand[]>()
    .cursor();
