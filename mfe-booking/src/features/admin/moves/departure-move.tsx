import '../../../shared/orders/texts.ts';
import type { DepartureMove } from '@narae/contracts';
import { adminDepartureMove, adminDepartureMoveStatus, adminDepartures } from '@narae/contracts/rows';
import { ApiError, confirm, Link, toastTimes, useCallOnce, useFormat, useT } from '@narae/shell-sdk';
import { Facts, useAuthors, ViewHead } from '@narae/shell-sdk/admin';
import { useForm } from '@narae/shell-sdk/form';
import { useCall, useCallCache } from '@narae/shell-sdk/query';
import { Button, FormNotice, Loaded, NotFoundState, Skeleton } from '@narae/ui';
import type { ReactNode } from 'react';
import { adminLink } from '../address.ts';
import { firstTerms, MoveDates, type MoveForm, MoveTerms } from './move-terms.tsx';
import css from './moves.module.css';

const RUNNING_POLL_MS = 2_000;

/** Shows whom it concerns, the form, and how far the move is, also after a reload (ORDER-21). */
export function DepartureMoveView({ prod_id }: { readonly prod_id: string }): ReactNode {
  const t = useT('bookingOrders');
  const admin = useT('admin');
  const result = useCall(
    adminDepartureMoveStatus,
    { prod_id },
    {
      staleTime: 0,
      refetchInterval: ({ state }) => (state.data?.state === 'running' ? RUNNING_POLL_MS : false),
    },
  );
  const { error } = result;
  if (error instanceof ApiError && error.error === 'product_not_found')
    return <NotFoundState title={error.message} />;
  return (
    <section className={css.part} aria-labelledby="departure-title">
      <Link className={css.back} to={adminLink('departures')}>
        {t('move_all_back')}
      </Link>
      <ViewHead id="departure-title" title={t('move_all_title')} />
      <Loaded
        result={result}
        waiting={<Skeleton shape="row" count={4} />}
        failed={{ title: admin('load_fail'), compact: true }}
      >
        {(departure) => <Departure departure={departure} />}
      </Loaded>
    </section>
  );
}

interface DepartureProps {
  readonly departure: DepartureMove;
}

function Departure({ departure }: DepartureProps): ReactNode {
  const t = useT('bookingOrders');
  const format = useFormat();
  const { prod_title, prod_id, orders, people, state, last } = departure;
  const facts = [
    { name: t('col_trip'), value: `${prod_title} · ${prod_id}` },
    { name: t('days'), value: format.when(departure, 'day') },
    { name: t('move_all_orders'), value: format.number(orders) },
    { name: t('move_all_people'), value: format.number(people) },
  ];
  return (
    <>
      <Facts facts={facts} />
      {last && <Progress last={last} />}
      {state !== 'running' && orders === 0 && !last && <p>{t('move_all_nobody')}</p>}
      {state !== 'running' && orders > 0 && <DepartureForm departure={departure} />}
    </>
  );
}

function Progress({ last }: { readonly last: NonNullable<DepartureMove['last']> }): ReactNode {
  const t = useT('bookingOrders');
  const format = useFormat();
  const named = useAuthors();
  const { moved, waiting, left, done_at, asked_at, asked_by, reason, to } = last;
  const done = moved + left.length;
  const all = done + waiting;
  return (
    <div className={css.form}>
      <div role="status" className={css.terms}>
        <p>
          <strong>{t(done_at ? 'move_all_done' : 'move_all_running')}</strong>
          {to && ` · ${format.when(to, 'day')}`}
        </p>
        <p>{t('move_all_progress', { done, all })}</p>
      </div>
      {!done_at && (
        <>
          <progress
            className={css.progress}
            max={Math.max(all, 1)}
            value={done}
            aria-label={t('move_all_running')}
          />
          <p className={css.note}>{t('move_all_leave')}</p>
        </>
      )}
      <p className={css.note}>
        {t('move_all_begun', {
          time: format.date(asked_at, 'time'),
          who: named(asked_by),
          reason: t(`move_reason_${reason}`),
        })}
      </p>
      {left.length > 0 && (
        <div className={css.terms}>
          <p>
            <strong>{t('move_all_left')}</strong>
          </p>
          <ul role="list">
            {left.map(({ order_id, message }) => (
              <li key={order_id}>
                <Link className={css.back} to={adminLink('orders', { id: order_id })}>
                  {order_id}
                </Link>
                <p className={css.note}>{message}</p>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

function DepartureForm({ departure }: DepartureProps): ReactNode {
  const t = useT('bookingOrders');
  const format = useFormat();
  const form = useDepartureMove(departure);
  const { dates, seats, min_cnt } = departure;
  return (
    <form className={css.form} {...form.props}>
      <MoveDates
        form={form}
        dates={dates.map((date) => ({
          ...date,
          stop: date.seats_left < seats ? t('move_all_no_room') : '',
          price: format.money(date.origin_price, 'KRW'),
        }))}
      />
      {dates.length > 0 && (
        <>
          <MoveTerms form={form} />
          {min_cnt > 0 && <p className={css.notice}>{t('move_all_below', { least: min_cnt })}</p>}
          <FormNotice text={form.notice} />
          <Button type="submit" kind="danger" busy={form.busy} disabled={form.values.prod_id === ''}>
            {t('move_all')}
          </Button>
        </>
      )}
    </form>
  );
}

function useDepartureMove({ prod_id, orders, dates }: DepartureMove) {
  const t = useT('bookingOrders');
  const format = useFormat();
  const { invalidate } = useCallCache();
  const callOnce = useCallOnce();
  return useForm<MoveForm>({
    initial: firstTerms,
    ms: toastTimes.long,
    asksBeforeLeaving: true,
    serverFields: { to_prod_id: 'prod_id' },
    agree: ({ prod_id: wanted }) => {
      const to = dates.find((date) => date.prod_id === wanted);
      return confirm({
        title: t('move_all_confirm', { orders }),
        text: t('move_all_text', { day: to ? format.when(to, 'day') : '' }),
        ok: t('move_all'),
        tone: 'danger',
      });
    },
    send: async ({ prod_id: to_prod_id, price, reason }) => {
      await callOnce(adminDepartureMove, { prod_id, to_prod_id, price, reason });
      void invalidate(adminDepartures);
      await invalidate(adminDepartureMoveStatus, { prod_id });
    },
    onReject: () => void invalidate(adminDepartureMoveStatus, { prod_id }),
  });
}
