import { readFile } from 'node:fs/promises';
import { desk } from '@narae/contracts/desk';
import { LAN_TPS } from '@narae/contracts/languages';
import { typographyProblems } from '@narae/test-kit/typography';

import { payTypeName, payTypesFor } from '@narae/rules';
import type { LegalText } from './legal-text.ts';
import { refundSentences } from './refund-sentences.ts';
import { textByRules } from './text-by-rules.ts';

type Language = (typeof LAN_TPS)[number];

const textIn = async (file: string, lanTp: Language): Promise<LegalText> => {
  const address = new URL(`${file}.${lanTp}.json`, import.meta.url);
  return textByRules(JSON.parse(await readFile(address, 'utf8')) as LegalText, lanTp);
};

test('a schedule is told step by step, and what it adds', () => {
  expect(refundSentences('ENG')).toEqual([
    'Day trips: 3 days or more, 100%; 2 days, 90%; 1 day, 80%; on the day or no-show, 70%.',
    'Trips with a stay: 5 days or more, 100%; 4–2 days, 90%; 1 day, 80%; on the day or no-show, 70%.',
    'Concerts and fan meetings: 10 days or more, 100%; 9–7 days, 90%; 6–3 days, 80%; 2–1 days, 70%; on the day, 10%.' +
      ' Within 24 hours of booking, 100%, until 3 days before.',
    'Outbound packages: 30 days or more, 100%; 29–20 days, 90%; 19–10 days, 85%; 9–8 days, 80%; 7–1 days, 70%; on the day, 50%.',
  ]);
});

describe.each(LAN_TPS)('in %s', (lanTp) => {
  test.each(['./terms', '../faq/faq'])(
    '%s names every figure and promises nothing that is not there',
    async (file) => {
      const text = JSON.stringify(await textIn(file, lanTp));
      for (const sentence of refundSentences(lanTp)) expect(text).toContain(sentence);
      expect(text).not.toMatch(/\{\{|undefined/);
      for (const currency of ['CNH', 'USD'] as const)
        for (const payType of payTypesFor(currency)) expect(text).toContain(payTypeName(payType, lanTp));
      expect(text).not.toMatch(/deposit|定金|예약금|予約金|đặt cọc/i);
      expect(text).not.toMatch(/comment|评论|댓글|コメント|bình luận/i);
    },
  );

  test.each(['./terms', './policy', '../faq/faq'])('%s is set as the language is written', async (file) => {
    const { title, sections } = await textIn(file, lanTp);
    const texts = [title, ...sections.flatMap((section) => [section.title, ...section.paragraphs])];
    const broken = texts.filter((text) => typographyProblems(text, lanTp).length > 0);
    expect(broken).toEqual([]);
  });

  test('the FAQ answers the same ten questions and says how to reach the desk', async () => {
    const { sections } = await textIn('../faq/faq', lanTp);
    expect(sections).toHaveLength(10);
    expect(new Set(sections.map(({ title }) => title)).size).toBe(10);
    const cancelling = sections[6]?.paragraphs.join(' ');
    expect(cancelling).toContain(desk.tel);
    expect(cancelling).toContain(desk.email);
    expect(sections[2]?.paragraphs[0]).toMatch(/15[^]*30/);
  });
});
