import type { CallInput, CallOutput, KnownRow } from '@narae/api-client';
import { readPreloaded } from '@narae/ssr/preload';

/**
 * The answer that came with the server-rendered page, so that a screen shows before its scripts have come;
 * undefined where there is none. `useCall` does this itself.
 */
export function preloaded<Row extends KnownRow>(
  { name }: Row,
  input: CallInput<Row>,
): CallOutput<Row> | undefined {
  return readPreloaded(name, input as object) as CallOutput<Row> | undefined;
}
