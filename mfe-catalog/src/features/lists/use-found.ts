import type { FoundProduct } from '@narae/contracts';
import { SEARCH_LONGEST } from '@narae/contracts/search';
import { call, categoryName, preloadedQuery, useLocale, useStream, useStreamHealth } from '@narae/shell-sdk';
import { useQuery, useQueryClient } from '@narae/shell-sdk/query';

const POLL_MS = 15_000;

/** What the words find in a category, or everywhere; without words all of it. Seats are kept up to date by the news. */
export function useFound(words: string, prod_type?: string) {
  const { lanTp, currency } = useLocale();
  const queries = useQueryClient();
  const polling = useStreamHealth() === 'polling';
  const q = words.slice(0, SEARCH_LONGEST);
  const queryKey = ['found', prod_type ?? 'all', q, lanTp];
  const info = { currency, lan_tp: lanTp, q, prod_type };
  useStream('seat', ({ prod_id, remaining }) =>
    queries.setQueryData<FoundProduct[]>(queryKey, (rows) =>
      rows?.map((row) => (row.prod_id === prod_id ? { ...row, inventory_cnt: remaining } : row)),
    ),
  );
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => call('productSearch', info, { signal }),
    ...preloadedQuery('productSearch', info),
    refetchInterval: polling ? POLL_MS : false,
  });
}

/** The categories' names in the page's language. */
export function useCategoryNames(): ReadonlyMap<string, string> {
  const { lanTp } = useLocale();
  const { data } = useQuery({
    queryKey: ['categories'],
    queryFn: ({ signal }) => call('grpCategoryList', {}, { signal }),
    ...preloadedQuery('grpCategoryList', {}),
    staleTime: Infinity,
  });
  return new Map(data?.map((row) => [row.cd_group_code, categoryName(row, lanTp)]));
}
