import type { LanTp } from '@narae/contracts';
import {
  flag,
  moment,
  optional,
  plainData,
  storedAudit,
  storedModel,
  text,
  type StoredOf,
} from '@narae/service-kit';

export type TextsOf = Partial<Record<LanTp, string>>;

const eventMessage = {
  message_id: text({ unique: true }),
  event_id: text(),
  by: text(),
  at: moment(),
  subjects: plainData<TextsOf>(),
  texts: plainData<TextsOf>(),
  /** True until every reservation has been reached. */
  sending: flag(),
  audit: optional(storedAudit),
};

/** An organiser's message to everybody who had reserved when it was written (EVENT-12). */
export type EventMessage = StoredOf<typeof eventMessage>;

export const eventMessageModel = storedModel(
  'EventMessage',
  'event_messages',
  eventMessage,
  [{ event_id: 1, at: -1 }],
  [{ at: 1 }, { partialFilterExpression: { sending: true } }],
);
