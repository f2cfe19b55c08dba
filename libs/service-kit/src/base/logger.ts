import type { FastifyBaseLogger } from 'fastify';
import { pino, type DestinationStream, type LoggerOptions } from 'pino';
import { hideSecrets } from './hide-secrets.ts';
import { runningTraceId } from './trace.ts';

export type Logger = FastifyBaseLogger;

/** JSON lines with trace id, without credentials and personal data; a flood is cut, and counted. */
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

export interface LogLimits {
  readonly windowMs: number;
  readonly linesPerKind: number;
  /** Of one kind of error, and of answers that are our own fault (5xx). */
  readonly errorsPerKind: number;
}

/** Ten seconds hold what a busy shop writes, and little of what a flood would. */
export const usualLogLimits: LogLimits = { windowMs: 10_000, linesPerKind: 500, errorsPerKind: 1_000 };

const ERROR = 50;
const FATAL = 60;
/** So many of each kind are written however much others write. */
const FIRST_OF_A_KIND = 20;
/** Kinds together get so many times what one gets. */
const IN_ALL = 10;
/** Kinds told apart within a window; further ones count as one. */
const MOST_KINDS = 500;

/** What lines are told apart by: nothing that callers can invent without end. */
interface LineKind {
  readonly level: number;
  readonly text?: string;
  readonly call?: string;
  readonly status?: number;
  readonly error?: string;
}

type LeftOut = LineKind & { readonly left_out: number; readonly seconds: number };

interface LogSampler {
  admits(args: readonly unknown[], level: number): boolean;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? value.slice(0, 100) : undefined;

const kindOf = ([first, second]: readonly unknown[], level: number): LineKind => {
  const facts = isRecord(first) ? first : {};
  const thrown = first instanceof Error ? first : facts['err'];
  const text = textOf(isRecord(first) ? second : first);
  const call = textOf(facts['call']);
  const { status } = facts;
  const error = isRecord(thrown)
    ? [textOf(thrown['name']), textOf(thrown['code'])].filter((part) => part !== undefined).join(' ')
    : undefined;
  return {
    level,
    ...(text !== undefined && { text }),
    ...(call !== undefined && { call }),
    ...(typeof status === 'number' && { status }),
    ...(error !== undefined && { error }),
  };
};

const isError = ({ level, status = 0 }: LineKind): boolean => level >= ERROR || status >= 500;

/** Lines beyond a window's limits are left out and counted; the end of a process is always written. */
const createLogSampler = (limits: LogLimits, tell: (leftOut: LeftOut) => void): LogSampler => {
  const kinds = new Map<string, { kind: LineKind; written: number; leftOut: number }>();
  const written = { lines: 0, errors: 0 };

  const endWindow = (): void => {
    const ended = [...kinds.values()];
    kinds.clear();
    written.lines = 0;
    written.errors = 0;
    for (const { kind, leftOut } of ended)
      if (leftOut > 0) tell({ ...kind, left_out: leftOut, seconds: limits.windowMs / 1000 });
  };
  const countsOf = (kind: LineKind) => {
    const own = JSON.stringify(kind);
    const key = kinds.has(own) || kinds.size < MOST_KINDS ? own : `others of ${kind.level}`;
    const existing = kinds.get(key);
    if (existing) return existing;
    // Nothing waits for it: a process that has nothing else to do may end.
    if (kinds.size === 0) setTimeout(endWindow, limits.windowMs).unref();
    const counts = { kind: key === own ? kind : { level: kind.level }, written: 0, leftOut: 0 };
    kinds.set(key, counts);
    return counts;
  };

  return {
    admits: (args, level) => {
      if (level >= FATAL) return true;
      const kind = kindOf(args, level);
      const counts = countsOf(kind);
      const group = isError(kind) ? 'errors' : 'lines';
      const ofOneKind = isError(kind) ? limits.errorsPerKind : limits.linesPerKind;
      const first = Math.min(FIRST_OF_A_KIND, ofOneKind);
      const admitted =
        counts.written < first || (counts.written < ofOneKind && written[group] < IN_ALL * ofOneKind);
      if (admitted) {
        counts.written += 1;
        written[group] += 1;
      } else counts.leftOut += 1;
      return admitted;
    },
  };
};
