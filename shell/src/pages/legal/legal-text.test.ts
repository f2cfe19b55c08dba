import { completeTexts } from '@narae/contracts/localized';
import { readFile } from 'node:fs/promises';
import type { RefundScheduleRow } from '@narae/contracts';
import { LAN_TPS } from '@narae/contracts/languages';
import { typographyProblems } from '@narae/test-kit/typography';

import { firstRefundSchedules, payTypeName, payTypesFor } from '@narae/rules';
import { refundSentences } from '@narae/rules/refund-sentences';
import { type LegalText, type RuledText, textByRules } from './legal-text.ts';

type Language = (typeof LAN_TPS)[number];

const titles = completeTexts({
  CHN: '含住宿行程',
  KOR: '숙박 여행',
  ENG: 'Trips with a stay',
  JPN: '宿泊を含む旅行',
  VTN: 'Tour có lưu trú',
});
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
  test('the terms name every figure and promise nothing that is not there', async () => {
    const text = JSON.stringify(await textIn('./terms', lanTp));
    for (const sentence of refundSentences(lanTp, schedulesIn(lanTp))) expect(text).toContain(sentence);
    expect(text).not.toMatch(/\{\{|undefined/);
    for (const currency of ['CNH', 'USD'] as const)
      for (const payType of payTypesFor(currency)) expect(text).toContain(payTypeName(payType, lanTp));
    expect(text).not.toMatch(/deposit|定金|예약금|予約金|đặt cọc/i);
  });

  test.each(['./terms', './policy'])('%s is set as the language is written', async (file) => {
    const { title, sections } = await textIn(file, lanTp);
    const texts = [
      title,
      ...sections.flatMap((section) => [section.title, ...section.paragraphs.map(String)]),
    ];
    const broken = texts.filter((text) => typographyProblems(text, lanTp).length > 0);
    expect(broken).toEqual([]);
  });
});
