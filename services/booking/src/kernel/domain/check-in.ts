import type { ScanHow, ScanOutcome } from '@narae/contracts';

/** A traveller's ticket shown at the gate, and what was said to it (TICKET-4). */
export interface CheckIn {
  /** Made on the device, so that a repeat is known. */
  scan_id: string;
  rv_mem_id: string;
  ticket_no: string;
  outcome: Extract<ScanOutcome, 'ok' | 'second'>;
  /** By the device's clock, never later than received_at. */
  at: Date;
  received_at: Date;
  gate: string;
  how: ScanHow;
  /** mem_id of who stood at the gate. */
  by: string;
  /** This gate let somebody in as well, because it had no network to ask. */
  conflict?: boolean;
  undone?: { at: Date; by: string; reason: string };
}

/** Scans an order keeps of one ticket: showing it again and again has no end, its document has. */
export const CHECK_INS_PER_TICKET = 20;
