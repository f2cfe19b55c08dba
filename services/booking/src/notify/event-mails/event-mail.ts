import type { LanTp } from '@narae/contracts';
import { textIn } from '@narae/contracts/localized';
import { formatDate } from '@narae/i18n/format';
import { writeMail, type Mail, type StopLinks, stopLinks } from '@narae/service-kit';
import { resolveLanTp } from '@narae/contracts/languages';
import { z } from 'zod';
import { type KnownEvent, findEvents } from '../../catalog/index.ts';
import { type PlainReservation, findReservation, forgetFarewell } from '../../events/index.ts';
import { eventMailTexts, type EventMailReason } from '../parts/event-mail-texts.ts';
import { mailWords, row, toMyInfo } from '../parts/mail-parts.ts';
import { orderMailLabels } from '../parts/order-mail-labels.ts';
import { eventFacts } from '../calendar/calendar-facts.rules.ts';
import { calendarForMail } from '../calendar/calendars.ts';
import type { NotifyContext } from '../context.ts';
import type { Letter, MailKind, Unsendable } from '../delivery/deliver-mail.ts';

interface EventMailFacts {
  readonly reason: EventMailReason;
  readonly lanTp: LanTp;
  readonly to: string;
  readonly reservation: Pick<PlainReservation, 'event_rv_id' | 'people'>;
  readonly event: KnownEvent;
  readonly publicOrigin: string;
  /** Links to stop mails of this kind, where that is possible (MAIL-4). */
  readonly stop: StopLinks | undefined;
}

/** In the reservation's language; people by name alone. */
export const eventMail = ({
  reason,
  lanTp,
  to,
  reservation,
  event,
  publicOrigin,
  stop,
}: EventMailFacts): Mail => {
  const { subjects, bodies, labels, closing, farewell } = eventMailTexts[lanTp];
  const order = orderMailLabels[lanTp];
  const title = textIn(event.titles, lanTp);
  const names = reservation.people.map(({ mem_nm }) => mem_nm);
  const day = (ymd: string): string => formatDate(ymd, lanTp, 'day');
  const stands = reason !== 'deleted';
  return writeMail({
    kind: `event-${reason}`,
    stop,
    to,
    lan_tp: lanTp,
    subject: `${subjects[reason]} · ${title}`,
    greeting: stands ? order.greeting(names[0] ?? '') : mailWords[lanTp].greeting,
    body: bodies[reason],
    sections: [
      {
        rows: [
          ...row(labels.reservation, reservation.event_rv_id),
          ...row(labels.event, title),
          ...row(order.date, day(event.event_day)),
          ...row(order.place, event.places ? textIn(event.places, lanTp) : ''),
          ...(stands ? row(labels.people, ...names) : []),
          ...(stands ? row(labels.changes, order.until(day(event.end_day))) : []),
          ...(stands ? row(labels.fee, labels.free) : []),
        ],
      },
    ],
    action: toMyInfo(lanTp, publicOrigin),
    closing: stands ? closing : farewell,
  });
};

const ReservationFacts = z.object({ event_rv_id: z.string(), event_id: z.string(), version: z.number() });
type ReservationFacts = z.infer<typeof ReservationFacts>;

/** Empty without a confirmed mailbox (ACCOUNT-14). */
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

/** In the reservation's language (EVENT-8). The address of a deleted one is forgotten afterwards. */
export const eventMailKinds: Readonly<Record<EventMailReason, MailKind<ReservationFacts>>> = {
  made: kind('made'),
  changed: kind('changed'),
  deleted: {
    ...kind('deleted'),
    afterwards: ({ reservations }, { event_rv_id }) => forgetFarewell(reservations, event_rv_id),
  },
  'reminder-due': kind('reminder-due'),
};
