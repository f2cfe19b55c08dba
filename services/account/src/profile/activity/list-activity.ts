import type { ActivityKind, MyActivity } from '@narae/contracts';
import type { AccountContext } from '../../context.ts';
import type { StoredActivity } from './activity.model.ts';
import { findActivities, findAllActivities } from './activity.queries.ts';

const shown = ({ _id: id, mem_id: _mem_id, kind, at, ...facts }: StoredActivity): MyActivity => ({
  id,
  kind: kind as ActivityKind,
  at: at.toISOString(),
  ...facts,
});

/** What was done with a member's account, the newest first, a page at a time (ACCOUNT-21). */
export const listActivity = async (
  { activities }: Pick<AccountContext, 'activities'>,
  mem_id: string,
  after: { at: string; id: string } | undefined,
): Promise<MyActivity[]> => {
  const older = after && { at: new Date(after.at), _id: after.id };
  return (await findActivities(activities, mem_id, older)).map(shown);
};

/** Everything that was done with an account, as it is kept: for the member's export (ACCOUNT-40). */
export const activityOf = async (
  { activities }: Pick<AccountContext, 'activities'>,
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
