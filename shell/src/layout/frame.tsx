import { useT } from '@narae/shell-sdk';
import { Suspense, useCallback, useState, type ReactNode } from 'react';
import { AuthDialogs } from '../feedback/auth-dialogs.tsx';
import { Confirmation } from '../feedback/confirmation.tsx';
import { PageWaiting } from '../feedback/page-waiting.tsx';
import { Toaster } from '../feedback/toaster.tsx';
import { Menu } from '../menu/menu.tsx';
import { NoticePopup } from '../popup/notice-popup.tsx';
import { Screens } from '../routes.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { Footer } from './footer.tsx';
import css from './frame.module.css';
import { TopBar } from './top-bar.tsx';
import { useArrival } from './use-arrival.ts';
import { useLiveCounts } from './use-live-counts.ts';

/** What stays around every screen. */
export function Frame(): ReactNode {
  const t = useT('shell');
  const [menuOpen, setMenuOpen] = useState(false);
  const closeMenu = useCallback(() => setMenuOpen(false), []);
  const main = useArrival();
  useLiveCounts();
  return (
    <>
      <a className={css.skip} href="#main">
        {t('skip_to_content')}
      </a>
      <TopBar onMenu={() => setMenuOpen(true)} />
      <main id="main" ref={main} tabIndex={-1} className={css.main}>
        <Suspense fallback={<PageWaiting />}>
          <Screens />
        </Suspense>
      </main>
      <Footer />
      <BottomBar />
      <Menu open={menuOpen} onClose={closeMenu} />
      <NoticePopup />
      <AuthDialogs />
      <Confirmation />
      <Toaster />
    </>
  );
}
