import { useSession, useT } from '@narae/shell-sdk';
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
import { LiveCounts } from './live-counts.tsx';
import { TopBar } from './top-bar.tsx';
import { useArrival } from './use-arrival.ts';

/** What stays around every screen. */
export function Frame(): ReactNode {
  const common = useT('common');
  const [menuOpen, setMenuOpen] = useState(false);
  const closeMenu = useCallback(() => setMenuOpen(false), []);
  const main = useArrival();
  const { user } = useSession();
  return (
    <>
      <a className={css.skip} href="#main">
        {common('skip_to_content')}
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
      {user && <LiveCounts memId={user.mem_id} />}
      <NoticePopup />
      <AuthDialogs />
      <Confirmation />
      <Toaster />
    </>
  );
}
