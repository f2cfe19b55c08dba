import './texts.ts';
import type { MyProfile } from '@narae/contracts';
import { useT, useSession } from '@narae/shell-sdk';
import { Loaded, Skeleton } from '@narae/ui';
import type { ReactNode } from 'react';
import { myProfile } from '@narae/contracts/rows';
import { useCall, useCallCache } from '@narae/shell-sdk/query';

interface ProfileLoadedProps {
  /** Has the shape of what will come. */
  readonly waiting?: ReactNode;
  readonly children: (profile: MyProfile, changed: () => Promise<void>) => ReactNode;
}

export function ProfileLoaded({
  waiting = <Skeleton shape="text" count={2} />,
  children,
}: ProfileLoadedProps): ReactNode {
  const t = useT('accountOwn');
  const { result, changed } = useProfile();
  return (
    <Loaded
      result={result}
      waiting={waiting}
      failed={{ title: t('load_fail'), children: t('load_fail_text'), compact: true }}
    >
      {(profile) => children(profile, changed)}
    </Loaded>
  );
}

/** Read anew here and in the menu once it has changed. */
function useProfile() {
  const result = useCall(myProfile, {});
  const cache = useCallCache();
  const { renew } = useSession();
  const changed = async (): Promise<void> => {
    await Promise.all([renew(), cache.invalidate(myProfile)]);
  };
  return { result, changed };
}
