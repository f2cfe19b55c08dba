interface Mutant {
  readonly status: string;
  readonly mutatorName: string;
  readonly replacement?: string;
  readonly location: { readonly start: { readonly line: number; readonly column: number } };
}

interface Report {
  readonly files: Readonly<Record<string, { readonly mutants: readonly Mutant[] }>>;
}

interface Score {
  readonly files: number;
  readonly changes: number;
  readonly survived: number;
  readonly score: number;
}

export declare const lowestScore: number;
export declare const scoreOf: (reports: readonly Report[]) => Score;
export declare const survivorsOf: (report: Report) => string[];
