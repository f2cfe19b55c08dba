import { callTable } from '@narae/contracts';
import { href } from '@narae/contracts/href';
import { namedPlugin, withRequest } from '@narae/service-kit';
import type { FastifyInstance } from 'fastify';
import type { PaymentContext } from '../context.ts';
import { approvePayment } from '../settle/approve-payment.ts';
import { readReturned } from '../providers/billgate/returned.ts';
import { BadNotification, type Returned } from '../providers/provider.ts';
import { isPayer, resultAddress } from './show-outcome.ts';
import { languageOf, leadTo, takeFormsUnread, tokenOf } from './way-back.ts';

/** Bytes; the provider's message is a few thousand. */
const bodyLimit = 64 * 1024;

/** From another origin, without a session: the address's token names the payer, the form nothing (PAY-10). */
export const unionPayReturnRoutes = (app: FastifyInstance, context: PaymentContext): void => {
  const read = (body: unknown): Returned | null => {
    try {
      return readReturned(typeof body === 'string' ? body : '');
    } catch (error) {
      if (!(error instanceof BadNotification)) throw error;
      context.log.warn(
        { problem: error.message },
        'a browser came back with a form that is none of BillGate',
      );
      return null;
    }
  };

  void app.register(
    namedPlugin('unionpay-routes', async (scope) => {
      takeFormsUnread(scope, { encoding: 'latin1', bodyLimit });
      scope.route({
        method: callTable.unionPayReturn.method,
        url: callTable.unionPayReturn.path,
        config: { foreignPosts: true },
        handler: (request, reply) =>
          withRequest(request, async () => {
            const returned = read(request.body);
            if (!returned) return leadTo(reply, href('orderUnionPayResult'));
            const asker = { mem_id: null, token: tokenOf(request) };
            const provider = context.providers.billGate;
            if (provider && (await isPayer(context, returned.refno, asker))) {
              await approvePayment(context, provider, returned);
            }
            return leadTo(reply, await resultAddress(context, returned.refno, asker, languageOf(request)));
          }),
      });
    }),
  );
};
