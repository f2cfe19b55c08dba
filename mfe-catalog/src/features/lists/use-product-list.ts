import { SEARCH_LONGEST } from '@narae/contracts/search';
import { productSearch } from '@narae/contracts/rows';
import { useReqParam, useSearchParams } from '@narae/shell-sdk';
import { useCall } from '@narae/shell-sdk/query';
import { useMemo } from 'react';
import { activeFilters, arrange, destinationsIn } from './list-filter.ts';
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

export function useProductList(own: string | undefined) {
  const control = useListQuery();
  const query: ListQuery = own ? { ...control.query, prod_type: undefined } : control.query;
  const input = { q: control.words.slice(0, SEARCH_LONGEST), prod_type: own };
  const result = useCall(productSearch, input, { live: 'listSeats' });
  const rows = result.data ?? [];
  return {
    ...control,
    query,
    result,
    active: activeFilters(query),
    shown: arrange(rows, query),
    places: destinationsIn(rows),
    types: new Set(rows.map((row) => row.prod_type)),
    /** KRW per one unit of the page's currency. */
    dealBasR: rows[0]?.deal_bas_r ?? 1,
  };
}
