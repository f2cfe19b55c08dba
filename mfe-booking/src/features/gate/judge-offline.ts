import type { GateAnswer, GateGuest, GateManifest, GateScan } from '@narae/contracts';
import { readTicket, typedTicketNo, type ReadTicket } from '@narae/rules';

type Judged = Omit<GateAnswer, 'scan_id'>;

const not = (outcome: Judged['outcome'], departure: Judged['departure'] = null): Judged => ({
  outcome,
  departure,
  guest: null,
  conflict: false,
});

const admitted = (guest: GateGuest, { scan_id, at, gate }: GateScan): Judged => {
  const { checked_in } = guest;
  const checkedElsewhere = checked_in && checked_in.scan_id !== scan_id;
  return {
    outcome: checkedElsewhere ? 'second' : 'ok',
    guest: checkedElsewhere ? guest : { ...guest, checked_in: { scan_id, at, gate } },
    departure: null,
    conflict: false,
  };
};

/** Judges by the list as the server would (TICKET-4); another departure is known by its number only. */
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

/** `at` in milliseconds of this device. */
export interface HeardGuest {
  readonly guest: GateGuest;
  readonly at: number;
}

interface TakenList {
  readonly guests: readonly GateGuest[];
  readonly at: number;
}

const numberIn = (code: string): string => readTicket(code)?.ticket_no ?? typedTicketNo(code);

/**
 * The list with what happened since it arrived and the check-ins that wait to be sent.
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

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));

/** By one of the shop's keys (TICKET-2). Without Ed25519 the list decides; nobody guesses its numbers. */
const isGenuine = async (
  { key_id, signed, signature }: ReadTicket,
  keys: GateManifest['keys'],
): Promise<boolean> => {
  const publicKey = keys.find((key) => key.key_id === key_id);
  if (!publicKey) return false;
  const { subtle } = globalThis.crypto;
  const key = await subtle
    .importKey('raw', bytesOf(publicKey.public_key), 'Ed25519', false, ['verify'])
    .catch(notSupported);
  return key === null || subtle.verify('Ed25519', key, signature, new TextEncoder().encode(signed));
};

const notSupported = (error: unknown): null => {
  if (error instanceof DOMException && error.name === 'NotSupportedError') return null;
  throw error;
};
