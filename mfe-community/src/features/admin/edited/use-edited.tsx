import { useState, type ReactNode } from 'react';
import { useT } from '@narae/shell-sdk';
import { Button } from '@narae/ui';
import css from '../posts/posts.module.css';

interface Versioned {
  readonly version: number;
}

interface Edited<Row, Written> {
  readonly written: Written;
  readonly setWritten: (change: (before: Written) => Written) => void;
  readonly dirty: boolean;
  /** 0 for a new row. */
  readonly version: number;
  /** The row that somebody else has stored since, while something written would be lost. */
  readonly newer: Row | undefined;
  /** Begins anew with a stored row. */
  readonly take: (row: Row) => void;
  /** Keeps what is written, over what somebody else has stored. */
  readonly keep: () => void;
}

/** Edits a row that colleagues change too (COMMUNITY-35): a newer version never replaces what was written. */
export function useEdited<Row extends Versioned, Written>(
  existing: Row | undefined,
  read: (row: Row | undefined) => Written,
): Edited<Row, Written> {
  const [base, setBase] = useState(existing);
  const before = read(base);
  const [written, setWritten] = useState(before);
  const dirty = JSON.stringify(written) !== JSON.stringify(before);
  const version = base?.version ?? 0;
  const newer = existing && existing.version > version ? existing : undefined;
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
  readonly children: ReactNode;
}

/** A form's buttons; after somebody else stored a version, the choice between both (COMMUNITY-35). */
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
