import type { CallContract } from '@narae/contracts';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { createHash } from 'node:crypto';
import type { CallContext } from './call-context.ts';
import { serve } from './serve.ts';
import type { ContentVersion } from '../../store/content-version.ts';
import { createKept, type Kept } from '../../store/content-cache.ts';

interface Round<Answer> {
  running: Promise<Answer>;
  next: Promise<Answer> | null;
}

/**
 * Answers equal questions together. A question that arrives while the same one is being answered waits for the next
 * round, so that every answer was read after its question: a crowd costs two reads, and nobody gets an answer older than the question.
 */
export const shareAnswers = <Input, Answer>(answer: (input: Input) => Promise<Answer>) => {
  const rounds = new Map<string, Round<Answer>>();

  const start = (key: string, input: Input): Promise<Answer> => {
    const round: Round<Answer> = { running: answer(input), next: null };
    rounds.set(key, round);
    const end = (): void => {
      if (!round.next) rounds.delete(key);
    };
    round.running.then(end, end);
    return round.running;
  };

  return (input: Input): Promise<Answer> => {
    const key = JSON.stringify(input);
    const round = rounds.get(key);
    if (!round) return start(key, input);
    const again = (): Promise<Answer> => start(key, input);
    round.next ??= round.running.then(again, again);
    return round.next;
  };
};

/** Sends an answer that a contract's output has become, or none to who refetches and has this one already. */
export const sendTagged = ({ request, reply, replied }: CallContext, { body, etag }: TaggedAnswer): never => {
  reply.header('cache-control', 'no-store').header('etag', etag);
  if (request.headers['if-none-match'] === etag) void reply.code(304).send();
  else void reply.type('application/json; charset=utf-8').send(body);
  return replied;
};

/**
 * Answers a public contract whose answer depends on nothing but its input, once for all who ask at the same time.
 * @param ready keeps the answers, where everything they are made from is watched
 */
export const serveShared = <C extends CallContract>(
  app: FastifyInstance,
  contract: C,
  handler: (input: z.output<C['input']>) => Promise<z.input<C['output']>>,
  ready?: ReadyAnswers,
): void => {
  const share = shareAnswers(async (input: z.output<C['input']>) =>
    tagged(JSON.stringify(contract.output.parse(await handler(input)))),
  );
  const ask = ready
    ? (input: z.output<C['input']>) =>
        ready.value(`${contract.name} ${JSON.stringify(input)}`, () => share(input))
    : share;
  serve(app, contract, async (input, ctx) => sendTagged(ctx, await ask(input)));
};

/** An answer as it is sent, and what a client names it by that has it already. */
export interface TaggedAnswer {
  readonly body: Buffer;
  readonly etag: string;
}

/** @param text an answer in JSON */
export const tagged = (text: string): TaggedAnswer => {
  const body = Buffer.from(text);
  return { body, etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` };
};

const MOST_BYTES = 32 * 1024 * 1024;

/** What an answer takes beside its bytes. */
const OVERHEAD = 500;

/** Answers as they are sent, by question (ARCH-13). */
export type ReadyAnswers = Kept<TaggedAnswer>;

/** @param version of everything that answers are made from */
export const createReadyAnswers = (version: ContentVersion, now: () => Date): ReadyAnswers =>
  createKept({
    version,
    now,
    room: MOST_BYTES,
    sizeOf: ({ body }, name) => body.length + name.length + OVERHEAD,
  });
