import { toast, toastTimes, useT } from '@narae/shell-sdk';
import { useForm, type FormOptions, type FormState } from '@narae/shell-sdk/form';
import { Button } from '@narae/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import css from '../posts/posts.module.css';

interface Versioned {
  readonly version: number;
}

interface EditedOptions<Row extends Versioned, Written extends object> extends Pick<
  FormOptions<Written>,
  'check' | 'onReject'
> {
  readonly existing: Row | undefined;
  readonly read: (row: Row | undefined) => Written;
  /** Said once it is stored. */
  readonly done: string;
  /** @param version that was changed; 0 for a new row */
  readonly store: (written: Written, version: number) => Promise<Row>;
  readonly refresh: () => Promise<unknown>;
  readonly onStored?: ((row: Row) => void) | undefined;
}

interface Edited<Row, Written extends object> {
  readonly form: FormState<Written>;
  /** 0 for a new row. */
  readonly version: number;
  /** Stores what is written with a change that a button makes, and says so. */
  readonly saveWith: (change: Partial<Written>, done: string) => Promise<void>;
  /** The row that somebody else has stored since, while something written would be lost. */
  readonly newer: Row | undefined;
  /** Begins anew with a stored row. */
  readonly take: (row: Row) => void;
  /** Keeps what is written, over what somebody else has stored. */
  readonly keep: () => void;
}

/** The form of a row that colleagues change too (COMMUNITY-35): a newer version never replaces what was written. */
export function useEditedForm<Row extends Versioned, Written extends object>({
  existing,
  read,
  done,
  store,
  refresh,
  onStored,
  ...options
}: EditedOptions<Row, Written>): Edited<Row, Written> {
  const [base, setBase] = useState(existing);
  const version = base?.version ?? 0;
  const saving = useRef<{ readonly change: Partial<Written>; readonly done: string }>(null);
  const take = (row: Row): void => {
    setBase(row);
    form.reset(read(row));
  };
  const form = useForm<Written>({
    ...options,
    initial: read(base),
    ms: toastTimes.long,
    asksBeforeLeaving: true,
    send: async (written) => {
      const said = saving.current?.done ?? done;
      const row = await store({ ...written, ...saving.current?.change }, version);
      take(row);
      toast.show({ text: said, kind: 'success' });
      await refresh();
      onStored?.(row);
    },
    onReject: (error) => {
      options.onReject?.(error);
      void refresh();
    },
  });
  const newer = existing && existing.version > version ? existing : undefined;
  useEffect(() => {
    if (newer && !form.dirty) take(newer);
  });
  return {
    form,
    version,
    saveWith: async (change, said) => {
      saving.current = { change, done: said };
      try {
        await form.submit();
      } finally {
        saving.current = null;
      }
    },
    newer: form.dirty ? newer : undefined,
    take,
    keep: () => setBase(newer ?? base),
  };
}

interface EditedActionsProps<Row> {
  readonly of: Pick<Edited<Row, object>, 'newer' | 'take' | 'keep'>;
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
