import type { SalesKey } from '@narae/contracts';
import { adminSalesCsv } from '@narae/contracts/rows';
import { useT } from '@narae/shell-sdk';
import { Button } from '@narae/ui';
import type { ReactNode } from 'react';
import { useDownload } from '../use-download.ts';
import type { Range } from './use-sales-filter.ts';

/** Downloads what the table shows. */
export function SalesCsv({ by, range }: { readonly by: SalesKey; readonly range: Range }): ReactNode {
  const t = useT('bookingSales');
  const { busy, save } = useDownload();
  return (
    <Button kind="secondary" busy={busy} onClick={() => void save(adminSalesCsv, { by, ...range })}>
      {t('csv')}
    </Button>
  );
}
