import type { CallName } from '@narae/contracts/call-table';
import {
  DomainError,
  limitedBody,
  MAX_FILM_BYTES,
  MAX_IMAGE_BYTES,
  REQUEST_TIMEOUT_MS,
  type BodyLimits,
} from '@narae/service-kit';
import type { FastifyInstance } from 'fastify';

const MEGABYTE = 1024 * 1024;
/** A file and its wrapping. The service says more exactly what is too large (DOC-2). */
const picture: BodyLimits = { bytes: MAX_IMAGE_BYTES + MEGABYTE, ms: REQUEST_TIMEOUT_MS };
const film: BodyLimits = { bytes: MAX_FILM_BYTES + MEGABYTE, ms: REQUEST_TIMEOUT_MS };

const limitsOf = (call: string | undefined): BodyLimits =>
  call === ('adminFilm' satisfies CallName) ? film : picture;

/** For calls with a small body: kept until it has been delivered, within the limits of every server. */
export const keepBodies = (scope: FastifyInstance): void => {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
};

/** For uploads: handed on as they come, so that nobody fills this process with them. */
export const streamBodies = (scope: FastifyInstance): void => {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (request, payload, done) => {
    const limits = limitsOf(request.routeOptions.config.call);
    const tooLarge = Number(request.headers['content-length']) > limits.bytes;
    if (tooLarge) done(new DomainError('body_too_large'));
    else done(null, limitedBody(payload, limits));
  });
};
