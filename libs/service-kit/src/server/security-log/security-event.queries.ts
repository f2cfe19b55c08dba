import { SECURITY_LOG_DAYS, type SecurityEventKind } from '@narae/contracts/security-event-kinds';
import { Schema, type Connection, type Model, type mongo } from 'mongoose';
import { kitModel } from '../../store/kit-model.ts';
import { plainSchema } from '../../store/stored-fields.ts';
import { isDuplicateKey } from '../../store/writes.ts';

/** One line of the security log. Numbers and a shortened address; no names, no secrets (ACCOUNT-42). */
export interface SecurityEvent {
  _id: string;
  at: Date;
  kind: SecurityEventKind;
  /** mem_id; empty for a stranger. */
  actor: string;
  /** Number of the target; empty where it says nothing more. */
  about: string;
  /** The error key, the way of signing in, why a session ended. */
  reason: string;
  call: string;
  /** /24 of IPv4, /48 of IPv6; empty for what the shop does by itself. */
  network: string;
  trace_id: string;
  /** 1; more for a line that counts what was left out. */
  count: number;
}

/** What lines are searched by: each has an index of its own, and the first that is asked for narrows most. */
export const searchedFields = ['trace_id', 'about', 'actor', 'network', 'kind'] as const;
type SearchedField = (typeof searchedFields)[number];

const text = { type: String, default: '' } as const;

const securityEventSchema = new Schema<SecurityEvent>(
  {
    _id: String,
    at: { type: Date, required: true, index: { expireAfterSeconds: SECURITY_LOG_DAYS * 86_400 } },
    kind: { type: String, required: true },
    actor: text,
    about: text,
    reason: text,
    call: text,
    network: text,
    trace_id: text,
    count: { type: Number, required: true },
  },
  { ...plainSchema, collection: 'security_log' },
);
securityEventSchema.index({ at: -1, _id: -1 });
for (const field of searchedFields) securityEventSchema.index({ [field]: 1, at: -1, _id: -1 });

/** The security log of a store: lines are added, never changed, and deleted by their age alone. */
export const securityEventModel = (store: Connection): Model<SecurityEvent> =>
  kitModel(store, 'SecurityEvent', securityEventSchema);

type Events = Model<SecurityEvent>;

/** Adds lines by one command; a repeat after a broken one adds none twice. */
export const addEvents = async (events: Events, lines: readonly SecurityEvent[]): Promise<void> => {
  try {
    const documents = lines as unknown as mongo.OptionalId<mongo.Document>[];
    await events.collection.insertMany([...documents], { ordered: false });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
};

export interface EventPeriod {
  readonly from?: Date | undefined;
  readonly until?: Date | undefined;
  readonly before?: { readonly at: Date; readonly id: string } | undefined;
}

const within = ({ from, until, before }: EventPeriod): Record<string, unknown>[] => [
  ...(from ? [{ at: { $gte: from } }] : []),
  ...(until ? [{ at: { $lt: until } }] : []),
  ...(before
    ? [{ at: { $lte: before.at } }, { $or: [{ at: { $lt: before.at } }, { _id: { $lt: before.id } }] }]
    : []),
];

export const findEvents = (
  events: Events,
  of: { readonly field: SearchedField; readonly value: string } | undefined,
  period: EventPeriod,
  limit: number,
): Promise<SecurityEvent[]> => {
  const conditions = [...(of ? [{ [of.field]: of.value }] : []), ...within(period)];
  return events
    .find(conditions.length === 0 ? {} : { $and: conditions })
    .hint({ ...(of && { [of.field]: 1 }), at: -1, _id: -1 })
    .sort({ at: -1, _id: -1 })
    .limit(limit)
    .lean<SecurityEvent[]>()
    .exec();
};
