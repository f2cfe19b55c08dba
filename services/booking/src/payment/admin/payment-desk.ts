import type { AdminPayment, LanTp, PaymentFilter } from '@narae/contracts';
import { textIn } from '@narae/contracts/localized';
import type { PaymentIssueKind } from '@narae/contracts/payment-issue-kinds';
import { DomainError } from '@narae/service-kit';
import { findProducts } from '../../catalog/index.ts';
import { attemptOf, adminEntry, changeBooking, findByRefno } from '../../kernel/index.ts';
import type { PaymentContext } from '../context.ts';
import { findIssues, PAYMENT_PAGE, issueExists, settleIssue } from '../issues/payment-issue.queries.ts';
import { issueRow, undecidedRow, type OrderWords } from './payment-row.view.ts';
import { findByRefnos, findUndecided, type PaymentOrder } from './undecided.queries.ts';
import { undecidedAfterMs, mayAsk, undecidedStates } from './undecided.rules.ts';
import { takeUpPayment } from '../settle/recover-payments.ts';

interface Question {
  readonly shown?: PaymentFilter | undefined;
  readonly kind?: PaymentIssueKind | undefined;
  readonly after?: string | undefined;
}
interface Answer {
  readonly rows: AdminPayment[];
  readonly next: string;
}
interface Page {
  readonly after: { readonly at: Date; readonly id: string } | undefined;
  readonly lanTp: LanTp;
  readonly now: Date;
}

const cursorOf = (at: Date, id: string): string => `${at.getTime()}:${id}`;
const readCursor = (cursor: string) => {
  const [ms = '0', id = ''] = cursor.split(':');
  return { at: new Date(Number(ms)), id };
};

const page = <Row>(found: readonly Row[], cursor: (row: Row) => string) => {
  const rows = found.slice(0, PAYMENT_PAGE);
  const last = found.length > PAYMENT_PAGE ? rows.at(-1) : undefined;
  return { rows, next: last ? cursor(last) : '' };
};

const wordsOf = async (context: PaymentContext, orders: readonly PaymentOrder[], lanTp: LanTp) => {
  const products = await findProducts(
    context,
    orders.map(({ prod_id }) => prod_id),
  );
  const titles = new Map(products.map(({ prod_id, titles: all }) => [prod_id, textIn(all, lanTp)]));
  return ({ order_id, cart_id, mem_id, prod_id }: PaymentOrder): OrderWords => ({
    order_id: order_id ?? cart_id,
    mem_id,
    prod_title: titles.get(prod_id) ?? prod_id,
  });
};

const listUndecided = async (context: PaymentContext, { after, lanTp, now }: Page): Promise<Answer> => {
  const before = new Date(now.getTime() - undecidedAfterMs);
  const found = await findUndecided(context.bookings, before, after);
  const { rows, next } = page(found, ({ payments }) => cursorOf(payments.started_at, payments.refno));
  const words = await wordsOf(context, rows, lanTp);
  return { rows: rows.map((row) => undecidedRow(row.payments, { order: words(row), lanTp, now })), next };
};

const listIssues = async (
  context: PaymentContext,
  { settled, kind, after, lanTp, now }: Page & { settled: boolean; kind: PaymentIssueKind | undefined },
): Promise<Answer> => {
  const found = await findIssues(context.paymentIssues, { settled, kind, after });
  const { rows, next } = page(found, ({ opened_at, issue_id }) => cursorOf(opened_at, issue_id));
  const orders = await findByRefnos(
    context.bookings,
    rows.map(({ refno }) => refno),
  );
  const words = await wordsOf(context, orders, lanTp);
  const shown = rows.map((issue) => {
    const order = orders.find((item) => attemptOf(item, issue.refno));
    const attempt = order && attemptOf(order, issue.refno);
    return issueRow(issue, { order: order && words(order), attempt, lanTp, now });
  });
  return { rows: shown, next };
};

/** Differences newest first, or undecided attempts oldest first (REFUND-10). */
export const listDeskPayments = (
  context: PaymentContext,
  { shown = 'open', kind, after }: Question,
  lanTp: LanTp,
): Promise<Answer> => {
  const request = { after: after === undefined ? undefined : readCursor(after), lanTp, now: context.now() };
  return shown === 'undecided'
    ? listUndecided(context, request)
    : listIssues(context, { ...request, settled: shown === 'done', kind });
};

/**
 * Checks an attempt before its next round (PAY-11): the provider decides. Audited first. @returns whether
 * decided
 * @throws DomainError payment_not_found, payment_changed where it is decided or being asked about
 */
export const askNow = async (
  context: PaymentContext,
  refno: string,
  by: string,
): Promise<{ decided: boolean }> => {
  const find = () => findByRefno(context.bookings, refno);
  const changed = await changeBooking(context, find, (booking, { now }) => {
    const attempt = attemptOf(booking, refno);
    if (!attempt || !mayAsk(attempt, now)) throw new DomainError('payment_changed');
    const entry = { by, action: 'payment-asked', kind: 'payment', id: refno } as const;
    return { set: {}, audit: [adminEntry(context, entry)] };
  });
  const attempt = changed && attemptOf(changed.after, refno);
  if (!attempt) throw new DomainError('payment_not_found', { field: 'refno' });
  await takeUpPayment(context, attempt, context.now());
  const after = await find();
  const status = after && attemptOf(after, refno)?.status;
  return { decided: !status || !undecidedStates.includes(status) };
};

/**
 * Notes that a difference was seen, with the audit entry; the payment is unchanged (REFUND-10).
 * @throws DomainError payment_note_input, payment_not_found, payment_changed (more came, or it was settled)
 */
export const settleDifference = async (
  context: PaymentContext,
  { issue_id, version, note }: { readonly issue_id: string; readonly version: number; readonly note: string },
  by: string,
): Promise<void> => {
  if (note === '') throw new DomainError('payment_note_input', { field: 'note' });
  const { paymentIssues, now } = context;
  const settlement = { settled_at: now(), settled_by: by, note };
  const entry = adminEntry(context, { by, action: 'payment-settled', kind: 'payment', id: issue_id });
  if (await settleIssue(paymentIssues, { issue_id, version }, settlement, entry)) return;
  if (await issueExists(paymentIssues, issue_id)) throw new DomainError('payment_changed');
  throw new DomainError('payment_not_found', { field: 'issue_id' });
};
