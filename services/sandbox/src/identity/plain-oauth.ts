import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { setTimeout as pause } from 'node:timers/promises';
import { formOf, languageOf, sendPage } from '../http/replies.ts';
import { type Choice, identityClients, mayLeadTo, people, readChoice, slowMs } from './people.ts';
import { peoplePage } from './people-page.ts';
import { shortMemory } from './memory.ts';

interface AuthRequest {
  readonly redirect_uri: string;
  readonly state: string;
}

interface PlainOAuth {
  /** Redeems a code once, for its own redirect address and the shop's secret. */
  redeem(values: Readonly<Record<string, string>>): Choice | null;
  tokenFor(choice: Choice): string;
  choiceOf(token: string | undefined): Choice | null;
}

const valuesOf = (request: FastifyRequest): Record<string, string> =>
  Object.fromEntries(
    Object.entries(request.query as Record<string, unknown>).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  );

const back = (reply: FastifyReply, { redirect_uri, state }: AuthRequest, more: Record<string, string>) => {
  const address = new URL(redirect_uri);
  for (const [name, value] of Object.entries({ ...more, state })) address.searchParams.set(name, value);
  return reply.redirect(address.href, 303);
};

const plainOAuth = (app: FastifyInstance, name: 'qq' | 'facebook', path: string): PlainOAuth => {
  const { clientId, clientSecret } = identityClients[name];
  const requests = shortMemory<AuthRequest>();
  const codes = shortMemory<Choice & { readonly redirect_uri: string }>();
  const tokens = shortMemory<Choice>();

  const show = (request: FastifyRequest, reply: FastifyReply, uid: string, returnurl: string) =>
    sendPage(reply, peoplePage(name, `${path}/${uid}`, languageOf(request)), { returnurl });

  app.get(path, async (request, reply) => {
    const { client_id, redirect_uri = '', state = '' } = valuesOf(request);
    if (client_id !== clientId || !mayLeadTo(redirect_uri))
      return reply.code(400).send({ error: 'invalid_request' });
    const uid = randomUUID();
    requests.set(uid, { redirect_uri, state });
    return show(request, reply, uid, redirect_uri);
  });

  app.get(`${path}/:uid`, async (request, reply) => {
    const { uid } = request.params as { uid: string };
    const pending = requests.get(uid);
    if (!pending) return reply.code(400).send({ error: 'invalid_request' });
    return show(request, reply, uid, pending.redirect_uri);
  });

  app.post(`${path}/:uid`, async (request, reply) => {
    const { uid } = request.params as { uid: string };
    const pending = requests.take(uid);
    if (!pending) return reply.code(400).send({ error: 'invalid_request' });
    const form = formOf(request);
    const choice = readChoice(form.get('person') ?? people[0]?.id, form.get('outcome'));
    if (!choice || choice.outcome === 'denied') return back(reply, pending, { error: 'access_denied' });
    const code = randomUUID();
    if (choice.outcome !== 'replayed') codes.set(code, { ...choice, redirect_uri: pending.redirect_uri }, 60);
    return back(reply, pending, { code });
  });

  return {
    redeem: ({ code = '', client_id, client_secret, redirect_uri = '' }) => {
      if (client_id !== clientId || client_secret !== clientSecret) return null;
      const choice = codes.take(code);
      return choice && choice.redirect_uri === redirect_uri ? choice : null;
    },
    tokenFor: (choice) => {
      const token = randomUUID();
      tokens.set(token, choice);
      return token;
    },
    choiceOf: (token = '') => tokens.get(token) ?? null,
  };
};

const hourS = 3_600;
const facebookError = {
  error: { message: 'Invalid OAuth access token.', type: 'OAuthException', code: 190 },
};

export const facebookRoutes = (app: FastifyInstance): void => {
  const oauth = plainOAuth(app, 'facebook', '/idp/facebook/dialog/oauth');
  const { clientId, clientSecret } = identityClients.facebook;

  app.get('/idp/facebook/oauth/access_token', async (request, reply) => {
    const choice = oauth.redeem(valuesOf(request));
    if (!choice) return reply.code(400).send(facebookError);
    if (choice.outcome === 'slow') await pause(slowMs);
    return { access_token: oauth.tokenFor(choice), token_type: 'bearer', expires_in: hourS };
  });

  app.get('/idp/facebook/debug_token', async (request, reply) => {
    const { input_token, access_token } = valuesOf(request);
    if (access_token !== `${clientId}|${clientSecret}`) return reply.code(400).send(facebookError);
    const choice = oauth.choiceOf(input_token);
    if (!choice) return { data: { app_id: clientId, is_valid: false, user_id: '0', expires_at: 0 } };
    const now = Math.floor(Date.now() / 1_000);
    return {
      data: {
        app_id: choice.outcome === 'application' ? '999000009' : clientId,
        type: 'USER',
        is_valid: true,
        user_id: choice.person.id,
        expires_at: choice.outcome === 'expired' ? now - 1 : now + hourS,
      },
    };
  });

  app.get('/idp/facebook/me', async (request, reply) => {
    const choice = oauth.choiceOf(valuesOf(request)['access_token']);
    if (!choice) return reply.code(400).send(facebookError);
    const { id, name } = choice.person;
    return { id, ...(name && { name }) };
  });
};

/** QQ answers JSON only on request, otherwise a function call. */
const answer = (reply: FastifyReply, fmt: string | undefined, body: object): FastifyReply =>
  fmt === 'json' ? reply.send(body) : reply.type('text/html').send(`callback( ${JSON.stringify(body)} );`);

const qqError = { error: 100_016, error_description: 'access token check qqError' };

export const qqRoutes = (app: FastifyInstance): void => {
  const oauth = plainOAuth(app, 'qq', '/idp/qq/oauth2.0/authorize');
  const appId = identityClients.qq.clientId;

  app.get('/idp/qq/oauth2.0/token', async (request, reply) => {
    const values = valuesOf(request);
    const choice = oauth.redeem(values);
    if (!choice) return answer(reply, values['fmt'], qqError);
    if (choice.outcome === 'slow') await pause(slowMs);
    const body = { access_token: oauth.tokenFor(choice), expires_in: '7776000', refresh_token: 'none' };
    return values['fmt'] === 'json' ? body : reply.type('text/html').send(String(new URLSearchParams(body)));
  });

  app.get('/idp/qq/oauth2.0/me', async (request, reply) => {
    const { access_token, fmt } = valuesOf(request);
    const choice = oauth.choiceOf(access_token);
    if (!choice) return answer(reply, fmt, qqError);
    const client_id = choice.outcome === 'application' ? '999000009' : appId;
    return answer(reply, fmt, { client_id, openid: choice.person.id });
  });

  app.get('/idp/qq/user/get_user_info', async (request) => {
    const { access_token, openid, oauth_consumer_key } = valuesOf(request);
    const choice = oauth.choiceOf(access_token);
    return choice && choice.person.id === openid && oauth_consumer_key === appId
      ? { ret: 0, msg: '', nickname: choice.person.name }
      : { ret: -1, msg: 'client request’s parameters are invalid' };
  });
};
