import type {
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifyServerOptions,
} from 'fastify';
import { errorText } from '@narae/i18n/errors';
import { formatWait } from '@narae/i18n/format';
import { languageOf, sentLanguage } from '../base/caller.ts';
import { DomainError } from '../base/domain-error.ts';
import { hasUnreadablePath } from './request-origin.ts';

const REJECTION_BY_CODE: Readonly<Record<string, () => DomainError>> = {
  FST_ERR_BAD_URL: () => new DomainError('invalid_value', { field: 'url' }),
  FST_ERR_CTP_BODY_TOO_LARGE: () => new DomainError('body_too_large'),
  FST_REQ_FILE_TOO_LARGE: () => new DomainError('upload_too_large'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () =>
    new DomainError('invalid_value', { status: 415, field: 'content-type' }),
  FST_INVALID_MULTIPART_CONTENT_TYPE: () => new DomainError('upload_missing'),
};

/** Names of driver errors that mean the store is out of reach; the caller may try again. */
const STORE_AWAY = /^Mongo(ose)?(Network|ServerSelection|NotConnected|PoolCleared|TopologyClosed)/;

/** Disks that are full: MongoDB's OutOfDiskSpace, and the system's for files of our own. */
const NO_ROOM: ReadonlySet<unknown> = new Set([14031, 'ENOSPC', 'EDQUOT']);

/** MongoDB's MaxTimeMSExpired: what was looked for took longer than its query allows. */
const OUT_OF_TIME: unknown = 50;

function asDomainError(error: FastifyError): DomainError | undefined {
  if (error instanceof DomainError) return error;
  const byCode = Object.hasOwn(REJECTION_BY_CODE, error.code ?? '')
    ? REJECTION_BY_CODE[error.code]?.()
    : undefined;
  if (byCode) return byCode;
  if (STORE_AWAY.test(error.name) || NO_ROOM.has(error.code)) return new DomainError('service_unavailable');
  if (error.code === OUT_OF_TIME) return new DomainError('search_too_long');
  const status = error.statusCode ?? 500;
  return status >= 400 && status < 500 ? new DomainError('invalid_body', { status }) : undefined;
}

declare module 'fastify' {
  interface FastifyRequest {
    rejected: DomainError | null;
  }
}

function reject(rejection: DomainError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  request.rejected = rejection;
  const lanTp = languageOf(request, sentLanguage(request));
  const seconds = Number(rejection.params?.['seconds'] ?? 0);
  if (seconds > 0) reply.header('retry-after', seconds);
  const wait = seconds > 0 && { wait: formatWait(seconds, lanTp) };
  const message = errorText(lanTp, rejection.key, { ...rejection.params, ...wait });
  const body = {
    error: rejection.key,
    message,
    ...(rejection.field === undefined ? {} : { field: rejection.field }),
  };
  return reply.code(rejection.status).header('cache-control', 'no-store').type('application/json').send(body);
}

/** What the router rejects before any route or hook is reached, such as a broken percent sign in an address. */
export const answerBrokenAddress: NonNullable<FastifyServerOptions['frameworkErrors']> = (
  error,
  request,
  reply,
) => void reject(asDomainError(error) ?? new DomainError('internal_fail'), request, reply);

/** A rejection with a key of its own, such as `service_unavailable` of a full queue, was expected: its stack tells nothing. */
function logFailure({ log }: FastifyRequest, error: FastifyError): void {
  if (error instanceof DomainError && error.key !== 'internal_fail')
    log.warn({ rejected: error.key, field: error.field }, 'call rejected');
  else log.error({ err: error }, 'call failed');
}

/**
 * Rejections leave as `{error, message, field?}` in the caller's language (CALL-3); the unexpected is logged
 * under its trace id and leaves as `internal_fail`, without a word about internals.
 */
export function installErrorHandler(app: FastifyInstance): void {
  app.decorateRequest('rejected', null);
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const rejection = asDomainError(error);
    if (!rejection || rejection.status >= 500) logFailure(request, error);
    return reject(rejection ?? new DomainError('internal_fail'), request, reply);
  });
  app.setNotFoundHandler((request, reply) => {
    const rejection = hasUnreadablePath(request)
      ? new DomainError('invalid_value', { field: 'url' })
      : new DomainError('route_not_found');
    return reject(rejection, request, reply);
  });
}
