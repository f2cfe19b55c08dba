import type { CallContract } from '@narae/contracts';
import { DEFAULT_LAN_TP, type LanTp } from '@narae/contracts/languages';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { createHash } from 'node:crypto';
import type { CallContext } from './call-context.ts';
import { languageOfInput } from './read-input.ts';
import { serve } from './serve.ts';
import type { ContentVersion } from '../../store/content-version.ts';
import { createKept, type Kept } from '../../store/content-cache.ts';

interface Round<Answer> {
  running: Promise<Answer>;
  next: Promise<Answer> | null;
}

/** Saves reads for a crowd: equal questions share the next round, so no answer is older than its question. */
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

/** Sends no body to clients that refetch an answer they have already. */
export const sendTagged = ({ request, reply, replied }: CallContext, { body, etag }: TaggedAnswer): never => {
  reply.header('cache-control', 'no-store').header('etag', etag);
  if (request.headers['if-none-match'] === etag) void reply.code(304).send();
  else void reply.type('application/json; charset=utf-8').send(body);
  return replied;
};

interface SharedQuestion<Input> {
  readonly input: Input;
  /** Of the caller, for calls whose input names none. */
  readonly lanTp?: LanTp;
}

/**
 * Answers equal questions at one time once. @param ready keeps answers whose sources are watched
 * @param isKept whether many ask so; all others are answered anew each time
 */
export const serveShared = <C extends CallContract>(
  app: FastifyInstance,
  contract: C,
  handler: (input: z.output<C['input']>, lanTp: LanTp) => Promise<z.input<C['output']>>,
  ready?: ReadyAnswers,
  isKept: (input: z.output<C['input']>) => boolean = () => true,
): void => {
  type Asked = SharedQuestion<z.output<C['input']>>;
  const namesNone = languageOfInput(contract.input) === 'none';
  const share = shareAnswers(async ({ input, lanTp = DEFAULT_LAN_TP }: Asked) =>
    tagged(JSON.stringify(contract.output.parse(await handler(input, lanTp)))),
  );
  const ask = ready
    ? (asked: Asked) =>
        isKept(asked.input)
          ? ready.value(`${contract.name} ${JSON.stringify(asked)}`, () => share(asked))
          : share(asked)
    : share;
  serve(app, contract, async (input, ctx) =>
    sendTagged(ctx, await ask({ input, ...(namesNone && { lanTp: ctx.lanTp }) })),
  );
};

export interface TaggedAnswer {
  readonly body: Buffer;
  readonly etag: string;
}

export const tagged = (text: string): TaggedAnswer => {
  const body = Buffer.from(text);
  return { body, etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` };
};

const MOST_BYTES = 32 * 1024 * 1024;

const OVERHEAD = 500;

/** Saves repeated questions the reads, the mapping and the JSON until content changes (ARCH-13). */
export type ReadyAnswers = Kept<TaggedAnswer>;

/** @param version of everything that answers are made from */
export const createReadyAnswers = (version: ContentVersion, now: () => Date): ReadyAnswers =>
  createKept({
    version,
    now,
    room: MOST_BYTES,
    sizeOf: ({ body }, name) => body.length + name.length + OVERHEAD,
  });
