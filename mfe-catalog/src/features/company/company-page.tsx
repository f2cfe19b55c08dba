import { companyDtl } from '@narae/contracts/rows';
import { useT } from '@narae/shell-sdk';
import { Button, EmptyState, ErrorState, RichText, Skeleton } from '@narae/ui';
import { useCall } from '@narae/shell-sdk/query';
import type { ReactNode } from 'react';
import { namespace } from '../../texts.ts';
import css from './company-page.module.css';

/** /companyInfo: the company's own words in the reader's language (CATALOG-12). */
export default function CompanyPage(): ReactNode {
  const t = useT(namespace);
  const common = useT('common');
  const { data, isPending, isLoadingError, refetch } = useCall(companyDtl, {});
  return (
    <section className={css.page}>
      <h1 className={css.title}>{t('section_company')}</h1>
      {isPending && <Skeleton shape="text" count={3} />}
      {isLoadingError && (
        <ErrorState
          title={t('list_fail')}
          action={<Button onClick={() => void refetch()}>{common('btn_retry')}</Button>}
        />
      )}
      {data?.[0] && <RichText html={data[0].company_content} />}
      {data?.length === 0 && <EmptyState title={t('list_none')} />}
    </section>
  );
}
