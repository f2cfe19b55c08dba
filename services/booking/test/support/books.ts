import type { Checkout } from './checkout.ts';

/** Where the money and the seats of an order are. */
export interface Whereabouts {
  readonly txn_type: string;
  /** What its payments took that count as paid or gave something back, as the provider has charged it. */
  readonly taken: number;
  /** What the provider's own books say it gave back: it knows a refund by its reference, and does it once. */
  readonly back: number;
  /** What the shop says went back or is still to go, without what a person pays by hand. */
  readonly owed: number;
  /** Seats the ledger has for it. */
  readonly seats: number;
}

const taking = ['authorised', 'paid', 'refund-due', 'refunded'];

/** What the fakes' books say went back of a payment, however often they were asked for the same refund. */
const backOf = ({ provider, billGate }: Checkout, refno: string): number => {
  const byReference = new Map(
    provider.refunds
      .filter(({ transid }) => transid === `FP${refno}`)
      .map((one) => [one['refno'], Number(one['voidamt'])]),
  );
  const cancels = billGate.cancels.filter(({ ORDER_ID }) => ORDER_ID === refno);
  const parts = cancels.filter(({ CANCEL_TYPE }) => CANCEL_TYPE === 'P');
  const all = cancels.find(({ CANCEL_TYPE }) => CANCEL_TYPE === 'C');
  return [
    ...byReference.values(),
    ...[...parts, ...(all ? [all] : [])].map((one) => Number(one['CANCEL_AMOUNT'])),
  ].reduce((sum, amount) => sum + amount, 0);
};

/** Compares what the shop says of an order with the provider's books and the ledger of its seats. */
export const whereabouts = async (shop: Checkout, cart_id: string): Promise<Whereabouts> => {
  const { txn_type, payments, refunds = [], prod_id } = await shop.booking(cart_id);
  const { capacity, remaining, claims } = await shop.ledger(prod_id);
  expect(remaining + claims.reduce((sum, { count }) => sum + count, 0)).toBe(capacity);
  return {
    txn_type,
    taken: payments
      .filter(({ status }) => taking.includes(status))
      .reduce((sum, { taken_amt, reqamt }) => sum + Number(taken_amt ?? reqamt), 0),
    back: payments.reduce((sum, { refno }) => sum + backOf(shop, refno), 0),
    owed: refunds.filter(({ refno }) => refno !== null).reduce((sum, { amount }) => sum + Number(amount), 0),
    seats: claims.filter(({ key }) => key === cart_id).reduce((sum, { count }) => sum + count, 0),
  };
};
