import { getT } from '@narae/i18n';
import { toast, toastTimes, useT } from '@narae/shell-sdk';
import { useEffect, useMemo, useState } from 'react';
import { namespace } from '../../texts.ts';
import { draftKeeper, type SendDraft } from './draft-keeper.ts';

/** The page is left for the sign-in by then: whoever comes back must know that the newest is not there (ORDER-10). */
const sayLost = (): void =>
  void toast.show({ text: getT(namespace)('draft_signed_out'), kind: 'warning', ms: toastTimes.long });

/**
 * Nothing typed in a form about people is lost by a reload, a tap on a bar or another language (ORDER-10). `failed`
 * while what was typed could not be kept: only then leaving the page asks first.
 * @param send the same function at every rendering, as `useCallback` gives it
 */
export function useKeepDraft<Typed>(send: SendDraft<Typed>) {
  const t = useT(namespace);
  const [failed, setFailed] = useState(false);
  const keeper = useMemo(() => draftKeeper<Typed>(send, (kept) => setFailed(!kept), sayLost), [send]);

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

  return { failed, keep: keeper.keep, stop: keeper.stop };
}
