import type { Currency, LanTp } from '@narae/contracts';

/** Whoever is shopping: their identity comes from the session alone. */
export interface Shopper {
  readonly mem_id: string;
  readonly lanTp: LanTp;
  readonly currency: Currency;
}
