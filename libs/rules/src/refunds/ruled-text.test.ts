import { firstRefundSchedules } from './refund-schedule.ts';
import { paragraphsByRules, unknownFigure } from './ruled-text.ts';

const schedules = [{ ...firstRefundSchedules.outbound, title: 'Cruises', name_fee_usd: 30 }];

test('figures are filled in, each schedule is a paragraph of its own', () => {
  const written = ['Held for {{holdFirst}} minutes', '{{refundSchedules}}', 'A name costs USD {{nameFee}}'];
  expect(paragraphsByRules(written, 'ENG', schedules)).toEqual([
    'Held for 15 minutes',
    expect.stringMatching(/^Cruises: 30 days or more, 100%/),
    'A name costs USD 30',
  ]);
  expect(paragraphsByRules(written, 'ENG', null)).toEqual(['Held for 15 minutes', null, null]);
});

test.each([
  ['a figure', 'For {{holdMost}} minutes, {{tel}}', null],
  ['the schedules in a line of their own', 'So:\n{{refundSchedules}}\nAnd', null],
  ['the schedules within a line', 'So: {{refundSchedules}}', '{{refundSchedules}}'],
  ['a name nobody knows', 'Call {{phone}} or {{tel}}', '{{phone}}'],
  ['what every object has', '{{constructor}}', '{{constructor}}'],
  ['nothing', '{{}}', '{{}}'],
  ['half a placeholder', '{{tel} and }}', null],
])('%s: what cannot be filled in is named', (_, text, unknown) => {
  expect(unknownFigure(text)).toBe(unknown);
});
