import type { BookingTraveller, PlainBooking } from './booking.ts';
import { splitByParty } from './travellers.rules.ts';

/** What a booking without travellers' personal data stores. */
export const anonymous = {
  travellers: [],
  draft: null,
  files: [],
  buyername: '',
  tel: '',
  tel_kind: '',
  email: '',
  area: '',
} satisfies Partial<PlainBooking>;

/** An order without what people wrote on it in their own words: whom such a text names nobody can tell. */
export const withoutFreeTexts = ({
  cancellations,
  refunds,
  check_ins,
}: Pick<PlainBooking, 'cancellations' | 'refunds' | 'check_ins'>): Partial<PlainBooking> => ({
  notes: [],
  ...(cancellations && {
    cancellations: cancellations.map(({ answer: _answer, ...request }) => ({ ...request, reason: '' })),
  }),
  ...(refunds && { refunds: refunds.map(({ note: _note, ...refund }) => refund) }),
  ...(check_ins && {
    check_ins: check_ins.map(({ undone, ...scan }) => ({
      ...scan,
      ...(undone && { undone: { ...undone, reason: '' } }),
    })),
  }),
});

const emptyParty = { adult_cnt: 0, teen_cnt: 0, children_cnt: 0, child_cnt: 0 };

/** All documents of a booking in the order in which they are deleted: highest person index first (DOC-8). */
export const inDeletionOrder = (files: PlainBooking['files']): PlainBooking['files'] =>
  splitByParty(emptyParty, files).removed;

/** A traveller without passport and visa number and city: the name alone stays on the order. */
export const withoutParticulars = ({
  rv_mem_id,
  mem_type,
  sort_order,
  mem_nm,
}: BookingTraveller): BookingTraveller => ({ rv_mem_id, mem_type, sort_order, mem_nm });

const personalFields: readonly string[] = ['buyername', 'tel', 'email'];

/** What a provider was sent, without the person; amounts and references stay, later reports are compared with them. */
export const withoutPerson = (fields: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, personalFields.includes(name) ? '' : value]),
  );
