import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { screenLink, type ReqParam } from './screens.ts';

export type Go = (screen: string, reqParam?: ReqParam, options?: { readonly replace?: boolean }) => void;

/** Goes to a screen with its reqParam: identifiers into the query, the whole object into the history state. */
export function useGo(): Go {
  const navigate = useNavigate();
  return useCallback(
    (screen, reqParam, options) => {
      const { to, state } = screenLink(screen, reqParam);
      void navigate(to, { state, replace: options?.replace ?? false });
    },
    [navigate],
  );
}
