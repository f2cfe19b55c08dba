import { isBlank } from '@narae/contracts/prepared-text';
import type { GateGuest, ScanOutcome } from '@narae/contracts';
import { shownTicketNo } from '@narae/rules';
import { useFormat, useT } from '@narae/shell-sdk';
import { useForm } from '@narae/shell-sdk/form';
import {
  Button,
  cx,
  IconCheck,
  IconClose,
  IconRetry,
  IconWarning,
  ActionDialog,
  Reference,
  TextField,
} from '@narae/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { gateLimits } from '@narae/contracts/gate-limits';
import css from './gate.module.css';
import type { Shown } from './use-gate.ts';

const looks: Readonly<
  Record<ScanOutcome, { tone: string | undefined; Icon: typeof IconCheck; buzz: number[] }>
> = {
  ok: { tone: css.good, Icon: IconCheck, buzz: [80] },
  second: { tone: css.warn, Icon: IconRetry, buzz: [200, 100, 200] },
  'wrong-departure': { tone: css.bad, Icon: IconWarning, buzz: [400, 100, 400] },
  void: { tone: css.bad, Icon: IconClose, buzz: [400, 100, 400] },
  'bad-signature': { tone: css.bad, Icon: IconClose, buzz: [400, 100, 400] },
  unknown: { tone: css.bad, Icon: IconClose, buzz: [400, 100, 400] },
};

interface ScanResultProps {
  readonly shown: Shown | null;
  readonly onUndo: (guest: GateGuest) => void;
}

/** In words, colour, sign and vibration, and said aloud by screen readers. */
export function ScanResult({ shown, onUndo }: ScanResultProps): ReactNode {
  const outcome = shown?.answer.outcome;
  const scan_id = shown?.scan.scan_id;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A number is typed far below on a phone: the result must be in view.
    if (outcome) place.current?.scrollIntoView({ block: 'nearest' });
    // Vibration is missing in some browsers and on desktops.
    if (outcome) (navigator as Partial<Navigator>).vibrate?.(looks[outcome].buzz);
  }, [outcome, scan_id]);
  return (
    <div ref={place} className={css.verdict} role="alert" aria-atomic="true">
      {shown && <Result key={scan_id} shown={shown} onUndo={onUndo} />}
    </div>
  );
}

function Result({ shown, onUndo }: { readonly shown: Shown; readonly onUndo: ScanResultProps['onUndo'] }) {
  const t = useT('bookingGate');
  const { answer, byList } = shown;
  const { tone, Icon } = looks[answer.outcome];
  return (
    <section className={cx(css.result, tone)}>
      <Icon size={56} />
      <h3 className={css.word}>{t(`scan_${answer.outcome}`)}</h3>
      <ResultText shown={shown} />
      {answer.conflict && <p className={css.conflict}>{t('conflict')}</p>}
      {byList && <p>{t('by_list')}</p>}
      {answer.outcome === 'ok' && answer.guest && (
        <Button kind="secondary" onClick={() => onUndo(answer.guest!)}>
          {t('undo')}
        </Button>
      )}
    </section>
  );
}

function ResultText({ shown: { answer } }: { readonly shown: Shown }): ReactNode {
  const t = useT('bookingGate');
  const format = useFormat();
  const { outcome, guest, departure } = answer;
  return (
    <>
      {guest && (
        <p className={css.person}>
          <strong>{guest.mem_nm}</strong>
          <span>
            {t('guest_of', { order: guest.order_id, count: guest.party_cnt })} ·{' '}
            <Reference>{shownTicketNo(guest.ticket_no)}</Reference>
          </span>
        </p>
      )}
      {outcome === 'second' && guest?.checked_in && (
        <p>
          {t('second_text', {
            time: format.date(guest.checked_in.at, 'clock'),
            gate: guest.checked_in.gate,
          })}
        </p>
      )}
      {departure && (
        <p>
          {t('wrong_text', {
            title: departure.prod_title,
            day: format.date(departure.ymd_format),
          })}
        </p>
      )}
      {outcome === 'ok' && guest?.papers_missing && <p>{t('papers_missing')}</p>}
      {outcome === 'ok' && guest?.cancelling && <p>{t('cancelling')}</p>}
      {(outcome === 'void' || outcome === 'bad-signature' || outcome === 'unknown') && (
        <p>{t(`${outcome}_text`)}</p>
      )}
    </>
  );
}

interface UndoDialogProps {
  readonly guest: GateGuest;
  readonly onClose: () => void;
  readonly undo: (ticket_no: string, reason: string) => Promise<void>;
}

/** Needs a network: other gates must be told. */
export function UndoDialog({ guest, onClose, undo }: UndoDialogProps): ReactNode {
  const t = useT('bookingGate');
  const common = useT('common');
  const form = useForm({
    initial: { reason: '' },
    asksBeforeLeaving: true,
    check: ({ reason }) => (isBlank(reason) ? { reason: t('undo_reason_input') } : {}),
    send: async ({ reason }) => {
      await undo(guest.ticket_no, reason.trim());
      onClose();
    },
  });
  return (
    <ActionDialog
      form={form}
      size="small"
      title={t('undo_title', { name: guest.mem_nm })}
      actionLabel={t('undo')}
      cancelLabel={common('btn_cancel')}
      kind="danger"
      onClose={onClose}
    >
      <TextField
        {...form.text('reason')}
        label={t('undo_reason')}
        hint={t('undo_hint')}
        maxLength={gateLimits.reason}
      />
    </ActionDialog>
  );
}
