import { streamHealth, subscribeStream } from '../stream/stream.ts';
import type { StreamEvents } from '../stream/use-stream.ts';
import {
  liveSources,
  patchSeats,
  type LiveSource,
  type LiveSourceName,
  type SeatRow,
} from './live-sources.ts';

export interface LiveHandlers {
  /** Makes the call again. */
  readonly refetch: () => void;
  /** Takes the number an event carries. */
  readonly onSeats?: (event: StreamEvents['seat']) => void;
}

/** Keeps an answer current by events, or by asking at intervals while there is no stream. @returns how to stop */
export function followLive(name: LiveSourceName, { refetch, onSeats }: LiveHandlers): () => void {
  const { refetchOn, patchOn, pollMs }: LiveSource = liveSources[name];
  const stops = refetchOn.map((topic) => subscribeStream(topic, refetch));
  if (patchOn && onSeats) {
    stops.push(subscribeStream(patchOn, (event) => onSeats(event as StreamEvents['seat'])));
  }
  if (pollMs) stops.push(pollWithoutStream(pollMs, refetch));
  return () => stops.forEach((stop) => stop());
}

/** Asks at intervals while the stream is closed and the page is seen. */
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

/** Makes a call and writes into its rows the seats of events that arrived while it was on its way: they are newer. */
export async function fetchSeats<Row extends SeatRow>(fetch: () => Promise<Row[]>): Promise<Row[]> {
  const missed: StreamEvents['seat'][] = [];
  const stop = subscribeStream('seat', (event) => missed.push(event as StreamEvents['seat']));
  try {
    return missed.reduce<Row[]>(patchSeats, await fetch());
  } finally {
    stop();
  }
}
