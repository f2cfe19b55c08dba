import type { OrderDetail, CartItem } from '@narae/contracts';
import { pageLink, useFormat, useT, useLocale } from '@narae/shell-sdk';
import { ActionBar, Button, ButtonLink, LineItems, SummaryPanel } from '@narae/ui';
import { useEffect, type ReactNode } from 'react';
import { balanceGraceDays } from '@narae/rules';
import { BookingFrame, BookingHead } from '../../shared/booking-frame.tsx';
import { useBookingLines } from '../../shared/booking-lines.ts';
import { firstAmount, useDepositLines } from '../../shared/deposit-lines.ts';
import { DateChange } from '../../shared/modify/date-change.tsx';
import { BeforePaying } from '../../shared/pay/before-paying.tsx';
import { PayChoice } from '../../shared/pay/pay-choice.tsx';
import { usePayForm } from '../../shared/pay/use-pay-form.ts';
import { WaitingDialog } from '../../shared/pay/waiting-dialog.tsx';
import { RefundTerms } from '../../shared/refund-terms.tsx';
import { namespace } from '../../texts.ts';
import { ContactFields, useContact } from './contact.tsx';
import { HoldNotice, useHold } from './hold.tsx';
import css from './order-page.module.css';
import { TravellerList } from './checked-order.tsx';

interface PayableOrderProps {
  readonly booking: OrderDetail;
  readonly onLeaving: (leaving: boolean) => void;
}

/** An order to be checked once more and paid (ORDER-5). */
export function PayableOrder({ booking, onLeaving }: PayableOrderProps): ReactNode {
  const t = useT(namespace);
  const common = useT('common');
  const format = useFormat();
  const first = firstAmount(booking);
  const holding = useHold(booking);
  const contact = useContact(booking);
  const { send, other, choice, before, busy, leaving, stay, arrive } = usePayForm(
    { ...booking, total_price: first },
    {
      onHold: holding.taken,
      onOtherPrice: () => void holding.take(),
      saveFirst: contact.saveAll,
    },
  );
  useEffect(() => onLeaving(leaving !== null), [leaving, onLeaving]);
  const { deposit, prod_price_tp } = booking;
  const amount = format.money(first, prod_price_tp);

  return (
    <BookingFrame
      title={t('section_order')}
      step={2}
      cart_id={booking.cart_id}
      aside={<OrderSummary booking={booking} />}
      foot={
        <ActionBar label={deposit ? t('deposit_now') : common('unit_total')} amount={amount}>
          <Button kind="accent" wide busy={busy} disabled={holding.hold.state !== 'held'} onClick={send}>
            {t('pay_amount', { amount: other ? format.money(other.amount, other.currency) : amount })}
          </Button>
        </ActionBar>
      }
    >
      <HoldNotice booking={booking} holding={holding} />
      <ContactFields booking={booking} contact={contact} />
      <TravellerList booking={booking} />
      <section className={css.block}>
        <OtherCurrency booking={booking} />
        <PayChoice {...choice} />
        <DepositTerms item={booking} />
        <RefundTerms item={booking} />
      </section>
      <BeforePaying {...before} />
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

function OrderSummary({ booking }: { readonly booking: OrderDetail }): ReactNode {
  const t = useT(namespace);
  const common = useT('common');
  const { lines, total } = useBookingLines()(booking);
  const depositLines = useDepositLines()(booking);
  const { deposit } = booking;
  return (
    <SummaryPanel
      title={t('summary')}
      head={<BookingHead item={booking} />}
      lines={lines}
      {...(deposit && { total })}
    >
      {deposit && <LineItems lines={depositLines} />}
      <DateChange item={booking} />
      <p className={css.soft}>{t('pay_note')}</p>
      <ButtonLink kind="quiet" wide link={pageLink('home')}>
        {common('btn_home')}
      </ButtonLink>
    </SummaryPanel>
  );
}

/** When the balance is due, and what happens when it does not come (MONEY-12). */
function DepositTerms({ item }: { readonly item: CartItem }): ReactNode {
  const t = useT(namespace);
  const format = useFormat();
  const { deposit, prod_price_tp } = item;
  if (!deposit) return null;
  return (
    <p className={css.deposit}>
      {t('deposit_terms', {
        amount: format.money(deposit.balance, prod_price_tp),
        day: format.date(deposit.balance_by, 'day'),
        days: balanceGraceDays,
      })}
    </p>
  );
}

/** A payment in another currency than the page's is on its way (MONEY-6). */
function OtherCurrency({ booking }: { readonly booking: OrderDetail }): ReactNode {
  const t = useT(namespace);
  const format = useFormat();
  const { currency } = useLocale();
  const { prod_price_tp } = booking;
  if (prod_price_tp === currency) return null;
  return (
    <div className={css.ended} role="status">
      <p>{t('pay_other_currency', { amount: format.money(firstAmount(booking), prod_price_tp) })}</p>
    </div>
  );
}
