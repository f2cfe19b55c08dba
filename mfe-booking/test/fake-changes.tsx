import type { ChangeDue, MoveDeparture, MoveQuote, MyOrder, OrderChanges } from '@narae/contracts';
import { installFakeStream, renderInShell, testUser } from '@narae/shell-sdk/testing';
import '@narae/ui/testing';
import { paidOrder } from './bookings.ts';
import { installFakeChannel } from './fake-channel.ts';
import { ChangesSection } from '../src/features/my-order/changes/changes-section.tsx';

const order_id = 'ORD0000000042';

/** What may be changed of a paid order of two adults on a tour: names at $50, extras, until a week before. */
export const changesOf = (change: Partial<OrderChanges> = {}): OrderChanges => ({
  order_id,
  cart_id: 'CART000001',
  changes_until: '2099-04-24',
  stop: null,
  name_counts_as_cancellation: false,
  name_fee: 50,
  currency: 'USD',
  travellers: [
    { rv_mem_id: 'RV1', mem_type: 'adult', sort_order: 1, mem_nm: 'KIM NARA' },
    { rv_mem_id: 'RV2', mem_type: 'adult', sort_order: 2, mem_nm: 'LEE MIN' },
  ],
  has_extras: true,
  due: null,
  balance: null,
  ...change,
});

/** One changed name that waits for its payment. */
export const openDue = (change: Partial<ChangeDue> = {}): ChangeDue => ({
  due_id: `${order_id}-D1`,
  kind: 'name-fee',
  amount: 50,
  currency: 'USD',
  due_by: '2099-04-02T03:00:00.000Z',
  lines: [{ text: 'LEE MINA', count: 0 }],
  pay_types: ['P'],
  other_charges: [],
  checking_refno: '',
  ...change,
});

/** A later date at the same price, with seats. */
export const laterDate = (change: Partial<MoveDeparture> = {}): MoveDeparture => ({
  prod_id: 'P000090',
  ymd_format: '2099-05-08',
  end_ymd_format: '2099-05-09',
  stop: null,
  seats_left: 9,
  total: 300,
  difference: 0,
  ...change,
});

/** Where the order can be moved until ten days before, without a fee. */
export const moveQuoteOf = (change: Partial<MoveQuote> = {}): MoveQuote => ({
  order_id,
  cart_id: 'CART000001',
  trip_id: 'TR00000001',
  prod_id: 'P000001',
  ymd_format: '2099-05-01',
  end_ymd_format: '2099-05-02',
  stop: null,
  move_until: '2099-04-21',
  currency: 'USD',
  before: 300,
  fee: 0,
  fee_krw: 0,
  seats_needed: 2,
  departures: [],
  target: null,
  ...change,
});

/** The booking service of a test: what it answers can be replaced, what it was sent is kept. */
export interface FakeChanges {
  changes: OrderChanges | null;
  /** Its dates are answered as targets when they are asked about. */
  moves: MoveQuote;
  /** What the answer about a target says beside its row in the list. */
  target: Partial<NonNullable<MoveQuote['target']>>;
  /** The answer to any other call, and what it makes of the order. */
  answer: (name: string, info: Record<string, unknown>) => unknown;
  readonly sent: { readonly name: string; readonly info: Record<string, unknown> }[];
}

/** Answers the calls of the section; by default nothing is to be paid. */
export function fakeChanges(): FakeChanges {
  installFakeStream();
  installFakeChannel();
  const service: FakeChanges = {
    changes: changesOf(),
    moves: moveQuoteOf(),
    target: {},
    answer: () => ({ msg: 'success', due_id: '' }),
    sent: [],
  };
  globalThis.fetch = (async (url: string, init?: RequestInit) => {
    const name = String(url)
      .replace(/^\/(api\/)?/, '')
      .replace(/\/.*$/, '');
    if (name === 'orderChanges') return Response.json(service.changes ? [service.changes] : []);
    const { info } = JSON.parse(String(init?.body)) as { info: Record<string, unknown> };
    if (name === 'orderMoveQuote') return Response.json([quoteFor(service, info['prod_id'])]);
    service.sent.push({ name, info });
    const answer = service.answer(name, info);
    return answer instanceof Response ? answer : Response.json(answer);
  }) as typeof fetch;
  return service;
}

const quoteFor = ({ moves, target }: FakeChanges, prod_id: unknown): MoveQuote => {
  const row = moves.departures.find((departure) => departure.prod_id === prod_id);
  const rest = {
    origin_difference: 0,
    refunds: [],
    refund_steps: [{ pct: 100, until: '2099-04-28' }],
    changes_until: '2099-05-01',
    passports_expired: [],
  };
  return { ...moves, target: row ? { ...row, ...rest, ...target } : null };
};

/** The section of a paid order, on its page. */
export const showChanges = (change: Partial<MyOrder> = {}) =>
  renderInShell(<ChangesSection order={paidOrder({ order_id, adult_cnt: 2, ...change })} />, {
    path: `/myOrder?order_id=${order_id}`,
    user: testUser,
    namespaces: ['booking', 'bookingMyOrder', 'bookingChanges'],
  });
