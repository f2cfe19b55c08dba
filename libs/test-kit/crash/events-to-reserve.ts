import type { EventInfo, EventReservationPage } from '@narae/contracts';
import { eventPapersOwed } from '@narae/rules';
import { Shopper } from '../src/browser/shopper.ts';
import { newClient } from './scripted-visitor.ts';

/** The open event with fewest places, where reservers meet at the last ones, and one that asks for no documents. */
export const eventsToReserve = async (origin: string): Promise<string[]> => {
  const http = await newClient();
  try {
    const shopper = new Shopper({ request: http }, origin, 'ENG');
    await shopper.join('Probe');
    const events = await shopper.call<EventInfo[]>('eventInfoList', { lan_tp: 'ENG' });
    const pages = await Promise.all(
      events.map(({ event_id }) =>
        shopper.call<EventReservationPage[]>('eventReservation', { event_id, lan_tp: 'ENG' }),
      ),
    );
    const open = pages.flat().filter(({ state }) => state === 'open');
    const scarce = open.toSorted((a, b) => a.personnel_cnt - b.personnel_cnt)[0];
    const free = open.find(({ documents }) => eventPapersOwed(documents).length === 0);
    if (!scarce || !free) throw new Error('the demo content has no such events');
    return [scarce.event_id, free.event_id];
  } finally {
    await http.dispose();
  }
};
