import type { DeskCancellation } from '@narae/contracts';
import { MAX_CANCEL_TEXT } from '@narae/contracts/cancel-limits';
import { LANGUAGES, useFormat, useT } from '@narae/shell-sdk';
import { ActionDialog } from '@narae/ui';
import { useState, type ReactNode } from 'react';
import { amountsOf } from '../../../shared/cancel/amounts.ts';
import { WordsField } from '../presets/words-field.tsx';
import css from './cancellations.module.css';
import { useDecideRequest, type Outcome } from './use-decide-request.ts';

interface DecideDialogProps {
  readonly request: DeskCancellation;
  readonly outcome: Outcome;
  readonly onClose: () => void;
}

/** The last look before money moves or a member is turned down: what will happen, and the words that go with it. */
export function DecideDialog({ request, outcome, onClose }: DecideDialogProps): ReactNode {
  const t = useT('bookingCancellations');
  const common = useT('common');
  const format = useFormat();
  const [answer, setAnswer] = useState('');
  const { busy, decide, problem, overtaken, close } = useDecideRequest(request, outcome, onClose);
  const { order_id, sums } = request;
  const approves = outcome === 'approved';
  const refunded = amountsOf(sums, 'refunded', format);
  const action = approves ? t('approve_do', { refunded }) : t('reject_do');
  return (
    <ActionDialog
      title={t(approves ? 'approve_title' : 'reject_title', { order: order_id })}
      actionLabel={overtaken ? null : action}
      cancelLabel={common(overtaken ? 'btn_close' : 'btn_cancel')}
      kind="danger"
      busy={busy}
      onAct={() => void decide(answer)}
      onClose={close}
    >
      {overtaken && (
        <p className={css.warning} role="alert">
          {overtaken}
        </p>
      )}
      <p>
        {approves ? t('approve_text', { refunded, kept: amountsOf(sums, 'kept', format) }) : t('reject_text')}
      </p>
      <WordsField
        use={approves ? 'cancel-approved' : 'cancel-rejected'}
        language={request.lan_tp}
        label={t('answer_label')}
        hint={t('answer_hint', { language: LANGUAGES[request.lan_tp].ownName })}
        error={problem}
        optional={approves}
        most={MAX_CANCEL_TEXT}
        value={answer}
        onChange={setAnswer}
      />
    </ActionDialog>
  );
}
