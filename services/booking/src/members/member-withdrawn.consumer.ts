import { memberWithdrawnV1 } from '@narae/events';
import { consumeWithInbox } from '@narae/service-kit';
import type { MembersContext } from './context.ts';
import { memberLeft } from './erase-member.ts';

/** Erases the personal data of a member who withdrew (ACCOUNT-11). */
export const consumeMemberWithdrawn = (context: MembersContext): Promise<() => Promise<void>> =>
  consumeWithInbox(context, {
    name: 'booking-withdrawals',
    events: [memberWithdrawnV1],
    handle: (_event, { mem_id }) => memberLeft(context, mem_id),
  });
