import type { EventInfo, EventReservationPage } from '@narae/contracts';
import type { Shopper } from '../src/browser/shopper.ts';

/** An event that takes reservations and asks for passports alone. */
export const openEvent = async (shopper: Shopper): Promise<EventReservationPage> => {
  for (const { event_id } of await shopper.call<EventInfo[]>('eventInfoList', { lan_tp: 'ENG' })) {
    const asked = { event_id, lan_tp: 'ENG' };
    const [page] = await shopper.call<EventReservationPage[]>('eventReservation', asked);
    const { passport, visa, birth_certificate } = page?.documents ?? {};
    if (page?.state === 'open' && page.personnel_cnt > 0 && passport && !visa && !birth_certificate)
      return page;
  }
  throw new Error('the demo content has no open event that asks for passports alone');
};
