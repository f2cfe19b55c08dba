import type { BookableProduct, GateDeparture, LanTp } from '@narae/contracts';
import { textIn } from '@narae/contracts/localized';
import { heads } from '@narae/rules';
import { gateGuest, isPaid, type NumberedGuest } from './gate-guest.view.ts';
import type { GateOrder } from './gate.queries.ts';

interface Counted {
  readonly orders: readonly GateOrder[];
  /** The travellers of the paid ones. */
  readonly guests: readonly NumberedGuest[];
  /** Parties on the waiting list. */
  readonly waiting: number;
}

/** A departure in figures (TICKET-6). */
export const gateDeparture = (
  product: BookableProduct,
  { orders, guests, waiting }: Counted,
  lanTp: LanTp,
): GateDeparture => {
  const people = guests.map(gateGuest);
  return {
    prod_id: product.prod_id,
    prod_title: textIn(product.titles, lanTp),
    place_nm: textIn(product.places, lanTp),
    ymd_format: product.start_day,
    paid_cnt: people.length,
    checked_in_cnt: people.filter(({ checked_in }) => checked_in).length,
    papers_missing_cnt: people.filter(({ papers_missing }) => papers_missing).length,
    unpaid_cnt: orders.filter((order) => !isPaid(order)).reduce((sum, { party }) => sum + heads(party), 0),
    waiting_cnt: waiting,
  };
};
