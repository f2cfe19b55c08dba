import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Call } from './bare-server.ts';
import type { LoadResult, LoadTask } from './load-process.ts';

export { openBareServer, type Call } from './bare-server.ts';
export type { LoadResult, LoadTask } from './load-process.ts';

/** A process that asks servers for something as fast as they answer; in one of its own, apart from what is measured. */
export interface Load {
  readonly run: (task: LoadTask) => Promise<LoadResult>;
  readonly stop: () => void;
}

/** Starts a load process. */
export const startLoad = (): Load => {
  const file = fileURLToPath(new URL('./load-process.ts', import.meta.url));
  const child = fork(file, { execArgv: ['--import', import.meta.resolve('tsx')] });
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`The load ended early (exit code ${code})`);
  });
  // Stopping it at the end is no failure.
  ended.catch(() => undefined);
  return {
    run: async (task) => {
      child.send(task);
      const [result] = await Promise.race([once(child, 'message'), ended]);
      return result as LoadResult;
    },
    stop: () => child.kill(),
  };
};

/** Twenty connections that are kept busy with a call for two seconds. */
export const taskOf = (origin: string, { path, ...call }: Call): LoadTask => ({
  url: `${origin}${path}`,
  ...call,
  connections: 20,
  milliseconds: 2_000,
});

/** What both answer to the same task, in turns, so that a busy machine slows down both; a first round only warms up. */
export const sideBySide = async (
  { run }: Load,
  tasks: readonly [LoadTask, LoadTask],
  rounds: number,
): Promise<readonly [LoadResult[], LoadResult[]]> => {
  const results: [LoadResult[], LoadResult[]] = [[], []];
  for (const task of tasks) await run({ ...task, milliseconds: task.milliseconds / 2 });
  for (let round = 0; round < rounds; round += 1) {
    results[0].push(await run(tasks[0]));
    results[1].push(await run(tasks[1]));
  }
  return results;
};

/** The middle one of some numbers. */
export const medianOf = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? Number.NaN;
