import type { MailGroup } from '@narae/contracts';
import { mailPreferenceChange } from '@narae/contracts/rows';
import { call, toast, toastTimes, useT } from '@narae/shell-sdk';
import { useState } from 'react';
import './texts.ts';

interface Choice {
  readonly group: MailGroup;
  readonly wanted: boolean;
}

/** Switching groups of mails on and off, one at a time: what was pressed shows at once, and goes back where it was not saved. */
export function useMailChoice(
  wanted: readonly MailGroup[],
  onChanged: () => Promise<unknown>,
): {
  readonly isOn: (group: MailGroup) => boolean;
  readonly isBusy: (group: MailGroup) => boolean;
  readonly choose: (group: MailGroup, wanted: boolean) => Promise<void>;
} {
  const t = useT('accountMails');
  const [saving, setSaving] = useState<Choice | null>(null);

  const choose = async (group: MailGroup, on: boolean): Promise<void> => {
    if (saving) return;
    setSaving({ group, wanted: on });
    try {
      await call(mailPreferenceChange, { group, wanted: on });
      await onChanged();
      toast.show({ text: t(on ? 'saved_on' : 'saved_off'), kind: 'success' });
    } catch (error) {
      toast.rejection(error, { ms: toastTimes.long });
    } finally {
      setSaving(null);
    }
  };
  return {
    isOn: (group) => (saving?.group === group ? saving.wanted : wanted.includes(group)),
    isBusy: (group) => saving?.group === group,
    choose,
  };
}
