import { isBlank } from '@narae/contracts/prepared-text';
import type { DeskCancellation } from '@narae/contracts';
import { Link, useFormat, useT, LANGUAGES, ApiError, toast, useCallOnce } from '@narae/shell-sdk';
import { useAuthors } from '@narae/shell-sdk/admin';
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
      <blockquote className={css.said}>
        <span className={css.note}>{t('reason')}</span>
        {reason}
      </blockquote>
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
      {answer && (
        <blockquote className={css.said}>
          <span className={css.note}>{t('answer')}</span>
          {answer}
        </blockquote>
      )}
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
      cancelLabel={overtaken ? common('btn_close') : t('not_yet')}
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
  const errors = useT('errors');
  const { invalidate } = useCallCache();
  const callOnce = useCallOnce();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const [overtaken, setOvertaken] = useState('');
  const decide = async (answer: string): Promise<void> => {
    const words = answer.trim();
    if (outcome === 'rejected' && isBlank(words)) return setProblem(errors('cancel_answer_input'));
    setProblem('');
    setBusy(true);
    try {
      await callOnce(adminCancelDecide, { order_id, cancel_no, version, outcome, answer: words });
      toast.show({ text: t(`done_${outcome}`, { order: order_id }), kind: 'success' });
      onClose();
      await invalidate(adminCancellations);
    } catch (error) {
      if (error instanceof ApiError && overtakenBy.includes(error.error)) setOvertaken(error.message);
      else toast.rejection(error, { ms: 3_000 });
    } finally {
      setBusy(false);
    }
  };
  const close = (): void => {
    onClose();
    if (overtaken) void invalidate(adminCancellations);
  };
  return { busy, decide, problem, overtaken, close };
}
