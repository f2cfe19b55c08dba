import {
  cartItemAddedV1,
  cartItemChangedV1,
  cartItemRemovedV1,
  orderConfirmedV1,
  orderHeldV1,
  orderHoldReleasedV1,
  orderPaidV1,
  orderPaymentFailedV1,
  orderPaymentStartedV1,
  orderRefundedV1,
  seatChangedV1,
  type EventEnvelope,
} from '@narae/events';
import type { Bus } from '@narae/service-kit';
import type { FastifyInstance } from 'fastify';
import type { ServerResponse } from 'node:http';
import type { SiteReleases } from '../releases/site-releases.ts';
import { watchReleases } from '../releases/watch-releases.ts';

const HEARTBEAT_MS = 25_000;
/** News older than this tells a page nothing it has not fetched since. */
const STALE_MS = 60_000;
/** More open streams than this on one edge are rejected; the browser falls back to polling. */
const MOST_LISTENERS = 5_000;

interface Listener {
  memId: string | null;
  response: ServerResponse;
}

/** Which topic of the stream each subject becomes; whose it is lies in the event's own data. */
const topics: Readonly<Record<string, 'seat' | 'cart' | 'order'>> = {
  [seatChangedV1.subject]: 'seat',
  ...Object.fromEntries(
    [cartItemAddedV1, cartItemChangedV1, cartItemRemovedV1].map(({ subject }) => [subject, 'cart']),
  ),
  ...Object.fromEntries(
    [
      orderConfirmedV1,
      orderHeldV1,
      orderHoldReleasedV1,
      orderPaymentStartedV1,
      orderPaymentFailedV1,
      orderPaidV1,
      orderRefundedV1,
    ].map(({ subject }) => [subject, 'order']),
  ),
};

/** What the browser is told: enough to know what to fetch again. */
const dataOf = (topic: 'seat' | 'cart' | 'order', event: EventEnvelope): Record<string, unknown> => {
  const { prod_id, remaining, cart_id, order_id } = event.data;
  if (topic === 'seat') return { prod_id, remaining };
  if (topic === 'cart') return { cart_id };
  return { cart_id, order_id, kind: event.subject.split('.').at(-2) };
};

/**
 * The one server-sent-event stream of a page (CALL-10): seats and new releases for everybody, cart and orders for
 * their owner.
 * News carry identifiers; the browser fetches the state itself.
 */
export const serveStream = (app: FastifyInstance, bus: Bus, releases: SiteReleases): void => {
  const listeners = new Set<Listener>();

  const stop = bus.watch(Object.keys(topics), (event) => {
    const topic = topics[event.subject];
    // What is told again after a broker lost its memory is no news to a page.
    if (!topic || Date.now() - Date.parse(event.occurred_at) > STALE_MS) return;
    const message = `event: ${topic}\ndata: ${JSON.stringify(dataOf(topic, event))}\n\n`;
    for (const listener of listeners) {
      if (topic === 'seat' || listener.memId === event.data['mem_id']) listener.response.write(message);
    }
  });

  const heartbeat = setInterval(() => {
    for (const listener of listeners) listener.response.write(': still here\n\n');
  }, HEARTBEAT_MS);

  const stopWatching = watchReleases(releases, () => {
    // Who gets which release is for /remotes.json to say.
    for (const listener of listeners) listener.response.write('event: release\ndata: {}\n\n');
  });

  app.addHook('preClose', async () => {
    clearInterval(heartbeat);
    stop();
    stopWatching();
    for (const listener of listeners) listener.response.end();
  });

  app.get('/stream', async (request, reply) => {
    if (listeners.size >= MOST_LISTENERS) return reply.code(503).send();
    const listener: Listener = { memId: request.identity.user?.mem_id ?? null, response: reply.raw };
    reply.hijack();
    reply.raw.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    reply.raw.write('retry: 3000\n\n');
    listeners.add(listener);
    reply.raw.on('close', () => listeners.delete(listener));
  });
};
