import { LAN_TPS } from '@narae/contracts/languages';
import { mailPolicies, type ShopMailKind } from '@narae/contracts/mail-kinds';
import { readStopToken, stopLinks, stopToken, writeMail } from '../src/index.ts';

const mailLinkKey = Buffer.alloc(32, 1);
const config = { mailLinkKey, publicOrigin: 'https://narae.example' };
const mem_id = 'MEM0000000001';
const kinds = Object.keys(mailPolicies) as ShopMailKind[];
const content = (kind: ShopMailKind, lan_tp: (typeof LAN_TPS)[number] = 'ENG') => ({
  kind,
  stop: stopLinks(config, kind, mem_id, lan_tp),
  to: 'me@example.com',
  lan_tp,
  subject: 'subject',
  greeting: 'greeting',
  body: 'body',
  sections: [],
  action: { text: 'go', href: 'https://narae.example/' },
  closing: 'closing',
});

test.each(kinds)('%s is written with a link that stops it, or says why it cannot be stopped', (kind) => {
  const policy = mailPolicies[kind];
  const written = LAN_TPS.map((lan_tp) => writeMail(content(kind, lan_tp)));
  // Nothing follows the last words of a mail to the shop itself.
  const ends = written.map(({ text }) => text.endsWith('closing'));
  expect(new Set(ends)).toEqual(new Set([!('group' in policy) && policy.necessary === 'desk']));
  for (const { text, html, stop } of written) {
    expect(text.includes('/stopMails')).toBe('group' in policy);
    expect(html?.includes('/stopMails')).toBe('group' in policy);
    expect(stop !== undefined).toBe('group' in policy);
  }
});

test('a mail without the link it needs is not written, nor one with a link that is not its own', () => {
  expect(() => writeMail({ ...content('waiting-offered'), stop: undefined })).toThrow('no link');
  const { stop } = content('waiting-offered');
  expect(() => writeMail({ ...content('order-paid'), stop })).toThrow('a link');
});

test('a token says whose mails and which, and is changed by nobody', () => {
  const token = stopToken(mailLinkKey, { mem_id, group: 'waiting' });
  expect(readStopToken(mailLinkKey, token)).toEqual({ mem_id, group: 'waiting' });
  expect(readStopToken(Buffer.alloc(32, 2), token)).toBeNull();
  for (let at = 0; at < token.length - 1; at += 1) {
    const other = token[at] === 'A' ? 'B' : 'A';
    expect(readStopToken(mailLinkKey, token.slice(0, at) + other + token.slice(at + 1))).toBeNull();
  }
  for (const wrong of ['', '..', token.slice(0, -2), `${token}.`])
    expect(readStopToken(mailLinkKey, wrong)).toBeNull();
});
