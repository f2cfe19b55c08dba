import { toast, useT } from '@narae/shell-sdk';
import { Button, IconCalendar, saveFile } from '@narae/ui';
import { useState, type ReactNode } from 'react';

interface CalendarButtonProps {
  readonly ask: () => Promise<{ readonly file_name: string; readonly content: string }>;
}

/** A file for the member's own calendar (MAIL-3). */
export function CalendarButton({ ask }: CalendarButtonProps): ReactNode {
  const t = useT('common');
  const [busy, setBusy] = useState(false);
  const save = async (): Promise<void> => {
    setBusy(true);
    try {
      const { file_name, content } = await ask();
      saveFile(file_name, content, 'text/calendar');
    } catch (error) {
      toast.rejection(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button kind="secondary" icon={<IconCalendar size={20} />} busy={busy} onClick={() => void save()}>
      {t('btn_add_to_calendar')}
    </Button>
  );
}
