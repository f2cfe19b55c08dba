import type { activityModel, StoredActivity } from './activity.model.ts';

type Activities = ReturnType<typeof activityModel>;

/** Adds a row once; a repeat of the event changes nothing. */
export const insertActivity = async (activities: Activities, row: StoredActivity): Promise<void> => {
  const { _id, ...facts } = row;
  await activities.updateOne({ _id }, { $setOnInsert: facts }, { upsert: true });
};

/** Erases the log of a member who left (ACCOUNT-11). */
export const deleteActivitiesOf = async (activities: Activities, mem_id: string): Promise<void> => {
  await activities.deleteMany({ mem_id });
};
