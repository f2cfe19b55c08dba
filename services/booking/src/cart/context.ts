import type { Connection } from 'mongoose';
import type { DocumentsContext } from '../documents/index.ts';
import { companionListModel } from './companions/companion.model.ts';

export interface CartContext extends DocumentsContext {
  readonly companionLists: ReturnType<typeof companionListModel>;
}

export const cartStore = (store: Connection) => ({ companionLists: companionListModel(store) });
