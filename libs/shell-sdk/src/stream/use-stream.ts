import { useEffect, useEffectEvent } from 'react';
import { useStore } from 'zustand';
import { streamHealth, subscribeStream, type StreamHandler, type StreamHealth } from './stream.ts';

/** Calls `handler` with each piece of news of a topic while the component is on the page. Refetch, do not patch: news carry no state. */
export function useStream(topic: string, handler: StreamHandler): void {
  const latest = useEffectEvent(handler);
  useEffect(() => subscribeStream(topic, (data) => latest(data)), [topic]);
}

/** Tells whether news arrive by themselves; `polling` asks for a `refetchInterval`. */
export function useStreamHealth(): StreamHealth {
  return useStore(streamHealth, (state) => state.health);
}
