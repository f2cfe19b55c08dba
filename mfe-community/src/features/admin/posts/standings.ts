import type { Standing } from '@narae/contracts';
import type { BadgeState } from '@narae/ui';

/** In the order in which they are offered. */
export const standings = ['shown', 'held', 'hidden'] as const satisfies readonly Standing[];

export const standingBadges: Readonly<Record<Standing, BadgeState>> = {
  shown: 'paid',
  held: 'closingSoon',
  hidden: 'closed',
};
