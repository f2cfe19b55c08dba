import type { AdminOrderState, AdminPaper, AdminOrderRow } from '@narae/contracts';
import type { BadgeState } from '@narae/ui';
import { useFormat, useT } from '@narae/shell-sdk';
import type { ReactNode } from 'react';
import css from './orders.module.css';

export const orderLooks: Readonly<Record<AdminOrderState, BadgeState>> = {
  'cancel-requested': 'cancelRequested',
  checking: 'paying',
  waiting: 'confirmed',
  'needs-travellers': 'needsTravellers',
  paid: 'paid',
  cancelled: 'cancelled',
  expired: 'expired',
  removed: 'closed',
};

export const documentBadges: Readonly<Record<AdminPaper['state'], BadgeState>> = {
  'to-check': 'confirmed',
  accepted: 'inProgress',
  rejected: 'closed',
};

/** The price, and the balance after a deposit (MONEY-12). */
export function OrderTotal({ total, balance }: Pick<AdminOrderRow, 'total' | 'balance'>): ReactNode {
  const t = useT('bookingOrders');
  const format = useFormat();
  if (!total) return '—';
  return (
    <div>
      {format.money(total.amount, total.currency)}
      {balance && (
        <span className={css.line}>
          {t('balance_by', {
            amount: format.money(balance.amount, total.currency),
            day: format.date(balance.by, 'day'),
          })}
        </span>
      )}
    </div>
  );
}
