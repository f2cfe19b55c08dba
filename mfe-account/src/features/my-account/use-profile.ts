import { myProfile } from '@narae/contracts/rows';
import { useSession } from '@narae/shell-sdk';
import { useCall, useCallCache } from '@narae/shell-sdk/query';

/** The member's own record, and reading it anew here and in the menu once it has changed. */
export function useProfile() {
  const result = useCall(myProfile, {});
  const cache = useCallCache();
  const { renew } = useSession();
  const changed = async (): Promise<void> => {
    await Promise.all([renew(), cache.invalidate(myProfile)]);
  };
  return { result, changed };
}
