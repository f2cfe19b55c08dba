import type { PayOutcome } from '@narae/contracts';
import { call, useBookingEvents } from '@narae/shell-sdk';
import { skipToken, useQuery, useQueryClient } from '@narae/shell-sdk/query';

const WAITING_POLL_MS = 2_000;

/** How a payment stands, from the server's store; asked again until it is settled. The address's own words count for nothing. */
export function usePayOutcome(refno: string | undefined): {
  readonly outcome: PayOutcome['outcome'] | null | undefined;
  readonly cart_id: string;
  readonly failed: boolean;
  readonly again: () => void;
} {
  const queries = useQueryClient();
  const queryKey = ['pay-outcome', refno];
  useBookingEvents(() => void queries.invalidateQueries({ queryKey }));
  const { data, isError, refetch } = useQuery({
    queryKey,
    queryFn: refno
      ? async ({ signal }) => (await call('payOutcome', { refno }, { signal }))[0] ?? null
      : skipToken,
    refetchInterval: ({ state }) => (state.data?.outcome === 'waiting' ? WAITING_POLL_MS : false),
    staleTime: 0,
  });
  return {
    outcome: data === null ? null : data?.outcome,
    cart_id: data?.cart_id ?? '',
    failed: isError,
    again: () => void refetch(),
  };
}
