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
  const { pathname, search } = useLocation();
  const show = useCallback(() => setState('open'), []);
  const hide = useCallback(() => setState((now) => (now === 'open' ? 'closed' : now)), []);
  useEffect(() => hide(), [pathname, search, hide]);
  return { needed: state !== 'never', open: state === 'open', show, hide };
}
