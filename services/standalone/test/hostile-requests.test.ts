import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { CallRow } from '@narae/contracts/call-row';
import type { CallName } from '@narae/contracts/call-table';
import { openApi } from '@narae/contracts/openapi';
import * as rows from '@narae/contracts/rows';
import type { TestService } from '@narae/test-kit';
import fc from 'fast-check';
import { fuzzOptions, sendHostile } from './support/fuzz.ts';
import { hostileRequests, type HostileRequest } from './support/hostile-requests.ts';
import { startServices } from './support/services.ts';

/** Milliseconds of processor time for one request; more for those that hash a password. */
const MOST_CPU_MS = 50;
const MOST_CPU_HASHING_MS = 250;
const hashing: ReadonlySet<string> = new Set<CallName>([
  'join',
  'signUp',
  'memChk',
  'loginCallback',
  'passwordReset',
]);

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
let services: ReadonlyMap<string, TestService>;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'narae-hostile-'));
  services = await startServices(folder);
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
  const { statusCode, body } = await app.inject({ ...request, headers });
  return { status: statusCode, body };
};

/** Every call of the table that is built, and every route that is no contract: what the API documents list. */
const answered = Object.values<CallRow>(rows).filter(({ name }) => examples.has(name));

describe.each(answered.map((row) => [row.name, row] as const))('%s', (name, row) => {
  it('rejects what is wrong, in time and without failing itself', async () => {
    const most = hashing.has(name) ? MOST_CPU_HASHING_MS : MOST_CPU_MS;
    const service = services.get(row.owner);
    if (!service) throw new Error(`no service for ${name}`);
    const example = (examples.get(name) ?? {}) as Parameters<typeof hostileRequests>[1];
    const as = typeof example['mem_id'] === 'string' ? example['mem_id'] : 'MEM0000000001';
    const cookies = [
      undefined,
      await service.sessions.cookie({ as }),
      await service.sessions.cookie({ as, admin: true }),
      'narae_at=x.y.z; narae_rt=%ff; =; a',
    ];
    const caller = fc.constantFrom(...cookies, cookies[row.access === 'admin' ? 2 : 1]);
    await fc.assert(
      fc.asyncProperty(hostileRequests(row, example), caller, (request, cookie) =>
        sendHostile(() => send(service, request, cookie), most),
      ),
      fuzzOptions,
    );
  }, 600_000);
});

it('every service is well afterwards', async () => {
  for (const [name, { app }] of services) expect((await app.inject(`/${name}/readyz`)).statusCode).toBe(200);
});
