import {
  bookingAudit,
  adminEventList,
  adminEventReservation,
  adminEventReservations,
} from '@narae/contracts/rows';
import { useCallCache } from '@narae/shell-sdk/query';
import { useCallback } from 'react';

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
