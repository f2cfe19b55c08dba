import { LAN_TPS } from '@narae/contracts/languages';
import { typographyProblems } from '@narae/test-kit/typography';
import { accountMail } from '../src/mail/account-mail.ts';

const to = 'mina@narae.example';
const link = 'https://shop.example/login?lan_tp=ENG&next=1#reset=abc_DEF-1';

const kinds = {
  'confirming a mailbox': (lanTp: (typeof LAN_TPS)[number]) =>
    accountMail('mailbox-confirm', { to, lan_tp: lanTp }, { link, hours: 24 }),
  'the address of an account': (lanTp: (typeof LAN_TPS)[number]) =>
    accountMail('email-found', { to, lan_tp: lanTp }, { email: to, link }),
  'a new password': (lanTp: (typeof LAN_TPS)[number]) =>
    accountMail('password-link', { to, lan_tp: lanTp }, { link, minutes: 10 }),
};

const seen = (html = ''): string =>
  html
    .replace(/<style>[\s\S]*?<\/style>|<title>[\s\S]*?<\/title>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');

const mails = Object.entries(kinds).flatMap(([kind, write]) =>
  LAN_TPS.map((lanTp) => [kind, lanTp, write(lanTp)] as const),
);

describe.each(mails)('a mail about %s in %s', (_kind, lanTp, mail) => {
  it('says the same as text and as HTML', () => {
    expect(mail).toMatchObject({ to, lan_tp: lanTp });
    const sentences = mail.text.split('\n\n').filter((part) => !part.includes(link) && !part.includes(to));
    expect(sentences.length).toBeGreaterThanOrEqual(4);
    for (const sentence of sentences) expect(seen(mail.html)).toContain(sentence);
  });

  it('leads on by one link, written out in the text', () => {
    expect(mail.text.split(link)).toHaveLength(2);
    expect(mail.html?.split(`href="${link.replaceAll('&', '&amp;')}"`)).toHaveLength(2);
  });

  it('shows its first sentences beside its subject in a list of mails', () => {
    const [, preheader = ''] =
      /<body[^>]*>\s*<div style="display:none[^>]*>([^<]+)</.exec(mail.html ?? '') ?? [];
    expect(mail.text.split('\n\n')[2]).toBe(seen(preheader));
  });

  it('is set as the language is written', () => {
    const parts = [mail.subject, ...mail.text.split('\n\n')].filter((part) => !part.includes(link));
    expect(parts.filter((part) => typographyProblems(part, lanTp).length > 0)).toEqual([]);
  });
});

it('every mail about an account has words of its own', () => {
  expect(new Set(mails.map(([, , { subject }]) => subject)).size).toBe(mails.length);
});

it('the mail about an address names it, the others do not', () => {
  for (const [kind, , { text, html }] of mails) {
    const named = [text, seen(html)].map((said) => said.includes(to));
    expect(new Set(named)).toEqual(new Set([kind === 'the address of an account']));
  }
});
