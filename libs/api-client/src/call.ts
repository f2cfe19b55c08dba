import type { CallRow } from '@narae/contracts/call-row';
import { ApiError, errorOf, silenceOf } from './api-error.ts';
import type { CallInput, CallOutput, KnownRow } from './call-types.ts';
import { settings } from './client-settings.ts';
import { fillPath } from './fill-path.ts';
import { refreshSession } from './refresh.ts';
import { newTraceparent } from './trace.ts';

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** A write that may be repeated carries the same key, and is done once. */
  readonly idempotencyKey?: string;
  /** Sent to the end also when the page is left meanwhile; at most 64 kB. */
  readonly keepalive?: boolean;
  /** Milliseconds until the call counts as failed. */
  readonly timeout?: number;
}

/** More than the edge gives a service, so that the edge's words come through. */
const DEFAULT_TIMEOUT_MS = 10_000;
/** Starting a payment waits for the provider too. */
const timeouts: Partial<Record<string, number>> = { payment: 16_000, wechatpayment: 16_000 };

/**
 * Makes one call of the contract and answers its typed result; throws {@link ApiError}, whose message is
 * already in the visitor's language. An expired session is renewed once behind the caller's back.
 */
export async function call<Row extends KnownRow>(
  row: Row,
  info: CallInput<Row>,
  options: CallOptions = {},
): Promise<CallOutput<Row>> {
  const fields = info as Readonly<Record<string, unknown>>;
  let answer = await send(row, fields, options);
  if (answer.status === 401) {
    const rejection = await rejected(answer);
    // Signed out elsewhere, or withdrawn: the page must not go on as if somebody were here.
    if (rejection.error === 'login_required') settings.onSessionLost();
    if (rejection.error !== 'token_expired') throw rejection;
    const renewed = await refreshSession();
    // Whether the session has ended nobody can tell: trying again may help, signing in again would not.
    if (renewed === 'unknown')
      throw new ApiError(503, { error: 'service_unavailable' }, { cause: rejection });
    if (renewed === 'ended') throw rejection;
    answer = await send(row, fields, options);
  }
  const known = remembered.get(keyOf(row, fields));
  if (answer.status === 304 && known) return JSON.parse(known.text) as CallOutput<Row>;
  if (!answer.ok) throw await rejected(answer);
  try {
    const text = await answer.text();
    remember(keyOf(row, fields), answer.headers.get('etag'), text);
    return JSON.parse(text) as CallOutput<Row>;
  } catch (cause) {
    throw silenceOf(cause);
  }
}

/** Answers the server has marked, so that asking again brings only what has changed. */
const remembered = new Map<string, { readonly etag: string; readonly text: string }>();
const MOST_REMEMBERED = 40;

const keyOf = ({ name }: CallRow, info: Readonly<Record<string, unknown>>): string =>
  JSON.stringify([name, settings.lanTp(), info]);

function remember(key: string, etag: string | null, text: string): void {
  remembered.delete(key);
  if (!etag) return;
  remembered.set(key, { etag, text });
  const [oldest] = remembered.keys();
  if (remembered.size > MOST_REMEMBERED && oldest !== undefined) remembered.delete(oldest);
}

async function rejected(answer: Response): Promise<ApiError> {
  const body = await answer.text().catch(() => '');
  const rejection = errorOf(answer.status, body, answer.headers.get('x-trace-id'));
  if (rejection.error === 'second_factor_needed') settings.onSecondFactorNeeded();
  return rejection;
}

async function send(
  row: CallRow,
  info: Readonly<Record<string, unknown>>,
  options: CallOptions,
): Promise<Response> {
  const { method, name, path } = row;
  const { url, rest } = fillPath(path, info);
  const timeout = AbortSignal.timeout(options.timeout ?? timeouts[name] ?? DEFAULT_TIMEOUT_MS);
  const headers: Record<string, string> = {
    accept: 'application/json',
    'x-lan-tp': settings.lanTp(),
    traceparent: newTraceparent(),
  };
  if (method === 'POST') headers['content-type'] = 'application/json';
  const known = remembered.get(keyOf(row, info));
  if (known) headers['if-none-match'] = known.etag;
  if (options.idempotencyKey) headers['idempotency-key'] = options.idempotencyKey;
  try {
    return await fetch(url, {
      method,
      headers,
      credentials: 'same-origin',
      keepalive: options.keepalive ?? false,
      signal: options.signal ? AbortSignal.any([options.signal, timeout]) : timeout,
      ...(method === 'POST' ? { body: JSON.stringify({ info: rest }) } : {}),
    });
  } catch (cause) {
    throw silenceOf(cause);
  }
}
