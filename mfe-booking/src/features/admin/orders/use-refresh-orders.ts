import { adminOrder, adminOrders, bookingAudit } from '@narae/contracts/rows';
import { useCallCache } from '@narae/shell-sdk/query';
import { useCallback } from 'react';

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
