import { callTable } from '@narae/contracts';
import { resolveLanTp } from '@narae/contracts/languages';
import type { FastifyInstance } from 'fastify';

const signInAddresses = [callTable.authKakao, callTable.authWebQq, callTable.authMobileQq];

/** Social providers are not configured: their addresses lead back to the login page, which says so (ACCOUNT-10). */
export const socialRoutes = (app: FastifyInstance): void => {
  for (const { path } of signInAddresses) {
    app.get<{ Querystring: { lan_tp?: unknown } }>(path, async (request, reply) => {
      const { lan_tp } = request.query;
      const language = typeof lan_tp === 'string' ? `&lan_tp=${resolveLanTp(lan_tp)}` : '';
      return reply
        .header('cache-control', 'no-store')
        .redirect(`/login?notice=provider_unconfigured${language}`);
    });
  }
};
