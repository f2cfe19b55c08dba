import { useT } from '@narae/shell-sdk';
import { Drawer, Wordmark } from '@narae/ui';
import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { LanguageSelect } from '../layout/language-select.tsx';
import { CategoryEntries } from './category-entries.tsx';
import { MemberEntries } from './member-entries.tsx';
import css from './menu.module.css';
import { ServiceEntries } from './service-entries.tsx';
import { SignInOut } from './sign-in-out.tsx';

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The off-canvas menu (spec §2 App shell). Going anywhere closes it. */
export default function Menu({ open, onClose }: Props): ReactNode {
  const common = useT('common');
  const { pathname, search } = useLocation();
  useEffect(() => onClose(), [pathname, search, onClose]);
  return (
    <Drawer open={open} onClose={onClose} title={<Wordmark />}>
      <div className={css.account}>
        <SignInOut onDone={onClose} />
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
