import { confirm, toast, useT } from '@narae/shell-sdk';
import type { WishForm } from './use-wish.ts';

/** Emptying the form, once that is agreed to. */
export function useForgetWish(form: WishForm) {
  const t = useT('bookingCustom');
  return async (): Promise<void> => {
    const agreed = await confirm({ title: t('forget_confirm'), ok: t('forget'), tone: 'danger' });
    if (!agreed) return;
    form.clear();
    toast.show({ key: 'common_delete_success', kind: 'success' });
  };
}
