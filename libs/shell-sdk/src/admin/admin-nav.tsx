import { Link, useT } from '@narae/shell-sdk';
import type { ReactNode } from 'react';
import type { AdminPart } from './admin-part.ts';
import css from './admin.module.css';

interface AdminNavProps {
  readonly parts: readonly AdminPart[];
  readonly view: string;
}

/** The parts of a back office: beside the work on a desktop, folded above it on a phone. */
export function AdminNav({ parts, view }: AdminNavProps): ReactNode {
  const t = useT('admin');
  const links = (
    <ul role="list" className={css.navList}>
      {parts.map((part) => (
        <li key={part.view}>
          <Link className={css.navLink} to={part.to} aria-current={part.view === view ? 'page' : undefined}>
            {part.name}
          </Link>
        </li>
      ))}
    </ul>
  );
  return (
    <>
      <details className={css.fold} key={view}>
        <summary className={css.foldSummary}>
          {t('nav_part', { part: parts.find((part) => part.view === view)?.name ?? '' })}
        </summary>
        <nav aria-label={t('nav')}>{links}</nav>
      </details>
      <nav className={css.side} aria-label={t('nav')}>
        {links}
      </nav>
    </>
  );
}
