import { useEffect, useEffectEvent } from 'react';
import { streamHealth, subscribeStream } from './stream.ts';
import {
  liveSources,
  patchCounts,
  type CountEvent,
  type CountTopic,
  type LiveSource,
  type LiveSourceName,
} from './live-sources.ts';

interface LiveHandlers {
  readonly refetch: () => void;
  readonly onCount?: (event: CountEvent) => void;
}

/** By events, or by asking at intervals while there is no stream. @returns how to stop */
function followLive(name: LiveSourceName, { refetch, onCount }: LiveHandlers): () => void {
  const { refetchOn, patchOn, pollMs }: LiveSource = liveSources[name];
  const stops = refetchOn.map((topic) => subscribeStream(topic, refetch));
  if (patchOn && onCount) stops.push(subscribeStream(patchOn, (event) => onCount(event as CountEvent)));
  if (pollMs) stops.push(pollWithoutStream(pollMs, refetch));
  return () => stops.forEach((stop) => stop());
}

function pollWithoutStream(ms: number, ask: () => void): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  const follow = (): void => {
    clearInterval(timer);
    const wanted = streamHealth.getState().health === 'polling';
    timer = wanted ? setInterval(() => !document.hidden && ask(), ms) : undefined;
  };
  follow();
  const stop = streamHealth.subscribe((now, before) => {
    if (now.health !== before.health) follow();
  });
  return () => {
    stop();
    clearInterval(timer);
  };
}

/** Writes newer counts, of events that arrived during the call, into its rows. */
export async function fetchCounts<Row extends object>(
  topic: CountTopic,
  fetch: () => Promise<Row[]>,
): Promise<Row[]> {
  const missed: CountEvent[] = [];
  const stop = subscribeStream(topic, (event) => missed.push(event as CountEvent));
  try {
    return missed.reduce<Row[]>((rows, event) => patchCounts(topic, rows, event), await fetch());
  } finally {
    stop();
  }
}

/** For what does without the query library; others use `useCall` and its option `live`. */
export function useLive(source: LiveSourceName | undefined, handlers: LiveHandlers): void {
  const refetch = useEffectEvent(handlers.refetch);
  const onCount = useEffectEvent(handlers.onCount ?? ((): void => undefined));
  useEffect(
    () => source && followLive(source, { refetch: () => refetch(), onCount: (event) => onCount(event) }),
    [source],
  );
}
