import { desk } from '@narae/contracts/desk';
import { LAN_TPS } from '@narae/contracts/languages';
import { firstRefundSchedules, payTypeName, payTypesFor } from '@narae/rules';
import { refundSentences } from '@narae/rules/refund-sentences';
import { paragraphsByRules, unknownFigure } from '@narae/rules/ruled-text';
import { typographyProblems } from '@narae/test-kit/typography';
import { DEMO_FAQS } from './faqs.ts';

type Language = (typeof LAN_TPS)[number];

const schedules = Object.values(firstRefundSchedules).map((first, at) => ({
  ...first,
  title: `${at}`,
  name_fee_usd: 50,
}));
const filledIn = (lanTp: Language): string[] =>
  DEMO_FAQS.flatMap(({ titles, contents }) => [
    titles[lanTp],
    ...paragraphsByRules(contents[lanTp].split('\n'), lanTp, schedules).map(String),
  ]);

test('each question has an address of its own, and answers name only what the shop fills in', () => {
  expect(new Set(DEMO_FAQS.map(({ faq_id }) => faq_id)).size).toBe(DEMO_FAQS.length);
  const unknown = DEMO_FAQS.flatMap(({ contents }) => LAN_TPS.map((lanTp) => unknownFigure(contents[lanTp])));
  expect(unknown.filter((one) => one !== null)).toEqual([]);
});

describe.each(LAN_TPS)('in %s', (lanTp) => {
  test('they name every figure, method and schedule, and how to reach the desk', () => {
    const text = filledIn(lanTp).join('\n');
    for (const sentence of refundSentences(lanTp, schedules)) expect(text).toContain(sentence);
    for (const currency of ['CNH', 'USD'] as const)
      for (const payType of payTypesFor(currency)) expect(text).toContain(payTypeName(payType, lanTp));
    for (const said of [desk.tel, desk.email, '15', '30']) expect(text).toContain(said);
    expect(text).not.toMatch(/\{\{|undefined|deposit|定金|예약금|予約金|đặt cọc/i);
  });

  test('they are set as the language is written', () => {
    // Names of schedules are the shop's own.
    const texts = filledIn(lanTp).filter((text) => !refundSentences(lanTp, schedules).includes(text));
    expect(texts.filter((text) => typographyProblems(text, lanTp).length > 0)).toEqual([]);
  });
});
