import type { MyOrder } from '@narae/contracts';
import { useT } from '@narae/shell-sdk';
import { LineItems } from '@narae/ui';
import type { ReactNode } from 'react';
import { useBookingLines } from '../../shared/booking-lines.ts';
import { useDepositLines } from '../../shared/deposit/deposit-lines.ts';
import css from './my-order.module.css';
import { Section } from './section.tsx';

/** The lines of the price as they were agreed on (MONEY-5, MONEY-11). */
export function PriceSection({ order }: { readonly order: MyOrder }): ReactNode {
  const t = useT('bookingMyOrder');
  const linesOf = useBookingLines();
  const depositLines = useDepositLines()(order);
  return (
    <Section title={t('price')}>
      <LineItems {...linesOf(order)} />
      {order.txn_type !== 'P' && depositLines.length > 0 && <LineItems lines={depositLines} />}
      {order.agreed && <p className={css.soft}>{t('price_frozen')}</p>}
      {!order.agreed && order.txn_type === 'T' && <p className={css.soft}>{t('price_today')}</p>}
    </Section>
  );
}
