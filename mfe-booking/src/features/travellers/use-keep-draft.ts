import type { TypedTravellers } from '@narae/contracts';
import { orderDetail, travellersDraft } from '@narae/contracts/rows';
import { call, toast, useT } from '@narae/shell-sdk';
import { useCallCache } from '@narae/shell-sdk/query';
import { useEffect, useMemo, useState } from 'react';
import { namespace } from '../../texts.ts';
import { draftKeeper } from './draft-keeper.ts';

/**
 * Nothing typed on the traveller screen is lost by a reload, a tap on a bar or another language (ORDER-10). `failed`
 * while what was typed could not be kept: only then leaving the page asks first.
 */
export function useKeepDraft(cart_id: string) {
  const t = useT(namespace);
  const { replace } = useCallCache();
  const [failed, setFailed] = useState(false);
  const keeper = useMemo(
    () =>
      draftKeeper(
        (typed, leaving) => call(travellersDraft, { cart_id, ...typed }, { keepalive: leaving }),
        (kept) => setFailed(!kept),
      ),
    [cart_id],
  );

  useEffect(() => {
    const onHide = (): void => keeper.leave();
    window.addEventListener('pagehide', onHide);
    return () => {
      window.removeEventListener('pagehide', onHide);
      keeper.leave();
    };
  }, [keeper]);

  useEffect(() => {
    if (!failed) return undefined;
    toast.show({ text: t('draft_fail'), kind: 'warning' });
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [failed, t]);

  return {
    failed,
    keep: (typed: TypedTravellers): void => {
      // The answer at hand as well, so that the screen begins with it when it is opened again.
      replace(orderDetail, { cart_id }, (rows) => rows.map((row) => ({ ...row, draft: typed })));
      keeper.keep(typed);
    },
    stop: keeper.stop,
  };
}
