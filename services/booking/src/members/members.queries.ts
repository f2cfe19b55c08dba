import type { DepartedMember, departedModel } from './departed.model.ts';

type Departed = ReturnType<typeof departedModel>;

/** The first time counts. */
export const noteDeparted = async (departed: Departed, member: DepartedMember): Promise<void> => {
  await departed.updateOne({ mem_id: member.mem_id }, { $setOnInsert: member }, { upsert: true });
};

/** Due for another look. */
export const findDeparted = (departed: Departed, now: Date, limit: number): Promise<DepartedMember[]> =>
  departed
    .find({ check_at: { $lte: now } })
    .sort({ check_at: 1 })
    .limit(limit)
    .lean<DepartedMember[]>()
    .exec();

export const checkDepartedAt = async (departed: Departed, mem_id: string, check_at: Date): Promise<void> => {
  await departed.updateOne({ mem_id }, { $set: { check_at } });
};

export const forgetDeparted = async (departed: Departed, mem_id: string): Promise<void> => {
  await departed.deleteOne({ mem_id });
};
