import type { Frame } from '../shapes/frame.ts';
import { lighten } from '../shapes/colour.ts';
import { glow } from '../shapes/light.ts';
import { skyline } from '../shapes/city.ts';
import { sky } from '../shapes/sky.ts';
import { circle, ellipse, mirrored, rect, stroke } from '../shapes/svg.ts';
import { range } from '../shapes/terrain.ts';
import { water } from '../shapes/water.ts';
import { girderBridge } from './river-parts.ts';

/** Fireworks above the river. */
export function fireworks(f: Frame): string {
  const shore = 0.72;
  const colours = ['#ffd27a', '#ff8fa3', '#9fd8ff', '#c9a2ff', '#ffb36b', '#b8f0c9'];
  let bursts = '';
  const centres = [
    [0.3, 0.26, 1],
    [0.62, 0.2, 1.25],
    [0.82, 0.36, 0.8],
    [0.46, 0.42, 0.7],
    [0.13, 0.4, 0.6],
  ] as const;
  for (const [cx, cy, size] of centres) {
    const x = f.w * (cx + f.between(-0.04, 0.04));
    const y = f.h * (cy + f.between(-0.03, 0.03));
    const colour = f.pick(colours);
    bursts += glow(f, x, y, f.u * 24 * size, colour, 0.4);
    const rays = 34;
    for (let i = 0; i < rays; i += 1) {
      const angle = (i / rays) * Math.PI * 2 + f.between(-0.05, 0.05);
      const reach = f.u * 17 * size * f.between(0.72, 1);
      const ex = x + Math.cos(angle) * reach;
      const ey = y + Math.sin(angle) * reach + reach * 0.12;
      const sx = x + Math.cos(angle) * reach * 0.35;
      const sy = y + Math.sin(angle) * reach * 0.33;
      bursts += stroke(
        `M${sx.toFixed(1)} ${sy.toFixed(1)}Q${(x + Math.cos(angle) * reach * 0.75).toFixed(1)} ${(y + Math.sin(angle) * reach * 0.7).toFixed(1)} ${ex.toFixed(1)} ${ey.toFixed(1)}`,
        colour,
        f.u * 0.2,
        { opacity: 0.75 },
      );
      bursts += circle(ex, ey, f.u * 0.3, lighten(colour, 0.5));
    }
    bursts += circle(x, y, f.u * 0.7, '#fff8e6');
  }
  let drawn =
    sky(f, { horizon: shore, clouds: 2 }) +
    range(f, { from: shore - 0.09, to: shore - 0.04, layers: 2, swing: 0.04 });
  drawn += bursts + skyline(f, { y: shore, tall: 0.17, distance: 0.4, width: 4.5 }) + water(f, shore);
  drawn += mirrored(f, bursts, f.h * shore, 0.4, 0.4) + girderBridge(f, f.h * (shore + 0.005), 0.15);
  let heads = '';
  for (let x = 0; x < f.w; x += f.u * f.between(4.5, 8))
    heads +=
      circle(x, f.h * 0.945 + f.u * f.between(-1, 1), f.u * 1.5, f.mood.near) +
      ellipse(x, f.h * 0.945 + f.u * 5, f.u * 3, f.u * 3.8, f.mood.near);
  return drawn + rect(0, f.h * 0.975, f.w, f.h, f.mood.near) + heads;
}
