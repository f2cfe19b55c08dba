import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { identityClients, slowMs } from './people.ts';
import { plainOAuth, valuesOf } from './plain-oauth.ts';

const hourS = 3_600;
const failed = { error: { message: 'Invalid OAuth access token.', type: 'OAuthException', code: 190 } };

/** Facebook, below /idp/facebook. */
export const facebookRoutes = (app: FastifyInstance): void => {
  const oauth = plainOAuth(app, 'facebook', '/idp/facebook/dialog/oauth');
  const { clientId, clientSecret } = identityClients.facebook;

  app.get('/idp/facebook/oauth/access_token', async (request, reply) => {
    const choice = oauth.redeem(valuesOf(request));
    if (!choice) return reply.code(400).send(failed);
    if (choice.outcome === 'slow') await pause(slowMs);
    return { access_token: oauth.tokenFor(choice), token_type: 'bearer', expires_in: hourS };
  });

  app.get('/idp/facebook/debug_token', async (request, reply) => {
    const { input_token, access_token } = valuesOf(request);
    if (access_token !== `${clientId}|${clientSecret}`) return reply.code(400).send(failed);
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
    if (!choice) return reply.code(400).send(failed);
    const { id, name } = choice.person;
    return { id, ...(name && { name }) };
  });
};
