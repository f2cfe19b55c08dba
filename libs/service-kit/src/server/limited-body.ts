import { Transform, type Readable } from 'node:stream';
import { DomainError } from '../base/domain-error.ts';

/** What a body may take of a process. */
export interface BodyLimits {
  readonly bytes: number;
  /** Milliseconds from the end of its headers to its last byte. */
  readonly ms: number;
}

/** A sender who takes too long; the connection is given up with the answer. */
const tooSlow = (): DomainError => new DomainError('invalid_body', { status: 408 });

/**
 * A body that ends with a rejection once it is larger or slower than allowed: `body_too_large`, or `invalid_body` with
 * 408. The connection stays open for the answer, which a destroyed request would not get.
 */
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
  // Whoever has stopped reading it is not to be told any more.
  limited.on('error', () => undefined);
  const timer = setTimeout(() => limited.destroy(tooSlow()), ms).unref();
  const brokenOff = (): void => {
    if (!payload.readableEnded) limited.destroy(new DomainError('invalid_body'));
  };
  payload.once('error', brokenOff).once('close', brokenOff);
  return payload.pipe(limited);
}
