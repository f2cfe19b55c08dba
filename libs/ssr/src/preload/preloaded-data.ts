import type { PreloadedAnswer } from '../protocol.ts';

let answers: ReadonlyMap<string, unknown> = new Map();
let receivedAt = 0;
let drawn: number | undefined;
let reportMissing: ((call: string, info: unknown) => void) | undefined;

const keyOf = (call: string, info: object): string =>
  JSON.stringify([
    call,
    ...Object.entries(info)
      .filter(([, value]) => value !== undefined)
      .sort(),
  ]);

interface Origin {
  /** When the server asked for them, in epoch milliseconds. */
  readonly at: number;
  /** The moment that the page is drawn for, in epoch milliseconds; undefined where it is not known. */
  readonly drawnAt?: number | undefined;
  /** Called with every question that has no answer here, so that a server learns what a page needs. */
  readonly onMissing?: (call: string, info: unknown) => void;
}

export function providePreloaded(
  given: readonly PreloadedAnswer[],
  { at, drawnAt: moment, onMissing }: Origin,
): void {
  answers = new Map(given.map(({ call, info, output }) => [keyOf(call, info as object), output]));
  receivedAt = at;
  drawn = moment;
  reportMissing = onMissing;
}

export function readPreloaded(call: string, info: object): unknown {
  const key = keyOf(call, info);
  if (answers.has(key)) return answers.get(key);
  reportMissing?.(call, info);
  return undefined;
}

/** When the server asked for the preloaded data, in epoch milliseconds; 0 when they may be old. */
export const preloadedAt = (): number => receivedAt;

/** The moment that the page is drawn for, while a server renders it or a browser hydrates it. */
export const drawnAt = (): Date | undefined => (drawn === undefined ? undefined : new Date(drawn));

export function dropDrawnAt(): void {
  drawn = undefined;
}

/** Drops the preloaded data; to be called when every part of the page is hydrated. */
export function dropPreloaded(): void {
  answers = new Map();
}
