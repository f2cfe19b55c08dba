import { memberRegisteredV1, memberLinkAskedV1, memberHelpAskedV1, memberChangedV1 } from '@narae/events';
import { consumeWithInbox } from '@narae/service-kit';
import { resolveLanTp } from '@narae/contracts/languages';
import type { SignInContext } from './context.ts';
import { mailConfirmation, mailFirstConfirmation } from './mailbox/confirm-mailbox.ts';
import { mailNewAddress } from './mailbox/change-email.ts';
import { mailHelp } from './recovery/find-account.ts';
import { finishRemovals } from './linking/providers-of.ts';

/** Confirmation links, also after a failure of the mail server. */
export const consumeRegistrations = (context: SignInContext): Promise<() => Promise<void>> =>
  consumeWithInbox(context, {
    name: 'account-confirmations',
    events: [memberRegisteredV1],
    handle: ({ id }, { mem_id }) => mailFirstConfirmation(context, mem_id, `account-${id}`),
  });

/** After the answer, also after a failure of the mail server. */
export const consumeLinksAsked = (context: SignInContext): Promise<() => Promise<void>> =>
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

/** After the answer, also after a failure of the mail server (ACCOUNT-7). */
export const consumeHelpAsked = (context: SignInContext): Promise<() => Promise<void>> =>
  consumeWithInbox(context, {
    name: 'account-help',
    events: [memberHelpAskedV1],
    handle: ({ id }, { mem_id, help, lan_tp }) =>
      mailHelp(context, { mem_id, help, lan_tp: resolveLanTp(lan_tp) }, `account-${id}`),
  });

/** Finishes removals of providers, also after a crash (ACCOUNT-10). */
export const consumeProviderRemovals = (context: SignInContext): Promise<() => Promise<void>> =>
  consumeWithInbox(context, {
    name: 'account-provider-removals',
    events: [memberChangedV1],
    concerns: ({ kind }) => kind === 'provider_removed',
    handle: (_event, { mem_id }) => finishRemovals(context, mem_id),
  });
