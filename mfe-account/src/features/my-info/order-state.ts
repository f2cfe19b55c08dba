import { serverTime } from '@narae/shell-sdk';
import type { MyInfoOrder } from '@narae/contracts';
import { seoulDay } from '@narae/rules';
import type { BadgeState } from '@narae/ui';

/** Blank: complete. Y: payment being checked. PR: asked to cancel. R: cancelled (ORDER-7). */
export const orderStates: Readonly<
  Record<
    string,
    {
      badge: BadgeState;
      label: 'order_paid' | 'order_checking' | 'order_cancel_requested' | 'order_cancelled';
    }
  >
> = {
  '': { badge: 'paid', label: 'order_paid' },
  Y: { badge: 'paying', label: 'order_checking' },
  PR: { badge: 'cancelRequested', label: 'order_cancel_requested' },
  R: { badge: 'cancelled', label: 'order_cancelled' },
};

/** Whether the trip is ahead, so that it belongs into a calendar (MAIL-3). */
export const isAhead = (
  { txn_type, end_ymd_format }: Pick<MyInfoOrder, 'txn_type' | 'end_ymd_format'>,
  now = serverTime(),
): boolean => (txn_type === '' || txn_type === 'PR') && end_ymd_format >= seoulDay(now);

/** Whether its member can ask to cancel it: complete and not departed (REFUND-2). */
export const isCancellable = (
  { txn_type, ymd_format }: Pick<MyInfoOrder, 'txn_type' | 'ymd_format'>,
  now = serverTime(),
): boolean => txn_type === '' && ymd_format >= seoulDay(now);

/** Whether the order is its party's ticket: only if complete (ORDER-7). */
export const isTicket = ({ ticket_yn, txn_type }: Pick<MyInfoOrder, 'ticket_yn' | 'txn_type'>): boolean =>
  ticket_yn === 'Y' && txn_type === '';

/** Whether a balance can be paid now: not while a cancellation is asked for (MONEY-12). */
export const owes = ({ txn_type, balance_due }: Pick<MyInfoOrder, 'txn_type' | 'balance_due'>): boolean =>
  txn_type === '' && balance_due !== undefined;
