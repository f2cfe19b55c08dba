import { moment, storedModel, text } from './stored-fields.ts';

/** Written when a seed is complete: what was seeded, so that the next start need not compare everything again. */
export const seedMarkModel = storedModel('SeedMark', 'seed_marks', {
  _id: text({ required: false }),
  fingerprint: text(),
  at: moment(),
});
