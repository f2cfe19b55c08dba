import type { Connection } from 'mongoose';
import type { KernelContext } from '../kernel/index.ts';
import { placeLedgerModel } from './places/place-ledger.model.ts';
import { seatLedgerModel } from './seats/seat-ledger.model.ts';

export interface InventoryContext extends KernelContext {
  readonly ledgers: ReturnType<typeof seatLedgerModel>;
  readonly places: ReturnType<typeof placeLedgerModel>;
}

export const inventoryStore = (store: Connection) => ({
  ledgers: seatLedgerModel(store),
  places: placeLedgerModel(store),
});
