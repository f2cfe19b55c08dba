import './texts.ts';
import type { AdminArea } from '@narae/contracts/pages';
import {
  useSearchParams,
  mayOpen,
  pageLink,
  Slot,
  useSession,
  useT,
  Link,
  adminAreas,
  linkTo,
} from '@narae/shell-sdk';
import { Skeleton, ButtonLink, EmptyState } from '@narae/ui';
import { Suspense, type ComponentType, type ReactNode } from 'react';
import css from './admin.module.css';

export interface AdminPart {
  readonly view: string;
  readonly name: string;
  readonly to: string;
}

interface AdminPartsProps<View extends string> {
  readonly area: AdminArea;
  /** In the order of the menu; the first where the address names none. */
  readonly parts: Readonly<Record<View, ComponentType>>;
  readonly nameOf: (view: NoInfer<View>) => string;
  readonly linkTo: (view: NoInfer<View>) => string;
}

/** The open part stands in the address, as `view`. */
export function AdminParts<View extends string>(props: AdminPartsProps<View>): ReactNode {
  const { area, parts, nameOf, linkTo } = props;
  const [query] = useSearchParams();
  const views = Object.keys(parts) as View[];
  const view = views.find((item) => item === query.get('view')) ?? views[0]!;
  const Part: ComponentType = parts[view];
  return (
    <AdminFrame
      area={area}
      parts={views.map((item) => ({ view: item, name: nameOf(item), to: linkTo(item) }))}
      view={view}
    >
      <Suspense fallback={<Skeleton shape="row" count={6} />}>
        <Part />
      </Suspense>
    </AdminFrame>
  );
}

interface AdminFrameProps {
  readonly area: AdminArea;
  readonly parts: readonly AdminPart[];
  readonly view: string;
  readonly children: ReactNode;
}

/**
 * A back office around its open part. Members and administrators of another role read that it is not theirs;
 * the server rejects them anyway (ACCOUNT-13). First a second factor is asked for (ACCOUNT-30).
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

interface AdminNavProps {
  readonly parts: readonly AdminPart[];
  readonly view: string;
}

/** Beside the work on a desktop, folded above it on a phone. */
function AdminNav({ parts, view }: AdminNavProps): ReactNode {
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

/** The other back offices somebody may enter. */
function AdminSwitch({ area }: { readonly area: AdminArea }): ReactNode {
  const t = useT('admin');
  const { user } = useSession();
  const open = adminAreas.filter((item) => mayOpen(item, user));
  if (open.length < 2) return null;
  return (
    <nav aria-label={t('areas')}>
      <ul role="list" className={css.switch}>
        {open.map((item) => (
          <li key={item}>
            <Link
              className={css.switchLink}
              aria-current={item === area ? 'true' : undefined}
              {...linkTo(item)}
            >
              {t(`name_${item}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
