import { accountAudit, adminMember, adminMembers } from '@narae/contracts/rows';
import { useCallCache } from '@narae/shell-sdk/query';
import { useCallback } from 'react';

export function useRefreshMembers(): () => Promise<void> {
  const cache = useCallCache();
  return useCallback(async () => {
    await Promise.all([
      cache.invalidate(adminMembers),
      cache.invalidate(adminMember),
      cache.invalidate(accountAudit),
    ]);
  }, [cache]);
}
