import { useReqParam, useT } from '@narae/shell-sdk';
import { Button, ErrorState, SuccessState, Spinner, EmptyState } from '@narae/ui';
import { useEffect, type ReactNode } from 'react';
import type { DueKind } from '@narae/contracts';
import { announceTo } from '../../shared/pay/pay-channel.ts';
import { usePayOutcome } from '../../shared/pay/use-pay-outcome.ts';
import { namespace } from '../../texts.ts';
import { PaidResult } from './paid-result.tsx';
import { RefundedResult } from './refunded-result.tsx';
import { ChangedOrderWay, OrderWay, Reference, WaysOn, HomeWay } from './result-ways.tsx';
import css from './order-result-page.module.css';

interface PaymentOutcomeProps {
  readonly refno: string;
  /** The server says whose it is. */
  readonly cart_id: string | undefined;
}

const messages = { declined: 'payment_fail_check', cancelled: 'order_fail_msg' } as const;

export function PaymentOutcome({ refno, cart_id: requested }: PaymentOutcomeProps): ReactNode {
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
  // The provider's window may close: the result is shown here.
  useEffect(() => announceTo(refno, () => undefined), [refno]);
  const cart_id = owned || requested;

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

const texts = {
  balance: { title: 'result_balance', text: 'result_balance_text' },
  'name-fee': { title: 'result_change_paid', text: 'result_change_paid_text' },
  extras: { title: 'result_change_paid', text: 'result_change_paid_text' },
  move: { title: 'result_moved', text: 'result_moved_text' },
} as const satisfies Readonly<Record<DueKind, object>>;

interface ChangeResultProps {
  readonly refno: string;
  /** Empty where the order is not the reader's. */
  readonly order_id: string;
  readonly due: DueKind;
}

/** Shown when a change (ORDER-15) or a balance (MONEY-12) is paid. */
function ChangeResult({ refno, order_id, due }: ChangeResultProps): ReactNode {
  const t = useT(namespace);
  const { title, text } = texts[due];
  return (
    <SuccessState headingLevel={1} title={t(title)} action={<ChangedOrderWay order_id={order_id} />}>
      <p>{t(text)}</p>
      <Reference refno={refno} />
    </SuccessState>
  );
}

/** The outcome is not known yet (PAY-13); it will appear by itself. */
function CheckedPayment({ refno }: { readonly refno: string }): ReactNode {
  const t = useT(namespace);
  return (
    <div className={css.waiting}>
      <div className={css.waiting} role="status">
        <Spinner size="large" label="" />
        <h1>{t('result_waiting')}</h1>
        <p>{t('result_waiting_text')}</p>
      </div>
      <Reference refno={refno} />
      <WaysOn kind="secondary" />
    </div>
  );
}

export function NoPayment(): ReactNode {
  const t = useT(namespace);
  return (
    <EmptyState headingLevel={1} title={t('result_none')} action={<HomeWay />}>
      {t('result_none_text')}
    </EmptyState>
  );
}
