import type { CustomWish } from '@narae/contracts';
import {
  customTravelDraft,
  customTravelInsert,
  customTravelList,
  customTravelTyped,
} from '@narae/contracts/rows';
import { addDays, customRequestViolation, seoulDay } from '@narae/rules';
import { call, confirm, serverTime, toast, useCallOnce, useGo, useT } from '@narae/shell-sdk';
import { useCallCache } from '@narae/shell-sdk/query';
import { useKeptForm, useOwnEmail } from '../../shared/people/use-kept-form.ts';

/** Days the form begins with, both ends included (CUSTOM-1). */
const DAYS = 3;

/** Three days from today in Korea, one adult, the member's own address. */
export const emptyDraft = (email: string, now = serverTime()): CustomWish => {
  const start_day = seoulDay(now);
  return {
    start_day,
    end_day: addDays(start_day, DAYS - 1),
    travel_types: [],
    travel_type_etc: '',
    destinations: [],
    destination_etc: '',
    stay_type: '',
    stay_grade: '',
    stay_room: '',
    stay_bed: '',
    stay_etc: '',
    budget: '',
    activity: '',
    memo: '',
    adult_cnt: 1,
    teen_cnt: 0,
    children_cnt: 0,
    child_cnt: 0,
    email,
    tel: '',
  };
};

/** What was typed before, without days that have gone by since. */
const begunDraft = (kept: CustomWish | null, email: string): CustomWish => {
  const empty = emptyDraft(email);
  if (!kept) return empty;
  const { start_day, end_day } = empty;
  return kept.start_day && kept.start_day < start_day ? { ...kept, start_day, end_day } : kept;
};

/**
 * Names what is missing, asks, sends once and shows the request; kept on the server after each pause (CUSTOM-1).
 * @param kept what was typed before and not sent
 */
export function useRequest(kept: CustomWish | null) {
  const t = useT('bookingCustom');
  const errors = useT('errors');
  const go = useGo();
  const ownEmail = useOwnEmail();
  const { invalidate, replace } = useCallCache();
  const callOnce = useCallOnce();
  return useKeptForm<CustomWish>({
    name: 'custom travel',
    initial: begunDraft(kept, ownEmail),
    keep: (wish) => {
      replace(customTravelTyped, {}, () => [wish]);
      return (leaving) => call(customTravelDraft, wish, { keepalive: leaving });
    },
    // A telephone that is not one stays: nobody has to give one.
    check: (wish) => {
      const missing = customRequestViolation(wish, seoulDay(serverTime()));
      return missing ? { [missing.field]: errors(missing.error, missing.params) } : {};
    },
    agree: () => confirm({ title: t('send_confirm'), text: t('send_text'), ok: t('send') }),
    send: async (wish) => {
      const { request_id } = await callOnce(customTravelInsert, wish);
      replace(customTravelTyped, {}, () => []);
      void invalidate(customTravelList);
      toast.show({ text: t('sent'), kind: 'success' });
      go('customTravel', { request_id });
    },
  });
}

export type RequestFormState = ReturnType<typeof useRequest>;

/** Begins anew. */
export function useForgetRequest(form: RequestFormState) {
  const t = useT('bookingCustom');
  const ownEmail = useOwnEmail();
  return async (): Promise<void> => {
    const agreed = await confirm({ title: t('forget_confirm'), ok: t('forget'), tone: 'danger' });
    if (!agreed) return;
    form.set(emptyDraft(ownEmail));
    toast.show({ key: 'common_delete_success', kind: 'success' });
  };
}
