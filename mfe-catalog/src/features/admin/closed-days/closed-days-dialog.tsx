import { MOST_CLOSED_TEXT } from '@narae/contracts/departure-limits';
import { adminClosedDaysAdd } from '@narae/contracts/rows';
import { LANGUAGES, useCallOnce, useT } from '@narae/shell-sdk';
import { useDeskForm } from '@narae/shell-sdk/admin';
import { useCallCache } from '@narae/shell-sdk/query';
import { ActionDialog, TextField } from '@narae/ui';
import type { ReactNode } from 'react';
import { languages } from '../../../shared/admin/use-admin-text.ts';
import {
  closedOf,
  closedTypedProblem,
  type ClosedValues,
  firstClosed,
  textField,
} from './closed-days-fields.ts';
import css from './closed-days.module.css';

interface ClosedDaysDialogProps {
  /** A departure of the trip; absent for the whole shop. */
  readonly prodId?: string | undefined;
  readonly onClose: () => void;
}

/** Closes days of a trip, or of the whole shop (CATALOG-22). */
export default function ClosedDaysDialog({ prodId: prod_id, onClose }: ClosedDaysDialogProps): ReactNode {
  const t = useT('catalogAdmin');
  const common = useT('common');
  const callOnce = useCallOnce();
  const { invalidateAll } = useCallCache();
  const form = useDeskForm<ClosedValues>({
    initial: firstClosed,
    violation: closedTypedProblem,
    send: (values) =>
      callOnce(adminClosedDaysAdd, { ...closedOf(values), ...(prod_id !== undefined && { prod_id }) }),
    done: t('closed_begun'),
    refresh: invalidateAll,
    onDone: onClose,
  });
  return (
    <ActionDialog
      form={form}
      title={t(prod_id === undefined ? 'closed_title_shop' : 'closed_title_trip')}
      actionLabel={t('closed_add')}
      cancelLabel={common('btn_cancel')}
      onClose={onClose}
    >
      <p className={css.note}>{t('closed_hint')}</p>
      <div className={css.pair}>
        {(['first_day', 'last_day'] as const).map((field) => (
          <TextField key={field} {...form.text(field)} type="date" label={t(`range_${field}`)} />
        ))}
      </div>
      {languages.map((lanTp) => (
        <TextField
          key={lanTp}
          {...form.text(textField(lanTp))}
          label={`${t('closed_text')} (${LANGUAGES[lanTp].ownName})`}
          lang={LANGUAGES[lanTp].tag}
          maxLength={MOST_CLOSED_TEXT}
        />
      ))}
    </ActionDialog>
  );
}
