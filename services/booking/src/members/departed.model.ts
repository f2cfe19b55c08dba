import { plainSchema } from '@narae/service-kit';
import { Schema, type Connection, type Model } from 'mongoose';

/** Kept until booking has erased what is theirs (DOC-9). */
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

export const departedModel = (store: Connection): Model<DepartedMember> =>
  (store.models['DepartedMember'] as Model<DepartedMember> | undefined) ??
  store.model<DepartedMember>('DepartedMember', departedSchema);
