import { mayOpen, pageLink, Slot, useSession, useT } from '@narae/shell-sdk';
import type { AdminArea } from '@narae/contracts/pages';
import { ButtonLink, EmptyState } from '@narae/ui';
import type { ReactNode } from 'react';
import { AdminNav } from './admin-nav.tsx';
import type { AdminPart } from './admin-part.ts';
import { AdminSwitch } from './admin-switch.tsx';
import css from './admin.module.css';
import './texts.ts';

interface AdminFrameProps {
  readonly area: AdminArea;
  /** In the order of the menu. */
  readonly parts: readonly AdminPart[];
  /** The part that is shown. */
  readonly view: string;
  readonly children: ReactNode;
}

/**
 * A back office around the part that is open: its name, the way to the others, its menu. Members, and administrators of
 * another role, read that it is not theirs; the server rejects them anyway (ACCOUNT-13). Until a second factor was shown, that
 * is asked for in its place (ACCOUNT-30).
 */
export function AdminFrame({ area, parts, view, children }: AdminFrameProps): ReactNode {
  const t = useT('admin');
  const { user } = useSession();
  if (!mayOpen(area, user)) return <NotForYou />;
  if (user?.second_factor_needed) return <Slot name="mfe-account/second-factor" props={{}} />;
  return (
    <div className={css.admin}>
      <div className={css.head}>
        <h1 className={css.title}>{t(`title_${area}`)}</h1>
        <AdminSwitch area={area} />
      </div>
      {parts.length > 1 && <AdminNav parts={parts} view={view} />}
      <div className={css.work}>{children}</div>
    </div>
  );
}

function NotForYou(): ReactNode {
  const t = useT('admin');
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
