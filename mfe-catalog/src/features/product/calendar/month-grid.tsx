import type { TripDeparture } from '@narae/contracts';
import { displayState } from '@narae/rules';
import { LANGUAGES, type LanTp, useFormat, useLocale, useT } from '@narae/shell-sdk';
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { stateBadges } from '../../../shared/product-state.ts';
import { dayAfterKey, monthOf, weeksOf, type Weekday } from './calendar-days.ts';
import css from './calendar.module.css';

/** Vietnamese and Chinese weeks begin on Monday. */
const firstWeekday: Readonly<Record<LanTp, Weekday>> = { KOR: 0, ENG: 0, JPN: 0, CHN: 1, VTN: 1 };

/** A week whose Sunday and Monday are known. */
const SUNDAY = Date.UTC(2026, 10, 1);
const DAY_MS = 86_400_000;

/** English alone writes out three letters; the others have a sign or two for a weekday. */
const weekdaysOf = (lanTp: LanTp): { short: string; long: string }[] => {
  const { tag } = LANGUAGES[lanTp];
  const short = new Intl.DateTimeFormat(tag, {
    weekday: lanTp === 'ENG' ? 'short' : 'narrow',
    timeZone: 'UTC',
  });
  const long = new Intl.DateTimeFormat(tag, { weekday: 'long', timeZone: 'UTC' });
  return Array.from({ length: 7 }, (_, index) => {
    const at = SUNDAY + (index + firstWeekday[lanTp]) * DAY_MS;
    return { short: short.format(at), long: long.format(at) };
  });
};

/** A closed date leads nowhere; one that is sold out or in preparation can be waited for. */
export const canChoose = (row: TripDeparture): boolean => displayState(row) !== 'closed';

/** Start, price, and seats or why there are none, as text; of a closed day with its own text (CATALOG-22). */
export function useDepartureText(): (row: TripDeparture) => string {
  const common = useT('common');
  const format = useFormat();
  return (row) => {
    const badge = stateBadges[displayState(row)];
    const bookable = !badge || badge.badge === 'closingSoon';
    const seats = bookable ? common('seats_left', { count: row.inventory_cnt }) : common(badge.label);
    return [row.start_time, format.money(row.from_price, row.prod_price_tp), seats, row.closed_text]
      .filter(Boolean)
      .join(' · ');
  };
}

interface MonthGridProps {
  /** The day with the focus; its month is shown. */
  readonly day: string;
  readonly today: string;
  /** Day of the departure that the page shows. */
  readonly current: string;
  readonly departures: ReadonlyMap<string, readonly TripDeparture[]>;
  readonly labelledBy: string;
  readonly busy: boolean;
  readonly onMove: (day: string) => void;
  readonly onPick: (day: string) => void;
}

/** A month as a grid with one stop for the Tab key (ARIA Authoring Practices Guide: Date Picker Dialog). */
export function MonthGrid({ day, labelledBy, busy, onMove, ...cells }: MonthGridProps): ReactNode {
  const { lanTp } = useLocale();
  const grid = useRef<HTMLTableElement>(null);
  const byKey = useRef(false);
  const first = firstWeekday[lanTp];
  const onKeyDown = (event: KeyboardEvent): void => {
    const next =
      event.altKey || event.ctrlKey || event.metaKey ? undefined : dayAfterKey(event.key, day, first);
    if (next === undefined) return;
    event.preventDefault();
    byKey.current = true;
    onMove(next);
  };
  useEffect(() => {
    if (byKey.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    byKey.current = false;
  }, [day]);
  return (
    <table ref={grid} role="grid" className={css.grid} aria-labelledby={labelledBy} aria-busy={busy}>
      <thead>
        <tr>
          {weekdaysOf(lanTp).map(({ short, long }) => (
            <th key={long} scope="col" abbr={long}>
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody onKeyDown={onKeyDown}>
        {weeksOf(monthOf(day), first).map((week, index) => (
          <tr key={index}>
            {week.map((one, weekday) =>
              one === null ? (
                <td key={weekday} />
              ) : (
                <DayCell key={weekday} one={one} active={one === day} {...cells} />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DayCellProps extends Pick<MonthGridProps, 'today' | 'current' | 'departures' | 'onPick'> {
  readonly one: string;
  readonly active: boolean;
}

function DayCell({ one, active, today, current, departures, onPick }: DayCellProps): ReactNode {
  const common = useT('common');
  const format = useFormat();
  const text = useDepartureText();
  const rows = departures.get(one) ?? [];
  const open = rows.filter(canChoose);
  const seats = open.some((row) => row.inventory_cnt > 0 && row.progress_yn !== 'W');
  const [cheapest] = open.toSorted((a, b) => a.from_price - b.from_price);
  const badge = rows[0] && !seats ? stateBadges[displayState(open[0] ?? rows[0])] : null;
  return (
    <td role="gridcell" aria-selected={one === current}>
      <button
        type="button"
        className={css.day}
        data-day={seats ? 'seats' : rows.length > 0 ? 'none' : undefined}
        tabIndex={active ? 0 : -1}
        data-autofocus={active ? '' : undefined}
        aria-disabled={open.length === 0}
        aria-current={one === today ? 'date' : undefined}
        aria-label={[format.date(one, 'day'), ...rows.map(text)].join(', ')}
        onClick={() => onPick(one)}
      >
        <span className={css.number}>{Number(one.slice(-2))}</span>
        {rows.length > 0 && (
          <span className={css.fact}>
            {badge
              ? common(badge.label)
              : cheapest && format.money(cheapest.from_price, cheapest.prod_price_tp)}
          </span>
        )}
      </button>
    </td>
  );
}
