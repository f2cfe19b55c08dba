import type { MyOrder, OrderDue } from '@narae/contracts';
import { useFormat, useT, pageLink } from '@narae/shell-sdk';
import { Button, ButtonLink } from '@narae/ui';
import { useEffect, useEffectEvent, type ReactNode, useState } from 'react';
import { BeforePaying } from '../../../shared/pay/before-paying.tsx';
import { PayChoice } from '../../../shared/pay/pay-choice.tsx';
import { usePayForm } from '../../../shared/pay/use-pay-form.ts';
import { WaitingDialog } from '../../../shared/pay/waiting-dialog.tsx';
import { namespace } from '../../../texts.ts';
import { useChange } from '../use-change.ts';
import css from '../order-changes.module.css';

interface DuePaymentProps {
  readonly order: MyOrder;
  readonly due: OrderDue;
  readonly onLeaving: (leaving: boolean) => void;
}

/** Pays a change as an order is paid: a method, the consent, the provider (ORDER-15). */
export function DuePayment({ order, due, onLeaving }: DuePaymentProps): ReactNode {
  const t = useT(namespace);
  const format = useFormat();
  const { order_id, cart_id } = order;
  const { due_id, pay_types, other_charges, amount, currency } = due;
  const { refresh } = useChange(order_id);
  const { send, other, choice, before, busy, leaving, stay, arrive } = usePayForm(
    { cart_id, order_id, due_id, pay_types, other_charges, total_price: amount, prod_price_tp: currency },
    { onOtherPrice: () => void refresh() },
  );
  const tell = useEffectEvent(onLeaving);
  useEffect(() => tell(leaving !== null), [leaving]);
  const charged = other ?? { amount, currency };
  return (
    <>
      <PayChoice {...choice} />
      <BeforePaying {...before} />
      <Button kind="accent" wide busy={busy} onClick={send}>
        {t('pay_amount', { amount: format.money(charged.amount, charged.currency) })}
      </Button>
      {leaving && (
        <WaitingDialog
          key={leaving.refno}
          leaving={leaving}
          onArrive={arrive}
          onBack={stay}
          onAgain={send}
          busy={busy}
        />
      )}
    </>
  );
}

interface CheckedDueProps {
  readonly order: MyOrder;
  readonly refno: string;
}

/** Shown while a due is being checked: there is nothing to pay (PAY-13). */
export function CheckedDue({ order, refno }: CheckedDueProps): ReactNode {
  const t = useT('bookingMyOrder');
  const booking = useT(namespace);
  return (
    <>
      <p className={css.plain} role="status">
        {t('next_checking')}
      </p>
      <ButtonLink kind="secondary" link={pageLink('orderResult', { refno, cart_id: order.cart_id })}>
        {booking('see_payment')}
      </ButtonLink>
    </>
  );
}

/** Stays while the member is at the provider's window, although it may be paid before that. */
export function useDueOnScreen<Due extends { readonly checking_refno: string }>(now: Due | null) {
  const [atProvider, setAtProvider] = useState<Due | null>(null);
  const due = atProvider ? { ...atProvider, checking_refno: '' } : now;
  return { due, onLeaving: (leaving: boolean): void => setAtProvider(leaving ? due : null) };
}
