import type { ActivityKind, MyActivity } from '@narae/contracts';
import type { AccountContext } from '../context.ts';
import type { StoredActivity } from './activity.model.ts';
import { findActivities } from './activity.queries.ts';

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
