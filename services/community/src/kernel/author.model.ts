import { dateGiven, plainSchema } from '@narae/service-kit';
import { Schema, type Connection, type Model } from 'mongoose';

/** Seconds for which it is known that somebody has left: others may tell of their trips again for that long. */
const knownLeftS = 730 * 24 * 3600;

/** A member who has written something, as others see them (COMMUNITY-8). */
export interface Author {
  mem_id: string;
  nick: string;
  /** Address of the picture; empty where there is none. */
  picture: string;
  /** As of when that is known: an older session may still say otherwise. */
  known_at?: Date;
  /** Set once the member has left: nothing of theirs is stored any more. */
  left_at: Date | null;
  /** When what came in while they left is looked for once more. */
  check_at: Date | null;
}

const authorSchema = new Schema<Author>(
  {
    mem_id: { type: String, required: true, unique: true },
    nick: { type: String, default: '' },
    picture: { type: String, default: '' },
    known_at: Date,
    left_at: { type: Date, default: null, index: { expireAfterSeconds: knownLeftS } },
    check_at: { type: Date, default: null },
  },
  { ...plainSchema, collection: 'authors' },
);
authorSchema.index({ nick: 1 });
authorSchema.index(
  { check_at: 1 },
  { name: 'check_at_given', partialFilterExpression: { check_at: dateGiven } },
);

/** The authors of a store. */
export const authorModel = (store: Connection): Model<Author> =>
  (store.models['Author'] as Model<Author> | undefined) ?? store.model<Author>('Author', authorSchema);
