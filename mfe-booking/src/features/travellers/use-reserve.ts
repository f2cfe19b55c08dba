import type { OrderDetail } from '@narae/contracts';
import { mycartList, mycartReservDelete, orderDetail, travellersSave } from '@narae/contracts/rows';
import { firstMissing } from '@narae/rules';
import {
  ApiError,
  call,
  confirm,
  countOwnChange,
  toast,
  useGo,
  useCallOnce,
  useLocale,
  useT,
} from '@narae/shell-sdk';
import { useCallCache } from '@narae/shell-sdk/query';
import { useState } from 'react';
import type { Problems } from '../../shared/people/use-problems.ts';
import { namespace } from '../../texts.ts';
import type { TravellersFormState } from './use-draft.ts';
import { useRemember } from './traveller-card.tsx';

type Busy = 'save' | 'forget' | null;

/** Saving the travellers (N → T, or again in T) and forgetting them (ORDER-1, ORDER-4). */
export function useReserve(booking: OrderDetail, form: TravellersFormState, problems: Problems) {
  const errors = useT('errors');
  const go = useGo();
  const { lanTp, currency } = useLocale();
  const callOnce = useCallOnce();
  const [busy, setBusy] = useState<Busy>(null);
  const { missing: missingBirthDay, remember } = useRemember(form);
  const { cart_id } = booking;
  const again = useBookingAgain(cart_id);
  const forget = useForget(cart_id, form, setBusy);

  const save = async (): Promise<void> => {
    const missing = firstMissing(form.draft) ?? missingBirthDay();
    if (missing) {
      // A telephone that is not one is cleared (PEOPLE-6).
      if (missing.error === 'common_tel_number') form.setTel('');
      return problems.say(missing.field, errors(missing.error, missing.params));
    }
    setBusy('save');
    try {
      await form.stopKeeping();
      await callOnce(travellersSave, {
        cart_id,
        tel: form.fields.tel.trim(),
        email: form.fields.email.trim(),
        travellers: [...form.draft.names],
        lan_tp: lanTp,
        currency,
      });
      await remember();
      await again();
      go('order', { cart_id });
    } catch (error) {
      if (error instanceof ApiError && error.field && error.message) problems.say(error.field, error.message);
      else toast.rejection(error);
      form.keepOn();
    } finally {
      setBusy(null);
    }
  };

  return { save, forget, busy };
}

function useForget(cart_id: string, form: TravellersFormState, setBusy: (busy: Busy) => void) {
  const t = useT(namespace);
  const errors = useT('errors');
  const again = useBookingAgain(cart_id);
  return async (): Promise<void> => {
    const agreed = await confirm({
      title: errors('mycart_customer_delete_confirm'),
      text: t('forget_text'),
      ok: t('forget'),
      tone: 'danger',
    });
    if (!agreed) return;
    setBusy('forget');
    try {
      await form.stopKeeping();
      await call(mycartReservDelete, { cart_id });
      form.clear();
      toast.show({ key: 'common_delete_success', kind: 'success' });
      await again();
    } catch (error) {
      toast.rejection(error);
      form.keepOn();
    } finally {
      setBusy(null);
    }
  };
}

/** Resolves when the booking is there: the next screen decides by its state. */
function useBookingAgain(cart_id: string) {
  const { invalidate } = useCallCache();
  return async (): Promise<void> => {
    void invalidate(mycartList);
    countOwnChange();
    await invalidate(orderDetail, { cart_id });
  };
}
