import { useEffect, useRef, type RefObject } from 'react';

/** Moves focus and view to an element when something else stands in it than at first: keyboards and screen readers go on there. */
export function useFocusOnChange<Place extends HTMLElement>(shown: string): RefObject<Place | null> {
  const element = useRef<Place>(null);
  const last = useRef(shown);
  useEffect(() => {
    if (last.current === shown) return;
    last.current = shown;
    element.current?.focus({ preventScroll: true });
    // Focus alone leaves what is half in view where it is.
    element.current?.scrollIntoView({ block: 'start' });
  }, [shown]);
  return element;
}
