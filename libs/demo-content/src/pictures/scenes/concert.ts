import type { Frame } from '../shapes/frame.ts';
import { darken, lighten, mix } from '../shapes/colour.ts';
import { beam, bokeh, glow } from '../shapes/light.ts';
import type { PoseName } from '../shapes/poses.ts';
import { crowd, person } from '../shapes/people.ts';
import { circle, gradient, polygon, rect, stroke } from '../shapes/svg.ts';
import { lights } from './stage-parts.ts';

const POSE_CYCLE: readonly PoseName[] = ['lunge', 'point', 'wave', 'cross', 'stand', 'sing', 'point'];

/** Trusses with lamps, and their beams across the hall. */
function rig(f: Frame, y: number, colours: readonly string[]): string {
  let drawn = '';
  const count = 9;
  for (let i = 0; i < count; i += 1) {
    const x = f.w * (0.06 + (0.88 * i) / (count - 1));
    const to = f.w * (0.5 + (i / (count - 1) - 0.5) * f.between(0.1, 1.9));
    drawn += beam(
      f,
      [x, f.h * y],
      [to, f.h * f.between(0.72, 1)],
      f.u * f.between(4, 9),
      f.pick(colours),
      0.42,
    );
  }
  for (let i = 0; i < count; i += 1) {
    const x = f.w * (0.06 + (0.88 * i) / (count - 1));
    drawn += glow(f, x, f.h * y, f.u * 5, f.pick(colours), 0.9) + circle(x, f.h * y, f.u * 0.8, '#ffffff');
  }
  let truss = `M0 ${f.h * y - f.u * 3}H${f.w}M0 ${f.h * y - f.u}H${f.w}`;
  for (let x = 0; x < f.w; x += f.u * 4)
    truss += `M${x} ${f.h * y - f.u}l${f.u * 2} ${-f.u * 2}l${f.u * 2} ${f.u * 2}`;
  return drawn + stroke(truss, mix(f.mood.near, f.mood.haze, 0.25), f.u * 0.3);
}

/** A big hall: screens, beams, a group on stage and thousands of light sticks. */
export function concert(f: Frame): string {
  const colours = lights(f);
  const floor = f.h * 0.6;
  const [first = '#ffffff', second = '#ffffff', third = '#ffffff'] = colours;
  let drawn = rect(
    0,
    0,
    f.w,
    f.h,
    gradient(f, [
      [0, f.mood.sky[0]],
      [0.4, f.mood.sky[1]],
      [0.62, f.mood.sky[2]],
      [0.8, f.mood.near],
    ]),
  );
  drawn += glow(f, f.w * 0.5, f.h * 0.5, f.w * 0.55, first, 0.5);
  const screen = (x: number, y: number, w: number, h: number) => {
    let s = rect(
      x,
      y,
      w,
      h,
      gradient(
        f,
        [
          [0, mix(f.mood.sky[1], second, 0.45)],
          [1, mix(f.mood.sky[2], first, 0.6)],
        ],
        [0, 0, 1, 1],
      ),
      { rx: f.u * 0.5 },
    );
    for (let i = 0; i < 5; i += 1)
      s += circle(
        x + w * (0.5 + f.between(-0.06, 0.06)),
        y + h * 0.5,
        Math.min(w, h) * (0.42 - i * 0.078),
        lighten(i % 2 ? first : third, 0.1 + i * 0.12),
        { opacity: 0.3 },
      );
    return s;
  };
  drawn += screen(f.w * 0.27, f.h * 0.17, f.w * 0.46, f.h * 0.33);
  for (const x of [0.06, 0.775]) drawn += screen(f.w * x, f.h * 0.22, f.w * 0.165, f.h * 0.22);
  let bars = '';
  for (let i = 0; i < 14; i += 1)
    bars += rect(
      f.w * (0.255 + i * 0.0352),
      f.h * 0.505,
      f.u * 0.45,
      floor - f.h * 0.505,
      lighten(second, 0.4),
      { opacity: 0.75 },
    );
  drawn += bars + rig(f, 0.11, colours);
  drawn += polygon(
    [
      [f.w * 0.2, floor],
      [f.w * 0.8, floor],
      [f.w * 0.88, floor + f.h * 0.06],
      [f.w * 0.12, floor + f.h * 0.06],
    ],
    gradient(f, [
      [0, lighten(first, 0.35)],
      [1, darken(f.mood.sky[1], 0.1)],
    ]),
  );
  drawn += polygon(
    [
      [f.w * 0.455, floor + f.h * 0.05],
      [f.w * 0.545, floor + f.h * 0.05],
      [f.w * 0.6, f.h * 0.84],
      [f.w * 0.4, f.h * 0.84],
    ],
    gradient(f, [
      [0, mix(first, f.mood.sky[1], 0.35)],
      [1, mix(second, f.mood.near, 0.5)],
    ]),
  );
  drawn += rect(f.w * 0.12, floor + f.h * 0.06, f.w * 0.76, f.u * 1.4, lighten(third, 0.3));
  const members = 4 + (f.variant % 4);
  const shade = mix(f.mood.near, f.mood.sky[0], 0.25);
  for (let i = 0; i < members; i += 1) {
    const t = (i - (members - 1) / 2) / Math.max(1, members - 1);
    const x = f.w * (0.5 + t * 0.4);
    const y = floor + f.h * (0.045 - Math.abs(t) * 0.035);
    drawn += glow(f, x, y - f.u * 8, f.u * 11, lighten(second, 0.3), 0.55);
    drawn += person(x, y, f.u * f.between(16.5, 18.5), {
      pose: POSE_CYCLE[(i + f.variant) % POSE_CYCLE.length] ?? 'stand',
      colour: shade,
      flip: t > 0.1,
      longHair: (i + f.variant) % 2 === 0,
    });
  }
  drawn += bokeh(f, [0, f.h * 0.62, f.w, f.h * 0.16], {
    count: 240,
    r: f.u * 0.5,
    colours: colours.map((c) => lighten(c, 0.35)),
    opacity: 0.9,
  });
  return (
    drawn +
    crowd(f, {
      from: 0.76,
      to: 0.97,
      rows: 4,
      size: 4.4,
      sticks: 0.55,
      colours,
      shade: (d) => mix(mix(f.mood.sky[1], f.mood.near, 0.55), f.mood.near, d),
    })
  );
}
