import type { LanTp } from '@narae/contracts/languages';
import type { MailContent, MailRow, MailSection } from './mail-content.ts';
import { mailFooter } from './mail-footer.ts';

/** Between a label and its value, as the language writes it. */
export const colons: Readonly<Record<LanTp, string>> = {
  CHN: '：',
  KOR: ': ',
  ENG: ': ',
  JPN: '：',
  VTN: ': ',
};

/** The mail as plain text. */
export const mailText = (content: MailContent): string => {
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
