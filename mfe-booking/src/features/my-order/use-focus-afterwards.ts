import { useEffect, useRef } from 'react';

/** What was pressed is gone once the state has changed by it: focus goes on where the new state is said. */
export function useFocusAfterwards(state: string) {
  const place = useRef<HTMLDivElement>(null);
  const awaited = useRef(false);
  useEffect(() => {
    if (!awaited.current) return;
    awaited.current = false;
    place.current?.focus();
  }, [state]);
  return {
    place,
    settled: (): void => {
      awaited.current = true;
    },
  };
}
