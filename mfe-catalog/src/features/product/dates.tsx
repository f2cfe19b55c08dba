import type { ProductDetail, TripDeparture } from '@narae/contracts';
import { tripDepartures } from '@narae/contracts/rows';
import { displayState, isOnSale } from '@narae/rules';
import { Link, productLink, useFormat, useLazyDialog, useT } from '@narae/shell-sdk';
import { useCall } from '@narae/shell-sdk/query';
import { Button, Loaded, Skeleton } from '@narae/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { fewSeatsLeft, otherDates, stateBadges } from '../../shared/product-state.ts';
import { namespace } from '../../texts.ts';
import css from './dates.module.css';

interface DatesProps {
  readonly product: ProductDetail;
  /** Called before the address changes to another date of the trip. */
  readonly onChoose: (prod_id: string) => void;
}

/** The next dates of a trip, where there are others than the product's own (CATALOG-17). */
export function Dates({ product, onChoose }: DatesProps): ReactNode {
  const t = useT(namespace);
  const others = otherDates(product);
  const result = useCall(tripDepartures, others > 0 ? { trip_id: product.trip_id } : null, {
    live: 'listSeats',
    // A package has a row for each size; its other sizes stand in the buying panel.
    select: (rows) => rows.filter(({ package_cnt }) => package_cnt === product.package_cnt),
  });
  if (others < 1 || result.data?.length === 0) return null;
  return (
    <nav className={css.dates} aria-label={t('dates')}>
      <h2 className={css.title}>{t('dates')}</h2>
      <Loaded
        result={result}
        waiting={<Skeleton shape="row" />}
        failed={{ title: t('dates_fail'), compact: true }}
      >
        {(rows) => (
          <>
            <DateStrip product={product} rows={rows} onChoose={onChoose} />
            <CalendarButton product={product} rows={rows} onChoose={onChoose} />
          </>
        )}
      </Loaded>
    </nav>
  );
}

interface DateStripProps extends DatesProps {
  readonly rows: readonly TripDeparture[];
}

function DateStrip({ product, rows, onChoose }: DateStripProps): ReactNode {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const strip = list.current;
    const current = strip?.querySelector<HTMLElement>('[aria-current]');
    if (!strip || !current) return;
    const start = current.offsetLeft - strip.offsetLeft;
    const end = start + current.offsetWidth;
    // Not scrollIntoView: that moves the page as well.
    if (start < strip.scrollLeft || end > strip.scrollLeft + strip.clientWidth) strip.scrollLeft = start;
  }, [product.prod_id]);
  return (
    <ul ref={list} role="list" className={css.list}>
      {rows.map((row) => (
        <li key={row.prod_id}>
          <Link
            {...productLink(row)}
            replace
            className={css.date}
            aria-current={row.prod_id === product.prod_id ? 'date' : undefined}
            onClick={() => onChoose(row.prod_id)}
          >
            <DateFacts row={row} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Opens all dates in a month's calendar, which is loaded then. */
function CalendarButton({ product, rows, onChoose }: DateStripProps): ReactNode {
  const t = useT(namespace);
  const { Dialog, busy, open, close } = useLazyDialog(() => import('./calendar/calendar-dialog.tsx'));
  const { ymd_format } = isOnSale(product) ? product : (rows[0] ?? product);
  return (
    <>
      <Button className={css.more} busy={busy} onClick={open}>
        {t('calendar_open')}
      </Button>
      {Dialog && <Dialog product={product} from={ymd_format} onChoose={onChoose} onClose={close} />}
    </>
  );
}

function DateFacts({ row }: { readonly row: TripDeparture }): ReactNode {
  const common = useT('common');
  const format = useFormat();
  const few = fewSeatsLeft(row);
  const badge = stateBadges[displayState(row)];
  const seats = few === null ? badge && common(badge.label) : common('seats_left', { count: few });
  return (
    <>
      <strong>{format.date(row.ymd_format, 'weekday')}</strong>
      {row.start_time && <span>{row.start_time}</span>}
      <span>{format.money(row.from_price, row.prod_price_tp)}</span>
      <span className={css.soft}>{seats}</span>
    </>
  );
}
