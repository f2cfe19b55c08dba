import type { ErrorKey } from '@narae/contracts/error-keys';
import type { GuessLimit, Limit } from './limits.rules.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** Whom a limit counts; a network is an IPv4 address or the /64 of an IPv6 one. */
type CountedBy =
  | 'network'
  | 'member'
  | 'mailbox'
  | 'caller'
  | 'caller and account'
  | 'account'
  | 'telephone'
  | 'question'
  | 'order'
  | 'event'
  | 'mail'
  | 'member and product'
  | 'device and product'
  | 'network and product'
  | 'everybody';

interface Row {
  readonly by: CountedBy;
  /** How much is allowed within the window: tries, unless the name says what else. Of guesses: how many are free. */
  readonly amount: number;
  /** Of the window. Of guesses: after so long without one they are forgotten. */
  readonly seconds: number;
  /** Of guesses beyond the free ones: the first wait in seconds, doubled with each up to the longest. */
  readonly waits?: readonly [first: number, longest: number];
  /** Error key of what is beyond the limit; `rate_limited` unless it is another. */
  readonly error?: ErrorKey;
}

/**
 * How much of what costs something anybody may do, in one place (ACCOUNT-16); docs/operations.md says what each is for.
 * Operators change amounts and windows by the setting LIMITS.
 */
const table = {
  // What visitors of a network ask. Generous: a hotel's guests, or all customers of a carrier, share an address.
  'visitor-search': { by: 'network', amount: 300, seconds: minute },
  'visitor-page': { by: 'network', amount: 600, seconds: minute },
  'visitor-call': { by: 'network', amount: 3_000, seconds: minute },

  // Guesses, mails and sign-ins.
  password: {
    by: 'caller and account',
    amount: 5,
    seconds: hour,
    waits: [30, 15 * minute],
    error: 'password_locked',
  },
  'password-email': { by: 'account', amount: 100, seconds: hour, error: 'password_locked' },
  'password-ip': { by: 'network', amount: 60, seconds: 15 * minute },
  'second-factor': {
    by: 'member',
    amount: 5,
    seconds: hour,
    waits: [30, 15 * minute],
    error: 'second_factor_locked',
  },
  find: { by: 'caller and account', amount: 5, seconds: hour, waits: [30, 15 * minute] },
  'find-tel': { by: 'telephone', amount: 50, seconds: hour },
  'find-ip': { by: 'network', amount: 20, seconds: 15 * minute },
  mails: { by: 'mailbox', amount: 5, seconds: hour },
  recipients: { by: 'caller', amount: 12, seconds: hour },
  'link-ip': { by: 'network', amount: 20, seconds: 15 * minute },
  'join-ip': { by: 'network', amount: 60, seconds: hour },
  'join-mailbox': { by: 'mailbox', amount: 5, seconds: hour },
  'duplicate-ip': { by: 'network', amount: 60, seconds: 10 * minute },
  'provider-ip': { by: 'network', amount: 120, seconds: 15 * minute },
  'passkey-ip': { by: 'network', amount: 120, seconds: 15 * minute },
  'visit-ip': { by: 'network', amount: 600, seconds: 10 * minute },
  'mail-choice': { by: 'member', amount: 120, seconds: hour },
  joining: { by: 'member', amount: 60, seconds: hour },
  picture: { by: 'member', amount: 30, seconds: hour },
  exports: { by: 'member', amount: 3, seconds: day },

  // Booking.
  'held-by-member': { by: 'member and product', amount: 3_600, seconds: 6 * hour, error: 'hold_again_later' },
  'held-by-device': {
    by: 'device and product',
    amount: 14_400,
    seconds: 6 * hour,
    error: 'hold_again_later',
  },
  'held-by-network': {
    by: 'network and product',
    amount: 108_000,
    seconds: 6 * hour,
    error: 'hold_again_later',
  },
  'payment-starts': { by: 'order', amount: 60, seconds: hour, error: 'payment_again_later' },
  'unsigned-reports': { by: 'everybody', amount: 100, seconds: day },
  uploads: { by: 'member', amount: 200, seconds: day },
  'upload-megabytes': { by: 'member', amount: 500, seconds: day },
  companions: { by: 'member', amount: 200, seconds: hour },
  'custom-drafts': { by: 'member', amount: 1_200, seconds: hour },
  'custom-requests': { by: 'member', amount: 20, seconds: day },
  'custom-messages': { by: 'member', amount: 20, seconds: hour },
  'event-drafts': { by: 'member', amount: 1_200, seconds: hour },
  'event-reservations': { by: 'member', amount: 60, seconds: hour },
  'event-messages': { by: 'event', amount: 3, seconds: hour },
  'waiting-joins': { by: 'member', amount: 30, seconds: hour },
  'cancel-mails': { by: 'mailbox', amount: 30, seconds: day },
  'cancel-desk-mails': { by: 'mailbox', amount: 500, seconds: day },
  'custom-mails': { by: 'mailbox', amount: 30, seconds: day },
  'custom-desk-mails': { by: 'mailbox', amount: 500, seconds: day },
  'minimum-desk-mails': { by: 'mailbox', amount: 500, seconds: day },
  'event-mails': { by: 'mailbox', amount: 20, seconds: day },
  'waiting-mails': { by: 'mailbox', amount: 20, seconds: day },
  'mail-resends': { by: 'mail', amount: 3, seconds: hour },
  'test-mails': { by: 'member', amount: 10, seconds: hour },

  // Community.
  'question-password': {
    by: 'question',
    amount: 5,
    seconds: day,
    waits: [15 * minute, day],
    error: 'password_locked',
  },
  'post-comment': { by: 'member', amount: 60, seconds: hour },
  'post-question': { by: 'member', amount: 20, seconds: hour },
  'post-review': { by: 'member', amount: 20, seconds: hour },
  'post-new-comment': { by: 'member', amount: 10, seconds: hour, error: 'new_member_limit' },
  'post-new-question': { by: 'member', amount: 2, seconds: hour, error: 'new_member_limit' },
  'post-new-review': { by: 'member', amount: 10, seconds: hour, error: 'new_member_limit' },
  'comment-likes': { by: 'member', amount: 600, seconds: hour },
  'review-votes': { by: 'member', amount: 600, seconds: hour },
  'post-reports': { by: 'member', amount: 20, seconds: hour },
  'question-pictures': { by: 'member', amount: 40, seconds: hour },
  'review-pictures': { by: 'member', amount: 40, seconds: hour },
  'text-suggestions': { by: 'member', amount: 120, seconds: hour },
} as const satisfies Record<string, Row>;

type Table = typeof table;
type NameOfAny = keyof Table;

/** Limits on tries that may be wrong. */
export type GuessLimitName = {
  [Name in NameOfAny]: Table[Name] extends { waits: unknown } ? Name : never;
}[NameOfAny];

/** Limits on how much is done within a window. */
export type LimitName = Exclude<NameOfAny, GuessLimitName>;

/** The limits of a process. */
export type Limits = Readonly<Record<LimitName, Limit> & Record<GuessLimitName, GuessLimit>>;

/** What an operator may change of a limit. */
export type LimitChange = Pick<Row, 'amount'> & Partial<Pick<Row, 'seconds'>>;

/** Every limit by its name. */
export const limitTable: Readonly<Record<NameOfAny, Row>> = table;

/** Whether a limit is called so. */
export const isLimitName = (name: string): name is NameOfAny => Object.hasOwn(table, name);

const toLimit = (name: string, row: Row): Limit | GuessLimit => {
  const named = { name, ...(row.error && { error: row.error }) };
  if (!row.waits) return { ...named, perWindow: row.amount, windowMs: row.seconds * 1000 };
  const [first, longest] = row.waits;
  return {
    ...named,
    free: row.amount,
    firstWaitMs: first * 1000,
    longestWaitMs: longest * 1000,
    rememberedMs: row.seconds * 1000,
  };
};

/** The limits of the table, with what an operator has changed. */
export const limitsWith = (changes: Readonly<Partial<Record<NameOfAny, LimitChange>>> = {}): Limits =>
  Object.fromEntries(
    Object.entries(limitTable).map(([name, row]) => [
      name,
      toLimit(name, { ...row, ...(isLimitName(name) && changes[name]) }),
    ]),
  ) as unknown as Limits;

/** The limits where an operator has changed none. */
export const usualLimits = limitsWith();
