import type { Connection } from 'mongoose';
import type { NotifyContext } from '../notify/index.ts';
import { departedModel } from './departed.model.ts';

export interface MembersContext extends NotifyContext {
  /** Members who left, until nothing of them is stored. */
  readonly departed: ReturnType<typeof departedModel>;
}

export const membersStore = (store: Connection) => ({ departed: departedModel(store) });
