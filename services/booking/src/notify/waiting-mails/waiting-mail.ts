import type { LanTp, WaitingKind } from '@narae/contracts';
import { textIn } from '@narae/contracts/localized';
import { formatDate, formatNumber } from '@narae/i18n/format';
import { writeMail, type Mail, type StopLinks } from '@narae/service-kit';
import type { QueueTarget } from '../../waiting-list/index.ts';
import { row, toMyInfo } from '../parts/mail-parts.ts';
import { mailWords } from '../parts/mail-words.ts';
import { orderMailLabels } from '../parts/order-mail-labels.ts';
import { waitingMailTexts, type WaitingMailReason } from './waiting-mail-texts.ts';

/** What a mail about an entry of a waiting list is made from. */
export interface WaitingMailFacts {
  readonly reason: WaitingMailReason;
  readonly lanTp: LanTp;
  readonly to: string;
  readonly entry: {
    readonly kind: WaitingKind;
    readonly seats: number;
    readonly offer_ends_at: Date | null;
  };
  readonly target: Pick<QueueTarget, 'titles' | 'day'>;
  readonly publicOrigin: string;
  /** Where the mail is stopped (MAIL-4). */
  readonly stop: StopLinks | undefined;
}

/** The mail in the language of the entry: what somebody waits for, for how many, and until when an offer lasts (SEAT-7). */
export const waitingMail = ({
  reason,
  lanTp,
  to,
  entry,
  target,
  publicOrigin,
  stop,
}: WaitingMailFacts): Mail => {
  const { subjects, bodies, reminder, labels, notes } = waitingMailTexts[lanTp];
  const order = orderMailLabels[lanTp];
  const title = textIn(target.titles, lanTp);
  const reminds = entry.kind === 'opening' && reason === 'joined';
  const { offer_ends_at: end } = reason === 'offered' ? entry : { offer_ends_at: null };
  const note = reason === 'offered' || (reason === 'joined' && !reminds) ? [notes[reason]] : [];
  return writeMail({
    kind: `waiting-${reason}`,
    stop,
    to,
    lan_tp: lanTp,
    subject: `${reminds ? reminder.subject : subjects[reason]} · ${title}`,
    greeting: title,
    body: reminds ? reminder.body : bodies[reason],
    sections: [
      {
        rows: [
          ...row(labels.target, title),
          ...row(order.date, formatDate(target.day, lanTp, 'day')),
          ...row(labels.party, entry.seats > 0 ? formatNumber(entry.seats, lanTp) : ''),
          ...row(labels.until, end ? mailWords[lanTp].seoulTime(formatDate(end, lanTp, 'time')) : ''),
        ],
        notes: note,
      },
    ],
    action: toMyInfo(lanTp, publicOrigin),
    closing: order.closing,
  });
};
