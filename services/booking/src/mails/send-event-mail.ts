import { resolveLanTp } from '@narae/contracts/languages';
import { DomainError, type Limit } from '@narae/service-kit';
import { findEvents } from '../catalogue/find-events.ts';
import type { BookingContext } from '../context.ts';
import type { PlainReservation } from '../domain/event-reservation.ts';
import { findReservation, forgetFarewell } from '../shared/event-reservation.queries.ts';
import { eventMail } from './event-mail.ts';
import type { EventMailReason } from './event-mail-texts.ts';

/** Name of the consumer that sends the mails about reservations; its backlog is that of the mails. */
export const eventMailConsumer = 'booking-event-mails';

/** Whoever types somebody else's address cannot fill their mailbox. */
const perMailbox = { name: 'event-mails', perWindow: 20, windowMs: 86_400_000 } as const satisfies Limit;

/** Where a mail goes: nowhere without a confirmed mailbox (ACCOUNT-14), or once the reservation is gone. */
const addressOf = (
  { state, confirmed, email, farewell }: PlainReservation,
  reason: EventMailReason,
): string => {
  if (reason === 'deleted') return farewell;
  return state === 'reserved' && confirmed ? email : '';
};

const mayWriteTo = async ({ limiter, log }: BookingContext, to: string): Promise<boolean> => {
  try {
    await limiter.count(perMailbox, to);
    return true;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    log.warn('a mail about a reservation was not sent: its mailbox has had too many');
    return false;
  }
};

/**
 * Writes to whoever reserved that a reservation was made, changed or deleted, or that its event is near, in the
 * reservation's language; recipient and text are those of the store (EVENT-8). A repeat carries the same id, by which the
 * mail server knows it. The address of a deleted reservation is forgotten afterwards.
 */
export const sendEventMail = async (
  context: BookingContext,
  reason: EventMailReason,
  { event_rv_id, event_id, version }: { event_rv_id: string; event_id: string; version: number },
): Promise<void> => {
  const reservation = await findReservation(context.reservations, event_rv_id);
  const [event] = await findEvents(context, [event_id]);
  const to = reservation ? addressOf(reservation, reason) : '';
  if (!reservation || to === '') return;
  if (event && (await mayWriteTo(context, to))) {
    const lanTp = resolveLanTp(reservation.lan_tp);
    const { publicOrigin } = context.config;
    const mail = eventMail({ reason, lanTp, to, reservation, event, publicOrigin });
    await context.mail.send({ ...mail, id: `${event_rv_id}.${reason}.${version}` });
  }
  if (reason === 'deleted') await forgetFarewell(context.reservations, event_rv_id);
};
