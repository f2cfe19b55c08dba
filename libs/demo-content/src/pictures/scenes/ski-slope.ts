import type { Frame } from '../shapes/frame.ts';
import { lighten, mix } from '../shapes/colour.ts';
import { conifer, snowfall } from '../shapes/plants.ts';
import { sky } from '../shapes/sky.ts';
import type { Point } from '../shapes/svg.ts';
import { at, circle, gradient, path, rect, stroke, tone } from '../shapes/svg.ts';
import { range } from '../shapes/terrain.ts';

/** A broad piste, firs with snow, a chairlift over it. */
export function skiSlope(f: Frame): string {
  let drawn =
    sky(f, { disc: { x: f.between(0.2, 0.3), y: 0.2, r: 4 }, horizon: 0.56 }) +
    range(f, { from: 0.34, to: 0.46, layers: 3, swing: 0.1, style: 'peak' });
  const snow = mix('#ffffff', f.mood.ambient, f.mood.night ? 0.45 : 0.1);
  const shadow = mix(snow, f.mood.sky[0], 0.28);
  for (let i = 0; i < 60; i += 1)
    drawn += conifer(
      f.w * f.random(),
      f.h * f.between(0.5, 0.56),
      f.u * f.between(5, 9),
      tone(f, '#35604f', 0.4),
      true,
    );
  drawn += path(
    `M0 ${f.h * 0.55}Q${f.w * 0.34} ${f.h * 0.42} ${f.w * 0.62} ${f.h * 0.47}T${f.w} ${f.h * 0.53}V${f.h}H0Z`,
    gradient(f, [
      [0, snow],
      [1, mix(snow, shadow, 0.4)],
    ]),
  );
  drawn += path(
    `M0 ${f.h * 0.7}Q${f.w * 0.42} ${f.h * 0.6} ${f.w} ${f.h * 0.86}V${f.h}H0Z`,
    gradient(f, [
      [0, lighten(snow, 0.3)],
      [1, shadow],
    ]),
  );
  let tracks = '';
  for (let i = 0; i < 5; i += 1) {
    const x = f.w * (0.42 + i * 0.07);
    tracks += `M${x} ${f.h * 0.5}c${f.u * 12} ${f.h * 0.1} ${-f.u * 16} ${f.h * 0.16} ${f.u * 2} ${f.h * 0.26}s${-f.u * 14} ${f.h * 0.18} ${f.u * 8} ${f.h * 0.28}`;
  }
  drawn += stroke(tracks, shadow, f.u * 0.35, { opacity: 0.6 });
  for (let i = 0; i < 22; i += 1) {
    const t = i / 21;
    const side = i % 2 ? f.between(0.82, 1.02) : f.between(-0.02, 0.2);
    drawn += conifer(
      f.w * side,
      f.h * (0.6 + t * 0.42),
      f.u * (13 + t * 26),
      tone(f, '#2c5a4c', 0.2 * (1 - t)),
      true,
    );
  }
  for (const [x, y, s, colour, flip] of [
    [0.52, 0.66, 5, '#d9503c', 1],
    [0.64, 0.78, 8, '#2f7fa8', -1],
    [0.4, 0.86, 10.5, '#e8a33d', 1],
  ] as const)
    drawn += skier(f, f.w * x, f.h * y, f.u * s, colour, flip);
  return drawn + chairlift(f) + snowfall(f, 70);
}

function skier(f: Frame, x: number, y: number, s: number, colour: string, side: number): string {
  const suit = tone(f, colour);
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${side} 1)">${stroke(`M${-s * 0.7} ${s * 0.06}L${s * 0.75} ${s * 0.3}M${-s * 0.55} ${s * 0.16}L${s * 0.85} ${s * 0.4}`, tone(f, '#39424f'), s * 0.06)}${stroke(`M0 ${s * 0.2}L${s * 0.22} ${-s * 0.12}L${-s * 0.06} ${-s * 0.34}`, tone(f, '#2c3442'), s * 0.17)}${stroke(`M${-s * 0.06} ${-s * 0.38}L${s * 0.16} ${-s * 0.72}`, suit, s * 0.26)}${stroke(`M${s * 0.14} ${-s * 0.64}L${s * 0.46} ${-s * 0.42}L${-s * 0.2} ${s * 0.1}`, suit, s * 0.09)}${circle(s * 0.26, -s * 0.92, s * 0.16, tone(f, '#f1eee8'))}</g>`;
}

function chairlift(f: Frame): string {
  const from: Point = [-f.w * 0.02, f.h * 0.5];
  const to: Point = [f.w * 1.02, f.h * 0.1];
  let drawn = stroke(`M${at(from)}Q${f.w * 0.5} ${f.h * 0.38} ${at(to)}`, f.mood.near, f.u * 0.18, {
    opacity: 0.75,
  });
  for (let i = 1; i < 8; i += 1) {
    const t = i / 8;
    const x = (1 - t) ** 2 * from[0] + 2 * t * (1 - t) * f.w * 0.5 + t * t * to[0];
    const y = (1 - t) ** 2 * from[1] + 2 * t * (1 - t) * f.h * 0.38 + t * t * to[1];
    const s = f.u * (1.4 + t * 1.9);
    drawn +=
      stroke(`M${x} ${y}v${s * 2}m${-s} ${s * 1.2}h${s * 2}m${-s * 2} 0v${-s * 1.1}`, f.mood.near, s * 0.2) +
      rect(x - s * 0.8, y + s * 1.9, s * 1.6, s * 0.9, tone(f, i % 2 ? '#d9503c' : '#2f7fa8'), {
        rx: s * 0.3,
      });
  }
  return drawn;
}
