import {
  ApiError,
  call,
  type CallInput,
  type CallOptions,
  type CallOutput,
  type KnownRow,
} from '@narae/api-client';
import { useCallback, useRef } from 'react';

/** Makes one call, with a key by which the server does it once however often it arrives (CALL-5). */
export type CallOnce = <Row extends KnownRow>(
  row: Row,
  info: CallInput<Row>,
  options?: Omit<CallOptions, 'idempotencyKey'>,
) => Promise<CallOutput<Row>>;

/** Nobody knows whether it was done: no answer came, or the server was at fault, or is still at it. */
const unanswered = (error: unknown): boolean =>
  error instanceof ApiError && (error.temporary || error.error === 'idempotency_running');

/**
 * Calls that change something. Who presses again after a call that was not answered repeats it under the same key, as long as it
 * says the same: what was done already is then answered, not done twice. Once an answer came, whatever it was, the next press
 * is another wish.
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

/** Random enough everywhere; `crypto.randomUUID` is missing on plain-http addresses other than localhost. */
export function newIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
