import type { CopiedDeparture } from '@narae/contracts';
import { adminDepartureAdd, adminDepartureTerms } from '@narae/contracts/rows';
import { useCallOnce, useFormat, useT } from '@narae/shell-sdk';
import { useDeskForm } from '@narae/shell-sdk/admin';
import { useCall, useCallCache } from '@narae/shell-sdk/query';
import { ActionDialog, Button, Dialog, ErrorState, SelectField, Skeleton, TextField } from '@narae/ui';
import { useRef, useState, type ReactNode } from 'react';
import { useAdminNames } from '../../../shared/admin/use-admin-text.ts';
import css from './departures.module.css';
import { SizeFields } from './size-fields.tsx';
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
      {open && <DateDialog prodId={prodId} onAdded={onAdded} onClose={close} />}
    </>
  );
}

type DialogProps = AddDateProps & { readonly onClose: () => void };

function DateDialog(props: DialogProps): ReactNode {
  const t = useT('catalogAdmin');
  const common = useT('common');
  const { data, error, refetch } = useCall(
    adminDepartureTerms,
    { prod_id: props.prodId },
    { staleTime: 0, gcTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false },
  );
  if (data) return <DateForm {...props} copied={data} />;
  return (
    <Dialog open title={t('date_add_title')} onClose={props.onClose}>
      {error ? (
        <ErrorState
          title={t('load_fail')}
          action={<Button onClick={() => void refetch()}>{common('btn_retry')}</Button>}
        />
      ) : (
        <Skeleton shape="form" />
      )}
    </Dialog>
  );
}

type FormProps = DialogProps & { readonly copied: CopiedDeparture };

function useDateForm({ prodId, copied: answered, onAdded, onClose }: FormProps) {
  const t = useT('catalogAdmin');
  const callOnce = useCallOnce();
  const { invalidateAll } = useCallCache();
  /** What the form began with: an answer that comes later must not change its fields. */
  const [copied] = useState(answered);
  const added = useRef('');
  const form = useDeskForm<DepartureValues>({
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
  return { form, copied };
}

function DateForm(props: FormProps): ReactNode {
  const t = useT('catalogAdmin');
  const names = useAdminNames();
  const common = useT('common');
  const format = useFormat();
  const { form, copied } = useDateForm(props);
  const { start_day, end_day, start_time, end_time, sizes, from, to } = copied;
  const when = format.when({ ymd_format: start_day, end_ymd_format: end_day, start_time, end_time }, 'day');
  return (
    <ActionDialog
      form={form}
      title={t('date_add_title')}
      actionLabel={t('date_add')}
      cancelLabel={common('btn_cancel')}
      onClose={props.onClose}
    >
      <p className={css.note}>{t('date_copied', { when })}</p>
      <TextField
        {...form.text('start_day')}
        type="date"
        label={names.field('start_day')}
        min={from}
        max={to}
      />
      <div className={css.pair}>
        <TextField {...form.text('start_time')} type="time" label={names.field('start_time')} optional />
        <TextField {...form.text('end_time')} type="time" label={names.field('end_time')} optional />
      </div>
      {sizes.map(({ prod_id, package_cnt }, index) => (
        <SizeFields key={prod_id} form={form} index={index} packageCnt={package_cnt} />
      ))}
      <SelectField
        {...form.text('progress_yn')}
        label={names.field('progress_yn')}
        options={['Y', 'W'].map((value) => ({ value, label: names.choice('progress_yn', value) }))}
      />
    </ActionDialog>
  );
}
