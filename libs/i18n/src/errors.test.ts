import { LAN_TPS } from '@narae/contracts/languages';
import { errorKeys } from '@narae/contracts/error-keys';
import { messagesToCome, pageMessages } from '@narae/contracts/message-keys';
import catalogue from '../locales/ENG/errors.json' with { type: 'json' };
import { errorText } from './errors.ts';

describe('errorText', () => {
  it.each(['CHN', 'KOR', 'JPN', 'VTN', 'ENG'] as const)(
    'promises in %s no other number of people of what is in the cart',
    (lanTp) => {
      expect(errorText(lanTp, 'cart_duplicate')).not.toMatch(/people|인원|人数|số người/u);
    },
  );

  it('speaks the language asked for and fills in what it is given', () => {
    expect(errorText('KOR', 'seats_not_enough', { left: 3 })).toBe(
      '좌석이 부족합니다(남은 좌석 3석). 인원을 줄여 주세요.',
    );
    expect(errorText('ENG', 'payment_cap_exceeded', { cap: '$2,253' })).toContain('at most $2,253.');
  });

  it('throws in tests when a value is missing', () => {
    expect(() => errorText('ENG', 'seats_not_enough')).toThrow('No value was given for {{left}}');
    expect(errorText('ENG', 'seats_not_enough', { left: 0 })).toContain('(0 left)');
  });

  it.each(LAN_TPS)('has words of its own in %s for no place at all', (lanTp) => {
    const of = (count: number): string => errorText(lanTp, 'event_reserv_cnt_fail', { count });
    expect(of(1)).toContain('1');
    expect(of(0)).not.toContain('0');
  });

  it('is there for every key of the lists, and for no other', () => {
    const listed = [...errorKeys, ...pageMessages, ...Object.keys(messagesToCome)];
    const keys = Object.keys(catalogue).filter((key) => !key.endsWith('_zero'));
    expect(keys.sort()).toEqual(listed.sort());
  });
});
