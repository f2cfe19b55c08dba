import { z } from 'zod';
import { Id, Moment, nameText, plainText } from '../../primitives.ts';
import { gateLimits } from './limits.ts';
import { MemType } from './traveller.ts';

/** How somebody was checked in: their code before a camera, its number typed, their name found on the list. */
export const ScanHow = z.enum(['camera', 'typed', 'list']);
export type ScanHow = z.infer<typeof ScanHow>;

/** What the gate says of a code (TICKET-4). Texts `scan_<outcome>`. */
export const ScanOutcome = z.enum(['ok', 'second', 'wrong-departure', 'void', 'bad-signature', 'unknown']);
export type ScanOutcome = z.infer<typeof ScanOutcome>;

/** A departure as the gate's list and the departure board count it (TICKET-6); people unless said otherwise. */
export const GateDeparture = z.object({
  prod_id: z.string(),
  prod_title: z.string(),
  place_nm: z.string(),
  ymd_format: z.string(),
  paid_cnt: z.int(),
  checked_in_cnt: z.int(),
  /** Of paid orders, whose papers are not complete. */
  papers_missing_cnt: z.int(),
  unpaid_cnt: z.int(),
  /** Parties on the waiting list. */
  waiting_cnt: z.int(),
});
export type GateDeparture = z.infer<typeof GateDeparture>;

/** Whose the seats of a departure are (SEAT-2). */
export const DepartureSeats = z.object({
  capacity: z.int(),
  paid: z.int(),
  held: z.int(),
  /** To parties of the waiting list (SEAT-7). */
  offered: z.int(),
  /** Below zero where the capacity was cut under what is sold (SEAT-6). */
  left: z.int(),
});
export type DepartureSeats = z.infer<typeof DepartureSeats>;

/** A departure to come, as the desk sees it (TICKET-8). */
export const AdminDeparture = GateDeparture.extend({
  seats: DepartureSeats,
  /** Fewest people it departs with; 0 where it departs with any. */
  min_cnt: z.int().min(0),
  /** Calendar days from today in Asia/Seoul until it departs. */
  days_left: z.int(),
});
export type AdminDeparture = z.infer<typeof AdminDeparture>;

export const GateScanSeen = z.object({
  scan_id: z.string(),
  at: Moment,
  gate: z.string(),
});
export type GateScanSeen = z.infer<typeof GateScanSeen>;

/** A traveller on a departure's list: what whoever stands at the gate needs, and nothing else. */
export const GateGuest = z.object({
  ticket_no: z.string(),
  order_id: z.string(),
  mem_nm: z.string(),
  mem_type: MemType,
  party_cnt: z.int(),
  /** Whether cancelling has been asked for and is not decided; until then the ticket admits. */
  cancelling: z.boolean(),
  papers_missing: z.boolean(),
  checked_in: GateScanSeen.nullable(),
  /** Two gates let somebody in with this ticket; the other times it was shown. */
  conflicts: z.array(GateScanSeen),
});
export type GateGuest = z.infer<typeof GateGuest>;

/** Everything a gate needs to go on without a network (TICKET-5). */
export const GateManifest = z.object({
  departure: GateDeparture,
  guests: z.array(GateGuest),
  /** Public keys by which codes are verified: raw Ed25519 in base64. */
  keys: z.array(z.object({ key_id: z.string(), public_key: z.string() })),
  taken_at: Moment,
});
export type GateManifest = z.infer<typeof GateManifest>;

/** One scan, as a gate's device remembers it until the server has it. */
export const GateScan = z.strictObject({
  /** Made on the device: the same scan sent twice counts once. */
  scan_id: z.uuid().meta({ examples: ['5f0c2a8e-3b1d-4c7f-9a64-2d8e1b7c9f30'] }),
  /** What the code held, or a ticket's number. */
  code: z.string().min(1).max(gateLimits.code),
  at: z.iso.datetime(),
  gate: nameText(gateLimits.name),
  how: ScanHow,
  /** What the device said without a network; absent where it asked first. */
  told: ScanOutcome.optional(),
});
export type GateScan = z.infer<typeof GateScan>;

export const GateAnswer = z.object({
  scan_id: z.string(),
  outcome: ScanOutcome,
  /** Whose ticket it is; null where it is nobody's of this departure. */
  guest: GateGuest.nullable(),
  /** Where the ticket belongs, of another departure. */
  departure: z.object({ prod_id: z.string(), prod_title: z.string(), ymd_format: z.string() }).nullable(),
  /** Another gate had let somebody in with this ticket, and this one did as well. */
  conflict: z.boolean(),
});
export type GateAnswer = z.infer<typeof GateAnswer>;

/** A check-in that is taken back, and why (TICKET-4). */
export const GateUndo = z.strictObject({
  prod_id: Id,
  ticket_no: Id,
  reason: plainText(gateLimits.reason).min(1),
});
