import { memberWithdrawnV1 } from '@narae/events';
import { consumeWithInbox } from '@narae/service-kit';
import type { DeskContext } from '../context.ts';
import { memberLeft } from './members.ts';

/** Erases what a member who withdrew has written (ACCOUNT-11). */
export const consumeMemberWithdrawn = (context: DeskContext): Promise<() => Promise<void>> =>
  consumeWithInbox(context, {
    name: 'community-withdrawals',
    events: [memberWithdrawnV1],
    handle: (_event, { mem_id }) => memberLeft(context, mem_id),
  });
