import type { ProductImage } from '@narae/contracts';
import { svgOf } from './pictures.ts';
import { altOf } from './scene-alt.ts';
import type { Shot } from './shots/shot.ts';

interface Planned {
  readonly file_type: ProductImage['file_type'];
  /** From 1 within its type. */
  readonly sort_order: number;
  readonly shot: Shot;
  readonly width: number;
  readonly height: number;
}

/** A picture as the catalogue loads it: `description` is everything that `draw` depends on. */
export const plannedPicture = ({ file_type, sort_order, shot, width, height }: Planned) => ({
  file_type,
  sort_order,
  width,
  height,
  alt: altOf(shot[0]),
  description: { shot, width, height },
  draw: () => svgOf({ shot, width, height }),
});
