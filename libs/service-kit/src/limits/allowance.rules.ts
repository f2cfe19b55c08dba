import { secondsUntil, type Limit } from './limits.rules.ts';

export type Slices = ReadonlyMap<number, number>;

type Window = Pick<Limit, 'windowMs'>;

/** A window is forgotten in slices of this part: nothing early, the last of it one slice late. */
const slicesPerWindow = 12;

const sliceMs = ({ windowMs }: Window): number => windowMs / slicesPerWindow;

export const sliceAt = (window: Window, now: Date): number => Math.floor(now.getTime() / sliceMs(window));

const goneAt = (window: Window, slice: number): Date =>
  new Date((slice + 1) * sliceMs(window) + window.windowMs);

export const isLive = (window: Window, slice: number, now: Date): boolean => goneAt(window, slice) > now;

export const lastGone = (window: Window, slices: Slices): Date =>
  goneAt(window, Math.max(0, ...slices.keys()));

export const added = (...all: readonly Slices[]): Slices => {
  const sum = new Map<number, number>();
  for (const slices of all)
    for (const [slice, count] of slices) sum.set(slice, (sum.get(slice) ?? 0) + count);
  return new Map([...sum].filter(([, count]) => count !== 0));
};

export const negated = (slices: Slices): Slices =>
  new Map([...slices].map(([slice, count]) => [slice, -count]));

/** Takes `by` back from the latest known slices, and what is left of it at `slice`. */
export const takenBack = (current: Slices, by: number, slice: number): Slices => {
  let left = by;
  const taken = [...current]
    .sort(([a], [b]) => b - a)
    .map(([each, count]) => {
      const part = Math.min(left, Math.max(0, count));
      left -= part;
      return [each, -part] as const;
    });
  return added(new Map(taken), new Map([[slice, -left]]));
};

/** Amounts taken back count down, never below zero and never after their slice is forgotten. */
const levelOf = (counts: readonly number[]): number =>
  counts.reduce((level, count) => Math.max(0, level + count), 0);

/** Seconds until `by` more may be counted; 0 when they may be now. */
export const secondsUntilRoom = (limit: Limit, slices: Slices, by: number, now: Date): number => {
  const live = [...slices].filter(([slice]) => isLive(limit, slice, now)).sort(([a], [b]) => a - b);
  const counts = live.map(([, count]) => count);
  const fits = (without: number): boolean => levelOf(counts.slice(without)) + by <= limit.perWindow;
  if (fits(0)) return 0;
  const last = live.find((_, place) => fits(place + 1));
  // More than a whole window allows never fits; callers try again with less.
  return last ? secondsUntil(goneAt(limit, last[0]), now) : Math.ceil(limit.windowMs / 1000);
};
