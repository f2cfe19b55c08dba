import { useEffect, useRef, type RefObject } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Arriving on another screen starts at its top, and screen readers start reading there; going back keeps the place. */
export function useArrival(): RefObject<HTMLElement | null> {
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
