import type { JoinConsent, SessionUser, LanTp } from '@narae/contracts';
import type { SignInProvider } from '@narae/contracts/activity-kinds';
import { DomainError } from '@narae/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SignInContext } from '../context.ts';
import { hashToken } from '../../kernel/index.ts';
import { enter, sessionUserOf } from '../../sessions/index.ts';
import { checkConsent } from '../../sign-up/index.ts';
import { linkProvider } from '../linking/link-provider.ts';
import { signUpByProvider, providedMember } from './provided-member.ts';
import { findCode, type LoginCode, useCode } from './sign-in-attempt.model.ts';
import { takenPerson } from './person.rules.ts';
import { type ProvidedPerson, ProviderError } from '../providers/provider.ts';

interface Redeemed {
  readonly outcome: 'signed_in' | 'consent_needed' | 'joined';
  readonly provider: SignInProvider;
  readonly user: SessionUser | null;
  readonly back: string;
}

interface Caller {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly network: string;
}

/** @throws DomainError login_code_expired where it was used meanwhile */
const useUp = async (context: SignInContext, { _id }: LoginCode): Promise<void> => {
  if (!(await useCode(context.loginCodes, _id))) throw new DomainError('login_code_expired');
};

const signIn = async (
  context: SignInContext,
  code: LoginCode,
  consent: JoinConsent | undefined,
  { request, reply, network }: Caller,
): Promise<Redeemed> => {
  const { provider, subject, nick, verified_email: verifiedEmail, lan_tp, back } = code;
  const existing = await providedMember(context, provider, subject);
  if (!existing && !consent) return { outcome: 'consent_needed', provider, user: null, back };
  if (!existing) checkConsent(consent);
  if (!existing) await context.limiter.count('join-ip', network);
  await useUp(context, code);
  const person = { subject, nick, verifiedEmail };
  const member =
    existing ?? (await signUpByProvider(context, { provider, person, lan_tp, ...(consent && { consent }) }));
  // The account is being closed.
  if (!member) throw new DomainError('login_code_expired');
  const user = await enter(context, member, { request, reply, method: provider });
  return { outcome: 'signed_in', provider, user, back };
};

/**
 * Somebody new is asked for consent first (ACCOUNT-9). A code works once, in its own browser. @throws DomainError
 * login_code_expired, member_waiting, member_locked, identity_taken, join_terms_changed, rate_limited
 */
export const redeemCode = async (
  context: SignInContext,
  { code, consent }: { readonly code: string; readonly consent?: JoinConsent | undefined },
  caller: Caller,
): Promise<Redeemed> => {
  const browser = context.browsers.read(caller.request);
  const held =
    browser && (await findCode(context.loginCodes, { _id: hashToken(code), browser }, context.now()));
  if (!held) throw new DomainError('login_code_expired');
  if (!held.join) return signIn(context, held, consent, caller);
  await useUp(context, held);
  const { provider, back } = held;
  const session = caller.request.identity.user;
  // Another member signed in here meanwhile, or the member signed out.
  if (session?.sid !== held.join.sid) throw new DomainError('login_code_expired');
  const member = await linkProvider(context, held, held.join);
  return { outcome: 'joined', provider, user: sessionUserOf(member, !session.secondFactorNeeded), back };
};

/**
 * An old client's token counts only as Facebook itself confirms it (ACCOUNT-10); no consent is asked.
 * @throws DomainError provider_failed, member_waiting, member_locked, rate_limited
 */
export const signInWithToken = async (
  context: SignInContext,
  { mem_sns_id, mem_token }: { readonly mem_sns_id: string; readonly mem_token: string },
  caller: {
    readonly request: FastifyRequest;
    readonly reply: FastifyReply;
    readonly network: string;
    readonly lan_tp: LanTp;
  },
): Promise<SessionUser> => {
  const { network, lan_tp, request, reply } = caller;
  await context.limiter.count('provider-ip', network);
  const person = await vouchedFor(context, mem_token, mem_sns_id);
  const provider = 'facebook';
  const existing = await providedMember(context, provider, person.subject);
  if (!existing) await context.limiter.count('join-ip', network);
  const member = existing ?? (await signUpByProvider(context, { provider, person, lan_tp }));
  if (!member) throw new DomainError('provider_failed');
  return enter(context, member, { request, reply, method: provider });
};

const vouchedFor = async (
  { providers, log }: SignInContext,
  token: string,
  user_id: string,
): Promise<ProvidedPerson> => {
  try {
    if (!providers.facebook) throw new ProviderError('Facebook is not configured');
    return takenPerson(await providers.facebook.personOf(token, user_id), 'facebook');
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    log.warn({ provider: 'facebook', reason: error.message }, 'a token was not vouched for');
    throw new DomainError('provider_failed');
  }
};
