import type { OutboxModel, Pending, Relay } from './outbox.ts';
import { DomainError } from '../base/domain-error.ts';

export interface Moment {
  readonly version: number;
  readonly now: Date;
}

/** A document before and after; twice the same where the decision was to change nothing. */
export interface ChangedDocument<Stored> {
  readonly before: Stored;
  readonly after: Stored;
}

interface Steps<Stored, Change> {
  readonly find: () => Promise<Stored | null>;
  /** Decides on the document as it is; null changes nothing. It may be asked several times. */
  readonly decide: (stored: Stored, at: Moment) => Promise<Change | null> | Change | null;
  /** Writes only over what it was decided on; null when somebody was faster, else the whole document. */
  readonly write: (stored: Stored, change: Change, now: Date) => Promise<Stored | null>;
  /** Saves the first read; a decision to change nothing on it is taken once more. */
  readonly known?: Stored | null;
  /** Where the documents lie: events of a written one are then published without reading it again. */
  readonly model?: OutboxModel;
}

const tell = (relay: Pick<Relay, 'nudge'>, model: OutboxModel | undefined, stored: object): void => {
  const { _id, outbox } = stored as Partial<Pending['document']>;
  if (!model || !outbox) relay.nudge();
  else if (outbox.length > 0) relay.nudge({ model, document: { _id, outbox } });
};

const attempts = 10;

/**
 * Changes a document in one conditional update, and decides again where somebody was faster (ARCH-4).
 * @returns null when there is no such document
 * @throws DomainError version_conflict when every attempt lost
 */
export const changeStored = async <Stored extends { version: number }, Change>(
  { now, relay }: { readonly now: () => Date; readonly relay: Pick<Relay, 'nudge'> },
  { find, decide, write, known = null, model }: Steps<Stored, Change>,
): Promise<ChangedDocument<Stored> | null> => {
  let before = known ?? (await find());
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    if (!before) return null;
    const at = { version: before.version + 1, now: now() };
    const change = await decide(before, at);
    if (!change && before !== known) return { before, after: before };
    const after = change && (await write(before, change, at.now));
    if (after) {
      tell(relay, model, after);
      return { before, after };
    }
    before = await find();
  }
  throw new DomainError('version_conflict');
};
