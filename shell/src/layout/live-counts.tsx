import { refreshCounts, useLive } from '@narae/shell-sdk';
import { useEffect } from 'react';

/**
 * Keeps a member's cart and waiting orders counted. Shows nothing; a component of its own, so that visitors who are
 * not signed in hold no stream open.
 */
export function LiveCounts({ memId }: { readonly memId: string }): null {
  useLive('bookingCounts', { refetch: () => void refreshCounts() });
  useEffect(() => void refreshCounts(), [memId]);
  return null;
}
