import { randomBytes } from 'node:crypto';
import { callTable, type LanTp, type SignInProvider } from '@narae/contracts';
import type { AccountContext } from '../../context.ts';
import { hashToken } from '../../kernel/tokens.ts';
import type { Checks } from '../providers/provider.ts';
import { insertAttempt } from './sign-in-attempt.queries.ts';
import type { SignInFacts } from './sign-in-attempt.model.ts';

/** People read what the provider asks, and look for their password. */
const attemptMs = 10 * 60_000;

const drawn = (): string => randomBytes(32).toString('base64url');

/** Where a provider sends the browser back. */
export const callbackUri = ({ config }: Pick<AccountContext, 'config'>, provider: SignInProvider): string =>
  `${config.publicOrigin}${callTable.authCallback.path.replace(':provider', provider)}`;

/**
 * Begins a sign-in with a provider: remembers what is to be checked when this browser is back (ACCOUNT-10).
 * @returns the provider's address; null where it is not configured
 * @throws ProviderError | Error where the provider cannot be asked; DomainError rate_limited
 */
export const beginSignIn = async (
  context: AccountContext,
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
