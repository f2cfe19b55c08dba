import { adminManifestCsv } from '@narae/contracts/rows';
import { useT } from '@narae/shell-sdk';
import { Button } from '@narae/ui';
import type { ReactNode } from 'react';
import { useDownload } from '../use-download.ts';

/** Downloads the list of a departure's travellers. */
export function ManifestCsv({
  prod_id,
  title,
}: {
  readonly prod_id: string;
  readonly title: string;
}): ReactNode {
  const t = useT('bookingGate');
  const { busy, save } = useDownload();
  return (
    <Button
      kind="secondary"
      busy={busy}
      aria-label={t('dep_csv_of', { title })}
      onClick={() => void save(adminManifestCsv, { prod_id })}
    >
      {t('dep_csv')}
    </Button>
  );
}
