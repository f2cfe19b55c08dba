import type { TripCard } from '@narae/contracts';
import { SEARCH_LONGEST } from '@narae/contracts/search';
import { tripList, tripListSummary } from '@narae/contracts/rows';
import { TRIPS_A_PAGE } from '@narae/contracts/trip-limits';
import { areDaysReversed } from '@narae/rules';
import { useReqParam, useSearchParams } from '@narae/shell-sdk';
import { firstRow, useCall, useCallPages } from '@narae/shell-sdk/query';
import { useMemo } from 'react';
import { activeFilters } from './list-filter.ts';
import { changeAddress, readListQuery, type ListQuery } from './list-query.ts';

interface ListQueryControl {
  readonly query: ListQuery;
  /** Empty without a search. */
  readonly words: string;
  /** Adds to the history: every step can be undone. */
  readonly change: (change: ListQuery) => void;
  readonly dropWords: () => void;
}

/** A category that only the history state names counts as well. */
function useListQuery(): ListQueryControl {
  const [address, setAddress] = useSearchParams();
  const prod_type = useReqParam('prod_type');
  return useMemo(() => {
    const whole = new URLSearchParams(address);
    if (prod_type) whole.set('prod_type', prod_type);
    const withoutWords = new URLSearchParams(whole);
    withoutWords.delete('q');
    return {
      query: readListQuery(whole),
      words: address.get('q')?.trim() ?? '',
      change: (change) => setAddress(changeAddress(whole, change)),
      dropWords: () => setAddress(withoutWords),
    };
  }, [address, prod_type, setAddress]);
}

const nextPage = (page: readonly TripCard[]): { after: string } | undefined => {
  const last = page.at(-1);
  return last && page.length >= TRIPS_A_PAGE ? { after: last.trip_id } : undefined;
};

/** A trip that moved between two pages meanwhile comes twice. */
const onceEach = (rows: readonly TripCard[]): TripCard[] => [
  ...new Map(rows.map((row) => [row.trip_id || row.prod_id, row])).values(),
];

/** A list page by page, and how many trips it has in all (CATALOG-2). */
export function useProductList(own: string | undefined) {
  const control = useListQuery();
  const query: ListQuery = own ? { ...control.query, prod_type: undefined } : control.query;
  const { sort, ...narrowed } = query;
  const reversed = areDaysReversed(query);
  const filters = {
    ...narrowed,
    q: control.words.slice(0, SEARCH_LONGEST),
    prod_type: own ?? query.prod_type,
  };
  const result = useCallPages(tripList, reversed ? null : { ...filters, sort }, nextPage, {
    live: 'listSeats',
    keep: true,
  });
  const { data: summary } = useCall(tripListSummary, reversed ? null : filters, {
    select: firstRow,
    placeholderData: (before) => before,
  });
  const rows = onceEach(result.data?.flat() ?? []);
  const { seats = 0 } = query;
  // Seats that go while the list is open take their trip out of it.
  const shown = rows.filter(({ inventory_cnt }) => inventory_cnt >= seats);
  return {
    ...control,
    query,
    reversed,
    result,
    active: activeFilters(query),
    shown,
    /** Undefined before it is known. */
    count: summary ? Math.max(shown.length, summary.trips_cnt - (rows.length - shown.length)) : undefined,
    places: summary?.destinations.map(({ place_id, place_nm }) => ({ id: place_id, name: place_nm })) ?? [],
    types: new Set(summary?.prod_types),
    /** KRW per one unit of the page's currency; undefined before it is known. */
    dealBasR: summary?.deal_bas_r,
  };
}
