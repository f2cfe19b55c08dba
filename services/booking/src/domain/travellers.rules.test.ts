import { leadName, splitByParty, travellersViolation } from './travellers.rules.ts';

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
