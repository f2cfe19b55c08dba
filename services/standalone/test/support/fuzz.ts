const SEED = process.env['FUZZ_SEED'];

/** FUZZ_RUNS=1000 takes its time; FUZZ_SEED repeats the run that a failure names. */
export const fuzzOptions = {
  numRuns: Number(process.env['FUZZ_RUNS'] ?? 12),
  ...(SEED === undefined ? {} : { seed: Number(SEED) }),
};

interface Answer {
  readonly status: number;
  readonly body: string;
}

const measure = async (send: () => Promise<Answer>): Promise<Answer & { readonly cpuMs: number }> => {
  const before = process.cpuUsage();
  const answer = await send();
  const { user, system } = process.cpuUsage(before);
  return { ...answer, cpuMs: (user + system) / 1000 };
};

/** Long enough for a collection of a large heap to end, which runs beside several of them. */
const MOST_TRIES = 40;

/**
 * Sends a request that may be wrong in any way. One that takes long is sent again: the processor time of the process holds collections of garbage and compilation beside it.
 * @param most milliseconds of processor time
 * @throws Error where the answer is a 500, or always takes longer
 */
export const sendHostile = async (send: () => Promise<Answer>, most: number): Promise<void> => {
  const { status, body, cpuMs } = await measure(send);
  if (status === 500) throw new Error(`answered 500: ${body.slice(0, 500)}`);
  let least = cpuMs;
  for (let tries = 1; tries < MOST_TRIES && least > most; tries += 1)
    least = Math.min(least, (await measure(send)).cpuMs);
  if (least > most) throw new Error(`took ${least} ms of processor time`);
};
