import { resolveLanTp } from '@narae/contracts/languages';
import { memberLinkAskedV1 } from '@narae/events';
import { consumeWithInbox } from '@narae/service-kit';
import type { AccountContext } from '../../context.ts';
import { mailNewAddress } from './mail-new-address.ts';
import { mailConfirmation } from './send-confirmation.ts';

/** Links that members ask for are mailed after the answer, also where the mail server was away at that moment. */
export const consumeLinksAsked = (context: AccountContext): Promise<() => Promise<void>> =>
  consumeWithInbox(context, {
    name: 'account-links',
    events: [memberLinkAskedV1],
    handle: ({ id, version }, { mem_id, link, lan_tp }) => {
      const mail = { id: `account-${id}`, lan_tp: resolveLanTp(lan_tp) };
      return link === 'email'
        ? mailNewAddress(context, { mem_id, version }, mail)
        : mailConfirmation(context, mem_id, mail);
    },
  });
