/** Pictures for the gallery alone: small layered scenes, so that nothing has to be fetched. */
const PALETTES = [
  ['#f6d9c6', '#e8927c', '#7b4b5e', '#2f2a44'],
  ['#cfe3ea', '#7fb1bd', '#3d7480', '#1d3b47'],
  ['#e9e4cf', '#b9c48e', '#6f8f5c', '#31503f'],
  ['#2b2148', '#5b3a82', '#b84f8c', '#f2a2b8'],
] as const;

export function scene(seed: number, width: number): string {
  const [sky, far, mid, near] = PALETTES[seed % PALETTES.length] ?? PALETTES[0];
  const height = Math.round((width * 3) / 4);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300" width="${width}" height="${height}">
<rect width="400" height="300" fill="${sky}"/><circle cx="${290 - (seed % 5) * 40}" cy="90" r="36" fill="${far}" opacity=".7"/>
<path d="M0 190 90 120l60 50 70-80 90 90 90-60v180H0z" fill="${far}"/><path d="M0 220c80-40 120 10 200-20s140-30 200 0v100H0z" fill="${mid}"/>
<path d="M90 236c40-4 70-18 96-44 26 26 56 40 96 44-30 6-160 6-192 0zm22 6h148v44H112z" fill="${near}"/><path d="M0 272h400v28H0z" fill="${near}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
