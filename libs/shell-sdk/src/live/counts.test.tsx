import { jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { sessionStore, setUser } from '../session/session-store.ts';
import { FakeStream, installFakeStream, renderWithoutClient, testUser } from '../testing/index.tsx';
import { countOwnChange, useCartCount, useLiveCounts, useWaitingCount } from './counts.ts';

let rows: { cart_id: string; txn_type: string }[];
let waiting: number;
let requests: string[];
let answers: Promise<unknown>;

beforeEach(() => {
  jest.useFakeTimers();
  installFakeStream();
  rows = [
    { cart_id: 'CART1', txn_type: 'N' },
    { cart_id: 'CART2', txn_type: 'T' },
    { cart_id: 'CART3', txn_type: 'P' },
  ];
  waiting = 1;
  requests = [];
  answers = Promise.resolve();
  globalThis.fetch = (async (url: string) => {
    requests.push(url);
    const answer = url === '/api/mycartList' ? [...rows] : [{ paymentCnt: waiting }];
    await answers;
    return Response.json(answer);
  }) as typeof fetch;
});
afterEach(() => jest.useRealTimers());

function Live({ mem_id }: { readonly mem_id: string }): null {
  useLiveCounts(mem_id);
  return null;
}

function Badges(): ReactNode {
  const user = sessionStore((state) => state.user);
  return (
    <>
      {user && <Live mem_id={user.mem_id} />}
      <output aria-label="cart">{useCartCount()}</output>
      <output aria-label="waiting">{useWaitingCount()}</output>
    </>
  );
}

const pass = (ms: number): Promise<void> => act(() => jest.advanceTimersByTimeAsync(ms));

const show = async (): Promise<void> => {
  await renderWithoutClient(<Badges />, { user: testUser });
  await act(async () => FakeStream.latest().open());
  await pass(0);
};

const counts = (): (string | null)[] =>
  ['cart', 'waiting'].map((label) => screen.getByLabelText(label).textContent);

/** @returns how to let the answers of the following requests arrive */
const holdAnswers = (): ((answer?: unknown) => void) => {
  let arrive: (answer?: unknown) => void = () => undefined;
  answers = new Promise((resolve) => {
    arrive = resolve;
  });
  return arrive;
};

/** What the page asked for since it was last asked. */
const asked = (): string[] => requests.splice(0);

const hear = <Topic extends 'cart' | 'order'>(
  topic: Topic,
  data: Parameters<typeof FakeStream.prototype.send<Topic>>[1],
): Promise<void> => act(async () => FakeStream.latest().send(topic, data));

test('rows on their way to payment and orders to be paid are asked for once, when the page begins', async () => {
  await show();
  expect(counts()).toEqual(['2', '1']);
  expect(asked()).toEqual(['/api/mycartList', '/api/paymentCnt']);
  await pass(10 * 60_000);
  expect(asked()).toEqual([]);
});

test('a change of the page itself counts at once and costs one request, also when the stream reports it', async () => {
  await show();
  asked();
  await act(async () => countOwnChange({ added: 'CART4' }));
  expect(counts()).toEqual(['3', '1']);
  await pass(500);
  await hear('cart', { cart_id: 'CART4', kind: 'item-added' });
  await pass(10_000);
  expect(counts()).toEqual(['3', '1']);
  expect(asked()).toEqual(['/api/paymentCnt']);
});

test('a change of the page itself costs one request where its event is lost', async () => {
  await show();
  asked();
  waiting = 0;
  await act(async () => countOwnChange({ removed: 'CART2' }));
  expect(counts()).toEqual(['1', '1']);
  await pass(10_000);
  expect(counts()).toEqual(['1', '0']);
  expect(asked()).toEqual(['/api/paymentCnt']);
});

test('without a stream a change of the page itself costs one request, at once', async () => {
  await show();
  await act(async () => FakeStream.latest().onerror?.());
  asked();
  waiting = 2;
  await act(async () => countOwnChange());
  await pass(0);
  expect(counts()).toEqual(['2', '2']);
  expect(asked()).toEqual(['/api/paymentCnt']);
});

test('a change elsewhere comes with its events: one request for several', async () => {
  await show();
  asked();
  waiting = 0;
  await hear('order', { cart_id: 'CART2', order_id: 'ORD2', kind: 'hold-released' });
  await hear('cart', { cart_id: 'CART2', kind: 'item-removed' });
  await hear('cart', { cart_id: 'CART4', kind: 'item-added' });
  await pass(1_000);
  expect(counts()).toEqual(['2', '0']);
  await hear('cart', { cart_id: 'CART4', kind: 'item-removed' });
  await pass(1_000);
  expect(counts()).toEqual(['1', '0']);
  expect(asked()).toEqual(['/api/paymentCnt', '/api/paymentCnt']);
});

test('a row that is paid or tidied away counts no more, and one that only changed counts on', async () => {
  await show();
  await hear('cart', { cart_id: 'CART1', kind: 'item-changed' });
  await hear('cart', { cart_id: 'CART3', kind: 'item-removed' });
  expect(counts()[0]).toBe('2');
  await hear('order', { cart_id: 'CART2', order_id: 'ORD2', kind: 'paid' });
  expect(counts()[0]).toBe('1');
});

test('an event that says nothing of the row has the cart counted anew', async () => {
  await show();
  asked();
  rows = [];
  await hear('cart', { cart_id: 'CART1' });
  await pass(0);
  expect(counts()[0]).toBe('0');
  expect(asked()).toContain('/api/mycartList');
});

test('what changes while the cart is downloaded is counted', async () => {
  const arrive = holdAnswers();
  await renderWithoutClient(<Badges />, { user: testUser });
  await act(async () => FakeStream.latest().open());
  await hear('cart', { cart_id: 'CART4', kind: 'item-added' });
  await hear('cart', { cart_id: 'CART1', kind: 'item-removed' });
  arrive();
  await pass(0);
  expect(counts()[0]).toBe('2');
});

test('after a pause of the stream the cart is counted anew, once', async () => {
  await show();
  asked();
  rows = [{ cart_id: 'CART9', txn_type: 'N' }];
  waiting = 5;
  await act(async () => FakeStream.latest().open());
  await pass(0);
  expect(counts()).toEqual(['1', '5']);
  expect(asked()).toEqual(['/api/mycartList', '/api/paymentCnt']);
});

test('what cannot be counted keeps its last number', async () => {
  await show();
  globalThis.fetch = (async () => new Response('{}', { status: 503 })) as typeof fetch;
  await act(async () => FakeStream.latest().open());
  await pass(0);
  expect(counts()).toEqual(['2', '1']);
});

test('who signs out has no counts, asks for none, and an answer on its way is dropped', async () => {
  await show();
  const arrive = holdAnswers();
  await act(async () => countOwnChange({ added: 'CART4' }));
  await act(async () => FakeStream.latest().open());
  asked();
  await act(async () => setUser(null));
  arrive();
  await pass(10_000);
  expect(counts()).toEqual(['0', '0']);
  expect(asked()).toEqual([]);
});
