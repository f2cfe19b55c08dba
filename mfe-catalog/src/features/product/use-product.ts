import {
  call,
  preloadedQuery,
  useLocale,
  useStream,
  useStreamHealth,
  type CallInput,
  type CallOutput,
} from '@narae/shell-sdk';
import type { ProductDetail } from '@narae/contracts';
import { skipToken, useQuery, useQueryClient, type UseQueryResult } from '@narae/shell-sdk/query';
import { useEffect } from 'react';

const POLL_MS = 10_000;

type RowsCall = 'productPackageList' | 'optionList2' | 'optionMsg' | 'hotelDtlList';

/**
 * Seats left of a product, live. The news itself tells the number: it comes from the ledger, and the catalogue may
 * hear of it later than the page. Asking at intervals stands in for the stream, and once more when it opens.
 */
export function useSeats(product: ProductDetail): number {
  const queries = useQueryClient();
  const polling = useStreamHealth() === 'polling';
  const queryKey = ['seats', product.prod_id];
  useStream('seat', ({ prod_id, remaining }) => {
    if (prod_id !== product.prod_id) return;
    // An answer on its way may be older than this.
    void queries.cancelQueries({ queryKey });
    queries.setQueryData(queryKey, [{ prod_id, inventory_cnt: remaining }]);
  });
  const { data, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call('productSeats', { prod_ids: [product.prod_id] }, { signal }),
    refetchInterval: polling ? POLL_MS : false,
    staleTime: 0,
  });
  useEffect(() => {
    if (!polling) void refetch();
  }, [polling, refetch]);
  return data?.[0]?.inventory_cnt ?? product.inventory_cnt;
}

/** Rows of one of a product's tables; nothing is asked where the product has no such table. */
function useRows<Name extends RowsCall>(
  wanted: boolean,
  queryKey: readonly string[],
  name: Name,
  info: CallInput<Name>,
): UseQueryResult<CallOutput<Name>> {
  return useQuery<CallOutput<Name>>({
    queryKey,
    queryFn: wanted ? ({ signal }) => call(name, info, { signal }) : skipToken,
    ...(wanted && preloadedQuery(name, info)),
  });
}

/** What can be chosen with a product: packages, options with their messages, rooms. */
export function useChoices(product: ProductDetail) {
  const { lanTp, currency } = useLocale();
  const { prod_type, prod_category, opt_code } = product;
  const of = { prod_type, prod_category };
  const packages = useRows(
    product.package_cnt > 0,
    ['packages', prod_type, prod_category, lanTp],
    'productPackageList',
    { currency, lan_tp: lanTp, ...of },
  );
  const options = useRows(opt_code !== '', ['options', opt_code, lanTp], 'optionList2', {
    currency,
    opt_code,
  });
  const messages = useRows(opt_code !== '', ['option-messages', opt_code], 'optionMsg', { opt_code, ...of });
  const hotels = useRows(product.has_hotel, ['hotels', prod_type, prod_category, lanTp], 'hotelDtlList', {
    currency,
    ...of,
  });
  const asked = [packages, options, messages, hotels];
  return {
    packages: packages.data ?? [],
    options: options.data ?? [],
    messages: messages.data ?? [],
    hotels: hotels.data ?? [],
    waiting: asked.some((query) => query.isLoading),
    failed: asked.some((query) => query.isLoadingError),
    again: (): void => asked.filter((query) => query.isLoadingError).forEach((query) => void query.refetch()),
  };
}

export type Choices = ReturnType<typeof useChoices>;

/** All pictures of a product in their order. */
export function useImages(prod_id: string) {
  const { lanTp } = useLocale();
  return useQuery({
    queryKey: ['images', prod_id, lanTp],
    queryFn: ({ signal }) => call('imageList', { prod_id }, { signal }),
    ...preloadedQuery('imageList', { prod_id }),
  });
}

/** Products that go with this one. */
export function useRelated(prod_id: string) {
  const { lanTp, currency } = useLocale();
  const info = { currency, lan_tp: lanTp, prod_id };
  return useQuery({
    queryKey: ['related', prod_id, lanTp],
    queryFn: ({ signal }) => call('productRelated', info, { signal }),
    ...preloadedQuery('productRelated', info),
  });
}
