import { fetchBounded } from '@narae/service-kit';
import { ProviderAway } from './provider.ts';

/** In bytes. */
const mostBytes = 100_000;

interface Question {
  readonly url: string;
  readonly body: string | URLSearchParams;
  readonly contentType?: string;
  readonly timeoutMs: number;
  /** Ends the question before its own time is over. */
  readonly deadline?: AbortSignal | undefined;
}

/** `fetch` failures before anything is written. */
const beforeSending = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** Whether surely nothing was sent. */
const isUnsent = (error: unknown): boolean => {
  const { cause } = error as { cause?: { code?: unknown } };
  return typeof cause?.code === 'string' && beforeSending.has(cause.code);
};

/**
 * @param read makes sense of the reply; what it throws counts as no answer
 * @throws ProviderAway after a timeout or an unreadable reply: what it did is unknown
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
