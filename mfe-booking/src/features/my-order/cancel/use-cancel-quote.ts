import type { CancelQuote, MyOrder } from '@narae/contracts';
import { orderCancelQuote } from '@narae/contracts/rows';
import { useCall } from '@narae/shell-sdk/query';

export interface QuotedCancellation {
  readonly data: CancelQuote | undefined;
  readonly error: Error | null;
  readonly isLoadingError: boolean;
  readonly refetch: () => Promise<unknown>;
}

/** What cancelling gives back now. @param leaving who does not travel; null for nobody of the order, and nothing is asked for none */
export function useCancelQuote(
  { order_id, travellers }: MyOrder,
  leaving: readonly string[] | null,
): QuotedCancellation {
  const whole = leaving === null || leaving.length === travellers.length;
  const input = whole ? { order_id } : { order_id, rv_mem_ids: [...leaving] };
  return useCall(orderCancelQuote, leaving?.length === 0 ? null : input, {
    staleTime: 0,
    gcTime: 0,
    select: ([quote]) => quote as CancelQuote,
  });
}
