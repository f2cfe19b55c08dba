import { z } from 'zod';
import type { ErrorKey } from '../../error-keys.ts';
import { MOST_EVENT_PEOPLE } from '../../entities/event-limits.ts';
import { EventFileType } from '../../entities/event-reservation.ts';
import { Digits, Id } from '../../primitives.ts';

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
