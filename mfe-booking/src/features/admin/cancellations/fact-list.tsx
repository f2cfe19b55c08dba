import type { DeskCancellation } from '@narae/contracts';
import { useFormat, useT } from '@narae/shell-sdk';
import { Facts, type Fact } from '@narae/shell-sdk/admin';
import type { ReactNode } from 'react';

export function FactList({
  trip: { prod_title, prod_id, departure, days_left },
  facts,
}: {
  readonly trip: Pick<DeskCancellation, 'prod_title' | 'prod_id' | 'departure' | 'days_left'>;
  readonly facts: readonly Fact[];
}): ReactNode {
  const t = useT('bookingCancellations');
  const format = useFormat();
  const left = days_left < 0 ? t('departed') : t('days_left', { count: days_left });
  const all: readonly Fact[] = [
    { name: t('trip'), value: `${prod_title} · ${prod_id}` },
    { name: t('departs'), value: `${format.date(departure, 'day')} · ${left}` },
    ...facts,
  ];
  return <Facts facts={all} />;
}
