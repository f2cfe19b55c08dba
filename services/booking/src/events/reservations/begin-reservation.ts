import { DomainError, isDuplicateKey, nextId } from '@narae/service-kit';
import type { EventsContext } from '../context.ts';
import { withoutPeople } from '../domain/event-reservation.rules.ts';
import type { Reservation } from '../domain/event-reservation.model.ts';
import { addReservation, countOpenOf, findOwnReservation } from '../domain/event-reservation.queries.ts';

/** Somebody who reserves, by their session. */
export interface Reserver {
  readonly mem_id: string;
  readonly lanTp: string;
  /** Whether they have confirmed a mailbox (ACCOUNT-14). */
  readonly emailConfirmed: boolean;
}

/** A member's reservation of an event, begun or made; null where there is none. */
export const findOpen = (
  { reservations }: Pick<EventsContext, 'reservations'>,
  event_id: string,
  mem_id: string,
): Promise<Reservation | null> => findOwnReservation(reservations, mem_id, { event_id, open: true });

/**
 * A member's reservation of an event, or the draft of one: papers and texts are kept in it before anything is reserved.
 * Of two requests at once a unique index lets one add it.
 * @throws DomainError event_reserv_limit
 */
export const findOrBegin = async (
  context: EventsContext,
  event_id: string,
  { mem_id, lanTp, emailConfirmed }: Reserver,
): Promise<Reservation> => {
  const known = await findOpen(context, event_id, mem_id);
  if (known) return known;
  const most = context.kept['event-reservations'];
  if ((await countOpenOf(context.reservations, mem_id)) >= most)
    throw new DomainError('event_reserv_limit', { params: { most } });
  const now = context.now();
  const draft = {
    ...withoutPeople,
    event_rv_id: await nextId(context.store, 'EVT_RV'),
    event_id,
    mem_id,
    state: 'draft' as const,
    open: true,
    version: 1,
    lan_tp: lanTp,
    confirmed: emailConfirmed,
    unreserved_since: now,
    farewell: '',
    reminded: false,
    reserved_at: null,
    reg_date: now,
    mod_date: now,
  };
  try {
    return await addReservation(context.reservations, draft);
  } catch (error) {
    const other = isDuplicateKey(error) ? await findOpen(context, event_id, mem_id) : null;
    if (!other) throw error;
    return other;
  }
};
