import type { CancelQuote, MyOrder, OrderCancellation, OrderTraveller } from '@narae/contracts';
import { myOrder } from '@narae/contracts/rows';
import { installFakeStream, renderInShell, testUser } from '@narae/shell-sdk/testing';
import { firstRow, useCall } from '@narae/shell-sdk/query';
import '@narae/ui/testing';
import type { ReactNode } from 'react';
import { paidOrder } from './bookings.ts';
import { CancelSection } from '../src/features/my-order/cancel/cancel-section.tsx';

const order_id = 'ORD0000000042';
const person = (rv_mem_id: string, mem_nm: string, sort_order: number): OrderTraveller => ({
  rv_mem_id,
  mem_type: 'adult',
  sort_order,
  mem_nm,
  papers: [],
});

/** A paid order of two adults on a tour. */
export const orderOfTwo = (change: Partial<MyOrder> = {}): MyOrder =>
  paidOrder({
    order_id,
    adult_cnt: 2,
    travellers: [person('RV1', 'KIM NARA', 1), person('RV2', 'LEE MIN', 2)],
    ...change,
  });

/** What cancelling all of it gives back now: 90 % of two hundred dollars; two days later less. */
export const quoted = (change: Partial<CancelQuote> = {}): CancelQuote => ({
  order_id,
  version: 7,
  rv_mem_ids: ['RV1', 'RV2'],
  whole: true,
  pct: 90,
  sums: [{ currency: 'USD', charged: 200, refunded: 180, kept: 20 }],
  tiers: [
    {
      pct: 90,
      until: '2099-04-29T14:59:59.999Z',
      until_day: '2099-04-29',
      refunds: [{ amount: 180, currency: 'USD' }],
    },
    {
      pct: 80,
      until: '2099-04-30T14:59:59.999Z',
      until_day: '2099-04-30',
      refunds: [{ amount: 160, currency: 'USD' }],
    },
  ],
  departure: '2099-05-01',
  automatic: false,
  ...change,
});

/** A request for the whole order, as it is asked for. */
export const request = (change: Partial<OrderCancellation> = {}): OrderCancellation => ({
  cancel_no: 1,
  state: 'asked',
  whole: true,
  rv_mem_ids: ['RV1', 'RV2'],
  reason: 'We are ill.',
  pct: 90,
  sums: quoted().sums,
  asked_at: '2099-04-01T03:00:00.000Z',
  decided_at: '',
  answer: '',
  ...change,
});

/** The booking service of a test: what it answers can be replaced, what it was sent is kept. */
export interface FakeBooking {
  order: MyOrder;
  /** What cancelling is quoted at, or why not, for the travellers that were named. */
  quote: (leaving: readonly string[] | undefined) => Response;
  /** The answer to a request or its withdrawal, and what it makes of the order. */
  change: (name: string) => Response;
  readonly sent: { readonly name: string; readonly info: Record<string, unknown> }[];
}

/** Answers the calls of the page; by default every quote is `quoted()` and every change succeeds. */
export function fakeBooking(): FakeBooking {
  installFakeStream();
  const booking: FakeBooking = {
    order: orderOfTwo(),
    quote: () => Response.json([quoted()]),
    change: () => Response.json({ msg: 'success', cancel_no: 1, state: 'asked' }),
    sent: [],
  };
  globalThis.fetch = (async (url: string, init?: RequestInit) => {
    const name = String(url).replace('/api/', '');
    const { info } = JSON.parse(String(init?.body)) as { info: Record<string, unknown> };
    if (name === 'myOrder') return Response.json([booking.order]);
    booking.sent.push({ name, info });
    if (name === 'orderCancelQuote') return booking.quote(info['rv_mem_ids'] as string[] | undefined);
    return booking.change(name);
  }) as typeof fetch;
  return booking;
}

/** Why a change is not made, as the service says it. */
export const rejection = (error: string, message: string): Response =>
  Response.json({ error, message }, { status: 409 });

function Page(): ReactNode {
  const { data } = useCall(myOrder, { order_id }, { select: firstRow, live: 'booking' });
  return (
    data && (
      <main>
        <CancelSection order={data} />
      </main>
    )
  );
}

/** The section on a page that reads the order as the order page does. */
export const showSection = (path = `/myOrder?order_id=${order_id}`) =>
  renderInShell(<Page />, {
    path,
    user: testUser,
    namespaces: ['bookingCancel'],
  });
