import { Link, useT } from '@narae/shell-sdk';
import type { ReactNode } from 'react';
import { useAdminNames } from '../../shared/admin/use-admin-text.ts';
import css from './admin.module.css';
import { adminLink, views } from './views.ts';

/** The parts of the admin area: beside the work on a desktop, folded above it on a phone. */
export function AdminNav({ view }: { readonly view: string }): ReactNode {
  const t = useT('catalogAdmin');
  const names = useAdminNames();
  const links = (
    <ul role="list" className={css.navList}>
      {views.map((one) => (
        <li key={one}>
          <Link className={css.navLink} to={adminLink(one)} aria-current={one === view ? 'page' : undefined}>
            {names.kind(one)}
          </Link>
        </li>
      ))}
    </ul>
  );
  return (
    <>
      <details className={css.fold} key={view}>
        <summary className={css.foldSummary}>
          {t('nav')}: {names.kind(view)}
        </summary>
        <nav aria-label={t('nav')}>{links}</nav>
      </details>
      <nav className={css.side} aria-label={t('nav')}>
        {links}
      </nav>
    </>
  );
}
