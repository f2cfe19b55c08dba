import { useT } from '@narae/shell-sdk';
import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Removes what the edge wrote into the head about the first address once the visitor moves on. Runs before
 * the screens' own effects.
 */
export function useFreshHead(): void {
  const t = useT('shell');
  const { pathname, search } = useLocation();
  const arrived = useRef({ pathname, search });
  useLayoutEffect(() => {
    const before = arrived.current;
    if (before.pathname === pathname && before.search === search) return;
    arrived.current = { pathname, search };
    for (const element of document.head.querySelectorAll('[data-page]')) element.remove();
    if (before.pathname !== pathname)
      document.querySelector('meta[name="description"]')?.setAttribute('content', t('site_description'));
  }, [pathname, search, t]);
}
