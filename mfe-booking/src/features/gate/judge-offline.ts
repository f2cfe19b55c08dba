import type { GateAnswer, GateGuest, GateManifest, GateScan } from '@narae/contracts';
import { readTicket } from '@narae/rules';
import { numberIn } from './guests-now.ts';
import { isGenuine } from './is-genuine.ts';

type Judged = Omit<GateAnswer, 'scan_id'>;

const not = (outcome: Judged['outcome'], departure: Judged['departure'] = null): Judged => ({
  outcome,
  departure,
  guest: null,
  conflict: false,
});

const admitted = (guest: GateGuest, { scan_id, at, gate }: GateScan): Judged => {
  const { checked_in } = guest;
  const known = checked_in && checked_in.scan_id !== scan_id;
  return {
    outcome: known ? 'second' : 'ok',
    guest: known ? guest : { ...guest, checked_in: { scan_id, at, gate } },
    departure: null,
    conflict: false,
  };
};

/**
 * Answers a scan by the list alone, as the server would by what it knew when the list was taken (TICKET-4). Another
 * departure is known by its number only.
 */
export const judgeOffline = async (
  { departure, keys }: Pick<GateManifest, 'departure' | 'keys'>,
  guests: readonly GateGuest[],
  scan: GateScan,
): Promise<Judged> => {
  const ticket = readTicket(scan.code);
  if (ticket && !(await isGenuine(ticket, keys))) return not('bad-signature');
  if (ticket && ticket.prod_id !== departure.prod_id) {
    const { prod_id, day: ymd_format } = ticket;
    return not('wrong-departure', { prod_id, prod_title: prod_id, ymd_format });
  }
  const number = numberIn(scan.code);
  const guest = guests.find(({ ticket_no }) => ticket_no === number);
  if (guest) return admitted(guest, scan);
  return not(ticket ? 'void' : 'unknown');
};
