import type { AccountContext } from '../../context.ts';
import { forgetOldAddresses } from '../../kernel/member.queries.ts';
import type { StoredMember } from '../../kernel/member.model.ts';
import { oldAddressMail } from './old-address-mail.ts';

/** Tells the addresses a member had before that they no longer are the account's, and forgets them (ACCOUNT-28). */
export const tellOldAddresses = async (
  { mail, members }: Pick<AccountContext, 'mail' | 'members'>,
  { mem_id, mem_emails_before = [], lan_tp = 'ENG' }: StoredMember,
  id: string,
): Promise<void> => {
  for (const [place, address] of mem_emails_before.entries())
    await mail.send({ ...oldAddressMail(address, lan_tp), id: `account-${id}-${place}` });
  if (mem_emails_before.length > 0) await forgetOldAddresses(members, mem_id, mem_emails_before);
};
