import type { DeskCancellation } from '@narae/contracts';
import { Link, useFormat, useT } from '@narae/shell-sdk';
import { useAuthors } from '@narae/shell-sdk/admin';
import { Badge, Button, type BadgeState } from '@narae/ui';
import { useState, type ReactNode } from 'react';
import { adminLink } from '../admin-link.ts';
import css from './cancellations.module.css';
import { DecideDialog } from './decide-dialog.tsx';
import { RequestFacts } from './request-facts.tsx';
import type { Outcome } from './use-decide-request.ts';

const badges: Readonly<Record<DeskCancellation['state'], BadgeState>> = {
  asked: 'cancelRequested',
  approved: 'cancelled',
  rejected: 'closed',
  withdrawn: 'closed',
};

/** One request with everything a decision needs in sight: whose, what of which trip, why, and the money. */
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

/** When and by whom it was decided, and what the member was told. */
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
