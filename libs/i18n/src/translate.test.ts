import { translate } from './translate.ts';

const pack = {
  seats_one: '{{count}} seat',
  seats_other: '{{count}} seats',
  plain: 'Hello {{name}}',
  tel: '{{count}} times',
};

describe('translate', () => {
  it('takes the plural form the language asks for', () => {
    expect(translate(pack, 'ENG', 'seats', { count: 1 })).toBe('1 seat');
    expect(translate(pack, 'ENG', 'seats', { count: 0 })).toBe('0 seats');
    expect(translate({ seats_other: '{{count}}석' }, 'KOR', 'seats', { count: 1 })).toBe('1석');
  });

  it('takes the plain text where a count tells no forms apart', () => {
    expect(translate(pack, 'ENG', 'tel', { count: 1 })).toBe('1 times');
  });

  it('puts params in as they are, and never looks for texts in them', () => {
    expect(translate(pack, 'ENG', 'plain', { name: '{{count}} <b>$&' })).toBe('Hello {{count}} <b>$&');
  });

  it('answers a missing text, and a missing pack, with the key', () => {
    expect(translate(pack, 'ENG', 'nothing')).toBe('nothing');
    expect(translate(undefined, 'ENG', 'seats', { count: 2 })).toBe('seats');
  });
});
