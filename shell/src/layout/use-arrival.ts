import { useEffect, useRef, type RefObject } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** How long a page that somebody goes back to may take to reach its former length. */
const PATIENCE_MS = 5_000;

/** What a visitor does who wants to be elsewhere. */
const ownMoves = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Scrolls as soon as the page is long enough. @returns how to give up */
const scrollOnceLongEnough = (top: number): (() => void) => {
  const page = document.documentElement;
  const giveUp = (): void => {
    observer.disconnect();
    clearTimeout(timer);
    for (const move of ownMoves) window.removeEventListener(move, giveUp);
  };
  const observer = new ResizeObserver(() => {
    if (page.scrollHeight - window.innerHeight < top) return;
    giveUp();
    window.scrollTo(0, top);
  });
  const timer = setTimeout(giveUp, PATIENCE_MS);
  for (const move of ownMoves) window.addEventListener(move, giveUp, { passive: true });
  observer.observe(page);
  return giveUp;
};

/**
 * Starts at the top, also for screen readers; going back keeps the place. The browser keeps it as well, but of a page that
 * is still loading only as far down as that reaches.
 */
export function useArrival(): RefObject<HTMLElement | null> {
  const { pathname, key } = useLocation();
  const way = useNavigationType();
  const main = useRef<HTMLElement>(null);
  const seen = useRef(pathname);
  const places = useRef(new Map<string, number>());

  useEffect(() => {
    const tops = places.current;
    const left = tops.get(key) ?? 0;
    const stop = way === 'POP' && left > 0 ? scrollOnceLongEnough(left) : undefined;
    const remember = (): void => void tops.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => {
      stop?.();
      window.removeEventListener('scroll', remember);
    };
  }, [key, way]);

  useEffect(() => {
    if (seen.current === pathname) return;
    seen.current = pathname;
    if (way !== 'POP') window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [pathname, way]);
  return main;
}
