import { isBlank } from '@narae/contracts/prepared-text';
import type { DeskCancellation } from '@narae/contracts';
import { Link, useFormat, useT, LANGUAGES, ApiError, toast, toastTimes, useCallOnce } from '@narae/shell-sdk';
import { useAuthors } from '@narae/shell-sdk/admin';
import { useForm } from '@narae/shell-sdk/form';
import { Badge, Button, type BadgeState, ActionDialog } from '@narae/ui';
import { useState, type ReactNode } from 'react';
import { MAX_CANCEL_TEXT } from '@narae/contracts/cancel-limits';
import { adminCancelDecide, adminCancellations } from '@narae/contracts/rows';
import { useCallCache } from '@narae/shell-sdk/query';
import { adminLink } from '../address.ts';
import css from './cancellations.module.css';
import { amountsOf } from '../../../shared/cancel/amounts.ts';
import { FactList } from './fact-list.tsx';
import { WordsField } from '../presets/words-field.tsx';
import { Quote } from '../../../shared/quote.tsx';

const badges: Readonly<Record<DeskCancellation['state'], BadgeState>> = {
  asked: 'cancelRequested',
  approved: 'cancelled',
  rejected: 'closed',
  withdrawn: 'closed',
};

export function RequestCard({ request }: { readonly request: DeskCancellation }): ReactNode {
  const t = useT('bookingCancellations');
  const format = useFormat();
  const [deciding, setDeciding] = useState<Outcome | null>(null);
  const { order_id, state, buyername, mem_id, asked_at, reason } = request;
  const id = `request-${order_id}-${request.cancel_no}`;
  return (
    <article className={css.card} aria-labelledby={id}>
      <header className={css.cardHead}>
        <h3 id={id} className={css.cardTitle}>
          <Link className={css.rowLink} to={adminLink('orders', { id: order_id })}>
            {t('order', { order: order_id })}
          </Link>
        </h3>
        <Badge state={badges[state]}>{t(`state_${state}`)}</Badge>
      </header>
      <p className={css.note}>
        {buyername} · {mem_id} · {t('asked_at', { time: format.date(asked_at, 'time') })}
      </p>
      <RequestFacts request={request} />
      <Quote label={t('reason')}>{reason}</Quote>
      {state === 'asked' ? (
        <div className={css.actions}>
          <Button kind="danger" onClick={() => setDeciding('approved')}>
            {t('approve')}
          </Button>
          <Button kind="secondary" onClick={() => setDeciding('rejected')}>
            {t('reject')}
          </Button>
        </div>
      ) : (
        <Decided request={request} />
      )}
      {deciding && <DecideDialog request={request} outcome={deciding} onClose={() => setDeciding(null)} />}
    </article>
  );
}

function Decided({ request }: { readonly request: DeskCancellation }): ReactNode {
  const t = useT('bookingCancellations');
  const format = useFormat();
  const { state, decided_at, decided_by, answer } = request;
  const named = useAuthors();
  const time = format.date(decided_at, 'time');
  return (
    <>
      <p className={css.note}>
        {state === 'withdrawn'
          ? t('withdrawn_at', { time })
          : t('decided_at', { time, who: decided_by ? named(decided_by) : t('by_shop') })}
      </p>
      {answer && <Quote label={t('answer')}>{answer}</Quote>}
    </>
  );
}

function RequestFacts({ request }: { readonly request: DeskCancellation }): ReactNode {
  const t = useT('bookingCancellations');
  const format = useFormat();
  const { whole, leaving, people, pct, sums } = request;
  const facts = [
    {
      name: t('who'),
      value: whole
        ? t('who_whole', { count: people })
        : t('who_part', { names: leaving.join(' · '), count: leaving.length, people }),
    },
    { name: t('charged'), value: amountsOf(sums, 'charged', format) },
    {
      name: t('refunded'),
      value: `${amountsOf(sums, 'refunded', format)} (${format.percent(pct / 100)})`,
      strong: true,
    },
    { name: t('kept'), value: amountsOf(sums, 'kept', format) },
  ];
  return <FactList trip={request} facts={facts} />;
}

interface DecideDialogProps {
  readonly request: DeskCancellation;
  readonly outcome: Outcome;
  readonly onClose: () => void;
}

function DecideDialog({ request, outcome, onClose }: DecideDialogProps): ReactNode {
  const t = useT('bookingCancellations');
  const common = useT('common');
  const format = useFormat();
  const { form, overtaken, close } = useDecideRequest(request, outcome, onClose);
  const { order_id, sums } = request;
  const approves = outcome === 'approved';
  const refunded = amountsOf(sums, 'refunded', format);
  const action = approves ? t('approve_do', { refunded }) : t('reject_do');
  return (
    <ActionDialog
      form={form}
      title={t(approves ? 'approve_title' : 'reject_title', { order: order_id })}
      actionLabel={overtaken ? null : action}
      cancelLabel={overtaken ? common('btn_close') : t('not_yet')}
      kind="danger"
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
        {...form.wire('answer')}
        use={approves ? 'cancel-approved' : 'cancel-rejected'}
        language={request.lan_tp}
        label={t('answer_label')}
        hint={t('answer_hint', { language: LANGUAGES[request.lan_tp].ownName })}
        optional={approves}
        most={MAX_CANCEL_TEXT}
        value={form.values.answer}
        onChange={(answer) => form.set({ answer })}
      />
    </ActionDialog>
  );
}

type Outcome = 'approved' | 'rejected';

/** Somebody else decided, the member withdrew it, or the order changed. */
const overtakenBy: readonly string[] = [
  'cancel_decided',
  'cancel_not_found',
  'txn_type_invalid',
  'version_conflict',
];

/** Nothing is decided where somebody else was faster. */
function useDecideRequest(
  { order_id, cancel_no, version }: DeskCancellation,
  outcome: Outcome,
  onClose: () => void,
) {
  const t = useT('bookingCancellations');
  const { invalidate } = useCallCache();
  const callOnce = useCallOnce();
  const [overtaken, setOvertaken] = useState('');
  const form = useForm({
    initial: { answer: '' },
    ms: toastTimes.long,
    asksBeforeLeaving: true,
    violation: ({ answer }) =>
      outcome === 'rejected' && isBlank(answer) ? { field: 'answer', error: 'cancel_answer_input' } : null,
    send: async ({ answer }) => {
      await callOnce(adminCancelDecide, { order_id, cancel_no, version, outcome, answer: answer.trim() });
      toast.show({ text: t(`done_${outcome}`, { order: order_id }), kind: 'success' });
      onClose();
      await invalidate(adminCancellations);
    },
    says: (error) => {
      if (!(error instanceof ApiError) || !overtakenBy.includes(error.error)) return false;
      setOvertaken(error.message);
      return true;
    },
  });
  const close = (): void => {
    onClose();
    if (overtaken) void invalidate(adminCancellations);
  };
  return { form, overtaken, close };
}
