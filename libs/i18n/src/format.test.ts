import { jest } from '@jest/globals';
import { LANGUAGES } from '@narae/contracts/languages';
import { formatDate, formatDateRange, formatMoney, formatPercent, formatUnitPrice } from './format.ts';

describe('formatMoney', () => {
  it('shows the symbol of the currency, whole units and separators', () => {
    expect(formatMoney(1288, 'CNH', 'CHN')).toBe('¥1,288');
    expect(formatMoney(120000, 'KRW', 'KOR')).toBe('₩120,000');
    expect(formatMoney(2253, 'USD', 'ENG')).toBe('$2,253');
    expect(formatMoney(2253, 'USD', 'JPN')).toBe('$2,253');
    expect(formatMoney(2253, 'USD', 'VTN').replace(/\s/g, ' ')).toBe('2.253 $');
  });
});

describe('formatUnitPrice', () => {
  it('shows cents only where there are some', () => {
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
  });

  it('gives unreadable input back instead of "Invalid Date"', () => {
    expect(formatDate('every Saturday', 'ENG')).toBe('every Saturday');
  });

  it('counts Gregorian years in a language whose own calendar is another', () => {
    const thai = jest.replaceProperty(LANGUAGES.VTN as { tag: string }, 'tag', 'th');
    expect(formatDate('20261121', 'VTN', 'day')).toContain('2026');
    thai.restore();
  });

  it('joins a range without repeating itself', () => {
    expect(formatDateRange('20261121', '20261123', 'ENG')).toBe('Nov 21 – 23, 2026');
    expect(formatDateRange('20261121', '20261121', 'ENG')).toBe('Nov 21, 2026');
  });

  it.each([
    ['KOR', '2026년 11월 1일 ~ 24일', '2026년 11월 1일~24일'],
    ['ENG', 'Nov 1\u2009–\u200924, 2026', 'Nov 1 – 24, 2026'],
    ['VTN', '1–24 thg 11, 2026', '1 – 24 thg 11, 2026'],
    ['JPN', '2026/11/01～2026/11/24', '2026/11/01～2026/11/24'],
  ] as const)('is the same in %s whichever blanks an engine sets around the dash', (lanTp, engine, said) => {
    const range = jest.spyOn(Intl.DateTimeFormat.prototype, 'formatRange').mockReturnValue(engine);
    expect(formatDateRange('20261101', '20261124', lanTp)).toBe(said);
    range.mockRestore();
  });
});

describe('formatPercent', () => {
  it('writes a discount as people read it', () => {
    expect(formatPercent(0.02, 'ENG')).toBe('2%');
  });
});
