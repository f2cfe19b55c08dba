import {
  RejectionReason,
  type AdminAttempt,
  type AdminOrder,
  type AdminOrderRow,
  type AdminPaper,
  type AdminTraveller,
  type BookableProduct,
  type LanTp,
} from '@narae/contracts';
import { resolveLanTp } from '@narae/contracts/languages';
import { textIn } from '@narae/contracts/localized';
import { heads, payTypeName, seoulDay } from '@narae/rules';
import {
  type BookingFile,
  countingPayment,
  countDocuments,
  everPaidStates,
  lastDayOf,
  openBalance,
  papersOfTravellers,
  documentState,
  type PaymentAttempt,
  type PlainBooking,
  rejectionView,
  type TravellerDocuments,
  tripRejectionTexts,
} from '../../kernel/index.ts';
import { timelineOf } from '../my-order/order-timeline.rules.ts';
import { orderRefunds } from '../my-order/my-order.view.ts';
import { cancellationView } from '../cancellations/cancellation.view.ts';
import { adminOrderState } from './desk-orders.rules.ts';

type Product = BookableProduct | undefined;

/** Nothing is missing of a trip that is over (DOC-7). */
const isOver = (product: Product, now: Date): boolean =>
  product !== undefined && product.end_day < seoulDay(now);

const noDocuments = { missing: 0, to_check: 0, accepted: 0, rejected: 0 } as const;

export const adminOrderRow = (
  booking: PlainBooking,
  product: Product,
  { lanTp, now }: { readonly lanTp: LanTp; readonly now: Date },
): AdminOrderRow | null => {
  const { order_id, price } = booking;
  if (order_id === null) return null;
  const balance = openBalance(booking);
  const counted = everPaidStates.includes(booking.txn_type) ? countDocuments(booking) : noDocuments;
  return {
    order_id,
    cart_id: booking.cart_id,
    mem_id: booking.mem_id,
    prod_id: booking.prod_id,
    prod_title: product ? textIn(product.titles, lanTp) : booking.prod_id,
    start_day: product?.start_day ?? '',
    end_day: product?.end_day ?? '',
    state: adminOrderState(booking, product, now),
    buyername: booking.buyername,
    email: booking.email,
    heads: heads(booking.party),
    total: price && { amount: price.total, currency: price.currency },
    balance: balance ? { amount: balance.amount, by: lastDayOf(balance) } : null,
    refno: (countingPayment(booking) ?? booking.payments.at(-1))?.refno ?? '',
    papers: isOver(product, now) ? { ...counted, missing: 0 } : counted,
    reg_date: booking.reg_date.toISOString(),
  };
};

type SeenOf = (person: TravellerDocuments, file: BookingFile) => string;

const adminDocument = (
  person: TravellerDocuments,
  file: BookingFile,
  { seenOf, lanTp }: { readonly seenOf: SeenOf; readonly lanTp: LanTp },
): AdminPaper => ({
  mem_file_id: file.mem_file_id,
  file_type: file.file_type,
  file_path: `/files/${file.mem_file_id}`,
  origin_file_name: file.origin_file_name,
  reg_date: file.reg_date.toISOString(),
  state: documentState(file),
  rejection: rejectionView(file.check, tripRejectionTexts(lanTp)),
  checked: file.check ? { by: file.check.by, at: file.check.at.toISOString() } : null,
  seen: seenOf(person, file),
});

const adminTraveller = (
  person: TravellerDocuments,
  { over, ...shown }: { readonly over: boolean; readonly seenOf: SeenOf; readonly lanTp: LanTp },
): AdminTraveller => ({
  rv_mem_id: person.rv_mem_id,
  mem_type: person.mem_type,
  sort_order: person.sort_order,
  mem_nm: person.mem_nm,
  papers: person.papers.map((file) => adminDocument(person, file, shown)),
  missing: over ? [] : [...person.missing],
});

const adminAttempt = (
  { transid = '', rescode = '', settled_at, started_at, ...attempt }: PaymentAttempt,
  lanTp: LanTp,
): AdminAttempt => ({
  refno: attempt.refno,
  pay_type_nm: payTypeName(attempt.pay_type, lanTp),
  status: attempt.status,
  reqcur: attempt.reqcur,
  reqamt: attempt.reqamt,
  transid,
  rescode,
  started_at: started_at.toISOString(),
  settled_at: settled_at?.toISOString() ?? null,
});

export const adminOrderView = (
  booking: PlainBooking,
  {
    order,
    seats,
    product,
  }: { readonly order: AdminOrderRow; readonly seats: AdminOrder['seats']; readonly product: Product },
  { lanTp, now, seenOf }: { readonly lanTp: LanTp; readonly now: Date; readonly seenOf: SeenOf },
): AdminOrder => {
  const over = isOver(product, now);
  const sentences = tripRejectionTexts(lanTp);
  return {
    order,
    tel: booking.tel,
    area: booking.area,
    lan_tp: resolveLanTp(booking.lan_tp),
    seats,
    travellers: papersOfTravellers(booking).map((person) => adminTraveller(person, { over, seenOf, lanTp })),
    attempts: booking.payments.map((attempt) => adminAttempt(attempt, lanTp)),
    cancellations: (booking.cancellations ?? []).map(cancellationView),
    refunds: orderRefunds(booking),
    steps: timelineOf(booking),
    notes: (booking.notes ?? [])
      .map(({ note_id, by, at, text }) => ({ note_id, by, at: at.toISOString(), text }))
      .reverse(),
    reasons: RejectionReason.options.map((reason) => ({ reason, text: sentences[reason] })),
  };
};
