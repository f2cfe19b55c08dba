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

/** Starting a payment: booking waits up to eight seconds for the provider. */
const PROVIDER_MS = 12_000;
/** The way back from BillGate: booking asks for approval and, without an answer, for cancellation. */
const APPROVAL_MS = 20_000;
/** A picture is decoded, cleaned and encrypted. */
const PICTURE_MS = 20_000;

/** A film of 100 MB over an office's line. */
const FILM_MS = 120_000;

const limits: Partial<Readonly<Record<CallName, number>>> = {
  payment: PROVIDER_MS,
  wechatpayment: PROVIDER_MS,
  icbStatus: PROVIDER_MS,
  icbReturn: PROVIDER_MS,
  icbReturnGet: PROVIDER_MS,
  unionPayReturn: APPROVAL_MS,
  adminPicture: PICTURE_MS,
  adminFilm: FILM_MS,
  uploadPassport: PICTURE_MS,
  uploadEventPassport: PICTURE_MS,
};

export const limitOf = (name: CallName, usual: number): number => Math.max(limits[name] ?? 0, usual);

const MEGABYTE = 1024 * 1024;
/** A file and its wrapping; the service reports the exact limit (DOC-2). */
const picture: BodyLimits = { bytes: MAX_IMAGE_BYTES + MEGABYTE, ms: REQUEST_TIMEOUT_MS };
const film: BodyLimits = { bytes: MAX_FILM_BYTES + MEGABYTE, ms: REQUEST_TIMEOUT_MS };

const limitsOf = (call: string | undefined): BodyLimits =>
  call === ('adminFilm' satisfies CallName) ? film : picture;

/** Keeps small bodies until they are delivered. */
export const keepBodies = (scope: FastifyInstance): void => {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
};

/** Passes uploads on as they come, so that they do not fill this process. */
export const streamBodies = (scope: FastifyInstance): void => {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (request, payload, done) => {
    const limits = limitsOf(request.routeOptions.config.call);
    const tooLarge = Number(request.headers['content-length']) > limits.bytes;
    if (tooLarge) done(new DomainError('body_too_large'));
    else done(null, limitedBody(payload, limits));
  });
};
