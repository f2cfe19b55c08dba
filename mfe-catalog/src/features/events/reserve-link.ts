import type { EventInfo } from '@narae/contracts';
import type { LanTp } from '@narae/shell-sdk';

/** /eventReserv with the values links to it carry; the page looks them up again (EVENT-5). */
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
