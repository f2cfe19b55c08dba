import type { Frame, Season } from './frame.ts';
import { darken, lighten } from './colour.ts';
import type { Point } from './svg.ts';
import { circle, curve, ellipse, path, polygon, stroke, tone } from './svg.ts';

const LEAVES: Record<Season, readonly string[]> = {
  spring: ['#f4b9c8', '#f8d0d8', '#eda2b8', '#fbe3e6'],
  summer: ['#4c8a5a', '#66a067', '#3d7551', '#86b476'],
  autumn: ['#d9622f', '#e8933d', '#c24430', '#efb54f'],
  winter: ['#dfe7ee', '#f2f5f7', '#c9d6e2', '#ffffff'],
};

export const leaves = (season: Season) => LEAVES[season];

export function conifer(x: number, y: number, height: number, colour: string, snowy = false): string {
  const tiers = 4;
  let drawn = stroke(`M${x} ${y}v${(-height * 0.2).toFixed(1)}`, darken(colour, 0.4), height * 0.05);
  for (let i = 0; i < tiers; i += 1) {
    const bottom = y - height * (0.1 + i * 0.21);
    const half = height * (0.24 - i * 0.05);
    const top = bottom - height * 0.34;
    const shade = i % 2 ? lighten(colour, 0.06) : colour;
    drawn += path(
      `M${x} ${top}L${x + half} ${bottom}Q${x} ${bottom + height * 0.05} ${x - half} ${bottom}Z`,
      shade,
    );
    if (snowy) {
      drawn += path(
        `M${x} ${top}L${x + half * 0.55} ${top + (bottom - top) * 0.55}Q${x + half * 0.2} ${top + (bottom - top) * 0.45} ${x} ${top + (bottom - top) * 0.62}Q${x - half * 0.3} ${top + (bottom - top) * 0.42} ${x - half * 0.5} ${top + (bottom - top) * 0.5}Z`,
        '#ffffff',
        { opacity: 0.85 },
      );
    }
  }
  return drawn;
}

const CROWN = [
  [0, -0.04, 0.25],
  [-0.18, 0.05, 0.17],
  [0.19, 0.04, 0.17],
  [-0.08, -0.16, 0.17],
  [0.11, -0.14, 0.16],
] as const;

/** A broad-leaved tree as a cloud of leaf masses: dark below, light on top. */
export function leafTree(
  f: Frame,
  x: number,
  y: number,
  height: number,
  { colours = leaves(f.season), distance = 0 }: { colours?: readonly string[]; distance?: number } = {},
): string {
  const trunk = tone(f, '#5b4338', distance);
  const crown = y - height * 0.66;
  const lean = f.between(-0.06, 0.06) * height;
  let drawn = stroke(
    `M${x} ${y}Q${x + lean * 0.2} ${y - height * 0.3} ${x + lean} ${crown}M${x + lean * 0.3} ${y - height * 0.35}L${x - height * 0.16} ${crown}M${x + lean * 0.5} ${y - height * 0.4}L${x + height * 0.17} ${crown - height * 0.02}`,
    trunk,
    height * 0.045,
  );
  const shade = darken(colours[0] ?? '#4c8a5a', 0.22);
  for (const [dx, dy, share] of CROWN) {
    drawn += circle(x + lean + dx * height, crown + dy * height, share * height, tone(f, shade, distance));
  }
  // Leaves keep their size in the picture, so that a near tree has more of them and not larger ones.
  const size = height / f.u;
  const masses = Math.round(Math.min(230, 18 + size * 1.6));
  const grain = Math.max(0.4, Math.min(1, 26 / size));
  for (let i = 0; i < masses; i += 1) {
    const t = i / masses;
    const angle = f.random() * Math.PI * 2;
    const reach = Math.sqrt(f.random()) * height * 0.33;
    const cx = x + lean + Math.cos(angle) * reach * 1.08 - height * 0.03 * t;
    const cy = crown + Math.sin(angle) * reach * 0.92 + height * (0.07 - t * 0.16);
    const colour = darken(f.pick(colours), Math.max(0, 0.12 * (1 - t * 2)));
    const spot = height * f.between(0.04, 0.085) * (1.25 - t * 0.5) * grain;
    drawn += circle(cx, cy, spot, tone(f, lighten(colour, t * 0.1), distance), { opacity: 0.9 });
  }
  return drawn;
}

/** The red pine of Korean shores: a bent trunk and flat crowns. */
export function redPine(f: Frame, x: number, y: number, height: number, lean = 0.2): string {
  const trunk = tone(f, '#7a4a38');
  const crown = tone(f, '#2f5d4c');
  const top: Point = [x + height * lean, y - height * 0.86];
  let drawn = stroke(
    `M${curve([
      [x, y],
      [x + height * lean * 0.1, y - height * 0.3],
      [x + height * lean * 0.9, y - height * 0.55],
      top,
    ])}`,
    trunk,
    height * 0.045,
  );
  const pads: readonly (readonly [number, number, number])[] = [
    [0, -0.02, 0.3],
    [-0.2, 0.12, 0.2],
    [0.2, 0.15, 0.22],
    [0.02, 0.26, 0.16],
  ];
  for (const [dx, dy, size] of pads) {
    const cx = top[0] + dx * height;
    const cy = top[1] + dy * height;
    drawn += stroke(`M${cx} ${cy}L${x + height * lean * 0.75} ${cy + height * 0.12}`, trunk, height * 0.018);
    drawn += path(
      `M${cx - size * height} ${cy}q${size * height * 0.2} ${-size * height * 0.42} ${size * height * 0.75} ${-size * height * 0.4}q${size * height * 0.9} ${-size * height * 0.1} ${size * height * 1.25} ${size * height * 0.4}q${-size * height} ${size * height * 0.22} ${-size * height * 2} 0Z`,
      crown,
    );
    drawn += ellipse(
      cx - size * height * 0.05,
      cy - size * height * 0.25,
      size * height * 0.55,
      size * height * 0.1,
      lighten(crown, 0.14),
      { opacity: 0.6 },
    );
  }
  return drawn;
}

/** Silver grass or reeds: a thicket of leaning blades with plumes. */
export function reeds(
  f: Frame,
  area: readonly [x: number, y: number, w: number],
  { count, height, blade, plume }: { count: number; height: number; blade: string; plume: string },
): string {
  let drawn = '';
  for (let i = 0; i < count; i += 1) {
    const x = area[0] + area[2] * f.random();
    const tall = height * f.between(0.55, 1);
    const lean = tall * f.between(0.05, 0.32);
    const y = area[1] + f.between(0, height * 0.15);
    const shade = f.random() > 0.5 ? blade : darken(blade, 0.15);
    drawn += stroke(`M${x} ${y}q${lean * 0.2} ${-tall * 0.6} ${lean} ${-tall}`, shade, f.u * 0.22);
    drawn += ellipse(
      x + lean,
      y - tall,
      f.u * 0.35,
      tall * 0.12,
      f.random() > 0.4 ? plume : lighten(plume, 0.3),
      {
        transform: `rotate(${f.between(12, 34)} ${x + lean} ${y - tall})`,
        opacity: 0.9,
      },
    );
  }
  return drawn;
}

/** Petals or leaves in the air. */
export function drifting(f: Frame, count: number, colours: readonly string[], size = 0.5): string {
  let drawn = '';
  for (let i = 0; i < count; i += 1) {
    const x = f.w * f.random();
    const y = f.h * f.random();
    const s = f.u * size * f.between(0.5, 1.4);
    drawn += ellipse(x, y, s, s * 0.55, f.pick(colours), {
      transform: `rotate(${f.between(0, 180)} ${x} ${y})`,
      opacity: f.between(0.5, 0.95).toFixed(2),
    });
  }
  return drawn;
}

export function snowfall(f: Frame, count: number): string {
  let drawn = '';
  for (let i = 0; i < count; i += 1) {
    drawn += circle(f.w * f.random(), f.h * f.random(), f.u * f.between(0.12, 0.45), '#ffffff', {
      opacity: f.between(0.3, 0.9).toFixed(2),
    });
  }
  return drawn;
}

/** A strip of bushes or distant wood along a base line. */
export function thicket(f: Frame, y: number, height: number, colour: string, rough = 1): string {
  const points: Point[] = [[-f.w * 0.02, f.h * 1.02]];
  const steps = 46;
  for (let i = 0; i <= steps; i += 1) {
    points.push([
      f.w * (-0.02 + (1.04 * i) / steps),
      f.h * y - f.u * height * (0.55 + rough * 0.45 * f.random()),
    ]);
  }
  points.push([f.w * 1.02, f.h * 1.02]);
  return rough > 1.5
    ? polygon(points, colour)
    : path(
        `M${curve(points.slice(1, -1))}L${f.w * 1.02} ${f.h * 1.02}L${-f.w * 0.02} ${f.h * 1.02}Z`,
        colour,
      );
}
