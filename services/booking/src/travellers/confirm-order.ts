import { TxnType } from '@narae/contracts';
import { firstMissing, seoulDay } from '@narae/rules';
import { nextId } from '@narae/service-kit';
import type { BookingContext } from '../context.ts';
import type { Booking } from '../shared/booking.model.ts';
import { readSeatsFor } from '../catalogue/catalogue.queries.ts';
import { atTodaysPrices, freeze } from '../domain/booking-price.rules.ts';
import type { BookingTraveller, PlainBooking } from '../domain/booking.ts';
import {
  hotelsViolation,
  optionsViolation,
  productViolation,
  selectionViolation,
} from '../domain/selection.rules.ts';
import { leadName, travellersViolation, samePerson, type NamedPerson } from '../domain/travellers.rules.ts';
import { cartEvent, confirmationEvent } from '../shared/cart.events.ts';
import { productOf } from '../catalogue/find-product.ts';
import type { Change, Moment } from '../shared/change-booking.ts';
import { checkedPrice } from '../cart/check-price.ts';
import { assertRule } from '../shared/assert-rule.ts';
import type { Shopper } from '../shared/shopper.ts';

/** Names and contact as they are to stand on the order. */
export interface Travellers {
  readonly tel: string;
  readonly email: string;
  readonly travellers: readonly NamedPerson[];
}

/**
 * Decides a confirmation: who travels and every document there (spec §5 in its order), then, where nothing is
 * agreed yet or another currency is wanted, the product, the seats, the price and the policy as of now, frozen.
 * An order that is confirmed already only changes its names and contact (MODIFY).
 * @throws DomainError traveller_cnt_mismatch, traveller_name_input, login_tel_input, …, passport_img_fail, and the
 *   rules of `addToCart`
 */
export const decideConfirmation = async (
  context: BookingContext,
  booking: Booking,
  travellers: Travellers,
  shopper: Shopper,
  at: Moment,
): Promise<Change & { set: { order_id: string } }> => {
  const product = await productOf(context, booking.prod_id);
  const agreed = booking.txn_type === TxnType.Confirmed && booking.price?.currency === shopper.currency;
  const documents = agreed ? booking.documents : product.documents;
  assertRule(travellersViolation(booking.party, travellers.travellers));
  assertRule(
    firstMissing({
      party: booking.party,
      flags: documents,
      tel: travellers.tel,
      email: travellers.email,
      names: travellers.travellers,
      files: booking.files,
    }),
  );
  const order_id = booking.order_id ?? (await nextId(context.store, 'ORDER'));
  const registered = {
    order_id,
    tel: travellers.tel,
    email: travellers.email,
    buyername: leadName(booking.party, travellers.travellers),
    travellers: await withIds(context, travellers.travellers, booking.travellers),
  };
  if (agreed) return { set: registered, events: [cartEvent('changed', booking, at.version)] };

  assertRule(productViolation(product, seoulDay(at.now)));
  assertRule(optionsViolation(product, booking.options) ?? hotelsViolation(product, booking.rooms));
  const seatsLeft = await readSeatsFor(context.ledgers, product.prod_id, booking.cart_id);
  assertRule(selectionViolation(product, booking, seatsLeft));
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
