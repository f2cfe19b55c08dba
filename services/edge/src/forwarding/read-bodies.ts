import { DomainError, limitedBody, type BodyLimits } from '@narae/service-kit';
import type { FastifyInstance } from 'fastify';

/** A picture of five megabytes and its wrapping, over a slow line. The service says more exactly what is too large (DOC-2). */
const uploads: BodyLimits = { bytes: 6 * 1024 * 1024, ms: 120_000 };

/** For calls with a small body: kept until it has been delivered, within the limits of every server. */
export const keepBodies = (scope: FastifyInstance): void => {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
};

/** For uploads: handed on as they come, so that nobody fills this process with them. */
export const streamBodies = (scope: FastifyInstance): void => {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (request, payload, done) => {
    const tooLarge = Number(request.headers['content-length']) > uploads.bytes;
    if (tooLarge) done(new DomainError('body_too_large'));
    else done(null, limitedBody(payload, uploads));
  });
};
