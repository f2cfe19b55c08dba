import { Link, useT, useTitle } from '@narae/shell-sdk';
import { ButtonLink, NotFoundState } from '@narae/ui';
import type { ReactNode } from 'react';
import { SearchField } from '../layout/search-field.tsx';
import css from './not-found-page.module.css';

/** A path nobody knows: says so kindly and offers the search. */
export default function NotFoundPage(): ReactNode {
  const t = useT('shell');
  useTitle(t('not_found_title'));
  return (
    <section className={css.page}>
      <NotFoundState
        headingLevel={1}
        title={t('not_found_title')}
        action={<ButtonLink link={(props) => <Link to="/" {...props} />}>{t('trouble_home')}</ButtonLink>}
      >
        <p>{t('not_found_text')}</p>
        <SearchField className={css.search} />
      </NotFoundState>
    </section>
  );
}
