import { plainSchema } from '@narae/service-kit';
import { Schema, type Connection, type Model } from 'mongoose';

/** A member who has left, for as long as booking has to look once more for what is theirs (DOC-9). */
export interface DepartedMember {
  mem_id: string;
  left_at: Date;
  check_at: Date;
}

const departedSchema = new Schema<DepartedMember>(
  {
    mem_id: { type: String, required: true, unique: true },
    left_at: { type: Date, required: true },
    check_at: { type: Date, required: true, index: true },
  },
  { ...plainSchema, collection: 'departed_members' },
);

/** The members who have left and whose data are not all erased yet. */
export const departedModel = (store: Connection): Model<DepartedMember> =>
  (store.models['DepartedMember'] as Model<DepartedMember> | undefined) ??
  store.model<DepartedMember>('DepartedMember', departedSchema);
