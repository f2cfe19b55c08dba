import { z } from 'zod';
import { defineCall } from '../../../define-call.ts';
import { MOST_EVENT_PEOPLE } from '../../../entities/booking/limits.ts';
import {
  EventFile,
  EventFileType,
  EventMember,
  EventReservation,
  EventReservationForm,
} from '../../../entities/booking/event-reservation.ts';
import { Id, Success, Yn, Digits } from '../../../primitives.ts';
import { EventPerson, reservationErrors, whose, changeErrors, documentOwner } from '../shared.ts';
import { eventRecord, memberRecord } from '../records.ts';
import { unbelieved } from '../../unbelieved.ts';
import * as rows from './events.rows.ts';
import { TravellerFile, TravellerFileType } from '../../../entities/booking/order.ts';
import { MemType, PersonIndex } from '../../../entities/booking/traveller.ts';

/** What the rules judge, in the order of EVENT-5, as in the one call. */
const { tel, email, area, members } = EventReservationForm.shape;
const { mem_nm } = members.unwrap().element.shape;
const paperErrors = ['event_not_found', 'expire_end', 'version_conflict'] as const;
const found = ['event_reserv_not_found', ...reservationErrors] as const;

/** A person of a reservation as old clients name one; without an identifier it is a further one. */
const Member = z.strictObject({
  ...memberRecord,
  event_rv_mem_id: Id.optional(),
  event_rv_id: Id,
  mem_nm,
});

/** Reservations as old clients make them, record by record (CALL-7). */
export const legacyEventCalls = {
  eventReservList: defineCall(rows.eventReservList, {
    input: z.strictObject({ event_id: Id, ...whose, use_yn: Yn.optional() }),
    output: z.array(EventReservation),
  }),
  /** Reserves for the first person; the others follow with `eventReservMemInsert`. */
  eventReservInsert: defineCall(rows.eventReservInsert, {
    input: z.strictObject({
      ...eventRecord,
      event_id: Id,
      mem_nm,
      tel,
      email,
      /** The specification's record has none: it is asked for only where it is sent empty (EVENT-5). */
      area: area.unwrap().optional(),
    }),
    output: z.object({ msg: z.literal('success'), event_rv_id: Id }),
    errors: reservationErrors,
  }),
  eventReservUpdate: defineCall(rows.eventReservUpdate, {
    input: z.strictObject({
      ...eventRecord,
      event_rv_id: Id,
      event_id: Id.optional(),
      mem_nm: mem_nm.unwrap().optional(),
      tel: tel.unwrap().optional(),
      email: email.unwrap().optional(),
      area: area.unwrap().optional(),
    }),
    output: Success,
    errors: found,
  }),
  eventReservMemInsert: defineCall(rows.eventReservMemInsert, {
    input: z.union([Member, z.strictObject({ members: z.array(Member).min(1).max(MOST_EVENT_PEOPLE) })]),
    output: z.object({ msg: z.literal('success'), members: z.array(EventMember) }),
    errors: found,
  }),
  eventReservMemUpdate: defineCall(rows.eventReservMemUpdate, {
    input: Member.extend({ event_rv_id: Id.optional(), event_rv_mem_id: Id }).strict(),
    output: Success,
    errors: found,
  }),
  /** Everybody but the first person leaves; their places return and their documents are deleted. */
  eventReservMemDelete: defineCall(rows.eventReservMemDelete, {
    input: z.strictObject({ event_rv_id: Id }),
    output: Success,
    errors: found,
  }),
  eventPassPortDtl: defineCall(rows.eventPassPortDtl, {
    input: z.strictObject({ event_id: Id, sort_order: EventPerson }),
    output: z.array(EventFile),
    alsoNamed: { index: 'sort_order' },
  }),
  eventPassPortAllDelete: defineCall(rows.eventPassPortAllDelete, {
    input: z.strictObject({ ...whose, event_id: Id }),
    output: Success,
    errors: paperErrors,
  }),
  /** How many people have handed in something. */
  eventPassportCnt: defineCall(rows.eventPassportCnt, {
    input: z.strictObject({ event_id: Id, ...whose }),
    output: z.array(z.object({ imgGroupCnt: z.int() })),
  }),
  deleteFileEventPassport: defineCall(rows.deleteFileEventPassport, {
    input: z.strictObject({
      event_id: Id,
      ...whose,
      filepath: z.string().max(200).optional(),
      category: z.string().max(40).optional(),
      file_type: EventFileType.optional(),
      sort_order: EventPerson.optional(),
      file_name: z.string().max(200).optional(),
      file_id: Id.optional(),
      mod_type: z.enum(['select', 'all']),
      ...unbelieved('prod_id', 'cart_id', 'mem_type'),
    }),
    output: Success,
    errors: paperErrors,
  }),
};

export const legacyDocumentCalls = {
  passPortList: defineCall(rows.passPortList, {
    input: z.strictObject({ prod_id: Id.optional(), ...whose, cart_id: Id }),
    output: z.array(TravellerFile),
  }),
  passPortDtl: defineCall(rows.passPortDtl, {
    input: z.strictObject(documentOwner),
    output: z.array(TravellerFile),
    alsoNamed: { index: 'sort_order' },
  }),
  passportImgAllDelete: defineCall(rows.passportImgAllDelete, {
    input: z.strictObject({ cart_id: Id, ...whose, prod_id: Id.optional() }),
    output: Success,
    errors: ['cart_not_found', ...changeErrors],
  }),
  deleteFilePassport: defineCall(rows.deleteFilePassport, {
    input: z.strictObject({
      cart_id: Id,
      ...whose,
      prod_id: Id.optional(),
      filepath: z.string().max(200).optional(),
      category: z.string().max(40).optional(),
      file_type: TravellerFileType.optional(),
      mem_type: MemType.optional(),
      sort_order: Digits.pipe(PersonIndex).optional(),
      file_name: z.string().max(200).optional(),
      file_id: Id.optional(),
      mod_type: z.enum(['select', 'all']),
    }),
    output: Success,
    errors: ['cart_not_found', 'upload_delete_fail', ...changeErrors],
  }),
  /** The path form of the above: the address of an upload, whose document goes. */
  deleteFilePassportPath: defineCall(rows.deleteFilePassportPath, {
    input: z.strictObject({
      path: z.string().max(80),
      prod_id: Id,
      mem_id: Id,
      ...documentOwner,
      file_type: TravellerFileType,
      /** 0 stands for whatever the person handed in of that kind. */
      mem_file_id: Id,
    }),
    output: Success,
    errors: ['cart_not_found', 'upload_delete_fail', ...changeErrors],
  }),
};
