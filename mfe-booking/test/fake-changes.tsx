import type { ChangeDue, MyOrder, OrderChanges } from '@narae/contracts';
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

/** The booking service of a test: what it answers can be replaced, what it was sent is kept. */
export interface FakeChanges {
  changes: OrderChanges | null;
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
    answer: () => ({ msg: 'success', due_id: '' }),
    sent: [],
  };
  globalThis.fetch = (async (url: string, init?: RequestInit) => {
    const name = String(url)
      .replace(/^\/(api\/)?/, '')
      .replace(/\/.*$/, '');
    if (name === 'orderChanges') return Response.json(service.changes ? [service.changes] : []);
    const { info } = JSON.parse(String(init?.body)) as { info: Record<string, unknown> };
    service.sent.push({ name, info });
    const answer = service.answer(name, info);
    return answer instanceof Response ? answer : Response.json(answer);
  }) as typeof fetch;
  return service;
}

/** The section of a paid order, on its page. */
export const showChanges = (change: Partial<MyOrder> = {}) =>
  renderInShell(<ChangesSection order={paidOrder({ order_id, adult_cnt: 2, ...change })} />, {
    path: `/myOrder?order_id=${order_id}`,
    user: testUser,
    namespaces: ['booking', 'bookingMyOrder', 'bookingChanges'],
  });
