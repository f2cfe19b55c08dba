/** The providers the sandbox plays (ACCOUNT-10). */
export const identityProviders = ['google', 'kakao', 'qq', 'facebook'] as const;
export type IdentityProvider = (typeof identityProviders)[number];

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly verified: boolean;
}

/** One person per case: verified address, unverified, a member's own, none. */
export const people: readonly Person[] = [
  { id: 'haneul', name: 'Haneul Seo', email: 'haneul.seo@mail.example', verified: true },
  { id: 'linh', name: 'Nguyễn Linh', email: 'linh.nguyen@mail.example', verified: false },
  { id: 'imposter', name: 'Mina Hart', email: 'mina@narae.example', verified: false },
  { id: 'mina', name: 'Mina Hart', email: 'mina@narae.example', verified: true },
  { id: 'yue', name: '月', email: '', verified: false },
];

/** The expected behaviour, or one that must not be believed. */
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

export const outcomesOf: Readonly<Record<IdentityProvider, readonly IdentityOutcome[]>> = {
  google: ['good', 'denied', 'nonce', 'audience', 'issuer', 'expired', 'replayed', 'slow'],
  kakao: ['good', 'denied', 'nonce', 'audience', 'issuer', 'expired', 'replayed', 'slow'],
  qq: ['good', 'denied', 'application', 'replayed', 'slow'],
  facebook: ['good', 'denied', 'application', 'expired', 'replayed', 'slow'],
};

export interface Choice {
  readonly person: Person;
  readonly outcome: IdentityOutcome;
}

/** Reads a choice from a form or address; null if invalid. */
export const readChoice = (id: unknown, outcome: unknown): Choice | null => {
  const person = people.find((item) => item.id === id);
  return person ? { person, outcome: identityOutcomes.find((item) => item === outcome) ?? 'good' } : null;
};

/** A choice as one word: providers' records hold only an account number. */
export const packChoice = ({ person, outcome }: Choice): string => `${person.id}~${outcome}`;
export const unpackChoice = (packed: string): Choice | null =>
  readChoice(...(packed.split('~') as [string, string]));

/** Longer than the shop's timeout for a provider (ms). */
export const slowMs = 12_000;

/** The shop's credentials in development. */
export const identityClients = {
  google: { clientId: 'narae-google', clientSecret: 'sandbox-google-secret' },
  kakao: { clientId: 'narae-kakao', clientSecret: 'sandbox-kakao-secret' },
  qq: { clientId: '102000001', clientSecret: 'sandbox-qq-key' },
  facebook: { clientId: '100000000000001', clientSecret: 'sandbox-facebook-secret' },
} as const;

/** Loopback, and names reserved for examples and tests (RFC 2606). */
const harmless = /(?:^|\.)(?:localhost|example|test)$/;
const loopback = ['127.0.0.1', '[::1]'];

/** Redirects never leave the developer's machine. */
export const mayLeadTo = (address: string): boolean => {
  if (!URL.canParse(address)) return false;
  const { hostname } = new URL(address);
  return loopback.includes(hostname) || harmless.test(hostname);
};
