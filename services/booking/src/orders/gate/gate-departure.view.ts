import type { BookableProduct, GateDeparture, GateGuest, LanTp } from '@narae/contracts';
import { textIn } from '@narae/contracts/localized';
import { heads } from '@narae/rules';
import { isPaid } from './gate-guest.view.ts';
import type { GateOrder } from './gate.queries.ts';

interface Counted {
  readonly orders: readonly GateOrder[];
  /** The travellers of the paid ones. */
  readonly guests: readonly GateGuest[];
  /** Parties on the waiting list. */
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
  paid_cnt: guests.length,
  checked_in_cnt: guests.filter(({ checked_in }) => checked_in).length,
  papers_missing_cnt: guests.filter(({ papers_missing }) => papers_missing).length,
  unpaid_cnt: orders.filter((order) => !isPaid(order)).reduce((sum, { party }) => sum + heads(party), 0),
  waiting_cnt: waiting,
});
