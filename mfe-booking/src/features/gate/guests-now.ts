import type { GateGuest, GateScan } from '@narae/contracts';
import { readTicket, typedTicketNo } from '@narae/rules';

/** A guest as an answer told them, and when, in milliseconds of this device. */
export interface HeardGuest {
  readonly guest: GateGuest;
  readonly at: number;
}

/** A list, and when it arrived. */
interface TakenList {
  readonly guests: readonly GateGuest[];
  readonly at: number;
}

/** Which ticket a scan is of, by its code or its typed number. */
export const numberIn = (code: string): string => readTicket(code)?.ticket_no ?? typedTicketNo(code);

/**
 * The list with what happened since it arrived, and with the check-ins that still wait to be sent: those are on no list, and a page
 * that was opened anew has heard of none.
 * @param waiting scans of this departure that the server does not have, the oldest first
 */
export const guestsNow = (
  list: TakenList,
  heard: readonly HeardGuest[],
  waiting: readonly GateScan[],
): readonly GateGuest[] => {
  const newer = new Map(heard.filter(({ at }) => at > list.at).map(({ guest }) => [guest.ticket_no, guest]));
  const admitted = new Map(
    waiting.filter(({ told }) => told === 'ok').map((scan) => [numberIn(scan.code), scan]),
  );
  return list.guests.map((listed) => {
    const guest = newer.get(listed.ticket_no) ?? listed;
    const scan = guest.checked_in ? undefined : admitted.get(guest.ticket_no);
    return scan ? { ...guest, checked_in: { scan_id: scan.scan_id, at: scan.at, gate: scan.gate } } : guest;
  });
};
