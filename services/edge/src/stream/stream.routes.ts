import { memberWithdrawnV1, sessionRevokedV1 } from '@narae/events';
import { DomainError, networkOf, type Bus, type KeptAmounts, type Limiter } from '@narae/service-kit';
import type { FastifyInstance } from 'fastify';
import { type SiteReleases, watchReleases } from '../releases/site-releases.ts';
import { createListeners } from './listeners.ts';
import { dataOf, isForAll, topics } from './topics.ts';

const HEARTBEAT_MS = 25_000;
/** Pages have fetched since. */
const STALE_MS = 60_000;
/** Seconds until a rejected browser returns. */
const RETRY_S = 60;

/**
 * The event stream of a page (CALL-10): public news for everybody, cart, orders and waiting lists for their
 * owner until the access token ends. Messages carry identifiers only; the browser fetches the state.
 */
export const serveStream = (
  app: FastifyInstance,
  {
    bus,
    releases,
    limiter,
    kept,
  }: {
    readonly bus: Bus;
    readonly releases: SiteReleases;
    readonly limiter: Limiter;
    /** A rejected browser falls back to polling. */
    readonly kept: Pick<KeptAmounts, 'streams' | 'session-streams' | 'edge-streams'>;
  },
): void => {
  const listeners = createListeners({
    inAll: kept['edge-streams'],
    perNetwork: kept.streams,
    perSession: kept['session-streams'],
  });

  const stop = bus.watch(Object.keys(topics), (event) => {
    const topic = topics[event.subject];
    // Events repeated by a broker that lost its memory are no news.
    if (!topic || Date.now() - Date.parse(event.occurred_at) > STALE_MS) return;
    const message = `event: ${topic}\ndata: ${JSON.stringify(dataOf(topic, event))}\n\n`;
    if (isForAll(topic)) listeners.tellAll(message);
    else listeners.tellMember(String(event.data['mem_id']), message);
  });
  const stopWatchingSessions = bus.watch([sessionRevokedV1.subject, memberWithdrawnV1.subject], (event) => {
    if (event.subject === sessionRevokedV1.subject) listeners.endSession(String(event.data['sid']));
    else listeners.endMember(String(event.data['mem_id']));
  });

  const heartbeat = setInterval(() => {
    // Expired tokens, and sessions whose end was missed.
    listeners.endSessionsThat(app.auth.isOver);
    listeners.tellAll(': still here\n\n');
  }, HEARTBEAT_MS);

  const stopWatching = watchReleases(releases, () => {
    // /remotes.json tells who gets which release.
    listeners.tellAll('event: release\ndata: {}\n\n');
  });

  app.addGauges({
    gauges: { narae_streams: { help: 'Open event streams' } },
    read: async (set) => set('narae_streams', listeners.count()),
  });
  app.addHook('preClose', async () => {
    clearInterval(heartbeat);
    stop();
    stopWatchingSessions();
    stopWatching();
    listeners.endAll();
  });

  app.get('/stream', async (request, reply) => {
    const { user: session, expired, unverified } = request.identity;
    // The page renews its session and comes again; a visitor's stream would lack the member's news.
    if (expired) throw new DomainError('token_expired');
    if (unverified) throw new DomainError('service_unavailable');
    const network = networkOf(request.ip);
    await limiter.count('stream-opens', network);
    const response = reply.raw;
    const outcome = listeners.add({ network, session, response });
    if (outcome !== 'added')
      throw new DomainError(outcome === 'too many' ? 'service_unavailable' : 'rate_limited', {
        params: { seconds: RETRY_S },
      });
    reply.hijack();
    response.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    response.write('retry: 3000\n\n');
  });
};
