import type { CartItem } from '@narae/contracts';
import { hotelDtlList, optionList2 } from '@narae/contracts/rows';
import { useCall } from '@narae/shell-sdk/query';

/** What a row may be changed to: the product's options and rooms, from the catalogue. */
export function useRowChoices({ prod_type, prod_category, opt_code, hotels: rooms }: CartItem) {
  const options = useCall(optionList2, opt_code ? { opt_code } : null);
  const hotels = useCall(hotelDtlList, rooms.length > 0 ? { prod_type, prod_category } : null);
  return {
    options: options.data ?? [],
    hotels: hotels.data ?? [],
    waiting: options.isLoading || hotels.isLoading,
    failed: options.isLoadingError || hotels.isLoadingError,
    again: (): void => {
      for (const asked of [options, hotels]) if (asked.isLoadingError) void asked.refetch();
    },
  };
}
