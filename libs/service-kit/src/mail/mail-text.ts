import type { MailContent, MailRow, MailSection } from './mail-content.ts';

/** The mail as plain text. */
export const mailText = ({ greeting, body, sections, action, closing, colon }: MailContent): string => {
  const rowLines = ({ label, values, link }: MailRow): string[] => [
    ...(values.length === 1
      ? [`${label}${colon}${values[0]}`]
      : [`${label}${colon}`.trimEnd(), ...values.map((value) => `- ${value}`)]),
    ...(link ? [`${link.text}${colon}${link.href}`] : []),
  ];
  const sectionText = ({ title, rows, notes = [] }: MailSection): string =>
    [...(title === undefined ? [] : [title]), ...rows.flatMap(rowLines), ...notes].join('\n');
  return [
    'Narae',
    greeting,
    body,
    ...sections.map(sectionText),
    `${action.text}${colon}${action.href}`,
    closing,
  ].join('\n\n');
};
