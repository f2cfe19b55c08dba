import type { DepartureState, DeskDeparture } from '@narae/contracts';
import { departureStates } from '@narae/contracts/departure-limits';
import { adminTrip, adminTripDepartures } from '@narae/contracts/rows';
import { displayState } from '@narae/rules';
import { Link, useFormat, useT } from '@narae/shell-sdk';
import { AdminList, type ListColumn, select } from '@narae/shell-sdk/admin';
import { useCall } from '@narae/shell-sdk/query';
import { Badge } from '@narae/ui';
import type { ReactNode } from 'react';
import { useAdminNames } from '../../../shared/admin/use-admin-text.ts';
import { stateBadges } from '../../../shared/product-state.ts';
import { adminLink } from '../views.ts';
import formCss from '../admin.module.css';
import css from './departures.module.css';
import { ClosedDaysList } from '../closed-days/closed-days-list.tsx';
import { ProductTabs } from './product-tabs.tsx';
import { RangesProgress } from './ranges-progress.tsx';
import { SeriesProgress } from './series-progress.tsx';
import { TripActions } from './trip-actions.tsx';

/** The departures of a product's trip; each leads to its own editor (CATALOG-19). */
export function DeparturesView({ id }: { readonly id: string }): ReactNode {
  const t = useT('catalogAdmin');
  const format = useFormat();
  const columns = useDepartureColumns(id);
  // Its own list says what cannot be loaded; without this there are no months to choose.
  const { data: trip } = useCall(adminTrip, { prod_id: id }, { staleTime: 0 });
  const stateName = useStateName();
  return (
    <div className={formCss.form}>
      <ProductTabs id={id} open="departures" />
      <Link className={formCss.back} to={adminLink('product')}>
        {t('back')}
      </Link>
      <SeriesProgress id={id} />
      <RangesProgress id={id} />
      <ClosedDaysList prodId={id} />
      <AdminList
        call={adminTripDepartures}
        input={{ prod_id: id }}
        title={`${t('tab_departures')} · ${id}`}
        action={trip && <TripActions prodId={id} trip={trip} />}
        filters={{
          month: select({
            label: t('dates_month'),
            options: trip?.months ?? [],
            all: t('dates_ahead'),
            text: (month) => format.date(`${month}-01`, 'month'),
          }),
          state: select({
            label: t('col_state'),
            options: departureStates,
            all: t('all'),
            text: stateName,
          }),
        }}
        rowsOf={({ departures }) => departures}
        none={t('dates_none')}
        noneFound={t('list_none_found')}
        rowKey={({ prod_id }) => prod_id}
        named
        columns={columns}
      />
    </div>
  );
}

/** @param id the departure whose editor is open */
function useDepartureColumns(id: string): readonly ListColumn<DeskDeparture>[] {
  const t = useT('catalogAdmin');
  const common = useT('common');
  const names = useAdminNames();
  const format = useFormat();
  return [
    {
      key: 'when',
      header: t('dates_when'),
      value: ({ start_day, start_time = '' }) => `${start_day} ${start_time}`.trim(),
      cell: (row) => format.when(firstDay(row), 'day'),
      link: ({ prod_id }) => adminLink('product', prod_id),
      notes: ({ prod_id, package_cnt, start_day, end_day }) => [
        end_day !== start_day && format.dateRange(start_day, end_day),
        package_cnt > 0 && common('people_count', { count: package_cnt }),
        prod_id === id && t('dates_this'),
      ],
    },
    { key: 'id', header: t('col_id'), value: ({ prod_id }) => prod_id, reference: true },
    {
      key: 'price',
      header: names.field('origin_price'),
      numeric: true,
      value: ({ origin_price }) => origin_price,
      cell: ({ origin_price }) => format.number(origin_price),
    },
    {
      key: 'seats',
      header: t('dates_left'),
      numeric: true,
      value: ({ remaining }) => remaining,
      cell: ({ remaining, capacity }) => t('dates_left_of', { left: remaining, capacity }),
    },
    {
      key: 'taken',
      header: t('dates_taken'),
      numeric: true,
      value: ({ seats_taken }) => seats_taken ?? null,
      cell: ({ seats_taken }) => seats_taken ?? '—',
    },
    {
      key: 'state',
      header: t('col_state'),
      value: (row) => shownState(row),
      cell: (row) => <StateOf departure={row} />,
    },
  ];
}

/** With its weekday; an end on a later day stands below, with the days. */
const firstDay = ({ start_day, end_day, start_time = '', end_time = '' }: DeskDeparture) => ({
  ymd_format: start_day,
  start_time,
  ...(end_day === start_day && { end_time }),
});

const shownState = ({ withdrawn, remaining, progress_yn }: DeskDeparture) =>
  withdrawn ? 'withdrawn' : displayState({ progress_yn, inventory_cnt: remaining });

function useStateName(): (state: DepartureState) => string {
  const t = useT('catalogAdmin');
  const common = useT('common');
  const names = useAdminNames();
  return (state) =>
    ({
      sale: names.choice('progress_yn', 'Y'),
      'sold-out': common('state_sold_out'),
      preparing: names.choice('progress_yn', 'W'),
      closed: names.choice('progress_yn', 'E'),
      withdrawn: t('state_withdrawn'),
    })[state];
}

function StateOf({ departure }: { readonly departure: DeskDeparture }): ReactNode {
  const common = useT('common');
  const stateName = useStateName();
  const state = shownState(departure);
  if (state === 'closed' && departure.closed_text)
    return (
      <span className={css.because}>
        <Badge state="closed">{stateName(state)}</Badge>{' '}
        <span className={css.note}>{departure.closed_text}</span>
      </span>
    );
  if (state === 'withdrawn') return <Badge state="closed">{stateName(state)}</Badge>;
  const shown = stateBadges[state];
  if (!shown) return <Badge state="inProgress">{stateName('sale')}</Badge>;
  return <Badge state={shown.badge}>{common(shown.label)}</Badge>;
}
