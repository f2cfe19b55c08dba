import type { MyOrder, OrderDepartureChange } from '@narae/contracts';
import { serverTime, useFormat, useSearchParams, useT } from '@narae/shell-sdk';
import { Button } from '@narae/ui';
import type { ReactNode } from 'react';
import { useDeadline } from '../../shared/deadline.ts';
import css from './departure-changes.module.css';
import { Section } from './section.tsx';
import { Quote } from '../../shared/quote.tsx';

/** What was changed of the departure after it was paid, and until when cancelling returns everything (ORDER-22, REFUND-11). */
export function DepartureChanges({ order }: { readonly order: MyOrder }): ReactNode {
  const t = useT('bookingMyOrder');
  const { departure_changes, free_until } = order;
  const free = free_until !== '' && new Date(free_until) >= serverTime();
  if (departure_changes.length === 0 && !free) return null;
  return (
    <Section title={t('changed_title')}>
      {departure_changes.toReversed().map((change) => (
        <Change key={change.no} change={change} />
      ))}
      {free && <FreeUntil order={order} />}
    </Section>
  );
}

function Change({ change }: { readonly change: OrderDepartureChange }): ReactNode {
  const t = useT('bookingMyOrder');
  const format = useFormat();
  const { at, parts, before, now, why, note } = change;
  const meeting = parts.includes('meeting');
  const rows = [
    ...(parts.some((part) => part !== 'meeting')
      ? [{ name: t('changed_when'), was: format.when(before), is: format.when(now) }]
      : []),
    ...(meeting
      ? [
          {
            name: t('changed_meeting'),
            was: before.meeting_point || t('changed_none'),
            is: now.meeting_point || t('changed_none'),
          },
        ]
      : []),
  ];
  return (
    <div className={css.change}>
      <p className={css.soft}>
        <time dateTime={at}>{t('changed_at', { time: format.date(at, 'local') })}</time>
      </p>
      {rows.map(({ name, was, is }) => (
        <dl key={name} className={css.row} aria-label={name}>
          <div>
            <dt>{`${name} · ${t('changed_before')}`}</dt>
            <dd className={css.was}>{was}</dd>
          </div>
          <div>
            <dt>{`${name} · ${t('changed_now')}`}</dt>
            <dd className={css.is}>{is}</dd>
          </div>
        </dl>
      ))}
      {why && <p className={css.plain}>{why}</p>}
      {note && <Quote label={t('changed_note')}>{note}</Quote>}
    </div>
  );
}

function FreeUntil({ order }: { readonly order: MyOrder }): ReactNode {
  const t = useT('bookingMyOrder');
  const [, setQuery] = useSearchParams();
  const { order_id, txn_type, free_until } = order;
  const { seoul, local } = useDeadline()(free_until);
  return (
    <div className={css.free}>
      <p className={css.plain}>
        <time dateTime={free_until}>{t('changed_free', { time: seoul })}</time>
        {local && <span className={css.local}>{t('changed_free_local', local)}</span>}
      </p>
      {txn_type === 'P' && (
        <div>
          <Button kind="secondary" onClick={() => setQuery({ order_id, open: 'cancel' })}>
            {t('changed_cancel')}
          </Button>
        </div>
      )}
    </div>
  );
}
