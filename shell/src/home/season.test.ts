import { seasonOf } from './season.ts';

describe('the season of the hero', () => {
  it.each([
    ['2026-03-01T00:00:00+09:00', 'spring'],
    ['2026-06-15T12:00:00+09:00', 'summer'],
    ['2026-09-01T00:00:00+09:00', 'autumn'],
    ['2026-11-30T23:59:59+09:00', 'autumn'],
    ['2026-12-01T00:00:00+09:00', 'winter'],
    ['2027-02-28T12:00:00+09:00', 'winter'],
  ])('at %s is %s in Korea', (moment, season) => {
    expect(seasonOf(new Date(moment))).toBe(season);
  });

  it('turns at midnight in Seoul, wherever the reader is', () => {
    expect(seasonOf(new Date('2026-11-30T15:00:00Z'))).toBe('winter');
  });
});
