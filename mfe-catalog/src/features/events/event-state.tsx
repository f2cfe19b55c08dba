import type { EventInfo, EventState } from '@narae/contracts';
import { closingSoonDays, dayOf, daysBetween, eventState, numericDay, seoulDay } from '@narae/rules';
import { useFormat, useT, serverTime } from '@narae/shell-sdk';
import { Badge } from '@narae/ui';
import type { ReactNode } from 'react';
import { namespace } from '../../texts.ts';

/** Today, in Asia/Seoul. */
export const standing = (
  event: Pick<EventInfo, 'start_day' | 'end_day' | 'personnel_cnt' | 'closed_yn'>,
  now = serverTime(),
): { state: EventState; closingSoon: boolean } => {
  const today = seoulDay(now);
  const state = eventState({ ...event, closed: event.closed_yn === 'Y' }, numericDay(today));
  return {
    state,
    closingSoon: state === 'open' && daysBetween(today, dayOf(event.end_day)) <= closingSoonDays,
  };
};

export function EventBadge({ event }: { readonly event: EventInfo }): ReactNode {
  const t = useT(namespace);
  const common = useT('common');
  const format = useFormat();
  const { state, closingSoon } = standing(event);
  if (closingSoon) return <Badge state="closingSoon">{common('state_closing_soon')}</Badge>;
  switch (state) {
    case 'open':
      return <Badge state="inProgress">{t('event_open')}</Badge>;
    case 'not-begun': {
      const day = format.date(dayOf(event.start_day), 'short');
      return <Badge state="preparing">{t('event_opens', { day })}</Badge>;
    }
    case 'full':
      return <Badge state="soldOut">{t('event_full')}</Badge>;
    case 'closed':
    case 'ended':
      return <Badge state="closed">{common('state_closed')}</Badge>;
  }
}
