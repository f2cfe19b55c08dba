import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { callTable, type CallName } from '@narae/contracts/call-table';
import { errorsOf, takesIdempotencyKey, type CallContract } from '@narae/contracts';
import { underTest } from '../config.ts';
import { notedCalls } from './noted-calls.rules.ts';
import { kitOf } from './kit.ts';
import { DomainError } from '../../base/domain-error.ts';
import { contextOf, type CallContext } from './call-context.ts';
import { checkAccess, checkOwner, checkSender } from './check-access.ts';
import { attemptsOf, once } from './idempotency.ts';
import { isRecord, languageOfInput, readInput, validate, withLanguage } from './read-input.ts';

/** What a contract's output may be made from; readonly throughout, so that literals need no annotation. */
export type Answerable<T> = T extends (infer Item)[]
  ? readonly Answerable<Item>[]
  : T extends object
    ? { readonly [Field in keyof T]: Answerable<T[Field]> }
    : T;

const IDEMPOTENCY_KEY = /^[\w-]{8,100}$/;

export interface ServeOptions {
  /** The use case recognises repeats itself, so no answer is noted (CALL-5). */
  readonly knowsRepeats?: boolean;
  /** Repeats of who is not signed in get the first answer, too: for writes that open no session (CALL-5). */
  readonly repeatsOfVisitors?: boolean;
}

/** Stands for the member where a visitor's answer is noted; a key tells visitors apart. */
const VISITOR = 'visitor';

/**
 * Adds route, access, strict input, Idempotency-Key on members' posts, and an output stripped to the
 * contract. A handler that writes the reply itself (a file, a redirect) returns `ctx.replied`.
 */
export function serve<C extends CallContract, const Answer extends Answerable<z.input<C['output']>>>(
  app: FastifyInstance,
  contract: C,
  handler: (input: z.output<C['input']>, ctx: CallContext) => Promise<Answer>,
  { knowsRepeats = false, repeatsOfVisitors = false }: ServeOptions = {},
): void {
  const { store, securityLog } = kitOf(app);
  const language = languageOfInput(contract.input);
  const noted = notedCalls[contract.name as CallName];
  attemptsOf(store);

  /** The answer as JSON; undefined when the handler has replied itself. */
  const work = async (input: z.output<C['input']>, ctx: CallContext): Promise<string | undefined> => {
    const answer = await handler(input, ctx);
    if (noted) {
      const about = noted.about !== undefined && isRecord(input) ? String(input[noted.about]) : '';
      securityLog.note(noted.kind, { about, call: contract.name });
    }
    // A reply is thenable: a handler that returns the sent reply comes back with undefined.
    if (answer === ctx.replied || ctx.reply.sent) return undefined;
    return JSON.stringify(contract.output.parse(answer));
  };

  const respond = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    checkSender(request);
    checkAccess(contract, request);
    const fields = withLanguage(language, request, readInput(contract, request));
    const input = validate(contract.input, fields) as z.output<C['input']>;
    checkOwner(contract.access, request, input);
    const key = idempotencyKeyOf(contract, request);
    const ctx = contextOf(request, reply, input, key);
    const mem_id = ctx.user?.mem_id ?? (repeatsOfVisitors ? VISITOR : undefined);
    const json =
      key === undefined || mem_id === undefined || knowsRepeats
        ? await work(input, ctx)
        : await once(store, { mem_id, call: contract.name, key, input }, () => work(input, ctx));
    return json === undefined || reply.sent ? reply : send(reply, json);
  };

  app.route({
    method: contract.method,
    url: contract.path,
    config: { foreignPosts: contract.access === 'provider', call: contract.name },
    handler: underTest
      ? (request, reply) => holdToContract(contract, () => respond(request, reply))
      : respond,
  });
  answerOptions(app, contract.path);
}

/** Tests hold every route to its contract's declared errors: any other becomes an internal_fail. */
async function holdToContract<Answer>(
  contract: CallContract,
  respond: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await respond();
  } catch (error) {
    if (!(error instanceof DomainError) || errorsOf(contract).includes(error.key)) throw error;
    throw new DomainError('internal_fail', { field: `${contract.name} does not declare ${error.key}` });
  }
}

/** Sends an answer as JSON, or as the text it is when the handler has set a type of its own. */
function send(reply: FastifyReply, json: string): FastifyReply {
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  if (reply.hasHeader('content-type')) return reply.send(JSON.parse(json));
  return reply.type('application/json; charset=utf-8').send(json);
}

function idempotencyKeyOf(contract: CallContract, request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  // Reads may be repeated; an upload's file is not compared, and its use case knows repeats.
  if (key === undefined || !takesIdempotencyKey(contract)) return undefined;
  if (typeof key !== 'string' || !IDEMPOTENCY_KEY.test(key)) {
    throw new DomainError('invalid_value', { field: 'idempotency-key' });
  }
  return key;
}

const methodsAt = new Map<string, Set<string>>();
for (const { path, method } of Object.values(callTable))
  methodsAt.set(path, (methodsAt.get(path) ?? new Set<string>()).add(method));

function answerOptions(app: FastifyInstance, url: string): void {
  if (app.hasRoute({ method: 'OPTIONS', url })) return;
  const methods = methodsAt.get(url) ?? new Set<string>();
  const allow = [...methods, ...(methods.has('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ');
  app.options(url, async (_request, reply) => reply.code(204).header('allow', allow).send());
}

/** The plain answer of a change (CALL-2). */
export const success = { msg: 'success' } as const;
