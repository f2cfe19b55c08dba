import { TxnType, type GateGuest, type GateScanSeen } from '@narae/contracts';
import { heads } from '@narae/rules';
import {
  type BookingTraveller,
  type CheckIn,
  inTravellerOrder,
  missingPapers,
  paidStates,
} from '../../kernel/index.ts';
import { checkedInWith, scansOf } from '../tickets/check-in.rules.ts';
import type { GateOrder } from './gate.queries.ts';

/** A traveller of an order with the number of their ticket. */
export interface NumberedGuest {
  readonly order: GateOrder;
  readonly traveller: BookingTraveller;
  readonly ticket_no: string;
}

/** Whether somebody comes with an order: it is paid, and nobody has decided that it is cancelled. */
export const isPaid = ({ txn_type }: Pick<GateOrder, 'txn_type'>): boolean => paidStates.includes(txn_type);

const seen = ({ scan_id, at, gate }: CheckIn): GateScanSeen => ({ scan_id, at: at.toISOString(), gate });

/** The travellers of paid orders with their numbers, order by order. */
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

/** A traveller as the gate sees them. */
export const gateGuest = ({ order, traveller, ticket_no }: NumberedGuest): GateGuest => {
  const first = checkedInWith(order, ticket_no);
  return {
    ticket_no,
    order_id: order.order_id ?? '',
    mem_nm: traveller.mem_nm,
    mem_type: traveller.mem_type,
    party_cnt: heads(order.party),
    cancelling: order.txn_type === TxnType.CancelRequested,
    papers_missing: missingPapers(traveller, order).length > 0,
    checked_in: first ? seen(first) : null,
    conflicts: scansOf(order, ticket_no)
      .filter(({ conflict }) => conflict)
      .map(seen),
  };
};
