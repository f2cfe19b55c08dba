import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

const running = new AsyncLocalStorage<string>();

const TRACEPARENT = /^[0-9a-f]{2}-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}/;

/** The trace a request belongs to: the caller's W3C `traceparent`, or a new one. 32 hex digits. */
export function traceIdOf(traceparent: string | string[] | undefined): string {
  const given = typeof traceparent === 'string' ? TRACEPARENT.exec(traceparent)?.[1] : undefined;
  return given !== undefined && !/^0+$/.test(given) ? given : randomBytes(16).toString('hex');
}

/** Runs work under a trace id, so that the events it raises carry the id without handing it through every function. */
export const withTrace = <Result>(traceId: string, work: () => Result): Result => running.run(traceId, work);

/** The trace id of the request or event being worked on, a new one outside of any. */
export const currentTraceId = (): string => running.getStore() ?? traceIdOf(undefined);
