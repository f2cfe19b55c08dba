import { call, useLocale, useStream, useStreamHealth } from '@narae/shell-sdk';
import { useQuery, useQueryClient } from '@tanstack/react-query';

const POLL_MS = 15_000;

/** The products of a category, or all of them; fetched again when seats change. */
export function useProducts(prod_type?: string) {
  const { lanTp, currency } = useLocale();
  const queries = useQueryClient();
  const polling = useStreamHealth() === 'polling';
  const queryKey = ['products', prod_type ?? 'all', lanTp];
  useStream('seat', () => void queries.invalidateQueries({ queryKey }));
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => call('productList1', { currency, lan_tp: lanTp, prod_type }, { signal }),
    refetchInterval: polling ? POLL_MS : false,
  });
}
