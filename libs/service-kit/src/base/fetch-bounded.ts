export interface FetchBounds extends Omit<RequestInit, 'redirect'> {
  /** Milliseconds for all of it, its body included. */
  readonly timeoutMs: number;
  readonly mostBytes: number;
}

const readBounded = async (
  body: ReadableStream<Uint8Array> | null,
  mostBytes: number,
): Promise<Uint8Array<ArrayBuffer>> => {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.byteLength;
    if (length > mostBytes) throw new RangeError(`The answer is longer than ${mostBytes} bytes`);
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
};

/**
 * `fetch` of something the shop does not run itself, or of another domain, bounded in time and length,
 * without redirects (ARCH-14). `signal` ends it earlier.
 * @throws whatever `fetch` throws, TypeError for a redirect, RangeError for a body that is too long
 */
export const fetchBounded = async (
  url: string | URL,
  { timeoutMs, mostBytes, signal, ...options }: FetchBounds,
): Promise<Response> => {
  const timeout = AbortSignal.timeout(timeoutMs);
  const answer = await fetch(url, {
    ...options,
    redirect: 'error',
    signal: signal ? AbortSignal.any([timeout, signal]) : timeout,
  });
  const { status, statusText, headers } = answer;
  const body = await readBounded(answer.body, mostBytes);
  return new Response(body.byteLength > 0 ? body : null, { status, statusText, headers });
};
