import { callTable } from '@narae/contracts';
import type { FastifyInstance } from 'fastify';
import type { KernelContext } from './context.ts';

/** Other services verify access tokens by them. */
export const keyRoutes = (app: FastifyInstance, { signingKey }: KernelContext): void => {
  app.get(callTable.jwks.path, async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=300').send({ keys: [signingKey.publicJwk] }),
  );
};
