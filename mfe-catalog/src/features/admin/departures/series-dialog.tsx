import type { CopiedDeparture, SeriesDay } from '@narae/contracts';
import { adminDepartureTerms, adminSeriesAdd, adminSeriesPreview } from '@narae/contracts/rows';
import { toast, toastTimes, useCallOnce, useFormat, useT } from '@narae/shell-sdk';
import { useForm } from '@narae/shell-sdk/form';
import { useCall, useCallCache } from '@narae/shell-sdk/query';
import { ActionDialog, Button, Dialog, ErrorState, SelectField, Skeleton } from '@narae/ui';
import { useState, type ReactNode } from 'react';
import { useAdminNames } from '../../../shared/admin/use-admin-text.ts';
import { sizesOf, type DepartureValues } from './departure-fields.ts';
import css from './departures.module.css';
import { SeriesDays } from './series-days.tsx';
import {
  daysIn,
  firstSeries,
  patternOf,
  ruleOf,
  seriesServerFields,
  seriesTypedProblem,
} from './series-fields.ts';
import { SeriesRuleFields } from './series-rule-fields.tsx';
import { SizeFields } from './size-fields.tsx';

interface SeriesDialogProps {
  readonly prodId: string;
  readonly onClose: () => void;
}

export default function SeriesDialog(props: SeriesDialogProps): ReactNode {
  const t = useT('catalogAdmin');
  const common = useT('common');
  const { data, error, refetch } = useCall(
    adminDepartureTerms,
    { prod_id: props.prodId },
    { staleTime: 0, gcTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false },
  );
  if (data) return <SeriesForm {...props} copied={data} />;
  return (
    <Dialog open title={t('series_title')} onClose={props.onClose}>
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

interface Preview {
  /** What was typed of the days. */
  readonly of: string;
  readonly departures: readonly SeriesDay[];
}

type FormProps = SeriesDialogProps & { readonly copied: CopiedDeparture };

/** First the days are shown, then they are added; days of another rule have to be shown anew. */
function useSeriesForm({ prodId: prod_id, copied: answered, onClose }: FormProps) {
  const t = useT('catalogAdmin');
  const callOnce = useCallOnce();
  const { invalidateAll } = useCallCache();
  /** What the form began with: an answer that comes later must not change its fields. */
  const [copied] = useState(answered);
  const [preview, setPreview] = useState<Preview | null>(null);

  const show = async (values: DepartureValues): Promise<void> => {
    const { departures } = await callOnce(adminSeriesPreview, { ...ruleOf(values), left_out: [], prod_id });
    setPreview({ of: patternOf(values), departures });
    // Days that were left out of other ones.
    const days = new Set(departures.map(({ start_day }) => start_day));
    form.set({
      left_out: daysIn(values['left_out'])
        .filter((day) => days.has(day))
        .join(','),
    });
  };
  const add = async (values: DepartureValues): Promise<void> => {
    await callOnce(adminSeriesAdd, {
      ...ruleOf(values),
      prod_id,
      progress_yn: values['progress_yn'] === 'W' ? 'W' : 'Y',
      sizes: sizesOf(values, copied.sizes),
    });
    toast.show({ text: t('series_begun'), kind: 'success' });
    await invalidateAll();
    onClose();
  };
  const isShown = (values: DepartureValues): boolean => preview?.of === patternOf(values);
  const form = useForm<DepartureValues>({
    initial: firstSeries(copied),
    violation: (values) => seriesTypedProblem(isShown(values) ? values : { ...values, left_out: '' }, copied),
    send: (values) => (isShown(values) ? add(values) : show(values)),
    serverFields: seriesServerFields,
    asksBeforeLeaving: true,
    ms: toastTimes.long,
  });
  return { form, copied, departures: preview && isShown(form.values) ? preview.departures : null };
}

function SeriesForm(props: FormProps): ReactNode {
  const t = useT('catalogAdmin');
  const names = useAdminNames();
  const common = useT('common');
  const format = useFormat();
  const { form, copied, departures } = useSeriesForm(props);
  const { start_day, end_day, start_time, end_time, sizes } = copied;
  const when = format.when({ ymd_format: start_day, end_ymd_format: end_day, start_time, end_time }, 'day');
  const leftOut = daysIn(form.values['left_out']);
  /** What the trip has already is not added. */
  const count =
    departures?.filter(({ start_day: day, taken }) => !taken && !leftOut.includes(day)).length ?? 0;
  return (
    <ActionDialog
      form={form}
      title={t('series_title')}
      actionLabel={departures ? t('series_add_count', { count }) : t('series_show')}
      cancelLabel={common('btn_cancel')}
      disabled={departures !== null && count === 0}
      onClose={props.onClose}
    >
      <p className={css.note}>{t('date_copied', { when })}</p>
      <SeriesRuleFields form={form} copied={copied} />
      {sizes.map(({ prod_id, package_cnt }, index) => (
        <SizeFields key={prod_id} form={form} index={index} packageCnt={package_cnt} />
      ))}
      <SelectField
        {...form.text('progress_yn')}
        label={names.field('progress_yn')}
        options={['Y', 'W'].map((value) => ({ value, label: names.choice('progress_yn', value) }))}
      />
      {departures && <SeriesDays form={form} departures={departures} />}
    </ActionDialog>
  );
}
