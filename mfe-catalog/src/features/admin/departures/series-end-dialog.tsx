import type { DeskSeries } from '@narae/contracts';
import { adminSeriesEnd } from '@narae/contracts/rows';
import { filledDepartures, isCalendarDay } from '@narae/rules';
import { useCallOnce, useT } from '@narae/shell-sdk';
import { useDeskForm } from '@narae/shell-sdk/admin';
import { useCallCache } from '@narae/shell-sdk/query';
import { ActionDialog, TextField } from '@narae/ui';
import type { ReactNode } from 'react';
import css from './departures.module.css';

interface SeriesEndDialogProps {
  readonly series: DeskSeries;
  readonly onClose: () => void;
}

interface EndValues {
  readonly from_day: string;
}

/** Ends a series without an end: from a day on nothing is added (CATALOG-20). */
export default function SeriesEndDialog({ series, onClose }: SeriesEndDialogProps): ReactNode {
  const t = useT('catalogAdmin');
  const common = useT('common');
  const callOnce = useCallOnce();
  const { invalidateAll } = useCallCache();
  const form = useDeskForm<EndValues>({
    initial: { from_day: series.ended_from ?? '' },
    violation: ({ from_day }) =>
      isCalendarDay(from_day) ? null : ({ error: 'day_invalid', field: 'from_day' } as const),
    send: ({ from_day }) => callOnce(adminSeriesEnd, { series_id: series.series_id, from_day }),
    done: t('series_end_done'),
    refresh: invalidateAll,
    onDone: onClose,
  });
  const { from_day } = form.values;
  const there = isCalendarDay(from_day)
    ? filledDepartures({ ...series, changed_from: series.edit?.from_day }).filter(
        ({ start_day }) => start_day >= from_day,
      ).length
    : 0;
  return (
    <ActionDialog
      form={form}
      title={t('series_end_title')}
      actionLabel={t('series_end')}
      cancelLabel={common('btn_cancel')}
      onClose={onClose}
    >
      <p className={css.note}>{t('series_end_hint')}</p>
      <TextField {...form.text('from_day')} type="date" label={t('series_end_from')} />
      <p role="status" className={css.note}>
        {there > 0 && t('series_end_there', { count: there })}
      </p>
    </ActionDialog>
  );
}
