import type { Mood } from './moods.ts';

export type Season = 'spring' | 'summer' | 'autumn' | 'winter';

/** What a scene draws on: size, unit, mood, season and its own random numbers. */
export interface Frame {
  readonly w: number;
  readonly h: number;
  /** One hundredth of the height, less in upright frames, so that objects keep their proportions. */
  readonly u: number;
  readonly mood: Mood;
  readonly season: Season;
  readonly variant: number;
  /** Next random number in [0, 1). */
  readonly random: () => number;
  readonly between: (low: number, high: number) => number;
  readonly pick: <T>(items: readonly T[]) => T;
  /** Keeps a definition (gradient, clip) and answers its id. */
  readonly define: (build: (id: string) => string) => string;
  readonly definitions: readonly string[];
}

/** A small generator whose sequence depends on the seed alone (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** FNV-1a, to make a seed from a name. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const char of text) value = Math.imul(value ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return value >>> 0;
}

interface FrameInput {
  readonly width: number;
  readonly height: number;
  readonly mood: Mood;
  readonly season: Season;
  readonly variant: number;
  readonly seed: number;
}

export function createFrame({ width, height, mood, season, variant, seed }: FrameInput): Frame {
  const definitions: string[] = [];
  const random = randomFrom(seed);
  return {
    w: width,
    h: height,
    u: Math.min(height, width * 0.78) / 100,
    mood,
    season,
    variant,
    random,
    between: (low, high) => low + (high - low) * random(),
    pick: <T>(items: readonly T[]) => {
      const item = items[Math.floor(random() * items.length)];
      if (item === undefined) throw new Error('cannot pick from an empty list');
      return item;
    },
    define: (build) => {
      const id = `d${definitions.length}`;
      definitions.push(build(id));
      return id;
    },
    definitions,
  };
}
