import type { LanTp, PayType } from '@narae/contracts';

/** Payment methods offered by language: A and W in Chinese, P elsewhere (spec §2 Order confirm). */
export const payTypesFor = (lanTp: LanTp): PayType[] => (lanTp === 'CHN' ? ['A', 'W'] : ['P']);

/** The seat hold of an order on its way to payment, in minutes (decisions, "Seats are held"). */
export const holdMinutes = { first: 15, most: 30 } as const;
