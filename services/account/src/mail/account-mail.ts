import type { AccountMailKind, LanTp } from '@narae/contracts';
import { writeMail, type Mail, type MailRow, type StopLinks } from '@narae/service-kit';

/** What a mail about an account says; the rest is the same in all of them. */
export interface AccountMailTexts {
  readonly subject: string;
  readonly body: string;
  readonly rows?: readonly MailRow[];
  /** The words of its one button. */
  readonly action: string;
  /** For somebody who did not ask for it. */
  readonly closing: string;
}

/** Without a name: the mailbox may be a stranger's, and the name is whatever somebody typed at sign-up. */
const greetings: Readonly<Record<LanTp, string>> = {
  KOR: '안녕하세요, 나래입니다.',
  ENG: 'Hello from Narae.',
  CHN: '您好，这里是Narae。',
  JPN: 'Naraeをご利用いただきありがとうございます。',
  VTN: 'Xin chào từ Narae.',
};

/** A mail about an account, in the layout of all the shop's mails (ORDER-8). */
export const accountMail = (
  kind: AccountMailKind,
  to: string,
  link: string,
  lan_tp: LanTp,
  texts: AccountMailTexts,
  stop?: StopLinks,
): Mail => {
  const { subject, body, rows = [], action, closing } = texts;
  return writeMail({
    kind,
    to,
    lan_tp,
    stop,
    subject,
    greeting: greetings[lan_tp],
    body,
    sections: rows.length > 0 ? [{ rows }] : [],
    action: { text: action, href: link },
    closing,
  });
};
