import { type Nudge, type StoredOf, whenDue } from '@narae/service-kit';
import type { Model, QueryFilter, UpdateQuery } from 'mongoose';
import type { ProductsContext } from '../context.ts';
import type { jobFields } from './job.model.ts';

/** Milliseconds after its last sign for which a process is taken to be at work. */
export const BUSY_MS = 30_000;

type StoredJob = Pick<StoredOf<typeof jobFields>, 'done' | 'busy_until' | 'done_at'>;

export interface JobRun {
  /** Whether the process is about to end: another one goes on. */
  readonly stopping: () => boolean;
  /** Rows between two writes of the progress. */
  readonly rowsAtOnce: number;
}

export const usualRun: JobRun = { stopping: () => false, rowsAtOnce: 25 };

type Timed = Pick<ProductsContext, 'clock'>;

/** Until when the process that works now is taken to be alive. */
export const busyUntil = ({ clock }: Timed): Date => new Date(clock().getTime() + BUSY_MS);

/** The oldest job that nobody works on, for this process alone as long as it shows that it lives. */
const takeJob = <Job extends StoredJob>(catalog: Timed, jobs: Model<Job>): Promise<Job | null> =>
  jobs
    .findOneAndUpdate(
      { done_at: null, busy_until: { $lte: catalog.clock() } } as QueryFilter<Job>,
      { $set: { busy_until: busyUntil(catalog) } } as unknown as UpdateQuery<Job>,
      { sort: { busy_until: 1 }, returnDocument: 'after' },
    )
    .lean<Job>();

/** Another process need not wait until this one is taken for dead. @param at the job, where nobody has gone on with it */
export const leaveJob = async <Job extends StoredJob>(
  { clock }: Timed,
  jobs: Model<Job>,
  at: QueryFilter<Job>,
): Promise<void> => {
  await jobs.updateOne(at, { $set: { busy_until: clock() } } as unknown as UpdateQuery<Job>);
};

interface Jobs<Job extends StoredJob> {
  readonly jobs: Model<Job>;
  readonly run: JobRun;
  readonly runOne: (job: Job, run: JobRun) => Promise<void>;
  readonly idOf: (job: Job) => string;
  /** What the log says of one that failed; it waits for BUSY_MS. */
  readonly failed: string;
}

/** Works on stored jobs until there is none that nobody works on. */
export const runJobs = async <Job extends StoredJob>(
  catalog: Pick<ProductsContext, 'clock' | 'log'>,
  { jobs, run, runOne, idOf, failed }: Jobs<Job>,
): Promise<void> => {
  while (!run.stopping()) {
    const job = await takeJob(catalog, jobs);
    if (!job) return;
    await runOne(job, run).catch((error: unknown) =>
      catalog.log.error({ err: error, job: idOf(job) }, failed),
    );
  }
};

interface JobTimer {
  readonly name: string;
  /** Tells that a job was stored. */
  readonly nudged: Nudge;
  readonly work: (how: Pick<JobRun, 'stopping'>) => Promise<void>;
}

/** Works on jobs as soon as they are stored, and goes on with what another process left. */
export const startJobs = (
  { log, clock: now }: Pick<ProductsContext, 'clock' | 'log'>,
  { name, nudged, work }: JobTimer,
): { stop: () => Promise<void> } => {
  let stopped = false;
  const once = async (): Promise<null> => {
    await work({ stopping: () => stopped });
    return null;
  };
  const timer = whenDue(once, { log, name, now, recoveryMs: BUSY_MS, nudged });
  return {
    stop: () => {
      stopped = true;
      return timer.stop();
    },
  };
};
