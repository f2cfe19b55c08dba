import {
  inParty,
  inTravellerOrder,
  leadName,
  placed,
  isSameTraveller,
  splitByParty,
  travellersViolation,
} from './travellers.rules.ts';

const party = (adult_cnt: number, teen_cnt = 0, children_cnt = 0, child_cnt = 0) => ({
  adult_cnt,
  teen_cnt,
  children_cnt,
  child_cnt,
});
const person = (mem_type: 'adult' | 'teen' | 'children' | 'child', sort_order: number, mem_nm = 'X') => ({
  mem_type,
  sort_order,
  mem_nm,
});

describe('a party that shrinks', () => {
  it('loses the highest index first, category by category from the last', () => {
    const all = [
      person('adult', 1),
      person('adult', 3),
      person('adult', 2),
      person('teen', 1),
      person('child', 1),
    ];
    const { kept, removed } = splitByParty(party(1), all);
    expect(kept).toEqual([person('adult', 1)]);
    expect(removed.map(({ mem_type, sort_order }) => `${mem_type}${sort_order}`)).toEqual([
      'child1',
      'teen1',
      'adult3',
      'adult2',
    ]);
  });
});

describe('a list of travellers', () => {
  it.each([
    ['everybody once', party(2, 0, 1), [person('adult', 1), person('adult', 2), person('children', 1)], true],
    ['somebody not named yet', party(2), [person('adult', 2)], true],
    ['a person above the count', party(1), [person('adult', 2)], false],
    ['a category that does not travel', party(1), [person('teen', 1)], false],
    ['a person twice', party(2), [person('adult', 1), person('adult', 1)], false],
  ])('with %s', (_what, counts, travellers, fits) => {
    expect(travellersViolation(counts, travellers) === null).toBe(fits);
  });

  it('has the first adult as lead traveller, else the first teenager', () => {
    const travellers = [person('teen', 1, 'BO'), person('adult', 2, 'MEI'), person('adult', 1, 'LIN')];
    expect(leadName(party(2, 1), travellers)).toBe('LIN');
    expect(leadName(party(0, 1), travellers)).toBe('BO');
    expect(leadName(party(1), [])).toBe('');
  });
});

describe('a person of the party', () => {
  it('has an index from one to the count of its category', () => {
    expect([0, 1, 2, 3].map((at) => inParty(party(2), person('adult', at)))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it('is one category and one index', () => {
    expect(isSameTraveller(person('adult', 1), person('adult', 1, 'Y'))).toBe(true);
    expect(isSameTraveller(person('adult', 1), person('adult', 2))).toBe(false);
    expect(isSameTraveller(person('adult', 1), person('teen', 1))).toBe(false);
  });

  it('comes by category, then by index', () => {
    const mixed = [person('child', 1), person('teen', 2), person('adult', 2), person('teen', 1)];
    expect(
      mixed.sort(inTravellerOrder).map(({ mem_type, sort_order }) => `${mem_type}${sort_order}`),
    ).toEqual(['adult2', 'teen1', 'teen2', 'child1']);
  });
});

test('a list that does not fit names its field', () => {
  expect(travellersViolation(party(1), [person('adult', 2)])).toEqual({
    error: 'traveller_cnt_mismatch',
    field: 'travellers',
  });
});

describe('people as old clients name them', () => {
  const existing = [
    { rv_mem_id: 'RV1', ...person('adult', 1) },
    { rv_mem_id: 'RV2', ...person('adult', 2) },
  ];
  const indexes = (...members: Parameters<typeof placed>[0]) =>
    placed(members, existing).map(({ mem_type, sort_order }) => `${mem_type}${sort_order}`);
  const adult = { mem_type: 'adult' as const, mem_nm: 'X' };
  const teen = { mem_type: 'teen' as const, mem_nm: 'X' };

  it('have the index they say, or that of their identity', () => {
    expect(indexes({ ...adult, sort_order: 7 }, { ...adult, rv_mem_id: 'RV2' })).toEqual([
      'adult7',
      'adult2',
    ]);
    expect(indexes({ ...adult, rv_mem_id: 'RV2', sort_order: 1 })).toEqual(['adult1']);
  });

  it('are the next of their category without either', () => {
    expect(indexes(adult, adult, teen, teen)).toEqual(['adult3', 'adult4', 'teen1', 'teen2']);
    expect(indexes({ ...teen, rv_mem_id: 'RV2' }, { ...teen, rv_mem_id: 'RV2' })).toEqual(['teen1', 'teen2']);
    expect(indexes({ ...teen, sort_order: 1 }, teen)).toEqual(['teen1', 'teen2']);
  });

  it('do not carry their identity on', () => {
    expect(placed([{ ...adult, rv_mem_id: 'RV1' }], existing)).toEqual([{ ...adult, sort_order: 1 }]);
  });
});
