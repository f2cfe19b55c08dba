import { Link, linkTo, useCartCount, useSession, useT, openLogin } from '@narae/shell-sdk';
import { Drawer, IconCart, Wordmark, Button, IconLogin, IconLogout } from '@narae/ui';
import type { ReactNode } from 'react';
import { CountBadge } from '../controls/count-badge.tsx';
import { LanguageSelect } from '../controls/language-select.tsx';
import { CategoryEntries, MemberEntries, ServiceEntries } from './menu-entries.tsx';
import css from './menu.module.css';
import signInOutCss from './sign-in-out.module.css';

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

/** Who is here, and the button that changes it. */
function SignInOut({ onDone }: { readonly onDone: () => void }): ReactNode {
  const t = useT('shell');
  const common = useT('common');
  const { user, logout } = useSession();
  if (!user) {
    const enter = (): void => {
      onDone();
      openLogin();
    };
    return (
      <Button kind="accent" wide icon={<IconLogin size={20} />} onClick={enter}>
        {common('btn_login')}
      </Button>
    );
  }
  return (
    <div className={signInOutCss.member}>
      <p className={signInOutCss.name}>
        {user.mem_profile_path && (
          <img
            className={signInOutCss.face}
            src={user.mem_profile_path.replace('-256.webp', '-64.webp')}
            alt=""
            width={32}
            height={32}
          />
        )}
        {t('menu_greeting', { name: user.mem_nm || user.mem_nick })}
      </p>
      <Button icon={<IconLogout size={20} />} onClick={() => void logout()}>
        {common('btn_logout')}
      </Button>
    </div>
  );
}
