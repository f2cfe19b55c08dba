import type { z } from 'zod';
import { callTable, type CallName, type CallRow } from './call-table.ts';

/** What a call takes, answers and may reject with; drives routing, validation, the typed client and the tests. */
export interface CallContract<
  Name extends CallName = CallName,
  Input extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
> extends CallRow {
  readonly name: Name;
  /** Strict: an unknown field is rejected with `unknown_field`. */
  readonly input: Input;
  /** Serialises the answer: what is not declared here never leaves the server. */
  readonly output: Output;
  /** Error keys this call may answer with beyond the common ones (spec §8). */
  readonly errors: readonly string[];
}

/** Joins a row of the call table with its schemas. */
export const defineCall = <const Name extends CallName, Input extends z.ZodType, Output extends z.ZodType>(
  name: Name,
  schemas: { input: Input; output: Output; errors?: readonly string[] },
): CallContract<Name, Input, Output> => ({
  name,
  ...callTable[name],
  input: schemas.input,
  output: schemas.output,
  errors: schemas.errors ?? [],
});
