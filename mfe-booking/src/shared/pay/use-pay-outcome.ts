import type { DueKind, PayOutcome, RefundReason } from '@narae/contracts';
import { payOutcome } from '@narae/contracts/rows';
import { firstRow, useCall } from '@narae/shell-sdk/query';

const WAITING_POLL_MS = 2_000;

/** By the server, never by the address. @param token for a browser without the payer's session (PAY-15) */
export function usePayOutcome(
  refno: string | undefined,
  token?: string,
): {
  readonly outcome: PayOutcome['outcome'] | null | undefined;
  readonly refund_reason: RefundReason | null;
  readonly cart_id: string;
  readonly order_id: string;
  /** Null where the payment is for the order itself (ORDER-15, MONEY-12). */
  readonly due: DueKind | null;
  readonly failed: boolean;
  readonly again: () => void;
} {
  const { data, isError, refetch } = useCall(
    payOutcome,
    refno ? { refno, ...(token ? { token } : {}) } : null,
    {
      select: firstRow,
      live: 'payment',
      refetchInterval: ({ state }) => (state.data?.[0]?.outcome === 'waiting' ? WAITING_POLL_MS : false),
      staleTime: 0,
    },
  );
  return {
    outcome: data === null ? null : data?.outcome,
    refund_reason: data?.refund_reason ?? null,
    cart_id: data?.cart_id ?? '',
    order_id: data?.order_id ?? '',
    due: data?.due ?? null,
    failed: isError,
    again: () => void refetch(),
  };
}
