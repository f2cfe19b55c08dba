import { href } from '@narae/contracts/href';
import { formatDate } from '@narae/i18n/format';
import type { Mail } from '@narae/service-kit';
import type { StoredMember } from '../../kernel/index.ts';
import { accountMail } from '../../mail/index.ts';
import { changeTexts, sharedTexts } from './change-mail-texts.ts';
import { decidedByTheShop, mailedKinds, shuttingOut, type MailedKind } from './mailed-kinds.ts';
import { reasonRow } from './reason-texts.ts';

const isMailed = (kind: string): kind is MailedKind => mailedKinds.some((one) => one === kind);

/**
 * The mail about something that was done with an account, in the member's language (ACCOUNT-21); null where it is not
 * mailed, or where the mailbox is not known to be the member's (ACCOUNT-14).
 */
export const changeMail = (
  kind: string,
  member: Pick<StoredMember, 'mem_email' | 'email_confirmed_at' | 'lan_tp'>,
  { at, user_agent_label, reason }: { at: Date; user_agent_label: string; reason: string },
  publicOrigin: string,
): Mail | null => {
  const { mem_email, email_confirmed_at, lan_tp = 'ENG' } = member;
  if (!isMailed(kind) || !mem_email || !email_confirmed_at) return null;
  const { when, device, action, contact, notYou, ask } = sharedTexts[lan_tp];
  const isShutOut = shuttingOut.includes(kind);
  const moment = { label: when, values: [formatDate(at.toISOString(), lan_tp, 'time')] };
  const why = reasonRow(reason, lan_tp);
  return accountMail(
    'account-changed',
    mem_email,
    `${publicOrigin}${href(isShutOut ? 'companyInfo' : 'myAccount', { lan_tp })}`,
    lan_tp,
    {
      ...changeTexts[lan_tp][kind],
      rows: [
        moment,
        ...(user_agent_label ? [{ label: device, values: [user_agent_label] }] : []),
        ...(why ? [why] : []),
      ],
      action: isShutOut ? contact : action,
      closing: decidedByTheShop.includes(kind) ? ask : notYou,
    },
  );
};
