import type { CartItem } from '@narae/contracts';
import { mycartDelete, mycartList } from '@narae/contracts/rows';
import { call, confirm, refreshCounts, toast, useT } from '@narae/shell-sdk';
import { useCallCache } from '@narae/shell-sdk/query';
import { useState } from 'react';
import { namespace } from '../../texts.ts';

/** A row whose payment is under way stays (CART-10). */
export const isDeletable = ({ txn_type }: CartItem): boolean => txn_type !== 'Y';

/** Deletes ticked rows after asking; stops at the first the server rejects, so that nothing is said to be gone that is not. */
export function useDeleteRows(onDone: () => void) {
  const t = useT(namespace);
  const errors = useT('errors');
  const common = useT('common');
  const { invalidate } = useCallCache();
  const [busy, setBusy] = useState(false);

  const remove = async (cartIds: readonly string[]): Promise<void> => {
    if (cartIds.length === 0)
      return void toast.show({ key: 'mycart_delete_product_select', kind: 'warning' });
    const agreed = await confirm({
      title: errors('common_delete_confirm'),
      text: t('delete_text'),
      ok: common('btn_delete'),
      tone: 'danger',
    });
    if (!agreed) return;
    setBusy(true);
    try {
      for (const cart_id of cartIds) await call(mycartDelete, { cart_id });
      toast.show({ key: 'common_delete_success', kind: 'success' });
      onDone();
    } catch (error) {
      toast.rejection(error);
    } finally {
      setBusy(false);
      void invalidate(mycartList);
      void refreshCounts();
    }
  };
  return { remove, busy };
}
