import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { validate } from 'dockerfile-utils';
import { parse } from 'yaml';
import { root } from './bin/lib/run.mjs';
import { sitePlan } from './bin/lib/site-plan.mjs';

interface Container {
  readonly build?: {
    readonly target: 'service' | 'edge' | 'deploy';
    readonly args?: { readonly SERVICE: string };
  };
  readonly command?: readonly string[];
}

const linter = path.join(
  path.dirname(createRequire(import.meta.url).resolve('dclint/package.json')),
  'bin/dclint.cjs',
);
const compose = path.join(root, 'docker-compose.yml');
const dockerfile = await readFile(path.join(root, 'Dockerfile'), 'utf8');
const { services } = parse(await readFile(compose, 'utf8'), { merge: true }) as {
  readonly services: Readonly<Record<string, Container>>;
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

it.each([...plan.behind, plan.edge].map((one) => [one.name, asLine(one)]))(
  'the container %s runs what its process runs on one machine',
  (name, line) => {
    expect(runs(services[name] ?? {})).toBe(line);
  },
);

it.each(plan.seeds.map((seed, at) => [['fill-catalog', 'fill-account'][at] ?? '', asLine(seed)]))(
  'the container %s fills the shop as one machine does',
  (name, line) => {
    expect(runs(services[name] ?? {})).toBe(line);
  },
);
