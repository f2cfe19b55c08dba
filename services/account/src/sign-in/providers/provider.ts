import type { SignInProvider } from '@narae/contracts';
import { fetchBounded } from '@narae/service-kit';

/** Somebody as a provider knows them. Everything but the subject is what they once typed there. */
export interface ProvidedPerson {
  /** Who it is to the provider, for ever; with the provider the key of the account (ACCOUNT-10). */
  readonly subject: string;
  readonly nick: string;
  /** Empty unless the provider says that the address is theirs. */
  readonly verifiedEmail: string;
}

/** What was drawn when the browser left for the provider, and is checked when it comes back. */
export interface Checks {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
  /** Where the provider sends the browser back. */
  readonly redirectUri: string;
}

/** A provider behind its adapter: nothing of its protocol is known elsewhere. */
export interface Provider {
  readonly name: SignInProvider;
  /** The address that people sign in at. */
  begin(checks: Checks, device: 'mobile' | 'desktop'): Promise<string>;
  /**
   * Who came back. @param answer the whole address the browser was sent to
   * @throws ProviderError for whatever does not hold, or a provider that does not answer
   */
  finish(answer: URL, checks: Checks): Promise<ProvidedPerson>;
}

/** A sign-in that a provider did not vouch for; the reason is for the log, never for the page. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
}

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
