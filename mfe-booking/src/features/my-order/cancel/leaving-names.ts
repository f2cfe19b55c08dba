import type { MyOrder, OrderCancellation } from '@narae/contracts';

/** Names of the travellers a request is for, while they are still on the order. */
export const leavingNames = (
  { travellers }: Pick<MyOrder, 'travellers'>,
  { rv_mem_ids }: Pick<OrderCancellation, 'rv_mem_ids'>,
): string =>
  travellers
    .filter(({ rv_mem_id }) => rv_mem_ids.includes(rv_mem_id))
    .map(({ mem_nm }) => mem_nm)
    .join(' · ');
