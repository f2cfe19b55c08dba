import { addMonths, isCalendarDay } from './calendar-day.ts';

describe('calendar days', () => {
  it('months are counted to the last day of a shorter month', () => {
    expect(addMonths('2026-08-31', 6)).toBe('2027-02-28');
    expect(addMonths('2026-10-31', -1)).toBe('2026-09-30');
    expect(addMonths('2026-12-31', 2)).toBe('2027-02-28');
    expect(addMonths('2026-03-31', -1)).toBe('2026-02-28');
  });

  it.each([
    ['2026-02-28', true],
    ['2026-02-30', false],
    ['2026-13-01', false],
    ['20260228', false],
    ['', false],
  ])('knows the day %s: %s', (text, is) => {
    expect(isCalendarDay(text)).toBe(is);
  });
});
