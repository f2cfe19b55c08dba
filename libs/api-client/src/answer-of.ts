import type { CallRow } from '@narae/contracts/call-row';
import { ApiError, errorOf, silenceOf } from './api-error.ts';
import { callHeaders } from './call-headers.ts';
import { noteRejection, settings } from './client-settings.ts';
import { fillPath } from './fill-path.ts';
import { refreshSession } from './refresh.ts';
import { learnServerTime } from './server-clock.ts';

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** A repeated write carries the same key, and is done once. */
  readonly idempotencyKey?: string;
  /** Sent even when the page is left meanwhile; at most 64 kB. */
  readonly keepalive?: boolean;
  /** Milliseconds until the call counts as failed. */
  readonly timeout?: number;
}

interface SendOptions extends CallOptions {
  /** Of the answer at hand, which serves when it is still the same. */
  readonly etag?: string | undefined;
}

type Fields = Readonly<Record<string, unknown>>;

/** More than the edge gives a service, so that the edge's words come through. */
const DEFAULT_TIMEOUT_MS = 10_000;
const timeouts: Partial<Record<string, number>> = { payment: 16_000, wechatpayment: 16_000 };

/** What a call of the cookie's member is answered once that session has ended (CALL-6). */
const sessionLost: ReadonlySet<string> = new Set(['login_required', 'comment_login_fail']);

/**
 * Repeats a call with a renewed session, or after the second factor (ACCOUNT-43).
 * @returns the answer, which may be another rejection
 * @throws ApiError
 */
export async function answerOf(row: CallRow, fields: Fields, options: SendOptions): Promise<Response> {
  const answer = await sendRenewed(row, fields, options);
  if (answer.status !== 403) return answer;
  const rejection = await rejectionOf(answer);
  if (rejection.error !== 'confirm_needed' || !(await settings.onConfirmNeeded())) throw rejection;
  return sendRenewed(row, fields, options);
}

export async function rejectionOf(answer: Response): Promise<ApiError> {
  const body = await answer.text().catch(() => '');
  const rejection = errorOf(answer.status, body, answer.headers.get('x-trace-id'));
  noteRejection(rejection);
  return rejection;
}

async function sendRenewed(row: CallRow, fields: Fields, options: SendOptions): Promise<Response> {
  const answer = await send(row, fields, options);
  if (answer.status !== 401) return answer;
  const rejection = await rejectionOf(answer);
  // Signed out elsewhere, or withdrawn: the page must not go on as signed in.
  if (sessionLost.has(rejection.error)) settings.onSessionLost();
  if (rejection.error !== 'token_expired') throw rejection;
  const renewed = await refreshSession();
  // Whether the session has ended is unknown: trying again may help, signing in again would not.
  if (renewed === 'unknown') throw new ApiError(503, { error: 'service_unavailable' }, { cause: rejection });
  if (renewed === 'ended') throw rejection;
  return send(row, fields, options);
}

async function send(row: CallRow, fields: Fields, options: SendOptions): Promise<Response> {
  const { method, name, path } = row;
  const { url, rest } = fillPath(path, fields);
  const timeout = AbortSignal.timeout(options.timeout ?? timeouts[name] ?? DEFAULT_TIMEOUT_MS);
  // `session` asks who it is.
  const headers: Record<string, string> = {
    ...callHeaders(name === 'session' ? undefined : settings.member()),
  };
  if (method === 'POST') headers['content-type'] = 'application/json';
  if (options.etag) headers['if-none-match'] = options.etag;
  if (options.idempotencyKey) headers['idempotency-key'] = options.idempotencyKey;
  const sentAt = Date.now();
  try {
    const answer = await fetch(url, {
      method,
      headers,
      credentials: 'same-origin',
      keepalive: options.keepalive ?? false,
      signal: options.signal ? AbortSignal.any([options.signal, timeout]) : timeout,
      ...(method === 'POST' ? { body: JSON.stringify({ info: rest }) } : {}),
    });
    // Other answers may come from the browser's cache, with the time of then.
    if (method === 'POST') learnServerTime(answer.headers.get('date'), sentAt, Date.now());
    return answer;
  } catch (cause) {
    throw silenceOf(cause);
  }
}
