import type { LanTp } from '@narae/contracts';
import { textIn } from '@narae/contracts/localized';
import {
  type EventDefinition,
  eventReservationChangedV1,
  eventReservationDeletedV1,
  eventReservationMadeV1,
  eventReservationMessageDueV1,
  eventReservationReminderDueV1,
} from '@narae/events';
import { formatDate, formatWhen } from '@narae/i18n/format';
import { writeMail, type Mail, type StopLinks, stopLinks } from '@narae/service-kit';
import { resolveLanTp } from '@narae/contracts/languages';
import { z } from 'zod';
import { type KnownEvent, findEvents } from '../../catalog/index.ts';
import {
  type EventMessage,
  findReservation,
  forgetFarewell,
  type PlainReservation,
  readMessage,
  settleMessage,
} from '../../events/index.ts';
import { eventFacts } from '../calendar/calendar-facts.rules.ts';
import { calendarForMail } from '../calendar/calendars.ts';
import type { NotifyContext } from '../context.ts';
import { row, toMyInfo } from '../mail-parts.ts';
import { mailTexts } from '../texts.ts';
import { type ComposedMail, mailKind, type MailKind, type Unsendable, when } from './mail-kind.ts';

/** Reason of a mail about a reservation (EVENT-8). */
type EventMailReason = 'made' | 'changed' | 'deleted' | 'reminder-due';

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
  const t = mailTexts(lanTp);
  const title = textIn(event.titles, lanTp);
  const names = reservation.people.map(({ mem_nm }) => mem_nm);
  const day = (ymd: string): string => formatDate(ymd, lanTp, 'day');
  const stands = reason !== 'deleted';
  return writeMail({
    kind: `event-${reason}`,
    stop,
    to,
    lan_tp: lanTp,
    subject: `${t(`event_${reason}_subject`)} · ${title}`,
    greeting: stands ? t('greeting', { name: names[0] ?? '' }) : t('greeting_unnamed'),
    body: t(`event_${reason}_body`),
    sections: [
      {
        rows: [
          ...row(t('event_reservation'), reservation.event_rv_id),
          ...row(t('event_event'), title),
          ...row(t('date'), day(event.event_day)),
          ...row(t('place'), event.places ? textIn(event.places, lanTp) : ''),
          ...(stands ? row(t('event_people'), ...names) : []),
          ...(stands ? row(t('event_changes'), t('until', { day: day(event.end_day) })) : []),
          ...(stands ? row(t('event_fee'), t('event_free')) : []),
        ],
      },
    ],
    action: toMyInfo(lanTp, publicOrigin),
    closing: t(stands ? 'event_closing' : 'event_farewell'),
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
): Promise<ComposedMail | Unsendable> => {
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

const MessageFacts = z.object({ event_rv_id: z.string(), event_id: z.string(), message_id: z.string() });
type MessageFacts = z.infer<typeof MessageFacts>;

interface MessageMailFacts {
  readonly to: string;
  readonly lanTp: LanTp;
  readonly event: KnownEvent;
  readonly reservation: Pick<PlainReservation, 'event_rv_id' | 'people'>;
  readonly message: Pick<EventMessage, 'subjects' | 'texts'>;
  readonly publicOrigin: string;
}

export const messageMail = ({
  to,
  lanTp,
  event,
  reservation,
  message,
  publicOrigin,
}: MessageMailFacts): Mail => {
  const t = mailTexts(lanTp);
  const lines = textIn(message.texts, lanTp).split('\n');
  return writeMail({
    kind: 'event-message',
    to,
    lan_tp: lanTp,
    subject: textIn(message.subjects, lanTp),
    greeting: t('greeting', { name: reservation.people[0]?.mem_nm ?? '' }),
    body: t('event_message_body'),
    sections: [
      { rows: [], notes: lines.filter((line) => line.trim() !== '') },
      {
        rows: [
          ...row(t('event_event'), textIn(event.titles, lanTp)),
          ...row(t('date'), formatWhen({ ...event, ymd_format: event.event_day }, lanTp, 'day')),
          ...row(t('event_reservation'), reservation.event_rv_id),
        ],
      },
    ],
    action: toMyInfo(lanTp, publicOrigin),
    closing: t('event_message_closing'),
  });
};

const composeMessage = async (
  context: NotifyContext,
  { event_rv_id, event_id, message_id }: MessageFacts,
): Promise<ComposedMail | Unsendable> => {
  const reservation = await findReservation(context.reservations, event_rv_id);
  const message = await readMessage(context, message_id);
  const [event] = await findEvents(context, [event_id]);
  if (reservation?.state !== 'reserved' || !message || !event) return 'mail_object_gone';
  const to = addressOf(reservation);
  if (to === '') return 'mail_no_recipient';
  const lanTp = resolveLanTp(reservation.lan_tp);
  const { publicOrigin } = context.config;
  const mail = messageMail({ to, lanTp, event, reservation, message, publicOrigin });
  return { mail, object_id: event_rv_id, mem_id: reservation.mem_id };
};

const kind = (
  reason: EventMailReason,
  event: EventDefinition<typeof eventReservationMadeV1.data>,
): MailKind<ReservationFacts> =>
  mailKind({
    when: [
      when('booking-event-mails', event, ({ event_rv_id, event_id }, version) => ({
        event_rv_id,
        event_id,
        version,
      })),
    ],
    facts: ReservationFacts,
    idOf: ({ event_rv_id, version }) => `${event_rv_id}.${reason}.${version}`,
    compose: (context, facts) => compose(context, reason, facts),
    perMailbox: 'event-mails',
  });

/** To the member, in the reservation's language (EVENT-8). */
export const eventMails = {
  'event-made': kind('made', eventReservationMadeV1),
  'event-changed': kind('changed', eventReservationChangedV1),
  /** The address of a deleted one is forgotten afterwards. */
  'event-deleted': {
    ...kind('deleted', eventReservationDeletedV1),
    afterwards: ({ reservations }: NotifyContext, { event_rv_id }: ReservationFacts) =>
      forgetFarewell(reservations, event_rv_id),
  },
  'event-reminder-due': kind('reminder-due', eventReservationReminderDueV1),
  /** Of the organiser, in the member's language or its fallback (EVENT-12). */
  'event-message': mailKind({
    when: [
      when(
        'booking-organiser-mails',
        eventReservationMessageDueV1,
        ({ event_rv_id, event_id, message_id }) => ({ event_rv_id, event_id, message_id }),
      ),
    ],
    facts: MessageFacts,
    idOf: ({ event_rv_id, message_id }) => `${event_rv_id}.message.${message_id}`,
    compose: composeMessage,
    perMailbox: 'event-mails',
    afterwards: (context, { event_rv_id, message_id }, outcome) =>
      settleMessage(context, event_rv_id, message_id, outcome),
  }),
};
