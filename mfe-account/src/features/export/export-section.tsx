import { exportRequest, exportStatus } from '@narae/contracts/rows';
import { call, toast, toastTimes, useFormat, useT } from '@narae/shell-sdk';
import { useCall, useCallCache } from '@narae/shell-sdk/query';
import { Loaded, Skeleton } from '@narae/ui';
import type { ReactNode } from 'react';
import { AccountSection } from '../../shared/account-section.tsx';
import { ProveForm, type Proof } from '../../shared/passkeys/prove-form.tsx';
import css from './export.module.css';
import './texts.ts';

const pollMs = 5_000;

/** A copy of everything about the member: how it stands, and the button that asks for one (ACCOUNT-40). */
export default function ExportSection(): ReactNode {
  const t = useT('accountExport');
  const format = useFormat();
  const cache = useCallCache();
  const status = useCall(
    exportStatus,
    {},
    {
      refetchInterval: ({ state }) => state.data?.export?.state === 'waiting' && pollMs,
    },
  );

  const ask = async (proof: Proof): Promise<void> => {
    await call(exportRequest, proof);
    toast.show({ text: t('asked'), kind: 'success', ms: toastTimes.long });
    cache.invalidate(exportStatus);
  };
  return (
    <AccountSection id="export" title={t('title')} text={t('section_text')}>
      <Loaded result={status} waiting={<Skeleton shape="text" />} failed={{ title: t('failed') }}>
        {({ export: memberExport }) => (
          <>
            <p role="status" className={css.state}>
              {memberExport &&
                t(`state_${memberExport.state}`, {
                  day: memberExport.until === null ? '' : format.date(memberExport.until, 'day'),
                })}
            </p>
            {memberExport?.state !== 'waiting' && <ProveForm action={t('ask')} kind="secondary" run={ask} />}
          </>
        )}
      </Loaded>
    </AccountSection>
  );
}
