import type { ErrorKey } from '@narae/contracts/error-keys';
import type { LimitKind, GuessLimit, Limit } from './limits.rules.ts';

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
  | 'member and mailbox'
  | 'member and product'
  | 'device and product'
  | 'network and product'
  | 'everybody';

interface Row {
  readonly kind: LimitKind;
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

/** What anybody may do in a time (ACCOUNT-16); docs/operations.md says why. Operators change it by LIMITS. */
const rows = {
  // What each call costs, where the public comes in. Generous: a hotel's guests share an address.
  'calls-by-network': { kind: 'allowance', by: 'network', amount: 3_000, seconds: minute },
  'calls-by-member': { kind: 'allowance', by: 'member', amount: 1_800, seconds: minute },
  pages: { kind: 'allowance', by: 'network', amount: 600, seconds: minute },
  'stream-opens': { kind: 'allowance', by: 'network', amount: 600, seconds: minute },

  password: {
    kind: 'exact',
    by: 'caller and account',
    amount: 5,
    seconds: hour,
    waits: [30, 15 * minute],
    error: 'password_locked',
  },
  'password-email': { kind: 'exact', by: 'account', amount: 100, seconds: hour, error: 'password_locked' },
  'password-ip': { kind: 'exact', by: 'network', amount: 60, seconds: 15 * minute },
  'second-factor': {
    kind: 'exact',
    by: 'member',
    amount: 5,
    seconds: hour,
    waits: [30, 15 * minute],
    error: 'second_factor_locked',
  },
  find: { kind: 'exact', by: 'caller and account', amount: 5, seconds: hour, waits: [30, 15 * minute] },
  'find-tel': { kind: 'exact', by: 'telephone', amount: 50, seconds: hour },
  'find-ip': { kind: 'exact', by: 'network', amount: 20, seconds: 15 * minute },
  mails: { kind: 'exact', by: 'mailbox', amount: 5, seconds: hour },
  recipients: { kind: 'exact', by: 'caller', amount: 12, seconds: hour },
  'member-mailboxes': { kind: 'exact', by: 'member', amount: 20, seconds: day },
  'member-mailbox': { kind: 'exact', by: 'member and mailbox', amount: 1, seconds: day },
  'link-ip': { kind: 'exact', by: 'network', amount: 20, seconds: 15 * minute },
  'join-ip': { kind: 'exact', by: 'network', amount: 60, seconds: hour },
  'join-mailbox': { kind: 'exact', by: 'mailbox', amount: 5, seconds: hour },
  'duplicate-ip': { kind: 'exact', by: 'network', amount: 60, seconds: 10 * minute },
  'provider-ip': { kind: 'exact', by: 'network', amount: 120, seconds: 15 * minute },
  'passkey-ip': { kind: 'exact', by: 'network', amount: 120, seconds: 15 * minute },
  'visit-ip': { kind: 'allowance', by: 'network', amount: 600, seconds: 10 * minute },
  'mail-choice': { kind: 'allowance', by: 'member', amount: 120, seconds: hour },
  joining: { kind: 'allowance', by: 'member', amount: 60, seconds: hour },
  picture: { kind: 'allowance', by: 'member', amount: 30, seconds: hour },
  exports: { kind: 'exact', by: 'member', amount: 3, seconds: day },

  'held-by-member': {
    kind: 'allowance',
    by: 'member and product',
    amount: 3_600,
    seconds: 6 * hour,
    error: 'hold_again_later',
  },
  'held-by-device': {
    kind: 'allowance',
    by: 'device and product',
    amount: 14_400,
    seconds: 6 * hour,
    error: 'hold_again_later',
  },
  'held-by-network': {
    kind: 'allowance',
    by: 'network and product',
    amount: 108_000,
    seconds: 6 * hour,
    error: 'hold_again_later',
  },
  'payment-starts': {
    kind: 'allowance',
    by: 'order',
    amount: 60,
    seconds: hour,
    error: 'payment_again_later',
  },
  'unsigned-reports': { kind: 'exact', by: 'everybody', amount: 100, seconds: day },
  uploads: { kind: 'allowance', by: 'member', amount: 200, seconds: day },
  'upload-megabytes': { kind: 'allowance', by: 'member', amount: 500, seconds: day },
  'drawn-numbers': { kind: 'allowance', by: 'member', amount: 600, seconds: hour },
  companions: { kind: 'allowance', by: 'member', amount: 200, seconds: hour },
  'custom-drafts': { kind: 'allowance', by: 'member', amount: 1_200, seconds: hour },
  'custom-requests': { kind: 'exact', by: 'member', amount: 20, seconds: day },
  'custom-messages': { kind: 'exact', by: 'member', amount: 20, seconds: hour },
  'event-drafts': { kind: 'allowance', by: 'member', amount: 1_200, seconds: hour },
  'event-reservations': { kind: 'allowance', by: 'member', amount: 60, seconds: hour },
  'event-messages': { kind: 'exact', by: 'event', amount: 3, seconds: hour },
  'waiting-joins': { kind: 'allowance', by: 'member', amount: 30, seconds: hour },
  'cancel-mails': { kind: 'exact', by: 'mailbox', amount: 30, seconds: day },
  'cancel-desk-mails': { kind: 'exact', by: 'mailbox', amount: 500, seconds: day },
  'custom-mails': { kind: 'exact', by: 'mailbox', amount: 30, seconds: day },
  'custom-desk-mails': { kind: 'exact', by: 'mailbox', amount: 500, seconds: day },
  'minimum-desk-mails': { kind: 'exact', by: 'mailbox', amount: 500, seconds: day },
  'event-mails': { kind: 'exact', by: 'mailbox', amount: 20, seconds: day },
  'waiting-mails': { kind: 'exact', by: 'mailbox', amount: 20, seconds: day },
  'mail-resends': { kind: 'exact', by: 'mail', amount: 3, seconds: hour },
  'test-mails': { kind: 'exact', by: 'member', amount: 10, seconds: hour },

  'question-password': {
    kind: 'exact',
    by: 'question',
    amount: 5,
    seconds: day,
    waits: [15 * minute, day],
    error: 'password_locked',
  },
  'post-comment': { kind: 'allowance', by: 'member', amount: 60, seconds: hour },
  'post-question': { kind: 'allowance', by: 'member', amount: 20, seconds: hour },
  'post-review': { kind: 'allowance', by: 'member', amount: 20, seconds: hour },
  'post-new-comment': { kind: 'exact', by: 'member', amount: 10, seconds: hour, error: 'new_member_limit' },
  'post-new-question': { kind: 'exact', by: 'member', amount: 2, seconds: hour, error: 'new_member_limit' },
  'post-new-review': { kind: 'exact', by: 'member', amount: 10, seconds: hour, error: 'new_member_limit' },
  'comment-likes': { kind: 'allowance', by: 'member', amount: 600, seconds: hour },
  'review-votes': { kind: 'allowance', by: 'member', amount: 600, seconds: hour },
  'post-reports': { kind: 'allowance', by: 'member', amount: 20, seconds: hour },
  'question-pictures': { kind: 'allowance', by: 'member', amount: 40, seconds: hour },
  'review-pictures': { kind: 'allowance', by: 'member', amount: 40, seconds: hour },
  'text-suggestions': { kind: 'exact', by: 'member', amount: 120, seconds: hour },
} as const satisfies Record<string, Row>;

type Table = typeof rows;
type NameOfAny = keyof Table;

export type GuessLimitName = {
  [Name in NameOfAny]: Table[Name] extends { waits: unknown } ? Name : never;
}[NameOfAny];

export type LimitName = Exclude<NameOfAny, GuessLimitName>;

export type Limits = Readonly<Record<LimitName, Limit> & Record<GuessLimitName, GuessLimit>>;

export type LimitChange = Pick<Row, 'amount'> & Partial<Pick<Row, 'seconds'>>;

export const limitTable: Readonly<Record<NameOfAny, Row>> = rows;

export const isLimitName = (name: string): name is NameOfAny => Object.hasOwn(rows, name);

const toLimit = (name: string, row: Row): Limit | GuessLimit => {
  const named = { name, kind: row.kind, ...(row.error && { error: row.error }) };
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

export const limitsWith = (changes: Readonly<Partial<Record<NameOfAny, LimitChange>>> = {}): Limits =>
  Object.fromEntries(
    Object.entries(limitTable).map(([name, row]) => [
      name,
      toLimit(name, { ...row, ...(isLimitName(name) && changes[name]) }),
    ]),
  ) as unknown as Limits;

export const usualLimits = limitsWith();
