import type { DeskCancellation } from '@narae/contracts';
import { useFormat, useT } from '@narae/shell-sdk';
import type { ReactNode } from 'react';
import { amountsOf } from '../../../shared/cancel/amounts.ts';
import { FactList } from './fact-list.tsx';

/** Which trip and who of it, when it departs, and the quote the member was shown: that of the moment of the request. */
export function RequestFacts({ request }: { readonly request: DeskCancellation }): ReactNode {
  const t = useT('bookingCancellations');
  const format = useFormat();
  const { whole, leaving, people, pct, sums } = request;
  const facts = [
    {
      name: t('who'),
      value: whole
        ? t('who_whole', { count: people })
        : t('who_part', { names: leaving.join(' · '), count: leaving.length, people }),
    },
    { name: t('charged'), value: amountsOf(sums, 'charged', format) },
    {
      name: t('refunded'),
      value: `${amountsOf(sums, 'refunded', format)} (${format.percent(pct / 100)})`,
      strong: true,
    },
    { name: t('kept'), value: amountsOf(sums, 'kept', format) },
  ];
  return <FactList trip={request} facts={facts} />;
}
