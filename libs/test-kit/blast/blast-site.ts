import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'playwright/test';
import { ensureNatsServer } from '../../tooling/bin/lib/machine.mjs';
import { sitePlan } from '../../tooling/bin/lib/site-plan.mjs';
import { freePort } from '../src/browser/start-site.ts';
import { brokenReleases, type BrokenReleases } from './broken-releases.ts';
import { openDoor, type Door } from './door.ts';
import { finish, run, type Running } from './running.ts';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');

export const serviceNames = ['catalog', 'booking', 'community', 'account'] as const;
export type ServiceName = (typeof serviceNames)[number];

/** A site of separate processes whose every part can be made to fail, and to work again. */
export interface BlastSite {
  readonly origin: string;
  readonly sandboxOrigin: string;
  readonly services: Readonly<Record<ServiceName, { readonly process: Running; readonly door: Door }>>;
  /** Between the browser and the edge. */
  readonly frontDoor: Door;
  readonly releases: BrokenReleases;
  readonly stop: () => Promise<void>;
}

const portsFor = async <Name extends string>(names: readonly Name[]): Promise<Record<Name, number>> => {
  const ports = {} as Record<Name, number>;
  for (const name of names) ports[name] = await freePort();
  return ports;
};

/** Starts the built site as its own starter does, with a door before each service and one before the edge; `settings` are added to its own. */
export const startBlastSite = async (settings: NodeJS.ProcessEnv): Promise<BlastSite> => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'narae-blast-'));
  for (const name of ['store', 'nats']) await mkdir(path.join(dataDir, name));
  const running: Running[] = [];
  const doors: Door[] = [];
  const keep = async (process: Promise<Running>): Promise<Running> => {
    running.push(await process);
    return process;
  };
  const door = async (port: number): Promise<Door> => {
    const opened = await openDoor(port);
    doors.push(opened);
    return opened;
  };

  const nats = ensureNatsServer();
  if (!nats) throw new Error('there is no nats-server on this machine');
  const own = await portsFor(['edge', 'metrics', 'sandbox', 'mail', 'store', 'nats', ...serviceNames]);
  const doorOf = {} as Record<ServiceName, Door>;
  for (const name of serviceNames) doorOf[name] = await door(own[name]);
  const frontDoor = await door(own.edge);
  const releasesDir = path.join(dataDir, 'releases');
  const store = ['libs/embedded-mongo/dist/main.js', path.join(dataDir, 'store'), String(own.store)];
  const broker = ['-js', '-a', '127.0.0.1', '-p', String(own.nats), '-sd', path.join(dataDir, 'nats')];
  await Promise.all([
    keep(run({ name: 'store', args: store, env: process.env, ready: own.store })),
    keep(run({ name: 'nats', command: nats, args: broker, env: process.env, ready: own.nats })),
  ]);

  // Everybody is told where the doors are; only who stands behind one knows its own port.
  const plan = sitePlan({
    ports: {
      ...own,
      edge: frontDoor.port,
      ...Object.fromEntries(serviceNames.map((name) => [name, doorOf[name].port])),
    },
    dataDir,
    mongoUrl: `mongodb://127.0.0.1:${own.store}`,
    natsUrl: `nats://127.0.0.1:${own.nats}`,
    env: {
      ...process.env,
      DOCUMENT_KEY: randomBytes(32).toString('hex'),
      MEDIA_DIR: path.join(root, '.cache/media'),
      RATE_LIMITS: 'off',
      SANDBOX_SPEED: '60',
      LOG_LEVEL: 'error',
      DRAIN_NOTICE_MS: '0',
      RELEASES_DIR: releasesDir,
      // Pages that come readable stay so, whatever their remote does (e2e/broken-remote): here boxes are looked for.
      FIRST_SCREENS: 'off',
      ...settings,
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

  const processOf = (name: ServiceName): Running => {
    const found = behind.find((one) => one.name === name);
    if (!found) throw new Error(`there is no process ${name}`);
    return found;
  };
  return {
    origin: plan.origin,
    sandboxOrigin: plan.sandboxOrigin,
    services: Object.fromEntries(
      serviceNames.map((name) => [name, { process: processOf(name), door: doorOf[name] }]),
    ) as BlastSite['services'],
    frontDoor,
    releases: brokenReleases(releasesDir),
    stop: async () => {
      await Promise.all(doors.map((one) => one.close()));
      // The edge first, the store last: each ends while those it needs are still there.
      for (const one of running.toReversed()) await one.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};

/** Every service answers through the edge again. */
export const everybodyAnswers = async ({ origin }: BlastSite): Promise<void> => {
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

/** The edge has seen that a service hangs, and tells its callers so instead of letting them wait. */
export const rejectedAtOnce = async ({ origin }: BlastSite, name: string): Promise<void> => {
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
