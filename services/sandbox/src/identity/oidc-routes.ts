import { namedPlugin } from '@narae/service-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import { formOf, languageOf, sendPage } from '../http/replies.ts';
import { createIssuer } from './oidc-issuer.ts';
import { peoplePage } from './people-page.ts';
import { packChoice, people, readChoice, unpackChoice } from './people.ts';

/** Kakao's own call with data that its ID token omits. */
const kakaoPerson = async (issuer: Provider, authorization: string | undefined) => {
  const token = await issuer.AccessToken.find(authorization?.replace(/^Bearer /, '') ?? '');
  const person = token && unpackChoice(token.accountId ?? '')?.person;
  if (!person) return null;
  const { id, name, email, verified } = person;
  return {
    id,
    kakao_account: {
      ...(email && { email, is_email_valid: true, is_email_verified: verified }),
      profile: name ? { nickname: name } : {},
    },
  };
};

/** Google and Kakao: OpenID Connect below /idp/google and /idp/kakao; keys are made for the first visitor. */
export const oidcRoutes = (app: FastifyInstance, originOf: () => string): void => {
  for (const name of ['google', 'kakao'] as const) {
    const path = `/idp/${name}`;
    let made: Promise<Provider> | undefined;
    const issuer = (): Promise<Provider> => (made ??= createIssuer(name, originOf()));

    app.get(`${path}/people/:uid`, async (request, reply) => {
      const { uid } = request.params as { uid: string };
      return sendPage(reply, peoplePage(name, `${path}/people/${uid}`, languageOf(request)), {
        returnurl: await returnOf(await issuer(), request, reply),
      });
    });

    app.post(`${path}/people/:uid`, async (request, reply) => {
      const form = formOf(request);
      const choice = readChoice(form.get('person') ?? people[0]?.id, form.get('outcome'));
      const result =
        !choice || choice.outcome === 'denied'
          ? { error: 'access_denied', error_description: 'denied at the sandbox' }
          : { login: { accountId: packChoice(choice) } };
      const address = await (await issuer()).interactionResult(request.raw, reply.raw, result);
      return reply.redirect(address, 303);
    });

    if (name === 'kakao')
      app.get(`${path}/v2/user/me`, async (request, reply) => {
        const person = await kakaoPerson(await issuer(), request.headers.authorization);
        return person ?? reply.code(401).send({ code: -401 });
      });

    // The provider reads the bodies of all other requests itself.
    app.register(
      namedPlugin(`${name}-provider`, async (own) => {
        own.removeAllContentTypeParsers();
        own.addContentTypeParser('*', (_request, _payload, done) => done(null));
        own.all(`${path}/*`, async (request, reply) => {
          const handle = (await issuer()).callback();
          const { raw } = request;
          // Ask again even after an earlier sign-in.
          const url = `${raw.url ?? ''}`.replace(/\/auth\?/, '/auth?prompt=login&');
          reply.hijack();
          Object.assign(raw, { originalUrl: url, url: url.slice(path.length) || '/' });
          await handle(raw, reply.raw);
        });
      }),
    );
  }
};

/** Final redirect target of the page's form. */
const returnOf = async (issuer: Provider, request: FastifyRequest, reply: FastifyReply): Promise<string> => {
  const { params } = await issuer.interactionDetails(request.raw, reply.raw);
  return String(params['redirect_uri']);
};
