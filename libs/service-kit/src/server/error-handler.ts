import type {
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifyServerOptions,
} from 'fastify';
import { errorText } from '@narae/i18n/errors';
import { languageOf } from './language.ts';
import { Refusal } from './refusal.ts';

const REFUSAL_BY_CODE: Readonly<Record<string, () => Refusal>> = {
  FST_ERR_BAD_URL: () => new Refusal('invalid_value', { field: 'url' }),
  FST_ERR_CTP_BODY_TOO_LARGE: () => new Refusal('body_too_large'),
  FST_REQ_FILE_TOO_LARGE: () => new Refusal('upload_too_large'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => new Refusal('invalid_value', { status: 415, field: 'content-type' }),
  FST_INVALID_MULTIPART_CONTENT_TYPE: () => new Refusal('upload_missing'),
};

/** Names of driver errors that mean the store is out of reach; the caller may try again. */
const STORE_AWAY = /^Mongo(ose)?(Network|ServerSelection|NotConnected|PoolCleared|TopologyClosed)/;

function asRefusal(error: FastifyError): Refusal | undefined {
  if (error instanceof Refusal) return error;
  const byCode = Object.hasOwn(REFUSAL_BY_CODE, error.code ?? '')
    ? REFUSAL_BY_CODE[error.code]?.()
    : undefined;
  if (byCode) return byCode;
  if (STORE_AWAY.test(error.name)) return new Refusal('service_unavailable');
  const status = error.statusCode ?? 500;
  return status >= 400 && status < 500 ? new Refusal('invalid_body', { status }) : undefined;
}

function refuse(refusal: Refusal, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const message = errorText(languageOf(request), refusal.key, refusal.params);
  const body = {
    error: refusal.key,
    message,
    ...(refusal.field === undefined ? {} : { field: refusal.field }),
  };
  return reply.code(refusal.status).header('cache-control', 'no-store').type('application/json').send(body);
}

/** What the router refuses before any route or hook is reached, such as a broken percent sign in an address. */
export const answerBrokenAddress: NonNullable<FastifyServerOptions['frameworkErrors']> = (
  error,
  request,
  reply,
) => void refuse(asRefusal(error) ?? new Refusal('internal_fail'), request, reply);

/**
 * Every refusal leaves as `{error, message, field?}` in the caller's language (design §3); what nobody
 * expected is logged under its trace id and leaves as `internal_fail`, without a word about internals.
 */
export function installErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = asRefusal(error);
    if (!refusal || refusal.status >= 500) request.log.error({ err: error }, 'call failed');
    return refuse(refusal ?? new Refusal('internal_fail'), request, reply);
  });
  app.setNotFoundHandler((request, reply) => refuse(new Refusal('route_not_found'), request, reply));
}
