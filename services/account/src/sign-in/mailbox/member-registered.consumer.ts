import { memberRegisteredV1 } from '@narae/events';
import { consumeWithInbox } from '@narae/service-kit';
import type { AccountContext } from '../../context.ts';
import { mailConfirmation } from './send-confirmation.ts';

/** Who has joined gets the link that confirms the mailbox, also where the mail server was away at that moment. */
export const consumeRegistrations = (context: AccountContext): Promise<() => Promise<void>> =>
  consumeWithInbox(context, {
    name: 'account-confirmations',
    events: [memberRegisteredV1],
    handle: ({ id }, { mem_id }) => mailConfirmation(context, mem_id, { id: `account-${id}` }),
  });
