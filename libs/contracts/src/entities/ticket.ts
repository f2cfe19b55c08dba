import { z } from 'zod';
import { MemType } from './traveller.ts';

/** A ticket admits somebody, was used at the gate, or is void because its order was cancelled (TICKET-1). */
export const TicketState = z.enum(['valid', 'used', 'void']);
export type TicketState = z.infer<typeof TicketState>;

/** One traveller's ticket, as the order's owner sees it. */
export const OrderTicket = z.object({
  rv_mem_id: z.string(),
  mem_type: MemType,
  /** Person index within the category, from 1. */
  sort_order: z.int(),
  mem_nm: z.string(),
  ticket_no: z.string(),
  /** What its QR code holds (TICKET-2); empty where the ticket is void. */
  token: z.string(),
  state: TicketState,
  /** ISO 8601; empty where nobody was checked in with it. */
  used_at: z.string(),
});
export type OrderTicket = z.infer<typeof OrderTicket>;
