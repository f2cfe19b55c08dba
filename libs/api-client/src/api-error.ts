import type { ErrorKey } from '@narae/contracts/error-keys';

/** The server's key (CALL-3), or the client's: nothing came, a foreign answer came, or the caller gave up. */
export type ApiErrorKey = ErrorKey | 'network_fail' | 'server_fail' | 'aborted';

interface ErrorBody {
  readonly error?: unknown;
  readonly message?: unknown;
  readonly field?: unknown;
}

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** Digits of a trace that a person can read out on the telephone; enough to find it by. */
const SPOKEN_DIGITS = 8;

/** Unexpected errors come with a number for support; errors a shopper can mend do not. */
const wordsOf = (status: number, message: string, traceId: string | undefined): string =>
  status === 500 && traceId !== undefined && message !== ''
    ? `${message} (${traceId.slice(0, SPOKEN_DIGITS)})`
    : message;

/** `status` is 0 when no answer arrived. */
export class ApiError extends Error {
  readonly status: number;
  readonly error: ApiErrorKey;
  readonly field: string | undefined;
  /** Support finds the call by it in the logs; undefined when no answer arrived. */
  readonly traceId: string | undefined;

  constructor(
    status: number,
    rejection: ErrorBody,
    options?: ErrorOptions & { readonly traceId?: string | undefined },
  ) {
    super(wordsOf(status, text(rejection.message) ?? '', options?.traceId), options);
    this.name = 'ApiError';
    this.status = status;
    // A newer server may know more keys; its message is then shown.
    this.error = (text(rejection.error) as ErrorKey | undefined) ?? 'server_fail';
    this.field = text(rejection.field);
    this.traceId = options?.traceId;
  }

  /** The text to show where the answer brought no message; a call that was given up has none of its own. */
  get textKey(): Exclude<ApiErrorKey, 'aborted'> {
    return this.error === 'aborted' ? 'network_fail' : this.error;
  }

  /** Trying again later may help: no answer, or the server was at fault. */
  get temporary(): boolean {
    return this.status === 0 || this.status >= 500;
  }

  /** A whole time limit has run out, here, at the edge or in the store: the person has waited enough. */
  get timedOut(): boolean {
    const cause = this.cause as { readonly name?: unknown } | undefined;
    return this.status === 504 || this.error === 'search_too_long' || cause?.name === 'TimeoutError';
  }
}

/** A foreign body (a proxy's page) becomes `server_fail`. */
export function errorOf(status: number, body: string, traceId: string | null = null): ApiError {
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch {
    parsed = undefined;
  }
  return new ApiError(status, typeof parsed === 'object' && parsed !== null ? parsed : {}, {
    traceId: traceId ?? undefined,
  });
}

/** The caller gave up, or the network failed or took too long. */
export function silenceOf(cause: unknown): ApiError {
  const name = cause instanceof Error || cause instanceof DOMException ? cause.name : '';
  return new ApiError(0, { error: name === 'AbortError' ? 'aborted' : 'network_fail' }, { cause });
}
