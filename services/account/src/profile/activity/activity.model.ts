import type { ActivityActor, SignInMethod } from '@narae/contracts';
import { plainSchema } from '@narae/service-kit';
import { Schema, type Connection, type Model } from 'mongoose';

/** One thing that was done with an account, as the member's own log shows it (ACCOUNT-21). */
export interface StoredActivity {
  /** Of the event that told it. */
  _id: string;
  mem_id: string;
  kind: string;
  by: ActivityActor;
  /** Where, as the session says; empty where there was none. */
  user_agent_label: string;
  network: string;
  method: SignInMethod | '';
  at: Date;
}

/** As long as somebody may want to look back: a year and a month. */
const keptS = 400 * 86_400;

const activitySchema = new Schema<StoredActivity>(
  {
    _id: String,
    mem_id: { type: String, required: true },
    kind: { type: String, required: true },
    by: { type: String, required: true },
    user_agent_label: { type: String, default: '' },
    network: { type: String, default: '' },
    method: { type: String, default: '' },
    at: { type: Date, required: true, index: { expireAfterSeconds: keptS } },
  },
  { ...plainSchema, collection: 'account_activity' },
);
activitySchema.index({ mem_id: 1, at: -1, _id: -1 });

/** What was done with the accounts of a store. */
export const activityModel = (store: Connection): Model<StoredActivity> =>
  (store.models['Activity'] as Model<StoredActivity> | undefined) ??
  store.model<StoredActivity>('Activity', activitySchema);
