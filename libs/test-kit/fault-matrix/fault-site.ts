import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'playwright/test';
import { brokerPlan } from '../../tooling/bin/lib/broker.mjs';
import { ensureNatsServer } from '../../tooling/bin/lib/machine.mjs';
import { sitePlan } from '../../tooling/bin/lib/site-plan.mjs';
import { storeUrl } from '../../tooling/bin/lib/store-url.mjs';
import { freePort } from '../src/free-port.ts';
import { brokenReleases, type BrokenReleases } from './broken-releases.ts';
import { openFaultProxy, type FaultProxy } from './fault-proxy.ts';
import { finish, run, type ManagedProcess } from './managed-process.ts';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');

const serviceNames = ['catalog', 'booking', 'community', 'account'] as const;
export type ServiceName = (typeof serviceNames)[number];

/** A site of separate processes with a fault proxy before each service and before the edge. */
export interface FaultSite {
  readonly origin: string;
  readonly sandboxOrigin: string;
  readonly services: Readonly<
    Record<ServiceName, { readonly process: ManagedProcess; readonly proxy: FaultProxy }>
  >;
  /** Between the browser and the edge. */
  readonly edgeProxy: FaultProxy;
  readonly releases: BrokenReleases;
  readonly stop: () => Promise<void>;
}

const portsFor = async <Name extends string>(names: readonly Name[]): Promise<Record<Name, number>> => {
  const ports = {} as Record<Name, number>;
  for (const name of names) ports[name] = await freePort();
  return ports;
};

/** Starts the built site from the same plan as `npm run start:distributed`, with fault proxies added. */
export const startFaultSite = async (): Promise<FaultSite> => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'narae-faults-'));
  const storeDir = path.join(dataDir, 'store');
  await mkdir(storeDir);
  const running: ManagedProcess[] = [];
  const proxies: FaultProxy[] = [];
  const keep = async (process: Promise<ManagedProcess>): Promise<ManagedProcess> => {
    running.push(await process);
    return process;
  };
  const proxy = async (port: number): Promise<FaultProxy> => {
    const opened = await openFaultProxy(port);
    proxies.push(opened);
    return opened;
  };

  const nats = ensureNatsServer();
  if (!nats) throw new Error('there is no nats-server on this machine');
  const own = await portsFor(['edge', 'metrics', 'sandbox', 'mail', 'store', 'nats', ...serviceNames]);
  const proxyOf = {} as Record<ServiceName, FaultProxy>;
  for (const name of serviceNames) proxyOf[name] = await proxy(own[name]);
  const edgeProxy = await proxy(own.edge);
  const releasesDir = path.join(dataDir, 'releases');
  const store = ['libs/embedded-mongo/dist/main.js', storeDir, String(own.store)];
  const broker = brokerPlan(dataDir, own.nats);
  await Promise.all([
    keep(run({ name: 'store', args: store, env: process.env, ready: own.store })),
    keep(run({ name: 'nats', command: nats, args: broker.args, env: process.env, ready: own.nats })),
  ]);

  // All processes address each other through the proxies; only the process itself gets its own port.
  const plan = sitePlan({
    ports: {
      ...own,
      edge: edgeProxy.port,
      ...Object.fromEntries(serviceNames.map((name) => [name, proxyOf[name].port])),
    },
    dataDir,
    mongoUrl: storeUrl(storeDir, own.store),
    natsUrl: broker.url,
    env: {
      ...process.env,
      DOCUMENT_KEY: randomBytes(32).toString('hex'),
      MEDIA_DIR: path.join(root, '.cache/media'),
      RATE_LIMITS: 'off',
      SANDBOX_SPEED: '60',
      LOG_LEVEL: 'error',
      DRAIN_NOTICE_MS: '0',
      RELEASES_DIR: releasesDir,
      // A server-rendered page keeps its content whatever its remote does (e2e/broken-remote): here boxes are looked for.
      SSR: 'off',
    },
    bookings: ['booking'],
  });
  for (const { args, env } of plan.seeds) await finish({ name: 'seeding', args, env });
  const start = ({ name, args, env }: (typeof plan.behind)[number]) => {
    const port = own[name as keyof typeof own];
    const ready = `http://127.0.0.1:${port}/readyz`;
    return keep(run({ name, args, env: { ...env, PORT: String(port) }, ready }));
  };
  const behind = await Promise.all(plan.behind.map((one) => start(one)));
  await start(plan.edge);

  const processOf = (name: ServiceName): ManagedProcess => {
    const found = behind.find((one) => one.name === name);
    if (!found) throw new Error(`there is no process ${name}`);
    return found;
  };
  return {
    origin: plan.origin,
    sandboxOrigin: plan.sandboxOrigin,
    services: Object.fromEntries(
      serviceNames.map((name) => [name, { process: processOf(name), proxy: proxyOf[name] }]),
    ) as FaultSite['services'],
    edgeProxy,
    releases: brokenReleases(releasesDir),
    stop: async () => {
      await Promise.all(proxies.map((one) => one.close()));
      // In reverse order of starting, so that nobody loses what it depends on before it ends.
      for (const one of running.toReversed()) await one.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};

/** Waits until every service answers `/readyz` through the edge. */
export const allServicesReady = async ({ origin }: FaultSite): Promise<void> => {
  for (const name of serviceNames)
    await expect
      .poll(
        () =>
          fetch(`${origin}/${name}/readyz`).then(
            ({ status }) => status,
            () => 0,
          ),
        { intervals: [50] },
      )
      .toBe(200);
};

/** Waits until the edge has noticed that a service hangs and answers 503 immediately. */
export const rejectsImmediately = async ({ origin }: FaultSite, name: string): Promise<void> => {
  await expect
    .poll(
      async () => {
        const signal = AbortSignal.timeout(1_000);
        const answer = await fetch(`${origin}/${name}/readyz`, { signal }).catch(() => null);
        return answer?.status ?? 'still waiting';
      },
      { intervals: [50] },
    )
    .toBe(503);
};
