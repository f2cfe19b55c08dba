import type { DeskSeries, SeriesEditRow } from '@narae/contracts';
import { adminSeriesEdit, adminSeriesEditPreview } from '@narae/contracts/rows';
import { seoulDay } from '@narae/rules';
import { serverTime, toast, toastTimes, useCallOnce, useT } from '@narae/shell-sdk';
import { useForm } from '@narae/shell-sdk/form';
import { useCallCache } from '@narae/shell-sdk/query';
import { ActionDialog, SelectField, TextField } from '@narae/ui';
import { useState, type ReactNode } from 'react';
import css from './departures.module.css';
import type { DepartureValues } from './departure-fields.ts';
import { editOf, editScopes, editTypedProblem, firstEdit } from './series-edit-fields.ts';
import { SeriesEditPreview } from './series-edit-preview.tsx';
import { EndFields, StartTimes, WeekdaysField } from './series-rule-fields.tsx';

interface SeriesEditDialogProps {
  readonly series: DeskSeries;
  readonly onClose: () => void;
}

interface Preview {
  /** What was typed. */
  readonly of: string;
  readonly seen: string;
  readonly rows: readonly SeriesEditRow[];
}

/** First the departures are shown, then they are changed; those of another rule have to be shown anew. */
function useEditForm({ series, onClose }: SeriesEditDialogProps) {
  const t = useT('catalogAdmin');
  const callOnce = useCallOnce();
  const { invalidateAll } = useCallCache();
  const [preview, setPreview] = useState<Preview | null>(null);
  const typed = (values: DepartureValues) => editOf(values, series.series_id, seoulDay(serverTime()));
  const shownOf = (values: DepartureValues): Preview | null =>
    preview?.of === JSON.stringify(typed(values)) ? preview : null;
  const form = useForm<DepartureValues>({
    initial: firstEdit(series),
    violation: editTypedProblem,
    send: async (values) => {
      const shown = shownOf(values);
      if (!shown) {
        const answer = await callOnce(adminSeriesEditPreview, typed(values));
        setPreview({ of: JSON.stringify(typed(values)), ...answer });
        return;
      }
      await callOnce(adminSeriesEdit, { ...typed(values), seen: shown.seen });
      toast.show({ text: t('range_begun'), kind: 'success' });
      await invalidateAll();
      onClose();
    },
    // They may have changed since they were shown.
    onReject: () => setPreview(null),
    asksBeforeLeaving: true,
    ms: toastTimes.long,
  });
  return { form, rows: shownOf(form.values)?.rows ?? null };
}

/** Changes the rule of a series from a day on (CATALOG-20). */
export default function SeriesEditDialog(props: SeriesEditDialogProps): ReactNode {
  const t = useT('catalogAdmin');
  const common = useT('common');
  const { form, rows } = useEditForm(props);
  const count = rows?.filter(({ stays }) => stays === undefined).length ?? 0;
  const actionLabel = (): string => {
    if (!rows) return t('range_show');
    return count > 0 ? t('range_change_count', { count }) : t('series_edit_save');
  };
  return (
    <ActionDialog
      form={form}
      title={t('series_edit_title')}
      size="large"
      actionLabel={actionLabel()}
      cancelLabel={common('btn_cancel')}
      onClose={props.onClose}
    >
      <p className={css.note}>{t('series_edit_hint')}</p>
      <div className={css.pair}>
        <SelectField
          {...form.text('scope')}
          label={t('series_edit_scope')}
          options={editScopes.map((value) => ({ value, label: t(`series_edit_scope_${value}`) }))}
        />
        {form.values['scope'] === 'following' && (
          <TextField {...form.text('from_day')} type="date" label={t('series_edit_from')} />
        )}
      </div>
      <WeekdaysField form={form} />
      <EndFields form={form} />
      <StartTimes form={form} />
      {rows && <SeriesEditPreview rows={rows} />}
    </ActionDialog>
  );
}
