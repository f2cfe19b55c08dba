import {
  useT,
  Link,
  linkTo,
  pictureFormats,
  pictureSource,
  pictureWidths,
  useFormat,
} from '@narae/shell-sdk';
import { Loaded, Skeleton, Badge, Button, Picture, type BadgeState } from '@narae/ui';
import { useId, type ReactNode } from 'react';
import type { WaitingEntry } from '@narae/contracts';
import type { PackKey } from '@narae/i18n';
import {
  isOffered,
  OfferCountdown,
  useWaitingEntries,
  WaitingStanding,
} from '../../shared/waiting/waiting-standing.tsx';
import { namespace } from '../../texts.ts';
import css from './waiting-entries.module.css';
import { useWaitingActions } from '../../shared/waiting/use-waiting-actions.ts';

/** Nothing for a member without entries. */
export default function WaitingEntries(): ReactNode {
  const t = useT(namespace);
  const headingId = useId();
  return (
    <Loaded
      result={useWaitingEntries()}
      waiting={<Skeleton shape="row" />}
      failed={{ title: t('queue_fail'), children: t('queue_fail_text'), compact: true }}
    >
      {(entries) =>
        entries.length > 0 && (
          <section className={css.section} aria-labelledby={headingId}>
            <h2 className={css.heading} id={headingId}>
              {t('queue_title')}
            </h2>
            <div className={css.cards}>
              {entries.map((entry) => (
                <WaitingCard key={entry.waiting_id} entry={entry} />
              ))}
            </div>
          </section>
        )
      }
    </Loaded>
  );
}

/** One entry with where it stands and what can be done about it (SEAT-7). */
function WaitingCard({ entry }: { readonly entry: WaitingEntry }): ReactNode {
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
          {format.when({ ymd_format: entry.ymd_format, start_time: entry.start_time }, 'day')}
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

interface WaitingLook {
  readonly badge: BadgeState;
  readonly label: PackKey<'booking'>;
}

const looks: Readonly<Record<WaitingEntry['state'], WaitingLook>> = {
  waiting: { badge: 'confirmed', label: 'queue_on' },
  offered: { badge: 'closingSoon', label: 'queue_offered' },
  taken: { badge: 'paid', label: 'queue_taken' },
  declined: { badge: 'cancelled', label: 'queue_declined' },
  'ran-out': { badge: 'expired', label: 'queue_ran_out' },
  left: { badge: 'cancelled', label: 'queue_left' },
  opened: { badge: 'inProgress', label: 'queue_opened' },
  ended: { badge: 'closed', label: 'queue_ended' },
};

const waitingLook = ({ kind, state }: Pick<WaitingEntry, 'kind' | 'state'>): WaitingLook =>
  kind === 'opening' && state === 'waiting'
    ? { badge: 'confirmed', label: 'queue_on_opening' }
    : looks[state];
