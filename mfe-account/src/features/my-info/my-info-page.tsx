import { Slot, useSession, useT, pageLink } from '@narae/shell-sdk';
import type { ReactNode } from 'react';
import { myInfoList } from '@narae/contracts/rows';
import { useCall } from '@narae/shell-sdk/query';
import { ButtonLink, EmptyState, Loaded, Skeleton } from '@narae/ui';
import { namespace } from '../../texts.ts';
import { MailboxNotice } from '../../shared/mailbox-notice.tsx';
import { EventList } from './event-list.tsx';
import css from './my-info.module.css';
import { PaymentHistory } from './payment-history.tsx';
import { WaitingOrders } from './waiting-orders.tsx';
import { OrderCard } from './order-card.tsx';

/** /myinfo and /myInfo, put together from sections (ORDER-7, CUSTOM-8, ORDER-19). */
export default function MyInfoPage(): ReactNode {
  const t = useT(namespace);
  const { user } = useSession();
  return (
    <section className={css.page}>
      <header className={css.head}>
        <h1 className={css.title}>{t('section_my_info')}</h1>
        {user && (
          <p className={css.member}>
            {user.mem_nm} · {user.mem_email}
          </p>
        )}
      </header>
      {user?.mem_email && !user.email_confirmed && <MailboxNotice email={user.mem_email} />}
      {sections.map((section, at) => (
        <div key={at} className={css.section}>
          {section}
        </div>
      ))}
    </section>
  );
}

const waiting = <Skeleton shape="row" />;

/** In their order; the stylesheet shows none before those above it are there. */
const sections: readonly ReactNode[] = [
  <WaitingOrders />,
  <OrderList />,
  <Slot name="mfe-community/review-offers" props={{}} fallback={waiting} missing={null} />,
  <EventList />,
  <Slot name="mfe-booking/waiting-entries" props={{}} fallback={waiting} missing={null} />,
  <Slot name="mfe-booking/custom-trips" props={{}} fallback={waiting} missing={null} />,
  <PaymentHistory />,
  <Slot name="mfe-booking/companions" props={{}} fallback={waiting} missing={null} />,
];

function OrderList(): ReactNode {
  const t = useT(namespace);
  const result = useCall(myInfoList, {}, { live: 'booking' });
  return (
    <Loaded
      result={result}
      waiting={<Skeleton shape="entry" count={3} />}
      failed={{ title: t('orders_fail'), children: t('orders_fail_text') }}
    >
      {(orders) =>
        orders.length === 0 ? (
          <EmptyState
            title={t('orders_none')}
            action={<ButtonLink link={pageLink('home')}>{t('orders_none_action')}</ButtonLink>}
          >
            {t('orders_none_text')}
          </EmptyState>
        ) : (
          <div className={css.orders}>
            {orders.map((order) => (
              <OrderCard key={order.order_id} order={order} />
            ))}
          </div>
        )
      }
    </Loaded>
  );
}
