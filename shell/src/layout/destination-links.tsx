import { pages } from '@narae/contracts/pages';
import { Link, useCartCount, useT } from '@narae/shell-sdk';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useChatQr } from '../popup/chat-qr.tsx';
import { CountBadge } from '../controls/count-badge.tsx';
import { useDestinations } from './destinations.ts';
import css from './destination-links.module.css';

/** The seven places: a bar at the bottom of a phone, the top bar's second row on a desktop; styled by where it stands. */
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
