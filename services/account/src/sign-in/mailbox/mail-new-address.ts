import type { LanTp } from '@narae/contracts';
import type { AccountContext } from '../../context.ts';
import { newLink } from '../../mail/mailed-links.ts';
import { findMember } from '../../kernel/member.queries.ts';
import { newAddressMail } from './new-address-mail.ts';

/** Mails the link that makes an address the member's, unless another one was asked for meanwhile, or it is theirs (ACCOUNT-28). */
export const mailNewAddress = async (
  context: AccountContext,
  { mem_id, version }: { mem_id: string; version: number },
  { id, lan_tp }: { id: string; lan_tp: LanTp },
): Promise<void> => {
  const asked = (await findMember(context.members, mem_id))?.email_asked;
  if (asked?.version !== version) return;
  const { link, minutes } = await newLink(context, mem_id, 'email', lan_tp, asked.mem_email);
  await context.mail.send({ ...newAddressMail(asked.mem_email, link, minutes / 60, lan_tp), id });
};
