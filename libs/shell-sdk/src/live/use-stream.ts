import { useEffect, useEffectEvent } from 'react';
import { subscribeStream } from './stream.ts';

/** The data of each topic's events: enough to know what to fetch again, never the state itself. */
export interface StreamEvents {
  readonly seat: { readonly prod_id: string; readonly remaining: number };
  readonly place: { readonly event_id: string; readonly remaining: number };
  readonly comment: { readonly prod_id: string; readonly comment_type: string };
  readonly cart: { readonly cart_id: string };
  readonly order: { readonly cart_id: string; readonly order_id: string; readonly kind: string };
  readonly waiting: { readonly waiting_id: string };
  /** Another release of some part of the site is served to somebody; `/remotes.json` says whether to this visitor. */
  readonly release: Readonly<Record<never, never>>;
  /** The stream opened: events raised while it was closed were missed. */
  readonly open: undefined;
  /** It opened, and not for the first time. */
  readonly reopen: undefined;
}

/** Calls `handler` with each event of a topic while the component is on the page. */
export function useStream<Topic extends keyof StreamEvents>(
  topic: Topic,
  handler: (event: StreamEvents[Topic]) => void,
): void {
  const latest = useEffectEvent(handler);
  useEffect(() => subscribeStream(topic, (data) => latest(data as StreamEvents[Topic])), [topic]);
}
