import { call } from '@narae/api-client';
import { mycartList, paymentCnt } from '@narae/contracts/rows';
import { currencyOf, getLanTp } from '@narae/i18n';
import { openTxnTypes } from '@narae/rules';
import { useEffect } from 'react';
import { create, useStore } from 'zustand';
import { sessionStore } from '../session/session-store.ts';
import { useLive } from './follow-live.ts';
import { streamHealth, useStream, type StreamEvents } from './stream.ts';

interface Counts {
  /** cart_ids of rows on their way to payment; paid rows do not count. */
  readonly cart: ReadonlySet<string>;
  /** Confirmed orders to be paid (txn_type T). */
  readonly waiting: number;
  /** Both were asked for; what failed keeps its last number. */
  readonly counted: boolean;
}

/** A row that came into the cart or left it. */
interface CartChange {
  readonly added?: string | undefined;
  readonly removed?: string | undefined;
}

/** One change may raise several events. */
const EVENTS_TOGETHER_MS = 100;
/** By then an open stream has reported the page's own change. */
const REPORTED_AFTER_MS = 2_000;

const none: Counts = { cart: new Set(), waiting: 0, counted: false };

const countsStore = create<Counts>()(() => none);

/** Changes since the latest download began, which may be missing in its answer. */
let changes: CartChange[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
let due = 0;

const withChange = (cart: ReadonlySet<string>, { added, removed }: CartChange): ReadonlySet<string> => {
  const next = new Set(cart);
  if (added !== undefined) next.add(added);
  if (removed !== undefined) next.delete(removed);
  return next;
};

/** Counts anew: when the session, or a stream that missed events, begins. What cannot be counted keeps its last number. */
export async function refreshCounts(): Promise<void> {
  forgetChanges();
  const user = sessionStore.getState().user;
  if (!user) return countsStore.setState(none);
  await Promise.all([countCart(user.mem_id), countWaiting(user.mem_id)]);
  if (sessionStore.getState().user?.mem_id === user.mem_id) countsStore.setState({ counted: true });
}

function forgetChanges(): void {
  clearTimeout(timer);
  timer = undefined;
  changes = [];
}

async function countCart(mem_id: string): Promise<void> {
  const missed = changes;
  const lan_tp = getLanTp();
  const rows = await answerFor(mem_id, call(mycartList, { currency: currencyOf(lan_tp), mem_id, lan_tp }));
  // A later download has begun since.
  if (!rows || missed !== changes) return;
  const open = rows.filter(({ txn_type }) => openTxnTypes.includes(txn_type));
  countsStore.setState({
    cart: missed.reduce(withChange, new Set(open.map(({ cart_id }) => cart_id))),
  });
}

async function countWaiting(mem_id: string): Promise<void> {
  const answer = await answerFor(mem_id, call(paymentCnt, { txn_type: 'T', mem_id, lan_tp: getLanTp() }));
  if (answer) countsStore.setState({ waiting: answer[0]?.paymentCnt ?? 0 });
}

/** Nothing where the call failed or its member has signed out meanwhile. */
async function answerFor<Answer>(mem_id: string, answer: Promise<Answer>): Promise<Answer | undefined> {
  const [outcome] = await Promise.allSettled([answer]);
  const isTheirs = sessionStore.getState().user?.mem_id === mem_id;
  return outcome.status === 'fulfilled' && isTheirs ? outcome.value : undefined;
}

/** Counts a change of the page itself at once; orders to be paid are asked for when the stream reports the change. */
export function countOwnChange(change: CartChange = {}): void {
  apply(change, streamHealth.getState().health === 'live' ? REPORTED_AFTER_MS : 0);
}

function apply(change: CartChange, delay: number): void {
  changes.push(change);
  countsStore.setState(({ cart }) => ({ cart: withChange(cart, change) }));
  const at = Date.now() + delay;
  if (timer !== undefined && due <= at) return;
  clearTimeout(timer);
  due = at;
  timer = setTimeout(() => {
    timer = undefined;
    const user = sessionStore.getState().user;
    if (user) void countWaiting(user.mem_id);
  }, delay);
}

/** Rows that expire meanwhile are counted until the cart is counted anew. */
function onCartEvent({ cart_id, kind }: StreamEvents['cart']): void {
  // An edge of an earlier release does not say what happened.
  if (!kind) return void refreshCounts();
  const added = kind === 'item-added' ? cart_id : undefined;
  const removed = kind === 'item-removed' ? cart_id : undefined;
  apply({ added, removed }, EVENTS_TOGETHER_MS);
}

function onOrderEvent({ cart_id, kind }: StreamEvents['order']): void {
  apply(kind === 'paid' ? { removed: cart_id } : {}, EVENTS_TOGETHER_MS);
}

/** Keeps the counts of a signed-in member current. */
export function useLiveCounts(mem_id: string): void {
  useLive('bookingCounts', { refetch: () => void refreshCounts() });
  useStream('cart', onCartEvent);
  useStream('order', onOrderEvent);
  useEffect(() => {
    void refreshCounts();
    return () => {
      forgetChanges();
      countsStore.setState(none);
    };
  }, [mem_id]);
}

export function useCartCount(): number {
  return useStore(countsStore, (state) => state.cart.size);
}

export function useWaitingCount(): number {
  return useStore(countsStore, (state) => state.waiting);
}

/** Whether the counts are known, or could not be had. */
export function useCounted(): boolean {
  return useStore(countsStore, (state) => state.counted);
}
