import { adminOrder, adminOrders, bookingAudit } from '@narae/contracts/rows';
import { useCallCache } from '@narae/shell-sdk/query';
import { useCallback } from 'react';

/** Reads again, wherever it is shown, what a change of the desk is about. */
export function useRefreshOrders(): () => Promise<void> {
  const cache = useCallCache();
  return useCallback(async () => {
    await Promise.all([
      cache.invalidate(adminOrders),
      cache.invalidate(adminOrder),
      cache.invalidate(bookingAudit),
    ]);
  }, [cache]);
}
