import { pageLink, useT, useTitle } from '@narae/shell-sdk';
import { ButtonLink, NotFoundState } from '@narae/ui';
import type { ReactNode } from 'react';
import { SearchField } from '../controls/search-field.tsx';
import css from './not-found-page.module.css';

export default function NotFoundPage(): ReactNode {
  const common = useT('common');
  useTitle(common('not_found_title'));
  return (
    <section className={css.page}>
      <NotFoundState
        headingLevel={1}
        title={common('not_found_title')}
        action={<ButtonLink link={pageLink('home')}>{common('btn_home')}</ButtonLink>}
      >
        <p>{common('not_found_text')}</p>
        <SearchField className={css.search} />
      </NotFoundState>
    </section>
  );
}
