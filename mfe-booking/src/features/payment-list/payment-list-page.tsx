import type { CartItem } from '@narae/contracts';
import { pageLink, toast, useFormat, useGo, useT } from '@narae/shell-sdk';
import {
  Badge,
  Button,
  ButtonLink,
  ChoiceGroup,
  EmptyState,
  Loaded,
  PriceTag,
  RadioCard,
  Skeleton,
} from '@narae/ui';
import { useState, type ReactNode } from 'react';
import { isUnavailable, nextStep, stateOf } from '../../shared/booking-state.ts';
import { useWaitingOrders } from '../../shared/use-bookings.ts';
import { namespace } from '../../texts.ts';
import css from './payment-list-page.module.css';
import { lastMinuteOf, useDeadline } from '../../shared/deadline.ts';

/** /paymentInfo lists orders in state T (ORDER-6). */
export default function PaymentListPage(): ReactNode {
  const t = useT(namespace);
  return (
    <section className={css.page}>
      <h1 className={css.title}>{t('section_payment_list')}</h1>
      <WaitingOrders />
    </section>
  );
}

function WaitingOrders(): ReactNode {
  const t = useT(namespace);
  const result = useWaitingOrders();
  return (
    <Loaded
      result={result}
      waiting={<Skeleton shape="row" count={3} />}
      failed={{ title: t('booking_fail'), children: t('booking_fail_text') }}
    >
      {(orders) =>
        orders.length === 0 ? (
          <EmptyState title={t('payment_list_none')} action={<HomeLink />}>
            {t('payment_list_none_text')}
          </EmptyState>
        ) : (
          <OrderChoice orders={orders} />
        )
      }
    </Loaded>
  );
}

function HomeLink(): ReactNode {
  const common = useT('common');
  return (
    <ButtonLink kind="quiet" link={pageLink('home')}>
      {common('btn_home')}
    </ButtonLink>
  );
}

function OrderChoice({ orders }: { readonly orders: readonly CartItem[] }): ReactNode {
  const t = useT(namespace);
  const common = useT('common');
  const format = useFormat();
  const go = useGo();
  const payable = orders.filter((item) => nextStep(item) !== null);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const chosen = payable.find(({ cart_id }) => cart_id === chosenId);
  const next = chosen && nextStep(chosen);
  const onwards = (): void => {
    if (next) go(next.page, next.values);
    else toast.show({ key: 'payment_product_select', kind: 'warning' });
  };
  return (
    <>
      <ChoiceGroup legend={t('payment_list_choose')}>
        {orders.map((item) => (
          <RadioCard
            key={item.cart_id}
            name="order"
            checked={item === chosen}
            disabled={nextStep(item) === null}
            onChange={() => setChosenId(item.cart_id)}
            title={item.prod_title}
            note={format.when(item)}
            aside={<PriceTag amount={format.money(item.total_price, item.prod_price_tp)} />}
          >
            {isUnavailable(item) ? (
              <span className={css.unavailable}>{t('row_unavailable')}</span>
            ) : (
              <span className={css.state}>
                <Badge state={stateOf(item).badge}>{common(stateOf(item).label)}</Badge>
              </span>
            )}
            <DepositNote item={item} />
          </RadioCard>
        ))}
      </ChoiceGroup>
      <div className={css.actions}>
        <HomeLink />
        {chosen && (
          <ButtonLink kind="secondary" link={pageLink('myOrder', { order_id: chosen.order_id })}>
            {t('to_my_order')}
          </ButtonLink>
        )}
        <Button kind="accent" onClick={onwards}>
          {t(next?.page === 'orderResult' ? 'see_payment' : 'to_payment')}
        </Button>
      </div>
    </>
  );
}

/** Shows a row's deposit and its deadline, if any (MONEY-12). */
function DepositNote({ item }: { readonly item: CartItem }): ReactNode {
  const t = useT(namespace);
  const format = useFormat();
  const deadline = useDeadline();
  const { deposit, prod_price_tp } = item;
  if (!deposit) return null;
  const amount = format.money(deposit.amount, prod_price_tp);
  if (!deposit.pay_by) return <span className={css.note}>{t('deposit_note', { amount })}</span>;
  const { seoul, local } = deadline(lastMinuteOf(deposit.pay_by));
  return (
    <span className={css.note}>
      {t('deposit_note_by', { amount, time: seoul })}
      {local && ` ${t('deposit_note_local', local)}`}
    </span>
  );
}
