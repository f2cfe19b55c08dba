import type { ErrorKey } from '@narae/contracts/error-keys';

/**
 * What the server answered with (CALL-3), or the client's own: nothing came, what came was not an answer of ours, or
 * the caller gave up.
 */
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

/** What nobody expected comes with a number to tell support; what a shopper can put right does not. */
const wordsOf = (status: number, message: string, traceId: string | undefined): string =>
  status === 500 && traceId !== undefined && message !== ''
    ? `${message} (${traceId.slice(0, SPOKEN_DIGITS)})`
    : message;

/** A call that was rejected or did not come through; `status` is 0 when no answer arrived. */
export class ApiError extends Error {
  readonly status: number;
  readonly error: ApiErrorKey;
  readonly field: string | undefined;
  /** What support finds this call by in the logs; undefined when no answer arrived. */
  readonly traceId: string | undefined;

  constructor(
    status: number,
    rejection: ErrorBody,
    options?: ErrorOptions & { readonly traceId?: string | undefined },
  ) {
    super(wordsOf(status, text(rejection.message) ?? '', options?.traceId), options);
    this.name = 'ApiError';
    this.status = status;
    // A server newer than this page may know more keys; its message is then what people read.
    this.error = (text(rejection.error) as ErrorKey | undefined) ?? 'server_fail';
    this.field = text(rejection.field);
    this.traceId = options?.traceId;
  }

  /** The text to show where the answer brought no message; a call that was given up has none of its own. */
  get textKey(): Exclude<ApiErrorKey, 'aborted'> {
    return this.error === 'aborted' ? 'network_fail' : this.error;
  }

  /** True when trying again later may help: no answer, or the server was at fault. */
  get temporary(): boolean {
    return this.status === 0 || this.status >= 500;
  }

  /** True when a whole time limit has run out, here, at the edge or in the store: whoever waits has waited enough. */
  get timedOut(): boolean {
    const cause = this.cause as { readonly name?: unknown } | undefined;
    return this.status === 504 || this.error === 'search_too_long' || cause?.name === 'TimeoutError';
  }
}

/** Reads a rejection; a body that is not ours (a proxy's page) becomes `server_fail`. */
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

/** Tells why nothing came back: the caller gave up, or the network failed or took too long. */
export function silenceOf(cause: unknown): ApiError {
  const name = cause instanceof Error || cause instanceof DOMException ? cause.name : '';
  return new ApiError(0, { error: name === 'AbortError' ? 'aborted' : 'network_fail' }, { cause });
}
