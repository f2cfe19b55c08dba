import type { LanTp } from '@narae/contracts';
import type { AccountMailKind } from '@narae/contracts/mail-kinds';
import { writeMail, type Mail, type MailRow, type StopLinks } from '@narae/service-kit';

export interface AccountMailTexts {
  readonly subject: string;
  readonly body: string;
  readonly rows?: readonly MailRow[];
  readonly action: string;
  /** For a recipient who did not ask for it. */
  readonly closing: string;
}

/** Without a name: the mailbox may be a stranger's, and names at sign-up are free text. */
const greetings: Readonly<Record<LanTp, string>> = {
  KOR: '안녕하세요, 나래입니다.',
  ENG: 'Hello from Narae.',
  CHN: '您好，这里是Narae。',
  JPN: 'Naraeをご利用いただきありがとうございます。',
  VTN: 'Xin chào từ Narae.',
};

/** In the layout of all mails of the shop (ORDER-8). */
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
