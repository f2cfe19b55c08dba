import type { CartItem } from '@narae/contracts';
import { useLazyDialog, useT } from '@narae/shell-sdk';
import { Button } from '@narae/ui';
import type { ReactNode } from 'react';
import { namespace } from '../../texts.ts';

type Changeable = Pick<CartItem, 'cart_id' | 'trip_id' | 'txn_type' | 'total_price' | 'prod_price_tp'>;

/** Whether a row can be changed to another date: of a trip, and before it is being paid (CART-13). */
export const hasOtherDates = ({ trip_id, txn_type }: Changeable): boolean =>
  trip_id !== undefined && (txn_type === 'N' || txn_type === 'T');

/** Opens the dialog with the other dates of a row's trip; nothing where it cannot be changed. */
export function DateChange({ item }: { readonly item: Changeable }): ReactNode {
  const t = useT(namespace);
  const { Dialog, busy, open, close } = useLazyDialog(() => import('./date-dialog.tsx'));
  if (!hasOtherDates(item)) return null;
  return (
    <>
      <Button kind="secondary" busy={busy} onClick={open}>
        {t('modify_date')}
      </Button>
      {Dialog && <Dialog item={item} onClose={close} />}
    </>
  );
}
