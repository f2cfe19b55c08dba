import { backOffices, linkTo, Link, mayOpen, useSession, useT } from '@narae/shell-sdk';
import type { BackOffice } from '@narae/contracts/pages';
import type { ReactNode } from 'react';
import css from './office.module.css';

/** The back offices somebody may enter, where it is more than the one that is open. */
export function OfficeSwitch({ office }: { readonly office: BackOffice }): ReactNode {
  const t = useT('office');
  const { user } = useSession();
  const open = backOffices.filter((one) => mayOpen(one, user));
  if (open.length < 2) return null;
  return (
    <nav aria-label={t('offices')}>
      <ul role="list" className={css.switch}>
        {open.map((one) => (
          <li key={one}>
            <Link
              className={css.switchLink}
              aria-current={one === office ? 'true' : undefined}
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
