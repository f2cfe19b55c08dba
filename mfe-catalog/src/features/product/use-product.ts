import { call, useLocale, useStream, useStreamHealth } from '@narae/shell-sdk';
import type { ProductDetail } from '@narae/contracts';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

const POLL_MS = 10_000;

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

/** What can be chosen with a product: packages, options with their messages, rooms. */
export function useChoices(product: ProductDetail) {
  const { lanTp, currency } = useLocale();
  const { prod_type, prod_category, opt_code } = product;
  const packages = useQuery({
    queryKey: ['packages', prod_type, prod_category, lanTp],
    queryFn:
      product.package_cnt > 0
        ? ({ signal }) =>
            call('productPackageList', { currency, lan_tp: lanTp, prod_type, prod_category }, { signal })
        : skipToken,
  });
  const options = useQuery({
    queryKey: ['options', opt_code, lanTp],
    queryFn: opt_code ? ({ signal }) => call('optionList2', { currency, opt_code }, { signal }) : skipToken,
  });
  const messages = useQuery({
    queryKey: ['option-messages', opt_code],
    queryFn: opt_code
      ? ({ signal }) => call('optionMsg', { opt_code, prod_type, prod_category }, { signal })
      : skipToken,
  });
  const hotels = useQuery({
    queryKey: ['hotels', prod_type, prod_category, lanTp],
    queryFn: product.has_hotel
      ? ({ signal }) => call('hotelDtlList', { currency, prod_type, prod_category }, { signal })
      : skipToken,
  });
  const asked = [packages, options, messages, hotels];
  return {
    packages: packages.data ?? [],
    options: options.data ?? [],
    messages: messages.data ?? [],
    hotels: hotels.data ?? [],
    waiting: asked.some((query) => query.isLoading),
    failed: asked.some((query) => query.isError),
    again: (): void => asked.filter((query) => query.isError).forEach((query) => void query.refetch()),
  };
}

export type Choices = ReturnType<typeof useChoices>;

/** All pictures of a product in their order. */
export function useImages(prod_id: string) {
  const { lanTp } = useLocale();
  return useQuery({
    queryKey: ['images', prod_id, lanTp],
    queryFn: ({ signal }) => call('imageList', { prod_id }, { signal }),
  });
}

/** Products that go with this one. */
export function useRelated(prod_id: string) {
  const { lanTp, currency } = useLocale();
  return useQuery({
    queryKey: ['related', prod_id, lanTp],
    queryFn: ({ signal }) => call('productRelated', { currency, lan_tp: lanTp, prod_id }, { signal }),
  });
}
