import { useCallCache } from '@narae/shell-sdk/query';
import { useEffect, useRef } from 'react';

const RUNNING_POLL_MS = 1_000;

interface Job {
  readonly state: string;
}

export const isRunning = ({ state }: Job): boolean => state === 'running';

/** Milliseconds until the jobs are asked for again; false where none is at work. */
export const pollWhileRunning = (jobs: readonly Job[] | undefined): number | false =>
  jobs?.some(isRunning) ? RUNNING_POLL_MS : false;

/** The list of departures has what a job did once that is over. */
export function useFreshWhenDone(jobs: readonly Job[] | undefined): void {
  const { invalidateAll } = useCallCache();
  const atWork = jobs?.filter(isRunning).length ?? 0;
  const before = useRef(0);
  useEffect(() => {
    if (atWork < before.current) void invalidateAll();
    before.current = atWork;
  }, [atWork, invalidateAll]);
}
