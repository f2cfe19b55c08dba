import type { ProductDetail, TripDeparture } from '@narae/contracts';
import { tripDepartures } from '@narae/contracts/rows';
import { addMonths, seoulDay } from '@narae/rules';
import { Link, productLink, productPage, serverTime, useFormat, useGo, useT } from '@narae/shell-sdk';
import { useCall } from '@narae/shell-sdk/query';
import { BottomSheet, IconButton, IconChevronLeft, IconChevronRight, Loaded } from '@narae/ui';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { namespace } from '../../../texts.ts';
import { closedPeriodsOf, lastDayOf, monthOf } from './calendar-days.ts';
import css from './calendar.module.css';
import { canChoose, MonthGrid, useDepartureText } from './month-grid.tsx';

/** Months after this one that can be looked at. */
const MONTHS_AHEAD = 18;

interface CalendarDialogProps {
  readonly product: ProductDetail;
  /** The day on which it opens, YYYY-MM-DD in Asia/Seoul. */
  readonly from: string;
  /** Called before the address changes to another date of the trip. */
  readonly onChoose: (prod_id: string) => void;
  readonly onClose: () => void;
}

const byDay = (rows: readonly TripDeparture[]): ReadonlyMap<string, readonly TripDeparture[]> => {
  const days = new Map<string, TripDeparture[]>();
  for (const row of rows) days.set(row.ymd_format, [...(days.get(row.ymd_format) ?? []), row]);
  return days;
};

/** All dates of a trip, a month at a time (CATALOG-17). Today is Seoul's. */
export default function CalendarDialog({ product, from, onChoose, onClose }: CalendarDialogProps): ReactNode {
  const t = useT(namespace);
  const common = useT('common');
  const go = useGo();
  const today = seoulDay(serverTime());
  const latest = lastDayOf(monthOf(addMonths(today, MONTHS_AHEAD)));
  const within = (day: string): string => (day < today ? today : day > latest ? latest : day);
  const [day, setDay] = useState(() => within(from));
  const [picked, setPicked] = useState<string | null>(null);
  const month = monthOf(day);
  const result = useCall(
    tripDepartures,
    { trip_id: product.trip_id, month },
    // A package has a row for each size; its other sizes stand in the buying panel.
    {
      live: 'listSeats',
      select: (rows) => rows.filter(({ package_cnt }) => package_cnt === product.package_cnt),
    },
  );
  const departures = byDay(result.data ?? []);
  const heading = useId();

  const move = (next: string): void => {
    setPicked(null);
    setDay(within(next));
  };
  const choose = ({ prod_id, variant }: TripDeparture): void => {
    onChoose(prod_id);
    onClose();
    go(productPage[variant], { prod_id }, { replace: true });
  };
  const pick = (next: string): void => {
    move(next);
    const open = (departures.get(next) ?? []).filter(canChoose);
    const [only] = open;
    if (only && open.length === 1) choose(only);
    else if (only) setPicked(next);
  };

  return (
    <BottomSheet open onClose={onClose} title={t('dates')}>
      <MonthBar id={heading} day={day} today={today} latest={latest} onMove={move} />
      <MonthGrid
        day={day}
        today={today}
        current={product.ymd_format}
        departures={departures}
        labelledBy={heading}
        busy={result.isFetching && !result.data}
        onMove={move}
        onPick={pick}
      />
      <Loaded
        result={result}
        waiting={<MonthNote text={common('ui_loading')} />}
        failed={{ title: t('dates_fail'), compact: true, headingLevel: 3 }}
      >
        {(rows) => (
          <>
            <MonthNote text={rows.length === 0 ? t('calendar_none') : ''} departures={departures.get(day)} />
            <ClosedDays rows={rows} />
          </>
        )}
      </Loaded>
      {picked !== null && (
        <Times
          key={picked}
          day={picked}
          rows={departures.get(picked) ?? []}
          onChoose={(prod_id) => {
            onChoose(prod_id);
            onClose();
          }}
        />
      )}
    </BottomSheet>
  );
}

interface MonthBarProps {
  readonly id: string;
  readonly day: string;
  readonly today: string;
  readonly latest: string;
  readonly onMove: (day: string) => void;
}

function MonthBar({ id, day, today, latest, onMove }: MonthBarProps): ReactNode {
  const t = useT(namespace);
  const format = useFormat();
  return (
    <div className={css.bar}>
      <IconButton
        label={t('calendar_previous')}
        icon={<IconChevronLeft />}
        disabled={monthOf(day) <= monthOf(today)}
        onClick={() => onMove(addMonths(day, -1))}
      />
      <h3 id={id} className={css.month} aria-live="polite">
        {format.date(day, 'month')}
      </h3>
      <IconButton
        label={t('calendar_next')}
        icon={<IconChevronRight />}
        disabled={monthOf(day) >= monthOf(latest)}
        onClick={() => onMove(addMonths(day, 1))}
      />
    </div>
  );
}

interface MonthNoteProps {
  readonly text: string;
  /** Departures of the day with the focus, which screen readers hear there. */
  readonly departures?: readonly TripDeparture[] | undefined;
}

function MonthNote({ text, departures = [] }: MonthNoteProps): ReactNode {
  const format = useFormat();
  const textOf = useDepartureText();
  const [only, ...more] = departures;
  return (
    <div className={css.note}>
      <p role="status">{text}</p>
      {only && more.length === 0 && (
        <p aria-hidden="true">{`${format.date(only.ymd_format, 'day')} · ${textOf(only)}`}</p>
      )}
    </div>
  );
}

/** Why days of the month are closed (CATALOG-22). */
function ClosedDays({ rows }: { readonly rows: readonly TripDeparture[] }): ReactNode {
  const format = useFormat();
  const periods = closedPeriodsOf(rows);
  if (periods.length === 0) return null;
  return (
    <ul role="list" className={css.closed}>
      {periods.map(({ first, last, text }) => (
        <li key={first}>{`${format.dateRange(first, last)}: ${text}`}</li>
      ))}
    </ul>
  );
}

interface TimesProps {
  readonly day: string;
  readonly rows: readonly TripDeparture[];
  readonly onChoose: (prod_id: string) => void;
}

/** Where several departures leave on one day. */
function Times({ day, rows, onChoose }: TimesProps): ReactNode {
  const format = useFormat();
  const text = useDepartureText();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={css.times}>
      <h4 ref={heading} tabIndex={-1}>
        {format.date(day, 'day')}
      </h4>
      <ul role="list">
        {rows.map((row) => (
          <li key={row.prod_id}>
            {canChoose(row) ? (
              <Link {...productLink(row)} replace className={css.time} onClick={() => onChoose(row.prod_id)}>
                {text(row)}
              </Link>
            ) : (
              <span className={css.time}>{text(row)}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
