import { editableFields, fieldsOf, missingTexts } from '@narae/contracts/editable';
import { LAN_TPS } from '@narae/contracts/languages';
import { perLanguage } from '@narae/contracts/localized';
import { blankContent, moved, newContent, withField } from './content.ts';

describe('a new item', () => {
  it('has every field of its kind, and misses the texts that are wanted', () => {
    const blank = blankContent(fieldsOf('product'));
    expect(Object.keys(blank)).toEqual(editableFields.product.map(({ name }) => name));
    expect(blank).toMatchObject({ variant: 'trip', lat: null, hotels: [], discounts: { teen_pct: 0 } });
    expect(missingTexts(fieldsOf('product'), blank)).toHaveLength(4 * LAN_TPS.length);
  });
});

describe('discounts of a product', () => {
  const discountsOf = (content: object) => (content as { discounts: object }).discounts;
  const discounts = { teen_pct: 0, children_pct: 0, infant_takes_seat: false };

  it('are those of its variant from the beginning, and follow it (MONEY-9)', () => {
    const trip = newContent('product');
    expect(discountsOf(trip)).toEqual(discounts);
    const concert = withField(trip, 'variant', 'enter');
    expect(discountsOf(concert)).toEqual({ ...discounts, children_pct: 2 });
    expect(discountsOf(withField(concert, 'variant', 'trip'))).toEqual(discounts);
  });
  it('stay as somebody has set them', () => {
    const own = withField(newContent('product'), 'discounts', { ...discounts, teen_pct: 5 });
    expect(discountsOf(withField(own, 'variant', 'enter'))).toEqual({ ...discounts, teen_pct: 5 });
  });
});

describe('missing texts', () => {
  const localized = (over = {}) => ({ ...perLanguage(() => 'a'), ...over });
  const fields = fieldsOf('option');
  it('of an optional text count once it is written in any language', () => {
    const none = perLanguage(() => '');
    expect(missingTexts(fields, { names: localized(), messages: none })).toEqual([]);
    expect(
      missingTexts(fields, { names: localized(), messages: { ...none, ENG: 'Bring a coat' } }),
    ).toHaveLength(LAN_TPS.length - 1);
  });
  it('are found in rows, pictures and films, with their path, and behind tags', () => {
    const gone = localized({ KOR: ' ' });
    expect(
      missingTexts(fieldsOf('product'), {
        titles: localized(),
        descs: localized(),
        contents: localized({ VTN: '<p> </p>' }),
        places: localized(),
        hotels: [{ names: gone }],
        pictures: [{ alt: localized() }, { alt: gone }],
      }),
    ).toEqual([
      { field: 'contents', lan_tp: 'VTN' },
      { field: 'hotels.0.names', lan_tp: 'KOR' },
      { field: 'pictures.1.alt', lan_tp: 'KOR' },
    ]);
  });
});

it.each([
  [0, 2, ['b', 'c', 'a']],
  [2, 0, ['c', 'a', 'b']],
  [1, 1, ['a', 'b', 'c']],
])('moves from %i to %i', (from, to, expected) => {
  expect(moved(['a', 'b', 'c'], from, to)).toEqual(expected);
});
