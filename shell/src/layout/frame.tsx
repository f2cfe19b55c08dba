import { useLiveCounts, useSession, useT } from '@narae/shell-sdk';
import { type ReactNode, useEffect, useRef, type RefObject } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { AuthDialogs, ConfirmAgain } from '../feedback/account-dialogs.tsx';
import { OfflineBanner } from '../feedback/offline-banner.tsx';
import { Confirmation, Toaster } from '../feedback/when-needed.tsx';
import { useMenu } from '../menu/use-menu.ts';
import { ownDialog } from '../feedback/own-part.tsx';
import { NewVersion } from '../new-version/new-version.tsx';
import { NoticePopup } from '../popup/notice-popup.tsx';
import { Screens } from '../pages/routes.tsx';
import { BottomBar } from './destination-links.tsx';
import { Footer } from './footer.tsx';
import css from './frame.module.css';
import { TopBar } from './top-bar.tsx';
import { useFreshHead } from './use-fresh-head.ts';

const Menu = ownDialog('menu', () => import('../menu/menu.tsx'));

/** One element: changes of the frame do not render screens. */
const screens = <Screens />;

export function Frame(): ReactNode {
  const common = useT('common');
  const menu = useMenu();
  const main = useArrival();
  useFreshHead();
  const { user } = useSession();
  return (
    <>
      <a className={css.skip} href="#main">
        {common('skip_to_content')}
      </a>
      <TopBar onMenu={menu.show} />
      <main id="main" ref={main} tabIndex={-1} className={css.main}>
        {screens}
      </main>
      <Footer />
      <BottomBar />
      {menu.needed && <Menu open={menu.open} onClose={menu.hide} />}
      {user && <LiveCounts memId={user.mem_id} />}
      <NoticePopup />
      <NewVersion />
      <OfflineBanner />
      <AuthDialogs />
      <ConfirmAgain />
      <Confirmation />
      <Toaster />
    </>
  );
}

/** A component of its own, so that signed-out visitors hold no stream open. */
function LiveCounts({ memId }: { readonly memId: string }): null {
  useLiveCounts(memId);
  return null;
}

/** Starts at the top, also for screen readers; going back keeps the place. */
function useArrival(): RefObject<HTMLElement | null> {
  const { pathname } = useLocation();
  const way = useNavigationType();
  const main = useRef<HTMLElement>(null);
  const seen = useRef(pathname);
  useEffect(() => {
    if (seen.current === pathname) return;
    seen.current = pathname;
    if (way !== 'POP') window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [pathname, way]);
  return main;
}
