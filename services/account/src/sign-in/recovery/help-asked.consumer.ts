import { resolveLanTp } from '@narae/contracts/languages';
import { memberHelpAskedV1 } from '@narae/events';
import { consumeWithInbox } from '@narae/service-kit';
import type { AccountContext } from '../../context.ts';
import { mailHelp } from './mail-help.ts';

/** Help with signing in is mailed after the answer, also where the mail server was away at that moment (ACCOUNT-7). */
export const consumeHelpAsked = (context: AccountContext): Promise<() => Promise<void>> =>
  consumeWithInbox(context, {
    name: 'account-help',
    events: [memberHelpAskedV1],
    handle: ({ id }, { mem_id, help, lan_tp }) =>
      mailHelp(context, { mem_id, help, lan_tp: resolveLanTp(lan_tp) }, `account-${id}`),
  });
