import { toast, toastTimes, useT } from '@narae/shell-sdk';
import { useForm, useLeaveQuestion, type FormOptions, type FormState } from '@narae/shell-sdk/form';
import { useState } from 'react';

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

interface DeskFormOptions<Values extends object> extends Omit<FormOptions<Values>, 'ms'> {
  /** Said once it is taken. */
  readonly done: string;
  readonly refresh: () => Promise<unknown>;
  /** Such as closing the dialog. */
  readonly onDone?: () => void;
}

/** A form whose answer is in what is shown, which is read anew, also where somebody else was faster. */
export function useDeskForm<Values extends object>({
  done,
  refresh,
  onDone,
  ...options
}: DeskFormOptions<Values>): FormState<Values> {
  return useForm<Values>({
    asksBeforeLeaving: true,
    ...options,
    ms: toastTimes.long,
    send: async (values) => {
      await options.send(values);
      toast.show({ text: done, kind: 'success' });
      await refresh();
      onDone?.();
    },
    onReject: (error) => {
      options.onReject?.(error);
      void refresh();
    },
  });
}

/** On a link, on closing and on reloading. */
export function useUnsavedGuard(dirty: boolean): void {
  const t = useT('admin');
  useLeaveQuestion(dirty, { title: t('leave_title'), text: t('leave_text'), ok: t('leave_ok') });
}
