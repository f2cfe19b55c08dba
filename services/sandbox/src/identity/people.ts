/** The providers the sandbox plays (ACCOUNT-10). */
export const identityProviders = ['google', 'kakao', 'qq', 'facebook'] as const;
export type IdentityProvider = (typeof identityProviders)[number];

/** Somebody who can sign in at any of them; made up. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** Whether the provider has checked the address. */
  readonly verified: boolean;
}

/** One of each kind the shop has to tell apart: address checked, not checked, a member's own, none at all. */
export const people: readonly Person[] = [
  { id: 'haneul', name: 'Haneul Seo', email: 'haneul.seo@mail.example', verified: true },
  { id: 'linh', name: 'Nguyễn Linh', email: 'linh.nguyen@mail.example', verified: false },
  { id: 'imposter', name: 'Mina Hart', email: 'mina@narae.example', verified: false },
  { id: 'mina', name: 'Mina Hart', email: 'mina@narae.example', verified: true },
  { id: 'yue', name: '月', email: '', verified: false },
];

/** What the provider does: as it should, or one thing that must not be believed. */
const identityOutcomes = [
  'good',
  'denied',
  'nonce',
  'audience',
  'issuer',
  'expired',
  'replayed',
  'slow',
  'application',
] as const;
export type IdentityOutcome = (typeof identityOutcomes)[number];

/** What each of them can do wrong. */
export const outcomesOf: Readonly<Record<IdentityProvider, readonly IdentityOutcome[]>> = {
  google: ['good', 'denied', 'nonce', 'audience', 'issuer', 'expired', 'replayed', 'slow'],
  kakao: ['good', 'denied', 'nonce', 'audience', 'issuer', 'expired', 'replayed', 'slow'],
  qq: ['good', 'denied', 'application', 'replayed', 'slow'],
  facebook: ['good', 'denied', 'application', 'expired', 'replayed', 'slow'],
};

/** A choice made on the page: who, and what the provider then does. */
export interface Choice {
  readonly person: Person;
  readonly outcome: IdentityOutcome;
}

/** The choice that a form or an address names; null where it names none. */
export const readChoice = (id: unknown, outcome: unknown): Choice | null => {
  const person = people.find((one) => one.id === id);
  return person ? { person, outcome: identityOutcomes.find((one) => one === outcome) ?? 'good' } : null;
};

/** A choice as one word, and back: providers' own records hold no more than a number of who it is. */
export const packChoice = ({ person, outcome }: Choice): string => `${person.id}~${outcome}`;
export const unpackChoice = (packed: string): Choice | null =>
  readChoice(...(packed.split('~') as [string, string]));

/** Longer than the shop waits for a provider, in milliseconds. */
export const slowMs = 12_000;

/** What the shop is known by; on a developer's machine alone. */
export const identityClients = {
  google: { clientId: 'narae-google', clientSecret: 'sandbox-google-secret' },
  kakao: { clientId: 'narae-kakao', clientSecret: 'sandbox-kakao-secret' },
  qq: { clientId: '102000001', clientSecret: 'sandbox-qq-key' },
  facebook: { clientId: '100000000000001', clientSecret: 'sandbox-facebook-secret' },
} as const;
