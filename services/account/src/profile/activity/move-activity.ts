import type { Joined } from '@narae/service-kit';
import type { AccountContext } from '../../context.ts';
import { giveActivities } from './activity.queries.ts';

/** Makes the log of a joined account the other one's (ACCOUNT-36). */
export const moveActivity = (
  { activities }: Pick<AccountContext, 'activities'>,
  joined: Joined,
): Promise<void> => giveActivities(activities, joined);
