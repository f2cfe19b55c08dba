import type { Frame } from '../shapes/frame.ts';
import { darken, lighten } from '../shapes/colour.ts';
import { circle, ellipse, gradient, group, path, rect, stroke, tone } from '../shapes/svg.ts';

/** A Korean table from above: rice, soup, stew and many small dishes. */
export function foodTable(f: Frame): string {
  const u = f.u;
  const wood = tone(f, '#b57a4a');
  let drawn = rect(
    0,
    0,
    f.w,
    f.h,
    gradient(
      f,
      [
        [0, lighten(wood, 0.14)],
        [1, darken(wood, 0.14)],
      ],
      [0, 0, 1, 1],
    ),
  );
  let grain = '';
  for (let i = 0; i < 13; i += 1) {
    const y = f.h * (i / 12);
    grain += `M0 ${y}Q${f.w * 0.3} ${y + u * f.between(-2, 2)} ${f.w * 0.6} ${y}T${f.w} ${y + u * f.between(-1, 1)}`;
  }
  drawn += stroke(grain, darken(wood, 0.2), u * 0.18, { opacity: 0.4 });
  const dish = (
    x: number,
    y: number,
    r: number,
    rim: string,
    food: string,
    detail: readonly string[],
    bits: number,
  ) => {
    let s =
      ellipse(x + r * 0.08, y + r * 0.14, r * 1.03, r * 1.03, '#2a1a14', { opacity: 0.25 }) +
      circle(x, y, r, rim) +
      circle(x, y, r * 0.88, darken(rim, 0.12)) +
      circle(x, y, r * 0.82, food);
    for (let i = 0; i < bits; i += 1) {
      const a = f.random() * Math.PI * 2;
      const d = Math.sqrt(f.random()) * r * 0.62;
      const bx = x + Math.cos(a) * d;
      const by = y + Math.sin(a) * d;
      s += ellipse(bx, by, r * f.between(0.07, 0.17), r * f.between(0.05, 0.1), f.pick(detail), {
        transform: `rotate(${f.between(0, 180).toFixed(0)} ${bx.toFixed(1)} ${by.toFixed(1)})`,
      });
    }
    return (
      s +
      path(
        `M${x - r * 0.72} ${y - r * 0.38}A${r * 0.82} ${r * 0.82} 0 0 1 ${x - r * 0.1} ${y - r * 0.81}`,
        'none',
        { stroke: '#ffffff', 'stroke-width': r * 0.05, opacity: 0.4, 'stroke-linecap': 'round' },
      )
    );
  };
  const brass = tone(f, '#d9b15c');
  const white = tone(f, '#f6f2ea');
  const black = tone(f, '#38322f');
  const celadon = tone(f, '#a9c4b0');
  drawn += dish(
    f.w * 0.5,
    f.h * 0.5,
    u * 25,
    black,
    tone(f, '#c9492e'),
    ['#e8743f', '#f4e6cc', '#7fa04f', '#b53322', '#f0c46a', '#ffffff'].map((c) => tone(f, c)),
    46,
  );
  drawn += dish(
    f.w * 0.19,
    f.h * 0.7,
    u * 15.5,
    brass,
    tone(f, '#fbf7ee'),
    ['#ffffff', '#ece3d2', '#6b4a6a'].map((c) => tone(f, c)),
    60,
  );
  drawn += dish(
    f.w * 0.8,
    f.h * 0.68,
    u * 16.5,
    brass,
    tone(f, '#e9cf8e'),
    ['#7fa04f', '#ffffff', '#d9a94e'].map((c) => tone(f, c)),
    18,
  );
  drawn += dish(
    f.w * 0.2,
    f.h * 0.26,
    u * 14,
    white,
    tone(f, '#d4533c'),
    ['#e8805f', '#f2d9b8', '#a9372a', '#8fb35c'].map((c) => tone(f, c)),
    30,
  );
  drawn += dish(
    f.w * 0.8,
    f.h * 0.24,
    u * 15,
    celadon,
    tone(f, '#e8b04f'),
    ['#f3c76c', '#d98f3a', '#7fa04f', '#c9492e'].map((c) => tone(f, c)),
    26,
  );
  drawn += dish(
    f.w * 0.5,
    f.h * 0.06,
    u * 13,
    white,
    tone(f, '#4f7d4e'),
    ['#6fa05e', '#345c3d', '#f0e2c0'].map((c) => tone(f, c)),
    30,
  );
  drawn +=
    dish(
      f.w * 0.37,
      f.h * 0.97,
      u * 12,
      celadon,
      tone(f, '#efe3c8'),
      ['#f7f0dd', '#d9c08e', '#e0a33e'].map((c) => tone(f, c)),
      22,
    ) +
    dish(
      f.w * 0.64,
      f.h * 0.98,
      u * 12,
      white,
      tone(f, '#6b4a3a'),
      ['#8a6248', '#4d3328', '#f0d9a8'].map((c) => tone(f, c)),
      24,
    );
  drawn +=
    dish(
      f.w * 0.01,
      f.h * 0.47,
      u * 11,
      celadon,
      tone(f, '#b9c76a'),
      ['#d3dd8f', '#8fa04a'].map((c) => tone(f, c)),
      20,
    ) +
    dish(
      f.w * 0.99,
      f.h * 0.46,
      u * 11,
      white,
      tone(f, '#e58f5a'),
      ['#f2b07c', '#c96a3c'].map((c) => tone(f, c)),
      20,
    );
  const silver = tone(f, '#e4e4e2');
  const chop =
    stroke(`M0 0V${u * 40}M${u * 2} ${u * 0.6}V${u * 40}`, silver, u * 0.8) +
    ellipse(u * 7, u * 3, u * 2.6, u * 4, silver) +
    ellipse(u * 7, u * 3, u * 1.7, u * 2.9, darken(silver, 0.18)) +
    rect(u * 6.5, u * 6, u, u * 34, silver, { rx: u * 0.5 });
  return drawn + group(chop, { transform: `translate(${f.w * 0.92} ${f.h * 0.6}) rotate(4)` });
}
