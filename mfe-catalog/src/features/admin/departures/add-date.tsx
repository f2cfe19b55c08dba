import type { CopiedDeparture } from '@narae/contracts';
import { adminDepartureAdd } from '@narae/contracts/rows';
import { useCallOnce, useT } from '@narae/shell-sdk';
import { useDeskForm } from '@narae/shell-sdk/admin';
import { useCallCache } from '@narae/shell-sdk/query';
import { ActionDialog, Button, TextField } from '@narae/ui';
import { useRef, useState, type ReactNode } from 'react';
import { useAdminNames } from '../../../shared/admin/use-admin-text.ts';
import { CopiedDialog } from './copied-dialog.tsx';
import css from './departures.module.css';
import { ClosedNote, CopiedNote, TermsFields } from './terms-fields.tsx';
import { firstValues, sizesOf, typedProblem, type DepartureValues } from './departure-fields.ts';

interface AddDateProps {
  readonly prodId: string;
  /** @param prod_id of the new departure, of a package of its leading size */
  readonly onAdded: (prod_id: string) => void;
}

/** Adds another date of a departure's trip (CATALOG-18). */
export function AddDate({ prodId, onAdded }: AddDateProps): ReactNode {
  const t = useT('catalogAdmin');
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <Button kind="secondary" onClick={() => setOpen(true)}>
        {t('date_add')}
      </Button>
      {open && (
        <CopiedDialog prodId={prodId} title={t('date_add_title')} onClose={close}>
          {(copied) => <DateForm prodId={prodId} onAdded={onAdded} onClose={close} copied={copied} />}
        </CopiedDialog>
      )}
    </>
  );
}

interface FormProps extends AddDateProps {
  readonly copied: CopiedDeparture;
  readonly onClose: () => void;
}

function useDateForm({ prodId, copied, onAdded, onClose }: FormProps) {
  const t = useT('catalogAdmin');
  const callOnce = useCallOnce();
  const { invalidateAll } = useCallCache();
  const added = useRef('');
  return useDeskForm<DepartureValues>({
    initial: firstValues(copied),
    violation: (values) => typedProblem(values, copied.sizes),
    send: async (values) => {
      const { start_day = '', start_time = '', end_time = '', progress_yn } = values;
      const { prod_id } = await callOnce(adminDepartureAdd, {
        prod_id: prodId,
        start_day,
        start_time,
        end_time,
        progress_yn: progress_yn === 'W' ? 'W' : 'Y',
        sizes: sizesOf(values, copied.sizes),
      });
      added.current = prod_id;
    },
    done: t('date_added'),
    // Lists of shoppers show the date as well.
    refresh: invalidateAll,
    onDone: () => {
      onClose();
      onAdded(added.current);
    },
  });
}

function DateForm(props: FormProps): ReactNode {
  const t = useT('catalogAdmin');
  const names = useAdminNames();
  const common = useT('common');
  const form = useDateForm(props);
  const { copied, onClose } = props;
  return (
    <ActionDialog
      form={form}
      title={t('date_add_title')}
      actionLabel={t('date_add')}
      cancelLabel={common('btn_cancel')}
      onClose={onClose}
    >
      <CopiedNote copied={copied} />
      <TextField
        {...form.text('start_day')}
        type="date"
        label={names.field('start_day')}
        min={copied.from}
        max={copied.to}
      />
      <ClosedNote copied={copied} day={form.values['start_day'] ?? ''} />
      <div className={css.pair}>
        <TextField {...form.text('start_time')} type="time" label={names.field('start_time')} optional />
        <TextField {...form.text('end_time')} type="time" label={names.field('end_time')} optional />
      </div>
      <TermsFields form={form} copied={copied} />
    </ActionDialog>
  );
}
