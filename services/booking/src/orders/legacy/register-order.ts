import { TxnType, type RegisteredTraveller, type RegisteredOrder } from '@narae/contracts';
import { nextId } from '@narae/service-kit';
import type { OrdersContext } from '../context.ts';
import { travellerView, withIds, withParticulars } from '../../cart/index.ts';
import {
  assertRule,
  type BookingTraveller,
  changeOwnBooking,
  inTravellerOrder,
  leadName,
  placed,
  type PlacedTraveller,
  isSameTraveller,
  travellersViolation,
  withoutParticulars,
  type Shopper,
  withDrawn,
  withDrawnEach,
} from '../../kernel/index.ts';
import { type Contact, showOrder } from '../lists/order-lists.ts';
import { registeredTravellers, registeredOrder } from '../lists/order.view.ts';

/**
 * Writes names without confirming the order, as old clients do before the last step; a repeat renames.
 * @throws DomainError order_not_found, txn_type_invalid, traveller_cnt_mismatch
 */
export const nameTravellers = (
  context: OrdersContext,
  order_id: string,
  records: readonly PlacedTraveller[],
  mem_id: string,
): Promise<RegisteredTraveller[]> => {
  const ids = records.map(({ rv_mem_id }) => rv_mem_id);
  return withDrawnEach(context, { prefix: 'RV_MEM', mem_id }, ids, (drawn) =>
    nameNumbered(context, { order_id, records, drawn }, mem_id),
  );
};

const nameNumbered = async (
  context: OrdersContext,
  {
    order_id,
    records,
    drawn,
  }: {
    readonly order_id: string;
    readonly records: readonly PlacedTraveller[];
    readonly drawn: readonly (string | undefined)[];
  },
  mem_id: string,
): Promise<RegisteredTraveller[]> => {
  let named: BookingTraveller[] = [];
  await changeOwnBooking(context, mem_id, { order_id }, 'register-travellers', async (booking) => {
    const members = placed(records, booking.travellers);
    assertRule(travellersViolation(booking.party, members));
    named = await withIds(context, members, booking.travellers, drawn);
    const others = booking.travellers.filter(
      (existing) => !members.some((person) => isSameTraveller(person, existing)),
    );
    const travellers = [...others, ...named].sort(inTravellerOrder);
    return {
      set: {
        travellers,
        buyername: leadName(booking.party, travellers) || booking.buyername,
        txn_type: booking.txn_type,
      },
    };
  });
  const travellers = named.map((person) => travellerView(person, context.config.documentKey));
  return registeredTravellers(travellers, { order_id, mem_id });
};

/** Renames one traveller everywhere. @throws DomainError order_not_found, txn_type_invalid */
export const renameTraveller = async (
  context: OrdersContext,
  rv_mem_id: string,
  person: Pick<PlacedTraveller, 'mem_nm' | 'passport_no' | 'visa_no' | 'city'>,
  mem_id: string,
): Promise<void> => {
  const address = { 'travellers.rv_mem_id': rv_mem_id };
  await changeOwnBooking(context, mem_id, address, 'register-travellers', (booking) => {
    const travellers = booking.travellers.map((existing) => {
      if (existing.rv_mem_id !== rv_mem_id) return existing;
      const renamed = { ...withoutParticulars(existing), mem_nm: person.mem_nm };
      return withParticulars(renamed, person, existing, context.config.documentKey);
    });
    const { txn_type } = booking;
    return { set: { travellers, buyername: leadName(booking.party, travellers), txn_type } };
  });
};

/**
 * Old clients' first step: registers a row's order with its contact; repeatable. @returns order_id, the named one if
 * the member drew it (ID-3)
 * @throws DomainError cart_not_found, txn_type_invalid
 */
export const registerOrder = async (
  context: OrdersContext,
  { cart_id, order_id: named }: { readonly cart_id: string; readonly order_id?: string | undefined },
  contact: Contact,
  mem_id: string,
): Promise<string> =>
  withDrawn(context, { prefix: 'ORDER', named, mem_id }, async (drawn) => {
    let order_id = '';
    await changeOwnBooking(context, mem_id, { cart_id }, 'edit-contact', async (booking) => {
      order_id = booking.order_id ?? drawn ?? (await nextId(context.store, 'ORDER'));
      return { set: { ...contact, order_id } };
    });
    return order_id;
  });

/** Old clients ask for it to choose between REGISTER and MODIFY. */
export const showRegistered = async (
  context: OrdersContext,
  cart_id: string,
  shopper: Shopper,
): Promise<RegisteredOrder[]> =>
  (await showOrder(context, cart_id, shopper))
    .filter(
      ({ order_id, txn_type }) =>
        order_id !== '' && (txn_type === TxnType.NeedsTravellers || txn_type === TxnType.Confirmed),
    )
    .map(registeredOrder);
