import { call, useLocale } from '@narae/shell-sdk';
import { skipToken, useQuery } from '@tanstack/react-query';

/** One product in the page's language; null when there is none under that number, nothing is asked without one. */
export function useProductDetail(prod_id: string | undefined) {
  const { lanTp, currency } = useLocale();
  return useQuery({
    queryKey: ['product', prod_id, lanTp],
    queryFn: prod_id
      ? async ({ signal }) =>
          (await call('productDetail', { currency, lan_tp: lanTp, prod_id }, { signal }))[0] ?? null
      : skipToken,
  });
}
