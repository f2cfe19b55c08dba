import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { accountService } from '@narae/account/app';
import { bookingService } from '@narae/booking/app';
import { catalogService } from '@narae/catalog/app';
import { calls } from '@narae/contracts';
import type { CallContract } from '@narae/contracts';
import { openApi } from '@narae/contracts/openapi';
import { startTestService, type TestService } from '@narae/test-kit';
import fc from 'fast-check';
import { readBookingConfig } from '../../booking/src/config.ts';
import { hostileRequests, type HostileRequest } from './support/hostile-requests.ts';

/** Requests for each call; FUZZ_RUNS=1000 takes its time. FUZZ_SEED repeats the one a failure names. */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 12);
const SEED = process.env['FUZZ_SEED'];
/** Milliseconds of processor time for one request, hashing a password included. */
const MOST_CPU_MS = 250;

interface Document {
  readonly paths: Record<string, Record<string, Operation>>;
}
interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly example?: unknown }[];
  readonly requestBody?: { readonly content: Record<string, { readonly example?: { info?: object } }> };
}

/** An input the call takes, from the API documents. */
const examples = new Map(
  Object.values((openApi('session') as Document).paths)
    .flatMap((operations) => Object.values(operations))
    .map(({ operationId, parameters = [], requestBody }) => {
      const inPath = Object.fromEntries(
        parameters.filter((one) => one.in !== 'header').map(({ name, example = '1' }) => [name, example]),
      );
      return [operationId, { ...inPath, ...requestBody?.content['application/json']?.example?.info }];
    }),
);

let folder: string;
const services = new Map<string, TestService>();

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'narae-hostile-'));
  const publicOrigin = 'http://shop.example';
  const account = {
    signingKey: { jwk: null, file: path.join(folder, 'key.json') },
    publicOrigin,
    lifetime: { idleDays: 14, maxDays: 90 },
    joinsPerHour: 1_000,
    throttled: false,
  };
  const booking = readBookingConfig({
    DOCUMENT_KEY: '7'.repeat(64),
    PUBLIC_ORIGIN: publicOrigin,
    // Nobody answers there.
    FUNPAY_URL: 'http://127.0.0.1:9',
  });
  services.set('account', await startTestService(accountService, account));
  services.set('catalog', await startTestService(catalogService, { mediaDir: folder }));
  services.set('booking', await startTestService(bookingService, booking));
}, 120_000);
afterAll(async () => {
  for (const service of services.values()) await service.close();
  await rm(folder, { recursive: true, force: true });
});

const send = async ({ app }: TestService, request: HostileRequest, cookie: string | undefined) => {
  const headers = {
    host: 'localhost',
    origin: 'http://localhost',
    ...request.headers,
    ...(cookie ? { cookie } : {}),
  };
  const before = process.cpuUsage();
  const answer = await app.inject({ ...request, headers });
  const { user, system } = process.cpuUsage(before);
  return { status: answer.statusCode, body: answer.body, cpuMs: (user + system) / 1000 };
};

/** What the same request takes when nothing else happens to run: a collection of garbage is not its fault. */
const leastCpu = async (first: number, again: () => Promise<{ cpuMs: number }>): Promise<number> => {
  let least = first;
  for (let turn = 0; turn < 4 && least > MOST_CPU_MS; turn += 1)
    least = Math.min(least, (await again()).cpuMs);
  return least;
};

const answered = Object.values(calls).filter(
  ({ owner }) => owner !== 'edge' && owner !== 'community',
) as CallContract[];

describe.each(answered.map((contract) => [contract.name, contract] as const))('%s', (name, contract) => {
  it('rejects what is wrong, in time and without failing itself', async () => {
    const service = services.get(contract.owner);
    if (!service) throw new Error(`no service for ${name}`);
    const example = (examples.get(name) ?? {}) as Parameters<typeof hostileRequests>[1];
    const as = typeof example['mem_id'] === 'string' ? example['mem_id'] : 'MEM0000000001';
    const cookies = [
      undefined,
      await service.sessions.cookie({ as }),
      await service.sessions.cookie({ as, admin: true }),
      'narae_at=x.y.z; narae_rt=%ff; =; a',
    ];
    const caller = fc.constantFrom(...cookies, cookies[contract.access === 'admin' ? 2 : 1]);
    await fc.assert(
      fc.asyncProperty(hostileRequests(contract, example), caller, async (request, cookie) => {
        const { status, body, cpuMs } = await send(service, request, cookie);
        if (status === 500) throw new Error(`answered 500: ${body.slice(0, 500)}`);
        const least = await leastCpu(cpuMs, () => send(service, request, cookie));
        if (least > MOST_CPU_MS) throw new Error(`took ${least} ms of processor time`);
      }),
      { numRuns: RUNS, ...(SEED === undefined ? {} : { seed: Number(SEED) }) },
    );
  }, 600_000);
});

it('every service is well afterwards', async () => {
  for (const [name, { app }] of services) expect((await app.inject(`/${name}/readyz`)).statusCode).toBe(200);
});
