import type { Season } from './shapes/frame.ts';
import { createFrame, hash } from './shapes/frame.ts';
import type { PaletteName } from './shapes/moods.ts';
import { MOODS } from './shapes/moods.ts';
import type { SceneName } from './scenes/scene-table.ts';
import { SCENES } from './scenes/scene-table.ts';

export interface SceneOptions {
  readonly palette: PaletteName;
  /** Same scene, other arrangement: seeds chance and lets a scene choose among its own variations. */
  readonly variant: number;
  readonly width: number;
  readonly height: number;
  readonly season?: Season;
}

/** Odd variants look the other way and come a little closer, so that one scene gives several pictures. */
function camera(variant: number, width: number, height: number): string {
  const zoom = 1 + (variant % 3) * 0.05;
  const slack = (side: number) => -(side * (zoom - 1)) / 2;
  const mirror = variant % 2 === 1 ? `translate(${width} 0) scale(-1 1) ` : '';
  return `${mirror}translate(${slack(width)} ${slack(height)}) scale(${zoom})`;
}

/** Draws a scene as a complete SVG of the given size. The same input always gives the same text. */
export function drawScene(name: SceneName, options: SceneOptions): string {
  const { palette, variant, width, height, season = 'summer' } = options;
  const frame = createFrame({
    width,
    height,
    mood: MOODS[palette],
    season,
    variant,
    seed: hash(`${name}/${variant}`),
  });
  const content = SCENES[name](frame);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<defs>${frame.definitions.join('')}</defs><g transform="${camera(variant, width, height)}">${content}</g></svg>`
  );
}
