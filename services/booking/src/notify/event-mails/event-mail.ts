import type { LanTp } from '@narae/contracts';
import { textIn } from '@narae/contracts/localized';
import { formatDate } from '@narae/i18n/format';
import { writeMail, type Mail, type StopLinks } from '@narae/service-kit';
import type { KnownEvent } from '../../catalog/index.ts';
import type { PlainReservation } from '../../events/index.ts';
import { eventMailTexts, type EventMailReason } from '../parts/event-mail-texts.ts';
import { row, toMyInfo } from '../parts/mail-parts.ts';
import { mailWords } from '../parts/mail-words.ts';
import { orderMailLabels } from '../parts/order-mail-labels.ts';

/** What a mail about a reservation is made from. */
export interface EventMailFacts {
  readonly reason: EventMailReason;
  readonly lanTp: LanTp;
  readonly to: string;
  readonly reservation: Pick<PlainReservation, 'event_rv_id' | 'people'>;
  readonly event: KnownEvent;
  readonly publicOrigin: string;
  /** Where the mail is stopped, of a reason that can be (MAIL-4). */
  readonly stop: StopLinks | undefined;
}

/** The mail in the reservation's language: the event, who comes, by name alone, and until when it may be changed (EVENT-8). */
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
