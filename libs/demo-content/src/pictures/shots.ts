import type { Season } from './shapes/frame.ts';
import { KPOP_TOUR_SHOTS } from './shots/kpop-tours.ts';
import { PROGRAMME_SHOTS } from './shots/programmes.ts';
import type { Shot, ShotTable } from './shots/shot.ts';
import { THEME_TOUR_SHOTS } from './shots/theme-tours.ts';
import { TRIP_SHOTS } from './shots/trips.ts';

/** The pictures of every base product; packages show those of their base. */
export const SHOTS: ShotTable = {
  ...KPOP_TOUR_SHOTS,
  ...THEME_TOUR_SHOTS,
  ...PROGRAMME_SHOTS,
  ...TRIP_SHOTS,
};

/** The opening picture of each season, 1920 × 1080, with calm air on its left. */
export const HERO_SHOTS: Readonly<Record<Season, Shot>> = {
  spring: ['hero', 'rose', 0, 'spring'],
  summer: ['hero', 'day', 0, 'summer'],
  autumn: ['hero', 'gold', 0, 'autumn'],
  winter: ['hero', 'snow', 0, 'winter'],
};

/** The picture shown where a link to the shop is shared, 1200 × 630. */
export const SHARE_SHOT: Shot = ['wing', 'dawn', 0];
