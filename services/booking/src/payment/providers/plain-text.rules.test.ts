import { plainText } from './plain-text.rules.ts';

test.each([
  ['Han river 한강 中文', 'Han river 한강 中文'],
  ['a^b|c', 'a b c'],
  ['  two   words ', 'two words'],
  ['one\r\ntwo\u2028three\u2029four\u0007five', 'one two three four five'],
  ['smile 😀!', 'smile !'],
  ['heart ❤️ here', 'heart here'],
  ['key 1\uFE0F\u20E3', 'key 1'],
  ['family \u{1F469}\u200D\u{1F467}', 'family'],
  ['beyond \u{20000}', 'beyond'],
  ['lone \uD83D surrogate', 'lone surrogate'],
  ['\uDE00x', 'x'],
])('of %j a provider carries %j', (text, carried) => {
  expect(plainText(text)).toBe(carried);
});

test('a text ends after so many characters, and never with a blank', () => {
  expect(plainText('x'.repeat(121))).toBe('x'.repeat(120));
  expect(plainText('abcdef', 3)).toBe('abc');
  expect(plainText('ab cd', 3)).toBe('ab');
  expect(plainText('   abc', 3)).toBe('abc');
});
