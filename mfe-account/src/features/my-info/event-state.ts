import type { MyEvent, PapersState } from '@narae/contracts';
import { seoulDay } from '@narae/rules';
import type { BadgeState } from '@narae/ui';

interface EventLook {
  readonly badge: BadgeState;
  readonly label:
    | 'event_deleted'
    | 'event_over'
    | 'event_papers_rejected'
    | 'event_papers_missing'
    | 'event_papers_checking'
    | 'event_reserved';
}

/**
 * How my info names the state of an application: deleted, over, documents rejected, missing or being checked, else places
 * reserved (ORDER-7, EVENT-9).
 */
export const eventLook = (
  {
    del_yn,
    ymd_format,
    papers_missing,
    papers,
  }: Pick<MyEvent, 'del_yn' | 'ymd_format' | 'papers_missing' | 'papers'>,
  now = new Date(),
): EventLook => {
  const some = (state: PapersState): boolean => papers.some(({ papers_state }) => papers_state === state);
  if (del_yn === 'Y') return { badge: 'cancelled', label: 'event_deleted' };
  if (ymd_format < seoulDay(now)) return { badge: 'closed', label: 'event_over' };
  if (some('rejected')) return { badge: 'needsTravellers', label: 'event_papers_rejected' };
  if (papers_missing > 0) return { badge: 'needsTravellers', label: 'event_papers_missing' };
  if (some('to-check')) return { badge: 'confirmed', label: 'event_papers_checking' };
  return { badge: 'paid', label: 'event_reserved' };
};
