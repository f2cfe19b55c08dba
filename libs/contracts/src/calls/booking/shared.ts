import { z } from 'zod';
import type { ErrorKey } from '../../error-keys.ts';
import { MemType, PersonIndex } from '../../entities/booking/traveller.ts';
import { Amount, Digits, Id } from '../../primitives.ts';
import { MOST_EVENT_PEOPLE } from '../../entities/booking/limits.ts';
import { EventFileType } from '../../entities/booking/event-reservation.ts';
import { pictureErrors } from '../picture-errors.ts';

/** Whose record: compared with the session, never believed. */
export const whose = { mem_id: Id.optional() };
export const ofCart = z.strictObject({ cart_id: Id, ...whose });

/** The browser's, compared with the server's own, never believed. */
export const expectedPrices = {
  cost_price: Amount.optional(),
  option_price: Amount.optional(),
  hotel_price: Amount.optional(),
};

/** Whose document: the order, the category and the person's index within it, from 1. */
export const documentOwner = {
  cart_id: Id,
  mem_type: MemType,
  sort_order: Digits.pipe(PersonIndex),
};

export const changeErrors: readonly ErrorKey[] = ['txn_type_invalid', 'version_conflict'];

/** Errors of a document that is handed in (DOC-2, DOC-4). */
export const documentUploadErrors: readonly ErrorKey[] = [
  ...pictureErrors,
  'upload_duplicate',
  'upload_limit',
  'rate_limited',
];

export const rateErrors: readonly ErrorKey[] = ['exchange_rate_missing'];

export const productErrors: readonly ErrorKey[] = [
  'product_not_found',
  'product_not_registered',
  'product_deadline',
];

export const selectionErrors: readonly ErrorKey[] = [
  'prod_cnt_fail',
  'no_inventory',
  'seats_not_enough',
  'option_sold_out',
  'option_not_enough',
  'package_cnt_mismatch',
  'room_even_only',
  'hotel_personnel_mismatch',
  'option_unknown',
  'opt_participants_select',
  'opt_participants_limit',
  'hotel_unknown',
  'price_changed',
  'payment_cap_exceeded',
  ...rateErrors,
];

export const modifyErrors: readonly ErrorKey[] = [
  'cart_not_found',
  'product_not_found',
  ...changeErrors,
  ...selectionErrors,
];

/** Errors of what travellers give beside their names (ORDER-12, DOC-10). */
export const particularsErrors: readonly ErrorKey[] = [
  'traveller_passport_no',
  'traveller_visa_no',
  'passport_expired',
  'passport_expiry_form',
  'passport_lines_birth',
  'passport_lines_birth_day',
  'passport_lines_expiry_day',
  'passport_lines_check',
  'passport_lines_expiry',
  'passport_lines_form',
  'passport_lines_number',
];

/** Errors of confirming an order: what is missing of its travellers, or what cannot be sold to them. */
export const confirmErrors: readonly ErrorKey[] = [
  'cart_not_found',
  'traveller_cnt_mismatch',
  'traveller_name_input',
  'traveller_name_passport',
  ...particularsErrors,
  'login_tel_input',
  'common_tel_number',
  'login_email_input',
  'login_email_validation',
  'traveller_air_input',
  'passport_img_fail',
  'traveller_birth_input',
  ...changeErrors,
  ...productErrors,
  ...selectionErrors,
];

export const payableErrors: readonly ErrorKey[] = [
  'cart_not_found',
  'already_paid',
  'order_cancelled',
  'order_not_ready',
  'product_not_found',
  'product_closed',
  'product_not_in_progress',
  'no_inventory',
  'seats_not_enough',
  'option_sold_out',
  'option_not_enough',
  'hold_again_later',
  'hold_unconfirmed',
  'holds_at_once',
  'version_conflict',
];

/** A person of a reservation by number, from 1. */
export const EventPerson = Digits.pipe(z.int().min(1).max(MOST_EVENT_PEOPLE));

/** Whose document of what kind: the event and the person's number. */
export const eventPaperOwner = { event_id: Id, file_type: EventFileType, sort_order: EventPerson };

/** Errors of a reservation that is made or changed, in the order in which they are looked for (EVENT-5). */
export const reservationErrors: readonly ErrorKey[] = [
  'event_not_found',
  'expire_end',
  'event_not_begun',
  'event_complete_noti',
  'event_reserv_limit',
  'event_reserv_cnt_placeholder',
  'event_name_input',
  'traveller_name_passport',
  'login_tel_input',
  'common_tel_number',
  'login_email_input',
  'login_email_validation',
  'event_area_input',
  'passport_img_fail',
  'event_visa_input',
  'event_birth_input',
  'event_reserv_cnt_fail',
  'rate_limited',
  'version_conflict',
];
