import { ProviderError } from './provider.ts';

/** A provider that does not answer in this time does not answer, in milliseconds. */
const patienceMs = 10_000;
/** What they answer are some hundred bytes. */
const mostBytes = 64 * 1024;

const readBounded = async (answer: Response): Promise<Uint8Array<ArrayBuffer>> => {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of answer.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > mostBytes) throw new ProviderError('the answer is too long');
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
};

/** `fetch` for calls to providers: within ten seconds, 64 kB at most, and to no other address than the one that was asked. */
export const boundedFetch = async (url: string, options: RequestInit = {}): Promise<Response> => {
  const answer = await fetch(url, {
    ...options,
    redirect: 'error',
    signal: AbortSignal.timeout(patienceMs),
  });
  const { status, statusText, headers } = answer;
  const body = await readBounded(answer);
  return new Response(body.byteLength > 0 ? body : null, { status, statusText, headers });
};

/** Asks a provider for JSON. @throws ProviderError for anything else */
export const askJson = async (url: URL, options: RequestInit = {}): Promise<unknown> => {
  const text = await askText(url, options);
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new ProviderError('the answer is no JSON', { cause: error });
  }
};

/** Asks a provider for text. @throws ProviderError where it does not answer, or with an error */
export const askText = async (url: URL, options: RequestInit = {}): Promise<string> => {
  const answer = await boundedFetch(url.href, options).catch((error: unknown) => {
    throw new ProviderError(`${url.host} does not answer`, { cause: error });
  });
  if (!answer.ok) throw new ProviderError(`${url.host}${url.pathname} answered ${answer.status}`);
  return answer.text();
};
