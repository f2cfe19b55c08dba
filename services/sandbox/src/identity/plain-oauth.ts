import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { formOf } from '../http/form-body.ts';
import { languageOf, sendPage } from '../http/page.ts';
import { mayLeadTo } from './may-lead-to.ts';
import { peoplePage } from './people-page.ts';
import { identityClients, people, readChoice, type Choice } from './people.ts';
import { shortMemory } from './short-memory.ts';

interface Asked {
  readonly redirect_uri: string;
  readonly state: string;
}

/** A provider that speaks OAuth 2 without OpenID: the page, codes and tokens of it. */
export interface PlainOAuth {
  /** The choice behind a code, once, and only for the address it was given to and the shop's own secret. */
  redeem(values: Readonly<Record<string, string>>): Choice | null;
  /** A new access token. */
  tokenFor(choice: Choice): string;
  choiceOf(token: string | undefined): Choice | null;
}

/** What an address brings along, each value once. */
export const valuesOf = (request: FastifyRequest): Record<string, string> =>
  Object.fromEntries(
    Object.entries(request.query as Record<string, unknown>).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  );

const back = (reply: FastifyReply, { redirect_uri, state }: Asked, more: Record<string, string>) => {
  const address = new URL(redirect_uri);
  for (const [name, value] of Object.entries({ ...more, state })) address.searchParams.set(name, value);
  return reply.redirect(address.href, 303);
};

/** Mounts a provider's authorise page at `path`. */
export const plainOAuth = (app: FastifyInstance, name: 'qq' | 'facebook', path: string): PlainOAuth => {
  const { clientId, clientSecret } = identityClients[name];
  const asked = shortMemory<Asked>();
  const codes = shortMemory<Choice & { readonly redirect_uri: string }>();
  const tokens = shortMemory<Choice>();

  const show = (request: FastifyRequest, reply: FastifyReply, uid: string, returnurl: string) =>
    sendPage(reply, peoplePage(name, `${path}/${uid}`, languageOf(request)), { returnurl });

  app.get(path, async (request, reply) => {
    const { client_id, redirect_uri = '', state = '' } = valuesOf(request);
    if (client_id !== clientId || !mayLeadTo(redirect_uri))
      return reply.code(400).send({ error: 'invalid_request' });
    const uid = randomUUID();
    asked.set(uid, { redirect_uri, state });
    return show(request, reply, uid, redirect_uri);
  });

  // The links to other languages lead here.
  app.get(`${path}/:uid`, async (request, reply) => {
    const { uid } = request.params as { uid: string };
    const known = asked.get(uid);
    if (!known) return reply.code(400).send({ error: 'invalid_request' });
    return show(request, reply, uid, known.redirect_uri);
  });

  app.post(`${path}/:uid`, async (request, reply) => {
    const { uid } = request.params as { uid: string };
    const known = asked.take(uid);
    if (!known) return reply.code(400).send({ error: 'invalid_request' });
    const form = formOf(request);
    const choice = readChoice(form.get('person') ?? people[0]?.id, form.get('outcome'));
    if (!choice || choice.outcome === 'denied') return back(reply, known, { error: 'access_denied' });
    const code = randomUUID();
    if (choice.outcome !== 'replayed') codes.set(code, { ...choice, redirect_uri: known.redirect_uri }, 60);
    return back(reply, known, { code });
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
