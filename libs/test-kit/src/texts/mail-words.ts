import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LAN_TPS, type LanTp } from '@narae/contracts/languages';
import type { Mail } from '@narae/service-kit';

/** By kind and case. */
export type MailExamples<Kind extends string = string> = Readonly<
  Record<Kind, Readonly<Record<string, (lanTp: LanTp) => Mail>>>
>;

/** Alternative texts of pictures, which the plain text does not have. */
const alternatives = ({ html = '' }: Mail): string[] =>
  [...html.matchAll(/\balt="([^"]+)"/g)].map(([, alt]) => `[${alt}]`);

/** What is read in a language of all examples: subject, text, and alternative texts of pictures. */
const wordsOf = (examples: MailExamples, lanTp: LanTp): string =>
  Object.entries(examples)
    .flatMap(([kind, cases]) =>
      Object.entries(cases).flatMap(([name, write]) => {
        const mail = write(lanTp);
        return [
          `===== ${kind}: ${name}`,
          `Subject: ${mail.subject}`,
          '',
          mail.text,
          ...alternatives(mail),
          '',
        ];
      }),
    )
    .join('\n');

/** One file for each language, `<lan_tp>.txt`; with MAIL_WORDS=write they are written anew. */
const storedWords = async (folder: string, lanTp: LanTp, current: string): Promise<string> => {
  const file = path.join(folder, `${lanTp}.txt`);
  if (process.env['MAIL_WORDS'] === 'write') {
    await mkdir(folder, { recursive: true });
    await writeFile(file, current);
  }
  return readFile(file, 'utf8');
};

/** A test for each language: a mail's words change only together with the file that a reviewer reads. */
export const testMailWords = (folder: string, examples: MailExamples): void => {
  test.each(LAN_TPS)('the words of each mail in %s; `MAIL_WORDS=write` writes them anew', async (lanTp) => {
    const current = wordsOf(examples, lanTp);
    expect(current).not.toMatch(/undefined|NaN|\{\{|\[object/);
    expect(current.split('\n')).toEqual((await storedWords(folder, lanTp, current)).split('\n'));
  });
};
