import type { AccountContext } from '../../context.ts';
import { deleteActivitiesOf } from './activity.queries.ts';

/** Erases the log of a member who left (ACCOUNT-11). */
export const forgetActivity = (
  { activities }: Pick<AccountContext, 'activities'>,
  mem_id: string,
): Promise<void> => deleteActivitiesOf(activities, mem_id);
