import { fetchBounded } from '@narae/service-kit';
import { ProviderError } from './provider.ts';

/** A provider that does not answer in this time does not answer, in milliseconds. */
const patienceMs = 10_000;
/** What they answer are some hundred bytes. */
const mostBytes = 64 * 1024;

/** `fetch` for calls to providers, bounded as theirs are. */
export const boundedFetch = (url: string, options: RequestInit = {}): Promise<Response> =>
  fetchBounded(url, { ...options, timeoutMs: patienceMs, mostBytes });

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
