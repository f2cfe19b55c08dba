import { setTimeout as sleep } from 'node:timers/promises';
import fastify from 'fastify';
import { fgkeyOf } from '../../src/payment/providers/funpay/fgkey.ts';
import { readForm } from '../../src/payment/providers/read-form.ts';

/** A payment provider whose answers a test sets. */
export interface FakeFunPay {
  readonly url: string;
  /** Answers to queries by reference: result code, and what differs from the form the shop sent. */
  readonly standing: Map<string, Record<string, string>>;
  /** References of refunds, in the order they came. */
  readonly refunds: Record<string, string>[];
  readonly queries: string[];
  /** While true it answers 502 with HTML. */
  away: boolean;
  /** While set it answers this code to every payment that the server opens. */
  rejects: string | null;
  /** While set it answers this code to every refund. */
  rejectsRefunds: string | null;
  /** While true it does what it is asked to refund and answers 502. */
  silentRefunds: boolean;
  /** The most queries it was answering at a time. */
  busiest: number;
  /** Delay of each answer, in milliseconds. */
  slowMs: number;
  /** Happens once, while a query is on its way back. */
  meanwhile?: (() => Promise<void>) | undefined;
  close(): Promise<void>;
}

export const startFakeFunPay = async (): Promise<FakeFunPay> => {
  const app = fastify({ forceCloseConnections: true });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(readForm(body as string))),
  );
  const live: Omit<FakeFunPay, 'url'> = {
    standing: new Map(),
    refunds: [],
    queries: [],
    away: false,
    rejects: null,
    rejectsRefunds: null,
    silentRefunds: false,
    busiest: 0,
    slowMs: 0,
    close: () => app.close(),
  };
  app.addHook('preHandler', async (_request, reply) => {
    if (live.away) await reply.code(502).send('<html>Bad gateway</html>');
  });
  let answering = 0;
  app.post('/payment/query.icb', async (request) => {
    answering += 1;
    live.busiest = Math.max(live.busiest, answering);
    const { refno = '', servicetype, mid } = request.body as Record<string, string>;
    live.queries.push(refno);
    const known = live.standing.get(refno);
    const { meanwhile } = live;
    live.meanwhile = undefined;
    await meanwhile?.();
    await sleep(live.slowMs);
    answering -= 1;
    return known ? { refno, mid, servicetype, resmsg: '', ...known } : { rescode: '9300' };
  });
  app.post('/payment/refund.icb', async (request, reply) => {
    if (live.rejectsRefunds !== null) return { rescode: live.rejectsRefunds, resmsg: 'REFUSED' };
    live.refunds.push(request.body as Record<string, string>);
    await sleep(live.slowMs);
    if (live.silentRefunds) return reply.code(502).send('<html>Bad gateway</html>');
    return { rescode: '0000', resmsg: 'SUCCESS' };
  });
  app.post('/payment/payment.icb', async (request) => {
    const { refno } = request.body as Record<string, string>;
    if (live.rejects !== null) return { rescode: live.rejects, resmsg: 'REFUSED' };
    return {
      rescode: '0000',
      transid: `FP${refno}`,
      resmsg: encodeURIComponent(`https://pay.example/${refno}`),
    };
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return Object.assign(live, { url });
};

/** A notification as the provider would sign it. */
export const signedNotice = (fields: Record<string, string>, secret: string): Record<string, string> => ({
  ...fields,
  fgkey: fgkeyOf(Object.entries(fields), secret),
});
