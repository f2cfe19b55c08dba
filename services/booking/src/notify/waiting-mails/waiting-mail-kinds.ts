import { resolveLanTp } from '@narae/contracts/languages';
import { stopLinks } from '@narae/service-kit';
import { z } from 'zod';
import type { NotifyContext } from '../context.ts';
import { findWaiting } from '../../waiting-list/index.ts';
import type { Letter, MailKind, Unsendable } from '../delivery/mail-kind.ts';
import { waitingMail } from './waiting-mail.ts';
import type { WaitingMailReason } from './waiting-mail-texts.ts';

/** Which entry, as of which of its changes. */
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
  // An offer that is over by now is nothing to write about; nobody queued for an opening that never came.
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

/** Tell whoever waits that they do, that they are offered something, and how it ended, in the language of the entry (SEAT-7). */
export const waitingMailKinds: Readonly<Record<WaitingMailReason, MailKind<WaitingFacts>>> = {
  joined: kind('joined'),
  offered: kind('offered'),
  'ran-out': kind('ran-out'),
  opened: kind('opened'),
  ended: kind('ended'),
};
