import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './run.mjs';

/** How long each step took when it last ran here; a new machine knows nothing yet. */
const file = path.join(root, '.cache/test-times.json');

/** Milliseconds of each step's last run, by its name. */
export const lastTimes = (from = file) => {
  try {
    return JSON.parse(readFileSync(from, 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT' || error instanceof SyntaxError) return {};
    throw error;
  }
};

/** Adds times of this run. */
export const keepTimes = (times, to = file) => {
  mkdirSync(path.dirname(to), { recursive: true });
  writeFileSync(to, JSON.stringify({ ...lastTimes(to), ...times }));
};

/**
 * Milliseconds that the stages from one on take, by the last times of their steps: the lists of a stage run side by side,
 * the steps of a list one after the other. NaN where a step has not run here yet.
 */
export const timeLeft = (stages, times) =>
  stages
    .map((lists) =>
      Math.max(...lists.map((steps) => steps.reduce((sum, { name }) => sum + (times[name] ?? NaN), 0))),
    )
    .reduce((sum, ms) => sum + ms, 0);

/** A time that is left, in words; an empty text where it is not known or over. */
export const leftInWords = (ms) => {
  if (!(ms > 0)) return '';
  return ms < 90_000 ? `about ${Math.ceil(ms / 1000)} s left` : `about ${Math.round(ms / 60_000)} min left`;
};
