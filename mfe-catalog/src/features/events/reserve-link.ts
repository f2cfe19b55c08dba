import type { EventInfo } from '@narae/contracts';
import type { LanTp } from '@narae/shell-sdk';

/** /eventReserv with the values the specification names; what they say is looked up anew there (spec §2 Event reservation). */
export const reserveLink = (
  event: Pick<EventInfo, 'event_id' | 'event_total_cnt' | 'personnel_cnt' | 'event_title'>,
  lan_tp: LanTp,
) => {
  const reqParam = {
    lan_tp,
    event_id: event.event_id,
    event_total_cnt: String(event.event_total_cnt),
    personnel_cnt: String(event.personnel_cnt),
    event_title: event.event_title,
  };
  return {
    to: { pathname: '/eventReserv', search: `?${new URLSearchParams(reqParam).toString()}` },
    state: { reqParam },
  };
};
