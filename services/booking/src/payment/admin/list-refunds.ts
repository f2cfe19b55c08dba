import type { AdminRefund, BookableProduct, LanTp, RefundFilter } from '@narae/contracts';
import { textIn } from '@narae/contracts/localized';
import { payTypeName } from '@narae/rules';
import { findProducts } from '../../catalog/index.ts';
import { chargeOf } from '../../kernel/index.ts';
import type { PaymentContext } from '../context.ts';
import { deskMoves, mayRetry } from './refund-desk.rules.ts';
import { cursorOf, findRefunds, REFUND_PAGE, type ListedRefund } from './refund-list.queries.ts';

const iso = (at: Date | null | undefined): string => at?.toISOString() ?? '';

const adminRefund = (
  { refunds: refund, payments, order_id, cart_id, mem_id, prod_id }: ListedRefund,
  titles: BookableProduct['titles'] | undefined,
  { lanTp, now }: { readonly lanTp: LanTp; readonly now: Date },
): AdminRefund => {
  const paid = payments.find(({ refno }) => refno === refund.refno);
  return {
    refund_id: refund.refund_id,
    order_id: order_id ?? cart_id,
    mem_id,
    prod_id,
    prod_title: titles ? textIn(titles, lanTp) : prod_id,
    cause: refund.cause,
    reason: refund.reason ?? null,
    state: refund.state,
    ...chargeOf(refund.amount, refund.reqcur),
    refno: refund.refno ?? '',
    refund_refno: refund.refund_refno,
    pay_type_nm: paid ? payTypeName(paid.pay_type, lanTp) : '',
    tries: refund.attempts,
    trouble: refund.last_error ?? '',
    made_at: refund.made_at.toISOString(),
    next_at: iso(refund.check_at),
    settled_at: iso(refund.settled_at),
    settled_by: refund.settled_by ?? '',
    note: refund.note ?? '',
    may_retry: mayRetry(refund, now),
    moves: deskMoves(refund, now),
  };
};

/** The refunds of all orders: those that wait for somebody first, then the newest (REFUND-9). */
export const listRefunds = async (
  context: PaymentContext,
  question: { readonly shown?: RefundFilter | undefined; readonly after?: string | undefined },
  lanTp: LanTp,
): Promise<{ rows: AdminRefund[]; next: string }> => {
  const found = await findRefunds(context.bookings, question);
  const page = found.slice(0, REFUND_PAGE);
  const products = await findProducts(
    context,
    page.map(({ prod_id }) => prod_id),
  );
  const titles = new Map(products.map((product) => [product.prod_id, product.titles]));
  const last = found.length > REFUND_PAGE ? page.at(-1) : undefined;
  const how = { lanTp, now: context.now() };
  return {
    rows: page.map((row) => adminRefund(row, titles.get(row.prod_id), how)),
    next: last ? cursorOf(last) : '',
  };
};
