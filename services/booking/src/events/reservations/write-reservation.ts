import {
  DomainError,
  type Moment,
  nextId,
  type OutboxEntry,
  type ChangedDocument,
  changeStored,
  sealText,
} from '@narae/service-kit';
import type { TypedEventReservation } from '@narae/contracts';
import { type KnownEvent } from '../../catalog/index.ts';
import { deleteFiles } from '../../documents/index.ts';
import { coverPlaces, placesLeftFor, settlePlaces } from '../../inventory/index.ts';
import { assertRule, type AdminEntry } from '../../kernel/index.ts';
import type { EventsContext } from '../context.ts';
import type { EventDocument, PlainReservation, Reservation } from '../domain/event-reservation.model.ts';
import {
  detailsViolation,
  namedGuests,
  splitDocuments,
  type ReservationDetails,
  placesOf,
} from '../domain/event-reservation.rules.ts';
import {
  findOwnReservation,
  type ReservationAddress,
  writeOverReservation,
  findReservation,
} from '../domain/event-reservation.queries.ts';
import {
  type Reserver,
  findChangeableEvent,
  findOpen,
  findOpenEvent,
  findOrBegin,
} from './begin-reservation.ts';
import { reservationEvent } from './reservation.events.ts';

/**
 * Makes the ledger say what the reservation says, after an attempt that did not come about. The reservation is written
 * first, unchanged: whoever decided on the version before can write it no more, so that no place is given back that
 * somebody is about to count on.
 */
export const tidyPlaces = async (
  context: EventsContext,
  { event_id, event_rv_id }: { readonly event_id: string; readonly event_rv_id: string },
): Promise<void> => {
  const existing = await findReservation(context.reservations, event_rv_id);
  if (!existing) {
    const version = Number.MAX_SAFE_INTEGER;
    return settlePlaces(context, { event_id, event_rv_id, count: 0, version });
  }
  const fenced = await writeOverReservation(context.reservations, existing, {
    set: {},
    now: existing.mod_date,
  });
  // Whoever was faster settles it.
  if (!fenced) return;
  const { version } = fenced;
  await settlePlaces(context, { event_id, event_rv_id, count: placesOf(fenced), version });
};

type Plan = (
  reservation: Reservation,
  at: Moment,
) => { readonly details: ReservationDetails; readonly set: Partial<PlainReservation> };

/** Takes places first, saves, then returns unneeded places: a crash never leaves people without places. */
const writeReservation = async (
  context: EventsContext,
  address: { readonly event_rv_id: string },
  by: Reserver,
  event: KnownEvent,
  plan: Plan,
): Promise<Reservation> => {
  let removed: EventDocument[] = [];
  const { event_id } = event;
  try {
    const changed = await changeReservation(
      context,
      () => findOwnReservation(context.reservations, by.mem_id, address),
      async (reservation, at): Promise<ReservationChange> => {
        const { details, set } = plan(reservation, at);
        assertRule(detailsViolation(details, event.documents, reservation.files));
        const count = details.members.length;
        const { mem_id } = reservation;
        const wanted = { event_id, ...address, mem_id, count, version: at.version };
        const short = await coverPlaces(context, wanted);
        if (short?.closed) throw new DomainError('expire_end', { field: 'event_cnt' });
        if (short) throw tooFewPlaces(short.left);
        const papers = splitDocuments(reservation.files, count);
        ({ removed } = papers);
        return {
          set: {
            ...set,
            ...(await stored(context, reservation, details, at.now)),
            ...saved(by),
            files: papers.kept,
          },
          events: eventsOf(reservation, details, at),
        };
      },
    );
    if (!changed) throw new DomainError('event_reserv_not_found');
    const { version, people } = changed.after;
    await settlePlaces(context, { event_id, ...address, count: people.length, version });
    await deleteFiles(context, removed);
    return changed.after;
  } catch (error) {
    if (error instanceof DomainError) await tidyPlaces(context, { event_id, ...address });
    throw error;
  }
};

const differs = ({ people, tel, email, area }: Reservation, details: ReservationDetails): boolean =>
  JSON.stringify([people.map(({ mem_nm }) => mem_nm), tel, email, area]) !==
  JSON.stringify([
    details.members.map(({ mem_nm }) => mem_nm),
    details.tel,
    details.email,
    details.area ?? '',
  ]);

const eventsOf = (
  reservation: Reservation,
  details: ReservationDetails,
  { version }: Moment,
): OutboxEntry[] => {
  const made = reservation.state !== 'reserved';
  if (!made && !differs(reservation, details)) return [];
  return [reservationEvent(made ? 'made' : 'changed', reservation, details.members.length, version)];
};

const stored = async (
  { store }: EventsContext,
  { people }: Reservation,
  { members, tel, email, area }: ReservationDetails,
  now: Date,
): Promise<Partial<PlainReservation>> => ({
  people: await namedGuests(members, people, now, () => nextId(store, 'EVT_RV_MEM')),
  tel,
  email,
  area: area ?? '',
  draft: null,
  unreserved_since: null,
});

const saved = ({ lanTp, emailConfirmed }: Reserver): Partial<PlainReservation> => ({
  lan_tp: lanTp,
  confirmed: emailConfirmed,
});

const tooFewPlaces = (count: number): DomainError =>
  new DomainError('event_reserv_cnt_fail', { field: 'event_cnt', params: { count } });

/** Nobody hands in pictures for an event that has no place for them. @throws DomainError event_reserv_cnt_fail */
export const assertPlaceLeft = async (
  context: Pick<EventsContext, 'places'>,
  whose: Parameters<typeof placesLeftFor>[1],
): Promise<void> => {
  if ((await placesLeftFor(context, whose)) < 1) throw tooFewPlaces(0);
};

const assertNone = (reservation: Reservation | null): void => {
  if (reservation?.state === 'reserved') throw new DomainError('event_complete_noti', { field: 'event_id' });
};

/**
 * Reserves an event for everybody at once (EVENT-5): checked in the order of the screen, then places are taken.
 * @throws DomainError event_not_found, expire_end, event_not_begun, event_complete_noti,
 *   event_reserv_cnt_fail, event_reserv_cnt_placeholder, event_name_input, …, passport_img_fail, …,
 *   event_reserv_limit, rate_limited
 */
export const saveReservation = async (
  context: EventsContext,
  event_id: string,
  details: ReservationDetails,
  by: Reserver,
): Promise<Reservation> => {
  const event = await findOpenEvent(context, event_id, by.mem_id);
  const existing = await findOpen(context, event_id, by.mem_id);
  assertNone(existing);
  const { mem_id } = by;
  await assertPlaceLeft(context, { event_id, mem_id, event_rv_id: existing?.event_rv_id });
  assertRule(detailsViolation(details, event.documents, existing?.files ?? []));
  await context.limiter.count('event-reservations', mem_id);
  const { event_rv_id } = await findOrBegin(context, event_id, by);
  return writeReservation(context, { event_rv_id }, by, event, (reservation, at) => {
    assertNone(reservation);
    return { details, set: { state: 'reserved', reserved_at: at.now, reminded: false } };
  });
};

type Revise = (reservation: Reservation) => ReservationDetails;

/**
 * Changes people and contact until `end_day`; removed people lose places and papers, highest first (DOC-8).
 * @throws DomainError event_reserv_not_found, and those of `saveReservation`
 */
export const reviseReservation = async (
  context: EventsContext,
  address: ReservationAddress,
  by: Reserver,
  revise: Revise,
): Promise<Reservation> => {
  const existing = await findOwnReservation(context.reservations, by.mem_id, address);
  if (existing?.state !== 'reserved') throw new DomainError('event_reserv_not_found');
  const event = await findChangeableEvent(context, existing.event_id);
  const { event_rv_id } = existing;
  await context.limiter.count('event-reservations', by.mem_id);
  return writeReservation(context, { event_rv_id }, by, event, (reservation) => {
    if (reservation.state !== 'reserved') throw new DomainError('event_reserv_not_found');
    return { details: revise(reservation), set: {} };
  });
};

export interface ReservationChange {
  readonly set: Partial<PlainReservation>;
  readonly events?: readonly OutboxEntry[];
  /** Present for an administrator's change. */
  readonly audit?: readonly AdminEntry[];
}

/** Changes a reservation in one conditional update (`changeStored`). @throws DomainError version_conflict */
export const changeReservation = (
  context: EventsContext,
  find: () => Promise<Reservation | null>,
  decide: (
    reservation: Reservation,
    at: Moment,
  ) => Promise<ReservationChange | null> | ReservationChange | null,
): Promise<ChangedDocument<Reservation> | null> =>
  changeStored(context, {
    find,
    decide,
    write: (reservation, change: ReservationChange, now) =>
      writeOverReservation(context.reservations, reservation, { ...change, now }),
  });

/**
 * Replaces the encrypted draft of the reservation screen. It reserves nothing, and no event is raised.
 * @throws DomainError event_not_found, expire_end, event_reserv_limit, rate_limited, version_conflict
 */
export const storeReservationDraft = async (
  context: EventsContext,
  event_id: string,
  typed: TypedEventReservation,
  by: Reserver,
): Promise<void> => {
  await findChangeableEvent(context, event_id);
  await context.limiter.count('event-drafts', by.mem_id);
  const { event_rv_id } = await findOrBegin(context, event_id, by);
  const draft = sealText(JSON.stringify(typed), context.config.documentKey, event_rv_id);
  await changeReservation(
    context,
    () => findReservation(context.reservations, event_rv_id),
    ({ open }, { now }) => (open ? { set: { draft, unreserved_since: now } } : null),
  );
};
