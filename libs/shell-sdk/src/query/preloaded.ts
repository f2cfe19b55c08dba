import type { CallInput, CallOutput, KnownRow } from '@narae/api-client';
import { readPreloaded } from '@narae/ssr/preload';

/**
 * The answer to a call that came with the server-rendered page; undefined where there is none. A screen that begins
 * with it shows its content before its scripts have come, and asks nothing twice. `useCall` does this by itself.
 */
export function preloaded<Row extends KnownRow>(
  { name }: Row,
  input: CallInput<Row>,
): CallOutput<Row> | undefined {
  return readPreloaded(name, input as object) as CallOutput<Row> | undefined;
}
