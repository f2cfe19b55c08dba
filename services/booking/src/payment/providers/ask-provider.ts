import { fetchBounded } from '@narae/service-kit';
import { ProviderAway } from './provider.ts';

/** Largest reply read, in bytes. */
const mostBytes = 100_000;

/** A form for a provider, and how long its answer may take. */
interface Question {
  readonly url: string;
  readonly body: string | URLSearchParams;
  /** Where it is not what the platform says of such a body. */
  readonly contentType?: string;
  readonly timeoutMs: number;
  /** Ends it before its own time is over. */
  readonly deadline?: AbortSignal | undefined;
}

/** Failures of `fetch` before anything is written: the host is not found, or takes no connection. */
const beforeSending = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** Whether a failure of `fetch` says that nothing was sent; what it says nothing about may have been. */
const isUnsent = (error: unknown): boolean => {
  const { cause } = error as { cause?: { code?: unknown } };
  return typeof cause?.code === 'string' && beforeSending.has(cause.code);
};

/**
 * Posts a form to a provider and reads its reply, of which no more is taken in than a reply may be long.
 * @param read makes sense of the reply; what it throws counts as no answer
 * @throws ProviderAway when it cannot be reached in time or answers in another language: what it did is unknown
 */
export const askProvider = async <Reply>(
  { url, body, contentType, timeoutMs, deadline }: Question,
  read: (reply: Uint8Array) => Reply,
): Promise<Reply> => {
  try {
    const response = await fetchBounded(url, {
      method: 'POST',
      body,
      headers: { accept: 'application/json', ...(contentType && { 'content-type': contentType }) },
      timeoutMs,
      mostBytes,
      ...(deadline && { signal: deadline }),
    });
    const reply = new Uint8Array(await response.arrayBuffer());
    if (!response.ok) throw new Error(`status ${response.status}`);
    return read(reply);
  } catch (error) {
    throw new ProviderAway(`No answer from ${new URL(url).host}`, { cause: error, unsent: isUnsent(error) });
  }
};
