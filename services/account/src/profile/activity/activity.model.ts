import { ACTIVITIES_A_PAGE } from '@narae/contracts/my-account-limits';
import { activityKinds, type ActivityActor, type SignInMethod } from '@narae/contracts/activity-kinds';
import { moment, storedModel, text, type StoredOf } from '@narae/service-kit';

/** A year and a month. */
const keptS = 400 * 86_400;

/** A row of a member's own log (ACCOUNT-21). */
const activity = {
  /** The event's identifier. */
  _id: text({ required: false }),
  mem_id: text(),
  kind: text(),
  by: text<ActivityActor>(),
  user_agent_label: text({ default: '' }),
  network: text({ default: '' }),
  method: text<SignInMethod | ''>({ default: '' }),
  at: moment({ index: { expireAfterSeconds: keptS } }),
};
export type StoredActivity = StoredOf<typeof activity>;

export const activityModel = storedModel('Activity', 'account_activity', activity, [
  { mem_id: 1, at: -1, _id: -1 },
]);

type Activities = ReturnType<typeof activityModel>;

/** A repeat of the event changes nothing. */
export const insertActivity = async (activities: Activities, row: StoredActivity): Promise<void> => {
  const { _id, ...facts } = row;
  await activities.updateOne({ _id }, { $setOnInsert: facts }, { upsert: true });
};

/** The newest first, without kinds of later releases. */
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

export const findAllActivities = (activities: Activities, mem_id: string): Promise<StoredActivity[]> =>
  activities.find({ mem_id }).sort({ at: -1, _id: -1 }).lean<StoredActivity[]>().exec();

/** Called when a member has left (ACCOUNT-11). */
export const deleteActivitiesOf = async (activities: Activities, mem_id: string): Promise<void> => {
  await activities.deleteMany({ mem_id });
};

export const giveActivities = async (
  activities: Activities,
  { from, into }: { readonly from: string; readonly into: string },
): Promise<void> => {
  await activities.updateMany({ mem_id: from }, { $set: { mem_id: into } });
};
