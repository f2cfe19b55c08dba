import { accountCalls, callTable } from '@narae/contracts';
import type { SignInNotice, SignInProvider } from '@narae/contracts/activity-kinds';
import { href } from '@narae/contracts/href';
import { resolveLanTp } from '@narae/contracts/languages';
import { DomainError, networkOf, serve, success } from '@narae/service-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SignInContext } from '../context.ts';
import { callerOf, requireProof } from '../../sessions/index.ts';
import { beginProviderSignIn, comeBack } from './provider-visit.ts';
import { redeemCode, signInWithToken } from './sign-in-by-provider.ts';
import { notePartner, removeProvider, showProviders } from '../linking/link-provider.ts';

const beginnings = [
  { row: callTable.authKakao, provider: 'kakao', device: 'desktop' },
  { row: callTable.authGoogle, provider: 'google', device: 'desktop' },
  { row: callTable.authFacebook, provider: 'facebook', device: 'desktop' },
  { row: callTable.authWebQq, provider: 'qq', device: 'desktop' },
  { row: callTable.authMobileQq, provider: 'qq', device: 'mobile' },
] as const;

const longestBack = 500;

interface BeginQuery {
  readonly lan_tp?: unknown;
  readonly back?: unknown;
  readonly join?: unknown;
}

interface BeginRoute {
  readonly Querystring: BeginQuery;
}

const languageOf = ({ lan_tp }: BeginQuery) => resolveLanTp(typeof lan_tp === 'string' ? lan_tp : undefined);

/** No control characters: browsers drop tabs and line breaks, and then read another host after two slashes. */
const ownPath = /^\/(?!\/)[^\\\p{C}]*$/u;

/** A path of this site; the page decides which ones are used (SHELL-9). */
const backOf = ({ back }: BeginQuery): string =>
  typeof back === 'string' && back.length <= longestBack && ownPath.test(back) ? back : '';

/** Not cached, without a referrer: addresses hold states and codes. */
const lead = (reply: FastifyReply, address: string): FastifyReply =>
  reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer').redirect(address);

/** The session to which the provider is added. @throws DomainError prove_again, login_required */
const joinOf = async (context: SignInContext, request: FastifyRequest<BeginRoute>) => {
  if (request.query.join !== '1') return null;
  const { user } = request.identity;
  // Only our own page begins it: another site's link would add a stranger's account.
  if (!user || request.headers['sec-fetch-site'] !== 'same-origin') throw new DomainError('login_required');
  const network = networkOf(request.ip);
  await requireProof(context, user, callerOf(context, { request, network }));
  return { mem_id: user.mem_id, sid: user.sid };
};

/** To the sign-in page, in the requested language if there is one. */
const leadToLogin = (
  reply: FastifyReply,
  { lan_tp }: BeginQuery,
  outcome: { readonly notice: SignInNotice; readonly wait?: string; readonly back?: string },
): FastifyReply =>
  lead(
    reply,
    href('login', { ...(lan_tp === undefined ? {} : { lan_tp: languageOf({ lan_tp }) }), ...outcome }),
  );

/** A failure leads to a page instead of JSON (ACCOUNT-16). @throws DomainError any other */
const leadAfterFailure = (
  context: SignInContext,
  error: unknown,
  provider: SignInProvider,
  request: FastifyRequest<BeginRoute>,
  reply: FastifyReply,
): FastifyReply => {
  const { query } = request;
  if (error instanceof DomainError && error.key === 'rate_limited') {
    const wait = String(error.params?.['seconds'] ?? 60);
    return leadToLogin(reply.header('retry-after', wait), query, { notice: 'rate_limited', wait });
  }
  // The member proves who they are, and comes back to the page where it began.
  if (error instanceof DomainError && query.join === '1')
    return leadToLogin(reply, query, { notice: 'prove_again', back: href('myAccount', {}) });
  if (error instanceof DomainError) throw error;
  context.log.warn({ provider, reason: String(error).slice(0, 200) }, 'a provider cannot be reached');
  return leadToLogin(reply, query, { notice: 'provider_failed' });
};

export const beginningRoutes = (app: FastifyInstance, context: SignInContext): void => {
  for (const { row, provider, device } of beginnings) {
    app.get<BeginRoute>(row.path, async (request, reply) => {
      try {
        const address = await beginProviderSignIn(
          context,
          {
            provider,
            lan_tp: languageOf(request.query),
            back: backOf(request.query),
            join: await joinOf(context, request),
            browser: context.browsers.give(request, reply),
          },
          { network: networkOf(request.ip), device },
        );
        return address === null
          ? await leadToLogin(reply, request.query, { notice: 'provider_unconfigured' })
          : await lead(reply, address);
      } catch (error) {
        return leadAfterFailure(context, error, provider, request, reply);
      }
    });
  }
};

export const callbackRoutes = (app: FastifyInstance, context: SignInContext): void => {
  app.get<{ Params: { provider: string } }>(callTable.authCallback.path, async (request, reply) => {
    const { provider } = request.params;
    const answer = new URL(request.url, context.config.publicOrigin);
    const isConfigured = Object.hasOwn(context.providers, provider);
    const came = isConfigured
      ? await comeBack(context, provider as SignInProvider, answer, context.browsers.read(request))
      : ({ notice: 'provider_failed' } as const);
    const language = came.lan_tp ? { lan_tp: came.lan_tp } : {};
    if ('notice' in came) {
      // Another way of signing in still leads back to where they were.
      const back = came.back ? { back: came.back } : {};
      return lead(reply, href('login', { ...language, notice: came.notice, ...back }));
    }
    // Behind #, which browsers neither send nor log.
    return lead(reply, `${href('loginResult', language)}#code=${came.code}`);
  });
};

/** The pages' calls about provider sign-ins (ACCOUNT-9, ACCOUNT-10). */
export const providerRoutes = (app: FastifyInstance, context: SignInContext): void => {
  serve(app, accountCalls.loginResult, (given, { request, reply, network }) =>
    redeemCode(context, given, { request, reply, network }),
  );
  serve(app, accountCalls.signInProviders, async () =>
    (Object.keys(context.providers) as SignInProvider[]).filter((name) => context.providers[name]),
  );
  serve(app, accountCalls.myProviders, (_input, ctx) => showProviders(context, ctx.member().mem_id));
  serve(app, accountCalls.providerRemove, async (given, ctx) => {
    await removeProvider(context, ctx.member(), given, callerOf(context, ctx));
    return success;
  });
  serve(app, accountCalls.snsFacebook, async (given, { request, reply, network, lanTp: lan_tp }) => ({
    ...success,
    user: await signInWithToken(context, given, { request, reply, network, lan_tp }),
  }));
  serve(app, accountCalls.loginUpdate, async (given, ctx) => {
    await notePartner(context, ctx.member().mem_id, given, ctx.lanTp);
    return success;
  });
};
