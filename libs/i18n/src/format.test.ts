import { jest } from '@jest/globals';
import { LAN_TPS, LANGUAGES, type LanTp } from '@narae/contracts/languages';
import {
  formatDate,
  formatDateRange,
  formatMoney,
  formatPercent,
  formatUnitPrice,
  formatWait,
  formatWhen,
} from './format.ts';

describe('formatMoney', () => {
  it('shows the symbol of the currency, whole units and separators', () => {
    expect(formatMoney(1288, 'CNH', 'CHN')).toBe('¥1,288');
    expect(formatMoney(120000, 'KRW', 'KOR')).toBe('₩120,000');
    expect(formatMoney(2253, 'USD', 'ENG')).toBe('$2,253');
    expect(formatMoney(2253, 'USD', 'JPN')).toBe('$2,253');
    expect(formatMoney(2253, 'USD', 'VTN')).toBe('$2.253');
  });

  it('puts the sign of a negative amount before the symbol', () => {
    for (const lanTp of LAN_TPS) expect(formatMoney(-95, 'USD', lanTp)).toBe('-$95');
  });
});

describe('formatUnitPrice', () => {
  it('shows cents only where there are some', () => {
    expect(formatUnitPrice(154.5, 'USD', 'VTN')).toBe('$154,50');
    expect(formatUnitPrice(155, 'USD', 'ENG')).toBe('$155');
    expect(formatUnitPrice(154.5, 'USD', 'ENG')).toBe('$154.50');
    expect(formatUnitPrice(1040.25, 'CNH', 'CHN')).toBe('¥1,040.25');
  });
});

describe('formatDate', () => {
  it('reads the wire’s days as days in Korea', () => {
    expect(formatDate('20261121', 'ENG')).toBe('Nov 21, 2026');
    expect(formatDate('2026-11-21', 'KOR', 'day')).toBe('2026년 11월 21일 (토)');
    expect(formatDate('20261121', 'JPN')).toBe('2026年11月21日');
  });

  it('shows moments in Korean time wherever the reader is', () => {
    expect(formatDate('2026-11-21T15:30:00Z', 'ENG', 'time')).toBe('Nov 22, 2026, 00:30');
    for (const lanTp of LAN_TPS) expect(formatDate('2026-11-21T15:30:00Z', lanTp, 'clock')).toBe('00:30');
  });

  it('gives unreadable input back instead of "Invalid Date"', () => {
    expect(formatDate('every Saturday', 'ENG')).toBe('every Saturday');
  });

  it('counts Gregorian years in a language whose own calendar is another', () => {
    // A language of its own: formats are kept by language, and the suites of a worker share them.
    const languages = LANGUAGES as Record<string, object>;
    languages['ZZZ'] = { ...LANGUAGES.ENG, tag: 'th' };
    try {
      expect(formatDate('20261121', 'ZZZ' as LanTp, 'time')).toContain('2026');
    } finally {
      delete languages['ZZZ'];
    }
  });

  it('joins a range without repeating itself', () => {
    expect(formatDateRange('20261121', '20261123', 'ENG')).toBe('Nov 21 – 23, 2026');
    expect(formatDateRange('20261121', '20261121', 'ENG')).toBe('Nov 21, 2026');
  });

  it.each([
    ['KOR', '2026년 11월 1일 ~ 24일', '2026년 11월 1일~24일'],
    ['ENG', 'Nov 1\u2009–\u200924, 2026', 'Nov 1 – 24, 2026'],
  ] as const)('is the same in %s whichever blanks an engine sets around the dash', (lanTp, engine, said) => {
    const range = jest.spyOn(Intl.DateTimeFormat.prototype, 'formatRange').mockReturnValue(engine);
    expect(formatDateRange('20261101', '20261124', lanTp)).toBe(said);
    range.mockRestore();
  });

  it.each([
    ['CHN', '20261127', '20261129', '2026年11月27日–29日'],
    ['CHN', '20261129', '20261202', '2026年11月29日–12月2日'],
    ['CHN', '20261229', '20270102', '2026年12月29日–2027年1月2日'],
    ['CHN', '20261127', '20261127', '2026年11月27日'],
    ['JPN', '20261209', '20261210', '2026年12月9日〜10日'],
    ['JPN', '20261130', '20261201', '2026年11月30日〜12月1日'],
    ['VTN', '20261124', '20261124', '24/11/2026'],
    ['VTN', '20261109', '20261111', '09–11/11/2026'],
    ['VTN', '20261129', '20261202', '29/11–02/12/2026'],
    ['VTN', '20261229', '20270102', '29/12/2026–02/01/2027'],
  ] as const)('in %s from %s to %s is written %s', (lanTp, from, to, said) =>
    expect(formatDateRange(from, to, lanTp)).toBe(said),
  );

  it.each([
    ['CHN', 'day', '2026年11月29日（周日）'],
    ['CHN', 'weekday', '11月29日（周日）'],
    ['JPN', 'weekday', '11月29日（日）'],
    ['KOR', 'weekday', '11월 29일 (일)'],
    ['VTN', 'weekday', 'CN, 29/11'],
    ['ENG', 'weekday', 'Sun, Nov 29'],
    ['JPN', 'day', '2026年11月29日（日）'],
    ['KOR', 'day', '2026년 11월 29일 (일)'],
    ['VTN', 'date', '29/11/2026'],
    ['VTN', 'day', 'CN, 29/11/2026'],
    ['VTN', 'short', '29/11'],
  ] as const)('in %s a %s is written %s', (lanTp, style, said) =>
    expect(formatDate('20261129', lanTp, style)).toBe(said),
  );
});

describe('formatPercent', () => {
  it('writes a discount as people read it', () => {
    expect(formatPercent(0.02, 'ENG')).toBe('2%');
  });
});

describe('formatWait', () => {
  it.each([
    ['KOR', 90, '2분'],
    ['ENG', 90, '2 minutes'],
    ['CHN', 90, '2分钟'],
    ['JPN', 90, '2分'],
    ['JPN', 30, '30秒'],
    ['JPN', 7000, '2時間'],
    ['ENG', 3600, '1 hour'],
    ['ENG', 3690, '62 minutes'],
    ['KOR', 3690, '62분'],
    ['ENG', 86_390, '24 hours'],
    ['VTN', 90, '2 phút'],
  ] as const)('%s: %d seconds are %s', (lanTp, seconds, words) => {
    expect(formatWait(seconds, lanTp)).toBe(words);
  });
});

describe('formatWhen', () => {
  const day = { ymd_format: '2026-11-21', end_ymd_format: '2026-11-21' };
  const stay = { ymd_format: '2026-11-21', end_ymd_format: '2026-11-23' };

  it.each([
    [day, 'Nov 21, 2026'],
    [{ ...day, start_time: '09:00' }, 'Nov 21, 2026 · 09:00'],
    [{ ...day, start_time: '09:00', end_time: '17:30' }, 'Nov 21, 2026 · 09:00–17:30'],
    [stay, 'Nov 21 – 23, 2026'],
    [{ ...stay, start_time: '13:00', end_time: '11:00' }, 'Nov 21 – 23, 2026 · 13:00'],
    [{ ymd_format: '2026-11-21', end_time: '17:30' }, 'Nov 21, 2026'],
  ])('%o is written as %s', (when, said) => {
    expect(formatWhen(when, 'ENG')).toBe(said);
  });

  it('joins two times as each language joins two days', () => {
    const times = { ...day, start_time: '09:00', end_time: '17:30' };
    expect(formatWhen(times, 'JPN')).toBe('2026年11月21日 · 09:00〜17:30');
    expect(formatWhen(times, 'KOR')).toBe('2026년 11월 21일 · 09:00~17:30');
    expect(formatWhen(times, 'VTN', 'day')).toMatch(/ · 09:00–17:30$/);
  });
});

it.each([
  ['ENG', 'December 2026'],
  ['KOR', '2026년 12월'],
  ['VTN', 'tháng 12 năm 2026'],
] as const)('a month alone is written out in %s', (lanTp, written) => {
  expect(formatDate('2026-12-01', lanTp, 'month')).toBe(written);
});
