import type { Frame } from '../shapes/frame.ts';
import { lighten, mix } from '../shapes/colour.ts';
import { beam, bokeh, glow } from '../shapes/light.ts';
import { crowd } from '../shapes/people.ts';
import { circle, ellipse, gradient, path, radial, rect } from '../shapes/svg.ts';
import { lights } from './stage-parts.ts';

/** A close look at raised light sticks, the stage a blur behind them. */
export function lightSticks(f: Frame): string {
  const colours = lights(f);
  const [first = '#ffffff', second = '#ffffff'] = colours;
  let drawn = rect(
    0,
    0,
    f.w,
    f.h,
    gradient(f, [
      [0, f.mood.sky[0]],
      [0.5, f.mood.sky[1]],
      [1, f.mood.near],
    ]),
  );
  drawn +=
    glow(f, f.w * 0.5, f.h * 0.28, f.w * 0.5, first, 0.6) +
    glow(f, f.w * 0.5, f.h * 0.22, f.w * 0.26, '#ffffff', 0.5);
  for (let i = 0; i < 6; i += 1)
    drawn += beam(
      f,
      [f.w * (0.12 + i * 0.152), -f.u * 4],
      [f.w * f.random(), f.h * 0.75],
      f.u * 10,
      f.pick(colours),
      0.4,
    );
  drawn += bokeh(f, [0, f.h * 0.1, f.w, f.h * 0.75], {
    count: 60,
    r: f.u * 4.4,
    colours: [...colours, '#ffffff'],
    opacity: 0.3,
  });
  drawn += crowd(f, {
    from: 0.62,
    to: 0.78,
    rows: 2,
    size: 6,
    sticks: 0.7,
    colours,
    shade: (d) => mix(f.mood.sky[1], f.mood.near, 0.5 + d * 0.4),
  });
  const count = 5 + (f.variant % 2);
  for (let i = 0; i < count; i += 1) {
    const x = f.w * ((i + 0.5) / count) + f.u * f.between(-4, 4);
    const top = f.h * f.between(0.34, 0.56);
    drawn += wand(f, x, top, f.u * f.between(6.4, 8.4), f.pick([first, second, '#ffffff']));
  }
  return drawn;
}

/** A light stick as fans know it: clear dome, ring, grip, and the hand that holds it. */
function wand(f: Frame, x: number, y: number, r: number, colour: string): string {
  const sleeve = mix(f.mood.near, f.mood.sky[1], f.between(0.05, 0.35));
  const lean = f.between(-11, 11);
  const dome = radial(f, [
    [0, '#ffffff', 1],
    [0.45, lighten(colour, 0.55), 1],
    [0.85, colour, 0.95],
    [1, lighten(colour, 0.3), 0.9],
  ]);
  let drawn = glow(f, 0, 0, r * 3.6, colour, 0.65);
  drawn += path(
    `M${-r * 0.85} ${r * 4}Q0 ${r * 3.4} ${r * 0.85} ${r * 4}L${r * 1.7} ${r * 15}H${-r * 1.7}Z`,
    sleeve,
  );
  drawn +=
    rect(-r * 0.34, r * 0.9, r * 0.68, r * 3.4, '#f4f1f7', { rx: r * 0.2 }) +
    rect(-r * 0.34, r * 0.9, r * 0.24, r * 3.4, '#cfc8de', { rx: r * 0.2 });
  drawn +=
    circle(0, 0, r, dome) +
    ellipse(-r * 0.35, -r * 0.38, r * 0.24, r * 0.36, '#ffffff', { opacity: 0.8, transform: 'rotate(35)' });
  drawn += rect(-r * 0.72, r * 0.78, r * 1.44, r * 0.34, '#ffffff', { rx: r * 0.17 });
  const skin = mix(mix('#d79f86', f.mood.sky[1], 0.45), f.mood.near, 0.25);
  drawn += rect(-r * 0.8, r * 2.5, r * 1.6, r * 1.9, skin, { rx: r * 0.7 });
  for (let i = 0; i < 4; i += 1)
    drawn += rect(-r * 0.62, r * (2.5 + i * 0.42), r * 1.3, r * 0.36, lighten(skin, 0.04 + i * 0.03), {
      rx: r * 0.18,
    });
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${lean.toFixed(1)})">${drawn}</g>`;
}
