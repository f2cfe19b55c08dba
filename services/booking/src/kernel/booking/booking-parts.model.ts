import type {
  DepartureChangeReason,
  HotelType,
  LocalizedText,
  MemType,
  MoveReason,
  OrderStepBy,
  OrderStepName,
  RejectionReason,
  ScanHow,
  ScanOutcome,
  SoldTerms,
  TravellerFileType,
} from '@narae/contracts';
import { perLanguage } from '@narae/contracts/localized';
import {
  flag,
  moment,
  notRequired,
  number,
  optional,
  orNull,
  part,
  plainData,
  storedAs,
  text,
  type StoredOf,
} from '@narae/service-kit';

const names = storedAs<LocalizedText>(perLanguage(() => String));

/** Price as of the choice, in KRW. */
export const option = notRequired({
  opt_id: text(),
  opt_code: text(),
  names,
  origin_price: number(),
  participant_cnt: number(),
  reg_date: moment(),
  mod_date: moment(),
});
export type BookingOption = StoredOf<typeof option>;

export const room = notRequired({
  hotel_cart_id: text(),
  hotel_dtl_id: text(),
  hotel_type: text<HotelType>(),
  names,
  origin_hotel_price: number(),
  personnel_cnt: number(),
  reg_date: moment(),
  mod_date: moment(),
});
export type BookingRoom = StoredOf<typeof room>;

export const traveller = notRequired({
  rv_mem_id: text(),
  mem_type: text<MemType>(),
  /** Person index within the category, from 1. */
  sort_order: number(),
  mem_nm: text(),
  /** Passport and visa number and city, encrypted (ORDER-12); absent where none was given. */
  particulars: optional(text()),
});
export type BookingTraveller = StoredOf<typeof traveller>;

const documentCheck = notRequired({
  outcome: text<'accepted' | 'rejected'>(),
  /** Null where accepted. */
  reason: storedAs<RejectionReason | null>({ type: String }),
  /** Text for the member; may be empty. */
  note: text(),
  /** mem_id of the administrator. */
  by: text(),
  at: moment(),
});
/** The decision on papers by the desk or an organiser (DOC-11, EVENT-9). */
export type DocumentCheck = StoredOf<typeof documentCheck>;
export const documentCheckField = optional(orNull(part(documentCheck)));

export const storedPictureFields = {
  /** Names the encrypted bytes in the vault. */
  vault_id: text(),
  origin_file_name: text(),
  mime: text(),
  /** Of the upload; repeated name and content are rejected within an order or reservation (DOC-3). */
  sha256: text(),
  reg_date: moment(),
};
export type StoredPicture = StoredOf<typeof storedPictureFields>;

export const file = notRequired({
  ...storedPictureFields,
  mem_file_id: text(),
  mem_type: text<MemType>(),
  sort_order: number(),
  file_type: text<TravellerFileType>(),
  /** Of this very picture: its replacement has none (DOC-11). */
  check: documentCheckField,
});
export type BookingFile = StoredOf<typeof file>;

export const historyEntry = notRequired({
  what: text<OrderStepName>(),
  by: text<OrderStepBy>(),
  at: moment(),
  /** A number such as a traveller's, never a name. */
  about: optional(text()),
});
/** A moment that no other field shows (ORDER-13). */
export type HistoryEntry = StoredOf<typeof historyEntry>;

export const checkIn = notRequired({
  /** Made on the device, to recognise repeats. */
  scan_id: text(),
  rv_mem_id: text(),
  ticket_no: text(),
  outcome: text<Extract<ScanOutcome, 'ok' | 'second'>>(),
  /** By the device's clock, never later than `received_at`. */
  at: moment(),
  received_at: moment(),
  gate: text(),
  how: text<ScanHow>(),
  /** mem_id of the gate's staff. */
  by: text(),
  /** This gate let them in too, because it was offline. */
  conflict: optional(flag()),
  undone: optional(part(notRequired({ at: moment(), by: text(), reason: text() }))),
});
/** A ticket shown at the gate, and the answer (TICKET-4). */
export type CheckIn = StoredOf<typeof checkIn>;

export const note = notRequired({
  note_id: text(),
  /** mem_id of the administrator. */
  by: text(),
  at: moment(),
  text: text(),
});
/** Never shown to the member (ORDER-17). */
export type OrderNote = StoredOf<typeof note>;

export const move = notRequired({
  /** From 1; from the first one on it is part of the ticket numbers (TICKET-1). */
  move_no: number(),
  /** prod_id of the departure that was left, and of the new one. */
  from: text(),
  to: text(),
  by: text<OrderStepBy>(),
  at: moment(),
  /** Whole units of the order's currency, with the fee: what was paid for it, below 0 what came back. */
  difference: number(),
  /** Percent that cancelling returned before; it never returns more afterwards. */
  refund_pct_most: number(),
  /** Of a move by the desk (ORDER-21). */
  reason: optional(text<MoveReason>()),
});
/** An order was moved to another departure of its trip (ORDER-20). */
export type OrderMove = StoredOf<typeof move>;

export const leftDeparture = notRequired({
  prod_id: text(),
  at: moment(),
  /** Seats that were claimed at the new departure, and until when they were held there. */
  seats: number(),
  held_until: orNull(moment()),
});
/** A departure that the order left, whose seats are still to be given back (ORDER-20). */
export type LeftDeparture = StoredOf<typeof leftDeparture>;

export const departureChange = notRequired({
  /** From 1 within the order. */
  no: number(),
  /** The departure that was changed, and the number of the change there. */
  prod_id: text(),
  change_no: number(),
  /** When the order was changed and its mail asked for. */
  at: moment(),
  from: plainData<SoldTerms>(),
  to: plainData<SoldTerms>(),
  reason: optional(text<DepartureChangeReason>()),
  /** In the administrator's words; may be empty. */
  note: text(),
  /** The last moment in which cancelling returns everything (REFUND-11). */
  free_until: moment(),
});
/** Day, times or meeting point of its departure were changed after it was paid (ORDER-22). */
export type OrderDepartureChange = StoredOf<typeof departureChange>;
