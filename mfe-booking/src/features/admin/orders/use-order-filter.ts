import type { AdminOrderState } from '@narae/contracts';
import { adminOrderPapers, adminOrderStates, MOST_ORDER_SEARCH } from '@narae/contracts/order-admin-limits';
import { useSearchParams } from '@narae/shell-sdk';
import { dayIn } from '../day-in.ts';
import { usePutInAddress } from '@narae/shell-sdk/admin';

/** What the list of orders is narrowed to, as its call takes it; it stands in the address. */
export interface OrderFilter {
  readonly search?: string;
  readonly state?: AdminOrderState;
  readonly paid?: 'Y' | 'N';
  readonly papers?: (typeof adminOrderPapers)[number];
  readonly prod_id?: string;
  /** Of the first day, YYYY-MM-DD. */
  readonly from?: string;
  readonly to?: string;
}

/** The names in the address; the search is `q`, as everywhere. */
export type FilterName = 'q' | Exclude<keyof OrderFilter, 'search'>;

const paidStates = ['Y', 'N'] as const;

/** What the server would reject is left out. */
const read = (query: URLSearchParams): OrderFilter => {
  const asked = (name: FilterName): string => query.get(name) ?? '';
  const search = asked('q').trim().slice(0, MOST_ORDER_SEARCH);
  const state = adminOrderStates.find((one) => one === asked('state'));
  const paid = paidStates.find((one) => one === asked('paid'));
  const papers = adminOrderPapers.find((one) => one === asked('papers'));
  const prod_id = asked('prod_id')
    .replace(/[^\w-]/g, '')
    .slice(0, 40);
  const [from, to] = [dayIn(asked('from')), dayIn(asked('to'))];
  return {
    ...(search && { search }),
    ...(state && { state }),
    ...(paid && { paid }),
    ...(papers && { papers }),
    ...(prod_id && { prod_id }),
    ...(from && { from }),
    ...(to && { to }),
  };
};

export function useOrderFilter(): {
  readonly filter: OrderFilter;
  readonly put: (name: FilterName, value: string) => void;
  readonly clear: () => void;
} {
  const [query, setQuery] = useSearchParams();
  return {
    filter: read(query),
    put: usePutInAddress(),
    clear: () => setQuery({ view: 'orders' }),
  };
}
