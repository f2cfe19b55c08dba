import type { Frame } from '../shapes/frame.ts';
import { darken, lighten, mix } from '../shapes/colour.ts';
import { thicket } from '../shapes/plants.ts';
import { birds, sky } from '../shapes/sky.ts';
import { circle, gradient, path, rect, stroke, tone } from '../shapes/svg.ts';
import { range, ridge } from '../shapes/terrain.ts';
import { water } from '../shapes/water.ts';

/** The ridges along the border, a river between and a fence in front. */
export function dmz(f: Frame): string {
  let drawn =
    sky(f, { disc: { x: f.between(0.64, 0.78), y: 0.2, r: 4 }, horizon: 0.55 }) +
    range(f, { from: 0.34, to: 0.52, layers: 5, swing: 0.07, waves: 1.3 });
  drawn +=
    water(f, 0.56, { to: 0.68 }) +
    ridge(f, {
      y: 0.66,
      swing: 0.012,
      waves: 1.5,
      fill: tone(f, f.season === 'autumn' ? '#b89a58' : '#7d9a68', 0.25),
    });
  const field = tone(f, f.season === 'autumn' ? '#cfa858' : f.season === 'winter' ? '#c9cfd2' : '#86a765');
  drawn +=
    thicket(f, 0.7, 3, mix(tone(f, '#46694f', 0.15), f.mood.near, 0.2)) +
    rect(0, f.h * 0.715, f.w, f.h * 0.3, darken(field, 0.04));
  for (let i = 0; i < 9; i += 1)
    drawn += path(
      `M${f.w * (i * 0.13 - 0.1)} ${f.h * 0.72}L${f.w * (i * 0.13 + 0.015)} ${f.h * 0.72}L${f.w * (i * 0.2 - 0.28)} ${f.h}H${f.w * (i * 0.2 - 0.48)}Z`,
      i % 2 ? field : darken(field, 0.08),
      { opacity: 0.85 },
    );
  const ground = mix(tone(f, '#5f6b4c'), f.mood.near, 0.3);
  drawn += ridge(f, {
    y: 0.88,
    swing: 0.016,
    fill: gradient(f, [
      [0, ground],
      [1, darken(ground, 0.35)],
    ]),
  });
  return drawn + fence(f) + telescope(f, f.w * 0.78, f.h * 0.97) + birds(f, 0.42, 0.24, 9);
}

function fence(f: Frame): string {
  const wire = mix(f.mood.near, '#6b7078', 0.35);
  const top = f.h * 0.72;
  const bottom = f.h * 0.95;
  let mesh = '';
  for (let x = -f.u * 20; x < f.w + f.u * 20; x += f.u * 2.6)
    mesh += `M${x} ${top}l${f.u * 13} ${bottom - top}M${x + f.u * 13} ${top}l${-f.u * 13} ${bottom - top}`;
  let drawn = stroke(mesh, wire, f.u * 0.1, { opacity: 0.55 });
  for (let x = f.w * 0.04; x < f.w; x += f.w * 0.155)
    drawn +=
      rect(x, top - f.u * 4, f.u * 0.8, bottom - top + f.u * 6, wire) +
      stroke(`M${x + f.u * 0.4} ${top - f.u * 3}l${-f.u * 2.6} ${-f.u * 3.4}`, wire, f.u * 0.5);
  for (const y of [-3.4, -5.2, 0]) drawn += stroke(`M0 ${top + f.u * y}H${f.w}`, wire, f.u * 0.18);
  const ribbons = ['#d9503c', '#f2c14e', '#5a8fc0', '#ffffff', '#5aa38d'];
  for (let i = 0; i < 20; i += 1)
    drawn += rect(
      f.w * f.between(0.02, 0.5),
      top + f.u * f.between(1, 14),
      f.u * 0.7,
      f.u * f.between(2, 4),
      tone(f, f.pick(ribbons)),
      { rx: f.u * 0.3, opacity: 0.9 },
    );
  return drawn;
}

function telescope(f: Frame, x: number, y: number): string {
  const metal = tone(f, '#4f5f6e');
  return (
    rect(x - f.u * 0.8, y - f.u * 17, f.u * 1.6, f.u * 20, darken(metal, 0.2)) +
    `<g transform="rotate(-9 ${x} ${y - f.u * 20})">${rect(x - f.u * 7, y - f.u * 22.5, f.u * 14, f.u * 5.4, metal, { rx: f.u * 1.4 })}${rect(x - f.u * 9.4, y - f.u * 23, f.u * 3.4, f.u * 6.4, lighten(metal, 0.15), { rx: f.u * 0.8 })}</g>` +
    circle(x, y - f.u * 17.4, f.u * 1.9, lighten(metal, 0.08))
  );
}
