import { useT } from '@narae/shell-sdk';
import { confirmStore } from '@narae/shell-sdk/host';
import { ConfirmDialog } from '@narae/ui';
import { useSyncExternalStore, type ReactNode } from 'react';

const current = () => confirmStore.getState().question;

export default function ConfirmationDialog(): ReactNode {
  const common = useT('common');
  const question = useSyncExternalStore(confirmStore.subscribe, current, current);
  if (!question) return null;
  return (
    <ConfirmDialog
      open
      title={question.title}
      confirmLabel={question.ok ?? common('btn_ok')}
      cancelLabel={question.cancel ?? common('btn_cancel')}
      danger={question.tone === 'danger'}
      onConfirm={() => question.answer(true)}
      onCancel={() => question.answer(false)}
    >
      {question.text}
    </ConfirmDialog>
  );
}
