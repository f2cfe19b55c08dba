import type { PostKind, ReportReason } from '@narae/contracts';
import { reportReasons } from '@narae/contracts/moderation';
import { postReport } from '@narae/contracts/rows';
import { toast, useCallOnce, useT } from '@narae/shell-sdk';
import { ActionDialog, ChoiceGroup, RadioCard } from '@narae/ui';
import { useState, type ReactNode } from 'react';
import { namespace } from '../../texts.ts';

interface ReportDialogProps {
  readonly kind: PostKind;
  readonly id: string;
  readonly onClose: () => void;
}

export default function ReportDialog({ kind, id, onClose }: ReportDialogProps): ReactNode {
  const t = useT(namespace);
  const common = useT('common');
  const callOnce = useCallOnce();
  const [reason, setReason] = useState<ReportReason>();
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const send = async (): Promise<void> => {
    setAsked(true);
    if (!reason || busy) return;
    setBusy(true);
    try {
      await callOnce(postReport, { kind, id, reason });
      toast.show({ text: t('report_thanks'), kind: 'success' });
      onClose();
    } catch (error) {
      toast.rejection(error, { ms: 3_000 });
    } finally {
      setBusy(false);
    }
  };
  return (
    <ActionDialog
      size="small"
      title={t('report_title')}
      actionLabel={t('report')}
      cancelLabel={common('btn_cancel')}
      kind="accent"
      busy={busy}
      onAct={() => void send()}
      onClose={onClose}
    >
      <ChoiceGroup
        legend={t('report_why')}
        hint={t('report_hint')}
        error={asked && !reason && t('report_choose')}
      >
        {reportReasons.map((item) => (
          <RadioCard
            key={item}
            name="report-reason"
            title={t(`report_${item}`)}
            checked={reason === item}
            onChange={() => setReason(item)}
          />
        ))}
      </ChoiceGroup>
    </ActionDialog>
  );
}
