import { catalogCalls } from '@narae/contracts';
import { currentTraceId, traceparentOf } from '@narae/service-kit';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';

type Calls = typeof catalogCalls;
type FactCall = keyof Calls;
type Info<Name extends FactCall> = z.input<Calls[Name]['input']>;
type Answer<Name extends FactCall> = z.output<Calls[Name]['output']>;

/** Milliseconds a page waits for its facts. */
const PATIENCE_MS = 300;
/** Milliseconds an answer is good for, and a silence is believed. */
const FRESH_MS = 1_000;
const MOST_KEPT = 500;

export interface CatalogueFacts {
  /** Null while the catalogue does not answer in `patience` milliseconds: pages then go out without. */
  ask<Name extends FactCall>(name: Name, info: Info<Name>, patience?: number): Promise<Answer<Name> | null>;
}

/**
 * Asks the catalogue over the edge's own routes, wherever it runs. A crowd costs one question a second, and a
 * catalogue that is down costs one wait a second.
 */
export const createCatalogueFacts = (app: FastifyInstance, now = () => performance.now()): CatalogueFacts => {
  const kept = new Map<string, { at: number; answer: Promise<unknown> }>();
  let silentAt = -Infinity;

  const question = async <Name extends FactCall>(
    name: Name,
    info: Info<Name>,
    patience: number,
  ): Promise<Answer<Name> | null> => {
    const { path, output } = catalogCalls[name];
    const signal = AbortSignal.timeout(patience);
    const timeUp = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(new Error('no answer in time')));
    });
    try {
      const asked = app.inject({
        method: 'POST',
        url: path,
        headers: { traceparent: traceparentOf(currentTraceId()) },
        payload: { info },
        signal,
      });
      const { statusCode, payload } = await Promise.race([asked, timeUp]);
      // A question the catalogue rejects says nothing about the catalogue.
      if (statusCode >= 400 && statusCode < 500) return null;
      if (statusCode !== 200) throw new Error(`the catalogue answered ${statusCode}`);
      return output.parse(JSON.parse(payload)) as Answer<Name>;
    } catch (error) {
      silentAt = now();
      app.log.warn({ err: error, call: name }, 'a page goes out without its facts');
      return null;
    }
  };

  return {
    ask: async <Name extends FactCall>(name: Name, info: Info<Name>, patience = PATIENCE_MS) => {
      const key = JSON.stringify([name, info]);
      const known = kept.get(key);
      if (known && now() - known.at < FRESH_MS) return known.answer as Promise<Answer<Name> | null>;
      if (now() - silentAt < FRESH_MS) return null;
      // Oldest first: what is no longer good is not kept either.
      kept.delete(key);
      for (const [old, { at }] of kept) {
        if (now() - at < FRESH_MS && kept.size < MOST_KEPT) break;
        kept.delete(old);
      }
      const answer = question(name, info, patience);
      kept.set(key, { at: now(), answer });
      return answer;
    },
  };
};
