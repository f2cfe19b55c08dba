import jsQR from 'jsqr';

/** Pixels per module when a code is drawn for the reader. */
const SCALE = 4;

/** What a phone's camera would read from a drawn code: the path of its dark runs, painted and decoded. */
export function readCode(svg: Element): string | undefined {
  const size = Number(svg.getAttribute('viewBox')?.split(' ')[2]);
  const edge = size * SCALE;
  const pixels = new Uint8ClampedArray(edge * edge * 4).fill(255);
  const runs = svg.querySelectorAll('path')[1]?.getAttribute('d') ?? '';
  for (const [, x, y, length] of runs.matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g)) {
    for (let row = Number(y) * SCALE; row < (Number(y) + 1) * SCALE; row += 1) {
      for (let column = Number(x) * SCALE; column < (Number(x) + Number(length)) * SCALE; column += 1) {
        pixels.set([0, 0, 0], (row * edge + column) * 4);
      }
    }
  }
  return jsQR(pixels, edge, edge)?.data;
}
