import type { OrderDetail, PayType } from '@narae/contracts';
import { linkTo, Navigate, pageLink, toast, useReqParam, useT } from '@narae/shell-sdk';
import { Button, ButtonLink, SuccessState, SummaryPanel } from '@narae/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { BookingFrame } from '../../shared/booking-frame.tsx';
import { BookingGuard } from '../../shared/booking-guard.tsx';
import { BookingHead } from '../../shared/booking-head.tsx';
import { useBookingLines } from '../../shared/booking-lines.ts';
import { namespace } from '../../texts.ts';
import { ContactFields } from './contact-fields.tsx';
import { HoldNotice } from './hold-notice.tsx';
import css from './order-page.module.css';
import { PayChoice } from './pay-choice.tsx';
import { TravellerList } from './traveller-list.tsx';
import { useHold } from './use-hold.ts';
import { usePay } from './use-pay.ts';
import { WaitingDialog } from './waiting-dialog.tsx';

/** /order from the cart and /orderConfirm by link are one screen (ORDER-5). */
export default function OrderPage(): ReactNode {
  const t = useT(namespace);
  const cart_id = useReqParam('cart_id');
  const [atProvider, setAtProvider] = useState(false);
  return (
    <BookingGuard cart_id={cart_id}>
      {(booking) => {
        if (booking.txn_type === 'N')
          return <Navigate to={linkTo('reservInfo', { cart_id: booking.cart_id }).to} replace />;
        // Whoever waits for the provider's window is led to the result; the order may be paid before that.
        if (booking.txn_type === 'T' || booking.txn_type === 'Y' || atProvider)
          return <Order key={booking.cart_id} booking={booking} onLeaving={setAtProvider} />;
        return (
          <SuccessState
            headingLevel={1}
            title={t('order_done')}
            action={<ButtonLink link={pageLink('myinfo')}>{t('to_my_info')}</ButtonLink>}
          >
            {t('order_done_text')}
          </SuccessState>
        );
      }}
    </BookingGuard>
  );
}

interface OrderProps {
  readonly booking: OrderDetail;
  /** Told whether the shopper is at the provider's window. */
  readonly onLeaving: (leaving: boolean) => void;
}

function Order({ booking, onLeaving }: OrderProps): ReactNode {
  const t = useT(namespace);
  const common = useT('common');
  const errors = useT('errors');
  const linesOf = useBookingLines();
  const only = booking.pay_types.length === 1 ? (booking.pay_types[0] ?? null) : null;
  const [payType, setPayType] = useState<PayType | null>(only);
  const [unchosen, setUnchosen] = useState(false);
  const holding = useHold(booking);
  const { pay, busy, leaving, stay, arrive } = usePay(booking, holding.taken);
  useEffect(() => onLeaving(leaving !== null), [leaving, onLeaving]);

  const send = (): void => {
    if (payType) return void pay(payType);
    setUnchosen(true);
    toast.show({ key: 'pay_choice_input', kind: 'warning' });
  };

  return (
    <BookingFrame
      title={t('section_order')}
      step={2}
      cart_id={booking.cart_id}
      aside={
        <SummaryPanel title={t('summary')} head={<BookingHead item={booking} />} {...linesOf(booking)}>
          <Button kind="accent" wide busy={busy} disabled={holding.hold.state !== 'held'} onClick={send}>
            {common('btn_pay')}
          </Button>
          <p className={css.soft}>{t('pay_note')}</p>
          <ButtonLink kind="quiet" wide link={pageLink('home')}>
            {common('btn_home')}
          </ButtonLink>
        </SummaryPanel>
      }
    >
      <HoldNotice booking={booking} holding={holding} />
      <ContactFields booking={booking} />
      <TravellerList booking={booking} />
      <section className={css.block}>
        <PayChoice
          payTypes={booking.pay_types}
          value={payType}
          error={unchosen && !payType ? errors('pay_choice_input') : undefined}
          onChange={setPayType}
        />
      </section>
      {leaving && <WaitingDialog leaving={leaving} onArrive={arrive} onBack={stay} />}
    </BookingFrame>
  );
}
