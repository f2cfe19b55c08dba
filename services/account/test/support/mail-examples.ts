import { completeTexts } from '@narae/contracts/localized';
import type { LanTp } from '@narae/contracts';
import type { AccountMailKind } from '@narae/contracts/mail-kinds';
import { stopLinks } from '@narae/service-kit';
import type { MailExamples } from '@narae/test-kit/mail-words';
import { accountMail, type AccountMailFacts } from '../../src/mail/account-mail.ts';
import { mailedChanges, type MailedChange } from '../../src/mail/mailed-changes.rules.ts';

const publicOrigin = 'https://shop.example';
const to = 'lin@example.com';
const link = `${publicOrigin}/login#reset=token`;
const at = new Date('2026-11-21T03:00:00Z');
const titles = completeTexts({
  CHN: '汉江夜游',
  KOR: '한강 야경 산책',
  ENG: 'Han river night walk',
  JPN: '漢江ナイトウォーク',
  VTN: 'Dạo đêm sông Hàn',
});
const config = { mailLinkKey: Buffer.alloc(32, 1), publicOrigin };

const stopOf = (kind: AccountMailKind, lanTp: LanTp) => stopLinks(config, kind, 'MEM0000000001', lanTp);
const mail =
  <Kind extends AccountMailKind>(kind: Kind, facts: AccountMailFacts[Kind]) =>
  (lan_tp: LanTp) =>
    accountMail(kind, { to, lan_tp }, facts);
const community = (kind: 'question-answered' | 'comment-replied' | 'review-asked') => (lan_tp: LanTp) => {
  const about = kind === 'review-asked' ? titles : undefined;
  return accountMail(kind, { to, lan_tp }, { link, stop: stopOf(kind, lan_tp), titles: about });
};

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
const changed = (change: MailedChange, reason: string) =>
  mail('account-changed', { change, at, device: 'Chrome, Android', reason, publicOrigin });

/** Every mail of account with facts like those of a member; the gallery shows them too. */
export const mailExamples: MailExamples<AccountMailKind> = {
  'account-changed': {
    ...Object.fromEntries(mailedChanges.map((change) => [change, changed(change, '')])),
    ...Object.fromEntries(reasons.map((reason) => [`locked, ${reason}`, changed('locked', reason)])),
  },
  'account-joined': { joined: mail('account-joined', { publicOrigin }) },
  'address-changing': { asked: mail('address-changing', { link, hours: 24 }) },
  'comment-replied': { replied: community('comment-replied') },
  'email-found': { found: mail('email-found', { email: to, link }) },
  'export-failed': { failed: mail('export-failed', { link }) },
  'export-ready': {
    ready: mail('export-ready', { link, partly: false }),
    partly: mail('export-ready', { link, partly: true }),
  },
  farewell: { closed: mail('farewell', { publicOrigin }) },
  'mailbox-confirm': { asked: mail('mailbox-confirm', { link, hours: 24 }) },
  'new-address': { changed: mail('new-address', {}) },
  'password-link': { asked: mail('password-link', { link, minutes: 10 }) },
  'question-answered': { answered: community('question-answered') },
  'review-asked': { asked: community('review-asked') },
};
