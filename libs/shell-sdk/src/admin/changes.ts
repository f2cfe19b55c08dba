import { toast, toastTimes, confirm, useNavigate, useT } from '@narae/shell-sdk';
import { useState, useEffect } from 'react';

/** @returns whether it was made; rejections are shown */
type Change = (work: () => Promise<unknown>, text: string) => Promise<boolean>;

/** One at a time; afterwards the shown data are read anew, also where somebody else was faster. */
export function useChange(refresh: () => Promise<unknown>): {
  readonly busy: boolean;
  readonly change: Change;
} {
  const [busy, setBusy] = useState(false);
  const change: Change = async (work, text) => {
    if (busy) return false;
    setBusy(true);
    try {
      await work();
      toast.show({ text, kind: 'success' });
      return true;
    } catch (error) {
      toast.rejection(error, { ms: toastTimes.long });
      return false;
    } finally {
      await refresh();
      setBusy(false);
    }
  };
  return { busy, change };
}

/** On a link, on closing and on reloading. */
export function useUnsavedGuard(dirty: boolean): void {
  const t = useT('admin');
  const navigate = useNavigate();
  useEffect(() => {
    if (!dirty) return;
    const onLeave = (event: BeforeUnloadEvent): void => event.preventDefault();
    const onClick = (event: MouseEvent): void => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      if (!(link instanceof HTMLAnchorElement) || link.target === '_blank' || link.hash === '#main') return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
      event.preventDefault();
      event.stopPropagation();
      const { pathname, search } = new URL(link.href);
      const question = { title: t('leave_title'), text: t('leave_text'), ok: t('leave_ok') };
      void confirm({ ...question, tone: 'danger' }).then((agreed) => {
        if (agreed) void navigate(`${pathname}${search}`);
      });
    };
    window.addEventListener('beforeunload', onLeave);
    document.addEventListener('click', onClick, true);
    return () => {
      window.removeEventListener('beforeunload', onLeave);
      document.removeEventListener('click', onClick, true);
    };
  }, [dirty, navigate, t]);
}
