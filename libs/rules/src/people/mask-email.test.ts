import { maskEmail } from './contact.ts';

it.each([
  ['mina@narae.example', 'm***@narae.example'],
  ['minahart@narae.example', 'mi***@narae.example'],
  ['m@narae.example', 'm***@narae.example'],
  ['"a@b"@narae.example', '"a***@narae.example'],
])('%s is shown as %s', (email, shown) => expect(maskEmail(email)).toBe(shown));
