import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

interface MenuState {
  /** Opened at least once. */
  readonly needed: boolean;
  readonly open: boolean;
  readonly show: () => void;
  readonly hide: () => void;
}

export function useMenu(): MenuState {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never');
  const { key } = useLocation();
  const show = useCallback(() => setState('open'), []);
  const hide = useCallback(() => setState((now) => (now === 'open' ? 'closed' : now)), []);
  // Also where somebody chooses the page they are on.
  useEffect(() => hide(), [key, hide]);
  return { needed: state !== 'never', open: state === 'open', show, hide };
}
