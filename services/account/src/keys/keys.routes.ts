import { callTable } from '@narae/contracts';
import type { FastifyInstance } from 'fastify';
import type { SigningKey } from './signing-key.ts';

/** The keys by which the other services recognise sessions. */
export const keyRoute = (app: FastifyInstance, key: SigningKey): void => {
  app.get(callTable.jwks.path, async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=300').send({ keys: [key.publicJwk] }),
  );
};
