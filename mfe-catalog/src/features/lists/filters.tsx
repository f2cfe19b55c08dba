import { useT, useFormat, useLocale } from '@narae/shell-sdk';
import { BottomSheet, Button, IconFilter, SelectField, TextField, type TextFieldProps } from '@narae/ui';
import { useState, type ReactNode, type KeyboardEvent } from 'react';
import { namespace } from '../../texts.ts';
import css from './filters.module.css';
import { activeFilters, shownPrice, wonOf } from './list-filter.ts';
import type { ListQuery } from './list-query.ts';
import { typedAmount } from './typed-amount.ts';

interface FiltersProps extends FilterChoices {
  readonly query: ListQuery;
  readonly change: (change: ListQuery) => void;
  readonly onClear: () => void;
  readonly count: number;
}

export function Filters({ count, onClear, ...fields }: FiltersProps): ReactNode {
  const t = useT(namespace);
  const [open, setOpen] = useState(false);
  const active = activeFilters(fields.query).length;
  const close = (): void => setOpen(false);
  return (
    <>
      <form className={css.row} aria-label={t('filter_title')} onSubmit={(event) => event.preventDefault()}>
        <FilterFields {...fields} />
      </form>
      <Button
        className={css.opener}
        icon={<IconFilter size={20} />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {active > 0 ? t('filter_open_active', { active }) : t('filter_title')}
      </Button>
      <BottomSheet
        open={open}
        onClose={close}
        title={t('filter_title')}
        actions={
          <>
            <Button disabled={active === 0} onClick={onClear}>
              {t('filter_clear')}
            </Button>
            <Button kind="accent" onClick={close}>
              {t('filter_show', { count })}
            </Button>
          </>
        }
      >
        <div className={css.sheet}>
          <FilterFields {...fields} />
        </div>
      </BottomSheet>
    </>
  );
}

interface FilterChoices {
  /** Empty where the list has a category of its own. */
  readonly categories: readonly { id: string; name: string }[];
  readonly places: readonly { id: string; name: string }[];
  /** KRW per one unit of the page's currency; undefined before it is known. */
  readonly dealBasR: number | undefined;
  /** The days are the wrong way round. */
  readonly reversed: boolean;
}

interface FilterFieldsProps extends FilterChoices {
  readonly query: ListQuery;
  readonly change: (change: ListQuery) => void;
}

const seatSteps = [1, 2, 4, 6, 10, 20];

/** Keeps a chosen option that nothing offers any more. */
const withAsked = (options: { value: string; label: string }[], requested: string | undefined) =>
  requested === undefined || options.some(({ value }) => value === requested)
    ? options
    : [...options, { value: requested, label: requested }];

function FilterFields(props: FilterFieldsProps): ReactNode {
  const { query, change, categories, places, dealBasR, reversed } = props;
  const t = useT(namespace);
  const options = (choices: readonly { id: string; name: string }[]) =>
    choices.map(({ id, name }) => ({ value: id, label: name }));

  // Two and two stand side by side on a phone.
  return (
    <>
      <DayField label={t('filter_from')} day={query.from} max={query.to} onDay={(from) => change({ from })} />
      <DayField
        label={t('filter_to')}
        day={query.to}
        min={query.from}
        error={reversed && t('filter_days_order')}
        onDay={(to) => change({ to })}
      />
      <PriceFields query={query} change={change} dealBasR={dealBasR ?? 1} />
      {categories.length > 0 && (
        <SelectField
          label={t('filter_category')}
          options={[
            { value: '', label: t('filter_any_category') },
            ...withAsked(options(categories), query.prod_type),
          ]}
          value={query.prod_type ?? ''}
          onChange={(event) => change({ prod_type: event.target.value || undefined })}
        />
      )}
      <SelectField
        label={t('filter_place')}
        options={[{ value: '', label: t('filter_any_place') }, ...withAsked(options(places), query.place)]}
        value={query.place ?? ''}
        onChange={(event) => change({ place: event.target.value || undefined })}
      />
      <SeatsField query={query} change={change} />
    </>
  );
}

interface DayFieldProps extends Pick<TextFieldProps, 'label' | 'min' | 'max' | 'error'> {
  /** YYYY-MM-DD. */
  readonly day: string | undefined;
  readonly onDay: (day: string | undefined) => void;
}

/** While a year is typed a browser says 0002, 0020 and so on. */
const EARLIEST = '2000';

function DayField({ day, onDay, ...field }: DayFieldProps): ReactNode {
  const [typed, setTyped] = useState<string | null>(null);
  const take = (value: string): void => {
    const complete = value === '' || value >= EARLIEST;
    setTyped(complete ? null : value);
    if (complete) onDay(value || undefined);
  };
  return (
    <TextField
      {...field}
      type="date"
      value={typed ?? day ?? ''}
      onChange={({ target }) => take(target.value)}
      onBlur={() => setTyped(null)}
    />
  );
}

type ChoiceProps = Pick<FilterFieldsProps, 'query' | 'change'>;

function SeatsField({ query, change }: ChoiceProps): ReactNode {
  const t = useT(namespace);
  const seats = [...new Set([...seatSteps, ...(query.seats ? [query.seats] : [])])].sort((a, b) => a - b);
  return (
    <SelectField
      label={t('filter_seats')}
      options={[
        { value: '', label: t('filter_any_seats') },
        ...seats.map((count) => ({ value: String(count), label: t('filter_seats_least', { count }) })),
      ]}
      value={String(query.seats ?? '')}
      onChange={(event) => change({ seats: Number(event.target.value) || undefined })}
    />
  );
}

function PriceFields({ query, change, dealBasR }: ChoiceProps & { readonly dealBasR: number }): ReactNode {
  const t = useT(namespace);
  const { currency } = useLocale();
  const format = useFormat();
  const unit = format.money(0).replaceAll(/[\d\s]/g, '') || currency;
  const shown = (won: number | undefined) => (won === undefined ? undefined : shownPrice(won, dealBasR));
  const won = (amount: number | undefined) => (amount === undefined ? undefined : wonOf(amount, dealBasR));
  return (
    <>
      <PriceField
        label={t('filter_price_min', { unit })}
        amount={shown(query.won_min)}
        onAmount={(amount) => change({ won_min: won(amount) })}
      />
      <PriceField
        label={t('filter_price_max', { unit })}
        amount={shown(query.won_max)}
        onAmount={(amount) => change({ won_max: won(amount) })}
      />
    </>
  );
}

interface PriceFieldProps {
  readonly label: string;
  /** Whole units of the page's currency. */
  readonly amount: number | undefined;
  /** Called on Enter and on blur. */
  readonly onAmount: (amount: number | undefined) => void;
}

function PriceField({ label, amount, onAmount }: PriceFieldProps): ReactNode {
  const t = useT(namespace);
  const [typed, setTyped] = useState<string | null>(null);
  const [isUnusable, setUnusable] = useState(false);
  const finish = (): void => {
    if (typed === null) return;
    const next = typedAmount(typed);
    setUnusable(next === null);
    // What is no amount stays, to be mended.
    if (next === null) return;
    setTyped(null);
    if (next !== amount) onAmount(next);
  };
  return (
    <TextField
      label={label}
      error={isUnusable ? t('filter_price_form') : undefined}
      inputMode="decimal"
      autoComplete="off"
      enterKeyHint="done"
      value={typed ?? (amount === undefined ? '' : String(amount))}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={finish}
      onKeyDown={(event: KeyboardEvent) => {
        // Enter also ends an IME composition.
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) finish();
      }}
    />
  );
}
