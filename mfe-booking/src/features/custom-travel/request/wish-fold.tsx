import type { CustomTrip } from '@narae/contracts';
import { useT } from '@narae/shell-sdk';
import { LineItems, Loaded, Skeleton } from '@narae/ui';
import type { ReactNode } from 'react';
import { useCodeTables, type CodeTables } from '../../../shared/custom/use-code-tables.ts';
import { useWishLines } from '../../../shared/custom/use-wish-lines.ts';
import css from './custom-request.module.css';

/** What was asked for, folded once there is an answer. */
export function WishFold({ trip, open }: { readonly trip: CustomTrip; readonly open: boolean }): ReactNode {
  const t = useT('bookingCustom');
  const tables = useCodeTables();
  return (
    <details className={css.fold} open={open}>
      <summary className={css.foldTitle}>{t('asked_for')}</summary>
      <Loaded
        result={tables}
        waiting={<Skeleton shape="row" />}
        failed={{ title: t('form_fail'), children: t('form_fail_text'), compact: true }}
      >
        {(codes) => <WishLines trip={trip} tables={codes} />}
      </Loaded>
    </details>
  );
}

function WishLines({ trip, tables }: { readonly trip: CustomTrip; readonly tables: CodeTables }): ReactNode {
  const wishLines = useWishLines(tables);
  return <LineItems lines={wishLines(trip)} />;
}
