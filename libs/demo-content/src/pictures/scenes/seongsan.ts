import type { Frame } from '../shapes/frame.ts';
import { darken, lighten, mix } from '../shapes/colour.ts';
import { birds, sky } from '../shapes/sky.ts';
import type { Point } from '../shapes/svg.ts';
import { circle, curve, gradient, mirrored, path, polygon, tone } from '../shapes/svg.ts';
import { haze } from '../shapes/terrain.ts';
import { water } from '../shapes/water.ts';

/** Seongsan Ilchulbong: the tuff cone in the sea, a field in front. */
export function seongsan(f: Frame): string {
  const sea = 0.56;
  const x = f.between(0.55, 0.64);
  let drawn =
    sky(f, { disc: { x: x - 0.33, y: 0.36, r: 5 }, horizon: sea }) +
    water(f, sea, { to: 0.8, shine: x - 0.33 });
  const at = (t: number) => f.w * (x + t);
  const top = f.h * (sea - 0.23);
  const base = f.h * (sea + 0.03);
  const rock = tone(f, '#7c7f63', 0.12);
  const outline: Point[] = [
    [at(-0.3), base],
    [at(-0.225), f.h * (sea - 0.1)],
    [at(-0.165), top + f.u * 2],
    [at(-0.12), top],
    [at(-0.085), top + f.u * 2.6],
    [at(-0.04), top + f.u * 0.8],
    [at(0.01), top + f.u * 3],
    [at(0.06), top + f.u],
    [at(0.105), top + f.u * 2.2],
    [at(0.14), top + f.u * 0.6],
    [at(0.17), top + f.u * 5],
    [at(0.2), f.h * (sea - 0.12)],
    [at(0.225), base],
  ];
  let cone = path(
    `M${curve(outline)}Z`,
    gradient(f, [
      [0, lighten(rock, 0.12)],
      [0.5, rock],
      [1, mix(darken(rock, 0.3), f.mood.water[0], 0.25)],
    ]),
  );
  const crags = [-0.2, -0.14, -0.08, -0.02, 0.05, 0.11, 0.16];
  for (const c of crags)
    cone += polygon(
      [
        [at(c), top + f.u * f.between(5, 8)],
        [at(c + 0.022), top + f.u * 9],
        [at(c + 0.028), base - f.u * 3],
        [at(c - 0.012), base - f.u * 2],
      ],
      darken(rock, 0.3),
      { opacity: 0.35 },
    );
  cone += path(
    `M${at(-0.3)} ${base}Q${at(-0.18)} ${f.h * (sea - 0.05)} ${at(-0.02)} ${base}Z`,
    tone(f, '#688f56', 0.1),
  );
  drawn += cone + mirrored(f, cone, base, 0.35, 0.25) + haze(f, sea - 0.04, 0.09, 0.35);
  drawn += path(
    `M0 ${f.h * 0.7}Q${f.w * 0.35} ${f.h * 0.67} ${f.w * 0.62} ${f.h * 0.73}T${f.w} ${f.h * 0.72}V${f.h}H0Z`,
    tone(f, '#557f56', 0.08),
  );
  const flower =
    f.season === 'autumn'
      ? ['#d8b98a', '#e9d3ac', '#c79d63']
      : f.season === 'summer'
        ? ['#6f8fd0', '#9a8fd6', '#b7a2dd']
        : ['#f1cc3c', '#f7de6e', '#e6b52e'];
  const field = tone(f, flower[0] ?? '#f1cc3c');
  drawn += path(
    `M0 ${f.h * 0.76}Q${f.w * 0.5} ${f.h * 0.72} ${f.w} ${f.h * 0.78}V${f.h}H0Z`,
    gradient(f, [
      [0, mix(field, f.mood.haze, 0.25)],
      [1, mix(field, tone(f, '#4c7a4a'), 0.5)],
    ]),
  );
  for (let i = 0; i < 420; i += 1) {
    const t = f.random() ** 0.8;
    drawn += circle(
      f.w * f.random(),
      f.h * (0.765 + t * 0.24),
      f.u * (0.18 + t * 0.85),
      tone(f, f.pick(flower)),
      { opacity: 0.85 },
    );
  }
  return drawn + birds(f, 0.3, 0.22, 4);
}
