import { readFile } from 'node:fs/promises';
import type { RefundScheduleRow } from '@narae/contracts';
import { desk } from '@narae/contracts/desk';
import { LAN_TPS } from '@narae/contracts/languages';
import { typographyProblems } from '@narae/test-kit/typography';

import { firstRefundSchedules, payTypeName, payTypesFor } from '@narae/rules';
import type { FaqText } from '../faq/faq-text.ts';
import type { LegalText, RuledText } from './legal-text.ts';
import { refundSentences } from './refund-sentences.ts';
import { textByRules } from './text-by-rules.ts';

type Language = (typeof LAN_TPS)[number];

const titles: Readonly<Record<Language, string>> = {
  CHN: '含住宿行程',
  KOR: '숙박 여행',
  ENG: 'Trips with a stay',
  JPN: '宿泊を含む旅行',
  VTN: 'Tour có lưu trú',
};
const schedulesIn = (lanTp: Language): RefundScheduleRow[] =>
  Object.values(firstRefundSchedules).map((first) => ({
    ...first,
    title: titles[lanTp],
    name_fee_usd: 50,
  }));

const textIn = async (
  file: string,
  lanTp: Language,
  schedules: readonly RefundScheduleRow[] | null = schedulesIn(lanTp),
): Promise<RuledText> => {
  const address = new URL(`${file}.${lanTp}.json`, import.meta.url);
  return textByRules(JSON.parse(await readFile(address, 'utf8')) as LegalText, lanTp, schedules);
};

test('a schedule is told step by step, and what it adds', () => {
  expect(refundSentences('ENG', schedulesIn('ENG')).map((text) => text.split(': ')[1])).toEqual([
    '3 days or more, 100%; 2 days, 90%; 1 day, 80%; on the day or no-show, 70%.',
    '5 days or more, 100%; 4–2 days, 90%; 1 day, 80%; on the day or no-show, 70%.',
    '10 days or more, 100%; 9–7 days, 90%; 6–3 days, 80%; 2–1 days, 70%; on the day, 10%.' +
      ' Within 24 hours of booking, 100%, until 3 days before. If the organiser calls it off, you get 10% more.',
    '30 days or more, 100%; 29–20 days, 90%; 19–10 days, 85%; 9–8 days, 80%; 7–1 days, 70%; on the day, 50%.',
  ]);
});

test('a schedule of an operator is told by its own figures, a no-show apart where it differs', () => {
  const [row] = schedulesIn('ENG');
  if (!row) throw new Error('there is no schedule');
  const steps = [
    { fromDays: 7, pct: 100 },
    { fromDays: 0, pct: 30 },
  ];
  const [text] = refundSentences('ENG', [{ ...row, title: 'Cruises', steps, noShowPct: 10 }]);
  expect(text).toBe('Cruises: 7 days or more, 100%; on the day, 30%; no-show, 10%.');
});

test('the fee for a name is the one of the schedules, or each of them', async () => {
  const rows = schedulesIn('ENG');
  expect(JSON.stringify(await textIn('./terms', 'ENG'))).toContain('USD 50 per person');
  const dearer = rows.map((row, index) => ({ ...row, name_fee_usd: index === 0 ? 60 : 50 }));
  expect(JSON.stringify(await textIn('./terms', 'ENG', dearer))).toContain('USD 50 or 60 per person');
});

test('without the schedules only what they say is missing', async () => {
  const sections = (await textIn('./terms', 'ENG', null)).sections;
  const missing = sections.flatMap(({ title, paragraphs }) => (paragraphs.includes(null) ? [title] : []));
  expect(missing).toEqual(['6. Cancellation and refunds']);
});

describe.each(LAN_TPS)('in %s', (lanTp) => {
  test.each(['./terms', '../faq/faq'])(
    '%s names every figure and promises nothing that is not there',
    async (file) => {
      const text = JSON.stringify(await textIn(file, lanTp));
      for (const sentence of refundSentences(lanTp, schedulesIn(lanTp))) expect(text).toContain(sentence);
      expect(text).not.toMatch(/\{\{|undefined/);
      for (const currency of ['CNH', 'USD'] as const)
        for (const payType of payTypesFor(currency)) expect(text).toContain(payTypeName(payType, lanTp));
      expect(text).not.toMatch(/deposit|定金|예약금|予約金|đặt cọc/i);
      expect(text).not.toMatch(/comment|评论|댓글|コメント|bình luận/i);
    },
  );

  test.each(['./terms', './policy', '../faq/faq'])('%s is set as the language is written', async (file) => {
    const { title, sections } = await textIn(file, lanTp);
    const texts = [
      title,
      ...sections.flatMap((section) => [section.title, ...section.paragraphs.map(String)]),
    ];
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

  test('the FAQ has the same addresses and categories in each language', async () => {
    const read = async (language: Language): Promise<FaqText> => {
      const file = new URL(`../faq/faq.${language}.json`, import.meta.url);
      return JSON.parse(await readFile(file, 'utf8')) as FaqText;
    };
    const places = ({ categories, sections }: FaqText) => ({
      known: Object.keys(categories),
      entries: sections.map(({ id, category }) => [id, category]),
    });
    const text = await read(lanTp);
    expect(places(text)).toEqual(places(await read('KOR')));
    expect(new Set(text.sections.map(({ id }) => id)).size).toBe(text.sections.length);
    expect(new Set(text.sections.map(({ category }) => category))).toEqual(
      new Set(Object.keys(text.categories)),
    );
    const words = [...Object.values(text.labels), ...Object.values(text.categories)];
    expect(words.filter((label) => typographyProblems(label, lanTp).length > 0)).toEqual([]);
  });
});
