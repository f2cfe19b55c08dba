import type { LanTp, PayType } from '@narae/contracts';

/** Payment methods offered by language: A and W in Chinese, P elsewhere (PAY-1). */
export const payTypesFor = (lanTp: LanTp): PayType[] => (lanTp === 'CHN' ? ['A', 'W'] : ['P']);

/** The seat hold of an order on its way to payment, in minutes (SEAT-1). */
export const holdMinutes = { first: 15, most: 30 } as const;
