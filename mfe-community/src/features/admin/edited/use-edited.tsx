import { useState, type ReactNode } from 'react';
import { useT } from '@narae/shell-sdk';
import { Button } from '@narae/ui';
import css from '../posts/posts.module.css';

interface Versioned {
  readonly version: number;
}

/** What is written over a stored row, or for a new one. */
interface Edited<Row, Written> {
  readonly written: Written;
  readonly setWritten: (change: (before: Written) => Written) => void;
  /** Whether it differs from the row it began with. */
  readonly dirty: boolean;
  /** Of the row it began with; 0 for a new one. */
  readonly version: number;
  /** What somebody else has stored since; only while something is written that would be lost. */
  readonly newer: Row | undefined;
  /** Begins anew with a row: one that was just saved, or somebody else's. */
  readonly take: (row: Row) => void;
  /** Goes on with what is written, over what somebody else has stored. */
  readonly keep: () => void;
}

/**
 * What a desk writes over a row that its colleagues change too (COMMUNITY-35): a newer version takes the place of
 * what was only looked at, and never of what was written.
 * @param known the row as it is stored now; undefined for a new one
 * @param read what can be written of a row
 */
export function useEdited<Row extends Versioned, Written>(
  known: Row | undefined,
  read: (row: Row | undefined) => Written,
): Edited<Row, Written> {
  const [base, setBase] = useState(known);
  const before = read(base);
  const [written, setWritten] = useState(before);
  const dirty = JSON.stringify(written) !== JSON.stringify(before);
  const version = base?.version ?? 0;
  const newer = known && known.version > version ? known : undefined;
  const take = (row: Row): void => {
    setBase(row);
    setWritten(read(row));
  };
  if (newer && !dirty) take(newer);
  return {
    written,
    setWritten,
    dirty,
    version,
    newer: dirty ? newer : undefined,
    take,
    keep: () => setBase(newer ?? base),
  };
}

interface EditedActionsProps<Row> {
  readonly of: Pick<Edited<Row, unknown>, 'newer' | 'take' | 'keep'>;
  /** The form's own buttons. */
  readonly children: ReactNode;
}

/** The buttons of a form; where somebody else has stored something since, both ways on in their place (COMMUNITY-35). */
export function EditedActions<Row>({
  of: { newer, take, keep },
  children,
}: EditedActionsProps<Row>): ReactNode {
  const t = useT('communityAdmin');
  if (!newer) return <div className={css.actions}>{children}</div>;
  return (
    <div role="alert" className={css.card}>
      <strong>{t('newer_title')}</strong>
      <p className={css.note}>{t('newer_text')}</p>
      <div className={css.actions}>
        <Button kind="secondary" onClick={keep}>
          {t('newer_keep')}
        </Button>
        <Button kind="quiet" onClick={() => take(newer)}>
          {t('newer_take')}
        </Button>
      </div>
    </div>
  );
}
