import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes, randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

interface RunningCaller {
  readonly ip: string;
  /** Empty where nobody is signed in. */
  readonly mem_id: string;
}

interface Running {
  readonly traceId: string;
  readonly caller: RunningCaller | undefined;
}

const running = new AsyncLocalStorage<Running>();

/** W3C Trace Context, version 00: anything else from outside is no trace of ours. */
const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}$/;
const NOTHING = /^0+$/;

/** The trace a request belongs to: the caller's well-formed `traceparent`, or a new one. 32 hex digits. */
export function traceIdOf(traceparent: string | string[] | undefined): string {
  const [, trace, parent] = typeof traceparent === 'string' ? (TRACEPARENT.exec(traceparent) ?? []) : [];
  if (trace === undefined || parent === undefined || NOTHING.test(trace) || NOTHING.test(parent))
    return newTraceId();
  return trace;
}

/** 32 hex digits; a UUID, because those come from random bytes that Node draws in advance. */
export const newTraceId = (): string => randomUUID().replaceAll('-', '');

export const traceparentOf = (traceId: string): string =>
  `00-${traceId}-${randomBytes(8).toString('hex')}-01`;

/** Log lines and events of `work` carry the trace id, and lines of the security log the caller. */
export const withTrace = <Result>(traceId: string, work: () => Result, caller?: RunningCaller): Result =>
  running.run({ traceId, caller }, work);

export const runningTraceId = (): string | undefined => running.getStore()?.traceId;

export const runningCaller = (): RunningCaller | undefined => running.getStore()?.caller;

export const currentTraceId = (): string => runningTraceId() ?? newTraceId();

export const withRequest = <Result>(
  { id, ip, identity }: Pick<FastifyRequest, 'id' | 'ip' | 'identity'>,
  work: () => Result,
): Result => withTrace(id, work, { ip, mem_id: identity.user?.mem_id ?? '' });
