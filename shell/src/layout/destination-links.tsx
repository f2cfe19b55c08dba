import {
  IconCart,
  IconEvent,
  IconHome,
  IconKpop,
  IconNotice,
  IconQuestion,
  IconUser,
  type IconProps,
} from '@narae/ui';
import { categoryLink, linkTo, useT, type LinkTarget, Link, useCartCount } from '@narae/shell-sdk';
import type { ReactElement, ReactNode } from 'react';
import { pages } from '@narae/contracts/pages';
import { useLocation } from 'react-router-dom';
import { useChatQr } from '../popup/chat-qr.tsx';
import { CountBadge } from '../controls/count-badge.tsx';
import css from './destination-links.module.css';
import bottomBarCss from './bottom-bar.module.css';

interface Destination {
  readonly label: string;
  readonly Icon: (props: IconProps) => ReactElement;
  readonly link: LinkTarget;
  readonly counts?: boolean;
}

/** The seven places of the bottom bar, in its order (SHELL-6). */
function useDestinations(): readonly Destination[] {
  const common = useT('common');
  return [
    { label: common('nav_home'), Icon: IconHome, link: linkTo('home') },
    { label: common('nav_cart'), Icon: IconCart, link: linkTo('mycart'), counts: true },
    { label: common('nav_events'), Icon: IconEvent, link: categoryLink('CG005', common('nav_events')) },
    { label: common('nav_notices'), Icon: IconNotice, link: linkTo('communityList') },
    { label: common('nav_myinfo'), Icon: IconUser, link: linkTo('myinfo') },
    { label: common('nav_kpop'), Icon: IconKpop, link: categoryLink('CG003', common('nav_kpop')) },
    { label: common('nav_qna'), Icon: IconQuestion, link: linkTo('qna') },
  ];
}

export function DestinationLinks(): ReactNode {
  const common = useT('common');
  const destinations = useDestinations();
  const { pathname } = useLocation();
  const count = useCartCount();
  const chat = useChatQr();
  return (
    <>
      <ul role="list" className={css.list}>
        {destinations.map(({ label, Icon, link, counts }) => (
          <li key={link.to.pathname}>
            <Link
              {...link}
              className={css.link}
              aria-label={counts ? common('cart_label', { count }) : undefined}
              aria-current={pathname === link.to.pathname ? 'page' : undefined}
              onClick={link.to.pathname === pages.qna.path ? chat.intercept : undefined}
            >
              <span className={css.icon}>
                <Icon size={24} />
                {counts && <CountBadge count={count} />}
              </span>
              <span className={css.label}>{label}</span>
            </Link>
          </li>
        ))}
      </ul>
      {chat.dialog}
    </>
  );
}

export function BottomBar(): ReactNode {
  const common = useT('common');
  return (
    <nav className={bottomBarCss.bar} aria-label={common('nav_main')}>
      <DestinationLinks />
    </nav>
  );
}
