/** What is wanted of a row's ratio to what was measured beside it, or of its value where nothing was. */
export type Wanted =
  | { readonly atLeast: number; readonly atMost?: never }
  | { readonly atMost: number; readonly atLeast?: never };

/** One line of what a `bench/*.bench.ts` measured. */
export interface BenchRow {
  readonly metric: string;
  readonly value: number;
  /** Of value and baseline. */
  readonly unit: string;
  /** The same of the least that could be done, measured beside it in the same run. */
  readonly baseline?: number;
  readonly wanted?: Wanted;
}

export function isMet(row: BenchRow): boolean | undefined;
export function printable(row: BenchRow): Record<string, string | number>;
export function missesOf(rows: readonly BenchRow[]): string[];
