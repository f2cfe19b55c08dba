import type { LanTp, LocalizedText } from '@narae/contracts';
import { mailGroupOf } from '@narae/contracts/mail-kinds';
import { stopLinks, whoStays } from '@narae/service-kit';
import type { MailContext } from './context.ts';
import { wantsMails } from './mail-preferences.rules.ts';
import { accountMail } from './account-mail.ts';
import { findMember } from '../kernel/index.ts';

type CommunityMailKind = 'question-answered' | 'comment-replied' | 'review-asked';

/** Not to members who stopped such mails or have no confirmed mailbox (MAIL-4). @param id makes a repeat known */
export const sendCommunityMail = async (
  context: MailContext,
  {
    kind,
    mem_id: told,
    pathIn,
    about,
    id,
  }: {
    readonly kind: CommunityMailKind;
    readonly mem_id: string;
    readonly pathIn: (lan_tp: LanTp) => string;
    readonly about?: LocalizedText | undefined;
    readonly id: string;
  },
): Promise<void> => {
  // An event that comes late may name an account that was merged (ACCOUNT-36).
  const mem_id = await whoStays(context.store, told);
  const member = await findMember(context.members, mem_id);
  const group = mailGroupOf(kind);
  if (!member?.mem_email || !member.email_confirmed_at) return;
  if (group && !wantsMails(member, group)) return;
  const lan_tp = member.lan_tp ?? 'ENG';
  const link = `${context.config.publicOrigin}${pathIn(lan_tp)}`;
  const stop = stopLinks(context.config, kind, mem_id, lan_tp);
  const mail = accountMail(kind, { to: member.mem_email, lan_tp }, { link, stop, titles: about });
  await context.mail.send({ ...mail, id });
};
