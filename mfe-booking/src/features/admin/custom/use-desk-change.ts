import type {
  adminCustomTripAssign,
  adminCustomTripQuote,
  adminCustomTripReject,
  adminCustomTripReply,
} from '@narae/contracts/rows';
import { adminCustomTrip, adminCustomTrips } from '@narae/contracts/rows';
import { ApiError, toast, useCallOnce, useT, type CallInput } from '@narae/shell-sdk';
import { useCallCache } from '@narae/shell-sdk/query';
import { useState } from 'react';

type Change =
  | typeof adminCustomTripAssign
  | typeof adminCustomTripQuote
  | typeof adminCustomTripReject
  | typeof adminCustomTripReply;

/** Reads the request again. */
export function useDeskTripAgain(request_id: string): () => Promise<void> {
  const { invalidate } = useCallCache();
  return async () => {
    void invalidate(adminCustomTrips);
    await invalidate(adminCustomTrip, { request_id });
  };
}

/** The request is read again whether the change was made or not. */
export function useDeskChange(request_id: string) {
  const t = useT('bookingDesk');
  const callOnce = useCallOnce();
  const [busy, setBusy] = useState(false);
  const again = useDeskTripAgain(request_id);
  /** @returns null when the change was made, otherwise what was wrong */
  const change = async <Row extends Change>(row: Row, input: CallInput<Row>): Promise<unknown> => {
    setBusy(true);
    try {
      await callOnce(row, input);
      toast.show({ text: t('saved'), kind: 'success' });
      await again();
      return null;
    } catch (error) {
      toast.rejection(error);
      if (error instanceof ApiError && !error.temporary) await again();
      return error;
    } finally {
      setBusy(false);
    }
  };
  return { change, busy };
}
