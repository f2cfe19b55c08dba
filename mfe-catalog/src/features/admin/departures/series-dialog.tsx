import type { CopiedDeparture, SeriesDay } from '@narae/contracts';
import { adminSeriesAdd, adminSeriesPreview } from '@narae/contracts/rows';
import { toast, toastTimes, useCallOnce, useT } from '@narae/shell-sdk';
import { useForm } from '@narae/shell-sdk/form';
import { useCallCache } from '@narae/shell-sdk/query';
import { ActionDialog } from '@narae/ui';
import { useState, type ReactNode } from 'react';
import { CopiedDialog } from './copied-dialog.tsx';
import { listIn, sizesOf, type DepartureValues } from './departure-fields.ts';
import { SeriesDays } from './series-days.tsx';
import { firstSeries, patternOf, ruleOf, seriesServerFields, seriesTypedProblem } from './series-fields.ts';
import { SeriesRuleFields } from './series-rule-fields.tsx';
import { CopiedNote, TermsFields } from './terms-fields.tsx';

interface SeriesDialogProps {
  readonly prodId: string;
  readonly onClose: () => void;
}

export default function SeriesDialog(props: SeriesDialogProps): ReactNode {
  const t = useT('catalogAdmin');
  return (
    <CopiedDialog {...props} title={t('series_title')}>
      {(copied) => <SeriesForm {...props} copied={copied} />}
    </CopiedDialog>
  );
}

interface Preview {
  /** What was typed of the days. */
  readonly of: string;
  readonly departures: readonly SeriesDay[];
}

type FormProps = SeriesDialogProps & { readonly copied: CopiedDeparture };

/** First the days are shown, then they are added; days of another rule have to be shown anew. */
function useSeriesForm({ prodId: prod_id, copied, onClose }: FormProps) {
  const t = useT('catalogAdmin');
  const callOnce = useCallOnce();
  const { invalidateAll } = useCallCache();
  const [preview, setPreview] = useState<Preview | null>(null);

  const show = async (values: DepartureValues): Promise<void> => {
    const { departures } = await callOnce(adminSeriesPreview, { ...ruleOf(values), left_out: [], prod_id });
    setPreview({ of: patternOf(values), departures });
    // Days that were left out of other ones.
    const days = new Set(departures.map(({ start_day }) => start_day));
    form.set({
      left_out: listIn(values['left_out'])
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
  return { form, departures: preview && isShown(form.values) ? preview.departures : null };
}

function SeriesForm(props: FormProps): ReactNode {
  const t = useT('catalogAdmin');
  const common = useT('common');
  const { copied, onClose } = props;
  const { form, departures } = useSeriesForm(props);
  const leftOut = listIn(form.values['left_out']);
  /** What the trip has already is not added. */
  const count =
    departures?.filter(({ start_day, taken }) => !taken && !leftOut.includes(start_day)).length ?? 0;
  return (
    <ActionDialog
      form={form}
      title={t('series_title')}
      actionLabel={departures ? t('series_add_count', { count }) : t('series_show')}
      cancelLabel={common('btn_cancel')}
      disabled={departures !== null && count === 0}
      onClose={onClose}
    >
      <CopiedNote copied={copied} />
      <SeriesRuleFields form={form} copied={copied} />
      <TermsFields form={form} copied={copied} />
      {departures && <SeriesDays form={form} copied={copied} departures={departures} />}
    </ActionDialog>
  );
}
