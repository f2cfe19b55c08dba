import type { Frame } from '../shapes/frame.ts';
import { darken, lighten, mix } from '../shapes/colour.ts';
import { glow } from '../shapes/light.ts';
import { drifting, leafTree, leaves, snowfall, thicket } from '../shapes/plants.ts';
import { colonnade, tileRoof } from '../shapes/roofs.ts';
import { birds, sky } from '../shapes/sky.ts';
import { circle, gradient, mirrored, path, polygon, rect, stroke, tone } from '../shapes/svg.ts';
import { haze, range, ridge } from '../shapes/terrain.ts';

/** The stone base of the gate with its three arches. */
function gateBase(f: Frame, x: number, y: number, width: number, height: number): string {
  const stone = tone(f, '#cfc2ad');
  const half = width / 2;
  let drawn = polygon(
    [
      [x - half * 1.04, y],
      [x - half, y - height],
      [x + half, y - height],
      [x + half * 1.04, y],
    ],
    gradient(f, [
      [0, lighten(stone, 0.08)],
      [1, darken(stone, 0.22)],
    ]),
  );
  let joints = '';
  for (let row = 1; row < 7; row += 1) {
    const ry = y - height + (height * row) / 7;
    joints += `M${x - half * 1.01} ${ry}H${x + half * 1.01}`;
    for (let i = 0; i < 14; i += 1)
      joints += `M${x - half + (width * (i + (row % 2 ? 0.5 : 0.1))) / 14} ${ry}v${height / 7}`;
  }
  drawn += stroke(joints, darken(stone, 0.3), f.u * 0.09, { opacity: 0.45 });
  for (const [offset, scale] of [
    [-0.56, 0.82],
    [0, 1],
    [0.56, 0.82],
  ] as const) {
    const w = width * 0.15 * scale;
    const h = height * 0.74 * scale;
    const cx = x + half * offset;
    const arch = (grow: number) =>
      `M${cx - w / 2 - grow} ${y}V${y - h * 0.55}a${w / 2 + grow} ${w / 2 + grow} 0 0 1 ${w + grow * 2} 0V${y}Z`;
    drawn +=
      path(arch(f.u * 0.7), lighten(stone, 0.14)) +
      path(
        arch(0),
        gradient(f, [
          [0, darken(tone(f, '#3a2c2c'), 0.3)],
          [1, f.mood.night ? mix(f.mood.lamp, '#7a4a30', 0.5) : darken(stone, 0.55)],
        ]),
      );
    if (f.mood.night) drawn += glow(f, cx, y - h * 0.15, w * 0.9, f.mood.lamp, 0.55);
  }
  return drawn + rect(x - half, y - height - f.u * 0.9, width, f.u * 1.1, darken(stone, 0.16));
}

/** Gyeongbokgung's gate with the mountain behind it. */
export function palace(f: Frame): string {
  const base = f.h * 0.79;
  const x = f.w * (0.5 + f.between(-0.05, 0.05));
  const width = Math.min(f.u * 92, f.w * 0.72);
  const high = width * 0.16;
  let drawn = sky(f, { disc: { x: f.between(0.14, 0.24), y: f.between(0.2, 0.34), r: 4.4 }, horizon: 0.66 });
  drawn += range(f, { from: 0.56, to: 0.64, layers: 2, swing: 0.06, waves: 1.4 });
  drawn += ridge(f, {
    y: 0.66,
    swing: 0.02,
    waves: 3,
    fill: gradient(f, [
      [0, mix(f.mood.near, f.mood.haze, 0.45)],
      [0.7, f.mood.haze],
    ]),
    lift: (t) => 0.3 * Math.exp(-(((t - 0.62) / 0.16) ** 2)) + 0.12 * Math.exp(-(((t - 0.2) / 0.2) ** 2)),
  });
  drawn += haze(f, 0.55, 0.2, 0.55) + thicket(f, 0.76, 7, mix(tone(f, '#3d6652', 0.3), f.mood.near, 0.25));
  let gate =
    rect(0, base - high * 0.5, f.w, high * 0.5, tone(f, '#b9ab97', 0.12)) +
    rect(0, base - high * 0.56, f.w, high * 0.08, tone(f, '#4b5563', 0.1));
  gate += gateBase(f, x, base, width, high);
  gate += colonnade(f, {
    x: x - width * 0.36,
    y: base - high - width * 0.105,
    width: width * 0.72,
    height: width * 0.1,
    bays: 7,
  });
  gate += tileRoof(f, {
    x,
    y: base - high - width * 0.1,
    width: width * 0.98,
    height: width * 0.1,
    painted: true,
    snow: f.season === 'winter',
  });
  gate += colonnade(f, {
    x: x - width * 0.29,
    y: base - high - width * 0.235,
    width: width * 0.58,
    height: width * 0.06,
    bays: 7,
  });
  gate += tileRoof(f, {
    x,
    y: base - high - width * 0.225,
    width: width * 0.84,
    height: width * 0.115,
    painted: true,
    snow: f.season === 'winter',
  });
  if (f.mood.night) drawn += glow(f, x, base - high * 1.6, width * 0.62, f.mood.lamp, 0.28);
  drawn += gate;
  const ground = tone(f, f.season === 'winter' ? '#dfe5ea' : '#c8b79d');
  drawn += rect(
    0,
    base,
    f.w,
    f.h - base,
    gradient(f, [
      [0, darken(ground, 0.22)],
      [1, mix(ground, f.mood.near, 0.35)],
    ]),
  );
  drawn += mirrored(f, gate, base, 0.45, 0.14);
  drawn += polygon(
    [
      [x - width * 0.09, base],
      [x + width * 0.09, base],
      [x + width * 0.3, f.h],
      [x - width * 0.3, f.h],
    ],
    lighten(ground, 0.1),
    { opacity: 0.35 },
  );
  for (const side of [-1, 1]) {
    for (let i = 0; i < 3; i += 1) {
      const lx = x + side * width * (0.2 + i * 0.13);
      const ly = base + f.h * (0.03 + i * 0.05);
      if (f.mood.night)
        drawn +=
          glow(f, lx, ly - f.u * 3, f.u * 5, f.mood.lamp, 0.6) +
          circle(lx, ly - f.u * 3, f.u * 0.55, '#fff2cf');
      drawn += rect(lx - f.u * 0.4, ly - f.u * 2.6, f.u * 0.8, f.u * 2.6, darken(ground, 0.45));
    }
  }
  drawn += leafTree(f, f.w * 0.03, f.h * 0.95, f.u * 52) + leafTree(f, f.w * 0.985, f.h * 0.98, f.u * 46);
  if (f.season === 'winter') drawn += snowfall(f, 90);
  if (f.season === 'spring' || f.season === 'autumn') drawn += drifting(f, 26, leaves(f.season), 0.55);
  return drawn + birds(f, 0.34, 0.2, 5);
}
