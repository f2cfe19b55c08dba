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

/** For starting a payment, where booking itself waits up to eight seconds for the provider. */
const PROVIDER_MS = 12_000;
/** For the way back from BillGate, where booking asks for approval and, without an answer, for the cancellation. */
const APPROVAL_MS = 20_000;
/** For a picture: it is decoded, cleaned and encrypted. */
const PICTURE_MS = 20_000;

/** For a film of 100 MB over an office's line. */
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

/** How long a call may take where others have `usual`, in milliseconds. */
export const limitOf = (name: CallName, usual: number): number => Math.max(limits[name] ?? 0, usual);

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
