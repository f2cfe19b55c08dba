import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

interface SnapScroll {
  track: RefObject<HTMLUListElement | null>;
  index: number;
  atStart: boolean;
  atEnd: boolean;
  goTo: (index: number) => void;
}

/** The browser swipes and snaps; this knows where the track stands. @param start the first item */
export function useSnapScroll(count: number, start = 0): SnapScroll {
  const track = useRef<HTMLUListElement>(null);
  const [place, setPlace] = useState({ index: 0, atStart: true, atEnd: count < 2 });

  useEffect(() => {
    const element = track.current;
    if (!element) return;
    let frame = 0;
    let begun = start === 0;
    const begin = () => {
      const item = element.children[start] as HTMLElement | undefined;
      if (begun || !item || element.clientWidth === 0) return;
      begun = true;
      element.scrollTo({ left: item.offsetLeft - element.offsetLeft, behavior: 'instant' });
    };
    const measure = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element;
      const items = Array.from(element.children) as HTMLElement[];
      const distances = items.map((item) => Math.abs(item.offsetLeft - element.offsetLeft - scrollLeft));
      setPlace({
        index: Math.max(0, distances.indexOf(Math.min(...distances))),
        atStart: scrollLeft < 4,
        atEnd: scrollLeft + clientWidth > scrollWidth - 4,
      });
    };
    const onScroll = () => {
      begin();
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    };
    begin();
    measure();
    element.addEventListener('scroll', onScroll, { passive: true });
    const resized = typeof ResizeObserver === 'function' ? new ResizeObserver(onScroll) : undefined;
    resized?.observe(element);
    return () => {
      cancelAnimationFrame(frame);
      element.removeEventListener('scroll', onScroll);
      resized?.disconnect();
    };
  }, [count, start]);

  const goTo = useCallback((wanted: number) => {
    const element = track.current;
    const item = element?.children[wanted] as HTMLElement | undefined;
    if (!element || !item) return;
    const still = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
    element.scrollTo({ left: item.offsetLeft - element.offsetLeft, behavior: still ? 'instant' : 'smooth' });
  }, []);

  return { track, ...place, goTo };
}
