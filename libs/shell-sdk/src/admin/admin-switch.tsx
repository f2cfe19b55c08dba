import { adminAreas, linkTo, Link, mayOpen, useSession, useT } from '@narae/shell-sdk';
import type { AdminArea } from '@narae/contracts/pages';
import type { ReactNode } from 'react';
import css from './admin.module.css';

/** The back offices somebody may enter, where it is more than the one that is open. */
export function AdminSwitch({ area }: { readonly area: AdminArea }): ReactNode {
  const t = useT('admin');
  const { user } = useSession();
  const open = adminAreas.filter((one) => mayOpen(one, user));
  if (open.length < 2) return null;
  return (
    <nav aria-label={t('areas')}>
      <ul role="list" className={css.switch}>
        {open.map((one) => (
          <li key={one}>
            <Link
              className={css.switchLink}
              aria-current={one === area ? 'true' : undefined}
              {...linkTo(one)}
            >
              {t(`name_${one}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
