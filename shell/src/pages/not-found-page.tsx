import { properAddress } from '@narae/contracts/proper-address';
import { pageLink, useT, useTitle } from '@narae/shell-sdk';
import { ButtonLink, NotFoundState } from '@narae/ui';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { SearchField } from '../controls/search-field.tsx';
import css from './not-found-page.module.css';

/** Links that are opened within the shop do not pass the edge, which leads the others to the page that is meant. */
export default function NotFoundPage(): ReactNode {
  const { pathname, search, hash } = useLocation();
  const proper = properAddress(`${pathname}${search}`);
  return proper === null ? <NotFound /> : <Navigate to={`${proper}${hash}`} replace />;
}

function NotFound(): ReactNode {
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
