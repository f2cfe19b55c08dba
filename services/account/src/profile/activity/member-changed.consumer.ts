import { memberChangedV1 } from '@narae/events';
import { consumeWithInbox } from '@narae/service-kit';
import type { AccountContext } from '../../context.ts';
import { recordActivity } from './record-activity.ts';

/** Keeps the members' logs and mails what they have to know (ACCOUNT-21). */
export const consumeMemberChanges = (context: AccountContext): Promise<() => Promise<void>> =>
  consumeWithInbox(context, {
    name: 'account-activity',
    events: [memberChangedV1],
    handle: (event, change) => recordActivity(context, event, change),
  });
