import type { CopiedDeparture } from '@narae/contracts';
import { adminTripCopy } from '@narae/contracts/rows';
import { isCalendarDay } from '@narae/rules';
import { useCallOnce, useT } from '@narae/shell-sdk';
import { useDeskForm } from '@narae/shell-sdk/admin';
import { useCallCache } from '@narae/shell-sdk/query';
import { ActionDialog, TextField } from '@narae/ui';
import { useRef, type ReactNode } from 'react';
import { useAdminNames } from '../../../shared/admin/use-admin-text.ts';
import { CopiedDialog } from '../departures/copied-dialog.tsx';
import type { DepartureValues } from '../departures/departure-fields.ts';
import css from '../departures/departures.module.css';
import { CopiedNote } from '../departures/terms-fields.tsx';

interface CopyTripDialogProps {
  readonly prodId: string;
  readonly onCopied: (prod_id: string) => void;
  readonly onClose: () => void;
}

/** Day and times of the first departure of a copied trip (CATALOG-23). */
export default function CopyTripDialog(props: CopyTripDialogProps): ReactNode {
  const t = useT('catalogAdmin');
  return (
    <CopiedDialog prodId={props.prodId} title={t('trip_copy_title')} onClose={props.onClose}>
      {(copied) => <CopyForm {...props} copied={copied} />}
    </CopiedDialog>
  );
}

interface FormProps extends CopyTripDialogProps {
  readonly copied: CopiedDeparture;
}

function useCopyForm({ prodId, copied, onCopied, onClose }: FormProps) {
  const t = useT('catalogAdmin');
  const callOnce = useCallOnce();
  const { invalidateAll } = useCallCache();
  const made = useRef('');
  return useDeskForm<DepartureValues>({
    initial: { start_day: '', start_time: copied.start_time ?? '', end_time: copied.end_time ?? '' },
    violation: ({ start_day = '' }) =>
      isCalendarDay(start_day) ? null : { error: 'day_invalid', field: 'start_day' },
    send: async ({ start_day = '', start_time = '', end_time = '' }) => {
      const copy = { prod_id: prodId, start_day, start_time, end_time };
      made.current = (await callOnce(adminTripCopy, copy)).prod_id;
    },
    done: t('trip_copied'),
    refresh: invalidateAll,
    onDone: () => {
      onClose();
      onCopied(made.current);
    },
  });
}

function CopyForm(props: FormProps): ReactNode {
  const t = useT('catalogAdmin');
  const names = useAdminNames();
  const common = useT('common');
  const form = useCopyForm(props);
  const { copied, onClose } = props;
  return (
    <ActionDialog
      form={form}
      title={t('trip_copy_title')}
      actionLabel={t('trip_copy')}
      cancelLabel={common('btn_cancel')}
      onClose={onClose}
    >
      <CopiedNote copied={copied} />
      <p className={css.note}>{t('trip_copy_note')}</p>
      {copied.sizes.length > 1 && <p className={css.note}>{t('trip_copy_sizes')}</p>}
      <TextField
        {...form.text('start_day')}
        type="date"
        label={names.field('start_day')}
        min={copied.from}
        max={copied.to}
      />
      <div className={css.pair}>
        <TextField {...form.text('start_time')} type="time" label={names.field('start_time')} optional />
        <TextField {...form.text('end_time')} type="time" label={names.field('end_time')} optional />
      </div>
    </ActionDialog>
  );
}
