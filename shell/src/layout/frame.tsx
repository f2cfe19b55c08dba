import { useLiveCounts, useSession, useT } from '@narae/shell-sdk';
import type { ReactNode } from 'react';
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
import { useArrival } from './use-arrival.ts';
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
