import type { OptionLeft } from '@narae/contracts';
import { create } from 'zustand';
import { useEffect, useEffectEvent } from 'react';
import { askSession } from '../session/follow-session.ts';

type StreamHandler = (data: unknown) => void;

/** `polling`: the stream is closed; ask at intervals instead. */
type StreamHealth = 'live' | 'polling';

const PATH = '/stream';
const FIRST_RETRY_MS = 2_000;
const LONGEST_RETRY_MS = 60_000;

export const streamHealth = create<{ readonly health: StreamHealth }>()(() => ({ health: 'polling' }));

const handlers = new Map<string, Set<StreamHandler>>();
let source: EventSource | undefined;
let retryTimer: ReturnType<typeof setTimeout> | undefined;
let retryDelay = FIRST_RETRY_MS;
/** Events may have been missed since. */
let wasOpen = false;

/**
 * Subscribes to a topic of the page's one event stream; returns how to stop. The stream is open while anybody
 * listens and the page is seen, because tabs of a site share six connections. `open` reports each opening,
 * `reopen` all but the first.
 */
export function subscribeStream(topic: string, handler: StreamHandler): () => void {
  const existing = handlers.get(topic);
  if (existing) existing.add(handler);
  else handlers.set(topic, new Set([handler]));
  if (!existing && source) source.addEventListener(topic, deliver);
  if (handlers.size === 1 && !existing) document.addEventListener('visibilitychange', followSight);
  if (!source && !retryTimer) open();
  return () => {
    const left = handlers.get(topic);
    left?.delete(handler);
    if (left?.size === 0) handlers.delete(topic);
    if (handlers.size > 0) return;
    document.removeEventListener('visibilitychange', followSight);
    close();
    wasOpen = false;
  };
}

/** What the stream carries is decided when it opens. */
export function reopenStream(): void {
  if (!source) return;
  close();
  open();
}

function followSight(): void {
  if (document.hidden) close();
  else if (!source) open();
}

function open(): void {
  if (typeof EventSource === 'undefined' || document.hidden) return;
  source = new EventSource(PATH);
  source.onopen = () => {
    retryDelay = FIRST_RETRY_MS;
    streamHealth.setState({ health: 'live' });
    if (wasOpen) tell('reopen', undefined);
    wasOpen = true;
  };
  source.onerror = () => {
    streamHealth.setState({ health: 'polling' });
    // The browser reconnects after a broken line, but not after a rejection.
    if (source?.readyState === EventSource.CLOSED) reopenLater();
  };
  for (const topic of handlers.keys()) source.addEventListener(topic, deliver);
}

/** A rejection may mean an expired access token: the session is renewed before the next try. */
function reopenLater(): void {
  source?.close();
  source = undefined;
  retryTimer = setTimeout(() => {
    void askSession().then(() => {
      retryTimer = undefined;
      if (handlers.size > 0 && !source) open();
    });
  }, retryDelay);
  retryDelay = Math.min(retryDelay * 2, LONGEST_RETRY_MS);
}

function close(): void {
  source?.close();
  source = undefined;
  clearTimeout(retryTimer);
  retryTimer = undefined;
  streamHealth.setState({ health: 'polling' });
}

function deliver(event: MessageEvent<string>): void {
  tell(event.type, parse(event.data));
}

function tell(topic: string, data: unknown): void {
  for (const handler of handlers.get(topic) ?? []) handler(data);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The data of events: enough to know what to fetch again, never the state itself. */
export interface StreamEvents {
  readonly seat: { readonly prod_id: string; readonly remaining: number };
  readonly stock: { readonly prod_id: string; readonly remaining: readonly OptionLeft[] };
  readonly place: { readonly event_id: string; readonly remaining: number };
  readonly comment: {
    readonly prod_id: string;
    /** Of a product; absent from an edge of an earlier release. */
    readonly trip_id?: string;
    readonly comment_type: string;
  };
  readonly cart: {
    readonly cart_id: string;
    /** What happened to the row; absent from an edge of an earlier release. */
    readonly kind?: 'item-added' | 'item-changed' | 'item-removed';
  };
  readonly order: { readonly cart_id: string; readonly order_id: string; readonly kind: string };
  readonly waiting: { readonly waiting_id: string };
  /** Another release of a part of the site; `/remotes.json` says whether this visitor gets it. */
  readonly release: Readonly<Record<never, never>>;
  /** Events raised while the stream was closed were missed. */
  readonly open: undefined;
  readonly reopen: undefined;
}

export function useStream<Topic extends keyof StreamEvents>(
  topic: Topic,
  handler: (event: StreamEvents[Topic]) => void,
): void {
  const latest = useEffectEvent(handler);
  useEffect(() => subscribeStream(topic, (data) => latest(data as StreamEvents[Topic])), [topic]);
}
