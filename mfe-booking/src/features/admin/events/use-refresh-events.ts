import {
  bookingAudit,
  adminEventList,
  adminEventReservation,
  adminEventReservations,
} from '@narae/contracts/rows';
import { useCallCache } from '@narae/shell-sdk/query';
import { useCallback } from 'react';

/** Reads again, wherever it is shown, what a change of the organiser is about. */
export function useRefreshEvents(): () => Promise<void> {
  const cache = useCallCache();
  return useCallback(async () => {
    await Promise.all([
      cache.invalidate(adminEventList),
      cache.invalidate(adminEventReservations),
      cache.invalidate(adminEventReservation),
      cache.invalidate(bookingAudit),
    ]);
  }, [cache]);
}
