import { accountShots } from './account-shots.ts';
import { adminShots } from './admin-shots.ts';
import { memberShots } from './member-shots.ts';
import type { Shot } from './shot.ts';
import { visitorShots } from './visitor-shots.ts';

/** Every screen of the shop that is pictured and examined. */
export const allShots: readonly Shot[] = [...visitorShots, ...memberShots, ...accountShots, ...adminShots];
