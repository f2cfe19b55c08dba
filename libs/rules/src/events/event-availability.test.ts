import { dayOf, eventState, numericDay } from './event-reservation.ts';

const event = { start_day: 20260310, end_day: 20260320, personnel_cnt: 1, closed: false };

it.each([
  [20260309, 1, 'not-begun'],
  [20260310, 1, 'open'],
  [20260320, 1, 'open'],
  [20260321, 1, 'ended'],
  [20260315, 0, 'full'],
  [20260321, 0, 'ended'],
] as const)('on %d with %d places left it is %s', (today, personnel_cnt, state) => {
  expect(eventState({ ...event, personnel_cnt }, today)).toBe(state);
});

it.each([
  [20260309, 1, 'closed'],
  [20260315, 0, 'closed'],
  [20260321, 1, 'ended'],
] as const)('closed early, on %d with %d places left it is %s', (today, personnel_cnt, state) => {
  expect(eventState({ ...event, personnel_cnt, closed: true }, today)).toBe(state);
});

it('compares days as texts as well', () => {
  const days = { ...event, start_day: '2026-03-10', end_day: '2026-03-20' };
  expect(eventState(days, '2026-03-09')).toBe('not-begun');
  expect(eventState(days, '2026-03-21')).toBe('ended');
});

it('turns a day into a number', () => expect(numericDay('2026-03-09')).toBe(20260309));

it('turns a number into a day', () => expect(dayOf(20260309)).toBe('2026-03-09'));

it.each([1, 120260309, 2026030])('leaves %d, which is no day, as it is', (numeric) => {
  expect(dayOf(numeric)).toBe(String(numeric));
});
