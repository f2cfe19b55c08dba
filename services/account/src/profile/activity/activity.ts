import type { EventEnvelope } from '@narae/events';
import { whoStays, type Joined } from '@narae/service-kit';
import type { MyActivity } from '@narae/contracts';
import type { ActivityKind } from '@narae/contracts/activity-kinds';
import type { ProfileContext } from '../context.ts';
import { findMember } from '../../kernel/index.ts';
import { accountMail, confirmedRecipient, isMailed } from '../../mail/index.ts';
import { findSession } from '../../sessions/index.ts';
import { tellOldAddresses } from '../../sign-in/index.ts';
import {
  deleteActivitiesOf,
  findActivities,
  findAllActivities,
  giveActivities,
  insertActivity,
  type StoredActivity,
} from './activity.model.ts';

interface MemberChanged {
  readonly mem_id: string;
  readonly kind: string;
  readonly by: 'member' | 'admin' | 'operator';
  readonly sid: string | null;
  readonly reason: string;
}

/** Logs a change and mails it where the member has to know (ACCOUNT-21); nothing of a member who left meanwhile. */
export const recordActivity = async (
  context: ProfileContext,
  { id, occurred_at }: Pick<EventEnvelope, 'id' | 'occurred_at'>,
  { mem_id: told, kind, by, sid, reason }: MemberChanged,
): Promise<void> => {
  // An event that comes late may name an account that was merged (ACCOUNT-36).
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
  const recipient = confirmedRecipient(member);
  if (recipient && isMailed(kind)) {
    const { publicOrigin } = context.config;
    const facts = { change: kind, at, device: user_agent_label, reason, publicOrigin };
    await context.mail.send({ ...accountMail('account-changed', recipient, facts), id: `account-${id}` });
  }
  if (kind === 'email_changed') await tellOldAddresses(context, member, id);
};

const shown = ({ _id: id, mem_id: _mem_id, kind, at, ...facts }: StoredActivity): MyActivity => ({
  id,
  kind: kind as ActivityKind,
  at: at.toISOString(),
  ...facts,
});

/** The newest first (ACCOUNT-21). */
export const listActivity = async (
  { activities }: Pick<ProfileContext, 'activities'>,
  mem_id: string,
  after: { at: string; id: string } | undefined,
): Promise<MyActivity[]> => {
  const older = after && { at: new Date(after.at), _id: after.id };
  return (await findActivities(activities, mem_id, older)).map(shown);
};

/** All rows, for the export (ACCOUNT-40). */
export const activityOf = async (
  { activities }: Pick<ProfileContext, 'activities'>,
  mem_id: string,
): Promise<Omit<StoredActivity, '_id' | 'mem_id'>[]> => {
  const rows = await findAllActivities(activities, mem_id);
  return rows.map(({ kind, by, user_agent_label, network, method, at }) => ({
    kind,
    by,
    user_agent_label,
    network,
    method,
    at,
  }));
};

/** Called when a member has left (ACCOUNT-11). */
export const forgetActivity = (
  { activities }: Pick<ProfileContext, 'activities'>,
  mem_id: string,
): Promise<void> => deleteActivitiesOf(activities, mem_id);

export const moveActivity = (
  { activities }: Pick<ProfileContext, 'activities'>,
  joined: Joined,
): Promise<void> => giveActivities(activities, joined);
