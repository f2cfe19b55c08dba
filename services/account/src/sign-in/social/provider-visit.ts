import { randomBytes } from 'node:crypto';
import { callTable, type LanTp } from '@narae/contracts';
import type { SignInProvider, SignInNotice } from '@narae/contracts/activity-kinds';
import type { SignInContext } from '../context.ts';
import { hashToken } from '../../kernel/index.ts';
import type { Checks } from '../providers/provider.ts';
import { insertAttempt, insertCode, type SignInFacts, useAttempt } from './sign-in-attempt.model.ts';
import { takenPerson } from './person.rules.ts';

/** Time to read what the provider asks and to find a password. */
const attemptMs = 10 * 60_000;

const drawn = (): string => randomBytes(32).toString('base64url');

const callbackUri = ({ config }: Pick<SignInContext, 'config'>, provider: SignInProvider): string =>
  `${config.publicOrigin}${callTable.authCallback.path.replace(':provider', provider)}`;

/**
 * @returns the provider's address; null where it is not configured (ACCOUNT-10) @throws ProviderError | Error where the
 * provider cannot be asked; DomainError rate_limited
 */
export const beginProviderSignIn = async (
  context: SignInContext,
  { provider, ...facts }: Omit<SignInFacts, 'expires_at' | 'lan_tp'> & { readonly lan_tp: LanTp },
  { network, device }: { readonly network: string; readonly device: 'mobile' | 'desktop' },
): Promise<string | null> => {
  const adapter = context.providers[provider];
  if (!adapter) return null;
  await context.limiter.count('provider-ip', network);
  const [state, nonce, codeVerifier] = [drawn(), drawn(), drawn()];
  const checks: Checks = { state, nonce, codeVerifier, redirectUri: callbackUri(context, provider) };
  const address = await adapter.begin(checks, device);
  await insertAttempt(context.signInAttempts, {
    _id: hashToken(state),
    provider,
    ...facts,
    nonce,
    code_verifier: codeVerifier,
    expires_at: new Date(context.now().getTime() + attemptMs),
  });
  return address;
};

/** Time to read the terms. */
const codeMs = 10 * 60_000;

/** A one-time code for /loginResult, or why there is none. */
type CameBack =
  | { readonly code: string; readonly lan_tp: LanTp }
  | { readonly notice: SignInNotice; readonly lan_tp?: LanTp; readonly back?: string };

/**
 * Uses the attempt up whatever the answer is; state, browser, nonce, code and token have to hold (ACCOUNT-10). Nobody
 * is signed in yet. @param answer the whole address the browser was sent to
 */
export const comeBack = async (
  context: SignInContext,
  provider: SignInProvider,
  answer: URL,
  browser: string | null,
): Promise<CameBack> => {
  const adapter = context.providers[provider];
  if (!adapter) return { notice: 'provider_unconfigured' };
  const state = answer.searchParams.get('state') ?? '';
  const attempt =
    browser && (await useAttempt(context.signInAttempts, { _id: hashToken(state), browser }, context.now()));
  if (!browser || !attempt || attempt.provider !== provider) return { notice: 'provider_failed' };
  const { lan_tp, back, join, nonce, code_verifier: codeVerifier } = attempt;
  if (answer.searchParams.get('error') === 'access_denied')
    return { notice: 'provider_denied', lan_tp, back };
  try {
    const redirectUri = callbackUri(context, provider);
    const person = await adapter.finish(answer, { state, nonce, codeVerifier, redirectUri });
    const { subject, nick, verifiedEmail } = takenPerson(person, provider);
    const code = randomBytes(32).toString('base64url');
    await insertCode(context.loginCodes, {
      _id: hashToken(code),
      browser,
      provider,
      subject,
      nick,
      verified_email: verifiedEmail,
      lan_tp,
      back,
      join,
      expires_at: new Date(context.now().getTime() + codeMs),
    });
    return { code, lan_tp };
  } catch (error) {
    // Only the reason: the provider's answer may hold tokens.
    context.log.warn({ provider, reason: reasonOf(error) }, 'a provider did not vouch for somebody');
    return { notice: 'provider_failed', lan_tp, back };
  }
};

const reasonOf = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}`.slice(0, 200) : 'unknown';
