import { TxnType } from '@narae/contracts';
import { firstMissing, seoulDay } from '@narae/rules';
import { nextId } from '@narae/service-kit';
import { checkedPrice } from '../cart/check-price.ts';
import { findProduct } from '../catalogue/find-products.ts';
import type { BookingContext } from '../context.ts';
import { atTodaysPrices, freeze } from '../domain/booking-price.rules.ts';
import type { BookingTraveller, PlainBooking } from '../domain/booking.ts';
import {
  hotelsViolation,
  optionsViolation,
  productViolation,
  selectionViolation,
} from '../domain/selection.rules.ts';
import { leadName, samePerson, travellersViolation, type NamedPerson } from '../domain/travellers.rules.ts';
import { seatsLeftFor } from '../seats/count-seats.ts';
import { assertRule } from '../shared/assert-rule.ts';
import type { Booking } from '../shared/booking.model.ts';
import { cartEvent, confirmationEvent } from '../shared/cart.events.ts';
import type { Change, Moment } from '../shared/change-booking.ts';
import type { Shopper } from '../shared/shopper.ts';

/** Names and contact as they are to stand on the order. */
export interface TravellerDetails {
  readonly tel: string;
  readonly email: string;
  readonly travellers: readonly NamedPerson[];
}

/**
 * Decides a confirmation: who travels and every document there (in the order of ORDER-2), then, where nothing is
 * agreed yet or another currency is wanted, the product, the seats, the price and the policy as of now, frozen (MONEY-5).
 * An order that is confirmed already only changes its names and contact (MODIFY).
 * @throws DomainError traveller_cnt_mismatch, traveller_name_input, login_tel_input, …, passport_img_fail, and the
 *   rules of `addToCart`
 */
export const decideConfirmation = async (
  context: BookingContext,
  booking: Booking,
  details: TravellerDetails,
  shopper: Shopper,
  at: Moment,
): Promise<Change & { set: { order_id: string } }> => {
  const product = await findProduct(context, booking.prod_id);
  const agreed = booking.txn_type === TxnType.Confirmed && booking.price?.currency === shopper.currency;
  const documents = agreed ? booking.documents : product.documents;
  assertRule(travellersViolation(booking.party, details.travellers));
  assertRule(
    firstMissing({
      party: booking.party,
      flags: documents,
      tel: details.tel,
      email: details.email,
      names: details.travellers,
      files: booking.files,
    }),
  );
  const order_id = booking.order_id ?? (await nextId(context.store, 'ORDER'));
  const registered = {
    order_id,
    tel: details.tel,
    email: details.email,
    buyername: leadName(booking.party, details.travellers),
    travellers: await withIds(context, details.travellers, booking.travellers),
  };
  if (agreed) return { set: registered, events: [cartEvent('changed', booking, at.version)] };

  assertRule(productViolation(product, seoulDay(at.now)));
  assertRule(optionsViolation(product, booking.options) ?? hotelsViolation(product, booking.rooms));
  const left = await seatsLeftFor(context, product.prod_id, booking.cart_id);
  assertRule(selectionViolation(product, booking, left));
  const price = freeze(await checkedPrice(context, product, booking, shopper), product, at.now);
  const { options, rooms } = atTodaysPrices(product, booking);
  const set = {
    ...registered,
    lan_tp: shopper.lanTp,
    documents,
    price,
    options: [...options],
    rooms: [...rooms],
  } satisfies Partial<PlainBooking>;
  return { set, events: [confirmationEvent(booking, order_id, price, at.version)] };
};

/** The travellers with each person's identity: kept where the person was known, drawn where not. */
export const withIds = (
  context: BookingContext,
  travellers: readonly NamedPerson[],
  known: readonly BookingTraveller[],
): Promise<BookingTraveller[]> =>
  Promise.all(
    travellers.map(async ({ mem_type, sort_order, mem_nm }) => ({
      rv_mem_id:
        known.find((person) => samePerson(person, { mem_type, sort_order }))?.rv_mem_id ??
        (await nextId(context.store, 'RV_MEM')),
      mem_type,
      sort_order,
      mem_nm,
    })),
  );
