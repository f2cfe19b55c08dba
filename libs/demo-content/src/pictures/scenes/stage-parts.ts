import type { Frame } from '../shapes/frame.ts';

export function lights(f: Frame): readonly string[] {
  const sets = [
    ['#ff8fc7', '#b79bff', '#8fd6ff'],
    ['#7fe0e6', '#9aa8ff', '#ffffff'],
    ['#ffc078', '#ff8aa0', '#ffe9a8'],
    ['#a0f0c8', '#8fd6ff', '#d8b5ff'],
  ] as const;
  return sets[f.variant % sets.length] ?? sets[0];
}
