import type { DeskTrip } from '@narae/contracts';
import { useT } from '@narae/shell-sdk';
import { LineItems, Loaded, Skeleton } from '@narae/ui';
import type { ReactNode } from 'react';
import { useCodeTables, type CodeTables } from '../../../shared/custom/use-code-tables.ts';
import { useWishLines } from '../../../shared/custom/use-wish-lines.ts';
import css from './desk.module.css';

/** What the member wishes for. */
export function DeskWish({ trip }: { readonly trip: DeskTrip }): ReactNode {
  const t = useT('bookingDesk');
  const tables = useCodeTables();
  return (
    <section className={css.box} aria-label={t('wish')}>
      <h3 className={css.boxTitle}>{t('wish')}</h3>
      <Loaded
        result={tables}
        waiting={<Skeleton shape="row" />}
        failed={{ title: t('load_fail'), compact: true }}
      >
        {(codes) => <WishLines trip={trip} tables={codes} />}
      </Loaded>
    </section>
  );
}

function WishLines({ trip, tables }: { readonly trip: DeskTrip; readonly tables: CodeTables }): ReactNode {
  const wishLines = useWishLines(tables);
  return <LineItems lines={wishLines(trip)} />;
}
