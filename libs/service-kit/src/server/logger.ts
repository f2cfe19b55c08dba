import type { FastifyBaseLogger } from 'fastify';
import { pino, type DestinationStream } from 'pino';
import { hideSecrets } from './hide-secrets.ts';
import { runningTraceId } from './trace.ts';

export type Logger = FastifyBaseLogger;

/**
 * JSON lines on standard output, each under the trace id of what is being worked on. Credentials and personal data
 * never appear, whatever is logged.
 */
export function createLogger(name: string, level: string, destination?: DestinationStream): Logger {
  const options = {
    name,
    level,
    mixin: (_facts: object, _level: number, logger: { bindings(): object }) => {
      const trace_id = runningTraceId();
      return trace_id === undefined || 'trace_id' in logger.bindings() ? {} : { trace_id };
    },
    hooks: { streamWrite: hideSecrets },
  };
  return destination ? pino(options, destination) : pino(options);
}
