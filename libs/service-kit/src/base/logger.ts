import type { FastifyBaseLogger } from 'fastify';
import { pino, type DestinationStream, type LoggerOptions } from 'pino';
import { hideSecrets } from './hide-secrets.ts';
import { createLogSampler, ERROR, usualLogLimits, type LogLimits } from './log-sampler.ts';
import { runningTraceId } from './trace.ts';

export type Logger = FastifyBaseLogger;

/**
 * JSON lines on standard output, each under the trace id of what is being worked on. Credentials and personal data
 * never appear, whatever is logged; of many lines of one kind some are left out, and counted.
 */
export function createLogger(
  name: string,
  level: string,
  destination?: DestinationStream,
  limits: LogLimits = usualLogLimits,
): Logger {
  const options: LoggerOptions = {
    name,
    level,
    mixin: (_facts: object, _level: number, logger: { bindings(): object }) => {
      const trace_id = runningTraceId();
      return trace_id === undefined || 'trace_id' in logger.bindings() ? {} : { trace_id };
    },
  };
  const stream = destination ?? pino.destination(1);
  // Counts go past the sampler, which would count them.
  const counts = pino({ ...options, hooks: { streamWrite: hideSecrets } }, stream);
  const sampler = createLogSampler(limits, ({ level: of, ...leftOut }) =>
    counts[of >= ERROR ? 'error' : 'warn']({ ...leftOut, of: counts.levels.labels[of] }, 'lines left out'),
  );
  const logMethod: NonNullable<LoggerOptions['hooks']>['logMethod'] = function (args, write, at) {
    if (sampler.admits(args, at)) write.apply(this, args);
  };
  return pino({ ...options, hooks: { streamWrite: hideSecrets, logMethod } }, stream);
}
