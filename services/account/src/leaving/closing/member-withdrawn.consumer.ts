import { memberWithdrawnV1 } from '@narae/events';
import { consumeWithInbox } from '@narae/service-kit';
import type { AccountContext } from '../../context.ts';
import { eraseAccount } from './erase-account.ts';

/** Erases what account has of a member who left, also where the process was killed while they did (ACCOUNT-11). */
export const consumeMemberWithdrawn = (context: AccountContext): Promise<() => Promise<void>> =>
  consumeWithInbox(context, {
    name: 'account-withdrawals',
    events: [memberWithdrawnV1],
    handle: (_event, { mem_id }) => eraseAccount(context, mem_id),
  });
