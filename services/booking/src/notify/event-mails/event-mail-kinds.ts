import { resolveLanTp } from '@narae/contracts/languages';
import { stopLinks } from '@narae/service-kit';
import { z } from 'zod';
import { eventFacts } from '../calendar/calendar-facts.rules.ts';
import { calendarForMail } from '../calendar/calendar-of.ts';
import { findEvents } from '../../catalog/index.ts';
import { findReservation, forgetFarewell, type PlainReservation } from '../../events/index.ts';
import type { NotifyContext } from '../context.ts';
import { eventMail } from './event-mail.ts';
import type { EventMailReason } from '../parts/event-mail-texts.ts';
import type { Letter, MailKind, Unsendable } from '../delivery/mail-kind.ts';

/** Which reservation of which event, as of which of its changes. */
const ReservationFacts = z.object({ event_rv_id: z.string(), event_id: z.string(), version: z.number() });
type ReservationFacts = z.infer<typeof ReservationFacts>;

/** Where mails about a reservation go while it stands: nowhere without a confirmed mailbox (ACCOUNT-14). */
export const addressOf = ({ confirmed, email }: PlainReservation): string => (confirmed ? email : '');

const compose = async (
  context: NotifyContext,
  reason: EventMailReason,
  { event_rv_id, event_id }: ReservationFacts,
): Promise<Letter | Unsendable> => {
  const reservation = await findReservation(context.reservations, event_rv_id);
  const [event] = await findEvents(context, [event_id]);
  const stands = reservation?.state === 'reserved';
  if (!reservation || !event || (!stands && reason !== 'deleted')) return 'mail_object_gone';
  const to = reason === 'deleted' ? reservation.farewell : addressOf(reservation);
  if (to === '') return 'mail_no_recipient';
  const lanTp = resolveLanTp(reservation.lan_tp);
  const { publicOrigin } = context.config;
  const stop = stopLinks(context.config, `event-${reason}`, reservation.mem_id, lanTp);
  const mail = eventMail({ reason, lanTp, to, reservation, event, publicOrigin, stop });
  const calendar = await calendarForMail(context, eventFacts(reservation, event), mail);
  return {
    mail: { ...mail, ...calendar },
    object_id: event_rv_id,
    mem_id: reservation.mem_id,
  };
};

const kind = (reason: EventMailReason): MailKind<ReservationFacts> => ({
  name: `event-${reason}`,
  facts: ReservationFacts,
  idOf: ({ event_rv_id, version }) => `${event_rv_id}.${reason}.${version}`,
  compose: (context, facts) => compose(context, reason, facts),
  perMailbox: 'event-mails',
});

/**
 * Tell whoever reserved that a reservation was made, changed or deleted, or that its event is near, in the reservation's language
 * (EVENT-8). The address of a deleted reservation is forgotten afterwards.
 */
export const eventMailKinds: Readonly<Record<EventMailReason, MailKind<ReservationFacts>>> = {
  made: kind('made'),
  changed: kind('changed'),
  deleted: {
    ...kind('deleted'),
    afterwards: ({ reservations }, { event_rv_id }) => forgetFarewell(reservations, event_rv_id),
  },
  'reminder-due': kind('reminder-due'),
};
