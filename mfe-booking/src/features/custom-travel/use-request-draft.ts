import type { CustomWish } from '@narae/contracts';
import { customTravelDraft, customTravelTyped } from '@narae/contracts/rows';
import { addDays, seoulDay } from '@narae/rules';
import { call, useSession, serverTime } from '@narae/shell-sdk';
import { useCallCache } from '@narae/shell-sdk/query';
import { useState } from 'react';
import { useKeepDraft } from '../../shared/people/draft-keeper.ts';

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

/** Kept on the server after each pause (CUSTOM-1). @param kept what was typed before and not sent */
export function useRequestDraft(kept: CustomWish | null) {
  const { user } = useSession();
  const ownEmail = user?.mem_email ?? '';
  const { replace } = useCallCache();
  const { failed, keep, stop } = useKeepDraft('custom travel');
  const [draft, setDraft] = useState(() => begunDraft(kept, ownEmail));

  const set = (changed: Partial<CustomWish>): void => {
    const now = { ...draft, ...changed };
    setDraft(now);
    // The screen begins with this answer when it is opened again.
    replace(customTravelTyped, {}, () => [now]);
    keep((leaving) => call(customTravelDraft, now, { keepalive: leaving }));
  };
  return {
    draft,
    set,
    unkept: failed,
    /** Resolves when nothing is on its way. */
    stopKeeping: stop,
    keepOn: (): void => set({}),
    clear: (): void => set(emptyDraft(ownEmail)),
  };
}

export type RequestEditing = ReturnType<typeof useRequestDraft>;
