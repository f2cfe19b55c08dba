import { z } from 'zod';

/** What can happen to an order, as its timeline tells it (ORDER-13). Texts `step_<name>`. */
export const OrderStepName = z.enum([
  'booked',
  'confirmed',
  'held',
  'paid',
  'balance-reminder',
  'balance-paid',
  'papers-accepted',
  'papers-rejected',
  'papers-replaced',
  'papers-deleted',
  'name-changed',
  'extras-changed',
  'party-changed',
  'cancel-requested',
  'cancel-withdrawn',
  'cancel-rejected',
  'cancelled',
  'organiser-cancelled',
  'refund-made',
  'refunded',
  'checked-in',
  'expired',
]);
export type OrderStepName = z.infer<typeof OrderStepName>;

/** Who did it: the member, somebody at the desk, or the shop by itself. */
export const OrderStepBy = z.enum(['member', 'desk', 'shop']);
export type OrderStepBy = z.infer<typeof OrderStepBy>;

/** One moment of an order. */
export const OrderStep = z.object({
  what: OrderStepName,
  by: OrderStepBy,
  /** ISO 8601. */
  at: z.string(),
  /** What it is about, such as a traveller's number or a refund's; empty where it is the whole order. */
  about: z.string(),
});
export type OrderStep = z.infer<typeof OrderStep>;
