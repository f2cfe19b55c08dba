import { callTable, Id } from '@narae/contracts';
import { namedPlugin, withRequest } from '@narae/service-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PaymentContext } from '../context.ts';
import { awaitOutcome } from '../attempts/attempts.ts';
import { receiveNotification } from '../settle/receive-notification.ts';
import { isPayer, resultAddress, type Asker } from './show-outcome.ts';
import { languageOf, leadTo, takeFormsUnread, tokenOf } from './way-back.ts';

/** Bytes; a notification is short. */
const bodyLimit = 16 * 1024;

const askerOf = (request: FastifyRequest): Asker => ({
  mem_id: request.identity.user?.mem_id ?? null,
  token: tokenOf(request),
});

/** The reference in our part of the address, or in the provider's form. */
const refnoOf = ({ query, body }: FastifyRequest): string | null => {
  const posted = typeof body === 'string' ? new URLSearchParams(body).get('refno') : null;
  const parsed = Id.safeParse((query as Record<string, unknown>)['refno'] ?? posted);
  return parsed.success ? parsed.data : null;
};

/**
 * FunPay's notification and returning browser. Not contracts: forms are answered in plain text and read by
 * the adapter, since a form parser would keep one of two values of a name.
 */
export const providerRoutes = (app: FastifyInstance, context: PaymentContext): void => {
  void app.register(
    namedPlugin('funpay-routes', async (scope) => {
      takeFormsUnread(scope, { encoding: 'utf8', bodyLimit });

      scope.route({
        method: callTable.icbStatus.method,
        url: callTable.icbStatus.path,
        config: { foreignPosts: true },
        handler: (request, reply) =>
          withRequest(request, async () => {
            const body = typeof request.body === 'string' ? request.body : '';
            return reply
              .type('text/plain; charset=utf-8')
              .send(await receiveNotification(context, context.providers.funPay, body));
          }),
      });

      const comeBack = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
        const refno = refnoOf(request);
        const asker = askerOf(request);
        if (refno !== null && (await isPayer(context, refno, asker))) await awaitOutcome(context, refno);
        const address = await resultAddress(context, refno, asker, languageOf(request));
        return leadTo(reply, address);
      };
      for (const row of [callTable.icbReturn, callTable.icbReturnGet]) {
        scope.route({ method: row.method, url: row.path, config: { foreignPosts: true }, handler: comeBack });
      }
    }),
  );
};
