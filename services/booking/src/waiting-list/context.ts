import type { Connection } from 'mongoose';
import type { CartContext } from '../cart/index.ts';
import type { EventsContext } from '../events/index.ts';
import { waitingModel } from './entries/waiting.model.ts';

export interface WaitingListContext extends CartContext, EventsContext {
  readonly waiting: ReturnType<typeof waitingModel>;
}

export const waitingListStore = (store: Connection) => ({ waiting: waitingModel(store) });
