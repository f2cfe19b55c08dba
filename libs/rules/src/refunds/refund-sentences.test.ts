import { firstRefundSchedules } from './refund-schedule.ts';
import { refundSentences } from './refund-sentences.ts';

const schedules = Object.values(firstRefundSchedules).map((first) => ({
  ...first,
  title: 'Trips',
  name_fee_usd: 50,
}));

test('a schedule is told step by step, and what it adds', () => {
  expect(refundSentences('ENG', schedules).map((text) => text.split(': ')[1])).toEqual([
    '3 days or more, 100%; 2 days, 90%; 1 day, 80%; on the day or no-show, 70%.',
    '5 days or more, 100%; 4–2 days, 90%; 1 day, 80%; on the day or no-show, 70%.',
    '10 days or more, 100%; 9–7 days, 90%; 6–3 days, 80%; 2–1 days, 70%; on the day, 10%.' +
      ' Within 24 hours of booking, 100%, until 3 days before. If the organiser calls it off, you get 10% more.',
    '30 days or more, 100%; 29–20 days, 90%; 19–10 days, 85%; 9–8 days, 80%; 7–1 days, 70%; on the day, 50%.',
  ]);
});

test('a schedule of an operator is told by its own figures, a no-show apart where it differs', () => {
  const [row] = schedules;
  if (!row) throw new Error('there is no schedule');
  const steps = [
    { fromDays: 7, pct: 100 },
    { fromDays: 0, pct: 30 },
  ];
  const [text] = refundSentences('ENG', [{ ...row, title: 'Cruises', steps, noShowPct: 10 }]);
  expect(text).toBe('Cruises: 7 days or more, 100%; on the day, 30%; no-show, 10%.');
});
