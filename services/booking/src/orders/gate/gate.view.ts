import {
  type BookableProduct,
  type GateDeparture,
  type GateGuest,
  type LanTp,
  TxnType,
  type GateScanSeen,
} from '@narae/contracts';
import { textIn } from '@narae/contracts/localized';
import { heads, saidTimes } from '@narae/rules';
import type { GateOrder } from './gate.queries.ts';
import {
  type BookingTraveller,
  type CheckIn,
  inTravellerOrder,
  missingDocuments,
  paidStates,
} from '../../kernel/index.ts';
import { checkedInWith, scansOf } from '../tickets/tickets.rules.ts';

interface Counted {
  readonly orders: readonly GateOrder[];
  readonly guests: readonly GateGuest[];
  readonly waiting: number;
}

/** A departure in figures (TICKET-6). */
export const gateDeparture = (
  product: BookableProduct,
  { orders, guests, waiting }: Counted,
  lanTp: LanTp,
): GateDeparture => ({
  prod_id: product.prod_id,
  prod_title: textIn(product.titles, lanTp),
  place_nm: textIn(product.places, lanTp),
  ymd_format: product.start_day,
  ...saidTimes(product),
  paid_cnt: guests.length,
  checked_in_cnt: guests.filter(({ checked_in }) => checked_in).length,
  papers_missing_cnt: guests.filter(({ papers_missing }) => papers_missing).length,
  unpaid_cnt: orders.filter((order) => !isPaid(order)).reduce((sum, { party }) => sum + heads(party), 0),
  waiting_cnt: waiting,
});

export interface NumberedGuest {
  readonly order: GateOrder;
  readonly traveller: BookingTraveller;
  readonly ticket_no: string;
}

/** Paid, and no cancellation was decided. */
export const isPaid = ({ txn_type }: Pick<GateOrder, 'txn_type'>): boolean => paidStates.includes(txn_type);

const seen = ({ scan_id, at, gate }: CheckIn): GateScanSeen => ({ scan_id, at: at.toISOString(), gate });

export const numberedGuests = (
  orders: readonly GateOrder[],
  numberOf: (order: GateOrder, traveller: BookingTraveller) => string,
): NumberedGuest[] =>
  orders
    .filter(isPaid)
    .flatMap((order) =>
      [...order.travellers]
        .sort(inTravellerOrder)
        .map((traveller) => ({ order, traveller, ticket_no: numberOf(order, traveller) })),
    );

export const gateGuest = ({ order, traveller, ticket_no }: NumberedGuest): GateGuest => {
  const first = checkedInWith(order, ticket_no);
  return {
    ticket_no,
    order_id: order.order_id ?? '',
    mem_nm: traveller.mem_nm,
    mem_type: traveller.mem_type,
    party_cnt: heads(order.party),
    cancelling: order.txn_type === TxnType.CancelRequested,
    papers_missing: missingDocuments(traveller, order).length > 0,
    checked_in: first ? seen(first) : null,
    conflicts: scansOf(order, ticket_no)
      .filter(({ conflict }) => conflict)
      .map(seen),
  };
};
