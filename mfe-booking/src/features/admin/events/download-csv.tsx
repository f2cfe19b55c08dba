import { adminEventCsv } from '@narae/contracts/rows';
import { useLocale, useSession, useT } from '@narae/shell-sdk';
import { Button } from '@narae/ui';
import { useState, type ReactNode } from 'react';

/** Downloads the attendance list. A download cannot ask for a fresh access token by itself, so it is made first. */
export function DownloadCsv({ event_id }: { readonly event_id: string }): ReactNode {
  const t = useT('bookingAdmin');
  const { lanTp } = useLocale();
  const { renew } = useSession();
  const [busy, setBusy] = useState(false);
  const download = async (): Promise<void> => {
    setBusy(true);
    await renew();
    setBusy(false);
    const link = document.createElement('a');
    link.href = `${adminEventCsv.path.replace(':event_id', encodeURIComponent(event_id))}?lan_tp=${lanTp}`;
    link.download = '';
    link.click();
  };
  return (
    <Button busy={busy} onClick={() => void download()}>
      {t('at_csv')}
    </Button>
  );
}
