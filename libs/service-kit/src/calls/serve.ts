import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { callTable } from '@narae/contracts/call-table';
import type { CallContract } from '@narae/contracts';
import { kitOf } from '../server/kit.ts';
import { Refusal } from '../server/refusal.ts';
import { withTrace } from '../server/trace.ts';
import { contextOf, type CallContext } from './call-context.ts';
import { checkAccess, checkOwner } from './check-access.ts';
import { attemptsOf, once } from './idempotency.ts';
import { createLimiter, type RateLimit } from './rate-limit.ts';
import { readInput } from './read-input.ts';
import { validate } from './validate.ts';

/** Answers one call. A handler that writes the reply itself (a file, a redirect) returns `ctx.reply`. */
export type Handler<C extends CallContract> = (
  input: z.output<C['input']>,
  ctx: CallContext,
) => Promise<z.input<C['output']> | FastifyReply>;

export interface ServeOptions<C extends CallContract> {
  /** All of them hold. */
  readonly rateLimits?: readonly RateLimit<z.output<C['input']>>[];
}

const IDEMPOTENCY_KEY = /^[\w-]{8,100}$/;

/**
 * Answers a contract: route, access, input (strict, first mistake refused with its field), rate limits,
 * Idempotency-Key on members' posts, and an output stripped of whatever the contract does not declare.
 */
export function serve<C extends CallContract>(
  app: FastifyInstance,
  contract: C,
  handler: Handler<C>,
  { rateLimits = [] }: ServeOptions<C> = {},
): void {
  const { store, metrics } = kitOf(app);
  const checkLimits = createLimiter(app, rateLimits);
  attemptsOf(store);

  const work = async (input: z.output<C['input']>, ctx: CallContext): Promise<string | FastifyReply> => {
    const answer = await handler(input, ctx);
    if (answer === ctx.reply) return ctx.reply;
    return JSON.stringify(contract.output.parse(answer));
  };

  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    checkAccess(contract.access, request);
    const input = validate(contract.input, readInput(contract, request)) as z.output<C['input']>;
    checkOwner(contract.access, request, input);
    const ctx = contextOf(request, reply, input);
    await checkLimits(input, ctx);
    const key = idempotencyKeyOf(contract, request);
    const result =
      key === undefined || ctx.user === null
        ? await work(input, ctx)
        : await once(store, { mem_id: ctx.user.mem_id, call: contract.name, key, input }, async () => {
            const body = await work(input, ctx);
            return typeof body === 'string' ? body : '{"msg":"success"}';
          });
    if (typeof result !== 'string' || reply.sent) return reply;
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    if (!reply.hasHeader('content-type')) return reply.type('application/json; charset=utf-8').send(result);
    return reply.send(JSON.parse(result));
  };

  app.route({
    method: contract.method,
    url: contract.path,
    config: { foreignPosts: contract.access === 'provider' },
    handler: (request, reply) => withTrace(request.id, () => answer(request, reply)),
    onResponse: async (_request, reply) =>
      metrics.observeCall(contract.name, reply.statusCode, reply.elapsedTime / 1000),
  });
  answerOptions(app, contract.path);
}

function idempotencyKeyOf({ method }: CallContract, request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  // An upload's file is no part of the input that is compared; uploads know their own repeats.
  if (key === undefined || method === 'GET' || request.isMultipart()) return undefined;
  if (typeof key !== 'string' || !IDEMPOTENCY_KEY.test(key)) {
    throw new Refusal('invalid_value', { field: 'idempotency-key' });
  }
  return key;
}

function answerOptions(app: FastifyInstance, url: string): void {
  if (app.hasRoute({ method: 'OPTIONS', url })) return;
  const methods = Object.values(callTable).flatMap((row) => (row.path === url ? [row.method] : []));
  const allow = [...new Set([...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'])].join(
    ', ',
  );
  app.options(url, async (_request, reply) => reply.code(204).header('allow', allow).send());
}
