import { openLogin, useSession, useT } from '@narae/shell-sdk';
import { Button, IconLogin, IconLogout } from '@narae/ui';
import type { ReactNode } from 'react';
import css from './sign-in-out.module.css';

/** Who is here, and the button that changes it. */
export function SignInOut({ onDone }: { readonly onDone: () => void }): ReactNode {
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
    <div className={css.member}>
      <p className={css.name}>
        {user.mem_profile_path && (
          <img
            className={css.face}
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
