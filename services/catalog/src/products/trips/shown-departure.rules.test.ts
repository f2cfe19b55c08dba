import { summaryOf, type Departure } from './shown-departure.rules.ts';

const departure = (over: Partial<Departure>): Departure => ({
  prod_id: 'P1',
  start_day: '2026-05-01',
  progress_yn: 'Y',
  remaining: 5,
  ...over,
});
const shownOf = (...rows: Partial<Departure>[]): string => summaryOf(rows.map(departure)).shown;

describe('summaryOf', () => {
  it('shows the next departure with seats, by day and time', () => {
    expect(
      shownOf(
        { prod_id: 'LATER', start_day: '2026-06-01' },
        { prod_id: 'FULL', start_day: '2026-04-01', remaining: 0 },
        { prod_id: 'EVENING', start_time: '19:00' },
        { prod_id: 'MORNING', start_time: '09:00', progress_yn: 'D' },
      ),
    ).toBe('MORNING');
  });

  it('shows a sold out departure before one in preparation', () => {
    expect(
      shownOf(
        { prod_id: 'PREP', start_day: '2026-04-01', progress_yn: 'W' },
        { prod_id: 'FULL', remaining: 0 },
      ),
    ).toBe('FULL');
  });

  it('shows a departure in preparation before closed ones, and the last one where all are closed', () => {
    const closed = { progress_yn: 'E' as const };
    expect(
      shownOf({ prod_id: 'OVER', ...closed }, { prod_id: 'PREP', start_day: '2026-09-01', progress_yn: 'W' }),
    ).toBe('PREP');
    expect(
      shownOf({ prod_id: 'LAST', ...closed }, { prod_id: 'FIRST', start_day: '2026-03-01', ...closed }),
    ).toBe('LAST');
  });

  it('counts departures that can be booked or waited for', () => {
    expect(
      summaryOf([
        departure({}),
        departure({ prod_id: 'FULL', remaining: 0 }),
        departure({ prod_id: 'PREP', progress_yn: 'W' }),
        departure({ prod_id: 'OVER', progress_yn: 'E' }),
      ]),
    ).toEqual({ shown: 'P1', dates_cnt: 2 });
  });

  it('says nothing of a trip without departures', () => {
    expect(summaryOf([])).toEqual({ shown: '', dates_cnt: 0 });
  });
});
