import type { WaitingEntry } from '@narae/contracts';
import {
  Link,
  linkTo,
  pictureFormats,
  pictureSource,
  pictureWidths,
  useFormat,
  useT,
} from '@narae/shell-sdk';
import { Badge, Button, Picture } from '@narae/ui';
import { useId, type ReactNode } from 'react';
import { isOffered, OfferCountdown } from '../../shared/waiting/offer-countdown.tsx';
import { useWaitingActions } from '../../shared/waiting/use-waiting-actions.ts';
import { WaitingStanding } from '../../shared/waiting/waiting-standing.tsx';
import { namespace } from '../../texts.ts';
import css from './waiting-entries.module.css';
import { waitingLook } from './waiting-look.ts';

/** One entry with where it stands and what can be done about it (SEAT-7). */
export function WaitingCard({ entry }: { readonly entry: WaitingEntry }): ReactNode {
  const t = useT(namespace);
  const format = useFormat();
  const { kind, target_id, state, seats } = entry;
  const nameId = useId();
  const { badge, label } = waitingLook(entry);
  const target =
    kind === 'places'
      ? linkTo('eventDetail', { event_id: target_id })
      : linkTo('productDetail', { prod_id: target_id });
  return (
    <article className={css.card} aria-labelledby={nameId} data-waiting={entry.waiting_id}>
      <Picture
        src={pictureSource({ ...entry, prod_id: target_id, file_type: '1' })}
        widths={pictureWidths}
        formats={pictureFormats}
        sizes="(min-width: 768px) 220px, 100vw"
        alt=""
      />
      <div className={css.facts}>
        <Badge state={badge}>{t(label)}</Badge>
        <h3 className={css.name} id={nameId}>
          <Link {...target}>{entry.title}</Link>
        </h3>
        <p>
          {format.date(entry.ymd_format, 'day')}
          {kind !== 'opening' && ` · ${t('event_people', { count: seats })}`}
        </p>
        {isOffered(entry) && <OfferCountdown entry={entry} />}
        {state === 'waiting' && <WaitingStanding entry={entry} />}
        <Actions entry={entry} />
      </div>
    </article>
  );
}

function Actions({ entry }: { readonly entry: WaitingEntry }): ReactNode {
  const t = useT(namespace);
  const { accept, leave, busy } = useWaitingActions(entry);
  const { kind, state } = entry;
  if (state !== 'waiting' && state !== 'offered') return null;
  const offered = isOffered(entry);
  return (
    <>
      {offered && <p>{t(kind === 'places' ? 'queue_accept_places_note' : 'queue_accept_note')}</p>}
      <div className={css.actions}>
        {offered && (
          <Button kind="accent" busy={busy === 'accept'} onClick={() => void accept()}>
            {t(kind === 'places' ? 'event_reserve' : 'queue_accept')}
          </Button>
        )}
        <Button kind="quiet" busy={busy === 'leave'} onClick={() => void leave()}>
          {t(kind === 'opening' ? 'queue_forget' : offered ? 'queue_decline' : 'queue_leave')}
        </Button>
      </div>
    </>
  );
}
