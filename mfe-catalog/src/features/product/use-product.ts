import type { ProductDetail } from '@narae/contracts';
import {
  hotelDtlList,
  optionList2,
  optionMsg,
  productDetail,
  productPackageList,
  productSeats,
  tripDetail,
} from '@narae/contracts/rows';
import { firstRow, useCall } from '@narae/shell-sdk/query';

export type ProductAddress = { readonly prod_id: string } | { readonly trip_id: string };

/**
 * The product of an address; null where there is none. That of a trip is the departure that stands for it as the page
 * opens: it stays when another one takes its place, for somebody may be booking it (CATALOG-17).
 * @param chosenDate departure chosen on the page: it takes the place of the one before as it comes
 */
export function useProductOf(address: ProductAddress, chosenDate: string) {
  const trip = useCall(tripDetail, 'trip_id' in address ? address : null, {
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const { prod_id } = 'trip_id' in address ? (trip.data?.[0] ?? {}) : address;
  const product = useCall(productDetail, prod_id === undefined ? null : { prod_id }, {
    select: firstRow,
    ...('trip_id' in address && { initialData: trip.data, initialDataUpdatedAt: trip.dataUpdatedAt }),
    ...(prod_id === chosenDate && { placeholderData: (previous) => previous }),
  });
  return prod_id === undefined ? { ...trip, data: trip.data && null } : product;
}

type Left = Pick<ProductDetail, 'inventory_cnt' | 'option_left'>;

/** Live seats and limited options; before the first answer, those that came with the product. */
export function useLeft({ prod_id, inventory_cnt, option_left }: ProductDetail): Left {
  const { data } = useCall(
    productSeats,
    { prod_ids: [prod_id] },
    {
      live: 'seats',
      staleTime: 0,
      initialData: [{ prod_id, inventory_cnt, ...(option_left && { option_left }) }],
    },
  );
  return data?.[0] ?? { inventory_cnt, ...(option_left && { option_left }) };
}

/** Loads only what the product has. */
export function useChoices({ prod_type, prod_category, opt_code, package_cnt, has_hotel }: ProductDetail) {
  const of = { prod_type, prod_category };
  const packages = useCall(productPackageList, package_cnt > 0 ? of : null);
  const options = useCall(optionList2, opt_code ? { opt_code } : null);
  const messages = useCall(optionMsg, opt_code ? { opt_code, ...of } : null);
  const hotels = useCall(hotelDtlList, has_hotel ? of : null);
  const queries = [packages, options, messages, hotels];
  return {
    packages: packages.data ?? [],
    options: options.data ?? [],
    messages: messages.data ?? [],
    hotels: hotels.data ?? [],
    waiting: queries.some((query) => query.isLoading),
    failed: queries.some((query) => query.isLoadingError),
    again: (): void =>
      queries.filter((query) => query.isLoadingError).forEach((query) => void query.refetch()),
  };
}

export type Choices = ReturnType<typeof useChoices>;
