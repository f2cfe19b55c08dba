import { datesOf } from './departure.ts';

const day = (text: string) => new Date(`${text}T10:30:00Z`);
const iso = (date: Date) => date.toISOString().slice(0, 10);

describe('departure of a seeded product', () => {
  test('counts from the day of seeding and lasts its nights', () => {
    const { start, end } = datesOf({ departureInDays: 12, nights: 2 }, day('2026-11-21'));
    expect([iso(start), iso(end)]).toEqual(['2026-12-03', '2026-12-05']);
  });

  test('waits for the season', () => {
    const season = { from: '03-28', to: '04-10' };
    expect(iso(datesOf({ departureInDays: 60, nights: 0, season }, day('2026-11-21')).start)).toBe(
      '2027-03-28',
    );
  });

  test('waits for a day of the week it departs on', () => {
    const friday = { departureInDays: 34, nights: 2, departsOn: [5] };
    expect(iso(datesOf(friday, day('2026-11-21')).start)).toBe('2026-12-25');
    expect(iso(datesOf(friday, day('2026-11-22')).start)).toBe('2027-01-01');
  });

  test('a season over New Year is one season', () => {
    const season = { from: '12-10', to: '02-25' };
    expect(iso(datesOf({ departureInDays: 30, nights: 0, season }, day('2026-12-15')).start)).toBe(
      '2027-01-14',
    );
    expect(iso(datesOf({ departureInDays: 5, nights: 0, season }, day('2026-07-01')).start)).toBe(
      '2026-12-10',
    );
  });
});
