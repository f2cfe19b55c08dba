/** Whose things a number bounds. */
type CountedOf = 'member';

/** A number of the table. */
export interface KeptRow {
  readonly of: CountedOf;
  readonly amount: number;
  /** The product rule that says what happens beyond it. */
  readonly rule: string;
}

/**
 * How much of what anybody may have, hold or keep at a time, in one place; docs/operations.md says what each is for.
 * Operators change amounts by the setting KEPT.
 */
export const table = {
  sessions: { of: 'member', amount: 30, rule: 'ACCOUNT-8' },
} as const satisfies Record<string, KeptRow>;
