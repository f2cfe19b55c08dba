import { z } from 'zod';
import { MemType } from '../../entities/booking.ts';
import { Amount, Digits, Id } from '../../primitives.ts';

/** Whose record: compared with the session, never believed. */
export const whose = { mem_id: Id.optional() };
/** A row of the cart, and nothing else. */
export const ofCart = z.strictObject({ cart_id: Id, ...whose });

/** Prices the browser saw: compared with the server's own, never believed. */
export const expectedPrices = {
  cost_price: Amount.optional(),
  option_price: Amount.optional(),
  hotel_price: Amount.optional(),
};

/** Whose document: the order, the category and the person's index within it, from 1. */
export const documentOwner = {
  cart_id: Id,
  mem_type: MemType,
  sort_order: Digits.pipe(z.int().min(1).max(50)),
};

/** Rejections of a party, its options, rooms and price. */
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
