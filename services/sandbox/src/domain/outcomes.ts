import { ResCode } from './codes.ts';

/**
 * What a script may ask for with `sandbox_outcome`, and what the pay page's switches come down to. `refund-lost`: paid; what goes back
 * goes back, and is not answered the first time.
 */
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
 * The same at BillGate, where the browser's way back takes the place of the notification: it is late, repeated, forged or lost;
 * an approval is not answered (silent) or takes another amount.
 */
export const billGateOutcomes = [...outcomes, 'lost', 'amount', 'close'] as const;
export type BillGateOutcome = (typeof billGateOutcomes)[number];

/** How a payment stands at the provider; only BillGate's are `authenticated` before they are approved. */
export type Standing = 'open' | 'authenticated' | 'approved' | 'declined' | 'closed';

/** A notification to be sent. */
export interface NoticePlan {
  readonly rescode: ResCode;
  /** Comes with the late delay instead of at once. */
  readonly late?: true;
  /** What is wrong with it; a forger tries once and does not repeat. */
  readonly forged?: 'signature' | 'amount';
}

export interface OutcomePlan {
  readonly standing: Exclude<Standing, 'open' | 'authenticated'>;
  /** Decided only after the late delay; until then the provider says 8000. */
  readonly late?: true;
  readonly notices: readonly NoticePlan[];
}

const success: NoticePlan = { rescode: ResCode.Success };

/** Everything the provider can do with a payment. */
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
  // Nobody paid; somebody else claims it, once without the secret and once with the amount's digits moved.
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

/** Minutes after which a notification that was not answered SUCCESS is repeated. */
const repeatMinutes = [1, 3, 5, 10, 15, 20, 30, 40, 55] as const;

/**
 * When a notification is due again after so many tries; null when the provider gives up.
 * @param speed how many times faster than the schedule
 */
export const nextTry = (tries: number, now: Date, speed: number): Date | null => {
  const minutes = repeatMinutes[tries - 1];
  return minutes === undefined ? null : new Date(now.getTime() + (minutes * 60_000) / speed);
};

/** An amount with the same characters in another order: it signs like the true one. */
export const rearranged = (amount: string): string => {
  const [whole = '', fraction] = amount.split('.');
  const digits = [...`${whole}${fraction ?? ''}`].sort().join('');
  return fraction === undefined ? digits : `${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

/** Minutes a pay page may be left open. */
export const openMinutes = 60;
