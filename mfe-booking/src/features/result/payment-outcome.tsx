import { useReqParam, useT } from '@narae/shell-sdk';
import { Button, ErrorState } from '@narae/ui';
import { useEffect, type ReactNode } from 'react';
import { announceTo } from '../../shared/pay-channel.ts';
import { usePayOutcome } from '../../shared/use-pay-outcome.ts';
import { namespace } from '../../texts.ts';
import { ChangeResult } from './change-result.tsx';
import { CheckedPayment } from './checked-payment.tsx';
import { NoPayment } from './no-payment.tsx';
import { PaidResult } from './paid-result.tsx';
import { RefundedResult } from './refunded-result.tsx';
import { ChangedOrderWay, OrderWay, Reference } from './result-ways.tsx';

interface PaymentOutcomeProps {
  readonly refno: string;
  /** The order the address names; the server says whose it is. */
  readonly cart_id: string | undefined;
}

/** What the catalogue of messages says of a payment that came to nothing; the page has words of its own for the others. */
const messages = { declined: 'payment_fail_check', cancelled: 'order_fail_msg' } as const;

/** What became of one payment. */
export function PaymentOutcome({ refno, cart_id: asked }: PaymentOutcomeProps): ReactNode {
  const t = useT(namespace);
  const common = useT('common');
  const errors = useT('errors');
  const {
    outcome,
    refund_reason,
    cart_id: owned,
    order_id,
    due,
    failed,
    again,
  } = usePayOutcome(refno, useReqParam('token'));
  // News may come before the provider's window is back: it may close then, because the result is shown here.
  useEffect(() => announceTo(refno, () => undefined), [refno]);
  const cart_id = owned || asked;

  if (failed) {
    return (
      <ErrorState
        headingLevel={1}
        title={t('result_unknown')}
        action={<Button onClick={again}>{common('btn_retry')}</Button>}
      >
        {t('result_unknown_text')}
      </ErrorState>
    );
  }
  if (outcome === null) return <NoPayment />;
  if (outcome === undefined || outcome === 'waiting') return <CheckedPayment refno={refno} />;
  if (outcome === 'paid' && due) return <ChangeResult refno={refno} order_id={order_id} due={due} />;
  if (outcome === 'paid') return <PaidResult refno={refno} cart_id={owned} order_id={order_id} />;
  if (outcome === 'refunded')
    return (
      <RefundedResult
        refno={refno}
        reason={refund_reason ?? 'cancelled'}
        cart_id={cart_id}
        order_id={order_id}
      />
    );
  const way = due ? <ChangedOrderWay order_id={order_id} /> : <OrderWay cart_id={cart_id} />;
  const text =
    outcome === 'declined' || outcome === 'cancelled'
      ? errors(messages[outcome])
      : t(`result_${outcome}_text`);
  return (
    <ErrorState headingLevel={1} title={t(`result_${outcome}`)} action={way}>
      <p>{text}</p>
      <Reference refno={refno} />
    </ErrorState>
  );
}
