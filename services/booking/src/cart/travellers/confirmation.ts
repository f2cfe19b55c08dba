import { TxnType, type BookableProduct } from '@narae/contracts';
import { firstMissing, seoulDay, type NamedPerson, travellerField } from '@narae/rules';
import { nextId, DomainError } from '@narae/service-kit';
import { findProduct } from '../../catalog/index.ts';
import {
  assertRule,
  type Booking,
  type BookingTraveller,
  cartEvent,
  type Change,
  confirmationEvent,
  leadName,
  type Moment,
  runningAgreement,
  isSameTraveller,
  type Shopper,
  travellersViolation,
  atTodaysPrices,
  freeze,
  freezeBy,
  hotelsViolation,
  optionsViolation,
  type PlainBooking,
  type PriceSnapshot,
  productViolation,
  type SelectionLeft,
  selectionViolation,
} from '../../kernel/index.ts';
import type { CartContext } from '../context.ts';
import { withParticulars } from './particulars.ts';
import { checkedPrice } from '../rows/add-to-cart.ts';
import { leftForBooking } from '../../inventory/index.ts';
import { readPassportLines } from '@narae/rules/passport-lines';

/**
 * A person with passport number and expiry read from the two lines, where they were typed (DOC-10); the lines themselves go
 * no further. @param today YYYY-MM-DD
 * @throws DomainError passport_lines_form, passport_lines_number, …: what does not fit in them
 */
export const withLinesRead = (
  { passport_lines = '', ...person }: NamedPerson,
  today: string,
): Omit<NamedPerson, 'passport_lines'> => {
  if (passport_lines.trim() === '') return person;
  const read = readPassportLines(passport_lines, today);
  if ('error' in read) {
    const { mem_type: memType, sort_order: index } = person;
    throw new DomainError(read.error, {
      field: travellerField.passportLines({ memType, index }),
      params: { index },
    });
  }
  return {
    ...person,
    passport_no: read.lines.passport_no,
    passport_expiry: read.lines.expiry ?? person.passport_expiry,
  };
};

interface TravellerDetails {
  readonly tel: string;
  readonly tel_kind?: string | undefined;
  readonly email: string;
  readonly travellers: readonly NamedPerson[];
}

/**
 * Decides a confirmation: whether the trip can still be had, travellers and documents in the order of ORDER-2; then, without
 * an agreement, product, seats, price and policy, frozen (MONEY-5). With a standing agreement (MONEY-6) only names and contact change (MODIFY).
 * @throws DomainError traveller_cnt_mismatch, passport_lines_form, …, traveller_name_input, login_tel_input, …,
 *   passport_img_fail, and the rules of `addToCart`
 */
export const decideConfirmation = async (
  context: CartContext,
  booking: Booking,
  details: TravellerDetails,
  shopper: Shopper,
  at: Moment,
): Promise<Change & { set: { order_id: string } }> => {
  const product = await findProduct(context, booking.prod_id);
  const agreement = runningAgreement(booking, shopper.currency, at.now);
  const documents = agreement ? booking.documents : product.documents;
  assertRule(travellersViolation(booking.party, details.travellers));
  const stands = booking.txn_type === TxnType.Confirmed && agreement !== null;
  // Nobody hands in pictures for a trip that cannot be had.
  const left = stands ? null : await leftOnSale(context, product, booking, at);
  const travellers = details.travellers.map((person) => withLinesRead(person, seoulDay(at.now)));
  assertRule(
    firstMissing({
      party: booking.party,
      flags: documents,
      tel: details.tel,
      email: details.email,
      names: travellers,
      returnDay: product.end_day,
      files: booking.files,
    }),
  );
  const order_id = booking.order_id ?? (await nextId(context.store, 'ORDER'));
  const registered = {
    order_id,
    tel: details.tel,
    ...(details.tel_kind === undefined ? {} : { tel_kind: details.tel_kind }),
    email: details.email,
    buyername: leadName(booking.party, travellers),
    travellers: await withIds(context, travellers, booking.travellers),
    draft: null,
  };
  if (!left) return { set: registered, events: [cartEvent('changed', booking, at.version)] };
  const terms = await agree(context, product, booking, shopper, at, left);
  return {
    set: { ...registered, ...terms },
    events: [confirmationEvent(booking, order_id, terms.price, at.version)],
  };
};

/** Known persons keep their identity, new ones get one. @param drawn numbers that the member drew ahead, in their order (ID-3) */
export const withIds = (
  context: CartContext,
  travellers: readonly NamedPerson[],
  existing: readonly BookingTraveller[],
  drawn: readonly (string | undefined)[] = [],
): Promise<BookingTraveller[]> =>
  Promise.all(
    travellers.map(async ({ mem_type, sort_order, mem_nm, ...given }, i) => {
      const before = existing.find((person) => isSameTraveller(person, { mem_type, sort_order }));
      const rv_mem_id = before?.rv_mem_id ?? drawn[i] ?? (await nextId(context.store, 'RV_MEM'));
      const person = { rv_mem_id, mem_type, sort_order, mem_nm };
      return withParticulars(person, given, before, context.config.documentKey);
    }),
  );

/** What an order may count on, one seat at least. @throws DomainError no_inventory, and why a product is not on sale */
const leftOnSale = async (
  context: CartContext,
  product: BookableProduct,
  booking: PlainBooking,
  { now }: Moment,
): Promise<SelectionLeft> => {
  assertRule(productViolation(product, now));
  const left = await leftForBooking(context, product.prod_id, booking);
  if (left.seats < 1) throw new DomainError('no_inventory', { field: 'prod_id' });
  return left;
};

type Agreed = Pick<PlainBooking, 'lan_tp' | 'documents' | 'options' | 'rooms'> & {
  price: PriceSnapshot;
  agreement: null;
};

/**
 * Checks product, selection and seats again, and freezes price and policy (MONEY-5): by the agreement that stands, else as
 * of now in the shopper's currency (MONEY-6).
 * @param left what the order may count on
 * @throws DomainError the rules of `addToCart`
 */
export const agree = async (
  context: CartContext,
  product: BookableProduct,
  booking: PlainBooking,
  shopper: Shopper,
  at: Moment,
  left: SelectionLeft,
): Promise<Agreed> => {
  const agreement = runningAgreement(booking, shopper.currency, at.now);
  assertRule(productViolation(product, at.now));
  assertRule(optionsViolation(product, booking.options) ?? hotelsViolation(product, booking.rooms));
  assertRule(selectionViolation(product, booking, left));
  const price = await checkedPrice(context, product, booking, shopper, {}, agreement);
  const { options, rooms } = agreement ? booking : atTodaysPrices(product, booking);
  return {
    lan_tp: shopper.lanTp,
    documents: agreement ? booking.documents : product.documents,
    price: agreement ? freezeBy(price, product, agreement) : freeze(price, product, at.now),
    agreement: null,
    options: [...options],
    rooms: [...rooms],
  };
};
