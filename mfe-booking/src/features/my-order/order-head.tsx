import type { MyOrder } from '@narae/contracts';
import {
  Link,
  linkTo,
  useFormat,
  useOwnStart,
  useT,
  useTitle,
  call,
  pageLink,
  productLink,
  serverTime,
} from '@narae/shell-sdk';
import { Badge, IconChevronLeft, ButtonLink, NewWindowLink } from '@narae/ui';
import type { ReactNode } from 'react';
import { mapLink } from '@narae/contracts/map-link';
import { orderCalendar } from '@narae/contracts/rows';
import { takesDocuments } from '@narae/rules';
import { CalendarButton } from '@narae/shell-sdk/calendar';
import { BookingPicture } from '../../shared/booking-picture.tsx';
import { stateOf, nextStep } from '../../shared/booking-state.ts';
import css from './my-order.module.css';
import { nextOf, isAhead } from './order-look.ts';
import { namespace } from '../../texts.ts';
import { paymentsIn } from './receipt/receipt-sums.ts';

export function OrderHead({ order }: { readonly order: MyOrder }): ReactNode {
  const t = useT('bookingMyOrder');
  const common = useT('common');
  const format = useFormat();
  const ownStart = useOwnStart(order);
  const { badge, label } = stateOf(order);
  useTitle(`${t('title')} · ${order.prod_title}`);
  return (
    <header className={css.head}>
      <Link className={css.back} {...linkTo('myinfo')}>
        <IconChevronLeft size={20} /> {t('back')}
      </Link>
      <div className={css.headline}>
        <BookingPicture className={css.picture} item={order} sizes="(min-width: 768px) 220px, 100vw" />
        <div className={css.facts}>
          <Badge state={badge}>
            {order.txn_type === 'P' && order.balance_due ? t('deposit_paid') : common(label)}
          </Badge>
          <h1 className={css.title}>{order.prod_title}</h1>
          <p className={css.plain}>
            {format.when(order)}
            {order.tr_place && ` · ${order.tr_place}`}
          </p>
          {ownStart && <p className={css.soft}>{common('own_start', { time: ownStart })}</p>}
          {order.meeting_point && <MeetingPoint order={order} />}
          <p className={css.soft}>{t('order_number', { order: order.order_id })}</p>
          <p className={css.next} role="status">
            {t(nextOf(order))}
          </p>
        </div>
      </div>
    </header>
  );
}

function MeetingPoint({ order }: { readonly order: MyOrder }): ReactNode {
  const t = useT('bookingMyOrder');
  const { meeting_point, meeting_lat: lat, meeting_lng: lng } = order;
  return (
    <p className={css.soft}>
      {t('meeting', { place: meeting_point })}
      {lat !== null && lng !== null && (
        <>
          {' '}
          <NewWindowLink href={mapLink({ lat, lng })}>{t('meeting_map')}</NewWindowLink>
        </>
      )}
    </p>
  );
}

/** First what the order waits for. */
export function OrderActions({ order }: { readonly order: MyOrder }): ReactNode {
  const t = useT('bookingMyOrder');
  const booking = useT(namespace);
  const { prod_id, cart_id, mem_id, custom_request_id, variant } = order;
  const next = nextStep(order);
  return (
    <nav className={css.actions} aria-label={t('actions')}>
      {next && (
        <ButtonLink kind="accent" wide link={pageLink(next.page, next.values)}>
          {booking(next.label === 'to_order' ? 'to_payment' : next.label)}
        </ButtonLink>
      )}
      <ButtonLink
        kind="secondary"
        wide
        link={pageLink('myInfoFileList', { param_id: prod_id, cart_id, mem_id, type: 'product' })}
      >
        {t('to_documents')}
      </ButtonLink>
      {order.txn_type === 'P' && takesDocuments(order, serverTime()) && (
        <ButtonLink kind="secondary" wide link={pageLink('reservInfo', { cart_id })}>
          {t('to_complete')}
        </ButtonLink>
      )}
      {paymentsIn(order).length > 0 && (
        <ButtonLink kind="secondary" wide link={pageLink('myOrderReceipt', { order_id: order.order_id })}>
          {t('receipt_open')}
        </ButtonLink>
      )}
      {isAhead(order) && <CalendarButton ask={() => call(orderCalendar, { cart_id })} />}
      <Link className={css.trip} {...productLink({ variant, prod_id, custom_request_id })}>
        {t(custom_request_id ? 'to_request' : 'to_trip')}
      </Link>
    </nav>
  );
}
