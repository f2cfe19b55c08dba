import type { EventInfo, EventState } from '@narae/contracts';
import { closingSoonDays, dayOf, daysBetween, eventState, numericDay, seoulDay } from '@narae/rules';

/** Where an event stands today in Asia/Seoul, and whether people should hurry. */
export const standing = (
  event: Pick<EventInfo, 'start_day' | 'end_day' | 'personnel_cnt' | 'closed_yn'>,
  now = new Date(),
): { state: EventState; closingSoon: boolean } => {
  const today = seoulDay(now);
  const state = eventState({ ...event, closed: event.closed_yn === 'Y' }, numericDay(today));
  return {
    state,
    closingSoon: state === 'open' && daysBetween(today, dayOf(event.end_day)) <= closingSoonDays,
  };
};
