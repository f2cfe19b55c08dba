import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { identityClients, slowMs } from './people.ts';
import { plainOAuth, valuesOf } from './plain-oauth.ts';

/** QQ answers JSON only where it is asked to; otherwise a call of a function. */
const answer = (reply: FastifyReply, fmt: string | undefined, said: object): FastifyReply =>
  fmt === 'json' ? reply.send(said) : reply.type('text/html').send(`callback( ${JSON.stringify(said)} );`);

const failed = { error: 100_016, error_description: 'access token check failed' };

/** QQ, below /idp/qq. */
export const qqRoutes = (app: FastifyInstance): void => {
  const oauth = plainOAuth(app, 'qq', '/idp/qq/oauth2.0/authorize');
  const appId = identityClients.qq.clientId;

  app.get('/idp/qq/oauth2.0/token', async (request, reply) => {
    const values = valuesOf(request);
    const choice = oauth.redeem(values);
    if (!choice) return answer(reply, values['fmt'], failed);
    if (choice.outcome === 'slow') await pause(slowMs);
    const said = { access_token: oauth.tokenFor(choice), expires_in: '7776000', refresh_token: 'none' };
    return values['fmt'] === 'json' ? said : reply.type('text/html').send(String(new URLSearchParams(said)));
  });

  app.get('/idp/qq/oauth2.0/me', async (request, reply) => {
    const { access_token, fmt } = valuesOf(request);
    const choice = oauth.choiceOf(access_token);
    if (!choice) return answer(reply, fmt, failed);
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
