import { serverTime } from '@narae/shell-sdk';
import type { MyOrder } from '@narae/contracts';
import { seoulDay } from '@narae/rules';
import { isUnavailable } from '../../shared/booking-state.ts';

type Standing = Pick<MyOrder, 'txn_type' | 'checking_refno' | 'progress_yn' | 'end_ymd_format'>;

/** Whether the trip is paid and ahead, so that it belongs into a calendar (MAIL-3). */
export const isAhead = (
  { txn_type, end_ymd_format }: Pick<Standing, 'txn_type' | 'end_ymd_format'>,
  now = serverTime(),
): boolean => (txn_type === 'P' || txn_type === 'PR') && end_ymd_format >= seoulDay(now);

const next = {
  N: 'next_travellers',
  T: 'next_pay',
  Y: 'next_pay',
  P: 'next_ahead',
  PR: 'next_requested',
  R: 'next_cancelled',
  X: 'next_expired',
} as const satisfies Readonly<Record<MyOrder['txn_type'], string>>;

export const nextOf = (
  order: MyOrder,
  now = serverTime(),
):
  | (typeof next)[MyOrder['txn_type']]
  | 'next_balance'
  | 'next_checking'
  | 'next_over'
  | 'next_unavailable' => {
  if (order.checking_refno) return 'next_checking';
  if (isUnavailable(order)) return 'next_unavailable';
  if (order.txn_type === 'P' && !isAhead(order, now)) return 'next_over';
  if (order.txn_type === 'P' && order.balance_due) return 'next_balance';
  return next[order.txn_type];
};
