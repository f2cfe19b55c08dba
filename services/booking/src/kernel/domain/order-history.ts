import type { OrderStepBy, OrderStepName } from '@narae/contracts';

/** A moment of an order that nothing else on it tells (ORDER-13). */
export interface HistoryEntry {
  what: OrderStepName;
  by: OrderStepBy;
  at: Date;
  /** A number, such as a traveller's; nobody's name. */
  about?: string;
}

/** As many moments as an order keeps, the newest: what people can do to it has no end, its document has. */
export const HISTORY_LENGTH = 200;
