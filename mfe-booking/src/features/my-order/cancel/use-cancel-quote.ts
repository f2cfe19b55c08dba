import type { CancelQuote, MyOrder } from '@narae/contracts';
import { orderCancelQuote } from '@narae/contracts/rows';
import { useCall } from '@narae/shell-sdk/query';
import type { Quoted } from '../quote-place.tsx';

/** What cancelling gives back now. @param leaving who does not travel; null for the whole order. While it names nobody, nothing is asked */
export function useCancelQuote(
  { order_id, travellers }: MyOrder,
  leaving: readonly string[] | null,
): Quoted<CancelQuote> {
  const whole = leaving === null || leaving.length === travellers.length;
  const input = whole ? { order_id } : { order_id, rv_mem_ids: [...leaving] };
  return useCall(orderCancelQuote, leaving?.length === 0 ? null : input, {
    staleTime: 0,
    gcTime: 0,
    select: ([quote]) => quote as CancelQuote,
  });
}
