import type { OrderDetail, PayType } from '@narae/contracts';
import { pageLink, toast, useFormat, useT } from '@narae/shell-sdk';
import { ActionBar, Button, ButtonLink, SummaryPanel } from '@narae/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { BookingFrame } from '../../shared/booking-frame.tsx';
import { BookingHead } from '../../shared/booking-head.tsx';
import { useBookingLines } from '../../shared/booking-lines.ts';
import { RefundTerms } from '../../shared/refund-terms.tsx';
import { namespace } from '../../texts.ts';
import { BeforePaying } from './before-paying.tsx';
import { ContactFields } from './contact-fields.tsx';
import { HoldNotice } from './hold-notice.tsx';
import { OtherCurrency } from './other-currency.tsx';
import css from './order-page.module.css';
import { otherCharge } from './other-charge.ts';
import { PayChoice } from './pay-choice.tsx';
import { TravellerList } from './traveller-list.tsx';
import { useHold } from './use-hold.ts';
import { usePay } from './use-pay.ts';
import { WaitingDialog } from './waiting-dialog.tsx';

interface PayableOrderProps {
  readonly booking: OrderDetail;
  /** Told whether the shopper is at the provider's window. */
  readonly onLeaving: (leaving: boolean) => void;
}

/** An order to be checked once more and paid (ORDER-5). */
export function PayableOrder({ booking, onLeaving }: PayableOrderProps): ReactNode {
  const t = useT(namespace);
  const common = useT('common');
  const errors = useT('errors');
  const format = useFormat();
  const linesOf = useBookingLines();
  const only = booking.pay_types.length === 1 ? (booking.pay_types[0] ?? null) : null;
  const [chosen, setPayType] = useState<PayType | null>(null);
  // The methods change with the order's currency.
  const payType = chosen && booking.pay_types.includes(chosen) ? chosen : only;
  const [agreed, setAgreed] = useState(false);
  const [tried, setTried] = useState(false);
  const methods = useRef<HTMLInputElement>(null);
  const consent = useRef<HTMLInputElement>(null);
  const holding = useHold(booking);
  const { pay, busy, leaving, stay, arrive } = usePay(booking, {
    onHold: holding.taken,
    onOtherPrice: () => void holding.take(),
  });
  useEffect(() => onLeaving(leaving !== null), [leaving, onLeaving]);
  const amount = format.money(booking.total_price, booking.prod_price_tp);
  const other = otherCharge(booking, payType);

  const send = (): void => {
    setTried(true);
    if (payType && agreed) return void pay(payType);
    const [field, key] = payType
      ? ([consent, 'pay_consent_input'] as const)
      : ([methods, 'pay_choice_input'] as const);
    field.current?.focus();
    toast.show({ key, kind: 'warning', beside: true });
  };

  return (
    <BookingFrame
      title={t('section_order')}
      step={2}
      cart_id={booking.cart_id}
      aside={
        <SummaryPanel
          title={t('summary')}
          head={<BookingHead item={booking} />}
          lines={linesOf(booking).lines}
        >
          <p className={css.soft}>{t('pay_note')}</p>
          <ButtonLink kind="quiet" wide link={pageLink('home')}>
            {common('btn_home')}
          </ButtonLink>
        </SummaryPanel>
      }
      foot={
        <ActionBar label={common('unit_total')} amount={amount}>
          <Button kind="accent" wide busy={busy} disabled={holding.hold.state !== 'held'} onClick={send}>
            {t('pay_amount', { amount: other ? format.money(other.amount, other.currency) : amount })}
          </Button>
        </ActionBar>
      }
    >
      <HoldNotice booking={booking} holding={holding} />
      <ContactFields booking={booking} />
      <TravellerList booking={booking} />
      <section className={css.block}>
        <OtherCurrency booking={booking} />
        <PayChoice
          ref={methods}
          booking={booking}
          value={payType}
          error={tried && !payType ? errors('pay_choice_input') : undefined}
          onChange={setPayType}
        />
        <RefundTerms item={booking} />
      </section>
      <BeforePaying
        ref={consent}
        agreed={agreed}
        error={tried && !agreed ? errors('pay_consent_input') : undefined}
        onAgree={setAgreed}
      />
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
    </BookingFrame>
  );
}
