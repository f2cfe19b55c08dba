import type { LanTp } from '@narae/contracts';
import { href } from '@narae/contracts/href';
import type { AccountContext } from '../../context.ts';
import { newLink } from '../../mail/mailed-links.ts';
import { findMember } from '../../kernel/member.queries.ts';
import { emailMail, passwordMail } from './find-mails.ts';

/** Mails a member the whole address, or a link that sets a new password once (ACCOUNT-7); nothing to who has left meanwhile. */
export const mailHelp = async (
  context: AccountContext,
  { mem_id, help, lan_tp }: { mem_id: string; help: 'email' | 'password'; lan_tp: LanTp },
  /** Of the mail, so that a repeat is not another one. */
  id: string,
): Promise<void> => {
  const { mem_email = '' } = (await findMember(context.members, mem_id)) ?? {};
  if (mem_email === '') return;
  if (help === 'email') {
    const loginLink = `${context.config.publicOrigin}${href('login', { lan_tp })}`;
    return context.mail.send({ ...emailMail(mem_email, loginLink, lan_tp), id });
  }
  const { link, minutes } = await newLink(context, mem_id, 'password', lan_tp);
  await context.mail.send({ ...passwordMail(mem_email, link, minutes, lan_tp), id });
};
