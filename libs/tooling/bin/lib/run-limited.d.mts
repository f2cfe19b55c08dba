import type { StdioOptions } from 'node:child_process';

export interface LimitedRun {
  readonly code: number;
  readonly timedOut: boolean;
}

export declare function runLimited(
  command: string,
  args: readonly string[],
  options: {
    readonly limitMs: number;
    readonly graceMs?: number;
    readonly env?: NodeJS.ProcessEnv;
    readonly stdio?: StdioOptions;
    readonly abort?: AbortSignal;
  },
): Promise<LimitedRun>;
