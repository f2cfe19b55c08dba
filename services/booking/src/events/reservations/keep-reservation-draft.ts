import type { TypedEventReservation } from '@narae/contracts';
import { sealText } from '@narae/service-kit';
import type { EventsContext } from '../context.ts';
import { findReservation } from '../domain/event-reservation.queries.ts';
import { findOrBegin, type Reserver } from './begin-reservation.ts';
import { changeReservation } from './change-reservation.ts';
import { findChangeableEvent } from './check-event.ts';

/**
 * Keeps what somebody has typed on the reservation screen so far, encrypted, in the place of what was kept before. It
 * reserves nothing, and no event is raised.
 * @throws DomainError event_not_found, expire_end, event_reserv_limit, rate_limited, version_conflict
 */
export const keepReservationDraft = async (
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
