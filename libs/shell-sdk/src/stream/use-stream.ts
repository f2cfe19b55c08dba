import { useEffect, useEffectEvent } from 'react';
import { useStore } from 'zustand';
import { streamHealth, subscribeStream, type StreamHealth } from './stream.ts';

/** What the edge tells of each topic: enough to know what to fetch again, never the state itself. */
export interface StreamEvents {
  readonly seat: { readonly prod_id: string; readonly remaining: number };
  readonly cart: { readonly cart_id: string };
  readonly order: { readonly cart_id: string; readonly order_id: string; readonly kind: string };
  /** Another release of some part of the site is served to somebody; `/remotes.json` says whether to this visitor. */
  readonly release: Readonly<Record<never, never>>;
  /** The stream opened: what happened while it was closed has not been told. */
  readonly open: undefined;
}

/** Calls `handler` with each piece of news of a topic while the component is on the page. */
export function useStream<Topic extends keyof StreamEvents>(
  topic: Topic,
  handler: (news: StreamEvents[Topic]) => void,
): void {
  const latest = useEffectEvent(handler);
  useEffect(() => subscribeStream(topic, (data) => latest(data as StreamEvents[Topic])), [topic]);
}

/** Calls `again` when there may be something new to fetch: news of the member's cart or orders, or of anything missed. */
export function useBookingEvents(again: () => void): void {
  useStream('cart', again);
  useStream('order', again);
  useStream('open', again);
}

/** Tells whether news arrive by themselves; `polling` asks for a `refetchInterval`. */
export function useStreamHealth(): StreamHealth {
  return useStore(streamHealth, (state) => state.health);
}
