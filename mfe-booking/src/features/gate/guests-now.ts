import type { GateGuest } from '@narae/contracts';

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

/**
 * The list with what happened since it arrived, and with the check-ins that still wait to be sent: those are on no list.
 * @param pending scan_ids that the server does not have
 */
export const guestsNow = (
  list: TakenList,
  heard: readonly HeardGuest[],
  pending: ReadonlySet<string>,
): readonly GateGuest[] => {
  const counts = ({ at, guest: { checked_in } }: HeardGuest): boolean =>
    at > list.at || (checked_in !== null && pending.has(checked_in.scan_id));
  const newer = new Map(heard.filter(counts).map(({ guest }) => [guest.ticket_no, guest]));
  return list.guests.map((guest) => newer.get(guest.ticket_no) ?? guest);
};
