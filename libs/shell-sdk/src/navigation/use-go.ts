import type { PageValues } from '@narae/contracts/href';
import type { PageName } from '@narae/contracts/pages';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { linkTo } from './link-to.ts';

interface GoOptions {
  /** Takes the place of the present entry in the history. */
  readonly replace?: boolean;
}

export type Go = <Name extends PageName>(page: Name, values?: PageValues<Name>, options?: GoOptions) => void;

/** Goes to a page with what it is asked for: into the query what may stand there, all of it into the history state. */
export function useGo(): Go {
  const navigate = useNavigate();
  return useCallback(
    (page, values, options) => {
      const { to, state } = linkTo(page, values);
      void navigate(to, { state, replace: options?.replace ?? false });
    },
    [navigate],
  );
}
