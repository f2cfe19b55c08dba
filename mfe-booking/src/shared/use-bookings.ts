import { mycartList, orderDetail, paymentInfoList } from '@narae/contracts/rows';
import { firstRow, useCall } from '@narae/shell-sdk/query';

/** How often an order whose payment is being checked is asked about, should no event come. */
const CHECKING_POLL_MS = 5_000;

/** The member's cart, newest first. */
export const useCart = () => useCall(mycartList, {}, { live: 'booking' });

/** The member's orders that wait for payment (txn_type T). */
export const useWaitingOrders = () => useCall(paymentInfoList, { txn_type: 'T' }, { live: 'booking' });

/** One booking with travellers, documents and hold; null when there is none of the member's under that number. */
export const useBooking = (cart_id: string | undefined) =>
  useCall(orderDetail, cart_id ? { cart_id } : null, {
    select: firstRow,
    live: 'booking',
    refetchInterval: ({ state }) => (state.data?.[0]?.checking_refno ? CHECKING_POLL_MS : false),
  });
