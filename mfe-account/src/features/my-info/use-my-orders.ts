import { call, useBookingEvents, useLocale, useSession, useStreamHealth } from '@narae/shell-sdk';
import { useQuery, useQueryClient } from '@narae/shell-sdk/query';

const POLL_MS = 15_000;

/** The member's paid orders, answered by booking; fetched again when an order of theirs changes. */
export function useMyOrders() {
  const { user } = useSession();
  const { lanTp } = useLocale();
  const queries = useQueryClient();
  const health = useStreamHealth();
  const queryKey = ['my-orders', user?.mem_id, lanTp];
  useBookingEvents(() => void queries.invalidateQueries({ queryKey }));
  return useQuery({
    queryKey,
    enabled: user !== null,
    queryFn: ({ signal }) => call('myInfoList', { lan_tp: lanTp }, { signal }),
    refetchInterval: health === 'polling' ? POLL_MS : false,
  });
}
