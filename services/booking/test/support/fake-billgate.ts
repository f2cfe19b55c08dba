import { setTimeout as sleep } from 'node:timers/promises';
import fastify from 'fastify';
import { readForm } from '../../src/payment/providers/read-form.ts';

/** BillGate's server side, whose answers a test sets. */
export interface FakeBillGate {
  readonly url: string;
  /** References whose approval was asked for, in the order they came. */
  readonly approvals: string[];
  /** Cancellations, in the order they came. */
  readonly cancels: Record<string, string>[];
  /** While true it answers 502 with HTML. */
  away: boolean;
  /** While true it takes the money and answers 502. */
  silent: boolean;
  /** While true it gives the money back and answers 502. */
  silentCancels: boolean;
  /** While set it takes this amount, whatever was asked for. */
  takes: string | null;
  /** Delay of each answer, in milliseconds. */
  slowMs: number;
  close(): Promise<void>;
}

/** @param amountOf what the form of a reference has asked for */
export const startFakeBillGate = async (
  amountOf: (refno: string) => Promise<string>,
): Promise<FakeBillGate> => {
  const app = fastify({ forceCloseConnections: true });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(readForm(body as string))),
  );
  const live: Omit<FakeBillGate, 'url'> = {
    approvals: [],
    cancels: [],
    away: false,
    silent: false,
    silentCancels: false,
    takes: null,
    slowMs: 0,
    close: () => app.close(),
  };
  app.addHook('preHandler', async (_request, reply) => {
    if (live.away) await reply.code(502).send('<html>Bad gateway</html>');
  });
  app.post('/webapi/approve.jsp', async (request, reply) => {
    const { ORDER_ID = '' } = request.body as Record<string, string>;
    live.approvals.push(ORDER_ID);
    await sleep(live.slowMs);
    if (live.silent) return reply.code(502).send('<html>Bad gateway</html>');
    return {
      ORDER_ID,
      RESPONSE_CODE: '0000',
      RESPONSE_MESSAGE: 'SUCCESS',
      TRANSACTION_ID: `BG${ORDER_ID}`,
      AUTH_AMOUNT: live.takes ?? (await amountOf(ORDER_ID)),
    };
  });
  app.post('/webapi/cancel.jsp', async (request, reply) => {
    live.cancels.push(request.body as Record<string, string>);
    await sleep(live.slowMs);
    if (live.silentCancels) return reply.code(502).send('<html>Bad gateway</html>');
    return { RESPONSE_CODE: '0000', RESPONSE_MESSAGE: 'SUCCESS' };
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return Object.assign(live, { url });
};
