import { useT } from '@narae/shell-sdk';
import { EmptyState } from '@narae/ui';
import type { ReactNode } from 'react';
import { namespace } from '../../texts.ts';
import { HomeWay } from './result-ways.tsx';

/** There is no payment under that reference, and no order of the member's under that number. */
export function NoPayment(): ReactNode {
  const t = useT(namespace);
  return (
    <EmptyState headingLevel={1} title={t('result_none')} action={<HomeWay />}>
      {t('result_none_text')}
    </EmptyState>
  );
}
