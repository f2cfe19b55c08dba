import { call } from '@narae/api-client';
import { mycartList, paymentCnt } from '@narae/contracts/rows';
import { currencyOf, getLanTp } from '@narae/i18n';
import { countOpenRows } from '@narae/rules';
import { create } from 'zustand';
import { useStore } from 'zustand';
import { sessionStore } from '../session/session-store.ts';

interface Counts {
  /** Paid rows do not count. */
  readonly cart: number;
  /** Confirmed orders to be paid (txn_type T). */
  readonly waiting: number;
}

const none: Counts = { cart: 0, waiting: 0 };

const countsStore = create<Counts>()(() => none);

/** What cannot be counted keeps its last number. */
export async function refreshCounts(): Promise<void> {
  const user = sessionStore.getState().user;
  if (!user) return countsStore.setState(none);
  const lan_tp = getLanTp();
  const mem_id = user.mem_id;
  const [cart, waiting] = await Promise.allSettled([
    call(mycartList, { currency: currencyOf(lan_tp), mem_id, lan_tp }),
    call(paymentCnt, { txn_type: 'T', mem_id, lan_tp }),
  ]);
  if (cart.status === 'fulfilled') countsStore.setState({ cart: countOpenRows(cart.value) });
  if (waiting.status === 'fulfilled') countsStore.setState({ waiting: waiting.value[0]?.paymentCnt ?? 0 });
}

export function useCartCount(): number {
  return useStore(countsStore, (state) => state.cart);
}

export function useWaitingCount(): number {
  return useStore(countsStore, (state) => state.waiting);
}
