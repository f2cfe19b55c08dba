import type { MyOrder } from '@narae/contracts';
import { changesUntil } from '@narae/rules';
import { cartItem, type CartRow } from '../../cart/index.ts';
import { inTravellerOrder, rejectionView, tripRejectionTexts } from '../../kernel/index.ts';
import { timelineOf } from './order-timeline.rules.ts';
import { cancellationView } from '../cancellations/cancellation.view.ts';
import { orderPayments, orderRefunds } from './order-money.view.ts';
import { papersOf } from './order-papers.rules.ts';

/** What an order's page shows besides the row itself. */
interface Beside {
  /** YYYY-MM-DD in Asia/Seoul. */
  readonly today: string;
  /** Why its organiser cancelled it; empty where they did not. */
  readonly organiser_reason: string;
}

/** An order with everything its owner's page shows. */
export const myOrderView = (row: CartRow, { today, organiser_reason }: Beside): MyOrder => {
  const { booking, product, lanTp } = row;
  const item = cartItem(row);
  const sentences = tripRejectionTexts(lanTp);
  const shown = { party: booking.party, documents: item.documents, files: booking.files };
  return {
    ...item,
    agreed: row.agreed,
    version: booking.version,
    buyername: booking.buyername,
    tel: booking.tel,
    email: booking.email,
    area: booking.area,
    changes_until: changesUntil(product),
    ticket_yn: product.ticket_yn,
    travellers: booking.travellers.toSorted(inTravellerOrder).map((person) => ({
      rv_mem_id: person.rv_mem_id,
      mem_type: person.mem_type,
      sort_order: person.sort_order,
      mem_nm: person.mem_nm,
      papers: papersOf(person, shown, product.end_day < today).map(({ file_type, state, check }) => ({
        file_type,
        state,
        rejection: rejectionView(check, sentences),
      })),
    })),
    payments: orderPayments(booking, lanTp),
    refunds: orderRefunds(booking),
    cancellations: (booking.cancellations ?? []).map(cancellationView),
    organiser_reason,
    steps: timelineOf(booking),
  };
};
