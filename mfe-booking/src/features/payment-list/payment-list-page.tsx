import { pageLink, toast, useFormat, useGo, useT } from '@narae/shell-sdk';
import {
  Button,
  ButtonLink,
  ChoiceGroup,
  EmptyState,
  ErrorState,
  PriceTag,
  RadioCard,
  Skeleton,
} from '@narae/ui';
import { useState, type ReactNode } from 'react';
import { useWaitingOrders } from '../../shared/use-bookings.ts';
import { namespace } from '../../texts.ts';
import css from './payment-list-page.module.css';

/** /paymentInfo: orders in state T that wait for payment (ORDER-6). */
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
  const common = useT('common');
  const format = useFormat();
  const go = useGo();
  const [chosen, setChosen] = useState<string | null>(null);
  const { data, isPending, isLoadingError, refetch } = useWaitingOrders();
  const home = (
    <ButtonLink kind="quiet" link={pageLink('home')}>
      {common('btn_home')}
    </ButtonLink>
  );
  if (isPending) return <Skeleton shape="row" count={3} />;
  if (isLoadingError) {
    return (
      <ErrorState
        title={t('booking_fail')}
        action={<Button onClick={() => void refetch()}>{common('btn_retry')}</Button>}
      >
        {t('booking_fail_text')}
      </ErrorState>
    );
  }
  if (data.length === 0)
    return (
      <EmptyState title={t('payment_list_none')} action={home}>
        {t('payment_list_none_text')}
      </EmptyState>
    );

  const onwards = (): void => {
    if (chosen) go('order', { cart_id: chosen });
    else toast.show({ key: 'payment_product_select', kind: 'warning' });
  };
  return (
    <>
      <ChoiceGroup legend={t('payment_list_choose')}>
        {data.map((item) => (
          <RadioCard
            key={item.cart_id}
            name="order"
            checked={chosen === item.cart_id}
            onChange={() => setChosen(item.cart_id)}
            title={item.prod_title}
            note={format.dateRange(item.ymd_format, item.end_ymd_format)}
            aside={<PriceTag amount={format.money(item.total_price, item.prod_price_tp)} />}
          />
        ))}
      </ChoiceGroup>
      <div className={css.actions}>
        {home}
        <Button kind="accent" onClick={onwards}>
          {common('btn_confirm')}
        </Button>
      </div>
    </>
  );
}
