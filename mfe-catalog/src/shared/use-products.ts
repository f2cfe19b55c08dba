import { call, useLocale, useStream, useStreamHealth } from '@narae/shell-sdk';
import type { Product } from '@narae/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';

const POLL_MS = 15_000;

/** The products of a category, or all of them, with their seats kept up to date by the news. */
export function useProducts(prod_type?: string) {
  const { lanTp, currency } = useLocale();
  const queries = useQueryClient();
  const polling = useStreamHealth() === 'polling';
  const queryKey = ['products', prod_type ?? 'all', lanTp];
  useStream('seat', ({ prod_id, remaining }) =>
    queries.setQueryData<Product[]>(queryKey, (rows) =>
      rows?.map((row) => (row.prod_id === prod_id ? { ...row, inventory_cnt: remaining } : row)),
    ),
  );
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => call('productList1', { currency, lan_tp: lanTp, prod_type }, { signal }),
    refetchInterval: polling ? POLL_MS : false,
  });
}
