import { seriesChanges } from './series-changes.ts';

const at = (start_day: string, start_time: string, end_time = '') => ({ start_day, start_time, end_time });

describe('seriesChanges', () => {
  it('finds none where nothing differs', () => {
    const same = [at('2026-12-01', '09:00', '11:00'), at('2026-12-01', '14:00')];
    expect(seriesChanges(same, same)).toEqual([]);
  });

  it('moves a departure to another start of its day, or to another end', () => {
    const [nine, ten] = [at('2026-12-01', '09:00'), at('2026-12-01', '10:00')];
    expect(seriesChanges([nine], [ten])).toEqual([{ before: nine, after: ten }]);
    const later = at('2026-12-01', '09:00', '12:00');
    expect(seriesChanges([nine], [later])).toEqual([{ before: nine, after: later }]);
  });

  it('leaves those that stay alone, and moves the others in the order of the clock', () => {
    const day = (...starts: string[]) => starts.map((start) => at('2026-12-01', start));
    // Nine becomes eleven: ten is there already.
    expect(seriesChanges(day('09:00', '10:00'), day('10:00', '11:00'))).toEqual([
      { before: at('2026-12-01', '09:00'), after: at('2026-12-01', '11:00') },
    ]);
    expect(seriesChanges(day('09:00', '10:00'), day('14:00'))).toEqual([
      { before: at('2026-12-01', '09:00'), after: at('2026-12-01', '14:00') },
      { before: at('2026-12-01', '10:00') },
    ]);
  });

  it('takes away days that are none any more and adds others, by day', () => {
    expect(
      seriesChanges(
        [at('2026-12-29', '09:00'), at('2027-01-05', '09:00')],
        [at('2026-12-31', '09:00'), at('2027-01-05', '09:00')],
      ),
    ).toEqual([{ before: at('2026-12-29', '09:00') }, { after: at('2026-12-31', '09:00') }]);
  });
});
