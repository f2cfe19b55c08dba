import type { DepartedMember, departedModel } from './departed.model.ts';

type Departed = ReturnType<typeof departedModel>;

/** Notes that a member has left; the first time counts. */
export const noteDeparted = async (departed: Departed, member: DepartedMember): Promise<void> => {
  await departed.updateOne({ mem_id: member.mem_id }, { $setOnInsert: member }, { upsert: true });
};

/** Members who have left and are to be looked at again, at most `limit`. */
export const findDeparted = (departed: Departed, now: Date, limit: number): Promise<DepartedMember[]> =>
  departed
    .find({ check_at: { $lte: now } })
    .sort({ check_at: 1 })
    .limit(limit)
    .lean<DepartedMember[]>()
    .exec();

/** Sets when a member who has left is looked at next. */
export const checkDepartedAt = async (departed: Departed, mem_id: string, check_at: Date): Promise<void> => {
  await departed.updateOne({ mem_id }, { $set: { check_at } });
};

/** Forgets that a member has left: nothing of them is kept any more. */
export const forgetDeparted = async (departed: Departed, mem_id: string): Promise<void> => {
  await departed.deleteOne({ mem_id });
};
