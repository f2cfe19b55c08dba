import type { Frame } from './frame.ts';
import { darken, lighten, mix } from './colour.ts';
import { gradient, path, rect, stroke, tone, polygon, circle } from './svg.ts';
import { glow } from './light.ts';

export interface RoofOptions {
  /** Middle of the eaves line, width from tip to tip and height of the slope. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly distance?: number;
  readonly tile?: string;
  /** Painted beams under the eaves, as palaces and temples have them. */
  readonly painted?: boolean;
  readonly snow?: boolean;
}

/** A tiled Korean roof seen from the front: ridge, sagging slope and lifted eaves. */
export function tileRoof(f: Frame, o: RoofOptions): string {
  const { x, y, width, height, distance = 0 } = o;
  const half = width / 2;
  const top = y - height;
  const ridge = width * 0.33;
  const lift = height * 0.3;
  const tile = tone(f, o.tile ?? '#46505e', distance);
  const light = lighten(tile, 0.16);
  const slope =
    `M${x - half} ${y - lift}Q${x - ridge * 1.18} ${y - height * 0.32} ${x - ridge} ${top}` +
    `Q${x} ${top + height * 0.07} ${x + ridge} ${top}` +
    `Q${x + ridge * 1.18} ${y - height * 0.32} ${x + half} ${y - lift}` +
    `Q${x + half * 0.62} ${y} ${x} ${y}Q${x - half * 0.62} ${y} ${x - half} ${y - lift}Z`;
  let drawn = '';
  if (o.painted) drawn += eaves(f, o);
  drawn += path(
    slope,
    gradient(f, [
      [0, light],
      [0.5, tile],
      [1, darken(tile, 0.25)],
    ]),
  );
  const rows = Math.max(8, Math.round(width / (f.u * 1.25)));
  let tiles = '';
  for (let i = 1; i < rows; i += 1) {
    const t = (i / rows) * 2 - 1;
    const edge = y - lift * Math.abs(t) ** 2.6;
    tiles += `M${(x + ridge * t * 0.98).toFixed(1)} ${(top + height * 0.06).toFixed(1)}Q${(x + ridge * t * 1.14).toFixed(1)} ${(y - height * 0.34).toFixed(1)} ${(x + half * t * 0.97).toFixed(1)} ${(edge - height * 0.02).toFixed(1)}`;
  }
  drawn += stroke(tiles, darken(tile, 0.38), Math.max(0.8, height * 0.012), { opacity: 0.55 });
  if (o.snow) {
    drawn += path(slope, '#ffffff', { opacity: 0.78 });
    drawn += stroke(tiles, mix('#b9cadb', tile, 0.3), Math.max(0.8, height * 0.012), { opacity: 0.6 });
  }
  const edge = `M${x - half} ${y - lift}Q${x - half * 0.62} ${y} ${x} ${y}Q${x + half * 0.62} ${y} ${x + half} ${y - lift}`;
  drawn += stroke(edge, darken(tile, 0.45), height * 0.045);
  const plaster = o.snow ? '#ffffff' : tone(f, '#e7e3d8', distance);
  const cap = `M${x - ridge} ${top}Q${x} ${top + height * 0.07} ${x + ridge} ${top}`;
  drawn += stroke(cap, plaster, height * 0.1) + stroke(cap, darken(tile, 0.2), height * 0.035);
  const hips = `M${x - ridge} ${top}Q${x - ridge * 1.18} ${y - height * 0.32} ${x - half} ${y - lift}M${x + ridge} ${top}Q${x + ridge * 1.18} ${y - height * 0.32} ${x + half} ${y - lift}`;
  return drawn + stroke(hips, o.snow ? '#ffffff' : mix(plaster, tile, 0.45), height * 0.04);
}

function eaves(f: Frame, { x, y, width, height, distance = 0 }: RoofOptions): string {
  const half = width * 0.43;
  const green = tone(f, '#2f7a6b', distance);
  const red = tone(f, '#b2402f', distance);
  let drawn = path(
    `M${x - half * 1.08} ${y - height * 0.2}Q${x} ${y + height * 0.16} ${x + half * 1.08} ${y - height * 0.2}V${y + height * 0.16}H${x - half * 1.08}Z`,
    darken(green, 0.35),
  );
  const count = Math.round(width / (f.u * 1.6));
  for (let i = 0; i <= count; i += 1) {
    const px = x - half + (2 * half * i) / count;
    drawn += rect(px - height * 0.025, y - height * 0.02, height * 0.05, height * 0.12, i % 2 ? green : red);
  }
  return drawn + rect(x - half, y + height * 0.1, half * 2, height * 0.07, tone(f, '#3f8f7c', distance));
}

/** Red columns and lattice between them, lit from inside when it is dark. */
export function colonnade(
  f: Frame,
  box: { x: number; y: number; width: number; height: number; bays: number; distance?: number },
): string {
  const { x, y, width, height, bays, distance = 0 } = box;
  const wall = f.mood.night
    ? mix(tone(f, '#8a4a32', distance), f.mood.lamp, 0.5 * (1 - distance))
    : tone(f, '#8f5b40', distance);
  const bay = width / bays;
  let drawn = rect(
    x,
    y,
    width,
    height,
    gradient(f, [
      [0, darken(wall, 0.35)],
      [0.4, wall],
      [1, darken(wall, 0.12)],
    ]),
  );
  let lattice = '';
  for (let i = 0; i < bays; i += 1) {
    for (let k = 1; k < 5; k += 1)
      lattice += `M${x + bay * (i + k / 5)} ${y + height * 0.22}V${y + height * 0.92}`;
    lattice += `M${x + bay * i} ${y + height * 0.45}h${bay}M${x + bay * i} ${y + height * 0.68}h${bay}`;
  }
  drawn += stroke(lattice, darken(tone(f, '#3d6a5b', distance), 0.2), Math.max(0.6, f.u * 0.12), {
    opacity: 0.8,
  });
  for (let i = 0; i <= bays; i += 1) {
    drawn += rect(x + bay * i - f.u * 0.4, y, f.u * 0.8, height, tone(f, '#9c3a2c', distance));
  }
  return drawn;
}

interface HouseOptions extends RoofOptions {
  readonly wallHeight: number;
  readonly lit?: boolean;
}

/** A hanok: plastered wall with dark timbers, papered windows and a tiled roof. */
export function hanok(f: Frame, o: HouseOptions): string {
  const { x, y, width, wallHeight, distance = 0, lit = f.mood.night } = o;
  const half = width * 0.4;
  const timber = tone(f, '#5d4232', distance);
  const plaster = tone(f, '#efe6d6', distance);
  const paper = lit ? mix(f.mood.lamp, plaster, 0.1) : lighten(plaster, 0.2);
  let drawn = rect(
    x - half,
    y - o.height * 0.1,
    half * 2,
    wallHeight + o.height * 0.1,
    gradient(f, [
      [0, darken(plaster, 0.35)],
      [0.5, plaster],
    ]),
  );
  const bays = Math.max(3, Math.round(width / (wallHeight * 1.05)));
  const bay = (half * 2) / bays;
  for (let i = 0; i < bays; i += 1) {
    const bx = x - half + bay * i;
    if (lit) drawn += glow(f, bx + bay / 2, y + wallHeight * 0.5, bay * 0.9, f.mood.lamp, 0.45);
    drawn += rect(bx + bay * 0.17, y + wallHeight * 0.2, bay * 0.66, wallHeight * 0.62, paper);
    const mid = bx + bay / 2;
    drawn += stroke(
      `M${mid} ${y + wallHeight * 0.2}v${wallHeight * 0.62}M${bx + bay * 0.33} ${y + wallHeight * 0.2}v${wallHeight * 0.62}M${bx + bay * 0.67} ${y + wallHeight * 0.2}v${wallHeight * 0.62}M${bx + bay * 0.17} ${y + wallHeight * 0.4}h${bay * 0.66}M${bx + bay * 0.17} ${y + wallHeight * 0.6}h${bay * 0.66}`,
      timber,
      Math.max(0.7, wallHeight * 0.018),
    );
  }
  for (let i = 0; i <= bays; i += 1)
    drawn += rect(
      x - half + bay * i - wallHeight * 0.035,
      y - o.height * 0.05,
      wallHeight * 0.07,
      wallHeight + o.height * 0.05,
      timber,
    );
  drawn += rect(x - half, y + wallHeight * 0.9, half * 2, wallHeight * 0.12, tone(f, '#8b8478', distance));
  return drawn + tileRoof(f, o);
}

/** A row of silk lanterns on a cord, as temples hang them in spring. */
export function lanterns(
  f: Frame,
  from: readonly [number, number],
  to: readonly [number, number],
  count: number,
  r: number,
): string {
  const colours = ['#e4574c', '#f2b23e', '#5aa38d', '#e98aa5', '#5a7fc0'];
  let drawn = '';
  for (let i = 0; i <= count; i += 1) {
    const t = i / count;
    const x = from[0] + (to[0] - from[0]) * t;
    const y = from[1] + (to[1] - from[1]) * t + Math.sin(Math.PI * t) * r * 2.2;
    const colour = tone(f, colours[i % colours.length] ?? '#e4574c');
    if (f.mood.night) drawn += glow(f, x, y + r, r * 3.4, f.mood.lamp, 0.4);
    drawn += circle(x, y + r, r, lighten(colour, f.mood.night ? 0.18 : 0));
    drawn += polygon(
      [
        [x - r * 0.5, y + r * 1.85],
        [x + r * 0.5, y + r * 1.85],
        [x, y + r * 3],
      ],
      darken(colour, 0.15),
    );
  }
  return drawn;
}
