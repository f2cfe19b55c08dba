import { catalogCalls, communityCalls } from '@narae/contracts';
import type { LanTp } from '@narae/contracts/languages';
import { currentTraceId, OWN_QUESTIONS, traceparentOf } from '@narae/service-kit';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { z } from 'zod';

export const factCalls = { ...catalogCalls, ...communityCalls };

type Calls = typeof factCalls;
export type FactCall = keyof Calls;
type Info<Name extends FactCall> = z.input<Calls[Name]['input']>;
type Answer<Name extends FactCall> = z.output<Calls[Name]['output']>;

const PATIENCE_MS = 300;
/** Milliseconds answers, and silence, are kept. */
const FRESH_MS = 1_000;
const MAX_ANSWERS = 500;

interface AskOptions {
  readonly patience?: number;
  /** Language of the answer, for calls whose input names none (CALL-9). */
  readonly lanTp?: LanTp | undefined;
}

export interface PageFacts {
  /** Null without an answer in time: the page then goes out without it. */
  ask<Name extends FactCall>(
    name: Name,
    info: Info<Name>,
    options?: AskOptions,
  ): Promise<Answer<Name> | null>;
  /** Changes when all answers are asked for anew: what was made from them ends with them. */
  round(): number;
}

/**
 * Asks catalogue and community over the edge's own routes, wherever they run. Kept answers save the services a crowd's
 * questions: each is asked once a second, and a service that is down costs each call one wait a second. Silence is believed of the call alone: an address that asks
 * for something slow takes the facts from no other page.
 */
export const createPageFacts = (app: FastifyInstance): PageFacts => {
  const answers = new LRUCache<string, Promise<unknown>>({ max: MAX_ANSWERS });
  const silentAt = new Map<FactCall, number>();
  let rounds = 0;
  let roundBegan = -Infinity;

  const round = (): number => {
    const now = performance.now();
    if (now - roundBegan >= FRESH_MS) {
      answers.clear();
      roundBegan = now;
      rounds += 1;
    }
    return rounds;
  };

  const question = async <Name extends FactCall>(
    name: Name,
    info: Info<Name>,
    { patience = PATIENCE_MS, lanTp }: AskOptions,
  ): Promise<Answer<Name> | null> => {
    const { path, output } = factCalls[name];
    const signal = AbortSignal.timeout(patience);
    const timeUp = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(new Error('no answer in time')));
    });
    try {
      const response = app.inject({
        method: 'POST',
        url: path,
        remoteAddress: OWN_QUESTIONS,
        headers: { traceparent: traceparentOf(currentTraceId()), ...(lanTp && { 'x-lan-tp': lanTp }) },
        payload: { info },
        signal,
      });
      const { statusCode, payload } = await Promise.race([response, timeUp]);
      // A rejected question does not mean a silent service.
      if (statusCode >= 400 && statusCode < 500) return null;
      if (statusCode !== 200) throw new Error(`the service answered ${statusCode}`);
      return output.parse(JSON.parse(payload)) as Answer<Name>;
    } catch (error) {
      silentAt.set(name, performance.now());
      app.log.warn({ err: error, call: name }, 'a page goes out without its facts');
      return null;
    }
  };

  return {
    round,
    ask: async <Name extends FactCall>(name: Name, info: Info<Name>, options: AskOptions = {}) => {
      round();
      const key = JSON.stringify([name, info, options.lanTp]);
      const cached = answers.get(key);
      if (cached) return cached as Promise<Answer<Name> | null>;
      if (performance.now() - (silentAt.get(name) ?? -Infinity) < FRESH_MS) return null;
      const answer = question(name, info, options);
      answers.set(key, answer);
      return answer;
    },
  };
};
