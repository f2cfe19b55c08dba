import type { MyOrder, OrderPayment } from '@narae/contracts';
import { useFormat, useT } from '@narae/shell-sdk';
import type { ReactNode } from 'react';
import css from './my-order.module.css';
import { Section } from './section.tsx';

/** What was paid, how, and what shop and provider know each payment by. */
export function PaymentsSection({ order }: { readonly order: MyOrder }): ReactNode {
  const t = useT('bookingMyOrder');
  return (
    <Section title={t('payments')}>
      {order.payments.length === 0 ? (
        <p className={css.plain}>{t('payments_none')}</p>
      ) : (
        <ul className={css.rows} role="list">
          {order.payments.map((payment) => (
            <Payment key={payment.refno} payment={payment} />
          ))}
        </ul>
      )}
    </Section>
  );
}

function Payment({ payment }: { readonly payment: OrderPayment }): ReactNode {
  const t = useT('bookingMyOrder');
  const format = useFormat();
  const { refno, transid, pay_type_nm, amount, currency, state, due, paid_at } = payment;
  return (
    <li>
      <p className={css.rowHead}>
        <strong>{format.money(amount, currency)}</strong>
        <span>
          {pay_type_nm} · {t(`pay_${state}`)}
        </span>
      </p>
      {due && <p className={css.plain}>{t(`pay_for_${due}`)}</p>}
      <dl className={css.references}>
        <div>
          <dt>{format.date(paid_at, 'local')}</dt>
        </div>
        <div>
          <dt>{t('pay_refno')}</dt>
          <dd>{refno}</dd>
        </div>
        {transid && (
          <div>
            <dt>{t('pay_transid')}</dt>
            <dd>{transid}</dd>
          </div>
        )}
      </dl>
    </li>
  );
}
