import type { SignInProvider } from '@narae/contracts/activity-kinds';
import { fetchBounded } from '@narae/service-kit';

/** All but the subject is what the person once typed there. */
export interface ProvidedPerson {
  /** For ever the same; with the provider the key of the account (ACCOUNT-10). */
  readonly subject: string;
  readonly nick: string;
  /** Empty unless the provider says that it is theirs. */
  readonly verifiedEmail: string;
}

/** Drawn on leaving for the provider, checked on coming back. */
export interface Checks {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
  readonly redirectUri: string;
}

/** Hides the provider's protocol. */
export interface Provider {
  readonly name: SignInProvider;
  begin(checks: Checks, device: 'mobile' | 'desktop'): Promise<string>;
  /** @param answer the whole address the browser was sent to @throws ProviderError also without an answer */
  finish(answer: URL, checks: Checks): Promise<ProvidedPerson>;
}

/** The reason is for the log, never for the page. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
}

/** Milliseconds; a slower provider counts as away. */
const patienceMs = 10_000;
/** Real answers have some hundred bytes. */
const mostBytes = 64 * 1024;

/** Bounded in time and size. */
export const boundedFetch = (url: string, options: RequestInit = {}): Promise<Response> =>
  fetchBounded(url, { ...options, timeoutMs: patienceMs, mostBytes });

/** @throws ProviderError for anything but JSON */
export const askJson = async (url: URL, options: RequestInit = {}): Promise<unknown> => {
  const text = await askText(url, options);
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new ProviderError('the answer is no JSON', { cause: error });
  }
};

/** @throws ProviderError without an answer, or for an error status */
export const askText = async (url: URL, options: RequestInit = {}): Promise<string> => {
  const answer = await boundedFetch(url.href, options).catch((error: unknown) => {
    throw new ProviderError(`${url.host} does not answer`, { cause: error });
  });
  if (!answer.ok) throw new ProviderError(`${url.host}${url.pathname} answered ${answer.status}`);
  return answer.text();
};
