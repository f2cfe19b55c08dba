import { joinOffer } from '@narae/contracts/rows';
import { useT } from '@narae/shell-sdk';
import { useCall } from '@narae/shell-sdk/query';
import { Loaded, Skeleton } from '@narae/ui';
import type { ReactNode } from 'react';
import { AccountSection } from '../../shared/account-section.tsx';
import { JoinForm } from './join-form.tsx';
import './texts.ts';

/**
 * Joining another account to this one (ACCOUNT-36): there only for a while after somebody has signed in to both, when adding a provider
 * found that it belongs to the other.
 */
export default function JoiningSection(): ReactNode {
  const t = useT('accountJoining');
  const offer = useCall(joinOffer, {}, { staleTime: 0 });
  if (offer.isPending || offer.data === null) return null;
  return (
    <AccountSection id="joining" title={t('title')} text={t('section_text')}>
      <Loaded
        result={offer}
        waiting={<Skeleton shape="text" count={2} />}
        failed={{ title: t('failed'), children: t('failed_text'), compact: true }}
      >
        {(found) => found && <JoinForm offer={found} />}
      </Loaded>
    </AccountSection>
  );
}
