import type { z } from 'zod';
import type { CallRow } from './call-row.ts';
import type { ErrorKey } from './error-keys.ts';

/** What a call takes, answers and may be rejected with; drives routing, validation, the typed client, the API documents and the tests. */
export type CallContract<
  Name extends string = string,
  Input extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
> = CallRow & {
  readonly name: Name;
  /** Strict: an unknown field is rejected with `unknown_field`. */
  readonly input: Input;
  /** Serialises the answer: an undeclared field never leaves the server. */
  readonly output: Output;
  /** What this call may be answered with beyond what its input names and `errorsOf` adds for every call. */
  readonly errors: readonly ErrorKey[];
  /** The catalogue's own key for a visitor who makes this call; `login_required` without it. */
  readonly visitorError?: ErrorKey;
  /** Other names by which old clients know `info` or one of its fields (CALL-4). */
  readonly alsoNamed?: Readonly<Record<string, string>>;
};

export const defineCall = <Row extends CallRow, Input extends z.ZodType, Output extends z.ZodType>(
  row: Row,
  schemas: {
    input: Input;
    output: Output;
    errors?: readonly ErrorKey[];
    visitorError?: ErrorKey;
    alsoNamed?: Readonly<Record<string, string>>;
  },
): CallContract<Row['name'], Input, Output> => ({ ...row, ...schemas, errors: schemas.errors ?? [] });
