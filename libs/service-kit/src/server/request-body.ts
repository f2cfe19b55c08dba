import type { FastifyInstance } from 'fastify';
import { Transform, type Readable } from 'node:stream';
import { DomainError } from '../base/domain-error.ts';

/** Lists and objects inside one another; code that walks through a value does so by recursion. */
const MAX_DEPTH = 16;

const OPENING = new Set(['{', '[']);
const CLOSING = new Set(['}', ']']);

function nestsTooDeep(json: string): boolean {
  let depth = 0;
  let inText = false;
  for (let at = 0; at < json.length; at += 1) {
    const sign = json.charAt(at);
    if (inText) {
      if (sign === '\\') at += 1;
      else if (sign === '"') inText = false;
    } else if (sign === '"') inText = true;
    else if (OPENING.has(sign)) {
      depth += 1;
      if (depth > MAX_DEPTH) return true;
    } else if (CLOSING.has(sign)) depth -= 1;
  }
  return false;
}

/** As Fastify, but an empty body is no input, and deep nesting is rejected before it is parsed. */
export function parseJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined);
    if (nestsTooDeep(body as string)) return done(new DomainError('invalid_body'), undefined);
    return parse(request, body as string, done);
  });
}

export interface BodyLimits {
  readonly bytes: number;
  /** Milliseconds from the end of its headers to its last byte. */
  readonly ms: number;
}

/** The connection is given up with the answer. */
const tooSlow = (): DomainError => new DomainError('invalid_body', { status: 408 });

/** Rejects with `body_too_large`, or `invalid_body` (408); the connection stays open for the answer. */
export function limitedBody(payload: Readable, { bytes, ms }: BodyLimits): Transform {
  let received = 0;
  const limited = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      received += chunk.length;
      if (received > bytes) done(new DomainError('body_too_large'));
      else done(null, chunk);
    },
    flush: (done) => {
      clearTimeout(timer);
      done();
    },
    destroy: (error, done) => {
      clearTimeout(timer);
      payload.unpipe(limited);
      done(error);
    },
  });
  // A reader that has stopped is not to be told any more.
  limited.on('error', () => undefined);
  const timer = setTimeout(() => limited.destroy(tooSlow()), ms).unref();
  const brokenOff = (): void => {
    if (!payload.readableEnded) limited.destroy(new DomainError('invalid_body'));
  };
  payload.once('error', brokenOff).once('close', brokenOff);
  return payload.pipe(limited);
}
