import type { ProductDetail } from '@narae/contracts';
import {
  hotelDtlList,
  optionList2,
  optionMsg,
  productPackageList,
  productSeats,
} from '@narae/contracts/rows';
import { useCall } from '@narae/shell-sdk/query';

/** Live; before the first answer, the seats that came with the product. */
export function useSeats({ prod_id, inventory_cnt }: ProductDetail): number {
  const { data } = useCall(
    productSeats,
    { prod_ids: [prod_id] },
    { live: 'seats', staleTime: 0, initialData: [{ prod_id, inventory_cnt }] },
  );
  return data?.[0]?.inventory_cnt ?? inventory_cnt;
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
