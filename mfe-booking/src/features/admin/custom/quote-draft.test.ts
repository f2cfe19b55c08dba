import { deskTrip } from '../../../../test/desk-trips.ts';
import { quote } from '../../../../test/custom-trips.ts';
import {
  addDay,
  beginQuote,
  dayCount,
  moveDay,
  quoteEstimates,
  quoteProblem,
  removeDay,
  seoulMinute,
  toggleLanguage,
  toQuote,
} from './quote-draft.ts';

const now = new Date('2099-05-10T03:00:00Z');
const titles = (draft: ReturnType<typeof beginQuote>): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(draft.texts).map(([language, { days }]) => [language, days.map(({ title }) => title)]),
  );

describe('a quote that is begun', () => {
  it('has the days and people asked for, in the language of the request, and holds for a week', () => {
    const draft = beginQuote(deskTrip(), now);
    expect(draft).toMatchObject({ start_day: '2099-06-01', adult_cnt: 2, price_krw: '' });
    expect(draft.valid_until).toBe('2099-05-17T18:00');
    expect(titles(draft)).toEqual({ ENG: ['', ''] });
  });

  it('ends the evening before a trip that begins sooner', () => {
    expect(beginQuote(deskTrip({ start_day: '2099-05-12', end_day: '2099-05-13' }), now).valid_until).toBe(
      '2099-05-11T18:00',
    );
  });

  it.each([
    ['tomorrow', '2099-05-11', '2099-05-10T09:00:00Z', '2099-05-11T00:00'],
    ['today', '2099-05-10', '2099-05-10T03:00:00Z', '2099-05-11T00:00'],
    ['before the turn of a month', '2099-05-31', '2099-05-31T14:59:00Z', '2099-06-01T00:00'],
  ])('never ends in the past, also of a trip that begins %s', (_, start_day, moment, until) => {
    const trip = deskTrip({ start_day, end_day: start_day });
    expect(beginQuote(trip, new Date(moment)).valid_until).toBe(until);
  });

  it('continues the newest version where there is one', () => {
    const draft = beginQuote(
      deskTrip({ quotes: [quote(), quote({ quote_no: 2, price_krw: 500_000 })] }),
      now,
    );
    expect(draft.price_krw).toBe('500000');
    expect(draft.texts.ENG).toMatchObject({ title: 'Seoul by night', included: 'Guide' });
    expect(toQuote(draft)).toMatchObject({
      end_day: '2099-06-02',
      texts: { ENG: { not_included: ['Flights'] } },
    });
  });
});

describe('its days', () => {
  const begun = toggleLanguage(beginQuote(deskTrip({ quotes: [quote()] }), now), 'KOR', true);

  it('are added, moved and removed in every language alike, and the last day follows', () => {
    const longer = addDay(begun);
    expect(titles(longer)).toEqual({ ENG: ['Arrival', 'Dance class', ''], KOR: ['', '', ''] });
    expect(toQuote(longer).end_day).toBe('2099-06-03');
    const moved = moveDay(longer, 0, 1);
    expect(titles(moved).ENG).toEqual(['Dance class', 'Arrival', '']);
    expect(titles(removeDay(moved, 0)).ENG).toEqual(['Arrival', '']);
    expect(dayCount(removeDay(moved, 0))).toBe(2);
  });

  it('stay where they are at either end', () => {
    expect(titles(moveDay(begun, 0, -1)).ENG).toEqual(['Arrival', 'Dance class']);
    expect(titles(moveDay(begun, 1, 1)).ENG).toEqual(['Arrival', 'Dance class']);
  });

  it('go with their language', () => {
    expect(titles(toggleLanguage(begun, 'KOR', false))).toEqual({ ENG: ['Arrival', 'Dance class'] });
  });
});

describe('what it comes to', () => {
  const draft = beginQuote(deskTrip({ quotes: [quote()] }), now);
  const { rates } = deskTrip();

  it('is worked out in won and at today’s rates, and says what is more than one order can be', () => {
    expect(quoteEstimates(draft, rates)).toEqual([
      { currency: 'KRW', total: 1_300_000, overCap: false },
      { currency: 'CNH', total: 7027, overCap: false },
      { currency: 'USD', total: 1000, overCap: false },
    ]);
    const dear = quoteEstimates({ ...draft, price_krw: '1500001' }, rates);
    expect(dear[0]).toEqual({ currency: 'KRW', total: 3_000_002, overCap: true });
  });

  it('is nothing while there is no price', () => {
    expect(quoteEstimates({ ...draft, price_krw: '' }, rates)).toEqual([]);
  });
});

describe('the first thing wrong', () => {
  const draft = beginQuote(deskTrip({ quotes: [quote()] }), now);
  it.each([
    ['nothing', {}, null],
    ['no price', { price_krw: '' }, { field: 'price_krw', missing: 'price_missing' }],
    ['part of a won', { price_krw: '0.5' }, { field: 'price_krw', missing: 'price_missing' }],
    ['more than all let off', { teen_pct: '101' }, { field: 'teen_pct', missing: 'pct_range' }],
    ['nobody', { adult_cnt: 0 }, { field: 'adult_cnt', error: 'prod_cnt_fail' }],
    [
      'too late',
      { valid_until: '2099-06-01T09:00' },
      { field: 'valid_until', error: 'custom_quote_validity' },
    ],
  ])('is %s', (_, change, problem) => {
    const found = quoteProblem(toQuote({ ...draft, ...change }), 'ENG', now);
    if (problem) expect(found).toMatchObject(problem);
    else expect(found).toBeNull();
  });

  it('names the text that is missing and its language', () => {
    const two = toggleLanguage(draft, 'KOR', true);
    expect(quoteProblem(toQuote(two), 'ENG', now)).toEqual({
      field: 'texts.KOR.title',
      missing: 'title_missing',
    });
    const unseen = { ...draft, texts: { ENG: { ...draft.texts.ENG!, title: '\u200b\u3164' } } };
    expect(quoteProblem(toQuote(unseen), 'ENG', now)).toMatchObject({ missing: 'title_missing' });
    expect(quoteProblem(toQuote(addDay(draft)), 'ENG', now)).toEqual({
      field: 'texts.ENG.days.2.title',
      missing: 'day_title_missing',
    });
  });
});

it('a moment is written on Korea’s clock', () => {
  expect(seoulMinute(new Date('2099-05-10T15:30:00Z'))).toBe('2099-05-11T00:30');
});
