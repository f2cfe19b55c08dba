import { freeCancelUntil, keepSold, soldParts, type SoldTerms } from './sold-terms.ts';

const sold: SoldTerms = {
  start_day: '2026-12-20',
  end_day: '2026-12-21',
  start_time: '09:00',
  end_time: '18:00',
  meeting_points: { ENG: 'Palace gate', KOR: '궁 정문' },
  meeting_lat: 37.5,
  meeting_lng: 127,
};
const nothing: SoldTerms = { start_day: '2026-12-20', end_day: '2026-12-21' };

test.each([
  ['nothing', {}, []],
  ['the first day', { start_day: '2026-12-19' }, ['day']],
  ['the last day', { end_day: '2026-12-22' }, ['day']],
  ['the start', { start_time: '09:30' }, ['time']],
  ['the end', { end_time: '17:00' }, ['time']],
  ['a time that is taken off', { start_time: '', end_time: '' }, ['time']],
  ['the place in one language', { meeting_points: { ...sold.meeting_points, KOR: '역 앞' } }, ['meeting']],
  ['a place that is taken off', { meeting_points: {} }, ['meeting']],
  ['the spot on the map', { meeting_lng: 127.1 }, ['meeting']],
  ['a spot that is taken off', { meeting_lat: null, meeting_lng: null }, ['meeting']],
  ['a translation that is added', { meeting_points: { ...sold.meeting_points, JPN: '宮殿の門' } }, []],
  ['blanks', { meeting_points: { ...sold.meeting_points, ENG: ' Palace  gate ' } }, []],
  ['all', { start_day: '2026-12-22', start_time: '10:00', meeting_lat: 38 }, ['day', 'time', 'meeting']],
] as [string, Partial<SoldTerms>, string[]][])('changing %s', (_what, over, parts) => {
  expect(soldParts(sold, { ...sold, ...over })).toEqual(parts);
});

test('giving times or a place where none was is no change', () => {
  expect(soldParts(nothing, sold)).toEqual([]);
  expect(
    soldParts({ ...nothing, start_time: '', meeting_lat: null, meeting_points: { ENG: '' } }, sold),
  ).toEqual([]);
});

test('what was sold stays, and what was not said before is taken', () => {
  expect(keepSold({ ...nothing, start_time: '08:00' }, sold)).toMatchObject({
    start_time: '08:00',
    end_time: '18:00',
    meeting_points: { ENG: 'Palace gate', KOR: '궁 정문' },
    meeting_lat: 37.5,
  });
  expect(soldParts(sold, keepSold(sold, { ...nothing, start_day: '2027-01-01', meeting_lat: 1 }))).toEqual(
    [],
  );
});

test.each([
  ['7 days', '2026-12-01T03:00:00Z', { start_day: '2026-12-20' }, '2026-12-08T03:00:00.000Z'],
  [
    'the start, where that is sooner',
    '2026-12-18T03:00:00Z',
    { start_day: '2026-12-20', start_time: '09:00' },
    '2026-12-20T00:00:00.000Z',
  ],
  [
    'the end of the day of departure without a time',
    '2026-12-18T03:00:00Z',
    { start_day: '2026-12-20' },
    '2026-12-20T14:59:59.999Z',
  ],
])('everything goes back for %s', (_what, at, departure, until) => {
  expect(freeCancelUntil(new Date(at), departure).toISOString()).toBe(until);
});
