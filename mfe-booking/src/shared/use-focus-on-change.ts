import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves focus and view to an element whose content is no longer the first, for keyboards and screen readers.
 */
export function useFocusOnChange<Place extends HTMLElement>(shown: string): RefObject<Place | null> {
  const element = useRef<Place>(null);
  const last = useRef(shown);
  useEffect(() => {
    if (last.current === shown) return;
    last.current = shown;
    element.current?.focus({ preventScroll: true });
    // Focus alone does not scroll to what is half in view.
    element.current?.scrollIntoView({ block: 'start' });
  }, [shown]);
  return element;
}
