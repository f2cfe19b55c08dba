import { pageLink, useLocale, useT } from '@narae/shell-sdk';
import { ButtonLink, EmptyState } from '@narae/ui';
import type { ReactNode } from 'react';
import { namespace } from '../../texts.ts';

/** There is no payment under that reference, and no order of the member's under that number. */
export function NoPayment(): ReactNode {
  const t = useT(namespace);
  const common = useT('common');
  const { lanTp } = useLocale();
  return (
    <EmptyState
      headingLevel={1}
      title={t('result_none')}
      action={<ButtonLink link={pageLink('home', { lan_tp: lanTp })}>{common('btn_home')}</ButtonLink>}
    >
      {t('result_none_text')}
    </EmptyState>
  );
}
