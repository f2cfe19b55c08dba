import { isBlank } from '@narae/contracts/prepared-text';
import type { DepartureCancellation } from '@narae/contracts';
import { adminDepartureCancelStatus, adminCancellations, adminDepartureCancel } from '@narae/contracts/rows';
import {
  ApiError,
  Link,
  useT,
  useFormat,
  linkTo,
  useSearchParams,
  toastTimes,
  useCallOnce,
} from '@narae/shell-sdk';
import { ViewHead, useAuthors } from '@narae/shell-sdk/admin';
import { useForm } from '@narae/shell-sdk/form';
import { useCall, useCallCache } from '@narae/shell-sdk/query';
import { Loaded, NotFoundState, Skeleton, Button, FormNotice, TextField } from '@narae/ui';
import type { ReactNode } from 'react';
import { MAX_CANCEL_TEXT } from '@narae/contracts/cancel-limits';
import { minimumReason } from '@narae/contracts/minimum-reason';
import { adminLink } from '../address.ts';
import css from './cancellations.module.css';
import { FactList } from './fact-list.tsx';
import { presetWords } from '../presets/preset-texts.ts';
import { WordsField } from '../presets/words-field.tsx';
import { Quote } from '../../../shared/quote.tsx';

const RUNNING_POLL_MS = 2_000;

/** Shows whom it concerns, the form, then the progress, also after a reload (REFUND-4). */
export function DepartureCancelView({ prod_id }: { readonly prod_id: string }): ReactNode {
  const t = useT('bookingCancellations');
  const admin = useT('admin');
  const result = useCall(
    adminDepartureCancelStatus,
    { prod_id },
    {
      staleTime: 0,
      refetchInterval: ({ state }) => (state.data?.state === 'running' ? RUNNING_POLL_MS : false),
    },
  );
  const { error } = result;
  if (error instanceof ApiError && error.status === 404) return <NotFoundState title={error.message} />;
  return (
    <section className={css.part} aria-labelledby="departure-title">
      <Link className={css.back} to={adminLink('cancellations')}>
        {t('back')}
      </Link>
      <ViewHead id="departure-title" title={t('departure')} />
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

function Departure({ departure }: { readonly departure: DepartureCancellation }): ReactNode {
  const t = useT('bookingCancellations');
  const { state, days_left } = departure;
  return (
    <>
      <DepartureFacts departure={departure} />
      {state !== 'none' && <DepartureProgress departure={departure} />}
      {state === 'none' && days_left < 0 && <p className={css.warning}>{t('departure_over')}</p>}
      {state === 'none' && days_left >= 0 && <DepartureForm departure={departure} />}
    </>
  );
}

/** Days before departure until which members are to be told (REFUND-4). */
const NOTICE_DAYS = 7;

function DepartureFacts({ departure }: { readonly departure: DepartureCancellation }): ReactNode {
  const t = useT('bookingCancellations');
  const format = useFormat();
  const { days_left, state, orders_left, orders_done, unpaid_left, refunds, extra_pct } = departure;
  const money = refunds.map(({ amount, currency }) => format.money(amount, currency)).join(' + ');
  const facts = [
    { name: t('dep_orders'), value: format.number(orders_left + orders_done) },
    { name: t('dep_unpaid'), value: format.number(unpaid_left) },
    { name: t('dep_refunds'), value: money || t('dep_no_money'), strong: true },
  ];
  return (
    <>
      <FactList trip={departure} facts={facts} />
      {extra_pct > 0 && (
        <p className={css.note}>{t('dep_extra', { pct: format.percent(extra_pct / 100) })}</p>
      )}
      {state === 'none' && days_left >= 0 && days_left < NOTICE_DAYS && (
        <p className={css.warning} role="note">
          {t('dep_late', { days: NOTICE_DAYS })}
        </p>
      )}
    </>
  );
}

function DepartureProgress({ departure }: { readonly departure: DepartureCancellation }): ReactNode {
  const t = useT('bookingCancellations');
  const format = useFormat();
  const { prod_id, state, reason, asked_at, asked_by, done_at, orders_done, orders_left } = departure;
  const named = useAuthors();
  const all = orders_done + orders_left;
  return (
    <div className={css.form}>
      <div role="status">
        <p>
          <strong>{t(`dep_${state === 'done' ? 'done' : 'running'}`)}</strong>
        </p>
        <p>{t('dep_progress', { done: orders_done, all })}</p>
      </div>
      {state === 'running' && (
        <>
          <progress
            className={css.progress}
            max={Math.max(all, 1)}
            value={orders_done}
            aria-label={t('dep_running')}
          />
          <p className={css.note}>{t('dep_leave')}</p>
        </>
      )}
      <p className={css.note}>
        {t('dep_begun', { time: format.date(asked_at, 'time'), who: named(asked_by) })}
        {done_at && ` · ${t('dep_done_at', { time: format.date(done_at, 'time') })}`}
      </p>
      <Quote label={t('dep_told')}>{reason}</Quote>
      <Link className={css.back} to={adminLink('refunds')}>
        {t('dep_to_refunds')}
      </Link>
      <p className={css.note}>{t('dep_catalogue')}</p>
      <Link className={css.back} {...linkTo('admin', { view: 'product', id: prod_id })}>
        {t('dep_to_catalogue')}
      </Link>
    </div>
  );
}

/** The product's number is typed again: nothing can be taken back. */
function DepartureForm({ departure }: { readonly departure: DepartureCancellation }): ReactNode {
  const t = useT('bookingCancellations');
  const { prod_id } = departure;
  const form = useCancelDeparture(prod_id);
  const { onChange: _typed, ...reason } = form.text('reason');
  return (
    <form className={css.form} {...form.props}>
      <p>{t('dep_means')}</p>
      <WordsField
        {...reason}
        use="departure"
        language="every"
        label={t('dep_reason')}
        hint={t('dep_reason_hint')}
        most={MAX_CANCEL_TEXT}
        onChange={(words) => form.set({ reason: words })}
      />
      <TextField
        {...form.text('typed')}
        label={t('dep_type', { number: prod_id })}
        maxLength={40}
        autoComplete="off"
      />
      <FormNotice text={form.notice} />
      <Button type="submit" kind="danger" busy={form.busy}>
        {t('dep_do')}
      </Button>
    </form>
  );
}

function useCancelDeparture(prod_id: string) {
  const t = useT('bookingCancellations');
  const errors = useT('errors');
  const { invalidate } = useCallCache();
  const callOnce = useCallOnce();
  const [query] = useSearchParams();
  return useForm({
    // Words are suggested for departures that lack people.
    initial: {
      reason: query.get('reason') === 'minimum' ? presetWords(minimumReason, 'every') : '',
      typed: '',
    },
    ms: toastTimes.long,
    asksBeforeLeaving: true,
    check: ({ reason, typed }) => ({
      ...(isBlank(reason) && { reason: errors('cancel_reason_input') }),
      ...(typed.trim().toUpperCase() !== prod_id && { typed: t('dep_type_wrong', { number: prod_id }) }),
    }),
    send: async ({ reason }) => {
      await callOnce(adminDepartureCancel, { prod_id, reason: reason.trim() });
      void invalidate(adminCancellations);
      await invalidate(adminDepartureCancelStatus, { prod_id });
    },
    onReject: () => void invalidate(adminDepartureCancelStatus, { prod_id }),
  });
}
