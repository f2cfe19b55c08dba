import { ERROR_KEYS, errorText, isErrorKey } from './errors.ts';

describe('errorText', () => {
  it('speaks the language asked for and fills in what it is given', () => {
    expect(errorText('KOR', 'seats_not_enough', { left: 3 })).toBe(
      '좌석이 부족합니다(남은 좌석 3석). 인원을 줄여 주세요.',
    );
    expect(errorText('ENG', 'payment_cap_exceeded', { cap: '$2,253' })).toContain('one order ($2,253).');
  });

  it('answers an unknown key with the general failure', () => {
    expect(errorText('VTN', 'no_such_key')).toBe(errorText('VTN', 'internal_fail'));
    expect(errorText('JPN', 'toString')).toBe(errorText('JPN', 'internal_fail'));
  });

  it('throws in tests when a value is missing', () => {
    expect(() => errorText('ENG', 'seats_not_enough')).toThrow('No value was given for {{left}}');
    expect(errorText('ENG', 'seats_not_enough', { left: 0 })).toContain('(0 left)');
  });

  it('knows the keys that screens and services name', () => {
    const named = [
      'common_login_fail',
      'prod_cnt_fail',
      'order.sub_input_msg',
      'img_accept_fail',
      'pay_choice_input',
    ];
    expect(named.filter((key) => !isErrorKey(key))).toEqual([]);
    expect(ERROR_KEYS.length).toBeGreaterThan(100);
  });
});
