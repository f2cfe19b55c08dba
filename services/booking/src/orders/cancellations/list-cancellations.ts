import type { CancelState, DeskCancellation, LanTp } from '@narae/contracts';
import { seoulDay } from '@narae/rules';
import { findProducts } from '../../catalog/index.ts';
import type { OrdersContext } from '../context.ts';
import { findRequests, type ListPlace, type OrderRequest } from './cancellation.queries.ts';
import { deskCancellation } from './desk-cancellation.view.ts';

/** Requests on a page of the desk. */
const pageSize = 50;

const placeOf = (after: string): ListPlace => {
  const at = after.indexOf('-');
  return { asked: Number(after.slice(0, at)), order_id: after.slice(at + 1) };
};

const nextOf = (row: OrderRequest | undefined): string =>
  row ? `${row.cancellations.asked_at.getTime()}-${row.order_id}` : '';

/** A page of requests in one state, and where the next begins: open ones the oldest first (REFUND-2). */
export const listCancellations = async (
  context: OrdersContext,
  { state, after }: { readonly state: CancelState; readonly after?: string | undefined },
  lanTp: LanTp,
): Promise<{ rows: DeskCancellation[]; next: string }> => {
  const found = await findRequests(context.bookings, state, {
    after: after === undefined ? undefined : placeOf(after),
    limit: pageSize + 1,
  });
  const page = found.slice(0, pageSize);
  const products = await findProducts(
    context,
    page.map(({ prod_id }) => prod_id),
  );
  const today = seoulDay(context.now());
  return {
    rows: page.flatMap((row) => {
      const product = products.find(({ prod_id }) => prod_id === row.prod_id);
      return product ? [deskCancellation(row, product, { lanTp, today })] : [];
    }),
    next: found.length > pageSize ? nextOf(page.at(-1)) : '',
  };
};
