import { useFormat, useLocale, useT } from '@narae/shell-sdk';
import { SelectField, TextField } from '@narae/ui';
import type { ReactNode } from 'react';
import { namespace } from '../../texts.ts';
import { shownPrice, wonOf } from './list-filter.ts';
import type { ListQuery } from './list-query.ts';
import { PriceField } from './price-field.tsx';

export interface FilterChoices {
  /** Empty where the list is of one category by nature. */
  readonly categories: readonly { id: string; name: string }[];
  readonly places: readonly { id: string; name: string }[];
  /** KRW per one unit of the page's currency. */
  readonly dealBasR: number;
}

interface FilterFieldsProps extends FilterChoices {
  readonly query: ListQuery;
  readonly change: (change: ListQuery) => void;
}

const seatSteps = [1, 2, 4, 6, 10, 20];

/** A choice that is asked for stays visible, even where nothing offers it any more. */
const withAsked = (options: { value: string; label: string }[], asked: string | undefined) =>
  asked === undefined || options.some(({ value }) => value === asked)
    ? options
    : [...options, { value: asked, label: asked }];

/** The fields of the filter, for the panel and the phone's sheet alike; each takes effect at once. */
export function FilterFields(props: FilterFieldsProps): ReactNode {
  const { query, change, categories, places, dealBasR } = props;
  const t = useT(namespace);
  const { currency } = useLocale();
  const format = useFormat();
  const unit = format.money(0).replaceAll(/[\d\s]/g, '') || currency;
  const shown = (won: number | undefined) => (won === undefined ? undefined : shownPrice(won, dealBasR));
  const won = (amount: number | undefined) => (amount === undefined ? undefined : wonOf(amount, dealBasR));
  const options = (choices: readonly { id: string; name: string }[]) =>
    choices.map(({ id, name }) => ({ value: id, label: name }));
  const seats = [...new Set([...seatSteps, ...(query.seats ? [query.seats] : [])])].sort((a, b) => a - b);

  return (
    <>
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
      <TextField
        label={t('filter_from')}
        type="date"
        value={query.from ?? ''}
        max={query.to}
        onChange={(event) => change({ from: event.target.value || undefined })}
      />
      <TextField
        label={t('filter_to')}
        type="date"
        value={query.to ?? ''}
        min={query.from}
        onChange={(event) => change({ to: event.target.value || undefined })}
      />
      <SelectField
        label={t('filter_place')}
        options={[{ value: '', label: t('filter_any_place') }, ...withAsked(options(places), query.place)]}
        value={query.place ?? ''}
        onChange={(event) => change({ place: event.target.value || undefined })}
      />
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
      <SelectField
        label={t('filter_seats')}
        options={[
          { value: '', label: t('filter_any_seats') },
          ...seats.map((count) => ({ value: String(count), label: t('filter_seats_least', { count }) })),
        ]}
        value={String(query.seats ?? '')}
        onChange={(event) => change({ seats: Number(event.target.value) || undefined })}
      />
    </>
  );
}
