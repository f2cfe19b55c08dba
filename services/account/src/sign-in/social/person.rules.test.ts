import { firstNick, takenPerson, tellsNickname } from './person.rules.ts';

const person = { subject: 'S1', nick: 'Mina', verifiedEmail: 'mina@example.com' };
const nickOf = (nick: string) => takenPerson({ ...person, nick }, 'kakao').nick;

it('takes a person as the provider gives it', () => {
  expect(takenPerson(person, 'kakao')).toEqual(person);
});

it.each([
  ['  Mina  ', 'Mina'],
  ['Mi<b>na', 'Mibna'],
  ['Mi\u200Bna\u202E\u0007', 'Mina'],
  ['M'.repeat(31), 'M'.repeat(30)],
  [`  ${'M'.repeat(30)}`, 'M'.repeat(30)],
  [`${'M'.repeat(29)} x`, 'M'.repeat(29)],
  ['😀'.repeat(31), '😀'.repeat(30)],
  ['', 'Kakao'],
  [' <> ', 'Kakao'],
])('of the name %j it takes %j', (nick, taken) => {
  expect(nickOf(nick)).toBe(taken);
});

it.each([
  ['kakao', 'Kakao', true],
  ['qq', 'QQ', true],
  ['google', 'Google', false],
  ['facebook', 'Facebook', false],
] as const)('calls nobody at %s %s; names there are nicknames: %s', (provider, name, tells) => {
  expect(takenPerson({ ...person, nick: '' }, provider).nick).toBe(name);
  expect(tellsNickname[provider]).toBe(tells);
  expect(firstNick(provider, 'Mina', 42)).toBe(tells ? 'Mina' : 'M0042');
  expect(firstNick(provider, 'Narae Official', 42)).toBe('N0042');
  expect(firstNick(provider, name, 42)).toBe(`${name[0]}0042`);
});

it('takes an address only where it is one', () => {
  const email = (verifiedEmail: string) => takenPerson({ ...person, verifiedEmail }, 'google').verifiedEmail;
  expect(email('Mina@Example.com')).toBe('mina@example.com');
  for (const none of ['', 'mina', 'mina@']) expect(email(none)).toBe('');
});
