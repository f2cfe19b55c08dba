import type { Season } from '../shapes/frame.ts';
import type { PaletteName } from '../shapes/moods.ts';
import type { SceneName } from '../scenes/scene-table.ts';

/** Which scene in which light; the variant arranges it differently. */
export type Shot = readonly [scene: SceneName, palette: PaletteName, variant: number, season?: Season];

interface Shots {
  readonly list: Shot;
  readonly carousel: readonly Shot[];
  readonly detail: readonly Shot[];
}

/** By prod_id of the base product. */
export type ShotTable = Readonly<Record<string, Shots>>;
