import { hasPassword } from './has-password.rules.ts';

it.each([
  ['hash', 'nara@example.com', true],
  ['', 'nara@example.com', false],
  ['hash', '', false],
  ['', '', false],
])('who has the password "%s" and the address "%s" can sign in with them: %s', (mem_pwd, mem_email, can) => {
  expect(hasPassword({ mem_pwd, mem_email })).toBe(can);
});
