import type { LanTp } from '@narae/contracts/languages';
import { perLanguage } from '@narae/contracts/localized';
import { mailGroupOf } from '@narae/contracts/mail-kinds';
import type { MailContent, MailRow, MailSection } from './mail-content.ts';
import { mailFooter } from './mail-footer.ts';
import { mailHtml } from './mail-html.ts';
import type { Mail } from './mailer.ts';

const wide: readonly LanTp[] = ['CHN', 'JPN'];

export const colons = perLanguage((lanTp) => (wide.includes(lanTp) ? '：' : ': '));

const mailText = (content: MailContent): string => {
  const { lan_tp, greeting, body, sections, action, closing } = content;
  const colon = colons[lan_tp];
  const rowLines = ({ label, values, link }: MailRow): string[] => [
    ...(values.length === 1
      ? [`${label}${colon}${values[0]}`]
      : [`${label}${colon}`.trimEnd(), ...values.map((value) => `- ${value}`)]),
    ...(link ? [`${link.text}${colon}${link.href}`] : []),
  ];
  const sectionText = ({ title, rows, notes = [] }: MailSection): string =>
    [...(title === undefined ? [] : [title]), ...rows.flatMap(rowLines), ...notes].join('\n');
  const footer = mailFooter(content);
  return [
    'Narae',
    greeting,
    body,
    ...sections.map(sectionText),
    `${action.text}${colon}${action.href}`,
    closing,
    ...(footer ? [footer.why] : []),
    ...(footer?.stop ? [`${footer.stop.text}${colon}${footer.stop.href}`] : []),
  ].join('\n\n');
};

/** Line breaks could forge lines of the text or of the mail's head, marks of direction could reverse what is read. */
const unseen = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]+/gu;

export const oneLine = (text: string): string => text.replace(unseen, ' ').trim();

const inOneLine = <T>(value: T): T => {
  if (typeof value === 'string') return oneLine(value) as T;
  if (Array.isArray(value)) return value.map(inOneLine) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, inOneLine(part)])) as T;
};

/** HTML that fetches nothing, and the same as text (ORDER-8). @throws Error for a wrong stop link (MAIL-4) */
export const writeMail = (content: MailContent): Mail => {
  const safe = inOneLine(content);
  const { kind, stop, to, lan_tp, subject } = safe;
  if ((mailGroupOf(kind) === null) !== (stop === undefined))
    throw new Error(`The mail ${kind} has ${stop ? 'a' : 'no'} link that stops it`);
  return { kind, stop, to, lan_tp, subject, text: mailText(safe), html: mailHtml(safe) };
};
