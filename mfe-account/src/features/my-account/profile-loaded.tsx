import type { MyProfile } from '@narae/contracts';
import { useT } from '@narae/shell-sdk';
import { Loaded, Skeleton } from '@narae/ui';
import type { ReactNode } from 'react';
import './texts.ts';
import { useProfile } from './use-profile.ts';

interface ProfileLoadedProps {
  readonly children: (profile: MyProfile, changed: () => Promise<void>) => ReactNode;
}

/** What a section shows of the member's own record, once it is there. */
export function ProfileLoaded({ children }: ProfileLoadedProps): ReactNode {
  const t = useT('accountOwn');
  const { result, changed } = useProfile();
  return (
    <Loaded
      result={result}
      waiting={<Skeleton shape="text" count={2} />}
      failed={{ title: t('load_fail'), children: t('load_fail_text'), compact: true }}
    >
      {(profile) => children(profile, changed)}
    </Loaded>
  );
}
