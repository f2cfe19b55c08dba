import type { GuessLimit, Limit } from '@narae/service-kit';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** Both kinds of guesses are slowed down alike: five are free, then 30 s, 1 min, 2 min … up to 15 min between two. */
const guesses = {
  free: 5,
  firstWaitMs: 30 * second,
  longestWaitMs: 15 * minute,
  rememberedMs: hour,
} as const;

/**
 * What anybody may do without signing in, and how often (ACCOUNT-16). Guesses are counted for each address and account, so
 * that nobody locks out the owner by guessing; the wide bounds per account are for guesses from many addresses, and do not
 * concern a device the member has signed in from.
 */
export const limits = {
  /** By caller and email address. */
  password: { name: 'password', ...guesses, error: 'password_locked' },
  passwordPerEmail: { name: 'password-email', perWindow: 100, windowMs: hour, error: 'password_locked' },
  passwordPerNetwork: { name: 'password-ip', perWindow: 60, windowMs: 15 * minute },
  /** Codes of a second factor, by member. */
  secondFactor: { name: 'second-factor', ...guesses, error: 'second_factor_locked' },
  /** By caller and telephone number. */
  find: { name: 'find', ...guesses },
  findPerTel: { name: 'find-tel', perWindow: 50, windowMs: hour },
  findPerNetwork: { name: 'find-ip', perWindow: 20, windowMs: 15 * minute },
  /** Mails that anybody can have sent: help with signing in, and links that confirm a mailbox. */
  mailsPerMailbox: { name: 'mails', perWindow: 5, windowMs: hour },
  recipientsPerCaller: { name: 'recipients', perWindow: 12, windowMs: hour },
  /** Mailed links that are opened. */
  linksPerNetwork: { name: 'link-ip', perWindow: 20, windowMs: 15 * minute },
  /** Changes of which mails are wanted, also by links in mails: by member. */
  mailChoicesPerMember: { name: 'mail-choice', perWindow: 120, windowMs: hour },
  /** Looks at what joining two accounts would move, and joinings: each asks booking. */
  joiningPerMember: { name: 'joining', perWindow: 60, windowMs: hour },
  picturesPerMember: { name: 'picture', perWindow: 30, windowMs: hour },
  duplicateCheckPerNetwork: { name: 'duplicate-ip', perWindow: 60, windowMs: 10 * minute },
  /** Members who have joined with an address: each is mailed to it, and it may be a stranger's; its own count, so that it keeps no help from the owner. */
  joinsPerMailbox: { name: 'join-mailbox', perWindow: 5, windowMs: hour },
  /** Sign-ins with a provider that begin: each is a row for ten minutes. */
  providerPerNetwork: { name: 'provider-ip', perWindow: 120, windowMs: 15 * minute },
  /** Tries of signing in with a passkey: nobody guesses one, and each costs the check of a signature. */
  passkeyPerNetwork: { name: 'passkey-ip', perWindow: 120, windowMs: 15 * minute },
  /** Generous: a hotel's guests share an address. */
  visitPerNetwork: { name: 'visit-ip', perWindow: 600, windowMs: 10 * minute },
} satisfies Record<string, GuessLimit | Limit>;

/** Members who may join from one address within an hour. */
export const joinLimit = (perWindow: number): Limit => ({ name: 'join-ip', perWindow, windowMs: hour });
