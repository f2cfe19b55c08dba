import type { RangeRow } from '@narae/contracts';
import { rangeActions } from '@narae/contracts/departure-limits';
import { adminRangeApply, adminRangePreview } from '@narae/contracts/rows';
import { toast, toastTimes, useCallOnce, useT } from '@narae/shell-sdk';
import { useForm, type FormState } from '@narae/shell-sdk/form';
import { useCallCache } from '@narae/shell-sdk/query';
import { ActionDialog, SelectField, TextField } from '@narae/ui';
import { useState, type ReactNode } from 'react';
import { useAdminNames } from '../../../shared/admin/use-admin-text.ts';
import { ChoicesField } from './choices-field.tsx';
import css from './departures.module.css';
import type { DepartureValues } from './departure-fields.ts';
import {
  actionOf,
  firstRange,
  needsAmount,
  rangeOf,
  rangeServerFields,
  rangeTypedProblem,
  WHOLE_DAY,
} from './range-fields.ts';
import { RangePreview } from './range-preview.tsx';
import { useRangeText } from './use-range-text.ts';
import { weekdayNumbers } from './series-fields.ts';

interface RangeDialogProps {
  readonly prodId: string;
  /** Start times and people of sizes that departures of the trip have. */
  readonly times: readonly string[];
  readonly sizes: readonly number[];
  readonly onClose: () => void;
}

interface Preview {
  /** What was typed. */
  readonly of: string;
  readonly seen: string;
  readonly rows: readonly RangeRow[];
}

/** First the departures are shown, then they are changed; those of another range have to be shown anew. */
function useRangeForm({ prodId: prod_id, onClose }: RangeDialogProps) {
  const t = useT('catalogAdmin');
  const callOnce = useCallOnce();
  const { invalidateAll } = useCallCache();
  const [preview, setPreview] = useState<Preview | null>(null);
  const typed = (values: DepartureValues): string => JSON.stringify(rangeOf(values));
  const shownOf = (values: DepartureValues): Preview | null =>
    preview?.of === typed(values) ? preview : null;

  const form = useForm<DepartureValues>({
    initial: firstRange,
    violation: rangeTypedProblem,
    send: async (values) => {
      const shown = shownOf(values);
      if (!shown) {
        const answer = await callOnce(adminRangePreview, { ...rangeOf(values), prod_id });
        setPreview({ of: typed(values), ...answer });
        return;
      }
      await callOnce(adminRangeApply, { ...rangeOf(values), prod_id, seen: shown.seen });
      toast.show({ text: t('range_begun'), kind: 'success' });
      await invalidateAll();
      onClose();
    },
    // They may have changed since they were shown.
    onReject: () => setPreview(null),
    serverFields: rangeServerFields,
    asksBeforeLeaving: true,
    ms: toastTimes.long,
  });
  return { form, rows: shownOf(form.values)?.rows ?? null };
}

/** Changes many departures of a trip at once (CATALOG-21). */
export default function RangeDialog(props: RangeDialogProps): ReactNode {
  const t = useT('catalogAdmin');
  const common = useT('common');
  const { form, rows } = useRangeForm(props);
  const count = rows?.filter(({ stays }) => stays === undefined).length ?? 0;
  return (
    <ActionDialog
      form={form}
      title={t('range_title')}
      size="large"
      actionLabel={rows ? t('range_change_count', { count }) : t('range_show')}
      cancelLabel={common('btn_cancel')}
      disabled={rows !== null && count === 0}
      onClose={props.onClose}
    >
      <WhichFields {...props} form={form} />
      <ActionFields form={form} />
      {rows && <RangePreview rows={rows} />}
    </ActionDialog>
  );
}

interface FieldsProps {
  readonly form: FormState<DepartureValues>;
}

function WhichFields({
  form,
  times,
  sizes,
}: FieldsProps & Pick<RangeDialogProps, 'times' | 'sizes'>): ReactNode {
  const t = useT('catalogAdmin');
  const { time, size } = useRangeText();
  return (
    <>
      <div className={css.pair}>
        {(['first_day', 'last_day'] as const).map((field) => (
          <TextField key={field} {...form.text(field)} type="date" label={t(`range_${field}`)} />
        ))}
      </div>
      <ChoicesField
        form={form}
        field="weekdays"
        legend={t('series_weekdays')}
        hint={t('range_all')}
        options={weekdayNumbers.map((day) => ({ value: String(day), label: t(`series_weekday_${day}`) }))}
      />
      {times.length > 1 && (
        <ChoicesField
          form={form}
          field="times"
          legend={t('range_times')}
          hint={t('range_all')}
          options={times.map((start) => ({ value: start || WHOLE_DAY, label: time(start) }))}
        />
      )}
      {sizes.length > 1 && (
        <ChoicesField
          form={form}
          field="sizes"
          legend={t('range_sizes')}
          hint={t('range_all')}
          options={sizes.map((people) => ({ value: String(people), label: size(people) }))}
        />
      )}
    </>
  );
}

function ActionFields({ form }: FieldsProps): ReactNode {
  const t = useT('catalogAdmin');
  const names = useAdminNames();
  const action = actionOf(form.values);
  const label = (): string => {
    if (action === 'capacity') return names.field('capacity');
    return action === 'price-percent' || action === 'price-won'
      ? t(`range_amount_${action}`)
      : names.field('origin_price');
  };
  return (
    <div className={css.pair}>
      <SelectField
        {...form.text('action')}
        label={t('range_action')}
        options={rangeActions.map((value) => ({ value, label: t(`range_action_${value}`) }))}
      />
      {needsAmount(form.values) && (
        <TextField {...form.text('amount')} type="number" step={1} label={label()} />
      )}
    </div>
  );
}
