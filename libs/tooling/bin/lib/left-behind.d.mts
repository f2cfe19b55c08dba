export interface ProcessRow {
  readonly name: string;
  readonly pid: number;
  readonly began?: string | undefined;
}
export function inEndingOrder<Row extends { readonly name: string }>(all: readonly Row[]): Row[][];
export function beginningOf(pid: number): string | undefined;
export function starterOf(file: string): number | undefined;
export function endLeftBehind(file: string): Promise<string[]>;
