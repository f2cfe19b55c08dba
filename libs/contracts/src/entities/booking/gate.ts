import { z } from 'zod';
import { Id, Moment, nameText, plainText, Times } from '../../primitives.ts';
import { gateLimits } from './limits.ts';
import { MemType } from './traveller.ts';

export const ScanHow = z.enum(['camera', 'typed', 'list']);
export type ScanHow = z.infer<typeof ScanHow>;

/** The gate's verdict (TICKET-4). Texts `scan_<outcome>`. */
export const ScanOutcome = z.enum(['ok', 'second', 'wrong-departure', 'void', 'bad-signature', 'unknown']);
export type ScanOutcome = z.infer<typeof ScanOutcome>;

/** A departure in the gate's list and on the departure board (TICKET-6, TICKET-8); figures count people. */
export const GateDeparture = z.object({
  prod_id: z.string(),
  prod_title: z.string(),
  place_nm: z.string(),
  ymd_format: z.string(),
  ...Times.shape,
  paid_cnt: z.int(),
  checked_in_cnt: z.int(),
  papers_missing_cnt: z.int(),
  unpaid_cnt: z.int(),
  waiting_cnt: z.int(),
});
export type GateDeparture = z.infer<typeof GateDeparture>;

/** Whose the seats of a departure are (SEAT-2). */
export const DepartureSeats = z.object({
  capacity: z.int(),
  paid: z.int(),
  held: z.int(),
  /** Offered to parties of the waiting list (SEAT-7). */
  offered: z.int(),
  /** Below zero where the capacity was cut below the seats sold (SEAT-6). */
  left: z.int(),
});
export type DepartureSeats = z.infer<typeof DepartureSeats>;

export const AdminDeparture = GateDeparture.extend({
  seats: DepartureSeats,
  min_cnt: z.int().min(0),
  days_left: z.int(),
});
export type AdminDeparture = z.infer<typeof AdminDeparture>;

export const GateScanSeen = z.object({
  scan_id: z.string(),
  at: Moment,
  gate: z.string(),
});
export type GateScanSeen = z.infer<typeof GateScanSeen>;

/** Only what the gate needs. */
export const GateGuest = z.object({
  ticket_no: z.string(),
  order_id: z.string(),
  mem_nm: z.string(),
  mem_type: MemType,
  party_cnt: z.int(),
  /** Cancelling is asked for and not decided; until then the ticket admits. */
  cancelling: z.boolean(),
  papers_missing: z.boolean(),
  checked_in: GateScanSeen.nullable(),
  /** The other times the ticket was shown, where two gates let somebody in. */
  conflicts: z.array(GateScanSeen),
});
export type GateGuest = z.infer<typeof GateGuest>;

/** Everything a gate needs without a network (TICKET-5). */
export const GateManifest = z.object({
  departure: GateDeparture,
  guests: z.array(GateGuest),
  /** Public keys of the codes: raw Ed25519 in base64. */
  keys: z.array(z.object({ key_id: z.string(), public_key: z.string() })),
  taken_at: Moment,
});
export type GateManifest = z.infer<typeof GateManifest>;

/** One scan of a device; its `scan_id` counts once, `code` may be a ticket's number. */
export const GateScan = z.strictObject({
  scan_id: z.uuid().meta({ examples: ['5f0c2a8e-3b1d-4c7f-9a64-2d8e1b7c9f30'] }),
  code: z.string().min(1).max(gateLimits.code),
  at: z.iso.datetime(),
  gate: nameText(gateLimits.name),
  how: ScanHow,
  /** The device's own verdict without a network; absent where it asked first. */
  told: ScanOutcome.optional(),
});
export type GateScan = z.infer<typeof GateScan>;

export const GateAnswer = z.object({
  scan_id: z.string(),
  outcome: ScanOutcome,
  guest: GateGuest.nullable(),
  /** The other departure the ticket belongs to. */
  departure: z.object({ prod_id: z.string(), prod_title: z.string(), ymd_format: z.string() }).nullable(),
  /** Another gate had let somebody in with this ticket, and this one did as well. */
  conflict: z.boolean(),
});
export type GateAnswer = z.infer<typeof GateAnswer>;

export const GateUndo = z.strictObject({
  prod_id: Id,
  ticket_no: Id,
  reason: plainText(gateLimits.reason).min(1),
});
