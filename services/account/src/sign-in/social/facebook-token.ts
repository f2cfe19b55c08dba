import type { SessionUser } from '@narae/contracts';
import { DomainError } from '@narae/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { LanTp } from '@narae/contracts';
import type { AccountContext } from '../../context.ts';
import { enter } from '../../sessions/enter.ts';
import { takenPerson } from './person.rules.ts';
import { joinByProvider, providedMember } from './provided-member.ts';
import { ProviderError, type ProvidedPerson } from '../providers/provider.ts';

/**
 * Signs in with a Facebook token that an old client's browser brought along: believed is only what Facebook itself says of it
 * (ACCOUNT-10). Old clients ask for no consent.
 * @throws DomainError provider_failed, member_waiting, member_locked, rate_limited
 */
export const signInWithToken = async (
  context: AccountContext,
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
  const known = await providedMember(context, provider, person.subject);
  if (!known) await context.limiter.count('join-ip', network);
  const member = known ?? (await joinByProvider(context, { provider, person, lan_tp }));
  if (!member) throw new DomainError('provider_failed');
  return enter(context, member, { request, reply, method: provider });
};

const vouchedFor = async (
  { providers, log }: AccountContext,
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
