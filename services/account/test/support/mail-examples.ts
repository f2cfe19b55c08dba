import type { LanTp } from '@narae/contracts';
import type { AccountMailKind } from '@narae/contracts/mail-kinds';
import { stopLinks } from '@narae/service-kit';
import type { MailExamples } from '@narae/test-kit/mail-words';
import { farewellMail } from '../../src/leaving/closing/farewell-mail.ts';
import { exportMail } from '../../src/leaving/export/export-mail.ts';
import { joinedMail } from '../../src/leaving/merge/move-account.ts';
import { communityMail } from '../../src/mail/community-mails.ts';
import { changeMail } from '../../src/profile/activity/change-mail.ts';
import { mailedKinds } from '../../src/profile/activity/mailed-kinds.ts';
import { confirmationMail, newAddressMail, oldAddressMail } from '../../src/sign-in/mailbox/mailbox-mails.ts';
import { emailMail, passwordMail } from '../../src/sign-in/recovery/recovery-mails.ts';

const publicOrigin = 'https://shop.example';
const to = 'lin@example.com';
const link = `${publicOrigin}/login#reset=token`;
const at = new Date('2026-11-21T03:00:00Z');
const titles = {
  CHN: '汉江夜游',
  KOR: '한강 야경 산책',
  ENG: 'Han river night walk',
  JPN: '漢江ナイトウォーク',
  VTN: 'Dạo đêm sông Hàn',
};
const config = { mailLinkKey: Buffer.alloc(32, 1), publicOrigin };

const memberOf = (lan_tp: LanTp) => ({ mem_email: to, email_confirmed_at: at, lan_tp });
const stopOf = (kind: AccountMailKind, lanTp: LanTp) => stopLinks(config, kind, 'MEM0000000001', lanTp);
const community = (kind: 'question-answered' | 'comment-replied' | 'review-asked') => (lanTp: LanTp) =>
  communityMail({
    kind,
    to,
    link,
    lan_tp: lanTp,
    stop: stopOf(kind, lanTp),
    about: kind === 'review-asked' ? titles : undefined,
  });

/** What is told to be the reason of a decision. */
const reasons = [
  'sign-ins',
  'terms',
  'asked',
  'second-account',
  'not-a-person',
  'app-lost',
  'misuse',
  'other',
];
const change = (kind: string, reason: string) => (lanTp: LanTp) =>
  changeMail(kind, memberOf(lanTp), { at, user_agent_label: 'Chrome, Android', reason }, publicOrigin);

/** Every mail of account with facts like those of a member; the gallery shows them too. */
export const mailExamples: MailExamples<AccountMailKind> = {
  'account-changed': {
    ...Object.fromEntries(mailedKinds.map((kind) => [kind, change(kind, '')])),
    ...Object.fromEntries(reasons.map((reason) => [`locked, ${reason}`, change('locked', reason)])),
  },
  'account-joined': { joined: (lanTp) => joinedMail(memberOf(lanTp), publicOrigin) },
  'address-changing': { asked: (lanTp) => newAddressMail(to, link, 24, lanTp) },
  'comment-replied': { replied: community('comment-replied') },
  'email-found': { found: (lanTp) => emailMail(to, link, lanTp) },
  'export-failed': { failed: (lan_tp) => exportMail({ to, link, lan_tp, outcome: 'failed' }) },
  'export-ready': {
    ready: (lan_tp) => exportMail({ to, link, lan_tp, outcome: 'ready' }),
    partly: (lan_tp) => exportMail({ to, link, lan_tp, outcome: 'partly' }),
  },
  farewell: { closed: (lanTp) => farewellMail(memberOf(lanTp), publicOrigin) },
  'mailbox-confirm': { asked: (lanTp) => confirmationMail(to, link, 24, lanTp) },
  'new-address': { changed: (lanTp) => oldAddressMail(to, lanTp) },
  'password-link': { asked: (lanTp) => passwordMail(to, link, 10, lanTp) },
  'question-answered': { answered: community('question-answered') },
  'review-asked': { asked: community('review-asked') },
};
