import type { PageValues } from '@narae/contracts/href';
import type { PageName } from '@narae/contracts/pages';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { linkTo } from './link-to.ts';
import { screenLink, type ReqParam } from './screens.ts';

interface GoOptions {
  /** Takes the place of the present entry in the history. */
  readonly replace?: boolean;
}

export interface Go {
  <Name extends PageName>(page: Name, values?: PageValues<Name>, options?: GoOptions): void;
  (path: string, values?: ReqParam, options?: GoOptions): void;
}

/** Goes to a page with what it is asked for: into the query what may stand there, all of it into the history state. */
export function useGo(): Go {
  const navigate = useNavigate();
  return useCallback(
    (page: string, values: ReqParam = {}, options?: GoOptions) => {
      const { to, state } = page.startsWith('/')
        ? screenLink(page, values)
        : linkTo(page as PageName, values);
      void navigate(to, { state, replace: options?.replace ?? false });
    },
    [navigate],
  );
}
