import { useT } from '@narae/shell-sdk';
import { ActionDialog, Checkbox, SelectField, type SelectOption } from '@narae/ui';
import { useState, type ReactNode } from 'react';

interface ReasonDialogProps {
  readonly title: string;
  /** What it means for the member. */
  readonly text: string;
  /** On the button that decides. */
  readonly action: string;
  readonly reasons: readonly SelectOption[];
  /** What whoever decides has to tick before; nothing unless given. */
  readonly sure?: string;
  readonly busy: boolean;
  /** Decides; the dialog closes whatever came of it, because what is shown is read anew. */
  readonly onDecide: (reason: string) => Promise<unknown>;
  readonly onClose: () => void;
}

/** The last look before a decision that its member is told the reason of. */
export function ReasonDialog({
  title,
  text,
  action,
  reasons,
  sure,
  busy,
  onDecide,
  onClose,
}: ReasonDialogProps): ReactNode {
  const t = useT('accountAdmin');
  const common = useT('common');
  const [reason, setReason] = useState(reasons[0]?.value ?? '');
  const [isSure, setIsSure] = useState(sure === undefined);
  return (
    <ActionDialog
      title={title}
      actionLabel={action}
      cancelLabel={common('btn_cancel')}
      kind="danger"
      disabled={!isSure}
      busy={busy}
      onAct={() => void onDecide(reason).then(onClose)}
      onClose={onClose}
    >
      <p>{text}</p>
      <SelectField
        label={t('reason')}
        hint={t('reason_hint')}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        options={reasons}
      />
      {sure !== undefined && (
        <Checkbox label={sure} checked={isSure} onChange={({ target }) => setIsSure(target.checked)} />
      )}
    </ActionDialog>
  );
}
