import {
  bookingAudit,
  eventOfficeList,
  eventOfficeReservation,
  eventOfficeReservations,
} from '@narae/contracts/rows';
import { useCallCache } from '@narae/shell-sdk/query';
import { useCallback } from 'react';

/** Reads again, wherever it is shown, what a change of the organiser is about. */
export function useRefreshEvents(): () => Promise<void> {
  const cache = useCallCache();
  return useCallback(async () => {
    await Promise.all([
      cache.invalidate(eventOfficeList),
      cache.invalidate(eventOfficeReservations),
      cache.invalidate(eventOfficeReservation),
      cache.invalidate(bookingAudit),
    ]);
  }, [cache]);
}
