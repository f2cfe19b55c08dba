import type { LanTp } from '@narae/contracts';
import { resolveLanTp } from '@narae/contracts/languages';
import { textIn } from '@narae/contracts/localized';
import { formatDate } from '@narae/i18n/format';
import { writeMail, type Mail } from '@narae/service-kit';
import { z } from 'zod';
import { findEvents, type KnownEvent } from '../../catalog/index.ts';
import {
  type EventMessage,
  findReservation,
  type PlainReservation,
  readMessage,
  settleMessage,
} from '../../events/index.ts';
import type { NotifyContext } from '../context.ts';
import { addressOf } from './event-mail.ts';
import { eventMailTexts } from '../parts/event-mail-texts.ts';
import type { Letter, MailKind, Unsendable } from '../delivery/deliver-mail.ts';
import { row, toMyInfo } from '../parts/mail-parts.ts';
import { findMail } from '../delivery/mail-record.queries.ts';
import { orderMailLabels } from '../parts/order-mail-labels.ts';

interface EventMessageTexts {
  readonly body: string;
  readonly closing: string;
}

/** Text around an organiser's message (EVENT-12). */
export const eventMessageTexts: Readonly<Record<LanTp, EventMessageTexts>> = {
  CHN: { body: '您预约的活动有来自主办方的消息：', closing: '您收到此邮件，是因为您预约了该活动。' },
  KOR: {
    body: '예약하신 이벤트의 주최 측에서 알려 드립니다.',
    closing: '이 메일은 이벤트를 예약하신 분께 보내 드립니다.',
  },
  ENG: {
    body: 'The organiser of your event has a message for you:',
    closing: 'You receive this mail because you have reserved this event.',
  },
  JPN: {
    body: 'ご予約のイベントについて、主催者からのお知らせです。',
    closing: 'このメールは、イベントをご予約の方にお送りしています。',
  },
  VTN: {
    body: 'Ban tổ chức sự kiện bạn đã đăng ký có thông báo:',
    closing: 'Bạn nhận được thư này vì đã đăng ký sự kiện.',
  },
};

const MessageFacts = z.object({ event_rv_id: z.string(), event_id: z.string(), message_id: z.string() });
type MessageFacts = z.infer<typeof MessageFacts>;

interface Said {
  readonly to: string;
  readonly lanTp: LanTp;
  readonly event: KnownEvent;
  readonly reservation: PlainReservation;
  readonly message: EventMessage;
  readonly publicOrigin: string;
}

export const messageMail = ({ to, lanTp, event, reservation, message, publicOrigin }: Said): Mail => {
  const { body, closing } = eventMessageTexts[lanTp];
  const { labels } = eventMailTexts[lanTp];
  const order = orderMailLabels[lanTp];
  const lines = textIn(message.texts, lanTp).split('\n');
  return writeMail({
    kind: 'event-message',
    to,
    lan_tp: lanTp,
    subject: textIn(message.subjects, lanTp),
    greeting: order.greeting(reservation.people[0]?.mem_nm ?? ''),
    body,
    sections: [
      { rows: [], notes: lines.filter((line) => line.trim() !== '') },
      {
        rows: [
          ...row(labels.event, textIn(event.titles, lanTp)),
          ...row(order.date, formatDate(event.event_day, lanTp, 'day')),
          ...row(labels.reservation, reservation.event_rv_id),
        ],
      },
    ],
    action: toMyInfo(lanTp, publicOrigin),
    closing,
  });
};

const compose = async (
  context: NotifyContext,
  { event_rv_id, event_id, message_id }: MessageFacts,
): Promise<Letter | Unsendable> => {
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

const idOf = ({ event_rv_id, message_id }: MessageFacts): string => `${event_rv_id}.message.${message_id}`;

/** In the member's language, or its fallback (EVENT-12). */
export const eventMessageKind: MailKind<MessageFacts> = {
  name: 'event-message',
  facts: MessageFacts,
  idOf,
  compose,
  perMailbox: 'event-mails',
  afterwards: async (context, facts) => {
    const record = await findMail(context.mailRecords, idOf(facts));
    const outcome = record?.state === 'sent' ? 'sent' : 'skipped';
    await settleMessage(context, facts.event_rv_id, facts.message_id, outcome);
  },
};
