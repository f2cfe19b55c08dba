import { readFile } from 'node:fs/promises';
import { LAN_TPS } from '@narae/contracts/languages';
import type { LegalText } from './legal-text.ts';
import { refundSentences } from './refund-sentences.ts';
import { termsByRules } from './terms-by-rules.ts';

const termsIn = async (lanTp: (typeof LAN_TPS)[number]): Promise<string> => {
  const file = new URL(`./terms.${lanTp}.json`, import.meta.url);
  return JSON.stringify(termsByRules(JSON.parse(await readFile(file, 'utf8')) as LegalText, lanTp));
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

test.each(LAN_TPS)(
  'the terms in %s name every figure and promise nothing that is not there',
  async (lanTp) => {
    const terms = await termsIn(lanTp);
    for (const sentence of refundSentences(lanTp)) expect(terms).toContain(sentence);
    expect(terms).not.toMatch(/\{\{|undefined/);
    expect(terms).not.toMatch(/UnionPay|银联|銀聯|유니온페이/i);
    expect(terms).not.toMatch(/deposit|定金|예약금|予約金|đặt cọc/i);
    expect(terms).not.toMatch(/comment|评论|댓글|コメント|bình luận/i);
  },
);
