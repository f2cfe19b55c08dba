import type { CartItem } from '@narae/contracts';
import { call, useLocale } from '@narae/shell-sdk';
import { skipToken, useQuery } from '@narae/shell-sdk/query';

/** What a row may be changed to: the product's options and rooms, from the catalogue. */
export function useRowChoices(item: CartItem) {
  const { lanTp, currency } = useLocale();
  const { prod_type, prod_category, opt_code } = item;
  const options = useQuery({
    queryKey: ['options', opt_code, lanTp],
    queryFn: opt_code ? ({ signal }) => call('optionList2', { currency, opt_code }, { signal }) : skipToken,
  });
  const hotels = useQuery({
    queryKey: ['hotels', prod_type, prod_category, lanTp],
    queryFn:
      item.hotels.length > 0
        ? ({ signal }) => call('hotelDtlList', { currency, prod_type, prod_category }, { signal })
        : skipToken,
  });
  return {
    options: options.data ?? [],
    hotels: hotels.data ?? [],
    waiting: options.isLoading || hotels.isLoading,
  };
}
