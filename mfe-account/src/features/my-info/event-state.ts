import type { MyEvent } from '@narae/contracts';
import { seoulDay } from '@narae/rules';
import type { BadgeState } from '@narae/ui';

interface EventLook {
  readonly badge: BadgeState;
  readonly label: 'event_deleted' | 'event_over' | 'event_papers_missing' | 'event_reserved';
}

/** How my info names the state of an application: deleted, over, documents missing, else places reserved (ORDER-7). */
export const eventLook = (
  { del_yn, ymd_format, papers_missing }: Pick<MyEvent, 'del_yn' | 'ymd_format' | 'papers_missing'>,
  now = new Date(),
): EventLook => {
  if (del_yn === 'Y') return { badge: 'cancelled', label: 'event_deleted' };
  if (ymd_format < seoulDay(now)) return { badge: 'closed', label: 'event_over' };
  if (papers_missing > 0) return { badge: 'needsTravellers', label: 'event_papers_missing' };
  return { badge: 'paid', label: 'event_reserved' };
};
