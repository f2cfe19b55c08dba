import type { DeskClosedDays } from '@narae/contracts';
import { textIn } from '@narae/contracts/localized';
import { adminClosedDays, adminClosedDaysDelete } from '@narae/contracts/rows';
import { confirm, Link, useCallOnce, useFormat, useLocale, useT } from '@narae/shell-sdk';
import { useChange } from '@narae/shell-sdk/admin';
import { useCall, useCallCache } from '@narae/shell-sdk/query';
import { Badge, Button, Loaded, Skeleton } from '@narae/ui';
import type { ReactNode } from 'react';
import { isRunning, pollWhileRunning, useFreshWhenDone } from '../running-jobs.ts';
import { adminLink } from '../views.ts';
import { BookedDepartures } from './booked-departures.tsx';
import css from './closed-days.module.css';

interface ClosedDaysListProps {
  /** A departure of the trip; absent for the whole shop. */
  readonly prodId?: string;
}

/** Closed days that are not over, with their progress and the departures that have orders (CATALOG-22). */
export function ClosedDaysList({ prodId }: ClosedDaysListProps): ReactNode {
  const t = useT('catalogAdmin');
  const ofShop = prodId === undefined;
  const result = useCall(adminClosedDays, ofShop ? {} : { prod_id: prodId }, {
    staleTime: 0,
    refetchInterval: ({ state }) => pollWhileRunning(state.data?.periods),
  });
  useFreshWhenDone(result.data?.periods);
  return (
    <Loaded
      result={result}
      waiting={ofShop ? <Skeleton shape="row" count={3} /> : null}
      failed={{ title: t('closed_fail'), compact: true }}
    >
      {({ periods }) => (
        <>
          {ofShop && periods.length === 0 && <p className={css.note}>{t('closed_none')}</p>}
          {periods.map((period) => (
            <Period key={period.closed_id} period={period} ofShop={ofShop} />
          ))}
        </>
      )}
    </Loaded>
  );
}

interface PeriodProps {
  readonly period: DeskClosedDays;
  readonly ofShop: boolean;
}

function Period({ period, ofShop }: PeriodProps): ReactNode {
  const t = useT('catalogAdmin');
  const format = useFormat();
  const { lanTp } = useLocale();
  const { first_day, last_day, texts, whole_shop, lifted, total, done, closed } = period;
  const days = format.dateRange(first_day, last_day);
  const running = isRunning(period);
  const elsewhere = whole_shop && !ofShop;
  return (
    <section className={css.period} aria-label={`${t('closed_days')} · ${days}`}>
      <p className={css.sentence}>
        <b>{ofShop ? days : `${t('closed_days')} · ${days}`}</b> {textIn(texts, lanTp)}{' '}
        {elsewhere && <Badge state="closed">{t('closed_whole_shop')}</Badge>}
      </p>
      {running && (
        <progress
          className={css.progress}
          max={Math.max(total, 1)}
          value={done}
          aria-label={t(lifted ? 'closed_reopening' : 'closed_closing')}
        />
      )}
      <p className={css.note} role={running ? 'status' : undefined}>
        {running
          ? `${t(lifted ? 'closed_reopening' : 'closed_closing')} · ${t('series_done', {
              done: format.number(done),
              total: format.number(total),
            })}`
          : t('closed_count', { count: closed })}
      </p>
      <BookedDepartures period={period} named={ofShop} />
      {elsewhere && <Link to={adminLink('closedDays')}>{t('closed_of_shop')}</Link>}
      {!elsewhere && !lifted && <DeletePeriod closedId={period.closed_id} days={days} />}
    </section>
  );
}

function DeletePeriod({
  closedId: closed_id,
  days,
}: {
  readonly closedId: string;
  readonly days: string;
}): ReactNode {
  const t = useT('catalogAdmin');
  const callOnce = useCallOnce();
  const { invalidateAll } = useCallCache();
  const { busy, change } = useChange(invalidateAll);
  const remove = async (): Promise<void> => {
    const question = {
      title: t('closed_delete_title', { days }),
      text: t('closed_delete_text'),
      ok: t('closed_delete'),
      tone: 'danger',
    } as const;
    if (await confirm(question))
      await change(() => callOnce(adminClosedDaysDelete, { closed_id }), t('closed_delete_begun'));
  };
  return (
    <div className={css.actions}>
      <Button
        kind="secondary"
        busy={busy}
        aria-label={`${t('closed_delete')}: ${days}`}
        onClick={() => void remove()}
      >
        {t('closed_delete')}
      </Button>
    </div>
  );
}
