import { Schema, type Connection, type Model } from 'mongoose';
import { kitModel } from '../store/kit-model.ts';
import { dateGiven } from '../store/partial-filters.ts';
import { plainSchema } from '../store/plain-schema.ts';

/** A member whose account was joined to another one of theirs (ACCOUNT-36). */
export interface JoinedMember {
  from: string;
  into: string;
  joined_at: Date;
  /** When what came in meanwhile is looked for once more; null once that is done. */
  check_at: Date | null;
}

const joinedSchema = new Schema<JoinedMember>(
  {
    from: { type: String, required: true, unique: true },
    into: { type: String, required: true },
    joined_at: { type: Date, required: true },
    check_at: { type: Date, default: null },
  },
  { ...plainSchema, collection: 'joined_members' },
);
joinedSchema.index(
  { check_at: 1 },
  { name: 'check_at_given', partialFilterExpression: { check_at: dateGiven } },
);

/** Who was joined to whom, as a store knows of it: what is still told of the old number is the other one's. */
export const joinedMemberModel = (store: Connection): Model<JoinedMember> =>
  kitModel(store, 'JoinedMember', joinedSchema);
