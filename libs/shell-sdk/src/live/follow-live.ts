import { useEffect, useEffectEvent } from 'react';
import { streamHealth, subscribeStream } from './stream.ts';
import {
  liveSources,
  patchCounts,
  type Count,
  type CountEvent,
  type CountTopic,
  type LiveSource,
  type LiveSourceName,
} from './live-sources.ts';

interface LiveHandlers {
  readonly refetch: () => void;
  readonly onCount?: (count: Count) => void;
}

/** By events, or by asking at intervals while there is no stream. @returns how to stop */
function followLive(name: LiveSourceName, { refetch, onCount }: LiveHandlers): () => void {
  const { refetchOn, patchOn, pollMs }: LiveSource = liveSources[name];
  const stops = refetchOn.map((topic) => subscribeStream(topic, refetch));
  if (patchOn && onCount) stops.push(followCounts(patchOn, onCount));
  if (pollMs) stops.push(pollWithoutStream(pollMs, refetch));
  return () => stops.forEach((stop) => stop());
}

function followCounts(topics: readonly CountTopic[], onCount: (count: Count) => void): () => void {
  const stops = topics.map((topic) =>
    subscribeStream(topic, (event) => onCount({ topic, event: event as CountEvent })),
  );
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
  topics: readonly CountTopic[],
  fetch: () => Promise<Row[]>,
): Promise<Row[]> {
  const missed: Count[] = [];
  const stop = followCounts(topics, (count) => missed.push(count));
  try {
    return missed.reduce<Row[]>(patchCounts, await fetch());
  } finally {
    stop();
  }
}

/** For what does without the query library; others use `useCall` and its option `live`. */
export function useLive(source: LiveSourceName | undefined, handlers: LiveHandlers): void {
  const refetch = useEffectEvent(handlers.refetch);
  const onCount = useEffectEvent(handlers.onCount ?? ((): void => undefined));
  useEffect(
    () => source && followLive(source, { refetch: () => refetch(), onCount: (count) => onCount(count) }),
    [source],
  );
}
