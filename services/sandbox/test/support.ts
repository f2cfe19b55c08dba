import fastify, { type FastifyInstance } from 'fastify';
import { connectStore, createLogger } from '@narae/service-kit';
import { startTestStore } from '@narae/test-kit';
import { sandboxDefaults, sandboxService, type Sandbox, type SandboxConfig } from '../src/app.ts';
import { signed } from '../src/protocols/funpay.ts';

/** A merchant's server that notes what the provider posts and answers what a test tells it. */
export interface Merchant {
  readonly origin: string;
  readonly notices: Record<string, string>[];
  answer: string;
  /** What it waits for before it answers. */
  hold: Promise<void>;
  close(): Promise<void>;
}

export const startMerchant = async (): Promise<Merchant> => {
  const app: FastifyInstance = fastify();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, body),
  );
  const notices: Record<string, string>[] = [];
  const merchant = { notices, answer: 'SUCCESS', hold: Promise.resolve(), close: () => app.close() };
  app.post('/status', async (request, reply) => {
    notices.push(Object.fromEntries(new URLSearchParams(request.body as string)));
    await merchant.hold;
    return reply.type('text/plain').send(merchant.answer);
  });
  return Object.assign(merchant, { origin: await app.listen({ host: '127.0.0.1', port: 0 }) });
};

/** A sandbox on free ports whose clock the test moves. */
export interface TestSandbox extends Sandbox {
  /** Moves the clock and sends what became due. */
  pass(minutes: number): Promise<void>;
  close(): Promise<void>;
}

export const startTestSandbox = async (settings: Partial<SandboxConfig> = {}): Promise<TestSandbox> => {
  const testStore = await startTestStore();
  const store = await connectStore(testStore.url, testStore.freshName());
  let now = new Date('2026-11-21T03:00:00Z');
  const sandbox = await sandboxService.start(
    { ...sandboxDefaults, port: 0, smtpPort: 0, ...settings },
    { store, log: createLogger('test', 'silent'), clock: () => now },
  );
  return {
    ...sandbox,
    pass: async (minutes) => {
      now = new Date(now.getTime() + minutes * 60_000);
      await sandbox.deliverDue();
    },
    close: async () => {
      await sandbox.close();
      await store.close();
      await testStore.release();
    },
  };
};

let payments = 0;

/** A form as a shop would sign it. */
export const paymentForm = (
  merchant: Merchant,
  changes: Record<string, string> = {},
): Record<string, string> => {
  const { sandbox_outcome, ...fields } = {
    ver: 'V2',
    mid: sandboxDefaults.mid,
    mname: 'Narae',
    servicetype: 'S005',
    refno: `TRIP20261121120000${(payments += 1)}`,
    reqcur: 'USD',
    reqamt: '95.00',
    buyername: 'Kim Nara',
    tel: '01012345678',
    email: 'nara@example.com',
    product: 'Seoul by night',
    trade_information: '',
    refer_url: `${merchant.origin}/order`,
    returnurl: `${merchant.origin}/return?own=1`,
    statusurl: `${merchant.origin}/status`,
    reqtype: 'P',
    restype: 'PAGE',
    expiretime: '',
    ...changes,
  } as Record<string, string>;
  const form = signed(fields, sandboxDefaults.secret);
  return sandbox_outcome === undefined ? form : { ...form, sandbox_outcome };
};

/** Posts a form, without following where it leads. */
export const post = (url: string, fields: Record<string, string> | string): Promise<Response> =>
  fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });

/** Posts a signed question from server to server. */
export const ask = async (
  sandbox: Sandbox,
  path: string,
  fields: Record<string, string>,
): Promise<Record<string, string>> => {
  const body = signed({ ver: 'V2', mid: sandboxDefaults.mid, ...fields }, sandboxDefaults.secret);
  return (await post(`${sandbox.origin}${path}`, body)).json() as Promise<Record<string, string>>;
};
