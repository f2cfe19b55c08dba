import { accountCalls, callTable, type SignInProvider } from '@narae/contracts';
import { href } from '@narae/contracts/href';
import { resolveLanTp } from '@narae/contracts/languages';
import { DomainError, networkOf, serve, success } from '@narae/service-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SignInContext } from '../context.ts';
import { callerOf, requireProof } from '../../sessions/index.ts';
import { beginSignIn, comeBack } from './provider-visit.ts';
import { redeemCode, signInWithToken } from './sign-in-by-provider.ts';
import { notePartner, removeProvider, showProviders } from '../linking/link-provider.ts';

/** Where signing in with each provider begins (ACCOUNT-10). */
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

const languageOf = ({ lan_tp }: BeginQuery) => resolveLanTp(typeof lan_tp === 'string' ? lan_tp : undefined);

/** Control characters as well: browsers leave tabs and line breaks out, and then read another host behind two slashes. */
const ownPath = /^\/(?!\/)[^\\\p{C}]*$/u;

/** A path of this site as the page named it; which pages one comes back to, the page decides (SHELL-9). */
const backOf = ({ back }: BeginQuery): string =>
  typeof back === 'string' && back.length <= longestBack && ownPath.test(back) ? back : '';

/** Nothing on the way may be kept: addresses hold states and codes. */
const lead = (reply: FastifyReply, address: string): FastifyReply =>
  reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer').redirect(address);

/** Signing in with providers: their redirects, and what the page does afterwards (ACCOUNT-9, ACCOUNT-10). */
export const socialRoutes = (app: FastifyInstance, context: SignInContext): void => {
  /** The session a provider is to be added to. @throws DomainError prove_again, login_required */
  const joinOf = async (request: FastifyRequest, { join }: BeginQuery) => {
    if (join !== '1') return null;
    const { user } = request.identity;
    // Only our own page begins it: another site's link would add a stranger's account.
    if (!user || request.headers['sec-fetch-site'] !== 'same-origin') throw new DomainError('login_required');
    const network = networkOf(request.ip);
    await requireProof(context, user, callerOf(context, { request, network }));
    return { mem_id: user.mem_id, sid: user.sid };
  };

  for (const { row, provider, device } of beginnings) {
    app.get<{ Querystring: BeginQuery }>(row.path, async (request, reply) => {
      const lan_tp = languageOf(request.query);
      const language = request.query.lan_tp === undefined ? {} : { lan_tp };
      const notice = (key: string) => lead(reply, href('login', { ...language, notice: key }));
      /** A page, not a call: whoever was led here reads no JSON (ACCOUNT-16). */
      const rejectUntil = (seconds: string) =>
        lead(
          reply.header('retry-after', seconds),
          href('login', { ...language, notice: 'rate_limited', wait: seconds }),
        );
      try {
        const address = await beginSignIn(
          context,
          {
            provider,
            lan_tp,
            back: backOf(request.query),
            join: await joinOf(request, request.query),
            browser: context.browsers.give(request, reply),
          },
          { network: networkOf(request.ip), device },
        );
        return address === null ? await notice('provider_unconfigured') : await lead(reply, address);
      } catch (error) {
        if (error instanceof DomainError && error.key === 'rate_limited')
          return rejectUntil(String(error.params?.['seconds'] ?? 60));
        // Who adds a provider shows first who they are, and comes back to where it began.
        if (error instanceof DomainError && request.query.join === '1')
          return lead(
            reply,
            href('login', { ...language, notice: 'prove_again', back: href('myAccount', {}) }),
          );
        if (error instanceof DomainError) throw error;
        context.log.warn({ provider, reason: String(error).slice(0, 200) }, 'a provider cannot be reached');
        return notice('provider_failed');
      }
    });
  }

  app.get<{ Params: { provider: string } }>(callTable.authCallback.path, async (request, reply) => {
    const { provider } = request.params;
    const answer = new URL(request.url, context.config.publicOrigin);
    const known = Object.hasOwn(context.providers, provider);
    const came = known
      ? await comeBack(context, provider as SignInProvider, answer, context.browsers.read(request))
      : ({ notice: 'provider_failed' } as const);
    const language = came.lan_tp ? { lan_tp: came.lan_tp } : {};
    if ('notice' in came) {
      // Who signs in in another way then still comes back to where they were.
      const back = came.back ? { back: came.back } : {};
      return lead(reply, href('login', { ...language, notice: came.notice, ...back }));
    }
    // Behind #, which browsers send to no server and write into no log.
    return lead(reply, `${href('loginResult', language)}#code=${came.code}`);
  });

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
