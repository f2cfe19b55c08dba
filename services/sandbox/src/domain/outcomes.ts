import { ResCode } from './protocol.ts';

/** For `sandbox_outcome` and the pay page; `refund-lost` refunds, but its first answer is lost. */
export const outcomes = [
  'approve',
  'decline',
  'late',
  'duplicate',
  'forge',
  'silent',
  'refund-lost',
] as const;
export type Outcome = (typeof outcomes)[number] | 'close';

/**
 * At BillGate the browser's return replaces the notification: late, repeated, forged or lost; the approval is
 * unanswered (silent) or takes another amount.
 */
export const billGateOutcomes = [...outcomes, 'lost', 'amount', 'close'] as const;
export type BillGateOutcome = (typeof billGateOutcomes)[number];

/** Only BillGate's payments are `authenticated` before approval. */
export type Standing = 'open' | 'authenticated' | 'approved' | 'declined' | 'closed';

export interface NoticePlan {
  readonly rescode: ResCode;
  readonly late?: true;
  /** The forgery; forged notifications are not repeated. */
  readonly forged?: 'signature' | 'amount';
}

export interface OutcomePlan {
  readonly standing: Exclude<Standing, 'open' | 'authenticated'>;
  /** Decided after the late delay; until then queries answer 8000. */
  readonly late?: true;
  readonly notices: readonly NoticePlan[];
}

const success: NoticePlan = { rescode: ResCode.Success };

export const outcomePlans: Readonly<Record<Outcome, OutcomePlan>> = {
  approve: { standing: 'approved', notices: [success] },
  decline: { standing: 'declined', notices: [{ rescode: ResCode.Declined }] },
  close: { standing: 'closed', notices: [{ rescode: ResCode.Expired }] },
  late: {
    standing: 'approved',
    late: true,
    notices: [{ rescode: ResCode.InProgress }, { rescode: ResCode.Success, late: true }],
  },
  duplicate: { standing: 'approved', notices: [success, success, success] },
  // An unpaid payment is claimed with a guessed secret, then with rearranged digits.
  forge: {
    standing: 'closed',
    notices: [
      { rescode: ResCode.Success, forged: 'signature' },
      { rescode: ResCode.Success, forged: 'amount' },
    ],
  },
  silent: { standing: 'approved', notices: [] },
  'refund-lost': { standing: 'approved', notices: [success] },
};

const repeatMinutes = [1, 3, 5, 10, 15, 20, 30, 40, 55] as const;

/** The time of the next attempt; null when the provider gives up. @param speed acceleration of the schedule */
export const nextTry = (tries: number, now: Date, speed: number): Date | null => {
  const minutes = repeatMinutes[tries - 1];
  return minutes === undefined ? null : new Date(now.getTime() + (minutes * 60_000) / speed);
};

/** Rearranges the digits of an amount: the signature stays the same. */
export const rearranged = (amount: string): string => {
  const [whole = '', fraction] = amount.split('.');
  const digits = [...`${whole}${fraction ?? ''}`].sort().join('');
  return fraction === undefined ? digits : `${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

/** Minutes until an open pay page expires. */
export const openMinutes = 60;
