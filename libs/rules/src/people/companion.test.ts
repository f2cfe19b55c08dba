import { companionViolation, isBirthDay, nameKey } from './travellers.ts';

const today = '2026-11-22';
const lin = { mem_nm: 'LIN MEI', birth_day: '1990-01-01' };

it.each([
  ['2026-11-22', true],
  ['2026-11-23', false],
  ['1900-01-01', true],
  ['1899-12-31', false],
  ['1990-02-30', false],
  ['', false],
])('%s is a day of birth: %s', (day, is) => {
  expect(isBirthDay(day, today)).toBe(is);
});

it.each([
  [{}, null],
  [{ passport_no: 'm 1234 5678', passport_expiry: '2020-01-01', visa_no: '' }, null],
  [{ mem_nm: ' ' }, 'traveller_name_input'],
  [{ mem_nm: '林美' }, 'traveller_name_passport'],
  [{ birth_day: '' }, 'companion_birth_input'],
  [{ passport_no: '12' }, 'traveller_passport_no'],
  [{ passport_expiry: '2020-13-01' }, 'passport_expiry_form'],
  [{ visa_no: '?' }, 'traveller_visa_no'],
])('the first thing wrong with %j is %s', (change, error) => {
  expect(companionViolation({ ...lin, ...change }, today)?.error ?? null).toBe(error);
});

it('names are told apart without case, blanks and widths', () => {
  expect(nameKey(' Lin  Ｍei ')).toBe(nameKey('LIN MEI'));
});
