import type { LanTp, WaitingKind } from '@narae/contracts';
import { textIn } from '@narae/contracts/localized';
import {
  type EventDefinition,
  waitingEndedV1,
  waitingJoinedV1,
  waitingOfferedV1,
  waitingOpenedV1,
  waitingRanOutV1,
} from '@narae/events';
import { formatNumber, formatWhen } from '@narae/i18n/format';
import { writeMail, type Mail, type StopLinks, stopLinks } from '@narae/service-kit';
import { resolveLanTp } from '@narae/contracts/languages';
import { z } from 'zod';
import { type QueueTarget, findWaiting } from '../../waiting-list/index.ts';
import type { NotifyContext } from '../context.ts';
import { row, seoulTime, toMyInfo } from '../mail-parts.ts';
import { mailTexts } from '../texts.ts';
import { type ComposedMail, mailKind, type MailKind, type Unsendable, when } from './mail-kind.ts';

/** Reason of a mail about a waiting list (SEAT-7). */
export type WaitingMailReason = 'joined' | 'offered' | 'ran-out' | 'opened' | 'ended';

export interface WaitingMailFacts {
  readonly reason: WaitingMailReason;
  readonly lanTp: LanTp;
  readonly to: string;
  readonly entry: {
    readonly kind: WaitingKind;
    readonly seats: number;
    readonly offer_ends_at: Date | null;
  };
  readonly target: Pick<QueueTarget, 'titles' | 'day' | 'start_time'>;
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
  const t = mailTexts(lanTp);
  const title = textIn(target.titles, lanTp);
  const reminds = entry.kind === 'opening' && reason === 'joined';
  const { offer_ends_at: end } = reason === 'offered' ? entry : { offer_ends_at: null };
  const text = reminds ? 'reminder' : reason;
  const note = text === 'offered' || text === 'joined' ? [t(`waiting_${text}_note`)] : [];
  return writeMail({
    kind: `waiting-${reason}`,
    stop,
    to,
    lan_tp: lanTp,
    subject: `${t(`waiting_${text}_subject`)} · ${title}`,
    greeting: title,
    body: t(`waiting_${text}_body`),
    sections: [
      {
        rows: [
          ...row(t('waiting_target'), title),
          ...row(
            t('date'),
            formatWhen({ ymd_format: target.day, start_time: target.start_time }, lanTp, 'day'),
          ),
          ...row(t('waiting_party'), entry.seats > 0 ? formatNumber(entry.seats, lanTp) : ''),
          ...row(t('waiting_until'), end ? seoulTime(end, lanTp) : ''),
        ],
        notes: note,
      },
    ],
    action: toMyInfo(lanTp, publicOrigin),
    closing: t('closing'),
  });
};

const WaitingFacts = z.object({ waiting_id: z.string(), version: z.number() });
type WaitingFacts = z.infer<typeof WaitingFacts>;

const compose = async (
  context: NotifyContext,
  reason: WaitingMailReason,
  { waiting_id }: WaitingFacts,
): Promise<ComposedMail | Unsendable> => {
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

const kind = (
  reason: WaitingMailReason,
  event: EventDefinition<typeof waitingJoinedV1.data>,
): MailKind<WaitingFacts> =>
  mailKind({
    when: [when('booking-waiting-mails', event, ({ waiting_id }, version) => ({ waiting_id, version }))],
    facts: WaitingFacts,
    idOf: ({ waiting_id, version }) => `${waiting_id}.${reason}.${version}`,
    compose: (context, facts) => compose(context, reason, facts),
    perMailbox: 'waiting-mails',
  });

/** To the member, in the language of the entry (SEAT-7). */
export const waitingMails = {
  'waiting-joined': kind('joined', waitingJoinedV1),
  'waiting-offered': kind('offered', waitingOfferedV1),
  'waiting-ran-out': kind('ran-out', waitingRanOutV1),
  'waiting-opened': kind('opened', waitingOpenedV1),
  'waiting-ended': kind('ended', waitingEndedV1),
};
