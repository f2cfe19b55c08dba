import { companyDtl } from '@narae/contracts/rows';
import { useT } from '@narae/shell-sdk';
import { EmptyState, Loaded, RichText, Skeleton } from '@narae/ui';
import { firstRow, useCall } from '@narae/shell-sdk/query';
import type { ReactNode } from 'react';
import { namespace } from '../../texts.ts';
import css from './company-page.module.css';

/** /companyInfo: the company's own words in the reader's language (CATALOG-12). */
export default function CompanyPage(): ReactNode {
  const t = useT(namespace);
  const result = useCall(companyDtl, {}, { select: firstRow });
  return (
    <section className={css.page}>
      <h1 className={css.title}>{t('section_company')}</h1>
      <Loaded
        result={result}
        waiting={<Skeleton shape="text" count={3} />}
        failed={{ title: t('list_fail') }}
      >
        {(company) =>
          company ? <RichText html={company.company_content} /> : <EmptyState title={t('list_none')} />
        }
      </Loaded>
    </section>
  );
}
