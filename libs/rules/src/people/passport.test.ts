import { ageOn, fitsCategory, isNameOfPassport, passportValidity } from './passport.ts';

describe('how long a passport lasts', () => {
  it.each([
    ['2026-12-19', 'expired'],
    ['2026-12-20', 'short'],
    ['2027-06-19', 'short'],
    ['2027-06-20', 'good'],
  ])('one until %s is %s for a return on 2026-12-20', (expiry, found) => {
    expect(passportValidity(expiry, '2026-12-20')).toBe(found);
  });
});

describe('the category of an age', () => {
  it('is that of the birthday at departure', () => {
    expect(ageOn('2007-12-20', '2026-12-20')).toBe(19);
    expect(ageOn('2007-12-21', '2026-12-20')).toBe(18);
    expect(fitsCategory('adult', 19)).toBe(true);
    expect(fitsCategory('adult', 18)).toBe(false);
    expect(fitsCategory('teen', 18)).toBe(true);
    expect(fitsCategory('children', 12)).toBe(false);
    expect(fitsCategory('child', 0)).toBe(true);
  });
});

describe('a name and the passport’s', () => {
  const passport = { family: 'KIM', given: 'NA RAE' };
  it.each([
    ['KIM NARAE', true],
    ['Na-Rae Kim', true],
    ['KIM NARI', false],
    ['KIM', false],
  ])('%s: %s', (typed, same) => {
    expect(isNameOfPassport(typed, passport)).toBe(same);
  });

  it('is compared as far as the line reaches', () => {
    const cut = { family: 'NGUYEN HOANG', given: 'THI THANH PHUONG ANH MY L' };
    expect(isNameOfPassport('NGUYEN HOANG THI THANH PHUONG ANH MY LINH', cut)).toBe(true);
    expect(isNameOfPassport('NGUYEN HOANG THI THANH', cut)).toBe(false);
  });
});
