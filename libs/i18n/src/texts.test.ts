import { createTexts, textOf } from './texts.ts';

const en = {
  seats_one: '{{count}} seat',
  seats_other: '{{count}} seats',
  plain: 'Hello {{name}}',
  tel: '{{count}} times',
  'order.sub:msg': 'Enter {{field}}',
};
const packs = { en: { shop: en }, ko: { shop: { seats_other: '{{count}}석' } } };

describe('textOf', () => {
  const texts = createTexts(packs);

  it('takes the plural form the language asks for', () => {
    expect(textOf(texts, 'ENG', 'shop', 'seats', { count: 1 })).toBe('1 seat');
    expect(textOf(texts, 'ENG', 'shop', 'seats', { count: 0 })).toBe('0 seats');
    expect(textOf(texts, 'KOR', 'shop', 'seats', { count: 1 })).toBe('1석');
  });

  it('takes the plain text where a key has no plural forms', () => {
    expect(textOf(texts, 'ENG', 'shop', 'tel', { count: 1 })).toBe('1 times');
  });

  it('is English where a language lacks a text', () => {
    expect(textOf(texts, 'KOR', 'shop', 'plain', { name: 'Mina' })).toBe('Hello Mina');
  });

  it.each(['{{count}} <b>$&', '$t(tel)', '{{- name}}', ' {{name}}'])(
    'puts the value %p in as it is, and never looks for texts in it',
    (name) => expect(textOf(texts, 'ENG', 'shop', 'plain', { name })).toBe(`Hello ${name}`),
  );

  it.each(['lng', 'ns', 'context', 'defaultValue', 'postProcess'])(
    'takes a value called %s for a value, not for an option',
    (name) =>
      expect(textOf(texts, 'ENG', 'shop', 'plain', { name: 'Mina', [name]: 'KOR' })).toBe('Hello Mina'),
  );

  it('does not treat dots and colons in keys as paths', () => {
    expect(textOf(texts, 'ENG', 'shop', 'order.sub:msg', { field: 'name' })).toBe('Enter name');
  });

  it('throws in tests for a missing text and for a missing value', () => {
    expect(() => textOf(texts, 'ENG', 'shop', 'nothing')).toThrow('There is no text "nothing" in shop (en)');
    expect(() => textOf(texts, 'ENG', 'shop', 'plain')).toThrow('No value was given for {{name}}');
  });

  it('shows the key of a missing text elsewhere, and nothing for a missing value', () => {
    const lenient = createTexts(packs, { strict: false });
    expect(textOf(lenient, 'ENG', 'shop', 'nothing')).toBe('nothing');
    expect(textOf(lenient, 'ENG', 'nowhere', 'seats', { count: 2 })).toBe('seats');
    expect(textOf(lenient, 'ENG', 'shop', 'plain')).toBe('Hello ');
  });
});
