import { adminEventCsv } from '@narae/contracts/rows';
import { useT } from '@narae/shell-sdk';
import { Button } from '@narae/ui';
import type { ReactNode } from 'react';
import { useDownload } from '../use-download.ts';

/** Downloads the attendance list. */
export function DownloadCsv({ event_id }: { readonly event_id: string }): ReactNode {
  const t = useT('bookingAdmin');
  const { busy, save } = useDownload();
  return (
    <Button busy={busy} onClick={() => void save(adminEventCsv, { event_id })}>
      {t('at_csv')}
    </Button>
  );
}
