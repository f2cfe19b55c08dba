import { Link, linkTo, useCartCount, useSession, useT } from '@narae/shell-sdk';
import { Drawer, IconCart, Wordmark } from '@narae/ui';
import type { ReactNode } from 'react';
import { CountBadge } from '../controls/count-badge.tsx';
import { LanguageSelect } from '../controls/language-select.tsx';
import { CategoryEntries } from './category-entries.tsx';
import { MemberEntries } from './member-entries.tsx';
import css from './menu.module.css';
import { ServiceEntries } from './service-entries.tsx';
import { SignInOut } from './sign-in-out.tsx';

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The off-canvas menu (SHELL-6). */
export default function Menu({ open, onClose }: Props): ReactNode {
  const common = useT('common');
  const { user } = useSession();
  const count = useCartCount();
  return (
    <Drawer open={open} onClose={onClose} title={<Wordmark />}>
      <div className={css.account}>
        <div className={css.member}>
          <SignInOut onDone={onClose} />
          {user && (
            <Link {...linkTo('mycart')} className={css.cart} aria-label={common('cart_label', { count })}>
              <IconCart />
              <CountBadge count={count} />
            </Link>
          )}
        </div>
        <LanguageSelect className={css.language} />
      </div>
      <nav aria-label={common('nav_menu')}>
        <CategoryEntries />
        <ServiceEntries />
        <MemberEntries onDone={onClose} />
      </nav>
    </Drawer>
  );
}
