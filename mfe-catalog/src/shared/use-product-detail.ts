import { call, preloadedQuery, useLocale } from '@narae/shell-sdk';
import { skipToken, useQuery } from '@narae/shell-sdk/query';

/** One product in the page's language; null when there is none under that number, nothing is asked without one. */
export function useProductDetail(prod_id: string | undefined) {
  const { lanTp, currency } = useLocale();
  const info = { currency, lan_tp: lanTp, prod_id: prod_id ?? '' };
  return useQuery({
    queryKey: ['product', prod_id, lanTp],
    queryFn: prod_id
      ? async ({ signal }) => (await call('productDetail', info, { signal }))[0] ?? null
      : skipToken,
    ...(prod_id && preloadedQuery('productDetail', info, (rows) => rows[0] ?? null)),
  });
}
