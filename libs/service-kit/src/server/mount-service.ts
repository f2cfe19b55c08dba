import type { FastifyInstance } from 'fastify';
import { addProbes, createHealth } from '../health/health.ts';
import { addMetricsRoute, createMetrics } from '../health/metrics.ts';
import { detachAll } from '../store/attachments.ts';
import { buildIndexes } from '../store/connect-store.ts';
import type { Kit } from './kit.ts';
import type { Service, ServiceDeps } from './service.ts';

/**
 * Puts one service on a server: its routes, `/<name>/healthz`, `/<name>/readyz`, `/<name>/metrics`, its
 * indexes. Events start to flow when the whole server is ready, so that no service misses another's first
 * news; closing the server stops the service's relays and consumers.
 */
export async function mountService<Config>(
  app: FastifyInstance,
  service: Service<Config>,
  deps: { config: Config } & ServiceDeps,
  onKit: (kit: Kit) => void = () => undefined,
): Promise<void> {
  const { store, bus } = deps;
  const health = createHealth();
  health.addCheck('store', async () => {
    await store.db?.command({ ping: 1 });
    if (store.readyState !== 1) throw new Error('not connected');
  });
  health.addCheck('bus', async () => {
    if (!bus.ready()) throw new Error('not connected');
  });
  const metrics = createMetrics(service.name, store);

  await app.register(async (own) => {
    const kit = { name: service.name, store, health, metrics };
    own.decorate('kit', kit);
    onKit(kit);
    own.decorate('addCheck', health.addCheck);
    addProbes(own, `/${service.name}`, health);
    addMetricsRoute(own, `/${service.name}/metrics`, metrics);
    await own.register(service.plugin, deps);
  });
  await buildIndexes(store);
  app.addHook('onReady', async () => bus.open());
  app.addHook('onClose', () => detachAll(store));
}
