import { SECURITY_LOG_DAYS, type SecurityEventKind } from '@narae/contracts/security-event-kinds';
import type { Model, mongo } from 'mongoose';
import { moment, number, storedModel, type StoredOf, text } from '../../store/stored-fields.ts';
import { isDuplicateKey } from '../../store/writes.ts';

const orEmpty = { default: '' };

/** One line of the security log. Numbers and a shortened address; no names, no secrets (ACCOUNT-42). */
const securityEvent = {
  _id: text({ required: false }),
  at: moment({ index: { expireAfterSeconds: SECURITY_LOG_DAYS * 86_400 } }),
  kind: text<SecurityEventKind>(),
  /** mem_id; empty for a stranger. */
  actor: text(orEmpty),
  /** Number of the target; empty where it says nothing more. */
  about: text(orEmpty),
  /** The error key, the way of signing in, why a session ended. */
  reason: text(orEmpty),
  call: text(orEmpty),
  /** /24 of IPv4, /48 of IPv6; empty for what the shop does by itself. */
  network: text(orEmpty),
  trace_id: text(orEmpty),
  /** 1; more for a line that counts what was left out. */
  count: number(),
};
export type SecurityEvent = StoredOf<typeof securityEvent>;

/** What lines are searched by: each has an index of its own, and the first that is asked for narrows most. */
export const searchedFields = ['trace_id', 'about', 'actor', 'network', 'kind'] as const;
type SearchedField = (typeof searchedFields)[number];

/** The security log of a store: lines are added, never changed, and deleted by their age alone. */
export const securityEventModel = storedModel(
  'SecurityEvent',
  'security_log',
  securityEvent,
  [{ at: -1, _id: -1 }],
  ...searchedFields.map((field): [Record<string, 1 | -1>] => [{ [field]: 1, at: -1, _id: -1 }]),
);

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
