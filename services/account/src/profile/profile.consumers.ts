import { memberChangedV1 } from '@narae/events';
import { consumeWithInbox } from '@narae/service-kit';
import type { ProfileContext } from './context.ts';
import { tellSeen } from './seen-names.ts';
import { recordActivity } from './activity/activity.ts';

/** The member's posts show the new nickname and picture (COMMUNITY-8). */
export const consumeProfileChanges = (context: ProfileContext): Promise<() => Promise<void>> =>
  consumeWithInbox(context, {
    name: 'account-profiles',
    events: [memberChangedV1],
    concerns: ({ kind }) => kind === 'profile_changed',
    handle: (_event, { mem_id }) => tellSeen(context, mem_id),
  });

/** The members' logs and mails (ACCOUNT-21). */
export const consumeMemberChanges = (context: ProfileContext): Promise<() => Promise<void>> =>
  consumeWithInbox(context, {
    name: 'account-activity',
    events: [memberChangedV1],
    handle: (event, change) => recordActivity(context, event, change),
  });
