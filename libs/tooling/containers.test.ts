import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { validate } from 'dockerfile-utils';
import { parse } from 'yaml';
import { ensureNatsServer } from './bin/lib/machine.mjs';
import { root } from './bin/lib/run.mjs';
import { sitePlan } from './bin/lib/site-plan.mjs';

interface Container {
  readonly build?: {
    readonly target: 'service' | 'edge' | 'deploy';
    readonly args?: { readonly SERVICE: string };
  };
  readonly command?: readonly string[];
  readonly environment?: Readonly<Record<string, string | number>>;
}

const require = createRequire(import.meta.url);
const linter = path.join(path.dirname(require.resolve('dclint/package.json')), 'bin/dclint.cjs');
const compose = path.join(root, 'docker-compose.yml');
const dockerfile = await readFile(path.join(root, 'Dockerfile'), 'utf8');
const composeText = await readFile(compose, 'utf8');
const { services, configs } = parse(composeText, { merge: true }) as {
  readonly services: Readonly<Record<string, Container>>;
  readonly configs: { readonly nats: { readonly content: string } };
};

/** What the target of the Dockerfile runs where compose says nothing else. */
const commandOf = (target: string): string[] => {
  const stage =
    new RegExp(`^FROM \\S+ AS ${target}$([\\s\\S]*?)(?=^FROM |(?![\\s\\S]))`, 'm').exec(dockerfile)?.[1] ??
    '';
  return JSON.parse(/^CMD (.*)$/m.exec(stage)?.[1] ?? '[]') as string[];
};

/** A container's command as its process gets it: the shell of the image only puts the service's name in. */
const runs = ({ build, command }: Container): string => {
  const [first = '', second = '', third = '', ...rest] = command ?? commandOf(build?.target ?? '');
  if (first !== 'sh') return [first, second, third, ...rest].join(' ').trim();
  return third.replace(/^exec /, '').replace('$SERVICE', build?.args?.SERVICE ?? '');
};

const names = ['edge', 'account', 'catalog', 'community', 'booking-1', 'booking-2', 'sandbox'];
const plan = sitePlan({
  ports: Object.fromEntries([...names, 'mail', 'metrics'].map((name, at) => [name, 4000 + at])),
  dataDir: '/data',
  mongoUrl: 'mongodb://mongo',
  natsUrl: 'nats://nats',
  env: { DOCUMENT_KEY: '00'.repeat(32) },
  bookings: ['booking-1', 'booking-2'],
});
const asLine = ({ args }: { readonly args: readonly string[] }): string => ['node', ...args].join(' ');

it('the compose file keeps to the schema', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [
    linter,
    '--quiet',
    '--formatter',
    'json',
    compose,
  ]);
  expect(JSON.parse(stdout)).toEqual([]);
});

it('the Dockerfile keeps to its language', () => {
  expect(validate(dockerfile)).toEqual([]);
});

it('the images have one Node, on which CI runs the service tests', async () => {
  const images = [...dockerfile.matchAll(/^FROM node:([\d.]+)-/gm)].map(([, version]) => version);
  const ci = await readFile(path.join(root, '.github/workflows/ci.yml'), 'utf8');
  expect(images).toHaveLength(3);
  expect(new Set(images)).toEqual(new Set([/node-version: '([\d.]+)'/.exec(ci)?.[1]]));
});

it.each([...plan.behind, plan.edge].map((one) => [one.name, asLine(one)]))(
  'the container %s runs what its process runs on one machine',
  (name, line) => {
    expect(runs(services[name] ?? {})).toBe(line);
  },
);

it.each(plan.seeds.map((seed) => [`fill-${seed.name}`, asLine(seed)]))(
  'the container %s fills the shop as one machine does',
  (name, line) => {
    expect(runs(services[name] ?? {})).toBe(line);
  },
);

describe('passwords and keys', () => {
  const needed = ['DOCUMENT_KEY', 'MAIL_LINK_KEY', 'MONGO_KEY', 'MONGO_PASSWORD', 'NATS_PASSWORD'];

  it('come from outside alone: without one of them compose starts nothing', () => {
    const used = [...composeText.matchAll(/\$\{(\w+)(:?[-?]?)/g)].filter(([, name = '']) =>
      needed.includes(name),
    );
    expect([...new Set(used.map(([, name]) => name))].sort()).toEqual(needed);
    expect(new Set(used.map(([, , how]) => how))).toEqual(new Set([':?']));
  });

  it.each(Object.entries(services).filter(([, { environment }]) => environment?.['MONGO_URL']))(
    'are what %s signs in by, which is told whether this is production',
    (_name, { environment = {} }) => {
      expect(environment['MONGO_URL']).toMatch(/^mongodb:\/\/narae:\$\{MONGO_PASSWORD:\?/);
      if (environment['NATS_URL'])
        expect(environment['NATS_URL']).toMatch(/^nats:\/\/narae:\$\{NATS_PASSWORD:\?/);
      expect(environment['NODE_ENV']).toBe('${NODE_ENV:-development}');
    },
  );

  it('are asked for by the broker, whose settings it accepts', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'narae-nats-conf-'));
    try {
      const file = path.join(folder, 'nats.conf');
      const content = configs.nats.content.replaceAll(/\$\{NATS_PASSWORD:\?[^}]*\}/g, 'ab'.repeat(32));
      // The container's server is newer than Debian's, which does not know sync_interval.
      const known = content.replace(/^.*sync_interval.*$/m, '').replace('/data', `"${folder}"`);
      await writeFile(file, known);
      const { status, stderr } = spawnSync(ensureNatsServer() ?? '', ['-t', '-c', file], {
        encoding: 'utf8',
      });
      expect([status, stderr]).toEqual([0, expect.stringContaining('is valid')]);
      expect(content).toContain(`authorization { user: narae, password: "${'ab'.repeat(32)}" }`);
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});
