import { SECURITY_LOG_DAYS, type SecurityEventKind } from '@narae/contracts/security-event-kinds';
import { Schema, type Connection, type Model } from 'mongoose';
import { kitModel } from '../../store/kit-model.ts';
import { plainSchema } from '../../store/plain-schema.ts';

/** One line of the security log. Numbers and a shortened address; no names, no secrets (ACCOUNT-42). */
export interface SecurityEvent {
  _id: string;
  at: Date;
  kind: SecurityEventKind;
  /** mem_id of who did it; empty for a stranger. */
  actor: string;
  /** Number of whom or what it was done to; empty where it says nothing more. */
  about: string;
  /** The error key, the way of signing in, why a session ended. */
  reason: string;
  /** Name of the call. */
  call: string;
  /** /24 of IPv4, /48 of IPv6; empty for what the shop does by itself. */
  network: string;
  trace_id: string;
  /** 1; more for a line that counts what was too much to be written one by one. */
  count: number;
}

/** What lines are searched by: each has an index of its own, and the first that is asked for narrows most. */
export const searchedFields = ['trace_id', 'about', 'actor', 'network', 'kind'] as const;
export type SearchedField = (typeof searchedFields)[number];

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
