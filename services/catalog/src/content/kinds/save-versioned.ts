import { isDuplicateKey } from '@narae/service-kit';

/** What distinguishes one version of an edited document from another. */
export interface Versioned {
  readonly version: number;
  readonly fingerprint: string;
  readonly withdrawn?: boolean;
}

export type Changed = 'added' | 'changed' | 'unchanged' | 'stale';

interface Steps<Known extends Versioned> {
  /** Of the content that is to be there afterwards. */
  readonly fingerprint: string;
  /** Version the draft was made from, where that matters; null where there must be none yet. */
  readonly basedOn?: number | null | undefined;
  /** Whether somebody shows it to shoppers or takes it back; neither where it is a change of the shop itself. */
  readonly shows?: boolean | undefined;
  readonly find: () => Promise<Known | null>;
  /** Creates version 1. */
  readonly add: () => Promise<unknown>;
  /** Writes the version after `known`, guarded by `known.version`. */
  readonly change: (known: Known) => Promise<{ modifiedCount: number }>;
}

/**
 * Adds or changes a document by conditional writes; when somebody else has written in between, it reads and decides
 * again. Equal content is `unchanged`; a draft made from another version than the stored one is `stale`.
 */
export const saveVersioned = async <Known extends Versioned>({
  fingerprint,
  basedOn,
  shows,
  find,
  add,
  change,
}: Steps<Known>): Promise<Changed> => {
  for (;;) {
    const known = await find();
    if (basedOn !== undefined && (known?.version ?? null) !== basedOn) return 'stale';
    const shownAsWanted = shows === undefined || shows !== (known?.withdrawn ?? false);
    if (known?.fingerprint === fingerprint && shownAsWanted) return 'unchanged';
    if (known) {
      if ((await change(known)).modifiedCount === 1) return 'changed';
      continue;
    }
    try {
      await add();
      return 'added';
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  }
};
