import type { PostKind, ReportReason } from '@narae/contracts';
import { reportReasons } from '@narae/contracts/moderation';
import { postReport } from '@narae/contracts/rows';
import { toast, toastTimes, useCallOnce, useT } from '@narae/shell-sdk';
import { useForm } from '@narae/shell-sdk/form';
import { ActionDialog, ChoiceGroup, RadioCard } from '@narae/ui';
import type { ReactNode } from 'react';
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
  const form = useForm<{ readonly reason: ReportReason | null }>({
    initial: { reason: null },
    ms: toastTimes.long,
    check: ({ reason }) => (reason ? {} : { reason: t('report_choose') }),
    send: async ({ reason }) => {
      if (reason) await callOnce(postReport, { kind, id, reason });
      toast.show({ text: t('report_thanks'), kind: 'success' });
      onClose();
    },
  });
  const chosen = form.wire('reason');
  return (
    <ActionDialog
      form={form}
      size="small"
      title={t('report_title')}
      actionLabel={t('report')}
      cancelLabel={common('btn_cancel')}
      kind="accent"
      onClose={onClose}
    >
      <ChoiceGroup legend={t('report_why')} hint={t('report_hint')} error={chosen.error}>
        {reportReasons.map((item, at) => (
          <RadioCard
            key={item}
            ref={at === 0 ? chosen.ref : undefined}
            name="report-reason"
            title={t(`report_${item}`)}
            checked={form.values.reason === item}
            onChange={() => form.set({ reason: item })}
          />
        ))}
      </ChoiceGroup>
    </ActionDialog>
  );
}
