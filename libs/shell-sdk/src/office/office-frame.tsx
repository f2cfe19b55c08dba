import { mayOpen, pageLink, useSession, useT } from '@narae/shell-sdk';
import type { BackOffice } from '@narae/contracts/pages';
import { ButtonLink, EmptyState } from '@narae/ui';
import type { ReactNode } from 'react';
import { OfficeNav } from './office-nav.tsx';
import type { OfficePart } from './office-part.ts';
import { OfficeSwitch } from './office-switch.tsx';
import css from './office.module.css';
import './texts.ts';

interface OfficeFrameProps {
  readonly office: BackOffice;
  /** In the order of the menu. */
  readonly parts: readonly OfficePart[];
  /** The part that is shown. */
  readonly view: string;
  readonly children: ReactNode;
}

/**
 * A back office around the part that is open: its name, the way to the others, its menu. Members, and administrators of
 * another role, read that it is not theirs; the server rejects them anyway (ACCOUNT-13).
 */
export function OfficeFrame({ office, parts, view, children }: OfficeFrameProps): ReactNode {
  const t = useT('office');
  const { user } = useSession();
  if (!mayOpen(office, user)) return <NotForYou />;
  return (
    <div className={css.office}>
      <div className={css.head}>
        <h1 className={css.title}>{t(`title_${office}`)}</h1>
        <OfficeSwitch office={office} />
      </div>
      <OfficeNav parts={parts} view={view} />
      <div className={css.work}>{children}</div>
    </div>
  );
}

function NotForYou(): ReactNode {
  const t = useT('office');
  const common = useT('common');
  return (
    <EmptyState
      headingLevel={1}
      title={t('not_for_you')}
      action={<ButtonLink link={pageLink('home')}>{common('btn_home')}</ButtonLink>}
    >
      {t('not_for_you_text')}
    </EmptyState>
  );
}
