import { ACTIVITIES } from './options/activities.ts';
import { COMFORTS } from './options/comforts.ts';
import { OUTFITS_AND_RECORDINGS } from './options/outfits-and-recordings.ts';
import { STAGE } from './options/stage.ts';
import type { DemoOption } from './types.ts';

/** Every paid option, in the order of opt_code. */
export const OPTIONS: readonly DemoOption[] = [
  ...ACTIVITIES,
  ...OUTFITS_AND_RECORDINGS,
  ...COMFORTS,
  ...STAGE,
].sort((a, b) => a.opt_code.localeCompare(b.opt_code));
