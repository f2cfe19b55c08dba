import type { EventEnvelope } from '@narae/events';
import { whoStays } from '@narae/service-kit';
import type { AccountContext } from '../../context.ts';
import { findSession } from '../../sessions/session.queries.ts';
import { tellOldAddresses } from '../../sign-in/mailbox/tell-old-addresses.ts';
import { findMember } from '../../kernel/member.queries.ts';
import { insertActivity } from './activity.queries.ts';
import { changeMail } from './change-mail.ts';

interface MemberChanged {
  readonly mem_id: string;
  readonly kind: string;
  readonly by: 'member' | 'admin' | 'operator';
  readonly sid: string | null;
  readonly reason: string;
}

/**
 * Writes what was done into the member's log, and mails it where the member has to know (ACCOUNT-21). Nothing is kept of
 * somebody who has left meanwhile.
 */
export const recordActivity = async (
  context: AccountContext,
  { id, occurred_at }: Pick<EventEnvelope, 'id' | 'occurred_at'>,
  { mem_id: told, kind, by, sid, reason }: MemberChanged,
): Promise<void> => {
  // Told late, it may name an account that was joined to another one (ACCOUNT-36).
  const mem_id = await whoStays(context.store, told);
  const member = await findMember(context.members, mem_id);
  if (!member) return;
  const session = sid === null ? null : await findSession(context.sessions, sid);
  const at = new Date(occurred_at);
  const { user_agent_label = '', network = '', method = '' } = session ?? {};
  await insertActivity(context.activities, {
    _id: id,
    mem_id,
    kind,
    by,
    user_agent_label,
    network,
    method,
    at,
  });
  const mail = changeMail(kind, member, { at, user_agent_label, reason }, context.config.publicOrigin);
  if (mail) await context.mail.send({ ...mail, id: `account-${id}` });
  if (kind === 'email_changed') await tellOldAddresses(context, member, id);
};
