import { mycartList, orderDetail, paymentInfoList } from '@narae/contracts/rows';
import { firstRow, useCall } from '@narae/shell-sdk/query';

/** For an order whose payment is being checked, should no event come. */
const CHECKING_POLL_MS = 5_000;

export const useCart = () => useCall(mycartList, {}, { live: 'booking' });

/** Txn_type T. */
export const useWaitingOrders = () => useCall(paymentInfoList, { txn_type: 'T' }, { live: 'booking' });

/** Null when the member has no booking of that number. */
export const useBooking = (cart_id: string | undefined) =>
  useCall(orderDetail, cart_id ? { cart_id } : null, {
    select: firstRow,
    live: 'booking',
    refetchInterval: ({ state }) => (state.data?.[0]?.checking_refno ? CHECKING_POLL_MS : false),
  });
