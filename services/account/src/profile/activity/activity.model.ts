import { ACTIVITIES_A_PAGE, activityKinds, type ActivityActor, type SignInMethod } from '@narae/contracts';
import { moment, storedModel, text, type StoredOf } from '@narae/service-kit';

/** A year and a month: how long members may look back. */
const keptS = 400 * 86_400;

/** A row of a member's own log (ACCOUNT-21). */
const activity = {
  /** The identifier of the event behind it. */
  _id: text({ required: false }),
  mem_id: text(),
  kind: text(),
  by: text<ActivityActor>(),
  /** Device, network and method of the session; empty where there was none. */
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
