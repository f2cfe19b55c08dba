import type { FastifyInstance } from 'fastify';
import type { Connection } from 'mongoose';
import { addProbes, createHealth } from './health/health.ts';
import { consumerGauges, deadLetterGauges, dependencyGauges, outboxGauges } from './health/service-gauges.ts';
import { createSecurityLog } from './security-log/security-log.ts';
import { detachAll } from '../events/attachments.ts';
import { buildIndexes, takesWrites } from '../store/connect-store.ts';
import type { Kit } from './calls/kit.ts';
import { type MountDeps, namedPlugin, type Service } from './service.ts';

/** Events flow once the whole server is ready, so that none is missed. Closing stops relays and consumers. */
export async function mountService<Config>(
  app: FastifyInstance,
  service: Service<Config>,
  deps: { config: Config } & MountDeps,
  onKit: (kit: Kit) => void = () => undefined,
): Promise<Kit> {
  const { store, bus, mail, log, clock = () => new Date() } = deps;
  const health = createHealth();
  health.addCheck(
    'store',
    async () => {
      await store.db?.command({ ping: 1 });
      if (store.readyState !== 1) throw new Error('not connected');
    },
    service.withoutStore === undefined ? {} : { without: service.withoutStore },
  );
  health.addCheck('disk', () => checkRoom(store), {
    without: 'nothing can be stored until the disk of the store has room; what is there can be read',
  });
  health.addCheck(
    'bus',
    async () => {
      if (!bus.ready()) throw new Error('not connected');
    },
    { without: 'events wait in their outboxes until the broker is back' },
  );
  if (mail.check) health.addCheck('mail', mail.check, { without: 'mails cannot be sent' });

  const { name } = service;
  const securityLog = createSecurityLog({
    store: service.facesPublic ? null : store,
    log,
    now: clock,
    count: (kind) => app.metrics.countSecurityEvent({ service: name, kind }),
  });
  const kit = { name, store, health, securityLog };
  showNumbers(app, kit, deps);

  const scope = namedPlugin(name, async (own) => {
    own.decorate('kit', kit);
    onKit(kit);
    own.decorate('addCheck', health.addCheck);
    own.decorate('addGauges', (source) => app.metrics.addGauges(source, { service: service.name }));
    addProbes(own, `/${service.name}`, health);
    await own.register(namedPlugin(`${name}-routes`, service.plugin), { ...deps, securityLog });
  });
  await app.register(scope);
  await buildIndexes(store);
  app.addHook('onReady', async () => bus.open());
  app.addHook('onClose', () => securityLog.close());
  app.addHook('onClose', () => detachAll(store));
  return kit;
}

/** @throws Error when the store has no room */
async function checkRoom(store: Connection): Promise<void> {
  if (store.readyState === 1 && !(await takesWrites(store))) throw new Error('the store takes no writes');
}

function showNumbers({ metrics }: FastifyInstance, { name, store, health }: Kit, deps: MountDeps): void {
  const always = { service: name };
  metrics.addGauges(outboxGauges(store), always);
  metrics.addGauges(deadLetterGauges(store), always);
  metrics.addGauges(dependencyGauges(health), always);
  metrics.include(deps.mail.metrics ?? []);
  if (metrics.include(deps.bus.metrics)) metrics.addGauges(consumerGauges(deps.bus));
}
