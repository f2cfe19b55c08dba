import type { PerLanguage } from '../content/types.ts';
import { PLACES_ALT } from './alt/places.ts';
import { STAGE_AND_TOWN } from './alt/stage-and-town.ts';
import type { SceneName } from './scenes/scene-table.ts';

const TEXTS: Record<SceneName, PerLanguage> = { ...STAGE_AND_TOWN, ...PLACES_ALT };

/** What a scene shows, in each language, for those who cannot see the picture. */
export const altOf = (scene: SceneName): PerLanguage => TEXTS[scene];
