import type { CallContract } from '@narae/contracts';
import { serve } from '@narae/service-kit';
import type { FastifyInstance } from 'fastify';
import { createHash } from 'node:crypto';
import type { z } from 'zod';

interface Round {
  running: Promise<string>;
  next: Promise<string> | null;
}

/**
 * Answers equal questions together. A question that arrives while the same one is being answered waits for the next
 * round, so that every answer was read after its question: a crowd costs two reads, and nobody gets an answer older than the question.
 */
export const shareAnswers = <Input>(answer: (input: Input) => Promise<string>) => {
  const rounds = new Map<string, Round>();

  const start = (key: string, input: Input): Promise<string> => {
    const round: Round = { running: answer(input), next: null };
    rounds.set(key, round);
    const end = (): void => {
      if (!round.next) rounds.delete(key);
    };
    round.running.then(end, end);
    return round.running;
  };

  return (input: Input): Promise<string> => {
    const key = JSON.stringify(input);
    const round = rounds.get(key);
    if (!round) return start(key, input);
    const again = (): Promise<string> => start(key, input);
    round.next ??= round.running.then(again, again);
    return round.next;
  };
};

/** Answers a public contract whose answer depends on nothing but its input, once for all who ask at the same time. */
export const serveShared = <C extends CallContract>(
  app: FastifyInstance,
  contract: C,
  handler: (input: z.output<C['input']>) => Promise<z.input<C['output']>>,
): void => {
  const ask = shareAnswers(async (input: z.output<C['input']>) =>
    JSON.stringify(contract.output.parse(await handler(input))),
  );
  serve(app, contract, async (input, { request, reply }) => {
    const body = await ask(input);
    const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    reply.header('cache-control', 'no-store').header('etag', etag);
    // Who refetches and has this answer already gets none.
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(body);
  });
};
