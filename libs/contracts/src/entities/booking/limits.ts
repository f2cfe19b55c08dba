import type { LanTp } from '../../languages.ts';

/** Longest reason of a cancellation, and longest answer to it, in characters. */
export const MAX_CANCEL_TEXT = 500;

/** Days after departure in which somebody who did not come can ask for their share (REFUND-2). */
export const NO_SHOW_DAYS = 30;

/** States of a request for cancellation (REFUND-2): `asked` while the order is PR. */
export const cancelStates = ['asked', 'approved', 'rejected', 'withdrawn'] as const;

/** Most saved travellers of a member (ORDER-19). */
export const MAX_COMPANIONS = 20;

/** Months after which a saved traveller that was not used is deleted. */
export const COMPANION_MONTHS = 24;

export const FIRST_BIRTH_DAY = '1900-01-01';

/** Bounds of custom trips (CUSTOM-1, CUSTOM-2): texts in characters, lists in entries, times in days. */
export const customTripLimits = {
  daysAhead: 730,
  /** Days of a trip, both ends included. */
  days: 30,
  people: 50,
  codes: 30,
  other: 200,
  budget: 100,
  wish: 1000,
  message: 1000,
  messages: 40,
  quotes: 20,
  /** Everything that is noted of a request, its assignments included. */
  steps: 200,
  quoteTitle: 100,
  quotePlace: 100,
  dayTitle: 100,
  dayText: 1000,
  line: 200,
  lines: 30,
  validDays: 60,
} as const;

/** The code of `CG005` that opens a line of free text, and that of `CG006` that opens the grades (CATALOG-9). */
export const otherTravelType = '06';
export const hotelStay = '01';

/** People of one reservation; the ledger judges how many places remain. */
export const MOST_EVENT_PEOPLE = 300;

export const MOST_RESERVATION_SEARCH = 80;

export const MOST_REJECTION_NOTE = 500;

/** Most letters of an organiser's message to everybody: of its subject and of its text, per language. */
export const MOST_MESSAGE_SUBJECT = 120;
export const MOST_MESSAGE_TEXT = 2000;

/** Scans of one call; the others in letters. */
export const gateLimits = { scans: 100, code: 200, name: 40, reason: 200 } as const;

/** A page of a member's payment history (ORDER-7); a shorter one is the last. */
export const PAYMENTS_A_PAGE = 20;

/** Most letters of a note on an order, and most notes an order has. */
export const MOST_NOTE_TEXT = 1000;
export const MOST_NOTES = 100;

export const MOST_ORDER_SEARCH = 120;

/** States of an order at the desk, those that wait for somebody first. Texts `order_state_<name>`. */
export const adminOrderStates = [
  'cancel-requested',
  'checking',
  'waiting',
  'needs-travellers',
  'paid',
  'cancelled',
  'expired',
  'removed',
] as const;

/** Kept in the audit log, which has no names (REFUND-5). Texts `name_reason_<reason>`. */
export const nameReasons = ['typing-error', 'as-in-passport', 'new-passport', 'asked'] as const;
export type NameReason = (typeof nameReasons)[number];

/** Why the desk moves an order to another date (ORDER-21). */
export const moveReasons = ['asked', 'not-running', 'few-people', 'operations'] as const;

/** Which price a move by the desk leaves an order at (ORDER-21). */
export const deskMovePrices = ['agreed', 'cheaper'] as const;

/** Orders of one departure that are moved at once (ORDER-21). */
export const MOST_MOVED_ORDERS = 2_000;

/** Texts `order_papers_<name>`. */
export const adminOrderPapers = ['to-check', 'missing', 'rejected'] as const;

/** What sales are grouped by (ADMIN-1). Texts `by_<name>`. */
export const salesKeys = ['day', 'trip', 'product', 'language', 'currency'] as const;

export const MOST_SALES_DAYS = 366;

export const MOST_SALES_ROWS = 400;

/** The list's count tells how many there are in all. */
export const MOST_TROUBLE_ROWS = 100;

export const MOST_RETRIED_LETTERS = 20;

export const MOST_DISCARD_REASON = 300;

/** Why a departure with too few people does not take place, for members (REFUND-4). */
export const minimumReason: Readonly<Record<LanTp, string>> = {
  CHN: '报名人数未达到最低成团人数。',
  KOR: '최소 출발 인원이 모이지 않았습니다.',
  ENG: 'Too few people have booked for this trip to take place.',
  JPN: '最少催行人員に達しなかったためです。',
  VTN: 'Chưa đủ số khách tối thiểu để khởi hành.',
};
