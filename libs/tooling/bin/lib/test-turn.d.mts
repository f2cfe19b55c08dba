export declare const testTurn: number | null;
export declare const nextTurn: (env?: { GITHUB_RUN_NUMBER?: string | undefined }) => number;
export declare const inTurn: <Case>(
  cases: readonly Case[],
  turns: number,
  how?: { ahead?: number; turn?: number | null },
) => readonly Case[];
