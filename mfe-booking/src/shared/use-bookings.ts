import { call, useBookingEvents, useLocale, useSession, useStreamHealth } from '@narae/shell-sdk';
import { skipToken, useQuery, useQueryClient } from '@narae/shell-sdk/query';

const POLL_MS = 15_000;

/** Asks again whenever the member's cart or orders change. */
function useLiveRefetch(queryKey: readonly unknown[]): { readonly refetchInterval: number | false } {
  const queries = useQueryClient();
  useBookingEvents(() => void queries.invalidateQueries({ queryKey }));
  return { refetchInterval: useStreamHealth() === 'polling' ? POLL_MS : false };
}

/** The member's cart, newest first. */
export function useCart() {
  const { user } = useSession();
  const { lanTp, currency } = useLocale();
  const queryKey = ['cart', user?.mem_id, lanTp];
  const news = useLiveRefetch(queryKey);
  return useQuery({
    queryKey,
    queryFn: user ? ({ signal }) => call('mycartList', { currency, lan_tp: lanTp }, { signal }) : skipToken,
    ...news,
  });
}

/** The member's orders that wait for payment (txn_type T). */
export function useWaitingOrders() {
  const { user } = useSession();
  const { lanTp, currency } = useLocale();
  const queryKey = ['waiting-orders', user?.mem_id, lanTp];
  const news = useLiveRefetch(queryKey);
  return useQuery({
    queryKey,
    queryFn: user
      ? ({ signal }) => call('paymentInfoList', { currency, lan_tp: lanTp, txn_type: 'T' }, { signal })
      : skipToken,
    ...news,
  });
}

/** The key under which one booking is kept, for those who change it. */
export const bookingKey = (cart_id: string): readonly unknown[] => ['booking', cart_id];

/** One booking with travellers, documents and hold; null when there is none of the member's under that number. */
export function useBooking(cart_id: string | undefined) {
  const { user } = useSession();
  const { lanTp, currency } = useLocale();
  const queryKey = [...bookingKey(cart_id ?? ''), lanTp];
  const news = useLiveRefetch(queryKey);
  return useQuery({
    queryKey,
    queryFn:
      user && cart_id
        ? async ({ signal }) =>
            (await call('orderDetail', { currency, lan_tp: lanTp, cart_id }, { signal }))[0] ?? null
        : skipToken,
    ...news,
  });
}
