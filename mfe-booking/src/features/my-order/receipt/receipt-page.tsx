import type { MyOrder } from '@narae/contracts';
import { pageLink, useT, useFormat } from '@narae/shell-sdk';
import { Button, ButtonLink, EmptyState, Wordmark, LineItems } from '@narae/ui';
import type { ReactNode } from 'react';
import { desk } from '@narae/contracts/desk';
import { settledRefundStates } from '@narae/contracts/refund-states';
import { OrderGuard } from '../order-guard.tsx';
import { paymentsIn, receiptSums } from './receipt-sums.ts';
import css from './receipt.module.css';
import { useBookingLines } from '../../../shared/booking-lines.ts';

/** /myOrderReceipt prints nothing but the receipt (ORDER-18). */
export default function ReceiptPage(): ReactNode {
  return (
    <OrderGuard>
      {(order) =>
        paymentsIn(order).length > 0 ? <Receipt order={order} /> : <NoReceipt order_id={order.order_id} />
      }
    </OrderGuard>
  );
}

function NoReceipt({ order_id }: Pick<MyOrder, 'order_id'>): ReactNode {
  const t = useT('bookingMyOrder');
  return (
    <EmptyState
      headingLevel={1}
      title={t('receipt_none')}
      action={<ButtonLink link={pageLink('myOrder', { order_id })}>{t('receipt_back')}</ButtonLink>}
    >
      {t('receipt_none_text')}
    </EmptyState>
  );
}

function Receipt({ order }: { readonly order: MyOrder }): ReactNode {
  const t = useT('bookingMyOrder');
  return (
    <div className={css.page}>
      <div className={css.tools}>
        <ButtonLink kind="quiet" link={pageLink('myOrder', { order_id: order.order_id })}>
          {t('receipt_back')}
        </ButtonLink>
        <Button onClick={() => window.print()}>{t('receipt_print')}</Button>
      </div>
      <article className={css.paper}>
        <ReceiptHead order={order} />
        <ReceiptMoney order={order} />
        <ReceiptTotal order={order} />
        <p className={css.small}>{t('receipt_zone')}</p>
      </article>
    </div>
  );
}

function ReceiptHead({ order }: { readonly order: MyOrder }): ReactNode {
  const t = useT('bookingMyOrder');
  const format = useFormat();
  return (
    <>
      <header className={css.head}>
        <div>
          <h1 className={css.title}>{t('receipt_title')}</h1>
          <p>{t('order_number', { order: order.order_id })}</p>
        </div>
        <Wordmark />
      </header>
      <div className={css.parties}>
        <section>
          <h2>{t('receipt_for')}</h2>
          <p>{order.buyername}</p>
          <p>{order.email}</p>
        </section>
        <section>
          <h2>{t('receipt_by')}</h2>
          <p>{t('company_name')}</p>
          <p>{t('company_address')}</p>
          <p>{t('company_licence')}</p>
          <p>{t('company_tourism')}</p>
          <p>
            {desk.tel} · {desk.email}
          </p>
        </section>
      </div>
      <section>
        <h2>{t('receipt_item')}</h2>
        <p>
          <strong>{order.prod_title}</strong>
        </p>
        <p>
          {format.when(order)}
          {order.tr_place && ` · ${order.tr_place}`}
        </p>
      </section>
    </>
  );
}

function ReceiptMoney({ order }: { readonly order: MyOrder }): ReactNode {
  const t = useT('bookingMyOrder');
  const format = useFormat();
  const linesOf = useBookingLines();
  const payments = paymentsIn(order);
  const when = (at: string): string => format.date(at, 'time');
  return (
    <>
      <section>
        <h2>{t('price')}</h2>
        <LineItems {...linesOf(order)} />
      </section>
      <section>
        <h2>{t('payments')}</h2>
        <LineItems
          lines={payments.map(({ refno, transid, pay_type_nm, amount, currency, due, paid_at }) => ({
            label: `${pay_type_nm} · ${when(paid_at)}`,
            detail: [
              due && t(`pay_for_${due}`),
              `${t('pay_refno')} ${refno}`,
              transid && `${t('pay_transid')} ${transid}`,
            ]
              .filter(Boolean)
              .join(', '),
            amount: format.money(amount, currency),
          }))}
        />
      </section>
      {order.refunds.length > 0 && (
        <section>
          <h2>{t('receipt_refunds')}</h2>
          <LineItems
            lines={order.refunds.map((refund) => ({
              label: `${when(refund.settled_at || refund.made_at)} · ${t(stateText(refund))}`,
              detail: refund.cause === 'compensation' ? t('receipt_extra') : refund.refund_refno,
              amount: format.money(refund.amount, refund.currency),
            }))}
          />
        </section>
      )}
    </>
  );
}

const stateText = ({ state }: MyOrder['refunds'][number]): 'receipt_back_state' | 'receipt_due_state' =>
  settledRefundStates.includes(state) ? 'receipt_back_state' : 'receipt_due_state';

function ReceiptTotal({ order }: { readonly order: MyOrder }): ReactNode {
  const t = useT('bookingMyOrder');
  const format = useFormat();
  const { balance_due, prod_price_tp } = order;
  return (
    <>
      {receiptSums(order).map(({ currency, paid, refunded }) => (
        <LineItems
          key={currency}
          lines={
            refunded > 0
              ? [
                  { label: t('receipt_paid_sum'), amount: format.money(paid, currency) },
                  { label: t('receipt_back_sum'), amount: format.money(-refunded, currency) },
                ]
              : []
          }
          total={{ label: t('receipt_net'), amount: format.money(paid - refunded, currency) }}
        />
      ))}
      {balance_due && (
        <LineItems
          lines={[{ label: t('receipt_balance'), amount: format.money(balance_due, prod_price_tp) }]}
        />
      )}
    </>
  );
}
