import { MOST_PASSKEYS } from '@narae/contracts/passkey-limits';
import { MAX_COMPANIONS } from '@narae/contracts/companion-limits';
import { customTripLimits } from '@narae/contracts/custom-trip-limits';
import { MAX_QUESTION_PICTURES, MAX_REPLIES, MAX_REVIEW_PICTURES } from '@narae/contracts/post-limits';

type CountedOf =
  | 'member'
  | 'session'
  | 'network'
  | 'edge'
  | 'order'
  | 'post'
  | 'comment'
  | 'question'
  | 'review'
  | 'request';

export interface KeptRow {
  readonly of: CountedOf;
  readonly amount: number;
  readonly rule: string;
}

/** What anybody may keep at a time; docs/operations.md says why. Operators change amounts by KEPT. */
const rows = {
  'waiting-connections': { of: 'network', amount: 300, rule: 'CALL-15' },
  streams: { of: 'network', amount: 100, rule: 'CALL-10' },
  'session-streams': { of: 'session', amount: 10, rule: 'CALL-10' },
  'edge-streams': { of: 'edge', amount: 5_000, rule: 'CALL-10' },

  sessions: { of: 'member', amount: 30, rule: 'ACCOUNT-8' },

  holds: { of: 'member', amount: 5, rule: 'SEAT-8' },
  'holds-unconfirmed': { of: 'member', amount: 1, rule: 'SEAT-8' },
  'waiting-lists': { of: 'member', amount: 10, rule: 'SEAT-7' },
  uploads: { of: 'member', amount: 300, rule: 'DOC-2' },
  'upload-megabytes': { of: 'member', amount: 200, rule: 'DOC-2' },
  'event-reservations': { of: 'member', amount: 20, rule: 'EVENT-5' },
  'custom-requests': { of: 'member', amount: 5, rule: 'CUSTOM-1' },
  'order-changes': { of: 'order', amount: 20, rule: 'ORDER-15' },
  'cancel-requests': { of: 'order', amount: 10, rule: 'REFUND-2' },

  'post-reports': { of: 'post', amount: 100, rule: 'COMMUNITY-30' },
} as const satisfies Record<string, KeptRow>;

/** Numbers that pages know as well: the rule sets them, and no operator. */
const ruledRows = {
  passkeys: { of: 'member', amount: MOST_PASSKEYS, rule: 'ACCOUNT-31' },
  companions: { of: 'member', amount: MAX_COMPANIONS, rule: 'ORDER-19' },
  'custom-messages': { of: 'request', amount: customTripLimits.messages, rule: 'CUSTOM-3' },
  replies: { of: 'comment', amount: MAX_REPLIES, rule: 'COMMUNITY-13' },
  'question-pictures': { of: 'question', amount: MAX_QUESTION_PICTURES, rule: 'COMMUNITY-16' },
  'review-pictures': { of: 'review', amount: MAX_REVIEW_PICTURES, rule: 'COMMUNITY-26' },
} as const satisfies Record<string, KeptRow>;

type KeptName = keyof typeof rows;

export type KeptAmounts = Readonly<Record<KeptName, number>>;

export const keptTable: Readonly<Record<KeptName, KeptRow>> = rows;

export const ruledTable: Readonly<Record<string, KeptRow>> = ruledRows;

export const isKeptName = (name: string): name is KeptName => Object.hasOwn(rows, name);

export const keptWith = (changes: Readonly<Partial<Record<KeptName, number>>> = {}): KeptAmounts => ({
  ...(Object.fromEntries(
    Object.entries(keptTable).map(([name, { amount }]) => [name, amount]),
  ) as KeptAmounts),
  ...changes,
});

export const usualKept = keptWith();
