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

/** Scenes in which one thing is worth a close look, and where it stands as shares of the frame. */
const CLOSE_UPS: Partial<Record<SceneName, readonly [x: number, y: number]>> = {
  acoustic: [0.5, 0.62],
  danceStudio: [0.5, 0.78],
  dressingRoom: [0.42, 0.55],
  flatlay: [0.44, 0.42],
  foodTable: [0.42, 0.44],
  nightMarket: [0.5, 0.6],
  recordingStudio: [0.34, 0.42],
};

/** Odd variants look the other way, every third and fourth comes closer: one scene gives several pictures. */
function camera(name: SceneName, variant: number, width: number, height: number): string {
  const focus = CLOSE_UPS[name];
  const near = variant % 4 >= 2;
  const [x, y] = (near && focus) || [0.5, 0.5];
  const zoom = near && focus ? 1.4 : 1 + (variant % 3) * 0.05;
  const mirror = variant % 2 === 1 ? `translate(${width} 0) scale(-1 1) ` : '';
  const shift = (side: number, share: number) => (-side * share * (zoom - 1)).toFixed(1);
  return `${mirror}translate(${shift(width, x)} ${shift(height, y)}) scale(${zoom})`;
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
    `<defs>${frame.definitions.join('')}</defs><g transform="${camera(name, variant, width, height)}">${content}</g></svg>`
  );
}
