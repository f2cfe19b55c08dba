import type { OrderDetail } from '@narae/contracts';
import {
  mycartList,
  mycartReservDelete,
  orderDetail,
  travellersDraft,
  travellersSave,
} from '@narae/contracts/rows';
import { firstMissing } from '@narae/rules';
import { call, confirm, countOwnChange, toast, useGo, useCallOnce, useLocale, useT } from '@narae/shell-sdk';
import { useCallCache } from '@narae/shell-sdk/query';
import { useState } from 'react';
import {
  useKeptForm,
  useOwnEmail,
  type KeptForm,
  type PeopleTexts,
} from '../../shared/people/use-kept-form.ts';
import { namespace } from '../../texts.ts';
import { missingBirthDay, useRemember } from './traveller-card.tsx';
import { beginning, travellersDraftOf, typedTravellersIn } from './traveller-texts.ts';

/** Saving the travellers (N → T, or again in T) (ORDER-1). */
export function useReserve(booking: OrderDetail) {
  const go = useGo();
  const { lanTp, currency } = useLocale();
  const callOnce = useCallOnce();
  const remember = useRemember(booking);
  const { replace } = useCallCache();
  const { cart_id } = booking;
  const again = useBookingAgain(cart_id);
  const initial = beginning(booking, useOwnEmail());
  return useKeptForm<PeopleTexts>({
    name: `travellers ${cart_id}`,
    initial,
    keep: (texts) => {
      const typed = typedTravellersIn(booking, texts);
      replace(orderDetail, { cart_id }, (rows) => rows.map((row) => ({ ...row, draft: typed })));
      return (leaving) => call(travellersDraft, { cart_id, ...typed }, { keepalive: leaving });
    },
    violation: (texts) => firstMissing(travellersDraftOf(booking, texts)) ?? missingBirthDay(booking, texts),
    send: async (texts) => {
      const { tel, email, names } = travellersDraftOf(booking, texts);
      await callOnce(travellersSave, {
        cart_id,
        tel: tel.trim(),
        email: email.trim(),
        travellers: [...names],
        lan_tp: lanTp,
        currency,
      });
      await remember(texts);
      await again();
      go('order', { cart_id });
    },
  });
}

/** Deletes what was typed or saved of the travellers (ORDER-4). */
export function useForgetTravellers({ cart_id }: OrderDetail, form: KeptForm) {
  const t = useT(namespace);
  const errors = useT('errors');
  const again = useBookingAgain(cart_id);
  const email = useOwnEmail();
  const [forgetting, setForgetting] = useState(false);
  const forget = async (): Promise<void> => {
    const agreed = await confirm({
      title: errors('mycart_customer_delete_confirm'),
      text: t('forget_text'),
      ok: t('forget'),
      tone: 'danger',
    });
    if (!agreed) return;
    setForgetting(true);
    try {
      await form.stopKeeping();
      await call(mycartReservDelete, { cart_id });
      form.reset({ tel: '', email });
      toast.show({ key: 'common_delete_success', kind: 'success' });
      await again();
    } catch (error) {
      toast.rejection(error);
      form.keepOn();
    } finally {
      setForgetting(false);
    }
  };
  return { forget, forgetting };
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
