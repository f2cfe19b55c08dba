import { eventReservation } from '@narae/contracts/rows';
import { firstRow, useCall } from '@narae/shell-sdk/query';

/** An event with the member's reservation of it, and the places left as they are now; null where there is no such event. */
export const useReservationPage = (event_id: string | undefined) =>
  useCall(eventReservation, event_id ? { event_id } : null, {
    select: firstRow,
    live: 'places',
    staleTime: 0,
  });
