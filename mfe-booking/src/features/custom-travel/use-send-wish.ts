import { customTravelInsert, customTravelList, customTravelTyped } from '@narae/contracts/rows';
import { customRequestViolation, seoulDay } from '@narae/rules';
import { ApiError, confirm, toast, useGo, useCallOnce, useT } from '@narae/shell-sdk';
import { useCallCache } from '@narae/shell-sdk/query';
import { useState } from 'react';
import type { Problems } from '../../shared/people/use-problems.ts';
import type { WishForm } from './use-wish.ts';

/** Sending a request: what is missing is named, then it is agreed to, sent once, and shown (CUSTOM-1). */
export function useSendWish(form: WishForm, problems: Problems) {
  const t = useT('bookingCustom');
  const errors = useT('errors');
  const go = useGo();
  const { invalidate, replace } = useCallCache();
  const callOnce = useCallOnce();
  const [sending, setSending] = useState(false);
  const { wish } = form;

  const send = async (): Promise<void> => {
    const missing = customRequestViolation(wish, seoulDay(new Date()));
    if (missing) return problems.say(missing.field, errors(missing.error, missing.params));
    const agreed = await confirm({ title: t('send_confirm'), text: t('send_text'), ok: t('send') });
    if (!agreed) return;
    setSending(true);
    try {
      await form.stopKeeping();
      const { request_id } = await callOnce(customTravelInsert, wish);
      replace(customTravelTyped, {}, () => []);
      void invalidate(customTravelList);
      toast.show({ text: t('sent'), kind: 'success' });
      go('customTravel', { request_id });
    } catch (error) {
      const rejected = error instanceof ApiError && !error.temporary;
      if (rejected && error.field && error.message) problems.say(error.field, error.message);
      else toast.rejection(error);
      form.keepOn();
    } finally {
      setSending(false);
    }
  };
  return { send, sending };
}
