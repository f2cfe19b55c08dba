import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { callTable, type CallName } from '@narae/contracts/call-table';
import type { TestService } from '@narae/test-kit';
import { startServices } from './support/services.ts';
import { mem_id, specifiedCalls, specifiedPayments } from './support/specified-calls.ts';

let folder: string;
let services: ReadonlyMap<string, TestService>;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'narae-specified-'));
  services = await startServices(folder);
}, 120_000);
afterAll(async () => {
  for (const service of services.values()) await service.close();
  await rm(folder, { recursive: true, force: true });
});

const serviceOf = (name: CallName): TestService => {
  const service = services.get(callTable[name].owner);
  if (!service) throw new Error(`no service for ${name}`);
  return service;
};

interface Sending {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly payload?: object;
}

/** Errors that say that the caller has sent something wrong; the store is empty, so that others say what is not there. */
const complaint = async (service: TestService, { payload, ...request }: Sending): Promise<string> => {
  const cookie = await service.sessions.cookie({ as: mem_id, role: 'owner' });
  const { body, statusCode, headers } = await service.app.inject({
    ...request,
    headers: { host: 'localhost', origin: 'http://localhost', ...(cookie && { cookie }) },
    ...(payload && { payload }),
  });
  if (statusCode !== 400 || !String(headers['content-type']).includes('json')) return '';
  const { error, field } = JSON.parse(body) as { error: string; field?: string };
  return `${error} ${field ?? ''}`;
};

const named = Object.entries(specifiedCalls) as [
  CallName,
  (typeof specifiedCalls)[keyof typeof specifiedCalls],
][];

it.each(named)('%s takes what the specification sends it, by name and by position', async (name, sent) => {
  const service = serviceOf(name);
  const { method, path: url } = callTable[name];
  const payloads: readonly (object | undefined)[] =
    method === 'GET'
      ? [undefined]
      : 'info' in sent
        ? [sent, { params: [sent.info] }]
        : [
            {
              info: Object.assign(
                {},
                ...sent.map(([field, value]) => (field === 'info' ? value : { [field]: value })),
              ),
            },
            { params: sent.map(([, value]) => value) },
          ];
  for (const payload of payloads)
    expect(await complaint(service, { method, url, ...(payload && { payload }) })).toBe('');
});

it.each(specifiedPayments)('%s takes what the specification sends it', async (url, orderInfo) => {
  for (const payload of [{ orderInfo }, { info: orderInfo }, { params: [orderInfo] }])
    expect(await complaint(serviceOf('payment'), { method: 'POST', url, payload })).toBe('');
});

it('a question gets the number that booking drew for its member (ID-3)', async () => {
  const as = { as: mem_id };
  const [drawn] = (await serviceOf('commSequences').inject('commSequences', { prefix: 'QNA', length: 6 }, as))
    .body;
  const question = { qna_id: drawn?.commSeq, qna_ttl_nm: 'Luggage', qna_content: 'How much of it?' };
  expect((await serviceOf('qnaInsert').inject('qnaInsert', question, as)).body.qna_id).toBe(drawn?.commSeq);
});
