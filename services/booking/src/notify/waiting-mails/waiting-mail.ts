import type { LanTp, WaitingKind } from '@narae/contracts';
import { textIn } from '@narae/contracts/localized';
import { formatDate, formatNumber } from '@narae/i18n/format';
import { writeMail, type Mail, type StopLinks, stopLinks } from '@narae/service-kit';
import { resolveLanTp } from '@narae/contracts/languages';
import { z } from 'zod';
import { type QueueTarget, findWaiting } from '../../waiting-list/index.ts';
import { mailWords, row, toMyInfo } from '../parts/mail-parts.ts';
import { orderMailLabels } from '../parts/order-mail-labels.ts';
import { waitingMailTexts, type WaitingMailReason } from './waiting-mail-texts.ts';
import type { NotifyContext } from '../context.ts';
import type { Letter, MailKind, Unsendable } from '../delivery/deliver-mail.ts';

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
  /** Links to stop these mails (MAIL-4). */
  readonly stop: StopLinks | undefined;
}

/** In the language of the entry (SEAT-7). */
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

const WaitingFacts = z.object({ waiting_id: z.string(), version: z.number() });
type WaitingFacts = z.infer<typeof WaitingFacts>;

const compose = async (
  context: NotifyContext,
  reason: WaitingMailReason,
  { waiting_id }: WaitingFacts,
): Promise<Letter | Unsendable> => {
  const found = await findWaiting(context, waiting_id);
  if (!found) return 'mail_object_gone';
  const { entry, target } = found;
  // No mail about an offer that is over, or an opening that never came.
  const late = reason === 'offered' && entry.state !== 'offered';
  if (late || (reason === 'ended' && entry.kind === 'opening')) return 'mail_object_gone';
  if (!entry.confirmed) return 'mail_no_recipient';
  const lanTp = resolveLanTp(entry.lan_tp);
  const { publicOrigin } = context.config;
  const stop = stopLinks(context.config, `waiting-${reason}`, entry.mem_id, lanTp);
  return {
    mail: waitingMail({ reason, lanTp, to: entry.email, entry, target, publicOrigin, stop }),
    object_id: waiting_id,
    mem_id: entry.mem_id,
  };
};

const kind = (reason: WaitingMailReason): MailKind<WaitingFacts> => ({
  name: `waiting-${reason}`,
  facts: WaitingFacts,
  idOf: ({ waiting_id, version }) => `${waiting_id}.${reason}.${version}`,
  compose: (context, facts) => compose(context, reason, facts),
  perMailbox: 'waiting-mails',
});

/** In the language of the entry (SEAT-7). */
export const waitingMailKinds: Readonly<Record<WaitingMailReason, MailKind<WaitingFacts>>> = {
  joined: kind('joined'),
  offered: kind('offered'),
  'ran-out': kind('ran-out'),
  opened: kind('opened'),
  ended: kind('ended'),
};
