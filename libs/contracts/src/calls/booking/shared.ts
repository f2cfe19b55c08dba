import { z } from 'zod';
import { Id } from '../../primitives.ts';

/** Whose record: compared with the session, never believed. */
export const whose = { mem_id: Id.optional() };
/** A row of the cart, and nothing else. */
export const ofCart = z.strictObject({ cart_id: Id, ...whose });

/** Rejections of a party, its options, rooms and price (spec §5 Add to cart). */
export const partyErrors = [
  'prod_cnt_fail',
  'package_cnt_mismatch',
  'hotel_personnel_mismatch',
  'opt_participants_select',
  'seats_not_enough',
  'payment_cap_exceeded',
  'price_changed',
];
/** Rejections of a product that cannot be sold. */
export const productErrors = [
  'product_not_found',
  'product_not_in_progress',
  'product_not_registered',
  'product_deadline',
  'no_inventory',
];
