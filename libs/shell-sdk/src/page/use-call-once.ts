import {
  ApiError,
  call,
  type CallInput,
  type CallOptions,
  type CallOutput,
  type KnownRow,
} from '@narae/api-client';
import { useCallback, useRef } from 'react';

/** With a key by which the server does it once, however often it arrives (CALL-5). */
export type CallOnce = <Row extends KnownRow>(
  row: Row,
  info: CallInput<Row>,
  options?: Omit<CallOptions, 'idempotencyKey'>,
) => Promise<CallOutput<Row>>;

/** No answer came, the server was at fault, or it is still at it. */
const unanswered = (error: unknown): boolean =>
  error instanceof ApiError && (error.temporary || error.error === 'idempotency_running');

/**
 * For calls that change something. Pressing again after a call without an answer repeats it under the same
 * key, as long as it says the same; after any answer the next press is another wish.
 */
export function useCallOnce(): CallOnce {
  const kept = useRef<{ readonly what: string; readonly key: string } | null>(null);
  return useCallback(async (row, info, options = {}) => {
    const what = JSON.stringify([row.name, info]);
    const again = kept.current?.what === what ? kept.current : null;
    const { key: idempotencyKey } = (kept.current = again ?? { what, key: newIdempotencyKey() });
    try {
      const answer = await call(row, info, { ...options, idempotencyKey });
      kept.current = null;
      return answer;
    } catch (error) {
      if (!unanswered(error)) kept.current = null;
      throw error;
    }
  }, []);
}

/** `crypto.randomUUID` is missing on plain-http addresses other than localhost. */
export function newIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
