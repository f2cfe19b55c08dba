import { type ActivityActor, type SignInMethod, ACTIVITIES_A_PAGE, activityKinds } from '@narae/contracts';
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

type Activities = ReturnType<typeof activityModel>;

/** Adds a row once; a repeat of the event changes nothing. */
export const insertActivity = async (activities: Activities, row: StoredActivity): Promise<void> => {
  const { _id, ...facts } = row;
  await activities.updateOne({ _id }, { $setOnInsert: facts }, { upsert: true });
};

/** A page of a member's log, the newest first; kinds that a later release added are passed by. */
export const findActivities = (
  activities: Activities,
  mem_id: string,
  after: Pick<StoredActivity, 'at' | '_id'> | undefined,
): Promise<StoredActivity[]> => {
  const older = after && { $or: [{ at: { $lt: after.at } }, { at: after.at, _id: { $lt: after._id } }] };
  return activities
    .find({ mem_id, kind: { $in: [...activityKinds] }, ...older })
    .sort({ at: -1, _id: -1 })
    .limit(ACTIVITIES_A_PAGE)
    .lean<StoredActivity[]>()
    .exec();
};

/** A member's whole log, the newest first. */
export const findAllActivities = (activities: Activities, mem_id: string): Promise<StoredActivity[]> =>
  activities.find({ mem_id }).sort({ at: -1, _id: -1 }).lean<StoredActivity[]>().exec();

/** Erases the log of a member who left (ACCOUNT-11). */
export const deleteActivitiesOf = async (activities: Activities, mem_id: string): Promise<void> => {
  await activities.deleteMany({ mem_id });
};

/** Makes one member's log another's. */
export const giveActivities = async (
  activities: Activities,
  { from, into }: { readonly from: string; readonly into: string },
): Promise<void> => {
  await activities.updateMany({ mem_id: from }, { $set: { mem_id: into } });
};
